"""Clocks: time comes from outside, the hourglass acts when its time is up, a pause stops it."""

import pytest

from tests.games_for_tests.secrets_and_time import GRAB, LIGHT
from tests.match.playing import gods, to_the_candles, to_the_race, vigil
from theogony.match import Declined, Match, backup, restore
from theogony.match.clock import Clock
from theogony.match.entries import RanOut


def racing(at: int = 1000) -> Match:
    """A race of four seconds that begins at `at`."""
    match = vigil(3)
    to_the_race(match)
    assert match.due() == 4000
    fresh = vigil(3)
    fresh.tick(at)
    to_the_race(fresh)
    return fresh


def test_without_an_hourglass_nothing_is_due() -> None:
    match = gods()
    assert match.due() is None
    assert match.tick(10**9) == []


def test_the_hourglass_acts_when_its_time_is_up_and_not_before() -> None:
    match = racing()
    assert match.due() == 5000
    assert match.tick(4999) == []
    (entry,) = match.tick(5000)
    assert isinstance(entry, RanOut)
    assert (entry.at, entry.say) == (5000, "run-out")
    assert match.due() is None


def test_a_late_tick_writes_the_time_at_which_the_sand_ran_out() -> None:
    match = racing()
    (entry,) = match.tick(60_000)
    assert entry.at == 5000
    assert match.clock.at == 60_000


def test_actions_do_not_turn_the_hourglass() -> None:
    match = racing()
    match.act(0, GRAB.encode(bowl=0), at=3000)
    assert match.due() == 5000


def test_who_acts_after_the_sand_has_run_out_comes_after_the_hourglass() -> None:
    match = racing()
    with pytest.raises(ValueError):
        match.act(0, GRAB.encode(bowl=0), at=5001)
    assert isinstance(match.log[-1], RanOut)


def test_each_race_has_an_hourglass_of_its_own() -> None:
    match = racing()
    match.tick(5000)
    for seat in range(3):
        match.act(seat, match.game.space.parse("pray sun"), at=6000)
    for seat in range(3):
        match.act(seat, int(match.state.legal(seat)[0]), at=7000)
    keeper = next(seat for seat in range(3) if match.state.awaited() >> seat & 1)
    match.act(keeper, match.game.space.parse("done"), at=8000)
    assert match.due() == 12_000


def test_a_pause_stops_the_sand() -> None:
    match = racing()
    match.pause(at=2000)
    assert match.due() is None
    assert match.tick(90_000) == []
    match.resume(at=100_000)
    assert match.due() == 103_000
    assert match.tick(102_999) == []
    assert len(match.tick(103_000)) == 1


def test_time_does_not_run_backwards() -> None:
    match = racing()
    with pytest.raises(ValueError, match="forwards"):
        match.tick(999)
    with pytest.raises(ValueError, match="forwards"):
        match.act(0, GRAB.encode(bowl=0), at=1)


def test_the_clock_survives_export_and_import_to_the_millisecond() -> None:
    match = racing()
    match.act(0, GRAB.encode(bowl=0), at=1500)
    match.pause(at=2000)
    match.resume(at=7000)
    match.tick(7800)
    again = restore(backup(match))
    assert again.due() == match.due() == 10_000
    assert again.clock.thought == match.clock.thought
    assert (again.clock.at, again.clock.played) == (match.clock.at, match.clock.played) == (7800, 2800)
    assert again.tick(10_000) == match.tick(10_000)


def test_a_pause_survives_export_and_import() -> None:
    match = racing()
    match.pause(at=2000)
    again = restore(backup(match))
    assert again.paused
    again.resume(at=50_000)
    assert again.due() == 53_000


def test_an_undone_start_of_the_race_turns_the_hourglass_anew() -> None:
    match = vigil(3)
    keeper = to_the_candles(match)
    done = match.game.space.parse("done")
    match.act(keeper, done, at=1000)
    assert match.due() == 5000
    match.undo(keeper, at=2000)
    assert match.due() is None
    match.act(keeper, done, at=3000)
    assert match.due() == 7000


def test_thinking_time_counts_for_those_the_table_waits_for() -> None:
    match = vigil(2)
    match.act(0, int(match.state.legal(0)[0]), at=1000)
    match.act(1, int(match.state.legal(1)[0]), at=4000)
    assert match.clock.thought == [1000, 4000]
    keeper = next(seat for seat in range(2) if match.state.awaited() >> seat & 1)
    match.pause(at=5000)
    match.resume(at=9000)
    match.act(keeper, LIGHT.encode(candle=0), at=9500)
    match.act(keeper, match.game.space.parse("done"), at=9500)
    match.act(0, GRAB.encode(bowl=0), at=11_000)
    expected = [1000, 4000]
    expected[keeper] += 1500
    assert match.clock.thought == expected


def test_a_match_that_is_over_has_no_time_left() -> None:
    match = racing()
    for seat in (0, 1):
        match.resign(seat, "random", at=1200)
    assert match.due() is None
    with pytest.raises(Declined):
        match.pause(at=1300)


def test_who_goes_along_the_log_sees_the_sand_as_it_was() -> None:
    match = racing()
    match.act(0, GRAB.encode(bowl=0), at=3000)
    match.pause(at=3500)
    match.resume(at=9500)
    match.tick(60_000)
    clock = Clock(3)
    clock.read_timer(match.state_at(0))
    seen = []
    for entry in match.log:
        after = match.state_at(entry.n)
        clock.follow(entry, match.state_at(entry.n - 1), after)
        seen.append((entry.at, clock.left(after)))
    assert seen[-4:] == [(3000, 2000), (3500, 1500), (9500, 1500), (11_000, None)]
