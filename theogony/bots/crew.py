"""Several processes search the same view, each in a tree of its own, and what they find is added up.

The processes are started when they are first needed and kept. Each ends when its input ends, also when whoever
started it was killed. Questions and answers are lines of JSON.
"""

from __future__ import annotations

import atexit
import json
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict
from typing import Any, Final

from mypy_extensions import i64

from theogony.bots.found import Found, found_by
from theogony.bots.greedy import strategy_of
from theogony.bots.levels import Level
from theogony.bots.search.search import Search
from theogony.kernel.dice import Dice, dice_from_key
from theogony.kernel.game import Game, game, installed
from theogony.kernel.state import State
from theogony.kernel.strategy import Strategy

MOST_EDGES: Final = 400_000  # of a tree: about 40 MB
BETWEEN_LOOKS: Final = 16  # simulations between two looks at the clock
LOOKS: Final = 8  # in the time of a decision, at whether it is clear: those of its second half

_helpers: list[subprocess.Popen[str]] = []


def search(played: Game, strategy: Strategy, view: State, seat: int, dice: Dice, level: Level) -> Found:
    """What is found out about the decision of the seat whose view this is, within the bounds of the level."""
    workers = level.workers if installed(played.id) else 1
    share = -(-level.simulations // workers)
    seconds = None if level.seconds is None else level.seconds / int(strategy.steps())
    helpers = _staff(workers - 1)
    for helper in helpers:
        asked = {"game": played.id, "seat": seat, "view": view.dump().hex(), "key": _key(dice)}
        _ask(helper, asked | {"simulations": share, "seconds": seconds})
    found = search_alone(strategy, view, seat, dice, share, seconds)
    for helper in helpers:
        found.add(_answer(helper))
    return found


def search_alone(
    strategy: Strategy,
    view: State,
    seat: int,
    dice: Dice,
    simulations: int,
    seconds: float | None,
    clock: Callable[[], float] = time.monotonic,
) -> Found:
    """One tree, in this process. Bounded by time, it ends before if nothing is left to find out."""
    one = Search(view, i64(seat), strategy, dice, i64(MOST_EDGES))
    if seconds is None:
        one.run(i64(simulations))
        return found_by(one)
    begun = clock()
    looks = LOOKS // 2  # what looks clear at first may not when the search has come further
    while one.simulations < simulations:
        one.run(i64(min(BETWEEN_LOOKS, simulations - int(one.simulations))))
        spent = clock() - begun
        if spent >= seconds:
            break
        if spent * LOOKS >= seconds * looks:
            looks += 1
            if found_by(one).settled():
                break
    return found_by(one)


def _key(dice: Dice) -> str:
    """A key for dice of its own, in hexadecimal."""
    return b"".join(int(word).to_bytes(4, "little") for word in dice.fork().key).hex()


def _staff(count: int) -> list[subprocess.Popen[str]]:
    """So many helpers that are running."""
    _helpers[:] = [helper for helper in _helpers if helper.poll() is None]
    while len(_helpers) < count:
        command = [sys.executable, "-m", __name__]
        _helpers.append(subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True))
    return _helpers[:count]


@atexit.register
def _dismiss() -> None:
    for helper in _helpers:
        helper.kill()
        helper.wait()
        assert helper.stdin is not None and helper.stdout is not None
        helper.stdin.close()
        helper.stdout.close()
    _helpers.clear()


def _ask(helper: subprocess.Popen[str], question: dict[str, Any]) -> None:
    assert helper.stdin is not None
    helper.stdin.write(json.dumps(question) + "\n")
    helper.stdin.flush()


def _answer(helper: subprocess.Popen[str]) -> Found:
    assert helper.stdout is not None
    said = json.loads(helper.stdout.readline())
    said["actions"] = {int(action): tuple(line) for action, line in said["actions"].items()}
    return Found(**said)


def _help() -> None:
    """Answer questions until there are no more."""
    for line in sys.stdin:
        asked = json.loads(line)
        played = game(asked["game"])
        view = played.load(bytes.fromhex(asked["view"]))
        dice = dice_from_key(bytes.fromhex(asked["key"]))
        found = search_alone(strategy_of(played), view, asked["seat"], dice, asked["simulations"], asked["seconds"])
        print(json.dumps(asdict(found)), flush=True)


if __name__ == "__main__":
    _help()
