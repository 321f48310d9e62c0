"""The seven terrains, three drawings of each. They reach the edge of the cell: like grows together with like."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from ink import HEX, LAND, SAND, Symbol, chance, hexagon, moved, n, oval, path, strewn, stroke

VARIANTS = 3


def lands() -> Iterator[Symbol]:
    for name in LAND:
        for variant in range(VARIANTS):
            yield Symbol(f"terrain-{name}-{variant}", HEX, *ground(name, f"{name} {variant}"))


def ground(name: str, seed: str) -> list[str]:
    """The hex in its colour, and what grows or stands on it."""
    dice = chance(seed)
    return [path(hexagon(), LAND[name][1]), *SCENES[name](dice)]


def patches(dice: random.Random, light: str, dark: str) -> list[str]:
    """Soft spots of lighter and darker ground."""
    out = []
    for tone, count in ((light, 3), (dark, 2)):
        for x, y in strewn(dice, count, 12, 24):
            out.append(oval(x, y, dice.uniform(12, 22), dice.uniform(6, 10), tone, 'opacity="0.28"'))
    return out


def waves(dice: random.Random, count: int, colour: str = "#d8f1f5") -> list[str]:
    return [
        stroke(f"M{n(x - 9)} {n(y)}q4.5-4.5 9 0t9 0", colour, 1.6, f'opacity="{dice.choice(("0.35", "0.5", "0.7"))}"')
        for x, y in strewn(dice, count, 10, 15)
    ]


def sea(dice: random.Random) -> list[str]:
    return [*patches(dice, LAND["sea"][0], LAND["sea"][2]), *waves(dice, 11)]


def island(dice: random.Random) -> list[str]:
    """Land in the water, with a beach around it and palms on it."""
    shore = "M-34 6C-38-14-22-30-2-30C18-34 36-20 35 0C37 20 20 32 2 30C-18 34-33 24-34 6z"
    turn = f'transform="rotate({dice.randrange(0, 360, 60)})"'
    out = [path(hexagon(), LAND["sea"][1]), *waves(dice, 9)]
    out.append(path(shore, "#9fdbe0", f'opacity="0.55" {turn[:-1]}scale(1.14)"'))
    out.append(path(shore, SAND[1], turn))
    out.append(path(shore, "#7fae55", f'{turn[:-1]}scale(0.8)"'))
    out.append(path(shore, "#a5cb6c", f'opacity="0.8" {turn[:-1]}translate(-3 -5)scale(0.55)"'))
    out += [moved(x, y, 0.55, *palm()) for x, y in strewn(dice, 3, 27, 15)]
    return out


def palm() -> list[str]:
    leaves = "M0-26Q-14-34-22-22Q-10-26 0-24M0-26Q14-34 22-22Q10-26 0-24M0-26Q-10-42-16-38M0-26Q10-42 16-38"
    return [
        oval(4, 3, 14, 4, "#3d5b2a", 'opacity="0.5"'),
        stroke("M0 2Q4-12 0-25", "#6a4522", 4),
        stroke(leaves, "#23622f", 4.5),
    ]


def hump() -> list[str]:
    light, _, dark = LAND["hill"]
    return [
        path("M-20 8Q0-30 20 8z", dark, 'opacity="0.4"'),
        path("M-20 5Q0-33 20 5z", "#d2b659"),
        path("M-20 5Q0-33 6-11Q-5-2-4 5z", light),
    ]


def hill(dice: random.Random) -> list[str]:
    light, _, dark = LAND["hill"]
    humps = [moved(x, y, dice.uniform(0.85, 1.15), *hump()) for x, y in strewn(dice, 5, 15, 21)]
    return [*patches(dice, light, dark), *humps]


def tree(tone: str, dark: str) -> list[str]:
    return [
        oval(3, 2, 10, 3, "#12261a", 'opacity="0.5"'),
        path("M-9 0L0-26L9 0z", dark),
        path("M-9 0L0-26L1 0z", tone),
        path("M-7-9L0-31L7-9z", dark),
        path("M-7-9L0-31L1-9z", tone),
    ]


def forest(dice: random.Random) -> list[str]:
    light, _, dark = LAND["forest"]
    out = patches(dice, light, dark)
    for x, y in strewn(dice, 15, 9, 12.5):
        out.append(moved(x, y + 9, dice.uniform(0.7, 0.95), *tree(dice.choice((light, "#5a8a45")), "#24502c")))
    return out


def grassland(dice: random.Random) -> list[str]:
    light, _, dark = LAND["grassland"]
    out = patches(dice, light, dark)
    for x, y in strewn(dice, 16, 8, 12):
        blades = f"M{n(x)} {n(y)}q-3-6-6-8M{n(x)} {n(y)}q0-7 1-10M{n(x)} {n(y)}q3-5 6-7"
        out.append(stroke(blades, dice.choice((dark, "#84a344")), 1.7))
    out += [oval(x, y, 1.7, 1.7, dice.choice(("#fff6d5", "#f2c1d0", "#f7e27a"))) for x, y in strewn(dice, 7, 12, 14)]
    return out


def peak() -> list[str]:
    light, _, dark = LAND["mountain"]
    return [
        path("M-22 14L0-22L22 14z", dark),
        path("M-22 14L0-22L3-2L-3 14z", "#a39b95"),
        path("M-8-9L0-22L8-9L3-12L0-7L-4-12z", light),
    ]


def mountain(dice: random.Random) -> list[str]:
    peaks = [moved(x, y, dice.uniform(0.85, 1.1), *peak()) for x, y in strewn(dice, 4, 16, 22)]
    return [*patches(dice, "#b9b2ac", LAND["mountain"][2]), *peaks]


def dune() -> list[str]:
    light, _, dark = LAND["desert"]
    return [
        path("M-22 0Q-4-16 22 0Q0 5-22 0z", light),
        path("M-2-8Q8-6 22 0Q6 3-2-8z", dark, 'opacity="0.4"'),
    ]


def desert(dice: random.Random) -> list[str]:
    return [moved(x, y, dice.uniform(0.8, 1.2), *dune()) for x, y in strewn(dice, 6, 14, 18)]


SCENES: dict[str, Callable[[random.Random], list[str]]] = {
    "island": island,
    "hill": hill,
    "forest": forest,
    "grassland": grassland,
    "sea": sea,
    "mountain": mountain,
    "desert": desert,
}
