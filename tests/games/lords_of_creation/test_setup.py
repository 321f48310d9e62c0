"""The box, the first hands, and who begins."""

import pytest

from tests.games.lords_of_creation.position import LORDS
from theogony.games.lords_of_creation.actions import EVENTS
from theogony.games.lords_of_creation.components import BOARD, BOX, CARDS, TERRAIN_NAMES
from theogony.games.lords_of_creation.creation import roll_for_start
from theogony.games.lords_of_creation.rules import LordsState


def start(seats: int = 2, seed: int = 1, **options: object) -> LordsState:
    state = LORDS.start(seats, seed, **options)
    assert isinstance(state, LordsState)
    return state


@pytest.mark.rule("lords_of_creation.setup.players")
def test_two_to_five_play() -> None:
    for seats in (2, 3, 4, 5):
        assert start(seats).seats == seats
    for seats in (1, 6):
        with pytest.raises(ValueError, match="played by 2 to 5"):
            LORDS.start(seats, 1)


def test_the_world_is_a_hexagon_with_six_hexes_along_each_side() -> None:
    assert BOARD.size == 91
    assert sum(1 for spot in BOARD.spots if max(abs(spot[0]), abs(spot[1]), abs(spot[0] + spot[1])) == 5) == 30


@pytest.mark.rule("lords_of_creation.setup.packs", "lords_of_creation.cards.face")
def test_two_equal_packs_of_fifty_two_are_shuffled_together() -> None:
    state = start()
    assert list(state.deck) == [4] * 4 + [6] * 12 + [4] * 4
    assert sum(state.deck) == 104
    for card in range(int(CARDS)):
        assert state.card_terrain(card) == card % 4
        assert state.card_value(card) == card // 4 + 1


@pytest.mark.rule("lords_of_creation.setup.humans", "lords_of_creation.people.sides")
def test_everybody_has_sixty_people_who_start_as_barbarians() -> None:
    state = start(5)
    assert list(state.supply) == [60] * 5
    assert sum(state.civil) == 0


@pytest.mark.rule("lords_of_creation.setup.hands")
def test_seven_cards_are_dealt_to_each_and_the_rest_is_the_stock() -> None:
    for seats in (2, 3, 4, 5):
        state = start(seats)
        for seat in range(seats):
            assert sum(state.hand[seat * int(CARDS) : (seat + 1) * int(CARDS)]) == 7
        assert state.stock_size == sum(state.stock) == 104 - 7 * seats


@pytest.mark.rule("lords_of_creation.setup.container", "lords_of_creation.terrain.habitable")
def test_all_terrain_markers_go_into_the_container() -> None:
    state = start()
    assert TERRAIN_NAMES[:4] == ("island", "hill", "forest", "grassland")
    assert list(state.markers) == [16] * 7
    assert state.container_size() == sum(state.container) == 111  # one is drawn already


@pytest.mark.rule("lords_of_creation.setup.phases")
def test_nobody_comes_to_the_world_before_it_is_created() -> None:
    state = start()
    for action in ("place 0,0", "step 0,0 e", "civilise 0,0", "end", "card island-1", "many 1"):
        rule = state.refusal(state.active, LORDS.space.parse(action))
        assert LORDS.rule_id(int(rule)) == "lords_of_creation.setup.phases"


@pytest.mark.rule("lords_of_creation.creation.start-player", "lords_of_creation.ruling.equal-rolls")
def test_everybody_is_equally_likely_to_begin() -> None:
    for seats in (2, 3, 5):
        began = [0] * seats
        for seed in range(600):
            began[int(start(seats, seed).active)] += 1
        assert all(abs(count - 600 / seats) < 4 * (600 / seats) ** 0.5 for count in began), began


@pytest.mark.rule("lords_of_creation.creation.start-player", "lords_of_creation.ruling.equal-rolls")
def test_the_highest_roll_begins_and_only_those_who_tie_for_it_roll_again() -> None:
    again = 0
    for seed in range(40):
        state = start(4, seed)
        state.telling = True
        first = roll_for_start(state)
        rolls = [(event["seat"], event["die"]) for name, event in EVENTS.read(state.trail) if name == "start-roll"]
        rolling = [0, 1, 2, 3]
        while rolling:
            dice, rolls = rolls[: len(rolling)], rolls[len(rolling) :]
            assert [seat for seat, _ in dice] == rolling
            best = max(die for _, die in dice)
            leaders = [seat for seat, die in dice if die == best]
            again += len(leaders) > 1
            rolling = leaders if len(leaders) > 1 else []
        assert [first] == leaders and rolls == []
    assert again > 0


def test_the_box_of_the_reconstruction_is_the_usual_one() -> None:
    assert LORDS.checked_options(2, {})["box"] == BOX
