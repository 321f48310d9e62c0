"""Another box: the counts a host may lay on the table instead of the reconstructed ones, checked and completed.

A file names only what differs:

    humans = 50
    [terrain]
    sea = 20
    [cards]
    island = [3, 3, 3, 2, 2]
"""

from collections.abc import Mapping
from typing import Any

from theogony.games.lords_of_creation.components import (
    BOX,
    CELLS,
    HABITABLE,
    HAND,
    MOST_ALTARS,
    MOST_COPIES,
    MOST_HUMANS,
    MOST_MARKERS,
    MOST_PACKS,
    TERRAIN_NAMES,
    VALUES,
)

CARD_TERRAINS = TERRAIN_NAMES[: int(HABITABLE)]


def complete_box(given: Mapping[str, object]) -> dict[str, Any]:
    """Every count, the given ones checked; ValueError with a sentence for what cannot be."""
    for name in given:
        if name not in BOX:
            raise ValueError(f"A box has no '{name}'; it has: {', '.join(BOX)}.")
    usual: dict[str, Any] = {**BOX}
    box: dict[str, Any] = {
        "terrain": _terrain(_table("terrain", given.get("terrain", {})), usual["terrain"]),
        "cards": _cards(_table("cards", given.get("cards", {})), usual["cards"]),
        "packs": _count("packs", given.get("packs", usual["packs"]), 1, MOST_PACKS),
        "humans": _count("humans", given.get("humans", usual["humans"]), 1, MOST_HUMANS),
        "altars": _count("altars", given.get("altars", usual["altars"]), 0, MOST_ALTARS),
    }
    return box


def check_box(seats: int, box: Mapping[str, Any]) -> None:
    """ValueError if so many players cannot be dealt their hands from the box."""
    cards = number_of_cards(box)
    if cards < seats * int(HAND):
        raise ValueError(f"{seats} players need {seats * int(HAND)} cards for their hands; the box has {cards}.")


def number_of_cards(box: Mapping[str, Any]) -> int:
    return int(box["packs"]) * sum(sum(box["cards"][name]) for name in CARD_TERRAINS)


def _terrain(given: Mapping[str, object], usual: Mapping[str, int]) -> dict[str, int]:
    _known("terrain", given, TERRAIN_NAMES)
    counts = {name: _count(f"terrain.{name}", given.get(name, usual[name]), 0, MOST_MARKERS) for name in TERRAIN_NAMES}
    if sum(counts.values()) < int(CELLS):
        raise ValueError(
            f"The world has {CELLS} hexes and needs a terrain marker for each; the box has {sum(counts.values())}."
        )
    return counts


def _cards(given: Mapping[str, object], usual: Mapping[str, list[int]]) -> dict[str, list[int]]:
    _known("cards", given, CARD_TERRAINS)
    out: dict[str, list[int]] = {}
    for name in CARD_TERRAINS:
        copies = given.get(name, usual[name])
        if not isinstance(copies, (list, tuple)) or len(copies) != int(VALUES):
            raise ValueError(
                f"cards.{name} lists how many cards of 1, 2, 3, 4 and 5 a pack has: five numbers; {copies} is not that."
            )
        out[name] = [_count(f"cards.{name}", number, 0, MOST_COPIES) for number in copies]
    return out


def _table(name: str, given: object) -> Mapping[str, object]:
    if not isinstance(given, Mapping):
        raise ValueError(f"{name} in a box is a table of numbers; {given} is not.")
    return given


def _known(table: str, given: Mapping[str, object], names: tuple[str, ...]) -> None:
    for name in given:
        if name not in names:
            raise ValueError(f"A box has no {table}.{name}; it has: {', '.join(names)}.")


def _count(name: str, value: object, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ValueError(f"{name} in a box is a whole number from {least} to {most}; {value!r} is not.")
    return value
