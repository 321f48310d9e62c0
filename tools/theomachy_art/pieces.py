"""Figures of three kinds, what is owed as their shadows, and the small tokens."""

# ruff: noqa: E501 (paths of drawings)

from __future__ import annotations

from collections.abc import Iterator

from pen import ASPECTS, GOLD, SPHERES, aspect_sign, sign, star, svg

FIGURE = "-36 -46 72 92"
TOKEN = "-24 -24 48 48"
ROBES = {
    "believer": "M-15 30C-15 6-9 0 0 0S15 6 15 30z",
    "priest": "M-19 32C-18 2-10-6 0-6S18 2 19 32z",
    "prophet": "M-22 34C-20-2-11-12 0-12S20-2 22 34z",
}
SHAPES = (
    '<path d="M-10 3Q-5-5 0 3T10 3" fill="none" stroke="{ink}" stroke-width="3.4" stroke-linecap="round"/>',
    '<path d="M1-11C3-5 9-3 8 4A8 8 0 0 1-8 4C-8-1-4-3-4-8C-1-6 0-4 0-1C3-4 3-8 1-11z" fill="{ink}"/>',
    '<path d="M-8 8C-9-5 0-11 9-9C10 2 3 10-5 6L-9 11" fill="{ink}"/>',
    '<circle r="5" fill="{ink}"/><path d="M0-11V-7M0 7V11M-11 0H-7M7 0H11M-8-8L-5-5M5 5L8 8M8-8L5-5M-5 5L-8 8" stroke="{ink}" stroke-width="2.4"/>',
)


def _figure(kind: str) -> str:
    """One of the clergy; the robe has the colour of its seat."""
    line = 'stroke="#15131f" stroke-width="1.6"'
    shade = '<ellipse cy="33" rx="24" ry="6" fill="#000" opacity=".38"/>'
    robe = f'<path d="{ROBES[kind]}" fill="var(--of, #c9c2b2)" {line}/>'
    if kind == "believer":
        hood = f'<path d="M-9 0C-11-18 11-18 9 0z" fill="var(--of, #c9c2b2)" {line}/>'
        fold = '<path d="M0 4V29" stroke="#15131f" stroke-opacity=".35" stroke-width="1.6"/>'
        return f'{shade}{robe}{fold}{hood}<ellipse cy="-5" rx="5.5" ry="6.5" fill="#f2d9b8"/>'
    if kind == "priest":
        stole = '<path d="M-5-4L-3 31H3L5-4z" fill="#fff" opacity=".88"/>'
        head = f'<circle cy="-14" r="8.5" fill="#f2d9b8" {line}/>'
        mitre = f'<path d="M-9-18L0-38L9-18Q0-14-9-18z" fill="#fff" {line}/><path d="M0-34V-20M-4-25H4" stroke="{GOLD}" stroke-width="2"/>'
        return shade + robe + stole + head + mitre
    halo = f'<circle cy="-21" r="18" fill="{GOLD}" opacity=".28"/><circle cy="-21" r="18" fill="none" stroke="#ffd75e" stroke-width="3.4"/>'
    head = f'<circle cy="-21" r="9" fill="#f2d9b8" {line}/><path d="M-8-17C-7-4 7-4 8-17Q0-12-8-17z" fill="#efeae0"/>'
    staff = '<path d="M26-34V34" stroke="#8a5a24" stroke-width="4" stroke-linecap="round"/><circle cx="26" cy="-36" r="5" fill="#ffd75e"/>'
    trim = f'<path d="M-20 24C-8 30 8 30 20 24" fill="none" stroke="{GOLD}" stroke-width="2.6"/>'
    return shade + halo + robe + trim + head + staff


def figures() -> Iterator[tuple[str, str]]:
    for kind, robe in ROBES.items():
        yield kind, svg(FIGURE, _figure(kind))
        ghost = (
            f'<path d="{robe}" fill="#fff" fill-opacity=".1" stroke="#ffe9a8" stroke-width="2.4" stroke-dasharray="5 4"/>'
            f'<circle cy="{-21 if kind == "prophet" else -13 if kind == "priest" else -8}" r="9" fill="none" stroke="#ffe9a8" stroke-width="2.4" stroke-dasharray="5 4"/>'
        )
        if kind == "priest":
            ghost += '<path d="M-8-22L0-38L8-22" fill="none" stroke="#ffe9a8" stroke-width="2.4"/>'
        if kind == "prophet":
            ghost += '<circle cy="-21" r="16" fill="none" stroke="#ffd75e" stroke-width="2.4"/>'
        yield f"owed-{kind}", svg("-26 -34 52 68", f'<g transform="scale(.72)">{ghost}</g>')


def tokens() -> Iterator[tuple[str, str]]:
    for k, shape in enumerate(SHAPES):
        flag = f'<path d="M-20-24H20V12L0 24L-20 12z" fill="var(--of, #c9c2b2)" stroke="{GOLD}" stroke-width="2"/>'
        yield (
            f"standard-{k}",
            svg(TOKEN, flag + f'<g transform="translate(0 -4)">{shape.format(ink="var(--of-ink, #fff)")}</g>'),
        )
    yield (
        "wonder",
        svg(
            TOKEN,
            f'<circle r="21" fill="#4b2a86" stroke="{GOLD}" stroke-width="1.5"/><path d="{star(0, 0, 18)}" fill="#ffe07a"/>',
        ),
    )
    yield (
        "level",
        svg(
            "-34 -40 68 80",
            '<path d="M0-38C7-18 30-12 28 12A28 27 0 0 1-28 12C-28-6-14-10-12-26C-4-20-1-14-2-4C8-12 8-26 0-38z" fill="#d0402f" stroke="#ffb27a" stroke-width="2"/>'
            '<path d="M0 36A16 16 0 0 1-12 14Q-2 8 0-4Q14 8 13 20A15 15 0 0 1 0 36z" fill="#ffb04d" opacity=".55"/>',
        ),
    )
    yield (
        "strength",
        svg(
            "-30 -30 60 60",
            f'<path d="M0-28L24-19V4C24 16 12 24 0 29C-12 24-24 16-24 4V-19z" fill="#20284f" stroke="{GOLD}" stroke-width="2.4"/>'
            f'<path d="M0-28L24-19V4C24 16 12 24 0 29z" fill="#fff" opacity=".08"/>',
        ),
    )
    yield (
        "despair",
        svg(
            TOKEN,
            '<circle r="20" fill="#26262e" stroke="#8d8d99" stroke-width="2"/><circle cx="-7" cy="-4" r="2.5" fill="#fff"/>'
            '<circle cx="7" cy="-4" r="2.5" fill="#fff"/><path d="M-9 11Q0 2 9 11" fill="none" stroke="#fff" stroke-width="2.5"/>',
        ),
    )
    yield (
        "initiative",
        svg(
            TOKEN,
            f'<circle r="21" fill="{GOLD}" stroke="#5a4a1a" stroke-width="2"/><path d="{star(0, 0, 17, 0.35)}" fill="#5a4a1a"/>',
        ),
    )
    yield (
        "raiser",
        svg(
            TOKEN,
            '<circle r="21" fill="#1c2247" stroke="#ffd75e" stroke-width="2.4"/><path d="M0-14L11 0H5V13H-5V0H-11z" fill="#ffd75e"/>',
        ),
    )
    yield (
        "folded",
        svg(
            TOKEN,
            '<circle r="21" fill="#1c2247" stroke="#8d95b8" stroke-width="2.4"/><path d="M-10-10L10 10M10-10L-10 10" stroke="#c9cfe6" stroke-width="4.5" stroke-linecap="round"/>',
        ),
    )
    yield (
        "winner",
        svg(
            TOKEN,
            f'<circle r="21" fill="#1c2247" stroke="{GOLD}" stroke-width="2.4"/><path d="M-13 9L-14-9L-6-2L0-12L6-2L14-9L13 9z" fill="{GOLD}"/>',
        ),
    )


def marks() -> Iterator[tuple[str, str]]:
    """The signs that requirements are printed in."""
    for sphere, (main, dark, _) in SPHERES.items():
        yield (
            sphere,
            svg(
                "-32 -32 64 64",
                f'<circle r="31" fill="{dark}" stroke="{main}" stroke-width="3"/><g transform="scale(.86)">{sign(sphere)}</g>',
            ),
        )
    for aspect in ASPECTS:
        yield aspect, svg("-32 -32 64 64", aspect_sign(aspect, 0, 0, 26))


def pieces() -> Iterator[tuple[str, str]]:
    yield from figures()
    yield from tokens()
    yield from marks()
