"""What is printed on the cards, the islands and the temple, one by one: as the game uses it."""

from collections import Counter

import pytest

from tests.games.dice_forge.position import OTHER_CARDS, Table, face
from theogony.games.dice_forge.components import CARD_NAMES, FACE_NAMES, ISLAND_TABLE

# Card: the portal of its island, its cost in sun and moon shards, the glory printed on it.
PRINTED = {
    "hammer": (1, 0, 1, 0),
    "chest": (1, 0, 1, 2),
    "hind": (2, 0, 2, 2),
    "bear": (2, 0, 2, 2),
    "satyrs": (2, 0, 3, 6),
    "boar": (2, 0, 3, 4),
    "ferryman": (3, 0, 4, 12),
    "cerberus": (3, 0, 4, 6),
    "helmet": (3, 0, 5, 4),
    "cancer": (4, 0, 6, 8),
    "sentinel": (4, 0, 6, 6),
    "hydra": (4, 5, 5, 26),
    "typhon": (4, 5, 5, 16),
    "sphinx": (4, 6, 0, 10),
    "cyclops": (4, 6, 0, 8),
    "abyss": (5, 5, 0, 10),
    "gorgon": (5, 4, 0, 14),
    "triton": (5, 4, 0, 8),
    "minotaur": (6, 3, 0, 8),
    "shield": (6, 3, 0, 6),
    "owl": (6, 2, 0, 4),
    "celestial-ship": (6, 2, 0, 4),
    "elder": (7, 1, 0, 0),
    "wild-spirits": (7, 1, 0, 2),
}
# Face of the sanctuary: its price, and how many there are in a game of three or four.
SOLD = {
    "gold-3": (2, 4),
    "moon-1": (2, 4),
    "gold-4": (3, 4),
    "sun-1": (3, 4),
    "gold-6": (4, 1),
    "any-1": (4, 1),
    "sun-1-glory-1": (4, 1),
    "gold-2-moon-1": (4, 1),
    "gold-3-or-glory-2": (5, 4),
    "moon-2": (6, 4),
    "sun-2": (8, 4),
    "glory-3": (8, 4),
    "glory-4": (12, 1),
    "glory-2-moon-2": (12, 1),
    "all-1": (12, 1),
    "any-2": (12, 1),
}
GARDENS = {"triple": 4, "mirror": 4, "ship": 4} | {
    f"{kind}-{colour}": 1 for kind in ("shield", "boar") for colour in ("red", "blue", "yellow", "green")
}
INTRODUCTORY = [row[3] for row in ISLAND_TABLE]


@pytest.mark.rule("dice_forge.feat.cost", "dice_forge.feat.hero", "dice_forge.score.sum")
@pytest.mark.parametrize("card", CARD_NAMES)
def test_every_card_costs_stands_and_is_worth_what_is_printed(card: str) -> None:
    portal, sun, moon, glory = PRINTED[card]
    options = {} if card in INTRODUCTORY else OTHER_CARDS
    table = Table(4, **options).has(0, sun=sun, moon=moon)
    stack = [CARD_NAMES[kind] for kind in table.state.card_at].index(card)
    feat = f"feat {INTRODUCTORY[stack]}"
    for short in ({"sun": sun - 1}, {"moon": moon - 1}):
        if min(short.values()) >= 0:
            assert Table(4, **options).has(0, sun=sun, moon=moon).has(0, **short).refusal(feat) == "feat.cost"
    table.do(feat)
    assert table.portal(0) == portal
    assert int(table.state.card_glory(0)) == glory
    assert int(table.state.left[stack]) == 3


@pytest.mark.rule("dice_forge.setup.sanctuary", "dice_forge.ruling.ten-stacks", "dice_forge.forge.pay")
def test_every_face_of_the_sanctuary_is_there_and_costs_what_its_basin_says() -> None:
    for seats in (3, 4):
        stock = Table(seats).state.stock
        assert {FACE_NAMES[kind]: int(n) for kind, n in enumerate(stock) if n} == {
            **{name: count for name, (_, count) in SOLD.items()},
            **GARDENS,
        }
    for name, (price, _) in SOLD.items():
        assert Table(4).has(0, gold=price - 1).refusal(f"buy {name}") == "forge.pay"
        table = Table(4).has(0, gold=price).do(f"buy {name}")
        assert table.reserve(0)[0] == 0
        assert table.do("forge light-0").die(0, "light")[0] == name


@pytest.mark.rule("dice_forge.setup.two-players")
def test_with_two_players_every_stack_of_equal_faces_has_two_left() -> None:
    stock = Table(2).state.stock
    assert all(int(stock[face(name)]) == 2 for name, (_, count) in SOLD.items() if count == 4)
    assert Counter(price for name, (price, count) in SOLD.items() if count == 1 and stock[face(name)]) == {4: 2, 12: 2}
