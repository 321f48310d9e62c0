"""Prayers; and the advanced game: deities, wishes, myths, heroes."""

import pytest
from mypy_extensions import i64, u8

from tests.games.theomachy.positions import (
    GAME,
    all_wait,
    as_deity,
    bidding,
    community,
    do,
    has,
    hold,
    legal,
    number,
    own_myths,
    refused,
    settle,
    stake,
    staked,
    stars,
    to_battle,
    turn,
)
from theogony.games.theomachy import actions as a
from theogony.games.theomachy import position as p
from theogony.games.theomachy.battle import strength
from theogony.games.theomachy.components import MYTH_CARDS
from theogony.games.theomachy.rules import TheomachyState

MYTHS = [name for name, *_ in MYTH_CARDS]


def praying(seats: int = 2) -> TheomachyState:
    state = bidding(seats)
    for _ in range(seats - 1):
        do(state, turn(state), "fold")
    return state


@pytest.mark.rule("theomachy.pray.one-card", "theomachy.pray.price", "theomachy.pray.discard")
@pytest.mark.rule("theomachy.ruling.price-missing", "theomachy.engine.not-there")
def test_everybody_takes_one_card_for_the_price_of_its_place() -> None:
    state = praying()
    one = turn(state)
    card = int(state.row[2])
    community(state, one, 0, 0, 3)
    assert refused(state, one, "pray 1") == "ruling.price-missing"
    do(state, one, "pray 3")
    assert has(state, one) == [0, 0, 2] and state.where[card] == p.DISCARD_OF + one
    assert state.of(one, p.TOP_CARD) == card
    assert refused(state, turn(state), "pray 3") == "engine.not-there"


@pytest.mark.rule("theomachy.pray.oldest", "theomachy.pray.refill", "theomachy.ruling.row-direction")
@pytest.mark.rule("theomachy.ruling.refill-after")
def test_the_row_slides_right_and_is_refilled_from_the_left() -> None:
    state = praying()
    row = [int(card) for card in state.row]
    do(state, turn(state), "pray 3")
    do(state, turn(state), "pray 6")
    assert [int(card) for card in state.row][2:] == [row[0], row[1], row[3], row[4]]
    state = praying()
    row = [int(card) for card in state.row]
    do(state, turn(state), "pray stack")
    do(state, turn(state), "pray stack")
    assert [int(card) for card in state.row][1:] == row[:5] and state.where[row[5]] == p.BOX


@pytest.mark.rule("theomachy.ruling.stack-empty")
def test_an_empty_stack_refills_nothing() -> None:
    state = praying()
    for card in range(120):
        if state.where[card] == p.STACK:
            state.where[card] = u8(p.BOX)
    state.now[p.STACKED] = 0
    assert refused(state, turn(state), "pray stack") == "ruling.stack-empty"
    do(state, turn(state), "pray 6")
    do(state, turn(state), "pray 5")
    assert [int(card) == p.NO_CARD for card in state.row] == [True, True, False, False, False, False]


# ---- the advanced game


@pytest.mark.rule("theomachy.deity.lasting")
def test_poseidon_controls_a_water_more() -> None:
    state, one = as_deity("poseidon")
    stars(state, "fire-order-1", "fire-order-2", "fire-order-3")
    assert (state.controls(one, 0), state.controls(1 - one, 0)) == (1, 0)


@pytest.mark.rule("theomachy.deity.cost", "theomachy.deity.once")
def test_an_ability_costs_its_marker_and_is_used_once_a_round_in_ones_own_turn() -> None:
    state, one = as_deity("odin")
    before = has(state, one)
    cards = int(state.of(one, p.HANDS))
    do(state, one, "ability")
    assert has(state, one)[1] == before[1] - 1 and state.of(one, p.HANDS) == cards + 2
    assert list(state.seen_by(one).sky) == list(state.sky)
    assert refused(state, one, "ability") == "deity.once"
    state, one = as_deity("ishtar")
    community(state, one, 0, 0, 0)
    assert refused(state, one, "ability") == "deity.cost"
    to_battle(state)
    if state.agenda.kind_for(one) == a.TO_FIGHT:
        assert refused(state, one, "ability") == "deity.once"


@pytest.mark.rule("theomachy.deity.wish", "theomachy.deity.one-wonder", "theomachy.ruling.one-wish")
@pytest.mark.rule("theomachy.ruling.wonders-out")
def test_a_wish_brings_one_wonder_a_round_as_long_as_there_are_any() -> None:
    state, one = as_deity("loki", 3)
    do(state, one, "raise believer")
    do(state, turn(state), "fold")
    assert state.of(one, p.WONDER) == 1
    do(state, turn(state), "fold")
    assert state.of(one, p.WONDER) == 1 and state.now[p.WONDERS_LEFT] == 15
    state, one = as_deity("loki")
    state.now[p.WONDERS_LEFT] = 0
    do(state, one, "raise believer")
    do(state, turn(state), "fold")
    assert state.of(one, p.WONDER) == 0


def test_athena_prevents_the_first_loss_of_a_round() -> None:
    state, one = as_deity("athena")
    rival = 1 - one
    hold(state, rival, "plague-a", "plague-b")
    hold(state, one, "breaker")
    to_battle(state)
    stars(state, "earth-chaos-3", "earth-chaos-1", "air-order-3", "air-order-2", "water-order-1")
    stake(state, one, 0, 0, 4)
    do(state, one, "pass")
    do(state, rival, "play plague-a")
    assert staked(state, one) == [0, 0, 4]
    do(state, rival, "play plague-b")
    assert staked(state, one) == [0, 0, 0]


def test_danu_gets_a_believer_for_a_lost_stake() -> None:
    state, one = as_deity("danu")
    before = has(state, one)[2]
    do(state, one, "fold")
    assert has(state, one)[2] == before + 1


@pytest.mark.rule("theomachy.myth.phase", "theomachy.myth.one-of")
def test_the_top_myth_is_bought_or_put_under_the_pile() -> None:
    state, one = as_deity("odin")
    for myth in range(5):
        state.myth[myth] = u8(p.Y_PILE)
    state.myth[0] = u8(p.Y_TOP)
    do(state, one, "fold")
    for _ in range(2):
        do(state, turn(state), "pray stack")
    assert turn(state) == one and refused(state, one, "top buy") == "myth.one-of"
    state.put(one, p.WONDER, 2)
    other = state.clone()
    do(state, one, "top buy")
    assert state.myth[0] == p.Y_BOUGHT and state.of(one, p.WONDER) == 0
    assert isinstance(other, TheomachyState)
    do(other, one, "top bury")
    assert other.myth[0] == p.Y_BURIED and sum(1 for where in other.myth if where == p.Y_TOP) == 1
    assert other.agenda.kind_for(one) != a.TO_MYTH  # the new top cannot be bought in this phase


@pytest.mark.rule("theomachy.myth.steps", "theomachy.myth.condition", "theomachy.myth.chance")
@pytest.mark.rule("theomachy.ruling.myth-uses")
def test_a_myth_is_used_in_its_step_and_not_later() -> None:
    state, one = as_deity("odin")
    own_myths(state, "fenrir", "hugin-and-munin")
    assert refused(state, one, "myth fenrir") == "myth.condition"
    rival = 1 - one
    stake(state, rival, 0, 1, 1)
    for _ in range(3):
        all_wait(state)
    assert legal(state, one) == ["myth fenrir", "pass"]
    assert refused(state, one, "myth hugin-and-munin") == "myth.condition"
    do(state, one, "myth fenrir")
    assert staked(state, rival) == [0, 0, 1]  # no prophet, so a priest
    assert state.myth[MYTHS.index("fenrir")] == p.Y_DEAD


@pytest.mark.rule("theomachy.hero.inactive", "theomachy.hero.joins", "theomachy.hero.dies")
@pytest.mark.rule(
    "theomachy.ruling.heroes-outside", "theomachy.ruling.heroes-return", "theomachy.ruling.heroes-no-clergy"
)
@pytest.mark.parametrize(("rival_stake", "fate"), [(1, p.Y_BOUGHT), (9, p.Y_DEAD)])
def test_a_hero_fights_in_the_stake_and_dies_in_a_lost_battle(rival_stake: int, fate: int) -> None:
    state, one = as_deity("odin")
    own_myths(state, "sigurd", "brynhild")
    assert strength(state, i64(one)) == 2 and refused(state, one, "myth sigurd") == "hero.joins"
    for _ in range(3):
        all_wait(state)
    do(state, one, "myth sigurd")
    assert strength(state, i64(one)) == 8 and staked(state, one) == [0, 0, 1]
    do(state, one, "pass")
    stake(state, 1 - one, 0, 0, rival_stake)
    settle(state)
    assert state.myth[MYTHS.index("sigurd")] == fate and state.myth[MYTHS.index("brynhild")] == p.Y_BOUGHT


def test_with_the_option_heroes_at_home_die_too() -> None:
    state, one = as_deity("odin")
    state.now[p.HEROES_DIE] = 1
    own_myths(state, "brynhild")
    for _ in range(3):
        all_wait(state)
    do(state, one, "pass")
    stake(state, 1 - one, 0, 0, 9)
    settle(state)
    assert state.myth[MYTHS.index("brynhild")] == p.Y_DEAD


def test_doom_needs_the_advanced_game() -> None:
    with pytest.raises(ValueError, match="needs advanced=true"):
        GAME.start(2, 1, doom=True)
    assert number("plague") >= 24
