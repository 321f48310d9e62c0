"""Recorded games replay line by line. `python -m tests.record_golden` records them anew."""

import pytest

import theogony
from tests.golden import FOLDER, Golden, all_golden, recording


@pytest.mark.parametrize("golden", all_golden(), ids=str)
def test_a_recorded_game_is_played_the_same_for_ever(golden: Golden) -> None:
    assert recording(golden) == golden.path.read_text(encoding="utf-8")


def test_every_recorded_file_is_played() -> None:
    assert {golden.path for golden in all_golden()} == set(FOLDER.glob("*/golden/*.txt"))


def test_every_game_of_ours_has_recorded_games_for_each_number_of_seats() -> None:
    ours = [game for game in theogony.games().values() if game.package.startswith("theogony.")]
    wanted = {(game.id, seats) for game in ours for seats in range(game.seats[0], game.seats[1] + 1)}
    assert wanted - {(golden.game, golden.seats) for golden in all_golden()} == set()
