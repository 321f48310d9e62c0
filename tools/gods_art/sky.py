"""The plain under the sky, on which the world is laid: colours from the style sheet, and light drawn over them."""

from __future__ import annotations

import random

from palette import sky
from pen import Symbol, circle, d, group, line, num, path, rect

WIDE, HIGH, HORIZON = 1600, 1000, 170


def mesas(rng: random.Random, y: float, high: float, step: int) -> str:
    """Table mountains and hills across the whole width."""
    points = [(-20.0, y)]
    x = -40.0
    while x < WIDE + 40:
        wide, rise = rng.uniform(0.5, 1.4) * step, rng.uniform(0.15, 1) ** 1.6 * high
        slope = rise * rng.uniform(0.4, 0.9)
        points += [
            (x, y - rng.uniform(0, 6)),
            (x + slope, y - rise),
            (x + slope + wide * 0.4, y - rise * rng.uniform(0.92, 1.04)),
        ]
        x += wide * 0.4 + 2 * slope + rng.uniform(0, wide)
    return "M" + "L".join(f"{num(px)} {num(py)}" for px, py in points) + f"L{WIDE + 60} {num(y)}V{num(y + 20)}H-20z"


# A dune of the plain in a box of 200 by 100, standing on its middle: the side in the moonlight, the side in shadow
LIT = "M-100 0C-50-10-16-100 4-100Q14-40 20 20Q-40 30-100 0z"
LEE = "M4-100C16-90 40-20 100 0Q50 35 20 20Q14-40 4-100z"


def stars(rng: random.Random, count: int, wide: int, high: int) -> list[str]:
    """Stars, fewer and paler towards the horizon."""
    out = []
    for _ in range(count):
        y = high * rng.random() ** 1.4
        bright = rng.uniform(0.35, 1) * (1 - 0.6 * y / high)
        out.append(
            circle(rng.uniform(0, wide), y, rng.choice((0.8, 0.9, 1.1, 1.5, 2)), "#fff", opacity=f"{bright:.2f}")
        )
    return out


def ground() -> Symbol:
    symbol = Symbol("sky", f"0 0 {WIDE} {HIGH}")
    rng = symbol.rng
    deep = [(0, "#03041a", 0.85), (0.6, "#10103a", 0.1), (0.8, "#ff9d6b", 0.22), (1, "#ffb27a", 0.75)]
    symbol.draw(
        rect(0, 0, WIDE, HORIZON + 20, sky("sky")),
        rect(0, 0, WIDE, HORIZON + 10, symbol.shade("deep", deep)),
        *stars(rng, 120, WIDE, HORIZON - 20),
        circle(1290, 70, 110, symbol.glow("moon", [(0, "#fff3d0", 0.6), (0.3, "#fff3d0", 0.22), (1, "#fff3d0", 0)])),
        circle(1290, 70, 27, "#fff5dc"),
        circle(1283, 63, 6, "#e8d9b4", opacity="0.7"),
        circle(1299, 78, 4, "#e8d9b4", opacity="0.7"),
        path(mesas(rng, HORIZON + 6, 58, 150), sky("far"), opacity="0.6"),
        path(mesas(rng, HORIZON + 6, 34, 110), sky("far")),
        rect(0, HORIZON - 40, WIDE, 46, symbol.shade("haze", [(0, "#ffb27a", 0), (1, "#ffb27a", 0.5)])),
        rect(0, HORIZON + 4, WIDE, HIGH - HORIZON, sky("sand")),
        rect(
            0,
            HORIZON + 4,
            WIDE,
            HIGH - HORIZON,
            symbol.shade(
                "plain", [(0, "#ffc890", 0.5), (0.1, "#ffdcae", 0.04), (0.4, "#241238", 0.12), (1, "#0a0618", 0.55)]
            ),
        ),
    )
    for k in range(34):
        near = (k / 34) ** 1.5
        y = HORIZON + 16 + 800 * near
        wide = (60 + 330 * near) * rng.uniform(0.8, 1.3)
        high = wide * rng.uniform(0.09, 0.15)
        where = d("translate({} {})", rng.uniform(0, WIDE), y) + f"scale({wide / 100:.2f} {high / 100:.2f})"
        lit = path(LIT, "#ffe6bd", opacity=f"{0.16 - 0.09 * near:.2f}")
        lee = path(LEE, "#120824", opacity=f"{0.17 - 0.08 * near:.2f}")
        symbol.draw(group([lit, lee], transform=where))
    ripples, pebbles = [], []
    for _ in range(90):
        near = rng.random() ** 0.8
        x, y, wide = rng.uniform(0, WIDE), HORIZON + 50 + 770 * near, 20 + 60 * near
        ripples.append(f"M{num(x)} {num(y)}q{num(wide / 4)}-{num(2 + 4 * near)} {num(wide / 2)} 0t{num(wide / 2)} 0")
    for _ in range(110):
        near = rng.random()
        x, y, r = rng.uniform(0, WIDE), HORIZON + 40 + 780 * near, 0.8 + 2.2 * near * rng.random()
        pebbles.append(f"M{num(x - r)} {num(y)}a{num(r)} {num(r * 0.7)} 0 0 1 {num(2 * r)} 0z")
    edge = symbol.glow("edge", [(0.5, "#05030f", 0), (1, "#05030f", 0.5)], cx=0.5, cy=0.45, r=0.75)
    symbol.draw(
        line("".join(ripples), "#ffe6bd", 1.1, opacity="0.13"),
        path("".join(pebbles), "#120824", opacity="0.4"),
        rect(0, 0, WIDE, HIGH, edge),
    )
    return symbol
