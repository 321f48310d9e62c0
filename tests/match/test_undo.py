"""Undo is an entry. It reaches back to whatever anybody else did, rolled or learned, and no further."""

import pytest

from tests.games_for_tests.secrets_and_time import GRAB, LIGHT
from tests.match.playing import awaited_seats, gods, play_out, random_step, to_the_candles, to_the_race, vigil
from theogony.kernel.dice import dice_from_seed
from theogony.match import Declined, Match
from theogony.match.entries import Did, Undone


def why_not(match: Match, seat: int, back: int = 1) -> str:
    before = match.state.dump(), list(match.log)
    with pytest.raises(Declined) as refused:
        match.undo(seat, back)
    assert (match.state.dump(), match.log) == before
    return refused.value.id


def test_undo_leads_back_to_the_same_state_and_stays_in_the_log() -> None:
    match = vigil()
    keeper = to_the_candles(match)
    before = match.state.dump()
    match.act(keeper, [LIGHT.encode(candle=1), LIGHT.encode(candle=2)])
    entry = match.undo(keeper, 2)
    assert isinstance(entry, Undone)
    assert (entry.n, entry.seat, entry.back) == (6, keeper, 2)
    assert len(match.log) == 6
    assert match.state.dump() == before
    assert list(match.state.trail) == []


def test_after_an_undo_the_same_action_gives_the_same_state() -> None:
    match = vigil()
    keeper = to_the_candles(match)
    match.act(keeper, LIGHT.encode(candle=1))
    once = match.state.dump()
    match.undo(keeper)
    match.act(keeper, LIGHT.encode(candle=1))
    assert match.state.dump() == once


def test_undo_after_undo_goes_on_from_where_the_first_led() -> None:
    match = vigil()
    keeper = to_the_candles(match)
    start = match.state.dump()
    match.act(keeper, LIGHT.encode(candle=1))
    match.act(keeper, LIGHT.encode(candle=2))
    match.undo(keeper)
    match.act(keeper, LIGHT.encode(candle=3))
    match.undo(keeper)
    match.undo(keeper)
    assert match.state.dump() == start
    assert why_not(match, keeper) in ("engine.undo-others", "engine.undo-barrier")


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    assert why_not(vigil(), 0) == "engine.undo-nothing"
    assert why_not(vigil(), 0, 0) == "engine.undo-nothing"
    match = vigil()
    match.act(0, int(match.state.legal(0)[0]))
    assert why_not(match, 0, 2) == "engine.undo-nothing"


def test_nobody_takes_back_what_another_did() -> None:
    match = vigil()
    match.act(0, int(match.state.legal(0)[0]))
    assert why_not(match, 1) == "engine.undo-others"
    match.act(1, int(match.state.legal(1)[0]))
    assert why_not(match, 0) == "engine.undo-others"
    assert why_not(match, 1, 2) == "engine.undo-others"
    match.undo(1)


def test_what_the_hourglass_did_stands() -> None:
    match = vigil()
    to_the_race(match)
    match.tick(10_000)
    assert why_not(match, 0) == "engine.undo-others"


def test_a_roll_or_a_reveal_cannot_be_taken_back() -> None:
    match = vigil()
    for seat in range(3):
        match.act(seat, int(match.state.legal(seat)[0]))
    assert why_not(match, 2) == "engine.undo-barrier"
    racing = vigil()
    to_the_race(racing)
    racing.act(0, GRAB.encode(bowl=0))
    assert why_not(racing, 0) == "engine.undo-barrier"


def test_a_finished_match_stays_as_it_is() -> None:
    match = play_out(gods())
    assert {why_not(match, seat) for seat in range(2)} == {"engine.over"}


def test_a_pause_or_a_takeover_in_between_is_no_obstacle() -> None:
    match = vigil()
    keeper = to_the_candles(match)
    before = match.state.dump()
    match.act(keeper, LIGHT.encode(candle=1))
    match.pause()
    match.resume()
    match.take_over(keeper, "random")
    match.undo(keeper)
    assert match.state.dump() == before


def test_while_a_quiet_question_is_open_nobody_learns_by_undo_who_has_answered() -> None:
    match = vigil(quiet=True)
    match.act(0, int(match.state.legal(0)[0]))
    assert {why_not(match, seat) for seat in range(3)} == {"engine.undo-quiet"}
    match.act(1, int(match.state.legal(1)[0]))
    assert {why_not(match, seat) for seat in range(3)} == {"engine.undo-quiet"}


@pytest.mark.parametrize("start", [gods, vigil])
def test_undo_is_allowed_exactly_for_ones_own_actions_behind_no_barrier(start: object) -> None:
    match = start(3)  # type: ignore[operator]
    dice = dice_from_seed(11)
    for _ in range(60):
        if match.over:
            break
        before = match.state.clone()
        count = len(match.log)
        random_step(match, dice)
        entry = match.log[-1]
        if len(match.log) == count or match.over:
            continue
        allowed = isinstance(entry, Did) and before.barrier() == match.state.barrier()
        for seat in range(3):
            mine = allowed and isinstance(entry, Did) and entry.seat == seat
            if not mine:
                assert why_not(match, seat).startswith("engine.undo-")
        if allowed and isinstance(entry, Did):
            match.undo(entry.seat)
            assert match.state.dump() == before.dump()
            match.act(entry.seat, match.game.space.parse(entry.say))
    assert awaited_seats(match) or match.over
