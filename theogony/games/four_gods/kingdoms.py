"""The areas of the world, joined across the borders of tiles: kingdoms where they cover two tiles or more."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from theogony.games.four_gods.components import CELLS, WORLD
from theogony.games.four_gods.faces import CORNERS, PART_AT, PART_COUNT, PART_TERRAIN, PARTS, TERRAIN_AT
from theogony.games.four_gods.position import OURS, THEIRS, Position
from theogony.kernel.arrays import filled

AREAS: Final[i64] = CELLS * PARTS


class Realms:
    """`realm[cell * PARTS + area]` is the realm of the area (-1: no such area), `tiles[realm]` its size in tiles.

    Realms have the number of their first area; `all` has those there are, ascending. One tile is no kingdom yet.
    """

    realm: vec[i64]
    tiles: vec[i64]
    all: vec[i64]

    def __init__(self, realm: vec[i64], tiles: vec[i64], every: vec[i64]) -> None:
        self.realm = realm
        self.tiles = tiles
        self.all = every

    def cells_of(self, realm: i64) -> vec[i64]:
        """The cells whose tiles belong to it, each once."""
        out = vec[i64]()
        for cell in range(CELLS):
            for area in range(PARTS):
                if self.realm[cell * PARTS + area] == realm:
                    out = append(out, cell)
                    break
        return out


def realms(at: Position) -> Realms:
    """Every area of every tile of the world."""
    joined = filled(AREAS, -1)
    for cell in range(CELLS):
        if at.is_tile(cell):
            for area in range(PART_COUNT[at.side_up(cell)]):
                joined[cell * PARTS + area] = cell * PARTS + area
    for cell in range(CELLS):
        if not at.is_tile(cell):
            continue
        own: i64 = at.oriented(cell) * CORNERS
        for way in range(i64(1), i64(3)):
            beside = WORLD.near[cell * 4 + way]
            if beside < 0 or not at.is_tile(beside):
                continue
            other: i64 = at.oriented(beside) * CORNERS
            for k in range(i64(2)):
                here: i64 = own + OURS[2 * way + k]
                there: i64 = other + THEIRS[2 * way + k]
                if TERRAIN_AT[here] == TERRAIN_AT[there]:  # they differ only beside a tile laid wrong
                    _join(joined, cell * PARTS + PART_AT[here], beside * PARTS + PART_AT[there])
    tiles = filled(AREAS, 0)
    every = vec[i64](capacity=64)
    for cell in range(CELLS):
        first: i64 = cell * PARTS
        for area in range(PARTS):
            if joined[first + area] >= 0:
                joined[first + area] = _first(joined, first + area)
                if joined[first + area] == first + area:
                    every = append(every, first + area)
        for area in range(PARTS):
            realm = joined[first + area]
            if realm >= 0 and not (  # ruling.counted-once
                (area > 0 and joined[first] == realm) or (area > 1 and joined[first + 1] == realm)
            ):
                tiles[realm] += 1
    return Realms(joined, tiles, every)


def _first(joined: vec[i64], area: i64) -> i64:
    while joined[area] != area:
        area = joined[area]
    return area


def _join(joined: vec[i64], one: i64, other: i64) -> None:
    a = _first(joined, one)
    b = _first(joined, other)
    if a < b:
        joined[b] = a
    else:
        joined[a] = b


def terrain_of_realm(at: Position, realm: i64) -> i64:
    """The terrain of the realm with this number."""
    return PART_TERRAIN[at.side_up(realm // PARTS) * PARTS + realm % PARTS]
