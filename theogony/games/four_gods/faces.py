"""The faces as tables: corners, areas, and which tiles fit where. Made once, from the tiles of the box.

An *orientation* of a tile is 4 * side + quarter turns clockwise; an oriented tile is 8 * tile + orientation. What a
cell demands is its *need*: the four corners in base 5, FREE where nothing is demanded; IMPOSSIBLE if two
neighbours demand different things of one corner.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from theogony.games.four_gods.components import TERRAIN_LETTERS, TILE_FACES, TILES
from theogony.kernel.arrays import zeros

CORNERS: Final[i64] = 4
FREE: Final[i64] = 4
TORN: Final[i64] = 5  # a corner two neighbours disagree about
IMPOSSIBLE: Final[i64] = 625
NEEDS: Final[i64] = 626
PARTS: Final[i64] = 3  # areas of a face, at most
BIT8: Final = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128])


def terrains_of(face: str) -> list[int]:
    """The terrain at each corner."""
    return [TERRAIN_LETTERS.index(letter) for letter in face[:4]]


def areas_of(face: str) -> list[int]:
    """The area each corner belongs to, numbered by first corner."""
    letters = face[:4]
    joined = list(range(4))
    for k in range(4):
        if letters[k] == letters[(k + 1) % 4]:
            _join(joined, k, (k + 1) % 4)
    for k in range(2):
        if letters[k] == letters[k + 2] and (len(set(letters)) == 3 or face[5:] == letters[k]):
            _join(joined, k, k + 2)
    order = list(dict.fromkeys(joined))
    return [order.index(first) for first in joined]


def _join(joined: list[int], a: int, b: int) -> None:
    low, high = min(joined[a], joined[b]), max(joined[a], joined[b])
    for k in range(4):
        if joined[k] == high:
            joined[k] = low


def _corner_tables() -> tuple[vec[i64], vec[i64], vec[i64], vec[i64]]:
    """By oriented tile and corner: terrain and area. By face: how many areas. By face and area: terrain."""
    terrain = vec[i64]()
    part = vec[i64]()
    count = vec[i64]()
    of_part = vec[i64]()
    for tile in TILE_FACES:
        for face in tile:
            lands, areas = terrains_of(face), areas_of(face)
            for turned in range(4):
                for corner in range(4):
                    terrain = append(terrain, i64(lands[(corner - turned) % 4]))
                    part = append(part, i64(areas[(corner - turned) % 4]))
            count = append(count, i64(max(areas) + 1))
            for area in range(3):
                of_part = append(of_part, i64(lands[areas.index(area)] if area in areas else -1))
    return terrain, part, count, of_part


_CORNERS = _corner_tables()
TERRAIN_AT: Final = _CORNERS[0]  # one by one: only what is Final by itself is read without looking it up
PART_AT: Final = _CORNERS[1]
PART_COUNT: Final = _CORNERS[2]
PART_TERRAIN: Final = _CORNERS[3]


def _first_alike() -> vec[i64]:
    """By oriented tile: the first orientation of the same side that looks the same; itself if there is none."""
    out = vec[i64]()
    for tile in TILE_FACES:
        for side in range(2):
            face = tile[side][:4]
            looks = [face[4 - k :] + face[: 4 - k] for k in range(4)]
            for look in looks:
                out = append(out, i64(4 * side + looks.index(look)))
    return out


FIRST_ALIKE: Final = _first_alike()


def _fit_tables() -> tuple[vec[u8], vec[i64]]:
    """By tile and need: the orientations that fit, as bits, each look once. By need: how many tiles fit."""
    fits = zeros(TILES * NEEDS)
    count = vec[i64]([0] * 626)
    for tile in range(TILES):
        for o in range(i64(8)):
            if FIRST_ALIKE[tile * 8 + o] != o:
                continue
            at: i64 = (tile * 8 + o) * 4
            for free in range(i64(16)):
                need: i64 = 0
                for corner in range(CORNERS):
                    need = need * 5 + (FREE if (free >> corner) & 1 == 1 else TERRAIN_AT[at + corner])
                if i64(fits[tile * NEEDS + need]) == 0:
                    count[need] += 1
                fits[tile * NEEDS + need] = u8(i64(fits[tile * NEEDS + need]) | BIT8[o])
    return fits, count


_FIT_TABLES = _fit_tables()
FITS: Final = _FIT_TABLES[0]
FITTING_TILES: Final = _FIT_TABLES[1]
