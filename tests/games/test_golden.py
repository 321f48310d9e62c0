"""Recorded games replay line by line. `python -m tests.record_golden` records them anew."""

import pytest

import theogony
from tests.golden import RECORDED, path_of, recording
from theogony.kernel.game import OptionValue

GAMES = [(name, *recorded) for name, games in RECORDED.items() for recorded in games]


@pytest.mark.parametrize(("name", "seats", "seed", "options"), GAMES, ids=str)
def test_a_recorded_game_is_played_the_same_for_ever(
    name: str, seats: int, seed: int, options: dict[str, OptionValue]
) -> None:
    game = theogony.game(name)
    recorded = path_of(game, seats, seed, options).read_text(encoding="utf-8")
    assert recording(game, seats, seed, options) == recorded


def test_every_recorded_file_is_played() -> None:
    known = {path_of(theogony.game(name), *recorded) for name, games in RECORDED.items() for recorded in games}
    found = {path for name in RECORDED for path in path_of(theogony.game(name), 2, 0, {}).parent.glob("*.txt")}
    assert known == found
