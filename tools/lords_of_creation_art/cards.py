"""The cards: a window on a terrain, the number, and that many people."""

from __future__ import annotations

from collections.abc import Iterator

from dwellings import tent
from ink import GAME, INK, LAND, Symbol, moved, oval, stroke
from land import ground

DIGITS = {
    1: "M-7-11L2-18V18",
    2: "M-10-9Q-10-18 0-18Q10-18 10-9Q10-1-10 18H11",
    3: "M-10-14Q-5-18 0-18Q10-18 9-9Q8-1-2-1Q11-1 10 9Q9 18-1 18Q-7 18-11 14",
    4: "M4 18V-18L-12 7H11",
    5: "M9-18H-7L-9-2Q-4-6 1-6Q11-5 10 6Q9 18-2 18Q-8 18-11 14",
}


def cards() -> Iterator[Symbol]:
    for value, digit in DIGITS.items():
        for name in ("island", "hill", "forest", "grassland"):
            yield card(f"card-{name}-{value}", name, value, digit)


def card(symbol: str, name: str, value: int, digit: str) -> Symbol:
    clip = f"{GAME}-{symbol}-window"
    tents = [moved((k - (value - 1) / 2) * 17, 52, 0.52, *tent()) for k in range(value)]
    return Symbol(
        symbol,
        "-50 -70 100 140",
        '<rect x="-49" y="-69" width="98" height="138" rx="9" fill="#8a7350"/>',
        '<rect x="-47" y="-67" width="94" height="134" rx="8" fill="#f6ecd2"/>',
        f'<g clip-path="url(#{clip})">{moved(0, -15, 1.12, *ground(name, f"{name} card"))}</g>',
        f'<rect x="-42" y="-62" width="84" height="94" rx="5" fill="none" stroke="{LAND[name][2]}" stroke-width="2"/>',
        oval(-24, -44, 19, 19, "#f6ecd2", f'stroke="{LAND[name][2]}" stroke-width="2.5"'),
        moved(-24, -44, 0.66, stroke(digit, INK, 6.5)),
        *tents,
        defs=f'<clipPath id="{clip}"><rect x="-42" y="-62" width="84" height="94" rx="5"/></clipPath>',
    )
