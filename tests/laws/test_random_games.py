"""Every game keeps every law, at every table it can be played at, in random games."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.laws.subjects import EXAMPLES, LONG, LOOK_AT_EVERY, SUBJECTS, games_at, tables
from theogony import interpreted
from theogony.kernel.dice import dice_from_seed
from theogony.kernel.playout import random_playout
from theogony.lab import laws

TABLES = [(name, *variant) for name in SUBJECTS for variant in tables(name, 20 if interpreted.compiled() else 3)]


def _said(value: object) -> str:
    if isinstance(value, dict):
        return "-".join(f"{name}={chosen}" for name, chosen in value.items() if chosen) or "plain"
    return str(value)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=_said)
def test_every_game_keeps_the_laws_at_every_table(name: str, seats: int, options: dict[str, bool]) -> None:
    for seed in range(games_at(name)):
        every = LOOK_AT_EVERY * LONG.get(name, 1)
        laws.check_one(SUBJECTS[name], seats, seed, options, every)


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**62))
def test_every_game_keeps_the_laws_from_any_seed(table: tuple[str, int, dict[str, bool]], seed: int) -> None:
    name, seats, options = table
    every = 5 * LOOK_AT_EVERY * LONG.get(name, 1)
    laws.check_one(SUBJECTS[name], seats, seed, options, every)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=_said)
def test_random_play_ends_within_the_declared_length(name: str, seats: int, options: dict[str, bool]) -> None:
    game = SUBJECTS[name]
    for seed in range(5 * games_at(name) if interpreted.compiled() else 1):
        state = game.start(seats, seed, **options)
        assert random_playout(state, dice_from_seed(seed), game.longest) < game.longest
        assert state.over()
