"""What the bots know of Dice Forge."""

import pytest

from tests.games.dice_forge.position import DICE_FORGE, Table
from theogony import interpreted
from theogony.bots import new_bot
from theogony.games.dice_forge.actions import SPACE
from theogony.games.dice_forge.strategy import STRATEGY, blessings, own_turns
from theogony.kernel.dice import dice_from_seed
from theogony.kernel.playout import PACE, Chooser


def choice(table: Table, seat: int = 0) -> str:
    """What greedy would do."""
    bot = new_bot("greedy", DICE_FORGE, seat, dice_from_seed(1))
    return SPACE.notation(int(bot.act(table.state.seen_by(seat))))


def test_early_gold_goes_into_dice_and_late_shards_into_feats() -> None:
    assert choice(Table(2).has(0, gold=3)).startswith("buy")
    assert choice(Table(2).turn(0, 9).has(0, gold=3, sun=4)) == "feat gorgon"


def test_a_new_face_goes_where_it_replaces_the_least() -> None:
    table = Table(2).has(0, gold=4).do("buy gold-4")
    assert choice(table) in ("forge light-0", "forge dark-0")


def test_turns_and_blessings_still_to_come() -> None:
    table = Table(2).turn(0, 9)
    assert [int(own_turns(table.state, seat)) for seat in (0, 1)] == [1, 1]
    assert int(blessings(table.state, 0)) == 2
    table = Table(4).turn(1, 1)
    assert int(blessings(table.state, 0)) == 34
    assert int(own_turns(table.state, 0)) == 8


def test_what_is_left_over_in_the_end_is_worth_nothing() -> None:
    rich, poor = Table(2).turn(1, 9).has(0, gold=12, sun=6, moon=6), Table(2).turn(1, 9)
    assert int(STRATEGY.value(rich.state, 0)) == int(STRATEGY.value(poor.state, 0))


def test_no_prior_is_below_one() -> None:
    table = Table(2).has(0, gold=12, sun=6, moon=6).card(0, "hind", "owl", "triton")
    assert all(int(STRATEGY.prior(table.state, 0, action)) >= 1 for action in table.state.legal(0))


@pytest.mark.skipif(not interpreted.compiled(), reason="whole games with greedy want the compiled engine")
def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(20):
        state = DICE_FORGE.start(2, seed, cards="random")
        bots = [new_bot(name, DICE_FORGE, seat, dice_from_seed(seed)) for seat, name in enumerate(("greedy", "random"))]
        chooser, chance = Chooser(PACE), dice_from_seed(seed)
        while (seat := int(chooser.next_seat(state, chance))) >= 0:
            state.apply(seat, bots[seat].act(state.seen_by(seat)))
        won += int(state.places()[0]) == 1
    assert won >= 18
