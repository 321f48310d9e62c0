"""The colours and strokes that all drawings share."""

# ruff: noqa: E501 (paths of drawings)

from __future__ import annotations

from math import cos, pi, sin
from random import Random

# main, dark, light
SPHERES = {
    "water": ("#2b7fd0", "#0b2a5e", "#c9ebff"),
    "fire": ("#e2572b", "#561107", "#ffdca6"),
    "earth": ("#8a9a3a", "#262d0f", "#f0f2bf"),
    "air": ("#7fb8c9", "#1e3945", "#f2fdff"),
}
MYTHOLOGIES = {
    "norse": ("#5f7fa8", "#16233a"),
    "greek": ("#c9a24a", "#43300d"),
    "celtic": ("#4f9a5f", "#113418"),
    "sumerian": ("#b5654a", "#3f150b"),
}
ASPECTS = ("order", "chaos")
CARD = "-50 -70 100 140"
GOLD = "#e6cf8b"
CREAM = "#fdf3da"


def svg(box: str, body: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">\n{body}\n</svg>\n'


def star(x: float, y: float, r: float, waist: float = 0.32) -> str:
    """The path of a star with four points."""
    points = []
    for k in range(8):
        reach = r if k % 2 == 0 else r * waist
        points.append(f"{x + reach * sin(k * pi / 4):.1f} {y - reach * cos(k * pi / 4):.1f}")
    return "M" + "L".join(points) + "z"


def stars(seed: int, left: float, top: float, width: float, height: float, count: int) -> str:
    """A field of faint stars, some of them bright."""
    chance = Random(seed)
    dots, bright = [], []
    for k in range(count):
        x, y = left + chance.random() * width, top + chance.random() * height
        dots.append(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{chance.uniform(0.5, 1.7):.1f}"/>')
        if k % 17 == 0:
            bright.append(star(x, y, chance.uniform(5, 9), 0.16))
    return f'<g fill="#fff" opacity=".75">{"".join(dots)}</g><path d="{"".join(bright)}" fill="#dfe6ff" opacity=".8"/>'


def gradient(id: str, *stops: tuple[float, str], round_: bool = False, at: str = 'cx=".5" cy=".4" r=".75"') -> str:
    """A gradient from the top to the bottom, or from a middle outwards."""
    body = "".join(f'<stop offset="{offset:g}" stop-color="{colour}"/>' for offset, colour in stops)
    if round_:
        return f'<defs><radialGradient id="{id}" {at}>{body}</radialGradient></defs>'
    return f'<defs><linearGradient id="{id}" x1="0" y1="0" x2="0" y2="1">{body}</linearGradient></defs>'


def sign(sphere: str) -> str:
    """The sign of a sphere, some 50 high around the origin."""
    _, dark, light = SPHERES[sphere]
    return SIGNS[sphere].format(light=light, dark=dark)


def aspect_sign(aspect: str, x: float, y: float, r: float) -> str:
    """Order is white and round, chaos black and jagged."""
    if aspect == "order":
        return (
            f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="#fff"/>'
            f'<circle cx="{x:g}" cy="{y:g}" r="{r * 0.55:.1f}" fill="none" stroke="#8892b0" stroke-width="{r * 0.18:.1f}"/>'
        )
    points = []
    for k in range(14):
        reach = r * 1.12 if k % 2 == 0 else r * 0.58
        points.append(f"{x + reach * sin(k * pi / 7 + 0.3):.1f} {y - reach * cos(k * pi / 7 + 0.3):.1f}")
    return f'<path d="M{"L".join(points)}z" fill="#06070d" stroke="#d8dcf0" stroke-width="{max(0.8, r * 0.11):.1f}"/>'


SIGNS = {
    "water": '<path d="M0-26C14-8 18 0 18 8A18 18 0 0 1-18 8C-18 0-14-8 0-26z" fill="{light}"/>'
    '<path d="M-9 9A9 9 0 0 0 0 18" fill="none" stroke="{dark}" stroke-width="3" stroke-linecap="round"/>',
    "fire": '<path fill="{light}" d="M2-28C6-14 20-8 18 8A18 18 0 0 1-18 8C-18-4-8-8-8-18C-2-14 0-10-1-4C6-10 5-20 2-28z"/>'
    '<path d="M0 22A9 9 0 0 1-6 8Q0 4 1-2Q9 6 7 14A9 9 0 0 1 0 22z" fill="{dark}" opacity=".55"/>',
    "earth": '<path d="M-28 20L-8-18L2-2L9-12L28 20z" fill="{light}"/>'
    '<path d="M-8-18L-2-8L-9-2L-14-7z" fill="{dark}" opacity=".5"/>',
    "air": '<path d="M-26-8H8A9 9 0 1 0-1-17M-26 4H20A9 9 0 1 1 11 13M-18 16H0" fill="none" stroke="{light}"'
    ' stroke-width="6" stroke-linecap="round"/>',
}
