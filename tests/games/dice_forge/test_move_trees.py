"""Counted move trees: as many ways through a turn of forging as a model of its own finds."""

import pytest

from tests.games.dice_forge.position import Table

PRICES = {
    "gold-3": 2,
    "moon-1": 2,
    "gold-4": 3,
    "sun-1": 3,
    "gold-6": 4,
    "any-1": 4,
    "sun-1-glory-1": 4,
    "gold-2-moon-1": 4,
    "gold-3-or-glory-2": 5,
    "moon-2": 6,
    "sun-2": 8,
    "glory-3": 8,
}
LIGHT = ("gold-1",) * 5 + ("sun-1",)
DARK = ("gold-1",) * 4 + ("moon-1", "glory-2")
Dice = tuple[tuple[str, ...], tuple[str, ...]]


def ways(gold: int, bought: frozenset[str], dice: Dice) -> int:
    """Ways to go on: end the turn, or buy a face not bought yet and put it in the place of one of the others."""
    found = 1
    for name, price in PRICES.items():
        if price <= gold and name not in bought:
            for which in range(2):
                for old in set(dice[which]):
                    faces = list(dice[which])
                    faces[faces.index(old)] = name
                    new = (tuple(faces), dice[1]) if which == 0 else (dice[0], tuple(faces))
                    found += ways(gold - price, bought | {name}, new)
    return found


def ways_of_the_engine(table: Table) -> int:
    """The same, by the rules; a turn that is over is one way."""
    if table.state.active != 0:
        return 1
    found = 0
    for said in table.legal(0):
        if said == "end":
            found += 1
            continue
        after = Table(4)
        after.state = table.state.clone()
        found += ways_of_the_engine(after.do(f"0: {said}"))
    return found


@pytest.mark.rule("dice_forge.forge.different", "dice_forge.forge.replace")
@pytest.mark.parametrize("gold", [1, 2, 3, 4, 5, 6])
def test_a_turn_of_forging_branches_as_often_as_counted_apart(gold: int) -> None:
    table = Table(4).has(0, gold=gold)
    if gold == 1:
        assert table.legal() == ["end"]
    else:
        assert ways_of_the_engine(table) == ways(gold, frozenset(), (LIGHT, DARK))
