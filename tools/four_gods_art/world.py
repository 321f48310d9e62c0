"""The carved frame, the table under it, and the cover."""

from __future__ import annotations

from random import Random

from faces import CORNERS
from land import BASE, DARK, LIGHT, blob, growth, path, svg

WOOD, EDGE, GOLD = "#7b5734", "#3f2a17", "#d8b066"

# Letters and numbers as they are carved: strokes in a box of 10 by 14
SIGNS = {
    "A": "M0 14L5 0L10 14M2 9H8",
    "B": "M1 0V14H5Q9 14 9 10.5T5 7H1M1 0H5Q8.5 0 8.5 3.5T5 7",
    "C": "M9 2Q7 0 5 0Q0 0 0 7T5 14Q7 14 9 12",
    "D": "M1 0V14H4Q10 14 10 7T4 0Z",
    "E": "M9 0H1V14H9M1 7H7",
    "F": "M9 0H1V14M1 7H7",
    "G": "M9 2Q7 0 5 0Q0 0 0 7T5 14Q9 14 9 8H5",
    "H": "M1 0V14M9 0V14M1 7H9",
    "1": "M2 3L5 0V14",
    "2": "M1 3Q1 0 5 0T9 4Q9 7 1 14H9",
    "3": "M1 1Q3 0 5 0Q9 0 9 3.5T4 7Q9 7 9 10.5T5 14Q2 14 1 12",
    "4": "M7 14V0L0 10H10",
    "5": "M9 0H2L1 6Q3 5 5 5Q9 5 9 9.5T5 14Q2 14 1 12",
    "6": "M8 0Q1 4 1 9.5Q1 14 5 14T9 9.5T5 6T1 9.5",
    "7": "M1 0H9L4 14",
    "8": "M5 7Q1 7 1 3.5T5 0T9 3.5T5 7Q0 7 0 10.5T5 14T10 10.5T5 7",
}


def world() -> dict[str, str]:
    return {"frame": _frame(), "void": _void(), "cover": _cover()}


def _frame() -> str:
    """A carved frame around 8 x 8 cells of 100, with the letters of the columns and the numbers of the rows."""
    inner = "M0 0V800H800V0Z"
    body = path("M-30 -30H830V830H-30Z" + inner, fill=WOOD, fill_rule="evenodd")
    body += path("M-5 -5H805V805H-5Z" + inner, fill=EDGE, fill_rule="evenodd", opacity="0.75")
    body += path("M-27 -27H827V827H-27Z", fill="none", stroke=GOLD, stroke_width="2")
    for x, y in CORNERS:
        cx, cy = x * 8 + (-15 if x == 0 else 15), y * 8 + (-15 if y == 0 else 15)
        body += path(f"M{cx} {cy - 10}L{cx + 10} {cy} {cx} {cy + 10} {cx - 10} {cy}Z", fill=GOLD)
    notches = "".join(f"M{k * 100} -22v13M{k * 100} 809v13M-22 {k * 100}h13M809 {k * 100}h13" for k in range(1, 8))
    body += path(notches, stroke=GOLD, stroke_width="3", stroke_linecap="round", opacity="0.8")
    for k in range(8):
        for x, y, sign in (
            (k * 100 + 50, -15, "ABCDEFGH"[k]),
            (k * 100 + 50, 815, "ABCDEFGH"[k]),
            (-15, k * 100 + 50, str(k + 1)),
            (815, k * 100 + 50, str(k + 1)),
        ):
            at = f"translate({x - 5} {y - 7})"
            body += path(SIGNS[sign], fill="none", stroke=GOLD, stroke_width="2", stroke_linecap="round", transform=at)
    return svg(body, "-30 -30 860 860")


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
