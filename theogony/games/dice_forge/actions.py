"""What can be done in Dice Forge and what can happen: the action space, the events, the questions on the agenda."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theogony.games.dice_forge.components import COLOUR_NAMES, DIE_NAMES, FACE_NAMES, ISLAND_TABLE, RESOURCE_NAMES
from theogony.kernel.space import Space, Subset
from theogony.kernel.trail import Events

DICE_OF_ALL: Final = tuple(f"{seat}-{die}" for seat in range(4) for die in DIE_NAMES)  # number: seat * 2 + die
SIDES_OF_BOTH: Final = tuple(f"{die}-{side}" for die in DIE_NAMES for side in range(6))  # number: die * 6 + side

SPACE: Final = Space("dice_forge")
GAIN: Final = SPACE.kind("gain", resource=RESOURCE_NAMES)  # one of several: either-or faces, boars, the owl
COPY: Final = SPACE.kind("copy", die=DICE_OF_ALL)  # what a mirror shows
PICK: Final = SPACE.kind("pick", dice=Subset(8, 2, 2))  # two dice for the satyrs, numbered like DICE_OF_ALL
FIRST: Final = SPACE.kind("first", face=2)  # of the two faces of a blessing
HAMMER: Final = SPACE.kind("hammer", gold=19)  # gold that goes onto the hammer
SWAP: Final = SPACE.kind("swap", answer=("no", "yes"))  # shards or gold into glory: sentinel, cyclops
AGAIN: Final = SPACE.kind("again", answer=("no", "yes"))  # a cerberus token
BUY: Final = SPACE.kind("buy", face=FACE_NAMES[:16])
FORGE: Final = SPACE.kind("forge", side=SIDES_OF_BOTH)  # the face that makes room for the new one
FEAT: Final = SPACE.kind("feat", stack=tuple(row[3] for row in ISLAND_TABLE))
SHIELD_OF: Final = SPACE.kind("shield", colour=COLOUR_NAMES)
NAME: Final = SPACE.kind("name", seat=4)  # who has to forge the boar
DIE: Final = SPACE.kind("die", die=DIE_NAMES)  # for a minor blessing
REINFORCE: Final = SPACE.kind("reinforce", card=("hind", "owl", "elder"))
TRITON: Final = SPACE.kind("triton", resource=RESOURCE_NAMES[:3])
DECLINE: Final = SPACE.kind("decline")  # the ship's offer
EXTRA: Final = SPACE.kind("extra")
END: Final = SPACE.kind("end")

NO: Final[i64] = 0
YES: Final[i64] = 1
CALL_HIND: Final[i64] = 0  # of REINFORCE
CALL_OWL: Final[i64] = 1
CALL_ELDER: Final[i64] = 2

# Where a gain comes from, for who watches: the own die of this number, or a card.
FROM_DICE: Final[i64] = -1
FROM_CARD: Final[i64] = 2  # + the card

# PICK by the dice it names
PICK_ONE: Final = vec[i64]([pair[0] for pair in Subset(8, 2, 2).sets])
PICK_OTHER: Final = vec[i64]([pair[1] for pair in Subset(8, 2, 2).sets])

EVENTS: Final = Events()
TURN: Final = EVENTS.event("turn", "seat", "round")
ROLLED: Final = EVENTS.event("rolled", "seat", "die", "side", "face")
COPIED: Final = EVENTS.event("copied", "seat", "face")
TRIPLED: Final = EVENTS.event("tripled", "seat", "face")
GAINED: Final = EVENTS.event("gained", "seat", "resource", "amount", "source")
WASTED: Final = EVENTS.event("wasted", "seat", "resource", "amount")  # beyond the capacity of the board
LOST: Final = EVENTS.event("lost", "seat", "resource", "amount")
HAMMERED: Final = EVENTS.event("hammered", "seat", "gold", "source")
LAP_DONE: Final = EVENTS.event("lap-done", "seat", "glory")
SHIELD_SHONE: Final = EVENTS.event("shield-shone", "seat", "face")
SWAPPED: Final = EVENTS.event("swapped", "seat", "shards", "gold", "glory")
BOAR_PAID: Final = EVENTS.event("boar-paid", "seat", "colour", "resource", "amount")
REPEATED: Final = EVENTS.event("repeated", "seat")
BOUGHT: Final = EVENTS.event("bought", "seat", "face", "paid")
FORGED: Final = EVENTS.event("forged", "seat", "die", "side", "face", "removed")
REINFORCED: Final = EVENTS.event("reinforced", "seat", "card")
PAID_EXTRA: Final = EVENTS.event("paid-extra", "seat")
FEAT_BEGUN: Final = EVENTS.event("feat-begun", "seat", "stack", "card", "portal")
OUSTED: Final = EVENTS.event("ousted", "seat", "rival", "portal")
BEAR_PAID: Final = EVENTS.event("bear-paid", "seat", "glory")
CARD_TAKEN: Final = EVENTS.event("card-taken", "seat", "stack", "card")
PICKED: Final = EVENTS.event("picked", "seat", "one", "other")
BOAR_NAMED: Final = EVENTS.event("boar-named", "seat", "rival", "colour")
TYPHON_PAID: Final = EVENTS.event("typhon-paid", "seat", "glory")
TRITON_SPENT: Final = EVENTS.event("triton-spent", "seat", "resource", "amount")
GAME_OVER: Final = EVENTS.event("game-over")

# Questions
TO_ACT: Final[i64] = 0  # reinforcements, an action, an extra one, the end of the turn
TO_GAIN: Final[i64] = 1  # which resource of an either-or face; p0: which of the two faces shown, p1: how many times
TO_COPY: Final[i64] = 2  # p0: which of the two faces shown is the mirror
TO_PICK: Final[i64] = 3
TO_ORDER: Final[i64] = 4  # the ship or the gold first
TO_HAMMER: Final[i64] = 5  # p0: the gold gained, p1: where it comes from
TO_SWAP: Final[i64] = 6  # p0: gold, p1: sun, p2: moon shards, p3: gold that comes with them
TO_REPEAT: Final[i64] = 7
TO_SHIP: Final[i64] = 8  # p0: the discount
TO_FORGE: Final[i64] = 9  # p0: the new face
TO_SHIELD: Final[i64] = 10
TO_NAME: Final[i64] = 11  # p0: the colour of the boar
TO_DIE: Final[i64] = 12  # p0: how many minor blessings, p1: their manner
TO_OWL: Final[i64] = 13
TO_BOAR: Final[i64] = 14  # the reward of the boar card's owner; p0: its colour
# Duties
BEGIN_TURN: Final[i64] = 15
STEP_ONE: Final[i64] = 16  # p0: 1 if it is the second time
ACT: Final[i64] = 17
BLESS: Final[i64] = 18  # with the faces rolled; p0: seat, p1: manner
DIVINE: Final[i64] = 19  # roll both dice; p0: seat, p1: manner
MINOR: Final[i64] = 20  # roll one die; p0: seat, p1: manner, p2: die
FIX_MIRROR: Final[i64] = 21  # p0: which of the two faces shown
TAKE_FACES: Final[i64] = 22
TAKE_FACE: Final[i64] = 23  # p0: which of the two faces shown
OFFER_REPEAT: Final[i64] = 24
CARD: Final[i64] = 25  # p0: seat, p1: stack
SETTLE: Final[i64] = 26  # a question left with one answer after a triton token answers itself
