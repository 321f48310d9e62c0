"""Which rule stands against an action of 4 Gods. Written apart from `possible`; a law asks both about every action."""

from typing import Final

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
    WORLD,
)
from theogony.games.four_gods.faces import CORNERS, PART_COUNT, TERRAIN_AT
from theogony.games.four_gods.position import OURS, THEIRS, Position
from theogony.kernel.state import DUPLICATE, NOT_THE_QUESTION

# The rules that refuse, by their numbers in RULES
R_NO_TURNS: Final[i64] = 9
R_EMPTY_CELL: Final[i64] = 11
R_TWO_EDGES: Final[i64] = 12
R_MATCH: Final[i64] = 16
R_ROW_CAPACITY: Final[i64] = 18
R_ROW_FULL: Final[i64] = 19
R_EMPTY_HANDS: Final[i64] = 20
R_FREE_HAND: Final[i64] = 25
R_NOT_BACK: Final[i64] = 27
R_FREE_GOD: Final[i64] = 29
R_GOD_FOR_GOOD: Final[i64] = 31
R_PROPHET_NEEDS_GOD: Final[i64] = 32
R_NEW_TILE: Final[i64] = 33
R_ONE_AREA: Final[i64] = 35
R_EMPTY_SUPPLY: Final[i64] = 37
R_CITY_NEEDS_GOD: Final[i64] = 38
R_CITY_EDGES: Final[i64] = 39
R_CITY_PROPHET: Final[i64] = 41
R_RAZE_NEEDS_GOD: Final[i64] = 43
R_NOT_OWN: Final[i64] = 44
R_RAZE_REPLACES: Final[i64] = 45
R_FOUR_TERRAINS: Final[i64] = 48
R_TORN_CORNER: Final[i64] = 49
R_OTHERS_TURN: Final[i64] = 67
R_DEALT: Final[i64] = 70
R_PENALTY: Final[i64] = 86
R_CITY_ANYWHERE: Final[i64] = 104
R_RAZE_EDGES: Final[i64] = 105
R_SUPPLY_FIRST: Final[i64] = 112
R_TAKEN_FIRST: Final[i64] = 123
R_UNABLE: Final[i64] = 124
R_PASSING: Final[i64] = 127
R_NOTHING_HELD: Final[i64] = 201
R_EMPTY_BAG: Final[i64] = 202
R_TAKE_TO_USE: Final[i64] = 203
R_PASSED: Final[i64] = 204
R_IDLE: Final[i64] = 205
R_SLIPS: Final[i64] = 206
R_OBJECTION: Final[i64] = 207
R_WHOSE_RUIN: Final[i64] = 208
R_OWN_PROPHET: Final[i64] = 210
R_NOT_IN_A_ROW: Final[i64] = 211


def forbids(at: Position, seat: i64, action: i64) -> i64:
    if seat == at.seats:
        return i64(0) if TIME_UP.has(action) else NOT_THE_QUESTION
    if TIME_UP.has(action):
        return NOT_THE_QUESTION
    if i64(at.owes[seat]) != 0:
        return _forbids_paying(at, seat, action)
    if FORFEIT.has(action) or REMOVE.has(action):
        return NOT_THE_QUESTION
    if RESUME.has(action):
        if i64(at.passed[seat]) == 0:
            return NOT_THE_QUESTION
        return R_IDLE if i64(at.idle[seat]) >= MOST_IDLE else i64(0)
    watching = at.agenda.kind_for(seat) == TO_WATCH
    if watching or at.agenda.kind_for(seat) == TO_REST:
        if OBJECT.has(action):
            return _forbids_object(at, seat, OBJECT.arg(action, 0))
        if watching and NOD.has(action):
            return 0
        return R_PASSED if at.turns == 0 else R_OTHERS_TURN
    if NOD.has(action):
        return NOT_THE_QUESTION
    if i64(at.spoils[seat]) != 0:
        return i64(0) if RUIN.has(action) and at.owns(seat, RUIN.arg(action, 0)) else R_WHOSE_RUIN
    if RUIN.has(action):
        return NOT_THE_QUESTION
    if i64(at.taken[seat]) != 0 and not _uses_taken(at, seat, action):
        return R_TAKEN_FIRST
    if LAY.has(action):
        return _forbids_lay(at, seat, action)
    if RAZE.has(action):
        return _forbids_raze(at, seat, action)
    if TAKE.has(action):
        return _forbids_take(at, seat, TAKE.arg(action, 0))
    if STORE.has(action):
        if i64(at.hand[seat * HANDS + STORE.arg(action, 0)]) == 0:
            return R_NOTHING_HELD
        return R_ROW_CAPACITY if at.row_full(seat) else i64(0)
    if RETURN.has(action):
        return _forbids_return(at, seat)
    if DRAW.has(action):
        return _forbids_draw(at, seat, DRAW.arg(action, 0) + 1)
    if GOD.has(action):
        return _forbids_god(at, seat, GOD.arg(action, 0))
    if PROPHET.has(action):
        return _forbids_prophet(at, seat, PROPHET.arg(action, 0), PROPHET.arg(action, 1))
    if MOVE.has(action):
        return _forbids_move(at, seat, MOVE.arg(action, 0), MOVE.arg(action, 1))
    if LIFT.has(action):
        return _forbids_lift(at, seat, LIFT.arg(action, 0))
    if CITY.has(action):
        return _forbids_city(at, seat, CITY.arg(action, 0), CITY.arg(action, 1))
    if OBJECT.has(action):
        return _forbids_object(at, seat, OBJECT.arg(action, 0))
    if END.has(action) and at.turns == 0:
        return R_NO_TURNS
    idle_turn = at.turns != 0 and at.busy == 0
    if END.has(action):
        return R_PASSING if idle_turn else i64(0)
    return i64(0) if at.turns == 0 or idle_turn else R_PASSING


def _forbids_paying(at: Position, seat: i64, action: i64) -> i64:
    """The rule against giving up this prophet; nothing else is done before."""
    if FORFEIT.has(action):
        if not at.owns(seat, FORFEIT.arg(action, 0)):
            return R_OWN_PROPHET
        return i64(0) if i64(at.supply[FORFEIT.arg(action, 0)]) > 0 else R_PENALTY
    if not REMOVE.has(action):
        return R_PENALTY
    colour = i64(at.prophet[REMOVE.arg(action, 0)]) - 1
    if colour < 0 or not at.owns(seat, colour):
        return R_OWN_PROPHET
    if i64(at.laid[REMOVE.arg(action, 0)]) == CITY_HERE:
        return R_PENALTY
    return R_SUPPLY_FIRST if at.in_supply(seat) > 0 else i64(0)


def _uses_taken(at: Position, seat: i64, action: i64) -> bool:
    hand = at.taken_hand(seat)
    if LAY.has(action):
        return LAY.arg(action, 0) == hand
    if RAZE.has(action):
        return RAZE.arg(action, 0) == hand
    if STORE.has(action):
        return STORE.arg(action, 0) == hand
    return RETURN.has(action)


def _forbids_lay(at: Position, seat: i64, action: i64) -> i64:
    tile = i64(at.hand[seat * HANDS + LAY.arg(action, 0)]) - 1
    cell = LAY.arg(action, 1)
    orientation: i64 = LAY.arg(action, 2) * 4 + LAY.arg(action, 3)
    if tile < 0:
        return R_NOTHING_HELD
    if _looks_like_an_earlier_turn(tile, orientation):
        return DUPLICATE
    if i64(at.laid[cell]) != EMPTY:
        return R_EMPTY_CELL
    wrong = laid_wrong(at, tile, orientation, cell)
    if wrong == 0 or at.referee == REFEREE_OFF:
        return wrong
    return i64(0) if _may_lay_wrong(at, seat) else R_SLIPS


def _may_lay_wrong(at: Position, seat: i64) -> bool:
    return at.referee != REFEREE_OFF and i64(at.slips[seat]) < MOST_SLIPS


def laid_wrong(at: Position, tile: i64, orientation: i64, cell: i64) -> i64:
    """The rule against the tile lying on the cell like this, or 0."""
    if _edges(at, cell) < EDGES_NEEDED:
        return R_TWO_EDGES
    return i64(0) if _matches(at, tile, orientation, cell) else R_MATCH


def _forbids_raze(at: Position, seat: i64, action: i64) -> i64:
    tile = i64(at.hand[seat * HANDS + RAZE.arg(action, 0)]) - 1
    cell = RAZE.arg(action, 1)
    orientation: i64 = RAZE.arg(action, 2) * 4 + RAZE.arg(action, 3)
    if tile < 0:
        return R_NOTHING_HELD
    if at.gods_of(seat) == 0:
        return R_RAZE_NEEDS_GOD
    if i64(at.laid[cell]) != CITY_HERE:
        return R_RAZE_REPLACES
    if i64(at.owner[i64(at.prophet[cell]) - 1]) == seat + 1:
        return R_NOT_OWN
    if _looks_like_an_earlier_turn(tile, orientation):
        return DUPLICATE
    if _edges(at, cell) < EDGES_NEEDED:
        return R_RAZE_EDGES
    if _matches(at, tile, orientation, cell):
        return 0
    return _why_safe(at, cell)


def _why_safe(at: Position, cell: i64) -> i64:
    """The rule that makes a city safe from every tile, or only that this one does not fit."""
    seen: i64 = 0
    known = [-1, -1, -1, -1]
    for way in range(i64(4)):
        beside = WORLD.near[cell * 4 + way]
        if beside >= 0 and at.is_tile(beside):
            for k in range(i64(2)):
                terrain = int(TERRAIN_AT[at.oriented(beside) * CORNERS + THEIRS[2 * way + k]])
                corner = int(OURS[2 * way + k])
                if known[corner] >= 0 and known[corner] != terrain:
                    return R_TORN_CORNER
                known[corner] = terrain
    for terrain in range(4):
        if terrain in known:
            seen += 1
    return R_FOUR_TERRAINS if seen == 4 else R_MATCH


def _forbids_take(at: Position, seat: i64, tile: i64) -> i64:
    row = i64(at.where[tile]) - ROW_OF
    if row < 0:
        return R_NOT_IN_A_ROW
    if i64(at.hand[seat * HANDS]) != 0 and i64(at.hand[seat * HANDS + 1]) != 0:
        return R_FREE_HAND
    if i64(at.idle[seat]) >= MOST_IDLE:
        return R_IDLE
    if row != seat or (_may_lay_wrong(at, seat) and at.gaps > 0) or _fits_somewhere(at, seat, tile):
        return 0
    return R_TAKE_TO_USE


def _forbids_return(at: Position, seat: i64) -> i64:
    if i64(at.taken[seat]) == 0:
        return R_NOTHING_HELD
    if not at.row_full(seat):
        return R_NOT_BACK
    tile = i64(at.hand[seat * HANDS + at.taken_hand(seat)]) - 1
    return R_UNABLE if _fits_somewhere(at, seat, tile) else i64(0)


def _fits_somewhere(at: Position, seat: i64, tile: i64) -> bool:
    """Tried cell by cell and turn by turn."""
    god = at.gods_of(seat) > 0
    for cell in range(CELLS):
        what = i64(at.laid[cell])
        if what == EMPTY or (what == CITY_HERE and god and not at.prophet_of(seat, cell)):
            for orientation in range(i64(8)):
                if laid_wrong(at, tile, orientation, cell) == 0:
                    return True
    return False


def _forbids_draw(at: Position, seat: i64, tiles: i64) -> i64:
    if i64(at.hand[seat * HANDS]) != 0 or i64(at.hand[seat * HANDS + 1]) != 0:
        return R_EMPTY_HANDS
    if at.row_full(seat):
        return R_ROW_FULL
    if at.bag == 0:
        return R_EMPTY_BAG
    return DUPLICATE if tiles > at.bag else i64(0)


def _forbids_god(at: Position, seat: i64, colour: i64) -> i64:
    if at.hidden != 0:
        return R_DEALT
    if at.gods_of(seat) >= at.gods_each or i64(at.owner[colour]) == seat + 1:
        return R_GOD_FOR_GOOD
    return R_FREE_GOD if i64(at.owner[colour]) != 0 else i64(0)


def _forbids_prophet(at: Position, seat: i64, colour: i64, area: i64) -> i64:
    rule = _forbids_on_new_tile(at, seat, area)
    if rule != 0:
        return rule
    if not at.owns(seat, colour):
        return R_OWN_PROPHET
    return R_EMPTY_SUPPLY if i64(at.supply[colour]) == 0 else i64(0)


def _forbids_move(at: Position, seat: i64, start: i64, area: i64) -> i64:
    rule = _forbids_on_new_tile(at, seat, area)
    return rule if rule != 0 else _forbids_leaving(at, seat, start, R_EMPTY_SUPPLY)


def _forbids_on_new_tile(at: Position, seat: i64, area: i64) -> i64:
    if at.gods_of(seat) == 0:
        return R_PROPHET_NEEDS_GOD
    if i64(at.fresh[seat]) == 0:
        return R_NEW_TILE
    return i64(0) if area < PART_COUNT[at.side_up(i64(at.fresh[seat]) - 1)] else R_ONE_AREA


def _forbids_leaving(at: Position, seat: i64, start: i64, in_city: i64) -> i64:
    """The rule against moving the prophet that stands there."""
    colour = i64(at.prophet[start]) - 1
    if colour < 0 or not at.owns(seat, colour):
        return R_OWN_PROPHET
    if i64(at.laid[start]) == CITY_HERE:
        return in_city
    return R_SUPPLY_FIRST if i64(at.supply[colour]) > 0 else i64(0)


def _forbids_lift(at: Position, seat: i64, start: i64) -> i64:
    if at.gods_of(seat) == 0 or at.cities == 0:
        return R_CITY_NEEDS_GOD
    rule = _forbids_leaving(at, seat, start, R_CITY_PROPHET)
    if rule != 0:
        return rule
    if i64(at.idle[seat]) >= MOST_IDLE:
        return R_IDLE
    for cell in range(CELLS):
        if i64(at.laid[cell]) == EMPTY and _edges(at, cell) >= EDGES_NEEDED:
            return 0
    return R_CITY_EDGES


def _forbids_city(at: Position, seat: i64, colour: i64, cell: i64) -> i64:
    if at.gods_of(seat) == 0 or at.cities == 0:
        return R_CITY_NEEDS_GOD
    if not at.owns(seat, colour):
        return R_OWN_PROPHET
    if i64(at.laid[cell]) != EMPTY:
        return R_CITY_ANYWHERE
    if _edges(at, cell) < EDGES_NEEDED:
        return R_CITY_EDGES
    if i64(at.supply[colour]) > 0:
        return 0
    lifted = i64(at.lifted[seat]) - 1
    return i64(0) if lifted >= 0 and i64(at.prophet[lifted]) == colour + 1 else R_CITY_PROPHET


def _forbids_object(at: Position, seat: i64, cell: i64) -> i64:
    if at.referee == REFEREE_OFF or not at.is_tile(cell):
        return R_OBJECTION
    return R_IDLE if i64(at.idle[seat]) >= MOST_IDLE else i64(0)


def _looks_like_an_earlier_turn(tile: i64, orientation: i64) -> bool:
    for turned in range(orientation % 4):
        same = True
        for corner in range(CORNERS):
            earlier: i64 = tile * 8 + orientation - orientation % 4 + turned
            if TERRAIN_AT[earlier * CORNERS + corner] != TERRAIN_AT[(tile * 8 + orientation) * CORNERS + corner]:
                same = False
        if same:
            return True
    return False


def _edges(at: Position, cell: i64) -> i64:
    """Counted on the board itself: the frame and tiles, but no city."""
    count: i64 = 0
    for way in range(i64(4)):
        beside = WORLD.near[cell * 4 + way]
        if beside < 0 or at.is_tile(beside):
            count += 1
    return count


def _matches(at: Position, tile: i64, orientation: i64, cell: i64) -> bool:
    """Compared side by side with the tiles around."""
    own: i64 = (tile * 8 + orientation) * CORNERS
    for way in range(i64(4)):
        beside = WORLD.near[cell * 4 + way]
        if beside >= 0 and at.is_tile(beside):
            other: i64 = at.oriented(beside) * CORNERS
            for k in range(i64(2)):
                if TERRAIN_AT[own + OURS[2 * way + k]] != TERRAIN_AT[other + THEIRS[2 * way + k]]:
                    return False
    return True
