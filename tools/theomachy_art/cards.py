"""Cards: the stars of the constellation, powers, actions, deities, myths and heroes, and the backs."""

# ruff: noqa: E501 (paths of drawings)

from __future__ import annotations

from collections.abc import Iterator

from pen import ASPECTS, CARD, CREAM, GOLD, MYTHOLOGIES, SPHERES, aspect_sign, gradient, sign, star, stars, svg

STAR_SCALE = 1.35  # a star of the constellation is so much larger than other cards
TYPES = {
    "attack": '<path d="M-5-8L0-24L5-8L3 8H-3zM-10 8H10V12H-10zM-2.5 12H2.5V22H-2.5z"/>',
    "effect": '<path d="M0-22L4.6-5.6L20-6L7.4 3.6L13 20L0 10L-13 20L-7.4 3.6L-20-6L-4.6-5.6z"/>',
    "place": '<path d="M-22-7L0-22L22-7V-3H-22zM-18 0H-12V15H-18zM-3.5 0H3.5V15H-3.5zM12 0H18V15H12zM-22 17H22V22H-22z"/>',
}
EMBLEMS = {
    "deity": '<circle cy="-9" r="8.5"/><path d="M-17 20C-17 2-9-1 0-1S17 2 17 20z"/>'
    '<path d="M-13-22L-8-16L-4-24L0-17L4-24L8-16L13-22L11-13H-11z"/>',
    "myth": '<path d="M-20-20H16A5 5 0 0 1 21-15V20H-15A5 5 0 0 1-20 15z"/>'
    '<path d="M-12-10H13M-12-2H13M-12 6H13M-12 13H5" stroke="#5b4720" stroke-width="2.2"/>',
    "hero": '<path d="M-18 16V-4A18 18 0 0 1 18-4V16H8V2H3V20H-3V2H-8V16z"/><path d="M-2.5-32H2.5V-19H-2.5z"/>',
}


def frame(id: str, main: str, dark: str) -> str:
    """A card: 100 by 140, lit from above, with a golden rim."""
    return (
        gradient(f"{id}-ground", (0, main), (1, dark))
        + '<rect x="-50" y="-70" width="100" height="140" rx="9" fill="#0b1020"/>'
        + f'<rect x="-47" y="-67" width="94" height="134" rx="7" fill="url(#{id}-ground)"/>'
        + f'<rect x="-44.5" y="-64.5" width="89" height="129" rx="5.5" fill="none" stroke="{GOLD}" stroke-opacity=".55"/>'
    )


def titled(id: str, main: str, dark: str) -> str:
    """A frame with a band for the name and a window for the picture."""
    return (
        frame(id, main, dark)
        + '<rect x="-44" y="-64" width="88" height="13" rx="4" fill="#0b1020" opacity=".62"/>'
        + '<rect x="-44" y="-50" width="88" height="42" rx="3" fill="#0b1020" opacity=".2"/>'
    )


def _aspects(aspect: str, n: int, y: float, r: float) -> str:
    return "".join(aspect_sign(aspect, (k - (n - 1) / 2) * r * 2.5, y, r) for k in range(n))


def faces() -> Iterator[tuple[str, str]]:
    """Powers, and the stars with the same faces on a sky of their own."""
    for sphere, (main, dark, light) in SPHERES.items():
        for aspect in ASPECTS:
            for n in (1, 2, 3):
                name = f"{sphere}-{aspect}-{n}"
                body = frame(f"theomachy-{name}", main, dark)
                body += f'<circle cy="-16" r="37" fill="#0b1020" opacity=".25"/><g transform="translate(0 -16)scale(1.2)">{sign(sphere)}</g>'
                yield name, svg(CARD, body + _aspects(aspect, n, 44, 10.5))
                id = f"theomachy-star-{name}"
                lit = gradient(f"{id}-glow", (0, light), (0.35, main), (1, dark), round_=True)
                body = (
                    f'{lit}<g transform="scale({STAR_SCALE})"><rect x="-50" y="-70" width="100" height="140" rx="12" fill="#05081a"/>'
                    f'<rect x="-47.5" y="-67.5" width="95" height="135" rx="10" fill="url(#{id}-glow)"/>'
                    f'<path d="{star(0, -16, 58, 0.2)}" fill="{light}" opacity=".3"/><circle cy="-16" r="33" fill="{dark}" opacity=".72"/>'
                    f'<g transform="translate(0 -16)">{sign(sphere)}</g>'
                    f'<rect x="-44" y="29" width="88" height="32" rx="9" fill="#0b1020" opacity=".45"/>'
                    f"{_aspects(aspect, n, 45, 10)}"
                    f'<rect x="-44" y="-64" width="88" height="128" rx="8" fill="none" stroke="{light}" stroke-opacity=".6"/></g>'
                )
                width, height = 100 * STAR_SCALE, 140 * STAR_SCALE
                yield f"star-{name}", svg(f"{-width / 2:g} {-height / 2:g} {width:g} {height:g}", body)


def actions() -> Iterator[tuple[str, str]]:
    for sphere, (main, dark, light) in SPHERES.items():
        for kind, shape in TYPES.items():
            name = f"{kind}-{sphere}"
            body = titled(f"theomachy-{name}", main, dark)
            body += f'<g transform="translate(20 -28)scale(1.5)" opacity=".16">{sign(sphere)}</g>'
            body += f'<g transform="translate(24 -29)scale(.84)" fill="{light}" stroke="{dark}" stroke-width="1.5">{shape}</g>'
            body += f'<g transform="translate(0 28)scale(1.3)" opacity=".5">{sign(sphere)}</g>'
            yield name, svg(CARD, body)


def legends() -> Iterator[tuple[str, str]]:
    """Deities, myths and heroes of each mythology."""
    for mythology, (main, dark) in MYTHOLOGIES.items():
        for what, shape in EMBLEMS.items():
            name = f"{what}-{mythology}"
            rays = f'<path d="{star(0, -28, 34, 0.3)}" fill="#fff" opacity=".16"/>'
            body = titled(f"theomachy-{name}", main, dark) + rays
            body += f'<g transform="translate(22 -28)scale(.78)" fill="{CREAM}" stroke="{dark}" stroke-width="1.2">{shape}</g>'
            body += f'<g transform="translate(0 28)scale(1.1)" fill="{CREAM}" opacity=".4">{shape}</g>'
            yield name, svg(CARD, body)


def backs() -> Iterator[tuple[str, str]]:
    width, height = 100 * STAR_SCALE, 140 * STAR_SCALE
    ring = f'<circle r="24" fill="none" stroke="#9fb0ff" stroke-opacity=".7" stroke-width="1.6" stroke-dasharray="3 5"/><path d="{star(0, 0, 17, 0.25)}" fill="#9fb0ff" opacity=".5"/>'
    ground = gradient("theomachy-dark-ground", (0, "#1a2250"), (1, "#05081a"))
    body = (
        f'{ground}<g transform="scale({STAR_SCALE})"><rect x="-50" y="-70" width="100" height="140" rx="12" fill="#05081a"/>'
        f'<rect x="-47.5" y="-67.5" width="95" height="135" rx="10" fill="url(#theomachy-dark-ground)" stroke="#9fb0ff" stroke-opacity=".35"/>'
        f"{stars(3, -42, -62, 84, 124, 46)}{ring}</g>"
    )
    yield "dark", svg(f"{-width / 2:g} {-height / 2:g} {width:g} {height:g}", body)
    small = frame("theomachy-elements", "#1a2250", "#05081a") + stars(4, -40, -60, 80, 120, 40) + ring
    yield "elements", svg("-34 -47 68 94", f'<g transform="scale(.66)">{small}</g>')
    rays = (
        f'<path d="{star(0, 0, 42, 0.26)}" fill="{GOLD}"/><circle r="9" fill="#1d1440"/><circle r="4" fill="{GOLD}"/>'
    )
    yield "back", svg(CARD, frame("theomachy-back", "#41347a", "#120d2c") + stars(9, -40, -60, 80, 120, 30) + rays)


def heaps() -> Iterator[tuple[str, str]]:
    """What a player has in cards, told apart at a glance: a fan in the hand, a neat pile, an untidy one face up."""

    def back(turn: str) -> str:
        return (
            f'<g transform="{turn}"><rect x="-26" y="-38" width="52" height="76" rx="6" fill="#2c2360" stroke="{GOLD}" stroke-width="3"/>'
            f'<path d="{star(0, 0, 20, 0.26)}" fill="{GOLD}"/></g>'
        )

    fan = "".join(back(f"rotate({turn} 0 70)") for turn in (-24, -8, 8, 24))
    yield "held", svg("-72 -44 144 98", fan)
    layers = "".join(
        f'<rect x="-28" y="{y}" width="56" height="40" rx="6" fill="{colour}" stroke="#0b1020" stroke-width="2"/>'
        for y, colour in ((8, "#d8c9a0"), (1, "#f4ead0"), (-6, "#d8c9a0"), (-13, "#f4ead0"))
    )
    top = f'<rect x="-28" y="-40" width="56" height="60" rx="6" fill="#2c2360" stroke="{GOLD}" stroke-width="3"/><path d="{star(0, -10, 19, 0.26)}" fill="{GOLD}"/>'
    yield "pile", svg("-34 -46 68 98", layers + top)

    def face(turn: str, colour: str) -> str:
        return (
            f'<g transform="{turn}"><rect x="-26" y="-36" width="52" height="72" rx="6" fill="{CREAM}" stroke="#5b5340" stroke-width="2.5"/>'
            f'<rect x="-19" y="-29" width="38" height="24" rx="3" fill="{colour}"/><path d="M-18 6h36M-18 16h36M-18 26h22" stroke="#a99d80" stroke-width="3.5" fill="none"/></g>'
        )

    yield (
        "discards",
        svg(
            "-46 -48 92 96",
            face("rotate(-20)", "#8a9a3a") + face("rotate(14)", "#e2572b") + face("rotate(-4)", "#2b7fd0"),
        ),
    )


def cards() -> Iterator[tuple[str, str]]:
    yield from faces()
    yield from actions()
    yield from legends()
    yield from backs()
    yield from heaps()
