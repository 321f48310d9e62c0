"""Cards: choosing, the order of the round, ties, drawing, and both ends of the game."""

import pytest

from tests.games.lords_of_creation.position import LORDS, World, card
from theogony.games.lords_of_creation.actions import EVENTS, TO_ACT, TO_PLACE
from theogony.games.lords_of_creation.components import CARDS
from theogony.games.lords_of_creation.rounds import equal_cards_end
from theogony.table.table import table_of

SEVEN = "I1 I2 H2 G1 W5 W3 G4"


def order(world: World) -> list[int]:
    return [int(seat) for seat in world.state.order]


def to_end_of_turn(world: World) -> None:
    world.do(world.legal("end")[0])


@pytest.mark.rule("lords_of_creation.cards.choose")
def test_cards_are_chosen_in_secret_and_may_be_changed_until_all_are_in() -> None:
    world = World(3).land("island", (0, 0), (0, 2)).round(SEVEN, SEVEN, SEVEN)
    cards = ["island-1", "grassland-1", "island-2", "hill-2", "forest-3", "grassland-4", "forest-5"]
    assert world.legal(seat=0) == [f"card {name}" for name in cards]
    world.do("card forest-3", seat=0).do("card island-1", seat=1)
    assert world.state.awaited() == 0b100 and world.state.acting() == 0b111
    world.do("card forest-5", seat=0)
    assert world.refusal("card hill-4", seat=2) == "cards.choose"
    world.do("card hill-2", seat=2)
    assert list(world.state.shown) == [card("W5"), card("I1"), card("H2")]


@pytest.mark.rule("lords_of_creation.cards.order", "lords_of_creation.cards.equal-numbers")
def test_the_lowest_number_begins_and_terrain_decides_between_equal_numbers() -> None:
    world = World(4).round(SEVEN, SEVEN, SEVEN, SEVEN).choose("H2", "I2", "G1", "W5")  # X9
    assert order(world) == [2, 1, 0, 3]
    world = World(4).round("I4 I1", "H4 I1", "W4 I1", "G4 I1").choose("I4", "H4", "W4", "G4")
    assert order(world) == [0, 1, 2, 3]


def tied_world(seed: int) -> World:
    """Seats 1 and 2 tie behind seat 0, who has hills to settle."""
    world = World(3, seed=seed).land("hill", (0, 0), (2, 0)).land("forest", (0, 2), (0, 4))
    world.state.telling = True
    return world.round("H1 H2", "W3 H2", "W3 H2").choose("H1", "W3", "W3")


@pytest.mark.rule("lords_of_creation.cards.ties", "lords_of_creation.cards.late-ties")
def test_a_tie_is_rolled_for_only_when_the_tied_are_due() -> None:
    first = set()
    for seed in range(12):
        world = tied_world(seed)
        assert world.state.active == 0
        assert "tie-roll" not in world.told()
        world.do("place 0,0", "end")
        rolls = [event for name, event in EVENTS.read(world.state.trail) if name == "tie-roll"][-2:]
        assert rolls[0]["die"] != rolls[1]["die"]
        winner = max(rolls, key=lambda event: event["die"])["seat"]
        assert world.state.active == winner
        first.add(winner)
    assert first == {1, 2}


@pytest.mark.rule("lords_of_creation.cards.late-ties", "lords_of_creation.ruling.equal-rolls")
def test_two_ties_of_a_round_are_rolled_for_one_after_the_other_and_equal_rolls_again() -> None:
    again = 0
    for seed in range(40):
        world = World(4, seed=seed).land("hill", (0, 0), (2, 0), (4, 0)).land("forest", (0, 2), (0, 4), (-2, 2))
        world.state.telling = True
        world.round("H1 G2", "W3 G2", "H1 G2", "W3 G2").choose("H1", "W3", "H1", "W3")
        first = [event["seat"] for name, event in EVENTS.read(world.state.trail) if name == "tie-roll"]
        assert set(first) == {0, 2} and len(first) % 2 == 0
        assert sorted(order(world)[:2]) == [0, 2] and sorted(order(world)[2:]) == [1, 3]
        while world.state.turn_at < 2:
            world.do(world.legal()[0] if world.asked() == TO_PLACE else "end")
        rolls = [event["seat"] for name, event in EVENTS.read(world.state.trail) if name == "tie-roll"]
        assert set(rolls[-2:]) == {1, 3} and sorted(order(world)[2:]) == [1, 3]
        again += len(first) > 2
    assert again > 0


def test_the_dice_of_the_round_before_are_put_away_when_cards_are_turned_up() -> None:
    world = World(2).land("hill", (0, 0), (1, 0)).people(0, (0, 0), 3).people(1, (1, 0), 3).turn(0)
    assert list(world.fight((0, 0), (1, 0), (1, 2, 1)).state.rolled) == [1, 2, 1, 0, 1]
    assert list(world.round(SEVEN, SEVEN).choose("I1", "H2").state.rolled) == [0] * 5


@pytest.mark.rule("lords_of_creation.cards.draw", "lords_of_creation.ruling.drawing-order")
def test_after_the_reveal_everybody_draws_back_to_seven() -> None:
    world = World(3).round(SEVEN, SEVEN, SEVEN).choose("I1", "H2", "W3")
    for seat in range(3):
        assert sum(world.state.hand[seat * int(CARDS) : (seat + 1) * int(CARDS)]) == 7
    assert world.state.stock_size == 57


def test_the_early_end_is_announced_before_the_first_reveal_that_it_counts_at() -> None:
    for stock, warned in ((7, False), (6, False), (5, True), (3, True)):
        world = World(3).round(SEVEN, SEVEN, SEVEN, stock=stock)
        state = world.state
        state.telling = True
        assert not equal_cards_end(state)
        world.choose("W3", "G1", "I2")
        told = [name for name, _ in EVENTS.read(state.trail)]
        assert ("stock-empty" in told) == warned == equal_cards_end(state)


@pytest.mark.rule("lords_of_creation.cards.stock", "lords_of_creation.ruling.leftover-cards")
def test_a_stock_too_small_for_all_serves_nobody_and_is_out_of_the_game() -> None:
    world = World(4).round(SEVEN, SEVEN, SEVEN, SEVEN, stock=3)  # X11
    played = int(world.state.played[card("W3")])
    world.choose("I1", "H2", "W3", "G1")
    assert world.state.stock_closed == 1 and world.state.stock_size == 3
    assert world.state.hand_size == 6
    assert world.state.played[card("W3")] == played + 1  # played cards stay out of the game


@pytest.mark.rule("lords_of_creation.end.equal-cards", "lords_of_creation.ruling.last-seven")
def test_equal_cards_end_the_game_at_the_reveal_once_nobody_can_draw() -> None:
    world = World(3)
    world.state.telling = True
    world.round(SEVEN, SEVEN, SEVEN, stock=2).choose("W3", "G1", "W3")  # X12
    assert world.state.over()
    assert EVENTS.read(world.state.trail)[-1] == ("game-over", {"why": 1})
    assert list(world.state.supply) == [60, 60, 60]
    world = World(3).round(SEVEN, SEVEN, SEVEN, stock=3).choose("W3", "G1", "W3")
    assert not world.state.over()


def test_the_cards_that_end_the_game_lie_in_their_order_even_in_the_first_round() -> None:
    world = World(2)
    world.state.order[1] = world.state.order[0] = 0  # nobody has had a turn
    world.round(SEVEN, SEVEN, stock=1).choose("W3", "W3")
    assert world.state.over() and sorted(order(world)) == [0, 1]
    scene = table_of(LORDS).pieces(world.state.seen_by(-1), -1)
    assert {scene["shown0"].at, scene["shown1"].at} == {"queue@1", "queue@2"}


def test_equal_numbers_on_different_terrain_do_not_end_the_game() -> None:
    assert not World(2).round(SEVEN, SEVEN, stock=0).choose("I2", "H2").state.over()


@pytest.mark.rule("lords_of_creation.ruling.last-seven")
def test_from_the_first_reveal_of_the_last_seven_until_the_last_card_equal_cards_end_the_game() -> None:
    for hand in (SEVEN, "W3 G1", "W3"):
        world = World(3)
        world.state.stock_closed = 1
        world.state.telling = True
        world.round(hand, hand, hand, stock=2)
        if not world.state.over():  # a single card is turned up unasked
            world.choose("W3", "G1" if "G1" in hand else "W3", "W3")
        assert EVENTS.read(world.state.trail)[-1] == ("game-over", {"why": 1})
        assert world.told().count("showed") == 3


@pytest.mark.rule("lords_of_creation.end.all-cards")
def test_the_game_ends_when_all_cards_are_played_the_last_hand_included() -> None:
    world = World(2).land("hill", (0, 0), (2, 0)).round("H1 H2", "H3 H4", stock=1)
    world.choose("H1", "H3").do("place 0,0", "end")
    assert world.state.active == 1 and world.state.hand_size == 1
    # The only hill left is settled without asking; the last cards are turned up without asking.
    world.do("end")
    assert world.state.round == 3 and world.state.hand_size == 0
    assert not world.state.over()
    world.do("end")
    world.do("end")
    assert world.state.over()


def test_a_player_without_a_choice_is_still_asked_while_others_have_one() -> None:
    world = World(2).round("I1 I1", "I1 H2", stock=0)
    assert world.state.awaited() == 0b11
    assert world.legal(seat=0) == ["card island-1"]


@pytest.mark.rule("lords_of_creation.knowledge.deal")
def test_with_complete_knowledge_all_cards_are_dealt_equally_and_the_rest_set_aside() -> None:
    for seats, each, left in ((2, 52, 0), (3, 34, 2), (4, 26, 0), (5, 20, 4)):
        state = World(seats, knowledge=True).state
        assert state.hand_size == each and state.stock_size == left and state.stock_closed == 1


@pytest.mark.rule("lords_of_creation.knowledge.early-end", "lords_of_creation.ruling.knowledge-and-end")
def test_with_complete_knowledge_the_early_end_waits_for_the_last_seven_and_may_be_dropped() -> None:
    eight = SEVEN + " H4"
    for hand, over in ((SEVEN, True), (eight, False)):
        assert World(2, knowledge=True).round(hand, hand, stock=0).choose("W3", "W3").state.over() == over
    world = World(2, knowledge=True, full=True).round(SEVEN, SEVEN, stock=0).choose("W3", "W3")
    assert not world.state.over()
    with pytest.raises(ValueError, match="Option full needs knowledge=true"):
        World(2, full=True)


@pytest.mark.rule("lords_of_creation.ruling.this-edition")
def test_the_highest_card_comes_last() -> None:
    assert order(World(2).round("I5 I1", "H1 I1").choose("I5", "H1")) == [1, 0]


@pytest.mark.rule("lords_of_creation.ruling.without-people")
def test_a_player_without_people_on_the_board_goes_on_playing_cards() -> None:
    world = World(2).land("hill", (0, 0), (2, 0)).people(1, (0, 0), 3).round("H1 H2", "H3 H4").choose("H1", "H3")
    # The one free hill is settled without asking.
    assert world.state.active == 0 and world.asked() == TO_ACT
    assert world.lives(2, 0) == "0: 1"


def test_three_who_tie_go_in_the_order_of_their_rolls() -> None:
    seen = set()
    for seed in range(60):
        world = World(3, seed=seed).land("hill", (0, 0), (2, 0), (4, 0), (-2, 0))
        world.round("H3 H2", "H3 H2", "H3 H2").choose("H3", "H3", "H3")
        assert world.asked() == TO_PLACE
        seen.add(tuple(order(world)))
    assert len(seen) == 6
