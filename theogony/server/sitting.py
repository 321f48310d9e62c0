"""Before a match: seats are taken, nonces committed to and opened, and it starts. The room is locked meanwhile."""

from __future__ import annotations

import asyncio
from secrets import compare_digest

from theogony.bots import BOTS
from theogony.match import PERSON, commitment_to_nonce
from theogony.match.fairness import LEAST_BYTES, MOST_BYTES
from theogony.server.driving import begin, wait_after
from theogony.server.guests import MOST_LETTERS, tidy
from theogony.server.room import Room, now_ms, rebuilt
from theogony.server.sorry import Sorry, passes
from theogony.server.storage import Down, Guest, SeatRecord, TableRecord
from theogony.server.visitor import Visitor

PATIENCE = 10.0  # seconds for a nonce to be committed to, and for it to be opened


async def sit(room: Room, guest: Guest, invite: str | None, wanted: int | None, name: str | None) -> int:
    """The guest takes an empty seat: of a public table, or with the invitation."""
    record = room.record
    if record.seats_of(guest.id) and wanted is None:
        return record.seats_of(guest.id)[0]
    invited = invite is not None and compare_digest(invite.encode(), record.invite.encode())
    if not record.public and not invited and guest.id != record.host:
        raise Sorry("invite.wrong")
    if record.status == "over":
        raise Sorry("table.over")
    if record.status == "running":
        raise Sorry("table.running")
    free = [k for k, seat in enumerate(record.seats) if seat.kind == "open"]
    if not free:
        raise Sorry("table.full")
    if wanted is not None and wanted not in free:
        raise Sorry("seat.taken")
    seat = free[0] if wanted is None else wanted
    shown = tidy(name or "", MOST_LETTERS) or guest.name
    draft = record.draft()
    draft.seats[seat] = SeatRecord("person", _apart(room, shown), guest.id)
    await _seated(room, draft)
    return seat


async def seat_bot(room: Room, guest: Guest, seat: int, bot: str) -> None:
    """A bot takes an empty seat, or plays for a person who is not here."""
    _check_seat(room, seat)
    _check_bot(bot)
    record = room.record
    if guest.id != record.host and not record.seats_of(guest.id):
        raise Sorry("table.not-yours")
    if record.status == "over":
        raise Sorry("table.over")
    if record.seats[seat].kind == "open":
        taken = [one.name for one in record.seats if one.kind != "open"]
        draft = record.draft()
        draft.seats[seat] = SeatRecord("bot", room.hall.bot_name(bot, taken), bot=bot)
        await _seated(room, draft)
        return
    if record.status == "open" or room.player_of(seat) != PERSON:
        raise Sorry("seat.taken")
    if room.here(seat) and record.seats[seat].guest != guest.id:
        raise Sorry("seat.here")
    match, at = room.match, room.at()
    assert match is not None
    await room.change(lambda: match.take_over(seat, bot, at=at))
    room.show_people()


async def come_back(room: Room, guest: Guest, seat: int) -> None:
    """The person takes the seat again from the bot."""
    _check_seat(room, seat)
    if room.record.seats[seat].guest != guest.id:
        raise Sorry("seat.not-yours")
    match = room.match
    if match is None or match.over:
        raise Sorry("table.over" if match is not None else "table.not-full")
    if seat in match.resigned:
        raise Sorry("seat.resigned")
    if match.players[seat] == PERSON:
        return
    at = room.at()
    await room.change(lambda: match.take_over(seat, PERSON, at=at))
    room.show_people()


async def nonce(room: Room, visitor: Visitor, hash: str | None, opened: str | None) -> None:
    """A browser commits to a nonce, or opens it, for all its seats. What comes too late is not used."""
    draft = room.record.draft()
    seats = [draft.seats[k] for k in room.seats_of(visitor)]
    if draft.status != "open" or not seats:
        return
    if hash is not None and not draft.committed and len(hash) == 64:
        for seat in seats:
            seat.commitment = hash
        await room.keep_record(draft)
    elif opened is not None and draft.committed and _is_nonce(opened):
        fitting = [seat for seat in seats if seat.commitment == commitment_to_nonce(bytes.fromhex(opened))]
        for seat in fitting:
            seat.nonce = opened
        if fitting:
            await room.keep_record(draft)
    await go_on(room)


async def start(room: Room, guest: Guest) -> None:
    """The host does not wait for nonces any longer."""
    record = room.record
    if guest.id != record.host:
        raise Sorry("table.not-host")
    if record.status != "open":
        return
    if not _filled(room):
        raise Sorry("table.not-full")
    if not record.committed:
        await _commit(room)
    await go_on(room)


async def _seated(room: Room, draft: TableRecord) -> None:
    await room.keep_record(draft)
    room.show_again()
    room.show_people()
    await go_on(room)


async def go_on(room: Room) -> None:
    """The next step towards the start, if everybody has done the last one; otherwise a limited wait for it.

    A step that could not be written is tried again by itself: what led to it has been written.
    """
    try:
        await _go_on(room)
    except (Sorry, Down) as wrong:
        if not passes(wrong):
            raise
        _wait(room, "again", 1)


async def _go_on(room: Room) -> None:
    if room.gone is not None or room.record.status != "open" or not _filled(room):
        return
    people = [seat for seat in room.record.seats if seat.kind == "person"]
    if not room.record.committed:
        if any(seat.commitment is None for seat in people):
            _wait(room, "commit")
            return
        await _commit(room)
    if any(seat.nonce is None and seat.commitment is not None for seat in people):
        _wait(room, "open")
        return
    await _begin(room)


async def _commit(room: Room) -> None:
    """Show the commitment to the seed: from here on nobody can choose any more."""
    draft = room.record.draft()
    draft.committed = True
    await room.keep_record(draft)
    room.show_again()


async def _begin(room: Room) -> None:
    draft = room.record.draft()
    stored = await room.hall.storage.load(draft.match) if draft.earlier else None
    known = [] if stored is None else stored.entries
    match = rebuilt(draft, known, None)
    if draft.earlier:
        match.fork()
    draft.status = "running"
    draft.started = now_ms() - match.clock.at
    await room.keep_record(draft, match.log[len(known) :], match)
    room.show_again()
    room.hall.drive(room)


def _wait(room: Room, what: str, failures: int = 0) -> None:
    """Go on with the start after a while: with what is there when patience is over, or after a failure once more."""

    async def wait() -> None:
        failed = failures
        while room.gone is None and room.record.status == "open" and _filled(room):
            await asyncio.sleep(wait_after(failed) if failed else room.hall.patience)
            try:
                async with room.lock:
                    if room.record.status != "open" or not _filled(room):
                        return
                    if what == "commit" and not room.record.committed:
                        await _commit(room)
                    elif what == "open" and room.record.committed:
                        await _begin(room)
                    await _go_on(room)
                    return
            except (Sorry, Down) as wrong:
                if not passes(wrong):
                    raise
                failed += 1

    begin(room, what, wait)


def _filled(room: Room) -> bool:
    return all(seat.kind != "open" for seat in room.record.seats)


def _check_seat(room: Room, seat: int) -> None:
    if not 0 <= seat < len(room.record.seats):
        raise Sorry("seat.unknown")


def _check_bot(bot: str) -> None:
    if bot not in BOTS:
        raise Sorry("bot.unknown", bot=tidy(bot, MOST_LETTERS))


def _is_nonce(text: str) -> bool:
    return len(text) % 2 == 0 and LEAST_BYTES <= len(text) // 2 <= MOST_BYTES


def _apart(room: Room, name: str) -> str:
    """The name, told apart from others at the table."""
    taken = {seat.name for seat in room.record.seats if seat.kind != "open"}
    if name not in taken:
        return name
    return next(f"{name} {k}" for k in range(2, 99) if f"{name} {k}" not in taken)
