"""What can be done in Lords of Creation and what can happen: the action space, the events, the questions."""

from typing import Final

from mypy_extensions import i64

from theogony.games.lords_of_creation.board import WAY_NAMES
from theogony.games.lords_of_creation.components import BOARD, CARD_NAMES, MOST_HUMANS, TERRAIN_NAMES
from theogony.kernel.space import Space
from theogony.kernel.trail import Events

SPACE: Final = Space("lords_of_creation")
LAY: Final = SPACE.kind("lay", terrain=TERRAIN_NAMES, cell=BOARD)  # the drawn marker or one kept before
KEEP: Final = SPACE.kind("keep")
CARD: Final = SPACE.kind("card", card=CARD_NAMES)
PLACE: Final = SPACE.kind("place", cell=BOARD)
STEP: Final = SPACE.kind("step", cell=BOARD, way=WAY_NAMES)
ATTACK: Final = SPACE.kind("attack", cell=BOARD, way=WAY_NAMES)
CIVILISE: Final = SPACE.kind("civilise", cell=BOARD)
ALTAR: Final = SPACE.kind("altar", cell=BOARD)
MANY: Final = SPACE.kind("many", n=tuple(range(1, MOST_HUMANS)))  # how many step or advance
END: Final = SPACE.kind("end")

EVENTS: Final = Events()
START_ROLL: Final = EVENTS.event("start-roll", "seat", "die")
DREW: Final = EVENTS.event("drew", "seat", "terrain", secret=("terrain",))
LAID: Final = EVENTS.event("laid", "seat", "terrain", "cell")
KEPT: Final = EVENTS.event("kept", "seat", "n")
GAVE_BACK: Final = EVENTS.event("gave-back", "seat", "n")
CREATED: Final = EVENTS.event("created")
ROUND: Final = EVENTS.event("round", "round")
SHOWED: Final = EVENTS.event("showed", "seat", "card")
TOOK_CARD: Final = EVENTS.event("took-card", "seat", "card", secret=("card",))
STOCK_EMPTY: Final = EVENTS.event("stock-empty")
TIE_ROLL: Final = EVENTS.event("tie-roll", "seat", "die")
TURN: Final = EVENTS.event("turn", "seat", "card")
PLACED: Final = EVENTS.event("placed", "seat", "cell", "n")
NOT_PLACED: Final = EVENTS.event("not-placed", "seat", "why")
STEPPED: Final = EVENTS.event("stepped", "seat", "start", "cell", "n")
ATTACKED: Final = EVENTS.event("attacked", "seat", "rival", "start", "cell")
ROLLED: Final = EVENTS.event("rolled", "seat", "first", "second", "rival", "third")
LOST: Final = EVENTS.event("lost", "seat", "cell")
ALTAR_FELL: Final = EVENTS.event("altar-fell", "seat", "cell")
ADVANCED: Final = EVENTS.event("advanced", "seat", "start", "cell", "n")
DOUBLES: Final = EVENTS.event("doubles", "seat")
CIVILISED: Final = EVENTS.event("civilised", "seat", "rival", "cell")
BUILT: Final = EVENTS.event("built", "seat", "cell")
GAME_OVER: Final = EVENTS.event("game-over", "why")

# Why nothing was placed, in NOT_PLACED
NO_HEX: Final[i64] = 0
NO_HUMANS: Final[i64] = 1
# Why the game ended, in GAME_OVER
BY_LAST_CARD: Final[i64] = 0
BY_EQUAL_CARDS: Final[i64] = 1

# Questions
TO_LAY: Final[i64] = 0  # lay a terrain marker, or keep the drawn one
TO_CHOOSE: Final[i64] = 1  # a card, face down
TO_PLACE: Final[i64] = 2
TO_ACT: Final[i64] = 3
TO_STEP: Final[i64] = 4  # how many; p0: from, p1: to
TO_ADVANCE: Final[i64] = 5  # how many; p0: from, p1: to
# Duties
NEXT_TO_CREATE: Final[i64] = 6
NEXT_ROUND: Final[i64] = 7
NEXT_TURN: Final[i64] = 8
