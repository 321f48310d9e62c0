"""Whose decision comes next in a search: like simulated play, but without chance, so that histories repeat.

In a race the seats act by turns, at the pace of simulated play, and the hourglass when its deadline has passed.
"""

from mypy_extensions import i64

from theogony.kernel.agenda import BIT
from theogony.kernel.playout import PACE
from theogony.kernel.state import State


class Order:
    last: i64
    timer: i64
    elapsed: i64

    def __init__(self, last: i64) -> None:
        """`last` is the seat whose decision came last."""
        self.last = last
        self.timer = -1
        self.elapsed = 0

    def next_seat(self, state: State) -> i64:
        """The seat to act, or the hourglass (`state.seats`); -1 when the game is over."""
        acting = state.acting()
        if acting == 0:
            return -1
        seats = state.seats
        if state.deadline() > 0:
            if state.timer() != self.timer:
                self.timer = state.timer()
                self.elapsed = 0
            if self.elapsed >= state.deadline():
                return seats
        asked = state.awaited()
        if asked != 0:
            self.elapsed += PACE
        else:
            asked = acting
            self.elapsed += PACE // seats
        for k in range(i64(1), seats + 1):
            seat: i64 = (self.last + k) % seats
            if asked & BIT[seat] != 0:
                self.last = seat
                return seat
        return seats
