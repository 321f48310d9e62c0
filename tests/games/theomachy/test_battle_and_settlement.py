"""Battle, strength, and the settlement step by step."""

import pytest
from mypy_extensions import i64, u8

from tests.games.theomachy.positions import (
    GAME,
    T1_SKY,
    battle,
    bidding,
    community,
    do,
    has,
    hold,
    legal,
    number,
    pass_all,
    put_place,
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


@pytest.mark.rule("theomachy.battle.strength", "theomachy.battle.added-up", "theomachy.ruling.count-late")
@pytest.mark.rule("theomachy.settle.winners", "theomachy.ruling.pass-and-return", "theomachy.battle.ends")
def test_the_worked_example_of_the_rulebook() -> None:
    state, one = battle(("plague", "quicksand", "flood"), ("sheet-lightning", "unity", "tempest"), sky=T1_SKY)
    two = 1 - one
    for seat in range(2):
        stake(state, seat, 1, 1, 4)
    do(state, one, "play plague-a")
    do(state, one, "pass")
    do(state, two, "play sheet-lightning-a")
    do(state, two, "play unity-a")
    do(state, two, "pass")
    do(state, one, "play quicksand-a")
    assert staked(state, two) == [1, 1, 0]
    assert (strength(state, i64(one)), strength(state, i64(two))) == (29, 24)
    settle(state)
    assert state.now[p.FIRST] == one and state.now[p.WINNERS] == 1 << one


@pytest.mark.rule("theomachy.battle.one-sphere", "theomachy.ruling.sphere-per-battle", "theomachy.battle.attacks")
@pytest.mark.rule("theomachy.ruling.no-effects-in-battle")
def test_a_battle_is_fought_with_one_sphere_unless_a_card_allows_more() -> None:
    state, one = battle(
        ("thunderclap", "crosswinds", "quicksand", "harvest"),
        ("breaker",),
        sky=("earth-chaos-3", "air-chaos-1", "air-chaos-2", "water-order-3", "fire-order-1"),
    )
    assert refused(state, one, "play harvest-a") == "ruling.no-effects-in-battle"
    assert refused(state, one, "wait") == "engine.not-the-question"
    do(state, one, "play thunderclap-a")
    assert refused(state, one, "play quicksand-a") == "battle.one-sphere"
    do(state, one, "play crosswinds-a")
    assert refused(state, one, "play quicksand-a") == ""


@pytest.mark.rule("theomachy.settle.effects")
def test_attacks_belong_to_battle_and_some_effects_to_the_settlement() -> None:
    state = bidding(2)
    one = turn(state)
    hold(state, one, "breaker", "baptism", "dissolve")
    assert refused(state, one, "play breaker-a") == "battle.attacks"
    assert refused(state, one, "play baptism-a") == "settle.effects"
    assert refused(state, one, "play dissolve-a") == "react.only"


def test_a_silenced_attack_gives_nothing_and_still_decides_the_sphere() -> None:
    sky = ("air-order-3", "air-order-2", "air-order-1", "earth-chaos-3", "earth-chaos-1")
    state, one = battle(("quicksand", "sheet-lightning"), ("silence",), sky=sky)
    two = 1 - one
    state.apply(one, GAME.space.parse("play quicksand-a"))
    do(state, two, "play silence-a")
    assert strength(state, i64(one)) == 2
    assert refused(state, one, "play sheet-lightning-a") == "battle.one-sphere"


@pytest.mark.rule("theomachy.settle.stakes-lost", "theomachy.settle.stakes-back", "theomachy.ruling.folded-lose")
@pytest.mark.rule("theomachy.settle.bonus", "theomachy.ruling.in-the-game", "theomachy.settle.initiative")
def test_losers_lose_their_stakes_and_a_sole_winner_gets_a_marker_more() -> None:
    for players, gain in ((2, [0, 0, 0]), (3, [0, 0, 1]), (4, [0, 1, 0])):
        state = bidding(players)
        before = [has(state, seat) for seat in range(players)]
        for _ in range(players - 1):
            do(state, turn(state), "fold")
        winner = int(state.now[p.FIRST])
        for seat in range(players):
            more = [a_ + b for a_, b in zip(before[seat], [*gain[:2], gain[2] + 1])] if seat == winner else before[seat]
            assert has(state, seat) == more and staked(state, seat) == [0, 0, 0]


@pytest.mark.rule("theomachy.settle.prophet", "theomachy.ruling.exchange-anytime", "theomachy.despair.returned")
@pytest.mark.rule("theomachy.ruling.borrowed-won", "theomachy.ruling.supply")
def test_a_sole_winner_without_a_prophet_gets_one_and_borrowed_markers_go_back() -> None:
    state = bidding(2)
    one, two = turn(state), 1 - turn(state)
    community(state, two, 0, 2, 2)
    stake(state, two, 1, 0, 1)
    state.borrowed[two * 3] = 1
    do(state, one, "fold")
    assert has(state, two) == [1, 2, 3]


@pytest.mark.rule("theomachy.ruling.borrowed-lost")
def test_borrowed_markers_of_a_loser_are_gone_too() -> None:
    state = bidding(2)
    one = turn(state)
    stake(state, one, 1, 0, 1)
    state.borrowed[one * 3] = 1
    before = has(state, one)
    do(state, one, "fold")
    assert has(state, one) == before and int(state.borrowed[one * 3]) == 0


@pytest.mark.rule("theomachy.settle.places-damaged")
def test_a_losers_place_is_damaged_and_a_damaged_one_is_lost() -> None:
    state = bidding(2)
    one = turn(state)
    first = put_place(state, one, "stone-circle")
    second = put_place(state, one, "tower-of-storms")
    state.mark[second] = u8(p.M_DAMAGED)
    do(state, one, "fold")
    assert state.where[first] == p.TABLE_OF + one and int(state.mark[first]) == p.M_DAMAGED
    assert state.where[second] == p.DISCARD_OF + one and state.place_count(one) == 1


@pytest.mark.rule("theomachy.ruling.holder-keeps")
def test_with_equal_strength_all_keep_their_stakes_and_the_holder_the_initiative() -> None:
    state = bidding(3)
    first = int(state.now[p.FIRST])
    before = [has(state, seat) for seat in range(3)]
    to_battle(state)
    settle(state)
    assert state.now[p.FIRST] == first
    assert [has(state, seat) for seat in range(3)] == [[b[0], b[1], b[2] + 1] for b in before]


@pytest.mark.rule("theomachy.settle.hands", "theomachy.settle.constellation", "theomachy.ruling.attacks-discarded")
@pytest.mark.rule("theomachy.engine.hand-under", "theomachy.piles.order", "theomachy.word.lasting")
def test_hands_attacks_and_stars_are_put_away() -> None:
    state, one = battle(("quicksand", "breaker"), ("unity",), sky=T1_SKY)
    do(state, one, "play quicksand-a")
    settle(state)
    assert state.where[number("quicksand")] == p.DISCARD_OF + one == state.where[number("breaker")]
    assert state.of(one, p.TOP_CARD) == number("quicksand")  # what nobody has seen lies below
    assert sum(1 for where in state.element if where == p.E_SKY) == 0
    assert state.of(one, p.HANDS) == 0


@pytest.mark.rule("theomachy.folded.settles", "theomachy.folded.hand", "theomachy.ruling.powers-in-settlement")
def test_who_has_folded_plays_in_the_settlement_with_powers_laid_for_it() -> None:
    state = bidding(3)
    one = turn(state)
    hold(state, one, "baptism", "water-order-2")
    stars(state, "fire-chaos-1", "air-chaos-1", "earth-chaos-1")
    stake(state, one, 0, 0, 3)
    state.apply(one, GAME.space.parse("fold"))
    state.apply(turn(state), GAME.space.parse("fold"))
    before = has(state, one)[2]
    while state.agenda.kind_for(one) == a.TO_SETTLE:
        seat = next(seat for seat in range(3) if int(state.awaited()) >> seat & 1)
        state.apply(seat, GAME.space.parse("play baptism-a" if seat == one else "pass"))
    do(state, one, "number 2")
    assert has(state, one)[2] == before + 2


@pytest.mark.rule("theomachy.folded.target")
def test_pillage_hits_a_player_who_has_folded() -> None:
    state = bidding(3)
    one = turn(state)
    winner = (one + 2) % 3
    hold(state, winner, "pillage")
    stars(state, "fire-chaos-3", "air-chaos-1", "earth-chaos-1")
    before = has(state, one)[2]
    do(state, one, "fold")
    state.apply(turn(state), GAME.space.parse("fold"))
    while state.agenda.kind_for(winner) == a.TO_SETTLE:
        seat = next(seat for seat in range(3) if int(state.awaited()) >> seat & 1)
        state.apply(seat, GAME.space.parse("play pillage-a" if seat == winner else "pass"))
    do(state, winner, f"target {one}")
    assert has(state, one)[2] == before - 2


def test_cards_kept_by_memory_of_stones_leave_fewer_to_draw() -> None:
    state = bidding(2)
    one = turn(state)
    hold(state, one, "memory-of-stones", "plague", "unity")
    stars(state, "earth-order-3", "air-chaos-1", "fire-chaos-1")
    state.apply(one, GAME.space.parse("fold"))
    while state.agenda.kind_for(one) == a.TO_SETTLE:
        seat = next(seat for seat in range(2) if int(state.awaited()) >> seat & 1)
        state.apply(seat, GAME.space.parse("play memory-of-stones-a" if seat == one else "pass"))
    assert state.seen_action(one, GAME.space.parse("card plague-a"), 1 - one) == a.CARD.hidden()
    do(state, one, "card plague-a")
    do(state, one, "card unity-a")
    pass_all(state)
    assert state.of(one, p.HANDS) == 2 and state.where[number("plague")] == p.HAND_OF + one
    while state.agenda.kind_for(one) != a.TO_BID and state.agenda.kind_for(1 - one) != a.TO_BID:
        do(state, turn(state), "pray stack")
    assert state.of(one, p.HANDS) == 5


@pytest.mark.rule("theomachy.engine.by-itself")
def test_catacombs_save_a_believer_by_themselves() -> None:
    state = bidding(2)
    one = turn(state)
    put_place(state, one, "catacombs")
    before = has(state, one)[2]
    do(state, one, "fold")
    assert has(state, one)[2] == before + 1


@pytest.mark.rule("theomachy.ruling.draw")
def test_if_nobody_has_clergy_left_the_winners_share_the_victory() -> None:
    state = bidding(3)
    hold(state, 0, "flood")
    to_battle(state)
    for seat in range(3):
        community(state, seat, 0, 0, 0)
        stake(state, seat, 0, 0, 2 if seat else 1)
        state.borrowed[seat * 3 + 2] = 2 if seat else 1
    settle(state)
    assert state.over() and [int(place) for place in state.places()] == [3, 1, 1]


@pytest.mark.rule("theomachy.ruling.lasting-folded")
def test_a_lasting_effect_stays_until_the_end_of_the_round() -> None:
    state = bidding(3)
    one = turn(state)
    hold(state, one, "zealots")
    stars(state, "fire-order-3", "air-chaos-1", "earth-chaos-1")
    do(state, one, "play zealots-a")
    assert state.where[number("zealots")] == p.TABLE_OF + one and strength(state, i64(one)) == 3
    do(state, one, "fold")
    assert state.where[number("zealots")] == p.TABLE_OF + one
    assert "pass" not in legal(state, turn(state))
