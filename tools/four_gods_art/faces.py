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


SQUARE = "M0 0H100V100H0Z"


def faces() -> dict[str, str]:
    """The faces, and the outline of each of their areas, to be tinted by whoever lights it."""
    out: dict[str, str] = {}
    for face in FACES:
        name = face.lower().replace("+", "-")
        areas = areas_of(face)
        chance = Random(face)
        regions = _regions(areas, chance)
        out[f"face-{name}"] = _face(face, areas, regions, chance)
        for area in range(max(areas) + 1):
            out[f"area-{name}-{area}"] = _outline(areas, regions, area)
    return out


def _face(face: str, areas: list[int], regions: dict[int, tuple[str, str]], chance: Random) -> str:
    ground = _ground(areas)
    drawn = [path(SQUARE, fill=BASE[face[areas.index(ground)]])]
    for area, (outline, shore) in regions.items():
        drawn += _region(face[areas.index(area)], outline, shore)
    return _tile("".join(drawn + _grown(face, areas, ground, chance)))


def _tile(body: str) -> str:
    """The middle of a tile is 0,0: around it the tile is turned."""
    return svg(f'<g transform="translate(-50 -50)">{body}</g>', "-50 -50 100 100")


def _regions(areas: list[int], chance: Random) -> dict[int, tuple[str, str]]:
    """Outline and shore of every area but the ground, in the order they are painted."""
    ground = _ground(areas)
    rest = [area for area in dict.fromkeys(areas) if area != ground]
    if _stacked(areas, rest):
        first, second = (areas.index(area) for area in rest)
        whole, lone = (first, second) if (first + 1) % 4 == second else (second, first)
        return {areas[whole]: _half(whole, chance), areas[lone]: _quadrant(lone, chance)}
    out = {}
    for area in rest:
        corners = [k for k in range(4) if areas[k] == area]
        if len(corners) == 2:
            out[area] = _half(corners[0] if corners != [0, 3] else 3, chance)
        else:
            out[area] = _quarter(corners[0], chance)
    return out


def _stacked(areas: list[int], rest: list[int]) -> bool:
    """Whether two areas of one corner each share half a tile: the second is painted onto the first."""
    return len(rest) == 2 and areas.count(_ground(areas)) == 2 and _side_by_side(areas, rest)


def _outline(areas: list[int], regions: dict[int, tuple[str, str]], area: int) -> str:
    """What is left of the area when those painted onto it are taken away, and its shores; no colours."""
    order = list(regions)
    if area not in regions:
        later = order[:1] if _stacked(areas, order) else order
    else:
        later = order[order.index(area) + 1 :] if _stacked(areas, order) else []
    filled = (regions[area][0] if area in regions else SQUARE) + "".join(regions[other][0] for other in later)
    shores = [regions[other][1] for other in ([area] if area in regions else []) + later]
    body = path(filled, stroke="none", fill_rule="evenodd")
    return _tile(body + (path("".join(shores), fill="none") if shores else ""))


def _ground(areas: list[int]) -> int:
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
