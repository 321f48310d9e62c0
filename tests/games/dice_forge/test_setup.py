"""What lies on the table when the first player begins."""

from collections import Counter
from typing import cast

import pytest

from tests.games.dice_forge.position import DICE_FORGE, OTHER_CARDS, Table, face
from theogony.games.dice_forge.components import CARD_NAMES, FACE_NAMES, START_FACES, START_GOLD
from theogony.games.dice_forge.rules import DiceForgeState


def start(seats: int, seed: int = 1, **options: str) -> DiceForgeState:
    return cast(DiceForgeState, DICE_FORGE.start(seats, seed, **options))


def gold_before_rolling(seats: int, seed: int) -> list[int]:
    """The gold of the players in turn order; what the first roll brought is taken off again."""
    state = start(seats, seed)
    gold = []
    for k in range(seats):
        seat = (int(state.first) + k) % seats
        rolled = sum(state.face_up(seat, die) == face("gold-1") for die in range(2))
        gold.append(int(state.has(seat, 0)) - rolled)
    return gold


@pytest.mark.rule("dice_forge.setup.players")
def test_two_to_four_play() -> None:
    for seats in (1, 5):
        with pytest.raises(ValueError, match="2 to 4"):
            DICE_FORGE.start(seats)


@pytest.mark.rule("dice_forge.setup.dice")
def test_the_light_die_has_a_sun_the_dark_one_a_moon_and_glory() -> None:
    names = [FACE_NAMES[int(kind)] for kind in START_FACES]
    assert Counter(names[:6]) == {"gold-1": 5, "sun-1": 1}
    assert Counter(names[6:]) == {"gold-1": 4, "moon-1": 1, "glory-2": 1}
    for seat in range(4):
        table = Table(4)
        assert table.die(seat, "light") + table.die(seat, "dark") == names


@pytest.mark.rule("dice_forge.setup.gold")
def test_gold_goes_down_with_the_turn_order() -> None:
    assert gold_before_rolling(4, 3) == [3, 2, 1, 0]
    assert gold_before_rolling(3, 3) == [3, 2, 1]
    assert list(START_GOLD)[:2] == [3, 2]


@pytest.mark.rule("dice_forge.setup.cards")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_stack_has_as_many_cards_as_there_are_players(seats: int) -> None:
    assert list(start(seats).left) == [seats] * 15


@pytest.mark.rule("dice_forge.setup.sanctuary", "dice_forge.ruling.ten-stacks")
def test_the_sanctuary_holds_forty_faces_and_the_gardens_twenty() -> None:
    stock = start(4).stock
    assert sum(stock[:16]) == 40
    assert sum(stock[16:18]) == 0
    assert sum(stock[18:]) == 20
    assert [stock[face(name)] for name in ("gold-3", "gold-6", "any-2", "glory-3", "triple", "boar-red")] == [
        4,
        1,
        1,
        4,
        4,
        1,
    ]
    assert sum(start(3).stock[:16]) == 40


@pytest.mark.rule("dice_forge.setup.two-players")
def test_with_two_players_two_faces_of_each_stack_are_taken_away_by_lot() -> None:
    missing: Counter[str] = Counter()
    for seed in range(40):
        stock = start(2, seed).stock
        assert sum(stock[:16]) == 20
        assert sum(stock[4:8]) == sum(stock[12:16]) == 2
        assert sum(stock[18:]) == 20
        missing.update(FACE_NAMES[kind] for kind in (4, 5, 6, 7, 12, 13, 14, 15) if stock[kind] == 0)
    assert all(8 <= missing[FACE_NAMES[kind]] <= 32 for kind in (4, 5, 6, 7, 12, 13, 14, 15))


@pytest.mark.rule("dice_forge.setup.first-player", "dice_forge.engine.first-player")
def test_the_first_player_is_drawn_by_lot() -> None:
    assert {int(start(4, seed).first) for seed in range(30)} == {0, 1, 2, 3}
    assert all(start(4, seed).active == start(4, seed).first for seed in range(30))


@pytest.mark.rule("dice_forge.cards.introductory")
def test_the_introductory_cards_are_the_usual_ones() -> None:
    names = [CARD_NAMES[kind] for kind in start(4).card_at]
    assert names == [
        "hammer",
        "chest",
        "hind",
        "satyrs",
        "ferryman",
        "helmet",
        "cancer",
        "hydra",
        "sphinx",
        "gorgon",
        "abyss",
        "owl",
        "minotaur",
        "elder",
        "wild-spirits",
    ]


@pytest.mark.rule("dice_forge.cards.swap")
def test_any_of_nine_stacks_can_be_swapped() -> None:
    names = [CARD_NAMES[kind] for kind in start(4, **OTHER_CARDS).card_at]
    assert names == [
        "hammer",
        "chest",
        "bear",
        "boar",
        "cerberus",
        "helmet",
        "sentinel",
        "typhon",
        "cyclops",
        "triton",
        "abyss",
        "celestial-ship",
        "shield",
        "elder",
        "wild-spirits",
    ]
    one = start(4, cards="chosen", gorgon_slot="triton")
    assert [CARD_NAMES[kind] for kind in one.card_at].index("triton") == 9
    assert "hydra" in [CARD_NAMES[kind] for kind in one.card_at]
    with pytest.raises(ValueError, match="cards=chosen"):
        DICE_FORGE.start(4, gorgon_slot="triton")


@pytest.mark.rule("dice_forge.cards.random", "dice_forge.ruling.even-chances")
def test_chance_can_decide_each_of_the_nine_evenly() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(200):
        drawn.update(CARD_NAMES[kind] for kind in start(2, seed, cards="random").card_at)
    for usual, other in (("satyrs", "boar"), ("owl", "celestial-ship"), ("gorgon", "triton")):
        assert drawn[usual] + drawn[other] == 200
        assert 70 <= drawn[other] <= 130
    assert drawn["hammer"] == drawn["elder"] == 200
