"""The rules of Gods: what the player whose turn it is may do, and what it does.

A turn: income, display refilled, two actions, perhaps extra ones by mediation. `choices` lists what is possible,
`forbids` says of any action which rule stands against it; the two are written apart and tested against each other.
"""

from typing import Final

from librt.vecs import append, vec
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
    END,
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
    EMPTY,
    GAME_END,
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
from theogony.games.gods.conversion import found_villages, lose_villages, put_token, religion_for, take_token
from theogony.games.gods.drawing import BAG_TOO_SMALL, GAME_END_CAME, full_pile, refill
from theogony.games.gods.position import Position
from theogony.games.gods.scoring import places, score
from theogony.games.gods.world import may_stand_apart, movable, pieces_without
from theogony.kernel.arrays import filled, room, zeros
from theogony.kernel.dice import Dice
from theogony.kernel.game import OptionValue
from theogony.kernel.state import DUPLICATE, NOT_THE_QUESTION, State

# The rules that refuse, by their numbers in RULES
R_TWO_ACTIONS: Final[i64] = 20
R_TRIBE_ADJACENT: Final[i64] = 23
R_TRIBE_PRICE: Final[i64] = 24
R_TEMPLE_ADJACENT: Final[i64] = 32
R_TEMPLE_PRICE: Final[i64] = 33
R_TEMPLE_ONCE: Final[i64] = 36
R_NO_TEMPLES: Final[i64] = 37
R_DESERT_ADJACENT: Final[i64] = 38
R_ANOTHER_POSITION: Final[i64] = 40
R_EXTRA_ACTION: Final[i64] = 42
R_MOVE_PRICE: Final[i64] = 44
R_NO_STACKING: Final[i64] = 60
R_TOO_FEW_TOKENS: Final[i64] = 108
R_DESERT_APART: Final[i64] = 110
R_VORTEX_NEEDS_DESERT: Final[i64] = 112
R_NAMES_RIVAL: Final[i64] = 124
R_DECAY_NEEDS_TEMPLE: Final[i64] = 126
R_OTHER_KIND: Final[i64] = 202
R_EMPTY_SLOT: Final[i64] = 203

SKIP: Final[i64] = 0
PLAY: Final[i64] = 1


class GodsState(Position):
    def blank(self) -> State:
        return GodsState()

    def score(self, seat: i64) -> i64:
        return score(self, seat)

    def places(self) -> vec[i64]:
        return places(self)

    # ---- what is possible

    def choices(self, seat: i64) -> vec[i64]:
        question = self.agenda.kind_for(seat)
        if question == TO_ACT:
            return self._actions(seat)
        out = vec[i64](capacity=64)
        if question == TO_LIFT:
            return self._lifts(out)
        if question == TO_PUT:
            return self._puts(out)
        if question == TO_CONVERT:
            return self._conversions(seat)
        if question == TO_ROB:
            cell = self.agenda.parameter_for(seat, 0)
            for rival in range(self.seats):
                if rival != seat and self.beside_temple_of(cell, rival):
                    out = append(out, ROB.of1(rival))
            return out
        if question == TO_GO_ON:
            return append(append(out, SPEND.of0()), END.of0())
        return append(append(out, LAST.of1(SKIP)), LAST.of1(PLAY))

    def _actions(self, seat: i64) -> vec[i64]:
        """Actions a to e, in the order of the space."""
        energy = self.energy[seat]
        cells = self.open_cells()
        crowd = self.crowd
        out = room(3 * i64(len(cells)))
        found: i64 = 0
        for slot in range(i64(2)):
            hex_kind = i64(self.display[slot])
            if hex_kind == NO_HEX or (slot == 1 and self.display[0] == self.display[1]):
                continue
            if hex_kind < DESERT:
                for k in range(i64(len(cells))):
                    if i64(crowd[cells[k]]) * TRIBE_PRICE <= energy:
                        out[found] = LAY.of2(slot, cells[k])
                        found += 1
            elif hex_kind == DESERT:
                for k in range(i64(len(cells))):
                    out[found] = LAY.of2(slot, cells[k])
                    found += 1
            elif hex_kind == GAME_END:
                for k in range(i64(len(cells))):
                    if self.rivals_beside(cells[k], seat) > 0:
                        out[found] = LAY.of2(slot, cells[k])
                        found += 1
        if self.temples[seat] > 0 and self.temple_built == 0 and energy >= TEMPLE_PRICE:
            for k in range(i64(len(cells))):
                if i64(crowd[cells[k]]) * TEMPLE_PRICE <= energy:
                    out[found] = TEMPLE.of1(cells[k])
                    found += 1
        out = out[:found]
        if energy >= MOVE_PRICE:
            out = self._lifts(out)
        for slot in range(i64(2)):
            hex_kind = i64(self.display[slot])
            if slot == 1 and self.display[0] == self.display[1]:
                continue
            if hex_kind == MEDIATION or (hex_kind == VORTEX and movable(self) > 0):
                out = append(out, USE.of1(slot))
        for slot in range(i64(2)):
            if i64(self.display[slot]) != NO_HEX and not (slot == 1 and self.display[0] == self.display[1]):
                out = append(out, REMOVE.of1(slot))
        return out

    def _lifts(self, out: vec[i64]) -> vec[i64]:
        laid = self.laid
        for cell in range(WORLD.ring_end[self.reach]):
            if i64(laid[cell]) == LAID_DESERT and may_stand_apart(self, cell):
                out = append(out, LIFT.of1(cell))
        return out

    def _puts(self, out: vec[i64]) -> vec[i64]:
        pieces = pieces_without(self, -1)
        cells = self.open_cells()
        for k in range(i64(len(cells))):
            if cells[k] != self.lifted_from and pieces.joined_at(cells[k]):
                out = append(out, PUT.of1(cells[k]))
        return out

    def _conversions(self, seat: i64) -> vec[i64]:
        out = vec[i64]()
        needy = self._needy(self.agenda.parameter_for(seat, 0), seat)
        for value in range(CONVERT.size):
            bits = CONVERT_BITS[value]
            if bits & ~needy == 0 and _bit_count(bits) == self.tokens[seat]:
                out = append(out, CONVERT.of1(value))
        return out

    # ---- which rule forbids it

    def forbids(self, seat: i64, action: i64) -> i64:
        question = self.agenda.kind_for(seat)
        if question == TO_ACT:
            return self._forbids_action(seat, action)
        if question == TO_LIFT:
            return self._forbids_lift(LIFT.arg(action, 0)) if LIFT.has(action) else NOT_THE_QUESTION
        if question == TO_PUT:
            return self._forbids_put(PUT.arg(action, 0)) if PUT.has(action) else NOT_THE_QUESTION
        if question == TO_CONVERT:
            if not CONVERT.has(action):
                return NOT_THE_QUESTION
            bits = CONVERT_BITS[CONVERT.arg(action, 0)]
            cell = self.agenda.parameter_for(seat, 0)
            chosen: i64 = 0
            for way in range(i64(6)):
                if (bits >> way) & 1 == 1:
                    chosen += 1
                    beside = WORLD.near[cell * 6 + way]
                    if beside < 0 or self.tribe_colour(beside) < 0 or i64(self.token[beside]) == seat + 1:
                        return R_TOO_FEW_TOKENS
            return i64(0) if chosen == self.tokens[seat] else R_TOO_FEW_TOKENS
        if question == TO_ROB:
            if not ROB.has(action):
                return NOT_THE_QUESTION
            rival = ROB.arg(action, 0)
            if (
                rival < self.seats
                and rival != seat
                and self.beside_temple_of(self.agenda.parameter_for(seat, 0), rival)
            ):
                return 0
            return R_NAMES_RIVAL
        if question == TO_GO_ON:
            if SPEND.has(action) or END.has(action):
                return 0
            return R_EXTRA_ACTION
        return i64(0) if LAST.has(action) else NOT_THE_QUESTION

    def _forbids_action(self, seat: i64, action: i64) -> i64:
        if LAY.has(action):
            slot = LAY.arg(action, 0)
            rule = self._forbids_slot(slot)
            return rule if rule != 0 else self._forbids_laying(seat, i64(self.display[slot]), LAY.arg(action, 1))
        if TEMPLE.has(action):
            return self._forbids_temple(seat, TEMPLE.arg(action, 0))
        if LIFT.has(action):
            rule = self._forbids_lift(LIFT.arg(action, 0))
            return R_MOVE_PRICE if rule == 0 and self.energy[seat] < MOVE_PRICE else rule
        if USE.has(action):
            slot = USE.arg(action, 0)
            rule = self._forbids_slot(slot)
            if rule != 0:
                return rule
            if i64(self.display[slot]) == VORTEX:
                return i64(0) if movable(self) > 0 else R_VORTEX_NEEDS_DESERT
            return i64(0) if i64(self.display[slot]) == MEDIATION else R_OTHER_KIND
        if REMOVE.has(action):
            return self._forbids_slot(REMOVE.arg(action, 0))
        return R_TWO_ACTIONS if END.has(action) or SPEND.has(action) else NOT_THE_QUESTION

    def _forbids_slot(self, slot: i64) -> i64:
        if i64(self.display[slot]) == NO_HEX:
            return R_EMPTY_SLOT
        return DUPLICATE if slot == 1 and self.display[0] == self.display[1] else i64(0)

    def _forbids_laying(self, seat: i64, hex_kind: i64, cell: i64) -> i64:
        if hex_kind == MEDIATION or hex_kind == VORTEX:
            return R_OTHER_KIND
        if i64(self.laid[cell]) != EMPTY:
            return R_NO_STACKING
        if hex_kind == GAME_END:
            for way in range(i64(6)):
                beside = WORLD.near[cell * 6 + way]
                if beside >= 0 and self.temple_owner(beside) >= 0 and self.temple_owner(beside) != seat:
                    return 0
            return R_DECAY_NEEDS_TEMPLE
        neighbours = self._count_neighbours(cell)
        if neighbours == 0:
            return R_DESERT_ADJACENT if hex_kind == DESERT else R_TRIBE_ADJACENT
        if hex_kind != DESERT and neighbours * TRIBE_PRICE > self.energy[seat]:
            return R_TRIBE_PRICE
        return 0

    def _forbids_temple(self, seat: i64, cell: i64) -> i64:
        if self.temples[seat] == 0:
            return R_NO_TEMPLES
        if self.temple_built != 0:
            return R_TEMPLE_ONCE
        if i64(self.laid[cell]) != EMPTY:
            return R_NO_STACKING
        neighbours = self._count_neighbours(cell)
        if neighbours == 0:
            return R_TEMPLE_ADJACENT
        return R_TEMPLE_PRICE if neighbours * TEMPLE_PRICE > self.energy[seat] else i64(0)

    def _forbids_lift(self, cell: i64) -> i64:
        if i64(self.laid[cell]) != LAID_DESERT:
            return R_OTHER_KIND
        if not may_stand_apart(self, cell):
            return R_DESERT_APART
        return 0

    def _forbids_put(self, cell: i64) -> i64:
        if cell == self.lifted_from:
            return R_ANOTHER_POSITION
        if i64(self.laid[cell]) != EMPTY:
            return R_NO_STACKING
        if self._count_neighbours(cell) == 0:
            return R_DESERT_APART
        if not pieces_without(self, -1).joined_at(cell):
            return R_DESERT_APART
        return 0

    def _count_neighbours(self, cell: i64) -> i64:
        """Counted on the board itself, not taken from `crowd`."""
        count: i64 = 0
        for way in range(i64(6)):
            beside = WORLD.near[cell * 6 + way]
            if beside >= 0 and i64(self.laid[beside]) != EMPTY:
                count += 1
        return count

    def beside_temple_of(self, cell: i64, seat: i64) -> bool:
        for way in range(i64(6)):
            beside = WORLD.near[cell * 6 + way]
            if beside >= 0 and self.temple_owner(beside) == seat:
                return True
        return False

    def rivals_beside(self, cell: i64, seat: i64) -> i64:
        """How many rivals have a temple next to the cell."""
        count: i64 = 0
        for rival in range(self.seats):
            if rival != seat and self.beside_temple_of(cell, rival):
                count += 1
        return count

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
        needy = self._needy(cell, seat)
        if self.tokens[seat] >= _bit_count(needy):
            self._convert(seat, cell, needy)
        elif self.tokens[seat] > 0:
            self.ask(TO_CONVERT, seat, cell)

    def _needy(self, cell: i64, seat: i64) -> i64:
        """The directions, as bits, in which a tribe beside the cell is without the seat's token."""
        bits: i64 = 0
        for way in range(i64(6)):
            beside = WORLD.near[cell * 6 + way]
            if beside >= 0 and self.tribe_colour(beside) >= 0 and i64(self.token[beside]) != seat + 1:
                bits |= WAY_BIT[way]
        return bits

    def _convert(self, seat: i64, cell: i64, ways: i64) -> None:
        for way in range(i64(6)):
            if (ways >> way) & 1 == 1:
                put_token(self, seat, WORLD.near[cell * 6 + way])
        found_villages(self)

    def _use_vortex(self, seat: i64, slot: i64) -> None:
        self._use_up(slot)
        self.vortex_used = 1
        self.tell(VORTEX_USED, seat, slot)
        lifts = self._lifts(vec[i64]())
        if len(lifts) == 1:
            self._lift(seat, LIFT.arg(lifts[0], 0))
        else:
            self.ask(TO_LIFT, seat)

    def _lift(self, seat: i64, cell: i64) -> None:
        """The first half of moving a desert; the second follows at once."""
        self.lift(cell)
        self.lifted_from = cell
        self.tell(LIFTED, seat, cell)
        if self.connected != 0:
            places = self._puts(vec[i64]())
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
            actions = self._actions(seat)
            if len(actions) == 1:
                self._act(seat, actions[0])
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
        elif self.mediations[seat] > 0 and len(self._actions(seat)) > 0:  # ruling.always-able
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


WAY_BIT: Final = vec[i64]([1, 2, 4, 8, 16, 32])


def _bit_count(bits: i64) -> i64:
    count: i64 = 0
    for way in range(i64(6)):
        count += (bits >> way) & 1
    return count


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
