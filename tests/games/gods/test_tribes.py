"""Action a: a tribe from the display, and whose token it gets."""

import pytest

from tests.games.gods.position import Table

RED, BLUE = 0, 1


def amber() -> Table:
    return Table(display=("amber", "jade"))


@pytest.mark.rule("gods.tribe.one-temple")
def test_a_tribe_beside_temples_of_one_god_gets_its_token() -> None:
    table = amber().temple(RED, (0, 0), (1, -1)).temple(BLUE, (-3, 0)).do("lay 0 1,0")  # G1
    assert table.god(1, 0) == RED


@pytest.mark.rule("gods.tribe.one-temple")
def test_a_temple_outranks_tribes() -> None:
    table = amber().temple(RED, (0, 0)).tribe("jade", (2, 0), god=BLUE).do("lay 0 1,0")  # G2
    assert table.god(1, 0) == RED


@pytest.mark.rule("gods.tribe.two-temples")
def test_a_tribe_between_temples_of_two_gods_stays_without_a_god() -> None:
    table = amber().temple(RED, (0, 0)).temple(BLUE, (2, 0)).do("lay 0 1,0")  # G3
    assert table.god(1, 0) is None
    table = amber().temple(RED, (0, 0)).temple(BLUE, (2, 0)).tribe("jade", (1, 1), god=RED).do("lay 0 1,0")
    assert table.god(1, 0) is None


@pytest.mark.rule("gods.tribe.one-religion")
def test_a_tribe_beside_believers_of_one_god_believes_too() -> None:
    table = amber().tribe("jade", (0, 0), (1, -1), god=RED).do("lay 0 1,0")  # G4
    assert table.god(1, 0) == RED


@pytest.mark.rule("gods.tribe.two-religions")
def test_a_tribe_between_two_religions_stays_without_a_god() -> None:
    table = amber().tribe("jade", (0, 0), god=RED).tribe("jade", (2, 0), god=BLUE).do("lay 0 1,0")  # G5
    assert table.god(1, 0) is None


@pytest.mark.rule("gods.tribe.alone")
def test_a_tribe_beside_nothing_but_a_desert_stays_without_a_god() -> None:
    assert amber().desert((0, 0)).do("lay 0 1,0").god(1, 0) is None  # G6
    beside_decay = Table(display=("decay", "jade"), bag=True, decay=True).temple(BLUE, (0, 0)).do("lay 0 1,0")
    assert beside_decay.do("lay 1 2,0").god(2, 0) is None


@pytest.mark.rule("gods.ruling.tokenless-ignored")
def test_tribes_without_a_token_are_ignored() -> None:
    table = amber().tribe("jade", (0, 0)).tribe("jade", (2, 0), god=RED).do("lay 0 1,0")  # G7
    assert table.god(1, 0) == RED
    assert amber().tribe("jade", (0, 0), (2, 0)).do("lay 0 1,0").god(1, 0) is None  # G8


@pytest.mark.rule("gods.tribe.price")
def test_a_tribe_costs_one_crystal_for_each_neighbour() -> None:
    crowded = amber().temple(RED, (0, 0)).desert((1, -1)).tribe("jade", (2, -1))  # G9
    assert crowded.energy(2).refusal("lay 0 1,0") == "tribe.price"
    assert crowded.energy(3).do("lay 0 1,0").crystals() == 0


@pytest.mark.rule("gods.tribe.adjacent", "gods.general.no-stacking")
def test_a_tribe_needs_an_empty_cell_beside_another_hex() -> None:
    table = amber().temple(RED, (0, 0))
    assert table.refusal("lay 0 2,0") == "tribe.adjacent"
    assert table.refusal("lay 0 0,0") == "general.no-stacking"


@pytest.mark.rule("gods.tribe.whose-token")
def test_the_token_is_the_gods_not_the_players_who_lays_the_tribe() -> None:
    table = amber().temple(RED, (5, 0)).temple(BLUE, (0, 0)).do("lay 0 1,0")
    assert table.god(1, 0) == BLUE
    assert list(table.state.tokens) == [15, 14]


@pytest.mark.rule("gods.tribe.only-new")
def test_tribes_already_on_the_table_do_not_change() -> None:
    table = amber().tribe("jade", (1, 0)).temple(BLUE, (3, 0)).tribe("jade", (0, 1), god=RED).do("lay 0 2,0")
    assert table.god(2, 0) == BLUE
    assert table.god(1, 0) is None


@pytest.mark.rule("gods.general.no-tokens", "gods.ruling.no-back-fill")
def test_without_a_token_left_a_god_gets_no_tribe_and_none_later() -> None:
    table = amber().temple(RED, (0, 0)).tokens(RED, 0).do("lay 0 1,0")
    assert table.god(1, 0) is None
    table.tokens(RED, 3).do("remove 1")
    assert table.god(1, 0) is None


@pytest.mark.rule("gods.engine.other-kind")
def test_only_tribes_deserts_and_decay_are_laid() -> None:
    table = Table(display=("vortex", "mediation")).desert((0, 0))
    assert table.refusal("lay 0 1,0") == table.refusal("lay 1 1,0") == "engine.other-kind"
    assert amber().desert((0, 0)).refusal("use 0") == "engine.other-kind"
