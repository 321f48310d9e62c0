"""Shares with the interval they are known to, and sums of them: the little statistics a report needs."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

SURE = 1.96  # standard errors: 95 of 100 intervals hold the truth


@dataclass(frozen=True)
class Share:
    """So many of so many, with Wilson's interval."""

    part: float
    whole: int

    @property
    def rate(self) -> float:
        return self.part / self.whole if self.whole else 0.0

    @property
    def low(self) -> float:
        return self._edge(-1)

    @property
    def high(self) -> float:
        return self._edge(1)

    def _edge(self, side: int) -> float:
        if not self.whole:
            return 0.0 if side < 0 else 1.0
        n, p, z2 = self.whole, self.rate, SURE * SURE
        spread = SURE * sqrt(p * (1 - p) / n + z2 / (4 * n * n))
        return min(1.0, max(0.0, (p + z2 / (2 * n) + side * spread) / (1 + z2 / n)))

    def __str__(self) -> str:
        return f"{self.rate:.0%} ({self.low:.0%}–{self.high:.0%})"


def mean(values: list[int] | list[float]) -> float:
    return sum(values) / len(values) if values else 0.0
