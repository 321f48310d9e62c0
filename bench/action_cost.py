"""What an action costs the server, and whether it costs more the longer a game is: `python bench/action_cost.py`.

Whole games of people who act at random, through everything the server does between two sockets: reading, resolving,
the rules, views, offers in words, writing. The figure is processor time of the event loop's thread, in milliseconds an
action. Every game is played several times with the same dice and the same choices, and the least an action took counts,
so that a busy machine changes little. It is given for each quarter of the games.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec

from theogony.kernel.game import games
from theogony.server import socket
from theogony.server.hall import Hall
from theogony.server.pages import Pages
from theogony.server.room import Room
from theogony.server.storage import Guest, open_storage
from theogony.server.thinkers import Thinkers
from theogony.server.visitor import Visitor
from theogony.server.wire import Do, Open

QUARTERS = 4
AGAIN = 4


class Player:
    """Somebody at a table without a socket: what would be sent is read here."""

    def __init__(self, hall: Hall, room: Room, guest: Guest, chance: random.Random) -> None:
        self.hall, self.room, self.chance = hall, room, chance
        self.visitor = Visitor(guest, "en")
        room.visitors.append(self.visitor)
        self.ask: dict[str, Any] = {}
        self.over = False
        self.held = False
        self.ids = 0

    def read(self) -> None:
        while not self.visitor.frames.empty():
            frame = msgspec.json.decode(self.visitor.frames.get_nowait() or b"{}")
            self.ask = frame.get("ask") or self.ask if frame["m"] in ("scene", "news") else self.ask
            self.over = self.over or frame["m"] == "over"
            self.held = frame["m"] == "held"

    async def hear(self, message: Open | Do) -> float:
        began = time.thread_time()
        await socket._hear(self.hall, self.room, self.visitor, message)
        return time.thread_time() - began

    async def act(self) -> float:
        """As a browser does it: what would be final is held first, and said again to be sure."""
        self.ids += 2
        q, say = self.ask["q"], [some_say(self.ask["offers"], self.chance)]
        cost = await self.hear(Do(self.ids, q, say))
        self.read()
        return cost + (await self.hear(Do(self.ids + 1, q, say, sure=True)) if self.held else 0)


def some_say(offers: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """Something the offers allow; where a slot is `*`, nothing can be picked from the offers alone."""
    known = {kind: boxes for kind, boxes in offers.items() if not any("*" in box.values() for box in boxes)}
    kind = chance.choice(list(known))
    said: dict[str, Any] = {"k": kind}
    for slot, values in chance.choice(known[kind]).items():
        if isinstance(values, dict) and "of" in values:
            said[slot] = chance.sample(values["of"], values["min"])
        else:
            said[slot] = values["min"] if isinstance(values, dict) else chance.choice(values)
    return said


async def play(hall: Hall, game: str, seats: int, number: int, most: int) -> list[float]:
    """The game with this number; the cost of every action that was done."""
    chance = random.Random(number)
    guests = [Guest(f"guest{k}", f"Guest {k}", "en") for k in range(seats)]
    record = await hall.set_up(
        guests[0], hall.named_game(game), {}, [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1), True, True
    )
    room = await hall.room(record.match)
    async with room.lock:
        room.record.seed = f"{number:064x}"
        for guest in guests[1:]:
            await socket.sitting.sit(room, guest, None, None, None)
    while room.match is None:
        await asyncio.sleep(0.01)
    players = [Player(hall, room, guest, chance) for guest in guests]
    for player in players:
        await player.hear(Open())
        player.read()
    costs: list[float] = []
    while not any(player.over for player in players) and len(costs) < most:
        able = [player for player in players if player.ask.get("offers")]
        awaited = [player for player in able if player.ask.get("must")]
        if not able:
            await asyncio.sleep(0.01)
        else:
            before = len(room.match.log)
            cost = await chance.choice(awaited or able).act()
            if len(room.match.log) > before:
                costs.append(cost)
        for player in players:
            player.read()
    room.visitors.clear()
    return costs


async def measure(game: str, seats: int, times: int, most: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(open_storage(str(Path(folder) / "tables.sqlite")), Pages(), Thinkers([], 1), 0.0, 0.0)
        await hall.open()
        try:
            all_costs = []
            for number in range(times):
                again = [await play(hall, game, seats, number, most) for _ in range(AGAIN)]
                all_costs.append([min(costs) for costs in zip(*again)])
        finally:
            await hall.close()
    quarters: list[list[float]] = [[] for _ in range(QUARTERS)]
    for costs in all_costs:
        for k, cost in enumerate(costs):
            quarters[k * QUARTERS // len(costs)].append(cost)
    flat = sorted(cost for costs in all_costs for cost in costs)
    return {
        "game": game,
        "seats": seats,
        "actions": len(flat),
        "ms_per_action": round(1000 * sum(flat) / len(flat), 3),
        "p99_ms": round(1000 * flat[len(flat) * 99 // 100], 2),
        "by_quarter_of_the_game": [round(1000 * sum(part) / max(1, len(part)), 3) for part in quarters],
    }


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("games", nargs="*", default=list(games()))
    asked.add_argument("--seats", type=int, help="as many as the game takes at least, if it is not said")
    asked.add_argument("--times", type=int, default=3, help="games of each")
    asked.add_argument("--most", type=int, default=2000, help="actions of a game")
    wanted = asked.parse_args()
    for game in wanted.games:
        seats = wanted.seats or max(2, games()[game].seats[0])
        print(json.dumps(asyncio.run(measure(game, seats, wanted.times, wanted.most))), flush=True)


if __name__ == "__main__":
    main()
