"""What an action of Dice Forge looks worth at once, in hundredths of a glory point: enough to play thousands of games a
second by, and by a little better than `greedy` does.

The figures were tuned by play, by `tools/tune.py` and its like: two that each had all of them a little off, fifty
thousand games a round, until no figure won anything any more. They are what to give for a thing, not what it brings: a
card is worth less than its glory where more could be done with the shards, and more where it pays early.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from theogony.games.dice_forge.actions import (
    BUY,
    COPY,
    DIE,
    EXTRA,
    FEAT,
    FORGE,
    GAIN,
    HAMMER,
    REINFORCE,
    SWAP,
    TRITON,
)
from theogony.games.dice_forge.components import (
    AMOUNT,
    ANY_1,
    ANY_2,
    BOAR,
    C_TYPHON,
    CARD_GLORY,
    EITHER,
    EXTRA_PRICE,
    FACES,
    FEAT_MOON,
    FEAT_SUN,
    FEATS,
    GLORY,
    GOLD,
    GOLD_1,
    MOON,
    PRICE,
    RESOURCES,
    ROUNDS,
    SANCTUARY,
    SHIELD,
    SHIP,
    SUN,
    TRIPLE,
)
from theogony.games.dice_forge.position import Position
from theogony.games.dice_forge.worths import MOST_TURNS, grown

POINT: Final[i64] = 100
ENDING: Final[i64] = 1000  # the prior of what is neither good nor bad
BY_ALL_MEANS: Final[i64] = 4000
HARDLY: Final[i64] = 20

# Taking a card, beside its glory: at once, for every blessing to come, and for every own turn to come.
TAKING: Final[tuple[tuple[str, int, int, int], ...]] = (
    ("hammer", -283, -2, -33),
    ("chest", -152, 0, 0),
    ("hind", 40, 0, 123),
    ("bear", 88, 0, 99),
    ("satyrs", 118, 0, 0),
    ("boar", -164, 21, 0),
    ("ferryman", 125, 0, 19),
    ("cerberus", 0, 0, 0),
    ("helmet", -215, 25, 0),
    ("cancer", 370, 0, 0),
    ("sentinel", 521, 0, 0),
    ("hydra", -310, 0, -6),
    ("typhon", -114, 0, -22),
    ("sphinx", 570, 0, 0),
    ("cyclops", 653, 0, 0),
    ("abyss", -46, 20, 0),
    ("gorgon", 265, 6, -46),
    ("triton", -77, 0, 0),
    ("minotaur", 393, 0, -46),
    ("shield", -47, 72, 0),
    ("owl", 116, 0, 255),
    ("celestial-ship", -202, 11, 0),
    ("elder", -102, 0, 891),
    ("wild-spirits", 580, 0, 0),
)
AT_ONCE: Final = vec[i64]([row[1] for row in TAKING])
PER_ROLL: Final = vec[i64]([row[2] for row in TAKING])
PER_TURN: Final = vec[i64]([row[3] for row in TAKING])

# What one more to come each time a face is rolled is worth with MIDDLE own turns to come, and by how many hundredths of
# it a turn more raises it: gold, sun, moon, glory.
COMES: Final = ((6, -5), (282, 17), (96, -5), (140, -8))
GARDENS: Final = (106, 219, 102, 111, 83)  # triple, mirror, ship; shields and boars beside what they give
FIRST_TO_GO: Final = -27  # a face of one gold: something better could be in its place
# And one in reserve: gold, sun, moon.
KEPT: Final = ((12, 0), (105, 10), (44, 0))
SECOND: Final[i64] = -154  # a second action, beside what it does


def _gifts() -> vec[i64]:
    """Halves of what a face gives of each resource on the mean. Of a choice each of the two best ones is half."""
    out = AMOUNT[:]
    for k in range(i64(len(out))):
        kind: i64 = k // RESOURCES
        out[k] *= i64(1) if EITHER[kind] != 0 else i64(2)
    for kind in (ANY_1, ANY_2):
        out[kind * RESOURCES + GOLD] = 0
    return out


GIFT: Final = _gifts()


def _faces() -> vec[i64]:
    out = vec[i64]()
    for turns in range(int(MOST_TURNS) + 1):
        for kind in range(FACES):
            worth: i64 = 0
            if kind < TRIPLE or kind > SHIP:
                for resource in range(RESOURCES):
                    come, growth = COMES[int(resource)]
                    worth += GIFT[kind * RESOURCES + resource] * grown(come, growth, turns) // 2
            if kind == GOLD_1:
                worth += FIRST_TO_GO
            elif kind >= BOAR:
                worth += GARDENS[4]
            elif kind >= SHIELD:
                worth += GARDENS[3]
            elif kind >= TRIPLE:
                worth += GARDENS[int(kind - TRIPLE)]
            out = append(out, worth)
    return out


def _reserves() -> vec[i64]:
    out = vec[i64]()
    for turns in range(int(MOST_TURNS) + 1):
        for worth, growth in KEPT:
            out = append(out, max(i64(0), grown(worth, growth, turns)))
    return out


FACE_WORTHS: Final = _faces()  # by own turns to come, and kind
RESERVES: Final = _reserves()  # by own turns to come, and resource


def prior_of(at: Position, seat: i64, action: i64) -> i64:
    """What the action looks worth beside ending the turn."""
    if FEAT.has(action):
        return max(i64(1), ENDING + _feat_worth(at, seat, FEAT.arg(action, 0)))
    if BUY.has(action):
        return max(i64(1), ENDING + _buy_worth(at, seat, BUY.arg(action, 0)))
    if FORGE.has(action):
        kind = i64(at.sides[seat * 12 + FORGE.arg(action, 0)])
        return max(i64(1), ENDING - FACE_WORTHS[own_turns(at, seat) * FACES + kind])
    if GAIN.has(action):
        return 1 + _gain_worth(at, seat, GAIN.arg(action, 0))
    if HAMMER.has(action):
        return ENDING + HAMMER.arg(action, 0)
    if SWAP.has(action):
        return ENDING + SWAP.arg(action, 0)
    if COPY.has(action):
        copied = at.face_up(COPY.arg(action, 0) // 2, COPY.arg(action, 0) % 2)
        return max(i64(1), ENDING + FACE_WORTHS[own_turns(at, seat) * FACES + copied])
    if DIE.has(action):
        return max(i64(1), ENDING + _die_worth(at, seat, DIE.arg(action, 0)))
    if REINFORCE.has(action):
        return BY_ALL_MEANS
    if EXTRA.has(action):
        return max(i64(1), ENDING + _extra_worth(at, seat))
    return HARDLY if TRITON.has(action) else ENDING


def _feat_worth(at: Position, seat: i64, stack: i64) -> i64:
    """The card's glory and what it does, less the shards."""
    card = i64(at.card_at[stack])
    turns = own_turns(at, seat)
    total = POINT * CARD_GLORY[card] + AT_ONCE[card] + PER_ROLL[card] * blessings(at, seat) + PER_TURN[card] * turns
    if card == C_TYPHON:
        total += POINT * at.forged(seat)
    first: i64 = turns * GLORY
    return total - FEAT_SUN[stack] * RESERVES[first + SUN] - FEAT_MOON[stack] * RESERVES[first + MOON]


def _buy_worth(at: Position, seat: i64, kind: i64) -> i64:
    """What the face brings more than the poorest one on the dice, less the gold."""
    turns = own_turns(at, seat)
    first: i64 = turns * FACES
    poorest: i64 = 100000
    for side in range(i64(12)):
        poorest = min(poorest, FACE_WORTHS[first + i64(at.sides[seat * 12 + side])])
    more = (FACE_WORTHS[first + kind] - poorest) * blessings(at, seat) // 6
    return more - PRICE[kind] * RESERVES[turns * GLORY + GOLD]


def _extra_worth(at: Position, seat: i64) -> i64:
    """The best that a second action could bring, less the suns it costs."""
    sun: i64 = at.has(seat, SUN) - EXTRA_PRICE
    best: i64 = 0
    for stack in range(FEATS):
        if at.feat_payable(stack, sun, at.has(seat, MOON)):
            best = max(best, _feat_worth(at, seat, stack))
    for kind in range(SANCTUARY):
        if at.affordable(kind, at.has(seat, GOLD), 0):
            best = max(best, _buy_worth(at, seat, kind))
    return best - EXTRA_PRICE * RESERVES[own_turns(at, seat) * GLORY + SUN] + SECOND


def _gain_worth(at: Position, seat: i64, resource: i64) -> i64:
    """One of a resource, if there is room for it."""
    if resource >= GLORY:
        return POINT
    if at.has(seat, resource) >= at.most(seat, resource):
        return 0
    return RESERVES[own_turns(at, seat) * GLORY + resource]


def _die_worth(at: Position, seat: i64, die: i64) -> i64:
    """What its six faces bring together."""
    first: i64 = own_turns(at, seat) * FACES
    total: i64 = 0
    for side in range(i64(6)):
        total += FACE_WORTHS[first + at.face(seat, die, side)]
    return total


def own_turns(at: Position, seat: i64) -> i64:
    """Turns the seat will still have an action in, this one included until it has acted."""
    turns: i64 = ROUNDS[at.seats] - at.round
    now: i64 = (at.active - at.first + at.seats) % at.seats
    its: i64 = (seat - at.first + at.seats) % at.seats
    if its > now or (its == now and at.actions_done == 0):
        turns += 1
    return turns


def blessings(at: Position, seat: i64) -> i64:
    """Divine blessings still to come at the start of turns, as far as anything can be bought with them."""
    now: i64 = (at.active - at.first + at.seats) % at.seats
    turns: i64 = (ROUNDS[at.seats] - at.round) * at.seats + at.seats - 1 - now
    return turns * 2 if at.seats == 2 else turns
