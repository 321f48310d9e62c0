"""Playing on from any moment of a finished match: a new match with the old log up to there, and dice of its own.

The old dice are known to everybody once a match is over; so the new match takes its own at the moment it begins, and
its log says so. What lay hidden then lies as it lay: whoever has seen the replay knows it.
"""

from __future__ import annotations

from collections.abc import Sequence

from theogony.match.entries import Forked
from theogony.match.fairness import Agreement, DiceSource
from theogony.match.match import Match, Seat
from theogony.match.verify import follow


def forked(
    old: Match,
    n: int,
    seats: Sequence[Seat],
    *,
    agreement: Agreement | None = None,
    key: bytes | None = None,
    seed: int | None = None,
) -> Match:
    """A match that goes on after entry n of one that is over (0: from its set-up), with these seats and dice."""
    if not old.over:
        raise ValueError("Only a match that is over can be played on from: before, that would tell its secrets.")
    earlier = dice_until(old, n)
    if len(seats) != len(old.seats):
        raise ValueError(f"The match has {len(old.seats)} seats; {len(seats)} cannot play on from it.")
    new = Match(old.game, seats, old.options, agreement=agreement, key=key, seed=seed, earlier=earlier)
    for entry in old.log[:n]:
        follow(new, entry)
    new.fork()
    return new


def dice_until(match: Match, n: int) -> tuple[DiceSource, ...]:
    """Whose dice were rolled up to entry n: those of earlier matches, and its own if they were taken by then."""
    if not 0 <= n <= len(match.log):
        raise ValueError(f"There is no entry {n}: the log goes from 1 to {len(match.log)}, and 0 is the set-up.")
    forks = sum(isinstance(entry, Forked) for entry in match.log[:n])
    return match.dice[: forks + 1]
