"""The night around the young world, and the cover of the box."""

from __future__ import annotations

import math
from collections.abc import Iterator

from dwellings import camp, shade, town
from ink import GAME, Symbol, chance, moved, n, oval, stroke
from land import ground
from things import altar


def scenes() -> Iterator[Symbol]:
    yield night()
    yield cover()


def stars(seed: str, count: int, width: float, height: float) -> list[str]:
    dice = chance(seed)
    return [
        oval(
            dice.uniform(0, width),
            dice.uniform(0, height),
            r := dice.uniform(0.5, 1.9),
            r,
            "#fff",
            f'opacity="{dice.choice(("0.3", "0.5", "0.8"))}"',
        )
        for _ in range(count)
    ]


def halo(id: str, inner: str, outer: str) -> str:
    return (
        f'<radialGradient id="{id}"><stop offset="0" stop-color="{inner}"/><stop offset="0.55" stop-color="{outer}"/>'
        f'<stop offset="1" stop-color="{outer}" stop-opacity="0"/></radialGradient>'
    )


def night() -> Symbol:
    glow = f"{GAME}-night-glow"
    deep, dawn = f"var(--{GAME}-deep,#0b1026)", f"var(--{GAME}-dawn,#4a2f4d)"
    return Symbol(
        "night",
        "0 0 1600 1000",
        f'<rect width="1600" height="1000" fill="{deep}"/>',
        oval(800, 500, 900, 620, f"url(#{glow})"),
        *stars("night", 150, 1600, 1000),
        defs=halo(glow, dawn, deep),
    )


# The world on the cover: terrains in rings around a settled middle
WORLD = {
    (0, 0): "grassland",
    (1, 0): "forest",
    (0, 1): "hill",
    (-1, 1): "grassland",
    (-1, 0): "sea",
    (0, -1): "mountain",
    (1, -1): "forest",
    (2, 0): "hill",
    (1, 1): "hill",
    (0, 2): "desert",
    (-1, 2): "sea",
    (-2, 2): "island",
    (-2, 1): "sea",
    (-2, 0): "island",
    (-1, -1): "sea",
    (0, -2): "mountain",
    (1, -2): "mountain",
    (2, -2): "forest",
    (2, -1): "forest",
}


def cover() -> Symbol:
    glow, sun = f"{GAME}-cover-glow", f"{GAME}-cover-sun"
    shapes = [
        '<rect width="800" height="600" fill="#0b1026"/>',
        oval(400, 330, 560, 420, f"url(#{glow})"),
        *stars("cover", 90, 800, 600),
        oval(620, 110, 150, 150, f"url(#{sun})"),
    ]
    tiles = sorted(WORLD.items(), key=lambda item: item[0][1])
    for (q, r), name in tiles:
        shapes.append(moved(*_spot(q, r), 1.34, *ground(name, f"cover {q} {r}")))
    shapes.append(moved(*_spot(0, 0), 1.5, _own("#2672cf", shade(), *town(3)), moved(0, -40, 0.9, *altar())))
    shapes.append(moved(*_spot(0, 1), 1.4, _own("#bf2d24", shade(), *camp(3))))
    shapes.append(moved(*_spot(1, 0), 1.2, _own("#45b060", shade(), *camp(2))))
    shapes.append(moved(*_spot(-1, 1), 1.3, _own("#2672cf", shade(), *town(2))))
    shapes.append(stroke(_arc(), "#f6d9a8", 2.2, 'opacity="0.5"'))
    return Symbol(
        "cover",
        "0 0 800 600",
        *shapes,
        defs=halo(glow, "#7a4b52", "#1b1c3f") + halo(sun, "#fff2c4", "#f0a44f"),
    )


def _spot(q: int, r: int) -> tuple[float, float]:
    return 400 + 134 * (q + r / 2), 312 + 134 * math.sqrt(3) / 2 * r * 0.92


def _own(colour: str, *shapes: str) -> str:
    """Dwellings of one owner, where no seat gives them its colour."""
    return "".join(shape.replace("var(--of,#b8ab95)", colour) for shape in shapes)


def _arc() -> str:
    """The orbit on which the world hangs."""
    points = [(400 + 392 * math.cos(a / 20), 320 + 290 * math.sin(a / 20)) for a in range(62, 127)]
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points)
