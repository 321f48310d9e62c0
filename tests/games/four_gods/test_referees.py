"""Where the players are the referees: wrong tiles, objections, and what falls with them."""

import pytest

from tests.games.four_gods.position import World, cell_of


def wrongly_laid(**options: object) -> World:
    """Seat 0 has laid a tile that does not match its neighbour."""
    world = World(4, **{"referee": "on", **options})
    world.tile("0,0", "SSSP", by=1).hold(0, "left", "PPFF").own(0, "blue")
    return world.do(0, world.laying(0, "0,1", "PPFF"))


@pytest.mark.rule("four_gods.wrong.at-once", "four_gods.engine.objection")
def test_a_wrong_tile_noticed_at_once_goes_back_to_the_hand() -> None:
    world = wrongly_laid()
    tile = int(world.state.laid[cell_of("0,1")])
    world.do(2, "object 0,1")
    assert world.held(0) == [tile] and int(world.state.laid[cell_of("0,1")]) == 0
    assert World().tile("0,0", "SSSP").refusal(1, "object 0,0") == "engine.objection"


@pytest.mark.rule("four_gods.wrong.with-prophet")
def test_noticed_later_the_prophet_goes_home_and_the_tile_into_the_row_or_the_bag() -> None:
    world = wrongly_laid().do(0, "prophet blue 0")
    tile = int(world.state.laid[cell_of("0,1")])
    world.do(2, "object 0,1")
    assert world.row(0) == [tile] and world.in_supply("blue") == 10
    full = wrongly_laid().do(0, "prophet blue 0").fill_row(0)
    left = int(full.state.bag)
    assert int(full.do(2, "object 0,1").state.bag) == left + 1


@pytest.mark.rule("four_gods.wrong.without")
def test_without_a_prophet_the_table_knows_who_laid_it() -> None:
    world = wrongly_laid().do(0, "draw 1")
    tile = int(world.state.laid[cell_of("0,1")])
    assert world.do(3, "object 0,1").row(0) == [tile]


@pytest.mark.rule("four_gods.wrong.cascade", "four_gods.ruling.wrong-tiles")
def test_what_leaned_on_it_falls_and_so_on() -> None:
    world = wrongly_laid().tile("0,2", "PPFF").prophet("0,2", "P", "blue").own(1, "green").city("0,3", "green")
    world.do(0, "draw 1").do(2, "object 0,1")
    assert [int(world.state.laid[cell_of(name)]) for name in ("0,1", "0,2", "0,3")] == [0, 0, 0]
    assert int(world.state.laid[0]) != 0
    assert world.in_supply("blue") == 10 and world.in_supply("green") == 10 and int(world.state.cities) == 8


def test_an_objection_to_a_tile_that_lies_right_changes_nothing() -> None:
    world = wrongly_laid()
    world.do(2, "object 0,0")
    assert int(world.state.laid[0]) != 0 and int(world.state.idle[2]) == 1


@pytest.mark.rule("four_gods.wrong.too-late")
def test_after_the_end_a_wrong_tile_counts_as_it_lies() -> None:
    world = wrongly_laid()
    for seat in range(4):
        world.do(seat, "pass")
    assert world.state.over() and int(world.state.laid[cell_of("0,1")]) != 0
    assert world.refusal(2, "object 0,1") == "engine.over"


@pytest.mark.rule("four_gods.wrong.penalty")
def test_the_penalty_takes_the_prophet_of_the_tile_or_one_of_the_supply_or_one_of_a_tile() -> None:
    stood = wrongly_laid(referee="penalty").do(0, "prophet blue 0").do(1, "object 0,1")
    assert stood.in_supply("blue") == 9 and int(stood.state.lost[0]) == 1
    none = wrongly_laid(referee="penalty").do(0, "draw 1").do(1, "object 0,1")
    assert none.in_supply("blue") == 9
    spent = wrongly_laid(referee="penalty").prophet("0,0", "S", "blue").supply("blue", 0)
    spent.do(0, "draw 1").do(1, "object 0,1")
    assert spent.prophet_at("0,0") is None


@pytest.mark.rule("four_gods.engine.slips")
def test_after_three_wrong_tiles_the_table_refuses_the_fourth() -> None:
    world = World(4, referee="on").hold(0, "left", "PPFF").hold(0, "right", "SSPP")
    world.do(0, world.laying(0, "7,7", "SSPP", "right"))
    assert int(world.state.slips[0]) == 0
    world.state.slips[0] = 3
    assert world.refusal(0, "lay left 3,3 a 0") == "engine.slips"
    assert world.refusal(0, "lay left 0,0 a 0") == "allowed"


def test_in_turns_the_others_watch_and_object() -> None:
    world = World(4, referee="on", mode="turns", sand="none")
    seat = int(world.state.active)
    other = (seat + 1) % 4
    world.hold(seat, "left", "PPFF").do(seat, world.laying(seat, "3,3", "PPFF"))
    assert world.refusal(other, "draw 1") == "turns.others"
    assert world.legal(other) == ["object 3,3", "nod"]
    world.do(other, "nod").do((seat + 2) % 4, "object 3,3")
    assert len(world.held(seat)) == 1 and world.legal(other) == ["nod"]


@pytest.mark.rule("four_gods.ruling.wrong-tiles")
def test_a_wrong_tile_that_lies_right_by_now_stays() -> None:
    world = World(4, referee="on").hold(0, "left", "SSPP")
    world.do(0, world.laying(0, "0,1", "SSPP")).tile("0,0", "SSPP", by=2).do(3, "object 0,1")
    assert int(world.state.laid[cell_of("0,1")]) != 0 and int(world.state.vain[3]) == 1


@pytest.mark.rule("four_gods.ruling.wrong-tiles")
def test_a_wrong_tile_that_lies_right_by_now_does_not_answer_for_another_beside_it() -> None:
    world = World(4, referee="on").own(0, "blue").own(1, "green").hold(0, "left", "SSPP").hold(1, "left", "FFMM")
    world.do(0, world.laying(0, "0,1", "SSPP"))
    world.tile("0,0", "SSPP", by=2).tile("1,1", "PPFF", by=2)
    world.do(1, world.laying(1, "0,2", "FFMM"))
    world.do(3, "object 0,1")
    assert int(world.state.laid[cell_of("0,1")]) != 0 and int(world.state.vain[3]) == 1
    world.do(3, "object 0,2")
    assert [int(world.state.laid[cell_of(name)]) != 0 for name in ("0,0", "0,1", "0,2")] == [True, True, False]
    assert len(world.held(1)) == 1


def with_two_supplies(**options: object) -> World:
    """Seat 0 plays blue and green and has laid a tile wrong."""
    world = World(2, **{"referee": "penalty", **options}).own(0, "blue", "green").tile("0,0", "SSSP", by=1)
    world.hold(0, "left", "PPFF")
    return world.do(0, world.laying(0, "0,1", "PPFF"))


@pytest.mark.rule("four_gods.wrong.penalty")
def test_of_two_supplies_the_culprit_chooses_before_anything_else() -> None:
    for chosen, kept in (("blue", "green"), ("green", "blue")):
        world = with_two_supplies().do(1, "object 0,1")
        assert world.legal(0) == ["forfeit blue", "forfeit green"]
        assert world.refusal(0, "draw 1") == world.refusal(0, "pass") == "wrong.penalty"
        assert world.refusal(0, "forfeit grey") == "engine.own-prophet" and world.refusal(1, "draw 1") == "allowed"
        world.do(0, f"forfeit {chosen}")
        assert (world.in_supply(chosen), world.in_supply(kept)) == (9, 10)
        assert world.refusal(0, f"forfeit {kept}") == "engine.not-the-question"


@pytest.mark.rule("four_gods.wrong.penalty", "four_gods.ruling.supply-first")
def test_of_prophets_on_tiles_the_culprit_chooses_too_but_supplies_and_cities_come_before() -> None:
    world = wrongly_laid(referee="penalty").prophet("0,0", "S", "blue").tile("0,7", "SSPP").prophet("0,7", "P", "blue")
    world.city("7,7", "blue").supply("blue", 0).do(0, "draw 1").do(1, "object 0,1")
    assert world.legal(0) == ["remove 0,0", "remove 0,7"]
    assert world.refusal(0, "remove 7,7") == world.refusal(0, "forfeit blue") == "wrong.penalty"
    assert world.refusal(0, "remove 3,3") == "engine.own-prophet"
    world.do(0, "remove 0,7")
    assert (world.prophet_at("0,0"), world.prophet_at("0,7")) == ("blue", None)
    two = with_two_supplies().prophet("0,0", "S", "blue").do(1, "object 0,1")
    assert two.refusal(0, "remove 0,0") == "ruling.supply-first"


@pytest.mark.rule("four_gods.wrong.penalty")
def test_with_one_prophet_to_lose_nobody_is_asked_also_if_it_comes_to_that_later() -> None:
    world = with_two_supplies().supply("blue", 0).do(1, "object 0,1")
    assert world.in_supply("green") == 9 and not any(world.state.owes)
    later = with_two_supplies().do(1, "object 0,1")
    later.supply("blue", 0).do(1, "draw 1")
    assert later.in_supply("green") == 9 and not any(later.state.owes)


@pytest.mark.rule("four_gods.wrong.penalty")
def test_who_owes_a_prophet_chooses_it_also_while_others_have_their_turn() -> None:
    world = World(2, referee="penalty", mode="turns", sand="none").tile("0,0", "SSSP")
    seat = int(world.state.active)
    world.own(seat, "blue", "green").hold(seat, "left", "PPFF")
    world.do(seat, world.laying(seat, "0,1", "PPFF"), "end").do(1 - seat, "object 0,1")
    assert world.legal(seat) == ["forfeit blue", "forfeit green"] and int(world.state.awaited()) == 2 ** (1 - seat)
    world.do(seat, "forfeit green").do(1 - seat, "end")
    assert world.in_supply("green") == 9 and world.refusal(seat, "draw 1") == "allowed"


@pytest.mark.rule("four_gods.engine.penalty-prophet")
def test_what_was_not_chosen_before_the_end_comes_from_the_larger_supply() -> None:
    for smaller, larger in (("blue", "green"), ("green", "blue")):
        world = with_two_supplies().bag(1).do(1, "object 0,1", "draw 1")
        world.supply(smaller, 3).time_up()
        assert world.state.over() and (world.in_supply(smaller), world.in_supply(larger)) == (3, 9)


@pytest.mark.rule("four_gods.wrong.penalty")
def test_the_penalty_never_takes_a_prophet_out_of_a_city() -> None:
    world = wrongly_laid(referee="penalty").city("7,7", "blue").supply("blue", 0)
    lost = int(world.state.lost[0])
    world.do(0, "draw 1").do(1, "object 0,1")
    assert world.prophet_at("7,7") == "blue" and int(world.state.lost[0]) == lost


@pytest.mark.rule("four_gods.wrong.at-once", "four_gods.prophet.new-tile")
def test_no_prophet_comes_to_a_tile_or_leaves_one_that_was_taken_back() -> None:
    world = wrongly_laid().do(2, "object 0,1")
    assert world.refusal(0, "prophet blue 0") == "prophet.new-tile"
    lifting = wrongly_laid().do(0, "prophet blue 0").supply("blue", 0).do(0, "lift 0,1").do(2, "object 0,1")
    assert lifting.in_supply("blue") == 1 and int(lifting.state.lifted[0]) == 0
    lifting.do(0, "city blue 7,7")
    assert lifting.in_supply("blue") == 0 and lifting.prophet_at("7,7") == "blue"


@pytest.mark.rule("four_gods.wrong.cascade")
def test_what_falls_takes_with_it_what_leaned_on_it_in_every_direction() -> None:
    world = World(4, referee="on").tile("0,7", "SSSP", by=1).hold(0, "left", "PPFF")
    world.do(0, world.laying(0, "0,6", "PPFF"), "draw 1").tile("0,5", "PPFF").own(1, "green").city("0,4", "green")
    left = int(world.state.bag)
    world.do(2, "object 0,6")
    assert [int(world.state.laid[cell_of(f"0,{k}")]) != 0 for k in (4, 5, 6, 7)] == [False, False, False, True]
    assert int(world.state.bag) == left + 1 and len(world.row(0)) == 1 and world.in_supply("green") == 10


@pytest.mark.rule("four_gods.ruling.wrong-tiles")
def test_tiles_that_hold_each_other_stay() -> None:
    world = wrongly_laid().do(0, "draw 1").tile("0,2", "PPFF").tile("0,3", "PPFF").do(2, "object 0,1")
    assert [int(world.state.laid[cell_of(f"0,{k}")]) != 0 for k in range(4)] == [True, False, True, True]


@pytest.mark.rule("four_gods.wrong.cascade")
def test_every_other_wrong_tile_goes_into_the_bag_with_it() -> None:
    world = wrongly_laid().tile("7,0", "SSSP", by=1).hold(1, "left", "FFMM").own(1, "green")
    world.do(1, world.laying(1, "7,1", "FFMM"), "prophet green 0")
    left = int(world.state.bag)
    world.do(2, "object 0,1")
    assert int(world.state.laid[cell_of("7,1")]) == 0 and int(world.state.bag) == left + 1
    assert world.in_supply("green") == 10 and world.row(1) == [] and int(world.state.laid[cell_of("7,0")]) != 0


@pytest.mark.rule("four_gods.wrong.penalty")
def test_the_penalty_comes_after_the_world_is_in_order() -> None:
    world = wrongly_laid(referee="penalty").tile("0,2", "PPFF").prophet("0,2", "P", "blue")
    world.prophet("0,0", "S", "blue").supply("blue", 0)
    lost = int(world.state.lost[0])
    world.do(0, "draw 1").do(1, "object 0,1")
    assert (world.prophet_at("0,0"), world.in_supply("blue"), int(world.state.lost[0])) == ("blue", 0, lost + 1)


@pytest.mark.rule("four_gods.turns.others", "four_gods.engine.objection")
def test_whoever_has_played_watches_and_whoever_watched_plays() -> None:
    world = World(3, referee="on", mode="turns", sand="none")
    seat = int(world.state.active)
    after = (seat + 1) % 3
    world.hold(seat, "left", "PPFF").do(seat, world.laying(seat, "3,3", "PPFF"), "end")
    assert int(world.state.awaited()) == 2**after and world.refusal(after, "draw 1") == "allowed"
    assert world.legal(seat) == ["object 3,3", "nod"]
    tile = int(world.state.laid[cell_of("3,3")])
    assert world.do(after, "object 3,3").row(seat) == [tile]
    assert int(world.state.awaited()) == 2**after
