"""A real server for tests, and people at it who speak only the protocol of docs/protocol.md."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from hashlib import sha256
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import uvicorn
from websockets.sync.client import ClientConnection, connect

from theogony.server.app import application
from theogony.server.hall import Hall
from theogony.server.pages import Pages
from theogony.server.serve import configured
from theogony.server.storage import Storage, open_storage
from theogony.server.thinkers import Thinkers

Frame = dict[str, Any]
HAND = 0.06  # seconds a hand takes for an action: within what the server lets one browser do


class Server:
    """Runs in a thread of its own; `port` is free to use while it runs."""

    def __init__(
        self,
        database: str | Callable[[], Storage],
        also: Sequence[str] = (),
        pace: float = 0.0,
        patience: float = 10.0,
    ) -> None:
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.listening.setblocking(False)
        self.port = int(self.listening.getsockname()[1])
        self.hall: Hall | None = None

        def make_hall() -> Hall:
            storage = open_storage(database) if isinstance(database, str) else database()
            self.hall = Hall(storage, Pages(), Thinkers(list(also), 1), pace, patience)
            return self.hall

        self._server = uvicorn.Server(configured(application(make_hall)))
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self.listening]}, daemon=True)

    def __enter__(self) -> Server:
        self._thread.start()
        until = time.monotonic() + 120
        while not self._server.started and time.monotonic() < until:
            time.sleep(0.01)
        assert self._server.started
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(10)
        self.listening.close()


class Guest:
    """A browser: a cookie, HTTP, and tables."""

    def __init__(self, port: int, name: str | None = None) -> None:
        self.port = port
        self.origin = f"http://127.0.0.1:{port}"
        self.cookie = ""
        self.id = self.get("/api/me")["id"]
        if name is not None:
            self.post("/api/me", {"name": name, "lang": "en"})

    def ask(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None
    ) -> tuple[int, Any, dict[str, str]]:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=20)
        sent = {"Cookie": self.cookie} if self.cookie else {}
        if method == "POST":
            sent["Origin"] = self.origin
        raw = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        connection.request(method, path, raw, {**sent, **(headers or {})})
        answer = connection.getresponse()
        content, found = answer.read(), {name.lower(): value for name, value in answer.getheaders()}
        connection.close()
        if "set-cookie" in found:
            self.cookie = found["set-cookie"].split(";")[0]
        is_json = found.get("content-type", "").startswith("application/json")
        return answer.status, json.loads(content) if is_json else content, found

    def get(self, path: str) -> Any:
        status, content, _ = self.ask("GET", path)
        assert status == 200, content
        return content

    def post(self, path: str, body: object) -> Any:
        status, content, _ = self.ask("POST", path, body)
        assert status == 200, content
        return content

    def refused(self, path: str, body: object = None, method: str = "POST") -> tuple[int, str, str]:
        """Status, id and sentence of an error."""
        status, content, _ = self.ask(method, path, body)
        assert status >= 400, content
        return status, content["error"]["id"], content["error"]["say"]

    def new_table(self, game: str = "gods", seats: Sequence[str] = ("me", "bot"), **more: Any) -> str:
        wanted = [{"kind": kind, **({"bot": "random"} if kind == "bot" else {})} for kind in seats]
        return str(self.post("/api/tables", {"game": game, "seats": wanted, **more})["match"])

    def sit_down(self, match: str, **more: Any) -> Chair:
        return Chair(self, match, **more)


class Chair:
    """A table open in a browser's tab. It keeps its scene as a client does, and checks it against every hash."""

    def __init__(self, guest: Guest, match: str, view: int | None = None, lang: str = "en", client: str = "") -> None:
        self.guest = guest
        self.match = match
        self.client = client
        self.nonce = sha256(f"{guest.id}{match}".encode()).digest()[:16]
        self.frames: list[Frame] = []
        self.table: Frame = {}
        self.pieces: dict[str, Any] = {}
        self.ask: Frame = {}
        self.seats: list[Frame] = []
        self.over: Frame | None = None
        self.clock: Frame | None = None
        self.n = -1
        self.id = 0
        self.socket = self.connected()
        self.open(view, lang)

    def connected(self) -> ClientConnection:
        self._open = ExitStack()
        return self._open.enter_context(
            connect(
                f"ws://127.0.0.1:{self.guest.port}/ws/{self.match}",
                origin=self.guest.origin,  # type: ignore[arg-type]
                additional_headers={"Cookie": self.guest.cookie} if self.guest.cookie else None,
                max_size=None,
            )
        )

    def open(self, view: int | None = None, lang: str = "en", have: int = -1) -> None:
        self.send({"m": "open", "as": view, "have": have, "lang": lang, "client": self.client})

    def reconnect(self, have: int | None = None) -> None:
        self._open.close()
        self.socket = self.connected()
        self.open(have=self.n if have is None else have)

    def close(self) -> None:
        self._open.close()

    def send(self, message: Frame | str) -> None:
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def next(self, timeout: float = 10.0) -> Frame:
        frame: Frame = json.loads(self.socket.recv(timeout=timeout))
        self.frames.append(frame)
        self.take(frame)
        return frame

    def until(self, *kinds: str, timeout: float = 15.0) -> Frame:
        """The next frame of one of these kinds."""
        end = time.monotonic() + timeout
        while True:
            frame = self.next(max(0.01, end - time.monotonic()))
            if frame["m"] in kinds:
                return frame

    def answer(self, id: int, timeout: float = 15.0) -> Frame:
        """The answer to one's own message."""
        while True:
            frame = self.until("ok", "no", "held", "tried", timeout=timeout)
            if frame["id"] == id:
                return frame

    def take(self, frame: Frame) -> None:
        kind = frame["m"]
        if kind == "table":
            self.table = frame
            self.promise(frame)
        elif kind == "scene":
            self.pieces = frame["pieces"]
            self.check(frame["h"])
            self.n, self.ask, self.seats, self.clock = frame["n"], frame["ask"], frame["seats"], frame["clock"]
        elif kind == "news":
            merge(self.pieces, frame["patch"])
            self.check(frame["h"])
            self.n = frame["n"]
            self.ask = frame.get("ask", self.ask)
            self.seats = frame.get("seats", self.seats)
            self.clock = frame.get("clock", self.clock)
        elif kind == "over":
            self.over = frame

    def promise(self, table: Frame) -> None:
        """The nonce: committed to on sitting down, opened when the server has committed to its seed."""
        if table["status"] == "open" and table["you"]:
            if "fair" in table:
                self.send({"m": "nonce", "open": self.nonce.hex()})
            else:
                self.send({"m": "nonce", "hash": sha256(b"theogony nonce\0" + self.nonce).hexdigest()})

    def check(self, h: str) -> None:
        canonical = json.dumps(self.pieces, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        assert f"{crc32(canonical.encode()):08x}" == h, "the scene the client has is not the one the server meant"

    def started(self) -> Chair:
        while not self.ask:
            self.next()
        return self

    def do(self, says: list[Frame], *, sure: bool = True, q: int | None = None, seat: int | None = None) -> Frame:
        self.id += 1
        time.sleep(HAND)
        asked = self.ask.get("q", 0) if q is None else q
        self.send({"m": "do", "id": self.id, "as": seat, "q": asked, "say": says, "sure": sure})
        return self.answer(self.id)

    def attempt(self, says: list[Frame], seat: int | None = None) -> Frame:
        self.id += 1
        self.send({"m": "try", "id": self.id, "as": seat, "q": self.ask["q"], "say": says})
        return self.answer(self.id)

    def why(self, say: Frame, touch: str | None = None) -> Frame:
        self.id += 1
        self.send({"m": "why", "id": self.id, "q": self.ask["q"], "say": say, "touch": touch})
        return self.answer(self.id)

    def undo(self) -> Frame:
        self.id += 1
        self.send({"m": "undo", "id": self.id})
        return self.answer(self.id)

    def my_turn(self, timeout: float = 20.0) -> bool:
        """Wait until this viewer is asked; False if the game is over first."""
        end = time.monotonic() + timeout
        while self.over is None and not self.ask.get("offers"):
            self.next(max(0.01, end - time.monotonic()))
        return self.over is None

    def play_on(self, random: Random, most: int = 10_000) -> int:
        """Random legal says until the game is over, or so many."""
        done = 0
        while done < most and self.my_turn():
            asked = self.ask["q"]
            answer = self.do([random_say(self.ask["offers"], random)])
            if answer["m"] == "ok":
                done += 1
                while self.over is None and self.ask.get("q") == asked and self.n < 0:
                    self.next()
            else:
                assert answer["because"] in ("gone", "late"), answer
        return done


def all_started(*chairs: Chair) -> None:
    """Let several browsers do what they have to do before the match; until it runs for all of them."""
    end = time.monotonic() + 20
    while not all(chair.ask for chair in chairs):
        assert time.monotonic() < end, "the match does not start"
        for chair in chairs:
            with suppress(TimeoutError):
                chair.next(0.05)


def merge(pieces: dict[str, Any], patch: dict[str, Any]) -> None:
    """JSON merge patch, two levels deep."""
    for id, fields in patch.items():
        if fields is None:
            pieces.pop(id, None)
            continue
        piece = pieces.setdefault(id, {})
        for field, value in fields.items():
            if value is None:
                piece.pop(field, None)
            else:
                piece[field] = value


def random_say(offers: dict[str, list[Frame]], random: Random) -> Frame:
    """One of the offered actions."""
    kind = random.choice(sorted(offers))
    said: Frame = {"k": kind}
    for slot, values in random.choice(offers[kind]).items():
        if isinstance(values, dict) and "of" in values:
            said[slot] = random.sample(values["of"], random.randint(values["min"], values["max"]))
        elif isinstance(values, dict):
            said[slot] = random.randint(values["min"], values["max"])
        else:
            said[slot] = random.choice(values)
    return said


@contextmanager
def serving(folder: Path, **more: Any) -> Iterator[Server]:
    with Server(str(folder / "tables.sqlite"), **more) as server:
        yield server
