"""What bots know of 4 Gods."""

import theogony
from theogony.bots import new_bot
from theogony.games.four_gods.actions import GOD, LAY, PASS
from theogony.kernel.dice import dice_from_seed

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
