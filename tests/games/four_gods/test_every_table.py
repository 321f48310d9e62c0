"""Every combination of the modes, by random play and by greedy play: they all end, in time, and nothing is lost."""

from __future__ import annotations

import os
from itertools import product

import pytest
from mypy_extensions import i64

from tests.games.four_gods.position import FOUR_GODS
from theogony import interpreted
from theogony.bots import new_bot
from theogony.kernel.dice import dice_from_seed
from theogony.kernel.playout import random_playout
from theogony.lab.simulate import play_out

SOAK = bool(os.environ.get("THEOGONY_SOAK"))
TABLES = [
    (seats, {"mode": mode, "sand": sand, "hidden": hidden, "referee": referee, "help": help, "duel": duel})
    for seats, duel in ((4, False), (3, False), (2, False), (2, True))
    for mode, sand, hidden, referee, help in product(
        ("simultaneous", "turns"),
        (30, 60, 120, "none"),
        (False, True),
        ("off", "on", "penalty"),
        ("mine", "all", "none"),
    )
]


def test_there_are_as_many_tables_as_the_modes_allow() -> None:
    assert len(TABLES) == 4 * 2 * 4 * 2 * 3 * 3


@pytest.mark.parametrize("part", range(8))
def test_random_games_at_every_table_end_with_everything_in_its_place(part: int) -> None:
    for number, (seats, options) in enumerate(TABLES):
        if number % 8 != part or (
            options["help"] != "mine" and not SOAK
        ):  # help changes what is shown, not what may be
            continue
        for seed in range(20 if SOAK else 1):
            state = FOUR_GODS.start(seats, seed, key=None, **options)
            whole = [int(n) for n in state.census()]
            done = int(random_playout(state, dice_from_seed(seed), i64(FOUR_GODS.longest)))
            assert state.over(), f"{options} did not end within {done} actions"
            assert [int(n) for n in state.census()] == whole
            assert min(int(place) for place in state.places()) == 1


def seldom(options: dict[str, object]) -> bool:
    """Tables at which greedy play takes long: every lay is possible there."""
    return options["referee"] != "off"


@pytest.mark.skipif(not interpreted.compiled(), reason="whole games with greedy want the compiled engine")
@pytest.mark.parametrize("part", range(4))
def test_greedy_games_at_every_kind_of_table_fill_the_world(part: int) -> None:
    chosen = [
        (seats, options)
        for seats, options in TABLES
        if options["help"] == "mine" and options["sand"] in (30, "none") and (SOAK or not seldom(options))
    ]
    for number, (seats, options) in enumerate(chosen):
        if number % 4 == part:
            fill_the_world(seats, options, number)


@pytest.mark.skipif(not interpreted.compiled(), reason="whole games with greedy want the compiled engine")
@pytest.mark.parametrize(("seats", "mode"), [(2, "simultaneous"), (2, "turns"), (4, "turns")])
def test_greedy_referees_fill_it_too(seats: int, mode: str) -> None:
    fill_the_world(seats, {"mode": mode, "referee": "penalty"}, 7)


def fill_the_world(seats: int, options: dict[str, object], seed: int) -> None:
    state = FOUR_GODS.start(seats, seed, key=None, **options)
    bots = [new_bot("greedy", FOUR_GODS, seat, dice_from_seed(seat)) for seat in range(seats)]
    done = play_out(state, bots, dice_from_seed(seed), 4000)
    assert state.over(), f"{options} did not end within {done} actions"
    laid = sum(1 for cell in range(64) if int(state.bytes_held()[0][cell]) != 0)
    assert laid >= 48, f"{options} ended with {laid} of 64 cells"
