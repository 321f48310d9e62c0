"""Bots: players that are programs. They see what their seat sees and act through the same door as people.

dice = dice_from_seed(7)
bot = new_bot("greedy", game, seat=1, dice=dice)
state.apply(1, bot.act(state.seen_by(1)))
"""

from theogony.bots.bot import Bot
from theogony.bots.greedy import GreedyBot
from theogony.bots.random import RandomBot
from theogony.kernel.dice import Dice
from theogony.kernel.game import Game

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}

__all__ = ["BOTS", "Bot", "checked_bot", "new_bot"]


def checked_bot(name: str) -> str:
    """The name itself, if there is such a bot."""
    if name not in BOTS:
        raise ValueError(f"There is no bot '{name}'; there are: {', '.join(BOTS)}.")
    return name


def new_bot(name: str, game: Game, seat: int, dice: Dice) -> Bot:
    """A bot for one seat of one game. The dice become its own: whatever it does follows from them and its views."""
    return BOTS[checked_bot(name)](game, seat, dice)
