"""Asking for words: languages, missing keys, refusals."""

import pytest

import theogony
from theogony.kernel.state import ENGINE_RULES
from theogony.words import LANGUAGES, refusal, rulebook, words


def test_an_unknown_language_is_refused_with_a_sentence_that_lists_the_known_ones() -> None:
    with pytest.raises(ValueError, match="no words in the language 'tlh'; there are: en, de, it"):
        words("tlh")


def test_words_are_read_once() -> None:
    assert words("de") is words("de")


def test_a_missing_key_is_said_as_itself() -> None:
    assert words("de").say("no-such-key") == "no-such-key"
    assert words("de").attribute("undo", "colour") == "undo.colour"
    assert not words("de").has("no-such-key")


def test_an_attribute_is_said_apart_from_its_message() -> None:
    assert words("en").say("check-dice") == "Check the dice"
    assert words("en").attribute("check-dice", "about").startswith("Everybody")
    assert words("en").has("check-dice.about")
    assert not words("en").has("check-dice.colour")


def test_numbers_agree_with_their_nouns() -> None:
    assert words("it").say("spectators", n=1) == "1 spettatore"
    assert words("it").say("spectators", n=2) == "2 spettatori"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_engine_refuses_has_a_sentence_in_every_game(language: str) -> None:
    for game in theogony.games().values():
        for number, rule in ENGINE_RULES.items():
            assert words(language).has(rule.replace(".", "-"))
            assert refusal(game, number, language) == words(language).say(rule.replace(".", "-"))


def test_a_rule_the_game_does_not_have_cannot_refuse() -> None:
    for game in theogony.games().values():
        with pytest.raises(ValueError, match="has no rule number 9999"):
            refusal(game, 9999, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_holds_every_rule_once_under_its_full_id(language: str) -> None:
    for game in theogony.games().values():
        printed = [rule for chapter in rulebook(game, language) for rule in chapter.rules]
        assert sorted(rule.number for rule in printed) == sorted(game.rules)
        for rule in printed:
            assert rule.id == game.rule_id(rule.number)
