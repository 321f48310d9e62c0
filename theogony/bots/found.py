"""What searches found out about one decision: sums that can be added up, and what follows from them."""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt
from typing import Final, NamedTuple

from mypy_extensions import i64

from theogony.bots.bot import Tried
from theogony.bots.search.search import Search
from theogony.bots.search.shares import ONE
from theogony.bots.search.tree import ROOT

CAUTION: Final = 1  # standard errors by which an action has to be better for sure
CERTAIN: Final = 4  # and by which one has to be better for the search to end before its time
LEAST_VARIANCE: Final = 10**10 // 16


class Sums(NamedTuple):
    """Of one action, in millionths: how often it was tried, what that brought; what was hoped of it, and like how many
    tries that counts."""

    tries: int
    brought: int
    trust: int = 0
    hoped: int = 0

    def mean(self) -> int:
        return (self.brought + self.hoped) // self.known()

    def known(self) -> int:
        """Like how many tries all that is known of it counts."""
        return self.tries + self.trust

    def plus(self, other: Sums) -> Sums:
        return Sums(*(mine + its for mine, its in zip(self, other)))


@dataclass
class Found:
    first: int  # what `greedy` would do
    simulations: int
    visits: int
    total: int
    squares: int
    actions: dict[int, Sums]

    def add(self, other: Found) -> None:
        """What another search on the same view found."""
        self.simulations += other.simulations
        self.visits += other.visits
        self.total += other.total
        self.squares += other.squares
        for action, sums in other.actions.items():
            self.actions[action] = sums.plus(self.actions[action]) if action in self.actions else sums

    def ranked(self) -> list[Tried]:
        """The actions tried, the surest first: by their mean less a standard error.

        What `greedy` would do comes first unless what is surer has the better mean, too."""
        variance = self._variance()

        def sure(action: int) -> tuple[int, int, int]:
            sums = self.actions[action]
            return (sums.mean() - CAUTION * isqrt(variance // sums.known()), sums.known(), -action)

        order = sorted(self.actions, key=sure, reverse=True)
        if self.first in self.actions and self.actions[order[0]].mean() <= self.actions[self.first].mean():
            order.remove(self.first)
            order.insert(0, self.first)
        return [Tried(k, self.actions[k].known(), self.actions[k].mean() / int(ONE)) for k in order]

    def weighed(self, least: int) -> list[Tried]:
        """The actions that were tried so many times, by what that brought and nothing else, the surest first."""
        variance = self._variance()
        out = []
        for action, sums in self.actions.items():
            if sums.tries >= least:
                share = sums.brought // sums.tries
                out.append((isqrt(variance // sums.tries) - share, action, Tried(action, sums.tries, share / int(ONE))))
        return [tried for _, _, tried in sorted(out, key=lambda one: one[:2])]

    def settled(self) -> bool:
        """Whether one action is so far ahead of all others that more time would not change it."""
        variance = self._variance()
        means = {action: sums.mean() for action, sums in self.actions.items()}
        best = max(means, key=lambda action: means[action])
        known = self.actions[best].known()
        return all(
            means[best] - means[other] > CERTAIN * isqrt(variance // known + variance // self.actions[other].known())
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
        hoped = int(tree.trust) * int(tree.hope(i64(edge), drift))
        actions[int(tree.action[edge])] = Sums(int(tree.times[edge]), int(tree.won[edge]), int(tree.trust), hoped)
    return Found(
        int(search.first),
        int(search.simulations),
        int(tree.visits[ROOT]),
        int(tree.total[ROOT]),
        int(tree.squares[ROOT]),
        actions,
    )
