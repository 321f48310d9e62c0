"""Where everything is kept: SQLite in a file, or PostgreSQL by URL."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path

from theogony.server.storage.failing import Conflict, Down, StorageError
from theogony.server.storage.records import Chat, Guest, Row, SeatRecord, Summary, TableRecord
from theogony.server.storage.storage import Storage, Stored

__all__ = [
    "Chat",
    "Conflict",
    "Down",
    "Guest",
    "Row",
    "SeatRecord",
    "Storage",
    "StorageError",
    "Stored",
    "Summary",
    "TableRecord",
    "default_database",
    "open_storage",
]


def default_database() -> str:
    """A file in the user's data folder."""
    return f"sqlite:///{user_data_path('theogony', appauthor=False) / 'tables.sqlite'}"


def open_storage(url: str) -> Storage:
    """`sqlite:///file`, a plain path, or `postgresql://…`. StorageError, one sentence, if it cannot be used."""
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from theogony.server.storage.postgres import open_postgres
        except ImportError:
            raise StorageError("PostgreSQL needs another package: pip install 'theogony[postgres]'.") from None
        return open_postgres(url)
    from theogony.server.storage.sqlite import open_sqlite

    if "://" in url and not url.startswith("sqlite:///"):
        raise StorageError(f"'{url}' is no database: name a file, sqlite:///file or postgresql://….")
    return open_sqlite(Path(url.removeprefix("sqlite:///")).expanduser())
