"""What follows from the sums a search has found."""

from __future__ import annotations

from theogony.bots.found import Found

MILLION = 1_000_000


def found(first: int, **means: float) -> Found:
    """A search that tried each action 1000 times; the spread of what it got is a tenth."""
    actions = {int(name[1:]): (1000, int(mean * MILLION) * 1000) for name, mean in means.items()}
    visits = 1000 * len(actions)
    return Found(first, visits, visits, visits * MILLION // 2, visits * (MILLION // 4 + MILLION // 100), actions)


def test_what_greedy_would_do_stays_first_where_the_search_sees_no_difference() -> None:
    assert [tried.action for tried in found(1, a1=0.500, a2=0.505, a3=0.400).ranked()] == [1, 2, 3]


def test_what_is_better_beyond_doubt_comes_before_it() -> None:
    assert [tried.action for tried in found(1, a1=0.500, a2=0.520, a3=0.400).ranked()] == [2, 1, 3]


def test_an_action_that_was_not_tried_is_not_ranked() -> None:
    assert [tried.action for tried in found(7, a1=0.500, a2=0.505).ranked()] == [2, 1]


def test_a_search_is_settled_when_one_action_is_far_ahead_of_all_others() -> None:
    assert found(1, a1=0.500, a2=0.515, a3=0.400).settled() is False
    assert found(1, a1=0.500, a2=0.520, a3=0.541).settled() is True
    assert found(1, a1=0.500, a2=0.530, a3=0.541).settled() is False
