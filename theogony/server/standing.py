"""Standing answers: what a player has answered for good. It is kept with the seat and told to nobody else."""

from __future__ import annotations

from theogony.server.room import Room
from theogony.server.sorry import Sorry
from theogony.server.storage import Guest


async def set_standing(room: Room, guest: Guest, wanted: int | None, question: str, answer: str | None) -> int:
    """From now on the seat's question is answered so; with None it is asked again. The seat. The room is locked."""
    mine = room.record.seats_of(guest.id)
    if wanted is not None and wanted not in mine:
        raise Sorry("seat.not-yours")
    if not mine:
        raise Sorry("table.not-yours")
    if room.match is None:
        raise Sorry("table.not-started")
    if room.match.over:
        raise Sorry("table.over")
    known = room.table.standing().get(question)
    if known is None or (answer is not None and answer not in known.answers):
        raise Sorry("standing.unknown")
    seat = mine[0] if wanted is None else wanted
    draft = room.record.draft()
    kept = {name: how for name, how in draft.seats[seat].standing.items() if name != question}
    draft.seats[seat].standing = kept if answer is None else {**kept, question: answer}
    await room.keep_record(draft)
    room.show_standing(seat)
    room.hall.drive(room)
    return seat
