"""What is stored about guests and tables, beside the entries of the matches."""

from __future__ import annotations

from typing import Literal

import msgspec

from theogony.kernel.game import OptionValue
from theogony.match import Agreement, Seat
from theogony.match.fairness import DiceSource
from theogony.match.match import PERSON

Status = Literal["open", "running", "over"]
SeatKind = Literal["person", "bot", "open"]


class Guest(msgspec.Struct, frozen=True):
    """Whoever opened the page. The key itself is only in the guest's cookie; here is its hash."""

    id: str
    name: str
    lang: str


class SeatRecord(msgspec.Struct, omit_defaults=True):
    """One seat of a table: who may answer for it, and what it has added to the dice."""

    kind: SeatKind
    name: str = ""
    guest: str = ""  # id of the guest whose seat it is
    bot: str = ""
    commitment: str | None = None
    nonce: str | None = None
    standing: dict[str, str] = {}  # by question: how it is answered without asking; nobody else's business


class TableRecord(msgspec.Struct, omit_defaults=True):
    """A table from the moment somebody sets it up. With its entries it rebuilds the match."""

    match: str
    game: str
    rules: int
    options: dict[str, OptionValue]
    seats: list[SeatRecord]
    host: str
    invite: str
    created: int  # milliseconds since 1970, as all times here
    seed: str = ""  # hexadecimal; secret until the match is over
    key: str = ""  # instead of a seed: the dice of an imported match nobody had to agree on
    public: bool = False
    undo: bool = True
    hints: bool = False
    status: Status = "open"
    committed: bool = False  # the seed was committed to: nobody can leave, nonces may be opened
    started: int = 0
    rematch: str = ""
    pausing: list[int] = []  # seats that want the clock to stop, while others do not
    earlier: list[DiceSource] = []  # the dice of the matches this one goes on from; it begins with their entries
    origin: str = ""  # the table it was forked from,
    origin_n: int = 0  # and after which of its entries
    pace: float | None = None  # seconds a bot takes at least; None: as the server has it

    def draft(self) -> TableRecord:
        """A copy to be changed and written; the room takes it when it is written."""
        return msgspec.json.decode(msgspec.json.encode(self), type=TableRecord)

    def agreement(self) -> Agreement | None:
        if self.key:
            return None
        return Agreement(
            seed=bytes.fromhex(self.seed),
            committed=tuple(seat.commitment for seat in self.seats),
            nonces=tuple(None if seat.nonce is None else bytes.fromhex(seat.nonce) for seat in self.seats),
        )

    def sitters(self) -> list[Seat]:
        return [Seat(seat.name, seat.bot if seat.kind == "bot" else PERSON) for seat in self.seats]

    def seats_of(self, guest: str) -> list[int]:
        return [k for k, seat in enumerate(self.seats) if guest and seat.kind == "person" and seat.guest == guest]


class Summary(msgspec.Struct, omit_defaults=True):
    """What the lobby shows of a table without opening it."""

    moves: int = 0
    awaited: list[int] = []
    scores: list[int] = []
    places: list[int] = []
    since: int = 0


class Chat(msgspec.Struct, omit_defaults=True):
    sender: str
    text: str
    at: int
    seat: int = -1


class Row(msgspec.Struct):
    """A table as the lobby reads it."""

    record: TableRecord
    summary: Summary
