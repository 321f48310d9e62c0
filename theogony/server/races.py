"""Who was first: what somebody else has just made impossible is refused with their name."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from mypy_extensions import i64

from theogony.kernel.agenda import BIT
from theogony.kernel.state import State
from theogony.match.entries import Did, Entry
from theogony.server.lens import Lens
from theogony.server.resolving import No, resolve
from theogony.table import SeatName
from theogony.table.saying import Said

MOMENT_MS = 3000  # what happened longer ago was on the screen
MOST = 32


class LastMoments:
    """The states before what was done a moment ago at a table where several act at once."""

    def __init__(self) -> None:
        self._kept: deque[tuple[int, int, State]] = deque(maxlen=MOST)

    def keep(self, at: int, before: State, entries: Sequence[Entry]) -> None:
        """At this time these entries changed that state."""
        for entry in entries:
            if isinstance(entry, Did) and racing(before, entry.seat):
                self._kept.append((at, entry.seat, before))

    def outrun(self, at: int, lens: Lens, seat: int, says: Sequence[Said], no: No) -> No:
        """The refusal, with who was first if the seat could have done it a moment ago."""
        for when, by, before in reversed(self._kept):
            if by == seat or at - when > MOMENT_MS:
                break
            try:
                resolve(lens, before, seat, says)
            except No:
                continue
            return No("late", [*no.say, " ", *lens.say("no-first", player=SeatName(by))], no.rule, no.on, by)
        return no


def racing(state: State, seat: int) -> bool:
    """Whether the seat acts without being waited for, beside others."""
    bit = int(BIT[seat])
    return bool(int(state.acting()) & bit) and not int(state.awaited()) & bit and not state.agenda.seals(i64(seat))
