"""A hint: what the best bot would do at a player's place, and what it thinks of the alternatives.

The bot that is asked sees what the seat sees and nothing else. A table has to allow hints.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from theogony.bots.bot import Tried
from theogony.kernel.state import State
from theogony.match import PERSON
from theogony.server.lens import Lens
from theogony.server.room import Room
from theogony.server.sorry import Sorry
from theogony.server.storage import Guest
from theogony.table.names import Names
from theogony.table.saying import Said

ADVISER = "adept"
MOST_MOVES = 4


async def hint(room: Room, guest: Guest, wanted: int | None, language: str) -> dict[str, Any]:
    """The question the hint is about, and the moves, the best first: said in handles and in words, with the chance."""
    async with room.lock:
        seat, view = _asked(room, guest, wanted)
    name = f"hint {seat}"
    if name in room.hinting:
        raise Sorry("slow")
    room.hinting.add(name)
    try:
        tried = await room.hall.thinkers.look(ADVISER, view, seat)
    finally:
        room.hinting.discard(name)
    lens = room.new_lens(seat, language)
    return {"q": int(view.question(i64(seat))), "as": seat, "moves": _moves(lens, view, seat, tried[:MOST_MOVES])}


def _asked(room: Room, guest: Guest, wanted: int | None) -> tuple[int, State]:
    """The seat that wants to know, and what it sees."""
    match, record = room.match, room.record
    if not record.hints:
        raise Sorry("hint.not-here")
    if match is None:
        raise Sorry("table.not-started")
    if match.over:
        raise Sorry("table.over")
    mine = [seat for seat in record.seats_of(guest.id) if match.players[seat] == PERSON]
    asked = [seat for seat in mine if len(match.state.legal(i64(seat))) > 0]
    if wanted is not None and wanted not in mine:
        raise Sorry("seat.not-yours")
    seats = asked if wanted is None else [seat for seat in asked if seat == wanted]
    if not seats:
        raise Sorry("hint.not-asked")
    return seats[0], match.state.seen_by(i64(seats[0]))


def _moves(lens: Lens, view: State, seat: int, tried: list[Tried]) -> list[dict[str, Any]]:
    names = _names(lens, view, seat)
    out = []
    for one in tried:
        said = lens.table.said(view, seat, one.action)
        out.append(
            {
                "say": said,
                "text": _in_words(lens, names, said),
                "share": None if one.share is None else round(one.share, 3),
            }
        )
    return out


def in_words(lens: Lens, view: State, seat: int, action: int) -> str:
    """An action open to the seat whose view this is, in words."""
    return _in_words(lens, _names(lens, view, seat), lens.table.said(view, seat, action))


def _names(lens: Lens, view: State, seat: int) -> Names:
    table = lens.table
    return Names(lens.voice, lens.types, table.zones(view, seat), table.pieces(view, seat), table.buttons(view, seat))


def _in_words(lens: Lens, names: Names, said: Said) -> str:
    """The kind of action, and what it touches, as short as can be: the table lights which one is meant."""
    kind = str(said["k"])
    what = lens.voice.words.say(lens.table.says[kind].name or f"kind-{kind}")
    touched = [name for word in said.items() if word[0] != "k" for name in _named(names, word[1])]
    return f"{what}: {' + '.join(touched)}" if touched and touched != [what] else what


def _named(names: Names, word: str | int | list[str]) -> list[str]:
    if isinstance(word, int):
        return [str(word)]
    return [names.name(handle).split(", ")[0] for handle in ([word] if isinstance(word, str) else word)]
