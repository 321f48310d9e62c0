"""How the game ends, and who has won."""

import pytest

from tests.games.gods.position import GODS, Table
from theogony.games.gods.actions import SPACE

RED, BLUE = 0, 1


@pytest.mark.rule("gods.end.game-end", "gods.ruling.end-while-refilling")
def test_turning_up_the_game_end_hex_ends_the_game_at_once() -> None:
    table = Table(display=("amber", "-"), energy=5).temple(RED, (0, 0)).pile(end=1).turn(RED, 1).do("remove 0")  # G25
    assert table.state.over()
    assert table.shown() == ("game end", "-")
    assert table.crystals(BLUE) == 8


def three_colours(**options: bool) -> Table:
    """It is red's last action; blue owns villages of three colours."""
    table = Table(display=("amber", "jade"), actions=1, **options).temple(RED, (0, 0)).temple(BLUE, (1, 0))
    return table.village(BLUE, "amber", "jade", "coral")


@pytest.mark.rule("gods.end.three-colours", "gods.ruling.last-turn")
def test_who_owns_villages_of_three_colours_may_play_a_last_turn() -> None:
    table = three_colours().energy(0, 0).do("remove 0")  # G21
    assert table.legal() == ["last skip", "last play"]
    assert table.crystals(BLUE) == 0
    assert table.refusal("remove 1") == "engine.not-the-question"
    table.do("last play")
    assert table.crystals(BLUE) == 3
    table.do("remove 0", "remove 1")
    assert table.state.over()


@pytest.mark.rule("gods.end.three-colours")
def test_the_last_turn_may_be_skipped() -> None:
    table = three_colours().energy(0, 0).do("remove 0", "last skip")
    assert table.state.over()
    assert table.crystals(BLUE) == 0


@pytest.mark.rule("gods.ruling.last-turn")
def test_the_game_ends_after_the_last_turn_whatever_it_changed() -> None:
    table = three_colours().energy(0, 12).do("remove 0", "last play")
    table.state.villages[4] = 0
    table.do("remove 0", "remove 1")
    assert table.state.over()


@pytest.mark.rule("gods.end.three-colours")
def test_the_third_colour_ends_nothing_before_the_turn_has_come_round_and_not_if_it_is_lost_by_then() -> None:
    for broken in (False, True):
        table = Table(display=("amber", "jade")).temple(RED, (0, 0)).village(RED, "jade", "coral")
        table.tribe("amber", (-3, 0), (5, -3), god=RED).do("lay 0 1,0", "remove 1")
        assert table.villages(RED, "amber") == 1 and table.state.active == BLUE
        assert "last play" not in table.legal()
        table.energy(12, 12).do("temple 2,0" if broken else "remove 0").do("remove 1")
        assert table.state.active == RED
        assert ("last play" in table.legal()) != broken


@pytest.mark.rule("gods.end.four-villages", "gods.ruling.two-of-one-colour")
def test_four_villages_of_two_colours_end_the_game_too() -> None:
    table = Table(display=("amber", "jade"), actions=1).temple(RED, (0, 0))
    table.village(BLUE, "amber", "amber", "jade", "jade").do("remove 0")
    assert table.legal() == ["last skip", "last play"]


@pytest.mark.rule("gods.ruling.different-colours")
def test_three_villages_of_two_colours_do_not_end_the_game() -> None:
    table = Table(display=("amber", "jade"), actions=1).temple(RED, (0, 0))
    table.village(BLUE, "amber", "amber", "jade").do("remove 0")  # G23
    assert "last play" not in table.legal()


def test_somebody_elses_villages_do_not_end_the_game_in_my_turn() -> None:
    table = Table(3, display=("amber", "jade"), actions=1).temple(RED, (0, 0)).village(2, "amber", "jade", "coral")
    assert "last play" not in table.do("remove 0").legal()


@pytest.mark.rule("gods.score.tiles", "gods.score.temples")
def test_villages_count_three_victory_tiles_two_and_most_temples_minus_four() -> None:
    table = Table().temple(RED, (0, 0), (1, 0), (2, 0), (3, 0)).temple(BLUE, (0, 2), (1, 2), (2, 2))  # G27
    table.village(RED, "amber", "jade").victory_tiles(RED, "coral", 1).village(BLUE, "coral", "violet")
    assert [table.state.score(RED), table.state.score(BLUE)] == [8, 10]
    assert list(table.state.places()) == [2, 1]


@pytest.mark.rule("gods.score.ties")
def test_equal_points_are_broken_by_crystals_and_then_shared() -> None:
    table = Table(3).temple(RED, (0, 0)).temple(BLUE, (1, 0)).temple(2, (0, 1))  # G28
    assert list(table.energy(3, 7, 7).state.places()) == [3, 1, 1]
    assert list(table.energy(9, 7, 7).state.places()) == [1, 2, 2]


@pytest.mark.rule("gods.ruling.penalty-ties", "gods.ruling.negative")
def test_everybody_tied_for_most_temples_loses_four_also_below_nothing() -> None:
    table = Table().temple(RED, (0, 0)).temple(BLUE, (1, 0))
    assert [table.state.score(RED), table.state.score(BLUE)] == [-4, -4]


@pytest.mark.rule("gods.ruling.ends")
def test_even_a_table_that_only_moves_deserts_runs_out_of_crystals() -> None:
    table = Table(display=("amber", "jade")).temple(RED, (0, 0)).temple(BLUE, (1, 0)).desert((0, 1))
    turns = 0
    spots = ["0,1", "1,-1"]
    while table.state.energy[table.state.active] >= 4:
        for _ in range(2):
            here, there = spots if table.lies(0, 1) else spots[::-1]
            table.do(f"lift {here}", f"put {there}")
        turns += 1
    assert turns < 25
    assert table.shown() == ("amber", "jade")


@pytest.mark.rule("gods.ruling.ends")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_who_drag_the_game_out_stay_within_its_declared_length(seats: int) -> None:
    wanted = ["put", "lift", "spend", "last", "use", "lay", "remove", "temple", "end"]
    state = GODS.start(seats, 3)
    decisions = 0
    while not state.over():
        seat = int(state.acting()).bit_length() - 1
        kinds = {SPACE.kind_of(int(action)).name: action for action in state.legal(seat)}
        state.apply(seat, kinds[min(kinds, key=wanted.index)])
        decisions += 1
    assert 80 < decisions < GODS.longest / 2
