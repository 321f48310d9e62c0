"""Which rule stands against an action of Gods. Written apart from `possible`; a law asks both about every action."""

from typing import Final

from mypy_extensions import i64

from theogony.games.gods.actions import (
    CONVERT,
    CONVERT_BITS,
    END,
    LAST,
    LAY,
    LIFT,
    PUT,
    REMOVE,
    ROB,
    SPEND,
    TEMPLE,
    TO_ACT,
    TO_CONVERT,
    TO_GO_ON,
    TO_LIFT,
    TO_PUT,
    TO_ROB,
    USE,
)
from theogony.games.gods.components import (
    DESERT,
    EMPTY,
    GAME_END,
    LAID_DESERT,
    MEDIATION,
    MOVE_PRICE,
    NO_HEX,
    TEMPLE_PRICE,
    TRIBE_PRICE,
    VORTEX,
    WORLD,
)
from theogony.games.gods.position import Position
from theogony.games.gods.world import may_stand_apart, movable, pieces_without
from theogony.kernel.state import DUPLICATE, NOT_THE_QUESTION

# The rules that refuse, by their numbers in RULES
R_TWO_ACTIONS: Final[i64] = 20
R_TRIBE_ADJACENT: Final[i64] = 23
R_TRIBE_PRICE: Final[i64] = 24
R_TEMPLE_ADJACENT: Final[i64] = 32
R_TEMPLE_PRICE: Final[i64] = 33
R_TEMPLE_ONCE: Final[i64] = 36
R_NO_TEMPLES: Final[i64] = 37
R_DESERT_ADJACENT: Final[i64] = 38
R_ANOTHER_POSITION: Final[i64] = 40
R_EXTRA_ACTION: Final[i64] = 42
R_MOVE_PRICE: Final[i64] = 44
R_NO_STACKING: Final[i64] = 60
R_TOO_FEW_TOKENS: Final[i64] = 108
R_DESERT_APART: Final[i64] = 110
R_VORTEX_NEEDS_DESERT: Final[i64] = 112
R_NAMES_RIVAL: Final[i64] = 124
R_DECAY_NEEDS_TEMPLE: Final[i64] = 126
R_OTHER_KIND: Final[i64] = 202
R_EMPTY_SLOT: Final[i64] = 203


def forbids(at: Position, seat: i64, action: i64) -> i64:
    question = at.agenda.kind_for(seat)
    if question == TO_ACT:
        return _forbids_action(at, seat, action)
    if question == TO_LIFT:
        return _forbids_lift(at, LIFT.arg(action, 0)) if LIFT.has(action) else NOT_THE_QUESTION
    if question == TO_PUT:
        return _forbids_put(at, PUT.arg(action, 0)) if PUT.has(action) else NOT_THE_QUESTION
    if question == TO_CONVERT:
        if not CONVERT.has(action):
            return NOT_THE_QUESTION
        bits = CONVERT_BITS[CONVERT.arg(action, 0)]
        cell = at.agenda.parameter_for(seat, 0)
        chosen: i64 = 0
        for way in range(i64(6)):
            if (bits >> way) & 1 == 1:
                chosen += 1
                beside = WORLD.near[cell * 6 + way]
                if beside < 0 or at.tribe_colour(beside) < 0 or i64(at.token[beside]) == seat + 1:
                    return R_TOO_FEW_TOKENS
        return i64(0) if chosen == at.tokens[seat] else R_TOO_FEW_TOKENS
    if question == TO_ROB:
        if not ROB.has(action):
            return NOT_THE_QUESTION
        rival = ROB.arg(action, 0)
        if rival < at.seats and rival != seat and at.beside_temple_of(at.agenda.parameter_for(seat, 0), rival):
            return 0
        return R_NAMES_RIVAL
    if question == TO_GO_ON:
        if SPEND.has(action) or END.has(action):
            return 0
        return R_EXTRA_ACTION
    return i64(0) if LAST.has(action) else NOT_THE_QUESTION


def _forbids_action(at: Position, seat: i64, action: i64) -> i64:
    if LAY.has(action):
        slot = LAY.arg(action, 0)
        rule = _forbids_slot(at, slot)
        return rule if rule != 0 else _forbids_laying(at, seat, i64(at.display[slot]), LAY.arg(action, 1))
    if TEMPLE.has(action):
        return _forbids_temple(at, seat, TEMPLE.arg(action, 0))
    if LIFT.has(action):
        rule = _forbids_lift(at, LIFT.arg(action, 0))
        return R_MOVE_PRICE if rule == 0 and at.energy[seat] < MOVE_PRICE else rule
    if USE.has(action):
        slot = USE.arg(action, 0)
        rule = _forbids_slot(at, slot)
        if rule != 0:
            return rule
        if i64(at.display[slot]) == VORTEX:
            return i64(0) if movable(at) > 0 else R_VORTEX_NEEDS_DESERT
        return i64(0) if i64(at.display[slot]) == MEDIATION else R_OTHER_KIND
    if REMOVE.has(action):
        return _forbids_slot(at, REMOVE.arg(action, 0))
    return R_TWO_ACTIONS if END.has(action) or SPEND.has(action) else NOT_THE_QUESTION


def _forbids_slot(at: Position, slot: i64) -> i64:
    if i64(at.display[slot]) == NO_HEX:
        return R_EMPTY_SLOT
    return DUPLICATE if slot == 1 and at.display[0] == at.display[1] else i64(0)


def _forbids_laying(at: Position, seat: i64, hex_kind: i64, cell: i64) -> i64:
    if hex_kind == MEDIATION or hex_kind == VORTEX:
        return R_OTHER_KIND
    if i64(at.laid[cell]) != EMPTY:
        return R_NO_STACKING
    if hex_kind == GAME_END:
        for way in range(i64(6)):
            beside = WORLD.near[cell * 6 + way]
            if beside >= 0 and at.temple_owner(beside) >= 0 and at.temple_owner(beside) != seat:
                return 0
        return R_DECAY_NEEDS_TEMPLE
    neighbours = _count_neighbours(at, cell)
    if neighbours == 0:
        return R_DESERT_ADJACENT if hex_kind == DESERT else R_TRIBE_ADJACENT
    if hex_kind != DESERT and neighbours * TRIBE_PRICE > at.energy[seat]:
        return R_TRIBE_PRICE
    return 0


def _forbids_temple(at: Position, seat: i64, cell: i64) -> i64:
    if at.temples[seat] == 0:
        return R_NO_TEMPLES
    if at.temple_built != 0:
        return R_TEMPLE_ONCE
    if i64(at.laid[cell]) != EMPTY:
        return R_NO_STACKING
    neighbours = _count_neighbours(at, cell)
    if neighbours == 0:
        return R_TEMPLE_ADJACENT
    return R_TEMPLE_PRICE if neighbours * TEMPLE_PRICE > at.energy[seat] else i64(0)


def _forbids_lift(at: Position, cell: i64) -> i64:
    if i64(at.laid[cell]) != LAID_DESERT:
        return R_OTHER_KIND
    if not may_stand_apart(at, cell):
        return R_DESERT_APART
    return 0


def _forbids_put(at: Position, cell: i64) -> i64:
    if cell == at.lifted_from:
        return R_ANOTHER_POSITION
    if i64(at.laid[cell]) != EMPTY:
        return R_NO_STACKING
    if _count_neighbours(at, cell) == 0:
        return R_DESERT_APART
    if not pieces_without(at, -1).joined_at(cell):
        return R_DESERT_APART
    return 0


def _count_neighbours(at: Position, cell: i64) -> i64:
    """Counted on the board itself, not taken from `crowd`."""
    count: i64 = 0
    for way in range(i64(6)):
        beside = WORLD.near[cell * 6 + way]
        if beside >= 0 and i64(at.laid[beside]) != EMPTY:
            count += 1
    return count
