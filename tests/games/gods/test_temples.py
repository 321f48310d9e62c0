"""Action b: a temple, what it costs and whom it converts."""

import pytest

from tests.games.gods.position import Table

RED, BLUE, GREEN = 0, 1, 2


@pytest.mark.rule("gods.temple.price", "gods.ruling.five-neighbours")
def test_a_temple_costs_three_crystals_for_each_neighbour_so_five_are_too_many() -> None:
    four = Table().desert((1, 0), (1, -1), (0, -1), (-1, 0))  # G11
    assert four.refusal("temple 0,0") == "allowed"
    assert four.do("temple 0,0").crystals() == 0
    assert Table().desert((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1)).refusal("temple 0,0") == "temple.price"
    assert Table(energy=2).desert((1, 0)).refusal("temple 0,0") == "temple.price"


@pytest.mark.rule("gods.hint.line")
def test_beside_the_middle_of_a_line_a_temple_costs_six() -> None:
    for spot in ("0,-1", "1,-1", "-1,1", "0,1"):  # G10
        table = Table().desert((-1, 0)).tribe("amber", (0, 0)).desert((1, 0))
        assert table.do(f"temple {spot}").crystals() == 6


@pytest.mark.rule("gods.temple.adjacent", "gods.general.no-stacking")
def test_a_temple_needs_an_empty_cell_beside_another_hex() -> None:
    assert Table().desert((0, 0)).refusal("temple 2,0") == "temple.adjacent"
    assert Table().desert((0, 0)).refusal("temple 0,0") == "general.no-stacking"


@pytest.mark.rule("gods.temple.converts", "gods.temple.replaces")
def test_a_temple_converts_every_tribe_beside_it() -> None:
    table = Table().tribe("amber", (1, 0), god=RED).tribe("jade", (-1, 0), god=BLUE).tribe("coral", (0, 1))  # G14
    table.do("temple 0,0")
    assert [table.god(1, 0), table.god(-1, 0), table.god(0, 1)] == [RED, RED, RED]
    assert list(table.state.tokens) == [12, 15]


@pytest.mark.rule("gods.temple.once", "gods.mediation.one-temple")
def test_one_temple_a_turn_also_with_mediation() -> None:
    table = Table(display=("amber", "jade")).desert((0, 0)).mediations(RED, 1).do("temple 1,0")  # G15
    assert table.refusal("temple -1,0") == "temple.once"
    table.do("remove 0", "spend")
    assert table.refusal("temple -1,0") == "temple.once"


@pytest.mark.rule("gods.temple.once")
def test_the_next_turn_allows_a_temple_again() -> None:
    table = Table(display=("amber", "jade")).desert((0, 0)).do("temple 1,0", "remove 0")
    assert table.state.active == BLUE and table.refusal("temple -1,0") == "allowed"
    table.do("remove 0", "remove 1")
    assert table.energy(12, 12).refusal("temple -1,0") == "allowed"


@pytest.mark.rule("gods.temple.none-left")
def test_without_temples_in_hand_none_can_be_built() -> None:
    table = Table().temple(RED, *((k, 0) for k in range(6)))
    assert table.refusal("temple 0,1") == "temple.none-left"


@pytest.mark.rule("gods.ruling.too-few-tokens", "gods.general.no-tokens")
def test_with_too_few_tokens_the_builder_chooses_whom_to_convert() -> None:
    table = Table().tribe("amber", (1, 0), god=BLUE).tribe("jade", (-1, 0), god=BLUE).tribe("coral", (0, 1))
    table.tokens(RED, 1).do("temple 0,0")
    assert [table.god(1, 0), table.god(-1, 0)] == [None, None]
    assert table.legal() == ["convert 0", "convert 3", "convert 5"]
    assert table.refusal("convert 1") == table.refusal("convert 0+3") == "ruling.too-few-tokens"
    table.do("convert 3")
    assert [table.god(1, 0), table.god(-1, 0), table.god(0, 1)] == [None, RED, None]
    assert table.state.tokens[RED] == 0


@pytest.mark.rule("gods.ruling.too-few-tokens")
def test_without_any_token_a_temple_still_drives_other_gods_out() -> None:
    table = Table().tribe("amber", (1, 0), god=BLUE).tokens(RED, 0).do("temple 0,0")
    assert table.god(1, 0) is None
    assert table.state.tokens[BLUE] == 15
    assert table.refusal("remove 0") == "allowed"


def test_own_tokens_stay_and_need_no_new_one() -> None:
    table = Table().tribe("amber", (1, 0), god=RED).tribe("jade", (-1, 0)).tokens(RED, 1).do("temple 0,0")
    assert [table.god(1, 0), table.god(-1, 0)] == [RED, RED]
