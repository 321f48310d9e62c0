"""The games the laws are run on: every registered one, and the made-up ones."""

import os
from collections.abc import Collection

import theogony
from tests.games_for_tests.secrets_and_time import TO_LIGHT, VIGIL
from theogony import interpreted
from theogony.games.four_gods.actions import TO_PLAY
from theogony.games.lords_of_creation.actions import TO_LAY
from theogony.games.theomachy.actions import TO_FIGHT
from theogony.kernel.game import Game

SUBJECTS: dict[str, Game] = {**theogony.games(), "vigil": VIGIL}
# Kinds of question that are asked although there is one answer: because the answer ends a row of small steps, or
# because not asking would tell what a player holds.
ASKS_ANYWAY: dict[str, Collection[int]] = {
    "vigil": {TO_LIGHT},
    "four_gods": {int(TO_PLAY)},
    "lords_of_creation": {int(TO_LAY)},
    "theomachy": {int(TO_FIGHT)},
}

# How long the campaigns are. `make soak` makes them twenty times as long.
SOAK = 20 if os.environ.get("THEOGONY_SOAK", "0") not in ("", "0") else 1
GAMES_A_VARIANT = SOAK * (3 if interpreted.compiled() else 1)
LOOK_AT_EVERY = 1 if interpreted.compiled() else 7
# Of games of a thousand decisions and more, with thousands of actions each, the dear laws look at fewer states.
LONG = {"lords_of_creation": 7}
EXAMPLES = SOAK * (40 if interpreted.compiled() else 4)
