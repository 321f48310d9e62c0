"""The bot that leaves everything to chance."""

from mypy_extensions import i64

from theogony.bots.bot import Bot
from theogony.bots.greedy import strategy_of, whole_numbers
from theogony.bots.search.greedy import worth_trying
from theogony.kernel.dice import Dice
from theogony.kernel.game import Game
from theogony.kernel.state import State


class RandomBot(Bot):
    """Every legal action is as likely as the next, but for those the game's strategy rules out."""

    def __init__(self, game: Game, seat: int, dice: Dice) -> None:
        super().__init__(game, seat, dice)
        self.strategy = strategy_of(game)

    def choose(self, view: State) -> int:
        legal = view.legal(i64(self.seat))
        if len(legal) == 0:
            raise ValueError(f"Seat {self.seat} has nothing to decide.")
        with whole_numbers(self.game):
            worth = worth_trying(view, i64(self.seat), legal, self.strategy)
        return int(worth[int(self.dice.below(i64(len(worth))))])
