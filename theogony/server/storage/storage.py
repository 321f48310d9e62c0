"""Storage: guests, tables, the entries of matches, snapshots, chat. The same statements for SQLite and PostgreSQL.

Whatever was awaited without an exception is durable: it survives the death of the process. Entries are only ever
added, each under the number after the last one; whoever comes with another number gets `Conflict` and has written
nothing. `Down` says what is known where the database did not do it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from secrets import token_hex
from typing import Any, Final

import msgspec

from theogony.match.entries import Entry
from theogony.server.storage.failing import Conflict
from theogony.server.storage.records import Chat, Guest, Row, Summary, TableRecord
from theogony.server.storage.writer import Connection, Writer

MOST_LISTED: Final = 60

# An entry, if it comes after the last one there is.
CONTINUE: Final = (
    "INSERT INTO entries (match, n, body) SELECT ?, ?, ?"
    " WHERE ? = 1 + COALESCE((SELECT MAX(n) FROM entries WHERE match = ?), 0)"
)

News = Callable[[str], None]  # called in the event loop's thread with what another process announced


class Stored(msgspec.Struct):
    """A table as it was read: `version` is what a change of the record has to know."""

    record: TableRecord
    version: int
    summary: Summary
    entries: list[Entry]
    snapshot: bytes | None


_entry = msgspec.json.Decoder(Entry)
_record = msgspec.json.Decoder(TableRecord)
_summary = msgspec.json.Decoder(Summary)
_encode = msgspec.json.encode


class Storage:
    def __init__(self, connect: Callable[[], Connection]) -> None:
        """`connect` gives a connection whose database has the tables of this version."""
        self.process = token_hex(4)  # tells this process's announcements from those of others
        self._writer = Writer(connect, "storage writer")
        self._reader = Writer(connect, "storage reader", writing=False)

    async def listen(self, news: News) -> None:
        """From now on `news` hears what other processes announce. With SQLite there are no others."""

    def close(self) -> None:
        self._writer.close()
        self._reader.close()

    # ---- guests

    async def guest(self, key_hash: str) -> Guest | None:
        def job(db: Connection) -> Guest | None:
            rows = db.run("SELECT id, name, lang FROM guests WHERE key = ?", (key_hash,))
            return Guest(*rows[0]) if rows else None

        return await self._reader.do(job)

    async def save_guest(self, key_hash: str, guest: Guest) -> None:
        def job(db: Connection) -> None:
            db.run(
                "INSERT INTO guests (key, id, name, lang) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (key) DO UPDATE SET name = excluded.name, lang = excluded.lang",
                (key_hash, guest.id, guest.name, guest.lang),
            )

        await self._writer.do(job)

    # ---- tables

    async def add_table(self, record: TableRecord, summary: Summary, entries: Sequence[Entry] = ()) -> None:
        await self._writer.do(lambda db: _add(db, record, summary, entries))

    async def change_table(
        self,
        record: TableRecord,
        version: int,
        summary: Summary,
        entries: Sequence[Entry] = (),
        wake: int | None = None,
        adding: TableRecord | None = None,
    ) -> int:
        """The record as it is now, with the entries that came with the change; the new version. `adding` is another
        table that is made at the same time, or not at all."""

        def job(db: Connection) -> int:
            found = db.run(
                "UPDATE tables SET version = version + 1, status = ?, public = ?, wake = ?, body = ?, summary = ?"
                " WHERE match = ? AND version = ? RETURNING version",
                (
                    record.status,
                    int(record.public),
                    wake,
                    _encode(record),
                    _encode(summary),
                    record.match,
                    version,
                ),
            )
            if not found:
                raise Conflict(record.match)
            _write_sitters(db, record)
            _write_entries(db, record.match, entries)
            if adding is not None:
                _add(db, adding, Summary(since=adding.created))
            db.announce(f"table {record.match} {self.process}")
            return int(found[0][0])

        return await self._writer.do(job)

    async def remove_table(self, match: str) -> None:
        """Nobody was left at a table that never began; Conflict if it has begun meanwhile."""

        def job(db: Connection) -> None:
            if not db.run("DELETE FROM tables WHERE match = ? AND status = 'open' RETURNING match", (match,)):
                raise Conflict(match)
            db.run("DELETE FROM sitters WHERE match = ?", (match,))
            db.run("DELETE FROM chat WHERE match = ?", (match,))
            db.run("DELETE FROM entries WHERE match = ?", (match,))
            db.announce(f"gone {match} {self.process}")

        await self._writer.do(job)

    async def append(
        self,
        match: str,
        entries: Sequence[Entry],
        summary: Summary,
        wake: int | None,
        snapshot: bytes | None = None,
    ) -> None:
        """The next entries of a match; all of them or none."""

        def job(db: Connection) -> None:
            _write_entries(db, match, entries)
            values = (_encode(summary), wake, match)
            if db.change("UPDATE tables SET summary = ?, wake = ? WHERE match = ?", values) != 1:
                raise Conflict(match)
            if snapshot is not None:
                db.run(
                    "INSERT INTO snapshots (match, n, body) VALUES (?, ?, ?)"
                    " ON CONFLICT (match) DO UPDATE SET n = excluded.n, body = excluded.body",
                    (match, entries[-1].n, snapshot),
                )
            db.announce(f"entries {match} {self.process}")

        await self._writer.do(job)

    async def load(self, match: str) -> Stored | None:
        def job(db: Connection) -> Stored | None:
            rows = db.run("SELECT body, version, summary FROM tables WHERE match = ?", (match,))
            if not rows:
                return None
            body, version, summary = rows[0]
            entries = db.run("SELECT body FROM entries WHERE match = ? ORDER BY n", (match,))
            kept = db.run("SELECT body FROM snapshots WHERE match = ?", (match,))
            return Stored(
                _record.decode(body),
                int(version),
                _summary.decode(summary),
                [_entry.decode(row[0]) for row in entries],
                bytes(kept[0][0]) if kept else None,
            )

        return await self._reader.do(job)

    async def waking(self) -> list[str]:
        """Tables where something happens by itself: a deadline, a bot's turn, a start."""

        def job(db: Connection) -> list[str]:
            rows = db.run("SELECT match FROM tables WHERE wake IS NOT NULL AND status <> 'over' ORDER BY wake")
            return [str(row[0]) for row in rows]

        return await self._reader.do(job)

    # ---- the lobby

    async def tables_of(self, guest: str) -> list[Row]:
        """Where the guest sits, the newest first."""
        return await self._rows(
            "SELECT t.body, t.summary FROM tables t WHERE t.match IN (SELECT match FROM sitters WHERE guest = ?)"
            " ORDER BY t.created DESC LIMIT ?",
            (guest, MOST_LISTED),
        )

    async def open_tables(self) -> list[Row]:
        return await self._rows(
            "SELECT body, summary FROM tables WHERE status <> 'over' AND public = 1 ORDER BY created DESC LIMIT ?",
            (MOST_LISTED,),
        )

    async def finished_tables(self) -> list[Row]:
        return await self._rows(
            "SELECT body, summary FROM tables WHERE status = 'over' AND public = 1 ORDER BY created DESC LIMIT ?",
            (MOST_LISTED,),
        )

    async def _rows(self, sql: str, values: tuple[Any, ...]) -> list[Row]:
        def job(db: Connection) -> list[Row]:
            return [Row(_record.decode(body), _summary.decode(summary)) for body, summary in db.run(sql, values)]

        return await self._reader.do(job)

    # ---- reviews

    async def keep_review(self, match: str, body: bytes) -> None:
        def job(db: Connection) -> None:
            db.run(
                "INSERT INTO reviews (match, body) VALUES (?, ?)"
                " ON CONFLICT (match) DO UPDATE SET body = excluded.body",
                (match, body),
            )

        await self._writer.do(job)

    async def review(self, match: str) -> bytes | None:
        def job(db: Connection) -> bytes | None:
            rows = db.run("SELECT body FROM reviews WHERE match = ?", (match,))
            return bytes(rows[0][0]) if rows else None

        return await self._reader.do(job)

    # ---- chat

    async def say(self, match: str, chat: Chat) -> None:
        def job(db: Connection) -> None:
            db.run("INSERT INTO chat (match, at, body) VALUES (?, ?, ?)", (match, chat.at, _encode(chat)))
            db.announce(f"chat {match} {self.process} {_encode(chat).decode()}")

        await self._writer.do(job)

    async def chat(self, match: str, most: int = 50) -> list[Chat]:
        """The last things said, oldest first."""

        def job(db: Connection) -> list[Chat]:
            rows = db.run("SELECT body FROM chat WHERE match = ? ORDER BY at DESC LIMIT ?", (match, most))
            return [msgspec.json.decode(row[0], type=Chat) for row in reversed(rows)]

        return await self._reader.do(job)


def _add(db: Connection, record: TableRecord, summary: Summary, entries: Sequence[Entry] = ()) -> None:
    db.run(
        "INSERT INTO tables (match, version, status, public, created, wake, body, summary)"
        " VALUES (?, 1, ?, ?, ?, NULL, ?, ?)",
        (record.match, record.status, int(record.public), record.created, _encode(record), _encode(summary)),
    )
    _write_sitters(db, record)
    _write_entries(db, record.match, entries)


def _write_entries(db: Connection, match: str, entries: Sequence[Entry]) -> None:
    """Each entry only if it continues the log: the database itself looks."""
    for entry in entries:
        values = (match, entry.n, _encode(entry), entry.n, match)
        if db.change(CONTINUE, values) != 1:
            raise Conflict(f"{match} {entry.n}")


def _write_sitters(db: Connection, record: TableRecord) -> None:
    db.run("DELETE FROM sitters WHERE match = ?", (record.match,))
    for guest in {seat.guest for seat in record.seats if seat.guest} | {record.host} - {""}:
        db.run("INSERT INTO sitters (match, guest) VALUES (?, ?)", (record.match, guest))
