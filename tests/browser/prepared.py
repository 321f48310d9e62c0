"""Tables laid in a position that a test has arranged, which no game would come to in reasonable time.

The database gets the entries of a game that was begun, and a snapshot that says it has come to the arranged position:
that is what the server opens.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from mypy_extensions import i64

from theogony.kernel.game import Game, OptionValue
from theogony.kernel.state import State
from theogony.match import PERSON, Match, Seat
from theogony.match.entries import Did, sealed
from theogony.match.snapshot import snapshot
from theogony.server.hall import new_name
from theogony.server.room import now_ms
from theogony.server.storage import SeatRecord, Summary, TableRecord, open_storage

KEY = bytes(range(32))
BEGUN = 6  # entries of the game that was begun
T = TypeVar("T")


def lay(
    database: Path,
    game: Game,
    state: State,
    players: Mapping[int, str],
    options: Mapping[str, OptionValue] | None = None,
) -> str:
    """A running table in this position: its name. `players` are ids of guests by seat, or `bot:greedy`; whoever is not
    named is a person who is not there."""
    seats = [_seated(f"Player {k + 1}", players.get(k, f"away{k}")) for k in range(int(state.seats))]
    match = Match(game, [Seat(seat.name, seat.bot or PERSON) for seat in seats], dict(options or {}), key=KEY)
    while len(match.log) < BEGUN:
        seat = next(seat for seat in range(len(seats)) if len(match.state.legal(i64(seat))))
        match.act(seat, int(match.state.legal(i64(seat))[0]))
    match.state = state
    match.log[-1] = sealed(match.log[-1], match.log[-2].check, state.dump())  # or the server would not believe it
    record = TableRecord(
        match=new_name(),
        game=game.id,
        rules=game.rules_version,
        options=match.options,
        seats=seats,
        host=players[min(players)],
        invite="",
        created=now_ms(),
        key=KEY.hex(),
        status="running",
        committed=True,
        started=now_ms(),
        undo=True,
    )
    _wait_for(_write(database, record, match, snapshot(match)))
    return record.match


def _seated(name: str, who: str) -> SeatRecord:
    bot = who.removeprefix("bot:")
    return SeatRecord("person", name, who) if bot == who else SeatRecord("bot", name, bot=bot)


async def _write(database: Path, record: TableRecord, match: Match, kept: bytes) -> None:
    storage = open_storage(str(database))
    try:
        summary = Summary(moves=len(match.log))
        await storage.add_table(record, summary, match.log[:-1])
        await storage.append(record.match, match.log[-1:], summary, None, kept)
    finally:
        storage.close()


def done_at(database: Path, match: str) -> list[tuple[int, str]]:
    """What was done at a laid table since: seat and notation, from what the server has stored."""

    async def read() -> Sequence[Any]:
        storage = open_storage(str(database))
        try:
            stored = await storage.load(match)
        finally:
            storage.close()
        assert stored is not None
        return stored.entries[BEGUN:]

    return [(entry.seat, entry.say) for entry in _wait_for(read()) if isinstance(entry, Did)]


def _wait_for(work: Coroutine[Any, Any, T]) -> T:
    """In a thread of its own: the browser's event loop runs in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
