"""Whether a step between own hexes leads to something, by a measure that steps alone can only raise: so that nobody
walks there and back again, unless something else has happened meanwhile.

Every hex calls for people, by the land to settle and the rivals to strike and to fear around it, none of which a step
changes. People are shared out by that: the next one goes where the call is shared by the fewest. Where nothing calls,
they go nearer to where something does.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from theogony.games.lords_of_creation.around import free_beside, prey, strikers
from theogony.games.lords_of_creation.board import NEIGHBOURS, REACHED, WAYS
from theogony.games.lords_of_creation.components import CELLS, CONGREGATION, ISLAND
from theogony.games.lords_of_creation.odds import THROWS
from theogony.games.lords_of_creation.position import Position
from theogony.games.lords_of_creation.turn import over_sea
from theogony.kernel.arrays import filled

CALLS: Final[i64] = 2  # of a hex to settle, to fear or to strike, for how many go there


def calls(at: Position, cell: i64, seat: i64) -> i64:
    """How much there is to do for people in the hex: land to settle, rivals to fear and to strike."""
    whole = free_beside(at, cell) + strikers(at, cell, seat)
    return CALLS * whole + CALLS * prey(at, cell, seat) // THROWS


def wants_one(at: Position, cell: i64) -> bool:
    """Whether a civilised hex could have its altar if one more were there."""
    return i64(at.people[cell]) == 1 and i64(at.altar[cell]) == 0


def leads_somewhere(at: Position, seat: i64, start: i64, target: i64, n: i64) -> bool:
    """Whether so many should go from one own hex to another."""
    civil = i64(at.civil[start]) != 0
    if civil:
        stay = i64(at.people[start]) - n
        if stay < CONGREGATION and i64(at.altar[start]) == 0:
            return False
        if n == 1 and wants_one(at, target):
            return True
    here = strikers(at, start, seat) if civil else calls(at, start, seat)
    there = strikers(at, target, seat) if civil else calls(at, target, seat)
    if here > 0 or there > 0:
        return there * (i64(at.people[start]) - n) > here * (i64(at.people[target]) - 1 + n)
    return not civil and _far(at, seat, target) < _far(at, seat, start)


def _far(at: Position, seat: i64, cell: i64) -> i64:
    """Steps from a hex of barbarians over own hexes to the next one where something calls; CELLS if there is none."""
    far = filled(CELLS, -1)
    far[cell] = 0
    queue = vec[i64]([cell])
    k: i64 = 0
    while k < i64(len(queue)):
        now = queue[k]
        k += 1
        if calls(at, now, seat) > 0:
            return far[now]
        for way in range(WAYS if i64(at.terrain[now]) == ISLAND else NEIGHBOURS):
            beside = REACHED[now * WAYS + way]
            if beside < 0 or far[beside] >= 0 or not at.owned_by(beside, seat):
                continue
            if at.terrain[beside] != at.terrain[now] or i64(at.civil[beside]) != 0:
                continue
            if way < NEIGHBOURS or over_sea(at, now * WAYS + way):
                far[beside] = far[now] + 1
                queue = append(queue, beside)
    return CELLS
