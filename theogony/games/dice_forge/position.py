"""A position of Dice Forge: dice, boards, temple and islands. The rules that change it are in the modules around."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from theogony.games.dice_forge.actions import EVENTS, SPACE
from theogony.games.dice_forge.components import (
    CAPACITY,
    CARD_GLORY,
    CARDS,
    CHEST_ROOM,
    FACES,
    FEAT_MOON,
    FEAT_SUN,
    FEATS,
    GLORY,
    LAP,
    LAPS,
    PRICE,
    RESOURCES,
    SANCTUARY,
)
from theogony.kernel.space import Space
from theogony.kernel.state import State
from theogony.kernel.trail import Events

# How the faces of a blessing are applied; the numbers are added up.
AS_ROLLED: Final[i64] = 0
AS_LOSS: Final[i64] = 1  # minotaur
WITH_SENTINEL: Final[i64] = 2
WITH_CYCLOPS: Final[i64] = 4
REPEATABLE: Final[i64] = 8  # a cerberus token can be spent on it
OF_OTHERS: Final[i64] = 16  # satyrs


class Position(State):
    """Arrays are by seat, by seat and something (seat * how many + which), by kind of face, or by stack of cards."""

    sides: vec[u8]  # by seat, die and side: the kind of face
    up: vec[u8]  # by seat and die: the side that lies up
    removed: vec[u8]  # by seat and kind of face: taken off the dice
    stock: vec[u8]  # by kind of face: left in sanctuary and gardens
    cards: vec[u8]  # by seat and card: how many the seat has
    left: vec[u8]  # by stack: how many cards lie there
    card_at: vec[u8]  # by stack: which card
    boar_owner: vec[u8]  # by colour: 0, or 1 + the seat that has the boar card
    used: vec[u8]  # reinforcements called this turn, by kind
    # The blessing a seat is receiving: the two faces as rolled, as they are applied, and what they yielded (bits).
    rolled: vec[u8]
    shown: vec[u8]
    yielded: vec[u8]
    manner: vec[i64]  # by seat: how they are applied

    reserve: vec[i64]  # by seat and resource
    hammered: vec[i64]  # by seat: gold on the hammers
    cerberus: vec[i64]  # by seat: tokens
    triton: vec[i64]
    portal: vec[i64]  # by seat: where the hero stands

    first: i64  # the seat with the first player marker
    active: i64
    round: i64
    actions_done: i64  # begun in this turn
    extra_paid: i64
    forging: i64  # 1 while the forge action goes on: more faces may be bought
    bought: i64  # bits of the kinds of face bought in this action

    def __init__(self) -> None:
        super().__init__()
        none = vec[u8]()
        self.sides = none
        self.up = none
        self.removed = none
        self.stock = none
        self.cards = none
        self.left = none
        self.card_at = none
        self.boar_owner = none
        self.used = none
        self.rolled = none
        self.shown = none
        self.yielded = none
        nothing = vec[i64]()
        self.manner = nothing
        self.reserve = nothing
        self.hammered = nothing
        self.cerberus = nothing
        self.triton = nothing
        self.portal = nothing
        self.first = 0
        self.active = 0
        self.round = 0
        self.actions_done = 0
        self.extra_paid = 0
        self.forging = 0
        self.bought = 0

    def game_id(self) -> str:
        return "dice_forge"

    def space(self) -> Space:
        return SPACE

    def events(self) -> Events:
        return EVENTS

    def bytes_held(self) -> list[vec[u8]]:
        return [
            self.sides,
            self.up,
            self.removed,
            self.stock,
            self.cards,
            self.left,
            self.card_at,
            self.boar_owner,
            self.used,
            self.rolled,
            self.shown,
            self.yielded,
        ]

    def numbers_held(self) -> list[vec[i64]]:
        turn = vec[i64]([self.first, self.active, self.round, self.actions_done, self.extra_paid])
        turn = append(turn, self.forging)
        turn = append(turn, self.bought)
        return [self.manner, self.reserve, self.hammered, self.cerberus, self.triton, self.portal, turn]

    def hold(self, small: list[vec[u8]], numbers: list[vec[i64]]) -> None:
        self.sides = small[0]
        self.up = small[1]
        self.removed = small[2]
        self.stock = small[3]
        self.cards = small[4]
        self.left = small[5]
        self.card_at = small[6]
        self.boar_owner = small[7]
        self.used = small[8]
        self.rolled = small[9]
        self.shown = small[10]
        self.yielded = small[11]
        self.manner = numbers[0]
        self.reserve = numbers[1]
        self.hammered = numbers[2]
        self.cerberus = numbers[3]
        self.triton = numbers[4]
        self.portal = numbers[5]
        turn = numbers[6]
        self.first = turn[0]
        self.active = turn[1]
        self.round = turn[2]
        self.actions_done = turn[3]
        self.extra_paid = turn[4]
        self.forging = turn[5]
        self.bought = turn[6]

    # ---- dice

    def face(self, seat: i64, die: i64, side: i64) -> i64:
        """The kind of face on one side of a die."""
        return i64(self.sides[seat * 12 + die * 6 + side])

    def face_up(self, seat: i64, die: i64) -> i64:
        """The kind of face that lies up."""
        return i64(self.sides[seat * 12 + die * 6 + i64(self.up[seat * 2 + die])])

    def forged(self, seat: i64) -> i64:
        """How many faces the seat has forged: as many as were removed from its dice."""
        total: i64 = 0
        for kind in range(FACES):
            total += i64(self.removed[seat * FACES + kind])
        return total

    # ---- boards

    def has(self, seat: i64, resource: i64) -> i64:
        return self.reserve[seat * RESOURCES + resource]

    def chests(self, seat: i64) -> i64:
        return i64(self.cards[seat * CARDS + 1])

    def most(self, seat: i64, resource: i64) -> i64:
        """How much of gold, sun or moon shards the seat's board can hold."""
        return CAPACITY[resource] + CHEST_ROOM[resource] * self.chests(seat)

    def hammer_room(self, seat: i64) -> i64:
        """Gold that still fits on the seat's hammers."""
        return LAP * LAPS * i64(self.cards[seat * CARDS]) - self.hammered[seat]

    def card_count(self, seat: i64, card: i64) -> i64:
        return i64(self.cards[seat * CARDS + card])

    def card_glory(self, seat: i64) -> i64:
        """The glory printed on the seat's cards."""
        total: i64 = 0
        for card in range(CARDS):
            total += i64(self.cards[seat * CARDS + card]) * CARD_GLORY[card]
        return total

    def glory(self, seat: i64) -> i64:
        return self.reserve[seat * RESOURCES + GLORY]

    # ---- temple

    def affordable(self, kind: i64, gold: i64, discount: i64) -> bool:
        """Whether a face of the sanctuary is there and costs no more than this gold."""
        return i64(self.stock[kind]) > 0 and PRICE[kind] - discount <= gold

    def any_affordable(self, gold: i64, discount: i64) -> bool:
        if gold + discount < 2:
            return False
        for kind in range(SANCTUARY):
            if PRICE[kind] - discount <= gold and i64(self.stock[kind]) > 0:
                return True
        return False

    def feat_payable(self, stack: i64, sun: i64, moon: i64) -> bool:
        """Whether a card lies there and costs no more than these shards."""
        return FEAT_SUN[stack] <= sun and FEAT_MOON[stack] <= moon and i64(self.left[stack]) > 0

    def has_triton(self, seat: i64) -> bool:
        """Whether the seat can spend a triton token now: it is its turn."""
        return seat == self.active and self.triton[seat] > 0

    def census(self) -> vec[i64]:
        """Faces by kind, then cards by kind."""
        out = vec[i64]()
        for kind in range(FACES):
            count = i64(self.stock[kind])
            for seat in range(self.seats):
                count += i64(self.removed[seat * FACES + kind])
            out = append(out, count)
        for k in range(self.seats * 12):
            out[i64(self.sides[k])] += 1
        for card in range(CARDS):
            total: i64 = 0
            for seat in range(self.seats):
                total += i64(self.cards[seat * CARDS + card])
            for stack in range(FEATS):
                if i64(self.card_at[stack]) == card:
                    total += i64(self.left[stack])
            out = append(out, total)
        return out
