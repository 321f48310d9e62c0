"""What lies around a hex: land to settle, rivals to strike and to fear."""

from typing import Final

from mypy_extensions import i64

from theogony.games.lords_of_creation.board import NEIGHBOURS, REACHED, WAYS
from theogony.games.lords_of_creation.components import (
    ALTAR_POINTS,
    BARBARIAN_POINTS,
    BOARD,
    CIVILISED_POINTS,
    ISLAND,
)
from theogony.games.lords_of_creation.odds import chances
from theogony.games.lords_of_creation.position import Position
from theogony.games.lords_of_creation.turn import over_sea

# Throws of 216 that hit, on the same terrain and on another one, and that are hit back
HITS_SAME: Final[i64] = chances(True)[0]
HITS_OTHER: Final[i64] = chances(False)[0]
HITS_BACK: Final[i64] = chances(True)[1]


def points_of(at: Position, cell: i64) -> i64:
    """What a hex where somebody lives counts."""
    if i64(at.altar[cell]) != 0:
        return ALTAR_POINTS
    return CIVILISED_POINTS if i64(at.civil[cell]) != 0 else BARBARIAN_POINTS


def free_beside(at: Position, cell: i64) -> i64:
    """Empty hexes of the same terrain next to this one."""
    count: i64 = 0
    for way in range(NEIGHBOURS):
        near = BOARD.near[cell * NEIGHBOURS + way]
        if near >= 0 and i64(at.owner[near]) == 0 and at.terrain[near] == at.terrain[cell]:
            count += 1
    return count


def beside(at: Position, cell: i64, seat: i64, own: bool) -> i64:
    """Hexes next to this one that the seat lives in, or its rivals."""
    count: i64 = 0
    for way in range(NEIGHBOURS):
        near = BOARD.near[cell * NEIGHBOURS + way]
        if near >= 0 and i64(at.owner[near]) != 0 and at.owned_by(near, seat) == own:
            count += 1
    return count


def prey(at: Position, cell: i64, seat: i64) -> i64:
    """What the seat could strike from the hex: points of the hexes in reach, by the throws of 216 that would hit, and
    less of those where many live."""
    ground = i64(at.terrain[cell])
    total: i64 = 0
    for way in range(WAYS if ground == ISLAND else NEIGHBOURS):
        target = REACHED[cell * WAYS + way]
        if target < 0 or i64(at.owner[target]) == 0 or at.owned_by(target, seat):
            continue
        if way < NEIGHBOURS or over_sea(at, cell * WAYS + way):
            hits = HITS_SAME if i64(at.terrain[target]) == ground else HITS_OTHER
            total += hits * points_of(at, target) // i64(at.people[target])
    return total


def strikers(at: Position, cell: i64, seat: i64) -> i64:
    """How many hexes a rival could strike the seat there from."""
    count: i64 = 0
    for way in range(WAYS):
        start = REACHED[cell * WAYS + way]
        if start < 0 or i64(at.owner[start]) == 0 or at.owned_by(start, seat):
            continue
        if i64(at.civil[start]) != 0 or i64(at.people[start]) < 2:
            continue
        if way < NEIGHBOURS or (i64(at.terrain[start]) == ISLAND and over_sea(at, cell * WAYS + way)):
            count += 1
    return count
