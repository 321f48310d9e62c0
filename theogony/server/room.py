"""A room: one table in memory, made from storage when somebody comes or something is due there.

Everything that happens in it happens one after the other (`lock`), and what changes the match is written before anybody
is told (`change`). A changed record is a draft until it is written (`keep_record`). Where writing fails, the room goes
back to what storage has; a room that cannot is dropped, and made anew when storage can be read again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from time import time
from typing import TYPE_CHECKING, Any, Literal, TypeVar
from weakref import ref

from msgspec.structs import replace
from mypy_extensions import i64

from theogony.kernel.agenda import BIT
from theogony.kernel.game import game as find_game
from theogony.kernel.state import EVERYBODY, NOBODY, Refused, State
from theogony.match import PERSON, Declined, Entry, Match, follow
from theogony.match.entries import Did
from theogony.match.snapshot import snapshot, started_at
from theogony.server import frames
from theogony.server.asking import answer_for
from theogony.server.lens import Lens, Step
from theogony.server.races import LastMoments
from theogony.server.resolving import No
from theogony.server.sorry import Sorry
from theogony.server.storage import Conflict, Down, Stored, Summary, TableRecord
from theogony.server.storage.failing import one_line
from theogony.server.to_the_end import to_the_end
from theogony.server.visitor import Answers, Visitor
from theogony.server.wire import written
from theogony.table import table_of

if TYPE_CHECKING:
    from theogony.server.hall import Hall
    from theogony.server.reviews import Reviewing

SNAPSHOT_EVERY = 32
MOST_MISSED = 60  # entries a returning client is told one by one
MOST_CLIENTS = 64  # whose answers are remembered

log = logging.getLogger("theogony.server")

T = TypeVar("T")


def now_ms() -> int:
    return int(time() * 1000)


class Room:
    def __init__(self, hall: Hall, stored: Stored) -> None:
        self.hall = hall
        self.lock = _Lock(self)
        self.visitors: list[Visitor] = []
        self.lenses: dict[tuple[int, str], Lens] = {}
        self.told: dict[tuple[int, str], dict[str, Any]] = {}  # by lens: the parts of the last frame that may stay
        self.answers: OrderedDict[tuple[str, str], Answers] = OrderedDict()
        self.reviewing: Reviewing | None = None  # the review under way
        self.hinting: set[str] = set()  # for whom a hint is being thought about
        self.tasks: dict[str, asyncio.Task[None]] = {}  # what goes on by itself: bots, deadlines, the start
        self.gone: Sorry | None = None  # why it is no longer in the hall: whatever still goes on here ends
        self._resting: set[asyncio.Future[None]] = set()
        self.idle_since = now_ms()
        self.moments = LastMoments()
        self.quiet_since: dict[tuple[int, int], int] = {}  # by seat and number of its quiet question: when it came
        self._take(stored)

    def _take(self, stored: Stored) -> None:
        game, record = self.hall.named_game(stored.record.game), stored.record
        match = None if record.status == "open" else rebuilt(record, stored.entries, stored.snapshot)
        self.record: TableRecord = record
        self.version = stored.version
        self.game = game
        self.table = table_of(self.game)
        self.match: Match | None = match
        for (viewer, language), lens in list(self.lenses.items()):
            if self.match is None:
                del self.lenses[viewer, language]
            else:
                lens.look(self.match.state)

    # ---- time

    def at(self) -> int:
        """Milliseconds since the start; never before the last entry, whatever the machine's clock does."""
        assert self.match is not None
        return max(now_ms() - self.record.started, self.match.clock.at)

    async def rest(self, seconds: float) -> None:
        """Until so many seconds have passed, or something has happened here."""
        loop = asyncio.get_running_loop()
        waking: asyncio.Future[None] = loop.create_future()
        alarm = loop.call_later(seconds, _wake, waking)
        self._resting.add(waking)
        try:
            await waking
        finally:
            alarm.cancel()
            self._resting.discard(waking)

    def stir(self) -> None:
        """Something has happened: whoever rests looks again."""
        for waking in self._resting:
            _wake(waking)

    # ---- changing

    async def change(
        self,
        work: Callable[[], T],
        doer: Visitor | None = None,
        re: int | None = None,
        record: TableRecord | None = None,
    ) -> T:
        """Do something to the match; keep and tell the entries it wrote, also if it was refused in the end.

        `record` is a draft that is written with them.
        """
        match = self.match
        assert match is not None
        before = len(match.log)
        was = match.state.clone() if int(match.state.awaited()) == 0 else None
        refused: Exception | None = None
        result: T | None = None
        try:
            result = work()
        except (No, Declined, Refused) as wrong:
            refused = wrong
        except Exception:  # nobody knows what the match has become
            await to_the_end(self._go_back())
            raise
        entries = match.log[before:]
        if entries:
            await to_the_end(self._keep_and_tell(entries, record if refused is None else None, was, doer, re))
        if refused is not None:
            raise refused
        return result  # type: ignore[return-value]

    async def tick(self) -> list[Entry]:
        """Time has passed: the hourglass acts if it has run out."""
        match, at = self.match, self.at()
        assert match is not None
        return await self.change(lambda: match.tick(at))

    async def _keep_and_tell(
        self,
        entries: Sequence[Entry],
        record: TableRecord | None,
        was: State | None,
        doer: Visitor | None,
        re: int | None,
    ) -> None:
        await self._keep(entries, record)
        if was is not None:
            self.moments.keep(now_ms(), was, entries)
        try:
            self._tell_or_show(entries, doer, re)
        finally:
            self.hall.drive(self)

    async def _keep(self, entries: Sequence[Entry], record: TableRecord | None) -> None:
        match = self.match
        assert match is not None
        if match.over and (record or self.record).status != "over":
            record = (record or self.record).draft()
            record.status = "over"
        if record is not None:
            await self._write_record(record, entries, match, No("gone", [self.sentence("engine-late")]))
            return
        kept = None
        if entries[-1].n // SNAPSHOT_EVERY != (entries[0].n - 1) // SNAPSHOT_EVERY:
            kept = snapshot(match)
        try:
            await self.hall.storage.append(self.record.match, entries, self.summary(), self.wake(), kept)
        except Conflict:
            await self._go_back()
            raise No("gone", [self.sentence("engine-late")]) from None
        except Exception as wrong:
            await self._find_out(wrong, match)

    async def keep_record(
        self,
        record: TableRecord,
        entries: Sequence[Entry] = (),
        match: Match | None = None,
        adding: TableRecord | None = None,
    ) -> None:
        """Write a draft of the record, with the entries the change brought; from here on it is the record.

        `match` is the one that begins with it, `adding` another table that is made at the same time.
        """
        changed = Sorry("table.changed")
        await to_the_end(self._write_record(record, entries, match or self.match, changed, adding))

    async def _write_record(
        self,
        record: TableRecord,
        entries: Sequence[Entry],
        match: Match | None,
        conflict: Exception,
        adding: TableRecord | None = None,
    ) -> None:
        summary, wake = self._outlook(record, match)
        try:
            version = await self.hall.storage.change_table(record, self.version, summary, entries, wake, adding)
        except Conflict:
            await self._go_back()
            raise conflict from None
        except Exception as wrong:
            await self._find_out(wrong, match, record)
        else:
            self.record, self.version, self.match = record, version, match

    async def _find_out(self, wrong: Exception, match: Match | None, record: TableRecord | None = None) -> None:
        """Writing failed for good: back to what storage has. Sorry, unless it turns out that all of it is there."""
        unknown = isinstance(wrong, Down) and wrong.what == "known"
        if not isinstance(wrong, Down):
            self.hall.complain(wrong)
        stored = await self._go_back(unless=(match, record) if unknown else None)
        if stored is None:
            raise Sorry("storage.unsure" if unknown else "storage")
        self.record, self.version, self.match = stored.record, stored.version, match

    async def _go_back(self, unless: tuple[Match | None, TableRecord | None] | None = None) -> Stored | None:
        """To what storage has; a room that cannot is dropped. `unless` that is this match and this record: then it is
        returned, and nothing changes."""
        try:
            stored = await self.hall.storage.load(self.record.match)
            if stored is None:
                raise Sorry("table.unknown")
            if unless is not None and _is_stored(stored, *unless):
                return stored
            self._take(stored)
            self.show_again()
            self.hall.drive(self)
        except Exception as wrong:
            if not isinstance(wrong, (Down, Sorry)):
                self.hall.complain(wrong)
            self.hall.drop(self)
        return None

    async def reload(self) -> None:
        """Back to what storage has; everybody here gets the table anew."""
        await to_the_end(self._go_back())

    def _outlook(self, record: TableRecord, match: Match | None) -> tuple[Summary, int | None]:
        """What is written beside a record that is not yet the room's."""
        now = self.record, self.match
        self.record, self.match = record, match
        try:
            return self.summary(), self.wake()
        finally:
            self.record, self.match = now

    async def catch_up(self) -> None:
        """Another process has written entries or changed the record: follow."""
        stored = await self.hall.storage.load(self.record.match)
        if stored is None:
            return
        if self.match is None or not _look_alike(self.record, stored.record) or not _goes_on(self.match, stored):
            self._take(stored)
            self.show_again()
            self.hall.drive(self)
            return
        changed = [k for k, seat in enumerate(stored.record.seats) if seat.standing != self.record.seats[k].standing]
        self.record, self.version = stored.record, stored.version
        for seat in changed:
            self.show_standing(seat)
        if len(stored.entries) > len(self.match.log):
            new = stored.entries[len(self.match.log) :]
            for entry in new:
                follow(self.match, entry)
            self.tell(new)
        self.hall.drive(self)

    def summary(self) -> Summary:
        """What the lobby shows: nothing that only some may know, such as an answer to a quiet question."""
        match = self.match
        if match is None:
            return Summary(since=now_ms())
        public = match.state.seen_by(NOBODY)
        seats = range(len(match.seats))
        moves = self.count_for(int(NOBODY))
        since = self.record.started + (match.log[moves - 1].at if moves else 0)
        result = match.result()
        if result is not None:
            return Summary(moves, [], list(result.scores), list(result.places), since)
        awaited = [k for k in seats if int(public.awaited()) & int(BIT[k])]
        return Summary(moves, awaited, [int(public.score(i64(k))) for k in seats], [], since)

    def wake(self) -> int | None:
        """When something happens here by itself; None if only people can go on."""
        match = self.match
        if match is None:
            return now_ms() if all(seat.kind != "open" for seat in self.record.seats) else None
        if match.over:
            return None
        due = match.due()
        moving = any(match.players[k] != PERSON for k in range(len(match.seats)) if self._acts(k))
        settled = any(answer_for(self, k) is not None for k in range(len(match.seats)) if self._acts(k))
        if moving or settled or match.state.agenda.quiet():
            return now_ms()
        return None if due is None else self.record.started + due

    def _acts(self, seat: int) -> bool:
        return self.match is not None and bool(int(self.match.state.acting()) & int(BIT[seat]))

    # ---- telling

    def _tell_or_show(self, entries: Sequence[Entry], doer: Visitor | None, re: int | None) -> None:
        """What is written is written: where a game's table cannot say what happened, everybody gets the table anew."""
        try:
            self.tell(entries, doer, re)
        except Exception:
            self.hall.complain()
            self.lenses.clear()
            self.told.clear()
            self.show_again()

    def tell(self, entries: Sequence[Entry], doer: Visitor | None = None, re: int | None = None) -> None:
        """Everybody here sees, each through the own lens, what these entries changed."""
        match = self.match
        assert match is not None
        last = match.log[-1].n
        steps: list[Step] = [(entry, match.state if entry.n == last else match.state_at(entry.n)) for entry in entries]
        mine = None if doer is None else (doer.viewer, doer.language)
        self._forget_lenses()
        for key, lens in self.lenses.items():
            frame = frames.news(self, lens, steps, self.told.setdefault(key, {}))
            if not frames.changes_something(frame) and key != mine:
                continue
            text = ""
            for visitor in self.visitors:
                if not visitor.opened or (visitor.viewer, visitor.language) != key:
                    continue
                if visitor is doer and re is not None:
                    visitor.tell(written({**frame, "re": re}))
                else:
                    text = text or written(frame)
                    visitor.tell(text)
        if match.over:
            for visitor in self.visitors:
                if visitor.opened:
                    visitor.tell(written(frames.over(self, visitor)))
        for visitor in self.visitors:
            if visitor.opened and visitor.follows and self.best_view(visitor) != visitor.viewer:
                self.show(visitor, self.best_view(visitor))

    def _forget_lenses(self) -> None:
        used = {(visitor.viewer, visitor.language) for visitor in self.visitors if visitor.opened}
        for key in [key for key in self.lenses if key not in used]:
            del self.lenses[key]
            self.told.pop(key, None)

    def lens(self, viewer: int, language: str) -> Lens:
        """The lens of a viewer, looking at the match as everybody was last told."""
        assert self.match is not None
        known = self.lenses.get((viewer, language))
        if known is None:
            known = self.new_lens(viewer, language)
            known.look(self.match.state)
            self.lenses[viewer, language] = known
        return known

    def new_lens(self, viewer: int, language: str) -> Lens:
        return Lens(self.table, viewer, language, [seat.name for seat in self.record.seats])

    def show(self, visitor: Visitor, viewer: int) -> None:
        """Give the visitor this view of the table: all of it."""
        visitor.viewer = viewer
        visitor.tell(written(frames.table(self, visitor)))
        if self.match is not None:
            visitor.tell(written(frames.scene(self, self.lens(viewer, visitor.language))))
            if self.match.over:
                visitor.tell(written(frames.over(self, visitor)))

    def show_again(self) -> None:
        for visitor in self.visitors:
            if visitor.opened:
                self.show(visitor, self.best_view(visitor) if visitor.follows or self.match is None else visitor.viewer)

    def show_people(self) -> None:
        text = written(frames.people(self))
        for visitor in self.visitors:
            if visitor.opened:
                visitor.tell(text)

    def show_standing(self, seat: int) -> None:
        """The seat's owner knows what it answers for good; who looks through the seat, whether it is asked."""
        for visitor in self.visitors:
            if not visitor.opened or visitor.guest_id != self.record.seats[seat].guest:
                continue
            visitor.tell(written({"m": "standing", "set": frames.standing_set(self, visitor)}))
            if visitor.viewer == seat:
                key = (seat, visitor.language)
                visitor.tell(written(frames.asked_anew(self, self.lens(*key), self.told.setdefault(key, {}))))

    # ---- who looks

    def seats_of(self, visitor: Visitor) -> list[int]:
        return self.record.seats_of(visitor.guest_id)

    def best_view(self, visitor: Visitor) -> int:
        """The visitor's own seat; of several, the one the table waits for."""
        seats = self.seats_of(visitor)
        if not seats:
            return int(NOBODY)
        if self.match is not None and not self.hall.has_secrets(self.game):
            awaited = int(self.match.state.awaited())
            for seat in seats:
                if awaited & int(BIT[seat]) and answer_for(self, seat) is not None:
                    awaited &= ~int(BIT[seat])
            if visitor.viewer in seats and (awaited & int(BIT[visitor.viewer]) or not awaited):
                return visitor.viewer
            for seat in seats:
                if awaited & int(BIT[seat]):
                    return seat
        return visitor.viewer if visitor.viewer in seats else seats[0]

    def may_see(self, visitor: Visitor, viewer: int) -> bool:
        over = self.match is not None and self.match.over
        if viewer == int(EVERYBODY) or (0 <= viewer < len(self.record.seats) and viewer not in self.seats_of(visitor)):
            return over and viewer < len(self.record.seats)
        return int(NOBODY) <= viewer < len(self.record.seats)

    def count_for(self, viewer: int) -> int:
        """How many entries the viewer may know of: not those of others to a quiet question that is still open."""
        match = self.match
        assert match is not None
        n = len(match.log)
        if not match.state.agenda.quiet():
            return n
        hidden = 0
        for entry in reversed(match.log):
            seat = entry.seat if isinstance(entry, Did) else -1
            if seat < 0 or not match.state.agenda.quiet_for(i64(seat)):
                break
            if match.state_at(entry.n - 1).question(i64(seat)) != match.state.question(i64(seat)):
                break
            hidden += seat != viewer
        return n - hidden

    def here(self, seat: int) -> bool:
        owner = self.record.seats[seat].guest
        return any(visitor.guest_id == owner for visitor in self.visitors if owner)

    def player_of(self, seat: int) -> str:
        """`person`, or the name of the bot that plays the seat now."""
        if self.match is not None:
            return self.match.players[seat]
        return self.record.seats[seat].bot or PERSON

    def sentence(self, key: str, language: str = "en", **args: object) -> str:
        from theogony.words import words

        return words(language, self.game).say(key, **args)

    @property
    def idle(self) -> bool:
        return not self.visitors and not self.tasks and not self.lock.locked()


class _Lock(asyncio.Lock):
    """One after the other; Sorry for whoever comes to a room that is no longer in the hall."""

    def __init__(self, room: Room) -> None:
        super().__init__()
        self._room = ref(room)  # rooms make no circles

    async def acquire(self) -> Literal[True]:
        await super().acquire()
        room = self._room()
        if room is None or room.gone is not None:
            self.release()
            raise Sorry("storage.away") if room is None or room.gone is None else room.gone
        return True


def _wake(waking: asyncio.Future[None]) -> None:
    if not waking.done():
        waking.set_result(None)


def _look_alike(one: TableRecord, other: TableRecord) -> bool:
    """Whether the records are the same but for what is nobody's business."""
    for seat, like in zip(one.seats, other.seats, strict=True):
        if replace(seat, standing={}) != replace(like, standing={}):
            return False
    return replace(one, seats=[]) == replace(other, seats=[])


def _is_stored(stored: Stored, match: Match | None, record: TableRecord | None) -> bool:
    """Whether everything in memory was written."""
    if record is not None and stored.record != record:
        return False
    return match is None or (len(stored.entries) == len(match.log) and _goes_on(match, stored))


def _goes_on(match: Match, stored: Stored) -> bool:
    """Whether what is stored begins with all entries of the match: the last check says so for those before it."""
    n = len(match.log)
    return n == 0 or (n <= len(stored.entries) and stored.entries[n - 1].check == match.log[-1].check)


def rebuilt(record: TableRecord, entries: Sequence[Entry], kept: bytes | None) -> Match:
    """The match of a table, from its record and entries; a snapshot saves doing the first of them again."""
    match, done = _set_up(record), 0
    if kept is not None:
        try:
            done = started_at(match, entries, kept)
        except Exception as wrong:  # whatever is wrong with it: it is never needed
            log.warning("Table %s: its snapshot cannot be used (%s), its log is.", record.match, one_line(wrong))
            match = _set_up(record)
    for entry in entries[done or len(match.log) :]:
        follow(match, entry)
    return match


def _set_up(record: TableRecord) -> Match:
    game = find_game(record.game)
    if game.rules_version != record.rules:
        raise Sorry("table.old-rules", was=record.rules, now=game.rules_version, game=game.title)
    agreement = record.agreement()
    return Match(
        game,
        record.sitters(),
        record.options,
        agreement=agreement,
        key=bytes.fromhex(record.key) if agreement is None else None,
        earlier=record.earlier,
    )


def state_of(match: Match, n: int) -> State:
    return match.state if n == len(match.log) else match.state_at(n)
