"""PostgreSQL, by URL: any number of server processes share all tables; NOTIFY carries the news between them."""

from __future__ import annotations

import asyncio
import logging
from threading import Event, Thread
from typing import Any

import psycopg

from theogony.server.storage.failing import Broken, Conflict, Down, StorageError, one_line
from theogony.server.storage.schema import prepare
from theogony.server.storage.storage import News, Storage

CHANNEL = "theogony"
MOST_NEWS = 7900  # bytes; PostgreSQL's notices are shorter than 8000

log = logging.getLogger("theogony.server")


# A network that swallows everything is noticed within some seconds.
ATTENTIVE: dict[str, Any] = {
    "connect_timeout": 10,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}


class PostgresConnection:
    def __init__(self, url: str) -> None:
        self._db = psycopg.connect(url, autocommit=True, **ATTENTIVE)

    def begin(self, writing: bool) -> None:
        self.run("BEGIN" if writing else "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")

    def run(self, sql: str, values: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        cursor = self._execute(sql.replace("?", "%s").encode(), values)
        return cursor.fetchall() if cursor.description is not None else []

    def change(self, sql: str, values: tuple[Any, ...]) -> int:
        return self._execute(sql.replace("?", "%s").encode(), values).rowcount

    def commit(self) -> None:
        done = self._execute(b"COMMIT", ()).statusmessage
        if done != "COMMIT":
            raise Broken(f"PostgreSQL answered COMMIT with {done}")

    def _execute(self, sql: bytes, values: tuple[Any, ...]) -> psycopg.Cursor[tuple[Any, ...]]:
        try:
            return self._db.execute(sql, values or None)
        except psycopg.errors.UniqueViolation as wrong:
            raise Conflict(str(wrong)) from None
        except psycopg.Error as wrong:
            in_transaction = self._db.info.transaction_status == psycopg.pq.TransactionStatus.INERROR
            raise (Down(wrong) if in_transaction else Broken(one_line(wrong))) from wrong

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
        failing = False
        while not self._closed.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True, **ATTENTIVE) as db:
                    db.execute(f"LISTEN {CHANNEL}")
                    failing = False
                    loop.call_soon_threadsafe(news, "again")  # whatever was announced meanwhile was missed
                    while not self._closed.is_set():
                        for notice in db.notifies(timeout=0.5):
                            loop.call_soon_threadsafe(news, notice.payload)
            except psycopg.Error as wrong:
                if not failing:
                    log.warning("storage listener: no news from other servers (%s); trying again.", one_line(wrong))
                failing = True
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
    except (psycopg.Error, Broken, Down) as wrong:
        raise StorageError(f"The database {_without_password(url)} cannot be opened: {one_line(wrong)}.") from None
    return PostgresStorage(url)


def _without_password(url: str) -> str:
    head, at, tail = url.rpartition("@")
    return f"{head.split('://')[0]}://…@{tail}" if at else url
