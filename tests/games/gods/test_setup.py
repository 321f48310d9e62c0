"""How Gods is set up."""

from collections import Counter

import pytest

from tests.games.gods.position import GODS, HEX, Table
from theogony.games.gods.components import HEXES, LAYOUTS, WORLD
from theogony.games.gods.rules import GodsState


def start(seats: int, seed: int = 1, **options: bool) -> GodsState:
    state = GODS.start(seats, seed, **options)
    assert isinstance(state, GodsState)
    return state


def in_pile_and_display(state: GodsState) -> int:
    return int(state.pile_size()) + 2


@pytest.mark.rule("gods.setup.players")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_gods_is_played_by_two_to_four(seats: int) -> None:
    with pytest.raises(ValueError, match=f"Gods is played by 2 to 4; {seats} cannot"):
        GODS.start(seats)


@pytest.mark.parametrize("seats", ["3", True, 2.0])
def test_a_number_of_seats_is_a_whole_number(seats: int) -> None:
    with pytest.raises(ValueError, match="A number of seats is a whole number"):
        GODS.start(seats)


@pytest.mark.rule("gods.setup.colours", "gods.setup.unused", "gods.setup.energy", "gods.setup.supply")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_gets_fifteen_tokens_six_temples_and_two_crystals(seats: int) -> None:
    state = start(seats)
    census = list(state.census())[8:]
    assert census == [6, 15] * seats
    income = [5 if seat == state.active else 2 for seat in range(seats)]
    assert list(state.energy) == income
    assert state.energy_supply() == 50 - sum(income)


@pytest.mark.rule("gods.setup.temples")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_temple_of_everybody_lies_in_the_middle_and_five_are_in_hand(seats: int) -> None:
    state = start(seats)
    assert list(state.temples) == [5] * seats
    assert [state.temple_owner(WORLD.cell(*spot)) for spot in LAYOUTS[seats]] == list(range(seats))


@pytest.mark.rule("gods.setup.desert", "gods.setup.pile")
def test_four_players_start_around_a_desert_with_47_hexes_to_come() -> None:
    state = start(4)  # G29
    assert state.laid[WORLD.cell(0, 0)] == 9
    assert in_pile_and_display(state) == 47
    deserts = int(state.pile[HEX["desert"]]) + list(state.display).count(HEX["desert"])
    assert deserts == 10


@pytest.mark.parametrize("seats", [2, 3])
def test_two_or_three_players_have_48_hexes_to_come(seats: int) -> None:
    assert in_pile_and_display(start(seats)) == 48  # G30


def test_the_start_figures_treat_everybody_alike() -> None:
    for seats, neighbours in ((2, 1), (3, 2), (4, 2)):
        state = start(seats)
        assert {int(state.crowd[WORLD.cell(*spot)]) for spot in LAYOUTS[seats]} == {neighbours}


@pytest.mark.rule("gods.setup.game-end")
def test_the_game_end_hex_is_one_of_the_last_three_each_as_often() -> None:
    places: Counter[int] = Counter()
    for seed in range(600):  # G26
        table = Table(display=("-", "-"), seed=seed).pile(amber=1, jade=1, desert=2, end=1).temple(0, (0, 0))
        while not table.state.over():
            table.turn(0)
            table.state.actions_left = 0
            table.state.display[0] = table.state.display[1] = HEX["-"]
            table.state._income_and_display(0)
        places[5 - int(table.state.pile_size())] += 1
    assert set(places) == {3, 4, 5}
    assert all(150 < count < 250 for count in places.values())


@pytest.mark.rule("gods.setup.tiles", "gods.setup.tribe-colours", "gods.ruling.eight-tribes")
def test_there_are_eight_tribes_three_victory_tiles_and_no_owner_of_a_colour() -> None:
    assert list(HEXES) == [8, 8, 8, 8, 11, 2, 2, 1]
    state = start(3)
    assert [int(state.victory_supply(colour)) for colour in range(4)] == [3, 3, 3, 3]
    assert sum(state.villages) == sum(state.victory) == 0


@pytest.mark.rule("gods.setup.first-player", "gods.turn.order")
def test_the_first_player_is_drawn_by_lot_and_turns_go_round() -> None:
    assert {int(start(4, seed).active) for seed in range(40)} == {0, 1, 2, 3}
    table = Table(3, ("amber", "jade")).temple(0, (0, 0)).turn(2)
    assert table.do("remove 0", "remove 1").state.active == 0
