"""What the table shows of the fits: spotting them is the skill, so what the help does not light is not sent."""

from typing import Any

from mypy_extensions import i64

from tests.games.four_gods.position import World
from theogony.games.four_gods.table import TABLE
from theogony.table import line


def offers(world: World, seat: int) -> dict[str, list[dict[str, Any]]]:
    return TABLE.ask(world.state.seen_by(i64(seat)), seat).offers


def two_tiles_in_rows(**options: Any) -> World:
    """Of the two tiles in the other rows one fits at 0,1, the only opening, the other does not."""
    world = World(3, **options).own(1, "blue").tile("0,0", "SSSP").store(1, "SSSM").store(2, "PPPP")
    for corner in ("0,7", "7,0", "7,7", "1,0"):
        world.city(corner, "blue")
    return world.hold(0, "left", "SSSF")


def told_to_fit(world: World) -> set[str]:
    return set(TABLE.ask(world.state.seen_by(i64(0)), 0).notes.get("take", {}))


def test_with_help_for_ones_own_tiles_only_the_cells_that_fit_are_offered() -> None:
    lays = offers(two_tiles_in_rows(), 0)["lay"]
    assert {cell for box in lays for cell in box["cell"]} == {"world@0,1"}


def test_without_help_every_cell_side_and_turn_is_offered_alike() -> None:
    world = two_tiles_in_rows(help="none")
    lay = offers(world, 0)["lay"]
    assert lay == [{"tile": [f"t{world.held(0)[0]}"], "cell": "*", "side": [0, 1], "rot": [0, 1, 2, 3]}]


def test_who_may_lay_wrong_is_not_shown_what_is_right() -> None:
    assert offers(two_tiles_in_rows(referee="on"), 0)["lay"][0]["cell"] == "*"


def test_only_the_help_for_all_tiles_tells_which_tiles_of_the_rows_fit() -> None:
    for help in ("mine", "none", "all"):
        world = two_tiles_in_rows(help=help)
        fits, useless = (f"t{world.row(seat)[0]}" for seat in (1, 2))
        assert {tile for box in offers(world, 0)["take"] for tile in box["tile"]} == {fits, useless}
        assert told_to_fit(world) == ({fits} if help == "all" else set())


def test_who_holds_a_taken_tile_reads_whether_it_can_be_used_or_goes_back() -> None:
    world = two_tiles_in_rows()
    fits, useless = world.row(1)[0], world.row(2)[0]
    for tile, full, prompt in ((fits, True, "taken"), (useless, False, "taken"), (useless, True, "give-back")):
        world = two_tiles_in_rows().fill_row(0, leave=0 if full else 1).do(0, f"take {tile}")
        assert TABLE.prompt(world.state.seen_by(i64(0)), 0).text == line(f"prompt-{prompt}")


def test_when_no_more_tiles_can_be_taken_from_rows_none_is_lit() -> None:
    world = World(2).store(1, "SSSP")
    assert "take" in TABLE.ask(world.state.seen_by(0), 0).offers
    world.state.idle[0] = 12
    assert "take" not in TABLE.ask(world.state.seen_by(0), 0).offers
