"""Replay files, and game files brought from elsewhere."""

from __future__ import annotations

import asyncio
from typing import Any

from theogony.kernel.state import EVERYBODY, NOBODY, State
from theogony.match import PERSON, FileError, Match, verify
from theogony.match.clock import Clock
from theogony.server import frames
from theogony.server.hall import Hall, new_name
from theogony.server.room import Room, now_ms
from theogony.server.sorry import Sorry
from theogony.server.storage import Guest, SeatRecord, Summary, TableRecord
from theogony.server.visitor import Visitor

BREATHE_EVERY = 8  # entries after which other tables get their turn


async def replay(room: Room, guest: Guest | None, wanted: str | None, language: str) -> dict[str, Any]:
    """Table, first scene and all news of one view: an own seat or a spectator's; after the end any seat's, or all."""
    match = room.match
    if match is None:
        raise Sorry("table.not-started")
    visitor = Visitor(guest, language)
    visitor.viewer = _viewer(room, visitor, wanted)
    count = room.count_for(visitor.viewer)
    async with room.hall.few_at_a_time:
        lens = room.new_lens(visitor.viewer, language)
        state, clock = match.state_at(0), Clock(len(match.seats))
        clock.read_timer(state)
        lens.look(state)
        out = {"table": {**frames.table(room, visitor), "zones": lens.zones(), "kinds": lens.kinds()}}
        out["scene"] = {
            "m": "scene",
            "n": 0,
            "h": lens.hash,
            "pieces": lens.shown,
            "seats": frames.seats(room, lens),
            "clock": None,
            "sand": _sand(clock, state),
            "ask": _quiet_ask(lens.ask()),
            "log": [],
            "people": [],
        }
        news: list[dict[str, Any]] = []
        for entry in match.log[:count]:
            before, after = lens.view, match.state_at(entry.n)
            assert before is not None
            hidden = lens.hides(entry, before, after)
            frame: dict[str, Any] = {"m": "news", "n": entry.n, "by": lens.author(entry, before), "at": entry.at}
            frame.update(lens.go_on([(entry, after)]))
            frame.update(h=lens.hash, seats=frames.seats(room, lens), ask=_quiet_ask(lens.ask()))
            clock.follow(entry, state, after)
            state = after
            frame["sand"] = _sand(clock, after)
            if not hidden:
                news.append(frame)
            if entry.n % BREATHE_EVERY == 0:
                await asyncio.sleep(0)
    whole: dict[str, Any] = {**out, "news": news}
    if match.over:
        whole["over"] = frames.over(room, visitor)
    return whole


def _sand(clock: Clock, state: State) -> dict[str, int] | None:
    """How much was left in the hourglass at this moment, in milliseconds; None if none ran."""
    left = clock.left(state)
    return None if left is None else {"left": left, "len": int(state.deadline())}


def _quiet_ask(ask: dict[str, Any]) -> dict[str, Any]:
    """A replay asks nobody anything: only what was said above the board."""
    return {"q": 0, "must": False, "wait": ask["wait"], "text": ask["text"]}


def _viewer(room: Room, visitor: Visitor, wanted: str | None) -> int:
    if wanted is None:
        return int(EVERYBODY) if room.may_see(visitor, int(EVERYBODY)) else room.best_view(visitor)
    known = {"all": int(EVERYBODY), "spectator": int(NOBODY)}
    if wanted not in known and not (wanted.isascii() and wanted.removeprefix("-").isdigit()):
        raise Sorry("seat.unknown")
    viewer = known[wanted] if wanted in known else int(wanted[:6])
    if not room.may_see(visitor, viewer):
        raise Sorry("seat.not-yours")
    return viewer


async def bring(hall: Hall, guest: Guest, content: bytes) -> str:
    """A finished game from a file, verified: its new table."""
    try:
        async with hall.few_at_a_time:
            found = await asyncio.to_thread(verify, content)
    except FileError as wrong:
        raise Sorry("import.wrong", reason=str(wrong)) from None
    match = found.match
    if match is None or not match.over:
        raise Sorry("import.running")
    record = _record(match, guest)
    result = match.result()
    assert result is not None
    summary = Summary(len(match.log), [], list(result.scores), list(result.places), now_ms())
    await hall.storage.add_table(record, summary, match.log)
    return record.match


def _record(match: Match, guest: Guest) -> TableRecord:
    agreement = match.agreement
    seats: list[SeatRecord] = []
    for k, seat in enumerate(match.seats):
        person = seat.player == PERSON
        one = SeatRecord("person" if person else "bot", seat.name, bot="" if person else seat.player)
        if agreement is not None:
            nonce = agreement.nonces[k]
            one.commitment = agreement.committed[k]
            one.nonce = None if nonce is None else nonce.hex()
        seats.append(one)
    return TableRecord(
        match=new_name(),
        game=match.game.id,
        rules=match.game.rules_version,
        options=match.options,
        seats=seats,
        host=guest.id,
        invite="",
        created=now_ms(),
        seed="" if agreement is None else agreement.seed.hex(),
        key=match.key.hex() if agreement is None else "",
        status="over",
        committed=agreement is not None,
        started=now_ms() - match.clock.at,
        earlier=list(match.earlier),
    )
