"""The grounds: the temple with its basins, the islands in their sea, and the cover."""

from __future__ import annotations

import math
import random

from icons import ICONS, circle, group, number, path
from palette import BRONZE, GOLD, HEROES, INK, MARBLE
from pieces import down, svg

from theogony.games.dice_forge.components import FACE_NAMES, FEAT_PORTAL, PRICE
from theogony.games.dice_forge.handles import (
    BASINS,
    BEDS,
    HOMES,
    ISLANDS_HEIGHT,
    PORTALS,
    ROUND_TRACK,
    STACKS,
    TEMPLE_HEIGHT,
)

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
    id, height = "dice_forge-islands-sea", ISLANDS_HEIGHT
    chance = random.Random("waves")
    out = f'<rect x="0" y="0" width="{W}" height="{height}" rx="26" fill="url(#{id})"/>'
    for _ in range(46):
        x, y = chance.uniform(30, 950), chance.uniform(20, height - 20)
        out += path(f"M{x:.0f} {y:.0f}q9-7 18 0t18 0", "none", "#ffffff22", 2.4)
    for portal, (px, py) in PORTALS.items():
        stacks = [STACKS[k] for k in range(15) if int(FEAT_PORTAL[k]) == portal]
        xs = [px, *(x for x, _ in stacks)]
        ys = [py, *(y for _, y in stacks)]
        x, y = (min(xs) + max(xs)) / 2 * W, (min(ys) + max(ys)) / 2 * W
        rx, ry = (max(xs) - min(xs)) / 2 * W + 74, (max(ys) - min(ys)) / 2 * W + 78
        out += path(blob(x, y + 8, rx + 10, ry + 10, f"foam{portal}"), "#bfe6ea55")
        out += path(blob(x, y + 6, rx, ry, f"isle{portal}"), "#7b5a35")
        out += path(blob(x, y, rx, ry, f"isle{portal}"), ("#c9b27a", "#9db56f", "#8d86a8", "#c98a5f")[portal % 4])
        out += path(
            blob(x, y - 4, rx * 0.86, ry * 0.84, f"top{portal}"),
            ("#dcc892", "#b4c985", "#a29bbd", "#daa176")[portal % 4],
        )
        out += _trees(x, y, rx, ry, portal)
    for px, py in PORTALS.values():
        out += _portal_ring(px * W, py * W, "#f6e7b8")
    for seat, (px, py) in enumerate(HOMES):
        out += _portal_ring(px * W, py * W, HEROES[seat][0])
    out += _rounds()
    return svg("islands", f"0 0 {W} {height}", out, down(id, "#2f7d9a", "#123a63"))


def _trees(x: float, y: float, rx: float, ry: float, portal: int) -> str:
    """A few cypresses along the shore."""
    chance = random.Random(f"trees{portal}")
    out = ""
    for _ in range(7):
        angle = chance.uniform(0.1, 3.0)
        tx, ty = x + rx * 0.9 * math.cos(angle), y + ry * 0.84 * math.sin(angle)
        out += path(f"M{tx:.0f} {ty:.0f}q-7-14 0-30q7 16 0 30z", "#3f6b3d", "#2a4a2c", 1.2)
    return out


def _portal_ring(x: float, y: float, light: str) -> str:
    glow = f'<circle cx="{x:.0f}" cy="{y:.0f}" r="31" fill="none" stroke="{light}" stroke-width="5"/>'
    return circle(x, y, 37, "#2a2135") + glow + circle(x, y, 23, "#00000066")


def _rounds() -> str:
    """Stepping stones from the first round to the last; the tenth is for three players."""
    stones = [(x * W, y * W) for x, y in ROUND_TRACK]
    way = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in (*stones[:5], *stones[5:]))
    out = path(way, "none", "#f6e7b855", 5)
    for k, (x, y) in enumerate(stones):
        out += circle(x, y + 3, 24, "#0f2547") + circle(x, y, 23, MARBLE[2]) + circle(x, y - 1, 20, MARBLE[0])
        out += group(number(k + 1, INK, 2), x, y, 1.7)
    return out


def temple() -> tuple[str, str]:
    id, height = "dice_forge-temple-stone", TEMPLE_HEIGHT
    out = f'<rect x="0" y="0" width="{W}" height="{height}" rx="26" fill="url(#{id})"/>'
    for x in range(12, W, 110):  # the wall behind the basins, fluted
        out += f'<rect x="{x}" y="92" width="66" height="{height - 110}" rx="10" fill="#ffffff" opacity="0.22"/>'
    out += path("M40 84L500 4 960 84z", BRONZE[2]) + path("M64 80L500 10 936 80z", MARBLE[0])
    out += path("M120 74L500 18 880 74z", "none", BRONZE[1], 3) + group(ICONS["glory"](), 500, 52, 2.4)
    out += group(ICONS["sun"](), 380, 60, 1.5) + group(ICONS["moon"](), 620, 60, 1.5)
    out += f'<rect x="20" y="80" width="960" height="10" rx="4" fill="{BRONZE[1]}"/>'
    for bed in BEDS:
        out += _bed(list(bed.values()))
    columns: dict[float, list[float]] = {}
    prices: dict[float, int] = {}
    for name, (x, y) in BASINS.items():
        columns.setdefault(x, []).append(y)
        prices[x] = int(PRICE[FACE_NAMES.index(name)])
    for x, ys in columns.items():
        out += _basin(x * W, min(ys) * W - 64, max(ys) * W + 64, prices[x])
    return svg("temple", f"0 0 {W} {height}", out, down(id, "#efe6d2", "#bfae8e"))


def _basin(x: float, top: float, bottom: float, price: int) -> str:
    """A pool with its rim, a glint on the water, and the price on a coin below."""
    out = ""
    for inset, fill in ((0, BRONZE[2]), (5, MARBLE[1]), (10, "#2b6a84"), (14, "#3a86a0")):
        box = f'x="{x - 66 + inset:.0f}" y="{top + inset:.0f}" width="{132 - 2 * inset}"'
        out += f'<rect {box} height="{bottom - top - 2 * inset:.0f}" rx="{max(8, 28 - inset)}" fill="{fill}"/>'
    out += path(f"M{x - 42:.0f} {top + 22:.0f}q20-8 40 0t40 0", "none", "#ffffff55", 3)
    out += circle(x, bottom + 14, 27, BRONZE[2]) + circle(x, bottom + 12, 25, GOLD[1])
    out += circle(x, bottom + 12, 20, "none", GOLD[0], 2)
    return out + group(number(price, INK, 2), x, bottom + 12, 2.4)


def _bed(spots: list[tuple[float, float]]) -> str:
    """A bed of the gardens: a hedge around a lawn."""
    xs, ys = [x * W for x, _ in spots], [y * W for _, y in spots]
    left, right, top, bottom = min(xs) - 66, max(xs) + 66, min(ys) - 62, max(ys) + 62
    chance = random.Random(f"bed{left:.0f}{top:.0f}")
    size = f'x="{left:.0f}" y="{top:.0f}" width="{right - left:.0f}" height="{bottom - top:.0f}"'
    out = f'<rect {size} rx="22" fill="#7fa35c" stroke="#3f6b3d" stroke-width="7"/>'
    for _ in range(int((right - left) * (bottom - top) / 1500)):
        x, y = chance.uniform(left + 12, right - 12), chance.uniform(top + 14, bottom - 10)
        out += path(f"M{x:.0f} {y:.0f}q-3-8-6-9m6 9q1-9 5-10", "none", "#5d8443", 2)
    for _ in range(10):
        x, y = chance.uniform(left + 8, right - 8), chance.choice((top + 6, bottom - 6))
        out += circle(x, y, 5, chance.choice(("#f2a9b8", "#fff3c4", "#e2734f")))
    return out


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
