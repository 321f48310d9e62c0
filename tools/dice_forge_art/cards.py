"""The cards of the feats: a picture, what they cost, what they are worth."""

from __future__ import annotations

from emblems import EMBLEMS
from icons import ICONS, circle, group, number, path
from palette import BRONZE, GLORY, GOLD, INK, MARBLE, NIGHT
from pieces import down, svg

from theogony.games.dice_forge.components import CARD_TABLE, ISLAND_TABLE

# The light over each island
SKIES = {
    1: ("#33507e", "#8fb2c9"),
    2: ("#2d5a58", "#a7c59b"),
    3: ("#33305f", "#8277ae"),
    4: ("#5b2b45", "#d08a64"),
    5: ("#6a3a24", "#e0b06a"),
    6: ("#7a4a20", "#f0cd86"),
    7: ("#805a2a", "#f6e2a8"),
}


VIEW = "-50 -71 100 142"  # in the units of a mat, which is 1000 wide


def shrunk(inside: str) -> str:
    """Cards are drawn 140 wide from their corner and shown around their middle."""
    return group(inside, -50, -71, 0.714)


def island(card: str) -> tuple[int, int, int]:
    """Portal, suns and moons."""
    return next((row[0], row[1], row[2]) for row in ISLAND_TABLE if card in row[3:])


def card(name: str, glory: int) -> tuple[str, str]:
    portal, suns, moons = island(name)
    id = f"dice_forge-card-{name}-sky"
    inside = (
        f'<rect x="0" y="0" width="140" height="200" rx="12" fill="{BRONZE[2]}"/>'
        f'<rect x="3" y="3" width="134" height="194" rx="10" fill="{BRONZE[1]}"/>'
        f'<rect x="9" y="9" width="122" height="182" rx="7" fill="url(#{id})"/>'
        + path("M9 132Q40 112 70 126T131 118V184Q131 191 124 191H16Q9 191 9 184z", INK)
        + '<ellipse cx="70" cy="84" rx="52" ry="50" fill="#ffffff" opacity="0.16"/>'
        + group(EMBLEMS[name], 70, 86, 1.7)
    )
    cost = [("sun", suns)] * (suns > 0) + [("moon", moons)] * (moons > 0)
    for k, (kind, n) in enumerate(cost):
        x = 70 + (k - (len(cost) - 1) / 2) * 56
        inside += circle(x, 166, 19, MARBLE[1], BRONZE[2], 2) + group(ICONS[kind](), x - 7, 166, 1.05)
        inside += group(number(n, INK, 2.2), x + 9, 166, 1.1)
    if glory:
        inside += path("M98 6H132V44L115 34 98 44z", GLORY[1], GLORY[2], 2)
        inside += group(number(glory, "#ffffff", 2), 115, 20, 1.3)
    return svg(f"card-{name}", VIEW, shrunk(inside), down(id, *SKIES[portal]))


def back() -> tuple[str, str]:
    id = "dice_forge-card-back-night"
    inside = (
        f'<rect x="0" y="0" width="140" height="200" rx="12" fill="{BRONZE[2]}"/>'
        f'<rect x="3" y="3" width="134" height="194" rx="10" fill="{BRONZE[1]}"/>'
        f'<rect x="9" y="9" width="122" height="182" rx="7" fill="url(#{id})"/>'
        + circle(70, 100, 40, "none", GOLD[1], 3)
        + circle(70, 100, 32, "none", GOLD[2], 1.4)
        + group(ICONS["glory"](), 70, 100, 2.4)
    )
    return svg("card-back", VIEW, shrunk(inside), down(id, NIGHT[0], NIGHT[2]))


def cards() -> list[tuple[str, str]]:
    return [*(card(name, glory) for name, glory in CARD_TABLE), back()]
