"""What follows from the sums a search has found."""

from __future__ import annotations

from theogony.bots.found import Found, Sums

MILLION = 1_000_000


def found(first: int, seldom: int | None = None, **means: float) -> Found:
    """A search that tried each action 1000 times, but one seldom; the spread of what it got is a tenth."""
    actions = {}
    for name, mean in means.items():
        action = int(name[1:])
        times = 20 if action == seldom else 1000
        actions[action] = Sums(times, int(mean * MILLION) * times)
    visits = 1000 * len(actions)
    return Found(first, visits, visits, visits * MILLION // 2, visits * (MILLION // 4 + MILLION // 100), actions)


def test_what_a_search_tells_is_what_actions_brought_and_not_what_was_hoped_of_them() -> None:
    one = found(1, seldom=3, a1=0.500, a2=0.505, a3=0.600)
    one.actions[1] = one.actions[1]._replace(trust=1000, hoped=1000 * MILLION)
    assert ranks(one)[0] == 1
    told = one.weighed(100)
    assert [(tried.action, tried.times, tried.share) for tried in told] == [(2, 1000, 0.505), (1, 1000, 0.5)]


def ranks(of: Found) -> list[int]:
    return [tried.action for tried in of.ranked()]


def test_the_better_mean_comes_first() -> None:
    assert ranks(found(1, a1=0.500, a2=0.505, a3=0.400)) == [2, 1, 3]


def test_what_is_surer_comes_before_what_was_lucky_twenty_times() -> None:
    assert ranks(found(3, seldom=2, a1=0.500, a2=0.505, a3=0.400)) == [1, 2, 3]


def test_what_greedy_would_do_comes_first_unless_what_is_surer_is_better_too() -> None:
    assert ranks(found(2, seldom=2, a1=0.500, a2=0.505, a3=0.400)) == [2, 1, 3]
    assert ranks(found(2, seldom=2, a1=0.500, a2=0.495, a3=0.400)) == [1, 2, 3]
    assert ranks(found(2, a1=0.500, a2=0.500)) == [2, 1]


def test_an_action_that_was_not_tried_is_not_ranked() -> None:
    assert ranks(found(7, a1=0.500, a2=0.505)) == [2, 1]


def test_a_search_is_settled_when_one_action_is_far_ahead_of_all_others() -> None:
    assert found(1, a1=0.500, a2=0.515, a3=0.400).settled() is False
    assert found(1, a1=0.500, a2=0.520, a3=0.541).settled() is True
    assert found(1, a1=0.500, a2=0.530, a3=0.541).settled() is False
