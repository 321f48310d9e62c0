"""What a bot should know of Dice Forge: faces and feats are worth what they bring in the rounds that are left.

Values are in hundredths of a glory point.
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
    C_BEAR,
    C_ELDER,
    C_HIND,
    C_OWL,
    C_TYPHON,
    CARD_GLORY,
    COLOURS,
    EITHER,
    EXTRA_PRICE,
    FEAT_MOON,
    FEAT_SUN,
    FEATS,
    GLORY,
    GOLD,
    LAP,
    MIRROR,
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
from theogony.games.dice_forge.worths import (
    AT_ONCE,
    BEARS,
    BOARS,
    CERBERUS,
    CHESTS,
    COMING,
    ELDERS,
    HAMMER_GOLD,
    HINDS,
    IN_PARTS,
    KINDS,
    LAP_BEGUN,
    MIRRORS,
    MOON_RICH,
    MORE_ELDERS,
    OWLS,
    OWN_BOARS,
    PER_ROLL,
    PER_TURN,
    SHIELDS,
    SHIPS,
    STOCK,
    SUN_RICH,
    TRITONS,
    TURNS,
    WORTHS,
)
from theogony.kernel.arrays import filled
from theogony.kernel.state import State
from theogony.kernel.strategy import Strategy, ahead, all_ahead, result

POINT: Final[i64] = 100
END_SWING: Final[i64] = 8000  # 16 points
ENDING: Final[i64] = 1000  # the prior of what is neither good nor bad


class DiceForgeStrategy(Strategy):
    def prior(self, state: State, seat: i64, action: i64) -> i64:
        """What the action looks worth in hundredths of a point, beside ending the turn."""
        assert isinstance(state, Position)
        if FEAT.has(action):
            return max(i64(1), ENDING + _feat_worth(state, seat, FEAT.arg(action, 0)))
        if BUY.has(action):
            return max(i64(1), ENDING + _buy_worth(state, seat, BUY.arg(action, 0)))
        if FORGE.has(action):
            kind = i64(state.sides[seat * 12 + FORGE.arg(action, 0)])
            return max(i64(1), ENDING - _face_worth(kind, own_turns(state, seat)))
        if GAIN.has(action):
            turns = own_turns(state, seat)
            return 1 + WORTHS[turns * KINDS + STOCK + GAIN.arg(action, 0)] if GAIN.arg(action, 0) < GLORY else POINT
        if HAMMER.has(action):
            return ENDING + HAMMER.arg(action, 0)
        if SWAP.has(action):
            return ENDING + SWAP.arg(action, 0)
        if COPY.has(action):
            copied = state.face_up(COPY.arg(action, 0) // 2, COPY.arg(action, 0) % 2)
            return max(i64(1), ENDING + _face_worth(copied, own_turns(state, seat)))
        if DIE.has(action):
            return max(i64(1), ENDING + _die_worth(state, seat, DIE.arg(action, 0)))
        if REINFORCE.has(action):
            return ENDING + 3000
        if EXTRA.has(action):
            return max(i64(1), ENDING + _extra_worth(state, seat))
        return i64(20) if TRITON.has(action) else ENDING

    def value(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Position)
        if state.over():
            return result(state, seat)
        return ahead(_standings(state), seat, 0)

    def values(self, state: State) -> vec[i64]:
        assert isinstance(state, Position)
        return all_ahead(_standings(state), 0)

    def beyond(self) -> bool:
        return False

    def end_swing(self) -> i64:
        return END_SWING

    def swing(self, state: State) -> i64:
        assert isinstance(state, Position)
        left: i64 = ROUNDS[state.seats] - state.round
        return 3200 + 400 * left + 750 * left * left


def _feat_worth(at: Position, seat: i64, stack: i64) -> i64:
    """The card's glory and what it does, less the shards."""
    card = i64(at.card_at[stack])
    turns = own_turns(at, seat)
    total = POINT * CARD_GLORY[card] + AT_ONCE[card] + PER_ROLL[card] * blessings(at, seat) + PER_TURN[card] * turns
    if card == C_TYPHON:
        total += POINT * at.forged(seat)
    first: i64 = turns * KINDS + STOCK
    return total - FEAT_SUN[stack] * WORTHS[first + SUN] - FEAT_MOON[stack] * WORTHS[first + MOON]


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
    return best - EXTRA_PRICE * WORTHS[own_turns(at, seat) * KINDS + STOCK + SUN]


def _buy_worth(at: Position, seat: i64, kind: i64) -> i64:
    """What the face brings more than the poorest one on the dice, less the gold."""
    turns = own_turns(at, seat)
    poorest: i64 = 100000
    for side in range(i64(12)):
        poorest = min(poorest, _face_worth(i64(at.sides[seat * 12 + side]), turns))
    more = (_face_worth(kind, turns) - poorest) * blessings(at, seat) // 6
    return more - PRICE[kind] * WORTHS[turns * KINDS + STOCK + GOLD]


def _die_worth(at: Position, seat: i64, die: i64) -> i64:
    """What its six faces bring together."""
    turns = own_turns(at, seat)
    total: i64 = 0
    for side in range(i64(6)):
        total += _face_worth(at.face(seat, die, side), turns)
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


def hopes(at: Position, seat: i64) -> vec[i64]:
    """How many of each kind the seat has."""
    turns = own_turns(at, seat)
    rolls = blessings(at, seat)
    out = filled(KINDS, 0)
    out[TURNS] = 1
    _count_dice(at, seat, rolls, out)
    for colour in range(COLOURS):
        if i64(at.boar_owner[colour]) == seat + 1:
            out[OWN_BOARS] += 36 * rolls
    if at.hammer_room(seat) > 0:
        out[HAMMER_GOLD] = out[COMING + GOLD]
        done = at.hammered[seat] % LAP
        if done + out[COMING + GOLD] // 36 >= LAP:
            out[LAP_BEGUN] = done
    if turns == 0:
        return out
    for resource in range(GLORY):
        out[STOCK + resource] = at.has(seat, resource)
    out[SUN_RICH] = max(i64(0), at.has(seat, SUN) - 3)
    out[MOON_RICH] = max(i64(0), at.has(seat, MOON) - 3)
    out[HINDS] = at.card_count(seat, C_HIND)
    out[BEARS] = at.card_count(seat, C_BEAR)
    out[OWLS] = at.card_count(seat, C_OWL)
    out[ELDERS] = at.card_count(seat, C_ELDER)
    out[MORE_ELDERS] = max(i64(0), at.card_count(seat, C_ELDER) - 1)
    out[CHESTS] = at.chests(seat)
    out[CERBERUS] = at.cerberus[seat]
    out[TRITONS] = at.triton[seat]
    return out


def _count_dice(at: Position, seat: i64, rolls: i64, out: vec[i64]) -> None:
    """What the dice will bring in so many rolls; a triple adds twice what the other die shows."""
    for die in range(i64(2)):
        times: i64 = 6
        for side in range(i64(6)):
            if at.face(seat, 1 - die, side) == TRIPLE:
                times += 2
        times *= rolls
        for side in range(i64(6)):
            kind = at.face(seat, die, side)
            if kind == MIRROR:
                out[MIRRORS] += times
            elif kind == SHIP:
                out[SHIPS] += times
            else:
                for resource in range(RESOURCES):
                    out[COMING + resource] += GIFT[kind * RESOURCES + resource] * times // 2
                if kind >= BOAR:
                    out[BOARS] += times
                elif kind >= SHIELD:
                    out[SHIELDS] += times


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


def _face_worth(kind: i64, turns: i64) -> i64:
    """What the face brings each time when it is rolled beside nothing in particular."""
    first: i64 = turns * KINDS
    if kind == TRIPLE:
        return 2 * WORTHS[first + COMING + GLORY]
    if kind == MIRROR:
        return WORTHS[first + MIRRORS]
    if kind == SHIP:
        return WORTHS[first + SHIPS]
    total: i64 = 0
    for resource in range(RESOURCES):
        total += GIFT[kind * RESOURCES + resource] * WORTHS[first + COMING + resource] // 2
    if kind >= BOAR:
        total += WORTHS[first + BOARS]
    elif kind >= SHIELD:
        total += WORTHS[first + SHIELDS]
    return total


def _standings(at: Position) -> vec[i64]:
    out = vec[i64](capacity=at.seats)
    for seat in range(at.seats):
        out = append(out, _standing(at, seat))
    return out


def _standing(at: Position, seat: i64) -> i64:
    """What the seat has, and may hope for."""
    has: i64 = POINT * (at.glory(seat) + at.card_glory(seat))
    if at.over():
        return has
    first: i64 = own_turns(at, seat) * KINDS
    counts = hopes(at, seat)
    hoped: i64 = 0
    for kind in range(IN_PARTS):
        hoped += counts[kind] * WORTHS[first + kind]
    hoped //= 36
    for kind in range(IN_PARTS, KINDS):
        hoped += counts[kind] * WORTHS[first + kind]
    return has + hoped


STRATEGY: Final = DiceForgeStrategy()
