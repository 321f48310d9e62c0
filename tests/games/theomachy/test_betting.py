"""Phases 2 to 4: waiting, raising, matching, folding, desperation."""

import pytest

from tests.games.theomachy.positions import (
    all_wait,
    bidding,
    community,
    do,
    has,
    hold,
    legal,
    number,
    refused,
    staked,
    stars,
    turn,
)
from theogony.games.theomachy import actions as a
from theogony.games.theomachy import position as p


@pytest.mark.rule("theomachy.bid.three-rounds", "theomachy.bid.turn-up", "theomachy.bid.ends-waiting")
@pytest.mark.rule("theomachy.bid.battle-follows", "theomachy.bid.who-starts", "theomachy.battle.who")
def test_three_quiet_betting_rounds_turn_up_the_stars_and_lead_to_battle() -> None:
    state = bidding(3)
    first = int(state.now[p.FIRST])
    for opened in (3, 4, 5):
        assert state.now[p.OPEN_SKY] == opened and turn(state) == first
        all_wait(state)
    assert state.now[p.BATTLE_ON] == 1 or state.now[p.WINNERS] != 0


@pytest.mark.rule("theomachy.bid.nobody-raised", "theomachy.bid.somebody-raised", "theomachy.bid.fold")
@pytest.mark.rule("theomachy.bid.one-action", "theomachy.bid.in-turn")
def test_what_can_be_done_before_and_after_a_raise() -> None:
    state = bidding(2)
    one = turn(state)
    assert refused(state, one, "match") == "bid.nobody-raised"
    assert {"wait", "fold", "raise prophet", "raise priest", "raise believer"} <= set(legal(state, one))
    assert refused(state, 1 - one, "wait") == "engine.not-asked"
    do(state, one, "raise priest")
    other = turn(state)
    assert refused(state, other, "wait") == "bid.somebody-raised"
    assert {"match", "fold", "raise believer"} <= set(legal(state, other))


@pytest.mark.rule("theomachy.bid.ends-matched", "theomachy.ruling.raiser-done", "theomachy.ruling.no-limit")
def test_a_betting_round_is_over_when_the_turn_comes_back_to_the_last_raiser() -> None:
    state = bidding(3)
    one = turn(state)
    do(state, one, "wait")
    do(state, turn(state), "raise believer")
    do(state, turn(state), "match")
    assert turn(state) == one and state.now[p.BET_NO] == 1
    do(state, one, "match")
    assert state.now[p.BET_NO] == 2
    do(state, turn(state), "raise believer")
    do(state, turn(state), "raise believer")
    do(state, turn(state), "fold")
    do(state, turn(state), "match")
    assert state.now[p.BET_NO] == 3


@pytest.mark.rule("theomachy.bid.one-left", "theomachy.ruling.last-one-wins", "theomachy.bid.folded")
@pytest.mark.rule("theomachy.ruling.closed-stay")
def test_when_all_others_fold_the_last_one_wins_without_a_battle() -> None:
    state = bidding(3)
    do(state, turn(state), "fold")
    last = (turn(state) + 1) % 3
    do(state, turn(state), "fold")
    assert state.now[p.FIRST] == last and state.now[p.BATTLE_ON] == 0
    assert state.agenda.kind_for(last) == a.TO_PRAY


@pytest.mark.rule("theomachy.ruling.by-type", "theomachy.ruling.highest-first")
def test_a_match_is_paid_kind_by_kind_the_highest_first_with_exchange() -> None:
    state = bidding(2)
    one = turn(state)
    community(state, 1 - one, 0, 1, 1)
    do(state, one, "raise priest")
    state.owed[(1 - one) * 3 + 2] = 1
    assert "match" in legal(state, 1 - one)
    do(state, 1 - one, "match")
    assert staked(state, 1 - one) == [0, 1, 2] and has(state, 1 - one) == [0, 0, 0]


@pytest.mark.rule("theomachy.despair.match", "theomachy.despair.supply", "theomachy.despair.no-raise")
@pytest.mark.rule("theomachy.ruling.own-first", "theomachy.ruling.borrowed-counts", "theomachy.ruling.raise-needs-all")
@pytest.mark.rule("theomachy.ruling.despair-each-round")
def test_a_lacking_prophet_is_borrowed_to_match_but_not_to_raise() -> None:
    state = bidding(2)
    one = turn(state)
    other = 1 - one
    community(state, other, 0, 3, 2)
    do(state, one, "raise prophet")
    assert refused(state, other, "match") == "despair.match"
    assert refused(state, other, "raise priest") == "ruling.raise-needs-all"
    do(state, other, "despair")
    assert staked(state, other) == [1, 0, 1] and int(state.borrowed[other * 3]) == 1
    assert has(state, other) == [0, 3, 2]
    assert refused(state, turn(state), "despair") == "bid.nobody-raised"


@pytest.mark.rule("theomachy.bid.cards-first", "theomachy.bid.effects", "theomachy.ruling.cards-then-fold")
@pytest.mark.rule("theomachy.word.discard", "theomachy.piles.top")
def test_effects_come_before_the_action_and_are_discarded() -> None:
    state = bidding(2)
    one = turn(state)
    hold(state, one, "harvest", "water-order-3")
    stars(state, "earth-order-3", "water-order-1", "fire-chaos-1")
    before = has(state, one)[2]
    do(state, one, "play harvest-a")
    assert has(state, one)[2] == before + 2
    assert state.where[number("harvest")] == p.DISCARD_OF + one and state.of(one, p.TOP_CARD) == number("harvest")
    assert turn(state) == one and "fold" in legal(state, one)


@pytest.mark.rule("theomachy.bid.places", "theomachy.bid.place-marker", "theomachy.ruling.marker-apart")
@pytest.mark.rule("theomachy.word.place")
def test_a_place_takes_a_marker_of_the_community_and_stays() -> None:
    state = bidding(2)
    one = turn(state)
    hold(state, one, "eternal-flame", "stone-circle")
    stars(state, "fire-order-3", "earth-order-2", "water-chaos-1")
    community(state, one, 0, 0, 3)
    assert refused(state, one, "play eternal-flame-a") == "bid.place-marker"
    community(state, one, 0, 2, 3)
    do(state, one, "play eternal-flame-a")
    assert has(state, one) == [0, 1, 3] and state.is_place(number("eternal-flame"), one)
    assert state.score(one) == 5 + 6 + 2


@pytest.mark.rule("theomachy.folded.no-part", "theomachy.folded.not-named", "theomachy.ruling.name-opponent")
def test_only_players_in_the_round_can_be_named() -> None:
    state = bidding(4)
    out = turn(state)
    do(state, out, "fold")
    one = turn(state)
    hold(state, one, "inquisition")
    stars(state, "fire-chaos-3", "water-chaos-1", "earth-order-1")
    do(state, one, "play inquisition-a")
    assert len(legal(state, one)) == 2
    assert refused(state, one, f"target {out}") == "folded.not-named"
    rival = (one + 1) % 4
    before = has(state, rival)
    do(state, one, f"target {rival}")
    assert has(state, rival)[1] == before[1] - 1
