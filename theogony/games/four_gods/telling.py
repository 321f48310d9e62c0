"""The scoring told step by step, so that every kingdom can be shown as it is counted."""

from mypy_extensions import i64

from theogony.games.four_gods.actions import (
    SCORED_CITY,
    SCORED_KINGDOM,
    SCORED_LARGEST,
    SCORED_MOST,
    SCORED_RUINS,
    STOOD_ALONE,
)
from theogony.games.four_gods.components import CELLS, CITY_POINTS, KINGDOM_TILES, TERRAINS
from theogony.games.four_gods.faces import PARTS
from theogony.games.four_gods.kingdoms import Realms, realms, terrain_of_realm
from theogony.games.four_gods.position import Position
from theogony.games.four_gods.scoring import (
    LARGEST,
    MOST,
    RUINS,
    by_god,
    empty_tiles,
    kingdom_counts,
    leads,
    prophets_in,
    tally,
)


def tell_scoring(at: Position) -> None:
    """score.four-steps: cities, prophets and kingdoms, the largest kingdoms, the most kingdoms."""
    world = realms(at)
    points = tally(at)
    for cell in range(CELLS):
        if at.is_city(cell):
            colour = i64(at.prophet[cell]) - 1
            at.tell(SCORED_CITY, i64(at.owner[colour]) - 1, colour, cell, CITY_POINTS)
    for colour in range(TERRAINS):
        if i64(at.ruins[colour]) > 0:
            seat = i64(at.owner[colour]) - 1
            at.tell(SCORED_RUINS, seat, colour, i64(at.ruins[colour]), points[RUINS * TERRAINS + colour])
    for cell in range(CELLS):
        if i64(at.prophet[cell]) == 0 or not at.is_tile(cell):
            continue
        if world.tiles[world.realm[cell * PARTS + i64(at.area[cell])]] < KINGDOM_TILES:
            at.tell(STOOD_ALONE, i64(at.prophet[cell]) - 1, cell)
    for k in range(i64(len(world.all))):
        realm = world.all[k]
        if world.tiles[realm] >= KINGDOM_TILES:
            prophets = prophets_in(at, world, realm)
            won = empty_tiles(world, realm, prophets)
            for colour in range(TERRAINS):
                if leads(prophets, colour):
                    at.tell(SCORED_KINGDOM, i64(at.owner[colour]) - 1, colour, realm, world.tiles[realm], won)
    for colour in range(TERRAINS):
        if i64(at.owner[colour]) != 0:
            realm = _largest(at, world, i64(at.god[colour]))
            if realm >= 0:
                won = points[LARGEST * TERRAINS + colour]
                at.tell(SCORED_LARGEST, i64(at.owner[colour]) - 1, colour, realm, world.tiles[realm], won)
    counts = by_god(at, kingdom_counts(at, world))
    for colour in range(TERRAINS):
        if counts[colour] > 0:
            seat = i64(at.owner[colour]) - 1
            at.tell(SCORED_MOST, seat, colour, counts[colour], points[MOST * TERRAINS + colour])


def _largest(at: Position, world: Realms, terrain: i64) -> i64:
    """The first of the terrain's largest kingdoms, or -1."""
    found: i64 = -1
    for k in range(i64(len(world.all))):
        realm = world.all[k]
        if world.tiles[realm] < KINGDOM_TILES or terrain_of_realm(at, realm) != terrain:
            continue
        if found < 0 or world.tiles[realm] > world.tiles[found]:
            found = realm
    return found
