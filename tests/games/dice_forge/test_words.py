"""What the rules of Dice Forge speak of is what can be read on the cards."""

from __future__ import annotations

import pytest

import theogony
from theogony.games.dice_forge.handles import REINFORCEMENTS
from theogony.table import line
from theogony.table.lines import Voice
from theogony.words import words

GAME = theogony.game("dice_forge")


@pytest.mark.rule("dice_forge.turn.reinforcements")
@pytest.mark.parametrize(("language", "word"), [("en", "Reinforcement"), ("de", "Verstärkung"), ("it", "Rinforzo")])
def test_the_rule_about_reinforcements_names_the_cards_that_say_they_are_some(language: str, word: str) -> None:
    voice = Voice(words(language, GAME), [])
    rule = voice.text(line("rule-turn-reinforcements"))
    assert word in rule
    for card in REINFORCEMENTS:
        assert voice.text(line(f"card-{card}")) in rule
        assert f"{word}:" in voice.text(line(f"card-{card}.about"))
