"""A room never keeps in memory what was not written, and a write that is under way is brought to its end."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.faults import Cuts, sqlite_with
from theogony.kernel.agenda import BIT
from theogony.kernel.game import game
from theogony.server import leaving, sitting, standing
from theogony.server.hall import Hall
from theogony.server.pages import Pages
from theogony.server.room import Room, now_ms
from theogony.server.sorry import Sorry
from theogony.server.storage import Guest
from theogony.server.storage.sqlite import SqliteConnection
from theogony.server.thinkers import Thinkers
from theogony.server.visitor import Visitor

ANNA, BO = Guest("anna", "Anna", "en"), Guest("bo", "Bo", "de")
FOR_EVER = 10**6


class Waiting(SqliteConnection):
    """A commit waits until it is let through."""

    held = False

    def commit(self) -> None:
        while Waiting.held:
            time.sleep(0.01)
        super().commit()


@asynccontextmanager
async def hall_with(
    path: Path, cuts: Cuts, connection: type[SqliteConnection] = SqliteConnection
) -> AsyncIterator[Hall]:
    hall = Hall(sqlite_with(path, cuts, connection), Pages(), Thinkers([], 1), 0.0, 0.05)
    await hall.open()
    try:
        yield hall
    finally:
        cuts.stop()
        await hall.close()


async def table(hall: Hall, *kinds: str, of: str = "gods", begun: bool = True) -> Room:
    seats: list[dict[str, Any]] = [{"kind": kind, "bot": "random"} for kind in kinds]
    record = await hall.set_up(ANNA, game(of), {}, seats, True, True)
    while begun and hall.rooms[record.match].match is None:
        await asyncio.sleep(0.01)
    async with hall.rooms[record.match].lock:  # whoever began it has told everybody
        return hall.rooms[record.match]


def break_down(cuts: Cuts) -> None:
    """From here on nothing works."""
    cuts.at = {cuts.seen + k: "before" for k in range(1, 2000)}
    cuts.refusing = FOR_EVER


def looking(room: Room) -> Visitor:
    visitor = Visitor(ANNA, "en")
    visitor.opened = True
    room.visitors.append(visitor)
    return visitor


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


async def acts(room: Room) -> None:
    match = room.match
    assert match is not None
    seat = next(k for k in range(len(match.seats)) if int(match.state.awaited()) & int(BIT[k]))
    action = int(match.state.legal(seat)[0])
    await room.change(lambda: match.act(seat, action, at=room.at()))


CHANGES: dict[str, tuple[tuple[str, ...], bool, Callable[[Room], Coroutine[Any, Any, Any]]]] = {
    "sitting down": (("me", "open", "open"), False, lambda room: sitting.sit(room, BO, None, None, None)),
    "seating a bot": (("me", "open", "open"), False, lambda room: sitting.seat_bot(room, ANNA, 1, "random")),
    "leaving": (("me", "open", "open"), False, lambda room: leaving.leave(room, ANNA)),
    "starting": (("me", "here"), False, lambda room: sitting.start(room, ANNA)),
    "wanting a pause": (("me", "here"), True, lambda room: leaving.pause(room, ANNA, True)),
    "giving up": (("me", "here"), True, lambda room: leaving.resign(room, ANNA, 0)),
    "a bot instead": (("me", "here"), True, lambda room: sitting.seat_bot(room, ANNA, 0, "random")),
    "acting": (("me", "here"), True, acts),
}


@pytest.mark.parametrize("what", CHANGES)
@pytest.mark.parametrize("lasting", [False, True], ids=["readable", "away"])
def test_what_could_not_be_written_is_not_kept_in_memory(tmp_path: Path, what: str, lasting: bool) -> None:
    """Storage that can be read gives the room back as it was; else the room is dropped, comes back by itself, and is as
    it was, too."""
    kinds, begun, change = CHANGES[what]

    async def play() -> None:
        cuts = Cuts()
        async with hall_with(tmp_path / "tables.sqlite", cuts) as hall:
            hall.patience = 60.0 if not begun else 0.05
            room = await table(hall, *kinds, begun=begun)
            visitor, before = looking(room), room.record.draft()
            entries = 0 if room.match is None else len(room.match.log)
            if lasting:
                break_down(cuts)
            else:
                cuts.at = {cuts.seen + 1: "before", cuts.seen + 2: "before"}
            with pytest.raises(Exception) as wrong:
                async with room.lock:
                    await change(room)
            assert getattr(wrong.value, "id", "storage") == "storage"
            assert (hall.rooms.get(before.match) is room) is not lasting
            assert visitor.frames.qsize() > 0, "nobody was told"
            if lasting:
                with pytest.raises(Sorry):
                    async with room.lock:
                        pass
                cuts.stop()
                for _ in range(400):
                    if before.match in hall.rooms:
                        break
                    await asyncio.sleep(0.01)
            again = hall.rooms[before.match]
            assert again.record == before
            assert (0 if again.match is None else len(again.match.log)) == entries
            async with again.lock:  # and now it works
                await change(again)

    run(play)


def test_a_standing_answer_that_was_not_written_is_not_kept(tmp_path: Path) -> None:
    async def play() -> None:
        cuts = Cuts()
        async with hall_with(tmp_path / "tables.sqlite", cuts) as hall:
            room = await table(hall, "me", "here", of="dice_forge")
            known = room.table.standing()
            if not known:
                pytest.skip("this game asks nothing for good")
            question, answer = next((name, next(iter(one.answers))) for name, one in known.items())
            cuts.at = {cuts.seen + 1: "before", cuts.seen + 2: "before"}
            with pytest.raises(Sorry):
                async with room.lock:
                    await standing.set_standing(room, ANNA, 0, question, answer)
            assert room.record.seats[0].standing == {}

    run(play)


def test_whoever_is_cancelled_while_a_move_is_written_leaves_it_written_and_told(tmp_path: Path) -> None:
    async def play() -> None:
        async with hall_with(tmp_path / "tables.sqlite", Cuts(), Waiting) as hall:
            room = await table(hall, "me", "here")
            visitor = looking(room)
            room.show(visitor, 0)
            assert room.match is not None
            n, shown = len(room.match.log), visitor.frames.qsize()

            async def move() -> None:
                async with room.lock:
                    await acts(room)

            Waiting.held = True
            moving = asyncio.create_task(move())
            await asyncio.sleep(0.1)
            moving.cancel()
            await asyncio.sleep(0.05)
            assert room.lock.locked() and visitor.frames.qsize() == shown, "it goes on before it is written"
            moving.cancel()
            Waiting.held = False
            with pytest.raises(asyncio.CancelledError):
                await moving
            assert not room.lock.locked() and visitor.frames.qsize() > shown
            stored = await hall.storage.load(room.record.match)
            assert stored is not None and len(stored.entries) == len(room.match.log) == n + 1

    run(play)


def test_a_server_that_is_stopped_writes_what_it_began(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"

    async def play() -> tuple[str, int]:
        async with hall_with(path, Cuts()) as hall:
            room = await table(hall, "bot", "bot")
            match = room.match
            assert match is not None
            while len(match.log) < 5:
                await asyncio.sleep(0.01)
        return room.record.match, len(match.log)

    name, n = asyncio.run(play())

    async def look() -> None:
        async with hall_with(path, Cuts()) as hall:
            stored = await hall.storage.load(name)
            assert stored is not None and len(stored.entries) >= n > 0

    run(look)


def test_a_table_whose_start_could_not_be_written_starts_by_itself_later(tmp_path: Path) -> None:
    async def play() -> None:
        cuts = Cuts()
        async with hall_with(tmp_path / "tables.sqlite", cuts) as hall:
            room = await table(hall, "me", "open", begun=False)
            name = room.record.match
            async with room.lock:
                await sitting.sit(room, BO, None, None, None)
            break_down(cuts)
            await asyncio.sleep(0.3)  # patience is over meanwhile
            cuts.stop()
            until = now_ms() + 10_000
            while name not in hall.rooms or hall.rooms[name].match is None:
                assert now_ms() < until, "the match does not start"
                await asyncio.sleep(0.05)

    run(play)
