"""A position of Theomachy: where every card and marker is, and who knows it. The rules are in the modules around."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from theogony.games.theomachy.actions import EVENTS, SPACE
from theogony.games.theomachy.card_table import cards_held
from theogony.games.theomachy.cards import ALWAYS, CARDS, CONTROL, INSTRUCTION, PLACE, POWER, Cards, title_of
from theogony.games.theomachy.components import ELEMENTS, PRAYERS, SKY, WORTH, face_aspect, face_sphere, face_symbols
from theogony.kernel.agenda import BIT
from theogony.kernel.space import Space
from theogony.kernel.state import State
from theogony.kernel.trail import Events

# Where a prayer card is; those with _OF by seat
STACK: Final[i64] = 0
IN_ROW: Final[i64] = 1
BOX: Final[i64] = 2
PACKED: Final[i64] = 3  # in a hand of the draft
ASIDE: Final[i64] = 4  # the last card of a pack
CHOSEN_OF: Final[i64] = 10
HAND_OF: Final[i64] = 20
PILE_OF: Final[i64] = 30
DISCARD_OF: Final[i64] = 40
TABLE_OF: Final[i64] = 50
SOMEWHERE_OF: Final[i64] = 60  # in a view: in that seat's hand or piles
UNKNOWN: Final[i64] = 255  # in a view
NO_CARD: Final[i64] = 254  # an empty slot of the constellation or the row

# Marks of a prayer card
M_DAMAGED: Final[i64] = 1
M_CANCELLED: Final[i64] = 2
M_PLAYED: Final[i64] = 4  # this round: it cannot be played again (ruling.once-a-round)
M_USED: Final[i64] = 8  # a place, this round
M_KEPT: Final[i64] = 16  # stays in the hand after this round

# Where an element is: PILE 0, IN_SKY, BESIDE the pile
E_PILE: Final[i64] = 0
E_SKY: Final[i64] = 1
E_BESIDE: Final[i64] = 2

# Where a myth is
Y_AWAY: Final[i64] = 0  # of a mythology nobody plays, or back in the box
Y_PILE: Final[i64] = 1
Y_TOP: Final[i64] = 2
Y_BURIED: Final[i64] = 3  # + how deep among the buried, 0 to 4
Y_BOUGHT: Final[i64] = 10
Y_JOINED: Final[i64] = 11  # a hero in the stake
Y_DEAD: Final[i64] = 12  # in the box

PUBLIC: Final[i64] = 31  # who knows: four seats as bits, and BIT[4] for whoever looks on

# Numbers of the match in `now`
ROUND_NO: Final[i64] = 0
LEVEL: Final[i64] = 1
FIRST: Final[i64] = 2  # who holds the initiative; -1 until it is drawn
BET_NO: Final[i64] = 3
LAST_RAISER: Final[i64] = 4
RAISED_TYPE: Final[i64] = 5  # of the last raise
ACTED: Final[i64] = 6  # seats that had a turn in this betting round, as bits
PASSES: Final[i64] = 7  # in a row, in battle
STRUCK_NOW: Final[i64] = 8  # attacks played in the turn at hand
BATTLE_ON: Final[i64] = 9  # 1 from the beginning of a battle to the end of the round
WINNERS: Final[i64] = 10  # seats as bits, in settlement
MOVED: Final[i64] = 11  # markers moved by the instruction before
SEEN_SLOT: Final[i64] = 12  # the constellation card just looked at
CHAIN: Final[i64] = 13  # how many plays wait to be resolved
OPEN_SKY: Final[i64] = 14  # how many constellation cards are open
STACKED: Final[i64] = 15  # cards of the prayer stack
DRAFT_ROUND: Final[i64] = 16  # -1 when the draft is over
DRAFT_PICK: Final[i64] = 17
WONDERS_LEFT: Final[i64] = 18
ADVANCED: Final[i64] = 19
HEROES_DIE: Final[i64] = 20
OUTS: Final[i64] = 21  # how many times players went out, for places
WHY: Final[i64] = 22  # how the game ended, or -1
VIEWER: Final[i64] = 23  # whose view this is
FREED_OF: Final[i64] = 24  # seats (bits) that a card has freed of the last raise
COUNTED: Final[i64] = 25  # 1 if clergy can run out
NOW: Final[i64] = 26

# Numbers of a seat in `own`
HANDS: Final[i64] = 0  # hand, draw pile and discard pile: how many cards
PILES: Final[i64] = 1
DISCARDS: Final[i64] = 2
TOP_CARD: Final[i64] = 3  # of the discard pile, or -1
IN_ROUND: Final[i64] = 4
OUT_AT: Final[i64] = 5  # 0 while in the game, else when it went out
SPHERES_USED: Final[i64] = 6  # as bits
SPHERES_MORE: Final[i64] = 7  # beyond the first
ATTACKS: Final[i64] = 8
ROUND_STRENGTH: Final[i64] = 9
PROTECTED: Final[i64] = 10
PREVENTED_ONE: Final[i64] = 11
DESPAIRS: Final[i64] = 12
ABILITY_USED: Final[i64] = 13
WISHED: Final[i64] = 14
HIT_RIVAL: Final[i64] = 15
WONDER: Final[i64] = 16
DEITY_OF: Final[i64] = 17  # -1 for none
MYTHOLOGY: Final[i64] = 18
PLACES_OF: Final[i64] = 19
POWERS_OF: Final[i64] = 20  # spheres of own laid powers, as bits
LENT_ORDER: Final[i64] = 21  # symbols until the end of the round
LENT_CHAOS: Final[i64] = 22
OWN: Final[i64] = 23


class Position(State):
    """Markers are by seat and type (seat * 3 + type); `control` by seat and sphere, order, chaos (seat * 6 + k)."""

    box: Cards
    where: vec[u8]  # by prayer card
    mark: vec[u8]
    aim: vec[u8]  # whom a card on the table was played against
    whose: vec[u8]  # seats (bits) that know whose the card is; owners know anyway
    seen: vec[u8]  # seats (bits) that know exactly where it is
    kept: vec[u8]  # 1 + the seat in whose first deck it was, 0 for nobody's
    pack: vec[u8]  # the draft: by round, pack and place in the order taken
    element: vec[u8]  # by element
    sky: vec[u8]  # by slot: the element
    sky_seen: vec[u8]  # by slot: seats (bits) that know it
    row: vec[u8]
    myth: vec[u8]
    myth_used: vec[u8]  # this round
    printed: vec[u8]  # the card table, where it is not the usual one
    chain: vec[u8]  # plays that wait to be resolved: 1 if cancelled
    community: vec[i64]
    stake: vec[i64]
    borrowed: vec[i64]  # part of the stake
    owed: vec[i64]
    control: vec[i64]  # from own powers, places and deity
    own: vec[i64]  # by seat and number
    now: vec[i64]

    def __init__(self) -> None:
        super().__init__()
        none = vec[u8]()
        nothing = vec[i64]()
        self.box = CARDS
        self.where = none
        self.mark = none
        self.aim = none
        self.whose = none
        self.seen = none
        self.kept = none
        self.pack = none
        self.element = none
        self.sky = none
        self.sky_seen = none
        self.row = none
        self.myth = none
        self.myth_used = none
        self.chain = none
        self.printed = none
        self.community = nothing
        self.stake = nothing
        self.borrowed = nothing
        self.owed = nothing
        self.control = nothing
        self.own = nothing
        self.now = nothing

    def game_id(self) -> str:
        return "theomachy"

    def space(self) -> Space:
        return SPACE

    def events(self) -> Events:
        return EVENTS

    def bytes_held(self) -> list[vec[u8]]:
        return [
            self.where,
            self.mark,
            self.aim,
            self.whose,
            self.seen,
            self.kept,
            self.pack,
            self.element,
            self.sky,
            self.sky_seen,
            self.row,
            self.myth,
            self.myth_used,
            self.chain,
            self.printed,
        ]

    def numbers_held(self) -> list[vec[i64]]:
        return [self.community, self.stake, self.borrowed, self.owed, self.control, self.own, self.now]

    def hold(self, small: list[vec[u8]], numbers: list[vec[i64]]) -> None:
        self.where = small[0]
        self.mark = small[1]
        self.aim = small[2]
        self.whose = small[3]
        self.seen = small[4]
        self.kept = small[5]
        self.pack = small[6]
        self.element = small[7]
        self.sky = small[8]
        self.sky_seen = small[9]
        self.row = small[10]
        self.myth = small[11]
        self.myth_used = small[12]
        self.chain = small[13]
        self.printed = small[14]
        if len(self.printed) > 0 and self.box is CARDS:
            self.box = cards_held(self.printed)
        self.community = numbers[0]
        self.stake = numbers[1]
        self.borrowed = numbers[2]
        self.owed = numbers[3]
        self.control = numbers[4]
        self.own = numbers[5]
        self.now = numbers[6]

    # ---- seats

    def of(self, seat: i64, what: i64) -> i64:
        return self.own[seat * OWN + what]

    def put(self, seat: i64, what: i64, value: i64) -> None:
        self.own[seat * OWN + what] = value

    def more(self, seat: i64, what: i64, by: i64) -> None:
        self.own[seat * OWN + what] += by

    def in_game(self, seat: i64) -> bool:
        return self.own[seat * OWN + OUT_AT] == 0

    def in_round(self, seat: i64) -> bool:
        return self.own[seat * OWN + IN_ROUND] != 0

    def players(self) -> i64:
        """How many are still in the game."""
        count: i64 = 0
        for seat in range(self.seats):
            if self.in_game(seat):
                count += 1
        return count

    def contenders(self) -> i64:
        """How many are still in the round."""
        count: i64 = 0
        for seat in range(self.seats):
            if self.in_round(seat):
                count += 1
        return count

    def from_first(self, k: i64) -> i64:
        """The k-th seat clockwise from the holder of the initiative."""
        return (self.now[FIRST] + k) % self.seats

    # ---- markers

    def worth_of(self, markers: vec[i64], seat: i64) -> i64:
        """The strength of a seat's community or stake."""
        return markers[seat * 3] * WORTH[0] + markers[seat * 3 + 1] * WORTH[1] + markers[seat * 3 + 2] * WORTH[2]

    def clergy(self, seat: i64) -> i64:
        """Markers in the community."""
        return self.community[seat * 3] + self.community[seat * 3 + 1] + self.community[seat * 3 + 2]

    # ---- control

    def controls(self, seat: i64, what: i64) -> i64:
        """Cards of a sphere (0 to 3), or symbols of order (4) or chaos (5), that the seat controls."""
        total = self.control[seat * 6 + what]
        for slot in range(self.now[OPEN_SKY]):
            face = i64(self.sky[slot])
            if what < 4:
                if face_sphere(face) == what:
                    total += 1
            elif face_aspect(face) == what - 4:
                total += face_symbols(face)
        return total

    def meets(self, seat: i64, title: i64) -> bool:
        """Whether the requirement of an action card is met."""
        cards = self.box
        if self.controls(seat, cards.sphere[title]) < cards.spheres_needed[title]:
            return False
        needed = cards.symbols_needed[title]
        return needed == 0 or self.controls(seat, 4 + cards.aspect[title]) >= needed

    def could_meet(self, seat: i64, title: i64) -> bool:
        """Whether it is met once all powers in the hand are laid."""
        cards = self.box
        spheres = self.controls(seat, cards.sphere[title])
        symbols = self.controls(seat, 4 + cards.aspect[title]) if cards.symbols_needed[title] > 0 else i64(0)
        hand = HAND_OF + seat
        for face in range(ELEMENTS):
            if i64(self.where[face]) == hand and i64(self.mark[face]) & M_PLAYED == 0:
                if face_sphere(face) == cards.sphere[title]:
                    spheres += 1
                if face_aspect(face) == cards.aspect[title]:
                    symbols += face_symbols(face)
        return spheres >= cards.spheres_needed[title] and symbols >= cards.symbols_needed[title]

    def add_control(self, seat: i64, source: i64, sign: i64) -> None:
        """What a power, a place or a deity adds while it is there; sign -1 when it goes."""
        title = title_of(source)
        cards = self.box
        if cards.kind[title] == POWER:
            self.control[seat * 6 + face_sphere(source)] += sign
            self.control[seat * 6 + 4 + face_aspect(source)] += sign * face_symbols(source)
        elif cards.when[title] == ALWAYS:
            for k in range(cards.length[title]):
                at: i64 = (cards.start[title] + k) * INSTRUCTION
                if cards.program[at] == CONTROL:
                    self.control[seat * 6 + cards.program[at + 2]] += sign * cards.program[at + 3]

    # ---- cards

    def knows(self, viewer_bit: i64, card: i64) -> bool:
        return i64(self.seen[card]) & viewer_bit != 0

    def public(self, card: i64) -> None:
        """Everybody knows whose the card is and where."""
        self.whose[card] = u8(PUBLIC)
        self.seen[card] = u8(PUBLIC)

    def place_count(self, seat: i64) -> i64:
        return self.own[seat * OWN + PLACES_OF]

    def is_place(self, card: i64, seat: i64) -> bool:
        """Whether the card is a place in front of the seat."""
        return i64(self.where[card]) == TABLE_OF + seat and self.box.kind[title_of(card)] == PLACE

    def drafting(self) -> bool:
        return self.now[DRAFT_ROUND] >= 0

    def census(self) -> vec[i64]:
        """Prayers, elements, myths, wonder markers. The supply of clergy has no end (ruling.supply)."""
        prayers: i64 = 0
        for card in range(PRAYERS):
            if i64(self.where[card]) < SOMEWHERE_OF:
                prayers += 1
        stars: i64 = 0
        for face in range(ELEMENTS):
            if i64(self.element[face]) != UNKNOWN:
                stars += 1
        laid: i64 = 0
        for slot in range(SKY):
            if i64(self.sky[slot]) < NO_CARD and i64(self.element[i64(self.sky[slot])]) == E_SKY:
                laid += 1
        in_sky: i64 = 0
        for face in range(ELEMENTS):
            if i64(self.element[face]) == E_SKY:
                in_sky += 1
        wonders = self.now[WONDERS_LEFT]
        for seat in range(self.seats):
            wonders += self.of(seat, WONDER)
        return append(vec[i64]([prayers, stars, in_sky - laid]), wonders)


def viewer_bit(viewer: i64) -> i64:
    return BIT[4] if viewer < 0 else BIT[viewer]
