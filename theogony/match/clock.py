"""The clock of a match. It never looks at the time: whoever has one says what time it is.

All times are milliseconds since the start of the match. *Played* time is time during which the match was not
paused. A timer that the rules start runs in played time, until the rules start another one.
"""

from theogony.kernel.state import State
from theogony.match.entries import Entry, Forked, Paused, Resumed


class Clock:
    at: int  # the latest time the match has heard of
    played: int
    paused: bool
    thought: list[int]  # by seat: played time during which the table waited for it

    def __init__(self, seats: int) -> None:
        self.at = 0
        self.played = 0
        self.paused = False
        self.thought = [0] * seats
        self.started: dict[int, int] = {}  # by serial number of the timer: the played time when it started

    def pass_to(self, at: int, state: State) -> None:
        """It is `at` now, and the state has not changed meanwhile."""
        if at < self.at:
            raise ValueError(f"Time runs forwards: it was {self.at} ms already, so it cannot be {at} ms.")
        if not self.paused:
            awaited = int(state.awaited())
            for seat in range(len(self.thought)):
                if awaited >> seat & 1:
                    self.thought[seat] += at - self.at
            self.played += at - self.at
        self.at = at

    def read_timer(self, state: State) -> None:
        """After every change of the state. A timer not seen before starts now; after an undo, an old one goes on
        as if it had never been stopped."""
        serial = int(state.timer())
        for later in [known for known in self.started if known > serial]:
            del self.started[later]
        self.started.setdefault(serial, self.played)

    def follow(self, entry: Entry, before: State, after: State) -> None:
        """Go along a log that is written already, over one entry and the states around it."""
        self.pass_to(entry.at, before)
        if isinstance(entry, Paused):
            self.paused = True
        elif isinstance(entry, (Resumed, Forked)):
            self.paused = False
        self.read_timer(after)

    def left(self, state: State) -> int | None:
        """Played time until the hourglass runs out; None if it does not run."""
        length = int(state.deadline())
        if length == 0 or state.over():
            return None
        return max(0, self.started[int(state.timer())] + length - self.played)

    def due(self, state: State) -> int | None:
        """When the hourglass has to act if nothing happens before; None if it does not run or stands still."""
        left = self.left(state)
        return None if left is None or self.paused else self.at + left
