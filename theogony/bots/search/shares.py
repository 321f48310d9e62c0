"""What a position is worth to each seat, in millionths: the share of its rivals it leaves behind.

At the end this is known; before, the difference of two seats' values says how likely one is to end before the other.
"""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from theogony.kernel.arrays import filled
from theogony.kernel.state import State
from theogony.kernel.strategy import Strategy

ONE: Final[i64] = 1000000
STEPS: Final[i64] = 64  # per swing
FARTHEST: Final[i64] = 8  # swings; beyond, nothing is left to doubt


def _logistic() -> vec[i64]:
    out = vec[i64]()
    for k in range(int(STEPS * FARTHEST) + 1):
        out = append(out, i64(round(1000000 / (1 + exp(-k / 64)))))
    return out


LIKELY: Final = _logistic()


def likely(ahead: i64, swing: i64) -> i64:
    """The chance, in millionths, of who is so much ahead."""
    if ahead < 0:
        return ONE - likely(-ahead, swing)
    step: i64 = ahead * STEPS // swing
    if step >= STEPS * FARTHEST:
        return LIKELY[STEPS * FARTHEST]
    return LIKELY[step] + (LIKELY[step + 1] - LIKELY[step]) * (ahead * STEPS - step * swing) // swing


def shares(state: State, strategy: Strategy) -> vec[i64]:
    """By seat: the share of its rivals it leaves behind, or is likely to."""
    seats = state.seats
    if seats == 1 or not state.over():
        return chances(strategy.values(state), max(i64(1), strategy.swing(state)))
    out = filled(seats, 0)
    places = state.places()
    for seat in range(seats):
        for rival in range(seats):
            if places[rival] > places[seat]:
                out[seat] += ONE
            elif rival != seat and places[rival] == places[seat]:
                out[seat] += ONE // 2
    for seat in range(seats):
        out[seat] //= seats - 1
    return out


def chances(values: vec[i64], swing: i64) -> vec[i64]:
    """By seat: the share of its rivals it is likely to leave behind with these values; alone, how well it stands."""
    seats: i64 = len(values)
    out = filled(seats, 0)
    if seats == 1:
        out[0] = likely(values[0], swing)
        return out
    for seat in range(seats):
        for rival in range(seat + 1, seats):
            chance = likely(values[seat] - values[rival], swing)
            out[seat] += chance
            out[rival] += ONE - chance
    for seat in range(seats):
        out[seat] //= seats - 1
    return out
