"""What bots know of 4 Gods."""

import pytest
from mypy_extensions import i64

import theogony
from theogony.bots import new_bot
from theogony.games.four_gods.actions import END, GOD, LAY, PASS
from theogony.games.four_gods.strategy import STRATEGY
from theogony.kernel.dice import dice_from_seed
from theogony.kernel.playout import random_playout

FOUR_GODS = theogony.game("four_gods")


def test_greedy_does_not_give_up_because_a_rival_has_two_gods_already() -> None:
    """All others having passed, who is ahead could end the game by passing too."""
    for seed in range(6):
        state = FOUR_GODS.start(2, seed=seed)
        state.apply(0, next(int(action) for action in state.legal(0) if LAY.has(action)))
        for _ in range(2):
            state.apply(0, next(int(action) for action in state.legal(0) if GOD.has(action)))
        bot = new_bot("greedy", FOUR_GODS, 1, dice_from_seed(seed))
        assert not PASS.has(bot.act(state.seen_by(1)))


@pytest.mark.parametrize("mode", ["simultaneous", "turns"])
def test_nobody_ends_a_game_that_has_hardly_begun_because_the_others_did_nothing(mode: str) -> None:
    """Nought to nought shares the win, which is as much as equals can hope for."""
    ending = END if mode == "turns" else PASS
    for seed in range(6):
        state = FOUR_GODS.start(2, seed=seed, mode=mode)
        seat = next(seat for seat in range(2) if int(ending.of0()) in list(state.legal(seat)))
        state.apply(seat, int(ending.of0()))
        for name in ("greedy", "search-60"):
            bot = new_bot(name, FOUR_GODS, 1 - seat, dice_from_seed(seed))
            assert not ending.has(bot.act(state.seen_by(1 - seat)))


def test_who_is_ahead_may_end_the_game_when_the_others_have_nothing_left_to_do() -> None:
    priors = set()
    for seed in range(40):
        state, dice = FOUR_GODS.start(2, seed=seed), dice_from_seed(seed)
        random_playout(state, dice, i64(30))
        for seat in range(2):
            passing = int(PASS.of0())
            if not state.over() and passing in list(state.legal(seat)) and passing in list(state.legal(1 - seat)):
                after = state.clone()
                after.apply(1 - seat, passing)
                if not after.over():
                    leads = int(after.score(seat)) > int(after.score(1 - seat))
                    priors.add((leads, int(STRATEGY.prior(after, seat, passing)) > 0))
    assert priors == {(True, True), (False, False)}
