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
from theogony.kernel.options import WrongOption

CARD_TERRAINS = TERRAIN_NAMES[: int(HABITABLE)]


def complete_box(given: Mapping[str, object]) -> dict[str, Any]:
    """Every count, the given ones checked; WrongOption for what cannot be."""
    for name in given:
        if name not in BOX:
            raise _unknown(name, tuple(BOX))
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
    """WrongOption if so many players cannot be dealt their hands from the box."""
    cards = number_of_cards(box)
    if cards < seats * int(HAND):
        need = seats * int(HAND)
        sentence = f"{seats} players need {need} cards for their hands; the box has {cards}."
        raise WrongOption(sentence, "few-cards", "box", seats=seats, need=need, cards=cards)


def number_of_cards(box: Mapping[str, Any]) -> int:
    return int(box["packs"]) * sum(sum(box["cards"][name]) for name in CARD_TERRAINS)


def counts(box: object) -> dict[str, int | str]:
    """What the rulebook says of a box: of cards the copies of each number by terrain, with all packs together."""
    assert isinstance(box, Mapping)
    packs, terrain, cards = int(box["packs"]), box["terrain"], box["cards"]
    told: dict[str, int | str] = {
        **{name: ", ".join(str(packs * copies) for copies in cards[name]) for name in CARD_TERRAINS},
        **{f"{name}-markers": int(terrain[name]) for name in TERRAIN_NAMES},
    }
    return told | {
        "packs": packs,
        "cards": number_of_cards(box),
        "markers": sum(int(n) for n in terrain.values()),
        "humans": int(box["humans"]),
        "altars": int(box["altars"]),
    }


def _terrain(given: Mapping[str, object], usual: Mapping[str, int]) -> dict[str, int]:
    _known("terrain", given, TERRAIN_NAMES)
    counts = {name: _count(f"terrain.{name}", given.get(name, usual[name]), 0, MOST_MARKERS) for name in TERRAIN_NAMES}
    markers = sum(counts.values())
    if markers < int(CELLS):
        sentence = f"The world has {CELLS} hexes and needs a terrain marker for each; the box has {markers}."
        raise WrongOption(sentence, "few-markers", cells=int(CELLS), markers=markers)
    return counts


def _cards(given: Mapping[str, object], usual: Mapping[str, list[int]]) -> dict[str, list[int]]:
    _known("cards", given, CARD_TERRAINS)
    out: dict[str, list[int]] = {}
    for name in CARD_TERRAINS:
        copies = given.get(name, usual[name])
        if not isinstance(copies, (list, tuple)) or len(copies) != int(VALUES):
            what = "how many cards of 1, 2, 3, 4 and 5 a pack has: five numbers"
            sentence = f"cards.{name} lists {what}; {copies} is not that."
            raise WrongOption(sentence, "five-numbers", name=f"cards.{name}", given=str(copies))
        out[name] = [_count(f"cards.{name}", number, 0, MOST_COPIES) for number in copies]
    return out


def _table(name: str, given: object) -> Mapping[str, object]:
    if not isinstance(given, Mapping):
        sentence = f"{name} in a box is a table of numbers; {given} is not."
        raise WrongOption(sentence, "no-table", name=name, given=str(given))
    return given


def _known(table: str, given: Mapping[str, object], names: tuple[str, ...]) -> None:
    for name in given:
        if name not in names:
            raise _unknown(f"{table}.{name}", names)


def _unknown(name: str, names: tuple[str, ...]) -> WrongOption:
    has = ", ".join(names)
    return WrongOption(f"A box has no '{name}'; it has: {has}.", "no-such", name=name, has=has)


def _count(name: str, value: object, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        sentence = f"{name} in a box is a whole number from {least} to {most}; {value!r} is not."
        raise WrongOption(sentence, "count", name=name, least=least, most=most, given=str(value))
    return value
