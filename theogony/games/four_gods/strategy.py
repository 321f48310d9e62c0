"""What a bot should know of 4 Gods: prophets where kingdoms are large and few others stand, cities where nothing fits,
a god whose terrain is ahead.

Values are in hundredths of a point of influence.
"""

from typing import Final

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
    RETURN,
    RUIN,
    STORE,
    TAKE,
)
from theogony.games.four_gods.components import (
    CELLS,
    CITY_HERE,
    EMPTY,
    HANDS,
    IN_WORLD,
    KINGDOM_TILES,
    MOST_IDLE,
    REFEREE_OFF,
    ROW_OF,
    TERRAINS,
    TILES,
)
from theogony.games.four_gods.corrections import lies_wrong
from theogony.games.four_gods.faces import FITS, FITTING_TILES, NEEDS, PARTS
from theogony.games.four_gods.forbidden import laid_wrong
from theogony.games.four_gods.kingdoms import AREAS, Realms, realms
from theogony.games.four_gods.position import Position
from theogony.games.four_gods.possible import Openings, can_use
from theogony.games.four_gods.scoring import by_god, kingdom_counts, largest_kingdoms, leads, prizes
from theogony.kernel.arrays import filled
from theogony.kernel.state import State
from theogony.kernel.strategy import Strategy, ahead, result

POINT: Final[i64] = 100
PROPHET_IN_SUPPLY: Final[i64] = 130
TILE_IN_ROW: Final[i64] = -6
TILE_IN_USE: Final[i64] = 25  # held, and it fits somewhere
TAKEN_IN_VAIN: Final[i64] = -60  # it can only be stored
TILE_LAID: Final[i64] = 150  # the game goes on
NEW_TILE: Final[i64] = 20  # a prophet may still step on it
IDLENESS: Final[i64] = -60  # fetched, lifted or objected in vain
LAID_WRONG: Final[i64] = -2000
STILL_PLAYING: Final[i64] = 40
GIVEN_UP: Final[i64] = -400  # passed while somebody is ahead who could now end the game
TURN_WITHOUT_SAND: Final[i64] = 10  # without an hourglass a turn is over when so much has happened
LONG_ENOUGH: Final[i64] = -5000
SAFE_CITY: Final[i64] = 500
THREAT: Final[i64] = 45  # less for each tile to come that fits there: it takes the points, and the prophet
DOOMED_CITY: Final[i64] = -300
GOD_TAKEN: Final[i64] = 900  # in full once a third of the world is laid: prophets need time, but so does the choice
BEST_COUNTS: Final[i64] = 2  # the best rival, beside the mean of all
FIRST_THIRD: Final[i64] = 21
WIDTHS: Final = vec[i64]([40, 8])


class FourGodsStrategy(Strategy):
    def prior(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, Position)
        if LAY.has(action):
            return _lay_prior(state, seat, action)
        if RAZE.has(action):
            return 900
        if PROPHET.has(action) or MOVE.has(action):
            return 500
        if GOD.has(action):
            return 300
        if CITY.has(action):
            return 20 + 200 // (1 + FITTING_TILES[state.need_of(CITY.arg(action, 1))])
        if DRAW.has(action):
            return 100 if DRAW.arg(action, 0) == 1 else i64(40)
        if TAKE.has(action):
            return 80 if can_use(state, seat, TAKE.arg(action, 0)) else i64(0)
        if STORE.has(action):
            return 0 if _took_to_use(state, seat) else i64(30)
        if LIFT.has(action):
            return 5
        if PASS.has(action) or END.has(action):
            return _passing_prior(state, seat)
        if OBJECT.has(action):
            return _object_prior(state, seat, action)
        if NOD.has(action):
            return 600
        needed = RETURN.has(action) or RUIN.has(action) or FORFEIT.has(action) or REMOVE.has(action)
        return i64(100) if needed else i64(0)

    def value(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Position)
        if state.over() and (state.ending != 0 or state.gaps == 0):
            return result(state, seat)  # a game all others have passed in is only as good as it stands
        return _value(state, seat, _standings(state))

    def values(self, state: State) -> vec[i64]:
        assert isinstance(state, Position)
        standing = _standings(state)
        out = vec[i64](capacity=state.seats)
        for seat in range(state.seats):
            out = append(out, _value(state, seat, standing))
        return out

    def swing(self, state: State) -> i64:
        assert isinstance(state, Position)
        return 12000 + 300 * state.gaps

    def width(self, depth: i64) -> i64:
        return WIDTHS[depth] if depth < i64(len(WIDTHS)) else i64(0)


def _value(at: Position, seat: i64, standing: vec[i64]) -> i64:
    own = 4 * _means(at, seat)
    if at.referee != REFEREE_OFF:
        own += 4 * (LAID_WRONG * _wrong_tiles(at, seat) + IDLENESS * i64(at.vain[seat]))
    if at.turns == 0 and i64(at.passed[seat]) != 0 and at.gaps > 0 and not _leads(standing, seat):
        own += 4 * GIVEN_UP
    return own + ahead(standing, seat, BEST_COUNTS) + TILE_LAID * (CELLS - at.gaps)


def _leads(standing: vec[i64], seat: i64) -> bool:
    for rival in range(i64(len(standing))):
        if rival != seat and standing[rival] >= standing[seat]:
            return False
    return True


def _means(at: Position, seat: i64) -> i64:
    """What the seat has in hand to go on with."""
    total: i64 = IDLENESS * i64(at.idle[seat])
    playing = at.active == seat if at.turns != 0 else i64(at.passed[seat]) == 0
    if playing:
        total += STILL_PLAYING if at.turns == 0 or at.sand > 0 or at.stirred < TURN_WITHOUT_SAND else LONG_ENOUGH
    for hand in range(HANDS):
        tile = i64(at.hand[seat * HANDS + hand]) - 1
        if tile >= 0 and can_use(at, seat, tile):
            total += TILE_IN_USE
        elif tile >= 0 and i64(at.taken[seat]) != 0 and at.taken_hand(seat) == hand:
            total += TAKEN_IN_VAIN
    if i64(at.fresh[seat]) != 0:
        for colour in range(TERRAINS):
            if at.owns(seat, colour) and i64(at.supply[colour]) > 0:
                return total + NEW_TILE
    return total


def _lay_prior(at: Position, seat: i64, action: i64) -> i64:
    """It plays fair where the players are the referees."""
    if at.referee != REFEREE_OFF:
        tile = i64(at.hand[seat * HANDS + LAY.arg(action, 0)]) - 1
        if laid_wrong(at, tile, LAY.arg(action, 2) * 4 + LAY.arg(action, 3), LAY.arg(action, 1)) != 0:
            return 1
    return 400


def _took_to_use(at: Position, seat: i64) -> bool:
    """Whether the seat took a tile out of a row that it can lay: it does not take tiles to put them back."""
    return i64(at.taken[seat]) != 0 and can_use(at, seat, i64(at.hand[seat * HANDS + at.taken_hand(seat)]) - 1)


def _passing_prior(at: Position, seat: i64) -> i64:
    """Always tried, because what comes before it is judged by itself; but nobody passes while the bag has tiles and
    there is something to gain."""
    if at.turns != 0 and at.busy != 0:
        return 600
    return 0 if at.bag > 0 and _can_go_on(at, seat) and _hope(at, seat) else i64(600)


def _can_go_on(at: Position, seat: i64) -> bool:
    """Whether the seat can lay or draw, or take or store a tile and do so then, or take a god."""
    if at.hidden == 0 and at.gods_of(seat) < at.gods_each:
        return True
    openings = Openings(at, seat, at.gods_of(seat))
    empty_hand = False
    for hand in range(HANDS):
        tile = i64(at.hand[seat * HANDS + hand]) - 1
        if tile >= 0 and openings.take(tile):
            return True
        if tile < 0:
            empty_hand = True
    if not at.row_full(seat):
        return True
    if not empty_hand or i64(at.idle[seat]) >= MOST_IDLE:
        return False
    for tile in range(TILES):
        if i64(at.where[tile]) >= ROW_OF and openings.take(tile):
            return True
    return False


def _hope(at: Position, seat: i64) -> bool:
    """Whether any tile that is not in the world could ever lie on a gap, or on the city of a rival."""
    for cell in range(CELLS):
        what = i64(at.laid[cell])
        if (what == EMPTY or (what == CITY_HERE and not at.prophet_of(seat, cell))) and _threats(at, cell) > 0:
            return True
    return False


def _object_prior(at: Position, seat: i64, action: i64) -> i64:
    """It objects to the wrong tiles of others, and to nothing else."""
    cell = OBJECT.arg(action, 0)
    wrong = i64(at.layer[cell]) != seat + 1 and i64(at.wrong[cell]) != 0 and lies_wrong(at, cell)
    return i64(800) if wrong else i64(1)


def _wrong_tiles(at: Position, seat: i64) -> i64:
    count: i64 = 0
    for cell in range(CELLS):
        if i64(at.wrong[cell]) != 0 and i64(at.layer[cell]) == seat + 1:
            count += 1
    return count


def _standings(at: Position) -> vec[i64]:
    """By seat: what its prophets, cities and gods would bring now, and what it has left to do with."""
    world = realms(at)
    markers = _markers(at, world)
    out = filled(at.seats, 0)
    left: i64 = at.gaps  # how much of the world is still to come
    for seat in range(at.seats):
        total: i64 = 0
        low: i64 = 1000000
        owned: i64 = 0
        for colour in range(TERRAINS):
            if at.owns(seat, colour):
                owned += 1
                mine = markers[colour] + PROPHET_IN_SUPPLY * min(i64(at.supply[colour]), left)
                total += mine
                low = min(low, mine)
        if at.gods_each > 1:
            if owned < at.gods_each:
                low = 0
            total = 3 * low + total
        total += GOD_TAKEN * owned * min(CELLS - left, FIRST_THIRD) // FIRST_THIRD
        out[seat] = total + TILE_IN_ROW * i64(at.stored[seat])
    return out


def _markers(at: Position, world: Realms) -> vec[i64]:
    """By colour: the influence it would have now, in hundredths, with a little for kingdoms that may still grow."""
    out = vec[i64]([0, 0, 0, 0])
    prophets = filled(AREAS * TERRAINS, 0)
    for cell in range(CELLS):
        colour = i64(at.prophet[cell]) - 1
        if colour < 0:
            continue
        if at.is_city(cell):
            out[colour] += max(DOOMED_CITY, SAFE_CITY - THREAT * _threats(at, cell))
        else:
            prophets[world.realm[cell * PARTS + i64(at.area[cell])] * TERRAINS + colour] += 1
    ends = _open_ends(at, world)
    for k in range(i64(len(world.all))):
        realm = world.all[k]
        first: i64 = realm * TERRAINS
        standing = prophets[first] + prophets[first + 1] + prophets[first + 2] + prophets[first + 3]
        if standing > 0:
            here = prophets[first : first + TERRAINS]
            grown = world.tiles[realm] + ends[realm] // 2
            worth = POINT * max(i64(0), grown - standing) if grown >= KINGDOM_TILES else i64(0)
            for colour in range(TERRAINS):
                if leads(here, colour):
                    out[colour] += worth
    for colour in range(TERRAINS):
        out[colour] += 5 * POINT * i64(at.ruins[colour])
    _add_prizes(at, largest_kingdoms(at, world), out)
    _add_prizes(at, kingdom_counts(at, world), out)
    return out


def _threats(at: Position, cell: i64) -> i64:
    """How many tiles that are not in the world would fit there."""
    need = at.need_of(cell)
    if FITTING_TILES[need] == 0:
        return 0
    count: i64 = 0
    for tile in range(TILES):
        if i64(FITS[tile * NEEDS + need]) != 0 and i64(at.where[tile]) != IN_WORLD:
            count += 1
    return count


def _add_prizes(at: Position, values: vec[i64], out: vec[i64]) -> None:
    """Prizes among the gods in play; as long as somebody has still to choose, that is all of them."""
    chosen: i64 = 0
    for colour in range(TERRAINS):
        if i64(at.owner[colour]) != 0:
            chosen += 1
    everybody = chosen == at.seats * at.gods_each
    won = prizes(by_god(at, values)) if everybody else prizes(values)
    for colour in range(TERRAINS):
        if i64(at.owner[colour]) != 0:
            out[colour] += POINT * (won[colour] if everybody else won[i64(at.god[colour])])


def _open_ends(at: Position, world: Realms) -> vec[i64]:
    """By realm: how many gaps touch its tiles. Room to grow, roughly."""
    out = filled(AREAS, 0)
    for cell in range(CELLS):
        gaps = _gaps_beside(at, cell) if at.is_tile(cell) else i64(0)
        if gaps > 0:
            one = world.realm[cell * PARTS]
            two = world.realm[cell * PARTS + 1]
            three = world.realm[cell * PARTS + 2]
            out[one] += gaps
            if two >= 0 and two != one:
                out[two] += gaps
            if three >= 0 and three != one and three != two:
                out[three] += gaps
    return out


def _gaps_beside(at: Position, cell: i64) -> i64:
    from_row: i64 = cell // 8
    from_column: i64 = cell % 8
    count: i64 = 0
    if from_row > 0 and i64(at.laid[cell - 8]) == 0:
        count += 1
    if from_row < 7 and i64(at.laid[cell + 8]) == 0:
        count += 1
    if from_column > 0 and i64(at.laid[cell - 1]) == 0:
        count += 1
    if from_column < 7 and i64(at.laid[cell + 1]) == 0:
        count += 1
    return count


STRATEGY: Final = FourGodsStrategy()
