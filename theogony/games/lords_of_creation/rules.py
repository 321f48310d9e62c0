"""The rules of Lords of Creation: who is asked what, and what each answer sets off.

First the world is created (`creation`), then rounds follow (`rounds`), in each of which everybody has a turn (`turn`,
`combat`). What may be done is listed there; which rule stands against an action is told by `refusals`.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from theogony.games.lords_of_creation.actions import (
    ALTAR,
    ATTACK,
    CARD,
    CIVILISE,
    KEEP,
    LAY,
    MANY,
    NEXT_ROUND,
    NEXT_TO_CREATE,
    PLACE,
    STEP,
    TO_ACT,
    TO_CHOOSE,
    TO_LAY,
    TO_PLACE,
    TO_STEP,
)
from theogony.games.lords_of_creation.combat import advance, attack
from theogony.games.lords_of_creation.components import (
    BARE,
    CARDS,
    CELLS,
    HABITABLE,
    TERRAIN_NAMES,
    TERRAINS,
    VALUES,
)
from theogony.games.lords_of_creation.creation import creation_choices, keep, lay, next_to_create, roll_for_start
from theogony.games.lords_of_creation.position import Position
from theogony.games.lords_of_creation.refusals import refusal
from theogony.games.lords_of_creation.rounds import card_choices, deal, next_round, settle_tie, turn_up
from theogony.games.lords_of_creation.scoring import places, score
from theogony.games.lords_of_creation.secrets import fill_in, hide_from
from theogony.games.lords_of_creation.turn import (
    begin_step,
    begin_turn,
    build,
    civilise,
    end_turn,
    many_choices,
    place,
    place_choices,
    step,
    turn_choices,
)
from theogony.kernel.arrays import filled, zeros
from theogony.kernel.dice import Dice
from theogony.kernel.game import OptionValue
from theogony.kernel.state import State


class LordsState(Position):
    def blank(self) -> State:
        return LordsState()

    def score(self, seat: i64) -> i64:
        return score(self, seat)

    def places(self) -> vec[i64]:
        return places(self)

    def hide(self, viewer: i64) -> None:
        hide_from(self, viewer)

    def fill(self, dice: Dice) -> None:
        fill_in(self, dice)

    def choices(self, seat: i64) -> vec[i64]:
        question = self.agenda.kind_for(seat)
        if question == TO_ACT:
            return turn_choices(self, seat)
        if question == TO_LAY:
            return creation_choices(self, seat)
        if question == TO_CHOOSE:
            return card_choices(self, seat)
        if question == TO_PLACE:
            return place_choices(self, seat)
        return many_choices(self, self.agenda.parameter_for(seat, 0))

    def forbids(self, seat: i64, action: i64) -> i64:
        return refusal(self, seat, action)

    def answer(self, seat: i64, action: i64) -> None:
        question = self.agenda.kind()
        if question == TO_ACT:
            self._act(seat, action)
        elif question == TO_LAY:
            if KEEP.has(action):
                keep(self, seat)
            else:
                lay(self, seat, LAY.arg(action, 0), LAY.arg(action, 1))
        elif question == TO_PLACE:
            place(self, seat, PLACE.arg(action, 0))
        elif question == TO_STEP:
            step(self, seat, self.agenda.p0(), self.agenda.p1(), MANY.arg(action, 0) + 1)
        else:
            advance(self, seat, self.agenda.p0(), self.agenda.p1(), MANY.arg(action, 0) + 1)

    def _act(self, seat: i64, action: i64) -> None:
        if STEP.has(action):
            begin_step(self, seat, STEP.arg(action, 0), STEP.arg(action, 1))
        elif ATTACK.has(action):
            attack(self, seat, ATTACK.arg(action, 0), ATTACK.arg(action, 1))
        elif CIVILISE.has(action):
            civilise(self, seat, CIVILISE.arg(action, 0))
        elif ALTAR.has(action):
            build(self, seat, ALTAR.arg(action, 0))
        else:
            end_turn(self)

    def reveal(self) -> None:
        for seat in range(self.seats):
            self.shown[seat] = self.agenda.answer(seat) - CARD.base
        turn_up(self)

    def perform(self) -> None:
        duty = self.agenda.kind()
        if duty == NEXT_TO_CREATE:
            next_to_create(self)
        elif duty == NEXT_ROUND or self.turn_at == self.seats:
            next_round(self)
        else:
            if self.turn_at >= self.settled:
                settle_tie(self)
            begin_turn(self, self.order[self.turn_at])


def new_lords(seats: int, dice: Dice, options: dict[str, OptionValue]) -> State:
    """The bare world, seven cards each, and the first marker drawn by whoever won the roll."""
    box = options["box"]
    assert isinstance(box, dict)
    at = LordsState()
    at.seats = i64(seats)
    at.dice = dice
    at.knowledge = i64(1) if options["knowledge"] else i64(0)
    at.full_length = i64(1) if options["full"] else i64(0)
    at.terrain = zeros(CELLS)
    for cell in range(CELLS):
        at.terrain[cell] = u8(BARE)
    at.owner = zeros(CELLS)
    at.people = zeros(CELLS)
    at.civil = zeros(CELLS)
    at.altar = zeros(CELLS)
    at.beside_civil = zeros(CELLS)
    at.bare = CELLS
    at.held = zeros(at.seats * TERRAINS)
    at.hand = zeros(at.seats * CARDS)
    at.played = zeros(CARDS)
    at.holding = filled(at.seats, 0)
    at.taught = filled(at.seats, 0)
    at.shown = filled(at.seats, -1)
    at.order = filled(at.seats, 0)
    at.rolled = filled(5, 0)
    _open(at, box)
    deal(at)
    at.active = roll_for_start(at)
    at.then(NEXT_TO_CREATE)
    at.run()
    return at


def _open(at: Position, box: dict[str, Any]) -> None:
    """Take out of the box what the table uses."""
    at.markers = vec[u8]([u8(box["terrain"][name]) for name in TERRAIN_NAMES])
    at.container = at.markers[:]
    at.deck = zeros(CARDS)
    for value in range(int(VALUES)):
        for kind in range(int(HABITABLE)):
            copies: int = box["packs"] * box["cards"][TERRAIN_NAMES[kind]][value]
            at.deck[value * int(HABITABLE) + kind] = u8(copies)
            at.stock_size += copies
    at.stock = at.deck[:]
    at.supply = filled(at.seats, i64(box["humans"]))
    at.altars = i64(box["altars"])
