"""Actions c, d and e: deserts, vortex, mediation, removing; and worlds that must stay in one piece."""

import pytest

from tests.games.gods.position import Table


@pytest.mark.rule("gods.desert.adjacent", "gods.desert.gift")
def test_a_desert_is_free_and_brings_a_crystal() -> None:
    table = Table(display=("desert", "jade"), energy=0).temple(0, (0, 0))
    assert table.refusal("lay 0 3,0") == "desert.adjacent"
    table.do("lay 0 1,0")
    assert (table.lies(1, 0), table.crystals()) == ("desert", 1)


@pytest.mark.rule("gods.vortex.moves", "gods.ruling.no-gift-for-moving")
def test_a_vortex_moves_a_desert_for_nothing_and_is_gone() -> None:
    table = Table(display=("vortex", "jade"), energy=1).temple(0, (0, 0)).desert((1, 0), (0, 1))
    table.do("use 0")
    assert table.legal() == ["lift 1,0", "lift 0,1"]
    table.do("lift 1,0")
    assert table.refusal("put 1,0") == "vortex.moves"
    table.do("put -1,0")
    assert (table.lies(1, 0), table.lies(-1, 0), table.crystals()) == ("", "desert", 1)
    assert table.shown() == ("-", "jade")
    assert table.state.gone[6] == 1


def test_the_only_desert_is_lifted_without_asking_which() -> None:
    table = Table(display=("vortex", "jade")).temple(0, (0, 0)).desert((1, 0)).do("use 0")
    assert set(table.legal()) == set(table.legal("put"))


@pytest.mark.rule("gods.ruling.vortex-needs-desert")
def test_a_vortex_without_a_desert_can_only_be_removed() -> None:
    table = Table(display=("vortex", "jade")).temple(0, (0, 0))
    assert table.refusal("use 0") == "ruling.vortex-needs-desert"
    assert table.refusal("remove 0") == "allowed"


@pytest.mark.rule("gods.move.price", "gods.ruling.no-gift-for-moving")
def test_moving_a_desert_costs_two_crystals_when_it_is_put_down() -> None:
    table = Table(energy=2).temple(0, (0, 0)).desert((1, 0)).do("lift 1,0")
    assert table.crystals() == 2
    assert table.do("put -1,0").crystals() == 0
    assert Table(energy=1).temple(0, (0, 0)).desert((1, 0)).refusal("lift 1,0") == "move.price"


@pytest.mark.rule("gods.ruling.desert-apart")
def test_a_desert_needs_another_hex_beside_its_new_place_but_the_world_may_fall_apart() -> None:
    table = Table().temple(0, (-1, 0)).desert((0, 0)).temple(1, (1, 0)).do("lift 0,0")
    assert table.refusal("put 4,0") == "ruling.desert-apart"
    assert table.refusal("put 2,0") == "allowed"


@pytest.mark.rule("gods.ruling.desert-apart")
def test_with_the_option_connected_a_moved_desert_must_keep_the_world_in_one_piece() -> None:
    table = Table(connected=True).temple(0, (-1, 0)).desert((0, 0)).temple(1, (1, 0))
    assert table.refusal("lift 0,0") == "ruling.desert-apart"
    table.desert((0, 1))
    assert table.refusal("lift 0,0") == "allowed"
    assert table.refusal("lift 0,1") == "allowed"


@pytest.mark.rule("gods.ruling.desert-apart")
def test_a_desert_that_can_go_to_one_place_only_goes_there_unasked() -> None:
    table = Table(connected=True, display=("amber", "jade")).temple(0, (0, 0)).temple(1, (1, 1)).desert((1, 0))
    assert table.do("lift 1,0").lies(0, 1) == "desert"
    assert (table.crystals(), table.state.actions_left) == (10, 1)


@pytest.mark.rule("gods.ruling.moving-keeps-tokens")
def test_moving_a_desert_changes_no_tokens() -> None:
    table = Table().tribe("amber", (0, 0), god=0).desert((1, 0)).tribe("jade", (2, 0)).do("lift 1,0", "put 1,-1")
    assert (table.god(0, 0), table.god(2, 0)) == (0, None)


@pytest.mark.rule("gods.mediation.keep", "gods.ruling.mediation-later")
def test_a_mediation_is_free_kept_and_not_to_be_spent_in_the_same_turn() -> None:
    table = Table(display=("mediation", "jade")).temple(0, (0, 0)).temple(1, (1, 0)).do("use 0")
    assert (table.state.mediations_of(0), table.crystals()) == (1, 12)
    table.do("remove 1")
    assert table.state.active == 1
    assert list(table.state.mediations) == [1, 0]
    table.do("remove 0", "remove 1")
    assert list(table.state.mediations) == [1, 0]


@pytest.mark.rule("gods.mediation.extra", "gods.ruling.mediation-optional")
def test_a_kept_mediation_may_be_spent_for_an_extra_action() -> None:
    table = Table(actions=1, display=("amber", "jade")).temple(0, (0, 0)).mediations(0, 1).do("remove 0")
    assert table.legal() == ["spend", "end"]
    assert table.refusal("remove 1") == "mediation.extra"
    table.do("spend", "remove 1")
    assert (table.state.active, table.state.mediations[0], table.state.gone[5]) == (1, 0, 1)
    kept = Table(actions=1, display=("amber", "jade")).temple(0, (0, 0)).mediations(0, 1).do("remove 0", "end")
    assert (kept.state.active, kept.state.mediations[0]) == (1, 1)


@pytest.mark.rule("gods.ruling.two-mediations")
def test_two_mediations_may_be_spent_in_one_turn() -> None:
    table = Table(actions=1, display=("desert", "jade")).temple(0, (0, 0)).mediations(0, 2)
    table.do("lay 0 1,0", "spend", "lift 1,0", "put 0,1", "spend", "remove 1")
    assert (table.state.active, table.state.mediations[0]) == (1, 0)


@pytest.mark.rule("gods.ruling.always-able")
def test_an_extra_action_that_cannot_be_done_is_not_offered() -> None:
    table = Table(actions=1, display=("amber", "-"), energy=1).temple(0, (0, 0)).mediations(0, 1).do("lay 0 1,0")
    assert table.state.active == 1
    assert table.state.mediations[0] == 1


@pytest.mark.rule("gods.remove.free", "gods.engine.empty-slot")
def test_a_displayed_hex_can_be_removed_from_the_game() -> None:
    table = Table(display=("amber", "jade")).temple(0, (0, 0)).do("remove 1")
    assert table.state.gone[1] == 1
    assert table.refusal("remove 1") == table.refusal("lay 1 1,0") == table.refusal("use 1") == "engine.empty-slot"
