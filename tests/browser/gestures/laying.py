"""Lays a match in the middle of it on a table of the test's server, with a person in one seat, and reads its log."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from tests.browser.gestures.positions import Position
from theogony.match import Entry, Match, Seat
from theogony.match.entries import Did
from theogony.server.hall import new_name
from theogony.server.room import now_ms
from theogony.server.storage import SeatRecord, Summary, TableRecord
from theogony.server.storage.sqlite import open_sqlite

T = TypeVar("T")


class Tables:
    """The server's database, from outside. Nobody but the person acts at these tables: the others never come."""

    def __init__(self, database: Path) -> None:
        self._storage = open_sqlite(database)
        self._thread = ThreadPoolExecutor(1)  # the browser's own event loop runs in this one

    def _wait_for(self, work: Coroutine[Any, Any, T]) -> T:
        return self._thread.submit(asyncio.run, work).result()

    def lay(self, position: Position, guest: str) -> tuple[str, int]:
        """A table at which this position is reached: its name, and how many entries its log has."""
        names = [f"Player {k + 1}" for k in range(position.seats)]
        match = Match(position.game, [Seat(name) for name in names], position.options, key=position.key)
        for seat, action in position.done:
            if seat < position.seats:
                match.act(seat, action)
            else:
                due = match.due()
                assert due is not None
                match.tick(due)
        record = TableRecord(
            match=new_name(),
            game=position.game.id,
            rules=position.game.rules_version,
            options=match.options,
            seats=[
                SeatRecord("person", name, guest if k == position.seat else f"away-{k}") for k, name in enumerate(names)
            ],
            host=guest,
            invite="",
            created=now_ms(),
            key=position.key.hex(),
            status="running",
            committed=True,
            started=now_ms() - match.clock.at,
        )
        self._wait_for(self._storage.add_table(record, Summary(moves=len(match.log)), match.log))
        return record.match, len(match.log)

    def log(self, match: str, after: int) -> list[Entry]:
        stored = self._wait_for(self._storage.load(match))
        assert stored is not None
        return stored.entries[after:]

    def done_by(self, match: str, seat: int, after: int) -> list[str]:
        """What the seat has done since, in notation."""
        return [entry.say for entry in self.log(match, after) if isinstance(entry, Did) and entry.seat == seat]

    def close(self) -> None:
        self._storage.close()
        self._thread.shutdown()
