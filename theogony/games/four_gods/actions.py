"""What can be done in 4 Gods and what can happen: the action space, the events, the questions on the agenda."""

from typing import Final

from mypy_extensions import i64

from theogony.games.four_gods.components import COLOUR_NAMES, WORLD
from theogony.kernel.space import Space
from theogony.kernel.trail import Events

HAND_NAMES: Final = ("left", "right")
SIDE_NAMES: Final = ("a", "b")
TILE_NUMBERS: Final = tuple(str(k) for k in range(1, 93))

SPACE: Final = Space("four_gods")
LAY: Final = SPACE.kind("lay", hand=HAND_NAMES, cell=WORLD, side=SIDE_NAMES, turn=4)
RAZE: Final = SPACE.kind("raze", hand=HAND_NAMES, cell=WORLD, side=SIDE_NAMES, turn=4)
TAKE: Final = SPACE.kind("take", tile=TILE_NUMBERS)  # from a row, to lay or store it at once
STORE: Final = SPACE.kind("store", hand=HAND_NAMES)
RETURN: Final = SPACE.kind("return")  # the taken tile, which can go nowhere else
DRAW: Final = SPACE.kind("draw", tiles=("1", "2"))
GOD: Final = SPACE.kind("god", colour=COLOUR_NAMES)
PROPHET: Final = SPACE.kind("prophet", colour=COLOUR_NAMES, area=3)  # onto the tile just laid
MOVE: Final = SPACE.kind("move", cell=WORLD, area=3)  # the same, with a prophet out of the world
LIFT: Final = SPACE.kind("lift", cell=WORLD)  # the prophet that shall found a city
CITY: Final = SPACE.kind("city", colour=COLOUR_NAMES, cell=WORLD)
PASS: Final = SPACE.kind("pass")
END: Final = SPACE.kind("end")
OBJECT: Final = SPACE.kind("object", cell=WORLD)  # that tile lies wrong
NOD: Final = SPACE.kind("nod")  # while others play: nothing to object to
RESUME: Final = SPACE.kind("resume")  # the own passing is taken back
RUIN: Final = SPACE.kind("ruin", colour=COLOUR_NAMES)  # whose of the own gods the city just destroyed is
FORFEIT: Final = SPACE.kind("forfeit", colour=COLOUR_NAMES)  # the prophet of a penalty, out of a supply
REMOVE: Final = SPACE.kind("remove", cell=WORLD)  # the same, from a tile
TIME_UP: Final = SPACE.time_kind("time-up")

EVENTS: Final = Events()
TURN: Final = EVENTS.event("turn", "seat", "last")
TURN_OVER: Final = EVENTS.event("turn-over", "seat", "by")
DREW: Final = EVENTS.event("drew", "seat", "tile", "hand")
STORED: Final = EVENTS.event("stored", "seat", "tile")
TOOK: Final = EVENTS.event("took", "seat", "tile", "rival")
GAVE_BACK: Final = EVENTS.event("gave-back", "seat", "tile", "rival")
INTO_BAG: Final = EVENTS.event("into-bag", "tile")
LAID: Final = EVENTS.event("laid", "seat", "tile", "cell")
RAZED: Final = EVENTS.event("razed", "seat", "colour", "cell", "tile")
RUIN_WENT: Final = EVENTS.event("ruin-went", "seat", "colour")
CHOSE_GOD: Final = EVENTS.event("chose-god", "seat", "god")
PROPHET_CAME: Final = EVENTS.event("prophet-came", "seat", "colour", "cell")
PROPHET_WENT: Final = EVENTS.event("prophet-went", "seat", "colour", "start", "cell")
BUILT: Final = EVENTS.event("built", "seat", "colour", "cell")
PASSED: Final = EVENTS.event("passed", "seat")
RESUMED: Final = EVENTS.event("resumed", "seat")
LAST_TILE: Final = EVENTS.event("last-tile", "seat")
LAST_CALL: Final = EVENTS.event("last-call", "why")
OBJECTED: Final = EVENTS.event("objected", "seat", "cell", "right")
TAKEN_BACK: Final = EVENTS.event("taken-back", "seat", "tile", "cell")
FELL: Final = EVENTS.event("fell", "tile", "cell")
CITY_FELL: Final = EVENTS.event("city-fell", "colour", "cell")
PROPHET_HOME: Final = EVENTS.event("prophet-home", "colour", "cell")
OWES: Final = EVENTS.event("owes", "seat")
PROPHET_LOST: Final = EVENTS.event("prophet-lost", "seat", "colour")
SHOWN_GOD: Final = EVENTS.event("shown-god", "seat", "colour", "god")
GAME_OVER: Final = EVENTS.event("game-over", "why")
SCORED_CITY: Final = EVENTS.event("scored-city", "seat", "colour", "cell", "points")
SCORED_RUINS: Final = EVENTS.event("scored-ruins", "seat", "colour", "cities", "points")
STOOD_ALONE: Final = EVENTS.event("stood-alone", "colour", "cell")
SCORED_KINGDOM: Final = EVENTS.event("scored-kingdom", "seat", "colour", "realm", "tiles", "points")
SCORED_LARGEST: Final = EVENTS.event("scored-largest", "seat", "colour", "realm", "tiles", "points")
SCORED_MOST: Final = EVENTS.event("scored-most", "seat", "colour", "kingdoms", "points")

# Why the last period began, and why the game ended
WORLD_FULL: Final[i64] = 0
BAG_EMPTY: Final[i64] = 1
ALL_PASSED: Final[i64] = 2
TIME_RAN_OUT: Final[i64] = 3
LAST_TURNS_DONE: Final[i64] = 4
NOBODY_PLAYED: Final[i64] = 5

# By what a turn ended
BY_WORD: Final[i64] = 0
BY_SAND: Final[i64] = 1
BY_PASSING: Final[i64] = 2  # by word, and nothing was done in it

# Questions: free play of everybody at once; one player's turn; objections while somebody else plays; and what is only
# offered to who wants nothing as things are
TO_RACE: Final[i64] = 0
TO_PLAY: Final[i64] = 1
TO_WATCH: Final[i64] = 2
TO_REST: Final[i64] = 3
