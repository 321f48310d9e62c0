"""Whatever a game declares has words: rules, kinds of action, events, options, questions, refusals.

Questions and refusing rules are found by their names in the modules of a game's package: constants `TO_…` are
questions (`TO_ACT` is `prompt-to-act`), constants `R_…` are numbers of rules that refuse.
"""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from random import Random

import pytest

import theogony
from tests.words.fluent_files import NUMBERS, texts
from theogony import Game
from theogony.words import refusal
from theogony.words.rulebook import rule_key

every_game = pytest.mark.parametrize("game", theogony.games().values(), ids=theogony.games().keys())


def constants(game: Game, prefix: str) -> Iterator[tuple[str, int]]:
    for module in iter_modules(import_module(game.package).__path__, f"{game.package}."):
        for name, value in vars(import_module(module.name)).items():
            if name.startswith(prefix) and isinstance(value, int):
                yield name, value


def missing(game: Game, keys: list[str]) -> list[str]:
    return sorted(set(keys) - texts(game.package, "en").keys())


@every_game
def test_a_game_has_a_title_and_a_sentence_that_invites(game: Game) -> None:
    assert missing(game, ["title", "tagline"]) == []


@every_game
def test_every_rule_is_written_down_in_a_chapter_with_a_title(game: Game) -> None:
    assert missing(game, [rule_key(game, number) for number in game.rules]) == []
    assert missing(game, [f"chapter-{rule.partition('.')[0]}" for rule in game.rules.values()]) == []


@every_game
def test_no_words_are_left_over_from_a_rule_kind_event_or_option_that_is_gone(game: Game) -> None:
    rules = {rule.replace(".", "-") for rule in game.rules.values()}
    events = {event.name for event in game.start(seed=1).events().events}
    options = {option.name for option in game.options}
    for key in texts(game.package, "en"):
        what, _, name = key.partition(".")[0].partition("-")
        if what in ("rule", "refusal"):
            assert name in rules, key
        elif what == "event":
            assert name in events, key
        elif what == "kind":
            assert any(name == kind.name or name.startswith(f"{kind.name}-") for kind in game.space.kinds), key
        elif what == "option":
            assert any(name == option or name.startswith(f"{option}-") for option in options), key
        elif what == "chapter":
            assert any(rule.startswith(f"{name}-") for rule in rules), key


@every_game
def test_every_kind_of_action_has_a_name(game: Game) -> None:
    assert missing(game, [f"kind-{kind.name}" for kind in game.space.kinds]) == []


@every_game
def test_every_event_has_a_sentence_that_knows_only_what_the_event_tells(game: Game) -> None:
    written = texts(game.package, "en")
    for event in game.start(seed=1).events().events:
        assert missing(game, [f"event-{event.name}"]) == []
        told = {*event.parameters} | ({"player"} if "seat" in event.parameters else set())
        assert written[f"event-{event.name}"].variables <= told, event.name


@every_game
def test_every_option_has_a_name_and_says_what_it_is_about(game: Game) -> None:
    for option in game.options:
        values = [str(value) for value in option.values if not isinstance(value, bool)]
        names = [f"option-{option.name}-{value.lower()}" for value in values]
        assert missing(game, [f"option-{option.name}", *names]) == []
        says = missing(game, [f"option-{option.name}.about"]) == []
        assert says or (names and missing(game, [f"{name}.about" for name in names]) == []), option.name


@every_game
def test_every_question_has_a_prompt(game: Game) -> None:
    asked = [f"prompt-{name.lower().replace('_', '-')}" for name, _ in constants(game, "TO_")]
    assert missing(game, [*asked, "prompt-over"]) == []


@every_game
def test_every_seat_has_a_colour(game: Game) -> None:
    assert missing(game, [f"seat-{seat}" for seat in range(game.seats[1])]) == []


def refusal_key(game: Game, rule: int) -> str:
    return rule_key(game, rule).replace("rule-", "refusal-", 1)


@every_game
def test_every_rule_that_refuses_has_a_sentence_for_the_player(game: Game) -> None:
    assert missing(game, [refusal_key(game, rule) for _, rule in constants(game, "R_")]) == []


@every_game
def test_every_refusal_met_in_play_has_a_sentence_for_the_player(game: Game) -> None:
    chance = Random(5)
    met: set[int] = set()
    for seats in range(game.seats[0], game.seats[1] + 1):
        state = game.start(seats=seats, seed=seats)
        for step in range(200):
            if state.over():
                break
            seat = next(seat for seat in range(seats + 1) if int(state.awaited() or state.acting()) >> seat & 1)
            if step % 20 == 0:
                met |= {int(state.refusal(seat, action)) for action in range(int(game.space.size))}
            state.apply(seat, chance.choice(list(state.legal(seat))))
    assert missing(game, [refusal_key(game, rule) for rule in met if rule > 0]) == []


@every_game
def test_a_refusal_reads_well_with_and_without_its_numbers(game: Game) -> None:
    for key, text in texts(game.package, "en").items():
        if not key.startswith("refusal-"):
            continue
        rule = next(number for number in game.rules if refusal_key(game, number) == key)
        for args in ({}, *(dict.fromkeys(text.variables, n) for n in NUMBERS)):
            said = refusal(game, rule, "en", **args)
            assert "{" not in said and "$" not in said and said.endswith("."), f"{key} with {args} is '{said}'"
