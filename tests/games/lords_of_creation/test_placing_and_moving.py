"""Placing people and walking with them."""

import pytest

from tests.games.lords_of_creation.position import World
from theogony.games.lords_of_creation.actions import TO_ACT, TO_PLACE, TO_STEP

ROW = ((0, 0), (1, 0), (2, 0), (3, 0))


@pytest.mark.rule("lords_of_creation.placing.one-hex", "lords_of_creation.turn.placing-first")
def test_as_many_people_as_the_card_says_come_to_one_hex_of_its_terrain() -> None:
    world = World().land("hill", (0, 0), (2, 0)).land("forest", (4, 0)).due(0, "H4")  # X1
    assert world.asked() == TO_PLACE
    assert world.legal() == ["place 0,0", "place 2,0"]
    assert world.refusal("place 4,0") == "placing.one-hex"
    assert world.refusal("step 0,0 e") == world.refusal("civilise 0,0") == "turn.placing-first"
    world.do("place 0,0")
    assert world.lives(0, 0) == "0: 4" and world.lives(2, 0) == ""
    assert world.state.supply[0] == 56
    assert world.refusal("place 2,0") == "turn.placing-first"


@pytest.mark.rule("lords_of_creation.terrain.uninhabitable")
def test_nobody_lives_on_sea_mountains_or_desert() -> None:
    world = World().land("hill", (0, 0), (2, 0)).land("sea", (1, 0)).land("desert", (3, 0)).due(0, "H1")
    for spot in ("1,0", "3,0", "4,0"):
        assert world.refusal(f"place {spot}") == "terrain.uninhabitable"


@pytest.mark.rule("lords_of_creation.placing.own-or-empty", "lords_of_creation.placing.no-limit")
def test_the_hex_is_empty_or_ones_own_and_holds_any_number() -> None:
    world = World().land("hill", *ROW).people(1, (0, 0), 2).people(0, (1, 0), 40).due(0, "H5")
    assert world.refusal("place 0,0") == "placing.own-or-empty"
    world.do("place 1,0")
    assert world.lives(1, 0) == "0: 45"


@pytest.mark.rule("lords_of_creation.placing.same-side", "lords_of_creation.ruling.placing-under-altar")
@pytest.mark.rule("lords_of_creation.civilise.return")
def test_newcomers_take_the_side_of_those_already_there() -> None:
    world = World().land("hill", *ROW).people(0, (0, 0), 2, civil=True).people(0, (1, 0), 1, altar=True)
    world.due(0, "H2").do("place 0,0")
    assert world.lives(0, 0) == "0: 4 civilised"
    world.due(0, "H3").do("place 1,0")
    assert world.lives(1, 0) == "0: 4 altar"
    world.due(0, "H1").do("place 2,0")
    assert world.lives(2, 0) == "0: 1"


@pytest.mark.rule("lords_of_creation.placing.skipped")
def test_without_a_hex_or_without_people_placing_is_skipped_and_the_turn_goes_on() -> None:
    world = World().land("hill", (0, 0), (1, 0)).people(0, (0, 0), 2).due(0, "W3")
    assert world.asked() == TO_ACT and world.refusal("step 0,0 e") == "allowed"
    world = World().land("hill", (0, 0), (1, 0)).people(0, (0, 0), 2).supply(0, 0).due(0, "H3")
    assert world.asked() == TO_ACT and world.lives(0, 0) == "0: 2"


@pytest.mark.rule("lords_of_creation.ruling.small-supply")
def test_who_has_fewer_people_than_the_card_says_places_all_of_them() -> None:
    world = World().land("hill", *ROW).supply(0, 2).due(0, "H5").do("place 0,0")
    assert world.lives(0, 0) == "0: 2" and world.state.supply[0] == 0


@pytest.mark.rule("lords_of_creation.ruling.placing-compulsory")
def test_placing_cannot_be_declined() -> None:
    assert World().land("hill", *ROW).due(0, "H1").refusal("end") == "ruling.placing-compulsory"


@pytest.mark.rule("lords_of_creation.moving.any-distance", "lords_of_creation.moving.leave-one")
@pytest.mark.rule("lords_of_creation.ruling.steps")
def test_a_stack_goes_any_distance_and_leaves_one_behind_in_every_hex() -> None:
    world = World().land("forest", *ROW).people(0, (0, 0), 4).turn(0)  # X15
    assert world.refusal("step 1,0 e") == "moving.any-distance"
    world.do("step 0,0 e")
    assert world.asked() == TO_STEP
    assert world.legal() == ["many 1", "many 2", "many 3"]
    assert world.refusal("many 4") == "moving.leave-one"
    world.do("many 3", "step 1,0 e", "many 2", "step 2,0 e")
    assert [world.lives(*spot) for spot in ROW] == ["0: 1"] * 4
    assert world.refusal("step 3,0 w") == "moving.leave-one"


@pytest.mark.rule("lords_of_creation.people.terrain", "lords_of_creation.people.barbarians")
def test_people_never_leave_their_terrain() -> None:
    world = World().land("hill", (0, 0), (1, 0)).land("forest", (0, 1)).people(0, (0, 0), 3).turn(0)  # X2
    assert world.legal("step") == ["step 0,0 e"]
    assert world.refusal("step 0,0 se") == "people.terrain"
    assert world.refusal("step 0,0 w") == "people.terrain"


@pytest.mark.rule("lords_of_creation.moving.islanders", "lords_of_creation.ruling.sea-crossing")
def test_islanders_cross_one_sea_hex_to_any_island_on_its_shore() -> None:
    world = World().land("island", (0, 0), (2, 0), (1, 1), (0, -2), (3, -1)).land("sea", (1, 0)).people(0, (0, 0), 5)
    world.turn(0)
    # straight over the sea, around its corner; not over mountains, not two hexes away from the shore
    assert world.legal("step") == ["step 0,0 e-e", "step 0,0 se-e"]
    assert world.refusal("step 0,0 nw-nw") == "moving.islanders"
    world.do("step 0,0 e-e", "many 2", "step 2,0 ne")
    assert world.lives(2, 0) == "0: 1" and world.lives(3, -1) == "0: 1"


@pytest.mark.rule("lords_of_creation.ruling.sea-crossing", "lords_of_creation.attack.across-sea")
@pytest.mark.parametrize("sea", [(1, 0), (1, -1)])
def test_either_of_the_two_hexes_before_a_corner_may_be_the_sea(sea: tuple[int, int]) -> None:
    world = World().land("island", (0, 0), (2, -1)).land("sea", sea).people(0, (0, 0), 2).turn(0)
    assert world.legal("step") == ["step 0,0 e-ne"]
    world.people(1, (2, -1), 1)
    assert world.legal("attack") == ["attack 0,0 e-ne"]
    assert World().land("island", (0, 0), (2, -1)).people(0, (0, 0), 2).turn(0).legal("step") == []


@pytest.mark.rule("lords_of_creation.moving.islanders")
def test_nobody_else_crosses_the_sea() -> None:
    world = World().land("hill", (0, 0), (2, 0)).land("sea", (1, 0)).people(0, (0, 0), 5).turn(0)
    assert world.legal("step") == []
    assert world.refusal("step 0,0 e-e") == "moving.islanders"
    assert World().land("island", (0, 0)).people(0, (0, 0), 5).turn(0).refusal("step 0,0 e-e") == "people.terrain"


@pytest.mark.rule("lords_of_creation.moving.sides")
def test_barbarians_and_civilised_people_do_not_mix() -> None:
    world = World().land("hill", *ROW).people(0, (0, 0), 3).people(0, (1, 0), 3, civil=True).turn(0)
    assert world.refusal("step 0,0 e") == "moving.sides"
    assert world.refusal("step 1,0 w") == "moving.sides"
    assert world.legal("step") == []


@pytest.mark.rule("lords_of_creation.people.civilised", "lords_of_creation.ruling.civilised-stay")
def test_civilised_people_move_only_to_civilised_hexes_of_their_own() -> None:
    world = World().land("hill", *ROW).people(0, (0, 0), 3, civil=True).people(0, (1, 0), 1, civil=True).turn(0)
    assert world.legal("step") == ["step 0,0 e"]
    world.do("step 0,0 e", "many 2")
    assert world.lives(1, 0) == "0: 3 civilised"
    assert world.refusal("step 1,0 e") == "ruling.civilised-stay" and world.legal("step") == ["step 1,0 w"]


@pytest.mark.rule("lords_of_creation.ruling.no-entering")
def test_nobody_walks_into_the_hex_of_another() -> None:
    world = World().land("hill", *ROW).people(0, (0, 0), 3).people(1, (1, 0), 1).people(1, (-1, 0), 1, civil=True)
    world.land("hill", (-1, 0)).turn(0)
    assert world.refusal("step 0,0 e") == world.refusal("step 0,0 w") == "ruling.no-entering"


@pytest.mark.rule("lords_of_creation.ruling.leaving-an-altar")
def test_people_may_leave_an_altar_if_one_stays() -> None:
    world = World().land("hill", *ROW).people(0, (0, 0), 3, altar=True).people(0, (1, 0), 1, civil=True).turn(0)
    world.do("step 0,0 e", "many 2")
    assert world.lives(0, 0) == "0: 1 altar" and world.lives(1, 0) == "0: 3 civilised"
    assert world.refusal("step 0,0 e") == "moving.leave-one"


@pytest.mark.rule("lords_of_creation.engine.edge")
def test_behind_the_edge_of_the_world_is_nothing() -> None:
    world = World().land("hill", (5, 0)).people(0, (5, 0), 3).turn(0)
    assert world.refusal("step 5,0 e") == world.refusal("attack 5,0 e-e") == "engine.edge"


@pytest.mark.rule("lords_of_creation.engine.steps")
def test_walking_to_and_fro_ends_after_ninety_steps_unless_something_happens() -> None:
    world = World().land("hill", *ROW).people(0, (0, 0), 2).people(0, (1, 0), 1).people(1, (3, 0), 1).turn(0)
    for _ in range(45):
        world.do("step 0,0 e", "step 1,0 w")
    assert world.refusal("step 0,0 e") == "engine.steps"
    assert world.legal() == ["civilise 0,0", "civilise 1,0", "civilise 3,0", "end"]
    world.do("civilise 3,0")
    assert world.refusal("step 0,0 e") == "allowed"


@pytest.mark.rule("lords_of_creation.engine.steps")
@pytest.mark.parametrize("happens", ["attack", "altar", "the next turn"])
def test_an_attack_an_altar_or_a_new_turn_lets_people_walk_on(happens: str) -> None:
    world = World().land("hill", *ROW).people(0, (0, 0), 2).people(0, (1, 0), 1).people(1, (2, 0), 9)
    world.land("forest", (0, 3)).people(0, (0, 3), 2, civil=True).turn(0)
    for _ in range(45):
        world.do("step 0,0 e", "step 1,0 w")
    assert world.refusal("step 0,0 e") == "engine.steps"
    if happens == "attack":
        world.people(0, (1, 0), 1).fight((1, 0), (2, 0), (1, 2, 1))
    elif happens == "altar":
        world.do("altar 0,3")
    else:
        world.due(0, "G1")
    assert world.refusal("step 0,0 e") == "allowed"


@pytest.mark.rule("lords_of_creation.engine.steps")
def test_new_land_can_be_settled_whatever_was_walked_before() -> None:
    world = World().land("hill", *ROW).people(0, (0, 0), 1).people(0, (1, 0), 2).turn(0)
    for _ in range(45):
        world.do("step 1,0 w", "step 0,0 e")
    assert world.refusal("step 1,0 w") == "engine.steps"
    world.do("step 1,0 e")
    assert world.lives(2, 0) == "0: 1"
    assert world.state.walked == 0


@pytest.mark.rule("lords_of_creation.turn.actions", "lords_of_creation.ruling.ending-early")
def test_after_placing_everything_else_is_optional_and_in_any_order() -> None:
    world = World().land("hill", *ROW).people(0, (0, 0), 3).people(0, (2, 0), 2, civil=True).people(1, (3, 0), 1)
    world.turn(0)
    assert {action.split()[0] for action in world.legal()} == {"step", "civilise", "altar", "end"}
    world.do("altar 2,0", "step 0,0 e", "many 1", "civilise 3,0", "step 0,0 e")
    assert world.do("end").state.active == 1


@pytest.mark.rule("lords_of_creation.turn.end")
def test_the_turn_ends_by_itself_when_no_action_is_left() -> None:
    world = World().land("hill", (0, 0), (4, 0)).people(0, (0, 0), 1).land("forest", (2, 0), (-2, 0)).turn(0)
    world.people(1, (4, 0), 1)
    world.do("civilise 0,0")
    assert world.state.active == 1
