"""Bots: players that are programs. They see what their seat sees and act through the same door as people.

dice = dice_from_seed(7)
bot = new_bot("adept", game, seat=1, dice=dice)
state.apply(1, bot.act(state.seen_by(1)))
"""

from collections.abc import Callable
from functools import partial

from theogony.bots.bot import Bot
from theogony.bots.greedy import GreedyBot
from theogony.bots.levels import LEVELS, PREFIX, level_of
from theogony.bots.random import RandomBot
from theogony.bots.searching import SearchBot
from theogony.kernel.dice import Dice
from theogony.kernel.game import Game

Maker = Callable[[Game, int, Dice], Bot]

# The bots people choose from, the weakest first.
BOTS: dict[str, Maker] = {
    "random": RandomBot,
    "novice": partial(SearchBot, level=LEVELS["novice"]),
    "greedy": GreedyBot,
    "apprentice": partial(SearchBot, level=LEVELS["apprentice"]),
    "adept": partial(SearchBot, level=LEVELS["adept"]),
    "master": partial(SearchBot, level=LEVELS["master"]),
}
USUAL = "greedy"  # where nobody says which

__all__ = ["BOTS", "USUAL", "Bot", "checked_bot", "new_bot"]


def checked_bot(name: str) -> str:
    """The name itself, if there is such a bot: one of BOTS, or what `level_of` knows for the lab."""
    if name not in BOTS and level_of(name) is None:
        raise ValueError(
            f"There is no bot '{name}'; there are: {', '.join(BOTS)}, {PREFIX}N for N simulations, "
            "and adept/N or master/N with an N-th of their time."
        )
    return name


def new_bot(name: str, game: Game, seat: int, dice: Dice) -> Bot:
    """A bot for one seat of one game. The dice become its own: whatever it does follows from them and its views."""
    level = level_of(checked_bot(name))
    return BOTS[name](game, seat, dice) if level is None else SearchBot(game, seat, dice, level)
