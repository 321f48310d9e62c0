"""The games the laws are run on: every registered one, and the made-up ones."""

import os

import theogony
from tests.games_for_tests.secrets_and_time import VIGIL
from theogony import interpreted
from theogony.kernel.game import Game
from theogony.lab import laws
from theogony.lab.laws.campaign import Variant

SUBJECTS: dict[str, Game] = {**theogony.games(), "vigil": VIGIL}

# How long the campaigns are. `make soak` makes them twenty times as long and looks at every table.
SOAKING = os.environ.get("THEOGONY_SOAK", "0") not in ("", "0")
SOAK = 20 if SOAKING else 1
LOOK_AT_EVERY = 1 if interpreted.compiled() else 7
# Of games of a thousand decisions and more, with thousands of actions each, the dear laws look at fewer states.
LONG = {"lords_of_creation": 7, "four_gods": 15, "theomachy": 3, "dice_forge": 2}
EXAMPLES = SOAK * (60 if interpreted.compiled() else 6)


def tables(name: str, most: int) -> list[Variant]:
    """The tables of a game, at most so many for each number of seats: the usual one first, the rest spread evenly."""
    found: list[Variant] = []
    game = SUBJECTS[name]
    for seats in range(game.seats[0], game.seats[1] + 1):
        here = [variant for variant in laws.variants(game) if variant[0] == seats]
        step = max(1.0, len(here) / most)
        found += here if SOAKING else [here[int(k * step)] for k in range(min(most, len(here)))]
    return found


def games_at(name: str) -> int:
    """How many random games a law plays at each table of the game."""
    return SOAK * ((2 if name in LONG else 3) if interpreted.compiled() else 1)
