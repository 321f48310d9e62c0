"""Another card table: what a host lays on the table instead of the usual cards, checked and completed.

A file names only the cards that differ, by the ids of `components.py`, and of each only what differs. A name is for all
languages, or one for each:

    [quicksand]
    name = { en = "Quicksand", de = "Treibsand", it = "Sabbie mobili" }
    needs = "earth 2 chaos 3"
    does = "STR 8; REMOVE opp stake believer 1"

    [fenrir]
    price = 3

Fields are name, type, needs, marker, when and does for an action card; name, when, does and wish for a deity; name,
price, when, use and does for a myth. What cards can do is the language of `cards.py`; every action card is in the box
twice, every mythology has two deities and five myths.
"""

import json
from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import u8

from theogony.games.theomachy.card_grammar import check_card, wrong_card
from theogony.games.theomachy.cards import CARDS, LANGUAGES, Cards, read_cards
from theogony.games.theomachy.components import ACTION_CARDS, DEITY_CARDS, MYTH_CARDS
from theogony.kernel.options import WrongOption

ACTION_FIELDS: Final = ("name", "type", "needs", "marker", "when", "does")
DEITY_FIELDS: Final = ("name", "when", "does", "wish")
MYTH_FIELDS: Final = ("name", "price", "when", "use", "does")
LONGEST_NAME: Final = 40
MOST_WONDERS: Final = 9

_known: Final[dict[bytes, Cards]] = {}


def usual_table() -> dict[str, dict[str, Any]]:
    """The usual cards as such a table, by id."""
    out: dict[str, dict[str, Any]] = {}
    for id, kind, needs, marker, when, does in ACTION_CARDS:
        out[id] = {"name": "", "type": kind, "needs": needs, "marker": marker, "when": when, "does": does}
    for id, when, does, wish in DEITY_CARDS:
        out[id] = {"name": "", "when": when, "does": does, "wish": wish}
    for id, price, when, use, does in MYTH_CARDS:
        out[id] = {"name": "", "price": price, "when": when, "use": use, "does": does}
    return out


def complete_cards(given: Mapping[str, object]) -> dict[str, Any]:
    """Every card that differs from the usual one, complete; WrongOption for what cannot be."""
    usual = usual_table()
    out: dict[str, Any] = {}
    for id in given:
        if id not in usual:
            has = ", ".join(usual)
            raise WrongOption(f"There is no card '{id}'; there are: {has}.", "no-card", card=id, has=has)
    for id, card in usual.items():
        if id in given:
            changed = _completed(id, given[id], card)
            if changed != card:
                out[id] = changed
    cards_of(out)
    return out


def _completed(id: str, given: object, usual: dict[str, Any]) -> dict[str, Any]:
    if not isinstance(given, Mapping):
        raise wrong_card(id, "no-table", f"a card is a table of fields; {given!r} is none.", given=str(given))
    for field in given:
        if field not in usual:
            has = ", ".join(usual)
            raise wrong_card(id, "field", f"it has no field '{field}'; it has: {has}.", field=field, has=has)
    out: dict[str, Any] = {}
    for field, value in usual.items():
        found = given.get(field, value)
        if field == "name":
            out[field] = _name(id, found)
        elif field == "price":
            if isinstance(found, bool) or not isinstance(found, int) or not 0 <= found <= MOST_WONDERS:
                reason = f"a price is a whole number from 0 to {MOST_WONDERS}; {found!r} is not."
                raise wrong_card(id, "price", reason, most=int(MOST_WONDERS), given=str(found))
            out[field] = found
        else:
            if not isinstance(found, str):
                raise wrong_card(id, "text", f"{field} is a text; {found!r} is not.", field=field, given=str(found))
            out[field] = " ".join(found.split())
    return out


def _name(id: str, given: object) -> str | dict[str, str]:
    """The usual name (empty), or a name in every language."""
    if given == "":
        return ""
    names = given if isinstance(given, Mapping) else dict.fromkeys(LANGUAGES, given)
    for language in names:
        if language not in LANGUAGES:
            has = ", ".join(LANGUAGES)
            reason = f"'{language}' is no language of names; there are: {has}."
            raise wrong_card(id, "language", reason, word=language, has=has)
    first = next(iter(names.values()), "")
    out: dict[str, str] = {}
    for language in LANGUAGES:
        name = names.get(language, first)
        if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            reason = f"a name has 1 to {LONGEST_NAME} letters; {name!r} has not."
            raise wrong_card(id, "name", reason, most=int(LONGEST_NAME), given=str(name))
        out[language] = name.strip()
    return out


def cards_of(table: Mapping[str, Any]) -> Cards:
    """The usual cards with those of a completed table in their places."""
    if not table:
        return CARDS
    key = json.dumps(table, sort_keys=True, ensure_ascii=False).encode()
    if key in _known:
        return _known[key]
    whole = usual_table()
    whole.update({id: dict(card) for id, card in table.items()})
    actions, deities, myths = [], [], []
    for id, *_ in ACTION_CARDS:
        card = whole[id]
        actions.append((id, card["type"], card["needs"], card["marker"], card["when"], card["does"]))
    for id, *_ in DEITY_CARDS:
        card = whole[id]
        deities.append((id, card["when"], card["does"], card["wish"]))
    for id, *_ in MYTH_CARDS:
        card = whole[id]
        myths.append((id, card["price"], card["when"], card["use"], card["does"]))
    for id in table:
        check_card(id, whole[id])
    cards = read_cards(tuple(actions), tuple(deities), tuple(myths))
    cards.own_names = {id: dict(card["name"]) for id, card in table.items() if card["name"]}
    cards.own = list(table)
    if len(_known) > 64:
        _known.clear()
    _known[key] = cards
    return cards


def as_bytes(table: Mapping[str, Any]) -> vec[u8]:
    """A completed table as a state holds it; nothing for the usual cards."""
    text = json.dumps(table, sort_keys=True, ensure_ascii=False).encode() if table else b""
    return vec[u8]([u8(byte) for byte in text])


def cards_held(held: vec[u8]) -> Cards:
    """The cards of a table that a state holds."""
    return cards_of(json.loads(bytes(held))) if len(held) > 0 else CARDS
