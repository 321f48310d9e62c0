"""Snapshots: what a match has become after some entries, so that opening a long one does not mean playing it again.

A snapshot is never needed: the entries alone rebuild everything, and it trusts them. It holds the state, the clock, who
plays, and where nothing can be taken back.
"""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from msgspec import Struct, msgpack
from mypy_extensions import i64

from theogony.match.entries import Did, Entry, Forked, RanOut, Undone
from theogony.match.match import Match


class _Kept(Struct, array_like=True):
    n: int
    check: str  # of entry n: a snapshot of another match shows
    state: bytes
    trail: list[int]
    players: list[str]
    resigned: list[int]
    at: int
    played: int
    paused: bool
    thought: list[int]
    started: dict[int, int]
    barriers: list[int]


def snapshot(match: Match) -> bytes:
    """The match as it is now, apart from its log."""
    clock = match.clock
    return msgpack.encode(
        _Kept(
            len(match.log),
            match.log[-1].check if match.log else match.start_check,
            match.state.dump(),
            [int(number) for number in match.state.trail],
            match.players,
            match.resigned,
            clock.at,
            clock.played,
            clock.paused,
            clock.thought,
            clock.started,
            match.history.barriers(),
        )
    )


def started_at(match: Match, entries: Sequence[Entry], kept: bytes) -> int:
    """Bring a match just set up to where a snapshot was taken; the number of the entries that are done then.

    A snapshot that does not belong to these entries is not used.
    """
    found = msgpack.decode(kept, type=_Kept)
    if not len(match.log) < found.n <= len(entries) or entries[found.n - 1].check != found.check:
        return len(match.log)
    history = match.history
    for entry in entries[len(match.log) : found.n]:
        if isinstance(entry, (Did, RanOut)):
            seat = entry.seat if isinstance(entry, Did) else len(match.seats)
            history.acted_before(seat, match.game.space.parse(entry.say), found.barriers[entry.n])
        elif isinstance(entry, Forked):
            history.took_dice(match.next_dice(), found.barriers[entry.n])
        else:
            point = history.point
            for _ in range(entry.back if isinstance(entry, Undone) else 0):
                point = history.before(point)
            history.went(point)
    match.log[:] = entries[: found.n]
    match.state = match.game.load(found.state)
    match.state.telling = True
    match.state.trail = vec[i64](found.trail)
    if history.point == found.n:  # after an undo its trail would be missing
        history.keep(match.state)
    match.players[:] = found.players
    match.resigned[:] = found.resigned
    clock = match.clock
    clock.at, clock.played, clock.paused = found.at, found.played, found.paused
    clock.thought, clock.started = found.thought, found.started
    return found.n
