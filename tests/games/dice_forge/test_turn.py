"""Rounds and turns: everybody's blessing, reinforcements, the action, the extra action."""

import pytest

from tests.games.dice_forge.position import OTHER_CARDS, Table


@pytest.mark.rule("dice_forge.turn.order", "dice_forge.turn.end")
def test_turns_pass_clockwise_and_each_begins_with_everybodys_dice() -> None:
    table = Table(3).turn(1)
    told = table.told("end")
    assert [(name, values["seat"]) for name, values in told if name in ("turn", "rolled")] == [
        ("turn", 2),
        *[("rolled", seat) for seat in (2, 2, 0, 0, 1, 1)],
    ]
    assert table.state.active == 2


@pytest.mark.rule("dice_forge.turn.blessing", "dice_forge.blessing.divine")
def test_everybody_is_blessed_at_the_start_of_every_turn() -> None:
    table = Table(3).dice(0, "gold-3", "sun-1").dice(1, "moon-2", "gold-1").dice(2, "glory-2", "glory-3").step_one()
    assert [table.reserve(seat) for seat in range(3)] == [(3, 1, 0, 0), (1, 0, 2, 0), (0, 0, 0, 5)]


@pytest.mark.rule("dice_forge.turn.twice", "dice_forge.ruling.twice-every-turn")
def test_two_players_are_blessed_twice_in_every_turn_the_second_time_after_the_first_is_done() -> None:
    table = Table(2).dice(0, "gold-1", "sun-1").dice(1, "glory-2", "any-1").has(0, gold=2)
    told = table.told("end")
    assert len([name for name, _ in told if name == "rolled"]) == 4
    assert table.asked() == [1]
    assert table.reserve(0) == (3, 1, 0, 0)
    told = table.told("gain moon")
    assert len([name for name, _ in told if name == "rolled"]) == 4
    table.do("gain moon")
    assert table.reserve(0) == (4, 2, 0, 0)
    assert table.reserve(1) == (0, 0, 2, 4)


@pytest.mark.rule("dice_forge.turn.order-matters")
def test_where_nothing_depends_on_order_all_choose_at_the_same_time() -> None:
    table = Table(4).dice(0, "gold-1", "any-1")
    for seat in (1, 2, 3):
        table.dice(seat, "any-2", "gold-3-or-glory-2")
    table.step_one()
    assert table.asked() == [0, 1, 2, 3]
    table.do("3: gain moon", "1: gain gold", "3: gain glory", "0: gain sun")
    assert table.asked() == [1, 2]  # seat 0 has a turn to play, but not before the others are done
    assert table.reserve(3) == (0, 0, 2, 2)


@pytest.mark.rule("dice_forge.turn.order-matters", "dice_forge.engine.one-by-one")
def test_two_ships_are_served_from_the_active_player_on() -> None:
    table = Table(3).turn(1)
    for seat in range(3):
        table.dice(seat, "ship", "glory-2").has(seat, gold=1, moon=1)
    table.stock(gold_3=1, moon_1=0, gold_4=1, sun_1=0).step_one()
    assert table.asked() == [1]
    table.do("buy gold-4", "forge light-0")
    assert table.asked() == [2]
    assert table.legal() == ["buy gold-3", "decline"]
    assert table.refusal("buy gold-4") == "forge.sold-out"
    table.do("buy gold-3", "forge dark-0")
    assert table.asked() == [1]
    assert table.reserve(0) == (1, 0, 1, 2)  # nothing left for seat 0, so it is not asked


@pytest.mark.rule("dice_forge.turn.order-matters", "dice_forge.engine.one-by-one")
def test_a_single_ship_or_mirrors_alone_make_nobody_wait() -> None:
    table = Table(3).dice(0, "any-1", "gold-1").dice(1, "ship", "gold-1").dice(2, "any-1", "gold-1").has(1, gold=4)
    assert table.step_one().asked() == [0, 1, 2]
    table = Table(3).dice(0, "mirror", "gold-1").dice(1, "mirror", "gold-4").dice(2, "any-1", "sun-1")
    assert table.step_one().asked() == [0, 1, 2]


@pytest.mark.rule("dice_forge.turn.order-matters", "dice_forge.face.mirror")
def test_a_mirror_sees_what_a_ship_before_it_has_forged() -> None:
    table = Table(3).dice(0, "ship", "gold-1").dice(1, "mirror", "gold-1").dice(2, "gold-1", "gold-1")
    assert table.has(0, gold=11).step_one().asked() == [0]
    table.do("buy glory-4", "forge dark-0")
    assert table.up(0) == ("ship", "glory-4")
    assert table.legal(1) == ["copy 0-light", "copy 0-dark", "copy 2-light"]


@pytest.mark.rule("dice_forge.turn.reinforcements", "dice_forge.card.owl", "dice_forge.card.elder")
def test_every_reinforcement_can_be_called_once_a_turn_in_any_order() -> None:
    table = Table(2).card(0, "owl", "owl", "elder").has(0, gold=7)
    assert table.refusal("reinforce hind") == "turn.reinforcements"
    table.do("reinforce owl", "gain sun", "reinforce elder", "reinforce owl", "gain sun")
    assert table.reserve(0) == (4, 2, 0, 4)
    assert table.refusal("reinforce owl") == table.refusal("reinforce elder") == "turn.reinforcements"
    table.dice(0, "gold-3", "gold-1").dice(1, "gold-3", "gold-1").do("end", "end")
    assert "reinforce owl" in table.legal() and "reinforce elder" in table.legal()  # in the next turn again


@pytest.mark.rule("dice_forge.turn.reinforcements")
def test_reinforcements_come_before_the_action() -> None:
    table = Table(2).card(0, "owl").has(0, gold=8).do("buy gold-3", "forge light-0")
    assert table.refusal("reinforce owl") == "turn.reinforcements" and "reinforce owl" not in table.legal()


@pytest.mark.rule("dice_forge.turn.reinforcements")
def test_a_reinforcement_taken_in_a_turn_waits_for_the_next_one() -> None:
    table = Table(3).has(0, sun=6, gold=5).do("feat owl")
    assert table.refusal("reinforce owl") == "turn.reinforcements"
    assert table.do("extra").refusal("reinforce owl") == "turn.reinforcements"


@pytest.mark.rule("dice_forge.card.elder")
def test_the_elder_wants_three_gold() -> None:
    table = Table(2).card(0, "elder").has(0, gold=2)
    assert table.refusal("reinforce elder") == "card.elder"


@pytest.mark.rule("dice_forge.turn.action")
def test_one_action_a_turn_forging_or_a_feat() -> None:
    table = Table(2).has(0, gold=8, moon=6).do("buy gold-3", "forge light-0")
    assert table.refusal("feat hind") == "turn.action"
    assert "buy gold-4" in table.legal()  # still the same action
    table = Table(2).has(0, gold=8, moon=6, sun=1).do("feat chest")
    assert table.state.active == 1  # nothing else was possible
    table = Table(2).has(0, gold=8, moon=6, sun=4).do("feat chest")
    assert table.legal() == ["extra", "end"]
    assert table.refusal("buy gold-3") == table.refusal("feat hind") == "turn.action"


@pytest.mark.rule("dice_forge.turn.extra", "dice_forge.ruling.extra-after-action")
def test_two_suns_buy_one_more_action_once_and_after_the_first() -> None:
    table = Table(2).has(0, gold=8, sun=6)
    assert table.refusal("extra") == "ruling.extra-after-action" and "extra" not in table.legal()
    table.do("buy gold-3", "forge light-0", "extra")
    assert table.reserve(0)[1] == 4
    assert "buy gold-3" in table.legal() and "feat gorgon" in table.legal()
    table.do("buy gold-3", "forge light-1")
    assert table.refusal("extra") == "turn.extra"
    assert Table(2).has(0, gold=4, sun=1).do("buy gold-3", "forge light-0").refusal("extra") == "turn.extra"


@pytest.mark.rule("dice_forge.turn.end")
def test_a_turn_without_anything_to_do_ends_by_itself_and_any_turn_may_be_ended() -> None:
    table = Table(4).has(0, gold=2).do("buy gold-3", "forge light-0")
    assert table.state.active == 1
    assert "end" in Table(2).has(0, gold=9).legal()


@pytest.mark.rule("dice_forge.turn.blessing", "dice_forge.forge.different", "dice_forge.feat.oust")
def test_the_sample_turn_of_the_rulebook() -> None:
    """Max rolls, calls three reinforcements, forges three faces for 8 gold, pays 2 suns and ousts Alex."""
    table = Table(3).card(0, "hind", "owl", "owl").hero(1, 3).has(0, gold=6, sun=2, moon=4)
    table.dice(1, "gold-1", "glory-2")
    table.faces(0, "light", *["gold-1"] * 6)
    table.do("reinforce hind", "die light", "reinforce owl", "gain gold", "reinforce owl", "gain moon")
    assert table.reserve(0) == (8, 2, 5, 0)
    table.has(0, gold=9)
    table.do("buy gold-4", "forge light-0", "buy sun-1", "forge dark-0")
    assert table.refusal("buy sun-1") == "forge.different"
    table.do("buy gold-3", "forge dark-4")
    assert table.reserve(0) == (1, 2, 5, 0)
    assert table.up(0) == ("gold-4", "gold-3")
    assert table.removed(0) == {"gold-1": 2, "moon-1": 1}
    told = table.told("extra", "feat ferryman")
    names = [name for name, _ in told]
    assert names.index("ousted") < names.index("rolled") < names.index("card-taken")
    assert table.portal(0) == 3 and table.portal(1) == 0
    assert int(table.state.card_count(0, 6)) == 1
    assert table.state.active == 1


@pytest.mark.rule("dice_forge.card.triton", "dice_forge.ruling.triton-when-asked")
def test_a_triton_token_can_be_spent_whenever_its_owner_is_asked_in_the_own_turn() -> None:
    table = Table(2, **OTHER_CARDS).card(0, "triton").has(0, gold=1)
    assert table.legal() == ["triton gold", "triton sun", "triton moon", "end"]
    table.do("triton gold")
    assert table.reserve(0)[0] == 7
    assert table.refusal("triton gold") == "card.triton"
    assert "buy gold-4" in table.legal()
    table = Table(2, **OTHER_CARDS).card(0, "triton").card(1, "triton").dice(0, "any-1", "gold-1")
    table.dice(1, "any-1", "gold-1").step_one()
    assert table.refusal("triton sun", 1) == "ruling.triton-when-asked"
    table.do("0: triton sun", "0: gain sun")
    assert table.reserve(0) == (1, 3, 0, 0)
    assert table.legal(1) == ["gain gold", "gain sun", "gain moon"]


@pytest.mark.rule("dice_forge.card.triton", "dice_forge.face.ship")
def test_a_triton_token_can_pay_for_what_a_ship_offers() -> None:
    table = Table(2, **OTHER_CARDS).card(0, "triton").dice(0, "ship", "glory-2").stock(gold_3=0, moon_1=0).blessing(0)
    assert table.legal() == ["triton gold", "triton sun", "triton moon", "decline"]
    assert table.do("triton gold", "buy sun-2", "forge light-0").reserve(0) == (0, 0, 0, 2)
    broke = Table(2, **OTHER_CARDS).card(1, "triton").dice(1, "ship", "glory-2").stock(gold_3=0, moon_1=0).blessing(1)
    assert broke.asked() == []  # it is not its turn


@pytest.mark.rule("dice_forge.card.triton")
def test_a_question_left_with_one_answer_after_a_triton_token_answers_itself() -> None:
    table = Table(2, **OTHER_CARDS).card(0, "triton").has(0, sun=6).do("triton sun")
    assert "end" in table.legal()
    table = Table(4, **OTHER_CARDS).card(0, "triton").stock(gold_3=0, moon_1=0, gold_4=0, sun_1=0, gold_6=0)
    table.stock(any_1=0, sun_1_glory_1=0, gold_2_moon_1=0, gold_3_or_glory_2=0, moon_2=0).do("triton gold")
    assert table.state.active == 1
