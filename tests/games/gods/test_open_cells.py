"""Where a hex may lie is remembered from one question to the next, and is always what the world says."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from theogony.games.gods import GAME
from theogony.games.gods.components import EMPTY, LAID_DESERT, WORLD
from theogony.games.gods.position import Position
from theogony.kernel.dice import dice_from_seed
from theogony.kernel.playout import random_playout


def open_in(state: Position) -> list[int]:
    """By looking at every cell."""
    laid = [int(what) for what in state.laid]
    return [
        cell
        for cell in range(int(WORLD.size))
        if laid[cell] == int(EMPTY) and any(laid[beside] != int(EMPTY) for beside in WORLD.neighbours(i64(cell)))
    ]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("connected", [False, True])
def test_the_open_cells_and_the_deserts_are_what_lies_there(seats: int, connected: bool) -> None:
    for seed in range(3):
        state, dice = GAME.start(seats, seed=seed, connected=connected), dice_from_seed(seed)
        assert isinstance(state, Position)
        while not state.over():
            assert [int(cell) for cell in state.open_cells()] == open_in(state)
            assert int(state.deserts_laid()) == sum(int(what) == int(LAID_DESERT) for what in state.laid)
            random_playout(state, dice, i64(1))


def test_a_state_that_becomes_another_one_forgets_what_was_open() -> None:
    other = GAME.start(2, seed=2)
    random_playout(other, dice_from_seed(2), i64(20))
    state = GAME.start(2, seed=1)
    assert isinstance(state, Position) and isinstance(other, Position)
    state.open_cells()
    state.restore(other.dump())
    assert list(state.open_cells()) == open_in(other)
