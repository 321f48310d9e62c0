"""What is true in every position of Gods, looked at in random games."""

import pytest

from tests.games.gods.position import GODS
from theogony.games.gods.components import COLOURS, EMPTY, WORLD
from theogony.games.gods.rules import GodsState
from theogony.kernel.dice import dice_from_seed
from theogony.lab import laws


def look(state: GodsState) -> None:
    seats = range(int(state.seats))
    assert all(0 <= energy <= 12 for energy in state.energy)
    assert sum(state.energy) + state.energy_supply() == 50
    for seat in seats:
        on_board = sum(1 for token in state.token if token == seat + 1)
        assert on_board + state.tokens[seat] == 15
        temples = sum(1 for cell in range(int(WORLD.size)) if state.temple_owner(cell) == seat)
        assert temples + state.temples[seat] == 6
    for colour in range(int(COLOURS)):
        tribes = [cell for cell in range(int(WORLD.size)) if state.tribe_colour(cell) == colour]
        held = [int(state.villages[seat * COLOURS + colour]) for seat in seats]
        believers = [sum(1 for cell in tribes if state.token[cell] == seat + 1) for seat in seats]
        assert held == [count // 3 for count in believers]
        assert sum(held) <= 2
        assert 0 <= state.victory_supply(colour) <= 3
    for cell in range(int(WORLD.size)):
        beside = sum(1 for other in WORLD.neighbours(cell) if state.laid[other] != EMPTY)
        assert beside == state.crowd[cell]
        assert state.token[cell] == 0 or state.tribe_colour(cell) >= 0


@pytest.mark.parametrize("variant", laws.variants(GODS), ids=str)
def test_crystals_tokens_temples_and_tiles_add_up(variant: laws.Variant) -> None:
    seats, options = variant
    state = GODS.start(seats, 5, **options)
    assert isinstance(state, GodsState)
    dice = dice_from_seed(5)
    victory = list(state.victory)
    step = 0
    while not state.over():
        legal = state.legal(state.active)
        state.apply(state.active, legal[dice.below(len(legal))])
        assert all(now >= then for now, then in zip(state.victory, victory))
        victory = list(state.victory)
        step += 1
        if step % 9 == 0:
            look(state)
    look(state)
