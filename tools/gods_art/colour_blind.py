"""How far apart the colours are for people who see fewer: `python tools/gods_art/colour_blind.py` prints CIEDE2000.

The matrices are those of Machado, Oliveira and Fernandes (2009) at full severity, applied to linear light. Two colours
further apart than about 10 are told apart at a glance; every pair differs in shape as well.
"""

from __future__ import annotations

import math
import re
from itertools import combinations
from pathlib import Path

from palette import GROUNDS, TRIBES

Three = tuple[float, float, float]
TOKENS = Path(__file__).parents[2] / "web/src/style/tokens.css"
SIGHTS: dict[str, tuple[Three, Three, Three]] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}


def linear(colour: str) -> Three:
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return r, g, b


def lab(light: Three) -> Three:
    r, g, b = (min(1.0, max(0.0, part)) for part in light)
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
    )
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen(colour: str, sight: str) -> Three:
    light = linear(colour)
    a, b, c = (sum(m * part for m, part in zip(row, light)) for row in SIGHTS[sight])
    return lab((a, b, c))


def delta(one: Three, other: Three) -> float:
    """CIEDE2000."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    grey = 0.5 * (1 - math.sqrt(mean**7 / (mean**7 + 25**7)))
    a1, a2 = a1 * (1 + grey), a2 * (1 + grey)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1)) % 360, math.degrees(math.atan2(b2, a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    dl, dc, dh = l2 - l1, c2 - c1, 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    lm, cm, hm = (l1 + l2) / 2, (c1 + c2) / 2, (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    t = (
        *(1.0, -0.17 * math.cos(math.radians(hm - 30)), 0.24 * math.cos(math.radians(2 * hm))),
        *(0.32 * math.cos(math.radians(3 * hm + 6)), -0.2 * math.cos(math.radians(4 * hm - 63))),
    )
    sl, sc, sh = 1 + 0.015 * (lm - 50) ** 2 / math.sqrt(20 + (lm - 50) ** 2), 1 + 0.045 * cm, 1 + 0.015 * cm * sum(t)
    bend = -2 * math.sqrt(cm**7 / (cm**7 + 25**7)) * math.sin(math.radians(60 * math.exp(-(((hm - 275) / 25) ** 2))))
    return math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + bend * dc / sc * dh / sh)


def report(title: str, colours: dict[str, str]) -> None:
    print(title)
    for sight in SIGHTS:
        eyes = {name: seen(colour, sight) for name, colour in colours.items()}
        pairs = sorted((delta(eyes[x], eyes[y]), x, y) for x, y in combinations(eyes, 2))
        print(f"  {sight:12}", ", ".join(f"{x}/{y} {far:.0f}" for far, x, y in pairs[:4]))


if __name__ == "__main__":
    report("Tribes and desert", {name: tones.mid for name, tones in TRIBES.items()} | {"desert": GROUNDS["desert"].mid})
    report("Seats", dict(re.findall(r"--(seat-\d): (#\w{6});", TOKENS.read_text(encoding="utf-8"))))
