"""Laying, storing and drawing tiles."""

import pytest

from tests.games.four_gods.position import World, cell_of


@pytest.mark.rule("four_gods.lay.corners-first", "four_gods.lay.two-edges", "four_gods.setup.world")
@pytest.mark.rule("four_gods.engine.nothing-held")
def test_in_an_empty_world_only_the_corners_can_be_laid_on() -> None:
    world = World().hold(0, "left", "SSSP")
    assert world.refusal(0, "lay right 0,0 a 0") == "engine.nothing-held"
    cells = {said.split()[2] for said in world.legal(0, "lay")}
    assert cells == {"0,0", "0,7", "7,0", "7,7"}
    assert world.refusal(0, "lay left 0,1 a 0") == "lay.two-edges"
    assert world.refusal(0, "lay left 3,3 a 0") == "lay.two-edges"


@pytest.mark.rule("four_gods.lay.empty-cell", "four_gods.lay.anywhere")
def test_frame_and_tile_are_two_edges_for_everybody() -> None:
    world = World().tile("0,0", "SSSP").hold(3, "left", "SSSM")
    assert world.refusal(3, world.laying(3, "0,1", "SSMS")) == "allowed"
    assert world.refusal(3, world.laying(3, "1,1", "SSMS")) == "lay.two-edges"
    assert world.refusal(3, world.laying(3, "0,0", "SSMS")) == "lay.empty-cell"


@pytest.mark.rule("four_gods.lay.match", "four_gods.ruling.sides")
def test_terrains_match_along_the_whole_side() -> None:
    world = World().tile("0,0", "SSSP").hold(0, "left", "SSPP").hold(0, "right", "SSSP")
    assert world.refusal(0, world.laying(0, "0,1", "SSPP")) == "lay.match"
    assert world.refusal(0, world.laying(0, "0,1", "SSPS", "right")) == "allowed"


@pytest.mark.rule("four_gods.lay.round-cities", "four_gods.city.no-edge", "four_gods.city.two-edges")
def test_a_city_is_no_edge_for_tiles_or_cities() -> None:
    world = World().own(0, "blue", "green").city("0,0", "green").hold(0, "left", "SSSP")
    assert world.refusal(0, "lay left 0,1 a 0") == "lay.two-edges"
    assert world.refusal(0, "city blue 0,1") == "city.two-edges"
    assert World().own(0, "blue").refusal(0, "city blue 0,0") == "allowed"


def test_sides_towards_cities_and_gaps_are_free() -> None:
    world = World().own(1, "blue").city("0,0", "blue").tile("0,2", "FFMM").tile("1,1", "PMFF")
    free, plain, forest, mountain = 4, 1, 2, 3
    assert [int(world.state.need[4 * cell_of("0,1") + k]) for k in range(4)] == [free, forest, mountain, plain]


@pytest.mark.rule("four_gods.ruling.no-diagonals")
def test_diagonal_neighbours_are_not_compared() -> None:
    world = World().tile("0,1", "PPFS").tile("2,0", "FFMM").hold(0, "left", "SPFF")
    assert world.refusal(0, world.laying(0, "1,0", "SPFF")) == "allowed"


@pytest.mark.rule(
    "four_gods.store.own-row", "four_gods.store.capacity", "four_gods.store.full", "four_gods.draw.full-row"
)
def test_a_full_row_takes_nothing_and_keeps_its_owner_from_drawing() -> None:
    world = World().hold(0, "left", "SSSP").hold(0, "right", "SSPP")
    world.do(0, "store left", "store right")
    assert len(world.row(0)) == 2
    world.fill_row(0)
    assert len(world.row(0)) == 10
    assert world.refusal(0, "draw 1") == "store.full"
    world.hold(0, "left", "SSFF")
    assert world.refusal(0, "store left") == "store.capacity"


@pytest.mark.rule("four_gods.draw.empty-hands", "four_gods.draw.one-or-two", "four_gods.ruling.one-place-left")
def test_one_or_two_are_drawn_with_empty_hands_even_with_one_place_left() -> None:
    world = World().fill_row(0, leave=1).do(0, "draw 2")
    assert len(world.held(0)) == 2
    assert world.refusal(0, "draw 1") == "draw.empty-hands"
    assert len(World().do(1, "draw 1").held(1)) == 1


@pytest.mark.rule("four_gods.ruling.short-bag", "four_gods.end.last-tile", "four_gods.engine.empty-bag")
def test_the_last_tile_is_drawn_alone_and_announced() -> None:
    world = World().bag(1)
    assert world.legal(0, "draw") == ["draw 1"]
    world.state.telling = True
    world.do(0, "draw 1")
    assert "last-tile" in [name for name, _ in world.state.events().read(world.state.trail)]
    assert world.refusal(1, "draw 1") == "engine.empty-bag"


@pytest.mark.rule("four_gods.ruling.public", "four_gods.turn-over.any", "four_gods.turn-over.same-place")
def test_turning_over_is_no_action_since_both_sides_are_known() -> None:
    world = World().hold(0, "left", "SSSP")
    sides = {said.split()[3] for said in world.legal(0, "lay")}
    assert sides == {"a", "b"}
