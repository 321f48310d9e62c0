"""The bot that looks ahead, as far as its level allows."""

from __future__ import annotations

from mypy_extensions import i64

from theogony.bots import crew
from theogony.bots.bot import Bot, Tried
from theogony.bots.greedy import strategy_of, whole_numbers
from theogony.bots.levels import Level
from theogony.kernel.dice import Dice
from theogony.kernel.game import Game
from theogony.kernel.state import State


class SearchBot(Bot):
    """Thinks until a bound of its level is reached. Unless that is time, dice and view decide what it does."""

    def __init__(self, game: Game, seat: int, dice: Dice, level: Level) -> None:
        super().__init__(game, seat, dice)
        self.strategy = strategy_of(game)
        self.level = level

    def choose(self, view: State) -> int:
        legal = view.legal(i64(self.seat))
        if len(legal) > 1 and self.level.slips > 0 and int(self.dice.below(i64(100))) < self.level.slips:
            return int(legal[int(self.dice.below(i64(len(legal))))])
        return self.looked(view)[0].action

    def looked(self, view: State) -> list[Tried]:
        """What the search finds out about each action it tries, the one it would take first."""
        legal = view.legal(i64(self.seat))
        if len(legal) == 0:
            raise ValueError(f"Seat {self.seat} has nothing to decide.")
        if len(legal) == 1:
            return [Tried(int(legal[0]))]
        with whole_numbers(self.game):
            return crew.search(self.game, self.strategy, view, self.seat, self.dice, self.level).ranked()
