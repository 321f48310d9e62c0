"""Recorded games: what a random game of a seed looked like, line by line, to be compared for ever.

A line is: number, seat, what it did, then each seat's score and the first numbers a game wants shown.
"""

from __future__ import annotations

from pathlib import Path

import theogony
from theogony.kernel.dice import dice_from_seed
from theogony.kernel.game import Game, OptionValue
from theogony.kernel.playout import PACE, Chooser
from theogony.kernel.state import State

FOLDER = Path(__file__).parent / "games"

# Which games are recorded: by game, the seats and options of each.
RECORDED: dict[str, list[tuple[int, int, dict[str, OptionValue]]]] = {
    "dice_forge": [
        (2, 21, {}),
        (3, 22, {}),
        (4, 23, {}),
        (2, 24, {"cards": "random"}),
        (3, 25, {"cards": "random"}),
        (4, 26, {"cards": "random"}),
    ],
    "four_gods": [
        (2, 21, {}),
        (3, 22, {"hidden": True}),
        (4, 23, {}),
        (2, 24, {"duel": True, "mode": "turns"}),
        (4, 25, {"mode": "turns", "sand": "none"}),
        (3, 26, {"referee": "penalty"}),
    ],
    "gods": [
        (2, 11, {}),
        (3, 12, {}),
        (4, 13, {}),
        (2, 14, {"bag": True}),
        (3, 15, {"bag": True, "decay": True}),
        (4, 16, {"connected": True}),
    ],
    "lords_of_creation": [
        (2, 21, {}),
        (3, 22, {}),
        (4, 23, {"knowledge": True}),
        (5, 24, {}),
        (5, 25, {"knowledge": True, "full": True}),
    ],
    "theomachy": [
        (2, 21, {}),
        (3, 22, {}),
        (4, 23, {"advanced": True}),
        (2, 24, {"advanced": True, "doom": True}),
    ],
}
# What each game shows beside the scores: the name of an array by seat.
SHOWN = {
    "dice_forge": "reserve",
    "four_gods": "supply",
    "gods": "energy",
    "lords_of_creation": "supply",
    "theomachy": "stake",
}


def path_of(game: Game, seats: int, seed: int, options: dict[str, OptionValue]) -> Path:
    chosen = "".join(f"-{name}" for name, value in options.items() if value)
    return FOLDER / game.id / "golden" / f"{seats}-seats{chosen}-seed-{seed}.txt"


def _numbers(game: Game, state: State) -> str:
    scores = " ".join(f"{state.score(seat):>3}" for seat in range(int(state.seats)))
    shown = " ".join(f"{number:>2}" for number in getattr(state, SHOWN[game.id]))
    return f"scores {scores}  {SHOWN[game.id]} {shown}"


def recording(game: Game, seats: int, seed: int, options: dict[str, OptionValue]) -> str:
    """The text of a golden game."""
    state = theogony.game(game.id).start(seats, seed, key=None, **options)
    chance = dice_from_seed(seed + 1)
    chooser = Chooser(PACE)
    chosen = ", ".join(f"{name}={value}" for name, value in options.items()) or "none"
    lines = [
        f"game {game.id}  rules_version {game.rules_version}  space {game.space.digest()}",
        f"seats {seats}  seed {seed}  options {chosen}",
        f"{'start':<30} {_numbers(game, state)}",
    ]
    number = 0
    while (seat := int(chooser.next_seat(state, chance))) >= 0:
        legal = state.legal(seat)
        action = int(legal[chance.below(len(legal))])
        said = game.space.notation(action)
        state.apply(seat, action)
        number += 1
        lines.append(f"{number:>4}  {seat}  {said:<16} of {len(legal):>3}  {_numbers(game, state)}")
    lines.append(f"places {' '.join(str(place) for place in state.places())}")
    return "\n".join(lines) + "\n"
