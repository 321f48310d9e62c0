"""The bag, and the decay hex in it."""

from collections import Counter

import pytest

from tests.games.gods.position import GODS, Table

RED, BLUE, GREEN = 0, 1, 2


def last_action(seed: int = 1, display: tuple[str, str] = ("amber", "-")) -> Table:
    """Red is about to remove the last displayed hex."""
    return Table(display=display, actions=1, energy=0, seed=seed, bag=True).temple(RED, (0, 0)).temple(BLUE, (1, 0))


@pytest.mark.rule("gods.bag.draw")
def test_with_the_bag_there_is_no_game_end_hex() -> None:
    state = GODS.start(2, 1, bag=True)
    assert list(state.census())[:8] == [8, 8, 8, 8, 11, 2, 2, 0]


@pytest.mark.rule("gods.bag.end")
def test_the_game_ends_when_the_bag_cannot_fill_the_display() -> None:
    table = last_action().pile(jade=1).turn(RED, 1)  # G34
    table.do("remove 0")
    assert table.state.over()
    assert table.crystals(BLUE) == 3
    assert table.left("jade") == 1


def test_with_an_empty_bag_and_a_full_display_the_game_goes_on() -> None:
    table = Table(display=("amber", "jade"), actions=1, bag=True).temple(RED, (0, 0)).pile().turn(RED, 1)
    assert not table.do("temple 1,0").state.over()


@pytest.mark.rule("gods.bag.no-sudden-end")
def test_with_the_bag_villages_of_three_colours_do_not_end_the_game() -> None:
    table = last_action().village(BLUE, "amber", "jade", "coral").turn(RED, 1).do("remove 0")
    assert not table.state.over()
    assert "last play" not in table.legal()


@pytest.mark.rule("gods.bag.different", "gods.ruling.same-hex")
def test_two_equal_hexes_go_back_and_two_different_are_drawn() -> None:
    drawn: Counter[tuple[str, str]] = Counter()
    for seed in range(300):
        table = last_action(seed).pile(amber=3, jade=1, coral=1).turn(RED, 1).do("remove 0")  # G32
        drawn[table.shown()] += 1
    assert all(one != other for one, other in drawn)
    both = drawn[("jade", "coral")] + drawn[("coral", "jade")]
    assert 20 < both < 70  # one of seven pairs


@pytest.mark.rule("gods.ruling.identical-stay")
def test_the_last_two_may_be_equal() -> None:
    table = last_action().pile(jade=2).turn(RED, 1).do("remove 0")  # G33
    assert table.shown() == ("jade", "jade")
    assert not table.state.over()


@pytest.mark.rule("gods.ruling.display-kept")
def test_a_hex_left_on_display_stays_there_unless_its_twin_comes() -> None:
    table = last_action(display=("amber", "coral")).pile(jade=1).turn(RED, 1).do("remove 0")
    assert table.shown() == ("jade", "coral")
    table = last_action(display=("amber", "coral")).pile(coral=1).turn(RED, 1).do("remove 0")
    assert table.shown() == ("coral", "coral")


def decay(seats: int = 2, energy: int = 5) -> Table:
    return Table(seats, ("decay", "jade"), energy=energy, bag=True, decay=True)


@pytest.mark.rule("gods.decay.bag")
def test_the_decay_hex_is_in_the_bag_and_needs_it() -> None:
    assert list(GODS.start(2, 1, bag=True, decay=True).census())[7] == 1
    with pytest.raises(ValueError, match="Option decay needs bag=true"):
        GODS.start(2, 1, decay=True)


@pytest.mark.rule("gods.decay.rob", "gods.ruling.decay-stays")
def test_decay_beside_a_rivals_temple_takes_a_crystal_and_stays() -> None:
    table = decay().temple(BLUE, (0, 0)).do("lay 0 1,0")
    assert (table.crystals(RED), table.crystals(BLUE), table.lies(1, 0)) == (6, 4, "decay")
    assert table.refusal("lift 1,0") == "engine.other-kind"
    assert table.refusal("lay 1 2,0") == "allowed"
    assert table.do("lay 1 1,-1").crystals(RED) == 4


@pytest.mark.rule("gods.decay.rob")
def test_decay_takes_nothing_from_who_has_nothing_and_nothing_above_twelve() -> None:
    table = decay().temple(BLUE, (0, 0)).energy(5, 0).do("lay 0 1,0")  # G35
    assert (table.crystals(RED), table.crystals(BLUE)) == (5, 0)
    table = decay().temple(BLUE, (0, 0)).energy(12, 3).do("lay 0 1,0")
    assert (table.crystals(RED), table.crystals(BLUE)) == (12, 2)


@pytest.mark.rule("gods.ruling.decay-needs-temple")
def test_decay_goes_only_beside_a_rivals_temple() -> None:
    table = decay().temple(RED, (0, 0)).temple(BLUE, (4, 0))
    assert table.refusal("lay 0 1,0") == "ruling.decay-needs-temple"
    assert table.refusal("lay 0 5,0") == table.refusal("remove 0") == "allowed"


@pytest.mark.rule("gods.ruling.decay-names-rival")
def test_between_two_rivals_the_player_names_whom_to_rob() -> None:
    table = decay(3).temple(BLUE, (0, 0)).temple(GREEN, (2, 0)).do("lay 0 1,0")
    assert table.legal() == ["rob 1", "rob 2"]
    assert table.refusal("rob 0") == table.refusal("rob 3") == "ruling.decay-names-rival"
    table.do("rob 2")
    assert [table.crystals(seat) for seat in range(3)] == [6, 5, 4]
