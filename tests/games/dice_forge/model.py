"""What a blessing can come to, written apart from the engine: from the faces alone, by the table of combinations.

An outcome is what seat 0 has in the end (gold, sun, moon, glory), the face a ship forged, and what the owner of the
boar cards has won. Nothing is on seat 0's board to begin with in a blessing; under the Minotaur it has enough to lose.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations_with_replacement, product

Four = tuple[int, int, int, int]
Outcome = tuple[Four, tuple[str, ...], Four]

PLAIN: dict[str, Four] = {
    "gold-1": (1, 0, 0, 0),
    "gold-3": (3, 0, 0, 0),
    "gold-4": (4, 0, 0, 0),
    "gold-6": (6, 0, 0, 0),
    "sun-1": (0, 1, 0, 0),
    "sun-2": (0, 2, 0, 0),
    "moon-1": (0, 0, 1, 0),
    "moon-2": (0, 0, 2, 0),
    "glory-2": (0, 0, 0, 2),
    "glory-3": (0, 0, 0, 3),
    "glory-4": (0, 0, 0, 4),
    "sun-1-glory-1": (0, 1, 0, 1),
    "gold-2-moon-1": (2, 0, 1, 0),
    "glory-2-moon-2": (0, 0, 2, 2),
    "all-1": (1, 1, 1, 1),
}
EITHER: dict[str, tuple[Four, ...]] = {
    "any-1": ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0)),
    "any-2": ((2, 0, 0, 0), (0, 2, 0, 0), (0, 0, 2, 0)),
    "gold-3-or-glory-2": ((3, 0, 0, 0), (0, 0, 0, 2)),
    "boar-red": ((0, 1, 0, 0), (0, 0, 1, 0)),
    "boar-blue": ((0, 1, 0, 0), (0, 0, 1, 0)),
    "boar-yellow": ((0, 1, 0, 0), (0, 0, 1, 0)),
    "boar-green": ((0, 1, 0, 0), (0, 0, 1, 0)),
}
SHIELDS: dict[str, tuple[int, Four]] = {  # the resource it looks for, and what it gives without it
    "shield-red": (1, (0, 2, 0, 0)),
    "shield-blue": (2, (0, 0, 2, 0)),
    "shield-yellow": (0, (3, 0, 0, 0)),
    "shield-green": (3, (0, 0, 0, 3)),
}
FACES = (*PLAIN, *EITHER, *SHIELDS, "triple", "mirror", "ship")
BOAR_REWARDS: tuple[Four, ...] = ((0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 3))
NOTHING: Four = (0, 0, 0, 0)


@dataclass(frozen=True)
class Way:
    """How faces are applied: what a ship finds in the sanctuary, and what a card makes of them."""

    prices: dict[str, int]
    loss: bool = False
    gold: int = 0
    glory_for: Four = NOTHING  # by resource, the glory one of it can be swapped for


def plus(a: Four, b: Four, times: int = 1) -> Four:
    return (a[0] + times * b[0], a[1] + times * b[1], a[2] + times * b[2], a[3] + times * b[3])


def gifts(face: str | None, other: Four | None, times: int) -> list[Four]:
    """What a face that is no ship may give, if the other die (no shield) gave this."""
    if face in SHIELDS:
        looks_for, own = SHIELDS[face]
        return [(0, 0, 0, 5)] if other is not None and other[looks_for] else [plus(NOTHING, own, times)]
    if face in EITHER:
        return [plus(NOTHING, chosen, times) for chosen in EITHER[face]]
    return [plus(NOTHING, PLAIN[face], times)] if face in PLAIN else [NOTHING]


def owner_wins(boars: int) -> set[Four]:
    """What the owner of the boar cards can choose for so many applications."""
    out = set()
    for chosen in combinations_with_replacement(BOAR_REWARDS, boars):
        total = NOTHING
        for reward in chosen:
            total = plus(total, reward)
        out.add(total)
    return out


def swapped(gift: Four, glory_for: Four) -> list[Four]:
    """What a face gives, and what it gives if all of it that glory is offered for becomes glory."""
    if not any(amount and rate for amount, rate in zip(gift, glory_for)):
        return [gift]
    kept = [0 if rate else amount for amount, rate in zip(gift, glory_for)]
    won = sum(amount * rate for amount, rate in zip(gift, glory_for))
    return [gift, (kept[0], kept[1], kept[2], kept[3] + won)]


def applied(one: str | None, other: str | None, way: Way) -> set[Outcome]:
    """The outcomes of two faces (None: no face) that are no mirrors any more."""
    if one == other == "triple":
        return {(NOTHING, (), NOTHING)}
    faces = [one, other]
    times = [3 if faces[1 - k] == "triple" else 1 for k in (0, 1)]
    boars = sum(times[k] for k in (0, 1) if str(faces[k]).startswith("boar"))
    first = 1 if one in SHIELDS else 0  # a shield looks at the other die
    out = set()
    for gift in gifts(faces[first], None, times[first]):
        seen = None if faces[first] in SHIELDS else gift
        for second in gifts(faces[1 - first], seen, times[1 - first]):
            for a, b in product(swapped(gift, way.glory_for), swapped(second, way.glory_for)):
                total = plus(a, b)
                for won, (forged, paid) in product(owner_wins(boars), sailed(faces, times, total[0], way)):
                    kept = plus(NOTHING, total, -1) if way.loss else plus(total, (-paid, 0, 0, 0))
                    out.add((kept, forged, won))
    return out


def sailed(faces: list[str | None], times: list[int], gained: int, way: Way) -> list[tuple[tuple[str, ...], int]]:
    """The faces forged and the gold paid: each ship offers one, or none."""
    ways: list[tuple[tuple[str, ...], int]] = [((), 0)]
    for k in (0, 1):
        if faces[k] == "ship" and not way.loss:
            ways += [
                ((*forged, name), paid + max(0, price - 2 * times[k]))
                for forged, paid in ways
                for name, price in way.prices.items()
                if max(0, price - 2 * times[k]) <= way.gold + gained - paid
            ]
    return ways


def reflected(opposite: tuple[str, ...], own: tuple[str, ...]) -> tuple[str, ...]:
    """The faces a mirror can show: those that lie up opposite; through a mirror there one's own too."""
    seen = (*opposite, *own) if "mirror" in opposite else opposite
    return tuple(face for face in seen if face != "mirror")


def outcomes(one: str, other: str | None, mirrored: tuple[str, ...], way: Way) -> set[Outcome]:
    """The outcomes of two faces as rolled: mirrors are fixed first, each for itself."""
    out = set()
    for left, right in product(*(mirrored or (None,) if face == "mirror" else (face,) for face in (one, other))):
        out |= applied(left, right, way)
    return out


def repeated(one: str, other: str | None, mirrored: tuple[str, ...], way: Way) -> set[Outcome]:
    """The outcomes with a Cerberus token: once, or once more with new choices and what gold there is by then."""
    once = outcomes(one, other, mirrored, way)
    out = set(once)
    for had, forged, won in once:
        for more, also, again in outcomes(one, other, mirrored, replace(way, gold=had[0])):
            out.add((plus(had, more), (*forged, *also), plus(won, again)))
    return out
