"""x3, mirror, ship, shields and boars, alone and with each other: in blessings and as losses."""

import pytest

from tests.games.dice_forge.position import OTHER_CARDS, Table
from theogony.games.dice_forge.position import AS_LOSS


def blessed(light: str, dark: str, seats: int = 2, **has: int) -> Table:
    """Seat 0 receives these two faces; everybody else shows gold-1 and glory-2."""
    table = Table(seats).dice(0, light, dark).has(0, **has)
    for seat in range(1, seats):
        table.dice(seat, "gold-1", "glory-2")
    return table.blessing(0)


# ---- x3


@pytest.mark.rule("dice_forge.face.triple")
def test_a_triple_triples_everything_on_the_other_face() -> None:
    assert blessed("triple", "gold-3").reserve(0) == (9, 0, 0, 0)
    assert blessed("all-1", "triple").reserve(0) == (3, 3, 3, 3)
    assert blessed("triple", "glory-2-moon-2").reserve(0) == (0, 0, 6, 6)


@pytest.mark.rule("dice_forge.face.triple")
def test_two_triples_do_nothing_and_ask_nothing() -> None:
    table = blessed("triple", "triple")
    assert table.reserve(0) == (0, 0, 0, 0)
    assert table.asked() == []


@pytest.mark.rule("dice_forge.face.triple")
def test_a_triple_alone_does_nothing() -> None:
    table = Table().dice(0, "triple", "gold-3").minor(0, "light")
    assert table.reserve(0) == (0, 0, 0, 0)


@pytest.mark.rule("dice_forge.face.triple", "dice_forge.blessing.choice")
def test_a_tripled_either_or_face_is_chosen_once_and_then_tripled() -> None:
    table = blessed("triple", "any-2")
    assert table.legal() == ["gain gold", "gain sun", "gain moon"]
    assert table.do("gain sun").reserve(0) == (0, 6, 0, 0)
    assert table.asked() == []
    assert blessed("gold-3-or-glory-2", "triple").do("gain glory").reserve(0) == (0, 0, 0, 6)


@pytest.mark.rule("dice_forge.face.triple", "dice_forge.face.mirror")
def test_a_tripled_mirror_copies_first() -> None:
    table = Table().dice(0, "triple", "mirror").dice(1, "moon-2", "glory-3").blessing(0)
    assert table.legal() == ["copy 1-light", "copy 1-dark"]
    assert table.do("copy 1-dark").reserve(0) == (0, 0, 0, 9)


@pytest.mark.rule("dice_forge.face.mirror", "dice_forge.face.triple")
def test_a_mirror_that_copies_a_triple_triples_the_other_die() -> None:
    table = Table().dice(0, "gold-3", "mirror").dice(1, "triple", "gold-1").blessing(0).do("copy 1-light")
    assert table.reserve(0) == (9, 0, 0, 0)


@pytest.mark.rule("dice_forge.face.triple", "dice_forge.face.ship", "dice_forge.ruling.no-refund")
def test_a_tripled_ship_is_one_forge_with_a_discount_of_six() -> None:
    table = blessed("triple", "ship", gold=2)
    assert "buy sun-2" in table.legal()  # 8 - 6
    assert "buy glory-4" not in table.legal()
    assert "buy gold-3" in table.legal()
    table.do("buy gold-3", "forge light-0")
    assert table.reserve(0)[0] == 2  # what the discount exceeds the price by is not paid out
    assert table.asked() == []


@pytest.mark.rule("dice_forge.face.triple", "dice_forge.face.shield")
def test_a_tripled_shield_gives_its_own_amount_three_times() -> None:
    assert blessed("triple", "shield-red").reserve(0) == (0, 6, 0, 0)
    assert blessed("shield-green", "triple").reserve(0) == (0, 0, 0, 9)
    assert blessed("shield-yellow", "triple").reserve(0) == (9, 0, 0, 0)


@pytest.mark.rule("dice_forge.ruling.triple-boar")
def test_a_tripled_boar_gives_the_bearer_one_choice_and_the_owner_three() -> None:
    table = Table(3).dice(0, "triple", "boar-red").boar(2, "red").blessing(0)
    assert table.legal(0) == ["gain sun", "gain moon"]
    table.do("0: gain moon", "2: gain sun", "2: gain moon", "2: gain glory")
    assert table.reserve(0) == (0, 0, 3, 0)
    assert table.reserve(2) == (0, 1, 1, 3)
    assert table.asked() == []


# ---- mirrors


@pytest.mark.rule("dice_forge.face.mirror")
def test_a_mirror_copies_any_face_an_opponent_shows_equal_ones_being_one_choice() -> None:
    table = Table(4).dice(0, "mirror", "gold-1").dice(1, "gold-4", "glory-3").dice(2, "glory-3", "moon-2")
    table.dice(3, "gold-4", "sun-1").blessing(0)
    assert table.legal() == ["copy 1-light", "copy 1-dark", "copy 2-dark", "copy 3-dark"]
    assert table.refusal("copy 3-light") == "engine.duplicate"
    assert table.refusal("copy 0-dark") == "face.mirror"
    assert table.do("copy 3-dark").reserve(0) == (1, 1, 0, 0)


@pytest.mark.rule("dice_forge.face.mirror")
def test_a_mirror_with_one_kind_of_face_to_copy_asks_nothing() -> None:
    table = Table().dice(0, "mirror", "gold-1").dice(1, "moon-2", "moon-2").blessing(0)
    assert table.reserve(0) == (1, 0, 2, 0)


@pytest.mark.rule("dice_forge.face.mirror")
def test_two_mirrors_copy_independently_even_the_same_face() -> None:
    table = Table().dice(0, "mirror", "mirror").dice(1, "moon-2", "glory-3").blessing(0)
    table.do("copy 1-dark", "copy 1-dark")
    assert table.reserve(0) == (0, 0, 0, 6)


@pytest.mark.rule("dice_forge.ruling.mirror-of-mirror")
def test_a_mirror_opposite_shows_ones_own_faces() -> None:
    table = Table().dice(0, "mirror", "glory-4").dice(1, "mirror", "gold-1").blessing(0)
    assert table.legal() == ["copy 0-dark", "copy 1-dark"]
    assert table.do("copy 0-dark").reserve(0) == (0, 0, 0, 8)
    nothing = Table().dice(0, "mirror", "mirror").dice(1, "mirror", "mirror").blessing(0)
    assert nothing.reserve(0) == (0, 0, 0, 0)
    assert nothing.asked() == []


@pytest.mark.rule("dice_forge.face.mirror")
def test_a_copied_either_or_face_is_chosen_by_who_copies() -> None:
    table = Table().dice(0, "mirror", "gold-1").dice(1, "any-2", "any-2").blessing(0)
    assert table.legal() == ["gain gold", "gain sun", "gain moon"]


@pytest.mark.rule("dice_forge.face.mirror", "dice_forge.blessing.minor")
def test_a_mirror_works_in_a_minor_blessing_too() -> None:
    table = Table().dice(0, "mirror", "gold-1").dice(1, "gold-4", "gold-4").minor(0, "light")
    assert table.reserve(0) == (4, 0, 0, 0)


@pytest.mark.rule("dice_forge.face.mirror", "dice_forge.face.boar")
def test_copying_a_boar_pays_its_owner_even_if_that_is_who_copies() -> None:
    table = Table().dice(0, "mirror", "gold-1").dice(1, "boar-blue", "boar-blue").boar(0, "blue").blessing(0)
    table.do("gain sun", "gain glory")
    assert table.reserve(0) == (1, 1, 0, 3)


@pytest.mark.rule("dice_forge.face.mirror", "dice_forge.face.ship")
def test_two_ships_one_of_them_copied_are_two_forges() -> None:
    table = Table().dice(0, "mirror", "ship").dice(1, "ship", "ship").has(0, gold=4).blessing(0)
    table.do("buy gold-4", "forge light-0", "buy gold-4", "forge light-0")
    assert table.reserve(0) == (2, 0, 0, 0)
    assert table.asked() == []


@pytest.mark.rule("dice_forge.face.mirror", "dice_forge.face.triple")
def test_a_mirror_that_copies_a_triple_beside_a_triple_does_nothing() -> None:
    table = Table().dice(0, "mirror", "triple").dice(1, "triple", "triple").blessing(0)
    assert table.reserve(0) == (0, 0, 0, 0)
    assert table.asked() == []


@pytest.mark.rule("dice_forge.face.mirror", "dice_forge.face.triple")
def test_of_two_mirrors_one_can_triple_what_the_other_shows() -> None:
    table = Table().dice(0, "mirror", "mirror").dice(1, "triple", "glory-3").blessing(0)
    assert table.do("copy 1-light", "copy 1-dark").reserve(0) == (0, 0, 0, 9)


@pytest.mark.rule("dice_forge.face.mirror", "dice_forge.face.shield", "dice_forge.face.triple")
def test_a_copied_shield_is_tripled_and_shines_like_an_own_one() -> None:
    table = Table().dice(0, "triple", "mirror").dice(1, "shield-blue", "shield-blue").blessing(0)
    assert table.reserve(0) == (0, 0, 6, 0)
    table = Table().dice(0, "moon-1", "mirror").dice(1, "shield-blue", "shield-blue").blessing(0)
    assert table.reserve(0) == (0, 0, 1, 5)


@pytest.mark.rule("dice_forge.face.mirror", "dice_forge.face.ship", "dice_forge.face.triple")
def test_a_copied_ship_is_tripled_too() -> None:
    table = Table(4).dice(0, "triple", "mirror").dice(1, "ship", "ship").has(0, gold=6)
    for seat in (2, 3):
        table.dice(seat, "ship", "ship")
    table.blessing(0).do("buy any-2", "forge light-0")  # 12 - 6
    assert table.reserve(0) == (0, 0, 0, 0)


@pytest.mark.rule("dice_forge.face.mirror", "dice_forge.face.boar", "dice_forge.face.triple")
def test_a_copied_boar_tripled_pays_its_owner_three_times() -> None:
    table = Table(3).dice(0, "triple", "mirror").boar(1, "red")
    table.dice(1, "boar-red", "boar-red").dice(2, "boar-red", "boar-red").blessing(0)
    table.do("0: gain sun", *["1: gain glory"] * 3)
    assert table.reserve(0) == (0, 3, 0, 0)
    assert table.reserve(1) == (0, 0, 0, 9)
    assert table.reserve(2) == (0, 0, 0, 0)  # who bears it gets nothing of another's blessing


@pytest.mark.rule("dice_forge.face.mirror", "dice_forge.face.triple", "dice_forge.blessing.minor")
def test_a_mirror_alone_that_copies_a_triple_does_nothing() -> None:
    table = Table().dice(0, "mirror", "gold-1").dice(1, "triple", "triple").minor(0, "light")
    assert table.reserve(0) == (0, 0, 0, 0)
    assert table.asked() == []


@pytest.mark.rule("dice_forge.ruling.mirror-of-mirror", "dice_forge.card.cerberus", "dice_forge.face.ship")
def test_a_repeated_mirror_finds_the_face_just_forged_in_the_mirror_opposite() -> None:
    table = Table().dice(0, "mirror", "ship").dice(1, "mirror", "gold-1").card(0, "cerberus").has(0, gold=6)
    table.blessing(0).do("copy 1-dark", "buy glory-3", "forge dark-0", "again yes")
    assert table.legal() == ["copy 0-dark", "copy 1-dark"]
    assert table.do("copy 0-dark").reserve(0) == (1, 0, 0, 3)  # 6 + 1 - 6; then the glory; no gold for the ship


# ---- ships


@pytest.mark.rule("dice_forge.face.ship")
def test_a_ship_offers_one_face_two_gold_cheaper_or_none() -> None:
    table = blessed("ship", "glory-2", gold=4)
    assert table.legal()[:3] == ["buy gold-3", "buy moon-1", "buy gold-4"]
    assert "buy moon-2" in table.legal() and "buy sun-2" not in table.legal()
    assert table.refusal("buy sun-2") == "forge.pay"
    assert table.do("decline").reserve(0) == (4, 0, 0, 2)
    table = blessed("ship", "glory-2", gold=4).do("buy moon-2", "forge dark-0")
    assert table.reserve(0) == (0, 0, 0, 2)
    assert table.asked() == []


@pytest.mark.rule("dice_forge.face.ship")
def test_a_ship_with_nothing_to_buy_asks_nothing() -> None:
    table = Table(2).dice(0, "ship", "glory-2").stock(gold_3=0, moon_1=0).blessing(0)
    assert table.asked() == []


@pytest.mark.rule("dice_forge.blessing.any-order", "dice_forge.engine.best-order")
def test_gold_comes_before_the_ship_unless_it_would_be_wasted() -> None:
    table = blessed("ship", "gold-3", gold=5)
    assert table.reserve(0)[0] == 8
    assert "buy sun-2" in table.legal()
    full = blessed("ship", "gold-3", gold=11)
    assert full.legal() == ["first 0", "first 1"]
    full.do("first 0", "buy gold-4", "forge light-0")
    assert full.reserve(0)[0] == 12  # 11 - 1 + 3, one of them wasted
    assert blessed("ship", "gold-3", gold=11).do("first 1").reserve(0)[0] == 12
    roomy = Table().card(0, "chest").dice(0, "ship", "gold-3").has(0, gold=11).blessing(0)
    assert roomy.reserve(0)[0] == 14 and "decline" in roomy.legal()  # a chest leaves nothing to waste


@pytest.mark.rule("dice_forge.blessing.any-order", "dice_forge.card.triton")
def test_a_ship_may_go_first_too_if_a_triton_token_could_pay_for_it() -> None:
    dear = dict.fromkeys(("gold_3", "moon_1", "gold_4", "sun_1", "gold_6", "any_1", "sun_1_glory_1"), 0)
    dear |= dict.fromkeys(("gold_2_moon_1", "gold_3_or_glory_2", "moon_2", "sun_2", "glory_3"), 0)
    table = Table(4).dice(0, "ship", "gold-6").stock(**dear).has(0, gold=8)
    assert table.blessing(0).asked() == [0] and "buy glory-4" in table.legal()  # the gold came first, two are wasted
    table = Table(4).dice(0, "ship", "gold-6").stock(**dear).has(0, gold=8).card(0, "triton").blessing(0)
    table.do("first 0", "triton gold", "buy glory-4", "forge light-0")
    assert table.reserve(0) == (8, 0, 0, 0)  # 12 - 10 + 6


@pytest.mark.rule("dice_forge.ruling.rolled-face-counts")
def test_the_rolled_face_counts_even_if_the_ship_has_just_replaced_it() -> None:
    table = blessed("ship", "gold-3", gold=11).do("first 0", "buy glory-3", "forge dark-0")
    assert table.reserve(0) == (8, 0, 0, 0)  # 11 - 6 + 3: the gold face was rolled


# ---- shields


@pytest.mark.rule("dice_forge.face.shield")
@pytest.mark.parametrize(
    ("shield", "other", "match"),
    [
        ("shield-red", "sun-1", (0, 1, 0, 5)),
        ("shield-blue", "moon-2", (0, 0, 2, 5)),
        ("shield-yellow", "gold-3", (3, 0, 0, 5)),
        ("shield-green", "glory-2", (0, 0, 0, 7)),
        ("shield-red", "all-1", (1, 1, 1, 6)),
        ("shield-red", "moon-2", (0, 2, 2, 0)),
        ("shield-blue", "gold-1", (1, 0, 2, 0)),
        ("shield-yellow", "sun-2", (3, 2, 0, 0)),
        ("shield-green", "gold-4", (4, 0, 0, 3)),
    ],
)
def test_a_shield_gives_five_glory_for_a_match_and_its_own_amount_otherwise(
    shield: str, other: str, match: tuple[int, int, int, int]
) -> None:
    assert blessed(shield, other).reserve(0) == match
    assert blessed(other, shield).reserve(0) == match


@pytest.mark.rule("dice_forge.face.shield")
def test_a_shield_judges_what_was_chosen_of_an_either_or_face() -> None:
    assert blessed("shield-red", "any-1").do("gain sun").reserve(0) == (0, 1, 0, 5)
    assert blessed("shield-red", "any-1").do("gain moon").reserve(0) == (0, 2, 1, 0)
    table = Table().dice(0, "shield-blue", "boar-red").boar(1, "red").blessing(0).do("0: gain moon", "1: gain sun")
    assert table.reserve(0) == (0, 0, 1, 5)


@pytest.mark.rule("dice_forge.face.shield", "dice_forge.blessing.minor")
def test_a_shield_alone_or_beside_a_ship_gives_its_own_amount() -> None:
    assert Table().dice(0, "shield-green", "gold-1").minor(0).reserve(0) == (0, 0, 0, 3)
    assert blessed("shield-yellow", "ship").do("decline").reserve(0) == (3, 0, 0, 0)
    after_a_match = Table().dice(0, "shield-red", "sun-1").blessing(0).minor(0)
    assert after_a_match.reserve(0) == (0, 1 + 2, 0, 5)  # what the other die gave the time before is forgotten


@pytest.mark.rule("dice_forge.ruling.two-shields")
def test_two_shields_do_not_see_each_other() -> None:
    assert blessed("shield-red", "shield-green").reserve(0) == (0, 2, 0, 3)
    table = Table().dice(0, "shield-red", "mirror").dice(1, "shield-red", "shield-red").blessing(0)
    assert table.reserve(0) == (0, 4, 0, 0)


@pytest.mark.rule("dice_forge.ruling.shield-sees-all")
def test_a_shield_sees_what_was_wasted_or_hammered() -> None:
    assert blessed("shield-red", "sun-2", sun=6).reserve(0) == (0, 6, 0, 5)
    table = Table().dice(0, "shield-yellow", "gold-3").card(0, "hammer").blessing(0).do("hammer 3")
    assert table.reserve(0) == (0, 0, 0, 5)


# ---- boars


@pytest.mark.rule("dice_forge.face.boar")
def test_a_boar_gives_the_bearer_a_shard_and_the_owner_a_shard_or_glory() -> None:
    table = Table(3).dice(0, "boar-green", "gold-1").boar(1, "green").blessing(0)
    assert table.asked() == [0, 1]
    assert table.legal(0) == ["gain sun", "gain moon"]
    assert table.legal(1) == ["gain sun", "gain moon", "gain glory"]
    assert table.refusal("gain gold", 1) == "face.boar"
    table.do("0: gain sun", "1: gain glory")
    assert table.reserve(0) == (1, 1, 0, 0)
    assert table.reserve(1) == (0, 0, 0, 3)


@pytest.mark.rule("dice_forge.face.boar", "dice_forge.blessing.minor")
def test_a_boar_counts_in_a_minor_blessing_too() -> None:
    table = Table().dice(0, "boar-red", "gold-1").boar(1, "red").minor(0).do("0: gain moon", "1: gain moon")
    assert table.reserve(0) == table.reserve(1) == (0, 0, 1, 0)


@pytest.mark.rule("dice_forge.face.boar")
def test_two_boars_are_chosen_and_paid_each_for_itself() -> None:
    table = Table(3).dice(0, "boar-red", "boar-blue").boar(1, "red").boar(2, "blue").blessing(0)
    table.do("0: gain sun", "1: gain sun", "0: gain moon", "2: gain glory")
    assert [table.reserve(seat) for seat in range(3)] == [(0, 1, 1, 0), (0, 1, 0, 0), (0, 0, 0, 3)]


@pytest.mark.rule("dice_forge.face.boar", "dice_forge.turn.order-matters")
def test_everybodys_blessing_with_a_boar_goes_from_the_active_player_on() -> None:
    table = Table(3).turn(1).dice(0, "any-1", "gold-1").dice(1, "boar-red", "gold-1").dice(2, "any-1", "gold-1")
    table.boar(0, "red").step_one()
    assert table.asked() == [0, 1]  # the bearer and the owner of the card
    table.do("1: gain sun", "0: gain glory")
    assert table.asked() == [2]


# ---- repeated by cerberus


@pytest.mark.rule("dice_forge.card.cerberus", "dice_forge.face.mirror", "dice_forge.blessing.choice")
def test_a_repeated_blessing_is_chosen_anew() -> None:
    table = Table().dice(0, "mirror", "any-1").dice(1, "gold-4", "glory-3").card(0, "cerberus").blessing(0)
    table.do("copy 1-light", "gain sun", "again yes", "copy 1-dark", "gain moon")
    assert table.reserve(0) == (4, 1, 1, 3)
    assert table.asked() == []


@pytest.mark.rule("dice_forge.card.cerberus", "dice_forge.face.ship")
def test_a_repeated_ship_finds_what_is_left_in_the_sanctuary() -> None:
    table = Table(4).dice(0, "ship", "gold-3").card(0, "cerberus").has(0, gold=3).stock(gold_3=1)
    table.blessing(0).do("buy gold-3", "forge light-0", "again yes")
    assert table.refusal("buy gold-3") == "forge.sold-out"
    assert table.do("buy gold-6", "forge dark-0").reserve(0) == (7, 0, 0, 0)  # 3 + 3 - 0, + 3 - 2: the rolled face
    assert table.up(0) == ("gold-3", "gold-6")


@pytest.mark.rule("dice_forge.card.cerberus", "dice_forge.face.shield", "dice_forge.face.boar")
def test_a_repeated_shield_looks_again_and_a_repeated_boar_pays_again() -> None:
    table = Table().dice(0, "shield-red", "boar-green").boar(1, "green").card(0, "cerberus").blessing(0)
    table.do("0: gain sun", "1: gain sun", "0: again yes", "0: gain moon", "1: gain glory")
    assert table.reserve(0) == (0, 1 + 2, 1, 5)
    assert table.reserve(1) == (0, 1, 0, 3)


@pytest.mark.rule("dice_forge.card.cerberus", "dice_forge.engine.worth-asking")
def test_what_does_nothing_is_not_worth_a_token_and_asks_nothing() -> None:
    assert Table().dice(0, "triple", "triple").card(0, "cerberus").blessing(0).asked() == []
    table = Table().dice(0, "mirror", "mirror").dice(1, "mirror", "mirror").card(0, "cerberus").blessing(0)
    assert table.asked() == []
    table = Table().dice(0, "mirror", "gold-1").dice(1, "triple", "triple").card(0, "cerberus").minor(0)
    assert table.asked() == []
    table = Table().dice(0, "gold-3", "sun-2").has(0, gold=12, sun=6).card(0, "cerberus").blessing(0)
    assert table.asked() == []  # the board is full of both
    assert table.has(0, sun=3).blessing(0).asked() == [0]


# ---- losses


def lost(light: str, dark: str, **has: int) -> Table:
    table = Table().dice(0, light, dark).dice(1, "gold-1", "sun-1")
    return table.has(0, **(has or {"gold": 9, "sun": 5, "moon": 5, "glory": 20})).blessing(0, int(AS_LOSS))


@pytest.mark.rule("dice_forge.card.minotaur")
def test_losses_of_every_kind_of_face() -> None:
    assert lost("gold-3", "glory-2").reserve(0) == (6, 5, 5, 18)
    assert lost("triple", "sun-1").reserve(0) == (9, 2, 5, 20)
    assert lost("ship", "gold-3").reserve(0) == (6, 5, 5, 20) and lost("ship", "gold-3").asked() == []
    assert lost("shield-red", "sun-1").reserve(0) == (9, 4, 5, 15)
    assert lost("shield-red", "gold-1").reserve(0) == (8, 3, 5, 20)
    assert lost("any-2", "gold-1").do("gain moon").reserve(0) == (8, 5, 3, 20)
    assert lost("gold-6", "glory-4", gold=2, glory=1).reserve(0) == (0, 0, 0, 0)
    assert lost("mirror", "gold-1").do("copy 1-dark").reserve(0) == (8, 4, 5, 20)


@pytest.mark.rule("dice_forge.card.minotaur", "dice_forge.face.triple")
def test_losses_beside_a_triple() -> None:
    assert lost("triple", "triple").reserve(0) == (9, 5, 5, 20)
    assert lost("triple", "all-1").reserve(0) == (6, 2, 2, 17)
    assert lost("any-1", "triple").do("gain gold").reserve(0) == (6, 5, 5, 20)
    assert lost("triple", "shield-green").reserve(0) == (9, 5, 5, 11)
    assert lost("triple", "ship").reserve(0) == (9, 5, 5, 20)


@pytest.mark.rule("dice_forge.card.minotaur", "dice_forge.face.shield")
def test_losses_of_a_shield_follow_what_the_other_die_takes() -> None:
    assert lost("shield-blue", "any-1").do("gain moon").reserve(0) == (9, 5, 4, 15)
    assert lost("shield-blue", "any-1").do("gain gold").reserve(0) == (8, 5, 3, 20)
    assert lost("shield-yellow", "ship").reserve(0) == (6, 5, 5, 20)
    assert lost("shield-red", "shield-red").reserve(0) == (9, 1, 5, 20)
    assert lost("shield-green", "glory-2", gold=1, glory=4).reserve(0) == (1, 0, 0, 0)


@pytest.mark.rule("dice_forge.card.minotaur", "dice_forge.face.mirror")
def test_a_mirror_may_show_something_harmless_to_the_minotaur() -> None:
    table = Table().dice(0, "mirror", "gold-3").dice(1, "ship", "triple").has(0, gold=9)
    table.blessing(0, int(AS_LOSS))
    assert table.legal() == ["copy 1-light", "copy 1-dark"]
    assert table.do("copy 1-light").reserve(0) == (6, 0, 0, 0)
    table = Table().dice(0, "mirror", "gold-3").dice(1, "ship", "triple").has(0, gold=9)
    assert table.blessing(0, int(AS_LOSS)).do("copy 1-dark").reserve(0) == (0, 0, 0, 0)


@pytest.mark.rule("dice_forge.card.minotaur", "dice_forge.ruling.triple-boar")
def test_a_tripled_boar_lost_takes_three_shards_and_pays_three_times() -> None:
    table = Table().dice(0, "boar-red", "triple").boar(1, "red").has(0, moon=2, sun=6).blessing(0, int(AS_LOSS))
    table.do("0: gain moon", *["1: gain sun"] * 3)
    assert table.reserve(0) == (0, 6, 0, 0)
    assert table.reserve(1) == (0, 3, 0, 0)


@pytest.mark.rule("dice_forge.card.minotaur", "dice_forge.face.boar")
def test_a_boar_lost_still_pays_its_owner() -> None:
    table = Table().dice(0, "boar-red", "gold-1").boar(1, "red").has(0, gold=3, sun=3).blessing(0, int(AS_LOSS))
    table.do("0: gain sun", "1: gain glory")
    assert table.reserve(0) == (2, 2, 0, 0)
    assert table.reserve(1) == (0, 0, 0, 3)


@pytest.mark.rule("dice_forge.card.minotaur", "dice_forge.card.hammer", "dice_forge.ruling.no-cerberus-on-losses")
def test_neither_hammer_nor_cerberus_help_against_a_loss() -> None:
    table = Table(**OTHER_CARDS).dice(0, "gold-3", "gold-1").card(0, "hammer", "cerberus").has(0, gold=9)
    table.blessing(0, int(AS_LOSS))
    assert table.asked() == []
    assert table.reserve(0) == (5, 0, 0, 0)
