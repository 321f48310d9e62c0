"""Influence in its four steps, with the examples of the rulebook."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.games.four_gods.position import World
from theogony.games.four_gods.components import COLOUR_NAMES
from theogony.games.four_gods.kingdoms import realms
from theogony.games.four_gods.scoring import HELD, KINGDOMS, LARGEST, LINES, MOST, RUINS, marker, prizes, tally


def points(world: World, line: i64, colour: str) -> int:
    return int(tally(world.state)[line * 4 + COLOUR_NAMES.index(colour)])


def won(*values: int) -> list[int]:
    return [int(prize) for prize in prizes(vec[i64](list(values)))]


def sizes(world: World) -> list[int]:
    return sorted((int(n) for n in realms(world.state).tiles if n > 1), reverse=True)


@pytest.mark.rule("four_gods.score.four-steps", "four_gods.score.cities", "four_gods.city.worth")
def test_cities_held_and_destroyed_bring_five_each() -> None:
    world = World().own(0, "blue").city("0,0", "blue").city("7,7", "blue")
    world.state.ruins[0] = 1
    assert points(world, HELD, "blue") == 10
    assert points(world, RUINS, "blue") == 5
    assert int(world.state.score(0)) == 15


@pytest.mark.rule("four_gods.prophet.kingdom", "four_gods.score.single-tiles", "four_gods.ruling.connection")
def test_a_kingdom_covers_two_tiles_or_more_and_corners_do_not_connect() -> None:
    world = World().tile("0,0", "SSPP").tile("0,1", "SSFP")
    assert sizes(world) == [2, 2]
    alone = World().own(0, "blue").tile("0,0", "SSPP").prophet("0,0", "S", "blue")
    assert points(alone, KINGDOMS, "blue") == 0
    corners = World().tile("0,0", "SSPS").tile("1,1", "PSFF")
    assert sizes(corners) == []


@pytest.mark.rule("four_gods.score.kingdoms")
def test_one_prophet_in_a_kingdom_of_six() -> None:
    world = World().own(0, "grey").strip(0, top="MMMMMMM").prophet("0,2", "M", "grey")
    assert points(world, KINGDOMS, "grey") == 5


@pytest.mark.rule("four_gods.score.others", "four_gods.ruling.occupied")
def test_most_prophets_in_a_kingdom_of_twelve() -> None:
    world = World().own(0, "yellow").own(1, "green").own(2, "blue").own(3, "grey")
    world.strip(0, bottom="PPPPPPP").strip(1, top="PPPPPPP")
    for name, colour in (("0,0", "yellow"), ("1,5", "yellow"), ("0,3", "green"), ("1,1", "blue"), ("1,3", "grey")):
        world.prophet(name, "P", colour)
    assert max(sizes(world)) == 12
    assert [points(world, KINGDOMS, colour) for colour in COLOUR_NAMES] == [0, 7, 0, 0]


@pytest.mark.rule("four_gods.ruling.occupied", "four_gods.score.kingdoms")
def test_a_prophet_on_another_terrain_of_a_tile_does_not_occupy_it() -> None:
    world = World().own(0, "yellow").own(1, "green").tile("0,0", "PPFP").tile("0,1", "PPPF")
    world.prophet("0,0", "P", "yellow").prophet("0,1", "F", "green")
    assert points(world, KINGDOMS, "yellow") == 1


@pytest.mark.rule("four_gods.score.others")
def test_kingdoms_without_prophets_and_terrains_of_others_gods() -> None:
    world = World(3).own(0, "blue").own(1, "yellow").own(2, "green").strip(0, top="MMMM")
    assert [points(world, KINGDOMS, colour) for colour in COLOUR_NAMES] == [0, 0, 0, 0]
    world.prophet("0,1", "M", "blue")  # three.fourth-god: the mountains of a god nobody took
    assert points(world, KINGDOMS, "blue") == 2
    assert points(world, LARGEST, "grey") == points(world, MOST, "grey") == 0


@pytest.mark.rule("four_gods.ruling.named-area", "four_gods.ruling.connection")
def test_two_areas_of_one_terrain_on_a_tile_are_two_places_for_a_prophet() -> None:
    world = World().own(0, "blue").tile("0,0", "SPSP").tile("0,1", "PPFS").prophet("0,0", "S", "blue")
    scored = {}
    for corner in (0, 2):  # the plains meet in the middle, the seas do not
        world.state.area[0] = world.area_at("0,0", corner)
        scored[corner] = points(world, KINGDOMS, "blue")
    assert scored == {0: 0, 2: 1}


@pytest.mark.rule("four_gods.score.shared")
def test_who_is_tied_for_most_gets_all() -> None:
    world = World().own(0, "green").own(1, "blue").strip(0, bottom="MMMMMM").strip(1, top="MMMMM")
    world.prophet("0,0", "M", "green").prophet("1,2", "M", "blue")
    assert points(world, KINGDOMS, "green") == points(world, KINGDOMS, "blue") == 7


@pytest.mark.rule("four_gods.ruling.counted-once")
def test_a_tile_with_two_areas_in_one_kingdom_counts_once() -> None:
    world = World().tile("1,1", "SPSP").tile("0,1", "SSPS").tile("0,2", "SSSP").tile("1,2", "PSSS")
    assert world.area_at("1,1", 0) != world.area_at("1,1", 2)
    assert sizes(world) == [4, 4]


@pytest.mark.rule("four_gods.score.largest", "four_gods.god.terrains")
def test_prizes_for_the_largest_kingdoms() -> None:
    assert won(21, 12, 9, 9) == [15, 10, 2, 2]
    world = World().own(0, "blue").own(1, "grey").strip(0, top="MMMM").tile("7,0", "SSFF").tile("7,1", "SSFF")
    assert points(world, LARGEST, "grey") == 15
    assert points(world, LARGEST, "blue") == 10


@pytest.mark.rule("four_gods.score.largest", "four_gods.hidden.dealt")
def test_with_hidden_gods_the_prize_goes_to_the_god_not_to_the_colour() -> None:
    world = World(4, hidden=True).strip(0, top="MMMM")
    for colour, god in enumerate((3, 2, 1, 0)):
        world.state.god[colour] = god
    assert points(world, LARGEST, "blue") == 15 and points(world, LARGEST, "grey") < 15
    assert int(world.state.score(0)) >= 15


@pytest.mark.rule("four_gods.score.most")
def test_prizes_for_the_most_kingdoms() -> None:
    assert won(7, 7, 8, 4) == [7, 7, 15, 0]
    world = World().own(0, "grey").strip(0, top="MMMM")
    assert points(world, MOST, "grey") == 15


def test_prizes_are_shared_place_by_place_and_rounded_down() -> None:
    assert won(5, 5, 3, 1) == [12, 12, 5, 0]
    assert won(9, 5, 5, 1) == [15, 7, 7, 0]
    assert won(9, 8, 5, 5) == [15, 10, 2, 2]
    assert won(9, 9, 9, 5) == [10, 10, 10, 0]
    assert won(9, 5, 5, 5) == [15, 5, 5, 5]
    assert won(5, 5, 5, 5) == [7, 7, 7, 7]


@pytest.mark.rule("four_gods.ruling.no-kingdom", "four_gods.ruling.no-god", "four_gods.ruling.fewer-gods")
@pytest.mark.rule("four_gods.three.fourth-god", "four_gods.ruling.undealt")
def test_gods_without_a_kingdom_or_an_owner_take_no_place() -> None:
    assert won(6, 0, 0, 3) == [15, 0, 0, 10]
    world = World(3).own(0, "blue").strip(0, top="MMMM").tile("7,0", "SSFF").tile("7,1", "SSFF")
    assert points(world, LARGEST, "blue") == 15
    assert int(world.state.score(1)) == 0


@pytest.mark.rule("four_gods.setup.aim", "four_gods.score.winner")
def test_most_influence_wins_and_ties_share_the_place() -> None:
    world = World().own(0, "blue").own(1, "green").city("0,0", "green").city("7,7", "blue").city("0,7", "blue")
    assert [int(place) for place in world.state.places()] == [1, 2, 3, 3]


@pytest.mark.rule("four_gods.four-gods.apart")
def test_with_four_gods_the_prophets_of_one_colour_count() -> None:
    world = World(2).own(0, "blue", "green").own(1, "grey", "yellow")
    world.strip(0, bottom="MMMMMMMMM").strip(1, top="MMM")
    for column, colour in enumerate(("blue", "green", "green", "green", "grey", "grey", "yellow", "yellow")):
        world.prophet(f"0,{column}", "M", colour)
    assert [points(world, KINGDOMS, colour) for colour in COLOUR_NAMES] == [0, 0, 2, 0]


@pytest.mark.rule("four_gods.four-gods.rearmost", "four_gods.four-gods.two-each")
def test_the_rearmost_of_four_gods_decides_then_the_other_one() -> None:
    world = World(2).own(0, "blue", "green").own(1, "grey", "yellow")
    for name, colour in (("0,0", "blue"), ("0,7", "grey"), ("7,0", "grey")):
        world.city(name, colour)
    assert [int(world.state.score(seat)) for seat in range(2)] == [0, 0]
    assert [int(place) for place in world.state.places()] == [2, 1]
    world.city("7,7", "green")
    assert [int(place) for place in world.state.places()] == [1, 2]
    world.city("0,1", "yellow").city("1,0", "blue")
    assert [int(place) for place in world.state.places()] == [1, 1]


@pytest.mark.rule("four_gods.four-gods.rearmost", "four_gods.ruling.no-god")
def test_a_second_god_that_was_never_taken_is_rearmost_with_nothing() -> None:
    world = World(2).own(0, "blue").own(1, "grey", "yellow")
    for name, colour in (("0,0", "blue"), ("0,7", "blue"), ("7,0", "grey"), ("7,7", "yellow")):
        world.city(name, colour)
    assert [int(world.state.score(seat)) for seat in range(2)] == [0, 5]
    assert [int(place) for place in world.state.places()] == [2, 1]


@pytest.mark.rule("four_gods.engine.ruins-of-two-gods")
def test_who_plays_two_gods_says_whose_a_ruin_is_before_anything_else() -> None:
    world = World(2).own(0, "blue", "green").own(1, "grey").city("0,0", "grey").city("7,7", "grey")
    world.hold(0, "left", "SSPP").hold(0, "right", "SSFF")
    world.do(0, world.laying(0, "0,0", "SSPP", kind="raze"))
    assert world.legal(0) == ["ruin blue", "ruin green"] and int(world.state.census()[-2]) == 0
    assert world.refusal(0, "ruin grey") == world.refusal(0, "pass") == "engine.ruins-of-two-gods"
    world.do(0, "ruin green", "prophet blue 0")
    world.do(0, world.laying(0, "7,7", "SSFF", "right", "raze"), "ruin green")
    assert [int(n) for n in world.state.ruins] == [0, 0, 2, 0]
    assert world.refusal(0, "ruin green") == "engine.not-the-question"


@pytest.mark.rule("four_gods.engine.ruins-of-two-gods")
def test_who_has_one_god_so_far_is_not_asked() -> None:
    world = World(2).own(0, "blue").own(1, "grey").city("0,0", "grey").hold(0, "left", "SSPP")
    world.do(0, world.laying(0, "0,0", "SSPP", kind="raze"))
    assert [int(n) for n in world.state.ruins] == [1, 0, 0, 0] and world.legal(0, "ruin") == []


@pytest.mark.rule("four_gods.engine.ruins-of-two-gods")
def test_whose_a_ruin_is_and_was_not_said_in_time_is_the_god_with_fewer() -> None:
    for ruins, gets in ((0, 0), (1, 2)):
        world = World(2, mode="turns").own(0, "blue", "green").own(1, "blue", "green").city("0,0", "grey")
        seat = int(world.state.active)
        world.own(seat, "blue", "green").own(1 - seat, "grey").hold(seat, "left", "SSPP")
        world.state.ruins[0] = ruins
        world.do(seat, world.laying(seat, "0,0", "SSPP", kind="raze")).time_up()
        assert int(world.state.ruins[gets]) == ruins * (gets == 0) + 1 and not any(world.state.spoils)


def test_a_marker_adds_up_all_lines() -> None:
    world = World().own(0, "grey").strip(0, top="MMMM").prophet("0,0", "M", "grey").city("7,7", "grey")
    counted = tally(world.state)
    assert int(marker(counted, 3)) == sum(int(counted[int(line) * 4 + 3]) for line in range(int(LINES)))
    assert int(world.state.score(0)) == 5 + 2 + 15 + 15
