"""How many moves a second the server makes, and how soon they are on the other screen: `python bench/server_load.py`.

Tables of two, both seats remote, everybody plays as fast as answers come (or, with --pace, one move a table in so many
seconds). With --thinking so many tables more have two adepts each, who think all the time in processes of their own.
The latency is from sending a move until the other player's socket has the news. Theogony plays Gods: rules,
views, offers in words, every move durable before it is told. boardgame.io, from npm, plays a game of taking empty
cells, in memory. Driver and server share the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

HERE = Path(__file__).parent
WARM_UP = 2.0


class Tally:
    """Moves done and latencies seen, once the warm-up is over."""

    def __init__(self, seconds: float) -> None:
        self.begin = time.perf_counter() + WARM_UP
        self.end = self.begin + seconds
        self.moves = 0
        self.latencies: list[float] = []

    @property
    def over(self) -> bool:
        return time.perf_counter() > self.end

    def note(self, sent: float) -> None:
        now = time.perf_counter()
        if self.begin <= now <= self.end:
            self.moves += 1
            self.latencies.append(now - sent)

    def line(self, name: str, tables: int) -> dict[str, Any]:
        found = sorted(self.latencies) or [0.0]
        return {
            "server": name,
            "tables": tables,
            "moves_per_second": round(self.moves / (self.end - self.begin), 1),
            "p50_ms": round(1000 * found[len(found) // 2], 1),
            "p99_ms": round(1000 * found[min(len(found) - 1, len(found) * 99 // 100)], 1),
        }


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def wait_for(port: int) -> None:
    until = time.monotonic() + 30
    while time.monotonic() < until:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise SystemExit(f"No server answers on port {port}.")


@contextmanager
def running(command: list[str], port: int, **more: Any) -> Iterator[None]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **more)
    try:
        wait_for(port)
        yield
    finally:
        process.kill()
        process.wait()


def call(port: int, path: str, body: object, headers: dict[str, str]) -> tuple[Any, dict[str, str]]:
    """POST, or GET without a body."""
    connection = HTTPConnection("127.0.0.1", port, timeout=60)
    method = "GET" if body is None else "POST"
    connection.request(method, path, None if body is None else json.dumps(body), headers)
    answer = connection.getresponse()
    found = json.loads(answer.read() or b"{}"), {name.lower(): value for name, value in answer.getheaders()}
    connection.close()
    return found


# ---- Theogony


class Gods:
    """Two browsers at tables of Gods, one after the other."""

    name = "theogony"

    def __init__(self, port: int) -> None:
        self.port = port
        self.headers = {"Origin": f"http://127.0.0.1:{port}"}

    def guest(self) -> str:
        _, headers = call(self.port, "/api/me", None, {})
        return headers["set-cookie"].split(";")[0]

    def table(self, cookies: list[str]) -> str:
        seats = [{"kind": "me"}, {"kind": "open"}]
        wanted = {"game": "gods", "public": True, "seats": seats}
        match = call(self.port, "/api/tables", wanted, {**self.headers, "Cookie": cookies[0]})[0]["match"]
        call(self.port, f"/api/tables/{match}/sit", {}, {**self.headers, "Cookie": cookies[1]})
        return str(match)

    def set_thinking(self, tables: int) -> None:
        """So many tables of adepts among themselves, at a game with many decisions."""
        cookie = self.guest()
        wanted = {"game": "lords_of_creation", "pace": 0, "seats": [{"kind": "bot", "bot": "adept"}] * 2}
        for _ in range(tables):
            assert "match" in call(self.port, "/api/tables", wanted, {**self.headers, "Cookie": cookie})[0]

    async def play(self, tally: Tally, pace: float) -> None:
        cookies = [await asyncio.to_thread(self.guest) for _ in range(2)]
        while not tally.over:
            match = await asyncio.to_thread(self.table, cookies)
            sent = [0.0]
            await asyncio.gather(*(self.sit(match, cookie, tally, sent, pace) for cookie in cookies))

    async def sit(self, match: str, cookie: str, tally: Tally, sent: list[float], pace: float) -> None:
        headers = {"Cookie": cookie}
        url = f"ws://127.0.0.1:{self.port}/ws/{match}"
        async with connect(
            url, origin=self.headers["Origin"], additional_headers=headers, compression=None, max_size=None
        ) as wire:
            await wire.send('{"m":"open"}')
            nonce, id, asked, mine = random.randbytes(16), 0, 0, -1
            while not tally.over:
                frame = msgspec.json.decode(await asyncio.wait_for(wire.recv(), 60))
                kind = frame["m"]
                if kind == "over":
                    return
                if kind == "table":
                    mine = frame["as"]
                    await self.promise(wire, frame, nonce)
                if kind == "news" and frame["by"] != mine:
                    tally.note(sent[0])
                ask = frame.get("ask") if kind in ("scene", "news") else None
                if ask and ask.get("offers") and (ask["q"], frame["n"]) != asked:
                    asked = (ask["q"], frame["n"])
                    if pace:
                        await asyncio.sleep(random.uniform(0.5, 1.5) * pace)
                    id += 1
                    say = [some_say(ask["offers"])]
                    sent[0] = time.perf_counter()
                    await wire.send(
                        msgspec.json.encode({"m": "do", "id": id, "q": ask["q"], "say": say, "sure": True}).decode()
                    )

    async def promise(self, wire: ClientConnection, table: dict[str, Any], nonce: bytes) -> None:
        if table["status"] == "open":
            said = (
                {"open": nonce.hex()} if "fair" in table else {"hash": sha256(b"theogony nonce\0" + nonce).hexdigest()}
            )
            await wire.send(json.dumps({"m": "nonce", **said}))


def some_say(offers: dict[str, Any]) -> dict[str, Any]:
    kind = random.choice(list(offers))
    said: dict[str, Any] = {"k": kind}
    for slot, values in random.choice(offers[kind]).items():
        if isinstance(values, dict) and "of" in values:
            said[slot] = random.sample(values["of"], values["min"])
        else:
            said[slot] = values["min"] if isinstance(values, dict) else random.choice(values)
    return said


@contextmanager
def theogony() -> Iterator[Gods]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        run = "import sys; from theogony.cli import main; sys.exit(main())"
        database = str(Path(folder) / "tables.sqlite")
        command = [sys.executable, "-c", run, "serve", "--no-browser", "--port", str(port), "--database", database]
        with running(command, port):
            yield Gods(port)


# ---- boardgame.io


class Cells:
    """Two players of boardgame.io, its socket.io said by hand. A match is made by the first who asks for it."""

    name = "boardgame.io"

    def __init__(self, port: int) -> None:
        self.port = port

    async def play(self, tally: Tally, pace: float) -> None:
        while not tally.over:
            match, sent = random.randbytes(6).hex(), [0.0]
            await asyncio.gather(*(self.sit(match, me, tally, sent, pace) for me in "01"))

    async def sit(self, match: str, me: str, tally: Tally, sent: list[float], pace: float) -> None:
        url = f"ws://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket"
        async with connect(url, compression=None, max_size=None) as wire:
            await wire.recv()
            await wire.send("40/cells,")
            while not tally.over:
                text = str(await asyncio.wait_for(wire.recv(), 60))
                if text == "2":
                    await wire.send("3")
                    continue
                if text.startswith("40/cells"):
                    await wire.send("42/cells," + json.dumps(["sync", match, me, None, 2]))
                    continue
                if not text.startswith("42/cells,"):
                    continue
                event, *rest = msgspec.json.decode(text[9:])
                state = rest[1]["state"] if event == "sync" else rest[1] if event == "update" else None
                if state is None:
                    continue
                if state["ctx"].get("gameover"):
                    return
                if event == "update" and state["ctx"]["currentPlayer"] == me:
                    tally.note(sent[0])
                if state["ctx"]["currentPlayer"] == me:
                    if pace:
                        await asyncio.sleep(random.uniform(0.5, 1.5) * pace)
                    free = [k for k, cell in enumerate(state["G"]["cells"]) if cell is None]
                    move = {"type": "take", "args": [random.choice(free)], "playerID": me}
                    sent[0] = time.perf_counter()
                    said = ["update", {"type": "MAKE_MOVE", "payload": move}, state["_stateID"], match, me]
                    await wire.send("42/cells," + msgspec.json.encode(said).decode())


@contextmanager
def boardgame_io() -> Iterator[Cells | None]:
    """None, with a printed reason, if npm or the package cannot be had."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        print("boardgame.io is not measured: there is no npm here.", file=sys.stderr)
        yield None
        return
    with tempfile.TemporaryDirectory() as folder:
        got = subprocess.run(["npm", "install", "--silent", "boardgame.io@0.50.2"], cwd=folder, capture_output=True)
        if got.returncode != 0:
            print("boardgame.io is not measured: npm could not install it.", file=sys.stderr)
            yield None
            return
        shutil.copy(HERE / "boardgame_io" / "server.cjs", folder)
        port = free_port()
        with running(["node", "server.cjs", str(port)], port, cwd=folder):
            yield Cells(port)


# ---- measuring


async def measure(players: Gods | Cells, tables: int, seconds: float, pace: float, thinking: int) -> dict[str, Any]:
    if thinking and isinstance(players, Gods):
        await asyncio.to_thread(players.set_thinking, thinking)
    tally = Tally(seconds + tables / 100)
    tally.begin += tables / 50  # everybody has to sit down first
    tally.end = tally.begin + seconds
    done = await asyncio.gather(*(players.play(tally, pace) for _ in range(tables)), return_exceptions=True)
    for sort, count in Counter(type(wrong).__name__ for wrong in done if isinstance(wrong, Exception)).items():
        print(f"{count} tables ended early: {sort}", file=sys.stderr)
    return tally.line(players.name, tables)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, nargs="+", default=[50, 200, 500])
    asked.add_argument("--seconds", type=float, default=10)
    asked.add_argument("--pace", type=float, default=0, help="seconds between two moves of a table; 0: at once")
    asked.add_argument("--thinking", type=int, default=0, help="tables with nothing but adepts beside them (default 0)")
    asked.add_argument("--alone", action="store_true", help="without boardgame.io")
    wanted = asked.parse_args()
    found: list[dict[str, Any]] = []
    for contender in (theogony,) if wanted.alone else (theogony, boardgame_io):
        for tables in wanted.tables:
            with contender() as players:
                if players is None:
                    break
                found.append(asyncio.run(measure(players, tables, wanted.seconds, wanted.pace, wanted.thinking)))
                print(json.dumps(found[-1]), flush=True)
    for line in found:
        ours = next(one for one in found if one["server"] == "theogony" and one["tables"] == line["tables"])
        if line["server"] != "theogony" and line["moves_per_second"]:
            ratio = ours["moves_per_second"] / line["moves_per_second"]
            print(f"{line['tables']} tables: {ratio:.2f} times the moves of {line['server']}")


if __name__ == "__main__":
    main()
