"""Civilising and altars."""

import pytest

from tests.games.lords_of_creation.position import World

ROW = ((0, 0), (1, 0), (2, 0), (3, 0), (4, 0))


def row(**side: bool) -> World:
    """Seat 0 in the middle, one hex of it as said, seat 1 at both ends."""
    world = World().land("hill", *ROW).people(1, (0, 0), 2).people(0, (1, 0), 2).people(0, (2, 0), 3, **side)
    return world.people(0, (3, 0), 2).people(1, (4, 0), 2).turn(0)


@pytest.mark.rule("lords_of_creation.civilise.once", "lords_of_creation.civilise.all")
def test_one_hex_a_turn_is_civilised_with_all_its_people_for_good() -> None:
    world = row().do("civilise 2,0")
    assert world.lives(2, 0) == "0: 3 civilised"
    assert world.refusal("civilise 1,0") == "civilise.once"
    assert world.do("end").turn(0).refusal("civilise 2,0") == "ruling.what-to-civilise"


@pytest.mark.rule("lords_of_creation.civilise.where", "lords_of_creation.ruling.first-civilising")
def test_the_first_time_anywhere_then_only_beside_a_civilised_hex() -> None:
    world = row(civil=True)
    assert len(world.legal("civilise")) == 4
    world.taught(0).turn(0)
    assert world.legal("civilise") == ["civilise 1,0", "civilise 3,0"]
    assert world.refusal("civilise 0,0") == "civilise.where"
    world = row().taught(0).turn(0)  # all civilised hexes are gone, and so is the free choice
    assert world.legal("civilise") == []


@pytest.mark.rule("lords_of_creation.ruling.first-civilising")
def test_everybody_has_a_free_choice_of_their_own() -> None:
    world = row().do("civilise 2,0").turn(1)
    assert world.legal("civilise") == ["civilise 0,0", "civilise 1,0", "civilise 3,0", "civilise 4,0"]
    world.do("civilise 0,0").turn(0)
    assert world.legal("civilise") == ["civilise 1,0", "civilise 3,0"]


@pytest.mark.rule("lords_of_creation.civilise.once", "lords_of_creation.altar.once")
def test_in_the_next_turn_another_hex_is_civilised_and_another_altar_built() -> None:
    world = row(civil=True).people(0, (1, 0), 1).do("altar 2,0", "civilise 1,0")
    assert world.refusal("altar 1,0") == "altar.once" and world.refusal("civilise 3,0") == "civilise.once"
    world.due(0, "W1")
    assert world.refusal("altar 1,0") == world.refusal("civilise 3,0") == "allowed"


@pytest.mark.rule("lords_of_creation.civilise.others", "lords_of_creation.ruling.civilised-hex")
def test_hexes_of_others_can_be_civilised_and_count_as_civilised_for_all() -> None:
    world = row().do("civilise 4,0")
    assert world.lives(4, 0) == "1: 2 civilised"
    assert world.turn(0).legal("civilise") == ["civilise 3,0"]


@pytest.mark.rule("lords_of_creation.civilise.no-sea")
def test_civilisation_does_not_cross_the_sea() -> None:
    world = World().land("island", (0, 0), (2, 0)).land("sea", (1, 0)).people(0, (0, 0), 2, civil=True)
    world.people(0, (2, 0), 2).taught(0).turn(0)
    assert world.refusal("civilise 2,0") == "civilise.where"


@pytest.mark.rule("lords_of_creation.ruling.what-to-civilise")
def test_only_a_hex_with_barbarians_is_civilised() -> None:
    world = row(civil=True)
    assert world.refusal("civilise 2,0") == world.refusal("civilise 0,1") == "ruling.what-to-civilise"


@pytest.mark.rule("lords_of_creation.civilise.optional")
def test_nobody_has_to_civilise_and_after_doubles_it_is_too_late() -> None:
    assert row().do("end").state.active == 1
    world = row().fight((1, 0), (0, 0), (1, 1, 1))
    assert world.state.active == 1 and world.state.civilised_now == 0


@pytest.mark.rule("lords_of_creation.altar.once", "lords_of_creation.altar.replaces")
@pytest.mark.rule("lords_of_creation.ruling.replaced-marker", "lords_of_creation.altar.worth")
def test_an_altar_takes_the_place_of_one_of_at_least_two_civilised_people() -> None:
    world = World().land("hill", *ROW).people(0, (0, 0), 2, civil=True).people(0, (1, 0), 2, civil=True)  # X16
    world.people(0, (2, 0), 1, civil=True).people(0, (3, 0), 5).turn(0)
    supply = int(world.state.supply[0])
    assert world.refusal("altar 2,0") == world.refusal("altar 3,0") == world.refusal("altar 4,0") == "altar.once"
    assert world.state.score(0) == 7
    world.do("altar 0,0")
    assert world.lives(0, 0) == "0: 1 altar"
    assert world.state.supply[0] == supply + 1
    assert world.state.score(0) == 8
    assert world.refusal("altar 1,0") == "altar.once"
    assert world.state.altars == 39


@pytest.mark.rule("lords_of_creation.ruling.altar-at-once", "lords_of_creation.civilise.worth")
def test_a_hex_can_be_settled_civilised_and_given_an_altar_in_one_turn() -> None:
    world = World().land("hill", *ROW).due(0, "H3").do("place 0,0")
    assert world.state.score(0) == 1
    world.do("civilise 0,0")
    assert world.state.score(0) == 2
    world.do("altar 0,0")
    assert world.lives(0, 0) == "0: 2 altar" and world.state.score(0) == 3


@pytest.mark.rule("lords_of_creation.ruling.one-altar", "lords_of_creation.ruling.own-altar")
def test_one_altar_a_hex_and_only_with_ones_own_people() -> None:
    world = row(altar=True)
    assert world.refusal("altar 2,0") == "ruling.one-altar" and world.legal("altar") == []
    world = row().people(1, (0, 0), 1, civil=True)
    assert world.refusal("altar 0,0") == "ruling.own-altar"


@pytest.mark.rule("lords_of_creation.ruling.no-altars-left")
def test_without_altars_in_the_pool_none_is_built() -> None:
    world = row(civil=True)
    assert world.refusal("altar 2,0") == "allowed"
    world.state.altars = 0
    assert world.refusal("altar 2,0") == "ruling.no-altars-left"
    assert world.legal("altar") == []
