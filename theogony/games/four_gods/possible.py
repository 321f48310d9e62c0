"""What a seat can do: every answer to every question of 4 Gods, in the order of the action space."""

from librt.vecs import append, vec
from mypy_extensions import i64

from theogony.games.four_gods.actions import (
    CITY,
    DRAW,
    END,
    FORFEIT,
    GOD,
    LAY,
    LIFT,
    MOVE,
    NOD,
    OBJECT,
    PASS,
    PROPHET,
    RAZE,
    REMOVE,
    RESUME,
    RETURN,
    RUIN,
    STORE,
    TAKE,
    TIME_UP,
    TO_REST,
    TO_WATCH,
)
from theogony.games.four_gods.components import (
    CELLS,
    CITY_HERE,
    EDGES_NEEDED,
    EMPTY,
    HANDS,
    MOST_IDLE,
    MOST_SLIPS,
    REFEREE_OFF,
    ROW_OF,
    TERRAINS,
    TILES,
)
from theogony.games.four_gods.faces import BIT8, FIRST_ALIKE, FITS, NEEDS, PART_COUNT
from theogony.games.four_gods.position import Position


class Openings:
    """The cells where a tile of the seat could lie if it fits, with what they demand."""

    cells: vec[i64]
    needs: vec[i64]
    cities: vec[i64]  # those of others, if the seat has a god to destroy them with
    city_needs: vec[i64]

    def __init__(self, at: Position, seat: i64, gods: i64) -> None:
        cells = vec[i64](capacity=16)
        needs = vec[i64](capacity=16)
        cities = vec[i64]()
        city_needs = vec[i64]()
        laid = at.laid
        edges = at.edges
        for cell in range(CELLS):
            if i64(edges[cell]) >= EDGES_NEEDED:
                what = i64(laid[cell])
                if what == EMPTY:
                    cells = append(cells, cell)
                    needs = append(needs, at.need_of(cell))
                elif what == CITY_HERE and gods > 0 and not at.prophet_of(seat, cell):
                    cities = append(cities, cell)
                    city_needs = append(city_needs, at.need_of(cell))
        self.cells = cells
        self.needs = needs
        self.cities = cities
        self.city_needs = city_needs

    def take(self, tile: i64) -> bool:
        """Whether the tile fits somewhere."""
        at: i64 = tile * NEEDS
        for k in range(i64(len(self.needs))):
            if i64(FITS[at + self.needs[k]]) != 0:
                return True
        for k in range(i64(len(self.city_needs))):
            if i64(FITS[at + self.city_needs[k]]) != 0:
                return True
        return False


def choices(at: Position, seat: i64) -> vec[i64]:
    if seat == at.seats:
        return vec[i64]([TIME_UP.of0()])
    if i64(at.owes[seat]) != 0:
        return _payments(at, seat)
    if at.agenda.kind_for(seat) == TO_REST or at.agenda.kind_for(seat) == TO_WATCH:
        return _of_watchers(at, seat, vec[i64]())
    if i64(at.spoils[seat]) != 0:
        return _own_colours(at, seat)
    gods = at.gods_of(seat)
    openings = Openings(at, seat, gods)
    if i64(at.taken[seat]) != 0:
        return _with_taken(at, seat, openings)
    out = vec[i64](capacity=96)
    for hand in range(HANDS):
        if i64(at.hand[seat * HANDS + hand]) != 0:
            out = _lays(at, seat, hand, openings, out)
    if len(openings.cities) > 0:
        for hand in range(HANDS):
            if i64(at.hand[seat * HANDS + hand]) != 0:
                out = _razes(at, seat, hand, openings, out)
    out = _takes(at, seat, openings, out)
    if not at.row_full(seat):
        for hand in range(HANDS):
            if i64(at.hand[seat * HANDS + hand]) != 0:
                out = append(out, STORE.of1(hand))
        if i64(at.hand[seat * HANDS]) == 0 and i64(at.hand[seat * HANDS + 1]) == 0 and at.bag > 0:
            out = append(out, DRAW.of1(0))
            if at.bag > 1:
                out = append(out, DRAW.of1(1))
    if at.hidden == 0 and gods < at.gods_each:
        for colour in range(TERRAINS):
            if i64(at.owner[colour]) == 0:
                out = append(out, GOD.of1(colour))
    if gods > 0:
        if i64(at.fresh[seat]) != 0:
            out = _prophets(at, seat, i64(at.fresh[seat]) - 1, out)
        if at.cities > 0 and len(openings.cells) > 0:
            out = _cities(at, seat, openings.cells, out)
    out = append(out, PASS.of0() if at.turns == 0 or at.busy == 0 else END.of0())
    if at.referee != REFEREE_OFF:
        out = _objections(at, seat, out)
    return out


def _payments(at: Position, seat: i64) -> vec[i64]:
    """wrong.penalty: out of a supply or, if all are empty, from a tile."""
    out = vec[i64]()
    if at.in_supply(seat) > 0:
        for colour in range(TERRAINS):
            if at.owns(seat, colour) and i64(at.supply[colour]) > 0:
                out = append(out, FORFEIT.of1(colour))
        return out
    for cell in range(CELLS):
        if at.prophet_of(seat, cell) and at.is_tile(cell):
            out = append(out, REMOVE.of1(cell))
    return out


def _of_watchers(at: Position, seat: i64, out: vec[i64]) -> vec[i64]:
    """What can be done by who is not playing: object, and take back the own passing."""
    if at.referee != REFEREE_OFF:
        out = _objections(at, seat, out)
    if at.agenda.kind_for(seat) == TO_WATCH:
        out = append(out, NOD.of0())
    if i64(at.passed[seat]) != 0 and i64(at.idle[seat]) < MOST_IDLE:
        return append(out, RESUME.of0())
    return out


def _own_colours(at: Position, seat: i64) -> vec[i64]:
    """engine.ruins-of-two-gods: whose the ruin is, is said before anything else."""
    out = vec[i64]()
    for colour in range(TERRAINS):
        if at.owns(seat, colour):
            out = append(out, RUIN.of1(colour))
    return out


def _with_taken(at: Position, seat: i64, openings: Openings) -> vec[i64]:
    """ruling.taken-first: a tile out of a row is laid or stored before anything else."""
    hand = at.taken_hand(seat)
    out = _razes(at, seat, hand, openings, _lays(at, seat, hand, openings, vec[i64](capacity=16)))
    if not at.row_full(seat):
        out = append(out, STORE.of1(hand))
    elif not openings.take(i64(at.hand[seat * HANDS + hand]) - 1):
        out = append(out, RETURN.of0())
    return out


def _lays(at: Position, seat: i64, hand: i64, openings: Openings, out: vec[i64]) -> vec[i64]:
    tile = i64(at.hand[seat * HANDS + hand]) - 1
    if _may_slip(at, seat):
        return _all_lays(at, hand, tile, out)
    for k in range(i64(len(openings.cells))):
        fits = i64(FITS[tile * NEEDS + openings.needs[k]])
        if fits != 0:
            first: i64 = LAY.base + (hand * CELLS + openings.cells[k]) * 8
            for o in range(i64(8)):
                if fits & BIT8[o] != 0:
                    out = append(out, first + o)
    return out


def _may_slip(at: Position, seat: i64) -> bool:
    """Whether the seat can still lay a wrong tile."""
    return at.referee != REFEREE_OFF and i64(at.slips[seat]) < MOST_SLIPS


def _all_lays(at: Position, hand: i64, tile: i64, out: vec[i64]) -> vec[i64]:
    """Where the players are the referees, a tile can be laid wherever there is a gap."""
    for cell in range(CELLS):
        if i64(at.laid[cell]) == EMPTY:
            for o in range(i64(8)):
                if FIRST_ALIKE[tile * 8 + o] == o:
                    out = append(out, LAY.base + (hand * CELLS + cell) * 8 + o)
    return out


def _razes(at: Position, seat: i64, hand: i64, openings: Openings, out: vec[i64]) -> vec[i64]:
    tile = i64(at.hand[seat * HANDS + hand]) - 1
    for k in range(i64(len(openings.cities))):
        fits = i64(FITS[tile * NEEDS + openings.city_needs[k]])
        if fits != 0:
            for o in range(i64(8)):
                if fits & BIT8[o] != 0:
                    out = append(out, RAZE.base + (hand * CELLS + openings.cities[k]) * 8 + o)
    return out


def _takes(at: Position, seat: i64, openings: Openings, out: vec[i64]) -> vec[i64]:
    if at.free_hand(seat) < 0 or i64(at.idle[seat]) >= MOST_IDLE:
        return out
    anywhere = _may_slip(at, seat) and at.gaps > 0
    where = at.where
    for tile in range(TILES):
        row = i64(where[tile]) - ROW_OF
        if row >= 0 and (row != seat or anywhere or openings.take(tile)):
            out = append(out, TAKE.of1(tile))
    return out


def _prophets(at: Position, seat: i64, cell: i64, out: vec[i64]) -> vec[i64]:
    areas = PART_COUNT[at.side_up(cell)]
    spent = False
    for colour in range(TERRAINS):
        if i64(at.owner[colour]) == seat + 1:
            if i64(at.supply[colour]) > 0:
                for area in range(areas):
                    out = append(out, PROPHET.of2(colour, area))
            else:
                spent = True
    if spent:
        for start in range(CELLS):
            if at.can_leave(seat, start):
                for area in range(areas):
                    out = append(out, MOVE.of2(start, area))
    return out


def _cities(at: Position, seat: i64, cells: vec[i64], out: vec[i64]) -> vec[i64]:
    for colour in range(TERRAINS):
        if i64(at.owner[colour]) == seat + 1 and i64(at.supply[colour]) == 0 and i64(at.idle[seat]) < MOST_IDLE:
            for start in range(CELLS):
                if at.can_leave(seat, start):
                    out = append(out, LIFT.of1(start))
            break
    lifted = i64(at.lifted[seat]) - 1
    for colour in range(TERRAINS):
        if i64(at.owner[colour]) == seat + 1 and (
            i64(at.supply[colour]) > 0 or (lifted >= 0 and i64(at.prophet[lifted]) == colour + 1)
        ):
            for k in range(i64(len(cells))):
                out = append(out, CITY.of2(colour, cells[k]))
    return out


def _objections(at: Position, seat: i64, out: vec[i64]) -> vec[i64]:
    if i64(at.idle[seat]) < MOST_IDLE:
        for cell in range(CELLS):
            if at.is_tile(cell):
                out = append(out, OBJECT.of1(cell))
    return out


def can_use(at: Position, seat: i64, tile: i64) -> bool:
    """Whether the tile fits somewhere for the seat."""
    return Openings(at, seat, at.gods_of(seat)).take(tile)
