"""Simulation: many games of a plan, on as many processes as wanted, with the same results on any number of them.

Every game's dice are derived from the plan's seed and the game's number. A *decision* is an action that was done;
where a game has an hourglass, its actions count too.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Final

from mypy_extensions import i64

from theogony.bots import Bot, new_bot
from theogony.kernel.dice import Dice
from theogony.kernel.playout import PACE, Chooser, random_playout
from theogony.kernel.state import State
from theogony.lab.plan import Plan
from theogony.lab.tally import SHARES, Tally, empty_tally

BATCHES_PER_JOB: Final = 16

Progress = Callable[[int], None]  # told after each batch how many games it was


@dataclass(frozen=True)
class SeatResult:
    bot: str
    wins: float  # a shared win counts as a share
    mean_score: float


@dataclass(frozen=True)
class Result:
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    mean_decisions: float
    seats: tuple[SeatResult, ...]


def simulate(plan: Plan, games: int, jobs: int = 1, progress: Progress | None = None) -> Result:
    """Play games 0 to `games` - 1 of the plan. Everything but the time it took follows from the plan alone."""
    if games < 1:
        raise ValueError(f"A simulation plays at least one game; {games} is none.")
    if jobs < 1:
        raise ValueError(f"A simulation needs at least one job; {jobs} is none.")
    begun = time.perf_counter()
    total = empty_tally(plan.seats)
    for tally in _tallies(plan, games, jobs):
        total.add(tally)
        if progress is not None:
            progress(tally.games)
    return _result(plan, total, time.perf_counter() - begun)


def _tallies(plan: Plan, games: int, jobs: int) -> Iterator[Tally]:
    batch = max(1, games // (jobs * BATCHES_PER_JOB))
    batches = [range(first, min(first + batch, games)) for first in range(0, games, batch)]
    if jobs == 1:
        for numbers in batches:
            yield play_batch(plan, numbers)
        return
    # Spawned, not forked: a fork copies whatever other threads (a progress bar's) hold locked.
    with ProcessPoolExecutor(min(jobs, len(batches)), get_context("spawn")) as pool:
        for done in as_completed([pool.submit(play_batch, plan, numbers) for numbers in batches]):
            yield done.result()


def play_batch(plan: Plan, numbers: range) -> Tally:
    """Play the games of these numbers to their end."""
    tally = empty_tally(plan.seats)
    only_random = set(plan.bots) == {"random"}
    for number in numbers:
        state = plan.start(number)
        if only_random:
            decisions = int(random_playout(state, plan.chance(number), i64(plan.game.longest)))
        else:
            bots = [new_bot(name, plan.game, seat, plan.bot_dice(number, seat)) for seat, name in enumerate(plan.bots)]
            decisions = play_out(state, bots, plan.chance(number), plan.game.longest)
        if not state.over():
            raise RuntimeError(f"Game {number} of {plan} did not end within {plan.game.longest} actions.")
        tally.count(state, decisions)
    return tally


def play_out(state: State, bots: list[Bot], chance: Dice, limit: int) -> int:
    """Let the bots play until the game is over or `limit` actions were done; how many were."""
    chooser = Chooser(PACE)
    done = 0
    while done < limit:
        seat = int(chooser.next_seat(state, chance))
        if seat < 0:
            break
        actions = state.legal(seat)
        if len(actions) == 0:  # in a race a seat may have nothing to do until time passes
            if state.deadline() == 0:
                raise ValueError(f"Seat {seat} is to act and has no legal action, and no time runs.")
            continue
        if seat < len(bots):
            action = bots[seat].act(state.seen_by(seat))
        else:
            action = int(actions[int(chance.below(i64(len(actions))))])
        state.apply(seat, action)
        done += 1
    return done


def _result(plan: Plan, total: Tally, seconds: float) -> Result:
    return Result(
        games=total.games,
        decisions=total.decisions,
        seconds=seconds,
        decisions_per_second=total.decisions / seconds,
        mean_decisions=total.decisions / total.games,
        seats=tuple(
            SeatResult(bot, total.win_shares[seat] / SHARES, total.points[seat] / total.games)
            for seat, bot in enumerate(plan.bots)
        ),
    )
