"""Snapshots: what a match has become after some entries, so that opening a long one does not mean playing it again.

A snapshot is never needed: the entries alone rebuild everything, and it trusts them. It holds the state, the clock, who
plays, and where nothing can be taken back.
"""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from librt.vecs import vec
from msgspec import Struct, msgpack
from mypy_extensions import i64

from theogony.match.entries import Did, Entry, Forked, RanOut, Undone, sealed
from theogony.match.match import Match

CHECKSUM = 4  # bytes before the rest


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
    body = msgpack.encode(
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
    return crc32(body).to_bytes(CHECKSUM, "big") + body


def started_at(match: Match, entries: Sequence[Entry], kept: bytes) -> int:
    """Bring a match just set up to where a snapshot was taken; the number of the entries that are done then.

    Raises whatever it meets if the snapshot is damaged, was taken of another match or later than these entries, or
    holds a state that did not lead to them; the match is of no use then.
    """
    checksum, body = kept[:CHECKSUM], kept[CHECKSUM:]
    if crc32(body).to_bytes(CHECKSUM, "big") != checksum:
        raise ValueError("The snapshot is damaged.")
    found = msgpack.decode(body, type=_Kept)
    if not len(match.log) < found.n <= len(entries) or entries[found.n - 1].check != found.check:
        raise ValueError(f"The snapshot after entry {found.n} does not belong to these {len(entries)} entries.")
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
    last, before = entries[found.n - 1], entries[found.n - 2].check if found.n > 1 else match.start_check
    if sealed(last, before, match.state.dump()).check != last.check:
        raise ValueError("The snapshot holds a state this program reads otherwise.")
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
