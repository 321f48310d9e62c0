"""What every prayer card does, one by one, as it is printed."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from tests.games.theomachy.positions import (
    GAME,
    answer_all,
    battle,
    bidding,
    community,
    control_all,
    do,
    has,
    hold,
    legal,
    number,
    pass_all,
    put_place,
    refused,
    stake,
    staked,
    stars,
    turn,
)
from theogony.games.theomachy import actions as a
from theogony.games.theomachy import position as p
from theogony.games.theomachy.battle import strength
from theogony.games.theomachy.components import ACTION_CARDS
from theogony.games.theomachy.rules import TheomachyState

# Against a stake of 1 prophet, 1 priest, 4 believers, with 2 priests and 3 believers of one's own: what is added to
# the own strength, and what is left of the rival's stake.
ATTACKS = {
    "breaker": (5, [1, 1, 4]),
    "tempest": (7, [1, 1, 4]),
    "flood": (11, [1, 1, 2]),
    "undertow": (4, [1, 0, 4]),
    "mirror-of-the-deep": (1 + 6, [1, 1, 4]),
    "wall-of-fire": (6, [1, 1, 4]),
    "firestorm": (6, [1, 1, 3]),
    "burning-zeal": (3 + 2 * 2, [1, 1, 4]),
    "eruption": (10, [1, 1, 4]),
    "plague": (0, [1, 1, 0]),
    "quicksand": (6, [1, 1, 4]),
    "earthquake": (8, [1, 1, 4]),
    "bulwark": (4 + 2 * 1, [1, 1, 4]),
    "landslide": (8, [1, 1, 4]),
    "sheet-lightning": (7, [1, 1, 4]),
    "unity": (5, [1, 1, 4]),
    "hurricane": (5, [1, 0, 4]),
    "thunderclap": (5, [1, 1, 4]),
    "crosswinds": (5, [1, 1, 4]),
}


def fight(card: str) -> tuple[TheomachyState, int, int]:
    """A battle in which whoever begins holds this card and can play it, with a place and such stakes."""
    state, one = battle((card, "water-order-1"), ("water-order-2",))
    put_place(state, one, "stone-circle")
    hold(state, one, card, "water-order-1")
    control_all(state, one)
    stake(state, one, 0, 2, 3)
    stake(state, 1 - one, 1, 1, 4)
    return state, one, 1 - one


def test_the_table_of_attacks_has_all_but_sacrifice() -> None:
    assert set(ATTACKS) == {name for name, kind, *_ in ACTION_CARDS if kind == "attack"} - {"sacrifice"}


@pytest.mark.rule("theomachy.battle.strength", "theomachy.battle.at-once")
@pytest.mark.parametrize("card", ATTACKS)
def test_an_attack_adds_its_strength_and_takes_its_toll_at_once(card: str) -> None:
    state, one, rival = fight(card)
    before, community_before = int(strength(state, i64(one))), has(state, rival)
    do(state, one, f"play {card}-a")
    added, left = ATTACKS[card]
    assert int(strength(state, i64(one))) == before + added
    assert staked(state, rival) == left
    withdrawn = card == "undertow"  # what is withdrawn comes home; what is removed is gone
    assert has(state, rival) == [community_before[0], community_before[1] + withdrawn, community_before[2]]


def test_earthquake_damages_a_place_of_every_opponent_and_destroys_a_damaged_one() -> None:
    state, one = battle(("earthquake-a", "earthquake-b", "air-order-1"), ("air-order-2",), ("air-order-3",))
    two, three = (one + 1) % 3, (one + 2) % 3
    places = [put_place(state, two, "stone-circle"), put_place(state, three, "sacred-spring")]
    other = put_place(state, two, "tower-of-storms")
    hold(state, two, "air-order-2")
    hold(state, three, "air-order-3")
    control_all(state, one)
    do(state, one, "play earthquake-a")
    assert legal(state, one) == ["card stone-circle-a", "card tower-of-storms-a"]
    do(state, one, "card stone-circle-a")
    assert [int(state.mark[card]) & int(p.M_DAMAGED) for card in (*places, other)] == [p.M_DAMAGED, p.M_DAMAGED, 0]
    do(state, one, "play earthquake-b")
    do(state, one, "card stone-circle-a")
    assert [int(state.where[card]) for card in (*places, other)] == [
        p.DISCARD_OF + two,
        p.DISCARD_OF + three,
        p.TABLE_OF + two,
    ]


@pytest.mark.rule("theomachy.folded.no-part")
@pytest.mark.parametrize("card", ["firestorm", "earthquake"])
def test_what_hits_all_opponents_spares_who_has_folded(card: str) -> None:
    state, one = battle((card, "air-order-1"), ("air-order-2",), ("air-order-3",))
    rival, out = (one + 1) % 3, (one + 2) % 3
    place = put_place(state, out, "stone-circle")
    state.put(out, p.IN_ROUND, 0)
    control_all(state, one)
    before = staked(state, out)
    do(state, one, f"play {card}-a")
    assert card == "earthquake" or staked(state, rival) == [0, 0, 0]
    assert staked(state, out) == before and int(state.mark[place]) & int(p.M_DAMAGED) == 0


def bid_with(card: str, *others: str, seats: int = 2) -> tuple[TheomachyState, int, int]:
    """The first turn of a round, with this card in hand and every requirement met."""
    state = bidding(seats)
    one = turn(state)
    hold(state, one, card, *others)
    control_all(state, one)
    return state, one, (one + 1) % seats


def test_ebb_brings_back_a_marker_of_ones_choice() -> None:
    state, one, _ = bid_with("ebb")
    stake(state, one, 1, 0, 2)
    before = has(state, one)
    do(state, one, "play ebb-a")
    assert legal(state, one) == ["marker prophet", "marker believer"]
    do(state, one, "marker prophet")
    assert staked(state, one) == [0, 0, 2] and has(state, one) == [before[0] + 1, before[1], before[2]]


@pytest.mark.rule("theomachy.exchange.at-once", "theomachy.word.withdraw")
def test_a_priest_withdrawn_into_an_empty_community_is_changed_at_once() -> None:
    state, one, _ = bid_with("ebb")
    stake(state, one, 0, 1, 1)
    community(state, one, 0, 0, 0)
    do(state, one, "play ebb-a")
    do(state, one, "marker priest")
    assert has(state, one) == [0, 0, 2]


def test_rising_tide_draws_two_and_second_breath_three_for_one() -> None:
    state, one, _ = bid_with("rising-tide", "second-breath")
    do(state, one, "play rising-tide-a")
    assert state.of(one, p.HANDS) == 3
    do(state, one, "play second-breath-a")
    assert state.of(one, p.HANDS) == 5 and len(legal(state, one)) == 5
    do(state, one, legal(state, one)[0])
    assert state.of(one, p.HANDS) == 4 and turn(state) == one


def test_consecration_makes_a_priest_of_a_believer_and_changes_at_once_if_it_was_the_last() -> None:
    state, one, _ = bid_with("consecration-a", "consecration-b")
    community(state, one, 0, 1, 2)
    do(state, one, "play consecration-a")
    assert has(state, one) == [0, 2, 1]
    do(state, one, "play consecration-b")
    assert has(state, one) == [0, 2, 2]


@pytest.mark.parametrize(("card", "left"), [("plague", [0, 1, 3]), ("hurricane", [0, 1, 3]), ("undertow", [0, 1, 3])])
def test_bastion_protects_the_stake_from_opposing_cards_for_the_round(card: str, left: list[int]) -> None:
    state, one = battle(("water-order-1",), (card, "water-order-2"))
    rival = 1 - one
    control_all(state, rival)
    state.put(one, p.PROTECTED, 1)
    stake(state, one, *left)
    do(state, one, "pass")
    do(state, rival, f"play {card}-a")
    assert staked(state, one) == left


def test_bastion_stays_on_the_table_and_lasts_one_round() -> None:
    state, one, _ = bid_with("bastion", "breaker")
    do(state, one, "play bastion-a")
    assert state.of(one, p.PROTECTED) == 1 and state.where[number("bastion")] == p.TABLE_OF + one
    do(state, one, "fold")
    while state.agenda.kind_for(turn(state)) == a.TO_PRAY:
        do(state, turn(state), "pray stack")
    assert state.of(one, p.PROTECTED) == 0


def test_fissure_replaces_an_open_star_and_everybody_sees_both() -> None:
    state, one, rival = bid_with("fissure")
    old = int(state.sky[1])
    do(state, one, "play fissure-a")
    assert legal(state, one) == ["element 0", "element 1", "element 2"]
    do(state, one, "element 1")
    assert int(state.sky[1]) != old and state.element[old] == p.E_BESIDE
    assert state.seen_by(rival).sky[1] == state.sky[1]


def test_gust_makes_a_rival_discard_a_card_at_random() -> None:
    state, one, rival = bid_with("gust")
    hold(state, rival, "plague", "unity", "breaker")
    do(state, one, "play gust-a")
    assert state.of(rival, p.HANDS) == 2 and state.of(rival, p.DISCARDS) == 1
    assert state.seen_by(one).where[state.of(rival, p.TOP_CARD)] == p.DISCARD_OF + rival


def test_inquisition_removes_a_priest_for_good() -> None:
    state, one, rival = bid_with("inquisition")
    before = has(state, rival)
    do(state, one, "play inquisition-a")
    assert has(state, rival) == [before[0], before[1] - 1, before[2]] and staked(state, rival) == [0, 0, 1]


def test_scorched_earth_destroys_the_place_its_player_picks() -> None:
    state, one, rival = bid_with("scorched-earth")
    put_place(state, rival, "stone-circle")
    kept = put_place(state, rival, "tower-of-storms")
    hold(state, rival)
    do(state, one, "play scorched-earth-a")
    do(state, one, "card stone-circle-a")
    assert state.place_count(rival) == 1 and state.is_place(kept, rival)


@pytest.mark.rule("theomachy.bid.somebody-raised")
def test_tailwind_frees_from_the_raise_it_answers_and_from_no_other() -> None:
    state = bidding(3)
    one, two, three = (turn(state) + k for k in range(3))
    two, three = two % 3, three % 3
    hold(state, three, "tailwind-a", "tailwind-b")
    control_all(state, three)
    do(state, one, "raise believer")
    state.apply(two, GAME.space.parse("raise believer"))
    answer_all(state, **{f"seat{three}": "play tailwind-a"})
    while state.agenda.kind_for(three) == a.TO_REACT:
        answer_all(state, **{f"seat{three}": "play tailwind-b" if "play tailwind-b" in legal(state, three) else "pass"})
    assert int(state.owed[three * 3 + 2]) == 1
    assert "match" in legal(state, three)


def test_tailwind_frees_from_a_later_raise_too() -> None:
    state = bidding(2)
    one, two = turn(state), 1 - turn(state)
    hold(state, two, "tailwind-a", "tailwind-b", "breaker")
    control_all(state, two)
    state.apply(one, GAME.space.parse("raise believer"))
    state.apply(two, GAME.space.parse("play tailwind-a"))
    pass_all(state)
    do(state, two, "raise believer")
    state.apply(one, GAME.space.parse("raise priest"))
    state.apply(two, GAME.space.parse("play tailwind-b"))
    pass_all(state)
    assert [int(state.owed[two * 3 + kind]) for kind in range(3)] == [0, 0, 0]


# ---- places


def test_sacred_spring_draws_a_sixth_card_at_the_start_of_a_round() -> None:
    state = bidding(2)
    one = turn(state)
    put_place(state, one, "sacred-spring")
    hold(state, one)
    do(state, one, "fold")
    while state.agenda.kind_for(turn(state)) == a.TO_PRAY:
        do(state, turn(state), "pray stack")
    assert [int(state.of(seat, p.HANDS)) for seat in (one, 1 - one)] == [6, 5]


@pytest.mark.rule("theomachy.word.control")
@pytest.mark.parametrize(("card", "what"), [("sunken-temple", 0), ("stone-circle", 4), ("tower-of-storms", 5)])
def test_a_place_gives_one_card_or_symbol_more_to_its_owner_only_and_two_copies_give_two(card: str, what: int) -> None:
    state = bidding(2)
    one = turn(state)
    before = [int(state.controls(seat, what)) for seat in range(2)]
    put_place(state, one, f"{card}-a")
    put_place(state, one, f"{card}-b")
    after = [int(state.controls(seat, what)) for seat in range(2)]
    assert after[one] == before[one] + 2 and after[1 - one] == before[1 - one]


def test_eternal_flame_adds_two_in_battle() -> None:
    state, one = battle(("water-order-1",), ("water-order-2",))
    before = int(strength(state, i64(one)))
    put_place(state, one, "eternal-flame")
    assert int(strength(state, i64(one))) == before + 2


@pytest.mark.rule("theomachy.ruling.once-a-round")
def test_the_altar_takes_a_believer_for_four_strength_once_a_round() -> None:
    state = bidding(2)
    one = turn(state)
    put_place(state, one, "altar-of-blood")
    before, community_before = int(strength(state, i64(one))), has(state, one)
    do(state, one, "use altar-of-blood-a")
    assert int(strength(state, i64(one))) == before + 4 and has(state, one)[2] == community_before[2] - 1
    assert refused(state, one, "use altar-of-blood-a") == "ruling.once-a-round"
    community(state, one, 0, 0, 0)
    second = put_place(state, one, "altar-of-blood-b")
    assert refused(state, one, "use altar-of-blood-b") == "deity.cost" and state.is_place(second, one)


def test_the_observatory_looks_at_one_dark_star_for_its_owner_alone() -> None:
    state = bidding(2)
    one = turn(state)
    put_place(state, one, "cloud-observatory")
    do(state, one, "use cloud-observatory-a")
    assert legal(state, one) == ["element 3", "element 4"]
    do(state, one, "element 4")
    assert [int(face) for face in state.seen_by(one).sky][3:] == [p.UNKNOWN, int(state.sky[4])]
    assert [int(face) for face in state.seen_by(1 - one).sky][3:] == [p.UNKNOWN, p.UNKNOWN]


def test_catacombs_do_not_save_what_is_borrowed() -> None:
    state = bidding(2)
    one = turn(state)
    put_place(state, one, "catacombs")
    hold(state, one)
    state.borrowed[one * 3 + 2] = 1
    before = has(state, one)
    do(state, one, "fold")
    assert has(state, one) == before


# ---- the settlement


@pytest.mark.rule("theomachy.settle.effects")
def test_pillage_is_for_winners_and_baptism_for_losers() -> None:
    state = bidding(2)
    one, two = turn(state), 1 - turn(state)
    for seat in range(2):
        hold(state, seat, f"pillage-{'ab'[seat]}", f"baptism-{'ab'[seat]}", f"memory-of-stones-{'ab'[seat]}")
        control_all(state, seat)
    state.apply(one, GAME.space.parse("fold"))
    assert refused(state, one, f"play pillage-{'ab'[one]}") == "settle.effects"
    assert refused(state, two, f"play baptism-{'ab'[two]}") == "settle.effects"
    assert [said.split("-")[0] for said in legal(state, one)] == ["play baptism", "play memory", "pass"]
    assert [said.split("-")[0] for said in legal(state, two)] == ["play pillage", "play memory", "pass"]


@pytest.mark.rule("theomachy.settle.effects", "theomachy.turn.initiative")
@pytest.mark.parametrize("seed", [0, 1, 4])
def test_in_the_settlement_cards_are_played_clockwise_from_the_initiative(seed: int) -> None:
    state = bidding(3, seed)
    first = int(state.now[p.FIRST])
    last = (first + 2) % 3
    hold(state, first, "baptism-a")
    hold(state, last, "memory-of-stones-a", "plague")
    for seat in range(3):
        control_all(state, seat)
    state.apply(first, GAME.space.parse("fold"))
    state.apply(turn(state), GAME.space.parse("fold"))
    answer_all(state, **{f"seat{first}": "play baptism-a", f"seat{last}": "play memory-of-stones-a"})
    pass_quietly = [seat for seat in range(3) if state.agenda.kind_for(seat) == a.TO_REACT]
    for seat in pass_quietly:
        state.apply(seat, a.PASS.of0())
    assert legal(state, first) == ["number 0", "number 1"]  # the holder of the initiative first
    state.apply(first, GAME.space.parse("number 1"))
    assert "play memory-of-stones-a" in legal(state, last)  # then asked again, and the card is still in the hand


def test_dissolve_and_silence_answer_only_what_they_are_for() -> None:
    state, one, rival = bid_with("harvest")
    hold(state, rival, "silence", "dissolve", "tailwind")
    control_all(state, rival)
    state.apply(one, GAME.space.parse("play harvest-a"))
    assert legal(state, rival) == ["play dissolve-a", "pass"]
    pass_all(state)
    state.apply(one, GAME.space.parse("raise believer"))
    assert legal(state, rival) == ["play tailwind-a", "pass"]
    state, one = battle(("breaker", "water-order-1"), ("silence", "dissolve", "tailwind"))
    control_all(state, 1 - one)
    control_all(state, one)
    state.apply(one, GAME.space.parse("play breaker-a"))
    assert legal(state, 1 - one) == ["play silence-a", "pass"]


@pytest.mark.rule("theomachy.card.requirement", "theomachy.card.sphere")
@pytest.mark.parametrize("name", [name for name, *_ in ACTION_CARDS])
def test_a_card_can_be_played_with_just_what_it_needs_and_not_with_one_less(name: str) -> None:
    state = bidding(2)
    needs = next(line[2] for line in ACTION_CARDS if line[0] == name).split()
    wanted = {word: int(n) for word, n in zip(needs[::2], needs[1::2])}
    places = {word: k for k, word in enumerate(("water", "fire", "earth", "air", "order", "chaos"))}
    title = i64(24 + [line[0] for line in ACTION_CARDS].index(name))
    stars(state)
    state.now[p.OPEN_SKY] = 0
    for word, n in wanted.items():
        state.control[places[word]] = n
    assert state.meets(i64(0), title)
    for word in wanted:
        state.control[places[word]] -= 1
        assert not state.meets(i64(0), title)
        state.control[places[word]] += 1
