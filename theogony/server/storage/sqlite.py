"""SQLite: the database that needs nothing. Durable at every commit (WAL, synchronous=FULL)."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from theogony.server.storage.storage import Conflict, Storage, StorageError, prepare


class SqliteConnection:
    def __init__(self, path: Path) -> None:
        self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.execute("PRAGMA synchronous = FULL")

    def run(self, sql: str, values: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        try:
            return self._db.execute(sql, values).fetchall()
        except sqlite3.IntegrityError as wrong:
            raise Conflict(str(wrong)) from None

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
    except (OSError, sqlite3.Error) as wrong:
        raise StorageError(f"The database {path} cannot be opened: {str(wrong).rstrip('.')}.") from None
    return Storage(lambda: SqliteConnection(path))
