"""What is true in every position of Lords of Creation, looked at in random games."""

import pytest

from tests.games.lords_of_creation.position import LORDS
from theogony.games.lords_of_creation.components import BOARD, CARDS, CELLS, HABITABLE
from theogony.games.lords_of_creation.rules import LordsState
from theogony.kernel.dice import dice_from_seed
from theogony.kernel.playout import PACE, Chooser
from theogony.lab import laws


def look(state: LordsState) -> None:
    for cell in range(int(CELLS)):
        lived_in = state.owner[cell] != 0
        assert lived_in == (state.people[cell] > 0)
        assert not lived_in or state.terrain[cell] < HABITABLE
        assert lived_in or not state.civil[cell]
        assert state.civil[cell] or not state.altar[cell]
        beside = sum(1 for other in BOARD.neighbours(cell) if state.civil[other])
        assert state.beside_civil[cell] == beside
    for seat in range(int(state.seats)):
        on_board = sum(int(state.people[cell]) for cell in range(int(CELLS)) if state.owned_by(cell, seat))
        assert on_board + state.supply[seat] == 60
        assert sum(state.hand[seat * int(CARDS) : (seat + 1) * int(CARDS)]) == state.hand_size
        assert state.holding[seat] <= 4
    assert sum(state.altar) + state.altars == 40
    assert sum(state.stock) == state.stock_size


@pytest.mark.parametrize("variant", laws.variants(LORDS), ids=str)
def test_people_cards_altars_and_markers_add_up(variant: laws.Variant) -> None:
    seats, options = variant
    state = LORDS.start(seats, 5, key=None, **options)
    assert isinstance(state, LordsState)
    dice = dice_from_seed(5)
    chooser = Chooser(PACE)
    settled: set[int] = set()
    step = 0
    while (seat := int(chooser.next_seat(state, dice))) >= 0:
        legal = state.legal(seat)
        before = state.clone()
        assert isinstance(before, LordsState)
        action = int(legal[dice.below(len(legal))])
        state.apply(seat, action)
        if LORDS.space.kind_of(action).name in ("step", "many", "place", "civilise", "altar"):
            settled = {cell for cell in range(int(CELLS)) if before.owner[cell]}
            assert all(state.owner[cell] == before.owner[cell] for cell in settled)  # moving.leave-one
        step += 1
        if step % 9 == 0:
            look(state)
    look(state)
