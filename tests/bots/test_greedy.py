"""Greedy takes what looks best, as the game's strategy tells it."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

import theogony
from tests.games_for_tests.secrets_and_time import DONE, LIGHT, VIGIL
from theogony import interpreted
from theogony.bots import new_bot
from theogony.bots.greedy import GreedyBot, strategy_of
from theogony.games.gods.actions import LAST, LAY, TEMPLE, TO_PLAY_LAST
from theogony.games.gods.components import LAID_TRIBE, NO_HEX, WORLD
from theogony.games.gods.conversion import found_villages, put_token
from theogony.games.gods.strategy import STRATEGY
from theogony.kernel.dice import dice_from_seed
from theogony.kernel.playout import random_playout
from theogony.kernel.strategy import WON, Strategy

GODS = theogony.game("gods")


def first_turn(seats: int = 2, seed: int = 1) -> tuple[theogony.State, int]:
    state = GODS.start(seats=seats, seed=seed)
    return state, int(state.active)


def tribe_of(state: theogony.State, seat: int, colour: int, q: int, r: int) -> None:
    cell = i64(WORLD.cell(q, r))
    state.lay(cell, LAID_TRIBE + i64(colour))
    put_token(state, i64(seat), cell)
    state.pile[colour] -= u8(1)
    found_villages(state)


def greedy_action(state: theogony.State, seat: int, seed: int = 1) -> int:
    return new_bot("greedy", GODS, seat, dice_from_seed(seed)).act(state.seen_by(seat))


def test_greedy_founds_the_village_it_can_found() -> None:
    state, seat = first_turn()
    tribe_of(state, seat, 0, 5, 0)
    tribe_of(state, seat, 0, 7, 0)
    state.display = vec[u8]([u8(0), u8(1)])
    state.actions_left = 1
    state.apply(seat, greedy_action(state, seat))
    assert int(state.villages_of(seat)) == 1


def test_greedy_breaks_a_rival_village_with_a_temple() -> None:
    state, seat = first_turn()
    for q in (5, 6, 7):
        tribe_of(state, 1 - seat, 0, q, -3)
    state.energy[seat] = 12
    state.display = vec[u8]([NO_HEX, NO_HEX])
    state.display[0] = u8(6)
    state.actions_left = 1
    assert TEMPLE.has(greedy_action(state, seat))


def test_a_game_that_is_won_is_worth_more_than_any_hope() -> None:
    state, seat = first_turn()
    for colour in range(3):
        for q in (4, 6, 8):
            tribe_of(state, seat, colour, q, colour * 2 - 6)
    hope = int(STRATEGY.value(state, seat))
    state.end()
    assert int(STRATEGY.value(state, seat)) > WON > hope
    assert int(STRATEGY.value(state, 1 - seat)) < -WON


def test_greedy_plays_its_last_turn_when_it_is_behind() -> None:
    state, seat = first_turn()
    for k in range(9):
        tribe_of(state, 1 - seat, k // 3, k - 4, 4)
    state.agenda.clear()
    state.ask(TO_PLAY_LAST, i64(seat))
    assert greedy_action(state, seat) == int(LAST.of1(1))


def test_greedy_gives_no_believers_away() -> None:
    for seed in range(5):
        state, seat = first_turn(seats=4, seed=seed)
        state.display = vec[u8]([u8(0), u8(1)])
        state.apply(seat, greedy_action(state, seat))
        for rival in range(4):
            assert rival == seat or int(state.tokens[rival]) == 15


def test_believers_that_a_rival_can_turn_are_worth_less() -> None:
    state, seat = first_turn()
    for q in (5, 6, 7):
        tribe_of(state, seat, 0, q, -3)
    poor, rich = state.clone(), state.clone()
    poor.temples[1 - seat] = 0
    gain = 12 + 3 * 20  # what the rival's own temples and crystals are worth is not the point here
    assert int(STRATEGY.value(poor, seat)) - int(STRATEGY.value(rich, seat)) > gain


def test_the_prior_of_gods_is_never_below_one() -> None:
    for seed in range(3):
        state, seat = first_turn(seats=3, seed=seed)
        assert all(int(STRATEGY.prior(state, seat, action)) >= 1 for action in state.legal(seat))


def test_a_tribe_for_the_own_god_looks_better_than_one_for_a_rival() -> None:
    state, seat = first_turn()
    state.display = vec[u8]([u8(0), u8(1)])
    own, foreign = ((-1, 0), (2, 0)) if seat == 0 else ((2, 0), (-1, 0))
    prior = {spot: int(STRATEGY.prior(state, seat, LAY.of2(0, i64(WORLD.cell(*spot))))) for spot in (own, foreign)}
    assert prior[own] > prior[foreign]


def test_a_game_without_a_strategy_is_played_by_points() -> None:
    assert type(strategy_of(VIGIL)) is Strategy
    asked = 0
    for seed in range(10):
        state = VIGIL.start(seats=2, seed=seed)
        random_playout(state, dice_from_seed(seed), i64(2))
        keeper = next(seat for seat in (0, 1) if int(state.acting()) == 1 << seat)
        asked += DONE.of0() in list(state.legal(keeper))
        assert LIGHT.has(new_bot("greedy", VIGIL, keeper, dice_from_seed(seed)).act(state.seen_by(keeper)))
    assert asked == 10, "the keeper could have done without a candle"


class Wavering(Strategy):
    def value(self, state: theogony.State, seat: i64) -> i64:
        return 0.5  # type: ignore[return-value]


@pytest.mark.skipif(not interpreted.compiled(), reason="the interpreted search takes any number")
def test_a_strategy_that_does_not_answer_with_whole_numbers_is_told_so() -> None:
    state, seat = first_turn()
    bot = GreedyBot(GODS, seat, dice_from_seed(1))
    bot.strategy = Wavering()
    with pytest.raises(ValueError, match="The strategy of Gods has to answer with whole numbers"):
        bot.act(state.seen_by(seat))


def test_a_sealed_answer_is_judged_by_what_may_come_of_it() -> None:
    state = VIGIL.start(seats=3, seed=5)
    hand = {int(action) for action in state.legal(1)}
    assert new_bot("greedy", VIGIL, 1, dice_from_seed(2)).act(state.seen_by(1)) in hand
    assert int(state.awaited()) == 0b111, "on the table itself nothing has happened"
