"""What searches found out about one decision: sums that can be added up, and what follows from them."""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt
from typing import Final

from mypy_extensions import i64

from theogony.bots.bot import Tried
from theogony.bots.search.search import Search
from theogony.bots.search.shares import ONE
from theogony.bots.search.tree import ROOT, TRUST

CAUTION: Final = 1  # standard errors by which an action has to be better for sure
DOUBT: Final = 2  # and by which it has to be better than what `greedy` would do
LEAST_VARIANCE: Final = 10**10 // 16


@dataclass
class Found:
    simulations: int
    visits: int
    total: int
    squares: int
    actions: dict[int, tuple[int, int]]  # tries of each with what was trusted, and what they brought in millionths

    def add(self, other: Found) -> None:
        """What another search on the same view found."""
        self.simulations += other.simulations
        self.visits += other.visits
        self.total += other.total
        self.squares += other.squares
        for action, (times, won) in other.actions.items():
            before = self.actions.get(action, (0, 0))
            self.actions[action] = (before[0] + times, before[1] + won)

    def ranked(self, first: int) -> list[Tried]:
        """The actions tried, the surest first: by their mean less a standard error.

        `first` is what `greedy` would do. It stays first unless another is better beyond doubt: where hundreds of small
        steps look alike, what chance makes of a few simulations is worth less than a plan."""
        mean = self.total // self.visits
        variance = max(LEAST_VARIANCE, self.squares * int(ONE) // self.visits - mean * mean)

        def sure(action: int) -> tuple[int, int, int]:
            times, won = self.actions[action]
            return (won // times - CAUTION * isqrt(variance // times), times, -action)

        order = sorted(self.actions, key=sure, reverse=True)
        if first in self.actions:
            (times, won), (before, had) = self.actions[order[0]], self.actions[first]
            if won // times - had // before <= DOUBT * isqrt(variance // times + variance // before):
                order.remove(first)
                order.insert(0, first)
        return [Tried(k, self.actions[k][0], self.actions[k][1] / self.actions[k][0] / int(ONE)) for k in order]


def found_by(search: Search) -> Found:
    tree = search.tree
    drift = tree.drift(i64(ROOT))
    actions = {}
    for edge in map(int, search.tried()):
        times = int(tree.times[edge]) + int(TRUST)
        actions[int(tree.action[edge])] = (times, times * int(tree.mean(i64(edge), drift)))
    return Found(
        int(search.simulations), int(tree.visits[ROOT]), int(tree.total[ROOT]), int(tree.squares[ROOT]), actions
    )
