"""Cards put away in the settlement: who discards says which one lies on top, if that is for the others to see."""

from __future__ import annotations

import pytest
from mypy_extensions import u8

from tests.games.theomachy.positions import (
    GAME,
    T1_SKY,
    battle,
    bidding,
    community,
    do,
    hold,
    legal,
    number,
    put_place,
    refused,
    settle_but_for_order,
    stars,
    turn,
)
from theogony.games.theomachy import actions as a
from theogony.games.theomachy import position as p
from theogony.games.theomachy.rules import TheomachyState
from theogony.kernel.agenda import BIT
from theogony.kernel.dice import dice_from_seed
from theogony.table.table import table_of


def asked_for_order(state: TheomachyState) -> list[int]:
    return [seat for seat in range(int(state.seats)) if state.agenda.kind_for(seat) == a.TO_ORDER]


def folded_with(*names: str, seats: int = 2) -> tuple[TheomachyState, int]:
    """Whoever begins has folded with this hand, up to the question what lies on top."""
    state = bidding(seats)
    one = turn(state)
    hold(state, one, *names)
    for _ in range(seats - 1):
        state.apply(turn(state), GAME.space.parse("fold"))
    settle_but_for_order(state)
    return state, one


@pytest.mark.rule("theomachy.piles.order", "theomachy.settle.hands")
def test_who_discards_a_hand_chooses_the_card_that_lies_on_top() -> None:
    state, one = folded_with("plague", "air-order-2", "unity")
    assert asked_for_order(state) == [one]
    assert legal(state, one) == ["card air-order-2", "card plague-a", "card unity-a", "pass"]
    do(state, one, "card unity-a")
    top, rival = number("unity"), 1 - one
    assert state.of(one, p.TOP_CARD) == top and state.seen_by(rival).where[top] == p.DISCARD_OF + one
    for other in ("plague", "air-order-2"):
        assert (
            state.where[number(other)] == p.DISCARD_OF + one and state.seen_by(rival).where[number(other)] == p.UNKNOWN
        )


@pytest.mark.rule("theomachy.piles.order")
def test_a_laid_card_can_lie_on_top_and_so_can_one_nobody_has_seen() -> None:
    for chosen in ("quicksand-a", "breaker-a"):
        state, one = battle(("quicksand", "breaker"), ("unity",), sky=T1_SKY)
        do(state, one, "play quicksand-a")
        settle_but_for_order(state)
        assert asked_for_order(state) == [one] and legal(state, one) == ["card breaker-a", "card quicksand-a", "pass"]
        do(state, one, f"card {chosen}")
        assert state.of(one, p.TOP_CARD) == number(chosen)


@pytest.mark.rule("theomachy.engine.hand-under")
def test_as_it_comes_the_hand_lies_below_what_everybody_has_seen() -> None:
    state, one = battle(("quicksand", "breaker"), ("unity",), sky=T1_SKY)
    do(state, one, "play quicksand-a")
    settle_but_for_order(state)
    do(state, one, "pass")
    assert state.of(one, p.TOP_CARD) == number("quicksand")
    assert state.seen_by(1 - one).where[number("breaker")] == p.UNKNOWN


@pytest.mark.rule("theomachy.piles.order")
def test_nobody_is_asked_where_there_is_nothing_to_choose() -> None:
    state, one = folded_with("plague")
    assert asked_for_order(state) == [] and state.of(one, p.TOP_CARD) == number("plague")
    state, one = battle(("quicksand", "breaker"), ("unity",), sky=(*T1_SKY[:4], "water-order-3"))
    for said in ("quicksand-a",):
        do(state, one, f"play {said}")
    hold(state, one)  # only what everybody has seen is put away
    settle_but_for_order(state)
    assert asked_for_order(state) == []


@pytest.mark.rule("theomachy.piles.order")
def test_a_place_and_a_card_that_is_kept_are_not_put_away() -> None:
    state = bidding(2)
    one = turn(state)
    put_place(state, one, "stone-circle")
    hold(state, one, "plague", "unity", "breaker")
    state.mark[number("breaker")] = u8(p.M_KEPT)
    state.apply(one, GAME.space.parse("fold"))
    settle_but_for_order(state)
    assert refused(state, one, "card stone-circle-a") == "piles.order" == refused(state, one, "card breaker-a")
    assert refused(state, one, "card plague-a") == "" == refused(state, one, "pass")
    assert refused(state, one, "wait") == "engine.not-the-question"


@pytest.mark.rule("theomachy.piles.order")
def test_several_choose_at_once_and_nobody_learns_from_it_before_all_have() -> None:
    state = bidding(3)
    seats = [turn(state), (turn(state) + 1) % 3]
    for seat in seats:
        hold(state, seat, *(("plague", "unity") if seat == seats[0] else ("flood", "tempest")))
        state.apply(seat, GAME.space.parse("fold"))
    settle_but_for_order(state)
    assert sorted(asked_for_order(state)) == sorted(seats)
    views = []
    for said in ("card plague-a", "card unity-a", "pass"):
        again = state.clone()
        assert state.seen_action(seats[0], GAME.space.parse(said), seats[1]) == a.PASS.hidden()
        again.apply(seats[0], GAME.space.parse(said))
        views.append(again.seen_by(seats[1]).dump())
        guess = again.seen_by(seats[1]).guess(dice_from_seed(3))
        guess.apply(seats[1], GAME.space.parse("pass"))  # a guess can be played on
    assert len(set(views)) == 1


def test_nobody_is_asked_when_the_game_is_over_anyway() -> None:
    state = bidding(2)
    one = turn(state)
    hold(state, one, "plague", "unity")
    community(state, one, 0, 0, 0)
    state.apply(one, GAME.space.parse("fold"))
    settle_but_for_order(state)
    assert state.over()


def test_as_it_comes_can_be_said_for_good() -> None:
    state, one = folded_with("plague", "unity")
    table = table_of(GAME)
    question, answers = table.standing_answers(state.seen_by(one), one)
    assert answers == {"as-it-comes": int(a.PASS.of0())} and question in table.standing()
    assert table.standing_answers(state.seen_by(1 - one), 1 - one) == ("", {})


@pytest.mark.rule("theomachy.settle.effects")
def test_settlement_effects_go_round_once_clockwise_from_the_initiative() -> None:
    state = bidding(3)
    one = turn(state)
    assert state.now[p.FIRST] == one
    two, three = (one + 1) % 3, (one + 2) % 3
    stars(state, "water-order-3", "earth-order-2", "fire-chaos-3")
    hold(state, one, "memory-of-stones", "flood")
    hold(state, two, "baptism", "memory-of-stones-b", "plague", "unity")
    hold(state, three, "tempest")
    for seat in (one, two):
        state.apply(seat, GAME.space.parse("fold"))
    asked = [seat for seat in range(3) if state.agenda.kind_for(seat) == a.TO_SETTLE]
    assert sorted(asked) == [0, 1, 2]
    for seat in asked:
        state.apply(seat, GAME.space.parse("play baptism-a" if seat == two else "pass"))
    pass_reactions(state)
    do_all_choices(state, two)
    # who has let the turn go by does not come back to it; who plays goes on, and who comes after is asked again
    assert state.agenda.kind_for(one) == -1
    assert state.agenda.kind_for(two) == state.agenda.kind_for(three) == a.TO_SETTLE
    assert "play memory-of-stones-b" in legal(state, two)
    state.apply(three, GAME.space.parse("pass"))
    state.apply(two, GAME.space.parse("pass"))
    assert state.agenda.kind_for(two) != a.TO_SETTLE


def pass_reactions(state: TheomachyState) -> None:
    while any(state.agenda.kind_for(seat) == a.TO_REACT for seat in range(int(state.seats))):
        seat = next(seat for seat in range(int(state.seats)) if state.awaited() & BIT[seat])
        state.apply(seat, a.PASS.of0())


def do_all_choices(state: TheomachyState, seat: int) -> None:
    while state.agenda.kind_for(seat) == a.TO_NUMBER:
        state.apply(seat, state.legal(seat)[0])
