"""Altars, dice, and the backs of what lies face down."""

from __future__ import annotations

from collections.abc import Iterator

from ink import FIRE, HEX, INK, STONE, Symbol, hexagon, n, oval, path, stroke

PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
}


def things() -> Iterator[Symbol]:
    yield Symbol("altar", "-22 -34 44 62", *altar())
    for number, spots in PIPS.items():
        yield Symbol(
            f"pips-{number}", "-50 -50 100 100", *(oval(26 * x, 26 * y, 9.5, 9.5, "currentColor") for x, y in spots)
        )
    yield Symbol(
        "marker",
        HEX,
        path(hexagon(56), "#5a4a6e"),
        path(hexagon(48), "#6d5b84"),
        stroke(hexagon(48), "#a893c4", 1.6),
        *star(0, 0, 26, "#d9c8ef"),
    )
    yield Symbol("blow", "-12 -12 24 24", *blow())
    yield Symbol("loss", "-12 -12 24 24", *loss())
    yield Symbol("card-back", "-50 -70 100 140", *back())


def altar() -> list[str]:
    """Stone, flame, and smoke that rises."""
    return [
        oval(0, 20, 20, 6, "#000", 'opacity="0.35"'),
        stroke("M-2-12Q-9-19-2-24Q5-29-1-33", "#f2eee6", 3, 'opacity="0.6"'),
        stroke("M5-10Q11-17 6-22Q1-27 7-31", "#f2eee6", 2.2, 'opacity="0.4"'),
        path("M-16 20V14H-12V4H12V14H16V20z", STONE[1], f'stroke="{INK}" stroke-width="1.4"'),
        path("M-12 4H2V20H-16V14H-12z", STONE[0], 'opacity="0.8"'),
        path("M-17 4V-2H17V4z", STONE[1], f'stroke="{INK}" stroke-width="1.4"'),
        path("M-8-2Q-11-10-3-18Q-2-12 1-14Q2-19 4-20Q11-9 8-2z", FIRE[2]),
        path("M-5-2Q-6-8-1-12Q0-8 2-9Q6-6 5-2z", FIRE[1]),
        path("M-2-2Q-3-5 0-8Q3-5 2-2z", FIRE[0]),
    ]


def blow() -> list[str]:
    """Two crossed blades, in the colour of the words around them."""
    blade = "M-9 9L7-7L9-9M-8 4L-4 8"
    other = "M9 9L-7-7L-9-9M8 4L4 8"
    return [stroke(blade, "currentColor", 2.6), stroke(other, "currentColor", 2.6)]


def loss() -> list[str]:
    """A shield that is broken."""
    return [
        stroke("M-8-9H8V0Q8 7 0 10Q-8 7-8 0z", "currentColor", 2.2),
        stroke("M2-9L-3-2L3 2L-1 9", "currentColor", 2),
    ]


def star(x: float, y: float, r: float, colour: str) -> list[str]:
    """A compass star of the makers of worlds."""
    s = r * 0.24
    long = f"M{n(x)} {n(y - r)}L{n(x + s)} {n(y - s)}L{n(x + r)} {n(y)}L{n(x + s)} {n(y + s)}L{n(x)} {n(y + r)}"
    long += f"L{n(x - s)} {n(y + s)}L{n(x - r)} {n(y)}L{n(x - s)} {n(y - s)}z"
    return [path(long, colour), oval(x, y, r * 0.16, r * 0.16, "#3b2f52")]


def back() -> list[str]:
    return [
        '<rect x="-49" y="-69" width="98" height="138" rx="9" fill="#2a213c"/>',
        '<rect x="-44" y="-64" width="88" height="128" rx="6" fill="#3b2f52"/>',
        '<rect x="-38" y="-58" width="76" height="116" rx="4" fill="none" stroke="#8f7bb0" stroke-width="1.6"/>',
        *star(0, 0, 30, "#d9c8ef"),
        *star(-26, -46, 7, "#8f7bb0"),
        *star(26, -46, 7, "#8f7bb0"),
        *star(-26, 46, 7, "#8f7bb0"),
        *star(26, 46, 7, "#8f7bb0"),
    ]
