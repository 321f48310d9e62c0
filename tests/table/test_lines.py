"""Lists of players in words."""

from __future__ import annotations

import pytest

from tests.games_for_tests.bazaar import GAME
from theogony.kernel.state import NOBODY
from theogony.table import seat_names, whom_it_waits_for
from theogony.table.lines import Voice
from theogony.words import words

NAMES = ["Anna", "Bruno", "Carla"]


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [
        ("en", "Anna and Carla", "Anna, Bruno and Carla"),
        ("de", "Anna und Carla", "Anna, Bruno und Carla"),
        ("it", "Anna e Carla", "Anna, Bruno e Carla"),
    ],
)
def test_players_are_listed_as_each_language_lists_them(language: str, two: str, three: str) -> None:
    voice = Voice(words(language), NAMES)
    assert voice.text(seat_names([1])) == "Bruno"
    assert voice.text(seat_names([0, 2])) == two
    assert voice.text(seat_names([0, 1, 2])) == three


def test_who_waits_reads_everybody_the_table_waits_for() -> None:
    at = GAME.start(3, seed=1)  # everybody bids
    said = whom_it_waits_for(at.seen_by(NOBODY))
    assert Voice(words("en", GAME), NAMES).text(said) == "Waiting for Anna, Bruno and Carla."
    assert Voice(words("de", GAME), NAMES).text(said) == "Warten auf Anna, Bruno und Carla."
