"""A match as one viewer sees it, now or at any entry: nobody learns from an old view what was found out later.

A viewer is a seat, NOBODY for a spectator, or, once the match is over, EVERYBODY.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace
from mypy_extensions import i64

from theogony.kernel.state import EVERYBODY, NOBODY, State
from theogony.match.entries import Did, Entry, RanOut, told
from theogony.match.match import Match


def view(match: Match, viewer: int, n: int | None = None) -> State:
    """What the viewer saw after entry n; without n, what it sees now."""
    state = match.state.clone() if n is None else match.state_at(n)
    return _seen(match, state, viewer)


def entry_seen(match: Match, n: int, viewer: int) -> Entry | None:
    """Entry n as the viewer saw it when it was written: secret parameters are question marks, the check is gone.

    None if the viewer may not know of it: another seat's answer to a quiet question. The answer that closes such a
    question is shown as NOBODY's.
    """
    if not 1 <= n <= len(match.log):
        raise ValueError(f"There is no entry {n}: the log goes from 1 to {len(match.log)}.")
    return _entry_seen(match, match.log[n - 1], match.state_at(n - 1), _seen(match, match.state_at(n), viewer))


def replay(match: Match, viewer: int) -> Iterator[tuple[Entry | None, State]]:
    """The whole match so far, entry by entry, each with the view after it; first the start, without an entry.

    Entries the viewer may not know of are left out.
    """
    before = match.state_at(0)
    yield None, _seen(match, before, viewer)
    for n, entry in enumerate(match.log, 1):
        after = match.state_at(n)
        seen = _seen(match, after, viewer)
        shown = _entry_seen(match, entry, before, seen)
        if shown is not None:
            yield shown, seen
        before = after


def _seen(match: Match, state: State, viewer: int) -> State:
    if viewer == int(EVERYBODY):
        if not match.over:
            raise ValueError("Everything is shown when the match is over; it is not.")
        return state
    return state.seen_by(i64(viewer))


def _entry_seen(match: Match, entry: Entry, before: State, after: State) -> Entry | None:
    if int(after.eyes) == int(EVERYBODY):
        return entry
    if isinstance(entry, (Did, RanOut)):
        seat = entry.seat if isinstance(entry, Did) else len(match.seats)
        space = match.game.space
        action = before.seen_action(i64(seat), i64(space.parse(entry.say)), after.eyes)
        entry = replace(entry, say=space.notation(int(action)), told=told(after.events(), after.trail))
        if isinstance(entry, Did) and seat != after.eyes and before.agenda.quiet_for(i64(seat)):
            if after.question(i64(seat)) == before.question(i64(seat)):
                return None
            entry = replace(entry, seat=int(NOBODY))
    return replace(entry, check="")
