"""Greedy plays Theomachy sensibly: it bets on good hands, folds bad ones to dear raises, and sometimes bluffs."""

from __future__ import annotations

import time
from collections import Counter

import pytest

from tests.games.theomachy.positions import GAME, bidding, do, fresh, hold, settle_but_for_order, stake, stars, turn
from theogony import interpreted
from theogony.bots import new_bot
from theogony.bots.greedy import GreedyBot
from theogony.bots.random import RandomBot
from theogony.games.theomachy import actions as a
from theogony.games.theomachy import position as p
from theogony.games.theomachy.rules import TheomachyState
from theogony.games.theomachy.strategy import bluffs, hand_strength
from theogony.kernel.dice import dice_from_seed

SKY = ("earth-chaos-3", "earth-chaos-2", "air-order-3")
GOOD = ("eruption", "quicksand-a", "quicksand-b", "plague-a", "earthquake")
BAD = ("baptism-a", "baptism-b", "pillage-a", "pillage-b", "silence")
TIMES = 96


def chosen(state: TheomachyState) -> Counter[str]:
    """What greedy does here, over many dice."""
    seat = turn(state)
    view = state.seen_by(seat)
    return Counter(
        GAME.space.notation(GreedyBot(GAME, seat, dice_from_seed(seed)).choose(view)).split()[0]
        for seed in range(TIMES)
    )


def holding(cards: tuple[str, ...], raised: str = "") -> TheomachyState:
    """A first betting turn with such a hand, perhaps after a rival's raise of this."""
    state = bidding(2)
    stars(state, *SKY)
    if raised:
        do(state, turn(state), f"raise {raised}")
    hold(state, turn(state), *cards)
    hold(state, 1 - turn(state), "unity", "breaker", "tempest", "flood", "undertow")
    return state


def test_a_hand_is_worth_what_it_can_do_under_these_stars() -> None:
    good, bad = holding(GOOD), holding(BAD)
    assert hand_strength(good, turn(good)) > 200 and hand_strength(bad, turn(bad)) == 0
    stars(good, "water-order-1", "water-order-2", "fire-order-1")
    assert hand_strength(good, turn(good)) < 120


def test_greedy_raises_with_a_good_hand_and_mostly_waits_with_a_bad_one() -> None:
    good, bad = chosen(holding(GOOD)), chosen(holding(BAD))
    assert good["raise"] == TIMES
    assert bad["wait"] > TIMES * 3 // 4


def test_greedy_sometimes_bluffs_as_its_dice_fall() -> None:
    state = holding(BAD)
    bad = chosen(state)
    assert TIMES // 20 < bad["raise"] < TIMES // 4
    seat = turn(state)
    for seed in range(TIMES):
        guess = state.seen_by(seat).guess(dice_from_seed(seed))
        assert isinstance(guess, TheomachyState)
        said = GAME.space.notation(GreedyBot(GAME, seat, dice_from_seed(seed)).choose(state.seen_by(seat)))
        assert said.startswith("raise") == bluffs(guess, seat)
    stake(state, seat, 2, 0, 1)
    assert not any(bluffs(state, seat) for _ in range(3))  # not where much is at stake


def test_greedy_folds_a_bad_hand_to_a_dear_raise_and_stays_with_a_good_one() -> None:
    bad, good = chosen(holding(BAD, "prophet")), chosen(holding(GOOD, "prophet"))
    assert bad["fold"] > TIMES * 3 // 4 and good["fold"] == 0
    assert chosen(holding(BAD))["fold"] == 0  # what costs nothing is not given up


def test_greedy_uses_what_it_has_seen_of_a_hand() -> None:
    state = holding(GOOD, "prophet")
    seat = turn(state)
    rival = 1 - seat
    hold(state, seat, "thunderclap")
    hold(state, rival, "baptism-a")
    unseen = chosen(state)
    for card in range(120):
        if state.where[card] == p.HAND_OF + rival:
            state.seen[card] = state.whose[card] = p.PUBLIC
    assert chosen(state)["fold"] < unseen["fold"]


@pytest.mark.parametrize("name", ["novice", "greedy", "adept", "master"])
def test_bots_put_their_cards_away_as_they_come_without_thinking_about_it(name: str) -> None:
    state = bidding(2)
    seat = turn(state)
    hold(state, seat, *GOOD)
    state.apply(seat, GAME.space.parse("fold"))
    settle_but_for_order(state)
    assert state.agenda.kind_for(seat) == a.TO_ORDER and len(state.legal(seat)) == 6
    begun = time.process_time()
    said = [new_bot(name, GAME, seat, dice_from_seed(seed)).choose(state.seen_by(seat)) for seed in range(10)]
    assert time.process_time() - begun < 1  # a thinking bot takes seconds for ten decisions
    assert said.count(int(a.PASS.of0())) >= (10 if name != "novice" else 4)  # a novice slips now and then


@pytest.mark.skipif(not interpreted.compiled(), reason="whole games with greedy want the compiled engine")
def test_greedy_beats_random_nearly_always() -> None:
    won = 0
    for seed in range(20):
        state = fresh(2, seed, advanced=seed % 2 == 1)
        mine = seed % 2
        greedy = GreedyBot(GAME, mine, dice_from_seed(seed))
        random = RandomBot(GAME, 1 - mine, dice_from_seed(seed + 1))
        while not state.over():
            seat = next(seat for seat in range(2) if int(state.awaited()) >> seat & 1)
            bot = greedy if seat == mine else random
            state.apply(seat, bot.choose(state.seen_by(seat)))
        won += int(state.places()[mine]) == 1
    assert won >= 17
