"""Recorded games: what a random game of a seed looked like, line by line, to be compared for ever.

A line is: number, seat, what it did, then each seat's score and the first numbers a game wants shown.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

import theogony
from theogony.kernel.dice import dice_from_seed
from theogony.kernel.game import OptionValue
from theogony.kernel.playout import PACE, Chooser
from theogony.kernel.state import State

FOLDER = Path(__file__).parent / "games"


@dataclass(frozen=True)
class Golden:
    """One recorded game: which it is, as its game's `golden/games.toml` says, and where it is written."""

    game: str
    seats: int
    seed: int
    options: dict[str, OptionValue]
    shown: str

    @property
    def path(self) -> Path:
        chosen = "".join(f"-{name}" for name, value in self.options.items() if value)
        return FOLDER / self.game / "golden" / f"{self.seats}-seats{chosen}-seed-{self.seed}.txt"

    def __str__(self) -> str:
        return f"{self.game}-{self.path.stem}"


def all_golden() -> list[Golden]:
    found: list[Golden] = []
    for listed in sorted(FOLDER.glob("*/golden/games.toml")):
        table = tomllib.loads(listed.read_text(encoding="utf-8"))
        for one in table["games"]:
            name = listed.parent.parent.name
            found.append(Golden(name, one["seats"], one["seed"], one.get("options", {}), table["shown"]))
    return found


def _numbers(golden: Golden, state: State) -> str:
    scores = " ".join(f"{state.score(seat):>3}" for seat in range(int(state.seats)))
    shown = " ".join(f"{number:>2}" for number in getattr(state, golden.shown))
    return f"scores {scores}  {golden.shown} {shown}"


def recording(golden: Golden) -> str:
    """The text of a golden game."""
    game = theogony.game(golden.game)
    seats, seed, options = golden.seats, golden.seed, golden.options
    state = game.start(seats, seed, key=None, **options)
    chance = dice_from_seed(seed + 1)
    chooser = Chooser(PACE)
    chosen = ", ".join(f"{name}={value}" for name, value in options.items()) or "none"
    lines = [
        f"game {game.id}  rules_version {game.rules_version}  space {game.space.digest()}",
        f"seats {seats}  seed {seed}  options {chosen}",
        f"{'start':<30} {_numbers(golden, state)}",
    ]
    number = 0
    while (seat := int(chooser.next_seat(state, chance))) >= 0:
        legal = state.legal(seat)
        action = int(legal[chance.below(len(legal))])
        said = game.space.notation(action)
        state.apply(seat, action)
        number += 1
        lines.append(f"{number:>4}  {seat}  {said:<16} of {len(legal):>3}  {_numbers(golden, state)}")
    lines.append(f"places {' '.join(str(place) for place in state.places())}")
    return "\n".join(lines) + "\n"
