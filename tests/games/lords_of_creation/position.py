"""Any position of Lords of Creation in a few words:

    World().land("hill", (0, 0), (1, 0)).people(0, (0, 0), 3).turn(0)

Cells are (q, r). The world is mountains wherever nothing else is said, so that nobody lives there. Cards are written
W3: the first letter of island, hill, Wald (forest) or grassland, and the number.
"""

from __future__ import annotations

from typing import cast

import theogony
from theogony.games.lords_of_creation import actions as a
from theogony.games.lords_of_creation.board import REACHED, WAY_NAMES, WAYS
from theogony.games.lords_of_creation.combat import fight
from theogony.games.lords_of_creation.components import BOARD, CARDS, CELLS, TERRAIN_NAMES, TERRAINS
from theogony.games.lords_of_creation.rounds import next_round
from theogony.games.lords_of_creation.rules import LordsState
from theogony.games.lords_of_creation.turn import begin_turn
from theogony.kernel.arrays import zeros

LORDS = theogony.game("lords_of_creation")
Spot = tuple[int, int]
LETTERS = "IHWG"


def card(text: str) -> int:
    return (int(text[1]) - 1) * 4 + LETTERS.index(text[0])


def card_said(text: str) -> str:
    return f"card {TERRAIN_NAMES[LETTERS.index(text[0])]}-{text[1]}"


class World:
    """A position of the second phase being set up, then played."""

    def __init__(self, seats: int = 2, seed: int = 1, ground: str = "mountain", **options: object) -> None:
        self.state = state = cast(LordsState, LORDS.start(seats, seed, **options))
        for cell in range(int(CELLS)):
            state.terrain[cell] = TERRAIN_NAMES.index(ground)
        state.bare = 0
        state.round = 1
        for seat in range(seats):
            state.holding[seat] = 0
        state.held = zeros(seats * int(TERRAINS))
        self.turn(0)

    # setting up

    def land(self, terrain: str, *spots: Spot) -> World:
        for spot in spots:
            self.state.terrain[BOARD.cell(*spot)] = TERRAIN_NAMES.index(terrain)
        return self

    def people(self, seat: int, spot: Spot, n: int, civil: bool = False, altar: bool = False) -> World:
        cell = BOARD.cell(*spot)
        self.state.put_people(seat, cell, n)
        self.state.supply[seat] -= n
        if civil or altar:
            self.state.turn_people(cell)
        if altar:
            self.state.altar[cell] = 1
            self.state.altars -= 1
        return self

    def turn(self, seat: int, shown: str = "I1") -> World:
        """The seat has placed its people and may act."""
        state = self.state
        state.agenda.clear()
        self._order(seat, shown)
        state.active, state.civilised_now, state.built_now, state.walked = seat, 0, 0, 0
        state.ask(a.TO_ACT, seat)
        return self

    def due(self, seat: int, shown: str) -> World:
        """The seat is about to place its people by this card."""
        self.state.agenda.clear()
        self._order(seat, shown)
        begin_turn(self.state, seat)
        self.state.run()
        return self

    def _order(self, seat: int, shown: str) -> None:
        state = self.state
        seats = int(state.seats)
        for k, other in enumerate([seat, *(other for other in range(seats) if other != seat)]):
            state.order[k] = other
            state.shown[other] = card(shown)
        state.turn_at, state.settled = 0, seats

    def taught(self, *seats: int) -> World:
        """These have civilised a hex before."""
        for seat in seats:
            self.state.taught[seat] = 1
        return self

    def supply(self, seat: int, left: int) -> World:
        self.state.supply[seat] = left
        return self

    def round(self, *hands: str, stock: int = 60) -> World:
        """A round begins with these hands ('W3 G1'), all of one size, and so many cards in the stock."""
        state = self.state
        state.agenda.clear()
        state.hand = zeros(int(state.seats) * int(CARDS))
        state.stock = state.deck[:]
        state.played = zeros(int(CARDS))
        for seat, hand in enumerate(hands):
            for text in hand.split():
                state.hand[seat * int(CARDS) + card(text)] += 1
                state.stock[card(text)] -= 1
        state.hand_size = len(hands[0].split())
        for kind in range(int(CARDS)):
            while sum(state.stock) > stock and state.stock[kind] > 0:
                state.stock[kind] -= 1
                state.played[kind] += 1
        state.stock_size = stock
        next_round(state)
        state.run()
        return self

    # playing

    def do(self, *actions: str, seat: int | None = None) -> World:
        """Actions in notation, by the seat whose turn it is."""
        for action in actions:
            self.state.apply(self.state.active if seat is None else seat, a.SPACE.parse(action))
        return self

    def choose(self, *cards: str) -> World:
        """Each seat chooses its card."""
        for seat, text in enumerate(cards):
            self.state.apply(seat, a.SPACE.parse(card_said(text)))
        return self

    def fight(self, start: Spot, target: Spot, dice: tuple[int, int, int]) -> World:
        """The active seat attacks and these dice fall: the attacker's two, the defender's."""
        state = self.state
        way = next(name for name in WAY_NAMES if self.reached(start, name) == target)
        assert self.refusal(f"attack {start[0]},{start[1]} {way}") == "allowed"
        state.agenda.take(state.agenda.frame_of(state.active))
        fight(state, state.active, BOARD.cell(*start), BOARD.cell(*target), *dice)
        state.run()
        return self

    def refusal(self, action: str, seat: int | None = None) -> str:
        """The rule that forbids the active seat the action, or 'allowed'."""
        rule = int(self.state.refusal(self.state.active if seat is None else seat, a.SPACE.parse(action)))
        return "allowed" if rule == 0 else LORDS.rule_id(rule).removeprefix("lords_of_creation.")

    def legal(self, kind: str = "", seat: int | None = None) -> list[str]:
        """What the active seat may do, in notation: all, or what starts with these words."""
        asked = self.state.active if seat is None else seat
        actions = [a.SPACE.notation(int(action)) for action in self.state.legal(asked)]
        return [action for action in actions if action.startswith(kind)]

    # looking

    @staticmethod
    def reached(start: Spot, way: str) -> Spot | None:
        cell = int(REACHED[BOARD.cell(*start) * int(WAYS) + WAY_NAMES.index(way)])
        return None if cell < 0 else BOARD.spots[cell]

    def lives(self, *spot: int) -> str:
        """Who lives on a hex: '' or '0: 3', '0: 3 civilised', '0: 3 altar'."""
        cell = BOARD.cell(*spot)
        if not self.state.owner[cell]:
            return ""
        side = " altar" if self.state.altar[cell] else " civilised" if self.state.civil[cell] else ""
        return f"{self.state.owner[cell] - 1}: {self.state.people[cell]}{side}"

    def asked(self) -> int:
        """The kind of question the active seat is asked; -1 if none."""
        return int(self.state.agenda.kind_for(self.state.active))

    def told(self) -> list[str]:
        """The names of the events on the trail."""
        return [name for name, _ in a.EVENTS.read(self.state.trail)]
