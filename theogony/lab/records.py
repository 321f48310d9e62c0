"""What is kept of simulated games: one row a game and, where wanted, one a decision. Columns are plain arrays."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from theogony.kernel.state import State
from theogony.lab.tally import Tally, empty_tally


def numbers() -> array[int]:
    return array("q")


@dataclass
class Decisions:
    """Every decision, in the order of the games. The hourglass decides under the number of seats."""

    game: array[int] = field(default_factory=numbers)
    step: array[int] = field(default_factory=numbers)  # from 0 in each game
    seat: array[int] = field(default_factory=numbers)
    question: array[int] = field(default_factory=numbers)  # its kind; -1 for the hourglass
    legal: array[int] = field(default_factory=numbers)  # how many actions were open to the seat
    action: array[int] = field(default_factory=numbers)

    def note(self, game: int, step: int, seat: int, state: State, legal: int, action: int) -> None:
        """A decision about to be done."""
        self.game.append(game)
        self.step.append(step)
        self.seat.append(seat)
        self.question.append(int(state.agenda.kind_for(seat)) if seat < int(state.seats) else -1)
        self.legal.append(legal)
        self.action.append(action)

    def columns(self) -> dict[str, array[int]]:
        return dict(vars(self))


@dataclass
class Records:
    """Games that are over."""

    seats: int
    game: array[int] = field(default_factory=numbers)  # its number in the plan
    decisions: array[int] = field(default_factory=numbers)
    places: list[array[int]] = field(default_factory=list)  # by seat
    scores: list[array[int]] = field(default_factory=list)  # by seat
    each: Decisions | None = None

    def __post_init__(self) -> None:
        if not self.places:
            self.places = [numbers() for _ in range(self.seats)]
            self.scores = [numbers() for _ in range(self.seats)]

    def count(self, number: int, ended: State, decisions: int) -> None:
        """Add a game that is over."""
        self.game.append(number)
        self.decisions.append(decisions)
        places = ended.places()
        for seat in range(self.seats):
            self.places[seat].append(int(places[seat]))
            self.scores[seat].append(int(ended.score(seat)))

    def extend(self, later: Records) -> None:
        """Add the games of other records."""
        if later.each is not None:
            self.each = self.each or Decisions()
            for name, column in self.each.columns().items():
                column.extend(later.each.columns()[name])
        for name, column in self.columns().items():
            column.extend(later.columns()[name])

    def only(self, rows: Sequence[int]) -> Records:
        """The games in these rows, in this order, with their decisions."""
        out = Records(self.seats, each=None if self.each is None else Decisions())
        for name, column in out.columns().items():
            own = self.columns()[name]
            column.extend(own[row] for row in rows)
        if self.each is not None and out.each is not None:
            where = {number: place for place, number in enumerate(out.game)}
            noted = [row for row, number in enumerate(self.each.game) if number in where]
            noted.sort(key=lambda row: where[self.each.game[row]])  # type: ignore[union-attr]
            for name, column in out.each.columns().items():
                own = self.each.columns()[name]
                column.extend(own[row] for row in noted)
        return out

    def sort(self) -> None:
        """In the order of the games' numbers."""
        if any(here > following for here, following in pairwise(self.game)):
            ordered = self.only(sorted(range(len(self.game)), key=self.game.__getitem__))
            self.game, self.decisions, self.each = ordered.game, ordered.decisions, ordered.each
            self.places, self.scores = ordered.places, ordered.scores

    def columns(self) -> dict[str, array[int]]:
        by_seat = {f"place_{seat}": column for seat, column in enumerate(self.places)}
        by_seat |= {f"score_{seat}": column for seat, column in enumerate(self.scores)}
        return {"game": self.game, "decisions": self.decisions} | by_seat

    def tally(self) -> Tally:
        """The sums of all games."""
        total = empty_tally(self.seats)
        for row in range(len(self.game)):
            places = [self.places[seat][row] for seat in range(self.seats)]
            total.count(places, [self.scores[seat][row] for seat in range(self.seats)], self.decisions[row])
        return total
