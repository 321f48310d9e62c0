"""Playing on from a moment of a finished game, at a new table: the same options, other dice, seats as the guest likes.

Only of a finished game: then nothing of it is secret any more.
"""

from __future__ import annotations

from secrets import token_hex, token_urlsafe
from typing import Any

from mypy_extensions import i64

from theogony.kernel.agenda import BIT
from theogony.match import Match, dice_until
from theogony.server.hall import new_name
from theogony.server.room import Room, now_ms
from theogony.server.sorry import Sorry
from theogony.server.storage import Guest, TableRecord
from theogony.words import words


def moment(room: Room, guest: Guest | None, n: int, language: str) -> dict[str, Any]:
    """What a guest has to know of the moment after entry n to seat players there."""
    match = _finished(room)
    _check(match, n)
    state, said = match.state_at(n), words(language, room.game)
    mine = room.record.seats_of(guest.id) if guest is not None else []
    awaited = int(state.awaited())
    seats = [
        {
            "name": seat.name,
            "kind": seat.kind,
            "bot": seat.bot or None,
            "mine": k in mine,
            "score": int(state.score(i64(k))),
            "awaited": bool(awaited & int(BIT[k])),
        }
        for k, seat in enumerate(room.record.seats)
    ]
    return {
        "game": room.game.id,
        "title": said.say("title") if said.has("title") else room.game.title,
        "n": n,
        "of": len(match.log),
        "seats": seats,
        "options": room.hall.pages.options_spoken(room.game, len(room.record.seats), room.record.options, language),
    }


async def fork(
    room: Room,
    guest: Guest,
    n: int,
    seats: list[dict[str, Any]],
    public: bool,
    undo: bool,
    pace: float | None,
    hints: bool | None,
) -> TableRecord:
    """A new table that goes on after entry n."""
    match, old = _finished(room), room.record
    _check(match, n)
    if len(seats) != len(old.seats):
        raise Sorry("fork.seats", seats=len(old.seats), given=len(seats))
    record = TableRecord(
        match=new_name(),
        game=old.game,
        rules=old.rules,
        options=old.options,
        seats=room.hall.seated(guest, seats),
        host=guest.id,
        invite=token_urlsafe(16),
        created=now_ms(),
        seed=token_hex(32),
        public=public,
        undo=undo,
        pace=pace,
        earlier=list(dice_until(match, n)),
        origin=old.match,
        origin_n=n,
    )
    await room.hall.lay(record, hints, match.log[:n])
    return record


def _finished(room: Room) -> Match:
    if room.match is None or not room.match.over:
        raise Sorry("fork.running")
    return room.match


def _check(match: Match, n: int) -> None:
    if not 0 <= n <= len(match.log):
        raise Sorry("fork.moment", n=n, most=len(match.log))
    if match.state_at(n).over():
        raise Sorry("fork.end", n=n)
