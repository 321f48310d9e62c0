"""What can be done in Bazaar, what it tells, and how many of everything there are."""

from typing import Final

from theogony.kernel.grid import SquareGrid
from theogony.kernel.space import Space, Subset
from theogony.kernel.trail import Events

CARDS: Final = 12
HAND: Final = 4
SIDES: Final = 6  # of a die
FACES: Final = ("one", "two", "three")  # what a face is worth: 1, 2, 3 coins
STALLS: Final = 6
CORNERS: Final = 3
JARS: Final = 6
MOST_GUARDS: Final = 3
MOST_THROWN: Final = 3
DAYS: Final = 2
THINGS: Final = 3  # to do in a turn
MARKET: Final = SquareGrid(4, 4)
WELL: Final = MARKET.cell(1, 1)

SPACE: Final = Space("bazaar")
BID: Final = SPACE.kind("bid", card=CARDS)
HAMMER: Final = SPACE.kind("hammer", face=FACES, place=SIDES)
LAY: Final = SPACE.kind("lay", stall=STALLS, cell=MARKET, side=2, rot=4)
SETTLE: Final = SPACE.kind("settle", corner=CORNERS)
LEAVE: Final = SPACE.kind("leave")
RENOVATE: Final = SPACE.kind("renovate", stall=STALLS)
SEND: Final = SPACE.kind("send", start=MARKET, way=4, guards=MOST_GUARDS)
SELL: Final = SPACE.kind("sell", cards=Subset(CARDS, 2, 3))
DONE: Final = SPACE.kind("done")
THROW: Final = SPACE.kind("throw", coins=MOST_THROWN + 1)
GRAB: Final = SPACE.kind("grab", jar=JARS)
RUN_OUT: Final = SPACE.time_kind("run-out")

EVENTS: Final = Events()
BIDDEN: Final = EVENTS.event("bidden", "seat", "card")
ROLLED: Final = EVENTS.event("rolled", "seat", "place", "coins")
HAMMERED: Final = EVENTS.event("hammered", "seat", "face", "place")
LAID: Final = EVENTS.event("laid", "seat", "stall", "cell")
SETTLED: Final = EVENTS.event("settled", "seat", "stall", "corner")
RENOVATED: Final = EVENTS.event("renovated", "seat", "stall")
SENT: Final = EVENTS.event("sent", "seat", "guards", "start", "cell")
SOLD: Final = EVENTS.event("sold", "seat", "coins")
THROWN: Final = EVENTS.event("thrown", "seat", "coins")
LOOKED: Final = EVENTS.event("looked", "seat", "jar", "coins", secret=("coins",))
SAND: Final = EVENTS.event("sand")
CLOSED: Final = EVENTS.event("closed")

(
    R_OWN_CARD,
    R_FACE_PRICE,
    R_SAME_FACE,
    R_CELL_FREE,
    R_DOOR,
    R_STALL_GONE,
    R_LAID,
    R_RENOVATION,
    R_GUARDS,
    R_EDGE,
    R_SELL_OWN,
    R_COINS,
    R_JAR_GONE,
) = range(1, 14)

TO_BID, TO_TRADE, TO_SETTLE, TO_THROW, TO_GRAB = range(5)  # questions
TURN, THROWING, GRABBING, NEXT_DAY = range(5, 9)  # duties

# Where a card is: aside, unknown (in a view), in the hand of HELD + seat, played by SPENT + seat
ASIDE: Final = 0
UNKNOWN: Final = 255
HELD: Final = 1
SPENT: Final = 11
