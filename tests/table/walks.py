"""Random games for the laws of the table: every installed game, and Bazaar, which has what they lack."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import theogony
from tests.games_for_tests.bazaar import GAME as BAZAAR
from theogony.kernel.dice import dice_from_seed
from theogony.kernel.game import Game
from theogony.kernel.playout import PACE, Chooser
from theogony.kernel.state import NOBODY, State

SUBJECTS: dict[str, Game] = {**theogony.games(), "bazaar": BAZAAR}
MOST_STEPS = 120  # of a game; more of them show little new
LOOK_AT_EVERY = 4  # a law that is slow to check looks at one step in so many, and at the last


class Step(NamedTuple):
    """One action of a game: the states around it, both with the trail of what led to them."""

    before: State
    seat: int
    action: int
    after: State


class Walk(NamedTuple):
    game: Game
    seats: int
    seed: int
    unusual: bool  # every option at its last value

    def __str__(self) -> str:
        return f"{self.game.id}-{self.seats}{'-unusual' if self.unusual else ''}"


WALKS = [
    Walk(game, seats, 7 + seats, seats % 2 == 1)
    for game in SUBJECTS.values()
    for seats in range(game.seats[0], game.seats[1] + 1)
]


def unusual(game: Game, seats: int) -> dict[str, Any]:
    """Every option that is there for so many players at its last value."""
    here = [option for option in game.options if option.seats is None or option.seats[0] <= seats <= option.seats[1]]
    return {option.name: option.values[-1] for option in here}


@cache
def steps(walk: Walk) -> list[Step]:
    """A random game, of a long one a sample that ends with its last step. Nothing in it may be changed."""
    options = unusual(walk.game, walk.seats) if walk.unusual else {}
    state = walk.game.start(walk.seats, walk.seed, **options)
    state.telling = True
    dice = dice_from_seed(walk.seed)
    chooser = Chooser(PACE)
    out: list[Step] = []
    while (seat := int(chooser.next_seat(state, dice))) >= 0:
        legal = state.legal(seat)
        action = int(legal[int(dice.below(len(legal)))])
        before = state.clone()
        state.trail = state.trail[:0]
        state.apply(seat, action)
        out.append(Step(before, seat, action, state.clone()))
    return out if len(out) <= MOST_STEPS else [*out[:: len(out) // MOST_STEPS + 1], out[-1]]


def some(walk: Walk) -> Iterator[Step]:
    """A sample of the steps, for laws that are slow to check."""
    whole = steps(walk)
    yield from whole[::LOOK_AT_EVERY]
    yield whole[-1]


def viewers(walk: Walk) -> range:
    return range(int(NOBODY), walk.seats)
