"""Ratings from the results of games with any number of seats: OpenSkill's Plackett-Luce model (Weng and Lin, 2011).

A rating is a normal distribution: what is believed of a player's strength (`mu`) and how surely (`sigma`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt
from typing import Final

MU: Final = 25.0
SIGMA: Final = MU / 3
BETA: Final = SIGMA / 2  # how much chance is in one game
LEAST: Final = 0.0001  # a sigma shrinks at most to a hundredth in one game
SURE: Final = 1.96  # sigmas to each side: nineteen times of twenty the strength lies between


@dataclass(frozen=True)
class Rating:
    mu: float = MU
    sigma: float = SIGMA

    @property
    def interval(self) -> tuple[float, float]:
        """Where the strength lies with a chance of 95 %."""
        return (self.mu - SURE * self.sigma, self.mu + SURE * self.sigma)


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings of the players of one game after it: 1 is first, ties share a place."""
    c = sqrt(sum(player.sigma**2 + BETA**2 for player in before))
    force = [exp(player.mu / c) for player in before]
    behind = [sum(f for f, place in zip(force, places) if place >= own) for own in places]
    tied = [sum(1 for place in places if place == own) for own in places]
    out = []
    for i, player in enumerate(before):
        omega = delta = 0.0
        for q, place in enumerate(places):
            if place <= places[i]:
                chance = force[i] / behind[q]
                omega += ((1 if i == q else 0) - chance) / tied[q]
                delta += chance * (1 - chance) / tied[q]
        variance = player.sigma**2
        shrunk = max(1 - player.sigma / c * delta * variance / c**2, LEAST)
        out.append(Rating(player.mu + omega * variance / c, player.sigma * sqrt(shrunk)))
    return out
