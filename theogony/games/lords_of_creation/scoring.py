"""Points of homage and places."""

from librt.vecs import append, vec
from mypy_extensions import i64

from theogony.games.lords_of_creation.components import ALTAR_POINTS, BARBARIAN_POINTS, CELLS, CIVILISED_POINTS
from theogony.games.lords_of_creation.position import Position


def hexes_of(at: Position, seat: i64) -> vec[i64]:
    """How many hexes of the seat are barbarian, civilised without an altar, and with one."""
    out = vec[i64]([0, 0, 0])
    for cell in range(CELLS):
        if at.owned_by(cell, seat):
            out[i64(at.civil[cell]) + i64(at.altar[cell])] += 1
    return out


def score(at: Position, seat: i64) -> i64:
    hexes = hexes_of(at, seat)
    return BARBARIAN_POINTS * hexes[0] + CIVILISED_POINTS * hexes[1] + ALTAR_POINTS * hexes[2]


def people_of(at: Position, seat: i64) -> i64:
    """Those on the board; altars do not count (ruling.counting-people)."""
    total: i64 = 0
    for cell in range(CELLS):
        if at.owned_by(cell, seat):
            total += i64(at.people[cell])
    return total


def places(at: Position) -> vec[i64]:
    """score.ties: most points, then most hexes, then most people; still tied is shared."""
    worth = vec[i64]()
    for seat in range(at.seats):
        hexes = hexes_of(at, seat)
        held = hexes[0] + hexes[1] + hexes[2]
        worth = append(worth, (score(at, seat) * 100 + held) * 1000 + people_of(at, seat))
    out = vec[i64]()
    for seat in range(at.seats):
        ahead: i64 = 0
        for other in range(at.seats):
            if worth[other] > worth[seat]:
                ahead += 1
        out = append(out, ahead + 1)
    return out
