"""Leaving a table before the start, giving up, and stopping the clock together. The room is locked meanwhile."""

from __future__ import annotations

from theogony.bots import BOTS
from theogony.match import PERSON
from theogony.server.room import Room
from theogony.server.sorry import Sorry
from theogony.server.storage import Guest, SeatRecord


async def leave(room: Room, guest: Guest) -> bool:
    """The guest's seats are empty again, and somebody else is host. If nobody is left the table is taken away: True."""
    record = room.record
    if record.status != "open":
        raise Sorry("table.running" if record.status == "running" else "table.over")
    if record.committed:
        raise Sorry("table.starting")
    mine = record.seats_of(guest.id)
    if not mine and guest.id != record.host:
        raise Sorry("table.not-yours")
    draft = record.draft()
    for seat in mine:
        draft.seats[seat] = SeatRecord("open")
    others = [seat.guest for seat in draft.seats if seat.kind == "person"]
    if not others:
        await room.hall.close_table(room)
        return True
    if draft.host == guest.id:
        draft.host = others[0]
    await room.keep_record(draft)
    room.show_again()
    room.show_people()
    return False


async def resign(room: Room, guest: Guest, seat: int | None) -> None:
    """The guest gives up with this seat, or all the own ones; bots act for them while others go on."""
    match = room.match
    if match is None:
        raise Sorry("table.not-started")
    mine = room.record.seats_of(guest.id)
    given_up = mine if seat is None else [seat] if seat in mine else []
    if not given_up:
        raise Sorry("seat.not-yours" if mine else "table.not-yours")
    for one in given_up:
        if match.over:
            raise Sorry("table.over")
        if one in match.resigned:
            raise Sorry("seat.resigned")
        at = room.at()
        await room.change(lambda one=one, at=at: match.resign(one, usual_bot(), at=at))  # type: ignore[misc]
    room.show_people()


async def pause(room: Room, guest: Guest, wanted: bool) -> None:
    """The clock stops when everybody who plays wants it to, and goes on as soon as one of them wants that."""
    match = room.match
    if match is None:
        raise Sorry("table.not-started")
    if match.over:
        raise Sorry("table.over")
    mine = room.record.seats_of(guest.id)
    if not mine:
        raise Sorry("table.not-yours")
    if match.paused == wanted:
        return
    at, draft = room.at(), room.record.draft()
    pausing = sorted({*draft.pausing, *mine}) if wanted else []
    people = [k for k, player in enumerate(match.players) if player == PERSON]
    agreed = set(people) <= set(pausing)
    draft.pausing = [] if agreed else pausing
    if not wanted:
        await room.change(lambda: match.resume(at=at), record=draft)
    elif agreed:
        await room.change(lambda: match.pause(at=at), record=draft)
    else:
        await room.keep_record(draft)
    room.show_people()


def usual_bot() -> str:
    """Neither the weakest nor the strongest where there are three, else the last."""
    names = list(BOTS)
    return names[len(names) // 2 if len(names) > 2 else -1]
