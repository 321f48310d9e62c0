"""How fast the environments are on one core, beside others: `python bench/envs.py [seconds]`, after
`pip install '.[bench,envs]'`.

Everybody plays random legal actions and hands out, at each decision, an observation and the legal actions. A contender
plays for the same processor time in slices, and its fastest slice counts: whatever else the machine does can only slow
it down. What drawing the random action costs is part of everybody's time. A decision is one action of one seat; chance
is none.
"""

from __future__ import annotations

import json
import random
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import numpy as np

warnings.simplefilter("ignore")

SLICES = 25
TABLES = (64, 256, 1024)
CLASSIC = (
    "tictactoe_v3",
    "connect_four_v3",
    "leduc_holdem_v4",
    "texas_holdem_v4",
    "go_v5",
    "chess_v6",
)


def fastest(decisions: Iterator[int], seconds: float) -> float:
    next(decisions)
    best = 0.0
    for _ in range(SLICES):
        done = 0
        begun = now = time.process_time()
        while now - begun < seconds / SLICES:
            done += next(decisions)
            now = time.process_time()
        best = max(best, done / (now - begun))
    return best


def ours(game_id: str, tables: int) -> Iterator[int]:
    """The vector environment, every seat's decisions."""
    from theogony.envs.vector import Tables

    many = Tables(game_id, tables, seats=2, seed=1)
    while True:
        for _ in range(4):
            many.step(many.random_actions())
        yield 4 * tables


def ours_in_pettingzoo(game_id: str) -> Iterator[int]:
    from theogony.envs.pettingzoo import aec_env

    return _aec(aec_env(game_id, 2))


def pettingzoo(name: str) -> Iterator[int]:
    return _aec(import_module(f"pettingzoo.classic.{name}").env())


def _aec(env: Any) -> Iterator[int]:
    for seed in range(10**9):
        env.reset(seed=seed)
        done = 0
        for _ in env.agent_iter():
            observation, _, over, cut, told = env.last()
            if over or cut:
                env.step(None)
                continue
            mask = observation["action_mask"] if "action_mask" in observation else told["action_mask"]
            env.step(int(random.choice(np.flatnonzero(mask))))
            done += 1
        yield done


def rlcard(name: str) -> Iterator[int]:
    env = import_module("rlcard").make(name, {"seed": 1})
    while True:
        state, _ = env.reset()
        done = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            done += 1
        yield done


def open_spiel(name: str, tables: int = 64) -> Iterator[int]:
    """Its own vector environment: chance is sampled inside, every player's decisions are asked for."""
    rl: Any = import_module("open_spiel.python.rl_environment")
    vector: Any = import_module("open_spiel.python.vector_env")
    many = vector.SyncVectorEnv([rl.Environment(name) for _ in range(tables)])
    now = many.reset()
    answer: Any = import_module("open_spiel.python.rl_agent").StepOutput
    while True:
        legal = [step.observations["legal_actions"][step.current_player()] for step in now]
        picks = [answer(random.choice(actions), None) for actions in legal]
        now, _, _, _ = many.step(picks, reset_if_done=True)
        yield tables


def contenders() -> dict[str, Callable[[], Iterator[int]]]:
    found: dict[str, Callable[[], Iterator[int]]] = {}
    for tables in TABLES:
        found[f"theogony vector, gods, {tables} tables"] = lambda tables=tables: ours("gods", tables)  # type: ignore[misc]
    for game_id in ("dice_forge", "four_gods", "lords_of_creation", "theomachy"):
        found[f"theogony vector, {game_id}, 64 tables"] = lambda game_id=game_id: ours(game_id, 64)  # type: ignore[misc]
    found["theogony through PettingZoo, gods"] = lambda: ours_in_pettingzoo("gods")
    for name in CLASSIC:
        found[f"PettingZoo {name}"] = lambda name=name: pettingzoo(name)  # type: ignore[misc]
    for name in ("leduc-holdem", "uno", "gin-rummy"):
        found[f"RLCard {name}"] = lambda name=name: rlcard(name)  # type: ignore[misc]
    for name in ("hanabi", "backgammon"):
        found[f"OpenSpiel vector, {name}, 64 tables"] = lambda name=name: open_spiel(name)  # type: ignore[misc]
    return found


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    speeds: dict[str, float] = {}
    for name, start in contenders().items():
        try:
            speeds[name] = fastest(start(), seconds)
        except ImportError as missing:
            print(f"{name}: left out, {missing}", file=sys.stderr)
    first = max(speed for name, speed in speeds.items() if name.startswith("theogony vector, gods"))
    print(f"{'decisions a second':50} {'':>12}  Gods is faster by")
    for name, speed in speeds.items():
        print(f"{name:50} {speed:12,.0f}  {first / speed:8.1f}")
    print(json.dumps({name: round(speed) for name, speed in speeds.items()}))


if __name__ == "__main__":
    main()
