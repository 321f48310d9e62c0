"""Whose move it is in the terminal: whoever the table waits for; in a race everybody in turn, in simulated time.

A race is about being quick, which nobody can be who types numbers. So everybody who can do something gets a turn to act
or to let it pass, and each turn takes the time it takes in simulations.
"""

from __future__ import annotations

from mypy_extensions import i64

from theogony.kernel.agenda import BIT
from theogony.kernel.playout import PACE
from theogony.match import PERSON, Match


class Turns:
    def __init__(self, match: Match) -> None:
        self.match = match
        self.last = -1  # who had the last turn in a race

    def next_seat(self) -> int | None:
        """The seat to act, None if the hourglass runs out before. The match is not over."""
        state = self.match.state
        awaited = int(state.awaited())
        for seat in range(int(state.seats)):
            if awaited & int(BIT[seat]):
                return seat
        due = self.match.due()
        ready = [seat for seat in range(int(state.seats)) if self._wants_a_turn(seat)]
        if due is not None and (due <= self._then() or not ready):
            return None
        if not ready:
            raise ValueError(f"Nobody can act in this game of {self.match.game.title}, and no time runs.")
        self.last = next((seat for seat in ready if seat > self.last), ready[0])
        return self.last

    def _wants_a_turn(self, seat: int) -> bool:
        """A bot does not where it is only offered something."""
        match = self.match
        bot = match.players[seat] != PERSON
        return len(match.state.legal(i64(seat))) > 0 and (not bot or match.game.expects(match.state, seat))

    def act(self, seat: int, action: int | None) -> None:
        """The seat acts, or lets its turn in a race pass. Only a race takes time."""
        at = self.match.clock.at if int(self.match.state.awaited()) else self._then()
        if action is None:
            self.match.tick(at)
        else:
            self.match.act(seat, action, at=at)

    def run_out(self) -> None:
        """The hourglass acts."""
        due = self.match.due()
        assert due is not None
        self.match.tick(due)

    def _then(self) -> int:
        """When the next turn of a race ends."""
        return self.match.clock.at + int(PACE) // int(self.match.state.seats)
