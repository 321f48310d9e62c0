"""The bot that takes what looks best at once, by what the game's `strategy.py` knows."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module

from mypy_extensions import i64

from theogony.bots.bot import Bot
from theogony.bots.search.greedy import best_action
from theogony.kernel.dice import Dice
from theogony.kernel.game import Game
from theogony.kernel.state import State
from theogony.kernel.strategy import Strategy


class GreedyBot(Bot):
    def __init__(self, game: Game, seat: int, dice: Dice) -> None:
        super().__init__(game, seat, dice)
        self.strategy = strategy_of(game)

    def choose(self, view: State) -> int:
        with whole_numbers(self.game):
            return int(best_action(view, i64(self.seat), self.strategy, self.dice))


@contextmanager
def whole_numbers(game: Game) -> Iterator[None]:
    """Whoever's strategy answers with anything else is told so."""
    try:
        yield
    except TypeError as wrong:
        if not str(wrong).endswith("cannot be interpreted as an integer"):
            raise
        raise ValueError(
            f"The strategy of {game.title} has to answer with whole numbers (int) in prior, value, swing and width: "
            f"{wrong}."
        ) from wrong


def strategy_of(game: Game) -> Strategy:
    """`STRATEGY` of the game's module `strategy`; without such a module, one that knows only places and points."""
    name = f"{game.package}.strategy"
    try:
        module = import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{name}.".startswith(f"{missing.name}."):
            raise
        return Strategy()
    strategy = getattr(module, "STRATEGY", None)
    if not isinstance(strategy, Strategy):
        raise ValueError(f"{name} must have a Strategy under the name STRATEGY.")
    return strategy
