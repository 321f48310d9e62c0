"""The bot that looks ahead, as far as its level allows."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from theogony.bots import crew
from theogony.bots.bot import Bot, Tried
from theogony.bots.found import Found
from theogony.bots.greedy import strategy_of, whole_numbers
from theogony.bots.levels import Level
from theogony.bots.search.greedy import worth_trying
from theogony.kernel.dice import Dice
from theogony.kernel.game import Game
from theogony.kernel.state import State


class SearchBot(Bot):
    """Thinks until a bound of its level is reached, unless only one action is worth trying to its strategy. If that
    bound is not time, dice and view decide what it does."""

    def __init__(self, game: Game, seat: int, dice: Dice, level: Level) -> None:
        super().__init__(game, seat, dice)
        self.strategy = strategy_of(game)
        self.level = level

    def choose(self, view: State) -> int:
        worth = self._worth_trying(view)
        if len(worth) > 1 and self.level.slips > 0 and int(self.dice.below(i64(100))) < self.level.slips:
            return worth[int(self.dice.below(i64(len(worth))))]  # careless, but never pointless
        return worth[0] if len(worth) == 1 else self._found(view).ranked()[0].action

    def looked(self, view: State, about: Sequence[int] = ()) -> list[Tried]:
        """What the search finds out about each action it tries often enough to tell, the best first."""
        legal = self._legal(view)
        if len(legal) == 1:
            return [Tried(int(legal[0]))]
        return self._found(view, about).weighed(crew.CLOSELY)

    def _legal(self, view: State) -> vec[i64]:
        legal = view.legal(i64(self.seat))
        if len(legal) == 0:
            raise ValueError(f"Seat {self.seat} has nothing to decide.")
        return legal

    def _worth_trying(self, view: State) -> list[int]:
        with whole_numbers(self.game):
            return [int(action) for action in worth_trying(view, i64(self.seat), self._legal(view), self.strategy)]

    def _found(self, view: State, closely: Sequence[int] | None = None) -> Found:
        with whole_numbers(self.game):
            return crew.search(self.game, self.strategy, view, self.seat, self.dice, self.level, closely)
