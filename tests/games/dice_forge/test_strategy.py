"""What the bots know of Dice Forge."""

import pytest

from tests.games.dice_forge.position import DICE_FORGE, Table
from theogony import interpreted
from theogony.bots import new_bot
from theogony.bots.search.greedy import play_on
from theogony.games.dice_forge.actions import SPACE
from theogony.games.dice_forge.strategy import STRATEGY, blessings, hopes, own_turns
from theogony.games.dice_forge.worths import LAP_BEGUN, STOCK, TURNS
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


def prior(table: Table, action: str) -> int:
    return int(STRATEGY.prior(table.state, 0, SPACE.parse(action)))


def test_what_the_dice_will_bring_counts_faces_choices_and_triples() -> None:
    table = Table(2).turn(0, 9).dice(0, "sun-2", "gold-3-or-glory-2")  # two blessings are left, in the rival's turn
    counts = [int(count) for count in hopes(table.state, 0)[:4]]
    assert counts == [36 * 3, 36 * 4, 0, 36 * 2]  # of a choice each half the time
    table.dice(0, "triple", "moon-1")
    assert [int(count) for count in hopes(table.state, 0)[:4]] == [0, 0, 36 * 6, 0]


def test_shards_and_lasting_cards_are_no_hope_without_a_turn() -> None:
    table = Table(2).turn(1, 9).has(0, gold=5, sun=6, moon=4).card(0, "elder", "owl", "chest")
    assert not any(hopes(table.state, 0)[int(STOCK) : int(LAP_BEGUN)])
    assert not any(hopes(table.state, 0)[int(TURNS) + 1 :])
    table.turn(0, 9)
    assert [int(count) for count in hopes(table.state, 0)[int(STOCK) : int(STOCK) + 3]] == [5, 6, 4]


def test_priors_tell_what_is_better_than_ending_the_turn() -> None:
    early = Table(2).has(0, gold=8, sun=3, moon=1)
    assert prior(early, "feat elder") > prior(early, "end")
    assert prior(early, "buy sun-2") > prior(early, "buy gold-3")
    late = Table(2).turn(0, 9).has(0, gold=8, sun=1)
    assert prior(late, "buy gold-3") < prior(late, "end")


def test_where_luck_is_shared_the_dice_fall_alike_whatever_was_rolled_before() -> None:
    """Two who differ in one feat, which rolls dice or does not, have the same luck in all turns after it."""
    fallen = []
    for feat in ("feat sphinx", "feat gorgon"):
        table = Table(2).has(0, sun=6)
        table.state.dice = dice_from_seed(3)
        table.state.dice.leaps = True
        told = table.told(feat)
        while sum(kind == "turn" for kind, _ in told) < 4:
            told += table.told(table.legal()[0])
        turns: list[list[int]] = [[]]
        for kind, event in told:
            if kind == "turn":
                turns.append([])
            elif kind == "rolled":
                turns[-1].append(event["side"])
        fallen.append(turns)
    assert [len(turns[0]) for turns in fallen] == [4, 0]
    assert [turn[:8] for turn in fallen[0][1:4]] == [turn[:8] for turn in fallen[1][1:4]]
    assert all(len(turn) >= 8 for turn in fallen[0][1:4])


def test_a_second_action_is_wanted_where_it_brings_more_than_its_suns() -> None:
    poor = Table(2).turn(0, 9).has(0, sun=2)
    assert prior(poor, "extra") < prior(poor, "end")
    rich = Table(2).turn(0, 9).has(0, sun=6)  # the gorgon for the four that are left
    assert prior(rich, "extra") > prior(rich, "end")


@pytest.mark.skipif(not interpreted.compiled(), reason="whole games want the compiled engine")
def test_the_priors_alone_play_well() -> None:
    """Simulations are played on by them."""
    points = []
    for seed in range(30):
        state = DICE_FORGE.start(2, seed, cards="random")
        play_on(state, 0, -1, True, STRATEGY, dice_from_seed(seed))
        assert state.over()
        values = [int(value) for value in STRATEGY.values(state)]
        points += (ends := [int(state.score(seat)) for seat in (0, 1)])
        assert values[0] - values[1] == 500 * (ends[0] - ends[1])  # nothing that is left over counts
    assert sum(points) / len(points) > 90  # random: 40, greedy: 115


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
