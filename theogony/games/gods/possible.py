"""What the player who is asked can do: every answer to every question of Gods, in the order of the action space."""

from typing import Final

from librt.vecs import append, vec
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
from theogony.games.gods.conversion import (
    bit_count,
    needy_beside,
)
from theogony.games.gods.position import Position
from theogony.games.gods.world import may_stand_apart, movable, pieces_without
from theogony.kernel.arrays import room

SKIP: Final[i64] = 0
PLAY: Final[i64] = 1


def choices(at: Position, seat: i64) -> vec[i64]:
    question = at.agenda.kind_for(seat)
    if question == TO_ACT:
        return actions(at, seat)
    out = vec[i64](capacity=64)
    if question == TO_LIFT:
        return lifts(at, out)
    if question == TO_PUT:
        return puts(at, out)
    if question == TO_CONVERT:
        return conversions(at, seat)
    if question == TO_ROB:
        cell = at.agenda.parameter_for(seat, 0)
        for rival in range(at.seats):
            if rival != seat and at.beside_temple_of(cell, rival):
                out = append(out, ROB.of1(rival))
        return out
    if question == TO_GO_ON:
        return append(append(out, SPEND.of0()), END.of0())
    return append(append(out, LAST.of1(SKIP)), LAST.of1(PLAY))


def actions(at: Position, seat: i64) -> vec[i64]:
    """Actions a to e, in the order of the space."""
    energy = at.energy[seat]
    cells = at.open_cells()
    crowd = at.crowd
    out = room(3 * i64(len(cells)))
    found: i64 = 0
    for slot in range(i64(2)):
        lay = LAY.of2(slot, 0)
        hex_kind = i64(at.display[slot])
        if hex_kind == NO_HEX or (slot == 1 and at.display[0] == at.display[1]):
            continue
        if hex_kind < DESERT:
            for k in range(i64(len(cells))):
                if i64(crowd[cells[k]]) * TRIBE_PRICE <= energy:
                    out[found] = lay + cells[k]
                    found += 1
        elif hex_kind == DESERT:
            for k in range(i64(len(cells))):
                out[found] = lay + cells[k]
                found += 1
        elif hex_kind == GAME_END:
            for k in range(i64(len(cells))):
                if at.rivals_beside(cells[k], seat) > 0:
                    out[found] = lay + cells[k]
                    found += 1
    if at.temples[seat] > 0 and at.temple_built == 0 and energy >= TEMPLE_PRICE:
        for k in range(i64(len(cells))):
            if i64(crowd[cells[k]]) * TEMPLE_PRICE <= energy:
                out[found] = TEMPLE.base + cells[k]
                found += 1
    out = out[:found]
    if energy >= MOVE_PRICE:
        out = lifts(at, out)
    for slot in range(i64(2)):
        hex_kind = i64(at.display[slot])
        if slot == 1 and at.display[0] == at.display[1]:
            continue
        if hex_kind == MEDIATION or (hex_kind == VORTEX and movable(at) > 0):
            out = append(out, USE.of1(slot))
    for slot in range(i64(2)):
        if i64(at.display[slot]) != NO_HEX and not (slot == 1 and at.display[0] == at.display[1]):
            out = append(out, REMOVE.of1(slot))
    return out


def lifts(at: Position, out: vec[i64]) -> vec[i64]:
    left = at.deserts_laid()
    laid = at.laid
    for cell in range(WORLD.ring_end[at.reach]):
        if left == 0:
            break
        if i64(laid[cell]) == LAID_DESERT:
            left -= 1
            if may_stand_apart(at, cell):
                out = append(out, LIFT.of1(cell))
    return out


def puts(at: Position, out: vec[i64]) -> vec[i64]:
    pieces = pieces_without(at, -1)
    cells = at.open_cells()
    for k in range(i64(len(cells))):
        if cells[k] != at.lifted_from and pieces.joined_at(cells[k]):
            out = append(out, PUT.of1(cells[k]))
    return out


def conversions(at: Position, seat: i64) -> vec[i64]:
    out = vec[i64]()
    needy = needy_beside(at, at.agenda.parameter_for(seat, 0), seat)
    for value in range(CONVERT.size):
        bits = CONVERT_BITS[value]
        if bits & ~needy == 0 and bit_count(bits) == at.tokens[seat]:
            out = append(out, CONVERT.of1(value))
    return out
