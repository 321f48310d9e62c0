"""How soon an action is on the other screens of a real-time table: `python bench/live_latency.py`.

Four people play 4 Gods at once, as fast as the server lets a browser act. The latency is from sending an action until
each of the other three sockets has its news. Driver and server share the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
from typing import Any

import msgspec
from action_cost import some_say
from server_load import Gods, call, theogony
from websockets.asyncio.client import connect

PEOPLE = 4
HAND = 0.06  # seconds between two actions of one person: within what the server lets one browser do
NEVER = ("pass",)  # who passes is out of the race


class Race:
    """Who sent what when, and when the others had it."""

    def __init__(self, until: float) -> None:
        self.until = until
        self.sent: dict[int, float] = {}  # by number of the entry
        self.heard: list[tuple[int, float]] = []

    def latencies(self) -> list[float]:
        return sorted(at - self.sent[n] for n, at in self.heard if n in self.sent)


async def sit(players: Gods, match: str, cookie: str, race: Race) -> None:
    url = f"ws://127.0.0.1:{players.port}/ws/{match}"
    headers = {"Cookie": cookie}
    origin: Any = players.headers["Origin"]
    async with connect(url, origin=origin, additional_headers=headers, compression=None, max_size=None) as wire:
        await wire.send('{"m":"open"}')
        nonce, ask, mine, ids = random.randbytes(16), {}, -1, 0
        sent: dict[int, float] = {}
        ready = 0.0
        while time.perf_counter() < race.until:
            try:
                frame = msgspec.json.decode(await asyncio.wait_for(wire.recv(), 0.02))
            except TimeoutError:
                frame = {"m": ""}
            now = time.perf_counter()
            if frame["m"] == "over":
                return
            if frame["m"] == "table":
                mine = frame["as"]
                await players.promise(wire, frame, nonce)
            if frame["m"] in ("scene", "news"):
                ask = frame.get("ask") or ask
            if frame["m"] == "news" and frame.get("by") is not None:
                if frame["by"] != mine:
                    race.heard.append((frame["n"], now))
                elif frame.get("re") in sent:
                    race.sent[frame["n"]] = sent[frame["re"]]
            offers = {kind: boxes for kind, boxes in (ask.get("offers") or {}).items() if kind not in NEVER}
            if offers and now >= ready:
                ids, ready = ids + 1, now + HAND
                said = {"m": "do", "id": ids, "q": ask["q"], "say": [some_say(offers, random.Random())], "sure": True}
                sent[ids] = time.perf_counter()
                await wire.send(msgspec.json.encode(said).decode())


async def play(players: Gods, seconds: float) -> list[float]:
    """Games one after the other for so long; all latencies."""
    cookies = [await asyncio.to_thread(players.guest) for _ in range(PEOPLE)]
    until, found = time.perf_counter() + seconds, []
    while time.perf_counter() < until:
        race = Race(until)
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (PEOPLE - 1)
        wanted = {"game": "four_gods", "public": True, "seats": seats, "options": {"help": "all"}}
        head = {**players.headers, "Cookie": cookies[0]}
        match = (await asyncio.to_thread(call, players.port, "/api/tables", wanted, head))[0]["match"]
        for cookie in cookies[1:]:
            await asyncio.to_thread(
                call, players.port, f"/api/tables/{match}/sit", {}, {**players.headers, "Cookie": cookie}
            )
        await asyncio.gather(*(sit(players, match, cookie, race) for cookie in cookies))
        found += race.latencies()
    return sorted(found)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=20)
    wanted = asked.parse_args()
    with theogony() as players:
        call(players.port, "/api/games", None, {})
        found = asyncio.run(play(players, wanted.seconds)) or [0.0]
    line = {
        "game": "four_gods",
        "people": PEOPLE,
        "seen": len(found),
        "p50_ms": round(1000 * found[len(found) // 2], 1),
        "p99_ms": round(1000 * found[len(found) * 99 // 100], 1),
    }
    print(json.dumps(line))


if __name__ == "__main__":
    main()
