"""The hexes that are no tribe and no temple: desert, mediation, vortex, the end of the game, decay, and their back."""

from __future__ import annotations

import math

from dwellings import DUNE
from palette import CRYSTAL, GOLD, GROUNDS, STONE
from pen import Symbol, circle, d, ellipse, group, hexagon, line, num, path, placed, rect, through, wobbling
from tiles import inside, shadow, slab


def desert() -> Symbol:
    symbol = Symbol("desert")
    tones = GROUNDS["desert"]
    slab(symbol, tones)
    ripples = []
    for y in range(-44, 46, 7):
        for _ in range(3):
            x, wide = symbol.rng.uniform(-44, 30), symbol.rng.uniform(10, 18)
            if inside(x, y, 6) and inside(x + wide, y, 6):
                ripples.append(f"M{num(x)} {num(y)}q{num(wide / 4)}-2.4 {num(wide / 2)} 0t{num(wide / 2)} 0")
    symbol.draw(line("".join(ripples), "#b9975c", 0.9, opacity="0.55"))
    symbol.draw(*(placed(DUNE, x, y, size) for x, y, size in ((-13, -13, 24), (19, 3, 22), (-10, 25, 28))))
    return symbol


def laurel(y: float, r: float, colour: str, leaves: int, size: float) -> str:
    """Two branches that meet below and leave the top open."""
    leaf = d("M0 0Q{}-{} {} 0Q{} {} 0 0z", 3 * size, 3.2 * size, 8 * size, 3 * size, 3.2 * size)
    branch = d("M0 {}A{} {} 0 0 {{}} {{}} {}", y + r, r, r, y - r * 0.7)
    out = []
    for side in (-1, 1):
        out.append(line(branch.format("1" if side < 0 else "0", num(side * r * 0.72)), colour, 1.3 * size))
        for k in range(2 * leaves):
            turn = math.radians(84 - k // 2 * (136 / leaves))
            tilt = math.degrees(math.atan2(-math.cos(turn), side * math.sin(turn))) + (38 if k % 2 else -38)
            move = d("translate({} {})rotate({})", side * r * math.cos(turn), y + r * math.sin(turn), tilt)
            out.append(path(leaf, colour, transform=move))
    return "".join(out)


def mediation() -> Symbol:
    """Scales in a wreath: a word from above, and one more action."""
    symbol = Symbol("mediation")
    tones = GROUNDS["mediation"]
    slab(symbol, tones)
    symbol.draw(
        ellipse(0, -4, 46, 46, symbol.glow("halo", [(0, "#fff", 0.95), (0.6, "#fff", 0.35), (1, "#fff", 0)])),
        group([laurel(0, 35, "#3e6a52", 8, 1.25)]),
        shadow(2, 28, 15, 4),
        path("M-13 28Q-13 23-4 22H4Q13 23 13 28z", GOLD.dark),
        path("M-2.5 24L-1.5-24H1.5L2.5 24z", GOLD.mid),
        path("M.4 24V-24H1.5L2.5 24z", GOLD.dark),
        line("M-24-15Q-12-22 0-20Q12-22 24-15", GOLD.dark, 3.4),
        line("M-24-15.6Q-12-22.6 0-20.6", GOLD.light, 1.3),
        circle(0, -26, 4, GOLD.mid),
        circle(-1, -27, 1.6, GOLD.light),
    )
    for x in (-23, 23):
        symbol.draw(
            line(f"M{x}-15L{x - 9} 3M{x}-15L{x + 9} 3", GOLD.dark, 1.1),
            path(f"M{x - 12} 2H{x + 12}Q{x + 9} 12 {x} 12T{x - 12} 2z", GOLD.mid),
            path(f"M{x + 2} 2H{x + 12}Q{x + 9} 12 {x} 12Q{x + 5} 8 {x + 2} 2z", GOLD.dark, opacity="0.7"),
            line(f"M{x - 11.5} 2.2H{x + 11.5}", GOLD.light, 1.6),
        )
    return symbol


def vortex() -> Symbol:
    """A whirlwind that carries sand away."""
    symbol = Symbol("vortex")
    tones = GROUNDS["vortex"]
    edge = slab(symbol, tones)
    symbol.draw(path(edge, symbol.glow("eye", [(0, "#f3e3bd", 0.55), (0.7, "#f3e3bd", 0.08), (1, "#000", 0.25)])))
    symbol.draw(shadow(4, 34, 26, 7, 0.45))
    # The funnel, ring by ring from the ground up; each ring is lit in front and dark behind
    rings = 9
    for k in range(rings):
        part = k / (rings - 1)
        y, rx = 34 - 70 * part, 5 + 31 * part**1.25
        x = 5 * math.sin(part * 5.2) - 2
        ry = rx * 0.27 + 1.2
        symbol.draw(
            ellipse(x, y, rx, ry, "#3a4560" if k < rings - 1 else "#2c3650", opacity="0.92"),
            path(
                d("M{} {}A{} {} 0 0 0 {} {}", x - rx, y, rx, ry, x + rx, y)
                + d("Q{} {} {} {}T{} {}z", x + rx * 0.5, y + ry * 2.2, x, y + ry * 1.9, x - rx, y),
                "#f1e2bf" if k % 2 else "#d8c294",
            ),
            path(
                d("M{} {}Q{} {} {} {}", x + rx * 0.15, y + ry, x + rx * 0.7, y + ry * 0.9, x + rx, y)
                + d("Q{} {} {} {}z", x + rx * 0.6, y + ry * 2.1, x, y + ry * 1.9),
                "#8d7a58",
                opacity="0.75",
            ),
        )
    symbol.draw(
        ellipse(-5.5, -36, 27, 6, "#1d2438"),
        line(
            "M-34-30Q-42-22-40-12M33-30Q42-20 38-10M-24 18Q-34 22-36 30M20 22Q30 24 34 30", "#f6ead0", 2, opacity="0.85"
        ),
        *(circle(x, y, 1.5, "#f6ead0") for x, y in ((-30, 4), (27, 10), (-20, 34), (25, 36), (38, 2), (-39, 14))),
    )
    return symbol


def game_end() -> Symbol:
    """The sun gone dark over the edge of the world."""
    symbol = Symbol("game-end")
    tones = GROUNDS["game-end"]
    edge = slab(symbol, tones)
    symbol.draw(
        path(
            edge,
            symbol.glow(
                "dusk", [(0, "#ff8a3c", 0.9), (0.42, "#c2342c", 0.55), (1, "#1a0a20", 0)], cx=0.5, cy=0.43, r=0.5
            ),
        )
    )
    rays = []
    for k in range(16):
        turn, far = math.tau * k / 16, 40 if k % 2 else 33
        wide = 0.075
        rays.append(
            through(
                [
                    (23 * math.cos(turn - wide), -8 + 23 * math.sin(turn - wide)),
                    (far * math.cos(turn), -8 + far * math.sin(turn)),
                    (23 * math.cos(turn + wide), -8 + 23 * math.sin(turn + wide)),
                ]
            )
            + "z"
        )
    symbol.draw(
        path("".join(rays), "#ffd27a"),
        circle(0, -8, 24, "#ffe7b0"),
        circle(0, -8, 21.5, "#120818"),
        path("M-15-20A19 19 0 0 1 8-26A22 22 0 0 0-15-20z", "#5c3550"),
        path("M-45 24Q-24 14 0 22T45 20V25.5L0 51L-45 25.5z", "#0a0510"),
        line("M-44 23Q-24 14 0 22T44 19", "#ff9a4a", 1.4, opacity="0.8"),
        line("M0 22L-4 29L3 34L-2 42M-20 18L-23 25L-18 30M22 20L26 27L20 33", "#ff7a3a", 1.5),
        path("M-33 20V10H-30V20M-27 18V5H-23.5V17.5M26 20V9L29 7V20M33 19V13H36V19z", "#0a0510"),
    )
    return symbol


def decay() -> Symbol:
    """Ruins: broken columns on cracked ground."""
    symbol = Symbol("decay")
    tones = GROUNDS["decay"]
    slab(symbol, tones)
    symbol.draw(
        path("M-45 6Q-22-6 2 4T45-2V14Q22 14 0 20T-45 18z", tones.light, opacity="0.35"),
        line("M-44-8L-28-4L-20-14L-6-8L4-20M-28-4L-26 8L-38 18M-6-8L-2 6L12 8L20 20L38 16", "#191c16", 2),
        line("M-2 6L-10 18L-4 30L-12 40M12 8L24-6L44-8M20 20L16 34", "#191c16", 2),
        line("M-43-7L-28-3L-20-13L-6-7L4-19M-2 7L12 9L20 21L38 17", "#b9bd9f", 0.7, opacity="0.6"),
    )
    for x, y, wide, high in ((-24, 6, 10, 30), (4, -6, 9, 17), (25, 14, 11, 38)):
        top, left, right = y - high, x - wide / 2, x + wide / 2
        broken = d("L{} {}L{} {}V{}z", x + wide * 0.2, top + 4, right, top, y)
        symbol.draw(
            shadow(x + 3, y, wide * 1.1, wide * 0.36, 0.45),
            path(d("M{} {}V{}L{} {}", left, y, top + 3, x - wide * 0.1, top - 2) + broken, "#d8d5bd"),
            path(d("M{} {}V{}", x + wide * 0.1, y, top + 3) + broken, "#77765f"),
            rect(x - wide * 0.7, y - 1, wide * 1.4, 4, "#bdb99e"),
            rect(x + wide * 0.1, y - 1, wide * 0.6, 4, "#6c6b55"),
        )
    symbol.draw(
        shadow(-4, 32, 17, 4, 0.45),
        path("M-20 26L8 22.5A4.5 5 0 0 1 9 32L-19 35A4.5 4.6 0 0 1-20 26z", "#cbc8ae"),
        path("M-20 31L9 28V32L-19 35z", "#77765f"),
        ellipse(8.5, 27.2, 3, 4.8, "#e6e3cc"),
    )
    return symbol


def back_of_a_hex(symbol: Symbol, x: float, y: float, radius: float) -> list[str]:
    tones = GROUNDS["pile"]
    edge = wobbling(hexagon(radius, x, y), symbol.rng, 0.5)
    return [
        path(edge, "#04061a", opacity="0.6", transform="translate(0 2.6)"),
        path(edge, tones.dark, transform="translate(0 1.8)"),
        path(edge, tones.mid),
        path(edge, stroke=tones.light, stroke_width="1.2"),
    ]


def pile() -> Symbol:
    """Hexes face down, one upon the other."""
    symbol = Symbol("pile")
    for k in range(4):
        symbol.draw(*back_of_a_hex(symbol, 0, 6.5 - k * 4, 49))
    y = -5.5
    rays = []
    for degrees in (-125, -108, -90, -72, -55, 55, 72, 90, 108, 125):
        cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        rays.append(d("M{} {}L{} {}", 28 * cos, y + 24.7 * sin, 33 * cos, y + 32 * sin))
    symbol.draw(
        path(through(hexagon(42, 0, y)) + "z", stroke=GOLD.mid, stroke_width="1.6"),
        path(through(hexagon(38.5, 0, y)) + "z", stroke=GOLD.dark, stroke_width="0.8"),
        ellipse(0, y, 34, 34, symbol.glow("moon", [(0, "#93b4ff", 0.5), (1, "#93b4ff", 0)])),
        path(f"M-24 {y}Q0 {y - 21} 24 {y}Q0 {y + 21}-24 {y}z", STONE.light, stroke=GOLD.mid, stroke_width="2"),
        circle(0, y, 9.4, GROUNDS["pile"].mid),
        circle(0, y, 6.5, CRYSTAL.dark),
        circle(-1.5, y - 2, 3, CRYSTAL.light),
        line("".join(rays), GOLD.mid, 1.8),
        *(
            path(f"M{num(sx)} {num(sy - 3)}l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8z", GOLD.light)
            for sx, sy in ((-28, y - 15), (28, y - 15), (-28, y + 15), (28, y + 15))
        ),
    )
    return symbol


def hexes() -> list[Symbol]:
    return [desert(), mediation(), vortex(), game_end(), decay(), pile()]
