"""The rules of Gods: what the player whose turn it is may do, and what it does.

A turn: income, display refilled, two actions, perhaps extra ones by mediation. What may be done is stated twice, in
`possible` and in `forbidden`.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from theogony.games.gods.actions import (
    AFTER_ACTION,
    BEGIN_TURN,
    BUILT,
    BY_EMPTY_BAG,
    BY_GAME_END,
    BY_VILLAGES,
    CONVERT,
    CONVERT_BITS,
    GAME_OVER,
    GIFT,
    LAID,
    LAST,
    LAST_TURN,
    LAY,
    LIFT,
    LIFTED,
    MEDIATION_KEPT,
    MEDIATION_SPENT,
    PUT,
    PUT_DOWN,
    REMOVE,
    REMOVED,
    ROB,
    ROBBED,
    SPEND,
    TEMPLE,
    TO_ACT,
    TO_CONVERT,
    TO_GO_ON,
    TO_LIFT,
    TO_PLAY_LAST,
    TO_PUT,
    TO_ROB,
    TURN,
    USE,
    VORTEX_USED,
)
from theogony.games.gods.components import (
    ACTIONS,
    COLOURS,
    DESERT,
    DESERT_GIFT,
    DESERT_START,
    HEXES,
    INCOME,
    LAID_DECAY,
    LAID_DESERT,
    LAID_TEMPLE,
    LAID_TRIBE,
    LAYOUTS,
    MEDIATION,
    MOST_ENERGY,
    MOVE_PRICE,
    NO_HEX,
    START_ENERGY,
    TEMPLE_PRICE,
    TEMPLES,
    TOKENS,
    TRIBE_PRICE,
    VORTEX,
    WORLD,
)
from theogony.games.gods.conversion import (
    bit_count,
    found_villages,
    lose_villages,
    needy_beside,
    put_token,
    religion_for,
    take_token,
)
from theogony.games.gods.drawing import BAG_TOO_SMALL, GAME_END_CAME, full_pile, refill
from theogony.games.gods.forbidden import forbids
from theogony.games.gods.position import Position
from theogony.games.gods.possible import PLAY, actions, choices, lifts, puts
from theogony.games.gods.scoring import places, score
from theogony.kernel.arrays import filled, zeros
from theogony.kernel.dice import Dice
from theogony.kernel.game import OptionValue
from theogony.kernel.state import State


class GodsState(Position):
    def blank(self) -> State:
        return GodsState()

    def score(self, seat: i64) -> i64:
        return score(self, seat)

    def places(self) -> vec[i64]:
        return places(self)

    # ---- what may be done

    def choices(self, seat: i64) -> vec[i64]:
        return choices(self, seat)

    def forbids(self, seat: i64, action: i64) -> i64:
        return forbids(self, seat, action)

    # ---- what it does

    def answer(self, seat: i64, action: i64) -> None:
        question = self.agenda.kind()
        if question == TO_ACT:
            self._act(seat, action)
        elif question == TO_LIFT:
            self._lift(seat, LIFT.arg(action, 0))
        elif question == TO_PUT:
            self._put(seat, PUT.arg(action, 0))
        elif question == TO_CONVERT:
            self._convert(seat, self.agenda.p0(), CONVERT_BITS[CONVERT.arg(action, 0)])
        elif question == TO_ROB:
            self._rob(seat, ROB.arg(action, 0))
        elif question == TO_GO_ON:
            if SPEND.has(action):
                self.mediations[seat] -= 1
                self.gone[MEDIATION] += u8(1)
                self.actions_left = 1
                self.tell(MEDIATION_SPENT, seat)
                self._ask_to_act(seat)
            else:
                self._end_turn()
        else:
            played = LAST.arg(action, 0)
            self.tell(LAST_TURN, seat, played)
            if played == PLAY:
                self.last_turn = 1
                self._income_and_display(seat)
            else:
                self._end_game(BY_VILLAGES)

    def perform(self) -> None:
        if self.agenda.kind() == BEGIN_TURN:
            self._begin_turn()
        else:
            self._after_action()

    def _act(self, seat: i64, action: i64) -> None:
        self.actions_left -= 1
        if LAY.has(action):
            self._lay(seat, LAY.arg(action, 0), LAY.arg(action, 1))
        elif TEMPLE.has(action):
            self._build(seat, TEMPLE.arg(action, 0))
        elif LIFT.has(action):
            self._lift(seat, LIFT.arg(action, 0))
            return
        elif USE.has(action):
            slot = USE.arg(action, 0)
            if i64(self.display[slot]) == VORTEX:
                self._use_vortex(seat, slot)
                return
            self.display[slot] = u8(NO_HEX)
            self.fresh_mediations += 1
            self.tell(MEDIATION_KEPT, seat, slot)
        else:
            slot = REMOVE.arg(action, 0)
            self.tell(REMOVED, seat, slot, i64(self.display[slot]))
            self._use_up(slot)
        self.then(AFTER_ACTION)

    def _lay(self, seat: i64, slot: i64, cell: i64) -> None:
        """Action a, and of c desert and decay."""
        hex_kind = i64(self.display[slot])
        self.display[slot] = u8(NO_HEX)
        if hex_kind < DESERT:
            god = religion_for(self, cell)
            paid = i64(self.crowd[cell]) * TRIBE_PRICE
            self.energy[seat] -= paid
            self.lay(cell, LAID_TRIBE + hex_kind)
            self.tell(LAID, seat, slot, hex_kind, cell, paid)
            if god >= 0 and self.tokens[god] > 0:  # ruling.no-back-fill
                put_token(self, god, cell)
                found_villages(self)
        elif hex_kind == DESERT:
            self.lay(cell, LAID_DESERT)
            self.tell(LAID, seat, slot, hex_kind, cell, 0)
            self.tell(GIFT, seat, self._gain(seat, DESERT_GIFT))
        else:
            self.lay(cell, LAID_DECAY)
            self.tell(LAID, seat, slot, hex_kind, cell, 0)
            if self.rivals_beside(cell, seat) > 1:
                self.ask(TO_ROB, seat, cell)
            else:
                for rival in range(self.seats):
                    if rival != seat and self.beside_temple_of(cell, rival):
                        self._rob(seat, rival)

    def _build(self, seat: i64, cell: i64) -> None:
        """Action b. Foreign tokens go first, also where none of one's own is left to replace them."""
        paid = i64(self.crowd[cell]) * TEMPLE_PRICE
        self.energy[seat] -= paid
        self.temples[seat] -= 1
        self.temple_built = 1
        self.lay(cell, LAID_TEMPLE + seat)
        self.tell(BUILT, seat, cell, paid)
        for way in range(i64(6)):
            beside = WORLD.near[cell * 6 + way]
            if beside >= 0 and self.token[beside] > u8(0) and i64(self.token[beside]) != seat + 1:
                take_token(self, beside)
        lose_villages(self)  # ruling.losses-first
        needy = needy_beside(self, cell, seat)
        if self.tokens[seat] >= bit_count(needy):
            self._convert(seat, cell, needy)
        elif self.tokens[seat] > 0:
            self.ask(TO_CONVERT, seat, cell)

    def _convert(self, seat: i64, cell: i64, ways: i64) -> None:
        for way in range(i64(6)):
            if (ways >> way) & 1 == 1:
                put_token(self, seat, WORLD.near[cell * 6 + way])
        found_villages(self)

    def _use_vortex(self, seat: i64, slot: i64) -> None:
        self._use_up(slot)
        self.vortex_used = 1
        self.tell(VORTEX_USED, seat, slot)
        movers = lifts(self, vec[i64]())
        if len(movers) == 1:
            self._lift(seat, LIFT.arg(movers[0], 0))
        else:
            self.ask(TO_LIFT, seat)

    def _lift(self, seat: i64, cell: i64) -> None:
        """The first half of moving a desert; the second follows at once."""
        self.lift(cell)
        self.lifted_from = cell
        self.tell(LIFTED, seat, cell)
        if self.connected != 0:
            places = puts(self, vec[i64]())
            if len(places) == 1:
                self._put(seat, PUT.arg(places[0], 0))
                return
        self.ask(TO_PUT, seat)

    def _put(self, seat: i64, cell: i64) -> None:
        paid = i64(0) if self.vortex_used != 0 else MOVE_PRICE
        self.energy[seat] -= paid
        self.lay(cell, LAID_DESERT)
        self.tell(PUT_DOWN, seat, cell, self.lifted_from, paid)
        self.lifted_from = -1
        self.vortex_used = 0
        self.then(AFTER_ACTION)

    def _rob(self, seat: i64, rival: i64) -> None:
        taken: i64 = 0
        if self.energy[rival] > 0:
            taken = 1
            self.energy[rival] -= 1
            self._gain(seat, 1)
        self.tell(ROBBED, seat, rival, taken)

    def _gain(self, seat: i64, crystals: i64) -> i64:
        """Crystals from the supply; what exceeds twelve is thrown back. How many were kept."""
        before = self.energy[seat]
        self.energy[seat] = before + crystals if before + crystals < MOST_ENERGY else MOST_ENERGY
        return self.energy[seat] - before

    def _use_up(self, slot: i64) -> None:
        self.gone[i64(self.display[slot])] += u8(1)
        self.display[slot] = u8(NO_HEX)

    # ---- the turn

    def _begin_turn(self) -> None:
        seat = self.active
        if self.bag == 0 and (self.village_colours_of(seat) >= 3 or self.villages_of(seat) >= 4):
            self.ask(TO_PLAY_LAST, seat)  # end.three-colours, end.four-villages
        else:
            self._income_and_display(seat)

    def _income_and_display(self, seat: i64) -> None:
        self.temple_built = 0
        self.tell(TURN, seat, self._gain(seat, INCOME))
        self.actions_left = ACTIONS
        outcome = refill(self)
        if outcome == GAME_END_CAME:
            self._end_game(BY_GAME_END)
        elif outcome == BAG_TOO_SMALL:
            self._end_game(BY_EMPTY_BAG)
        else:
            self._ask_to_act(seat)

    def _ask_to_act(self, seat: i64) -> None:
        """A question with one answer is not asked."""
        if not self._surely_two_choices(seat):
            only = actions(self, seat)
            if len(only) == 1:
                self._act(seat, only[0])
                return
        self.ask(TO_ACT, seat)

    def _surely_two_choices(self, seat: i64) -> bool:
        """A quick answer for the usual case: whatever is on display can be removed, and mostly used as well."""
        first = i64(self.display[0])
        second = i64(self.display[1])
        if first != NO_HEX and second != NO_HEX and first != second:
            return True
        hex_kind = second if first == NO_HEX else first
        if hex_kind < DESERT:
            # Away from the edge, the outermost hex always has a free cell beside it that touches nothing else.
            return self.energy[seat] >= TRIBE_PRICE and self.reach < WORLD.radius
        return hex_kind == DESERT or hex_kind == MEDIATION

    def _after_action(self) -> None:
        seat = self.active
        if self.actions_left > 0:
            self._ask_to_act(seat)
        elif self.mediations[seat] > 0 and len(actions(self, seat)) > 0:  # ruling.always-able
            self.ask(TO_GO_ON, seat)
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        seat = self.active
        self.mediations[seat] += self.fresh_mediations
        self.fresh_mediations = 0
        if self.last_turn != 0:
            self._end_game(BY_VILLAGES)
        else:
            self.active = (seat + 1) % self.seats
            self.then(BEGIN_TURN)

    def _end_game(self, why: i64) -> None:
        self.tell(GAME_OVER, why)
        self.end()


def new_gods(seats: int, dice: Dice, options: dict[str, OptionValue]) -> State:
    """The table laid for the first turn: the start figure, two crystals each, the pile, a first player by lot."""
    at = GodsState()
    at.seats = i64(seats)
    at.dice = dice
    at.bag = i64(1) if options["bag"] else i64(0)
    at.decay = i64(1) if options["decay"] else i64(0)
    at.connected = i64(1) if options["connected"] else i64(0)
    at.laid = zeros(WORLD.size)
    at.token = zeros(WORLD.size)
    at.crowd = zeros(WORLD.size)
    at.gone = zeros(8)
    at.display = vec[u8]([u8(NO_HEX), u8(NO_HEX)])
    at.converted = zeros(at.seats * COLOURS)
    at.villages = zeros(at.seats * COLOURS)
    at.victory = zeros(at.seats * COLOURS)
    at.energy = filled(at.seats, START_ENERGY)
    at.temples = filled(at.seats, TEMPLES)
    at.tokens = filled(at.seats, TOKENS)
    at.mediations = filled(at.seats, 0)
    at.pile = full_pile(HEXES, at.bag != 0, at.decay != 0)
    for seat, (q, r) in enumerate(LAYOUTS[seats]):
        at.lay(i64(WORLD.cell(q, r)), LAID_TEMPLE + i64(seat))
        at.temples[i64(seat)] -= 1
    if seats in DESERT_START:
        q, r = DESERT_START[seats]
        at.lay(i64(WORLD.cell(q, r)), LAID_DESERT)
        at.pile[DESERT] -= u8(1)
    at.active = at.roll(at.seats)
    at.then(BEGIN_TURN)
    at.run()
    return at
