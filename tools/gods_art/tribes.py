"""The four tribes. Each has its colour, its ground and its dwelling: tents, boats, domes, towers."""

from __future__ import annotations

from dwellings import DWELLING
from palette import TRIBES
from pen import Symbol, circle, line, num, path, placed, polygon
from tiles import inside, slab, tufts

# Where the dwellings of a tribe stand on its hex, from the back to the front: x, y, size
PLACES = {
    "amber": [(-21, -10, 18), (20, -7, 20), (-3, 30, 22)],
    "jade": [(-18, -6, 16), (21, -1, 15), (-2, 31, 16)],
    "coral": [(-22, -10, 18), (20, -6, 20), (-4, 29, 20)],
    "violet": [(-23, 8, 16), (22, 6, 16), (0, 31, 18)],
}


def ground_of(symbol: Symbol, colour: str) -> None:
    tones = TRIBES[colour]
    slab(symbol, tones)
    if colour == "amber":
        symbol.draw(
            path("M-44 8Q-20-6 2 4T46 0L46 18Q20 22 0 16T-45 24z", tones.light, opacity="0.35"),
            path("M-40 26Q-10 14 16 26T42 24Q30 36 0 46Q-26 38-40 26z", tones.dark, opacity="0.22"),
        )
        tufts(symbol, (tones.dark, "#fff0bd"), 90)
    elif colour == "jade":
        waves = []
        for row in range(9):
            y = -46 + row * 11
            for _ in range(5):
                x = symbol.rng.uniform(-42, 30)
                if inside(x, y, 6) and inside(x + 14, y, 6):
                    waves.append(f"M{num(x)} {num(y)}q3.5-3 7 0t7 0")
        symbol.draw(
            path("M-45-20Q-30-30-8-24T44-26V-6Q20-14-6-6T-46-4z", tones.light, opacity="0.3"),
            path("M-46 14Q-20 4 4 14T46 10V24L0 48L-46 24z", tones.dark, opacity="0.3"),
            line("".join(waves), "#b6f5e3", 1.2, opacity="0.65"),
        )
    elif colour == "coral":
        symbol.draw(
            path("M-45-4Q-24-14-2-6T45-12V6Q22 4 0 10T-46 14z", tones.light, opacity="0.32"),
            path("M-46 20Q-18 10 6 22T46 16V25L0 48L-46 24z", tones.dark, opacity="0.28"),
        )
        stones = []
        for _ in range(26):
            x, y = symbol.rng.uniform(-44, 44), symbol.rng.uniform(-50, 46)
            if inside(x, y, 7):
                stones.append(
                    circle(x, y, symbol.rng.uniform(0.7, 1.5), "#ffd0c0", opacity="0.6")
                    + circle(x + 0.6, y + 0.6, 0.8, tones.dark, opacity="0.5")
                )
        symbol.draw(*stones)
    else:
        symbol.draw(
            polygon([(-45, -8), (-20, -22), (4, -12), (-12, 6), (-40, 14)], tones.light, opacity="0.3"),
            polygon([(8, -18), (34, -30), (45, -14), (40, 8), (20, 2)], tones.light, opacity="0.22"),
            polygon([(-44, 20), (-14, 12), (16, 20), (44, 12), (44, 26), (0, 48)], tones.dark, opacity="0.34"),
            line(
                "M-40-14L-18-24L2-14M-14 6L6-12L26 0L44-12M-38 18L-14 12L8 20M18 22L42 12",
                "#c4b2f5",
                0.9,
                opacity="0.5",
            ),
        )


def tribes() -> list[Symbol]:
    out = []
    for colour in TRIBES:
        symbol = Symbol(f"tribe-{colour}")
        ground_of(symbol, colour)
        for x, y, size in PLACES[colour]:
            symbol.draw(placed(DWELLING[colour], x, y, size))
        out.append(symbol)
    return out
