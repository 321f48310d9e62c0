"""The levels a person can choose: the same search, given more and more to think with."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

UNBOUNDED: Final = 10_000_000


@dataclass(frozen=True)
class Level:
    """How long a level thinks about a decision: until the first of its bounds is reached. Seconds are for a move:
    where that takes many small decisions, each has its part of them (`Strategy.steps`)."""

    simulations: int = UNBOUNDED
    seconds: float | None = None
    workers: int = 1  # processes, each with a tree of its own
    alone: bool = False  # in one process, tree after tree, by processor time: a busy machine makes no difference
    slips: int = 0  # so many decisions of a hundred are left to chance


LEVELS: Final[dict[str, Level]] = {
    "novice": Level(simulations=40, slips=25),
    "apprentice": Level(simulations=300),
    "adept": Level(seconds=1.0),
    "master": Level(seconds=4.0, workers=2),
}

PREFIX: Final = "search-"
PART: Final = "/"
DIGITS: Final = 10  # of a number in a name, fewer


def level_of(name: str) -> Level | None:
    """The level of that name. For the lab: `search-2000` is one of 2000 simulations, the same on every machine, and
    `adept/10` is `adept` with a tenth of its seconds, of processor time."""
    level, _, part = name.rpartition(PART)
    if level in LEVELS and _counts(part):
        seconds = LEVELS[level].seconds
        return None if seconds is None else replace(LEVELS[level], seconds=seconds / int(part), alone=True)
    if name.startswith(PREFIX) and _counts(name[len(PREFIX) :]):
        return Level(simulations=int(name[len(PREFIX) :]))
    return LEVELS.get(name)


def _counts(number: str) -> bool:
    return number.isdecimal() and len(number) < DIGITS and int(number) > 0
