"""A position of Lords of Creation: what lies where and who has what. The modules around change it.

What nobody may look at has no order here: the container, the stock and the hands are counts by kind.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from theogony.games.lords_of_creation.actions import EVENTS, SPACE
from theogony.games.lords_of_creation.components import BARE, BOARD, CARDS, CELLS, HABITABLE, TERRAINS
from theogony.kernel.space import Space
from theogony.kernel.state import State
from theogony.kernel.trail import Events


class Position(State):
    """Arrays are by cell, by seat, by kind of terrain or card, or by seat and kind (seat * TERRAINS + kind …)."""

    terrain: vec[u8]  # by cell: a terrain, or BARE
    owner: vec[u8]  # by cell: 0, or 1 + the seat whose people live there
    people: vec[u8]  # by cell: how many
    civil: vec[u8]  # by cell: 1 if they are civilised
    altar: vec[u8]  # by cell: 1 if there is one
    beside_civil: vec[u8]  # by cell: how many neighbouring hexes are civilised
    markers: vec[u8]  # by terrain: how many are in the box
    container: vec[u8]  # by terrain; unknown (0) in a view until the world is created
    held: vec[u8]  # by seat and terrain: kept, and the one just drawn; unknown of others in a view
    deck: vec[u8]  # by card: how many are in the box
    stock: vec[u8]  # by card: face down, or set aside; unknown in a view
    hand: vec[u8]  # by seat and card; unknown of others in a view
    played: vec[u8]  # by card
    holding: vec[i64]  # by seat: how many markers it holds
    supply: vec[i64]  # by seat: people not on the board
    taught: vec[i64]  # by seat: 1 if it has civilised a hex before
    shown: vec[i64]  # by seat: the card it turned up this round, or -1
    order: vec[i64]  # the seats in the order of the round
    rolled: vec[
        i64
    ]  # the last fight of the round: the attacker's dice, the defender's, attacker and defender; or zeros

    active: i64  # whose turn it is
    bare: i64  # hexes still without a terrain marker
    drawn: i64  # 1 if the active player has drawn a terrain marker
    round: i64  # from 1; 0 during creation
    hand_size: i64  # of everybody
    stock_size: i64
    stock_closed: i64  # 1 once nobody draws any more
    turn_at: i64  # place in the order
    settled: i64  # up to this place of the order no tie is left
    civilised_now: i64  # 1 if the active player has civilised a hex this turn
    built_now: i64  # 1 if the active player has built an altar this turn
    walked: i64  # steps between own hexes since something happened that cannot be walked back
    altars: i64  # not on the board
    knowledge: i64  # options: 1 if chosen
    full_length: i64

    def __init__(self) -> None:
        super().__init__()
        none = vec[u8]()
        self.terrain = none
        self.owner = none
        self.people = none
        self.civil = none
        self.altar = none
        self.beside_civil = none
        self.markers = none
        self.container = none
        self.held = none
        self.deck = none
        self.stock = none
        self.hand = none
        self.played = none
        nothing = vec[i64]()
        self.holding = nothing
        self.supply = nothing
        self.taught = nothing
        self.shown = nothing
        self.order = nothing
        self.rolled = nothing
        self.active = 0
        self.bare = 0
        self.drawn = 0
        self.round = 0
        self.hand_size = 0
        self.stock_size = 0
        self.stock_closed = 0
        self.turn_at = 0
        self.settled = 0
        self.civilised_now = 0
        self.built_now = 0
        self.walked = 0
        self.altars = 0
        self.knowledge = 0
        self.full_length = 0

    def game_id(self) -> str:
        return "lords_of_creation"

    def space(self) -> Space:
        return SPACE

    def events(self) -> Events:
        return EVENTS

    def bytes_held(self) -> list[vec[u8]]:
        return [
            self.terrain,
            self.owner,
            self.people,
            self.civil,
            self.altar,
            self.beside_civil,
            self.markers,
            self.container,
            self.held,
            self.deck,
            self.stock,
            self.hand,
            self.played,
        ]

    def numbers_held(self) -> list[vec[i64]]:
        at = vec[i64]([self.active, self.bare, self.drawn, self.round, self.hand_size, self.stock_size])
        at = append(at, self.stock_closed)
        at = append(at, self.turn_at)
        at = append(at, self.settled)
        at = append(at, self.civilised_now)
        at = append(at, self.built_now)
        at = append(at, self.walked)
        at = append(at, self.altars)
        at = append(at, self.knowledge)
        at = append(at, self.full_length)
        return [self.holding, self.supply, self.taught, self.shown, self.order, self.rolled, at]

    def hold(self, small: list[vec[u8]], numbers: list[vec[i64]]) -> None:
        self.terrain = small[0]
        self.owner = small[1]
        self.people = small[2]
        self.civil = small[3]
        self.altar = small[4]
        self.beside_civil = small[5]
        self.markers = small[6]
        self.container = small[7]
        self.held = small[8]
        self.deck = small[9]
        self.stock = small[10]
        self.hand = small[11]
        self.played = small[12]
        self.holding = numbers[0]
        self.supply = numbers[1]
        self.taught = numbers[2]
        self.shown = numbers[3]
        self.order = numbers[4]
        self.rolled = numbers[5]
        at = numbers[6]
        self.active = at[0]
        self.bare = at[1]
        self.drawn = at[2]
        self.round = at[3]
        self.hand_size = at[4]
        self.stock_size = at[5]
        self.stock_closed = at[6]
        self.turn_at = at[7]
        self.settled = at[8]
        self.civilised_now = at[9]
        self.built_now = at[10]
        self.walked = at[11]
        self.altars = at[12]
        self.knowledge = at[13]
        self.full_length = at[14]

    # ---- people on the board

    def owned_by(self, cell: i64, seat: i64) -> bool:
        return i64(self.owner[cell]) == seat + 1

    def put_people(self, seat: i64, cell: i64, n: i64) -> None:
        """People come to a hex of their own, or as barbarians to an empty one."""
        self.owner[cell] = u8(seat + 1)
        self.people[cell] += u8(n)

    def lose_one(self, cell: i64) -> None:
        """One of the people of the hex goes back to the supply; with the last one goes all there was."""
        self.people[cell] -= u8(1)
        self.supply[i64(self.owner[cell]) - 1] += 1
        if i64(self.people[cell]) == 0:
            self.owner[cell] = u8(0)
            if i64(self.altar[cell]) != 0:
                self.altar[cell] = u8(0)
                self.altars += 1
            if i64(self.civil[cell]) != 0:
                self.civil[cell] = u8(0)
                for way in range(i64(6)):
                    beside = BOARD.near[cell * 6 + way]
                    if beside >= 0:
                        self.beside_civil[beside] -= u8(1)

    def turn_people(self, cell: i64) -> None:
        """The barbarians of the hex become civilised."""
        self.civil[cell] = u8(1)
        for way in range(i64(6)):
            beside = BOARD.near[cell * 6 + way]
            if beside >= 0:
                self.beside_civil[beside] += u8(1)

    # ---- the card of the round

    def card_value(self, card: i64) -> i64:
        return card // HABITABLE + 1

    def card_terrain(self, card: i64) -> i64:
        return card % HABITABLE

    def container_size(self) -> i64:
        """How many terrain markers can still be drawn; also in a view, where nobody sees which."""
        total: i64 = self.bare - CELLS
        for kind in range(TERRAINS):
            total += i64(self.markers[kind])
        for seat in range(self.seats):
            total -= self.holding[seat]
        return total

    def census(self) -> vec[i64]:
        """Terrain markers by kind, cards by kind, each seat's people, and altars."""
        out = vec[i64]()
        for kind in range(TERRAINS):
            total = i64(self.container[kind])
            for seat in range(self.seats):
                total += i64(self.held[seat * TERRAINS + kind])
            out = append(out, total)
        for cell in range(CELLS):
            if i64(self.terrain[cell]) != BARE:
                out[i64(self.terrain[cell])] += 1
        for card in range(CARDS):
            cards = i64(self.stock[card]) + i64(self.played[card])
            for seat in range(self.seats):
                cards += i64(self.hand[seat * CARDS + card])
            out = append(out, cards)
        people = self.supply[:]
        altars: i64 = self.altars
        for cell in range(CELLS):
            if i64(self.owner[cell]) != 0:
                people[i64(self.owner[cell]) - 1] += i64(self.people[cell])
            altars += i64(self.altar[cell])
        for seat in range(self.seats):
            out = append(out, people[seat])
        return append(out, altars)
