"""Phase 1: drawing, the constellation, the conflict, the ante; and the compulsory exchange."""

import pytest
from mypy_extensions import i64, u8

from tests.games.theomachy.positions import all_wait, bidding, community, do, has, hold, settle, staked, turn
from theogony.games.theomachy import actions as a
from theogony.games.theomachy import position as p
from theogony.games.theomachy.markers import exchange
from theogony.games.theomachy.piles import draw
from theogony.games.theomachy.rounds import lay_sky
from theogony.games.theomachy.rules import TheomachyState


def next_round(state: TheomachyState) -> None:
    """Everybody but one folds, prays for nothing, and the next round begins."""
    now = state.now[p.ROUND_NO]
    while state.now[p.ROUND_NO] == now and not state.over():
        seat = turn(state)
        kind = state.agenda.kind_for(seat)
        do(state, seat, "fold" if kind == a.TO_BID else "pray stack" if kind == a.TO_PRAY else "pass")


@pytest.mark.rule(
    "theomachy.start.draw", "theomachy.start.reshuffle", "theomachy.piles.reshuffle", "theomachy.word.draw"
)
def test_everybody_draws_up_to_five_and_shuffles_the_discard_pile_when_needed() -> None:
    state = bidding(2, seed=3)
    seat = 0
    hold(state, seat)
    assert state.of(seat, p.PILES) == 8
    draw(state, i64(seat), i64(5))
    for card in range(120):
        if state.where[card] == p.HAND_OF + seat:
            state.where[card] = u8(p.DISCARD_OF + seat)
    state.put(seat, p.HANDS, 0)
    state.put(seat, p.DISCARDS, 5)
    draw(state, i64(seat), i64(5))  # three left, then five shuffled
    assert [int(state.of(seat, what)) for what in (p.HANDS, p.PILES, p.DISCARDS)] == [5, 3, 0]


@pytest.mark.rule("theomachy.ruling.no-cards")
def test_who_has_no_cards_draws_none() -> None:
    state = bidding(2)
    hold(state, 0)
    draw(state, i64(0), i64(8))
    assert state.of(0, p.HANDS) == 8
    draw(state, i64(0), i64(2))
    assert state.of(0, p.HANDS) == 8


@pytest.mark.rule("theomachy.start.constellation", "theomachy.word.constellation", "theomachy.start.ante")
@pytest.mark.rule("theomachy.word.stake")
def test_a_round_begins_with_three_open_stars_two_dark_ones_and_a_believer_in_each_stake() -> None:
    state = bidding(3)
    assert state.now[p.OPEN_SKY] == 3
    assert sum(1 for where in state.element if where == p.E_SKY) == 5
    assert [staked(state, seat) for seat in range(3)] == [[0, 0, 1]] * 3


@pytest.mark.rule("theomachy.start.elements-low", "theomachy.start.conflict")
def test_the_conflict_grows_with_every_shuffle_up_to_three() -> None:
    state = bidding(2, seed=5)
    levels = []
    for _ in range(14):
        levels.append(int(state.now[p.LEVEL]))
        for seat in range(2):
            community(state, seat, 4, 8, 12)
        next_round(state)
    assert levels == [1] * 4 + [2] * 4 + [3] * 6


@pytest.mark.rule("theomachy.exchange.prophet", "theomachy.exchange.priest", "theomachy.ruling.no-free-exchange")
def test_a_community_is_brought_into_its_normal_form() -> None:
    state = bidding(2)
    community(state, 0, 2, 0, 0)
    exchange(state, i64(0))
    assert has(state, 0) == [1, 1, 2]
    exchange(state, i64(0))
    assert has(state, 0) == [1, 1, 2]


def ante(state: TheomachyState, level: int) -> None:
    """Lay a new constellation with this conflict level and collect the ante."""
    for slot in range(5):
        state.element[state.sky[slot]] = u8(p.E_PILE)
    for k in range(len(state.stake)):
        state.stake[k] = 0
    state.now[p.LEVEL] = level
    state.agenda.clear()
    lay_sky(state)
    state.run()


@pytest.mark.rule("theomachy.ruling.ante-exchange", "theomachy.goal.out", "theomachy.ruling.no-despair-ante")
def test_the_ante_is_paid_through_exchange_and_who_cannot_pay_it_is_out() -> None:
    state = bidding(3)
    community(state, 0, 0, 1, 1)
    community(state, 1, 0, 0, 2)
    ante(state, 3)
    assert has(state, 0) == [0, 0, 0] and staked(state, 0) == [0, 0, 3] and state.in_game(0)
    assert not state.in_game(1) and all(where not in (21, 31, 41, 51) for where in state.where)
    assert not state.over()


@pytest.mark.rule("theomachy.ruling.nobody-pays")
def test_if_nobody_can_pay_the_ante_the_strongest_community_wins() -> None:
    state = bidding(3)
    for seat, believers in enumerate((1, 2, 2)):
        community(state, seat, 0, 0, believers)
    state.now[p.FIRST] = 2
    ante(state, 3)
    assert state.over() and [int(place) for place in state.places()] == [3, 2, 1]


@pytest.mark.rule("theomachy.ruling.initiative-gone")
def test_the_next_player_starts_where_the_holder_of_the_initiative_is_out() -> None:
    state = bidding(3)
    state.now[p.FIRST] = 1
    community(state, 1, 0, 0, 0)
    ante(state, 1)
    assert state.now[p.FIRST] == 2 and turn(state) == 2


@pytest.mark.rule("theomachy.engine.long")
def test_after_forty_rounds_the_strongest_community_wins() -> None:
    state = bidding(2)
    state.now[p.ROUND_NO] = 40
    all_wait(state)
    all_wait(state)
    all_wait(state)
    settle(state)
    while not state.over():
        do(state, turn(state), "pray stack")
    assert state.now[p.WHY] == a.BY_LENGTH
