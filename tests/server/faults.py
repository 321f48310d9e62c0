"""Databases that fail at chosen moments: real connections to PostgreSQL cut by a proxy, and SQLite cut off in between.

A cut is `before` a statement reaches the database, `after` it was done and before its answer is back, or `during` it.
"""

from __future__ import annotations

import socket
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from theogony.server.storage import Storage
from theogony.server.storage.failing import Broken
from theogony.server.storage.postgres import PostgresStorage, open_postgres
from theogony.server.storage.sqlite import SqliteConnection, open_sqlite

MOMENTS = ("before", "after", "during")


class Cuts:
    """Which statement is cut, and when; counted over all connections in the order they come."""

    def __init__(self, *at: tuple[int, str]) -> None:
        self.lock = threading.Lock()
        self.at = dict(at)
        self.refusing = 0  # so many connections are refused
        self.seen = 0
        self.done = 0
        self.random: Random | None = None

    def at_random(self, random: Random) -> None:
        """From now on cuts come by chance: alone, in bursts, and with refused connections after them."""
        with self.lock:
            self.random = random
            self._plan()

    def stop(self) -> None:
        with self.lock:
            self.random, self.at, self.refusing = None, {}, 0

    def next(self) -> str | None:
        with self.lock:
            self.seen += 1
            moment = self.at.pop(self.seen, None)
            if moment is not None:
                self.done += 1
                if self.random is not None:
                    self._plan()
            return moment

    def refuses(self) -> bool:
        with self.lock:
            if self.refusing:
                self.refusing -= 1
                self.done += 1
                return True
            return False

    def _plan(self) -> None:
        random = self.random
        assert random is not None
        near = random.random() < 0.3
        self.at[self.seen + random.randint(1, 4 if near else 40)] = random.choice(MOMENTS)
        if random.random() < 0.2:
            self.refusing = random.randint(1, 3)


class Proxy:
    """Stands before a PostgreSQL that listens on a Unix socket; every connection through it may be cut."""

    def __init__(self, target: str, cuts: Cuts) -> None:
        self.target = target
        self.cuts = cuts
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self.listening.getsockname()[1])
        self.lines: set[socket.socket] = set()
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres?sslmode=disable&gssencmode=disable"

    def close(self) -> None:
        self.listening.close()
        self.cut_all()

    def cut_all(self) -> None:
        for line in list(self.lines):
            _shut(line)

    def _accept(self) -> None:
        while True:
            try:
                line, _ = self.listening.accept()
            except OSError:
                return
            if self.cuts.refuses():
                line.close()
                continue
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            database = socket.socket(socket.AF_UNIX)
            try:
                database.connect(self.target)
            except OSError:
                line.close()
                continue
            self.lines |= {line, database}
            state: dict[str, Any] = {"swallow": False}
            for work in (self._statements, self._answers):
                threading.Thread(target=self._pump, args=(work, line, database, state), daemon=True).start()

    def _pump(self, work: Callable[..., None], line: socket.socket, database: socket.socket, state: Any) -> None:
        with suppress(OSError, EOFError):
            work(line, database, state)
        for one in (line, database):
            _shut(one)
            self.lines.discard(one)

    def _statements(self, line: socket.socket, database: socket.socket, state: Any) -> None:
        length = _exactly(line, 4)
        database.sendall(length + _exactly(line, int.from_bytes(length, "big") - 4))  # how it introduces itself
        gathered = b""
        while True:
            head = _exactly(line, 5)
            gathered += head + _exactly(line, int.from_bytes(head[1:], "big") - 4)
            if head[:1] not in (b"Q", b"S"):
                continue
            moment = self.cuts.next()
            if moment == "before":
                return
            state["swallow"] = moment == "after"
            database.sendall(gathered)
            gathered = b""
            if moment == "during":
                return

    def _answers(self, line: socket.socket, database: socket.socket, state: Any) -> None:
        while True:
            head = _exactly(database, 5)
            answer = head + _exactly(database, int.from_bytes(head[1:], "big") - 4)
            if not state["swallow"]:
                line.sendall(answer)
            elif head[:1] == b"Z":  # it is done: nobody hears of it
                return


def _exactly(line: socket.socket, count: int) -> bytes:
    got = b""
    while len(got) < count:
        more = line.recv(count - len(got))
        if not more:
            raise EOFError
        got += more
    return got


def _shut(line: socket.socket) -> None:
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
    line.close()


def postgres_through(proxy: Proxy) -> Storage:
    """Opened before anything is cut."""
    opened = open_postgres(proxy.url)
    assert isinstance(opened, PostgresStorage)
    return opened


def socket_of(url: str) -> str:
    """The Unix socket of a PostgreSQL that has no other."""
    return f"{url.partition('host=')[2]}/.s.PGSQL.5432"


def sqlite_with(path: Path, cuts: Cuts, connection: type[SqliteConnection] = SqliteConnection) -> Storage:
    """SQLite has no line that could be cut: here its connection is closed under its user between two statements."""
    open_sqlite(path).close()

    class Cut(connection):  # type: ignore[misc, valid-type]
        def __init__(self) -> None:
            if cuts.refuses():
                raise sqlite3.OperationalError("unable to open database file")
            super().__init__(path)

        def execute(self, sql: str, values: tuple[Any, ...]) -> tuple[list[tuple[Any, ...]], int]:
            moment = cuts.next()
            if moment == "before":
                self._db.close()
                raise Broken("cut before")
            found: tuple[list[tuple[Any, ...]], int] = super().execute(sql, values)
            if moment is not None:
                self._db.close()
                raise Broken("cut after")
            return found

    return Storage(Cut)
