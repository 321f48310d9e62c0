"""The turn: income, display, two actions."""

import pytest

from tests.games.gods.position import Table


def quiet_table(**options: int) -> Table:
    """Two temples and nothing else; one action left, so that the next turn is one removal away."""
    return Table(display=("amber", "jade"), actions=1, **options).temple(0, (0, 0)).temple(1, (1, 0))


@pytest.mark.rule("gods.turn.phases", "gods.turn.income")
def test_a_turn_starts_with_three_crystals_and_two_hexes_on_display() -> None:
    table = quiet_table().energy(4, 5).do("remove 0")
    assert table.state.active == 1
    assert table.crystals(1) == 8
    assert "-" not in table.shown()


@pytest.mark.rule("gods.turn.most-energy")
def test_nobody_holds_more_than_twelve_crystals() -> None:
    table = quiet_table().energy(4, 11).do("remove 0")  # G12
    assert table.crystals(1) == 12
    table = Table(display=("desert", "amber")).temple(0, (0, 0)).do("lay 0 1,0")
    assert table.crystals(0) == 12
    table = Table(display=("desert", "amber"), energy=10).temple(0, (0, 0)).do("lay 0 1,0")  # G13
    assert table.crystals(0) == 11


@pytest.mark.rule("gods.turn.public-energy")
def test_everybody_sees_everybodys_crystals() -> None:
    table = quiet_table().energy(4, 11)
    assert list(table.state.seen_by(1).energy) == list(table.state.seen_by(-1).energy) == [4, 11]


@pytest.mark.rule("gods.turn.display", "gods.turn.no-refill")
def test_the_display_is_refilled_only_when_the_next_turn_begins() -> None:
    table = Table(display=("amber", "jade")).temple(0, (0, 0)).do("remove 0")
    assert table.shown() == ("-", "jade")
    assert table.refusal("remove 0") == "engine.empty-slot"
    table.do("lay 1 1,0")
    assert table.state.active == 1
    assert "-" not in table.shown()


@pytest.mark.rule("gods.turn.two-actions", "gods.turn.repeat", "gods.remove.free")
def test_two_actions_must_be_done_and_may_be_the_same() -> None:
    table = Table(display=("amber", "jade"), energy=1).temple(0, (0, 0))
    assert table.refusal("end") == table.refusal("spend") == "turn.two-actions"
    table.do("remove 0")
    assert table.state.active == 0
    assert table.do("remove 1").state.active == 1
    assert table.crystals(0) == 1


@pytest.mark.rule("gods.turn.afford")
def test_what_costs_more_than_one_has_cannot_be_chosen() -> None:
    table = Table(display=("amber", "jade"), energy=0).temple(0, (0, 0)).desert((1, 0))
    assert table.legal() == ["remove 0", "remove 1"]
    assert table.refusal("lay 0 0,1") == "tribe.price"
    assert table.refusal("temple 0,1") == "temple.price"
    assert table.refusal("lift 1,0") == "move.price"


@pytest.mark.rule("gods.ruling.always-able")
def test_a_question_with_one_answer_is_not_asked() -> None:
    table = Table(display=("amber", "jade"), energy=0).temple(0, (0, 0)).do("remove 0")
    assert table.state.gone[1] == 1
    assert table.state.active == 1


def test_two_equal_hexes_on_display_are_one_choice() -> None:
    table = Table(display=("amber", "amber")).temple(0, (0, 0))
    assert table.refusal("lay 1 1,0") == table.refusal("remove 1") == "engine.duplicate"
    assert table.refusal("lay 0 1,0") == "allowed"


@pytest.mark.rule("engine.not-asked", "engine.no-such-action", "engine.not-the-question", "engine.over")
def test_out_of_turn_outside_the_space_or_after_the_end_nothing_happens() -> None:
    state = quiet_table().state
    assert state.refusal(1, 0) == -2
    assert state.refusal(0, 10**6) == state.refusal(0, -1) == -3
    assert quiet_table().refusal("last play") == "engine.not-the-question"
    state.end()
    assert state.refusal(0, 0) == -1
