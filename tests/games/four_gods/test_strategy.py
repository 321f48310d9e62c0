"""What bots know of 4 Gods, and what none of them does."""

import pytest
from mypy_extensions import i64

import theogony
from theogony import interpreted
from theogony.bots import new_bot
from theogony.games.four_gods.actions import END, GOD, LAY, PASS, SPACE, STORE, TAKE
from theogony.games.four_gods.components import IN_WORLD, ROW_OF
from theogony.games.four_gods.faces import FITS, NEEDS
from theogony.games.four_gods.rules import FourGodsState
from theogony.games.four_gods.strategy import STRATEGY
from theogony.kernel.dice import dice_from_seed
from theogony.kernel.playout import random_playout
from theogony.lab.headless import step
from theogony.match import Match, Seat
from theogony.match.entries import Did

FOUR_GODS = theogony.game("four_gods")


def test_greedy_does_not_give_up_because_a_rival_has_two_gods_already() -> None:
    """All others having passed, who is ahead could end the game by passing too."""
    for seed in range(6):
        state = FOUR_GODS.start(2, seed=seed)
        state.apply(0, next(int(action) for action in state.legal(0) if LAY.has(action)))
        for _ in range(2):
            state.apply(0, next(int(action) for action in state.legal(0) if GOD.has(action)))
        bot = new_bot("greedy", FOUR_GODS, 1, dice_from_seed(seed))
        assert not PASS.has(bot.act(state.seen_by(1)))


@pytest.mark.parametrize("mode", ["simultaneous", "turns"])
def test_nobody_ends_a_game_that_has_hardly_begun_because_the_others_did_nothing(mode: str) -> None:
    """Nought to nought shares the win, which is as much as equals can hope for."""
    for seed in range(6):
        state = FOUR_GODS.start(2, seed=seed, mode=mode)
        seat = next(seat for seat in range(2) if int(PASS.of0()) in list(state.legal(seat)))
        state.apply(seat, int(PASS.of0()))
        for name in ("random", "greedy", "search-60"):
            bot = new_bot(name, FOUR_GODS, 1 - seat, dice_from_seed(seed))
            assert not PASS.has(bot.act(state.seen_by(1 - seat)))


def test_who_is_ahead_does_not_pass_either_while_there_is_something_to_do() -> None:
    ahead = 0
    for seed in range(40):
        state = FOUR_GODS.start(2, seed=seed)
        random_playout(state, dice_from_seed(seed), i64(30))
        for seat in range(2):
            if not state.over() and int(PASS.of0()) in list(state.legal(seat)):
                assert STRATEGY.prior(state, seat, int(PASS.of0())) == 0
                ahead += int(state.score(seat)) > int(state.score(1 - seat))
    assert ahead > 0


def played(bots: list[str], seed: int, **options: object) -> Match:
    """A whole game between these bots."""
    match = Match(FOUR_GODS, [Seat(name, name) for name in bots], options, key=bytes([seed]) * 32)
    minds = [new_bot(name, FOUR_GODS, seat, dice_from_seed(seed + seat)) for seat, name in enumerate(bots)]
    chance = dice_from_seed(seed)
    while not match.over:
        step(match, minds, chance)
    return match


def some_tile_fits(state: FourGodsState, seat: int) -> bool:
    """Whether any tile that is not in the world could lie on a gap or in the place of a rival's city."""
    open_to = [cell for cell in range(64) if not state.is_tile(cell) and not state.prophet_of(seat, cell)]
    needs = [state.need_of(cell) for cell in open_to]
    return any(
        int(FITS[tile * int(NEEDS) + int(need)])
        for tile in range(92)
        if int(state.where[tile]) != IN_WORLD
        for need in needs
    )


@pytest.mark.skipif(not interpreted.compiled(), reason="whole games want the compiled engine")
@pytest.mark.parametrize(("mode", "sand"), [("simultaneous", 30), ("turns", 30), ("turns", "none")])
@pytest.mark.parametrize(
    ("name", "seats"), [("random", 2), ("random", 4), ("novice", 2), ("greedy", 2), ("greedy", 3), ("search-60", 2)]
)
def test_bots_play_until_the_bag_is_empty_and_carry_no_tile_in_vain(
    name: str, seats: int, mode: str, sand: object
) -> None:
    """`apprentice`, `adept` and `master` are `search-60` with more to think with."""
    match = played([name] * seats, 3, mode=mode, sand=sand)
    state = FOUR_GODS.start(seats, key=bytes([3]) * 32, mode=mode, sand=sand)
    taken: dict[int, int] = {}
    for entry in match.log:
        assert isinstance(state, FourGodsState)
        if not isinstance(entry, Did):
            state.apply(state.seats, state.legal(state.seats)[0])
            taken.clear()
            continue
        action = SPACE.parse(entry.say)
        if PASS.has(action):
            idle = int(state.bag) == 0 or state.row_full(entry.seat) or not some_tile_fits(state, entry.seat)
            assert idle, f"seat {entry.seat} passes with {int(state.bag)} tiles in the bag"
        if TAKE.has(action):
            taken[entry.seat] = int(state.where[int(TAKE.arg(action, 0))]) - int(ROW_OF)
        elif taken.pop(entry.seat, -1) == entry.seat and STORE.has(action):
            lays = [legal for legal in state.legal(entry.seat) if LAY.has(legal)]
            assert not lays, "a tile of the own row was lifted and put back"
        assert not (END.has(action) and state.busy == 0)
        state.apply(entry.seat, action)
    assert isinstance(state, FourGodsState) and state.over()
    stuck = all(state.row_full(seat) or not some_tile_fits(state, seat) for seat in range(seats))
    assert int(state.bag) == 0 or state.ending or stuck, f"{int(state.bag)} tiles are left in the bag"
