"""A connection to the database that is cut before, during or after any one statement: nothing is lost or doubled."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.laws.subjects import SOAKING
from tests.server.faults import MOMENTS, Cuts, Proxy, postgres_through, socket_of, sqlite_with
from tests.server.test_storage import entry, record
from theogony.server.storage import Chat, Conflict, Down, Guest, Storage, Summary, TableRecord


@pytest.fixture(params=["sqlite", "postgres"])
def opening(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[], tuple[Storage, Cuts]]]:
    """Opens storages that can be cut."""
    ends: list[Callable[[], None]] = []

    def open_it() -> tuple[Storage, Cuts]:
        cuts = Cuts()
        if request.param == "sqlite":
            storage = sqlite_with(tmp_path / "tables.sqlite", cuts)
        else:
            proxy = Proxy(socket_of(request.getfixturevalue("postgres")), cuts)
            ends.append(proxy.close)
            storage = postgres_through(proxy)
        ends.append(storage.close)
        return storage, cuts

    yield open_it
    for end in reversed(ends):
        end()


@pytest.fixture
def cut(opening: Callable[[], tuple[Storage, Cuts]]) -> tuple[Storage, Cuts]:
    return opening()


async def everything(storage: Storage, table: TableRecord) -> list[object]:
    """Each kind of write once or more, one after the other; what each came to."""
    guest = Guest(f"id of {table.match}", "Anna", "de")
    chat = Chat("Anna", "hello", 5)
    over = table.draft()
    over.status = "over"
    came: list[object] = []
    for work in (
        lambda: storage.add_table(table, Summary(), [entry(1)]),
        lambda: storage.save_guest(f"hash of {table.match}", guest),
        lambda: storage.append(table.match, [entry(2), entry(3)], Summary(3), None, b"snapshot"),
        lambda: storage.say(table.match, chat),
        lambda: storage.append(table.match, [entry(4)], Summary(4), 7),
        lambda: storage.change_table(over, 1, Summary(5), [entry(5)]),
        lambda: storage.keep_review(table.match, b"{}"),
    ):
        try:
            came.append(await work())  # type: ignore[no-untyped-call]
        except (Down, Conflict) as wrong:
            came.append(wrong)
    return came


def statements_of(cut: tuple[Storage, Cuts]) -> int:
    storage, cuts = cut
    asyncio.run(everything(storage, record()))
    before = cuts.seen
    asyncio.run(everything(storage, record()))
    return cuts.seen - before


def test_one_cut_at_any_statement_is_not_even_noticed(cut: tuple[Storage, Cuts]) -> None:
    storage, cuts = cut
    count = statements_of(cut)
    assert count > 25

    async def play() -> None:
        for at in range(1, count + 1):
            for moment in MOMENTS if SOAKING else [MOMENTS[at % 3], "after"]:
                table, done = record(), cuts.done
                cuts.at = {cuts.seen + at: moment}
                came = await everything(storage, table)
                assert cuts.done == done + 1, (at, moment)
                assert came == [None, None, None, None, None, 2, None], (at, moment)
                found = await storage.load(table.match)
                assert found is not None and found.entries == [entry(n) for n in range(1, 6)]
                assert found.version == 2 and found.record.status == "over" and found.snapshot == b"snapshot"
                assert [spoken.text for spoken in await storage.chat(table.match)] == ["hello"]

    asyncio.run(play())


def test_a_read_whose_connection_is_cut_is_read_on_a_new_one(cut: tuple[Storage, Cuts]) -> None:
    storage, cuts = cut

    async def play() -> None:
        table = record()
        await everything(storage, table)
        await storage.load(table.match)
        for at in range(1, 6):
            for moment in MOMENTS:
                cuts.at = {cuts.seen + at: moment}
                found = await storage.load(table.match)
                assert found is not None and len(found.entries) == 5
        cuts.at = {cuts.seen + 1: "before", cuts.seen + 2: "before"}
        with pytest.raises(Down) as down:
            await storage.load(table.match)
        assert down.value.what == "read"
        assert await storage.load(table.match) is not None

    asyncio.run(play())


def test_what_is_said_about_a_write_that_failed_for_good_is_true(cut: tuple[Storage, Cuts]) -> None:
    """Two cuts, so near that the second attempt fails as well: `written` is not there, `known` may be, None is."""
    storage, cuts = cut
    outcomes: set[str] = set()
    count = statements_of(cut)

    async def play() -> None:
        for at in range(1, count + 1, 1 if SOAKING else 4):
            for gap in range(1, 6):
                table = record()
                moments = MOMENTS[(at + gap) % 3], MOMENTS[gap % 2]
                cuts.at = {cuts.seen + at: moments[0], cuts.seen + at + gap: moments[1]}
                came = await everything(storage, table)
                cuts.stop()
                found = await storage.load(table.match)
                entries = [] if found is None else [one.n for one in found.entries]
                assert entries == list(range(1, len(entries) + 1))
                for n, one in ((1, came[0]), (3, came[2]), (4, came[4]), (5, came[5])):
                    what = one.what if isinstance(one, Down) else type(one).__name__
                    outcomes.add(what)
                    if what in ("NoneType", "int"):
                        assert n in entries
                    elif what in ("written", "Conflict"):
                        assert n not in entries
                chats = await storage.chat(table.match)
                assert len(chats) == 1 if came[3] is None else len(chats) <= 1

    asyncio.run(play())
    assert {"NoneType", "int", "written", "known", "Conflict"} <= outcomes


def test_of_jobs_that_share_a_transaction_each_is_done_once_whatever_statement_is_cut(
    cut: tuple[Storage, Cuts],
) -> None:
    storage, cuts = cut

    async def play() -> None:
        for at in range(1, 90, 1 if SOAKING else 9):
            tables = [record() for _ in range(6)]
            await asyncio.gather(*(storage.add_table(table, Summary()) for table in tables))
            cuts.at = {cuts.seen + at: MOMENTS[at % 3]}
            for n in range(1, 5):
                writes = [storage.append(table.match, [entry(n)], Summary(n), None) for table in tables]
                writes.append(storage.append(tables[0].match, [entry(n + 2)], Summary(n), None))
                came = await asyncio.gather(*writes, return_exceptions=True)
                assert came[:-1] == [None] * 6
                assert isinstance(came[-1], Conflict)
            for table in tables:
                found = await storage.load(table.match)
                assert found is not None and found.entries == [entry(n) for n in range(1, 5)]

    asyncio.run(play())


def test_two_servers_never_leave_a_gap_or_a_double_between_them(
    opening: Callable[[], tuple[Storage, Cuts]],
) -> None:
    """Both write whatever they think comes next, also numbers ahead; in the end the log has each number once."""
    both = [opening()[0], opening()[0]]
    table = record()
    acknowledged: list[tuple[int, str]] = []

    async def lay() -> None:
        await both[0].add_table(table, Summary())

    asyncio.run(lay())

    def writing(storage: Storage, name: str) -> None:
        async def write() -> None:
            for n in range(1, 41):
                for ahead in (0, 1, 0):
                    with suppress(Conflict):
                        await storage.append(table.match, [entry(n + ahead, name)], Summary(), None)
                        acknowledged.append((n + ahead, name))

        asyncio.run(write())

    threads = [threading.Thread(target=writing, args=(storage, name)) for storage, name in zip(both, "ab")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)

    async def look() -> None:
        found = await both[0].load(table.match)
        assert found is not None
        there = [(one.n, one.say) for one in found.entries]  # type: ignore[union-attr]
        assert [n for n, _ in there] == list(range(1, len(there) + 1)) and len(there) >= 40
        assert sorted(acknowledged) == there

    asyncio.run(look())


def test_an_entry_that_does_not_continue_the_log_is_refused_by_the_statement_itself(
    cut: tuple[Storage, Cuts],
) -> None:
    storage, _ = cut

    async def play() -> None:
        table = record()
        with pytest.raises(Conflict):
            await storage.add_table(table, Summary(), [entry(2)])
        assert await storage.load(table.match) is None
        await storage.add_table(table, Summary(), [entry(1)])
        for wrong in ([entry(3)], [entry(1)], [entry(2), entry(4)], [entry(2), entry(2)], [entry(0)]):
            with pytest.raises(Conflict):
                await storage.append(table.match, wrong, Summary(), None)
            with pytest.raises(Conflict):
                await storage.change_table(table, 1, Summary(), wrong)
        with pytest.raises(Conflict):
            await storage.append("nowhere", [entry(1)], Summary(), None)
        found = await storage.load(table.match)
        assert found is not None and found.entries == [entry(1)] and found.version == 1

    asyncio.run(play())
