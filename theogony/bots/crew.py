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
from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any, Final

from mypy_extensions import i64

from theogony.bots.found import Found, Sums, found_by
from theogony.bots.greedy import strategy_of
from theogony.bots.levels import Level
from theogony.bots.search.search import Search
from theogony.kernel.dice import Dice, dice_from_key
from theogony.kernel.game import Game, game, installed
from theogony.kernel.state import State
from theogony.kernel.strategy import Strategy

MOST_EDGES: Final = 400_000  # of a tree: about 40 MB
BETWEEN_LOOKS: Final = 16  # simulations between two looks at the clock
CLOSELY: Final = 100  # tries of an action at least, before anybody is told what it is worth
BEST: Final = 4  # so many actions are looked at as closely
LOOKS: Final = 8  # in the time of a decision, at whether it is clear: those of its second half

_helpers: list[subprocess.Popen[str]] = []


def search(
    played: Game,
    strategy: Strategy,
    view: State,
    seat: int,
    dice: Dice,
    level: Level,
    closely: Sequence[int] | None = None,
) -> Found:
    """What is found out about the decision of the seat whose view this is, within the bounds of the level.

    If actions are to be looked at `closely` (or none in particular), they and the best are tried CLOSELY times each,
    beyond those bounds: a search spends little on what does not promise much, and knows as little of it."""
    workers = level.workers if installed(played.id) or level.alone else 1
    share = -(-level.simulations // workers)
    seconds = None if level.seconds is None else level.seconds / int(strategy.steps())
    clock = time.process_time if level.alone else time.monotonic
    helpers = [] if level.alone else _staff(workers - 1)
    for helper in helpers:
        asked = {"game": played.id, "seat": seat, "view": view.dump().hex(), "key": _key(dice)}
        _ask(helper, asked | {"simulations": share, "seconds": seconds})
    one = Search(view, i64(seat), strategy, dice, i64(MOST_EDGES))
    for action in closely or ():
        one.weigh(i64(action), i64(CLOSELY))
    found = run_within(one, share, seconds, clock)
    if closely is not None:
        for tried in found.ranked()[:BEST]:
            one.weigh(i64(tried.action), i64(CLOSELY))
        found = found_by(one)
    for helper in helpers:
        found.add(_answer(helper))
    for _ in range(workers - 1 - len(helpers)):
        found.add(search_alone(strategy, view, seat, dice, share, seconds, clock))
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
    """What one tree finds, in this process."""
    return run_within(Search(view, i64(seat), strategy, dice, i64(MOST_EDGES)), simulations, seconds, clock)


def run_within(one: Search, simulations: int, seconds: float | None, clock: Callable[[], float]) -> Found:
    """What the search finds within these bounds. By time, it ends before if nothing is left to find out."""
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
    said["actions"] = {int(action): Sums(*line) for action, line in said["actions"].items()}
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
