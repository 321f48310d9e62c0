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
Waiting = tuple[Job, "asyncio.Future[Any]", asyncio.AbstractEventLoop]
Result = tuple[Any, Exception | None]
Settled = tuple["asyncio.Future[Any]", Any, Exception | None]


class Writer:
    """Jobs run in the order they were handed in. A job that raises is rolled back alone; the others stand. A job may
    be run again after a rollback, so it does nothing but speak to the database."""

    def __init__(self, connect: Callable[[], Connection], name: str) -> None:
        self._jobs: SimpleQueue[Waiting | None] = SimpleQueue()
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

    def _commit(self, batch: list[Waiting]) -> None:
        results: list[Result]
        try:
            if self._connection is None:
                self._connection = self._connect()
            results = _in_one_go(self._connection, batch) or _one_by_one(self._connection, batch)
        except Exception as wrong:  # nothing of the batch is written: everybody waiting has to know
            results = [(None, wrong)] * len(batch)
            self._give_up()
        waiting: dict[asyncio.AbstractEventLoop, list[Settled]] = {}
        for (_, done, loop), (result, error) in zip(batch, results):
            waiting.setdefault(loop, []).append((done, result, error))
        for loop, settled in waiting.items():
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(_settle, settled)

    def _give_up(self) -> None:
        """Start again with a new connection: a broken one, or one in the middle of a transaction, is of no use."""
        if self._connection is not None:
            with suppress(Exception):  # it was broken already
                self._connection.close()
        self._connection = None


def _in_one_go(connection: Connection, batch: list[Waiting]) -> list[Result] | None:
    """All jobs in one transaction; None, and nothing is written, if one of them raises.

    Every statement lets the event loop's thread in and has to wait until it gets out again, so there are few.
    """
    connection.run("BEGIN")
    try:
        results: list[Result] = [(job(connection), None) for job, _, _ in batch]
    except Exception:
        connection.run("ROLLBACK")
        return None
    connection.run("COMMIT")
    return results


def _one_by_one(connection: Connection, batch: list[Waiting]) -> list[Result]:
    """The same, with those that raise taken back alone."""
    results: list[Result] = []
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
    return results


def _settle(settled: list[Settled]) -> None:
    for done, result, error in settled:
        if done.done():
            continue
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)
