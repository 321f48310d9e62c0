"""Rewards: by rank and by score, both adding up to nothing."""

import numpy as np
import pytest

from theogony.envs.rewards import by_rank, by_score, checked_reward


@pytest.mark.parametrize(
    ("places", "rewards"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([3, 1, 2], [-1, 1, 0]),
        ([1, 1, 3], [0.5, 0.5, -1]),
        ([2, 1, 2, 4], [0, 1, 0, -1]),
        ([1], [0]),
    ],
)
def test_by_rank_the_first_gets_1_the_last_minus_1_and_ties_share(places: list[int], rewards: list[float]) -> None:
    assert by_rank(np.array(places), np.zeros(len(places))).tolist() == rewards


def test_by_score_a_seat_gets_its_points_above_the_mean_of_the_others() -> None:
    assert by_score(np.zeros(3), np.array([10, 4, 2])).tolist() == [7, -2, -5]


def test_rewards_of_many_tables_are_those_of_each() -> None:
    places = np.array([[1, 2, 3], [2, 2, 1]])
    assert np.array_equal(by_rank(places, places), [by_rank(row, row) for row in places])
    assert np.array_equal(by_score(places, places), [by_score(row, row) for row in places])


def test_an_unknown_reward_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="There is no reward by 'luck'; there are: rank, score"):
        checked_reward("luck")
