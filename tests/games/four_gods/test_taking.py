"""Taking tiles from rows: what has to be done with them, and the one case in which they go back."""

import pytest

from tests.games.four_gods.position import World


def close_corners(world: World) -> None:
    """Blue cities in all corners: an empty world has no opening left for who has no god."""
    for corner in ("0,0", "0,7", "7,0", "7,7"):
        world.city(corner, "blue")


@pytest.mark.rule("four_gods.take.free-hand", "four_gods.take.at-once", "four_gods.ruling.taken-first")
def test_a_taken_tile_is_used_before_anything_else() -> None:
    world = World().store(1, "SSSP")
    tile = world.row(1)[0]
    world.do(0, f"take {tile}")
    assert world.refusal(0, "draw 1") == "ruling.taken-first"
    assert world.refusal(0, "pass") == "ruling.taken-first"
    world.do(0, "store left")
    assert world.row(0) == [tile] and world.row(1) == []
    full = World().store(1, "SSSP").hold(0, "left", "SSPP").hold(0, "right", "SSFF")
    assert full.refusal(0, f"take {full.row(1)[0]}") == "take.free-hand"


@pytest.mark.rule("four_gods.take.not-back", "four_gods.ruling.unable")
def test_a_taken_tile_goes_back_only_if_it_can_go_nowhere_else() -> None:
    world = World().own(1, "blue").store(1, "MMMM", "SSSP").fill_row(0)
    tile, other = world.row(1)
    world.do(0, f"take {tile}")
    assert world.refusal(0, "return") == "ruling.unable"
    close_corners(world)
    assert world.legal(0) == ["return"]
    world.do(0, "return")
    assert sorted(world.row(1)) == sorted([tile, other])
    roomy = World().store(1, "MMMM")
    assert roomy.do(0, f"take {roomy.row(1)[0]}").refusal(0, "return") == "take.not-back"


def test_it_goes_into_the_bag_if_the_row_it_came_from_is_full() -> None:
    world = World().own(1, "blue").store(1, "MMMM").fill_row(0)
    world.do(0, f"take {world.row(1)[0]}").fill_row(1)
    close_corners(world)
    left = int(world.state.bag)
    world.do(0, "return")
    assert int(world.state.bag) == left + 1


@pytest.mark.rule("four_gods.engine.take-to-use", "four_gods.engine.not-in-a-row")
def test_of_ones_own_row_only_what_fits_is_taken() -> None:
    world = World().store(0, "SSSP")
    tile = world.row(0)[0]
    assert world.refusal(0, f"take {tile}") == "allowed"
    close_corners(world.own(1, "blue"))
    assert world.refusal(0, f"take {tile}") == "engine.take-to-use"
    assert world.refusal(0, "take 92") == "engine.not-in-a-row"


@pytest.mark.rule("four_gods.engine.idle", "four_gods.ruling.arrival")
def test_fetching_back_and_forth_comes_to_an_end() -> None:
    world = World().store(1, "SSSP")
    tile = world.row(1)[0]
    for _ in range(12):
        world.do(0, f"take {tile}", "store left").do(1, f"take {tile}", "store left")
    assert world.refusal(0, f"take {tile}") == "engine.idle"
    world.hold(2, "left", "PPFF").do(2, world.laying(2, "0,0", "PPFF"))
    assert world.refusal(0, f"take {tile}") == "allowed"


@pytest.mark.rule("four_gods.take.fits-nowhere", "four_gods.take.free-hand")
def test_with_a_full_row_a_tile_that_fits_nowhere_may_be_taken_from_another_and_can_only_go_back() -> None:
    world = World().own(1, "blue").store(1, "MMMM").fill_row(0)
    close_corners(world)
    tile = world.row(1)[0]
    world.do(0, f"take {tile}")
    assert world.refusal(0, "store left") == "store.capacity"
    assert world.legal(0) == ["return"]
    assert world.do(0, "return").row(1) == [tile]


@pytest.mark.rule("four_gods.ruling.taken-first", "four_gods.take.at-once")
def test_with_a_taken_tile_nothing_else_is_done_not_even_with_the_tile_in_the_other_hand() -> None:
    world = World().own(0, "blue").hold(0, "left", "SSPP").store(1, "SSSP")
    world.do(0, f"take {world.row(1)[0]}")
    others = [
        "lay left 0,0 a 0",
        "store left",
        "city blue 0,0",
        "god green",
        f"take {world.held(0)[1]}",
        "draw 2",
        "pass",
    ]
    assert {world.refusal(0, action) for action in others} == {"ruling.taken-first"}
    assert {said.split()[0] for said in world.legal(0)} == {"lay", "store"}
    assert {said.split()[1] for said in world.legal(0)} == {"right"}
    assert world.refusal(1, "draw 1") == "allowed"
    world.do(0, world.laying(0, "7,7", "SSSP", "right"))
    assert world.refusal(0, "store left") == "allowed"


@pytest.mark.rule("four_gods.ruling.taken-first")
def test_a_tile_of_ones_own_row_may_go_back_there() -> None:
    world = World().store(0, "SSSP", "SSPP")
    first, second = world.row(0)
    world.do(0, f"take {first}")
    assert world.row(0) == [second] and world.held(0) == [first]
    assert sorted(world.do(0, "store left").row(0)) == sorted([first, second])
    assert world.refusal(0, "return") == "engine.nothing-held"


@pytest.mark.rule("four_gods.engine.take-to-use")
def test_where_wrong_tiles_can_be_laid_every_tile_of_ones_own_row_can_be_taken() -> None:
    world = World(4, referee="on").own(1, "blue").store(0, "SSSP")
    close_corners(world)
    tile = world.row(0)[0]
    assert world.refusal(0, f"take {tile}") == "allowed" and world.legal(0, "take") == [f"take {tile}"]
    world.state.slips[0] = 3
    assert world.refusal(0, f"take {tile}") == "engine.take-to-use" and world.legal(0, "take") == []
