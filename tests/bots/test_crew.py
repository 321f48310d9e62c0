"""How a search is bounded by time."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

import theogony
from theogony.bots import crew, new_bot
from theogony.bots.found import Found
from theogony.kernel.dice import dice_from_seed


@pytest.mark.parametrize(("name", "seconds"), [("gods", 1.0), ("lords_of_creation", 0.1)])
def test_adept_shares_the_second_of_a_move_among_its_decisions(
    name: str, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = theogony.game(name)
    state = game.start(2, seed=1)
    seat = next(seat for seat in range(2) if len(state.legal(i64(seat))) > 1)
    bounds = []

    def counted(*asked: object) -> Found:
        bounds.append(asked[-1])
        return search_alone(*asked[:-2], 20, None)  # type: ignore[arg-type]

    search_alone = crew.search_alone
    monkeypatch.setattr(crew, "search_alone", counted)
    new_bot("adept", game, seat, dice_from_seed(1)).act(state.seen_by(i64(seat)))
    assert bounds == [seconds]


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
