"""How long a bot takes at least before it acts, so that people can follow: each pace by its name, in seconds.

`usual` is what the server has for tables that ask for nothing else. In a race, where nobody waits for anybody, a bot
takes longer at every pace, so that a slower pace is the slower one there too.
"""

from __future__ import annotations

from random import uniform
from typing import Final, Literal

PaceName = Literal["quick", "usual", "person", "slow"]

PACES: Final[dict[PaceName, float]] = {"quick": 0.0, "usual": 0.9, "person": 2.5, "slow": 5.0}
LEAST_RACING = 0.25  # seconds between two actions of a bot in a race, however quick it is
RACING = 3.0  # in a race a bot takes so many times as long,
MOST_MORE = 1.8  # but not more than this longer


def in_race(seconds: float) -> float:
    """What a pace is in a race."""
    return max(LEAST_RACING, seconds + min((RACING - 1) * seconds, MOST_MORE))


def about(seconds: float) -> float:
    """Nobody takes the same time twice."""
    return seconds * uniform(0.8, 1.4)


def in_seconds(pace: float | PaceName | None) -> float | None:
    """A pace as it was asked for; None: as the server has it."""
    return None if pace is None or pace == "usual" else PACES[pace] if isinstance(pace, str) else pace
