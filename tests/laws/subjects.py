"""The games the laws are run on: every registered one, and the made-up ones."""

import os
from collections.abc import Collection

import theogony
from tests.games_for_tests.secrets_and_time import TO_LIGHT, VIGIL
from theogony import interpreted
from theogony.games.theomachy.actions import TO_FIGHT
from theogony.kernel.game import Game

SUBJECTS: dict[str, Game] = {**theogony.games(), "vigil": VIGIL}
# Kinds of question that are asked although there is one answer, because the answer ends a row of small
# steps, or because asking only those who can would tell who can.
ASKS_ANYWAY: dict[str, Collection[int]] = {"vigil": {TO_LIGHT}, "theomachy": {TO_FIGHT}}

# How long the campaigns are. `make soak` makes them twenty times as long.
SOAK = 20 if os.environ.get("THEOGONY_SOAK", "0") not in ("", "0") else 1
GAMES_A_VARIANT = SOAK * (3 if interpreted.compiled() else 1)
LOOK_AT_EVERY = 1 if interpreted.compiled() else 7
EXAMPLES = SOAK * (40 if interpreted.compiled() else 4)
