"""Colours, named once, and symbols made of shapes. What is strewn about is strewn by the seed of its symbol's name."""

from __future__ import annotations

import math
import random
from pathlib import Path

GAME = "lords_of_creation"
HEX = "-51 -59 102 118"
CORNER = 58.9  # a little more than the cell, so that no seam shows between two of one kind
OF = "var(--of,#b8ab95)"
OF_INK = "var(--of-ink,#241d12)"
INK = "#2b2118"

# Light, middle, dark of each terrain: apart in brightness too, so that no eye confuses them
LAND = {
    "island": ("#8ecbd6", "#3f8fae", "#1f5f80"),
    "hill": ("#e3cf7c", "#c2a447", "#7d6420"),
    "forest": ("#6f9c4f", "#3c6a37", "#1d3d24"),
    "grassland": ("#cfe08a", "#a5c25a", "#6c8a34"),
    "sea": ("#5fa9c4", "#2f7a9c", "#174f6e"),
    "mountain": ("#e9e6e2", "#98918c", "#574f4d"),
    "desert": ("#fbe8b6", "#ecc987", "#b98b4a"),
}
SAND = ("#fdf0c4", "#f0d993", "#bf9b55")
STONE = ("#fbf5e6", "#dccfb2", "#8d7c5c")
WOOD = ("#c79a62", "#8f6334", "#54371b")
FIRE = ("#fff3b0", "#ffb23e", "#d4531c")


class Symbol:
    """One drawing: its name without the game's, its view box, its shapes and definitions."""

    def __init__(self, name: str, view: str, *shapes: str, defs: str = "") -> None:
        self.name, self.view, self.shapes, self.defs = name, view, shapes, defs

    def write(self, folder: Path) -> None:
        body = "\n".join([f"<defs>{self.defs}</defs>"] * bool(self.defs) + list(self.shapes))
        text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{self.view}">\n{body}\n</svg>\n'
        (folder / f"{self.name}.svg").write_text(text, encoding="utf-8")


def chance(name: str) -> random.Random:
    return random.Random(f"{GAME} {name}")


def n(x: float) -> str:
    text = f"{x:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def path(d: str, fill: str, more: str = "") -> str:
    return f'<path fill="{fill}" d="{d}"{" " + more if more else ""}/>'


def stroke(d: str, colour: str, width: float, more: str = "") -> str:
    round_ = 'stroke-linecap="round" stroke-linejoin="round"'
    return path(d, "none", f'stroke="{colour}" stroke-width="{n(width)}" {round_}{" " + more if more else ""}')


def oval(x: float, y: float, rx: float, ry: float, fill: str, more: str = "") -> str:
    return f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rx)}" ry="{n(ry)}" fill="{fill}"{" " + more if more else ""}/>'


def moved(x: float, y: float, scale: float, *shapes: str) -> str:
    return f'<g transform="translate({n(x)} {n(y)})scale({scale:.2f})">{"".join(shapes)}</g>'


def hexagon(radius: float = CORNER) -> str:
    corners = [(radius * math.sin(k * math.pi / 3), -radius * math.cos(k * math.pi / 3)) for k in range(6)]
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in corners) + "z"


def inside(x: float, y: float, margin: float) -> bool:
    """Whether a point of the hex keeps that far from its edge."""
    reach = 50 - margin
    return all(abs(x * math.cos(a) + y * math.sin(a)) <= reach for a in (0, math.pi / 3, 2 * math.pi / 3))


def strewn(dice: random.Random, count: int, margin: float, apart: float) -> list[tuple[float, float]]:
    """Spots in the hex, from the back to the front, not too close to each other."""
    spots: list[tuple[float, float]] = []
    for _ in range(400):
        x, y = dice.uniform(-50, 50), dice.uniform(-56, 56)
        if len(spots) < count and inside(x, y, margin) and all(math.hypot(x - a, y - b) >= apart for a, b in spots):
            spots.append((x, y))
    return sorted(spots, key=lambda spot: spot[1])


def style() -> str:
    """The game's style sheet: its tints, and the night around the world."""
    tints = {f"terrain-{name}": tones[1] for name, tones in LAND.items()}
    tints |= {"marker": "#5a4a6e", "altar": STONE[1], "card-back": "#3b2f52", "people": WOOD[0], "camp": WOOD[0]}
    tints |= {
        "container": "#5a4a6e",
        "stock": "#3b2f52",
        "town": STONE[1],
        "attack-die": "#b5382a",
        "defence-die": "#f4efe4",
    }
    lines = [f"    --{GAME}-{name}: {colour};" for name, colour in tints.items()]
    lines.append(f"    --{GAME}-deep: light-dark(#2c3a63, #0b1026);")
    lines.append(f"    --{GAME}-dawn: light-dark(#c98d6a, #4a2f4d);")
    lines.append(f"    --board-ground: var(--{GAME}-deep);")
    return (
        "/* Written by tools/lords_of_creation_art: tints of the types, and the night around the young world. */\n"
        f'@layer game {{\n  [data-game="{GAME}"] {{\n' + "\n".join(lines) + "\n  }\n}\n"
    )
