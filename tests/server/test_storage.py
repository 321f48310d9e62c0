"""Storage: what is written stays, nothing is written twice, and a database that cannot be used says so."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from theogony.match.entries import Did
from theogony.server.storage import (
    Conflict,
    Guest,
    SeatRecord,
    Storage,
    StorageError,
    Summary,
    TableRecord,
    open_storage,
)


@pytest.fixture(params=["sqlite", "postgres"])
def storage(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Storage]:
    if request.param == "sqlite":
        opened = open_storage(str(tmp_path / "tables.sqlite"))
    else:
        opened = open_storage(request.getfixturevalue("postgres"))
    yield opened
    opened.close()


_numbers = iter(range(10_000))


def record(**more: object) -> TableRecord:
    match = f"match{next(_numbers)}"
    seats = [SeatRecord("person", "Anna", f"guest of {match}"), SeatRecord("open")]
    return TableRecord(match, "gods", 1, {}, seats, f"guest of {match}", "invite", 1, **more)  # type: ignore[arg-type]


def entry(n: int, say: str = "end") -> Did:
    return Did(n=n, at=n, seat=0, say=say, check="0")


def test_what_was_written_is_read_back(storage: Storage) -> None:
    async def play() -> None:
        table = record(public=True)
        await storage.add_table(table, Summary(since=5))
        await storage.append(table.match, [entry(1), entry(2)], Summary(2, [1]), None)
        await storage.append(table.match, [entry(3)], Summary(3, [0]), 7, b"snapshot")
        found = await storage.load(table.match)
        assert found is not None
        assert found.record == table
        assert found.entries == [entry(1), entry(2), entry(3)]
        assert found.snapshot == b"snapshot"
        assert table.match in await storage.waking()
        assert [row.summary.moves for row in await storage.tables_of(table.host)] == [3]
        assert table.match in [row.record.match for row in await storage.open_tables()]
        assert await storage.load("nowhere") is None

    asyncio.run(play())


def test_of_two_who_write_the_same_entry_one_has_written_nothing(storage: Storage) -> None:
    async def play() -> None:
        table = record()
        await storage.add_table(table, Summary())
        both = await asyncio.gather(
            storage.append(table.match, [entry(1, "a"), entry(2, "a")], Summary(), None),
            storage.append(table.match, [entry(1, "b"), entry(2, "b")], Summary(), None),
            return_exceptions=True,
        )
        assert [type(one) for one in both] == [type(None), Conflict]
        with pytest.raises(Conflict):
            await storage.append(table.match, [entry(3), entry(2)], Summary(), None)
        found = await storage.load(table.match)
        assert found is not None
        assert [one.say for one in found.entries if isinstance(one, Did)] == ["a", "a"]

    asyncio.run(play())


def test_a_record_changes_only_from_the_version_that_was_read(storage: Storage) -> None:
    async def play() -> None:
        table = record()
        await storage.add_table(table, Summary())
        assert await storage.change_table(table, 1, Summary()) == 2
        with pytest.raises(Conflict):
            await storage.change_table(table, 1, Summary())

    asyncio.run(play())


def test_many_appends_share_a_commit_and_each_is_there(storage: Storage) -> None:
    async def play() -> None:
        tables = [record() for _ in range(40)]
        await asyncio.gather(*(storage.add_table(table, Summary()) for table in tables))
        for n in range(1, 6):
            await asyncio.gather(*(storage.append(table.match, [entry(n)], Summary(n), None) for table in tables))
        for table in tables:
            found = await storage.load(table.match)
            assert found is not None and len(found.entries) == 5

    asyncio.run(play())


def test_a_guest_is_known_by_the_hash_of_the_key(storage: Storage) -> None:
    async def play() -> None:
        guest = Guest(f"id{next(_numbers)}", "Anna", "de")
        await storage.save_guest(f"hash of {guest.id}", guest)
        await storage.save_guest(f"hash of {guest.id}", Guest(guest.id, "Änna", "it"))
        assert await storage.guest(f"hash of {guest.id}") == Guest(guest.id, "Änna", "it")
        assert await storage.guest("another") is None

    asyncio.run(play())


def test_a_database_that_is_no_database_is_named_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_bytes(b"this is no database, whatever its name says" * 100)
    with pytest.raises(StorageError, match="cannot be opened: file is not a database"):
        open_storage(str(file))
    with pytest.raises(StorageError, match="cannot be opened"):
        open_storage(str(file / "below" / "x.sqlite"))
    with pytest.raises(StorageError, match="'mysql://x' is no database"):
        open_storage("mysql://x")
    with pytest.raises(StorageError, match="cannot be opened"):
        open_storage("postgresql://nobody@127.0.0.1:1/x?connect_timeout=1")


def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    open_storage(str(file)).close()
    db = sqlite3.connect(file)
    db.execute("UPDATE meta SET value = '99'")
    db.commit()
    db.close()
    with pytest.raises(StorageError, match="has version 99, this program knows version 1: update Theogony"):
        open_storage(str(file))
