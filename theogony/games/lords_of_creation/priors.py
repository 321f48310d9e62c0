"""What an action of Lords of Creation looks worth at once, beside ending the turn, in hundredths of a point: enough to
play hundreds of games a second by.

The figures were tuned by play (`tools/tune.py`, by priors). They say what to do first as much as what a thing is worth:
while the world is young, to strike and to tame whoever could strike; when it is old, to teach one's own and to build.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theogony.games.lords_of_creation.actions import ALTAR, ATTACK, CARD, CIVILISE, LAY, MANY, PLACE, STEP, TO_STEP
from theogony.games.lords_of_creation.around import (
    HITS_BACK,
    HITS_OTHER,
    HITS_SAME,
    beside,
    free_beside,
    points_of,
    prey,
    strikers,
)
from theogony.games.lords_of_creation.board import NEIGHBOURS, REACHED, WAYS
from theogony.games.lords_of_creation.components import (
    BARE,
    BOARD,
    CELLS,
    HABITABLE,
    ISLAND,
    SEA,
    VALUES,
)
from theogony.games.lords_of_creation.odds import THROWS
from theogony.games.lords_of_creation.position import Position
from theogony.games.lords_of_creation.walks import CALLS, calls, leads_somewhere, wants_one

ENDING: Final[i64] = 1000  # the prior of what is neither good nor bad
NEVER: Final[i64] = 0
YOUNG: Final[i64] = 12  # with so many rounds to come, or more, the world is young
FEW: Final[i64] = 3  # as many as count
CROWDED: Final[i64] = 6  # enough live there to strike whoever is near
ALONE: Final[i64] = -10  # a terrain marker with none of its kind beside it

# By thing: its worth when the world is old and when it is young.
WORTHS: Final[tuple[tuple[str, int, int], ...]] = (
    ("settle", 137, 62),  # a new hex
    ("room", 9, 24),  # for each free hex beside it that people are there for
    ("exposed", -18, -9),  # for each stack that can strike there, if few stand there
    ("guard", 7, 15),  # for each who comes to a hex that can be struck
    ("bare", -15, -18),  # who leaves one alone that can be struck
    ("front", 9, 829),  # a stack beside rivals, for each point that a strike there could bring
    ("march", 7, 18),  # a step towards free land
    ("walk", -3, 17),  # a step between own hexes
    ("raze", 59, 882),  # for each point of a rival's hex whose last one falls
    ("chip", 36, 263),  # the same, if others are left, by the odds to finish them
    ("take", 144, 174),  # a hex one can enter
    ("disarm", 24, 38),  # a stack that could strike falls
    ("lose", -30, -8),  # one's own who may fall
    ("teach", 304, -122),  # one's own hex is civilised
    ("many taught", 34, 24),  # with two or more in it
    ("useful", -24, -17),  # for each hex that stack could settle or strike
    ("rival taught", -117, 790),  # a rival's hex is civilised
    ("peace", 14, 389),  # for each hex of one's own it could strike
    ("altar", 154, 640),
    ("lone altar", -25, -14),  # with one under it that can be struck
    ("congregation", 69, 7),  # one comes to a civilised hex with nobody to spare
    ("crowd", 3, 41),  # for each one placed
    ("gather", 16, 25),  # a step of barbarians to where more can be struck, for each point that could bring
    ("join", 74, 29),  # a step to a civilised hex with nobody to spare, from one that has
    ("curb", 0, 20),  # for each free hex beside a rival's that is civilised, if two or more live there
    ("first", 0, 5),  # to have one's turn before the others: for each that a card is less than the highest
)
SETTLE: Final[i64] = 0
ROOM: Final[i64] = 1
EXPOSED: Final[i64] = 2
GUARD: Final[i64] = 3
LEFT_BARE: Final[i64] = 4
FRONT: Final[i64] = 5
MARCH: Final[i64] = 6
WALK: Final[i64] = 7
RAZE: Final[i64] = 8
CHIP: Final[i64] = 9
TAKE: Final[i64] = 10
DISARM: Final[i64] = 11
LOSE: Final[i64] = 12
TEACH: Final[i64] = 13
MANY_TAUGHT: Final[i64] = 14
USEFUL: Final[i64] = 15
RIVAL_TAUGHT: Final[i64] = 16
PEACE: Final[i64] = 17
BUILD: Final[i64] = 18
LONE_ALTAR: Final[i64] = 19
CONGREGATION: Final[i64] = 20
CROWD: Final[i64] = 21
GATHER: Final[i64] = 22
JOIN: Final[i64] = 23
CURB: Final[i64] = 24
FIRST: Final[i64] = 25
OLD: Final = vec[i64]([row[1] for row in WORTHS])
EARLY: Final = vec[i64]([row[2] for row in WORTHS])


def prior_of(at: Position, seat: i64, action: i64) -> i64:
    """What the action looks worth beside ending the turn; NEVER for a walk that leads nowhere."""
    if STEP.has(action):
        start = STEP.arg(action, 0)
        target = REACHED[start * WAYS + STEP.arg(action, 1)]
        if i64(at.owner[target]) != 0 and not leads_somewhere(at, seat, start, target, 1):
            return NEVER
        return max(i64(1), ENDING + _step_worth(at, seat, start, target))
    if ATTACK.has(action):
        start = ATTACK.arg(action, 0)
        return max(i64(1), ENDING + _attack_worth(at, start, REACHED[start * WAYS + ATTACK.arg(action, 1)]))
    if CIVILISE.has(action):
        return max(i64(1), ENDING + _civilise_worth(at, seat, CIVILISE.arg(action, 0)))
    if ALTAR.has(action):
        return max(i64(1), ENDING + _altar_worth(at, seat, ALTAR.arg(action, 0)))
    if PLACE.has(action):
        n = min(at.card_value(at.shown[seat]), at.supply[seat])
        return max(i64(1), ENDING + _place_worth(at, seat, PLACE.arg(action, 0), n))
    if MANY.has(action):
        return _many_prior(at, seat, MANY.arg(action, 0) + 1)
    if CARD.has(action):
        return max(i64(1), ENDING + _card_worth(at, seat, CARD.arg(action, 0)))
    if LAY.has(action):
        return ENDING + _lay_worth(at, LAY.arg(action, 0), LAY.arg(action, 1))
    return ENDING


def rounds_left(at: Position) -> i64:
    """Rounds still to come; of the last seven, which may be cut short, half."""
    if at.stock_closed != 0:
        return at.hand_size if at.full_length != 0 else (at.hand_size + 1) // 2
    return at.stock_size // at.seats + 4


def _worth(at: Position, thing: i64) -> i64:
    young = min(rounds_left(at), YOUNG)
    return OLD[thing] + (EARLY[thing] - OLD[thing]) * young // YOUNG


def _step_worth(at: Position, seat: i64, start: i64, target: i64) -> i64:
    at_start = strikers(at, start, seat)
    at_target = strikers(at, target, seat)
    left = i64(at.people[start]) - 1  # if one goes
    total: i64 = 0
    if at_start > 0 and left < FEW:
        total += _worth(at, LEFT_BARE)
    if i64(at.owner[target]) == 0:
        total += _worth(at, SETTLE) + _worth(at, ROOM) * min(left - 1, free_beside(at, target))
        if at_target > 0:
            total += _worth(at, EXPOSED) * min(at_target, FEW)
        return total
    total += _worth(at, WALK)
    if at_target > 0 and i64(at.people[target]) < FEW:
        total += _worth(at, GUARD)
    if i64(at.civil[start]) != 0:
        if wants_one(at, target) and (left > 1 or i64(at.altar[start]) != 0):
            total += _worth(at, JOIN)
    elif free_beside(at, start) == 0:
        if free_beside(at, target) > 0:
            total += _worth(at, MARCH)
        total += _worth(at, GATHER) * (prey(at, target, seat) - prey(at, start, seat)) // THROWS
    return total


def _attack_worth(at: Position, start: i64, target: i64) -> i64:
    same = at.terrain[start] == at.terrain[target]
    own = i64(at.people[start])
    theirs = i64(at.people[target])
    points = points_of(at, target)
    gain: i64 = 0
    if theirs == 1:
        gain = points * _worth(at, RAZE)
        if same:
            gain += _worth(at, TAKE)
    else:
        gain = points * _worth(at, CHIP) * min(own - 1, theirs) // theirs // theirs
    if theirs == 2 and i64(at.civil[target]) == 0:
        gain += _worth(at, DISARM)
    hits = HITS_SAME if same else HITS_OTHER
    return (gain * hits + _worth(at, LOSE) * HITS_BACK) // THROWS


def _civilise_worth(at: Position, seat: i64, cell: i64) -> i64:
    people = i64(at.people[cell])
    if at.owned_by(cell, seat):
        total = _worth(at, TEACH)
        if people > 1:
            total += _worth(at, MANY_TAUGHT)
            total += _worth(at, USEFUL) * min(FEW, free_beside(at, cell) + beside(at, cell, seat, False))
        return total
    total = _worth(at, RIVAL_TAUGHT)
    if people > 1:
        peace = _worth(at, PEACE) * min(FEW, beside(at, cell, seat, True))
        total += peace + _worth(at, CURB) * free_beside(at, cell)
    return total


def _altar_worth(at: Position, seat: i64, cell: i64) -> i64:
    total = _worth(at, BUILD)
    if i64(at.people[cell]) == 2 and strikers(at, cell, seat) > 0:
        total += _worth(at, LONE_ALTAR)
    return total


def _place_worth(at: Position, seat: i64, cell: i64, n: i64) -> i64:
    """So many come to the hex."""
    threats = strikers(at, cell, seat)
    total = _worth(at, CROWD) * n
    if i64(at.owner[cell]) == 0:
        total += _worth(at, SETTLE) + _worth(at, ROOM) * min(n - 1, free_beside(at, cell))
        if n > 1:
            total += _worth(at, FRONT) * prey(at, cell, seat) // THROWS
        if threats > 0:
            total += _worth(at, EXPOSED) * min(threats, FEW)
        return total
    here = i64(at.people[cell])
    if i64(at.civil[cell]) == 0:
        total += _worth(at, ROOM) * min(n, free_beside(at, cell))
        if here < CROWDED:
            total += _worth(at, FRONT) * prey(at, cell, seat) // THROWS
    elif wants_one(at, cell):
        total += _worth(at, CONGREGATION)
    if threats > 0 and here < FEW:
        total += _worth(at, GUARD) * min(n, FEW - here)
    return total


def _card_worth(at: Position, seat: i64, card: i64) -> i64:
    """What the people of the card are worth where they are worth most."""
    n = min(at.card_value(card), at.supply[seat])
    ground = at.card_terrain(card)
    best: i64 = -ENDING
    if n == 0:
        return best
    for cell in range(CELLS):
        if i64(at.terrain[cell]) == ground and (i64(at.owner[cell]) == 0 or at.owned_by(cell, seat)):
            best = max(best, _place_worth(at, seat, cell, n))
    return best + _worth(at, FIRST) * (VALUES - at.card_value(card))


def _many_prior(at: Position, seat: i64, n: i64) -> i64:
    """All go if nothing is to be done where they are, one if more is to be done there than where they go."""
    start = at.agenda.parameter_for(seat, 0)
    target = at.agenda.parameter_for(seat, 1)
    if i64(at.civil[start]) != 0:
        return ENDING - n if n == 1 or leads_somewhere(at, seat, start, target, n) else NEVER
    here = calls(at, start, seat)
    if i64(at.owner[target]) == 0:
        here -= CALLS
    there = calls(at, target, seat)
    walks = at.agenda.kind_for(seat) == TO_STEP and i64(at.owner[target]) != 0
    if walks and n > 1 and not leads_somewhere(at, seat, start, target, n):
        return NEVER
    people = i64(at.people[start])
    wanted = people - 1
    if here > 0:
        wanted = max(i64(1), min(people - 1, people * there // (here + there)))
    return ENDING - max(n - wanted, wanted - n)


def _lay_worth(at: Position, kind: i64, cell: i64) -> i64:
    """Beside keeping the marker: like to like, so that people can spread; sea beside islands."""
    likes: i64 = ALONE
    for way in range(NEIGHBOURS):
        near = BOARD.near[cell * NEIGHBOURS + way]
        if near < 0 or i64(at.terrain[near]) == BARE:
            continue
        if i64(at.terrain[near]) == kind:
            likes += 12 if kind < HABITABLE else i64(4)
        elif kind == SEA and i64(at.terrain[near]) == ISLAND:
            likes += 6
    return likes
