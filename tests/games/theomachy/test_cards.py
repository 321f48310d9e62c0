"""Requirements, powers, reactions, and what single cards do."""

import pytest
from mypy_extensions import u8

from tests.games.theomachy.positions import (
    GAME,
    bidding,
    community,
    do,
    has,
    hold,
    legal,
    number,
    put_place,
    refused,
    stake,
    staked,
    stars,
    to_battle,
    turn,
)
from theogony.games.theomachy import actions as a
from theogony.games.theomachy import position as p
from theogony.games.theomachy.card_text import card_text
from theogony.games.theomachy.cards import CARDS, read_cards
from theogony.table.lines import Voice
from theogony.words import words


@pytest.mark.rule("theomachy.card.requirement", "theomachy.card.chaos", "theomachy.card.order", "theomachy.card.sphere")
@pytest.mark.rule("theomachy.card.powers-first", "theomachy.powers.when", "theomachy.ruling.open-cards")
@pytest.mark.rule("theomachy.word.control")
def test_a_requirement_counts_open_stars_and_laid_powers() -> None:
    state = bidding(2)
    one = turn(state)
    hold(state, one, "inquisition", "air-chaos-1")
    stars(state, "fire-chaos-3", "water-order-1", "water-order-2", "fire-chaos-2", "fire-chaos-1")
    assert refused(state, one, "play inquisition-a") == "card.requirement"
    do(state, one, "play air-chaos-1")
    assert refused(state, one, "play inquisition-a") == ""
    stars(state, "air-chaos-3")
    assert refused(state, one, "play inquisition-a") == "card.requirement"  # no fire is open


@pytest.mark.rule("theomachy.card.not-used-up", "theomachy.ruling.once-a-round", "theomachy.engine.not-in-hand")
def test_powers_count_for_any_number_of_cards_but_a_card_is_played_once_a_round() -> None:
    state = bidding(2)
    one = turn(state)
    hold(state, one, "water-chaos-2", "rising-tide", "oracle-spring")
    stars(state, "earth-order-1", "fire-order-1", "air-order-1")
    do(state, one, "play water-chaos-2")
    do(state, one, "play oracle-spring-a")
    do(state, one, "play rising-tide-a")
    assert state.of(one, p.HANDS) == 2
    card = number("rising-tide")
    state.where[card] = u8(p.HAND_OF + one)
    state.more(one, p.HANDS, 1)
    state.more(one, p.DISCARDS, -1)
    assert refused(state, one, "play rising-tide-a") == "ruling.once-a-round"
    assert refused(state, one, "play plague-b") in ("engine.not-in-hand", "battle.attacks")


@pytest.mark.rule("theomachy.react.only", "theomachy.engine.windows", "theomachy.ruling.reaction-order")
@pytest.mark.rule("theomachy.engine.raise-paid-first")
def test_everybody_in_the_round_with_a_card_is_asked_for_a_reaction_and_nobody_else_sees_the_answer() -> None:
    state = bidding(3)
    one = turn(state)
    two, three = (one + 1) % 3, (one + 2) % 3
    hold(state, one, "air-order-1")
    hold(state, two, "trial-by-fire", "water-order-1")
    hold(state, three, "breaker")
    stars(state, "fire-chaos-1", "water-order-2", "earth-order-1")
    assert refused(state, one, "play air-order-1") == ""
    state.apply(one, GAME.space.parse("raise believer"))
    assert staked(state, one) == [0, 0, 2]
    assert legal(state, two) == ["play trial-by-fire-a", "pass"] and legal(state, three) == ["pass"]
    play, passing = (GAME.space.parse(said) for said in ("play trial-by-fire-a", "pass"))
    assert state.seen_action(two, play, three) == state.seen_action(two, passing, three)
    before = has(state, one)[2]
    state.apply(two, play)
    assert state.seen_by(three).awaited() == state.seen_by(-1).awaited()
    do(state, three, "pass")
    assert has(state, one)[2] == before - 1
    assert turn(state) == two and int(state.owed[two * 3 + 2]) == 1


@pytest.mark.rule("theomachy.react.powers")
def test_powers_are_laid_before_a_reaction() -> None:
    state = bidding(2)
    one, two = turn(state), 1 - turn(state)
    hold(state, two, "tailwind", "air-chaos-3", "fire-order-1")
    stars(state, "fire-order-2", "water-order-2", "earth-order-1")
    hold(state, one)
    state.apply(one, GAME.space.parse("raise prophet"))
    assert "play tailwind-a" in legal(state, two)
    do(state, two, "play tailwind-a")
    assert legal(state, two) == ["play fire-order-1", "play air-chaos-3"]
    do(state, two, "play air-chaos-3")
    assert int(state.owed[two * 3]) == 0 and state.agenda.kind_for(two) == a.TO_BID


@pytest.mark.rule("theomachy.ruling.cancelled")
def test_a_cancelled_effect_does_nothing_and_a_cancelled_cancelling_neither() -> None:
    state = bidding(2)
    one, two = turn(state), 1 - turn(state)
    stars(state, "earth-order-3", "water-chaos-3", "fire-order-1")
    hold(state, one, "harvest", "dissolve-b")
    hold(state, two, "dissolve-a")
    before = has(state, one)
    state.apply(one, GAME.space.parse("play harvest-a"))
    state.apply(two, GAME.space.parse("play dissolve-a"))
    assert "play dissolve-b" in legal(state, one)
    state.apply(one, GAME.space.parse("play dissolve-b"))
    assert has(state, one) == [before[0], before[1], before[2] + 2]
    state = bidding(2)
    one, two = turn(state), 1 - turn(state)
    stars(state, "earth-order-3", "water-chaos-3", "fire-order-1")
    hold(state, one, "harvest", "breaker")
    hold(state, two, "dissolve-a")
    state.apply(one, GAME.space.parse("play harvest-a"))
    state.apply(two, GAME.space.parse("play dissolve-a"))
    state.apply(one, GAME.space.parse("pass"))
    assert has(state, one) == before and state.where[number("harvest")] == p.DISCARD_OF + one


@pytest.mark.rule("theomachy.despair.withdrawn", "theomachy.word.withdraw")
def test_a_borrowed_marker_that_is_withdrawn_goes_to_the_supply() -> None:
    state = bidding(2)
    one = turn(state)
    hold(state, one, "ebb")
    stars(state, "water-order-3", "fire-chaos-1", "air-chaos-1")
    stake(state, one, 1, 0, 1)
    state.borrowed[one * 3] = 1
    before = has(state, one)
    do(state, one, "play ebb-a")
    do(state, one, "marker prophet")
    assert has(state, one) == before and staked(state, one) == [0, 0, 1]


@pytest.mark.rule("theomachy.ruling.swap-reshuffles")
def test_replacing_a_star_with_an_empty_pile_shuffles_and_raises_the_conflict() -> None:
    state = bidding(2)
    one = turn(state)
    hold(state, one, "fissure")
    stars(state, "earth-chaos-3", "fire-chaos-1", "air-chaos-1")
    for face in range(24):
        if state.element[face] == p.E_PILE:
            state.element[face] = u8(p.E_BESIDE)
    do(state, one, "play fissure-a")
    assert refused(state, one, "element 4") == "engine.not-there"
    do(state, one, "element 0")
    assert state.now[p.LEVEL] == 2 and int(state.sky[0]) < 24


@pytest.mark.rule("theomachy.word.remove", "theomachy.ruling.damaged-work", "theomachy.ruling.marker-stays")
def test_a_destroyed_place_goes_to_its_owners_discard_pile() -> None:
    state = bidding(2)
    one, two = turn(state), 1 - turn(state)
    place = put_place(state, two, "stone-circle")
    before = int(state.controls(two, 4))
    hold(state, one, "scorched-earth")
    stars(state, "fire-chaos-3", "air-chaos-1", "water-chaos-1")
    state.mark[place] = u8(p.M_DAMAGED)
    assert state.controls(two, 4) == 1 or before >= 1  # a damaged place still works
    do(state, one, "play scorched-earth-a")
    assert state.where[place] == p.DISCARD_OF + two and state.place_count(two) == 0


def test_whisper_and_oracle_spring_are_remembered_by_the_state() -> None:
    state = bidding(3)
    one = turn(state)
    rival, third = (one + 1) % 3, (one + 2) % 3
    hold(state, one, "whisper", "oracle-spring")
    hold(state, rival, "plague", "unity")
    stars(state, "air-order-1", "water-order-1", "fire-order-1")
    do(state, one, "play whisper-a")
    do(state, one, f"target {rival}")
    do(state, one, "play oracle-spring-a")
    mine, theirs = state.seen_by(one), state.seen_by(third)
    assert mine.where[number("plague")] == p.HAND_OF + rival and theirs.where[number("plague")] == p.UNKNOWN
    assert [int(face) for face in mine.sky] == [int(face) for face in state.sky]
    assert list(theirs.sky)[3:] == [p.UNKNOWN, p.UNKNOWN]
    assert mine.clone().dump() == mine.dump()


def test_a_word_that_is_not_of_the_language_is_named_with_its_card() -> None:
    with pytest.raises(ValueError, match="Card 'comet': 'STRENGTH' is not a verb"):
        read_cards((("comet", "attack", "fire 1 chaos 1", "", "BATTLE", "STRENGTH 5"),), (), ())
    with pytest.raises(ValueError, match="Card 'comet': 'ice' is not a sphere"):
        read_cards((("comet", "attack", "ice 1 chaos 1", "", "BATTLE", "STR 5"),), (), ())


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_every_card_has_a_text_made_from_what_it_does(language: str) -> None:
    voice = Voice(words(language, GAME), ["Anna", "Bruno"])
    texts = [voice.text(card_text(CARDS, title)) for title in range(24, 100)]
    assert len(set(texts)) >= 70 and all("{" not in text for text in texts)
    flood = voice.text(card_text(CARDS, 26))
    assert "11" in flood and "3" in flood and "2" in flood


@pytest.mark.rule("theomachy.exchange.at-once", "theomachy.battle.at-once")
def test_sacrifice_changes_clergy_in_the_middle_of_the_card() -> None:
    state = bidding(2)
    for seat in range(2):
        hold(state, seat, "sacrifice" if seat == turn(state) else "breaker")
    one = turn(state)
    stars(state, "fire-chaos-3", "air-order-1", "water-order-1", "earth-order-1", "earth-order-2")
    to_battle(state)
    community(state, one, 0, 1, 1)
    before = staked(state, one)[2]
    do(state, one, "play sacrifice-a")
    do(state, one, "number 3")
    assert has(state, one) == [0, 0, 0] and staked(state, one)[2] == before + 3
