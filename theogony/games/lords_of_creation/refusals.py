"""Which rule stands against an action: stated from the rulebook, apart from the lists of what is possible."""

from typing import Final

from mypy_extensions import i64

from theogony.games.lords_of_creation.actions import (
    ALTAR,
    ATTACK,
    CARD,
    CIVILISE,
    END,
    KEEP,
    LAY,
    MANY,
    PLACE,
    STEP,
    TO_ACT,
    TO_ADVANCE,
    TO_CHOOSE,
    TO_LAY,
    TO_PLACE,
)
from theogony.games.lords_of_creation.board import NEIGHBOURS, REACHED, WAYS
from theogony.games.lords_of_creation.components import (
    BARE,
    BOARD,
    CARDS,
    CONGREGATION,
    HABITABLE,
    HOLD,
    ISLAND,
    MOST_WALKED,
    PARTY,
    SEA,
    TERRAINS,
)
from theogony.games.lords_of_creation.position import Position
from theogony.kernel.state import NOT_THE_QUESTION

# The rules that refuse, by their numbers in RULES
R_PHASES: Final[i64] = 6
R_LAY: Final[i64] = 8
R_KEEP: Final[i64] = 9
R_UNINHABITABLE: Final[i64] = 13
R_CHOOSE: Final[i64] = 15
R_PLACING_FIRST: Final[i64] = 23
R_CIVILISED: Final[i64] = 27
R_TERRAIN: Final[i64] = 29
R_ONE_HEX: Final[i64] = 30
R_OWN_OR_EMPTY: Final[i64] = 31
R_OWN_STACK: Final[i64] = 35
R_LEAVE_ONE: Final[i64] = 36
R_ISLANDERS: Final[i64] = 37
R_SIDES: Final[i64] = 38
R_TWO_BARBARIANS: Final[i64] = 40
R_ADJACENT: Final[i64] = 41
R_ACROSS_SEA: Final[i64] = 42
R_ADVANCE: Final[i64] = 48
R_CIVILISE_ONCE: Final[i64] = 51
R_CIVILISE_WHERE: Final[i64] = 52
R_ALTAR: Final[i64] = 59
R_EMPTY_CONTAINER: Final[i64] = 102
R_PLACING_COMPULSORY: Final[i64] = 109
R_CIVILISED_STAY: Final[i64] = 112
R_NO_ENTERING: Final[i64] = 113
R_TARGETS: Final[i64] = 115
R_HOW_MANY_ADVANCE: Final[i64] = 119
R_WHAT_TO_CIVILISE: Final[i64] = 121
R_ONE_ALTAR: Final[i64] = 125
R_OWN_ALTAR: Final[i64] = 126
R_NO_ALTARS_LEFT: Final[i64] = 128
R_STEPS: Final[i64] = 201
R_EDGE: Final[i64] = 202


def refusal(at: Position, seat: i64, action: i64) -> i64:
    question = at.agenda.kind_for(seat)
    if question == TO_LAY:
        return _in_creation(at, seat, action)
    if LAY.has(action) or KEEP.has(action):
        return R_PHASES
    if question == TO_CHOOSE:
        if not CARD.has(action):
            return NOT_THE_QUESTION
        return i64(0) if i64(at.hand[seat * CARDS + (action - CARD.base)]) > 0 else R_CHOOSE
    if CARD.has(action):
        return NOT_THE_QUESTION
    if question == TO_PLACE:
        return _placing(at, seat, action)
    if question == TO_ACT:
        return _acting(at, seat, action)
    return _how_many(at, action, at.agenda.parameter_for(seat, 0), question == TO_ADVANCE)


def _in_creation(at: Position, seat: i64, action: i64) -> i64:
    if LAY.has(action):
        if i64(at.held[seat * TERRAINS + LAY.arg(action, 0)]) == 0:
            return R_LAY
        return i64(0) if i64(at.terrain[LAY.arg(action, 1)]) == BARE else R_LAY
    if KEEP.has(action):
        if at.drawn == 0:
            return R_EMPTY_CONTAINER
        return R_KEEP if at.holding[seat] > HOLD else i64(0)
    return R_PHASES


def _placing(at: Position, seat: i64, action: i64) -> i64:
    if END.has(action):
        return R_PLACING_COMPULSORY
    if not PLACE.has(action):
        return R_PLACING_FIRST
    cell = PLACE.arg(action, 0)
    if i64(at.terrain[cell]) >= HABITABLE:
        return R_UNINHABITABLE
    if i64(at.terrain[cell]) != at.card_terrain(at.shown[seat]):
        return R_ONE_HEX
    return R_OWN_OR_EMPTY if i64(at.people[cell]) > 0 and not at.owned_by(cell, seat) else i64(0)


def _acting(at: Position, seat: i64, action: i64) -> i64:
    if STEP.has(action):
        return _stepping(at, seat, STEP.arg(action, 0), STEP.arg(action, 1))
    if ATTACK.has(action):
        return _attacking(at, seat, ATTACK.arg(action, 0), ATTACK.arg(action, 1))
    if CIVILISE.has(action):
        return _civilising(at, seat, CIVILISE.arg(action, 0))
    if ALTAR.has(action):
        return _building(at, seat, ALTAR.arg(action, 0))
    if PLACE.has(action):
        return R_PLACING_FIRST
    return i64(0) if END.has(action) else NOT_THE_QUESTION


def _stepping(at: Position, seat: i64, start: i64, way: i64) -> i64:
    target = REACHED[start * WAYS + way]
    if target < 0:
        return R_EDGE
    if not at.owned_by(start, seat):
        return R_OWN_STACK
    if i64(at.people[start]) < 2:
        return R_LEAVE_ONE
    if at.terrain[start] != at.terrain[target]:
        return R_TERRAIN
    if way >= NEIGHBOURS and not (i64(at.terrain[start]) == ISLAND and _sea_between(at, start, target)):
        return R_ISLANDERS
    if i64(at.people[target]) == 0:
        return R_CIVILISED_STAY if i64(at.civil[start]) != 0 else i64(0)
    if not at.owned_by(target, seat):
        return R_NO_ENTERING
    if at.civil[start] != at.civil[target]:
        return R_SIDES
    return R_STEPS if at.walked >= MOST_WALKED else i64(0)


def _attacking(at: Position, seat: i64, start: i64, way: i64) -> i64:
    target = REACHED[start * WAYS + way]
    if target < 0:
        return R_EDGE
    if not at.owned_by(start, seat):
        return R_TWO_BARBARIANS
    if i64(at.civil[start]) != 0:
        return R_CIVILISED
    if i64(at.people[start]) < PARTY:
        return R_TWO_BARBARIANS
    if i64(at.people[target]) == 0 or at.owned_by(target, seat):
        return R_TARGETS
    if way < NEIGHBOURS:
        return 0
    if i64(at.terrain[start]) != ISLAND:
        return R_ADJACENT
    return i64(0) if _sea_between(at, start, target) else R_ACROSS_SEA


def _civilising(at: Position, seat: i64, cell: i64) -> i64:
    if at.civilised_now != 0:
        return R_CIVILISE_ONCE
    if i64(at.people[cell]) == 0 or i64(at.civil[cell]) != 0:
        return R_WHAT_TO_CIVILISE
    if at.taught[seat] == 0:
        return 0
    for way in range(NEIGHBOURS):
        beside = BOARD.near[cell * NEIGHBOURS + way]
        if beside >= 0 and i64(at.people[beside]) > 0 and i64(at.civil[beside]) != 0:
            return 0
    return R_CIVILISE_WHERE


def _building(at: Position, seat: i64, cell: i64) -> i64:
    if at.built_now != 0:
        return R_ALTAR
    if at.altars == 0:
        return R_NO_ALTARS_LEFT
    if i64(at.people[cell]) > 0 and not at.owned_by(cell, seat):
        return R_OWN_ALTAR
    if i64(at.altar[cell]) != 0:
        return R_ONE_ALTAR
    return i64(0) if i64(at.civil[cell]) != 0 and i64(at.people[cell]) >= CONGREGATION else R_ALTAR


def _how_many(at: Position, action: i64, start: i64, advancing: bool) -> i64:
    if not MANY.has(action):
        return R_ADVANCE if advancing else NOT_THE_QUESTION
    if MANY.arg(action, 0) + 1 < i64(at.people[start]):
        return 0
    return R_HOW_MANY_ADVANCE if advancing else R_LEAVE_ONE


def _sea_between(at: Position, start: i64, target: i64) -> bool:
    """Whether some sea hex touches both."""
    for way in range(NEIGHBOURS):
        over = BOARD.near[start * NEIGHBOURS + way]
        if over >= 0 and i64(at.terrain[over]) == SEA:
            for onward in range(NEIGHBOURS):
                if BOARD.near[over * NEIGHBOURS + onward] == target:
                    return True
    return False
