"""Setting up, playing at once and in turns, hidden gods, and how the game ends."""

from typing import cast

import pytest

from tests.games.four_gods.position import FOUR_GODS, World
from theogony.games.four_gods.components import COLOUR_NAMES, NO_GOD
from theogony.games.four_gods.rules import FourGodsState
from theogony.kernel.dice import dice_from_seed


def at_the_start(seats: int, **options: object) -> FourGodsState:
    return cast(FourGodsState, FOUR_GODS.start(seats, 5, key=None, **options))


@pytest.mark.rule("four_gods.setup.world", "four_gods.setup.cities", "four_gods.setup.gods")
def test_the_world_is_empty_and_all_cities_and_gods_lie_beside_it() -> None:
    for seats, prophets in ((2, 10), (3, 13), (4, 10)):
        state = at_the_start(seats)
        assert not any(state.laid) and not any(state.prophet) and not any(state.row) and not any(state.owner)
        assert (int(state.cities), int(state.gaps), list(state.supply)) == (8, 64, [prophets] * 4)


@pytest.mark.rule("four_gods.modes.players", "four_gods.setup.two-tiles", "four_gods.setup.no-turns")
@pytest.mark.rule("four_gods.modes.usual", "four_gods.actions.any-order")
def test_at_once_everybody_holds_two_tiles_and_may_act_whenever_they_like() -> None:
    for seats in (2, 3, 4):
        state = at_the_start(seats)
        assert int(state.acting()) == 2**seats - 1 and int(state.awaited()) == 0
        assert len(state.hand) == len({int(tile) for tile in state.hand if tile}) == 2 * seats
        assert int(state.bag) == 92 - 2 * seats
    with pytest.raises(ValueError, match="2 to 4"):
        FOUR_GODS.start(5)
    world = World()
    assert world.refusal(2, "end") == "setup.no-turns"
    assert world.do(2, "god grey").do(0, "draw 2").do(2, "draw 1", "store left").refusal(1, "god grey") == "god.choose"


@pytest.mark.rule("four_gods.modes.three-choices", "four_gods.two-gods.one-each", "four_gods.two-gods.rows")
@pytest.mark.rule("four_gods.three.numbers", "four_gods.four-gods.two-rows", "four_gods.ruling.seating")
def test_rows_and_supplies_follow_the_number_of_players_and_gods() -> None:
    for world, row, prophets, gods in (
        (World(4), 10, 10, 1),
        (World(3), 13, 13, 1),
        (World(2), 20, 10, 2),
        (World(2, duel=True), 20, 13, 1),
    ):
        assert int(world.state.row_places()) == row
        assert world.in_supply("blue") == prophets
        assert int(world.state.gods_each) == gods


@pytest.mark.rule("four_gods.four-gods.one-prophet")
def test_with_two_gods_the_player_chooses_whose_prophet_comes() -> None:
    world = World(2).do(0, "god blue", "god grey").hold(0, "left", "SSPP")
    assert world.refusal(0, "god green") == "god.for-good"
    world.do(0, world.laying(0, "0,0", "SSPP"))
    assert world.legal(0, "prophet") == ["prophet blue 0", "prophet blue 1", "prophet grey 0", "prophet grey 1"]


@pytest.mark.rule("four_gods.four-gods.two-each", "four_gods.prophet.empty-supply")
def test_two_gods_are_taken_at_any_time_and_each_has_a_supply_of_its_own() -> None:
    world = World(2).do(0, "god blue", "draw 1", "store left", "god grey").do(1, "god green")
    assert world.refusal(0, "god yellow") == "god.for-good" and world.legal(1, "god") == ["god yellow"]
    world.tile("0,0", "SSPP").prophet("0,0", "S", "blue").tile("7,7", "SSFF").prophet("7,7", "S", "grey")
    world.supply("blue", 0).hold(0, "left", "PPFF").do(0, world.laying(0, "0,7", "PPFF"))
    assert {said.split()[1] for said in world.legal(0, "prophet")} == {"grey"}
    assert {said.split()[1] for said in world.legal(0, "move")} == {"0,0"}
    assert world.refusal(0, "city blue 7,0") == "city.own-prophet" and world.refusal(0, "city grey 7,0") == "allowed"


@pytest.mark.rule("four_gods.two-gods.one-each")
def test_in_a_duel_each_takes_one_god_of_the_four() -> None:
    world = World(2, duel=True).do(0, "god blue")
    assert world.refusal(0, "god grey") == "god.for-good"
    assert world.legal(1, "god") == ["god yellow", "god green", "god grey"]


# ---- the end


@pytest.mark.rule("four_gods.end.final-period", "four_gods.end.no-more", "four_gods.ruling.time")
def test_an_empty_bag_starts_thirty_seconds_for_each_player() -> None:
    for seats in (2, 3, 4):
        world = World(seats).bag(2)
        assert int(world.state.deadline()) == 0
        world.do(0, "draw 2")
        assert int(world.state.deadline()) == seats * 30_000
        timer = int(world.state.timer())
        world.do(0, "store left").do(1, "pass")
        assert int(world.state.timer()) == timer
        world.time_up()
        assert world.state.over()


@pytest.mark.rule("four_gods.end.final-period", "four_gods.ruling.time")
def test_the_last_period_is_one_hourglass_for_each_player_or_without_one_until_all_pass() -> None:
    for sand in (30, 60, 120):
        assert int(World(3, sand=sand).bag(1).do(0, "draw 1").state.deadline()) == 3 * sand * 1000
    world = World(2, sand="none").bag(1).do(0, "draw 1")
    assert int(world.state.ending) == 1 and int(world.state.deadline()) == 0
    world.do(0, "store left", "god blue", "city blue 0,0", "pass").do(1, "pass")
    assert world.state.over()


@pytest.mark.rule("four_gods.end.triggers", "four_gods.end.final-period")
def test_a_city_on_the_last_gap_fills_the_world_and_everything_may_still_be_done() -> None:
    world = World(2, duel=True).own(0, "blue").own(1, "green").hold(1, "left", "SSPP")
    world.state.gaps = 1
    world.do(0, "city blue 0,0")
    assert int(world.state.ending) == 1 and int(world.state.deadline()) == 60_000
    world.do(1, world.laying(1, "0,0", "SSPP", kind="raze"), "prophet green 0", "draw 2", "store left")
    assert int(world.state.gaps) == 0 and int(world.state.ruins[2]) == 1
    world.time_up()
    assert world.state.over() and world.refusal(1, "store right") == "engine.over"


@pytest.mark.rule("four_gods.ruling.end-stays")
def test_a_tile_that_returns_to_the_bag_after_the_end_was_called_can_be_drawn_again() -> None:
    world = World(4, mode="turns")
    seat = int(world.state.active)
    world.fill_row(seat, leave=1).bag(2).do(seat, "draw 2")
    assert int(world.state.ending) == 1
    world.time_up()
    assert int(world.state.bag) == 1
    other = int(world.state.active)
    assert world.legal(other, "draw") == ["draw 1"]
    world.do(other, "draw 1")
    assert int(world.state.turns_left) == 4


@pytest.mark.rule("four_gods.ruling.full-once", "four_gods.ruling.end-stays")
def test_a_full_world_starts_it_too_and_it_stays() -> None:
    world = World().own(0, "blue").hold(0, "left", "SSPP")
    world.state.gaps = 1
    world.do(0, world.laying(0, "0,0", "SSPP"))
    assert int(world.state.ending) == 1 and int(world.state.deadline()) == 120_000
    timer = int(world.state.timer())
    world.state.gaps = 2
    world.do(0, "city blue 7,7")
    assert int(world.state.timer()) == timer


# ---- in turns


@pytest.mark.rule("four_gods.turns.setup", "four_gods.turns.hourglass")
def test_in_turns_one_player_acts_as_often_as_the_sand_allows() -> None:
    first = {int(World(4, seed, mode="turns").state.active) for seed in range(20)}
    assert first == {0, 1, 2, 3}
    world = World(4, mode="turns", sand=60)
    seat = int(world.state.active)
    assert int(world.state.awaited()) == 2**seat
    assert int(world.state.deadline()) == 60_000
    empty = at_the_start(4, mode="turns")
    assert not any(empty.hand) and int(empty.bag) == 92
    world.do(seat, "draw 2", "store left", "store right", "draw 1", "end")
    assert int(world.state.active) == (seat + 1) % 4
    assert int(World(4, mode="turns", sand="none").state.deadline()) == 0


@pytest.mark.rule("four_gods.turns.time-up", "four_gods.turns.others")
def test_when_the_sand_has_run_out_tiles_go_into_the_row_or_the_bag() -> None:
    world = World(4, mode="turns")
    seat = int(world.state.active)
    world.fill_row(seat, leave=1).do(seat, "draw 2")
    left = int(world.state.bag)
    world.time_up()
    assert world.held(seat) == [] and len(world.row(seat)) == 10
    assert int(world.state.bag) == left + 1
    assert int(world.state.acting()) & 2**seat == 0


@pytest.mark.rule("four_gods.turns.time-up")
def test_a_taken_tile_too_goes_into_the_own_row_and_into_the_bag_if_that_is_full() -> None:
    for room in (0, 1):
        world = World(4, mode="turns")
        seat = int(world.state.active)
        other = (seat + 1) % 4
        world.store(other, "SSPP").fill_row(seat, leave=room)
        tile = world.row(other)[0]
        left = int(world.state.bag)
        world.do(seat, f"take {tile}").time_up()
        assert world.held(seat) == [] and world.row(other) == []
        assert (tile in world.row(seat), int(world.state.bag) - left) == (room == 1, 1 - room)
        for k in (1, 2, 3):
            world.do((seat + k) % 4, "draw 1", "end")
        assert world.refusal(seat, "god blue") == "allowed"


@pytest.mark.rule("four_gods.turns.last", "four_gods.ruling.last-turns")
def test_after_the_end_comes_everybody_has_one_last_turn() -> None:
    world = World(3, mode="turns").bag(1)
    seat = int(world.state.active)
    world.do(seat, "draw 1", "end")
    for k in range(1, 4):
        assert int(world.state.active) == (seat + k) % 3
        world.do(int(world.state.active), f"god {COLOUR_NAMES[k]}", "end")
    assert world.state.over()


@pytest.mark.rule("four_gods.turns.time-up", "four_gods.ruling.with-the-tile")
def test_what_was_begun_in_a_turn_is_forgotten_when_the_sand_has_run_out() -> None:
    laying, founding = World(2, duel=True, mode="turns"), World(2, duel=True, mode="turns")
    seat = int(laying.state.active)
    laying.own(seat, "blue").hold(seat, "left", "SSPP").do(seat, laying.laying(seat, "0,0", "SSPP"))
    founding.own(seat, "blue").tile("0,0", "SSPP").prophet("0,0", "S", "blue").supply("blue", 0).do(seat, "lift 0,0")
    for world in (laying, founding):
        world.time_up().do(1 - seat, "draw 1", "end")
    assert laying.refusal(seat, "prophet blue 0") == "prophet.new-tile"
    assert founding.refusal(seat, "city blue 7,7") == "city.own-prophet"


# ---- hidden gods


@pytest.mark.rule("four_gods.hidden.dealt", "four_gods.hidden.secret", "four_gods.engine.seats-and-colours")
def test_everybody_knows_only_the_own_god_until_the_end() -> None:
    world = World(4, hidden=True)
    truth = [int(god) for god in world.state.god]
    assert sorted(truth) == [0, 1, 2, 3]
    for seat in range(4):
        seen = [int(god) for god in world.state.seen_by(seat).bytes_held()[20]]
        assert seen == [god if colour == seat else int(NO_GOD) for colour, god in enumerate(truth)]
    assert [int(god) for god in world.state.seen_by(-1).bytes_held()[20]] == [int(NO_GOD)] * 4
    for seat in range(4):
        world.do(seat, "pass")
    assert [int(god) for god in world.state.seen_by(-1).bytes_held()[20]] == truth


@pytest.mark.rule("four_gods.ruling.undealt", "four_gods.hidden.secret")
def test_gods_that_were_not_dealt_stay_face_down_for_everybody() -> None:
    for seats, options in ((3, {}), (2, {"duel": True})):
        world = World(seats, hidden=True, **options)
        for viewer in range(-1, seats):
            seen = [int(god) for god in world.state.seen_by(viewer).bytes_held()[20]]
            assert [god == NO_GOD for god in seen] == [colour != viewer for colour in range(4)]
        assert list(world.state.owner) == [1, 2, 3, 0] if seats == 3 else [1, 2, 0, 0]


def test_a_guess_deals_every_hidden_god_to_every_colour_it_can_belong_to() -> None:
    view = World(4, hidden=True).state.seen_by(0)
    guesses = {tuple(int(g) for g in view.guess(dice_from_seed(k)).bytes_held()[20]) for k in range(60)}
    assert len(guesses) == 6


@pytest.mark.rule("four_gods.hidden.from-the-start", "four_gods.ruling.all-build")
def test_with_hidden_gods_prophets_and_cities_come_from_the_start() -> None:
    world = World(4, hidden=True).hold(2, "left", "SSPP")
    assert world.refusal(2, "god green") == "hidden.from-the-start"
    world.do(2, world.laying(2, "0,0", "SSPP"), "prophet green 0", "city green 7,7")
    assert world.prophet_at("7,7") == "green"


@pytest.mark.rule("four_gods.hidden.two-players")
def test_two_players_with_four_hidden_gods_know_whose_they_are_but_not_which_colour_serves_which() -> None:
    view = World(2, hidden=True).state.seen_by(0)
    known = [int(god) != NO_GOD for god in view.bytes_held()[20]]
    assert known == [True, False, True, False]


def test_hidden_gods_are_left_out_of_the_score_a_view_shows() -> None:
    world = World(4, hidden=True).strip(0, top="MMMM")
    assert sum(int(world.state.score(seat)) for seat in range(4)) > 0
    assert [int(world.state.seen_by(0).score(seat)) for seat in range(4)] == [0, 0, 0, 0]
