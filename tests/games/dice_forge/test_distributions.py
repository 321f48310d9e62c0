"""Many random games: fair dice, tracks within their bounds, and every point accounted for."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from tests.games.dice_forge.position import DICE_FORGE
from theogony import interpreted
from theogony.games.dice_forge.actions import EVENTS, FROM_CARD
from theogony.games.dice_forge.components import CARD_GLORY, CARD_NAMES, GLORY, RESOURCES
from theogony.games.dice_forge.rules import DiceForgeState
from theogony.kernel.dice import dice_from_seed
from theogony.kernel.playout import random_playout

GAMES = 60 if interpreted.compiled() else 3
SEATS = (2, 3, 4)
GLORY_CARDS = ("hammer", "bear", "satyrs", "boar", "sentinel", "typhon", "cyclops", "elder")


def told(seats: int, seed: int) -> tuple[DiceForgeState, list[tuple[str, dict[str, int]]]]:
    """A random game with random cards, and everything that happened after the first dice fell."""
    state = cast(DiceForgeState, DICE_FORGE.start(seats, seed, cards="random"))
    state.telling = True
    random_playout(state, dice_from_seed(seed), DICE_FORGE.longest)
    assert state.over()
    return state, EVENTS.read(state.trail)


@pytest.mark.parametrize("seats", SEATS)
def test_every_side_of_every_die_falls_equally_often(seats: int) -> None:
    sides: Counter[tuple[int, int]] = Counter()
    for seed in range(GAMES):
        sides.update((event["die"], event["side"]) for name, event in told(seats, seed)[1] if name == "rolled")
    for die in (0, 1):
        counts = [sides[die, side] for side in range(6)]
        mean = sum(counts) / 6
        assert sum((count - mean) ** 2 / mean for count in counts) < 27.9  # chi-square, 5 degrees: one in 26,000


@pytest.mark.parametrize("seats", SEATS)
def test_every_point_on_the_track_comes_from_a_source_that_gives_points(seats: int) -> None:
    """Glory gained minus glory lost is what is on the track; only dice and some cards give any."""
    givers = {FROM_CARD + CARD_NAMES.index(name) for name in GLORY_CARDS}
    for seed in range(GAMES):
        state, events = told(seats, seed)
        start = cast(DiceForgeState, DICE_FORGE.start(seats, seed, cards="random"))
        track = [int(start.glory(seat)) for seat in range(seats)]
        for name, event in events:
            if name in ("gained", "lost") and event["resource"] == GLORY:
                track[event["seat"]] += event["amount"] if name == "gained" else -event["amount"]
                assert name == "lost" or event["source"] < FROM_CARD or event["source"] in givers
        for seat in range(seats):
            printed = sum(int(state.card_count(seat, card)) * int(CARD_GLORY[card]) for card in range(24))
            assert track[seat] == int(state.glory(seat))
            assert int(state.score(seat)) == track[seat] + printed


@pytest.mark.parametrize("seats", SEATS)
def test_gains_and_losses_add_up_and_never_leave_a_track(seats: int) -> None:
    for seed in range(max(1, GAMES // 3)):
        state = cast(DiceForgeState, DICE_FORGE.start(seats, seed, cards="random"))
        chance = dice_from_seed(seed)
        while not state.over():
            random_playout(state, chance, 1)
            for seat in range(seats):
                for resource in range(RESOURCES):
                    held = int(state.has(seat, resource))
                    assert held >= 0 and (resource == GLORY or held <= int(state.most(seat, resource)))
                assert 0 <= int(state.hammered[seat]) <= 30 * int(state.card_count(seat, 0))


@pytest.mark.parametrize("seats", SEATS)
def test_blessings_at_the_start_of_turns_are_as_many_as_the_rules_give(seats: int) -> None:
    """36 for each with two or four players, 30 with three; each two dice. The first comes before anybody acts."""
    rounds = {2: 9, 3: 10, 4: 9}[seats]
    _, events = told(seats, 5)
    turns = [event for name, event in events if name == "turn"]
    assert len(turns) == rounds * seats - 1
    least = (rounds * seats - 1) * seats * 2 * (2 if seats == 2 else 1)
    assert sum(1 for name, _ in events if name == "rolled") >= least
