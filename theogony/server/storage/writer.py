"""One thread that writes: everything waiting shares a transaction, so that many appends cost one flush to disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, Protocol, TypeVar

MOST_TOGETHER = 500

T = TypeVar("T")


class Connection(Protocol):
    """What SQLite and PostgreSQL have in common, as the writer needs it."""

    def run(self, sql: str, values: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]: ...

    def announce(self, news: str) -> None:
        """Tell other processes once the transaction is committed."""

    def close(self) -> None: ...


Job = Callable[[Connection], Any]


class Writer:
    """Jobs run in the order they were handed in. A job that raises is rolled back alone; the others stand."""

    def __init__(self, connect: Callable[[], Connection], name: str) -> None:
        self._jobs: SimpleQueue[tuple[Job, asyncio.Future[Any], asyncio.AbstractEventLoop] | None] = SimpleQueue()
        self._connect = connect
        self._connection: Connection | None = None
        self._thread = Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    async def do(self, job: Callable[[Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put((job, done, loop))
        return await done

    def close(self) -> None:
        self._jobs.put(None)
        self._thread.join(timeout=10)

    def _work(self) -> None:
        going_on = True
        while going_on:
            waiting = [self._jobs.get()]
            while len(waiting) < MOST_TOGETHER and not self._jobs.empty():
                waiting.append(self._jobs.get())
            going_on = None not in waiting
            batch = [one for one in waiting if one is not None]
            if batch:
                self._commit(batch)
        if self._connection is not None:
            self._connection.close()

    def _commit(self, batch: list[tuple[Job, asyncio.Future[Any], asyncio.AbstractEventLoop]]) -> None:
        results: list[tuple[Any, Exception | None]] = []
        try:
            if self._connection is None:
                self._connection = self._connect()
            connection = self._connection
            connection.run("BEGIN")
            for job, _, _ in batch:
                connection.run("SAVEPOINT job")
                try:
                    results.append((job(connection), None))
                except Exception as wrong:
                    connection.run("ROLLBACK TO SAVEPOINT job")
                    results.append((None, wrong))
                connection.run("RELEASE SAVEPOINT job")
            connection.run("COMMIT")
        except Exception as wrong:  # nothing of the batch is written: everybody waiting has to know
            results = [(None, wrong)] * len(batch)
            self._give_up()
        for (_, done, loop), (result, error) in zip(batch, results):
            try:
                loop.call_soon_threadsafe(_settle, done, result, error)
            except RuntimeError:  # the loop is closed: nobody waits any more
                continue

    def _give_up(self) -> None:
        """Start again with a new connection: a broken one, or one in the middle of a transaction, is of no use."""
        if self._connection is not None:
            with suppress(Exception):  # it was broken already
                self._connection.close()
        self._connection = None


def _settle(done: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)
