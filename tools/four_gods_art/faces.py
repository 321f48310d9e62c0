"""The 70 faces, drawn from their corners: areas meet at the middles of the sides, at right angles, so that seas and
forests flow from tile to tile however the tiles are turned."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from land import BASE, DARK, LIGHT, growth, number, path, svg

sys.path.insert(0, str(Path(__file__).parents[2]))
from theogony.games.four_gods.components import FACES
from theogony.games.four_gods.faces import areas_of

CORNERS = ((0, 0), (100, 0), (100, 100), (0, 100))
MIDDLES = ((50, 0), (100, 50), (50, 100), (0, 50))  # of the sides after each corner
Point = tuple[float, float]


def faces() -> dict[str, str]:
    return {f"face-{face.lower().replace('+', '-')}": _face(face) for face in FACES}


def _face(face: str) -> str:
    chance = Random(face)
    areas = areas_of(face)
    ground = _ground(face, areas)
    drawn = [path("M0 0H100V100H0Z", fill=BASE[face[areas.index(ground)]])]
    rest = [area for area in dict.fromkeys(areas) if area != ground]
    neighbours = len(rest) == 2 and face[0:4].count(face[areas.index(ground)]) == 2 and _side_by_side(areas, rest)
    if neighbours:
        first, second = (areas.index(area) for area in rest)
        whole, lone = (first, second) if (first + 1) % 4 == second else (second, first)
        drawn += _region(face[whole], *_half(whole, chance))
        drawn += _region(face[lone], *_quadrant(lone, chance))
    else:
        for area in rest:
            corners = [k for k in range(4) if areas[k] == area]
            if len(corners) == 2:
                start = corners[0] if corners != [0, 3] else 3
                drawn += _region(face[start], *_half(start, chance))
            else:
                drawn += _region(face[corners[0]], *_quarter(corners[0], chance))
    drawn += _grown(face, areas, ground, chance)
    # the middle of a tile is 0,0: around it the tile is turned
    return svg(f'<g transform="translate(-50 -50)">{"".join(drawn)}</g>', "-50 -50 100 100")


def _ground(face: str, areas: list[int]) -> int:
    """The area the others lie upon: the one with most corners, or through the middle."""
    return max(dict.fromkeys(areas), key=lambda area: (areas.count(area), areas[0] == area))


def _side_by_side(areas: list[int], rest: list[int]) -> bool:
    return abs(areas.index(rest[0]) - areas.index(rest[1])) in (1, 3)


def _region(terrain: str, outline: str, shore: str) -> list[str]:
    """An area with its shore: a pale and a dark line where it ends."""
    return [
        path(outline, fill=BASE[terrain]),
        path(shore, fill="none", stroke=LIGHT[terrain], stroke_width="4", stroke_opacity="0.55"),
        path(shore, fill="none", stroke=DARK[terrain], stroke_width="1.4", stroke_opacity="0.8"),
    ]


def _towards(point: Point, inside: float) -> Point:
    """From the middle of a side straight into the tile."""
    x, y = point
    return (x, inside if y == 0 else 100 - inside) if x == 50 else (inside if x == 0 else 100 - inside, y)


def _curve(start: Point, via: Point, slope: Point, end: Point, reach: float) -> str:
    """A line that leaves and arrives at right angles to the sides and goes through a point between."""
    a, b = _towards(start, reach), _towards(end, reach)
    before = (via[0] - slope[0], via[1] - slope[1])
    after = (via[0] + slope[0], via[1] + slope[1])
    numbers = " ".join(number(n) for p in (a, before, via, after, b, end) for n in p)
    return f"M{number(start[0])} {number(start[1])}C{numbers}"


def _jitter(chance: Random, most: float) -> float:
    return chance.uniform(-most, most)


def _quarter(corner: int, chance: Random) -> tuple[str, str]:
    """The corner alone, rounded off."""
    cx, cy = CORNERS[corner]
    start, end = MIDDLES[corner], MIDDLES[corner - 1]
    dx, dy = (1 if cx == 0 else -1), (1 if cy == 0 else -1)
    bulge = 37 + _jitter(chance, 3)
    via = (cx + dx * bulge, cy + dy * bulge)
    along = ((end[0] - start[0]) * 0.16 + _jitter(chance, 2), (end[1] - start[1]) * 0.16 + _jitter(chance, 2))
    shore = _curve(start, via, along, end, 14)
    return f"{shore}L{cx} {cy}Z", shore


def _quadrant(corner: int, chance: Random) -> tuple[str, str]:
    """The corner up to the middle of the tile."""
    cx, cy = CORNERS[corner]
    start, end = MIDDLES[corner], MIDDLES[corner - 1]
    via = (50 + _jitter(chance, 3), 50 + _jitter(chance, 3))
    along = ((end[0] - start[0]) * 0.12, (end[1] - start[1]) * 0.12)
    shore = _curve(start, via, along, end, 26)
    return f"{shore}L{cx} {cy}Z", shore


def _half(corner: int, chance: Random) -> tuple[str, str]:
    """The corner and the next one: a shore right across."""
    second = (corner + 1) % 4
    start, end = MIDDLES[second], MIDDLES[corner - 1]
    via = (50 + _jitter(chance, 5), 50 + _jitter(chance, 5))
    along = ((end[0] - start[0]) * 0.15, (end[1] - start[1]) * 0.15 + _jitter(chance, 3))
    shore = _curve(start, via, along, end, 18)
    a, b = CORNERS[corner], CORNERS[second]
    return f"{shore}L{a[0]} {a[1]}L{b[0]} {b[1]}Z", shore


def _grown(face: str, areas: list[int], ground: int, chance: Random) -> list[str]:
    """What grows there: a little around each corner, and in the middle where it belongs to the ground."""
    out = []
    for k, (cx, cy) in enumerate(CORNERS):
        for far_x, far_y in ((9, 11), (25, 10), (10, 26)):
            x = abs(cx - far_x - _jitter(chance, 2.5))
            y = abs(cy - far_y - _jitter(chance, 2.5))
            out.append(growth(face[k], x, y, chance))
    if areas.count(ground) != 2 or areas[0] == areas[2] or areas[1] == areas[3]:
        out.append(growth(face[areas.index(ground)], 50 + _jitter(chance, 4), 50 + _jitter(chance, 4), chance))
    return out
