"""The carved frame, the table under it, and the cover."""

from __future__ import annotations

from random import Random

from faces import CORNERS
from land import BASE, DARK, LIGHT, blob, growth, path, svg

WOOD, EDGE, GOLD = "#7b5734", "#3f2a17", "#d8b066"


def world() -> dict[str, str]:
    return {"frame": _frame(), "void": _void(), "cover": _cover()}


def _frame() -> str:
    """A frame around 8 x 8 cells of 100, as wide as half a cell."""
    outer = "M-60 -60H860V860H-60Z"
    inner = "M0 0V800H800V0Z"
    body = path(outer + inner, fill=WOOD, fill_rule="evenodd")
    body += path("M-8 -8H808V808H-8Z" + inner, fill=EDGE, fill_rule="evenodd", opacity="0.7")
    body += path("M-52 -52H852V852H-52Z", fill="none", stroke=GOLD, stroke_width="3")
    for x, y in CORNERS:
        cx, cy = x * 8 + (-30 if x == 0 else 30), y * 8 + (-30 if y == 0 else 30)
        body += f'<circle cx="{cx}" cy="{cy}" r="19" fill="{GOLD}"/>'
    knots = "".join(
        f"M{k * 100 + 50} -44v28M{k * 100 + 50} 816v28M-44 {k * 100 + 50}h28M816 {k * 100 + 50}h28" for k in range(8)
    )
    body += path(knots, stroke=GOLD, stroke_width="4", stroke_linecap="round", opacity="0.75")
    return svg(body, "-60 -60 920 920")


def _void() -> str:
    """Worn wood in the light of a window."""
    chance = Random("void")
    grain = "".join(
        path(
            f"M0 {y}Q400 {y + chance.randint(-14, 14)} 800 {y + chance.randint(-6, 6)}T1600 {y}",
            fill="none",
            stroke="#2a1a0c",
            stroke_width=chance.choice(("1", "2")),
            opacity="0.14",
        )
        for y in range(20, 1000, 36)
    )
    light = (
        '<defs><radialGradient id="four_gods-void-light" cx="0.5" cy="0.4" r="0.75">'
        '<stop offset="0" stop-color="#fff3d6" stop-opacity="0.5"/>'
        '<stop offset="1" stop-color="#1c1208" stop-opacity="0.45"/></radialGradient></defs>'
    )
    ground = '<rect width="1600" height="1000" fill="var(--four_gods-void)"/>'
    shine = '<rect width="1600" height="1000" fill="url(#four_gods-void-light)"/>'
    return svg(light + ground + grain + shine, "0 0 1600 1000")


def _cover() -> str:
    """Four lands that meet in a city, each with what grows there."""
    chance = Random("cover")
    lands = (
        ("S", "M0 0H800V600H0Z"),
        ("M", "M0 0H430C400 90 440 160 400 220C330 290 140 250 0 300Z"),
        ("F", "M800 0H470C440 110 520 170 470 240C540 310 680 270 800 330Z"),
        ("P", "M800 600H350C390 500 360 430 410 350C520 310 640 380 800 360Z"),
    )
    body = ""
    for terrain, outline in lands:
        body += path(outline, fill=BASE[terrain], stroke=LIGHT[terrain], stroke_width="10", stroke_opacity="0.6")
    spots = {"S": (90, 260, 380, 560), "M": (40, 330, 40, 210), "F": (520, 760, 40, 240), "P": (470, 760, 420, 560)}
    for terrain, (left, right, top, bottom) in spots.items():
        for _ in range(16):
            x, y = chance.uniform(left, right), chance.uniform(top, bottom)
            scale = f"translate({x:.0f} {y:.0f}) scale(3.4)"
            body += f'<g transform="{scale}">{growth(terrain, 0, 0, chance)}</g>'
    body += path(blob(405, 292, 92, chance, 11), fill="#e9d4a2", stroke=DARK["P"], stroke_width="6")
    for x, y, high in ((345, 300, 90), (385, 280, 140), (428, 286, 120), (466, 304, 86)):
        tower = f"M{x - 16} {y - high / 2:.0f}h32v{high}h-32Z"
        body += path(tower, fill="#fbf1d8", stroke="#6b4a22", stroke_width="3")
        body += path(
            f"M{x - 22} {y - high / 2:.0f}L{x} {y - high / 2 - 40:.0f}L{x + 22} {y - high / 2:.0f}Z", fill="#c5523e"
        )
    return svg(body, "0 0 800 600")
