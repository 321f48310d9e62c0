"""Cases the rulebook leaves to a second reading: ties, eliminations, borrowed markers, reactions, piles."""

from __future__ import annotations

import pytest
from mypy_extensions import i64, u8

from tests.games.theomachy.positions import (
    GAME,
    all_wait,
    answer_all,
    as_deity,
    battle,
    bidding,
    community,
    control_all,
    do,
    has,
    hold,
    legal,
    number,
    own_myths,
    pass_all,
    put_place,
    refused,
    settle,
    stake,
    staked,
    stars,
    turn,
)
from theogony.games.theomachy import actions as a
from theogony.games.theomachy import position as p
from theogony.games.theomachy.battle import strength
from theogony.games.theomachy.components import IN_BOX
from theogony.games.theomachy.markers import supply
from theogony.games.theomachy.rounds import go_out
from theogony.games.theomachy.rules import TheomachyState
from theogony.table import table_of
from theogony.table.lines import Voice
from theogony.words import words


def first_is(first: int, seats: int = 3) -> TheomachyState:
    """The first turn of a game in which this seat has the initiative."""
    return next(state for state in (bidding(seats, seed) for seed in range(30)) if state.now[p.FIRST] == first)


# ---- who wins, and what of it


@pytest.mark.rule("theomachy.settle.winners", "theomachy.settle.initiative", "theomachy.settle.bonus")
@pytest.mark.rule("theomachy.settle.prophet")
@pytest.mark.parametrize("first", range(3))
def test_two_equal_winners_keep_their_stakes_get_nothing_and_the_nearer_one_has_the_initiative(first: int) -> None:
    state = first_is(first)
    for _ in range(2):
        all_wait(state)
    do(state, first, "wait")
    do(state, turn(state), "wait")
    for seat in range(3):
        community(state, seat, 0, 2, 2)
        stake(state, seat, 0, 0, 1 if seat == first else 3)
    do(state, turn(state), "wait")
    assert [has(state, seat) for seat in range(3)] == [[0, 2, 2] if seat == first else [0, 2, 5] for seat in range(3)]
    assert state.now[p.FIRST] == (first + 1) % 3


@pytest.mark.rule("theomachy.ruling.in-the-game", "theomachy.settle.bonus")
def test_the_bonus_goes_by_players_still_in_the_game() -> None:
    for gone, gain in ((1, [0, 0, 1]), (2, [0, 0, 0])):
        state = bidding(4)
        one = turn(state)
        for k in range(gone):
            go_out(state, i64((one + 1 + k) % 4), i64(1))
        winner = (one + 3) % 4
        before = has(state, winner)
        while state.agenda.kind_for(winner) == a.TO_BID or state.now[p.WINNERS] == 0:
            do(state, turn(state), "fold")
        assert has(state, winner) == [before[0] + gain[0], before[1] + gain[1], before[2] + gain[2] + 1]


@pytest.mark.rule("theomachy.ruling.exchange-anytime", "theomachy.settle.prophet")
def test_a_bonus_into_an_empty_community_is_changed_at_once() -> None:
    state = bidding(4)
    last = (turn(state) + 3) % 4
    community(state, last, 0, 0, 0)
    stake(state, last, 0, 0, 0)
    for _ in range(3):
        do(state, turn(state), "fold")
    assert has(state, last) == [0, 2, 2]  # the priest became two believers, the prophet two priests


@pytest.mark.rule("theomachy.settle.prophet")
def test_prophets_in_the_stake_do_not_count_for_the_winners_prophet() -> None:
    state = bidding(2)
    one, two = turn(state), 1 - turn(state)
    community(state, two, 0, 1, 1)
    stake(state, two, 2, 0, 0)
    do(state, one, "fold")
    assert has(state, two) == [3, 1, 1]


# ---- who is out


@pytest.mark.rule("theomachy.goal.out", "theomachy.ruling.ante-exchange", "theomachy.box.rest")
def test_the_wonders_and_myths_of_a_player_who_is_out_go_back() -> None:
    state, one = as_deity("odin", 3)
    own_myths(state, "sigurd", "fenrir")
    state.put(one, p.WONDER, 3)
    state.now[p.WONDERS_LEFT] = 13
    place = put_place(state, one, "stone-circle")
    go_out(state, i64(one), i64(1))
    assert state.of(one, p.WONDER) == 0 and state.now[p.WONDERS_LEFT] == 16
    assert all(int(where) != p.Y_BOUGHT for where in state.myth) and state.where[place] == p.BOX
    assert [int(state.control[one * 6 + k]) for k in range(6)] == [0] * 6


@pytest.mark.rule("theomachy.ruling.clergy-tested", "theomachy.pray.one-card")
def test_who_has_no_clergy_left_among_three_still_prays_and_is_out_at_the_ante() -> None:
    state = bidding(3)
    one = turn(state)
    community(state, one, 0, 0, 0)
    do(state, one, "fold")
    do(state, turn(state), "fold")
    assert state.in_game(one)
    prayed = set()
    while state.agenda.kind_for(turn(state)) == a.TO_PRAY:
        prayed.add(turn(state))
        do(state, turn(state), "pray stack")
    assert one in prayed and not state.in_game(one) and not state.over()


@pytest.mark.rule("theomachy.goal.last")
def test_places_go_by_who_was_out_later() -> None:
    state = bidding(3)
    go_out(state, i64(1), i64(1))
    go_out(state, i64(0), i64(2))
    assert [int(place) for place in state.places()] == [2, 3, 1]


# ---- betting


@pytest.mark.rule("theomachy.ruling.initiative-gone", "theomachy.bid.who-starts")
def test_where_the_holder_of_the_initiative_has_folded_the_next_one_starts() -> None:
    state = bidding(3)
    first = turn(state)
    do(state, first, "fold")
    all_wait(state)
    assert state.now[p.BET_NO] == 2 and turn(state) == (first + 1) % 3


@pytest.mark.rule("theomachy.bid.somebody-raised", "theomachy.ruling.by-type")
def test_a_raise_pays_all_raises_of_others_first_and_stakes_end_equal() -> None:
    state = bidding(3)
    do(state, turn(state), "raise believer")
    do(state, turn(state), "raise priest")
    do(state, turn(state), "raise prophet")
    do(state, turn(state), "match")
    do(state, turn(state), "match")
    assert state.now[p.BET_NO] == 2 and [staked(state, seat) for seat in range(3)] == [[1, 1, 2]] * 3


@pytest.mark.rule("theomachy.ruling.own-first", "theomachy.despair.supply", "theomachy.ruling.highest-first")
def test_only_what_is_lacking_is_borrowed() -> None:
    state = bidding(2)
    one, two = turn(state), 1 - turn(state)
    community(state, two, 0, 1, 1)
    do(state, one, "raise priest")
    state.owed[two * 3 + 1] = 2
    do(state, two, "despair")
    assert staked(state, two) == [0, 2, 1] and [int(state.borrowed[two * 3 + k]) for k in range(3)] == [0, 1, 0]
    assert has(state, two) == [0, 0, 1]


@pytest.mark.rule("theomachy.ruling.borrowed-counts", "theomachy.despair.withdrawn")
def test_borrowed_markers_count_and_are_removed_like_others() -> None:
    state, one = battle(("unity", "air-order-1"), ("undertow", "plague", "air-order-2"))
    rival = 1 - one
    for seat in range(2):
        control_all(state, seat)
    state.put(rival, p.SPHERES_MORE, 1)
    stake(state, one, 0, 1, 3)
    state.borrowed[one * 3 + 1], state.borrowed[one * 3 + 2] = 1, 2
    do(state, one, "play unity-a")
    assert strength(state, i64(one)) == 11 + 4
    do(state, one, "pass")
    before = has(state, one)
    do(state, rival, "play undertow-a")
    assert staked(state, one) == [0, 0, 3] and has(state, one) == before  # to the supply, not home
    do(state, rival, "play plague-a")
    assert staked(state, one) == [0, 0, 0] and [int(state.borrowed[one * 3 + k]) for k in range(3)] == [0, 0, 0]


@pytest.mark.rule("theomachy.despair.returned")
def test_borrowed_markers_are_nobodys_strength_when_players_are_compared() -> None:
    state = bidding(2)
    community(state, 0, 0, 1, 1)
    stake(state, 0, 1, 0, 1)
    state.borrowed[0] = 1
    assert state.score(0) == 5 + 2 + 2


@pytest.mark.rule("theomachy.despair.returned", "theomachy.ruling.despair-each-round")
def test_a_tied_winner_keeps_his_own_markers_and_returns_the_borrowed() -> None:
    state = bidding(2)
    for _ in range(2):
        all_wait(state)
    do(state, turn(state), "wait")
    for seat in range(2):
        community(state, seat, 0, 2, 2)
        stake(state, seat, 1, 0, 1)
    state.borrowed[0] = 1
    state.put(0, p.DESPAIRS, 1)
    do(state, turn(state), "wait")
    assert has(state, 0) == [0, 2, 3] and has(state, 1) == [1, 2, 3]
    while state.agenda.kind_for(turn(state)) == a.TO_PRAY:
        do(state, turn(state), "pray stack")
    assert state.of(0, p.DESPAIRS) == 0


# ---- cards, places, reactions


@pytest.mark.rule("theomachy.ruling.closed-stay", "theomachy.settle.effects")
def test_after_an_early_end_dark_stars_meet_no_requirement() -> None:
    state = bidding(2)
    one = turn(state)
    hold(state, one, "baptism")
    stars(state, "fire-order-3", "air-chaos-1", "earth-chaos-1", "water-order-3", "water-order-2")
    state.apply(one, GAME.space.parse("fold"))
    assert refused(state, one, "play baptism-a") == "card.requirement"


@pytest.mark.rule("theomachy.ruling.damaged-work", "theomachy.ruling.marker-apart")
def test_a_damaged_place_works_and_its_marker_cannot_be_spent() -> None:
    state = bidding(2)
    one = turn(state)
    stars(state, "fire-chaos-1", "fire-chaos-2", "fire-chaos-3")
    place = put_place(state, one, "stone-circle")
    state.mark[place] = u8(p.M_DAMAGED)
    assert state.controls(one, 4) == 1
    community(state, one, 0, 0, 0)
    assert legal(state, one) == ["wait", "fold"] and state.clergy(i64(one)) == 0


@pytest.mark.rule("theomachy.folded.no-part", "theomachy.react.only")
def test_who_has_folded_cannot_react() -> None:
    state = bidding(3)
    out = turn(state)
    hold(state, out, "tailwind", "trial-by-fire")
    control_all(state, out)
    state.apply(out, GAME.space.parse("fold"))
    state.apply(turn(state), GAME.space.parse("raise believer"))
    assert state.agenda.kind_for(out) != a.TO_REACT and turn(state) != out


@pytest.mark.rule("theomachy.ruling.reaction-order")
def test_of_two_who_react_the_next_clockwise_acts_first_and_the_other_keeps_the_card() -> None:
    state = bidding(4)
    one = turn(state)
    two, four = (one + 1) % 4, (one + 3) % 4
    hold(state, one, "harvest")
    hold(state, two, "dissolve-b")
    hold(state, four, "dissolve-a")
    for seat in range(4):
        control_all(state, seat)
    before = has(state, one)
    state.apply(one, GAME.space.parse("play harvest-a"))
    answer_all(state, **{f"seat{two}": "play dissolve-b", f"seat{four}": "play dissolve-a"})
    pass_all(state)
    assert has(state, one) == before and state.where[number("dissolve-b")] == p.DISCARD_OF + two
    assert state.where[number("dissolve-a")] == p.HAND_OF + four


@pytest.mark.rule("theomachy.ruling.reaction-order", "theomachy.react.only")
def test_after_one_reaction_the_others_may_still_react_to_the_same_raise() -> None:
    state = bidding(3)
    one = turn(state)
    two, three = (one + 1) % 3, (one + 2) % 3
    hold(state, two, "trial-by-fire-a")
    hold(state, three, "trial-by-fire-b")
    for seat in range(3):
        control_all(state, seat)
    before = has(state, one)[2]
    state.apply(one, GAME.space.parse("raise priest"))
    answer_all(state, **{f"seat{two}": "play trial-by-fire-a", f"seat{three}": "play trial-by-fire-b"})
    while "play trial-by-fire-b" not in legal(state, three):
        answer_all(state)
    state.apply(three, GAME.space.parse("play trial-by-fire-b"))
    pass_all(state)
    assert has(state, one)[2] == before - 2


@pytest.mark.rule("theomachy.folded.settles", "theomachy.ruling.cancelled")
def test_who_has_folded_may_react_in_the_settlement() -> None:
    state = bidding(2)
    one, two = turn(state), 1 - turn(state)
    hold(state, one, "dissolve")
    hold(state, two, "pillage")
    control_all(state, one)
    control_all(state, two)
    before = has(state, one)
    state.apply(one, GAME.space.parse("fold"))
    answer_all(state, **{f"seat{two}": "play pillage-a"})
    assert legal(state, one) == ["play dissolve-a", "pass"]
    state.apply(one, GAME.space.parse("play dissolve-a"))
    pass_all(state)
    assert has(state, one) == before


@pytest.mark.rule("theomachy.ruling.cancelled", "theomachy.bid.effects")
def test_a_cancelled_lasting_effect_is_discarded() -> None:
    state = bidding(2)
    one, two = turn(state), 1 - turn(state)
    hold(state, one, "zealots", "breaker")
    hold(state, two, "dissolve")
    control_all(state, one)
    control_all(state, two)
    before = int(strength(state, i64(one)))
    state.apply(one, GAME.space.parse("play zealots-a"))
    state.apply(two, GAME.space.parse("play dissolve-a"))
    pass_all(state)
    assert state.where[number("zealots")] == p.DISCARD_OF + one and strength(state, i64(one)) == before


@pytest.mark.rule("theomachy.powers.when", "theomachy.battle.attacks")
def test_powers_are_laid_in_battle_too_and_laying_one_is_no_attack() -> None:
    state, one = battle(("air-order-1", "water-chaos-1"), ("air-order-2",))
    do(state, one, "play air-order-1")
    assert turn(state) == one and refused(state, one, "wait") == "engine.not-the-question"
    do(state, one, "pass")
    do(state, 1 - one, "pass")
    assert state.now[p.WINNERS] != 0  # all passed one after another


@pytest.mark.rule("theomachy.ruling.pass-and-return", "theomachy.battle.ends")
def test_the_battle_goes_on_until_all_have_passed_after_the_last_attack() -> None:
    state, one = battle(("breaker", "air-order-1"), ("tempest", "air-order-2"), ("air-order-3",))
    two, three = (one + 1) % 3, (one + 2) % 3
    for seat in range(3):
        control_all(state, seat)
    do(state, one, "pass")
    do(state, two, "play tempest-a")
    do(state, two, "pass")  # ends the turn; it was no pass
    do(state, three, "pass")
    do(state, one, "play breaker-a")
    do(state, one, "pass")
    do(state, two, "pass")
    do(state, three, "pass")
    assert turn(state) == one and state.now[p.WINNERS] == 0
    do(state, one, "pass")
    assert state.now[p.WINNERS] != 0


def test_a_word_else_looks_at_the_sentence_before_it() -> None:
    does = "REMOVE opp stake believer 1; WITHDRAW opp priest 1; ELSE WITHDRAW opp prophet 1"
    state = GAME.start(2, 1, advanced=True, cards={"quicksand": {"does": does}})
    assert isinstance(state, TheomachyState)
    ready, one = battle(("quicksand", "air-order-1"), ("air-order-2",))
    ready.box = state.box
    control_all(ready, one)
    stake(ready, 1 - one, 1, 0, 2)
    do(ready, one, "play quicksand-a")
    assert staked(ready, 1 - one) == [0, 0, 1]


@pytest.mark.rule("theomachy.exchange.at-once", "theomachy.bid.place-marker")
def test_the_last_believer_on_a_place_or_paid_for_its_use_is_changed_at_once() -> None:
    state = bidding(2)
    one = turn(state)
    hold(state, one, "altar-of-blood")
    control_all(state, one)
    community(state, one, 0, 3, 1)
    do(state, one, "play altar-of-blood-a")
    assert has(state, one) == [0, 2, 2]
    community(state, one, 0, 2, 1)
    do(state, one, "use altar-of-blood-a")
    assert has(state, one) == [0, 1, 2]


@pytest.mark.rule("theomachy.ruling.once-a-round")
def test_a_reaction_drawn_again_in_the_round_it_was_played_in_is_not_offered() -> None:
    state = bidding(2)
    one, two = turn(state), 1 - turn(state)
    hold(state, two, "tailwind")
    control_all(state, two)
    state.mark[number("tailwind")] = u8(p.M_PLAYED)
    state.apply(one, GAME.space.parse("raise believer"))
    assert legal(state, two) == ["pass"]


@pytest.mark.rule("theomachy.ruling.once-a-round")
def test_a_card_can_be_played_again_in_the_next_round() -> None:
    state = bidding(2)
    one = turn(state)
    hold(state, one, "harvest")
    control_all(state, one)
    do(state, one, "play harvest-a")
    do(state, one, "wait")
    do(state, turn(state), "fold")
    while state.agenda.kind_for(turn(state)) == a.TO_PRAY:
        do(state, turn(state), "pray stack")
    hold(state, one, "harvest")
    assert turn(state) == one and refused(state, one, "play harvest-a") == ""


@pytest.mark.rule("theomachy.settle.constellation")
def test_dark_stars_are_turned_up_before_they_are_put_away() -> None:
    state = bidding(2)
    dark = [int(face) for face in state.sky][3:]
    state.telling = True
    do(state, turn(state), "fold")
    told = [event for name, event in a.EVENTS.read(state.trail) if name == "turned-up"]
    assert [(event["slot"], event["element"]) for event in told] == [(3, dark[0]), (4, dark[1])]


# ---- piles


@pytest.mark.rule("theomachy.start.reshuffle", "theomachy.start.draw", "theomachy.pray.discard")
def test_in_the_second_round_three_are_drawn_six_shuffled_and_two_more_drawn() -> None:
    state = bidding(2, seed=2)
    seat = 0
    hold(state, seat, *[a.CARD_NAMES[card] for card in range(120) if state.where[card] == p.PILE_OF + seat][:5])
    left = [card for card in range(120) if state.where[card] == p.PILE_OF + seat]
    do(state, turn(state), "fold")
    while state.agenda.kind_for(turn(state)) == a.TO_PRAY:
        do(state, turn(state), "pray stack")
    assert [int(state.of(seat, what)) for what in (p.HANDS, p.PILES, p.DISCARDS)] == [5, 4, 0]
    assert all(state.where[card] == p.HAND_OF + seat for card in left)  # what was left comes first


@pytest.mark.rule("theomachy.setup.back-into-stack", "theomachy.draft.keep-eight")
def test_rejected_cards_and_those_set_aside_are_in_the_stack_or_the_row() -> None:
    state = bidding(3)
    decks = {card for card in range(120) if p.HAND_OF <= state.where[card] < p.TABLE_OF}
    assert len(decks) == 24
    assert all(state.where[card] in (p.STACK, p.IN_ROW) for card in set(range(120)) - decks)


@pytest.mark.rule("theomachy.ruling.stack-empty", "theomachy.ruling.price-missing")
def test_who_can_take_no_prayer_takes_none() -> None:
    state = bidding(2)
    one, two = turn(state), 1 - turn(state)
    for card in range(120):
        if state.where[card] in (p.STACK, p.IN_ROW):
            state.where[card] = u8(p.BOX)
    for place in range(6):
        state.row[place] = u8(p.NO_CARD)
    state.now[p.STACKED] = 0
    discards = int(state.of(two, p.DISCARDS))
    do(state, one, "fold")
    assert state.agenda.kind_for(turn(state)) == a.TO_BID and state.of(two, p.DISCARDS) == discards


@pytest.mark.rule("theomachy.deity.one-wonder")
def test_the_next_round_can_bring_the_next_wonder() -> None:
    state, one = as_deity("odin")
    for expected in (1, 2):
        stake(state, one, 1, 0, 1)
        while state.agenda.kind_for(one) != a.TO_BID:
            do(state, turn(state), "wait")
        do(state, one, "fold")
        assert state.of(one, p.WONDER) == expected
        settle(state)
        while state.agenda.kind_for(turn(state)) != a.TO_BID:
            do(state, turn(state), "pray stack" if state.agenda.kind_for(turn(state)) == a.TO_PRAY else "pass")


OF_THE_ROUND = (
    *(p.ATTACKS, p.SPHERES_USED, p.SPHERES_MORE, p.ROUND_STRENGTH, p.PROTECTED, p.PREVENTED_ONE, p.DESPAIRS),
    *(p.ABILITY_USED, p.WISHED, p.HIT_RIVAL),
)


@pytest.mark.rule("theomachy.word.lasting", "theomachy.ruling.myth-uses")
def test_what_was_done_and_used_in_a_round_is_forgotten_in_the_next() -> None:
    state, one = as_deity("odin")
    own_myths(state, "hugin-and-munin")
    for what in OF_THE_ROUND:
        state.put(one, int(what), 1)
    for myth in range(20):
        state.myth_used[myth] = u8(1)
    do(state, one, "fold")
    while state.agenda.kind_for(turn(state)) in (a.TO_PRAY, a.TO_MYTH):
        do(state, turn(state), "pray stack" if state.agenda.kind_for(turn(state)) == a.TO_PRAY else "pass")
    assert [int(state.of(one, int(what))) for what in OF_THE_ROUND] == [0] * len(OF_THE_ROUND)
    assert legal(state, one) == ["myth hugin-and-munin", "pass"]


@pytest.mark.rule("theomachy.bid.folded", "theomachy.bid.somebody-raised")
def test_what_a_folded_player_owed_is_not_owed_in_the_next_round() -> None:
    state = bidding(2)
    do(state, turn(state), "raise priest")
    folded = turn(state)
    do(state, folded, "fold")
    while state.agenda.kind_for(turn(state)) == a.TO_PRAY:
        do(state, turn(state), "pray stack")
    do(state, turn(state), "raise believer")
    assert turn(state) == folded and [int(state.owed[folded * 3 + kind]) for kind in range(3)] == [0, 0, 1]


@pytest.mark.rule("theomachy.start.elements-low")
def test_with_fewer_than_five_elements_all_are_shuffled_before_any_is_laid() -> None:
    missed = 0
    for seed in range(6):
        state = bidding(2, seed)
        last = [face for face in range(24) if state.element[face] == p.E_PILE][:4]
        for face in range(24):
            if state.element[face] == p.E_PILE and face not in last:
                state.element[face] = u8(p.E_BESIDE)
        do(state, turn(state), "fold")
        while state.agenda.kind_for(turn(state)) == a.TO_PRAY:
            do(state, turn(state), "pray stack")
        assert state.now[p.LEVEL] == 2 and sum(1 for where in state.element if where == p.E_PILE) == 19
        missed += not set(last) <= {int(face) for face in state.sky}
    assert missed > 0


@pytest.mark.rule("theomachy.pray.price", "theomachy.exchange.at-once")
def test_the_last_believer_paid_for_a_prayer_is_changed_at_once() -> None:
    state = bidding(2)
    do(state, turn(state), "fold")
    one = turn(state)
    community(state, one, 0, 2, 1)
    do(state, one, "pray 3")
    assert has(state, one) == [0, 1, 2]


@pytest.mark.rule("theomachy.setup.row", "theomachy.pray.price")
@pytest.mark.parametrize(
    ("place", "price"),
    [(1, [0, 1, 0]), (2, [0, 1, 0]), (3, [0, 0, 1]), (4, [0, 0, 1]), (5, [0, 0, 0]), (6, [0, 0, 0])],
)
def test_of_the_row_two_cost_a_priest_two_a_believer_and_two_nothing(place: int, price: list[int]) -> None:
    state = bidding(2)
    do(state, turn(state), "fold")
    one = turn(state)
    before = has(state, one)
    do(state, one, f"pray {place}")
    assert has(state, one) == [before[kind] - price[kind] for kind in range(3)]


# ---- the supply


@pytest.mark.rule("theomachy.ruling.supply", "theomachy.box.clergy", "theomachy.setup.supply")
def test_counted_clergy_are_a_hundred_and_four_communities_leave_four_of_them() -> None:
    state = bidding(4, counted=True)
    assert sum(int(n) for n in IN_BOX) == 100
    assert [int(supply(state, i64(kind))) for kind in range(3)] == [1, 1, 2]
    put_place(state, 0, "stone-circle")
    assert int(supply(state, i64(2))) == 1  # a marker on a place is not in the supply
    assert int(supply(bidding(4), i64(2))) > 100


@pytest.mark.rule("theomachy.ruling.supply")
def test_what_the_counted_supply_lacks_is_not_gained_and_nobody_is_converted() -> None:
    state = bidding(4, counted=True)
    one = turn(state)
    hold(state, one, "harvest-a", "harvest-b", "consecration-a", "consecration-b")
    control_all(state, one)
    before = has(state, one)
    for card in ("harvest-a", "harvest-b"):
        do(state, one, f"play {card}")
    assert has(state, one) == [before[0], before[1], before[2] + 2]
    for card in ("consecration-a", "consecration-b"):
        do(state, one, f"play {card}")
    assert has(state, one) == [before[0], before[1] + 1, before[2] + 1]


@pytest.mark.rule("theomachy.ruling.supply", "theomachy.despair.supply")
def test_what_the_counted_supply_lacks_is_not_borrowed() -> None:
    state = bidding(4, counted=True)
    one = turn(state)
    for k, have in ((1, (0, 0, 3)), (2, (16, 9, 13))):
        community(state, (one + k) % 4, *have)
    do(state, one, "raise prophet")
    two = turn(state)
    assert refused(state, two, "despair") == "ruling.supply" and legal(state, two) == ["fold"]
    community(state, (one + 2) % 4, 7, 9, 13)
    assert legal(state, two) == ["despair", "fold"]


@pytest.mark.parametrize(("counted", "told"), [(True, "In the supply: a prophet, a priest, 2 believers."), (False, "")])
def test_the_table_tells_what_is_left_of_counted_clergy(counted: bool, told: str) -> None:
    state = bidding(4, counted=counted)
    note = table_of(GAME).pieces(state.seen_by(0), 0)["level"].note
    assert (Voice(words("en", GAME), []).text(note) if note is not None else "") == told


# ---- the top of the discard pile


@pytest.mark.rule("theomachy.piles.top", "theomachy.piles.order", "theomachy.engine.hand-under")
def test_of_a_hand_discarded_with_nothing_open_one_card_is_seen_on_top_a_power_if_there_is_one() -> None:
    state = bidding(2)
    one, two = turn(state), 1 - turn(state)
    hold(state, one, "plague", "air-order-2", "unity")
    do(state, one, "fold")
    top = number("air-order-2")
    assert state.of(one, p.TOP_CARD) == top and state.seen_by(two).where[top] == p.DISCARD_OF + one
    assert state.seen_by(two).where[number("plague")] == p.UNKNOWN == state.seen_by(two).where[number("unity")]


@pytest.mark.rule("theomachy.engine.hand-under")
def test_a_card_everybody_knows_to_be_in_the_deck_lies_on_top_before_any_other() -> None:
    state = bidding(2)
    one = turn(state)
    hold(state, one, "plague", "air-order-2", "unity")
    state.whose[number("unity")] = u8(p.PUBLIC)
    do(state, one, "fold")
    assert state.of(one, p.TOP_CARD) == number("unity")
