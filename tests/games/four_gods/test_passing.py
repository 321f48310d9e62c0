"""Passing: what it is, what undoes it, how it is taken back, and when it ends the game."""

import pytest

from tests.games.four_gods.position import FOUR_GODS, World
from theogony.games.four_gods.table import TABLE
from theogony.lab.laws import check_one


def in_turns(seats: int, **options: object) -> World:
    return World(seats, **{"mode": "turns", "sand": "none", **options})


def active(world: World) -> int:
    return int(world.state.active)


def read(world: World, seat: int) -> str:
    """The name of what the seat reads."""
    return TABLE.prompt(world.state.seen_by(seat), seat).text.key


# ---- at once


@pytest.mark.rule("four_gods.end.triggers", "four_gods.ruling.passing")
def test_when_all_have_passed_the_game_is_over() -> None:
    world = World(3).do(0, "pass").do(1, "pass")
    assert not world.state.over()
    assert world.do(2, "pass").state.over()


@pytest.mark.rule("four_gods.ruling.passing")
def test_whatever_anybody_does_nobody_has_passed_any_more() -> None:
    for doing in ("draw 1", "god green", "city blue 7,7", "take", "store left", "lay", "raze"):
        world = World(3).own(0, "blue").own(1, "yellow").city("0,0", "yellow").store(1, "SSSP")
        if doing == "god green":
            world.state.owner[0] = 0
        if doing.split()[0] in ("store", "lay", "raze"):
            world.hold(0, "left", "SSPP")
        said = {
            "take": f"take {world.row(1)[0]}",
            "lay": "lay",
            "raze": "raze",
        }.get(doing, doing)
        if doing in ("lay", "raze"):
            said = world.laying(0, "7,7" if doing == "lay" else "0,0", "SSPP", kind=doing)
        world.do(1, "pass").do(2, "pass").do(0, said)
        assert list(world.state.passed) == [0, 0, 0], doing
        assert world.refusal(1, "pass") == "allowed", doing


@pytest.mark.rule("four_gods.engine.passed")
def test_passing_can_be_taken_back_as_long_as_the_game_goes_on() -> None:
    world = World(2).do(0, "pass")
    assert world.legal(0) == ["resume"]
    assert world.refusal(0, "draw 1") == "engine.passed" and world.refusal(0, "pass") == "engine.passed"
    assert world.refusal(1, "resume") == "engine.not-the-question"
    world.do(0, "resume").do(1, "pass")
    assert not world.state.over() and world.refusal(0, "draw 1") == "allowed"


@pytest.mark.rule("four_gods.engine.idle")
def test_but_not_for_ever() -> None:
    world = World(2)
    for _ in range(12):
        world.do(0, "pass", "resume")
    world.do(0, "pass")
    assert world.legal(0) == [] and world.refusal(0, "resume") == "engine.not-asked"
    assert world.do(1, "draw 1").refusal(0, "draw 1") == "allowed"


def test_who_has_passed_is_told_so_and_so_is_the_last_who_has_not() -> None:
    world = World(3).do(0, "pass")
    assert (read(world, 0), read(world, 2)) == ("prompt-to-rest", "prompt-to-race-godless")
    assert read(world.own(2, "blue"), 2) == "prompt-to-race"
    world.do(1, "pass")
    assert read(world, 2) == "prompt-last-to-pass"


@pytest.mark.rule("four_gods.engine.objection", "four_gods.engine.idle")
def test_who_has_passed_may_still_object() -> None:
    world = World(2, referee="on").tile("0,0", "SSSP").hold(1, "left", "PPFF")
    world.do(0, "pass").do(1, world.laying(1, "0,1", "PPFF")).do(0, "pass")
    assert world.legal(0, "object") == ["object 0,0", "object 0,1"]
    for _ in range(12):
        world.do(0, "object 0,0")
    assert world.legal(0) == [] and int(world.state.acting()) == 0b10


# ---- in turns


@pytest.mark.rule("four_gods.ruling.passing")
def test_in_turns_who_does_nothing_passes_and_who_does_something_ends_the_turn() -> None:
    world = in_turns(3)
    seat = active(world)
    assert world.refusal(seat, "end") == "ruling.passing" and world.refusal(seat, "pass") == "allowed"
    world.do(seat, "draw 1")
    assert world.refusal(seat, "pass") == "ruling.passing" and world.refusal(seat, "end") == "allowed"


@pytest.mark.rule("four_gods.end.triggers", "four_gods.ruling.passing")
def test_only_a_whole_round_of_passing_ends_the_game() -> None:
    world = in_turns(3)
    for doing in (("pass",), ("draw 1", "end"), ("pass",), ("pass",)):
        world.do(active(world), *doing)
    assert not world.state.over()
    assert world.do(active(world), "pass").state.over()


@pytest.mark.rule("four_gods.ruling.passing")
def test_taking_a_tile_from_a_row_and_storing_it_is_no_passing() -> None:
    world = in_turns(2)
    seat = active(world)
    world.store(1 - seat, "SSSP").do(seat, "pass")
    world.do(1 - seat, f"take {world.row(1 - seat)[0]}", "store left", "end")
    assert not world.state.over()
    world.do(seat, "pass")
    assert not world.state.over()
    assert world.do(1 - seat, "pass").state.over()


@pytest.mark.rule("four_gods.engine.lapsed", "four_gods.turns.time-up")
def test_a_turn_that_runs_out_does_not_end_the_game() -> None:
    world = World(2, mode="turns")
    world.do(active(world), "pass").time_up()
    assert not world.state.over()
    world.do(active(world), "pass").time_up()
    assert not world.state.over()


@pytest.mark.rule("four_gods.engine.lapsed")
def test_but_three_rounds_in_which_nobody_does_anything_do_and_it_is_told_before() -> None:
    world = World(3, mode="turns")
    for turn in range(9):
        assert not world.state.over()
        assert read(world, active(world)) == ("prompt-still" if turn >= 6 else "prompt-to-play-godless")
        world.time_up()
    assert world.state.over()


@pytest.mark.rule("four_gods.engine.passed")
def test_in_turns_too_passing_can_be_taken_back() -> None:
    for referee in ("off", "on"):
        world = in_turns(3, referee=referee)
        first, second, third = ((active(world) + k) % 3 for k in range(3))
        world.do(first, "pass").do(second, "pass")
        assert read(world, third) == "prompt-last-to-pass"
        assert "resume" in world.legal(first) and "resume" in world.legal(second)
        assert "resume" not in world.legal(third)
        world.do(first, "resume")
        assert "resume" not in world.legal(first)
        assert not world.do(third, "pass").state.over()
        assert not world.do(first, "draw 1", "end").state.over()


@pytest.mark.rule("four_gods.turns.others")
def test_whoever_watches_and_has_nothing_to_object_to_may_do_so_later() -> None:
    world = in_turns(3, referee="on").tile("0,0", "SSSP")
    seat = active(world)
    other = (seat + 1) % 3
    assert world.legal(other) == ["object 0,0", "nod"] and world.refusal(seat, "nod") == "engine.not-the-question"
    world.do(other, "nod")
    assert world.legal(other) == ["object 0,0"] and world.refusal(other, "nod") == "turns.others"
    assert not FOUR_GODS.expects(world.state, other)
    world.do(seat, "draw 1")
    assert world.legal(other) == ["object 0,0", "nod"] and FOUR_GODS.expects(world.state, other)


# ---- what is told before it bites


@pytest.mark.rule("four_gods.engine.idle")
def test_some_takes_before_the_thirteenth_the_player_reads_how_many_are_left() -> None:
    world = World(2).store(1, "SSSP")
    tile = world.row(1)[0]
    told = []
    for take in range(12):
        text = TABLE.prompt(world.state.seen_by(0), 0).text
        told.append((take, text.args["left"]) if text.key == "prompt-idle" else (take, None))
        world.do(0, f"take {tile}", "store left").do(1, f"take {tile}", "store left")
    assert told == [(take, None if take < 8 else 12 - take) for take in range(12)]
    assert read(world, 0) == "prompt-idle-over" and world.refusal(0, f"take {tile}") == "engine.idle"


def test_the_last_period_and_the_last_turn_are_announced() -> None:
    assert read(World(2).bag(1).do(0, "draw 1"), 1) == "prompt-last-period"
    world = World(2, mode="turns").bag(1)
    seat = active(world)
    assert read(world.do(seat, "draw 1", "end"), 1 - seat) == "prompt-last-turn"


@pytest.mark.parametrize("options", [{}, {"mode": "turns"}, {"mode": "turns", "referee": "penalty"}])
def test_random_games_in_which_passing_is_taken_back_keep_the_laws(options: dict[str, object]) -> None:
    seen = check_one(FOUR_GODS, 2, 11, {**FOUR_GODS.checked_options(2, options)}, every=50)
    assert "pass" in seen.kinds
