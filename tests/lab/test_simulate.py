"""Simulation: what it counts, and that its results follow from the plan alone."""

import pytest

from tests.games_for_tests import registered
from tests.games_for_tests.broken_vigils import IdlesInTheRace, vigil_of
from tests.games_for_tests.secrets_and_time import VIGIL
from theogony.lab.headless import play_match
from theogony.lab.plan import plan
from theogony.lab.simulate import Result, play_batch, play_out, simulate


def without_time(result: Result) -> tuple[object, ...]:
    return (result.games, result.decisions, result.mean_decisions, result.seats)


@pytest.mark.parametrize("bots", [("random",), ("random", "greedy")])
def test_the_same_seed_gives_the_same_results_on_any_number_of_processes(bots: tuple[str, ...]) -> None:
    what = plan("gods", 2, bots, seed=3)
    assert without_time(simulate(what, 12, jobs=1)) == without_time(simulate(what, 12, jobs=2))


def test_another_seed_gives_other_games() -> None:
    first, second = (simulate(plan("gods", 2, seed=seed), 20) for seed in (1, 2))
    assert without_time(first) != without_time(second)


def test_a_game_is_the_same_whatever_was_played_before_it() -> None:
    what = plan("gods", 3, seed=5)
    alone, among = play_batch(what, range(7, 8)), play_batch(what, range(0, 8))
    assert {name: column[-1] for name, column in among.columns().items()} == {
        name: column[0] for name, column in alone.columns().items()
    }


def test_wins_add_up_to_the_games_also_where_a_win_is_shared() -> None:
    with registered(VIGIL):
        result = simulate(plan("vigil", 4, seed=1), 50)
    assert sum(seat.wins for seat in result.seats) == pytest.approx(50)
    assert any(seat.wins != int(seat.wins) for seat in result.seats)


def test_seat_i_plays_the_bot_i_modulo_the_bots_named() -> None:
    assert plan("gods", 3, ("random", "greedy")).bots == ("random", "greedy", "random")


def test_decisions_are_counted_one_by_one() -> None:
    what = plan("gods", 2, ("random", "greedy"), seed=9)
    result = simulate(what, 3)
    counted = 0
    for number in range(3):
        counted += play_out(what.start(number), what.new_bots(number), what.chance(number), 1000)
    assert result.decisions == counted
    assert result.mean_decisions == counted / 3
    assert result.decisions_per_second == pytest.approx(counted / result.seconds)


def test_races_against_the_hourglass_come_to_an_end_with_any_bots() -> None:
    with registered(VIGIL):
        for bots in (("random",), ("greedy", "random"), ("greedy",)):
            assert simulate(plan("vigil", 3, bots, seed=2), 5).games == 5


def test_a_seat_with_nothing_to_do_in_a_race_is_passed_over() -> None:
    with registered(vigil_of(IdlesInTheRace)):
        for bots in (("random",), ("greedy", "random"), ("greedy",)):
            assert simulate(plan("vigil", 2, bots, seed=2), 5).games == 5
            assert play_match(plan("vigil", 2, bots, seed=2)).over


def test_progress_tells_every_game_once() -> None:
    told: list[int] = []
    simulate(plan("gods", 2), 45, progress=told.append)
    assert sum(told) == 45


def test_greedy_beats_random_in_nine_of_ten_games_of_gods() -> None:
    for bots, greedy in ((("greedy", "random"), 0), (("random", "greedy"), 1)):
        assert simulate(plan("gods", 2, bots, seed=11), 20).seats[greedy].wins >= 18


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"game_id": "chess"}, "There is no game 'chess'; there are: "),
        ({"seats": 5}, "Gods is played by 2 to 4; 5 cannot"),
        ({"seats": "2"}, "A number of seats is a whole number; '2' is not"),
        ({"bots": ("clever",)}, "There is no bot 'clever'"),
        ({"bots": ()}, "Name at least one bot"),
        ({"bots": ("random", "random", "greedy")}, "There are 3 bots for 2 seats"),
        ({"options": {"dragons": True}}, "Gods has no option 'dragons'"),
        ({"options": {"bag": "maybe"}}, "Option bag cannot be 'maybe'"),
        ({"options": {"decay": True}}, "Option decay needs bag=true"),
        ({"seed": -1}, "A seed is a whole number"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_with_a_sentence(wrong: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        plan(**({"game_id": "gods"} | wrong))


@pytest.mark.parametrize(("games", "jobs"), [(0, 1), (1, 0)])
def test_no_games_or_no_processes_are_refused(games: int, jobs: int) -> None:
    with pytest.raises(ValueError, match="at least one"):
        simulate(plan("gods"), games, jobs)
