"""Random play to the end, as fast as the engine goes: for benchmarks, laws and quick simulations.

In a race nobody is awaited; then seats act by turns of chance, each action takes `pace` milliseconds
of simulated time divided among them, and TIME acts when its deadline has passed.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from theogony.kernel.agenda import BIT
from theogony.kernel.dice import Dice
from theogony.kernel.state import State

PACE: Final[i64] = 3000


class Chooser:
    """Whose move it is in simulated time."""

    pace: i64
    timer: i64
    elapsed: i64

    def __init__(self, pace: i64) -> None:
        self.pace = pace
        self.timer = -1
        self.elapsed = 0

    def next_seat(self, state: State, dice: Dice) -> i64:
        """The seat to act, or -1 when the game is over."""
        acting = state.acting()
        if acting == 0:
            return -1
        seats = state.seats
        if state.deadline() > 0:
            if state.timer() != self.timer:
                self.timer = state.timer()
                self.elapsed = 0
            if self.elapsed >= state.deadline():
                return seats
        waiting = state.awaited()
        if waiting != 0:
            self.elapsed += self.pace
        else:
            waiting = acting
            self.elapsed += self.pace // seats
        count: i64 = 0
        for seat in range(seats):
            if waiting & BIT[seat] != 0:
                count += 1
        if count == 0:
            return seats
        skip: i64 = dice.below(count) if count > 1 else i64(0)
        for seat in range(seats):
            if waiting & BIT[seat] != 0:
                if skip == 0:
                    return seat
                skip -= 1
        return -1


def random_playout(state: State, dice: Dice, limit: i64) -> i64:
    """Play random legal actions until the game is over or `limit` actions were done; how many were."""
    chooser = Chooser(PACE)
    done: i64 = 0
    while done < limit:
        seat = chooser.next_seat(state, dice)
        if seat < 0:
            return done
        actions = state.legal(seat)
        if len(actions) == 0:  # in a race a seat may have nothing to do until time passes
            if state.deadline() == 0:
                raise ValueError(f"Seat {seat} is to act and has no legal action, and no time runs.")
            continue
        state.apply_legal(seat, actions[dice.below(i64(len(actions)))])
        done += 1
    return done


def refusals(state: State, seat: i64) -> vec[i64]:
    """What `refusal` says to the seat about every action of the space, in order."""
    size = state.space().size
    out = vec[i64](capacity=size)
    for action in range(size):
        out = append(out, state.refusal(seat, action))
    return out
