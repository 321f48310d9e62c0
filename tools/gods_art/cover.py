"""The cover: the continent of hexes on the plain at night, seen from a hill, crystals in the foreground."""

from __future__ import annotations

import math

from dwellings import DUNE, DWELLING
from palette import CRYSTAL, GROUNDS, OF, STONE, TRIBES, Tones
from pen import Point, Symbol, circle, d, ellipse, group, path, placed, polygon, rect
from sky import stars
from small import cluster
from temples import SILHOUETTES
from tribes import PLACES

WIDE, HIGH, HORIZON = 800, 600, 262
BESIDE = 400  # sky and plain go on so far on either side, for frames that are wider than the cover
FOCUS, EYE = 700.0, 338.0  # of the camera: length, and height over the plain
RADIUS, TALL = 118.0, 22.0  # of a hex
DISTANT = 1400.0  # from here on a hex shows one thing, not three
SEAT = ("var(--seat-0,#2672cf)", "var(--seat-1,#bf2d24)", "var(--seat-2,#45b060)", "var(--seat-3,#fbd957)")

# The continent, row by row from the far one to the near one: first column (in half hexes), then the hexes
ROWS: list[tuple[float, int, str]] = [
    (2244, -4, "davjd"),
    (2067, -7, "cjddvac"),
    (1890, -6, "dvaadjv"),
    (1713, -5, "jc3dav"),
    (1536, -4, "vda1cj"),
    (1359, -5, "a2jvdc"),
    (1182, -4, "cd0aj"),
    (1005, -3, "jvdc"),
    (828, -4, "-a-v-"),
]
KINDS = {"a": "amber", "j": "jade", "c": "coral", "v": "violet"}


def project(x: float, y: float, z: float = 0) -> Point:
    scale = FOCUS / y
    return WIDE / 2 + x * scale, HORIZON + (EYE - z) * scale


def hex_on_plain(x: float, y: float, z: float, radius: float = RADIUS - 4) -> list[Point]:
    turns = [math.radians(60 * k - 90) for k in range(6)]
    return [project(x + radius * math.cos(a), y - radius * math.sin(a), z) for a in turns]


def standing(parts: list[str], x: float, y: float, size: float) -> str:
    """What was drawn for a hex, set upright on one of the plain."""
    sx, sy = project(x, y, TALL)
    return placed(parts, sx, sy, 100 * size * FOCUS / y)


def slab(x: float, y: float, tones: Tones, top: str, lit: str) -> list[str]:
    base, upper = hex_on_plain(x, y, 0), hex_on_plain(x, y, TALL)
    near = sorted(sorted(range(6), key=lambda k: base[k][1])[-3:], key=lambda k: base[k][0])
    wall = [upper[k] for k in near] + [base[k] for k in reversed(near)]
    return [
        polygon(hex_on_plain(x + 10, y - 14, 0, RADIUS + 8), "#0a0614", opacity="0.4"),
        polygon(wall, tones.dark),
        polygon(wall, "#000", opacity="0.25"),
        polygon(upper, top),
        polygon(upper, lit),
        polygon(upper, "none", stroke=tones.light, stroke_width="1.1", opacity="0.6"),
    ]


def heavens(symbol: Symbol) -> None:
    """Night above, the last light at the horizon, the moon, and a band of stars."""
    rng = symbol.rng
    dusk = [(0, "#060822", 1), (0.42, "#1b2058", 1), (0.72, "#5b3f84", 1), (0.9, "#d9806f", 1), (1, "#ffc27e", 1)]
    haze = symbol.glow("haze", [(0, "#b9c2ff", 0.3), (1, "#b9c2ff", 0)])
    band = [ellipse(0, 0, 340, 60, haze), ellipse(-70, 0, 200, 30, haze)]
    for _ in range(70):
        bright = f"{rng.uniform(0.3, 0.9):.2f}"
        band.append(circle(rng.uniform(-330, 330), rng.gauss(0, 20), rng.choice((0.6, 0.7, 1)), "#fff", opacity=bright))
    symbol.draw(
        rect(-BESIDE, 0, WIDE + 2 * BESIDE, HORIZON + 20, symbol.shade("sky", dusk)),
        group(band, transform="translate(250 70)rotate(-18)"),
        group(stars(rng, 240, WIDE + 2 * BESIDE, HORIZON - 10), transform=f"translate({-BESIDE} 0)"),
        path("M120 34l2.6 7.4 7.4 2.6-7.4 2.6-2.6 7.4-2.6-7.4-7.4-2.6 7.4-2.6z", "#fff"),
        path("M470 26l1.8 5.2 5.2 1.8-5.2 1.8-1.8 5.2-1.8-5.2-5.2-1.8 5.2-1.8z", "#fff"),
        circle(640, 84, 120, symbol.glow("moon", [(0, "#fff0c8", 0.75), (0.3, "#ffd9a0", 0.3), (1, "#ffd9a0", 0)])),
        circle(640, 84, 39, "#fff3d6"),
        circle(628, 74, 9, "#ead7ad", opacity="0.75"),
        circle(652, 92, 6, "#ead7ad", opacity="0.75"),
        circle(644, 66, 4, "#ead7ad", opacity="0.6"),
    )


def plain(symbol: Symbol) -> None:
    """Table mountains, then sand with low dunes."""
    far = "M0 4V-40L34-44L52-68L116-70L128-42L176-26L224-22L262-36H306L318-20L396-14L452-30L470-46H522"
    far += "L534-26L604-14L664-22L690-52L756-54L768-40H800V4z"
    near = "M0 4V-18L60-22L84-32H120L132-18L230-12L330-8L420-12L470-20H500L512-10L620-6L700-14"
    near += "L736-26H776L800-18V4z"
    sand = symbol.shade("plain", [(0, "#e9ac78", 1), (0.16, "#a9776e", 1), (0.5, "#6d4f62", 1), (1, "#30243f", 1)])
    glow = symbol.shade("glow", [(0, "#ffb070", 0), (1, "#ffb070", 0.7)])
    for x in (-WIDE, 0, WIDE):
        symbol.draw(group([path(far, "#3a2a62"), path(near, "#6a466f")], transform=f"translate({x} {HORIZON})"))
    symbol.draw(rect(-BESIDE, HORIZON - 50, WIDE + 2 * BESIDE, 54, glow))
    symbol.draw(rect(-BESIDE, HORIZON, WIDE + 2 * BESIDE, HIGH - HORIZON, sand))
    for k in range(8):
        y, x = HORIZON + 9 + 5.5 * k**2, symbol.rng.uniform(-80, 80)
        crest = d("M-400 {}Q{} {} {} {}T1200 {}", y + 8, 160 + x, y - 8 - k, 380 + x, y + 4, y)
        foot = d("V{}Q560 {} {} {}T-400 {}z", y + 20 + 6 * k, y + 4, 330 + x, y + 14 + 3 * k, y + 12 + 2 * k)
        symbol.draw(path(crest + foot, "#ffdcae", opacity="0.1"))


def continent(symbol: Symbol) -> None:
    lit = symbol.shade("lit", [(0, "#fff", 0.4), (0.5, "#fff", 0), (1, "#000", 0.3)], x1=0.2, y1=0, x2=0.7, y2=1)
    pool = symbol.glow("pool", [(0, "#ffcf7a", 0.6), (1, "#ffcf7a", 0)])
    beam = symbol.shade("beam", [(0, "#fff3c8", 0), (1, "#fff3c8", 0.6)])
    for y, first, kinds in ROWS:
        far = min(0.42, max(0.0, (y - 1000) / 2300))
        for column, kind in enumerate(kinds):
            if kind == "-":
                continue
            x = (first + 2 * column) * RADIUS * math.sqrt(3) / 2
            if kind in KINDS:
                tones, colour = TRIBES[KINDS[kind]], KINDS[kind]
                symbol.draw(*slab(x, y, tones, tones.mid, lit))
                places = PLACES[colour] if y < DISTANT else [(0, 14, 26)]
                homes = [placed(DWELLING[colour], 1.25 * px, 0.75 * py, 1.1 * s) for px, py, s in places]
                symbol.draw(standing(homes, x, y, 1.55))
            elif kind == "d":
                symbol.draw(*slab(x, y, GROUNDS["desert"], GROUNDS["desert"].mid, lit))
                dunes = ((-24, 10, 32), (26, 4, 28), (-2, 26, 36)) if y < DISTANT else ((0, 14, 48),)
                symbol.draw(standing([placed(DUNE, px, py, s) for px, py, s in dunes], x, y, 1.5))
            else:
                seat, court = int(kind), hex_on_plain(x, y, TALL, RADIUS * 0.78)
                symbol.draw(*slab(x, y, Tones("#fff", STONE.mid, "#3a2e22"), SEAT[seat], lit))
                symbol.draw(polygon(court, "#cbb994"), polygon(court, lit))
                light = [path("M-5 20L-34-190H34L5 20z", beam), ellipse(0, 24, 62, 22, pool)]
                temple = [*light, *(part.replace(OF, SEAT[seat]) for part in SILHOUETTES[seat]())]
                symbol.draw(standing([group(temple, transform="translate(0 -24)")], x, y, 2.7))
            if far:
                symbol.draw(polygon(hex_on_plain(x, y, TALL), "#6b4a78", opacity=f"{far * 0.5:.2f}"))


def cover() -> Symbol:
    symbol = Symbol("cover", f"0 0 {WIDE} {HIGH}")
    heavens(symbol)
    plain(symbol)
    continent(symbol)
    shine = [(0, CRYSTAL.light, 0.9), (0.3, CRYSTAL.mid, 0.5), (0.6, CRYSTAL.mid, 0.16), (1, CRYSTAL.mid, 0)]
    halo = symbol.glow("halo", shine)
    for x, y, s in ((92, 560, 92), (704, 574, 108), (610, 590, 50), (176, 588, 44), (760, 470, 40), (40, 452, 36)):
        shade = ellipse(x, y + 3, s * 0.75, s * 0.15, "#0a0614", opacity="0.5")
        symbol.draw(circle(x, y - s * 0.45, s * 1.7, halo), shade, cluster(x, y, s))
    dark = symbol.glow("edge", [(0.6, "#05030f", 0), (1, "#05030f", 0.55)], cx=0.5, cy=0.5, r=0.75)
    symbol.draw(rect(-BESIDE, 0, WIDE + 2 * BESIDE, HIGH, dark))
    return symbol
