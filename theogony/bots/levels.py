"""The levels a person can choose: the same search, given more and more to think with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

UNBOUNDED: Final = 10_000_000


@dataclass(frozen=True)
class Level:
    """How long a level thinks about a decision: until the first of its bounds is reached. Seconds are for a move:
    where that takes many small decisions, each has its part of them (`Strategy.steps`)."""

    simulations: int = UNBOUNDED
    seconds: float | None = None
    workers: int = 1  # processes, each with a tree of its own
    slips: int = 0  # so many decisions of a hundred are left to chance


LEVELS: Final[dict[str, Level]] = {
    "novice": Level(simulations=40, slips=25),
    "apprentice": Level(simulations=300),
    "adept": Level(seconds=1.0),
    "master": Level(seconds=4.0, workers=2),
}

PREFIX: Final = "search-"


def level_of(name: str) -> Level | None:
    """The level of that name. `search-2000` is one of 2000 simulations, the same on every machine."""
    if name.startswith(PREFIX) and name[len(PREFIX) :].isdecimal() and len(name) < 16:
        simulations = int(name[len(PREFIX) :])
        return Level(simulations=simulations) if simulations > 0 else None
    return LEVELS.get(name)
