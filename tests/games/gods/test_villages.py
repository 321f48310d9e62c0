"""Villages: founded, lost, founded again."""

import pytest

from tests.games.gods.position import Table

RED, BLUE, GREEN = 0, 1, 2


def two_of_three(**changes: int) -> Table:
    """Red has two amber tribes and a temple at 0,0; an amber tribe is on display."""
    return Table(display=("amber", "jade"), **changes).temple(RED, (0, 0)).tribe("amber", (-3, 0), (5, -3), god=RED)


@pytest.mark.rule("gods.village.three", "gods.village.anywhere", "gods.village.reward")
def test_the_third_tribe_of_a_colour_anywhere_founds_a_village() -> None:
    table = two_of_three().do("lay 0 1,0")  # G16
    assert (table.villages(RED, "amber"), table.victories(RED, "amber")) == (1, 1)
    assert table.state.score(RED) == 3 + 2 - 4


def test_three_tribes_of_different_colours_are_no_village() -> None:
    table = Table(display=("coral", "jade")).temple(RED, (0, 0)).tribe("amber", (-3, 0), (5, -3), god=RED)
    table.do("lay 0 1,0")
    assert sum(table.state.villages) == 0


@pytest.mark.rule("gods.village.open")
def test_everybody_sees_everybodys_tiles() -> None:
    state = two_of_three().do("lay 0 1,0").state
    assert list(state.seen_by(BLUE).villages) == list(state.seen_by(-1).villages) == list(state.villages)


@pytest.mark.rule("gods.village.lost", "gods.village.keep-points")
def test_a_village_below_three_tribes_is_given_back_but_not_its_victory_tile() -> None:
    table = Table().village(RED, "amber").turn(BLUE).do("temple -12,9")  # G17
    assert table.god(-12, 10) == BLUE
    assert (table.villages(RED, "amber"), table.victories(RED, "amber")) == (0, 1)


@pytest.mark.rule("gods.ruling.two-of-one-colour", "gods.village.two", "gods.ruling.tiles-suffice")
def test_six_tribes_are_two_villages_five_one_and_two_none() -> None:
    table = two_of_three().village(RED, "amber").do("lay 0 1,0")  # G19
    assert table.villages(RED, "amber") == 2
    table.turn(BLUE).energy(12, 12).do("temple 2,0")
    assert table.villages(RED, "amber") == 1
    table.turn(BLUE).energy(12, 12).do("temple -3,-1").turn(BLUE).energy(12, 12).do("temple 6,-3")
    assert table.villages(RED, "amber") == 1
    table.turn(BLUE).energy(12, 12).do("temple -12,9")
    assert (table.villages(RED, "amber"), table.victories(RED, "amber")) == (0, 2)


@pytest.mark.rule("gods.village.no-points-left", "gods.ruling.refounding")
def test_the_fourth_founding_in_a_colour_brings_the_village_only() -> None:
    table = two_of_three().victory_tiles(BLUE, "amber", 3).do("lay 0 1,0")  # G20
    assert (table.villages(RED, "amber"), table.victories(RED, "amber")) == (1, 0)


@pytest.mark.rule("gods.ruling.refounding")
def test_a_lost_village_may_be_founded_again_for_another_victory_tile() -> None:
    table = two_of_three().victory_tiles(RED, "amber", 1).do("lay 0 1,0")
    assert (table.villages(RED, "amber"), table.victories(RED, "amber")) == (1, 2)


@pytest.mark.rule("gods.ruling.losses-first")
def test_a_temple_takes_villages_before_it_founds_its_own() -> None:
    table = (
        Table(3, ("jade", "coral"))
        .village(RED, "amber")
        .village(GREEN, "amber")
        .tribe("amber", (0, 5), god=BLUE)
        .turn(BLUE)
    )
    table.tribe("amber", (3, 5), god=BLUE)
    table.state.telling = True
    table.do("temple -12,9")
    told = [name for name, _ in table.state.events().read(table.state.trail)]
    assert told.index("village-lost") < told.index("founded")
    assert [table.villages(seat, "amber") for seat in (RED, BLUE, GREEN)] == [0, 1, 1]


@pytest.mark.rule("gods.ruling.several-villages")
def test_one_temple_can_found_several_villages() -> None:
    table = Table().tribe("amber", (5, 0), (7, 0), god=RED).tribe("jade", (5, 3), (7, 3), god=RED)
    table.tribe("amber", (1, 0)).tribe("jade", (-1, 0)).do("temple 0,0")
    assert (table.villages(RED, "amber"), table.villages(RED, "jade")) == (1, 1)


@pytest.mark.rule("gods.temple.replaces", "gods.village.keep-points")
def test_a_temple_beside_ones_own_village_leaves_it_as_it_is() -> None:
    table = Table().village(RED, "amber").do("temple -12,9")
    assert (table.villages(RED, "amber"), table.victories(RED, "amber")) == (1, 1)
    assert table.state.tokens[RED] == 12
