"""New tables as the form makes them: whatever it lets a host choose gives a table that starts; what it does not is
refused at the option, in the host's language."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

import theogony
from tests.server.serving import Guest, Server
from theogony.kernel.game import WrongOption
from theogony.words import LANGUAGES

Card = dict[str, Any]
Choices = dict[str, Any]
GAMES = sorted(theogony.games())
SOAKING = os.environ.get("THEOGONY_SOAK", "0") not in ("", "0")
MOST_SERVED = 10  # tables made on the server for each number of players, beside those that differ in one option
POSTS = 30  # of one guest, before the server would ask for a rest


def shown(card: Card, choices: Choices, seats: int) -> list[Card]:
    """The options that the form shows: see `counting` in web/src/lobby/options.ts."""
    now: Choices = {}
    out = []
    for option in card["options"]:
        low, high = option.get("seats", (seats, seats))
        counts = low <= seats <= high and all(now[other] == value for other, value in option.get("needs", {}).items())
        now[option["name"]] = choices[option["name"]] if counts else option["default"]
        out += [option] if counts else []
    return out


def forms(card: Card, seats: int) -> Iterator[Choices]:
    """Everything a host can send with so many seats, each once."""
    sent = set()
    names = [option["name"] for option in card["options"]]
    for values in product(*([value["value"] for value in option["values"]] for option in card["options"])):
        choices = dict(zip(names, values))
        filled = {option["name"]: choices[option["name"]] for option in shown(card, choices, seats)}
        if tuple(filled.items()) not in sent:
            sent.add(tuple(filled.items()))
            yield filled


def cards(guest: Guest) -> dict[str, Card]:
    return {card["id"]: card for card in guest.get("/api/games")}


def tables(guest: Guest, game: str) -> Iterator[tuple[int, list[Choices]]]:
    card = cards(guest)[game]
    for seats in range(card["seats"][0], card["seats"][1] + 1):
        yield seats, list(forms(card, seats))


@pytest.mark.parametrize("game", GAMES)
def test_every_combination_that_the_form_allows_can_be_played(anna: Guest, game: str) -> None:
    for seats, found in tables(anna, game):
        for choices in found:
            state = theogony.game(game).start(seats, 1, **choices)
            assert state.awaited() or state.acting(), (seats, choices)


@pytest.mark.parametrize("game", GAMES)
def test_tables_with_any_of_the_choices_start_on_the_server(server: Server, anna: Guest, game: str) -> None:
    for seats, found in tables(anna, game):
        usual = found[0]
        near = [one for one in found if sum(one.get(name) != usual.get(name) for name in one) <= 1]
        others = found if SOAKING else found[:: max(1, len(found) // MOST_SERVED)]
        for k, choices in enumerate(near + [one for one in others if one not in near]):
            host = anna if k % POSTS else Guest(server.port, "Host")
            anna = host
            match = host.new_table(game, ["me", *["here"] * (seats - 1)], options=choices)
            host.post(f"/api/tables/{match}/start", {})
            chair = host.sit_down(match)
            assert chair.until("table")["status"] == "running", (seats, choices)
            assert chair.started().ask, (seats, choices)
            chair.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "seats", "options", "at"),
    [
        ("gods", 2, {"decay": True}, "decay"),
        ("dice_forge", 3, {"owl_slot": "celestial-ship"}, "owl_slot"),
        ("dice_forge", 2, {"cards": "random", "hydra_slot": "typhon"}, "hydra_slot"),
        ("lords_of_creation", 2, {"full": True}, "full"),
        ("theomachy", 4, {"doom": True}, "doom"),
        ("four_gods", 3, {"duel": True}, "duel"),
        ("four_gods", 3, {"sand": 31}, "sand"),
        ("gods", 3, {"bag": None}, "bag"),
        ("lords_of_creation", 2, {"box": 7}, "box"),
        ("theomachy", 2, {"cards": {"comet": {"does": "FLY"}}}, "cards"),
        ("lords_of_creation", 5, {"box": {"packs": 1, "cards": {"hill": [0] * 5, "forest": [0] * 5}}}, "box"),
    ],
)
def test_what_cannot_be_is_said_at_the_option_in_the_hosts_language(
    anna: Guest, game: str, seats: int, options: Choices, at: str, language: str
) -> None:
    anna.post("/api/me", {"lang": language})
    wanted = {"game": game, "seats": [{"kind": "me"}, *[{"kind": "here"}] * (seats - 1)], "options": options}
    status, content, _ = anna.ask("POST", "/api/tables", wanted)
    error = content["error"]
    assert (status, error["option"]) == (400, at)
    assert error["say"].endswith(".") and "wrong-" not in error["say"] and "{" not in error["say"]
    with pytest.raises(WrongOption) as wrong:
        theogony.game(game).start(seats, 1, **options)
    assert error["say"] != str(wrong.value) or language == "en"
    title = next(option["title"] for option in cards(anna)[game]["options"] if option["name"] == at)
    assert title in error["say"] or isinstance(options[at], dict)


def test_what_does_not_count_is_not_told_to_those_at_the_table(anna: Guest) -> None:
    told = []
    for options in ({}, {"cards": "chosen", "owl_slot": "celestial-ship"}):
        chair = anna.sit_down(anna.new_table("dice_forge", ("me", "open"), options=options))
        told.append([option["title"] for option in chair.until("table")["options"]])
        chair.close()
    assert [len(titles) for titles in told] == [1, 10]


def test_each_exchangeable_card_says_what_it_does(anna: Guest) -> None:
    for language in LANGUAGES:
        anna.post("/api/me", {"lang": language})
        slots = [option for option in cards(anna)["dice_forge"]["options"] if option["name"] != "cards"]
        said = [value["about"] for option in slots for value in option["values"]]
        assert len(said) == len(set(said)) == 18
