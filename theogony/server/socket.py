"""One WebSocket: reads messages, hands them to the room, and sends what the room tells."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from theogony.kernel.state import EVERYBODY, Refused
from theogony.match import Declined
from theogony.server import driving, frames, playing, sitting
from theogony.server.guests import guest_of, same_origin
from theogony.server.hall import Hall
from theogony.server.lens import Lens
from theogony.server.limits import Bucket
from theogony.server.resolving import No
from theogony.server.room import MOST_CLIENTS, MOST_MISSED, Room, now_ms
from theogony.server.sorry import Sorry, sorry_for, spoken_here
from theogony.server.storage import Down
from theogony.server.visitor import AGAIN, TOO_MUCH, Answers, Visitor
from theogony.server.wire import MOST_BYTES, Do, Message, Nonce, Open, Ping, Say, Try, Undo, Why, read, written
from theogony.words import LANGUAGES, words

FOREIGN, UNKNOWN = 4403, 4404  # why the server closes a connection, beside what is in visitor.py


async def attend(hall: Hall, socket: WebSocket) -> None:
    """The whole life of a connection."""
    if not same_origin(socket):
        await socket.close(FOREIGN)
        return
    guest, room, missing = None, None, Sorry("table.unknown")
    try:
        guest = await guest_of(hall.storage, socket)
        room = await hall.room(str(socket.path_params["match"]))
    except Sorry as sorry:
        missing = sorry
    except Exception as wrong:  # not even opened: the browser tries again, and waits longer every time
        if not isinstance(wrong, Down):
            hall.complain()
        await socket.close(AGAIN)
        return
    language = guest.lang if guest is not None else spoken_here(socket.headers.get("accept-language"))
    await socket.accept()
    if room is None:
        await socket.send_text(written(sorry_frame(missing, language)))
        await socket.close(UNKNOWN)
        return
    if room.gone is not None:
        await socket.close(AGAIN)
        return
    visitor = Visitor(guest, language)
    room.visitors.append(visitor)
    sender = asyncio.create_task(_send(socket, visitor))
    try:
        await _listen(hall, room, visitor, socket)
    finally:
        sender.cancel()
        room.visitors.remove(visitor)
        room.idle_since = now_ms()
        if visitor.opened:
            room.show_people()


async def _send(socket: WebSocket, visitor: Visitor) -> None:
    while True:
        frame = await visitor.frames.get()
        if frame is None:
            await socket.close(visitor.closing)
            return
        try:
            await socket.send_text(frame)
        except (WebSocketDisconnect, RuntimeError):  # gone meanwhile; _listen hears of it too
            return


async def _listen(hall: Hall, room: Room, visitor: Visitor, socket: WebSocket) -> None:
    bucket = Bucket()
    while True:
        try:
            heard = await socket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return
        if heard["type"] != "websocket.receive":
            return
        text = heard.get("text") or heard.get("bytes") or b""
        if not bucket.take():
            if bucket.out_of_patience:
                await socket.close(TOO_MUCH)
                return
            visitor.tell(written(_no(_id_of(text), "slow", visitor, "no-slow")))
            await asyncio.sleep(0)  # others have their turn before the next one of these
            continue
        try:
            message = read(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            visitor.tell(written(_no(_id_of(text), "closed", visitor, "no-broken")))
            continue
        await _hear(hall, room, visitor, message)


async def _hear(hall: Hall, room: Room, visitor: Visitor, message: Message) -> None:
    try:
        match message:
            case Ping():
                visitor.tell(written({"m": "pong", "t": message.t, "now": now_ms()}))
            case Open():
                async with room.lock:
                    await _open(hall, room, visitor, message)
            case Nonce():
                async with room.lock:
                    await sitting.nonce(room, visitor, message.hash, message.open)
            case Say():
                await playing.chat(room, visitor, message.text)
            case Do() | Try() | Why() | Undo():
                await _answer(room, visitor, message)
    except Sorry as sorry:
        visitor.tell(written(sorry_frame(sorry, visitor.language)))
    except Down as down:
        visitor.tell(written(sorry_frame(sorry_for(down), visitor.language)))
    except Exception:  # whatever it was: the server's log has it, the client a sentence
        hall.complain()
        visitor.tell(written(_no(getattr(message, "id", 0), "closed", visitor, "sorry-broken")))


async def _open(hall: Hall, room: Room, visitor: Visitor, message: Open) -> None:
    if message.lang in LANGUAGES:
        visitor.language = str(message.lang)
    if message.client and not visitor.client:
        visitor.client = message.client
        visitor.answers = _answers_of(room, visitor)
    first = not visitor.opened
    visitor.opened = True
    wanted = message.seat
    visitor.follows = wanted is None
    if wanted is not None and not room.may_see(visitor, wanted):
        visitor.tell(written(_no(0, "closed", visitor, "no-not-your-view")))
        wanted = None
    viewer = room.best_view(visitor) if wanted is None else wanted
    if not _missed(room, visitor, viewer, message.have):
        room.show(visitor, viewer)
    if first:
        try:
            for spoken in await hall.storage.chat(room.record.match):
                visitor.tell(playing.chat_frame(spoken))
        finally:
            room.show_people()


def _answers_of(room: Room, visitor: Visitor) -> Answers:
    """What this tab was answered before it lost its connection."""
    key = (visitor.guest_id, visitor.client)
    answers = room.answers.setdefault(key, visitor.answers)
    room.answers.move_to_end(key)
    while len(room.answers) > MOST_CLIENTS:
        room.answers.popitem(last=False)
    return answers


def _missed(room: Room, visitor: Visitor, viewer: int, have: int) -> bool:
    """Tell a returning visitor what happened meanwhile, entry by entry; False if it has to see everything anew."""
    match = room.match
    if match is None or viewer == int(EVERYBODY) or room.count_for(viewer) != len(match.log):
        return False
    if not 0 <= have < len(match.log) or len(match.log) - have > MOST_MISSED:
        return False
    visitor.viewer = viewer
    visitor.tell(written(frames.table(room, visitor)))
    then = room.new_lens(viewer, visitor.language)
    then.look(match.state_at(have))
    room.lens(viewer, visitor.language)
    for entry in match.log[have:]:
        frame: dict[str, Any] = {"m": "news", "n": entry.n, "by": then.author(entry, then.view)}
        frame.update(then.go_on([(entry, match.state_at(entry.n))]))
        frame["h"] = then.hash
        if entry.n == len(match.log):
            frame.update(seats=frames.seats(room, then), clock=frames.clock(room), ask=frames.ask(room, then))
        visitor.tell(written(frame))
    if match.over:
        visitor.tell(written(frames.over(room, visitor)))
    return True


async def _answer(room: Room, visitor: Visitor, message: Do | Try | Why | Undo) -> None:
    """Every message with an id gets exactly one answer; said again, it gets the same one and nothing is done twice."""
    if isinstance(message, Do):
        seats = room.seats_of(visitor)
        seat = message.seat if message.seat is not None else seats[0] if len(seats) == 1 else visitor.viewer
        if seat in seats:
            await driving.wait_quietly(room, seat)
    lasting = isinstance(message, (Do, Undo))
    try:
        async with room.lock:
            if lasting and message.id in visitor.answers:
                visitor.tell(visitor.answers[message.id])
                return
            answer = written(await _said(room, visitor, message))
            if lasting and not answer.startswith('{"m":"held"'):
                visitor.remember(message.id, answer)
            visitor.tell(answer)
    except Sorry as sorry:  # the room is no longer in the hall
        visitor.tell(written({**sorry_frame(sorry, visitor.language), "id": message.id}))


async def _said(room: Room, visitor: Visitor, message: Do | Try | Why | Undo) -> dict[str, Any]:
    try:
        match message:
            case Do():
                return await playing.do(room, visitor, message)
            case Try():
                return await playing.try_out(room, visitor, message)
            case Why():
                return await playing.ask_why(room, visitor, message)
            case Undo():
                return await playing.undo(room, visitor, message)
    except No as no:
        return no.frame(message.id)
    except Declined as refused:
        return playing.declined(_speaker(room, visitor), refused).frame(message.id)
    except Refused as refused:
        id, say = _speaker(room, visitor).refusal(refused.rule, refused.action)
        return No("rule", say, id).frame(message.id)
    except Sorry as sorry:
        return {**sorry_frame(sorry, visitor.language), "id": message.id}


def _speaker(room: Room, visitor: Visitor) -> Lens:
    return room.new_lens(-1, visitor.language)


def _no(id: int, because: str, visitor: Visitor, key: str) -> dict[str, Any]:
    return {"m": "no", "id": id, "because": because, "say": [words(visitor.language).say(key)]}


def sorry_frame(sorry: Sorry, language: str) -> dict[str, Any]:
    return {"m": "no", "id": 0, "because": "closed", "rule": sorry.id, "say": [sorry.sentence(language)]}


class _WithId(msgspec.Struct):
    id: int = 0


def _id_of(text: str | bytes) -> int:
    """The id of a message that is not going to be read."""
    try:
        return msgspec.json.decode(text, type=_WithId).id if len(text) <= MOST_BYTES else 0
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return 0
