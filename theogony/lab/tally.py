"""What came out of the games of a simulation: sums that do not depend on the order in which they were added."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SHARES: Final = 60  # a win, in parts: divides by every number of seats that can share it


@dataclass
class Tally:
    games: int
    decisions: int
    win_shares: list[int]  # by seat
    points: list[int]  # by seat

    def count(self, places: list[int], scores: list[int], decisions: int) -> None:
        """Add a game that is over. Who share the first place share the win."""
        first = [seat for seat, place in enumerate(places) if place == 1]
        for seat in first:
            self.win_shares[seat] += SHARES // len(first)
        for seat, points in enumerate(scores):
            self.points[seat] += points
        self.games += 1
        self.decisions += decisions

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.win_shares = [a + b for a, b in zip(self.win_shares, other.win_shares)]
        self.points = [a + b for a, b in zip(self.points, other.points)]


def empty_tally(seats: int) -> Tally:
    return Tally(0, 0, [0] * seats, [0] * seats)
