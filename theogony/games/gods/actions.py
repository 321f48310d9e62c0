"""What can be done in Gods and what can happen: the action space, the events, the questions on the agenda."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theogony.games.gods.components import WORLD
from theogony.kernel.space import Space, Subset
from theogony.kernel.trail import Events

SPACE: Final = Space("gods")
LAY: Final = SPACE.kind("lay", slot=2, cell=WORLD)  # tribe, desert or decay from the display
TEMPLE: Final = SPACE.kind("temple", cell=WORLD)
LIFT: Final = SPACE.kind("lift", cell=WORLD)  # the desert to move …
PUT: Final = SPACE.kind("put", cell=WORLD)  # … and where to
USE: Final = SPACE.kind("use", slot=2)  # vortex (then lift and put) or mediation
REMOVE: Final = SPACE.kind("remove", slot=2)
CONVERT: Final = SPACE.kind("convert", ways=Subset(6))  # which neighbours of the new temple get the last tokens
SPEND: Final = SPACE.kind("spend")  # a mediation, for an extra action
END: Final = SPACE.kind("end")
LAST: Final = SPACE.kind("last", turn=("skip", "play"))
ROB: Final = SPACE.kind("rob", seat=4)

# CONVERT by the bits of the directions it names
CONVERT_BITS: Final = vec[i64]([sum(1 << way for way in ways) for ways in Subset(6).sets])

EVENTS: Final = Events()
TURN: Final = EVENTS.event("turn", "seat", "income")
TURNED_UP: Final = EVENTS.event("turned-up", "slot", "hex")
WENT_BACK: Final = EVENTS.event("went-back", "slot", "hex")
LAID: Final = EVENTS.event("laid", "seat", "slot", "hex", "cell", "paid")
GIFT: Final = EVENTS.event("gift", "seat", "crystals")
BUILT: Final = EVENTS.event("built", "seat", "cell", "paid")
TOKEN_ON: Final = EVENTS.event("token-on", "seat", "cell")
TOKEN_OFF: Final = EVENTS.event("token-off", "seat", "cell")
LIFTED: Final = EVENTS.event("lifted", "seat", "cell")
PUT_DOWN: Final = EVENTS.event("put-down", "seat", "cell", "start", "paid")
VORTEX_USED: Final = EVENTS.event("vortex-used", "seat", "slot")
MEDIATION_KEPT: Final = EVENTS.event("mediation-kept", "seat", "slot")
MEDIATION_SPENT: Final = EVENTS.event("mediation-spent", "seat")
REMOVED: Final = EVENTS.event("removed", "seat", "slot", "hex")
FOUNDED: Final = EVENTS.event("founded", "seat", "colour", "points")
VILLAGE_LOST: Final = EVENTS.event("village-lost", "seat", "colour")
ROBBED: Final = EVENTS.event("robbed", "seat", "rival", "crystals")
LAST_TURN: Final = EVENTS.event("last-turn", "seat", "played")
GAME_OVER: Final = EVENTS.event("game-over", "why")

# Why the game ended, in GAME_OVER
BY_GAME_END: Final[i64] = 0
BY_VILLAGES: Final[i64] = 1
BY_EMPTY_BAG: Final[i64] = 2

# Questions
TO_ACT: Final[i64] = 0  # the next action
TO_LIFT: Final[i64] = 1  # which desert the vortex moves
TO_PUT: Final[i64] = 2  # where the lifted desert goes
TO_CONVERT: Final[i64] = 3  # who gets the last tokens; p0: the cell of the new temple
TO_ROB: Final[i64] = 4  # whose crystal; p0: the cell of the decay hex
TO_GO_ON: Final[i64] = 5  # spend a mediation, or end the turn
TO_PLAY_LAST: Final[i64] = 6  # play the last turn, or skip it
# Duties
BEGIN_TURN: Final[i64] = 7
AFTER_ACTION: Final[i64] = 8
