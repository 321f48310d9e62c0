"""How a search is bounded by time."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from mypy_extensions import i64

import theogony
from theogony.bots import crew, new_bot
from theogony.bots.found import Found
from theogony.bots.search.search import Search
from theogony.kernel.dice import dice_from_seed


@pytest.mark.parametrize(("name", "seconds"), [("gods", 1.0), ("lords_of_creation", 0.1)])
def test_adept_shares_the_second_of_a_move_among_its_decisions(
    name: str, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = theogony.game(name)
    state = game.start(2, seed=1)
    seat = next(seat for seat in range(2) if len(state.legal(i64(seat))) > 1)
    bounds = []

    def counted(one: Search, simulations: int, seconds: float | None, clock: Callable[[], float]) -> Found:
        bounds.append((seconds, clock))
        return run_within(one, 20, None, clock)

    run_within = crew.run_within
    monkeypatch.setattr(crew, "run_within", counted)
    new_bot("adept", game, seat, dice_from_seed(1)).act(state.seen_by(i64(seat)))
    assert bounds == [(seconds, time.monotonic)]
    bounds.clear()
    new_bot("master/20", game, seat, dice_from_seed(1)).act(state.seen_by(i64(seat)))
    assert bounds == [(seconds * 4 / 20, time.process_time)] * 2


@pytest.mark.parametrize(("settled", "looks"), [(True, 5), (False, 10)])
def test_a_search_by_the_clock_ends_before_its_time_when_all_is_clear(
    settled: bool, looks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = theogony.game("gods")
    state = game.start(2, seed=1)
    seat = next(seat for seat in range(2) if len(state.legal(i64(seat))) > 1)
    seconds = iter(range(100))
    monkeypatch.setattr(Found, "settled", lambda found: settled)
    found = crew.search_alone(
        crew.strategy_of(game), state.seen_by(i64(seat)), seat, dice_from_seed(1), 10**6, 10, lambda: next(seconds)
    )
    assert found.simulations == looks * crew.BETWEEN_LOOKS
