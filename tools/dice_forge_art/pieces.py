"""Faces, dice, heroes, tokens and counters."""

from __future__ import annotations

from emblems import EMBLEMS
from icons import COLOURS, ICONS, MATCH, SPECIAL, boar, circle, group, path, shield
from palette import BRONZE, GOLD, HEROES, INK, MARBLE

from theogony.games.dice_forge.components import FACE_TABLE, RESOURCE_NAMES

Spot = tuple[float, float]
# Where so many signs lie on a face, and how large they are
PIPS: dict[int, tuple[float, list[Spot]]] = {
    1: (2.4, [(0, 0)]),
    2: (1.7, [(-17, -14), (17, 14)]),
    3: (1.5, [(-20, -18), (0, 0), (20, 18)]),
    4: (1.45, [(-18, -18), (18, -18), (-18, 18), (18, 18)]),
    6: (1.25, [(-17, -24), (17, -24), (-17, 0), (17, 0), (-17, 24), (17, 24)]),
}


def svg(name: str, view: str, inside: str, defs: str = "") -> tuple[str, str]:
    kept = f"<defs>{defs}</defs>\n" if defs else ""
    return name, f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">\n{kept}{inside}\n</svg>\n'


def down(id: str, top: str, bottom: str) -> str:
    """A gradient from top to bottom."""
    stops = f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{bottom}"/>'
    return f'<linearGradient id="{id}" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>'


def plate(name: str) -> tuple[str, str]:
    """The marble tablet a face is carved on, and its gradient."""
    id = f"dice_forge-{name}-stone"
    tablet = (
        f'<rect x="-48" y="-48" width="96" height="96" rx="15" fill="{BRONZE[2]}"/>'
        f'<rect x="-46" y="-47" width="92" height="91" rx="13" fill="{BRONZE[1]}"/>'
        f'<rect x="-41" y="-42" width="82" height="82" rx="10" fill="url(#{id})"/>'
        + path("M-38-30Q-38-39-29-39H29", "none", "#ffffff", 2)
    )
    return tablet, down(id, MARBLE[0], MARBLE[1])


def signs(amounts: dict[str, int], either: bool) -> str:
    """What the face gives: as many signs as there are to gain; strokes between what one has to choose from."""
    kinds = [name for name, n in amounts.items() if n]
    if len(kinds) == 1:
        scale, spots = PIPS[amounts[kinds[0]]]
        return "".join(group(ICONS[kinds[0]](), x, y, scale) for x, y in spots)
    if len(kinds) == 4:
        return "".join(group(ICONS[kind](), x, y, 1.4) for kind, (x, y) in zip(kinds, PIPS[4][1]))
    out = ""
    width = 76 / len(kinds)
    for k, kind in enumerate(kinds):
        x = -38 + width * (k + 0.5)
        n = amounts[kind]
        scale = min(1.7 if n < 3 else 1.2, width / 22)
        gap = 24 * scale
        for j in range(n):
            out += group(ICONS[kind](), x, (j - (n - 1) / 2) * gap, scale)
        if k and either:
            left = x - width / 2
            out += path(f"M{left + 4:g}-32L{left - 4:g} 32", "none", BRONZE[2], 2.4)
    return out


def faces() -> list[tuple[str, str]]:
    out = []
    for name, *rest in FACE_TABLE:
        amounts = {resource: int(n) for resource, n in zip(RESOURCE_NAMES, rest)}
        what, _, colour = name.partition("-")
        if name in SPECIAL:
            inside = group(SPECIAL[name](), 0, 0, 1.15)
        elif what == "shield":
            inside = shield(COLOURS[colour], MATCH[colour])
        elif what == "boar":
            inside = boar(COLOURS[colour])
        else:
            inside = signs(amounts, rest[4] == "or")
        tablet, defs = plate(f"face-{name}")
        out.append(svg(f"face-{name}", "-56 -56 112 112", group(tablet + inside, 0, 0, 1.12), defs))
    return out


def dice() -> list[tuple[str, str]]:
    out = []
    for name, tones in (("light", MARBLE), ("dark", ("#6d6a82", "#4d4a5e", "#26243a"))):
        cube = (
            path("M0-44L40-24 0-4-40-24z", tones[0], INK, 1.6)
            + path("M-40-24L0-4V42L-40 20z", tones[1], INK, 1.6)
            + path("M40-24L0-4V42L40 20z", tones[2], INK, 1.6)
            + group(ICONS["glory"](), 0, -24, 0.9)
            + group(ICONS["sun" if name == "light" else "moon"](), -20, 9, 1.2)
            + group(ICONS["gold"](), 20, 9, 1.2)
        )
        out.append(svg(f"die-{name}", "-50 -50 100 100", cube))
    return out


def heroes() -> list[tuple[str, str]]:
    crests = (
        path("M-10-2Q-5-8 0-2T10-2", "none", "#ffffff", 2.6),
        path("M0-9Q7 0 3 6H-3Q-7 0 0-9z", "#ffffff"),
        path("M-7 5Q-7-7 7-7 7 5-7 5z", "#ffffff"),
        circle(0, -1, 5, "#ffffff"),
    )
    out = []
    for seat, tones in enumerate(HEROES):
        figure = (
            '<ellipse cx="0" cy="43" rx="24" ry="6" fill="#000000" opacity="0.35"/>'
            + path("M-20 42Q-22 8-9-4H9Q22 8 20 42z", tones[1], INK, 2)
            + path("M-9-4Q-18 14-18 42H-6z", tones[2])
            + circle(0, -18, 13, "#e9c39b", INK, 1.6)
            + path("M-14-18Q-15-36 0-36T14-18L8-21H-8z", BRONZE[1], INK, 1.8)
            + path("M-2-36Q-4-47 6-48 16-44 12-30L8-34Q6-40-2-36z", tones[1], INK, 1.4)
            + path("M22 42V-34", "none", BRONZE[2], 3)
            + path("M22-46L27-33H17z", "#e7edf4", INK, 1.2)
            + group(crests[seat], 0, 20, 1.3)
        )
        out.append(svg(f"hero-{seat}", "-27 -43 54 86", group(figure, 0, 0, 0.84)))
    return out


def counters() -> list[tuple[str, str]]:
    out = [svg(name, "-12 -12 24 24", ICONS[name]()) for name in RESOURCE_NAMES]
    out.append(svg("hammer", "-17 -17 34 34", group(EMBLEMS["hammer"], 0, 0, 0.56)))
    stone = f'<rect x="-20" y="-20" width="40" height="40" rx="7" fill="{MARBLE[1]}" stroke="{BRONZE[2]}"/>'
    chips = group(stone, 0, 0, 1.1) + path("M-16-16L16 16M16-16L-16 16", "none", "#a33a24", 5)
    out.append(svg("removed", "-13 -13 26 26", group(chips, 0, 0, 0.5)))
    hourglass = (
        path("M-14-24H14Q14-8 3 0 14 8 14 24H-14Q-14 8-3 0-14-8-14-24z", "#fff7e2", BRONZE[2], 2.4)
        + path("M-9-14H9Q6-6 0-2-6-6-9-14zM-10 21Q-6 10 0 9T10 21z", GOLD[1])
        + path("M-18-25H18M-18 25H18", "none", BRONZE[1], 5)
    )
    out.append(svg("round", "-30 -30 60 60", hourglass))
    for name, ring in (("triton", "#2f9fae"), ("cerberus", "#7c3f8f")):
        token = circle(0, 1, 47, INK) + circle(0, 0, 46, ring) + circle(0, 0, 39, MARBLE[1])
        out.append(svg(name, "-30 -30 60 60", group(token + EMBLEMS[name], 0, 0, 0.6)))
    return out
