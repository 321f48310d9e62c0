"""The hall: all rooms that are open, the storage behind them, and what is common to every table."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Coroutine, Sequence
from functools import cache
from secrets import choice, token_hex, token_urlsafe
from typing import Any

import msgspec

from theogony.bots import BOTS, USUAL
from theogony.kernel.game import Game
from theogony.kernel.state import State
from theogony.match import Entry
from theogony.server import driving, playing, sitting
from theogony.server.guests import MOST_LETTERS, tidy
from theogony.server.option_text import checked_choice
from theogony.server.paces import PACES
from theogony.server.pages import Pages
from theogony.server.room import Room, now_ms
from theogony.server.sorry import Sorry
from theogony.server.storage import Chat, Conflict, Down, Guest, SeatRecord, Storage, Summary, TableRecord
from theogony.server.thinkers import Thinkers
from theogony.server.visitor import Answers
from theogony.server.wire import written

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
MOST_OF_A_NAME = 40
IDLE_MS = 60_000
LAST_WRITES = 5.0  # seconds for what is being written when the server is stopped
BOT_NAMES = ("Gaia", "Hyperion", "Rhea", "Kronos", "Themis", "Okeanos", "Tethys", "Phoibe", "Koios", "Theia")

log = logging.getLogger("theogony.server")


class Hall:
    """`pace` is how many seconds a bot takes at least, so that people can follow."""

    def __init__(
        self,
        storage: Storage,
        pages: Pages,
        thinkers: Thinkers,
        pace: float = PACES["usual"],
        patience: float = sitting.PATIENCE,
    ) -> None:
        self.storage = storage
        self.pages = pages
        self.thinkers = thinkers
        self.pace = pace
        self.patience = patience
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self.few_at_a_time = asyncio.Semaphore(2)  # replays and verifications: they are long
        self.reviewing_one = asyncio.Semaphore(1)
        self._at_work: set[asyncio.Task[None]] = set()
        self._reviving: set[str] = set()
        self._answers: dict[str, OrderedDict[tuple[str, str], Answers]] = {}  # of rooms that were dropped

    async def open(self) -> None:
        """Go on with everything that goes on by itself."""
        await self.storage.listen(self._hear)
        for match in await self.storage.waking():
            try:
                await self._open_and_go_on(match)
            except Down:
                self._revive(match)
            except Exception:  # one table that cannot be opened must not keep the others closed
                self.complain()
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Whatever is being written is written first."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        ending = {task for room in self.rooms.values() for task in room.tasks.values()} | self._at_work
        for task in ending:
            task.cancel()
        if ending:
            await asyncio.wait(ending, timeout=LAST_WRITES)
        await self.thinkers.close()
        self.storage.close()

    # ---- rooms

    async def room(self, match: str) -> Room:
        """The room of a table, from storage if it is not open."""
        if not is_name(match):
            raise Sorry("table.unknown")
        known = self.rooms.get(match)
        if known is not None:
            known.idle_since = now_ms()
            return known
        if match not in self._opening:
            self._opening[match] = asyncio.create_task(self._open_room(match))
        try:
            return await asyncio.shield(self._opening[match])
        finally:
            self._opening.pop(match, None)

    async def _open_room(self, match: str) -> Room:
        stored = await self.storage.load(match)
        if stored is None:
            raise Sorry("table.unknown")
        room = Room(self, stored)
        room.answers = self._answers.pop(match, room.answers)
        self.rooms[match] = room
        self.drive(room)
        return room

    async def _open_and_go_on(self, match: str) -> None:
        room = await self.room(match)
        async with room.lock:
            await sitting.go_on(room)

    def drop(self, room: Room) -> None:
        """What the room has in memory may be wrong, and storage cannot say what is right: it is made anew as soon as it
        can. Who looks at it is told, and comes back."""
        match = room.record.match
        if self.rooms.get(match) is not room:
            return
        log.error("Table %s is out of memory until it can be read from the database again.", match)
        self._forget(room, "storage.away")
        self._answers[match] = room.answers
        for visitor in room.visitors:
            say = Sorry("storage.away").sentence(visitor.language)
            frame = {"m": "no", "id": 0, "because": "closed", "rule": "storage.away", "say": [say]}
            visitor.send_away(written(frame))
        self._revive(match)

    def _revive(self, match: str) -> None:
        if match not in self._reviving:
            self._reviving.add(match)
            self._background(self._open_again(match))

    async def _open_again(self, match: str) -> None:
        """Until the table stands there again, or there is another reason than the database why it cannot."""
        tries = 0
        try:
            while True:
                await asyncio.sleep(driving.wait_after(tries))
                tries += 1
                try:
                    await self._open_and_go_on(match)
                except Down:
                    continue
                log.warning("Table %s is back.", match)
                return
        except Sorry as sorry:
            log.error("Table %s cannot be opened again: %s", match, sorry.sentence("en"))
        except Exception:
            self.complain()
        finally:
            self._reviving.discard(match)

    def _forget(self, room: Room, why: str) -> None:
        """The room is no longer in the hall; what goes on there by itself ends at the next look."""
        if self.rooms.get(room.record.match) is room:
            del self.rooms[room.record.match]
        room.gone = Sorry(why)
        room.stir()

    def drive(self, room: Room) -> None:
        driving.drive(self, room)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(IDLE_MS / 1000)
            for room in list(self.rooms.values()):
                if room.idle and now_ms() - room.idle_since > IDLE_MS:
                    self._forget(room, "storage.away")

    def _hear(self, news: str) -> None:
        """Another process, or this one, announced something."""
        what, match, process, more = (*news.split(" ", 3), "", "", "")[:4]
        if what == "again":
            for room in self.rooms.values():
                self._background(self._catch_up(room))
        elif match in self.rooms and process != self.storage.process:
            if what == "gone":
                self._show_out(self.rooms[match])
            elif what == "chat":
                playing.show_chat(self.rooms[match], msgspec.json.decode(more, type=Chat))
            else:
                self._background(self._catch_up(self.rooms[match]))

    def _background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)

    async def _catch_up(self, room: Room) -> None:
        try:
            async with room.lock:
                await room.catch_up()
        except Exception as wrong:
            if not isinstance(wrong, Down):
                self.complain()
            self.drop(room)

    async def close_table(self, room: Room) -> None:
        """A table that never began is taken away; who looks at it is told."""
        try:
            await self.storage.remove_table(room.record.match)
        except Conflict:
            await room.reload()
            raise Sorry("table.changed") from None
        except Down:
            await room.reload()
            raise
        self._show_out(room)

    def _show_out(self, room: Room) -> None:
        self._forget(room, "table.gone")
        for task in list(room.tasks.values()):
            task.cancel()
        for visitor in room.visitors:
            say = Sorry("table.gone").sentence(visitor.language)
            visitor.tell(written({"m": "no", "id": 0, "because": "closed", "rule": "table.gone", "say": [say]}))

    # ---- new tables

    async def set_up(
        self,
        guest: Guest,
        game: Game,
        options: dict[str, Any],
        seats: list[dict[str, Any]],
        public: bool,
        undo: bool,
        pace: float | None = None,
        hints: bool | None = None,
    ) -> TableRecord:
        chosen = checked_choice(game, len(seats), options)
        record = TableRecord(
            match=new_name(),
            game=game.id,
            rules=game.rules_version,
            options=chosen,
            seats=self.seated(guest, seats),
            host=guest.id,
            invite=token_urlsafe(16),
            created=now_ms(),
            seed=token_hex(32),
            public=public,
            undo=undo,
            pace=pace,
        )
        await self.lay(record, hints)
        return record

    async def lay(self, record: TableRecord, hints: bool | None, entries: Sequence[Entry] = ()) -> None:
        """A new table stands in the hall. Unless the host says otherwise, one person among bots may ask for hints."""
        alone = sum(seat.kind != "bot" for seat in record.seats) == 1
        record.hints = alone if hints is None else hints
        await self.storage.add_table(record, Summary(moves=len(entries), since=record.created), entries)
        await self._stand(record.match)

    async def _stand(self, match: str) -> None:
        """The table is written: if it cannot be opened at once it is opened later."""
        try:
            await self._open_and_go_on(match)
        except Down:
            self._revive(match)

    def seated(self, guest: Guest, wanted: list[dict[str, Any]]) -> list[SeatRecord]:
        out: list[SeatRecord] = []
        for seat in wanted:
            taken = [one.name for one in out]
            kind = seat.get("kind")
            name = tidy(str(seat.get("name") or ""), MOST_LETTERS)
            if kind in ("me", "here"):
                shown = name or (guest.name if kind == "me" else f"{guest.name} {len(out) + 1}")
                shown = shown if shown not in taken else f"{shown} {len(out) + 1}"
                out.append(SeatRecord("person", shown, guest.id))
            elif kind == "open":
                out.append(SeatRecord("open"))
            elif kind == "bot":
                bot = str(seat.get("bot") or USUAL)
                if bot not in BOTS:
                    raise Sorry("bot.unknown", bot=tidy(bot, MOST_LETTERS))
                out.append(SeatRecord("bot", name or self.bot_name(bot, taken), bot=bot))
            else:
                raise Sorry("seat.unknown")
        return out

    def bot_name(self, bot: str, taken: list[str]) -> str:
        free = [name for name in BOT_NAMES if name not in taken]
        return choice(free) if free else bot

    async def rematch(self, guest: Guest, room: Room) -> str:
        """The same people and bots at a new table; the same one for everybody who asks."""
        record = room.record
        if room.match is None or not room.match.over:
            raise Sorry("table.not-over")
        if not record.seats_of(guest.id):
            raise Sorry("table.not-yours")
        if record.rematch:
            return record.rematch
        again = msgspec.structs.replace(
            record,
            match=new_name(),
            seats=[SeatRecord(seat.kind, seat.name, seat.guest, seat.bot) for seat in record.seats],
            host=guest.id,
            invite=token_urlsafe(16),
            created=now_ms(),
            seed=token_hex(32),
            key="",
            status="open",
            committed=False,
            started=0,
            rematch="",
            earlier=[],
            origin="",
            pausing=[],
        )
        draft = record.draft()
        draft.rematch = again.match
        await room.keep_record(draft, adding=again)
        room.show_again()
        await self._stand(again.match)
        return again.match

    # ---- what is so for a game

    def named_game(self, id: str) -> Game:
        found = self.pages.games.get(id)
        if found is None:
            raise Sorry("game.unknown")
        return found

    def has_secrets(self, game: Game) -> bool:
        """Whether a seat may know what another may not: the game hides things, or asks for sealed answers."""
        return _has_secrets(game)

    def is_live(self, game: Game) -> bool:
        """Whether the hourglass plays."""
        return any(kind.for_time for kind in game.space.kinds)

    def complain(self, wrong: BaseException | None = None) -> None:
        """For whoever runs the server; clients only get sentences."""
        log.error("Something went wrong.", exc_info=wrong if wrong is not None else True)


def new_name() -> str:
    """What a table is called in addresses."""
    return "".join(choice(LETTERS) for _ in range(10))


def is_name(match: str) -> bool:
    """Whether a table could be called so."""
    return 0 < len(match) <= MOST_OF_A_NAME and match.isascii() and match.isalnum()


@cache
def _has_secrets(game: Game) -> bool:
    ancestors = [kind for kind in type(game.start(seed=0)).__mro__ if kind not in (State, object)]
    return any(name in vars(kind) for kind in ancestors for name in ("hide", "reveal"))
