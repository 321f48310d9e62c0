"""The eight deities and the twenty myths, one by one: abilities, wishes, what a myth does and when."""

from __future__ import annotations

import pytest
from mypy_extensions import i64, u8

from tests.games.theomachy.positions import (
    GAME,
    all_wait,
    as_deity,
    community,
    control_all,
    do,
    has,
    hold,
    legal,
    own_myths,
    pass_all,
    played_to,
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
from theogony.games.theomachy.components import MYTH_CARDS
from theogony.games.theomachy.rounds import begin_round
from theogony.games.theomachy.rules import TheomachyState

MYTHS = [name for name, *_ in MYTH_CARDS]
HOMES = {name: ("odin", "poseidon", "danu", "ishtar")[k // 5] for k, name in enumerate(MYTHS)}


def wonders(state: TheomachyState, seat: int) -> int:
    return int(state.of(seat, p.WONDER))


def before_battle(state: TheomachyState) -> None:
    for _ in range(3):
        all_wait(state)


# ---- abilities


def test_loki_looks_at_a_dark_star_and_may_replace_it_unseen() -> None:
    state, one = as_deity("loki")
    before = has(state, one)
    do(state, one, "ability")
    assert has(state, one)[2] == before[2] - 1 and legal(state, one) == ["element 3", "element 4"]
    do(state, one, "element 3")
    old = int(state.sky[3])
    assert int(state.seen_by(one).sky[3]) == old and legal(state, one) == ["number 0", "number 1"]
    other = state.clone()
    do(state, one, "number 1")
    assert int(state.sky[3]) != old and state.element[old] == p.E_BESIDE
    assert int(state.seen_by(one).sky[3]) == p.UNKNOWN  # the new star lies face down for Loki too
    assert isinstance(other, TheomachyState)
    do(other, one, "number 0")
    assert int(other.sky[3]) == old == int(other.seen_by(one).sky[3])


def test_cernunnos_draws_two_and_discards_one() -> None:
    state, one = as_deity("cernunnos")
    hold(state, one)
    do(state, one, "ability")
    assert state.of(one, p.HANDS) == 2 and len(legal(state, one)) == 2
    do(state, one, legal(state, one)[0])
    assert (state.of(one, p.HANDS), state.of(one, p.DISCARDS)) == (1, 1)


def test_ishtar_sends_a_priest_home() -> None:
    state, one = as_deity("ishtar")
    rival = 1 - one
    stake(state, rival, 0, 1, 1)
    before = has(state, rival)
    do(state, one, "ability")
    assert staked(state, rival) == [0, 0, 1] and has(state, rival) == [before[0], before[1] + 1, before[2]]


def test_marduk_controls_a_symbol_of_order_more() -> None:
    state, one = as_deity("marduk")
    assert state.controls(one, 4) == state.controls(1 - one, 4) + 1


@pytest.mark.rule("theomachy.exchange.at-once")
def test_markers_removed_one_by_one_from_a_community_are_changed_in_between() -> None:
    state, one = as_deity("ishtar")
    hold(state, one, "inquisition")
    control_all(state, one)
    community(state, 1 - one, 2, 1, 1)
    do(state, one, "play inquisition-a")
    assert has(state, 1 - one) == [1, 2, 1]


@pytest.mark.rule("theomachy.deity.once")
def test_an_ability_can_be_used_again_in_the_next_round() -> None:
    state, one = as_deity("cernunnos")
    do(state, one, "ability")
    do(state, one, legal(state, one)[0])
    do(state, one, "fold")
    while state.agenda.kind_for(turn(state)) != a.TO_BID:
        do(state, turn(state), "pray stack")
    if turn(state) != one:
        do(state, turn(state), "wait")
    assert refused(state, one, "ability") == ""


def test_athena_does_not_use_up_her_shield_where_nothing_would_be_lost() -> None:
    state, one = as_deity("athena")
    rival = 1 - one
    hold(state, rival, "hurricane-a", "undertow-a", "plague-a")
    hold(state, one, "breaker")
    before_battle(state)
    control_all(state, rival)
    state.put(rival, p.SPHERES_MORE, 2)
    stake(state, one, 0, 0, 4)
    do(state, one, "pass")
    do(state, rival, "play hurricane-a")  # there is no priest
    do(state, rival, "play undertow-a")
    do(state, rival, "play plague-a")
    assert staked(state, one) == [0, 0, 4]


# ---- wishes


@pytest.mark.rule("theomachy.deity.wish")
@pytest.mark.parametrize(("prophets", "granted"), [(1, 1), (0, 0)])
def test_odin_wishes_for_a_prophet_in_the_stake_as_the_settlement_begins(prophets: int, granted: int) -> None:
    state, one = as_deity("odin")
    stake(state, one, prophets, 0, 1)
    do(state, one, "fold")
    assert wonders(state, one) == granted


@pytest.mark.rule("theomachy.deity.wish")
def test_loki_wishes_that_somebody_folds_to_the_last_raise_being_his() -> None:
    state, one = as_deity("loki", 3)
    do(state, one, "raise believer")
    do(state, turn(state), "raise believer")
    do(state, turn(state), "fold")  # to the other's raise
    assert wonders(state, one) == 0
    do(state, one, "raise believer")
    do(state, turn(state), "fold")
    assert wonders(state, one) == 1


@pytest.mark.rule("theomachy.deity.wish")
def test_poseidon_wishes_for_two_attacks_in_a_battle() -> None:
    state, one = as_deity("poseidon")
    hold(state, one, "breaker-a", "breaker-b", "plague")
    before_battle(state)
    control_all(state, one)
    do(state, one, "play breaker-a")
    assert wonders(state, one) == 0
    do(state, one, "play breaker-b")
    assert wonders(state, one) == 1


@pytest.mark.rule("theomachy.deity.wish")
@pytest.mark.parametrize(
    ("attacks", "rival_stake", "granted"), [(0, 0, 1), (1, 0, 1), (2, 0, 0), (1, 30, 0), (0, 1, 0)]
)
def test_athena_wishes_to_win_alone_with_at_most_one_attack(attacks: int, rival_stake: int, granted: int) -> None:
    state, one = as_deity("athena")
    hold(state, one, "breaker-a", "breaker-b", "plague")
    before_battle(state)
    control_all(state, one)
    for k in range(attacks):
        do(state, one, f"play breaker-{'ab'[k]}")
    stake(state, 1 - one, 0, 0, rival_stake)
    settle(state)
    assert wonders(state, one) == granted  # with equal stakes nobody wins alone


def test_athena_has_no_wonder_for_a_round_won_without_a_battle() -> None:
    state, one = as_deity("athena")
    do(state, one, "raise believer")
    do(state, turn(state), "fold")
    assert wonders(state, one) == 0


@pytest.mark.rule("theomachy.deity.wish")
@pytest.mark.parametrize(("damaged", "granted"), [(False, 1), (True, 0)])
def test_danu_wishes_for_a_place_that_is_still_there_after_the_settlement(damaged: bool, granted: int) -> None:
    state, one = as_deity("danu")
    card = put_place(state, one, "stone-circle")
    state.mark[card] = u8(p.M_DAMAGED if damaged else 0)
    do(state, one, "fold")
    assert wonders(state, one) == granted


@pytest.mark.rule("theomachy.deity.wish")
@pytest.mark.parametrize(("power", "granted"), [("fire-order-1", 1), ("air-order-1", 0), ("", 0)])
def test_cernunnos_wishes_for_three_of_a_sphere_with_a_power_of_his_own(power: str, granted: int) -> None:
    state, one = as_deity("cernunnos")
    stars(state, "fire-chaos-1", "fire-chaos-2", "earth-chaos-1" if power else "fire-chaos-3")
    if power:
        hold(state, one, power)
        do(state, one, f"play {power}")
    do(state, one, "fold")
    assert wonders(state, one) == granted


@pytest.mark.rule("theomachy.deity.wish")
def test_ishtar_wishes_that_a_card_and_not_her_ability_takes_a_rivals_marker() -> None:
    state, one = as_deity("ishtar")
    stake(state, 1 - one, 0, 1, 1)
    do(state, one, "ability")
    do(state, one, "fold")
    assert wonders(state, one) == 0
    state, one = as_deity("ishtar")
    hold(state, one, "inquisition")
    control_all(state, one)
    do(state, one, "play inquisition-a")
    do(state, one, "fold")
    assert wonders(state, one) == 1


@pytest.mark.rule("theomachy.deity.wish", "theomachy.bid.place-marker")
@pytest.mark.parametrize(
    ("card", "damaged", "granted"), [("scorched-earth", 0, 1), ("earthquake", 0, 0), ("earthquake", 1, 1)]
)
@pytest.mark.parametrize("places", [1, 2])
def test_a_place_that_ishtars_card_destroys_grants_her_wish_one_it_damages_does_not(
    card: str, damaged: int, granted: int, places: int
) -> None:
    state, one = as_deity("ishtar")
    rival = 1 - one
    struck = put_place(state, rival, "stone-circle")
    state.mark[struck] = u8(p.M_DAMAGED * damaged)
    if places == 2:
        put_place(state, rival, "tower-of-storms")
    hold(state, rival, "flood")
    control_all(state, one)
    hold(state, one, card)
    if card == "earthquake":
        to_battle(state)
    do(state, one, f"play {card}-a")
    if places == 2:
        do(state, one, "card stone-circle-a")
    assert state.is_place(struck, rival) != bool(granted)
    assert state.of(one, p.HIT_RIVAL) == granted
    while any(state.agenda.kind_for(seat) in (a.TO_FIGHT, a.TO_BID) for seat in range(2)):
        do(state, turn(state), "pass" if card == "earthquake" else "fold")
    assert wonders(state, one) == granted


@pytest.mark.rule("theomachy.deity.wish")
@pytest.mark.parametrize(("third", "granted"), [("earth-order-1", 1), ("earth-chaos-1", 0)])
def test_marduk_wishes_for_eight_symbols_of_order_with_the_one_he_gives(third: str, granted: int) -> None:
    state, one = as_deity("marduk")
    stars(state, "fire-order-3", "water-order-3", third)
    do(state, one, "fold")
    assert wonders(state, one) == granted


# ---- myths


def with_myth(name: str, seats: int = 2) -> tuple[TheomachyState, int]:
    """Before the first betting round, whoever has the initiative owning this myth and no deity's gift."""
    state, one = as_deity(HOMES[name], seats)
    own_myths(state, name)
    if next(when for myth, _, when, *_ in MYTH_CARDS if myth == name) == "BEFORE_BETTING":
        state.agenda.clear()
        state.then(a.PREPARE, i64(12), i64(0))
        state.run()
    return state, one


@pytest.mark.rule("theomachy.myth.steps", "theomachy.ruling.myth-uses")
@pytest.mark.parametrize("name", [name for name, _, when, *_ in MYTH_CARDS if when == "BEFORE_BETTING"])
def test_a_myth_for_the_betting_is_offered_once_before_it(name: str) -> None:
    state, one = with_myth(name)
    assert legal(state, one) == [f"myth {name}", "pass"]
    do(state, one, "pass")
    assert state.agenda.kind_for(one) == a.TO_BID and refused(state, one, f"myth {name}") == "myth.condition"


def test_hugin_and_munin_look_at_a_dark_star() -> None:
    state, one = with_myth("hugin-and-munin")
    do(state, one, "myth hugin-and-munin")
    do(state, one, "element 4")
    assert int(state.seen_by(one).sky[4]) == int(state.sky[4]) and int(state.seen_by(one).sky[3]) == p.UNKNOWN
    assert state.agenda.kind_for(one) == a.TO_BID  # once a round


def test_pandoras_box_takes_a_priest_from_every_opponent_and_is_gone() -> None:
    state, one = with_myth("pandoras-box", 3)
    before = [has(state, seat) for seat in range(3)]
    do(state, one, "myth pandoras-box")
    for seat in range(3):
        assert has(state, seat)[1] == before[seat][1] - (seat != one)
    assert state.myth[MYTHS.index("pandoras-box")] == p.Y_DEAD


def test_the_oracle_of_delphi_shows_a_named_rivals_hand() -> None:
    state, one = with_myth("oracle-of-delphi", 3)
    rival = (one + 1) % 3
    do(state, one, "myth oracle-of-delphi")
    do(state, one, f"target {rival}")
    assert sum(1 for where in state.seen_by(one).where if where == p.HAND_OF + rival) == state.of(rival, p.HANDS)


def test_samhain_brings_a_prophet_and_is_gone() -> None:
    state, one = with_myth("samhain")
    before = has(state, one)
    do(state, one, "myth samhain")
    assert has(state, one) == [before[0] + 1, before[1], before[2]]
    assert state.myth[MYTHS.index("samhain")] == p.Y_DEAD


@pytest.mark.parametrize(("aspect", "what"), [("order", 4), ("chaos", 5)])
def test_the_stone_of_destiny_gives_a_chosen_symbol_until_the_end_of_the_round(aspect: str, what: int) -> None:
    state, one = with_myth("stone-of-destiny")
    before = int(state.controls(one, what))
    do(state, one, "myth stone-of-destiny")
    do(state, one, f"aspect {aspect}")
    assert int(state.controls(one, what)) == before + 1
    do(state, one, "fold")
    assert int(state.control[one * 6 + what]) == 0


def test_the_tablets_replace_an_open_star() -> None:
    state, one = with_myth("tablets-of-destiny")
    old = int(state.sky[2])
    do(state, one, "myth tablets-of-destiny")
    do(state, one, "element 2")
    assert int(state.sky[2]) != old


def test_the_ziggurat_draws_a_card_at_the_start_of_every_round() -> None:
    state, one = with_myth("ziggurat-of-ur")
    for seat in range(2):
        hold(state, seat)
    for slot in range(5):
        state.element[state.sky[slot]] = u8(p.E_PILE)
    state.agenda.clear()
    begin_round(state)
    state.run()
    assert [int(state.of(seat, p.HANDS)) for seat in (one, 1 - one)] == [6, 5]


def test_the_trojan_horse_sends_home_the_marker_its_owner_picks() -> None:
    state, one = with_myth("trojan-horse")
    rival = 1 - one
    before_battle(state)
    stake(state, rival, 1, 0, 1)
    before = has(state, rival)
    do(state, one, "myth trojan-horse")
    assert legal(state, one) == ["marker prophet", "marker believer"]
    do(state, one, "marker prophet")
    assert staked(state, rival) == [0, 0, 1] and has(state, rival)[0] == before[0] + 1
    assert state.myth[MYTHS.index("trojan-horse")] == p.Y_DEAD


def test_the_great_deluge_takes_all_believers_of_all_opponents() -> None:
    state, one = with_myth("great-deluge", 3)
    before_battle(state)
    for seat in range(3):
        stake(state, seat, 1, 1, 3)
    do(state, one, "myth great-deluge")
    assert [staked(state, seat)[2] for seat in range(3)] == [3 if seat == one else 0 for seat in range(3)]


@pytest.mark.rule("theomachy.ruling.count-late")
@pytest.mark.parametrize(
    ("hero", "added"),
    [
        ("sigurd", 6),
        ("brynhild", 5),
        ("heracles", 8),
        ("odysseus", 4),
        ("cu-chulainn", 4 + 2),
        ("fionn-mac-cumhaill", 3 + 3),
        ("gilgamesh", 5 + 2),
        ("enkidu", 4),
    ],
)
def test_a_hero_adds_strength_while_in_the_stake(hero: str, added: int) -> None:
    state, one = with_myth(hero)
    hold(state, one, "breaker", "plague")
    before_battle(state)
    control_all(state, one)
    stake(state, one, 0, 2, 3)
    cards = int(state.of(one, p.HANDS))
    do(state, one, f"myth {hero}")
    assert state.of(one, p.HANDS) == cards + (2 if hero == "odysseus" else 0)
    assert state.of(one, p.SPHERES_MORE) == (1 if hero == "brynhild" else 0)
    do(state, one, "play breaker-a")
    assert strength(state, i64(one)) == 16 + 5 + added


def test_enkidu_saves_a_marker_of_a_lost_battle_and_dies() -> None:
    state, one = with_myth("enkidu")
    before_battle(state)
    do(state, one, "myth enkidu")
    stake(state, one, 1, 0, 2)
    stake(state, 1 - one, 5, 0, 0)
    before = has(state, one)
    settle(state)
    assert legal(state, one) == ["marker prophet", "marker believer"]
    do(state, one, "marker prophet")
    pass_all(state)
    assert has(state, one)[0] == before[0] + 1 and state.myth[MYTHS.index("enkidu")] == p.Y_DEAD


@pytest.mark.parametrize("fights", [True, False])
def test_valhalla_saves_two_believers_after_a_lost_battle_but_not_after_folding(fights: bool) -> None:
    state, one = with_myth("valhalla")
    hold(state, 1 - one)
    stake(state, one, 0, 0, 3)
    before = has(state, one)[2]
    if not fights:
        state.apply(one, GAME.space.parse("fold"))
        assert state.agenda.kind_for(one) != a.TO_SETTLE or legal(state, one) == ["pass"]
        return
    hold(state, one, "plague")
    before_battle(state)
    stake(state, 1 - one, 5, 0, 0)
    state.apply(one, GAME.space.parse("pass"))
    assert legal(state, one) == ["myth valhalla", "pass"]
    state.apply(one, GAME.space.parse("myth valhalla"))
    state.apply(one, GAME.space.parse("number 2"))
    assert legal(state, one) == ["pass"] or state.agenda.kind_for(one) != a.TO_SETTLE
    assert has(state, one)[2] >= before + 2


def test_the_cauldron_makes_a_priest_for_a_winner() -> None:
    state, one = with_myth("cauldron-of-the-dagda")
    hold(state, 1 - one)
    community(state, one, 1, 1, 5)
    do(state, one, "raise believer")
    state.apply(turn(state), GAME.space.parse("fold"))
    assert legal(state, one) == ["myth cauldron-of-the-dagda", "pass"]
    before = has(state, one)
    state.apply(one, GAME.space.parse("myth cauldron-of-the-dagda"))
    pass_all(state)
    assert has(state, one)[1] == before[1] + 1 and has(state, one)[2] == before[2] - 1 + 2  # and the stake


@pytest.mark.rule("theomachy.myth.one-of")
def test_a_myth_put_under_the_pile_comes_back_when_all_others_have_been_on_top() -> None:
    state, one = as_deity("odin")
    for myth in range(5):
        state.myth[myth] = u8(p.Y_PILE)
    state.myth[2] = u8(p.Y_TOP)
    tops = []
    for _ in range(10):
        for seat in range(2):
            community(state, seat, 4, 8, 12)
        while state.agenda.kind_for(turn(state)) != a.TO_MYTH:
            kind = state.agenda.kind_for(turn(state))
            do(state, turn(state), "fold" if kind == a.TO_BID else "pray stack" if kind == a.TO_PRAY else "pass")
        tops.append(next(k for k in range(5) if state.myth[k] == p.Y_TOP))
        do(state, one, "top bury")
    assert sorted(tops[:5]) == [0, 1, 2, 3, 4] and tops[5:] == tops[:5] and tops[0] == 2


@pytest.mark.rule("theomachy.myth.one-of", "theomachy.turn.initiative", "theomachy.ruling.wonders-out")
@pytest.mark.parametrize("seed", [0, 1])
def test_myths_are_bought_from_the_initiative_on_and_the_wonders_paid_can_be_taken_again(seed: int) -> None:
    state = played_to(int(a.TO_BID), 2, seed, advanced=True)
    for seat in range(2):
        state.put(seat, p.WONDER, 3)
    state.now[p.WONDERS_LEFT] = 10
    winner = 1 - turn(state)
    do(state, turn(state), "fold")
    while state.agenda.kind_for(turn(state)) == a.TO_PRAY:
        do(state, turn(state), "pray stack")
    assert state.now[p.FIRST] == winner == turn(state)
    left, had = int(state.now[p.WONDERS_LEFT]), wonders(state, winner)
    do(state, winner, "top buy")
    assert state.now[p.WONDERS_LEFT] - left == had - wonders(state, winner) > 0
    assert turn(state) == 1 - winner


def test_fenrir_takes_a_priest_only_where_there_is_no_prophet() -> None:
    state, _ = with_myth("fenrir")
    before_battle(state)
    one = turn(state)
    stake(state, 1 - one, 1, 1, 1)
    do(state, one, "myth fenrir")
    assert staked(state, 1 - one) == [0, 1, 1]


@pytest.mark.rule("theomachy.hero.joins", "theomachy.folded.no-part")
def test_who_has_folded_uses_no_myth_before_the_battle() -> None:
    state, one = as_deity("odin", 3)
    own_myths(state, "sigurd", "fenrir")
    do(state, one, "fold")
    before_battle(state)
    assert state.agenda.kind_for(one) != a.TO_PREPARE
