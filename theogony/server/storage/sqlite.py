"""SQLite: the database that needs nothing. Durable at every commit (WAL, synchronous=FULL)."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from theogony.server.storage.failing import Broken, Conflict, Down, StorageError
from theogony.server.storage.schema import prepare
from theogony.server.storage.storage import Storage


class SqliteConnection:
    def __init__(self, path: Path) -> None:
        self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
        try:
            self._db.execute("PRAGMA journal_mode = WAL")
            self._db.execute("PRAGMA synchronous = FULL")
        except sqlite3.Error:
            self._db.close()
            raise

    def begin(self, writing: bool) -> None:
        self.run("BEGIN IMMEDIATE" if writing else "BEGIN")

    def run(self, sql: str, values: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        return self.execute(sql, values)[0]

    def change(self, sql: str, values: tuple[Any, ...]) -> int:
        return self.execute(sql, values)[1]

    def execute(self, sql: str, values: tuple[Any, ...]) -> tuple[list[tuple[Any, ...]], int]:
        """The rows it found, and how many it wrote."""
        inside = self._db.in_transaction
        try:
            cursor = self._db.execute(sql, values)
            return cursor.fetchall(), cursor.rowcount
        except sqlite3.IntegrityError as wrong:
            raise Conflict(str(wrong)) from None
        except sqlite3.Error as wrong:
            if inside and self._db.in_transaction:
                raise Down(wrong) from wrong
            raise Broken(wrong) from wrong  # SQLite has taken the whole transaction back, or there was none

    def commit(self) -> None:
        self.run("COMMIT")

    def announce(self, news: str) -> None:
        """Nobody else listens."""

    def close(self) -> None:
        self._db.close()


def open_sqlite(path: Path) -> Storage:
    """The database in this file, made if there is none."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        first = SqliteConnection(path)
        try:
            prepare(first, str(path), "BLOB")
        finally:
            first.close()
    except (OSError, sqlite3.Error, Broken) as wrong:
        raise StorageError(f"The database {path} cannot be opened: {str(wrong).rstrip('.')}.") from None
    return Storage(lambda: SqliteConnection(path))
