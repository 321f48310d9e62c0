"""People who play on whatever the server's database does, as the page does, and remember all they were told."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any, TypeVar

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.serving import Chair, Frame, Guest, random_say
from theogony.match.entries import Did
from theogony.server.storage import Storage

T = TypeVar("T")

LONGEST = 60.0  # seconds after which somebody is stuck
LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError)


class Stuck(AssertionError):
    """Nothing came for so long."""


class Told:
    """What one player was told of one match."""

    def __init__(self, match: str) -> None:
        self.match = match
        self.done: list[int | None] = []  # numbers of the own actions that were acknowledged, where they were told
        self.unsure = 0  # actions nobody could say anything about
        self.refused: list[str] = []
        self.news: dict[int, str] = {}  # by entry: the hash of the scene after it
        self.chats: list[str] = []
        self.over = False


class Player(threading.Thread):
    """Plays game after game with a bot until `enough` is set, and the last one to its end."""

    def __init__(self, port: int, name: str, enough: threading.Event, seed: int, **table: Any) -> None:
        super().__init__(name=name, daemon=True)
        self.port = port
        self.enough = enough
        self.random = Random(seed)
        self.table = table
        self.told: list[Told] = []
        self.wrong: BaseException | None = None
        self.reconnects = 0
        self.last_id = 0
        self.pending: Frame | None = None

    def run(self) -> None:
        try:
            self.guest = patiently(lambda: Guest(self.port, self.name))
            while not self.told or not self.enough.is_set():
                self.told.append(Told(patiently(lambda: self.guest.new_table(**self.table))))
                self.play(self.told[-1])
        except BaseException as wrong:
            self.wrong = wrong

    def play(self, told: Told) -> None:
        self.pending = None
        until = time.monotonic() + LONGEST
        while not told.over:
            chair: Chair | None = None
            try:
                chair = Chair(self.guest, told.match, client=f"tab of {told.match}")
                chair.next()  # the table is there
                until = time.monotonic() + LONGEST
                self.sit(chair, told)
            except LOST:
                if time.monotonic() > until:
                    raise Stuck(f"{self.name} cannot come back to {told.match}") from None
                self.reconnects += 1
                time.sleep(0.1)
            finally:
                if chair is not None:
                    with suppress(*LOST):
                        chair.close()

    def sit(self, chair: Chair, told: Told) -> None:
        waiting = time.monotonic()
        while chair.over is None:
            offers = chair.ask.get("offers")
            if self.pending is None and offers:
                self.last_id += 1
                say = [random_say(offers, self.random)]
                seat = chair.table["as"]
                self.pending = {
                    "m": "do",
                    "id": self.last_id,
                    "as": seat,
                    "q": chair.ask["q"],
                    "say": say,
                    "sure": True,
                }
                if self.random.random() < 0.1:
                    chair.send({"m": "chat", "text": f"{self.name} says {self.last_id}"})
            if self.pending is not None:
                self.answered(chair, told)
                waiting = time.monotonic()
                time.sleep(0.05)
            else:
                try:
                    self.hear(chair, told, 1.0)
                    waiting = time.monotonic()
                except TimeoutError:
                    if time.monotonic() - waiting > LONGEST:
                        raise Stuck(f"{self.name} waits at {told.match} and nothing happens") from None
        told.over = True

    def answered(self, chair: Chair, told: Told) -> None:
        assert self.pending is not None
        id, n = self.pending["id"], None
        chair.send(self.pending)
        until = time.monotonic() + LONGEST
        while True:
            try:
                frame = self.hear(chair, told, until - time.monotonic())
            except TimeoutError:
                raise Stuck(f"{self.name} gets no answer at {told.match}") from None
            if frame.get("re") == id:
                n = frame["n"]
            if frame["m"] in ("ok", "no") and frame["id"] == id:
                break
        self.pending = None
        if frame["m"] == "ok":
            told.done.append(n)
        elif frame.get("rule") == "storage.unsure":
            told.unsure += 1
        else:
            told.refused.append(frame.get("rule") or frame["because"])

    def hear(self, chair: Chair, told: Told, timeout: float) -> Frame:
        frame = chair.next(max(0.01, timeout))
        if frame["m"] == "news":
            told.news[frame["n"]] = frame["h"]
        if frame["m"] == "chat":
            told.chats.append(frame["text"])
        return frame


def patiently(work: Callable[[], T]) -> T:
    """Once more while the server says sorry."""
    until = time.monotonic() + LONGEST
    while True:
        try:
            return work()
        except (AssertionError, *LOST):
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


async def compare(storage: Storage, player: Player) -> tuple[int, int]:
    """Whether everything the player was told is there, once and without gaps; how many actions and entries that is."""
    acknowledged = entries = 0
    for told in player.told:
        found = await storage.load(told.match)
        assert found is not None
        entries += len(found.entries)
        acknowledged += len(told.done)
        assert [entry.n for entry in found.entries] == list(range(1, len(found.entries) + 1))
        own = [entry.n for entry in found.entries if isinstance(entry, Did) and entry.seat == 0]
        assert {n for n in told.done if n is not None} <= set(own)
        assert len(told.done) <= len(own) <= len(told.done) + told.unsure, (told.done, own, told.refused)
        replay = patiently(lambda told=told: player.guest.get(f"/api/tables/{told.match}/replay?as=0"))  # type: ignore[misc]
        there = {news["n"]: news["h"] for news in replay["news"]}
        assert all(there[n] == h for n, h in told.news.items() if n in there)
        assert patiently(lambda told=told: player.guest.get(f"/api/tables/{told.match}/verify"))["ok"]  # type: ignore[misc]
        said = [spoken.text for spoken in await storage.chat(told.match, 10_000)]
        assert len(set(said)) == len(said) and set(told.chats) <= set(said)
    return acknowledged, entries
