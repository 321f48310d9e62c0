"""What can be done in Theomachy and what can happen: the action space, the events, the questions on the agenda."""

from typing import Final

from mypy_extensions import i64

from theogony.games.theomachy.cards import CARDS
from theogony.games.theomachy.components import ASPECTS, CLERGY, DEITY_CARDS, MYTH_CARDS, face_name
from theogony.kernel.space import Space, Subset
from theogony.kernel.trail import Events

# The two copies of an action card bear the marks a and b (engine.copies).
CARD_NAMES: Final = tuple(face_name(face) for face in range(24)) + tuple(
    f"{CARDS.names[24 + k // 2]}-{'ab'[k % 2]}" for k in range(96)
)

SPACE: Final = Space("theomachy")
PICK: Final = SPACE.kind("pick", card=CARD_NAMES)
REJECT: Final = SPACE.kind("reject", four=Subset(12, 4, 4))  # of the chosen cards in the order of their numbers
DEITY: Final = SPACE.kind("deity", deity=tuple(line[0] for line in DEITY_CARDS))
PLAY: Final = SPACE.kind("play", card=CARD_NAMES)  # power, effect, place, attack or reaction
USE: Final = SPACE.kind("use", card=CARD_NAMES)  # a place
ABILITY: Final = SPACE.kind("ability")
MYTH: Final = SPACE.kind("myth", myth=tuple(line[0] for line in MYTH_CARDS))  # use it, or let the hero join
CARD: Final = SPACE.kind("card", card=CARD_NAMES)  # to discard, to keep, to lie on top; a place to strike
TARGET: Final = SPACE.kind("target", seat=4)
MARKER: Final = SPACE.kind("marker", clergy=CLERGY)
NUMBER: Final = SPACE.kind("number", n=4)
ELEMENT: Final = SPACE.kind("element", slot=5)
ASPECT: Final = SPACE.kind("aspect", aspect=ASPECTS)
WAIT: Final = SPACE.kind("wait")
RAISE: Final = SPACE.kind("raise", clergy=CLERGY)
MATCH: Final = SPACE.kind("match")
DESPAIR: Final = SPACE.kind("despair")  # match with what the supply lends
FOLD: Final = SPACE.kind("fold")
PASS: Final = SPACE.kind("pass")
PRAY: Final = SPACE.kind("pray", place=("1", "2", "3", "4", "5", "6", "stack"))
TOP: Final = SPACE.kind("top", way=("buy", "bury"))

EVENTS: Final = Events()
DRAFTED: Final = EVENTS.event("drafted", "round", "pick")
DECKS: Final = EVENTS.event("decks")
REVEALED: Final = EVENTS.event("revealed", "seat", "deity")
ROUND: Final = EVENTS.event("round", "round", "level", "seat")
LAST_ROUNDS: Final = EVENTS.event("last-rounds", "left")  # engine.long: so many, this one included
DREW: Final = EVENTS.event("drew", "seat", "n")
GOT: Final = EVENTS.event("got", "seat", "card", secret=("card",))
SHUFFLED: Final = EVENTS.event("shuffled", "seat")
ELEMENTS_SHUFFLED: Final = EVENTS.event("elements-shuffled", "level")
STAR: Final = EVENTS.event("star", "slot", "element", secret=("element",))  # a card of the constellation is laid
TURNED_UP: Final = EVENTS.event("turned-up", "slot", "element")
ANTE: Final = EVENTS.event("ante", "seat", "n")
OUT: Final = EVENTS.event("out", "seat")
CHANGED: Final = EVENTS.event("changed", "seat", "clergy")  # one of these into two of the next
BETTING: Final = EVENTS.event("betting", "round")
WAITED: Final = EVENTS.event("waited", "seat")
STAKED: Final = EVENTS.event("staked", "seat", "clergy")
RAISED: Final = EVENTS.event("raised", "seat", "clergy")
MATCHED: Final = EVENTS.event("matched", "seat")
BORROWED: Final = EVENTS.event("borrowed", "seat", "clergy")
FOLDED: Final = EVENTS.event("folded", "seat")
PLAYED: Final = EVENTS.event("played", "seat", "card", "target")
LAID: Final = EVENTS.event("laid", "seat", "card")
USED: Final = EVENTS.event("used", "seat", "source", "target")
CANCELLED: Final = EVENTS.event("cancelled", "seat", "source")
LOST: Final = EVENTS.event("lost", "seat", "clergy", "n", "zone")  # zone 0 community, 1 stake, 2 a place
WITHDREW: Final = EVENTS.event("withdrew", "seat", "clergy", "n")
GAINED: Final = EVENTS.event("gained", "seat", "clergy", "n")
PREVENTED: Final = EVENTS.event("prevented", "seat")
DISCARDED: Final = EVENTS.event("discarded", "seat", "card")
TOPPED: Final = EVENTS.event("topped", "seat", "card")  # of the cards put away this one lies on top
PEEKED: Final = EVENTS.event("peeked", "seat", "slot", "element", secret=("element",))
LOOKED: Final = EVENTS.event("looked", "seat", "rival", "card", secret=("card",))
SWAPPED: Final = EVENTS.event("swapped", "seat", "slot", "element")
FREED: Final = EVENTS.event("freed", "seat")
DAMAGED: Final = EVENTS.event("damaged", "seat", "card")
RAZED: Final = EVENTS.event("razed", "seat", "card")
PASSED: Final = EVENTS.event("passed", "seat")
BATTLE_BEGAN: Final = EVENTS.event("battle")
STRENGTH: Final = EVENTS.event("strength", "seat", "strength")
WON: Final = EVENTS.event("won", "seat", "battle")
STAKE_LOST: Final = EVENTS.event("stake-lost", "seat")
STAKE_BACK: Final = EVENTS.event("stake-back", "seat")
INITIATIVE: Final = EVENTS.event("initiative", "seat")
KEPT: Final = EVENTS.event("kept", "seat", "n")
PRAYED: Final = EVENTS.event("prayed", "seat", "card", "clergy")  # 3: for nothing
ROW_MOVED: Final = EVENTS.event("row-moved", "card")  # the one removed, or -1
WISH: Final = EVENTS.event("wish", "seat")
MYTH_BOUGHT: Final = EVENTS.event("myth-bought", "seat", "myth")
MYTH_BURIED: Final = EVENTS.event("myth-buried", "seat", "myth")
JOINED: Final = EVENTS.event("joined", "seat", "myth")
FELL: Final = EVENTS.event("fell", "seat", "myth")
GAME_OVER: Final = EVENTS.event("game-over", "why")

BY_LAST: Final[i64] = 0  # one player is left
BY_STRENGTH: Final[i64] = 1  # nobody could pay the ante
BY_LENGTH: Final[i64] = 2  # engine.long
BY_DRAW: Final[i64] = 3  # nobody has clergy left

# Questions
TO_PICK: Final[i64] = 0
TO_REJECT: Final[i64] = 1
TO_DEITY: Final[i64] = 2
TO_BID: Final[i64] = 3
TO_FIGHT: Final[i64] = 4
TO_REACT: Final[i64] = 5  # p0: the event, p1: who did it
TO_SETTLE: Final[i64] = 6  # p0: from which turn on, clockwise from the initiative
TO_LAY: Final[i64] = 7  # powers for the reaction p0 to the event p1 of seat p2
# Choices of a card's program: p0 what was played or used, p1 the target, p2 the instruction, p3 the opponent at hand
TO_TARGET: Final[i64] = 8
TO_MARKER: Final[i64] = 9
TO_NUMBER: Final[i64] = 10
TO_ELEMENT: Final[i64] = 11
TO_ASPECT: Final[i64] = 12
TO_PLACE: Final[i64] = 13
TO_DISCARD: Final[i64] = 14
TO_KEEP: Final[i64] = 15
TO_PRAY: Final[i64] = 16
TO_MYTH: Final[i64] = 17
TO_PREPARE: Final[i64] = 18  # p0: BEFORE_BETTING or BEFORE_BATTLE, p1: how many had their say
TO_ORDER: Final[i64] = 19  # which of the cards put away lies on top of the discard pile
# Duties
NEXT_PICK: Final[i64] = 20
BEGIN_GAME: Final[i64] = 21
BEGIN_ROUND: Final[i64] = 22
LAY_SKY: Final[i64] = 23
PREPARE: Final[i64] = 24
BET: Final[i64] = 25  # p0: the betting round
NEXT_BIDDER: Final[i64] = 26
DECLARE: Final[i64] = 27  # p0: source, p1: user, p2: target
WINDOW: Final[i64] = 28  # p0: event, p1: actor
RUN: Final[i64] = 29  # p0: source, p1: user, p2: target, p3: instruction
BID_ON: Final[i64] = 30  # p0: whose turn goes on
FIGHT_ON: Final[i64] = 31
NEXT_FIGHTER: Final[i64] = 32
SETTLEMENT: Final[i64] = 33
SETTLE_ON: Final[i64] = 34  # p0: from which turn on
SETTLE_STAKES: Final[i64] = 35
NEXT_PRAYER: Final[i64] = 36  # p0: how many had their turn
NEXT_MYTH: Final[i64] = 37
AFTER_BID: Final[i64] = 38  # p0: who took the action
