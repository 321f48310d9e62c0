"""The temples of the four gods: one silhouette for each seat, its roofs in the seat's colour."""

from __future__ import annotations

from palette import GOLD, OF, STONE, WARM, Tones
from pen import Symbol, circle, ellipse, group, hexagon, line, num, path, placed, polygon, rect, wobbling
from tiles import shadow, slab

DARK = "#3a2c22"


def shaded(d: str, shade: str, fill: str = OF) -> str:
    """A coloured part with its shadow side; black and white over the tint, since a tint has no tones of its own."""
    return path(d, fill) + path(shade, "#000", opacity="0.3")


def columned() -> list[str]:
    """Seat 0: columns under a gable."""
    parts = [shadow(0, 31, 34, 8)]
    for k, (half, y) in enumerate(((39, 26), (36, 21.5), (33, 17))):
        parts += [
            rect(-half, y, 2 * half, 6, STONE.light),
            rect(-half, y + 3.6, 2 * half, 2.4, STONE.dark, opacity=f"{0.55 + k * 0.1:.2f}"),
        ]
    parts += [
        rect(-30, -13, 60, 30, DARK),
        rect(-9, -6, 18, 23, "#a8551a"),
        path("M-7 17V1a7 8 0 0 1 14 0V17z", WARM),
        path("M-4 17V4a4 5 0 0 1 8 0V17z", "#ffe9b0"),
    ]
    for k in range(5):
        x = -30 + k * 13.3
        parts += [
            rect(x, -12, 7, 29, STONE.light),
            rect(x + 4.2, -12, 2.8, 29, STONE.dark, opacity="0.6"),
            rect(x - 1, -13.5, 9, 3, STONE.mid),
            rect(x - 1, 15, 9, 2.5, STONE.mid),
        ]
    parts += [
        rect(-36, -20, 72, 7, STONE.light),
        rect(-36, -15.6, 72, 2.6, STONE.dark, opacity="0.6"),
        shaded("M-40-19L0-44L40-19z", "M0-44L40-19H8z"),
        path("M-27-21.5L0-38.5L27-21.5z", "#fff", opacity="0.28"),
        line("M-40-19.5L0-44L40-19.5z", STONE.light, 2.6),
        circle(0, -27, 4, GOLD.light),
    ]
    return parts


def stepped() -> list[str]:
    """Seat 1: a mountain of steps with fire on top."""
    parts = [shadow(0, 31, 36, 8)]
    tiers = ((42, 31, 16), (33, 16, 15), (24, 2, 14), (15, -11, 12))
    for half, y, high in tiers:
        inner = half - 4
        parts += [
            polygon([(-half, y), (-inner, y - high), (inner, y - high), (half, y)], STONE.mid),
            polygon(
                [(half * 0.35, y), (inner * 0.35, y - high), (inner, y - high), (half, y)], STONE.dark, opacity="0.75"
            ),
            rect(-inner - 1.5, y - high - 1, 2 * inner + 3, 4.6, OF),
            rect(inner * 0.35, y - high - 1, inner * 0.65 + 1.5, 4.6, "#000", opacity="0.28"),
        ]
    parts += [polygon([(-7, 31), (-4, -22), (4, -22), (7, 31)], STONE.light)]
    parts += [
        line(
            "".join(f"M{num(-6.6 + k * 0.28)} {num(29 - k * 4.6)}H{num(6.6 - k * 0.28)}" for k in range(12)),
            STONE.dark,
            1.3,
        )
    ]
    parts += [
        path("M-9-23H9L6-28H-6z", DARK),
        path(
            "M0-56C2-48 11-44 11-34.5C11-29 6-26 0-26S-11-29-11-35C-11-40-7-42-6-46C-3-44-3-42-3-40C-1-44-2-50 0-56z",
            OF,
        ),
        path("M1-46C2-41 7-39 7-33.5C7-29.5 4-27 0-27S-7-30-7-34C-7-37-4-38-4-41C-1-40 0-43 1-46z", WARM),
        path("M0-38C1-35 4-34 4-31C4-28.5 2-27.5 0-27.5S-4-29-4-31.5C-4-34-1-35 0-38z", "#fff2c4"),
    ]
    return parts


def storey() -> list[str]:
    """One storey of the roofed temple: lit rooms under a roof whose corners turn up."""
    return [
        rect(-25, -19, 50, 19, "#f3e2c0"),
        rect(8, -19, 17, 19, "#b18f62", opacity="0.8"),
        line("M-25-19V0M25-19V0M-11-19V0M11-19V0", "#6d4423", 2.4),
        rect(-7.5, -15, 15, 15, WARM),
        rect(-4, -11, 8, 11, "#ffedbd"),
        shaded(
            "M-15.5-28H15.5Q27-20 41-23Q37-14 31-14H-31Q-37-14-41-23Q-27-20-15.5-28z",
            "M5-28H15.5Q27-20 41-23Q37-14 31-14H10z",
        ),
        line("M-41-23Q-37-14-31-14H31Q37-14 41-23", GOLD.mid, 1.7),
    ]


def roofed() -> list[str]:
    """Seat 2: roofs over roofs."""
    return [
        *(shadow(0, 31, 32, 8), rect(-34, 25, 68, 7, STONE.light), rect(-34, 29, 68, 3, STONE.dark, opacity="0.7")),
        *(placed(storey(), 0, 25, 100), placed(storey(), 0, 0, 80), placed(storey(), 0, -20, 60)),
        *(line("M0-36V-50", GOLD.dark, 2), circle(0, -43, 3, GOLD.mid), circle(-0.6, -50, 2.2, GOLD.light)),
    ]


def domed() -> list[str]:
    """Seat 3: a great dome between two pillars of the sun."""
    parts = [shadow(0, 31, 36, 8), rect(-40, 25, 80, 7, STONE.light), rect(-40, 29, 80, 3, STONE.dark, opacity="0.7")]
    for x in (-35, 35):
        parts += [
            polygon([(x - 4.5, 25), (x - 3, -20), (x + 3, -20), (x + 4.5, 25)], STONE.light),
            polygon([(x + 0.8, 25), (x + 0.6, -20), (x + 3, -20), (x + 4.5, 25)], STONE.dark, opacity="0.65"),
            polygon([(x - 3, -20), (x, -28), (x + 3, -20)], GOLD.light),
            rect(x - 4.2, 2, 8.4, 4, OF),
        ]
    parts += [rect(-27, 0, 54, 25, STONE.light), rect(8, 0, 19, 25, STONE.dark, opacity="0.55")]
    for x, half in ((-18, 5), (0, 7.5), (18, 5)):
        parts += [
            path(f"M{num(x - half)} 25V12a{num(half)} {num(half * 1.1)} 0 0 1 {num(2 * half)} 0V25z", DARK),
            path(
                f"M{num(x - half * 0.6)} 25V13.5a{num(half * 0.6)} {num(half * 0.8)} 0 0 1 {num(1.2 * half)} 0V25z",
                WARM,
            ),
        ]
    parts += [
        shaded("M-27-3C-33-34-12-38 0-44C12-38 33-34 27-3z", "M8-3C18-16 18-32 0-44C12-38 33-34 27-3z"),
        path("M-21-6C-25-24-12-32-4-36C-14-26-15-14-14-6z", "#fff", opacity="0.4"),
        rect(-30, -4, 60, 5, STONE.light),
        rect(-30, -1.4, 60, 2.4, STONE.dark, opacity="0.6"),
        line("M0-43V-47", GOLD.dark, 2),
        circle(0, -50, 4.4, GOLD.light),
        circle(0, -50, 2.4, GOLD.mid),
    ]
    return parts


SILHOUETTES = (columned, stepped, roofed, domed)


def plaza(symbol: Symbol) -> None:
    """The ground of a temple: the owner's colour, and paving in it."""
    slab(symbol, Tones("#fff", STONE.mid, "#4b3d2c"), OF)
    court = wobbling(hexagon(43, 0, -2.2), symbol.rng, 0.4)
    symbol.draw(
        path(court, "#000", opacity="0.25", transform="translate(0 1.5)"),
        path(court, "#c3b292"),
        path(court, symbol.shade("court", [(0, "#fff", 0.35), (1, "#5a4630", 0.4)])),
        group(
            [
                line("M-36-14H36M-37 0H37M-36 14H36", "#8d7a58", 0.9),
                line("M-24-14V0M0-14V0M24-14V0M-12 0V14M12 0V14M-24 14V26M0 14V38M24 14V26", "#8d7a58", 0.9),
            ],
            opacity="0.45",
        ),
        ellipse(0, 14, 34, 22, symbol.glow("light", [(0, "#ffdf9a", 0.75), (1, "#ffdf9a", 0)])),
    )


def temples() -> list[Symbol]:
    out = []
    for seat, silhouette in enumerate(SILHOUETTES):
        symbol = Symbol(f"temple-{seat}")
        plaza(symbol)
        symbol.draw(*silhouette())
        out.append(symbol)
    return out
