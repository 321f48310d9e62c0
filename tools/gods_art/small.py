"""What is smaller than a hex: tokens of the gods, crystals, villages and victory tiles."""

from __future__ import annotations

import re
from pathlib import Path

from dwellings import DWELLING
from hexes import laurel
from palette import CRYSTAL, GOLD, OF, OF_INK, TRIBES
from pen import Symbol, circle, d, ellipse, group, line, path, placed, polygon
from tribes import PLACES

SHAPES = Path(__file__).parents[2] / "web/src/style/shapes.svg"
COIN_VIEW = "-24 -24 48 48"
MEDAL_VIEW = "-48 -48 96 96"


def seat_shape(seat: int) -> str:
    """The frame's shape of a seat, 24 by 24."""
    found = re.search(rf'<symbol id="seat-shape-{seat}"[^>]*>(.*?)</symbol>', SHAPES.read_text(encoding="utf-8"), re.S)
    if found is None:
        raise ValueError(f"{SHAPES} has no symbol seat-shape-{seat}.")
    return re.sub(r"\s*\n\s*", "", found[1]).strip()


def token(seat: int) -> Symbol:
    """A coin of the god: its colour, its shape. Its box lies low, so that on a tribe the dwellings stay in sight."""
    symbol = Symbol(f"token-{seat}", "-24 -7 48 48")
    sheen = symbol.shade("sheen", [(0, "#fff", 0.5), (0.5, "#fff", 0), (1, "#000", 0.28)], x1=0.2, y1=0, x2=0.8, y2=1)
    coin = [
        ellipse(1.2, 4, 21, 19.5, "#000", opacity="0.2"),
        ellipse(0.8, 3, 20.5, 19.5, "#000", opacity="0.3"),
        circle(0, 1.4, 20.3, OF),
        circle(0, 1.4, 20.3, "#000", opacity="0.45"),
        circle(0, -1, 20.3, OF),
        circle(0, -1, 20.3, sheen),
        circle(0, -1, 19.2, "none", stroke="#fff", stroke_width="1.8", opacity="0.85"),
        circle(0, -1, 16.4, "none", stroke="#000", stroke_width="1", opacity="0.25"),
        group([seat_shape(seat).replace("currentColor", OF_INK)], transform="translate(-13.2 -14.2)scale(1.1)"),
    ]
    symbol.draw(group(coin, transform="translate(0 17)"))
    return symbol


# One crystal, a hundred high: a lit facet, the front, a dark one, a bright edge
CRYSTAL_STANDING = (
    path("M-36-22L-29-74L-4-100L-5 0z", CRYSTAL.mid),
    path("M-5 0L-9-70L-4-100L18-66L16-4z", CRYSTAL.light),
    path("M16-4L18-66L-4-100L32-72L36-20z", CRYSTAL.dark),
    line("M-5-5L-9-70L-4-97", "#fff", 5),
)


def cluster(x: float, y: float, size: float) -> str:
    """Three crystals that lean apart."""
    leaning = ((-36, -2, 62, -24), (36, -1, 70, 20), (0, 5, 105, -2))
    parts = [placed([group(CRYSTAL_STANDING, transform=f"rotate({lean})")], cx, cy, s) for cx, cy, s, lean in leaning]
    return placed(parts, x, y, size)


def crystals() -> Symbol:
    symbol = Symbol("crystal", COIN_VIEW)
    symbol.draw(
        circle(0, 0, 24, symbol.glow("halo", [(0, CRYSTAL.mid, 0.85), (0.45, CRYSTAL.mid, 0.35), (1, CRYSTAL.mid, 0)])),
        ellipse(0, 16, 15, 4, "#04263a", opacity="0.45"),
        cluster(0, 16, 32),
        path("M-12-13l1 2.8 2.8 1-2.8 1-1 2.8-1-2.8-2.8-1 2.8-1zM14-8l.7 2 2 .7-2 .7-.7 2-.7-2-2-.7 2-.7z", "#fff"),
    )
    return symbol


def energy() -> Symbol:
    """The crystal among words."""
    symbol = Symbol("energy", "0 0 24 24")
    symbol.draw(
        polygon(
            [(12, 0.8), (19, 7), (18, 18), (12, 23.2), (6, 18), (5, 7)],
            CRYSTAL.dark,
            stroke="#0b3b52",
            stroke_width="1",
        ),
        polygon([(12, 0.8), (5, 7), (6, 18), (12, 23.2), (10, 8)], CRYSTAL.mid),
        polygon([(12, 0.8), (10, 8), (12, 23.2), (14.8, 8)], CRYSTAL.light),
    )
    return symbol


def stars(count: int, y: float) -> str:
    """The points something is worth."""
    shape = "l1.4 3.6 3.9.3-3 2.4 1 3.8-3.3-2.1-3.3 2.1 1-3.8-3-2.4 3.9-.3z"
    edge = {"stroke": "#4a2f06", "stroke_width": "1.1", "stroke_linejoin": "round"}
    return "".join(path(d("M{} {}", (k - (count - 1) / 2) * 9, y) + shape, GOLD.light, **edge) for k in range(count))


def village(colour: str) -> Symbol:
    """A little scene: the tribe's dwellings at night, under a moon."""
    symbol = Symbol(f"village-{colour}", MEDAL_VIEW)
    tones = TRIBES[colour]
    clip = f"gods-{symbol.name}-clip"
    symbol.paints.append(f'<clipPath id="{clip}"><circle r="26.5"/></clipPath>')
    sky = symbol.shade("sky", [(0, "#141a45", 1), (0.55, "#4a3f7e", 1), (0.8, "#f0a878", 1)])
    scene = [
        circle(0, 0, 27, sky),
        *(
            circle(x, y, r, "#fff")
            for x, y, r in ((-14, -17, 0.7), (-5, -22, 0.6), (2, -15, 0.5), (19, -8, 0.6), (-20, -8, 0.6))
        ),
        circle(13, -16, 4.4, "#fff2cf"),
        circle(11.2, -17, 3.9, "#1f2452"),
        path("M-30 4Q-16-5-4 3T30-1V30H-30z", tones.dark),
        path("M-30 8Q-10 0 8 7T30 6V30H-30z", tones.mid),
        path("M-30 17Q-6 10 10 17T30 17V30H-30z", tones.light, opacity="0.45"),
    ]
    size = {"violet": 0.42, "jade": 0.47}.get(colour, 0.46)
    drop = {"violet": 5, "jade": 4}.get(colour, 4)
    scene += [placed(DWELLING[colour], x * 0.62, y * 0.42 + drop, s * size) for x, y, s in PLACES[colour]]
    medal = [
        circle(0.8, 2, 27.4, "#000", opacity="0.3"),
        group(scene, clip_path=f"url(#{clip})"),
        circle(0, 0, 26.6, "none", stroke=GOLD.dark, stroke_width="3"),
        circle(0, 0, 26.6, "none", stroke=GOLD.mid, stroke_width="1.6"),
        stars(3, 18),
    ]
    symbol.draw(placed(medal, 0, 0, 160))
    return symbol


def victory(colour: str) -> Symbol:
    """A medal of the tribe, wreathed, kept for ever."""
    symbol = Symbol(f"victory-{colour}", MEDAL_VIEW)
    tones = TRIBES[colour]
    lift = {"violet": 10, "jade": 5}.get(colour, 6)
    size = {"violet": 7.5, "jade": 8.5}.get(colour, 10)
    gold = [(0, "#fff", 0.6), (0.5, "#fff", 0), (1, "#5a3606", 0.4)]
    medal = [
        circle(0.8, 2, 27, "#000", opacity="0.3"),
        circle(0, 0, 27, GOLD.dark),
        circle(0, -0.8, 26, GOLD.mid),
        circle(0, -0.8, 26, symbol.shade("sheen", gold, x1=0.2, y1=0, x2=0.8, y2=1)),
        laurel(-1, 20.5, "#6b470c", 7, 0.62),
        circle(0, -1, 15, tones.dark),
        circle(0, -1.6, 14, tones.mid),
        placed(DWELLING[colour], 0, lift - 1, size),
        stars(2, 17.5),
    ]
    symbol.draw(placed(medal, 0, 0, 160))
    return symbol


def small() -> list[Symbol]:
    coins = [token(seat) for seat in range(4)]
    return [*coins, crystals(), energy(), *(village(c) for c in TRIBES), *(victory(c) for c in TRIBES)]
