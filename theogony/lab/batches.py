"""Which games of a simulation are still to be played, handed out in batches that take some seconds.

How long a game takes is not known before, so a batch is a stretch of numbers to begin with and a time to stop at: what
was not reached comes back and is handed out again. Game number n is the same game whoever plays it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final

SECONDS: Final = 3.0  # a batch ends with the first game that is over after this time
MOST: Final = 5_000  # games in a batch


class Missing:
    """Numbers of games, ascending, of which `take` hands out the first ones."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self._stretches = deque(_stretches(numbers))
        self.left = len(numbers)

    def take(self, hands: int) -> range | None:
        """A batch for one of so many who play at the same time, or None while everything is handed out."""
        if not self._stretches:
            return None
        size = min(MOST, max(1, self.left // hands))
        first = self._stretches.popleft()
        batch, rest = first[:size], first[size:]
        if rest:
            self._stretches.appendleft(rest)
        self.left -= len(batch)
        return batch

    def give_back(self, rest: range) -> None:
        """What a batch did not come to."""
        if rest:
            self._stretches.appendleft(rest)
            self.left += len(rest)


def _stretches(numbers: Sequence[int]) -> list[range]:
    out: list[range] = []
    for number in numbers:
        if out and out[-1].stop == number:
            out[-1] = range(out[-1].start, number + 1)
        else:
            out.append(range(number, number + 1))
    return out
