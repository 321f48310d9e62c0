"""Divine influence, in its four steps, for each colour of prophets."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from theogony.games.four_gods.components import CELLS, CITY_POINTS, KINGDOM_TILES, NO_GOD, PRIZES, TERRAINS
from theogony.games.four_gods.faces import PARTS
from theogony.games.four_gods.kingdoms import Realms, realms, terrain_of_realm
from theogony.games.four_gods.position import Position
from theogony.kernel.arrays import filled

# Lines of the score: the first step has two. A tally is by line and colour: line * TERRAINS + colour.
HELD: Final[i64] = 0
RUINS: Final[i64] = 1
KINGDOMS: Final[i64] = 2
LARGEST: Final[i64] = 3
MOST: Final[i64] = 4
LINES: Final[i64] = 5


def tally(at: Position) -> vec[i64]:
    """The points of every colour by line. Prizes for gods are left out while a view does not know whose they are."""
    world = realms(at)
    out = filled(LINES * TERRAINS, 0)
    for cell in range(CELLS):
        if at.is_city(cell):
            out[HELD * TERRAINS + i64(at.prophet[cell]) - 1] += CITY_POINTS
    for colour in range(TERRAINS):
        out[RUINS * TERRAINS + colour] = CITY_POINTS * i64(at.ruins[colour])
    for k in range(i64(len(world.all))):
        realm = world.all[k]
        if world.tiles[realm] >= KINGDOM_TILES:
            prophets = prophets_in(at, world, realm)
            points = empty_tiles(world, realm, prophets)
            for colour in range(TERRAINS):
                if leads(prophets, colour):
                    out[KINGDOMS * TERRAINS + colour] += points
    if gods_known(at):
        largest = prizes(by_god(at, largest_kingdoms(at, world)))
        most = prizes(by_god(at, kingdom_counts(at, world)))
        for colour in range(TERRAINS):
            out[LARGEST * TERRAINS + colour] = largest[colour]
            out[MOST * TERRAINS + colour] = most[colour]
    return out


def prophets_in(at: Position, world: Realms, realm: i64) -> vec[i64]:
    """How many of each colour stand on the realm."""
    out = vec[i64]([0, 0, 0, 0])
    for cell in range(CELLS):
        colour = i64(at.prophet[cell]) - 1
        if colour >= 0 and at.is_tile(cell) and world.realm[cell * PARTS + i64(at.area[cell])] == realm:
            out[colour] += 1
    return out


def empty_tiles(world: Realms, realm: i64, prophets: vec[i64]) -> i64:
    """Tiles of the realm without a prophet on it; no tile has two."""
    return world.tiles[realm] - prophets[0] - prophets[1] - prophets[2] - prophets[3]


def leads(prophets: vec[i64], colour: i64) -> bool:
    """Whether nobody has more there, and the colour is there at all."""
    if prophets[colour] == 0:
        return False
    for other in range(TERRAINS):
        if prophets[other] > prophets[colour]:
            return False
    return True


def gods_known(at: Position) -> bool:
    for colour in range(TERRAINS):
        if i64(at.owner[colour]) != 0 and i64(at.god[colour]) == NO_GOD:
            return False
    return True


def largest_kingdoms(at: Position, world: Realms) -> vec[i64]:
    """By terrain: the tiles of its largest kingdom, 0 if it has none."""
    out = vec[i64]([0, 0, 0, 0])
    for k in range(i64(len(world.all))):
        realm = world.all[k]
        if world.tiles[realm] >= KINGDOM_TILES:
            terrain = terrain_of_realm(at, realm)
            out[terrain] = max(out[terrain], world.tiles[realm])
    return out


def kingdom_counts(at: Position, world: Realms) -> vec[i64]:
    """By terrain: how many kingdoms it has."""
    out = vec[i64]([0, 0, 0, 0])
    for k in range(i64(len(world.all))):
        realm = world.all[k]
        if world.tiles[realm] >= KINGDOM_TILES:
            out[terrain_of_realm(at, realm)] += 1
    return out


def by_god(at: Position, values: vec[i64]) -> vec[i64]:
    """By colour: the value of the terrain of its god; 0 for a god nobody plays."""
    out = vec[i64]([0, 0, 0, 0])
    for colour in range(TERRAINS):
        if i64(at.owner[colour]) != 0:
            out[colour] = values[i64(at.god[colour])]
    return out


def prizes(values: vec[i64]) -> vec[i64]:
    """15, 10, 5, 0 by rank; who ties shares what their places bring, rounded down. A value of 0 takes no place."""
    out = vec[i64]([0, 0, 0, 0])
    for one in range(TERRAINS):
        if values[one] == 0:
            continue
        ahead: i64 = 0
        tied: i64 = 0
        for other in range(TERRAINS):
            if values[other] > values[one]:
                ahead += 1
            elif values[other] == values[one]:
                tied += 1
        total: i64 = 0
        for place in range(ahead, ahead + tied):
            total += PRIZES[place]
        out[one] = total // tied
    return out


def marker(points: vec[i64], colour: i64) -> i64:
    """Where the colour stands on the track, given a tally."""
    total: i64 = 0
    for line in range(LINES):
        total += points[line * TERRAINS + colour]
    return total


def deciding_colour(at: Position, seat: i64, points: vec[i64]) -> i64:
    """The colour whose marker counts for the seat: its only one, or the rearmost of two. -1: a god it never took."""
    found: i64 = -1
    owned: i64 = 0
    for colour in range(TERRAINS):
        if at.owns(seat, colour):
            owned += 1
            if found < 0 or marker(points, colour) < marker(points, found):
                found = colour
    return found if owned == at.gods_each else i64(-1)


def score(at: Position, seat: i64) -> i64:
    points = tally(at)
    colour = deciding_colour(at, seat, points)
    return marker(points, colour) if colour >= 0 else i64(0)


def places(at: Position) -> vec[i64]:
    """Most influence wins; with two gods each, the rearmost marker decides, then the other one."""
    points = tally(at)
    rank = vec[i64]()
    for seat in range(at.seats):
        colour = deciding_colour(at, seat, points)
        value: i64 = 0
        if colour >= 0:
            value = marker(points, colour) * 1000
        if at.gods_each > 1:
            best: i64 = 0
            for other in range(TERRAINS):
                if at.owns(seat, other):
                    best = max(best, marker(points, other))
            value += best
        rank = append(rank, value)
    out = vec[i64]()
    for seat in range(at.seats):
        ahead: i64 = 0
        for other in range(at.seats):
            if rank[other] > rank[seat]:
                ahead += 1
        out = append(out, ahead + 1)
    return out
