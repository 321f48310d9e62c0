"""The four terrains: their colours, and what grows on them, seen from above so that a tile can be turned."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

BASE = {"S": "#2f7ea6", "P": "#e3c465", "F": "#4b8a4a", "M": "#9a929c"}
LIGHT = {"S": "#63b3d0", "P": "#f3de9b", "F": "#74ac5d", "M": "#cdc6cb"}
DARK = {"S": "#1d5c80", "P": "#b8943a", "F": "#2c5f35", "M": "#645d69"}
COLOURS = {"blue": "#2b6fd0", "yellow": "#e0ad1c", "green": "#2f9a4c", "grey": "#77727f", "unknown": "#4a3b5c"}


def number(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".")


def svg(body: str, box: str = "0 0 100 100") -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">\n{body}\n</svg>\n'


def path(d: str, **look: object) -> str:
    drawn = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in look.items())
    return f'<path d="{d}"{drawn}/>'


def blob(x: float, y: float, size: float, chance: Random, corners: int = 7) -> str:
    """A round, slightly uneven outline."""
    points = []
    for k in range(corners):
        far = size * chance.uniform(0.82, 1.15)
        turn = 2 * pi * k / corners
        points.append((x + far * cos(turn), y + far * sin(turn)))
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(points, points[1:] + points[:1])]
    start = middles[-1]
    curves = "".join(f"Q{number(p[0])} {number(p[1])} {number(m[0])} {number(m[1])}" for p, m in zip(points, middles))
    return f"M{number(start[0])} {number(start[1])}{curves}Z"


def growth(terrain: str, x: float, y: float, chance: Random) -> str:
    """One wave, tuft, tree or peak."""
    if terrain == "S":
        w, lift = chance.uniform(4, 6), chance.uniform(1.5, 2.4)
        d = f"M{number(x - w)} {number(y)}q{number(w / 2)} {number(-lift)} {number(w)} 0t{number(w)} 0"
        return path(d, fill="none", stroke=LIGHT["S"], stroke_width="1.3", stroke_linecap="round")
    if terrain == "P":
        dots = "".join(f"M{number(x + chance.uniform(-5, 5))} {number(y + chance.uniform(-5, 5))}h.1" for _ in range(4))
        return path(dots, stroke=DARK["P"], stroke_width="1.5", stroke_linecap="round", opacity="0.7")
    size = chance.uniform(4.4, 6)
    if terrain == "F":
        shade = path(blob(x + 0.9, y + 1.2, size, chance), fill=DARK["F"])
        crown = path(blob(x, y, size * 0.86, chance), fill=LIGHT["F"])
        return shade + crown + path(blob(x - 1, y - 1.2, size * 0.4, chance, 5), fill="#9cc877", opacity="0.8")
    foot = [(x + size * 1.25 * cos(turn), y + size * 1.25 * sin(turn)) for turn in (0.4, 1.9, 3.3, 4.4, 5.5)]
    around = "".join(f"L{number(a)} {number(b)}" for a, b in foot)
    lit = "".join(f"L{number(a)} {number(b)}" for a, b in foot[2:4])
    snow = path(blob(x, y, size * 0.38, chance, 5), fill="#f6f3f4")
    return (
        path(f"M{around[1:]}Z", fill=DARK["M"])
        + path(f"M{number(x)} {number(y)}{lit}L{number(foot[4][0])} {number(foot[4][1])}Z", fill=LIGHT["M"])
        + snow
    )


def style() -> str:
    """Tints of the types, and the table around the frame by day and by night."""
    tints = dict(COLOURS)
    tints |= {"city": "#f4e6c4", "ruin": "#8a7f77", "bag": "#7a5233"}
    tints |= {"void": "light-dark(#cdb893, #3a3128)", "wood": "light-dark(#7b5734, #4d3621)"}
    lines = "".join(f"    --four_gods-{name}: {value};\n" for name, value in tints.items())
    head = "/* Written by tools/four_gods_art: tints of the types, and the table around the frame. */"
    return f'{head}\n@layer game {{\n  [data-game="four_gods"] {{\n{lines}  }}\n}}\n'
