"""What the three dice of a fight may bring, all 216 throws of them, gathered by what they come to."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from theogony.games.lords_of_creation.components import DIE, HIT_OTHER, HIT_SAME

THROWS: Final[i64] = 216
OUTCOME: Final = 4  # numbers of an outcome: how many throws come to it, and the dice of one of them


def _outcomes(needed: i64) -> vec[i64]:
    """One after the other, OUTCOME numbers each: who hits whom and whether the turn ends is the same for its throws."""
    throws = [i64(0)] * 8
    dice = [(i64(0), i64(0), i64(0))] * 8
    for first in range(i64(1), DIE + 1):
        for second in range(i64(1), DIE + 1):
            for third in range(i64(1), DIE + 1):
                comes_to = 4 if first + second >= needed else 0
                comes_to += 2 if third > first and third > second else 0
                comes_to += 1 if first == second else 0
                throws[comes_to] += 1
                dice[comes_to] = (first, second, third)
    out = vec[i64]()
    for comes_to in range(8):
        if throws[comes_to] > 0:
            out = append(out, throws[comes_to])
            out = append(out, dice[comes_to][0])
            out = append(out, dice[comes_to][1])
            out = append(out, dice[comes_to][2])
    return out


ON_SAME: Final = _outcomes(HIT_SAME)
ON_OTHER: Final = _outcomes(HIT_OTHER)


def chances(same: bool) -> tuple[i64, i64, i64]:
    """How many of the 216 throws hit, are hit back, and end the turn."""
    outcomes = ON_SAME if same else ON_OTHER
    needed = HIT_SAME if same else HIT_OTHER
    hit: i64 = 0
    back: i64 = 0
    doubles: i64 = 0
    for k in range(i64(len(outcomes)) // OUTCOME):
        throws = outcomes[k * OUTCOME]
        first = outcomes[k * OUTCOME + 1]
        second = outcomes[k * OUTCOME + 2]
        third = outcomes[k * OUTCOME + 3]
        if first + second >= needed:
            hit += throws
        if third > first and third > second:
            back += throws
        if first == second:
            doubles += throws
    return hit, back, doubles
