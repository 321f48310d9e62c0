"""The slab every hex is: a wall of earth below, its top above, light from the upper left."""

from __future__ import annotations

import math

from palette import Tones
from pen import Symbol, ellipse, hexagon, line, num, path, wobbling

TOP_RADIUS = 54.6


def slab(symbol: Symbol, tones: Tones, top: str = "") -> str:
    """Draws the slab and returns the outline of its top. `top` paints it instead of the middle tone."""
    edge = wobbling(hexagon(TOP_RADIUS, 0, -2.2), symbol.rng, 0.7)
    lit = symbol.shade(
        "lit", [(0, "#fff", 0.34), (0.45, "#fff", 0), (0.62, "#000", 0), (1, "#000", 0.24)], x1=0.1, y1=0, x2=0.8, y2=1
    )
    symbol.draw(
        path(edge, "#000", opacity="0.35", transform="translate(0 5.2)"),
        path(edge, tones.dark, transform="translate(0 4)"),
        path(edge, top or tones.mid),
        path(edge, lit),
        path(edge, stroke=tones.light, stroke_width="1.4", opacity="0.55"),
    )
    return edge


def shadow(x: float, y: float, rx: float, ry: float | None = None, dark: float = 0.3) -> str:
    """A soft shadow on the ground, drawn as two ellipses."""
    high = rx * 0.34 if ry is None else ry
    return ellipse(x + rx * 0.22, y + 0.6, rx, high, "#000", opacity=f"{dark * 0.55:.2f}") + ellipse(
        x + rx * 0.14, y + 0.4, rx * 0.8, high * 0.75, "#000", opacity=f"{dark * 0.6:.2f}"
    )


def inside(x: float, y: float, margin: float = 0) -> bool:
    """Is the point on the top of a slab?"""
    x, y = abs(x), abs(y + 2.2)
    apothem = (TOP_RADIUS - margin) * math.sqrt(3) / 2
    return x <= apothem and x / 2 + y * math.sqrt(3) / 2 <= apothem


def tufts(symbol: Symbol, colours: tuple[str, str], count: int, margin: float = 8) -> None:
    """Grass: short strokes in two tones over the whole top."""
    strokes: tuple[list[str], list[str]] = ([], [])
    for k in range(count):
        x, y = symbol.rng.uniform(-46, 46), symbol.rng.uniform(-54, 50)
        if inside(x, y, margin):
            high = symbol.rng.uniform(1.6, 3.2)
            strokes[k % 2].append(f"M{num(x)} {num(y)}l-1-{num(high)}M{num(x + 1)} {num(y)}l.7-{num(high * 1.2)}")
    symbol.draw(*(line("".join(d), colour, 0.9, opacity="0.7") for d, colour in zip(strokes, colours)))
