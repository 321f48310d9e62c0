"""Gods, prophets, and cities built and destroyed."""

import pytest

from tests.games.four_gods.position import World, cell_of
from theogony.games.four_gods.faces import FITTING_TILES


@pytest.mark.rule("four_gods.god.choose", "four_gods.god.for-good", "four_gods.setup.gods")
def test_a_free_god_is_taken_for_good() -> None:
    world = World().do(0, "god blue")
    assert world.refusal(1, "god blue") == "god.choose"
    assert world.refusal(0, "god green") == "god.for-good"
    assert world.in_supply("blue") == 10


@pytest.mark.rule("four_gods.prophet.needs-god", "four_gods.prophet.new-tile", "four_gods.prophet.any-terrain")
@pytest.mark.rule("four_gods.engine.own-prophet")
def test_a_prophet_comes_with_a_tile_onto_any_terrain_of_it() -> None:
    world = World().hold(0, "left", "SPSF").hold(0, "right", "SSPP")
    world.do(0, world.laying(0, "0,0", "SPSF"))
    assert world.refusal(0, "prophet blue 0") == "prophet.needs-god"
    world.do(0, "god blue")
    assert world.refusal(0, "prophet blue 0") == "prophet.new-tile"
    world.do(0, world.laying(0, "7,7", "SSPP", "right"))
    assert world.legal(0, "prophet") == ["prophet blue 0", "prophet blue 1"]
    assert world.refusal(0, "prophet blue 2") == "prophet.one-area"
    assert world.refusal(0, "prophet green 0") == "engine.own-prophet"
    world.do(0, "prophet blue 1")
    assert world.prophet_at("7,7") == "blue" and world.in_supply("blue") == 9


@pytest.mark.rule("four_gods.ruling.with-the-tile", "four_gods.ruling.one-on-a-tile")
def test_it_is_too_late_for_a_prophet_after_anything_else_and_for_a_second_one() -> None:
    world = World().own(0, "blue").hold(0, "left", "SSPP")
    world.do(0, world.laying(0, "0,0", "SSPP"), "draw 1")
    assert world.legal(0, "prophet") == []
    again = World().own(0, "blue").hold(0, "left", "SSPP")
    again.do(0, again.laying(0, "0,0", "SSPP"), "prophet blue 0")
    assert again.legal(0, "prophet") == []


@pytest.mark.rule("four_gods.prophet.empty-supply", "four_gods.ruling.supply-first", "four_gods.ruling.nobody-left")
def test_with_an_empty_supply_a_prophet_moves_but_never_out_of_a_city() -> None:
    world = World().own(0, "blue").tile("0,0", "SSPP").prophet("0,0", "S", "blue").city("7,7", "blue")
    world.hold(0, "left", "SSFF").do(0, world.laying(0, "0,7", "SSFF"))
    assert world.refusal(0, "move 0,0 0") == "ruling.supply-first"
    world.supply("blue", 0)
    assert world.refusal(0, "prophet blue 0") == "prophet.empty-supply"
    assert world.refusal(0, "move 7,7 0") == "prophet.empty-supply"
    assert {said.split()[1] for said in world.legal(0, "move")} == {"0,0"}
    world.do(0, "move 0,0 1")
    assert world.prophet_at("0,0") is None and world.prophet_at("0,7") == "blue"
    nobody = World().own(0, "blue").supply("blue", 0).hold(0, "left", "SSFF")
    nobody.do(0, nobody.laying(0, "0,7", "SSFF"))
    assert nobody.legal(0, "move") == nobody.legal(0, "city") == nobody.legal(0, "lift") == []


@pytest.mark.rule("four_gods.city.needs-god", "four_gods.city.own-prophet", "four_gods.ruling.city-anywhere")
@pytest.mark.rule("four_gods.setup.cities")
def test_a_city_takes_a_god_a_prophet_and_an_empty_cell() -> None:
    world = World()
    assert world.refusal(0, "city blue 0,0") == "city.needs-god"
    world.own(0, "blue").do(0, "city blue 0,0")
    assert world.prophet_at("0,0") == "blue" and int(world.state.cities) == 7
    assert world.refusal(0, "city blue 0,0") == "ruling.city-anywhere"
    world.state.cities = 0
    assert world.refusal(0, "city blue 0,7") == "city.needs-god"


def test_with_an_empty_supply_a_city_is_founded_by_a_prophet_chosen_from_a_tile() -> None:
    world = World().own(0, "blue").tile("0,0", "SSPP").prophet("0,0", "S", "blue").supply("blue", 0)
    assert world.refusal(0, "city blue 7,7") == "city.own-prophet"
    assert world.legal(0, "lift") == ["lift 0,0"]
    world.do(0, "lift 0,0", "city blue 7,7")
    assert world.prophet_at("0,0") is None and world.prophet_at("7,7") == "blue"


@pytest.mark.rule("four_gods.city.own-prophet", "four_gods.engine.idle")
def test_the_founder_comes_from_a_tile_never_from_a_city_and_is_chosen_just_before() -> None:
    world = World().own(0, "blue").tile("0,0", "SSPP").prophet("0,0", "S", "blue").city("7,7", "blue")
    assert world.refusal(0, "lift 0,0") == "ruling.supply-first"
    world.supply("blue", 0)
    assert world.refusal(0, "lift 7,7") == "city.own-prophet"
    world.do(0, "lift 0,0", "draw 1")
    assert world.refusal(0, "city blue 0,7") == "city.own-prophet"
    world.do(0, "store left", *["lift 0,0"] * 12)
    assert world.refusal(0, "lift 0,0") == "engine.idle" and world.refusal(0, "city blue 0,7") == "allowed"


@pytest.mark.rule("four_gods.city.needs-god", "four_gods.ruling.ruins")
def test_eight_cities_are_all_there_are_even_if_some_were_destroyed() -> None:
    world = World().own(0, "blue").own(1, "green").hold(1, "left", "SSPP")
    for corner in ("0,0", "0,7", "7,0"):
        world.do(0, f"city blue {corner}")
    world.state.cities = 1
    world.do(0, "city blue 7,7").do(1, world.laying(1, "0,0", "SSPP", kind="raze"))
    assert int(world.state.cities) == 0 and world.refusal(1, "city green 0,1") == "city.needs-god"


@pytest.mark.rule("four_gods.prophet.new-tile", "four_gods.ruling.arrival")
def test_a_prophet_comes_to_ones_own_tile_only_whatever_others_do_meanwhile() -> None:
    world = World().own(0, "blue").own(1, "green").hold(0, "left", "SSPP").hold(1, "left", "SSFF")
    world.do(0, world.laying(0, "0,0", "SSPP"))
    assert world.refusal(1, "prophet green 0") == "prophet.new-tile"
    world.do(1, world.laying(1, "7,7", "SSFF"), "prophet green 1").do(0, "prophet blue 0")
    assert (world.prophet_at("0,0"), world.prophet_at("7,7")) == ("blue", "green")


@pytest.mark.rule("four_gods.raze.then-prophet")
def test_with_an_empty_supply_the_destroyer_moves_a_prophet_onto_the_ruins() -> None:
    world = World().own(0, "blue").own(1, "green").city("7,7", "green").hold(0, "left", "SSPP")
    world.tile("0,0", "SSFF").prophet("0,0", "F", "blue").supply("blue", 0)
    world.do(0, world.laying(0, "7,7", "SSPP", kind="raze"), "move 0,0 1")
    assert (world.prophet_at("0,0"), world.prophet_at("7,7")) == (None, "blue")


@pytest.mark.rule("four_gods.raze.needs-god", "four_gods.raze.not-own", "four_gods.raze.replace")
@pytest.mark.rule("four_gods.raze.prophet-gone", "four_gods.raze.then-prophet", "four_gods.ruling.ruins")
def test_a_fitting_tile_takes_the_place_of_a_rivals_city() -> None:
    world = World().own(1, "green").city("0,0", "green").hold(0, "left", "SSPP")
    razing = world.laying(0, "0,0", "SSPP", kind="raze")
    assert world.refusal(0, razing) == "raze.needs-god"
    world.own(0, "blue")
    assert world.refusal(0, world.laying(0, "7,7", "SSPP", kind="raze")) == "raze.replace"
    tile = world.held(0)[0]
    world.do(0, razing)
    assert int(world.state.laid[0]) == tile and world.held(0) == [] and int(world.state.edges[1]) == 2
    assert int(world.state.lost[2]) == 1 and world.in_supply("green") == 9
    assert int(world.state.ruins[0]) == 1 and int(world.state.cities) == 7
    world.do(0, "prophet blue 0")
    assert world.prophet_at("0,0") == "blue"
    own = World().own(0, "blue").city("0,0", "blue").hold(0, "left", "SSPP")
    assert own.refusal(0, own.laying(0, "0,0", "SSPP", kind="raze")) == "raze.not-own"
    other_god = World(2).own(0, "blue", "grey").city("0,0", "grey").hold(0, "left", "SSPP")
    assert other_god.refusal(0, other_god.laying(0, "0,0", "SSPP", kind="raze")) == "raze.not-own"


@pytest.mark.rule("four_gods.raze.replace")
def test_the_tile_that_takes_a_citys_place_has_to_match_its_neighbours() -> None:
    world = World().own(0, "blue").own(1, "green").tile("0,0", "SSSP").city("0,1", "green")
    world.hold(0, "left", "SSPP").hold(0, "right", "SSSF")
    assert world.refusal(0, world.laying(0, "0,1", "SSPP", kind="raze")) == "lay.match"
    assert world.refusal(0, world.laying(0, "0,1", "SSFS", "right", "raze")) == "allowed"
    assert world.refusal(0, world.laying(0, "0,1", "SSFS", "right")) == "lay.empty-cell"


@pytest.mark.rule("four_gods.ruling.raze-from-row", "four_gods.ruling.raze-edges")
def test_a_tile_out_of_a_row_destroys_a_city_too() -> None:
    world = World().own(0, "blue").own(1, "green").city("0,0", "green").store(2, "SSPP")
    world.do(0, f"take {world.row(2)[0]}")
    world.do(0, world.laying(0, "0,0", "SSPP", kind="raze"))
    assert int(world.state.ruins[0]) == 1 and world.refusal(0, "draw 1") == "allowed"
    loose = World().own(0, "blue").own(1, "green").city("3,3", "green").hold(0, "left", "SSPP")
    assert loose.refusal(0, loose.laying(0, "3,3", "SSPP", kind="raze")) == "ruling.raze-edges"


def fitting(world: World, name: str) -> int:
    """How many tiles of the box could lie there."""
    return int(FITTING_TILES[int(world.state.need_of(cell_of(name)))])


@pytest.mark.rule("four_gods.raze.four-terrains")
def test_a_city_between_all_four_terrains_is_safe() -> None:
    world = World().own(1, "green").tile("0,0", "SSPS").tile("0,2", "FFMM").city("0,1", "green")
    assert fitting(world, "0,1") == 0
    world.own(0, "blue").hold(0, "left", "SSPP")
    assert world.refusal(0, world.laying(0, "0,1", "SSPP", kind="raze")) == "raze.four-terrains"
    assert fitting(World().tile("0,0", "SSPS").tile("0,2", "FFSS"), "0,1") > 0


@pytest.mark.rule("four_gods.raze.corner")
def test_a_city_at_a_torn_corner_is_safe() -> None:
    world = World().own(1, "green").tile("0,1", "PPFS").tile("1,0", "SPFF").city("1,1", "green")
    assert fitting(world, "1,1") == 0
    world.own(0, "blue").hold(0, "left", "SSPP")
    assert world.refusal(0, world.laying(0, "1,1", "SSPP", kind="raze")) == "raze.corner"
    assert fitting(World().tile("0,1", "PPFS").tile("1,0", "SSFF"), "1,1") > 0
