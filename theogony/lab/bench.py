"""How fast the engine is: random games on one core, compiled and interpreted, beside OpenSpiel where it is installed.

Every contender plays random games for the same processor time in slices, and its fastest slice counts: whatever else
the machine does can only slow it down. OpenSpiel's games are C++ called from Python; for a like comparison our games
are also driven move by move from Python (`from_python`). OpenSpiel's chance nodes are not counted as decisions.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from random import Random
from typing import Any, Final

from mypy_extensions import i64

from theogony import interpreted
from theogony.kernel.dice import dice_from_seed
from theogony.kernel.game import Game, game, games
from theogony.kernel.playout import PACE, Chooser, random_playout
from theogony.kernel.state import State

SLICES: Final = 5
CLONES: Final = 2000
OPEN_SPIEL_GAMES: Final = ("hanabi", "backgammon", "connect_four")
MODULE: Final = "theogony.lab.bench"


@dataclass(frozen=True)
class Figures:
    """Of one game in one process."""

    game: str
    compiled: bool  # the game's own rules; a game from another package runs interpreted beside a compiled engine
    decisions_per_second: float
    from_python: float  # the same, driven move by move from Python
    clone_microseconds: float
    state_bytes: int


@dataclass(frozen=True)
class Line:
    """One game of ours with what it is compared to. `times_open_spiel` is of `decisions_per_second`."""

    figures: Figures
    interpreted_decisions_per_second: float | None  # None where this process is interpreted itself
    times_interpreted: float | None
    times_open_spiel: dict[str, float]


@dataclass(frozen=True)
class Report:
    compiled: bool
    seconds: float  # for each contender
    games: tuple[Line, ...]
    open_spiel: dict[str, float]  # decisions a second by game; empty where it is not installed

    def as_json(self) -> dict[str, object]:
        lines = [
            asdict(line.figures) | {k: v for k, v in asdict(line).items() if k != "figures"} for line in self.games
        ]
        return asdict(self) | {"games": lines}


def bench(seconds: float, progress: Callable[[str], None] = lambda name: None) -> Report:
    """Measure every registered game, each contender for about so many seconds."""
    if not 0 < seconds < float("inf"):
        raise ValueError(f"Measuring takes time; {seconds:g} seconds is none.")
    compiled = interpreted.compiled()
    rivals: dict[str, float] = {}
    if find_spec("pyspiel") is not None:
        for name in OPEN_SPIEL_GAMES:
            progress(f"OpenSpiel's {name}")
            rivals[name] = _fastest(_open_spiel_games(name), seconds)
    lines = []
    for known in games().values():
        progress(known.title)
        found = measure(known, seconds)
        slow = None
        if compiled:
            progress(f"{known.title}, interpreted")
            slow = _measured_interpreted(known, seconds).decisions_per_second
        lines.append(
            Line(
                found,
                slow,
                None if slow is None else found.decisions_per_second / slow,
                {name: found.decisions_per_second / speed for name, speed in rivals.items()},
            )
        )
    return Report(compiled, seconds, tuple(lines), rivals)


def measure(known: Game, seconds: float) -> Figures:
    """The figures of one game as the engine runs in this process."""
    speed = _fastest(_games_of_ours(known, _play_compiled), seconds)
    by_hand = _fastest(_games_of_ours(known, _play_from_python), seconds)
    middle = known.start(known.seats[1], seed=1)
    random_playout(middle, dice_from_seed(1), i64(20))
    begun = time.process_time()
    for _ in range(CLONES):
        middle.clone()
    clone = (time.process_time() - begun) / CLONES
    return Figures(
        known.id, interpreted.is_compiled(type(middle).__module__), speed, by_hand, clone * 1e6, len(middle.dump())
    )


def _measured_interpreted(known: Game, seconds: float) -> Figures:
    """The same in a process of its own whose engine is interpreted."""
    run = subprocess.run(
        [sys.executable, "-m", MODULE, known.id, str(seconds)],
        env=os.environ | {"THEOGONY_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return Figures(**json.loads(run.stdout))


def _fastest(decisions: Iterator[int], seconds: float) -> float:
    """Decisions a second in the fastest slice. The iterator plays a game at each step and tells its decisions."""
    next(decisions)  # whatever is only done once
    best = 0.0
    for _ in range(SLICES):
        done = 0
        begun = now = time.process_time()
        while now - begun < seconds / SLICES:
            done += next(decisions)
            now = time.process_time()
        best = max(best, done / (now - begun))
    return best


def _games_of_ours(known: Game, play: Callable[[State, int, int], int]) -> Iterator[int]:
    """Games with every number of seats in turn."""
    low, high = known.seats
    for number in count():
        yield play(known.start(low + number % (high - low + 1), seed=number), number, known.longest)


def _play_compiled(state: State, number: int, longest: int) -> int:
    return int(random_playout(state, dice_from_seed(number), i64(longest)))


def _play_from_python(state: State, number: int, longest: int) -> int:
    dice = dice_from_seed(number)
    chooser = Chooser(PACE)
    done = 0
    while done < longest and (seat := chooser.next_seat(state, dice)) >= 0:
        actions = state.legal(seat)
        if len(actions) > 0:  # in a race a seat may have nothing to do until time passes
            state.apply(seat, actions[dice.below(len(actions))])
            done += 1
    return done


def _open_spiel_games(name: str) -> Iterator[int]:
    """Random games of OpenSpiel."""
    loaded: Any = import_module("pyspiel").load_game(name)
    dice = Random(1)
    while True:
        state = loaded.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(dice.choices(outcomes, chances)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(dice.random() * len(actions))])
                decisions += 1
        yield decisions


if __name__ == "__main__":
    print(json.dumps(asdict(measure(game(sys.argv[1]), float(sys.argv[2])))))
