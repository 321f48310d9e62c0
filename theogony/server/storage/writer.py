"""One thread with one connection: everything waiting shares a transaction, so that many appends cost one flush to disk.

A transaction that failed is done once more on a new connection. Every transaction that writes puts its number beside
the name of its writer, under a condition: so the second attempt finds out, in its first statement, whether the first
one arrived after all, and waits for it if it is still under way.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from secrets import token_hex
from threading import Thread
from time import monotonic
from typing import Any, Final, Protocol, TypeVar

from theogony.server.storage.failing import Broken, Down, one_line

MOST_TOGETHER = 500
SAY_EVERY = 60.0  # seconds after which a database that is still away is mentioned again

MARK: Final = (
    "INSERT INTO writers (name, batch) VALUES (?, ?) ON CONFLICT (name)"
    " DO UPDATE SET batch = excluded.batch WHERE writers.batch < excluded.batch"
)

log = logging.getLogger("theogony.server")

T = TypeVar("T")


class Connection(Protocol):
    """What SQLite and PostgreSQL have in common, as the writer needs it.

    Raises Conflict where a number is taken, Broken if the connection is of no use any more, else Down: this statement
    was not done, others may be.
    """

    def begin(self, writing: bool) -> None: ...

    def run(self, sql: str, values: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]: ...

    def change(self, sql: str, values: tuple[Any, ...]) -> int:
        """The same; how many rows it wrote."""

    def commit(self) -> None:
        """Whatever was run since `begin` is durable; an exception leaves open whether it is."""

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

    def __init__(self, connect: Callable[[], Connection], name: str, writing: bool = True) -> None:
        self._jobs: SimpleQueue[Waiting | None] = SimpleQueue()
        self._connect = connect
        self._connection: Connection | None = None
        self._name = token_hex(16)
        self._batch = 0
        self._writing = writing
        self._closed = False
        self._away = self._said = 0.0  # since when the database is, and when that was said last
        self._thread = Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    async def do(self, job: Callable[[Connection], T]) -> T:
        """What the job returns or raises; Down if the database did not do it."""
        if self._closed:
            raise Down("the server is being stopped", "written" if self._writing else "read")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put((job, done, loop))
        return await done

    def close(self) -> None:
        self._closed = True
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
                self._settle(batch, self._results([job for job, _, _ in batch]))
        if self._connection is not None:
            with suppress(Exception):  # a name left behind does no harm
                self._connection.run("DELETE FROM writers WHERE name = ?", (self._name,))
            self._give_up()

    def _results(self, jobs: list[Job]) -> list[Result]:
        """Done in one transaction, at the second attempt if need be; Down for everybody if that failed too."""
        self._batch += 1
        results: list[Result] = []
        unknown, reason = False, None
        for again in (False, True):
            try:
                if self._connection is None:
                    self._connection = self._connect()
                if not self._begun(self._connection):
                    self._connection.run("ROLLBACK")
                    self._say_back()
                    return results  # of the first attempt, which arrived
                unknown = False
                results = self._done(self._connection, jobs)
                unknown = self._writing
                self._connection.commit()
                self._say_back()
                return results
            except Exception as wrong:
                self._give_up()
                self._say_away(wrong, again)
                reason = wrong
        what: Any = "known" if unknown else "written" if self._writing else "read"
        return [(None, Down(reason, what))] * len(jobs)

    def _begun(self, connection: Connection) -> bool:
        """A transaction has begun; False if this batch is in the database already."""
        connection.begin(self._writing)
        return not self._writing or connection.change(MARK, (self._name, self._batch)) == 1

    def _done(self, connection: Connection, jobs: list[Job]) -> list[Result]:
        """All jobs, those that raise taken back alone. Few statements if none does: after each one the event loop's
        thread has to be waited for."""
        try:
            return [(job(connection), None) for job in jobs]
        except Broken:
            raise
        except Exception:
            connection.run("ROLLBACK")
        if not self._begun(connection):
            raise Broken("The transaction that was taken back is there.")
        results: list[Result] = []
        for job in jobs:
            connection.run("SAVEPOINT job")
            try:
                results.append((job(connection), None))
            except Broken:
                raise
            except Exception as wrong:
                connection.run("ROLLBACK TO SAVEPOINT job")
                results.append((None, wrong if self._writing or not isinstance(wrong, Down) else Down(wrong, "read")))
            connection.run("RELEASE SAVEPOINT job")
        return results

    def _settle(self, batch: list[Waiting], results: list[Result]) -> None:
        waiting: dict[asyncio.AbstractEventLoop, list[Settled]] = {}
        for (_, done, loop), (result, error) in zip(batch, results, strict=True):
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

    # ---- what whoever runs the server reads

    def _say_away(self, wrong: Exception, again: bool) -> None:
        now, name = monotonic(), self._thread.name
        if not again:
            if not self._away:
                log.warning("%s: the database failed (%s); trying again on a new connection.", name, one_line(wrong))
        elif not self._away:
            self._away = self._said = now
            log.error("%s: the database cannot be used (%s). Tables wait for it.", name, one_line(wrong))
        elif now - self._said > SAY_EVERY:
            self._said = now
            log.error("%s: no database for %d s (%s).", name, int(now - self._away), one_line(wrong))

    def _say_back(self) -> None:
        if self._away:
            log.warning("%s: the database is back after %.1f s.", self._thread.name, monotonic() - self._away)
            self._away = 0.0


def _settle(settled: list[Settled]) -> None:
    for done, result, error in settled:
        if done.done():
            continue
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)
