"""Heroic feats: cost, heroes on portals, ousting."""

import pytest

from tests.games.dice_forge.position import OTHER_CARDS, Table
from theogony.games.dice_forge.components import CARD_NAMES


@pytest.mark.rule("dice_forge.feat.cost")
def test_a_feat_is_paid_in_full() -> None:
    table = Table().has(0, sun=5, moon=4)
    assert table.refusal("feat hydra") == "feat.cost"
    table = Table().card(0, "chest").has(0, gold=9, sun=8, moon=6).do("feat hydra")
    assert table.reserve(0)[1:3] == (3, 1)
    assert int(table.state.card_glory(0)) == 2 + 26


@pytest.mark.rule("dice_forge.feat.empty")
def test_an_empty_stack_offers_no_feat() -> None:
    table = Table().has(0, sun=2)
    table.state.left[13] = 0
    assert table.refusal("feat elder") == "feat.empty"
    assert "feat elder" not in table.legal()


@pytest.mark.rule("dice_forge.feat.hero")
def test_the_hero_goes_to_the_portal_and_stays_there() -> None:
    table = Table().has(0, sun=6, moon=6).do("feat ferryman")
    assert table.portal(0) == 3
    table.do("end")
    assert table.portal(0) == 3


@pytest.mark.rule("dice_forge.feat.oust", "dice_forge.ruling.ousted-is-blessed")
@pytest.mark.parametrize(("rival", "other"), [(1, 2), (2, 1)])
def test_an_ousted_hero_goes_home_and_its_owner_is_blessed(rival: int, other: int) -> None:
    table = Table(3).has(0, sun=2, moon=6).hero(rival, 3).hero(other, 4)
    table.dice(rival, "gold-3", "any-1").do("feat ferryman")
    assert table.asked() == [rival]
    assert table.portal(rival) == 0 and table.portal(other) == 4
    assert int(table.state.card_count(0, CARD_NAMES.index("ferryman"))) == 0
    table.do("gain moon")
    assert table.reserve(rival) == (3, 0, 1, 0)
    assert int(table.state.card_count(0, CARD_NAMES.index("ferryman"))) == 1


@pytest.mark.rule("dice_forge.feat.card-last")
def test_the_card_takes_effect_after_the_ousted_one_is_blessed() -> None:
    table = Table(2).has(0, gold=9, moon=5, sun=2).hero(1, 3).dice(1, "any-1", "gold-1").do("feat helmet")
    assert table.asked() == [1]
    table.do("gain sun")
    assert table.asked() == [0]
    assert table.legal()[0] == "forge light-0"
    assert table.do("forge light-0").up(0)[0] == "triple"


@pytest.mark.rule("dice_forge.feat.hero", "dice_forge.feat.repeat")
def test_who_stands_there_already_ousts_nobody_and_may_repeat_the_feat() -> None:
    table = Table(4).has(0, sun=4).hero(0, 7).dice(0, "gold-1", "gold-1")
    table.do("feat wild-spirits", "extra", "feat wild-spirits")
    assert int(table.state.card_count(0, CARD_NAMES.index("wild-spirits"))) == 2
    assert table.portal(0) == 7


@pytest.mark.rule("dice_forge.turn.twice", "dice_forge.feat.oust")
def test_with_two_players_the_ousted_one_is_still_blessed_once() -> None:
    table = Table(2).has(0, moon=4, sun=3).hero(1, 3).dice(1, "gold-1", "glory-2").do("feat ferryman")
    assert table.reserve(1) == (1, 0, 0, 2)


@pytest.mark.rule("dice_forge.card.bear")
def test_bears_pay_three_glory_each_to_both_sides_of_an_ousting() -> None:
    table = Table(2, **OTHER_CARDS).has(0, moon=4, sun=3).hero(1, 3).card(0, "bear", "bear").card(1, "bear")
    table.dice(1, "gold-1", "gold-1").do("feat ferryman")
    assert table.reserve(0)[3] == 6
    assert table.reserve(1)[3] == 3


@pytest.mark.rule("dice_forge.card.bear")
def test_a_bear_bought_by_the_ousting_feat_itself_comes_too_late() -> None:
    table = Table(2, **OTHER_CARDS).has(0, moon=2, sun=3).hero(1, 2).dice(1, "gold-1", "gold-1").do("feat hind")
    assert int(table.state.card_count(0, CARD_NAMES.index("bear"))) == 1
    assert table.reserve(0)[3] == 0
