"""What people do at a running table: do, try, why, undo, chat. Every function here runs while the room is locked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64

from theogony.match import PERSON, Declined
from theogony.server.asking import answer_for
from theogony.server.guests import tidy
from theogony.server.lens import Lens
from theogony.server.resolving import No, Outlook, outlook, resolve, why
from theogony.server.room import Room, now_ms
from theogony.server.sorry import Sorry
from theogony.server.storage import Chat
from theogony.server.visitor import Visitor
from theogony.server.wire import Do, Try, Undo, Why, written
from theogony.table.saying import Said

MOST_CHAT = 500


async def do(room: Room, visitor: Visitor, message: Do) -> dict[str, Any]:
    """The answer: `ok`, or `held` if it is final and not yet sure. `No` if it is not done."""
    seat, lens = await _at_the_table(room, visitor, message.seat, message.q)
    match = room.match
    assert match is not None
    try:
        actions = resolve(lens, match.state, seat, message.say)
    except No as no:
        raise room.moments.outrun(now_ms(), lens, seat, message.say, no) from None
    if not message.sure:
        held = _held(room, lens, seat, message.say)
        if held is not None:
            return {"m": "held", "id": message.id, **held}
    at = room.at()
    await room.change(lambda: match.act(seat, actions, at=at, question=message.q), visitor, message.id)
    return {"m": "ok", "id": message.id}


async def try_out(room: Room, visitor: Visitor, message: Try) -> dict[str, Any]:
    seat, lens = await _at_the_table(room, visitor, message.seat, message.q)
    return {"m": "tried", "id": message.id, **_tried(room, lens, seat, message.say, outlook(lens, seat, message.say))}


async def ask_why(room: Room, visitor: Visitor, message: Why) -> dict[str, Any]:
    """`No` with the rule, or `ok` if it can be done after all."""
    seat, lens = await _at_the_table(room, visitor, message.seat, None)
    why(lens, seat, message.say, message.touch)
    return {"m": "ok", "id": message.id}


async def undo(room: Room, visitor: Visitor, message: Undo) -> dict[str, Any]:
    seat, lens = await _at_the_table(room, visitor, message.seat, None)
    match = room.match
    assert match is not None
    if not room.record.undo:
        raise No("closed", lens.say("no-undo-here"))
    at = room.at()
    await room.change(lambda: match.undo(seat, at=at), visitor, message.id)
    return {"m": "ok", "id": message.id}


async def chat(room: Room, visitor: Visitor, text: str) -> None:
    said = tidy(text, MOST_CHAT)
    if not said or visitor.guest is None:
        return
    if not visitor.chatting.take():
        raise Sorry("slow")
    seats = room.seats_of(visitor)
    spoken = Chat(visitor.guest.name, said, now_ms(), seats[0] if seats else -1)
    await room.hall.storage.say(room.record.match, spoken)
    show_chat(room, spoken)


def show_chat(room: Room, spoken: Chat) -> None:
    for visitor in room.visitors:
        if visitor.opened:
            visitor.tell(chat_frame(spoken))


def chat_frame(spoken: Chat) -> str:
    return written({"m": "chat", "from": spoken.sender, "seat": spoken.seat, "text": spoken.text, "at": spoken.at})


async def _at_the_table(room: Room, visitor: Visitor, wanted: int | None, q: int | None) -> tuple[int, Lens]:
    """The seat that speaks and its lens; `No` if it may not speak now, or answers what is no longer asked."""
    spectator = Lens(room.table, -1, visitor.language, [seat.name for seat in room.record.seats])
    if room.match is None:
        raise No("closed", spectator.say("no-not-started"))
    seats = room.seats_of(visitor)
    seat = wanted if wanted is not None else visitor.viewer if visitor.viewer in seats else seats[0] if seats else -1
    if seat not in seats:
        raise No("closed", spectator.say("no-not-your-seat"))
    match, passed = room.match, await room.tick()
    lens = room.lenses.get((seat, visitor.language))
    if lens is None:
        lens = room.new_lens(seat, visitor.language)
        lens.look(match.state)
    if match.over:
        raise No("closed", lens.say("engine-over"), "engine.over")
    if match.players[seat] != PERSON:
        raise No("closed", lens.say("no-bot-plays"))
    if q is not None and int(match.state.question(i64(seat))) != q:
        if q <= 0:
            raise No("turn", lens.say("engine-not-asked"), "engine.not-asked")
        by = lens.author(match.log[-1], None) if match.log and not match.state.agenda.quiet() else None
        raise No("late" if passed else "gone", lens.say("engine-late"), "engine.late", by=by)
    return seat, lens


def _held(room: Room, lens: Lens, seat: int, says: Sequence[Said]) -> dict[str, Any] | None:
    """What an unsure list is answered instead of being done; None if it need not be held."""
    hold = lens.table.says[str(says[-1]["k"])].hold
    if hold == "never":
        return None
    seen = outlook(lens, seat, says)
    return _tried(room, lens, seat, says, seen) if hold == "always" or seen.final else None


def _tried(room: Room, lens: Lens, seat: int, says: Sequence[Said], seen: Outlook) -> dict[str, Any]:
    out = lens.ghost(seen.states, seen.views)
    out["final"] = seen.final
    out["cut"] = seen.cut
    out["ask"] = None
    out["whole"] = True  # nothing that is asked next belongs to it
    if not seen.cut:
        view = seen.views[0][-1]
        asked = answer_for(room, seat, view) is None
        out["ask"] = lens.ask(state=view, pieces=lens.table.pieces(view, seat)) if asked else lens.rest(view)
        belongs = lens.table.says[str(says[-1]["k"])].chain
        out["whole"] = not (asked and view.question(i64(seat)) and int(view.agenda.kind_for(i64(seat))) in belongs)
    return out


def declined(lens: Lens, refused: Declined) -> No:
    """What the match itself does not do, in words."""
    because = "late" if refused.id == "engine.late" else "closed" if refused.id == "engine.over" else "rule"
    return No(because, lens.say(refused.id.replace(".", "-")), refused.id)
