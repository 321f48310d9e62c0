"""A pen for symbols: shapes become SVG text; every edge that wobbles does so by the seed of its symbol's name."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from pathlib import Path

Point = tuple[float, float]
HEX_VIEW = "-50 -58 100 116"
HEX_RADIUS = 57.735  # a corner on top, 100 wide


def num(x: float) -> str:
    text = f"{x:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def attrs(given: dict[str, object]) -> str:
    return "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"' for key, value in given.items() if value != ""
    )


def _value(value: object) -> str:
    return num(value) if isinstance(value, float) else str(value)


def path(d: str, fill: str = "none", **more: object) -> str:
    return f"<path{attrs({'fill': fill, 'd': d, **more})}/>"


def line(d: str, stroke: str, width: float, **more: object) -> str:
    return path(d, stroke=stroke, stroke_width=float(width), stroke_linecap="round", stroke_linejoin="round", **more)


def polygon(points: Sequence[Point], fill: str, **more: object) -> str:
    return path(through(points) + "z", fill, **more)


def through(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, **more: object) -> str:
    return (
        f"<ellipse{attrs({'cx': float(x), 'cy': float(y), 'rx': float(rx), 'ry': float(ry), 'fill': fill, **more})}/>"
    )


def circle(x: float, y: float, r: float, fill: str, **more: object) -> str:
    return f"<circle{attrs({'cx': float(x), 'cy': float(y), 'r': float(r), 'fill': fill, **more})}/>"


def rect(x: float, y: float, width: float, height: float, fill: str, **more: object) -> str:
    box = {"x": float(x), "y": float(y), "width": float(width), "height": float(height)}
    return f"<rect{attrs({**box, 'fill': fill, **more})}/>"


def group(parts: Sequence[str], **more: object) -> str:
    return f"<g{attrs(more)}>{''.join(parts)}</g>"


def placed(parts: Sequence[str], x: float, y: float, size: float) -> str:
    """What was drawn a hundred large, set down at x, y."""
    return group(parts, transform=f"translate({num(x)} {num(y)})scale({size / 100:.3g})")


def d(template: str, *numbers: float) -> str:
    """A path: each {} of the template is the next number."""
    return template.format(*(num(x) for x in numbers))


def hexagon(radius: float, x: float = 0, y: float = 0) -> list[Point]:
    """The corners, from the top one clockwise."""
    turns = [math.radians(60 * k - 90) for k in range(6)]
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in turns]


def wobbling(corners: Sequence[Point], rng: random.Random, much: float, steps: int = 5) -> str:
    """A closed path along the corners, its edges slightly irregular and its corners slightly round."""
    points: list[Point] = []
    for (x0, y0), (x1, y1) in zip(corners, [*corners[1:], corners[0]]):
        long = math.hypot(x1 - x0, y1 - y0)
        for step in range(steps):
            part = (step + 0.5) / steps
            off = rng.uniform(-much, much)
            points.append(
                (x0 + (x1 - x0) * part - (y1 - y0) / long * off, y0 + (y1 - y0) * part + (x1 - x0) / long * off)
            )
    return rounded(points)


def rounded(points: Sequence[Point]) -> str:
    """A closed path of curves that bend at the points."""
    middles = [((x0 + x1) / 2, (y0 + y1) / 2) for (x0, y0), (x1, y1) in zip(points, [*points[1:], points[0]])]
    start = middles[-1]
    curves = "".join(f"Q{num(x)} {num(y)} {num(mx)} {num(my)}" for (x, y), (mx, my) in zip(points, middles))
    return f"M{num(start[0])} {num(start[1])}{curves}z"


class Symbol:
    """One symbol: its name, its box and what is drawn in it, from the back to the front."""

    def __init__(self, name: str, view: str = HEX_VIEW) -> None:
        self.name = name
        self.view = view
        self.rng = random.Random(f"theogony/{name}")
        self.paints: list[str] = []
        self.parts: list[str] = []

    def draw(self, *parts: str) -> None:
        self.parts.extend(parts)

    def shade(self, key: str, stops: Sequence[tuple[float, str, float]], **box: object) -> str:
        """A gradient of (offset, colour, opacity). A tint cannot be in it: `var()` is read where the gradient is."""
        return self._paint("linearGradient", key, stops, box or {"x1": 0, "y1": 0, "x2": 0, "y2": 1})

    def glow(self, key: str, stops: Sequence[tuple[float, str, float]], **box: object) -> str:
        return self._paint("radialGradient", key, stops, box)

    def _paint(self, kind: str, key: str, stops: Sequence[tuple[float, str, float]], box: dict[str, object]) -> str:
        inner = ""
        for offset, colour, opacity in stops:
            seen = {} if opacity == 1 else {"stop-opacity": f"{opacity:g}"}
            inner += f"<stop{attrs({'offset': f'{offset:g}', 'stop-color': colour, **seen})}/>"
        self.paints.append(f"<{kind}{attrs({'id': f'gods-{self.name}-{key}', **box})}>{inner}</{kind}>")
        return f"url(#gods-{self.name}-{key})"

    def write(self, folder: Path) -> None:
        defs = f"<defs>{''.join(self.paints)}</defs>\n" if self.paints else ""
        body = "\n".join(self.parts)
        text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{self.view}">\n{defs}{body}\n</svg>\n'
        (folder / f"{self.name}.svg").write_text(text, encoding="utf-8")
