"""Bots see what their seat sees, decide by their own dice, and answer with something legal."""

import pytest
from mypy_extensions import i64

import theogony
from theogony.bots import BOTS, new_bot
from theogony.kernel.dice import dice_from_seed
from theogony.kernel.playout import random_playout

GODS = theogony.game("gods")
REPEATABLE = [*(name for name in BOTS if name not in ("adept", "master")), "search-20"]  # those two are bounded by time


def middle(seed: int, actions: int = 20) -> theogony.State:
    state = GODS.start(seats=3, seed=seed)
    random_playout(state, dice_from_seed(seed), i64(actions))
    return state


def seat_to_act(state: theogony.State) -> int:
    return next(seat for seat in range(int(state.seats)) if int(state.acting()) >> seat & 1)


@pytest.mark.parametrize("name", REPEATABLE)
def test_a_bot_answers_with_a_legal_action(name: str) -> None:
    for seed in range(8):
        state = middle(seed)
        seat = seat_to_act(state)
        action = new_bot(name, GODS, seat, dice_from_seed(seed)).act(state.seen_by(seat))
        assert action in list(state.legal(seat))


@pytest.mark.parametrize("name", REPEATABLE)
def test_the_same_dice_and_view_give_the_same_action(name: str) -> None:
    state = middle(3)
    seat = seat_to_act(state)
    first = new_bot(name, GODS, seat, dice_from_seed(5)).act(state.seen_by(seat))
    assert new_bot(name, GODS, seat, dice_from_seed(5)).act(state.seen_by(seat)) == first


@pytest.mark.parametrize("name", REPEATABLE)
def test_a_bot_leaves_the_view_as_it_was(name: str) -> None:
    state = middle(4)
    seat = seat_to_act(state)
    view = state.seen_by(seat)
    before = view.dump()
    new_bot(name, GODS, seat, dice_from_seed(5)).act(view)
    assert view.dump() == before


@pytest.mark.parametrize("name", REPEATABLE)
def test_a_bot_refuses_the_full_state_and_the_views_of_others(name: str) -> None:
    state = middle(1)
    seat = seat_to_act(state)
    bot = new_bot(name, GODS, seat, dice_from_seed(1))
    for wrong in (state, state.seen_by((seat + 1) % 3), state.seen_by(-1)):
        with pytest.raises(ValueError, match=rf"show it state.seen_by\({seat}\)"):
            bot.act(wrong)


def test_a_seat_that_is_not_asked_has_nothing_to_decide() -> None:
    state = middle(1)
    seat = (seat_to_act(state) + 1) % 3
    for name in BOTS:
        with pytest.raises(ValueError, match=f"Seat {seat} has nothing to decide"):
            new_bot(name, GODS, seat, dice_from_seed(1)).act(state.seen_by(seat))


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(ValueError, match=r"There is no bot 'clever'; there are: random, novice, greedy, .*search-N"):
        new_bot("clever", GODS, 0, dice_from_seed(1))


@pytest.mark.parametrize("name", ["adept/0", "adept/", "adept/x", "novice/2", "/2", "search-0", "search-", "adept/2/2"])
def test_a_part_of_nothing_is_no_bot(name: str) -> None:
    with pytest.raises(ValueError, match=f"There is no bot '{name}'.*adept/N"):
        new_bot(name, GODS, 0, dice_from_seed(1))


def test_random_takes_every_legal_action_sooner_or_later() -> None:
    state = GODS.start(seats=2, seed=2)
    seat = seat_to_act(state)
    view = state.seen_by(seat)
    bot = new_bot("random", GODS, seat, dice_from_seed(0))
    assert {bot.act(view) for _ in range(2000)} == {int(action) for action in state.legal(seat)}
