"""PostgreSQL, by URL: any number of server processes share all tables; NOTIFY carries the news between them."""

from __future__ import annotations

import asyncio
from threading import Event, Thread
from typing import Any

import psycopg

from theogony.server.storage.storage import Conflict, News, Storage, StorageError, prepare

CHANNEL = "theogony"
MOST_NEWS = 7900  # bytes; PostgreSQL's notices are shorter than 8000


class PostgresConnection:
    def __init__(self, url: str) -> None:
        self._db = psycopg.connect(url, autocommit=True, connect_timeout=10)

    def run(self, sql: str, values: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        try:
            cursor = self._db.execute(sql.replace("?", "%s").encode(), values or None)
            return cursor.fetchall() if cursor.description is not None else []
        except psycopg.errors.UniqueViolation as wrong:
            raise Conflict(str(wrong)) from None

    def announce(self, news: str) -> None:
        if len(news.encode()) <= MOST_NEWS:
            self.run("SELECT pg_notify(?, ?)", (CHANNEL, news))

    def close(self) -> None:
        self._db.close()


class PostgresStorage(Storage):
    def __init__(self, url: str) -> None:
        super().__init__(lambda: PostgresConnection(url))
        self._url = url
        self._closed = Event()
        self._listener: Thread | None = None

    async def listen(self, news: News) -> None:
        loop = asyncio.get_running_loop()
        self._listener = Thread(target=self._hear, args=(loop, news), name="storage listener", daemon=True)
        self._listener.start()

    def _hear(self, loop: asyncio.AbstractEventLoop, news: News) -> None:
        while not self._closed.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True, connect_timeout=10) as db:
                    db.execute(f"LISTEN {CHANNEL}")
                    loop.call_soon_threadsafe(news, "again")  # whatever was announced meanwhile was missed
                    while not self._closed.is_set():
                        for notice in db.notifies(timeout=0.5):
                            loop.call_soon_threadsafe(news, notice.payload)
            except psycopg.Error:
                self._closed.wait(1)
            except RuntimeError:  # the loop is closed
                return

    def close(self) -> None:
        self._closed.set()
        super().close()
        if self._listener is not None:
            self._listener.join(timeout=5)


def open_postgres(url: str) -> Storage:
    try:
        first = PostgresConnection(url)
        try:
            prepare(first, _without_password(url), "BYTEA")
        finally:
            first.close()
    except psycopg.Error as wrong:
        reason = " ".join(str(wrong).split()).rstrip(".")
        raise StorageError(f"The database {_without_password(url)} cannot be opened: {reason}.") from None
    return PostgresStorage(url)


def _without_password(url: str) -> str:
    head, at, tail = url.rpartition("@")
    return f"{head.split('://')[0]}://…@{tail}" if at else url
