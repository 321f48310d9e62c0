"""What each card does."""

import pytest

from tests.games.dice_forge.position import OTHER_CARDS, Table


@pytest.mark.rule("dice_forge.card.hammer")
def test_any_part_of_a_gain_of_gold_can_go_onto_the_hammer() -> None:
    table = Table().dice(0, "gold-4", "glory-2").take(0, "hammer").blessing(0)
    assert table.legal() == ["hammer 0", "hammer 1", "hammer 2", "hammer 3", "hammer 4"]
    assert table.refusal("hammer 5") == "card.hammer"
    assert table.do("hammer 3").reserve(0) == (1, 0, 0, 2)
    assert int(table.state.hammered[0]) == 3


@pytest.mark.rule("dice_forge.card.hammer")
def test_laps_of_the_hammer_give_ten_then_fifteen_glory_and_then_it_is_done() -> None:
    table = Table().dice(0, "gold-6", "triple").card(0, "hammer").blessing(0).do("hammer 18")
    assert table.reserve(0) == (0, 0, 0, 10)
    table.blessing(0)
    assert table.legal()[-1] == "hammer 12"
    assert table.do("hammer 12").reserve(0) == (6, 0, 0, 25)
    assert table.blessing(0).asked() == []
    assert table.reserve(0) == (12, 0, 0, 25)


@pytest.mark.rule("dice_forge.card.hammer")
def test_one_gain_can_finish_two_laps() -> None:
    table = Table().dice(0, "gold-6", "triple").card(0, "hammer")
    table.state.hammered[0] = 12
    assert table.blessing(0).do("hammer 18").reserve(0) == (0, 0, 0, 10 + 15)


@pytest.mark.rule("dice_forge.card.hammer")
def test_several_hammers_are_worked_one_after_the_other() -> None:
    table = Table().dice(0, "gold-6", "triple").card(0, "hammer", "hammer")
    for _ in range(3):
        table.blessing(0).do("hammer 18")
    assert table.reserve(0)[3] == 10 + 15 + 10
    assert table.blessing(0).legal()[-1] == "hammer 6"


@pytest.mark.rule("dice_forge.ruling.hammer-per-gain")
def test_the_hammer_is_asked_for_each_gain_by_itself() -> None:
    table = Table().dice(0, "gold-4", "gold-3").card(0, "hammer").blessing(0)
    assert table.legal()[-1] == "hammer 4"
    table.do("hammer 4")
    assert table.legal()[-1] == "hammer 3"
    assert table.do("hammer 0").reserve(0) == (3, 0, 0, 0)


@pytest.mark.rule("dice_forge.card.hammer", "dice_forge.card.owl", "dice_forge.card.wild-spirits")
def test_gold_from_cards_can_go_onto_the_hammer_too() -> None:
    table = Table().card(0, "hammer", "owl").has(0, gold=2).do("reinforce owl", "gain gold", "hammer 1")
    assert table.reserve(0)[0] == 2
    table = Table().card(0, "hammer").take(0, "wild-spirits").do("hammer 2")
    assert table.reserve(0) == (1, 0, 3, 0)


@pytest.mark.rule("dice_forge.card.chest", "dice_forge.reserve.caps", "dice_forge.ruling.chests-add-up")
def test_chests_raise_what_the_board_can_hold_each_of_them() -> None:
    table = Table().dice(0, "all-1", "triple").has(0, gold=12, sun=6, moon=6).blessing(0)
    assert table.reserve(0) == (12, 6, 6, 3)
    table.card(0, "chest").blessing(0).blessing(0)
    assert table.reserve(0) == (16, 9, 9, 9)
    table.card(0, "chest").blessing(0).blessing(0)
    assert table.reserve(0) == (20, 12, 12, 15)


@pytest.mark.rule("dice_forge.card.hind", "dice_forge.blessing.minor")
def test_the_hind_gives_a_minor_blessing_with_a_die_of_choice() -> None:
    table = Table().card(0, "hind").dice(0, "sun-2", "moon-2").has(0, gold=2).do("reinforce hind")
    assert table.legal() == ["die light", "die dark"]
    assert table.do("die dark").reserve(0) == (2, 0, 2, 0)


@pytest.mark.rule("dice_forge.card.satyrs")
def test_satyrs_take_two_dice_of_others_as_an_own_blessing() -> None:
    table = Table(3).dice(0, "gold-1", "gold-1").dice(1, "triple", "sun-1").dice(2, "moon-2", "moon-1")
    table.take(0, "satyrs")
    assert table.legal() == ["pick 2+3", "pick 2+4", "pick 2+5", "pick 3+4", "pick 3+5", "pick 4+5"]
    assert table.refusal("pick 0+2") == "card.satyrs"
    table.do("pick 2+4")
    assert table.reserve(0) == (0, 0, 6, 0)
    assert table.reserve(1) == table.reserve(2) == (0, 0, 0, 0)


@pytest.mark.rule("dice_forge.card.satyrs")
def test_dice_that_come_to_the_same_two_faces_are_one_choice_for_the_satyrs() -> None:
    table = Table(4).dice(1, "gold-1", "sun-1").dice(2, "sun-1", "gold-1").dice(3, "gold-1", "gold-1").take(0, "satyrs")
    assert table.legal() == ["pick 2+3", "pick 2+5", "pick 3+4"]  # gold and sun, twice gold, twice sun
    assert table.refusal("pick 4+5") == table.refusal("pick 6+7") == "engine.duplicate"
    assert table.do("pick 3+4").reserve(0) == (0, 2, 0, 0)
    same = Table(3).dice(1, "gold-1", "gold-1").dice(2, "gold-1", "gold-1").take(0, "satyrs")
    assert same.asked() == [] and same.reserve(0) == (2, 0, 0, 0)


@pytest.mark.rule("dice_forge.card.satyrs", "dice_forge.card.cerberus")
def test_with_two_players_satyrs_take_both_dice_and_no_token_repeats_it() -> None:
    table = Table().dice(1, "gold-3", "shield-yellow").card(0, "cerberus").take(0, "satyrs")
    assert table.asked() == []
    assert table.reserve(0) == (3, 0, 0, 5)


@pytest.mark.rule("dice_forge.ruling.satyrs-mirror")
def test_a_mirror_picked_by_satyrs_copies_any_face_but_mirrors_also_an_own_one() -> None:
    table = Table().dice(0, "glory-4", "gold-1").dice(1, "mirror", "moon-1").take(0, "satyrs")
    assert table.legal() == ["copy 0-light", "copy 0-dark", "copy 1-dark"]
    assert table.do("copy 0-light").reserve(0) == (0, 0, 1, 4)


@pytest.mark.rule("dice_forge.card.satyrs", "dice_forge.card.minotaur")
@pytest.mark.parametrize(("feat", "cost"), [("satyrs", {"moon": 3, "sun": 2}), ("minotaur", {"sun": 5})])
def test_for_satyrs_and_minotaur_all_others_roll_both_dice_and_nobody_else(feat: str, cost: dict[str, int]) -> None:
    table = Table(3).has(1, gold=2, **cost).turn(1)
    for seat in range(3):
        table.dice(seat, "gold-1", "gold-1")
    told = table.told(f"feat {feat}")
    names = [name for name, _ in told]
    rolled = [event["seat"] for name, event in told[names.index("card-taken") :] if name == "rolled"]
    assert rolled == [2, 2, 0, 0]
    assert table.reserve(2)[0] == 0  # what was rolled is not theirs


@pytest.mark.rule("dice_forge.card.satyrs", "dice_forge.face.boar")
def test_a_boar_picked_by_satyrs_pays_its_owner() -> None:
    table = Table(2, **OTHER_CARDS).dice(1, "boar-red", "gold-1").boar(1, "red")
    table.state.card_at[3] = 4
    table.take(0, "satyrs").do("0: gain sun", "1: gain glory")
    assert table.reserve(0) == (1, 1, 0, 0)
    assert table.reserve(1) == (0, 0, 0, 3)


@pytest.mark.rule("dice_forge.card.boar", "dice_forge.ruling.boar-colours")
def test_the_boar_is_forged_at_once_by_the_player_named_and_never_removed() -> None:
    table = Table(3, **OTHER_CARDS).take(0, "boar")
    assert table.legal() == ["name 1", "name 2"]
    assert table.refusal("name 0") == "card.boar"
    table.do("name 2")
    assert table.asked() == [2]
    table.do("forge light-5")
    assert table.die(2, "light")[5] == "boar-red"
    assert table.up(2)[0] == "boar-red"
    assert table.removed(2) == {"sun-1": 1}
    table.take(0, "boar").do("name 2")
    assert table.refusal("forge light-5") == "card.boar" and "forge light-5" not in table.legal()
    table.do("forge light-0")
    assert table.die(2, "light")[0] == "boar-blue"


@pytest.mark.rule("dice_forge.card.glory-only")
@pytest.mark.parametrize(("card", "glory"), [("ferryman", 12), ("gorgon", 14), ("hydra", 26)])
def test_some_cards_are_worth_glory_and_nothing_else(card: str, glory: int) -> None:
    table = Table().take(0, card)
    assert table.asked() == []
    assert int(table.state.score(0)) == glory
    assert table.reserve(0) == (0, 0, 0, 0)


@pytest.mark.rule("dice_forge.card.cerberus")
def test_cerberus_repeats_a_roll_once_with_new_choices() -> None:
    table = Table(**OTHER_CARDS).dice(0, "any-2", "gold-1").take(0, "cerberus").take(0, "cerberus").blessing(0)
    table.do("gain sun")
    assert table.legal() == ["again no", "again yes"]
    table.do("again yes", "gain moon")
    assert table.reserve(0) == (2, 2, 2, 0)
    assert table.asked() == []  # one token per roll
    assert table.minor(0, "dark").do("again yes").reserve(0) == (4, 2, 2, 0)
    assert table.blessing(0).legal() == ["gain gold", "gain sun", "gain moon"]
    assert table.do("gain sun").asked() == []


@pytest.mark.rule("dice_forge.card.cerberus", "dice_forge.card.hind", "dice_forge.card.sphinx")
def test_cerberus_repeats_what_the_hind_the_sphinx_and_cancer_bring() -> None:
    table = Table().card(0, "hind", "cerberus").dice(0, "glory-3", "gold-1").has(0, gold=2)
    assert table.do("reinforce hind", "die light", "again yes").reserve(0)[3] == 6
    table = Table().card(0, "cerberus").dice(0, "glory-3", "gold-1").take(0, "sphinx").do("die light")
    assert table.reserve(0)[3] == 3  # before the second of the four
    assert table.do("again no", "again yes").reserve(0)[3] == 5 * 3
    table = Table().card(0, "cerberus").dice(0, "glory-3", "glory-2").take(0, "cancer")
    assert table.do("again yes").reserve(0)[3] == 3 * 5


@pytest.mark.rule("dice_forge.card.sphinx", "dice_forge.face.ship")
def test_a_ship_forged_between_two_blessings_of_the_sphinx_changes_the_die_that_is_rolled_next() -> None:
    table = Table().dice(0, "ship", "gold-1").has(0, gold=12).stock(glory_3=2).take(0, "sphinx").do("die light")
    table.do("buy glory-3")
    assert table.legal() == ["forge light-0", "forge dark-0"]
    table.do("forge light-0")
    assert table.die(0, "light") == ["glory-3"] + ["ship"] * 5
    assert sum(1 for kind in table.state.removed[:29] if kind) == 1


@pytest.mark.rule("dice_forge.card.cerberus", "dice_forge.turn.order-matters")
def test_cerberus_works_in_turns_of_others_and_when_ousted() -> None:
    table = Table(2, **OTHER_CARDS).card(1, "cerberus").dice(1, "gold-1", "glory-2").dice(0, "gold-1", "gold-1")
    table.step_one()
    assert table.legal(1) == ["again no", "again yes"]
    table.do("1: again no")
    table = Table(2).card(1, "cerberus").dice(1, "gold-1", "glory-2").hero(1, 3).has(0, moon=4, sun=3)
    assert table.do("feat ferryman", "1: again yes").reserve(1) == (2, 0, 0, 4)


@pytest.mark.rule("dice_forge.card.cerberus", "dice_forge.ruling.rolled-face-counts")
def test_cerberus_repeats_the_faces_as_they_were_rolled() -> None:
    table = Table().card(0, "cerberus").dice(0, "ship", "glory-2").has(0, gold=12).blessing(0)
    table.do("buy glory-3", "forge dark-0", "again yes", "decline")
    assert table.reserve(0)[3] == 4


@pytest.mark.rule("dice_forge.card.helmet", "dice_forge.card.abyss", "dice_forge.card.celestial-ship")
@pytest.mark.parametrize(
    ("card", "face", "options"),
    [("helmet", "triple", {}), ("abyss", "mirror", {}), ("celestial-ship", "ship", OTHER_CARDS)],
)
def test_cards_that_give_a_face_of_the_gardens(card: str, face: str, options: dict[str, str]) -> None:
    table = Table(**options).take(0, card)
    assert table.refusal("end") == "engine.not-the-question"
    table.do("forge dark-0")
    assert table.up(0)[1] == face
    assert table.left(face) == 3


@pytest.mark.rule("dice_forge.card.shield")
def test_the_guardians_shield_is_one_of_those_left() -> None:
    table = Table(4, **OTHER_CARDS).take(0, "shield").do("shield red", "forge light-0").take(1, "shield")
    assert table.legal() == ["shield blue", "shield yellow", "shield green"]
    assert table.refusal("shield red") == "card.shield"
    table.do("shield blue", "forge light-0").take(2, "shield").do("shield green", "forge light-0").take(3, "shield")
    assert table.do("forge dark-0").up(3)[1] == "shield-yellow"


@pytest.mark.rule("dice_forge.card.cancer")
def test_cancer_gives_two_divine_blessings_one_after_the_other() -> None:
    table = Table().dice(0, "gold-3", "any-1").take(0, "cancer")
    assert table.reserve(0) == (3, 0, 0, 0)
    table.do("gain sun")
    assert table.reserve(0) == (6, 1, 0, 0)
    assert table.do("gain moon").reserve(0) == (6, 1, 1, 0)


@pytest.mark.rule("dice_forge.card.sentinel", "dice_forge.ruling.swap-whole-face")
def test_the_sentinel_swaps_all_shards_of_a_face_for_two_glory_each() -> None:
    table = Table(**OTHER_CARDS).dice(0, "all-1", "triple").take(0, "sentinel")
    assert table.legal() == ["swap no", "swap yes"]
    table.do("swap yes")
    assert table.reserve(0) == (3, 0, 0, 3 + 12 + 3)  # three glory of the second blessing are there already
    assert table.do("swap no").reserve(0) == (6, 3, 3, 18)
    table = Table(**OTHER_CARDS).dice(0, "shield-red", "gold-1").take(0, "sentinel").do("swap yes", "swap no")
    assert table.reserve(0) == (2, 2, 0, 4)


@pytest.mark.rule("dice_forge.card.sentinel", "dice_forge.card.cerberus", "dice_forge.ruling.shield-sees-all")
def test_the_sentinel_counts_for_a_repeated_blessing_and_a_shield_still_sees_the_shard() -> None:
    table = Table(**OTHER_CARDS).dice(0, "sun-1", "shield-red").card(0, "cerberus").take(0, "sentinel")
    table.do("swap yes", "again yes", "swap yes", "swap no")
    assert table.reserve(0) == (0, 1, 0, 2 + 5 + 2 + 5 + 5)


@pytest.mark.rule("dice_forge.card.sentinel", "dice_forge.card.hammer")
def test_gold_that_comes_with_swapped_shards_can_go_onto_the_hammer() -> None:
    table = Table(**OTHER_CARDS).dice(0, "gold-2-moon-1", "glory-2").card(0, "hammer").take(0, "sentinel")
    assert table.do("swap yes", "hammer 2").reserve(0) == (0, 0, 0, 2 + 2)
    assert int(table.state.hammered[0]) == 2


@pytest.mark.rule("dice_forge.card.sentinel", "dice_forge.face.boar")
def test_the_sentinel_does_not_swap_what_a_boar_card_pays() -> None:
    table = Table(**OTHER_CARDS).dice(0, "boar-red", "gold-1").boar(0, "red").take(0, "sentinel")
    table.do("gain sun", "swap yes", "gain moon")
    assert table.reserve(0)[2:] == (1, 2)


@pytest.mark.rule("dice_forge.card.typhon")
def test_typhon_pays_a_glory_for_every_face_forged() -> None:
    table = Table(**OTHER_CARDS).has(0, gold=9).do("buy gold-3", "forge light-0", "buy gold-4", "forge light-0")
    table.take(1, "celestial-ship").do("forge light-0").take(1, "boar").do("forge light-0")
    assert table.take(0, "typhon").reserve(0)[3] == 3
    assert table.take(1, "typhon").reserve(1)[3] == 1


@pytest.mark.rule("dice_forge.card.sphinx")
def test_the_sphinx_gives_four_minor_blessings_with_one_die() -> None:
    table = Table().dice(0, "glory-2", "any-1").take(0, "sphinx").do("die light")
    assert table.reserve(0) == (0, 0, 0, 8)
    table = Table().dice(0, "glory-2", "any-1").take(0, "sphinx").do("die dark", *["gain sun"] * 4)
    assert table.reserve(0) == (0, 4, 0, 0)


@pytest.mark.rule("dice_forge.card.cyclops")
def test_the_cyclops_swaps_gold_for_glory_gain_by_gain() -> None:
    table = Table(**OTHER_CARDS).dice(0, "gold-3", "gold-2-moon-1").card(0, "hammer").take(0, "cyclops")
    table.do("die light", "swap yes", "swap no", "hammer 3", "swap yes", "swap no", "hammer 0")
    assert table.reserve(0) == (3, 0, 0, 6)
    table = Table(**OTHER_CARDS).dice(0, "shield-yellow", "gold-1").take(0, "cyclops")
    assert table.do("die light", *["swap yes"] * 4).reserve(0) == (0, 0, 0, 12)


@pytest.mark.rule("dice_forge.card.triton")
def test_a_triton_card_is_a_token_worth_two_shards_or_six_gold() -> None:
    table = Table(**OTHER_CARDS).take(0, "triton").turn(0).card(0, "hammer")
    table.do("triton gold", "hammer 4")
    assert table.reserve(0)[0] == 2
    assert int(table.state.hammered[0]) == 4


@pytest.mark.rule("dice_forge.card.minotaur")
def test_the_minotaur_makes_all_others_roll_and_lose() -> None:
    table = Table(3).take(1, "wild-spirits").has(0, gold=9).has(1, gold=9).has(2, gold=1, sun=3)
    table.dice(1, "gold-3", "glory-3").dice(2, "gold-4", "any-1").take(0, "minotaur").do("gain gold")
    assert table.reserve(0) == (9, 0, 0, 0)
    assert table.reserve(1)[0] == 6 and int(table.state.score(1)) == 2  # glory on cards is safe
    assert table.reserve(2) == (0, 3, 0, 0)


@pytest.mark.rule("dice_forge.card.minotaur", "dice_forge.ruling.no-cerberus-on-losses", "dice_forge.card.hammer")
def test_the_minotaur_offers_no_cerberus_and_touches_no_hammer() -> None:
    table = Table().card(1, "cerberus", "hammer").dice(1, "gold-3", "glory-2").has(1, gold=9, glory=9)
    table.state.hammered[1] = 7
    assert table.take(0, "minotaur").asked() == []
    assert table.reserve(1) == (6, 0, 0, 7) and int(table.state.hammered[1]) == 7


@pytest.mark.rule("dice_forge.card.minotaur")
def test_victims_of_the_minotaur_choose_at_the_same_time() -> None:
    table = Table(4)
    for seat in (1, 2, 3):
        table.dice(seat, "any-1", "gold-1").has(seat, gold=2, sun=1)
    assert table.take(0, "minotaur").asked() == [1, 2, 3]


@pytest.mark.rule("dice_forge.card.minotaur", "dice_forge.turn.order-matters")
def test_ships_make_no_victim_of_the_minotaur_wait_because_nobody_forges() -> None:
    table = Table(4)
    for seat in (1, 2, 3):
        table.dice(seat, "any-1", "ship").has(seat, gold=4, sun=1)
    assert table.take(0, "minotaur").asked() == [1, 2, 3]


@pytest.mark.rule("dice_forge.card.owl")
def test_the_owl_gives_gold_or_a_shard() -> None:
    table = Table().card(0, "owl").has(0, gold=2).do("reinforce owl")
    assert table.legal() == ["gain gold", "gain sun", "gain moon"]
    assert table.refusal("gain glory") == "card.owl"


@pytest.mark.rule("dice_forge.card.elder")
def test_the_elder_turns_three_gold_into_four_glory_once_per_copy() -> None:
    table = Table().card(0, "elder", "elder").has(0, gold=8).do("reinforce elder", "reinforce elder")
    assert table.reserve(0) == (2, 0, 0, 8)


@pytest.mark.rule("dice_forge.card.wild-spirits")
def test_wild_spirits_bring_three_gold_and_three_moons() -> None:
    assert Table().has(0, gold=11).take(0, "wild-spirits").reserve(0) == (12, 0, 3, 0)
