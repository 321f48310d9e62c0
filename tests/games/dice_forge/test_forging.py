"""Buying faces and forging them."""

import pytest

from tests.games.dice_forge.position import Table


@pytest.mark.rule("dice_forge.forge.pay", "dice_forge.forge.at-once")
def test_a_face_is_paid_and_forged_before_anything_else() -> None:
    table = Table().has(0, gold=6)
    assert table.refusal("buy sun-2") == "forge.pay"
    table.do("buy moon-2")
    assert table.reserve(0)[0] == 0
    assert table.refusal("end") == "engine.not-the-question"
    assert all(text.startswith("forge") for text in table.legal())
    table.do("forge dark-5")
    assert table.left("moon-2") == 1


@pytest.mark.rule("dice_forge.forge.different")
def test_all_faces_of_one_action_differ_as_faces_not_as_stacks() -> None:
    table = Table(4).has(0, gold=12).do("buy gold-3", "forge light-0")
    assert table.refusal("buy gold-3") == "forge.different"
    table.do("buy gold-6", "forge light-1", "buy any-1", "forge light-2")
    assert table.reserve(0)[0] == 2


@pytest.mark.rule("dice_forge.forge.sold-out")
def test_a_face_that_is_sold_out_cannot_be_bought() -> None:
    table = Table().has(0, gold=12).stock(gold_3=0)
    assert table.refusal("buy gold-3") == "forge.sold-out"
    assert "buy gold-3" not in table.legal()


@pytest.mark.rule("dice_forge.forge.replace", "dice_forge.forge.new-face-up")
def test_the_new_face_replaces_one_lies_up_and_the_old_one_is_out_of_the_game() -> None:
    table = Table().has(0, gold=10).do("buy sun-2", "forge dark-5")
    assert table.die(0, "dark") == ["gold-1"] * 4 + ["moon-1", "sun-2"]
    assert table.up(0)[1] == "sun-2"
    assert table.removed(0) == {"glory-2": 1}
    assert int(table.state.forged(0)) == 1


@pytest.mark.rule("dice_forge.forge.replace")
def test_equal_faces_of_a_die_are_one_choice_and_a_new_face_can_be_replaced_at_once() -> None:
    table = Table().has(0, gold=5).do("buy gold-3")
    assert table.legal() == ["forge light-0", "forge light-5", "forge dark-0", "forge dark-4", "forge dark-5"]
    assert table.refusal("forge light-3") == "engine.duplicate"
    table.do("forge light-0", "buy gold-4", "forge light-0")
    assert table.die(0, "light") == ["gold-4"] + ["gold-1"] * 4 + ["sun-1"]
    assert table.removed(0) == {"gold-1": 1, "gold-3": 1}


@pytest.mark.rule("dice_forge.forge.replace")
def test_nothing_but_forging_changes_a_die() -> None:
    table = Table()
    before = table.die(1, "light") + table.die(1, "dark")
    for _ in range(6):
        if "end" in table.legal():
            table.do("end")
    assert table.die(1, "light") + table.die(1, "dark") == before
