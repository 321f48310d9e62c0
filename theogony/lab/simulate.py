"""Simulation: many games of a plan, by as many workers as wanted, with the same results on any number of them.

Every game's dice are derived from the plan's seed and the game's number. A *decision* is an action that was done;
where a game has an hourglass, its actions count too.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from theogony.bots import Bot
from theogony.kernel.dice import Dice
from theogony.kernel.playout import PACE, Chooser, random_playout
from theogony.kernel.state import State
from theogony.lab.plan import Plan
from theogony.lab.records import Decisions, Records
from theogony.lab.store import STRETCH, Store
from theogony.lab.tally import SHARES, Tally, empty_tally
from theogony.lab.workers import Workers, workers

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


def simulate(
    plan: Plan,
    games: int,
    jobs: int = 1,
    progress: Progress | None = None,
    *,
    cluster: str | None = None,
    out: Path | None = None,
    decisions: bool = False,
) -> Result:
    """Play games 0 to `games` - 1 of the plan. Everything but the time it took follows from the plan alone.

    With `out` the games, and with `decisions` every decision, are written to that folder as Parquet; games that are
    there already are not played again. `cluster` is the address of a Ray cluster, or `local`.
    """
    if games < 1:
        raise ValueError(f"A simulation plays at least one game; {games} is none.")
    if decisions and out is None:
        raise ValueError("Decisions are written to a folder: name one (--out).")
    begun = time.perf_counter()
    team = workers(jobs, cluster)
    total = empty_tally(plan.seats)
    for records in _played(plan, games, jobs, team, None if out is None else Store(out, plan, decisions)):
        total.add(records.tally())
        if progress is not None:
            progress(len(records.game))
    return _result(plan, total, time.perf_counter() - begun)


def _played(plan: Plan, games: int, jobs: int, team: Workers, store: Store | None) -> Iterator[Records]:
    """Every game once, in stretches, in any order."""
    if store is None:
        size = min(STRETCH, max(1, games // (jobs * BATCHES_PER_JOB)))
    else:
        size = STRETCH
    stretches = [range(first, min(first + size, games)) for first in range(0, games, size)]
    missing = []
    for stretch in stretches:
        held = None if store is None else store.held(stretch)
        if held is None:
            missing.append(stretch)
        else:
            yield held
    each = store is not None and store.decisions
    for _, records in team.all(partial(play_batch, plan, decisions=each), missing) if missing else ():
        if store is not None:
            store.keep(records)
        yield records


def play_batch(plan: Plan, numbers: range, decisions: bool = False) -> Records:
    """Play the games of these numbers to their end; with `decisions`, note each of them."""
    records = Records(plan.seats, each=Decisions() if decisions else None)
    only_random = set(plan.bots) == {"random"}
    for number in numbers:
        state = plan.start(number)
        chance, longest = plan.chance(number), plan.game.longest
        if only_random and not decisions:
            done = int(random_playout(state, chance, i64(longest)))
        else:
            bots = [] if only_random else plan.new_bots(number)
            done = play_out(state, bots, chance, longest, records.each, number)
        if not state.over():
            raise RuntimeError(f"Game {number} of {plan} did not end within {longest} actions.")
        records.count(number, state, done)
    return records


def play_out(
    state: State, bots: list[Bot], chance: Dice, limit: int, noted: Decisions | None = None, number: int = 0
) -> int:
    """Let the bots play until the game is over or `limit` actions were done; how many were. Seats without a bot, and
    the hourglass, do what chance says: with none at all this is `random_playout`."""
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
        if noted is not None:
            noted.note(number, done, seat, state, len(actions), action)
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
