"""The HTTP interface: guests, games, lobby, tables. Errors are sentences; the paths are in `docs/protocol.md`."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from theogony.kernel.game import OptionValue
from theogony.kernel.state import NOBODY
from theogony.match import FileError, published, verify
from theogony.server import forking, frames, hints, leaving, lobby, replays, reviews, sitting, standing
from theogony.server.addresses import base_address
from theogony.server.guests import MOST_LETTERS, guest_of, hashed, key_of, set_cookie, tidy, welcome
from theogony.server.hall import Hall
from theogony.server.option_text import read_option
from theogony.server.paces import PaceName, in_seconds
from theogony.server.pages import rules_spoken
from theogony.server.room import Room
from theogony.server.sorry import Sorry, spoken_here
from theogony.server.storage import Guest
from theogony.words import LANGUAGES

MOST_BODY = 65_536
MOST_FILE = 4_000_000
MOST_DIGITS = 9
MOST_PACE = 10.0  # seconds a bot may be asked to wait

Short = Annotated[str, msgspec.Meta(max_length=200)]


class Me(msgspec.Struct):
    name: Short | None = None
    lang: Short | None = None


class WantedSeat(msgspec.Struct):
    kind: Short
    name: Short | None = None
    bot: Short | None = None


class Laid(msgspec.Struct, kw_only=True):
    """What is asked for with every new table."""

    seats: Annotated[list[WantedSeat], msgspec.Meta(min_length=1, max_length=16)]
    public: bool = False
    undo: bool = True
    help: Short | None = None
    pace: Annotated[float, msgspec.Meta(ge=0, le=MOST_PACE)] | PaceName | None = None
    hints: bool | None = None  # None: where nobody plays against other people


class NewTable(Laid, kw_only=True):
    game: Short
    options: dict[str, OptionValue] = {}


class Fork(Laid, kw_only=True):
    n: int


class Sit(msgspec.Struct):
    invite: Short | None = None
    seat: int | None = None
    name: Short | None = None


class OptionText(msgspec.Struct):
    text: str


class Resign(msgspec.Struct):
    seat: int | None = None


class Pause(msgspec.Struct):
    pause: bool = True


class StandingAnswer(msgspec.Struct):
    question: Short
    answer: Short | None = None  # None: to be asked again
    seat: int | None = None


class HintFor(msgspec.Struct):
    seat: int | None = None


class Reseat(msgspec.Struct):
    bot: Short | None = None
    back: bool = False


def answer(content: object, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(content), status, media_type="application/json", headers={"Cache-Control": "no-store"}
    )


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def language_of(request: Request) -> str:
    """The guest's language, or the first the browser asks for."""
    wanted = request.query_params.get("lang")
    if wanted in LANGUAGES:
        return str(wanted)
    guest = await guest_of(hall_of(request).storage, request)
    return guest.lang if guest is not None else spoken_here(request.headers.get("accept-language"))


async def body_of(request: Request, most: int = MOST_BODY) -> bytes:
    content = b""
    async for chunk in request.stream():
        content += chunk
        if len(content) > most:
            raise Sorry("too-large", most=most)
    return content


async def read(request: Request, type: type[Any]) -> Any:
    try:
        return msgspec.json.decode(await body_of(request) or b"{}", type=type)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as wrong:
        raise Sorry("body.wrong", reason=f"{wrong}.") from None


async def somebody(request: Request) -> Guest:
    guest = await guest_of(hall_of(request).storage, request)
    if guest is None:
        raise Sorry("cookie")
    return guest


async def room_of(request: Request) -> Room:
    return await hall_of(request).room(str(request.path_params["match"]))


# ---- guests and games


async def me(request: Request) -> Response:
    storage = hall_of(request).storage
    guest, key = await guest_of(storage, request), None
    if guest is None:
        guest, key = await welcome(storage, request)
    if request.method == "POST":
        wanted = await read(request, Me)
        name = guest.name if wanted.name is None else tidy(wanted.name, MOST_LETTERS)
        if not name:
            raise Sorry("name.empty")
        if wanted.lang is not None and wanted.lang not in LANGUAGES:
            raise Sorry("lang.unknown", lang=tidy(wanted.lang, MOST_LETTERS))
        guest = Guest(guest.id, name, wanted.lang or guest.lang)
        await storage.save_guest(hashed(key or key_of(request) or ""), guest)
    out = answer({"name": guest.name, "lang": guest.lang, "id": guest.id})
    if key is not None:
        set_cookie(out, key, request.url.scheme == "https")
    return out


async def list_games(request: Request) -> Response:
    hall = hall_of(request)
    all_games = hall.pages.games.values()
    secrets = {game.id: hall.has_secrets(game) for game in all_games}
    live = {game.id: hall.is_live(game) for game in all_games}
    return answer(hall.pages.cards(await language_of(request), secrets, live))


async def show_lobby(request: Request) -> Response:
    guest = await guest_of(hall_of(request).storage, request)
    return answer(await lobby.cards(hall_of(request), "" if guest is None else guest.id, await language_of(request)))


# ---- tables


async def new_table(request: Request) -> Response:
    guest = await somebody(request)
    wanted: NewTable = await read(request, NewTable)
    seats = [msgspec.to_builtins(seat) for seat in wanted.seats]
    record = await hall_of(request).set_up(
        guest,
        hall_of(request).named_game(wanted.game),
        wanted.options,
        seats,
        wanted.public,
        wanted.undo,
        in_seconds(wanted.pace),
        wanted.hints,
    )
    return answer({"match": record.match, "invite": invite_address(request, record.match, record.invite)})


async def check_option(request: Request) -> Response:
    """A table of values as its host wrote it, made whole by the game; or what is wrong with it."""
    game = hall_of(request).named_game(str(request.path_params["game"]))
    wanted: OptionText = await read(request, OptionText)
    return answer({"value": read_option(game, str(request.path_params["option"]), wanted.text)})


async def leave(request: Request) -> Response:
    guest, room = await somebody(request), await room_of(request)
    async with room.lock:
        return answer({"gone": await leaving.leave(room, guest)})


async def resign(request: Request) -> Response:
    guest, room = await somebody(request), await room_of(request)
    wanted: Resign = await read(request, Resign)
    async with room.lock:
        await leaving.resign(room, guest, wanted.seat)
    return answer({})


async def pause(request: Request) -> Response:
    guest, room = await somebody(request), await room_of(request)
    wanted: Pause = await read(request, Pause)
    async with room.lock:
        await leaving.pause(room, guest, wanted.pause)
        return answer(frames.pauses(room))


async def standing_answer(request: Request) -> Response:
    guest, room = await somebody(request), await room_of(request)
    wanted: StandingAnswer = await read(request, StandingAnswer)
    async with room.lock:
        seat = await standing.set_standing(room, guest, wanted.seat, wanted.question, wanted.answer)
        return answer({"seat": seat, "set": room.record.seats[seat].standing})


async def sit(request: Request) -> Response:
    guest, room = await somebody(request), await room_of(request)
    wanted: Sit = await read(request, Sit)
    async with room.lock:
        seat = await sitting.sit(room, guest, wanted.invite, wanted.seat, wanted.name)
    return answer({"seat": seat})


async def reseat(request: Request) -> Response:
    guest, room = await somebody(request), await room_of(request)
    wanted: Reseat = await read(request, Reseat)
    seat = int(request.path_params["seat"])
    async with room.lock:
        if wanted.back:
            await sitting.come_back(room, guest, seat)
        elif wanted.bot is not None:
            await sitting.seat_bot(room, guest, seat, wanted.bot)
        else:
            raise Sorry("body.wrong", reason="bot, back")
    return answer({"seat": seat})


async def hint(request: Request) -> Response:
    guest, room = await somebody(request), await room_of(request)
    wanted: HintFor = await read(request, HintFor)
    return answer(await hints.hint(room, guest, wanted.seat, await language_of(request)))


async def start(request: Request) -> Response:
    guest, room = await somebody(request), await room_of(request)
    async with room.lock:
        await sitting.start(room, guest)
    return answer({"status": room.record.status})


async def rematch(request: Request) -> Response:
    guest, room = await somebody(request), await room_of(request)
    async with room.lock:
        return answer({"match": await hall_of(request).rematch(guest, room)})


async def fork(request: Request) -> Response:
    """A moment of a finished game, to play on from; POST makes the table."""
    room = await room_of(request)
    if request.method == "GET":
        said = request.query_params.get("n", "")
        if not said.isascii() or not said.isdigit() or len(said) > MOST_DIGITS:
            raise Sorry("body.wrong", reason=f"n={tidy(said, MOST_LETTERS)}")
        guest = await guest_of(hall_of(request).storage, request)
        async with room.lock:
            return answer(forking.moment(room, guest, int(said), await language_of(request)))
    maker = await somebody(request)
    wanted: Fork = await read(request, Fork)
    seats = [msgspec.to_builtins(seat) for seat in wanted.seats]
    async with room.lock:
        record = await forking.fork(
            room, maker, wanted.n, seats, wanted.public, wanted.undo, in_seconds(wanted.pace), wanted.hints
        )
    return answer({"match": record.match, "invite": invite_address(request, record.match, record.invite)})


async def invite(request: Request) -> Response:
    guest, room = await somebody(request), await room_of(request)
    if guest.id != room.record.host and not room.record.seats_of(guest.id):
        raise Sorry("table.not-yours")
    url = invite_address(request, room.record.match, room.record.invite)
    return answer({"url": url, "qr": segno.make(url, micro=False).svg_inline(scale=4, border=2)})


def invite_address(request: Request, match: str, token: str) -> str:
    return f"{base_address(request)}/t/{match}?invite={token}"


async def file(request: Request) -> Response:
    room = await room_of(request)
    async with room.lock:
        if room.match is None:
            raise Sorry("table.not-started")
        content = published(room.match, int(NOBODY))
    name = f"{room.game.id}-{room.record.match}.json"
    return Response(
        content, media_type="application/json", headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


async def own_rulebook(request: Request) -> Response:
    """The rulebook with the numbers of this table, in a language of one's choice."""
    room = await room_of(request)
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise Sorry("page.unknown")
    return Response(rules_spoken(room.game, language, room.record.options), media_type="application/json")


async def check(request: Request) -> Response:
    """Whether the game file tells the truth, in sentences."""
    room = await room_of(request)
    async with room.lock:
        if room.match is None:
            raise Sorry("table.not-started")
        content = published(room.match, int(NOBODY))
    language = await language_of(request)
    try:
        async with room.hall.few_at_a_time:
            found = await asyncio.to_thread(verify, content)
    except FileError as wrong:
        return answer({"ok": False, "says": [room.sentence("verify-wrong", language), str(wrong)]})
    key = "verify-right" if found.complete else "verify-running"
    return answer({"ok": True, "says": [room.sentence(key, language, n=found.entries)]})


async def replay(request: Request) -> Response:
    room = await room_of(request)
    guest = await guest_of(hall_of(request).storage, request)
    wanted = request.query_params.get("as")
    return answer(await replays.replay(room, guest, wanted, await language_of(request)))


async def review(request: Request) -> Response:
    """How a finished game went; POST has the review made if there is none."""
    room = await room_of(request)
    if request.method == "POST":
        await somebody(request)
        await reviews.begin(room)
    return answer(await reviews.shown(room, await language_of(request)))


async def bring(request: Request) -> Response:
    """A game file becomes a finished table."""
    guest = await somebody(request)
    return answer({"match": await replays.bring(hall_of(request), guest, await body_of(request, MOST_FILE))})


ROUTES = [
    Route("/api/me", me, methods=["GET", "POST"]),
    Route("/api/games", list_games),
    Route("/api/games/{game}/options/{option}", check_option, methods=["POST"]),
    Route("/api/lobby", show_lobby),
    Route("/api/tables", new_table, methods=["POST"]),
    Route("/api/tables/{match}/sit", sit, methods=["POST"]),
    Route("/api/tables/{match}/seat/{seat:int}", reseat, methods=["POST"]),
    Route("/api/tables/{match}/leave", leave, methods=["POST"]),
    Route("/api/tables/{match}/resign", resign, methods=["POST"]),
    Route("/api/tables/{match}/pause", pause, methods=["POST"]),
    Route("/api/tables/{match}/standing", standing_answer, methods=["POST"]),
    Route("/api/tables/{match}/hint", hint, methods=["POST"]),
    Route("/api/tables/{match}/start", start, methods=["POST"]),
    Route("/api/tables/{match}/rematch", rematch, methods=["POST"]),
    Route("/api/tables/{match}/fork", fork, methods=["GET", "POST"]),
    Route("/api/tables/{match}/invite", invite),
    Route("/api/tables/{match}/file", file),
    Route("/api/tables/{match}/rulebook/{language}", own_rulebook),
    Route("/api/tables/{match}/verify", check),
    Route("/api/tables/{match}/replay", replay),
    Route("/api/tables/{match}/review", review, methods=["GET", "POST"]),
    Route("/api/import", bring, methods=["POST"]),
]
