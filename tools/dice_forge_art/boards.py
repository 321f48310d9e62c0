"""The grounds: the temple with its basins, the islands in their sea, and the cover."""

from __future__ import annotations

import math
import random

from icons import ICONS, circle, group, number, path
from palette import BRONZE, GOLD, INK, MARBLE
from pieces import down, svg

from theogony.games.dice_forge.components import FACE_NAMES, PRICE
from theogony.games.dice_forge.table import BASINS, PORTAL_SPOTS, STACK_SPOTS

W = 1000


def blob(x: float, y: float, rx: float, ry: float, seed: str, rough: float = 0.12) -> str:
    """A closed shore that wobbles by its seed."""
    chance = random.Random(seed)
    points = []
    for k in range(14):
        angle = 2 * math.pi * k / 14
        reach = 1 + chance.uniform(-rough, rough)
        points.append((x + rx * reach * math.cos(angle), y + ry * reach * math.sin(angle)))
    d = f"M{(points[0][0] + points[-1][0]) / 2:.0f} {(points[0][1] + points[-1][1]) / 2:.0f}"
    for k, (px, py) in enumerate(points):
        nx, ny = points[(k + 1) % len(points)]
        d += f"Q{px:.0f} {py:.0f} {(px + nx) / 2:.0f} {(py + ny) / 2:.0f}"
    return d + "z"


def islands() -> tuple[str, str]:
    id = "dice_forge-islands-sea"
    chance = random.Random("waves")
    out = f'<rect x="0" y="0" width="{W}" height="640" rx="26" fill="url(#{id})"/>'
    for _ in range(46):
        x, y = chance.uniform(30, 950), chance.uniform(20, 620)
        out += path(f"M{x:.0f} {y:.0f}q9-7 18 0t18 0", "none", "#ffffff22", 2.4)
    for portal, (px, py) in PORTAL_SPOTS.items():
        stacks = [STACK_SPOTS[k] for k in range(15) if _portal(k) == portal]
        xs = [px, *(x for x, _ in stacks)]
        ys = [py, *(y for _, y in stacks)]
        x, y = (min(xs) + max(xs)) / 2 * W, (min(ys) + max(ys)) / 2 * W
        rx, ry = (max(xs) - min(xs)) / 2 * W + 68, (max(ys) - min(ys)) / 2 * W + 66
        out += path(blob(x, y + 8, rx + 10, ry + 10, f"foam{portal}"), "#bfe6ea55")
        out += path(blob(x, y + 6, rx, ry, f"isle{portal}"), "#7b5a35")
        out += path(blob(x, y, rx, ry, f"isle{portal}"), ("#c9b27a", "#9db56f", "#8d86a8", "#c98a5f")[portal % 4])
        out += path(
            blob(x, y - 4, rx * 0.86, ry * 0.84, f"top{portal}"),
            ("#dcc892", "#b4c985", "#a29bbd", "#daa176")[portal % 4],
        )
    for px, py in PORTAL_SPOTS.values():
        out += _portal_ring(px * W, py * W, "#f6e7b8")
    for k in range(4):
        out += _portal_ring((0.38 + 0.08 * k) * W, 0.5 * W, "#cfe4ff")
    return svg("islands", f"0 0 {W} 640", out, down(id, "#2f7d9a", "#123a63"))


def _portal(stack: int) -> int:
    return (1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7, 7)[stack]


def _portal_ring(x: float, y: float, light: str) -> str:
    return circle(x, y, 31, "#2a2135") + circle(x, y, 26, "none", light, 4) + circle(x, y, 19, "#00000055")


def temple() -> tuple[str, str]:
    id = "dice_forge-temple-stone"
    out = f'<rect x="0" y="0" width="{W}" height="860" rx="26" fill="url(#{id})"/>'
    out += path("M60 80L500 6 940 80z", MARBLE[0], BRONZE[2], 4) + group(ICONS["glory"](), 500, 48, 2.6)
    columns: dict[float, list[float]] = {}
    prices: dict[float, int] = {}
    for name, (x, y) in BASINS.items():
        columns.setdefault(x, []).append(y)
        prices[x] = int(PRICE[FACE_NAMES.index(name)])
    for x, ys in columns.items():
        top, bottom = min(ys) * W - 62, max(ys) * W + 62
        for inset, fill in ((0, BRONZE[2]), (6, "#2f6f86")):
            box = f'x="{x * W - 62 + inset:.0f}" y="{top + inset:.0f}" width="{124 - 2 * inset}"'
            out += f'<rect {box} height="{bottom - top - 2 * inset:.0f}" rx="{26 - inset}" fill="{fill}"/>'
        out += circle(x * W, bottom + 24, 24, BRONZE[2]) + circle(x * W, bottom + 22, 22, GOLD[1])
        out += group(number(prices[x], INK, 2), x * W, bottom + 22, 2.2)
    return svg("temple", f"0 0 {W} 860", out, down(id, "#e9dfc8", "#b9a888"))


def cover() -> tuple[str, str]:
    sky, sea = "dice_forge-cover-sky", "dice_forge-cover-sea"
    chance = random.Random("cover")
    out = '<rect x="0" y="0" width="800" height="600" fill="url(#dice_forge-cover-sky)"/>'
    for _ in range(60):
        out += circle(chance.uniform(0, 800), chance.uniform(0, 260), chance.uniform(0.6, 2), "#ffffff")
    out += group(ICONS["sun"](), 620, 150, 7) + group(ICONS["moon"](), 150, 130, 5.4)
    out += '<rect x="0" y="400" width="800" height="200" fill="url(#dice_forge-cover-sea)"/>'
    out += path(blob(400, 440, 330, 70, "rock"), "#5c4a3a") + path(blob(400, 428, 320, 60, "rock"), "#8a7353")
    for x in (250, 330, 410, 490, 550):
        out += path(f"M{x - 14} 400V250H{x + 14}V400z", MARBLE[1], BRONZE[2], 2) + path(
            f"M{x - 8} 400V250", "none", "#ffffff", 4
        )
    out += path("M210 250L400 170 590 250z", MARBLE[0], BRONZE[2], 4) + group(ICONS["glory"](), 400, 224, 2.4)
    for x, y, angle, tones, front in (
        (285, 470, -12, (MARBLE[0], MARBLE[1], MARBLE[2]), ("sun", "gold")),
        (520, 485, 9, ("#8d8aa6", "#4d4a5e", "#26243a"), ("moon", "glory")),
    ):
        cube = (
            path("M0-44L40-24 0-4-40-24z", tones[0], "#2b1d12", 1.6)
            + path("M-40-24L0-4V42L-40 20z", tones[1], "#2b1d12", 1.6)
            + path("M40-24L0-4V42L40 20z", tones[2], "#2b1d12", 1.6)
            + group(ICONS["glory"](), 0, -24, 0.9)
            + group(ICONS[front[0]](), -20, 9, 1.4)
            + group(ICONS[front[1]](), 20, 9, 1.4)
        )
        out += f'<g transform="translate({x} {y})rotate({angle})scale(2.1)">{cube}</g>'
    for _ in range(26):
        out += circle(chance.uniform(200, 600), chance.uniform(300, 560), chance.uniform(1, 3), GOLD[0])
    return svg("cover", "0 0 800 600", out, down(sky, "#1a2150", "#f0a563") + down(sea, "#2f6f8f", "#0f2547"))
