"""The rules of 4 Gods: what an action does, how turns and the race go on, and how the game ends.

Played at once, every seat has a race of its own on the agenda, which it leaves by passing; played in turns, one
seat is asked after each of its actions again until its turn is over. Free play is one question: what a seat has begun
(a taken tile, a tile just laid, a lifted prophet) or has still to say (whose a ruin is, which prophet a penalty costs)
is noted by seat and only changes what it can do next.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from theogony.games.four_gods.actions import (
    ALL_PASSED,
    BAG_EMPTY,
    BUILT,
    BY_PASSING,
    BY_SAND,
    BY_WORD,
    CHOSE_GOD,
    CITY,
    DRAW,
    DREW,
    END,
    FORFEIT,
    GAME_OVER,
    GAVE_BACK,
    GOD,
    INTO_BAG,
    LAID,
    LAST_CALL,
    LAST_TILE,
    LAST_TURNS_DONE,
    LAY,
    LIFT,
    MOVE,
    NOBODY_PLAYED,
    NOD,
    OBJECT,
    PASS,
    PROPHET,
    PROPHET_CAME,
    PROPHET_WENT,
    RAZE,
    RAZED,
    REMOVE,
    RESUME,
    RETURN,
    RUIN,
    RUIN_WENT,
    SHOWN_GOD,
    STORE,
    STORED,
    TAKE,
    TIME_RAN_OUT,
    TO_PLAY,
    TO_RACE,
    TO_WATCH,
    TOOK,
    TURN,
    TURN_OVER,
    WORLD_FULL,
)
from theogony.games.four_gods.components import (
    CELLS,
    CITIES,
    CITY_HERE,
    EMPTY,
    HANDS,
    HELP,
    IN_BAG,
    MOST_IN_ROW,
    MOST_VAIN,
    NO_GOD,
    REFEREE_OFF,
    REFEREE_ON,
    REFEREE_PENALTY,
    STILL_ROUNDS,
    SUPPLY,
    SUPPLY_OF_FOUR_GODS,
    TERRAINS,
    TILES,
    WORLD,
)
from theogony.games.four_gods.corrections import forgive, object_to
from theogony.games.four_gods.faces import CORNERS, FREE
from theogony.games.four_gods.forbidden import forbids, laid_wrong
from theogony.games.four_gods.passing import (
    all_passed,
    begin_turn,
    leave_race,
    leave_turn,
    look_again,
    look_away,
    resume,
    tire,
    wake,
)
from theogony.games.four_gods.penalties import forfeit, remove, settle, settle_all
from theogony.games.four_gods.position import Position
from theogony.games.four_gods.possible import choices
from theogony.games.four_gods.scoring import places, score
from theogony.games.four_gods.telling import tell_scoring
from theogony.kernel.agenda import BIT
from theogony.kernel.arrays import zeros
from theogony.kernel.dice import Dice
from theogony.kernel.game import OptionValue
from theogony.kernel.state import State


class FourGodsState(Position):
    def blank(self) -> State:
        return FourGodsState()

    def score(self, seat: i64) -> i64:
        return score(self, seat)

    def places(self) -> vec[i64]:
        return places(self)

    # ---- what may be done

    def choices(self, seat: i64) -> vec[i64]:
        return choices(self, seat)

    def forbids(self, seat: i64, action: i64) -> i64:
        return forbids(self, seat, action)

    # ---- secrets

    def hide(self, viewer: i64) -> None:
        """hidden.secret: everybody knows the god of the own colour, or colours, and no other."""
        if self.hidden != 0 and self.shown == 0:
            for colour in range(TERRAINS):
                if viewer < 0 or not self.owns(viewer, colour):
                    self.god[colour] = u8(NO_GOD)

    def fill(self, dice: Dice) -> None:
        """The gods nobody has shown, dealt anew to the colours they can belong to."""
        used = vec[i64]([0, 0, 0, 0])
        for colour in range(TERRAINS):
            if i64(self.god[colour]) != NO_GOD:
                used[i64(self.god[colour])] = 1
        for colour in range(TERRAINS):
            if i64(self.god[colour]) == NO_GOD:
                self.god[colour] = u8(_any_free(used, dice))

    # ---- what it does

    def answer(self, seat: i64, action: i64) -> None:
        if seat == self.seats:
            self._time_up()
            return
        turn = self.agenda.kind() == TO_PLAY
        if OBJECT.has(action):
            self._object(seat, OBJECT.arg(action, 0))
        elif NOD.has(action):
            look_away(self, seat)
        elif RESUME.has(action):
            resume(self, seat)
        elif RUIN.has(action):
            self._ruin(seat, RUIN.arg(action, 0))
            wake(self)
        elif FORFEIT.has(action) or REMOVE.has(action):
            self.owes[seat] -= u8(1)
            if FORFEIT.has(action):
                forfeit(self, seat, FORFEIT.arg(action, 0))
            else:
                remove(self, seat, REMOVE.arg(action, 0))
            wake(self)
        else:
            fresh = i64(self.fresh[seat]) - 1
            lifted = i64(self.lifted[seat]) - 1
            self.fresh[seat] = u8(0)
            self.lifted[seat] = u8(0)
            self._act(seat, action, fresh, lifted)
        if self.referee == REFEREE_PENALTY:
            settle(self)
        if turn and not END.has(action) and not PASS.has(action):
            self.ask_aside(TO_PLAY, seat)

    def _act(self, seat: i64, action: i64, fresh: i64, lifted: i64) -> None:
        if not (PASS.has(action) or END.has(action) or LIFT.has(action)):
            wake(self)
        if LAY.has(action):
            orientation: i64 = LAY.arg(action, 2) * 4 + LAY.arg(action, 3)
            self._lay(seat, LAY.arg(action, 0), LAY.arg(action, 1), orientation)
        elif RAZE.has(action):
            turned: i64 = RAZE.arg(action, 2) * 4 + RAZE.arg(action, 3)
            self._raze(seat, RAZE.arg(action, 0), RAZE.arg(action, 1), turned)
        elif TAKE.has(action):
            self._take(seat, TAKE.arg(action, 0))
        elif STORE.has(action):
            tile = self.release(seat, STORE.arg(action, 0))
            self.taken[seat] = u8(0)
            self.into_row(seat, tile)
            self.tell(STORED, seat, tile)
        elif RETURN.has(action):
            self._return(seat)
        elif DRAW.has(action):
            self._draw(seat, DRAW.arg(action, 0) + 1)
        elif GOD.has(action):
            colour = GOD.arg(action, 0)
            self.owner[colour] = u8(seat + 1)
            self.tell(CHOSE_GOD, seat, colour)
            self._stir()
        elif PROPHET.has(action):
            self.supply[PROPHET.arg(action, 0)] -= u8(1)
            self._stand(PROPHET.arg(action, 0), fresh, PROPHET.arg(action, 1))
            self.tell(PROPHET_CAME, seat, PROPHET.arg(action, 0), fresh)
        elif MOVE.has(action):
            start = MOVE.arg(action, 0)
            colour = self._leave(start)
            self._stand(colour, fresh, MOVE.arg(action, 1))
            self.tell(PROPHET_WENT, seat, colour, start, fresh)
        elif LIFT.has(action):
            self.lifted[seat] = u8(LIFT.arg(action, 0) + 1)
            self.idle[seat] += u8(1)
        elif CITY.has(action):
            self._build(seat, CITY.arg(action, 0), CITY.arg(action, 1), lifted)
        elif PASS.has(action):
            self._pass(seat)
        else:
            self._end_turn(BY_WORD)

    def _lay(self, seat: i64, hand: i64, cell: i64, orientation: i64) -> None:
        tile = self.release(seat, hand)
        self.taken[seat] = u8(0)
        if self.referee != REFEREE_OFF and laid_wrong(self, tile, orientation, cell) != 0:
            forgive(self)
            self.wrong[cell] = u8(1)
            self.slips[seat] += u8(1)
        self.put_tile(cell, tile, orientation, seat)
        self.fresh[seat] = u8(cell + 1)
        self.tell(LAID, seat, tile, cell)
        self._stir()
        self._look_for_gaps()

    def _raze(self, seat: i64, hand: i64, cell: i64, orientation: i64) -> None:
        victim = self._leave(cell)
        self.lost[victim] += u8(1)
        self.laid[cell] = u8(EMPTY)
        self.gaps += 1
        if self.gods_of(seat) > 1:
            self.spoils[seat] = u8(1)
        else:
            self.ruins[self._likely_destroyer(seat)] += u8(1)
        tile = self.release(seat, hand)
        self.taken[seat] = u8(0)
        self.put_tile(cell, tile, orientation, seat)
        self.fresh[seat] = u8(cell + 1)
        self.tell(RAZED, seat, victim, cell, tile)
        self._stir()

    def _ruin(self, seat: i64, colour: i64) -> None:
        self.spoils[seat] = u8(0)
        self.ruins[colour] += u8(1)
        self.tell(RUIN_WENT, seat, colour)

    def _ruin_unsaid(self, seat: i64) -> None:
        """engine.ruins-of-two-gods: what was not said in time."""
        if i64(self.spoils[seat]) != 0:
            self._ruin(seat, self._likely_destroyer(seat))

    def _likely_destroyer(self, seat: i64) -> i64:
        """The seat's god with fewer ruins, the first of them."""
        found: i64 = -1
        for colour in range(TERRAINS):
            if self.owns(seat, colour) and (found < 0 or self.ruins[colour] < self.ruins[found]):
                found = colour
        return found

    def _take(self, seat: i64, tile: i64) -> None:
        origin = self.out_of_row(tile)
        hand = self.free_hand(seat)
        self.hold_tile(seat, hand, tile)
        self.taken[seat] = u8(1 + 2 * origin + hand)
        self.idle[seat] += u8(1)
        self.tell(TOOK, seat, tile, origin)

    def _return(self, seat: i64) -> None:
        """take.fits-nowhere: back to the row it came from, or into the bag if that is full by now."""
        origin = self.taken_from(seat)
        tile = self.release(seat, self.taken_hand(seat))
        self.taken[seat] = u8(0)
        if self.row_full(origin):
            self.into_bag(tile)
            self.tell(INTO_BAG, tile)
        else:
            self.into_row(origin, tile)
            self.tell(GAVE_BACK, seat, tile, origin)

    def _draw(self, seat: i64, tiles: i64) -> None:
        for hand in range(tiles):
            if self.bag > 0:
                tile = _drawn(self)
                self.hold_tile(seat, hand, tile)
                self.tell(DREW, seat, tile, hand)
        self._stir()
        if self.bag == 0:
            self.tell(LAST_TILE, seat)
            self._last_call(BAG_EMPTY)

    def _build(self, seat: i64, colour: i64, cell: i64, lifted: i64) -> None:
        self.cities -= 1
        self.gaps -= 1
        self.laid[cell] = u8(CITY_HERE)
        self.tell(BUILT, seat, colour, cell)
        if i64(self.supply[colour]) > 0:
            self.supply[colour] -= u8(1)
        else:
            self._leave(lifted)
            self.tell(PROPHET_WENT, seat, colour, lifted, cell)
        self._stand(colour, cell, 0)
        self._stir()
        self._look_for_gaps()

    def _stand(self, colour: i64, cell: i64, area: i64) -> None:
        self.prophet[cell] = u8(colour + 1)
        self.area[cell] = u8(area)

    def _leave(self, cell: i64) -> i64:
        """The prophet leaves the cell: its colour."""
        colour = i64(self.prophet[cell]) - 1
        self.prophet[cell] = u8(0)
        self.area[cell] = u8(0)
        return colour

    def _object(self, seat: i64, cell: i64) -> None:
        if object_to(self, seat, cell):
            self._stir()
        else:
            self.idle[seat] += u8(1)
            self.vain[seat] = u8(min(MOST_VAIN, i64(self.vain[seat]) + 1))
            tire(self, seat)

    # ---- how it goes on

    def _stir(self) -> None:
        """The world, the bag or the gods are not what they were: a reason to fetch tiles, or to object, again."""
        wake(self)
        self.stirred += 1
        for seat in range(self.seats):
            self.idle[seat] = u8(0)
        if self.turns != 0 and self.referee != REFEREE_OFF:
            look_again(self)

    def _pass(self, seat: i64) -> None:
        if self.turns != 0:
            self._end_turn(BY_PASSING)
        else:
            leave_race(self, seat)
            if all_passed(self):
                self._finish(ALL_PASSED)

    def _look_for_gaps(self) -> None:
        if self.gaps == 0:
            self._last_call(WORLD_FULL)

    def _last_call(self, why: i64) -> None:
        """The end is in sight: a last period for all together, or a last turn for everybody after this one."""
        if self.ending != 0:
            return
        self.ending = 1
        self.tell(LAST_CALL, why)
        if self.turns != 0:
            self.turns_left = self.seats + 1
        elif self.sand > 0:
            self.start_timer(self.seats * self.sand)

    def _time_up(self) -> None:
        if self.turns != 0:
            self.agenda.drop(TO_PLAY, BIT[self.active])
            self._end_turn(BY_SAND)
        else:
            self._finish(TIME_RAN_OUT)

    def _begin_turn(self, seat: i64) -> None:
        self.active = seat
        self.stirred = 0
        self.busy = 0
        begin_turn(self, seat)
        self.tell(TURN, seat, self.turns_left)
        if self.sand > 0:
            self.start_timer(self.sand)
        self.ask_aside(TO_PLAY, seat)

    def _end_turn(self, by: i64) -> None:
        seat = self.active
        self.tell(TURN_OVER, seat, by)
        for hand in range(HANDS):
            if i64(self.hand[seat * HANDS + hand]) != 0:
                self._put_away(seat, hand)
        self.taken[seat] = u8(0)
        self.fresh[seat] = u8(0)
        self.lifted[seat] = u8(0)
        self._ruin_unsaid(seat)
        if self.busy == 0:
            self.still += 1
        if by == BY_PASSING:
            self.passed[seat] = u8(1)
        if self.ending != 0:
            self.turns_left -= 1
            if self.turns_left == 0:
                self._finish(LAST_TURNS_DONE)
                return
        if all_passed(self):
            self._finish(ALL_PASSED)
            return
        if self.still >= STILL_ROUNDS * self.seats:
            self._finish(NOBODY_PLAYED)
            return
        leave_turn(self, seat)
        self._begin_turn((seat + 1) % self.seats)

    def _put_away(self, seat: i64, hand: i64) -> None:
        """turns.time-up: into the own row, and into the bag if that is full; a tile just taken from a row too."""
        tile = self.release(seat, hand)
        if not self.row_full(seat):
            self.into_row(seat, tile)
            self.tell(STORED, seat, tile)
        else:
            self.into_bag(tile)
            self.tell(INTO_BAG, tile)

    def _finish(self, why: i64) -> None:
        for seat in range(self.seats):
            self._ruin_unsaid(seat)
        settle_all(self)
        self.tell(GAME_OVER, why)
        self.shown = 1
        if self.hidden != 0:
            self.learn()
            for colour in range(TERRAINS):
                if i64(self.owner[colour]) != 0:
                    self.tell(SHOWN_GOD, i64(self.owner[colour]) - 1, colour, i64(self.god[colour]))
        if self.telling:
            tell_scoring(self)
        self.end()


def _drawn(at: Position) -> i64:
    """A tile out of the bag."""
    left = at.roll(at.bag)
    tile: i64 = -1
    while left >= 0:
        tile += 1
        if i64(at.where[tile]) == IN_BAG:
            left -= 1
    at.bag -= 1
    return tile


def _any_free(used: vec[i64], dice: Dice) -> i64:
    """One of the gods not used yet, which is used from now on."""
    free: i64 = 0
    for god in range(TERRAINS):
        free += 1 - used[god]
    left = dice.below(free)
    god = i64(-1)
    while left >= 0:
        god += 1
        if used[god] == 0:
            left -= 1
    used[god] = 1
    return god


def new_four_gods(seats: int, dice: Dice, options: dict[str, OptionValue]) -> State:
    """The frame is empty, the bag full; everybody holds two tiles, or a first player is drawn by lot."""
    at = FourGodsState()
    at.seats = i64(seats)
    at.dice = dice
    at.turns = i64(1) if options["mode"] == "turns" else i64(0)
    sand = options["sand"]
    at.sand = i64(sand) * 1000 if isinstance(sand, int) else i64(0)
    at.hidden = i64(1) if options["hidden"] else i64(0)
    at.gods_each = i64(2) if seats == 2 and not options["duel"] else i64(1)
    referee = options["referee"]
    at.referee = REFEREE_PENALTY if referee == "penalty" else REFEREE_ON if referee == "on" else REFEREE_OFF
    at.help = i64(HELP.index(str(options["help"])))
    _lay_out(at)
    if at.hidden != 0:
        _deal_gods(at)
    if at.turns == 0:
        for seat in range(at.seats):
            at.race(TO_RACE, BIT[seat])
            for hand in range(HANDS):
                at.hold_tile(seat, hand, _drawn(at))
    else:
        if at.referee != REFEREE_OFF:
            for seat in range(at.seats):
                at.race(TO_WATCH, BIT[seat])
        at.agenda.stand_aside()
        at._begin_turn(at.roll(at.seats))
    at.run()
    return at


def _lay_out(at: Position) -> None:
    at.laid = zeros(CELLS)
    at.face = zeros(CELLS)
    at.prophet = zeros(CELLS)
    at.area = zeros(CELLS)
    at.layer = zeros(CELLS)
    at.wrong = zeros(CELLS)
    at.need = zeros(CELLS * CORNERS)
    at.edges = zeros(CELLS)
    at.where = zeros(TILES)
    at.hand = zeros(at.seats * HANDS)
    at.row = zeros(at.seats * MOST_IN_ROW)
    at.stored = zeros(at.seats)
    at.taken = zeros(at.seats)
    at.fresh = zeros(at.seats)
    at.lifted = zeros(at.seats)
    at.passed = zeros(at.seats)
    at.idle = zeros(at.seats)
    at.slips = zeros(at.seats)
    at.vain = zeros(at.seats)
    at.owes = zeros(at.seats)
    at.spoils = zeros(at.seats)
    at.supply = zeros(TERRAINS)
    at.owner = zeros(TERRAINS)
    at.god = zeros(TERRAINS)
    at.lost = zeros(TERRAINS)
    at.ruins = zeros(TERRAINS)
    at.cities = CITIES
    at.bag = TILES
    at.gaps = CELLS
    for cell in range(CELLS):
        for k in range(i64(4)):
            at.need[cell * CORNERS + k] = u8(FREE)
            if WORLD.near[cell * 4 + k] < 0:
                at.edges[cell] += u8(1)
    for colour in range(TERRAINS):
        at.god[colour] = u8(colour)
        at.supply[colour] = u8(SUPPLY_OF_FOUR_GODS if at.gods_each == 2 else SUPPLY[at.seats])


def _deal_gods(at: Position) -> None:
    """hidden.dealt: colours go round the table, gods are dealt to the colours face down."""
    for colour in range(at.seats * at.gods_each):
        at.owner[colour] = u8(colour % at.seats + 1)
    used = vec[i64]([0, 0, 0, 0])
    for colour in range(TERRAINS):
        at.god[colour] = u8(_any_free(used, at.dice))
    at.learn()
