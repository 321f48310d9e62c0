"""The last round, the score, ties; and what holds in every game."""

from typing import cast

import pytest

from tests.games.dice_forge.position import DICE_FORGE, OTHER_CARDS, Table
from theogony.games.dice_forge.components import FACE_NAMES
from theogony.games.dice_forge.rules import DiceForgeState
from theogony.kernel.dice import dice_from_seed
from theogony.kernel.playout import random_playout


@pytest.mark.rule("dice_forge.setup.rounds", "dice_forge.end.last-round")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 9), (3, 10), (4, 9)])
def test_the_game_ends_with_the_last_turn_of_the_last_round(seats: int, rounds: int) -> None:
    table = Table(seats).turn(seats - 2, rounds).has(seats - 1, gold=12).do("end")
    assert not table.state.over()
    assert table.do("end").state.over()
    assert not Table(seats).turn(seats - 1, rounds - 1).do("end").state.over()


@pytest.mark.rule("dice_forge.score.sum", "dice_forge.reserve.glory")
def test_glory_on_the_track_and_on_the_cards_counts_and_nothing_else() -> None:
    table = Table().has(0, gold=12, sun=6, moon=6, glory=131).card(0, "hydra", "elder", "abyss").card(1, "triton")
    assert int(table.state.score(0)) == 131 + 26 + 10
    assert int(table.state.score(1)) == 8
    assert list(table.state.places()) == [1, 2]


@pytest.mark.rule("dice_forge.score.ties")
def test_ties_share_the_place() -> None:
    table = Table(4).has(0, glory=5).has(1, glory=9).has(2, glory=9, gold=12).has(3, glory=1)
    assert list(table.state.places()) == [3, 1, 1, 4]


def played(seats: int, seed: int, **options: object) -> DiceForgeState:
    state = cast(DiceForgeState, DICE_FORGE.start(seats, seed, **options))
    random_playout(state, dice_from_seed(seed), DICE_FORGE.longest)
    assert state.over()
    return state


def test_no_resource_ever_exceeds_its_capacity() -> None:
    for seed in range(6):
        state = cast(DiceForgeState, DICE_FORGE.start(2 + seed % 3, seed, cards="random"))
        chance = dice_from_seed(seed)
        while not state.over():
            random_playout(state, chance, 1)
            for seat in range(int(state.seats)):
                for resource in range(3):
                    assert 0 <= state.has(seat, resource) <= state.most(seat, resource)
                assert state.hammered[seat] <= 30 * state.card_count(seat, 0)


def test_dice_are_fair() -> None:
    sides = [0] * 6
    for seed in range(150):
        state = cast(DiceForgeState, DICE_FORGE.start(4, seed))
        for side in state.up:
            sides[side] += 1
    assert sum(sides) == 1200
    assert all(150 <= count <= 250 for count in sides)


def test_every_face_that_was_bought_is_on_a_die_or_laid_aside() -> None:
    state = played(4, 5, **OTHER_CARDS)
    assert [int(n) for n in state.census()][:29] == [
        {"moon-1": 8, "sun-1": 8, "gold-1": 36, "glory-2": 4}.get(name, size)
        for name, size in zip(FACE_NAMES, [4, 4, 4, 4, 1, 1, 1, 1, 4, 4, 4, 4, 1, 1, 1, 1, 0, 0, 4, 4, 4, *[1] * 8])
    ]
