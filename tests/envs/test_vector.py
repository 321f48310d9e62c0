"""Many games at once: the same as each by itself, however they are split."""

import numpy as np
import pytest
from mypy_extensions import i64

from tests.envs import GAMES
from theogony.envs.layout import Layout
from theogony.envs.opening import GameOpening
from theogony.envs.rewards import by_rank
from theogony.envs.vector import Tables
from theogony.kernel.game import game, games


@pytest.mark.parametrize("game_id", GAMES)
def test_a_table_among_many_plays_as_it_would_alone(game_id: str) -> None:
    """Observations, masks, seats and results of each table, beside the same games stepped one by one."""
    seats = games()[game_id].seats[1]
    tables, opening, layout = Tables(game_id, 5, seats, seed=8), GameOpening(game(game_id), seats, {}, 8), None
    layout = Layout(game(game_id), seats)
    alone = [opening.course(i64(table), i64(0)) for table in range(5)]
    number = [1] * 5
    for _ in range(150):
        for table, course in enumerate(alone):
            assert tables.seats[table] == course.seat
            assert np.array_equal(tables.observations[table], layout.flat(course.state, int(course.seat)))
            assert np.flatnonzero(tables.masks[table]).tolist() == list(course.legal)
        actions = np.array([list(course.legal)[-1 - (len(course.legal) // 3)] for course in alone])
        tables.step(actions)
        for table, course in enumerate(alone):
            course.act(i64(int(actions[table])))
            assert tables.over[table] == (course.seat < 0)
            if course.seat < 0:
                assert tables.places[table].tolist() == list(course.state.places())
                assert tables.lengths[table] == course.done
                assert tables.rewards[table].tolist() == by_rank(tables.places[table], tables.points[table]).tolist()
                alone[table] = opening.course(i64(table), i64(number[table]))
                number[table] += 1
            else:
                assert not tables.rewards[table].any()


def test_two_processes_play_the_same_games_as_one() -> None:
    with Tables("gods", 6, seed=4) as one, Tables("gods", 6, seed=4, processes=2) as two:
        for _ in range(90):
            actions = one.random_actions()
            assert np.array_equal(actions, two.random_actions())
            one.step(actions)
            two.step(actions)
            for name in ("observations", "masks", "seats", "over", "rewards"):
                assert np.array_equal(getattr(one, name), getattr(two, name)), name
        with pytest.raises(ValueError, match="is not legal for seat"):
            two.step(np.full(6, -3))


def test_with_a_learner_only_its_decisions_are_asked_for() -> None:
    tables = Tables("gods", 4, seats=3, learner=1, seed=2)
    ended = 0
    for _ in range(120):
        assert (tables.seats == 1).all()
        tables.step(tables.random_actions())
        ended += int(tables.over.sum())
    assert ended > 0


def test_an_illegal_action_at_one_table_changes_nothing_at_any() -> None:
    tables = Tables("gods", 3, seed=1)
    before = tables.observations.copy()
    actions = tables.random_actions()
    actions[2] = np.argmin(tables.masks[2])
    with pytest.raises(ValueError, match="cannot do"):
        tables.step(actions)
    assert np.array_equal(before, tables.observations)
    tables.step(tables.random_actions())
    assert not np.array_equal(before, tables.observations)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"tables": 0}, "at least one table"),
        ({"processes": 4}, "3 tables can be split among 1 to 3 processes"),
        ({"learner": 2}, "seat 0 to 1"),
        ({"seats": 7}, "Gods is played by 2 to 4"),
        ({"reward": "fame"}, "no reward by 'fame'"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(wrong: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        Tables(**({"game_id": "gods", "tables": 3} | wrong))


def test_a_wrong_number_of_actions_is_refused() -> None:
    with pytest.raises(ValueError, match="3 tables and 2 actions"):
        Tables("gods", 3).step(np.zeros(2, np.int64))
