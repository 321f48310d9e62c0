"""Where terrains meet: the higher one grows over its neighbour's edge, water foams at every coast, islands join hands.

A border is drawn on the lower of two hexes, one symbol for each of its six sides, in the order e, ne, nw, w, sw, se.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator

from ink import HEX, LAND, SAND, Symbol, chance, n, path, stroke

GROWING = ("desert", "grassland", "hill", "forest", "mountain")  # each grows over those before it, and over water
RADIUS = 57.8
AT_CORNERS = 5.5  # how far a border reaches in where three hexes meet, so that it goes on in the next hex
DEEPEST = 13.0
Point = tuple[float, float]


def borders() -> Iterator[Symbol]:
    for side in range(6):
        for name in GROWING:
            yield Symbol(f"edge-{name}-{side}", HEX, *edge(name, side))
        yield Symbol(f"foam-{side}", HEX, *foam(side))
        yield Symbol(f"isthmus-{side}", HEX, *isthmus(side))


def spot(side: int, across: float, inward: float) -> Point:
    """A point by its distance from the middle of a side and from its line."""
    turn = -side * math.pi / 3
    reach = RADIUS * math.sqrt(3) / 2 - inward
    return reach * math.cos(turn) - across * math.sin(turn), reach * math.sin(turn) + across * math.cos(turn)


def placed(side: int, along: float, inward: float) -> Point:
    """A point by its place along a side, -1 to 1, and how far it lies inside of it."""
    return spot(side, along * (RADIUS / 2 + inward / math.sqrt(3)), inward)


def beyond(side: int) -> str:
    """The outer line of a border: along the side itself, a little outside."""
    return "L".join(f"{n(x)} {n(y)}" for x, y in (placed(side, 1.02, -1.2), placed(side, -1.02, -1.2)))


def waving(seed: str, side: int, deeper: float = 0) -> list[Point]:
    """The inner line of a border, from one corner to the other."""
    dice = chance(seed)
    depths = [AT_CORNERS, *(dice.uniform(3.5, DEEPEST) for _ in range(4)), AT_CORNERS]
    return [placed(side, -1 + 2 * k / 5, depth + deeper) for k, depth in enumerate(depths)]


def smooth(points: list[Point]) -> str:
    """A soft line through the points."""
    (x, y), *rest = points
    line = f"{n(x)} {n(y)}"
    for (a, b), (c, d) in itertools.pairwise(rest):
        line += f"Q{n(a)} {n(b)} {n((a + c) / 2)} {n((b + d) / 2)}"
    return line + "L{} {}".format(*map(n, rest[-1]))


def edge(name: str, side: int) -> list[str]:
    _, middle, dark = LAND[name]
    line = smooth(waving(f"edge {name} {side}", side))
    return [
        path(f"M{line}L{beyond(side)}z", middle),
        stroke(f"M{line}", dark, 2, 'opacity="0.45"'),
    ]


def foam(side: int) -> list[str]:
    line = smooth([placed(side, -1 + 2 * k / 5, depth) for k, depth in enumerate((9, 14, 17, 15, 18, 9))])
    return [path(f"M{line}L{beyond(side)}z", "#9fdbe0", 'opacity="0.45"')]


def isthmus(side: int) -> list[str]:
    """Half of a spit of land between two islands."""

    def spit(wide: float, start: float) -> str:
        near, far = wide * 0.8, wide * 1.5
        ends = [(-wide, -1.5), (-near, 12), (-far, start), (far, start), (near, 12), (wide, -1.5)]
        points = [spot(side, *end) for end in ends]
        return "M{} {}Q{} {} {} {}L{} {}Q{} {} {} {}z".format(*(n(number) for point in points for number in point))

    return [
        path(spit(15, 25), "#9fdbe0", 'opacity="0.55"'),
        path(spit(11, 27), SAND[1]),
        path(spit(6, 34), "#7fae55"),
    ]
