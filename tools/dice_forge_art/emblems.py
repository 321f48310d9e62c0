"""One picture for each feat, about 50 wide around the origin."""

from __future__ import annotations

from icons import Tones, boar, circle, gold, group, mirror, moon, path, shield, ship, triple
from palette import BRONZE, COLOURS, GLORY, GOLD, INK, MARBLE, MOON, STEEL, SUN


def hammer() -> str:
    return (
        path("M-4-6L4-6 6 26-6 26z", BRONZE[1], BRONZE[2], 1.6)
        + path("M-22-22H18L24-14V-2H-22z", STEEL[1], STEEL[2], 2)
        + path("M-20-20H16L20-15H-20z", STEEL[0])
        + group(gold(), -10, 20, 0.7)
    )


def chest() -> str:
    return (
        path("M-24-4Q-24-20 0-20T24-4z", BRONZE[1], BRONZE[2], 2)
        + path("M-24-4H24V20H-24z", BRONZE[1], BRONZE[2], 2)
        + path("M-24-4H24M-14-17V20M14-17V20", "none", GOLD[2], 3)
        + path("M-5-8H5V4H-5z", GOLD[1], GOLD[2], 1)
        + circle(0, -2, 1.8, INK)
    )


def beast(body: str, head: str, more: str, tones: Tones) -> str:
    return path(body, tones[1], tones[2], 1.8) + path(head, tones[0], tones[2], 1.6) + more


def hind() -> str:
    antlers = path("M12-16Q8-28 2-28M10-20L4-22M14-16Q20-28 26-27M16-20L23-21", "none", STEEL[2], 2.4)
    legs = path("M-16 6L-18 26M-8 8V26M8 8L6 26M14 4L18 26", "none", STEEL[2], 3.4)
    return legs + beast(
        "M-22 2Q-20-8-6-7L8-9 12 6Q4 12-8 11-20 12-22 2z", "M8-8Q8-18 14-17L24-10 20-6 13-2z", antlers, STEEL
    )


def bear() -> str:
    stars = "".join(
        circle(x, y, r, MARBLE[0]) for x, y, r in ((-24, -20, 1.6), (-8, -26, 2), (10, -24, 1.4), (24, -12, 2))
    )
    legs = path("M-18 8V24M-6 12V24M8 12V24M18 8V24", "none", BRONZE[2], 6)
    return (
        stars
        + legs
        + beast(
            "M-24 4Q-24-12-4-12 14-14 18-2L20 10Q8 16-8 15-22 14-24 4z",
            "M12-10Q16-18 24-12L30-4 24 2 14 0z",
            circle(22, -6, 1.6, INK),
            BRONZE,
        )
    )


def satyrs() -> str:
    pipes = "".join(path(f"M{-12 + 6 * k} 0V{22 - 3 * k}", "none", BRONZE[0 if k % 2 else 1], 4.6) for k in range(5))
    horns = path("M-10-12Q-22-14-18-28M10-12Q22-14 18-28", "none", BRONZE[2], 4.4)
    face = circle(0, -8, 11, "#dca779", BRONZE[2], 1.6) + circle(-4, -9, 1.5, INK) + circle(4, -9, 1.5, INK)
    return horns + face + pipes + path("M-15 6H15", "none", BRONZE[2], 3)


def ferryman() -> str:
    return (
        path("M-28 12Q0 24 28 12L22 22Q0 30-22 22z", BRONZE[1], BRONZE[2], 1.8)
        + path("M-8 14Q-10-14 0-22 10-14 8 14z", "#3c4364", INK, 1.6)
        + path("M0-17Q5-14 4-7H-4Q-5-14 0-17z", MARBLE[0])
        + path("M14-24L8 24", "none", BRONZE[0], 2.6)
        + path("M-28 29q7-5 14 0t14 0 14 0 14 0", "none", MOON[1], 2.6)
    )


def cerberus() -> str:
    head = path("M-9 8L-10-8-14-16-6-12H6L14-16 10-8 9 8 0 15z", "#7c3f8f", INK, 1.6)
    head += circle(-4, -3, 1.9, SUN[0]) + circle(4, -3, 1.9, SUN[0]) + path("M-3 7L0 10 3 7", "none", MARBLE[0], 1.6)
    return group(head, -17, 8, 0.85) + group(head, 17, 8, 0.85) + group(head, 0, -8, 1.1)


def helmet() -> str:
    return (
        path("M0-30Q16-30 22-16L14-14Q8-22 0-22-12-22-18-8L-24-12Q-16-30 0-30z", SUN[1], SUN[2], 1.6)
        + path("M-18 22V-4Q-18-22 0-22T18-4V22L8 26V4H-8V26z", BRONZE[1], BRONZE[2], 2)
        + path("M-14-4Q-14-17 0-18", "none", BRONZE[0], 2.6)
        + group(triple(), 0, 14, 0.28)
    )


def cancer() -> str:
    claw = path("M14-6Q26-10 26-24 20-18 18-22 14-28 20-30 8-30 8-16 8-8 14-6z", SUN[1], SUN[2], 1.6)
    legs = path("M-18 6L-28 12M-17 12L-25 22M18 6L28 12M17 12L25 22", "none", SUN[2], 3)
    mirrored = f'<g transform="scale(-1 1)">{claw}</g>'
    shell = path("M-20 6Q-20-10 0-10T20 6 0 24-20 6z", SUN[1], SUN[2], 2) + path(
        "M-13 3Q-10-5 0-5", "none", SUN[0], 2.4
    )
    return legs + claw + mirrored + shell + circle(-5, -10, 2.4, INK) + circle(5, -10, 2.4, INK)


def sentinel() -> str:
    return (
        path("M-14 28V-6Q-14-20 0-20T14-6V28z", STEEL[1], STEEL[2], 2)
        + path("M-9-4H9V0H3V14H-3V0H-9z", INK)
        + path("M24-30L22 28", "none", BRONZE[1], 3)
        + path("M24-32L29-20H19z", STEEL[0], STEEL[2], 1.2)
        + group(shield(COLOURS["blue"], "moon"), -14, 14, 0.42)
    )


def hydra() -> str:
    necks = path("M0 26Q-24 10-18-14M0 26Q-8 0 0-20M0 26Q24 10 18-14", "none", GLORY[2], 9)
    necks += path("M0 26Q-24 10-18-14M0 26Q-8 0 0-20M0 26Q24 10 18-14", "none", GLORY[1], 6)
    heads = "".join(
        group(
            path("M-8 2Q-8-8 0-8T8 2L0 8z", GLORY[1], GLORY[2], 1.6)
            + circle(-3, -2, 1.4, SUN[0])
            + circle(3, -2, 1.4, SUN[0]),
            x,
            y,
        )
        for x, y in ((-18, -18), (0, -24), (18, -18))
    )
    return necks + heads


def typhon() -> str:
    return (
        path("M-6 30Q-20 20-6 12T2-2-4-14Q-10-24 4-30 26-28 24-12T10 6 4 30z", STEEL[2])
        + path("M-2 26Q-12 20 0 12T8-4 4-18Q8-26 16-22 20-14 14-6T4 8-2 26z", STEEL[1])
        + path("M-14-8L-26-14M-12 4L-24 6M22 8L30 12", "none", GOLD[1], 2.6)
        + circle(9, -18, 2.6, SUN[1])
    )


def sphinx() -> str:
    return (
        path("M-26 24Q-26 6-8 6L4-6 22 8V24z", GOLD[1], GOLD[2], 2)
        + path("M-6-8Q-8-28 8-28T22-8L16 2H0z", "#3d6fb5", "#1c3f8f", 1.8)
        + path("M0-10Q0-22 8-22T16-10 8 0 0-10z", "#e8bd8a", BRONZE[2], 1.4)
        + circle(5, -11, 1.3, INK)
        + circle(11, -11, 1.3, INK)
        + path("M-22 24H26", "none", GOLD[2], 3)
    )


def cyclops() -> str:
    return (
        path("M-20 28Q-26-24 0-26T20 28z", "#b98a62", BRONZE[2], 2)
        + path("M-13-6Q0-18 13-6 0 6-13-6z", MARBLE[0], BRONZE[2], 1.6)
        + circle(0, -6, 5, GOLD[2])
        + circle(0, -6, 2.2, INK)
        + path("M-9 14Q0 20 9 14", "none", BRONZE[2], 2.6)
    )


def gorgon() -> str:
    snakes = "".join(
        path(f"M0-8Q{x:g} {y:g} {x * 1.5:g} {y + 4:g}", "none", GLORY[2 if k % 2 else 1], 4)
        for k, (x, y) in enumerate(((-20, -6), (-16, -20), (-6, -28), (6, -28), (16, -20), (20, -6)))
    )
    face = path("M-13-6Q-13-20 0-20T13-6Q13 12 0 22-13 12-13-6z", "#a9d59c", GLORY[2], 1.8)
    eyes = "".join(path(f"M{x - 4} -4Q{x} -9 {x + 4} -4 {x} -1 {x - 4} -4z", GOLD[0], INK, 1) for x in (-6, 6))
    return snakes + face + eyes + path("M-5 11Q0 14 5 11", "none", SUN[2], 2.2)


def triton() -> str:
    return (
        path("M0 30V-12", "none", GOLD[2], 5)
        + path("M-16-24V-10Q-16 0 0 0T16-10V-24", "none", GOLD[2], 5)
        + path("M0 28V-12M-16-24V-10Q-16 0 0 0T16-10V-24", "none", GOLD[1], 2.6)
        + path("M-16-32L-21-22H-11zM0-34L-5-22H5zM16-32L11-22H21z", GOLD[1], GOLD[2], 1)
        + path("M-28 24q7-6 14 0t14 0 14 0 14 0M-28 31q7-6 14 0t14 0 14 0 14 0", "none", "#2f9fae", 3)
    )


def minotaur() -> str:
    horns = path("M-11-12Q-30-10-27-30-22-20-9-20zM11-12Q30-10 27-30 22-20 9-20z", MARBLE[0], BRONZE[2], 1.6)
    head = path("M-14-16H14L17-2 9 12V22Q0 28-9 22V12L-17-2z", "#7a4a2c", INK, 1.8)
    face = circle(-7, -4, 2, SUN[0]) + circle(7, -4, 2, SUN[0]) + circle(-3.6, 18, 1.6, INK) + circle(3.6, 18, 1.6, INK)
    return horns + head + face + path("M-3 22Q0 30 3 22", "none", GOLD[1], 2)


def owl() -> str:
    return (
        path("M-18-22L-10-16H10L18-22 20 4Q18 26 0 28-18 26-20 4z", BRONZE[1], BRONZE[2], 2)
        + circle(-8, -6, 8, MARBLE[0], BRONZE[2], 1.4)
        + circle(8, -6, 8, MARBLE[0], BRONZE[2], 1.4)
        + circle(-8, -6, 3.6, INK)
        + circle(8, -6, 3.6, INK)
        + path("M-3 0H3L0 7z", GOLD[1], GOLD[2], 1)
        + path("M-10 14Q-6 18-2 14M2 14Q6 18 10 14M-6 20Q0 25 6 20", "none", BRONZE[0], 1.8)
    )


def elder() -> str:
    return (
        path("M-18 30Q-20 0 0-2T18 30z", "#5d4f8c", INK, 1.6)
        + circle(0, -14, 11, "#e8c49c", BRONZE[2], 1.4)
        + path("M-11-14Q-11 16 0 22 11 16 11-14 6-4 0-4T-11-14z", MARBLE[0], MARBLE[2], 1.2)
        + circle(-4, -15, 1.3, INK)
        + circle(4, -15, 1.3, INK)
        + path("M22-26V30", "none", BRONZE[1], 3.4)
        + circle(22, -27, 4, GLORY[1], GLORY[2], 1.2)
    )


def wild_spirits() -> str:
    leaf = path("M0 0Q-12-14 0-28 12-14 0 0z", GLORY[1], GLORY[2], 1.6) + path("M0 0V-22", "none", GLORY[0], 1.4)
    turned = "".join(f'<g transform="translate(0 10)rotate({angle})">{leaf}</g>' for angle in (-62, -22, 22, 62))
    return turned + group(gold(), -16, 20, 0.8) + group(moon(), 14, 20, 0.8) + circle(0, 12, 3, GOLD[0])


def bigger(inside: str, scale: float) -> str:
    return group(inside, 0, 0, scale)


EMBLEMS = {
    "hammer": hammer(),
    "chest": chest(),
    "hind": hind(),
    "bear": bear(),
    "satyrs": satyrs(),
    "boar": bigger(boar(COLOURS["red"]), 0.95),
    "ferryman": ferryman(),
    "cerberus": cerberus(),
    "helmet": helmet(),
    "cancer": cancer(),
    "sentinel": sentinel(),
    "hydra": hydra(),
    "typhon": typhon(),
    "sphinx": sphinx(),
    "cyclops": cyclops(),
    "abyss": bigger(mirror(), 1),
    "gorgon": gorgon(),
    "triton": triton(),
    "minotaur": minotaur(),
    "shield": bigger(shield(COLOURS["yellow"], "gold"), 0.9),
    "owl": owl(),
    "celestial-ship": bigger(ship(), 0.95),
    "elder": elder(),
    "wild-spirits": wild_spirits(),
}
