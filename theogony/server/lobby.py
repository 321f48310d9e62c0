"""The lobby: cards of the tables a guest sits at, of those open to everybody, and of finished games."""

from __future__ import annotations

from typing import Any

from theogony.server.hall import Hall
from theogony.server.storage import Row
from theogony.words import words


async def cards(hall: Hall, guest: str, language: str) -> dict[str, Any]:
    mine = await hall.storage.tables_of(guest) if guest else []
    running = [card(hall, row, guest, language) for row in mine if row.record.status != "over"]
    own = {row.record.match for row in mine}
    listed = [row for row in await hall.storage.open_tables() if row.record.match not in own]
    finished = [row for row in mine if row.record.status == "over"]
    finished += [row for row in await hall.storage.finished_tables() if row.record.match not in own]
    finished.sort(key=lambda row: -row.summary.since)
    return {
        "mine": sorted((one for one in running if one), key=lambda one: not one["your_turn"]),
        "open": [one for one in (card(hall, row, guest, language) for row in listed) if one],
        "finished": [one for one in (card(hall, row, guest, language) for row in finished) if one],
    }


def card(hall: Hall, row: Row, guest: str, language: str) -> dict[str, Any]:
    """What the lobby shows of a table; nothing if its game cannot be shown here."""
    record, summary = row.record, row.summary
    game = hall.pages.games.get(record.game)
    if game is None:
        return {}
    said = words(language, game)
    mine = record.seats_of(guest)
    seats: list[dict[str, Any]] = []
    for k, seat in enumerate(record.seats):
        shown: dict[str, Any] = {
            "name": seat.name,
            "kind": seat.kind,
            "mine": k in mine,
            "awaited": k in summary.awaited,
        }
        if summary.scores:
            shown["score"] = summary.scores[k]
        if summary.places:
            shown["place"] = summary.places[k]
        seats.append(shown)
    return {
        "match": record.match,
        "game": record.game,
        "title": said.say("title") if said.has("title") else game.title,
        "seats": seats,
        "your_turn": any(k in mine for k in summary.awaited),
        "public": record.public,
        "status": record.status,
        "moves": summary.moves,
        "since": summary.since or record.created,
    }
