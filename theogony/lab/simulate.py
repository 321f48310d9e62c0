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

from mypy_extensions import i64

from theogony.bots import Bot
from theogony.kernel.dice import Dice
from theogony.kernel.playout import PACE, Chooser, random_playout
from theogony.kernel.state import State
from theogony.lab.batches import SECONDS, Missing
from theogony.lab.plan import Plan
from theogony.lab.records import Decisions, Records
from theogony.lab.store import Store
from theogony.lab.tally import SHARES, Tally, empty_tally
from theogony.lab.workers import Watch, Workers, decided, nobody, workers

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
    watch: Watch = nobody,
    cluster: str | None = None,
    out: Path | None = None,
    decisions: bool = False,
) -> Result:
    """Play games 0 to `games` - 1 of the plan. Everything but the time it took follows from the plan alone.

    With `out` the games, and with `decisions` every decision, are written to that folder as Parquet, every few seconds;
    games that are there already are not played again. `cluster` is the address of a Ray cluster, or `local`. `watch` is
    told about twice a second how many decisions were made: for bots that think long.
    """
    if games < 1:
        raise ValueError(f"A simulation plays at least one game; {games} is none.")
    if decisions and out is None:
        raise ValueError("Decisions are written to a folder: name one (--out).")
    begun = time.perf_counter()
    team = workers(jobs, cluster)
    total = empty_tally(plan.seats)
    for records in _played(plan, games, team, None if out is None else Store(out, plan, decisions), watch):
        total.add(records.tally())
        if progress is not None:
            progress(len(records.game))
    return _result(plan, total, time.perf_counter() - begun)


def _played(plan: Plan, games: int, team: Workers, store: Store | None, watch: Watch) -> Iterator[Records]:
    """Every game once, in any order: those that are stored, then batch after batch of the others."""
    held: set[int] = set()
    if store is not None:
        for records in store.held(games):
            held.update(records.game)
            yield records
    missing = Missing([number for number in range(games) if number not in held])
    play = partial(play_batch, plan, decisions=store is not None and store.decisions, seconds=SECONDS)
    for batch, records in team.steadily(play, lambda: missing.take(team.at_once), watch):
        missing.give_back(batch[len(records.game) :])
        if store is not None:
            store.keep(records)
        yield records


def play_batch(plan: Plan, numbers: range, decisions: bool = False, seconds: float | None = None) -> Records:
    """Play the games of these numbers to their end, one after the other, for as long as there are `seconds`, but one at
    least; with `decisions`, note each of them."""
    until = None if seconds is None else time.monotonic() + seconds
    records = Records(plan.seats, each=Decisions() if decisions else None)
    only_random = set(plan.bots) == {"random"}
    for number in numbers:
        state = plan.start(number)
        chance, longest = plan.chance(number), plan.game.longest
        if only_random and not decisions:
            done = int(random_playout(state, chance, i64(longest)))
            decided(done)
        else:
            bots = [] if only_random else plan.new_bots(number)
            done = play_out(state, bots, chance, longest, records.each, number)
        if not state.over():
            raise RuntimeError(f"Game {number} of {plan} did not end within {longest} actions.")
        records.count(number, state, done)
        if until is not None and time.monotonic() >= until:
            break
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
        if seat < len(bots) and not bots[seat].game.expects(state, seat):
            continue
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
        decided()
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
