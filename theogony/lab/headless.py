"""A match between bots with nobody watching: the same log as at a table, in simulated time."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from theogony.bots import Bot
from theogony.kernel.agenda import BIT
from theogony.kernel.dice import Dice
from theogony.kernel.playout import PACE
from theogony.lab.plan import Plan
from theogony.match import Match, Seat


def play_match(plan: Plan, number: int = 0) -> Match:
    """Game number n of the plan as a match that is over. Each decision takes the pace of simulated play."""
    seats = [Seat(f"{name} {seat}", name) for seat, name in enumerate(plan.bots)]
    match = Match(plan.game, seats, plan.options, key=plan.key(number))
    bots = plan.new_bots(number)
    chance = plan.chance(number)
    while not match.over:
        step(match, bots, chance)
    return match


def step(match: Match, bots: Sequence[Bot], chance: Dice) -> None:
    """One more decision, or the hourglass's, if it runs out before."""
    state = match.state
    waiting = int(state.awaited())
    at = match.clock.at + int(PACE) // (1 if waiting else len(bots))
    due = match.due()
    asked = waiting or int(state.acting())
    ready = [
        seat
        for seat in range(len(bots))
        if asked & int(BIT[seat]) and match.game.expects(state, seat) and len(state.legal(i64(seat))) > 0
    ]
    if due is not None and (due <= at or not ready):
        match.tick(due)
        return
    if not ready:
        raise ValueError(f"Nobody can act in this game of {match.game.title}, and no time runs.")
    seat = ready[int(chance.below(i64(len(ready))))] if len(ready) > 1 else ready[0]
    match.act(seat, bots[seat].act(state.seen_by(seat)), at=at)
