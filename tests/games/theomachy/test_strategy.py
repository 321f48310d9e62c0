"""Greedy plays Theomachy sensibly."""

from tests.games.theomachy.positions import GAME, fresh
from theogony.bots.greedy import GreedyBot
from theogony.bots.random import RandomBot
from theogony.kernel.dice import dice_from_seed


def test_greedy_beats_random_nearly_always() -> None:
    won = 0
    for seed in range(20):
        state = fresh(2, seed, advanced=seed % 2 == 1)
        mine = seed % 2
        greedy = GreedyBot(GAME, mine, dice_from_seed(seed))
        random = RandomBot(GAME, 1 - mine, dice_from_seed(seed + 1))
        while not state.over():
            seat = next(seat for seat in range(2) if int(state.awaited()) >> seat & 1)
            bot = greedy if seat == mine else random
            state.apply(seat, bot.choose(state.seen_by(seat)))
        won += int(state.places()[mine]) == 1
    assert won >= 17
