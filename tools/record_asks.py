"""Records what players of a game are asked, for the tests of the browser client's walker.

python tools/record_asks.py gods web/src/table/recorded/gods.json
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

from theogony.kernel.agenda import BIT
from theogony.kernel.game import game
from theogony.table import Offer, table_of
from theogony.table.saying import Say

ASKS_PER_KIND = 6  # of each set of kinds that are offered together


def kind_of(say: Say) -> dict[str, Any]:
    slots = []
    for name, slot in say.slots.items():
        told = {"name": name, "as": slot.kind}
        if slot.after is not None:
            told["after"] = slot.after
        if slot.start:
            told["start"] = slot.start
        slots.append(told)
    return {"name": say.name, "slots": slots, "hold": say.hold, "chain": say.chain}


def recorded(id: str, games: int = 8) -> dict[str, Any]:
    """Asks from random games: for every set of kinds that can be offered together, a few."""
    played = game(id)
    table = table_of(played)
    draw = random.Random(7)
    seen: dict[tuple[str, ...], list[dict[str, list[Offer]]]] = {}
    for number in range(games):
        state = played.start(seats=2 + number % 3, key=bytes([number]) * 32)
        while state.acting():
            seat = next(k for k in range(int(state.seats)) if state.acting() & BIT[k])
            view = state.seen_by(seat)
            legal = [int(action) for action in view.legal(seat)]
            ask = table.ask(view, seat)
            asks = seen.setdefault(tuple(sorted(ask.offers)), [])
            if len(asks) < ASKS_PER_KIND and draw.random() < 0.2:
                asks.append(ask.offers)
            state.apply(seat, draw.choice(legal))
    return {
        "kinds": {name: kind_of(say) for name, say in table.says.items()},
        "asks": [ask for asks in seen.values() for ask in asks],
    }


if __name__ == "__main__":
    Path(sys.argv[2]).write_text(json.dumps(recorded(sys.argv[1]), separators=(",", ":"), ensure_ascii=False) + "\n")
