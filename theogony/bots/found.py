"""What searches found out about one decision: sums that can be added up, and what follows from them."""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt
from typing import Final

from mypy_extensions import i64

from theogony.bots.bot import Tried
from theogony.bots.search.search import Search
from theogony.bots.search.shares import ONE
from theogony.bots.search.tree import ROOT

CAUTION: Final = 1  # standard errors by which an action has to be better for sure
CERTAIN: Final = 4  # and by which one has to be better for the search to end before its time
LEAST_VARIANCE: Final = 10**10 // 16


@dataclass
class Found:
    first: int  # what `greedy` would do
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

    def ranked(self) -> list[Tried]:
        """The actions tried, the surest first: by their mean less a standard error.

        What `greedy` would do comes first unless what is surer has the better mean, too."""
        variance = self._variance()

        def sure(action: int) -> tuple[int, int, int]:
            times, won = self.actions[action]
            return (won // times - CAUTION * isqrt(variance // times), times, -action)

        order = sorted(self.actions, key=sure, reverse=True)
        if self.first in self.actions:
            (times, won), (before, had) = self.actions[order[0]], self.actions[self.first]
            if won // times <= had // before:
                order.remove(self.first)
                order.insert(0, self.first)
        return [Tried(k, self.actions[k][0], self.actions[k][1] / self.actions[k][0] / int(ONE)) for k in order]

    def settled(self) -> bool:
        """Whether one action is so far ahead of all others that more time would not change it."""
        variance = self._variance()
        means = {action: won // times for action, (times, won) in self.actions.items()}
        best = max(means, key=lambda action: means[action])
        times = self.actions[best][0]
        return all(
            means[best] - means[other] > CERTAIN * isqrt(variance // times + variance // self.actions[other][0])
            for other in means
            if other != best
        )

    def _variance(self) -> int:
        mean = self.total // self.visits
        return max(LEAST_VARIANCE, self.squares * int(ONE) // self.visits - mean * mean)


def found_by(search: Search) -> Found:
    tree = search.tree
    drift = tree.drift(i64(ROOT))
    actions = {}
    for edge in map(int, search.tried()):
        times = int(tree.times[edge]) + int(tree.trust)
        actions[int(tree.action[edge])] = (times, times * int(tree.mean(i64(edge), drift)))
    return Found(
        int(search.first),
        int(search.simulations),
        int(tree.visits[ROOT]),
        int(tree.total[ROOT]),
        int(tree.squares[ROOT]),
        actions,
    )
