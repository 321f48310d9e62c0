"""Camps of barbarians and towns of civilised people, in three sizes, under the banner of each seat."""

from __future__ import annotations

from collections.abc import Iterator

from ink import FIRE, INK, OF, OF_INK, STONE, WOOD, Symbol, moved, oval, path, stroke

VIEW = "-34 -34 68 68"
# The seats' shapes in a square of 24: wave, flame, leaf, sun, mountain
SHAPES = (
    "M1 14.2C2.2 7.4 7 3.2 12.6 3.2c4.4 0 7.6 2.7 7.6 6.2 0 2.6-1.9 4.5-4.3 4.5-2 0-3.4-1.3-3.4-3 0-.8.3-1.5.9-2"
    "-2.6.2-4.3 2.2-4.3 4.7 0 1.6.9 3 2.4 3.9 2.8 1.6 6.6 1.3 11.5-1.3v4.6H1z",
    "M13.2 1c.7 4.3 6.9 7 6.9 13.6 0 4.9-3.6 8.4-8.1 8.4s-8.1-3.4-8.1-8c0-3.5 2-5.6 3.5-7.9.6 1.9 1.4 3 2.6 3.6"
    "C9.6 7.3 10.7 3.5 13.2 1z",
    "M21.5 2.5c.9 9.3-2.2 16.9-10.3 17.3-1.9.1-3.6-.4-4.9-1.3l-3 3.5-1.6-1.4 3.2-3.7C1.3 10.3 8 3.6 21.5 2.5z",
    "M12 5l2 4.5 4.9-2.5-1.6 5 4.7 2-4.8 1.8 1.7 4.9-4.8-2.3L12 23l-2.1-4.6-4.8 2.3 1.7-4.9L2 14l4.7-2-1.6-5L10 9.5z",
    "M.8 20.5 9 5.2c.4-.8 1.5-.8 1.9 0l3.4 6 1.5-2.6c.4-.7 1.3-.7 1.7 0l5.7 11.9z",
)


def dwellings() -> Iterator[Symbol]:
    for seat in range(5):
        for size in (1, 2, 3):
            yield Symbol(f"camp-{size}-{seat}", VIEW, shade(), *camp(size), banner(seat))
            yield Symbol(f"town-{size}-{seat}", VIEW, shade(), *town(size), banner(seat))
        yield Symbol(f"seal-{seat}", "-50 -70 100 140", seal(seat))


def shade() -> str:
    return oval(0, 17, 29, 10, "#000", 'opacity="0.32"')


def banner(seat: int) -> str:
    """The owner's shape on a shield in the owner's colour: told by both."""
    shield = "M-12-11H12V3Q12 12 0 16Q-12 12-12 3z"
    return moved(
        0,
        12,
        0.92,
        path(shield, OF, f'stroke="{INK}" stroke-width="2"'),
        moved(-9.6, -10.5, 0.8, path(SHAPES[seat], OF_INK)),
    )


def seal(seat: int) -> str:
    """The owner's shape on the corner of a card of the round."""
    return moved(
        27,
        44,
        1.0,
        oval(0, 0, 22, 22, OF, 'stroke="#f6ecd2" stroke-width="3"'),
        moved(-15, -15.5, 1.25, path(SHAPES[seat], OF_INK)),
    )


def tent() -> list[str]:
    return [
        path("M-14 14L0-14L14 14z", WOOD[1]),
        path("M-14 14L0-14L3 14z", WOOD[0]),
        path("M-4 14L0 0L4 14z", WOOD[2]),
        stroke("M0-14L-4-20M0-14L4-20", WOOD[2], 2),
        stroke("M-14 14L0-14L14 14z", INK, 1.3),
    ]


def fire() -> list[str]:
    return [path("M-5 5Q-7-3 0-11Q7-3 5 5z", FIRE[2]), path("M-3 5Q-4-1 0-6Q4-1 3 5z", FIRE[0])]


def camp(size: int) -> list[str]:
    if size == 1:
        return [moved(0, -4, 1.0, *tent())]
    if size == 2:
        return [moved(-13, -6, 0.9, *tent()), moved(13, -6, 0.9, *tent())]
    stakes = "M-31 12V-2M-26 15V0M26 15V0M31 12V-2M-31 4H-25M25 4H31"
    tents = [moved(0, -16, 0.85, *tent()), moved(-16, -5, 0.9, *tent()), moved(16, -5, 0.9, *tent())]
    return [*tents, stroke(stakes, WOOD[2], 3), moved(0, -8, 0.8, *fire())]


def house(roof: str = OF) -> list[str]:
    return [
        path("M-11-2H11V14H-11z", STONE[1]),
        path("M-11-2H2V14H-11z", STONE[0]),
        path("M-14-1L0-14L14-1z", roof),
        stroke("M-14-1L0-14L14-1zM-11-1V14H11V-1", INK, 1.3),
        path("M-3 14V6H3V14z", WOOD[2]),
    ]


def tower() -> list[str]:
    return [
        path("M-7-18H7V14H-7z", STONE[1]),
        path("M-7-18H1V14H-7z", STONE[0]),
        path("M-9-24H-5V-20H-2V-24H2V-20H5V-24H9V-15H-9z", STONE[1], f'stroke="{INK}" stroke-width="1.3"'),
        stroke("M-7-15V14H7V-15", INK, 1.3),
        path("M-2-8H2V-2H-2z", INK),
    ]


def town(size: int) -> list[str]:
    if size == 1:
        return [moved(0, -5, 1.05, *house())]
    if size == 2:
        return [moved(13, -8, 0.9, *tower()), moved(-10, -4, 1.0, *house())]
    wall = path(
        "M-32 0H-28V-4H-24V0H-20V-4H-16V0H16V-4H20V0H24V-4H28V0H32V15H-32z",
        STONE[1],
        f'stroke="{INK}" stroke-width="1.3"',
    )
    return [
        moved(0, -12, 1.0, *house()),
        moved(-21, -6, 0.9, *tower()),
        moved(21, -6, 0.9, *tower()),
        wall,
    ]
