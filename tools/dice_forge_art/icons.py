"""The small signs everything is made of, each about 20 wide around the origin: resources, digits, special faces."""

from __future__ import annotations

from palette import BRONZE, COLOURS, GLORY, GOLD, INK, MOON, RESOURCES, STEEL, SUN

Tones = tuple[str, str, str]


def group(inside: str, x: float = 0, y: float = 0, scale: float = 1) -> str:
    return f'<g transform="translate({x:g} {y:g})scale({scale:g})">{inside}</g>'


def path(d: str, fill: str = "none", stroke: str = "", width: float = 0) -> str:
    line = (
        f' stroke="{stroke}" stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round"' if stroke else ""
    )
    return f'<path d="{d}" fill="{fill}"{line}/>'


def circle(x: float, y: float, r: float, fill: str, stroke: str = "", width: float = 0) -> str:
    line = f' stroke="{stroke}" stroke-width="{width:g}"' if stroke else ""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"{line}/>'


def gold() -> str:
    return (
        circle(0, 1, 10, GOLD[2])
        + circle(0, -0.4, 9.6, GOLD[1])
        + circle(0, -0.4, 7, "none", GOLD[0], 1.4)
        + path("M0-5.6L1.6-1.8 5.6-1.6 2.5.9 3.5 4.8 0 2.7-3.5 4.8-2.5.9-5.6-1.6-1.6-1.8z", GOLD[0])
    )


def sun() -> str:
    rays = "M0-11L2.4-6.4 7.8-7.8 6.4-2.4 11 0 6.4 2.4 7.8 7.8 2.4 6.4 0 11-2.4 6.4-7.8 7.8"
    rays += "-6.4 2.4-11 0-6.4-2.4-7.8-7.8-2.4-6.4z"
    return path(rays, SUN[2]) + group(path(rays, SUN[1]), 0, -0.6, 0.92) + circle(0, -0.6, 4.6, SUN[0])


def moon() -> str:
    crescent = "M3-10A10 10 0 1 0 9.6 5.6 8.4 8.4 0 0 1 3-10z"
    return (
        path(crescent, MOON[2])
        + group(path(crescent, MOON[1]), -0.3, -0.7, 0.93)
        + path("M-6.4-3A7.4 7.4 0 0 0-2 6.4", "none", MOON[0], 1.6)
        + circle(6, -4, 1.3, MOON[0])
    )


def glory() -> str:
    leaf = "M0 0Q-4.4-1.6-4.6-6.4 0-4.6 0 0z"
    leaves = ""
    for side in (-1, 1):
        for x, y, turn, tone in ((8.6, 8, 60, 2), (10, 3.6, 38, 1), (9.6, -1.6, 12, 1), (7.4, -6, -16, 1)):
            place = f"translate({side * x:g} {y:g})scale({-side} 1)rotate({turn})"
            leaves += f'<g transform="{place}">{path(leaf, GLORY[tone], GLORY[2], 0.7)}</g>'
    stem = path("M-8.6-4Q-11 8 0 10.4 11 8 8.6-4", "none", GLORY[2], 1.5)
    star = path("M0-7L1.9-2.2 7-2 3.1 1.2 4.4 6 0 3.3-4.4 6-3.1 1.2-7-2-1.9-2.2z", GOLD[0], GLORY[2], 0.9)
    return stem + leaves + star


ICONS = {"gold": gold, "sun": sun, "moon": moon, "glory": glory}


def triple() -> str:
    cross = path("M-20-10L-2 8M-2-10L-20 8", "none", INK, 6) + path("M-20-11L-2 7M-2-11L-20 7", "none", GOLD[1], 3.6)
    pips = "".join(circle(14, y, 6, INK) + circle(14, y - 0.8, 5, GOLD[1]) for y in (-14, 0, 14))
    return cross + pips


def mirror() -> str:
    return (
        path("M-3 12h6l2 20h-10z", BRONZE[2])
        + path("M0-28C13-28 20-17 20-7S12 15 0 15-20 3-20-7-13-28 0-28z", BRONZE[1], BRONZE[2], 2)
        + path("M0-23C9-23 15-15 15-7S9 10 0 10-15 1-15-7-9-23 0-23z", "#d9f2f5")
        + path("M-9-2L6-19M-3 4L11-12", "none", "#ffffff", 3)
        + circle(0, -7, 4, "#7fc3d4")
    )


def ship() -> str:
    return (
        path("M-26 10H26Q22 24 8 25H-10Q-22 24-26 10z", BRONZE[1], BRONZE[2], 2)
        + path("M-22 15H22", "none", BRONZE[0], 2)
        + path("M0 9V-28", "none", BRONZE[2], 3)
        + path("M2-27Q22-18 20 5H2z", "#fff7e2", BRONZE[2], 1.4)
        + path("M-2-22Q-18-12-17 5H-2z", "#e9d5a8", BRONZE[2], 1.4)
        + group(gold(), 11, -6, 0.55)
        + path("M-27 29q6-5 12 0t12 0 12 0 12 0", "none", MOON[1], 3)
    )


def shield(tones: Tones, resource: str) -> str:
    return (
        path("M0-31L26-23Q26 14 0 33-26 14-26-23z", tones[2])
        + path("M0-27L22-20Q22 11 0 28-22 11-22-20z", tones[1])
        + path("M0-27L-22-20Q-22 11 0 28z", tones[0])
        + group(ICONS[resource](), 0, -2, 1.35)
    )


def boar(tones: Tones) -> str:
    return (
        path(
            "M-22-14L-30-27-12-22Q0-28 12-22L30-27 22-14Q28 4 16 16 12 28 0 28-12 28-16 16-28 4-22-14z",
            tones[1],
            tones[2],
            2,
        )
        + path("M-12-22Q0-30 12-22L6-8H-6z", tones[2])
        + path("M-10 14Q0 7 10 14 10 25 0 25-10 25-10 14z", tones[0], tones[2], 1.6)
        + circle(-4, 18, 1.8, tones[2])
        + circle(4, 18, 1.8, tones[2])
        + circle(-11, -3, 2.6, "#fff7e2")
        + circle(11, -3, 2.6, "#fff7e2")
        + circle(-10.6, -2.6, 1.4, INK)
        + circle(10.6, -2.6, 1.4, INK)
        + path("M-14 18Q-20 14-18 6M14 18Q20 14 18 6", "none", "#fff7e2", 3.4)
    )


SPECIAL = {"triple": triple, "mirror": mirror, "ship": ship}
MATCH = {"red": "sun", "blue": "moon", "yellow": "gold", "green": "glory"}

# Strokes of the digits in a box 6 wide and 10 high
DIGITS = {
    "0": "M3-5Q0-5 0 0T3 5 6 0 3-5z",
    "1": "M1-3L3.5-5V5",
    "2": "M0-3Q1-5 3-5 6-5 6-2 6 0 0 5H6",
    "3": "M0-4Q3-6 5-4 6-1 2.6-.4 7 0 5.4 4 3 6 0 4",
    "4": "M4.6 5V-5L0 2H6",
    "5": "M6-5H1L.6-.6Q6-2 6 2 5 5.6 0 4.4",
    "6": "M5-5Q0-2 0 2 .4 5 3 5 6 5 6 2 5.6-.8 3-.6 1-.4 0 2",
    "7": "M0-5H6L2 5",
    "8": "M3-.4Q0-1 .6-3.4 1.4-5 3-5T5.4-3.4Q6-1 3-.4-.4.4 0 3 .6 5 3 5T6 3Q6.4.4 3-.4z",
    "9": "M1 5Q6 2 6-2 5.6-5 3-5 0-5 0-2 .4.8 3 .6 5 .4 6-2",
}


def number(n: int, colour: str, width: float = 1.6) -> str:
    """A number around the origin, about 10 high."""
    text = str(n)
    start = -(len(text) * 8 - 2) / 2
    return "".join(group(path(DIGITS[digit], "none", colour, width), start + 8 * k, 0) for k, digit in enumerate(text))


def steel_plate(x: float, y: float, r: float) -> str:
    return circle(x, y + 1, r, STEEL[2]) + circle(x, y, r, STEEL[0])


def tones_of(name: str) -> Tones:
    return COLOURS[name] if name in COLOURS else RESOURCES[name]
