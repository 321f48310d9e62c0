"""A position of 4 Gods: what lies where and who has what. The rules that change it are in the modules around."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from theogony.games.four_gods.actions import EVENTS, SPACE
from theogony.games.four_gods.components import (
    CELLS,
    CITIES,
    CITY_HERE,
    EDGES_NEEDED,
    EMPTY,
    HAND_OF,
    HANDS,
    IN_BAG,
    IN_WORLD,
    MOST_IN_ROW,
    ROW,
    ROW_OF,
    TERRAINS,
    TILES,
    WORLD,
)
from theogony.games.four_gods.faces import CORNERS, FREE, IMPOSSIBLE, TERRAIN_AT, TORN
from theogony.kernel.space import Space
from theogony.kernel.state import State
from theogony.kernel.trail import Events

# Over the side in each direction (north, east, south, west): our two corners, and those of the neighbour they touch
OURS: Final = vec[i64]([0, 1, 1, 2, 3, 2, 0, 3])
THEIRS: Final = vec[i64]([3, 2, 0, 3, 0, 1, 1, 2])


class Position(State):
    """Arrays are by cell, by tile, by seat, or by colour of prophets; `need` is by cell and corner."""

    laid: vec[u8]  # by cell: EMPTY, 1 + tile, or CITY_HERE
    face: vec[u8]  # by cell: the orientation of the tile
    prophet: vec[u8]  # by cell: 0, or 1 + the colour of the prophet on the tile or city
    area: vec[u8]  # by cell: the area of the tile the prophet stands on
    layer: vec[u8]  # by cell: 1 + the seat that laid the tile
    wrong: vec[u8]  # by cell: 1 if the tile was laid against the rules
    need: vec[u8]  # by cell and corner: the terrain the neighbours demand, FREE or TORN
    edges: vec[u8]  # by cell: straight edges around it
    where: vec[u8]  # by tile
    hand: vec[u8]  # by seat and hand: 0, or 1 + tile
    row: vec[u8]  # by seat and place (seat * MOST_IN_ROW + place): 0, or 1 + tile
    stored: vec[u8]  # by seat: tiles in the row
    taken: vec[u8]  # by seat: 0, or 1 + 2 * the seat whose row the tile in hand was taken from + the hand
    fresh: vec[u8]  # by seat: 0, or 1 + the cell of the tile it laid with its last action
    lifted: vec[u8]  # by seat: 0, or 1 + the cell of the prophet it means to found a city with
    passed: vec[u8]  # by seat: 1 if it has said that it has nothing more to do as things are
    idle: vec[u8]  # by seat: tiles taken and the like since anything happened
    owes: vec[u8]  # by seat: prophets it has to give up for wrong tiles
    spoils: vec[u8]  # by seat: 1 if it has still to say whose the city it destroyed is
    slips: vec[u8]  # by seat: wrong tiles laid
    vain: vec[u8]  # by seat: objections to tiles that lay right, 200 at most
    supply: vec[u8]  # by colour
    owner: vec[u8]  # by colour: 0, or 1 + seat
    god: vec[u8]  # by colour: the god (terrain) it serves; NO_GOD in a view that may not know
    lost: vec[u8]  # by colour: prophets out of the game
    ruins: vec[u8]  # by colour: cities destroyed

    cities: i64  # still to be built
    bag: i64  # tiles in it
    gaps: i64  # empty cells
    active: i64  # whose turn it is
    still: i64  # turns in a row in which nothing was done
    stirred: i64  # how much has happened in this turn
    busy: i64  # 1 if anything was done in this turn
    ending: i64  # 1 once the last period or the last turns have begun
    turns_left: i64  # last turns still to come
    shown: i64  # 1 once the gods are shown
    sand: i64  # options: milliseconds in the hourglass, 0 for none
    turns: i64  # 1 if played in turns
    hidden: i64
    gods_each: i64
    referee: i64
    help: i64

    def __init__(self) -> None:
        super().__init__()
        none = vec[u8]()
        self.laid = none
        self.face = none
        self.prophet = none
        self.area = none
        self.layer = none
        self.wrong = none
        self.need = none
        self.edges = none
        self.where = none
        self.hand = none
        self.row = none
        self.stored = none
        self.taken = none
        self.fresh = none
        self.lifted = none
        self.passed = none
        self.idle = none
        self.slips = none
        self.supply = none
        self.owner = none
        self.god = none
        self.lost = none
        self.ruins = none
        self.vain = none
        self.owes = none
        self.spoils = none
        self.cities = 0
        self.bag = 0
        self.gaps = 0
        self.active = 0
        self.still = 0
        self.stirred = 0
        self.busy = 0
        self.ending = 0
        self.turns_left = 0
        self.shown = 0
        self.sand = 0
        self.turns = 0
        self.hidden = 0
        self.gods_each = 1
        self.referee = 0
        self.help = 0

    def game_id(self) -> str:
        return "four_gods"

    def space(self) -> Space:
        return SPACE

    def events(self) -> Events:
        return EVENTS

    def bytes_held(self) -> list[vec[u8]]:
        return [
            self.laid,
            self.face,
            self.prophet,
            self.area,
            self.layer,
            self.wrong,
            self.need,
            self.edges,
            self.where,
            self.hand,
            self.row,
            self.stored,
            self.taken,
            self.fresh,
            self.lifted,
            self.passed,
            self.idle,
            self.slips,
            self.supply,
            self.owner,
            self.god,
            self.lost,
            self.ruins,
            self.vain,
            self.owes,
            self.spoils,
        ]

    def numbers_held(self) -> list[vec[i64]]:
        out = vec[i64]([self.cities, self.bag, self.gaps, self.active, self.still, self.stirred, self.ending])
        out = append(out, self.turns_left)
        out = append(out, self.shown)
        out = append(out, self.sand)
        out = append(out, self.turns)
        out = append(out, self.hidden)
        out = append(out, self.gods_each)
        out = append(out, self.referee)
        out = append(out, self.help)
        out = append(out, self.busy)
        return [out]

    def hold(self, small: list[vec[u8]], numbers: list[vec[i64]]) -> None:
        self.laid = small[0]
        self.face = small[1]
        self.prophet = small[2]
        self.area = small[3]
        self.layer = small[4]
        self.wrong = small[5]
        self.need = small[6]
        self.edges = small[7]
        self.where = small[8]
        self.hand = small[9]
        self.row = small[10]
        self.stored = small[11]
        self.taken = small[12]
        self.fresh = small[13]
        self.lifted = small[14]
        self.passed = small[15]
        self.idle = small[16]
        self.slips = small[17]
        self.supply = small[18]
        self.owner = small[19]
        self.god = small[20]
        self.lost = small[21]
        self.ruins = small[22]
        self.vain = small[23]
        self.owes = small[24]
        self.spoils = small[25]
        counts = numbers[0]
        self.cities = counts[0]
        self.bag = counts[1]
        self.gaps = counts[2]
        self.active = counts[3]
        self.still = counts[4]
        self.stirred = counts[5]
        self.ending = counts[6]
        self.turns_left = counts[7]
        self.shown = counts[8]
        self.sand = counts[9]
        self.turns = counts[10]
        self.hidden = counts[11]
        self.gods_each = counts[12]
        self.referee = counts[13]
        self.help = counts[14]
        self.busy = counts[15]

    # ---- the world

    def put_tile(self, cell: i64, tile: i64, orientation: i64, seat: i64) -> None:
        """A tile comes to lie on a cell that is empty now: its neighbours get an edge and what it demands."""
        self.gaps -= 1
        self.laid[cell] = u8(tile + 1)
        self.face[cell] = u8(orientation)
        self.layer[cell] = u8(seat + 1)
        self.where[tile] = u8(IN_WORLD)
        at: i64 = (tile * 8 + orientation) * CORNERS
        for way in range(i64(4)):
            beside = WORLD.near[cell * 4 + way]
            if beside >= 0:
                self.edges[beside] += u8(1)
                self._demand(beside, THEIRS[2 * way], TERRAIN_AT[at + OURS[2 * way]])
                self._demand(beside, THEIRS[2 * way + 1], TERRAIN_AT[at + OURS[2 * way + 1]])

    def pull_tile(self, cell: i64) -> i64:
        """The tile on the cell, taken out of the world; where it goes is for the caller to say."""
        tile = i64(self.laid[cell]) - 1
        self.gaps += 1
        self.laid[cell] = u8(EMPTY)
        self.layer[cell] = u8(0)
        self.wrong[cell] = u8(0)
        for way in range(i64(4)):
            beside = WORLD.near[cell * 4 + way]
            if beside >= 0:
                self.edges[beside] -= u8(1)
                self._demand_anew(beside)
        return tile

    def _demand(self, cell: i64, corner: i64, terrain: i64) -> None:
        known = i64(self.need[cell * CORNERS + corner])
        if known == FREE:
            self.need[cell * CORNERS + corner] = u8(terrain)
        elif known != terrain:
            self.need[cell * CORNERS + corner] = u8(TORN)

    def _demand_anew(self, cell: i64) -> None:
        for corner in range(CORNERS):
            self.need[cell * CORNERS + corner] = u8(FREE)
        for way in range(i64(4)):
            beside = WORLD.near[cell * 4 + way]
            if beside >= 0 and self.is_tile(beside):
                at: i64 = self.oriented(beside) * CORNERS
                self._demand(cell, OURS[2 * way], TERRAIN_AT[at + THEIRS[2 * way]])
                self._demand(cell, OURS[2 * way + 1], TERRAIN_AT[at + THEIRS[2 * way + 1]])

    def is_tile(self, cell: i64) -> bool:
        what = i64(self.laid[cell])
        return what != EMPTY and what != CITY_HERE

    def is_city(self, cell: i64) -> bool:
        return i64(self.laid[cell]) == CITY_HERE

    def oriented(self, cell: i64) -> i64:
        """The tile on the cell as it lies: 8 * tile + orientation."""
        return (i64(self.laid[cell]) - 1) * 8 + i64(self.face[cell])

    def side_up(self, cell: i64) -> i64:
        """The face up on the cell: 2 * tile + side."""
        return (i64(self.laid[cell]) - 1) * 2 + i64(self.face[cell]) // 4

    def open_to_build(self, cell: i64) -> bool:
        """Whether a tile or a city may lie there as far as edges go."""
        return i64(self.laid[cell]) == EMPTY and i64(self.edges[cell]) >= EDGES_NEEDED

    def need_of(self, cell: i64) -> i64:
        """What the neighbours demand of a tile on the cell."""
        need: i64 = 0
        for corner in range(CORNERS):
            known = i64(self.need[cell * CORNERS + corner])
            if known == TORN:
                return IMPOSSIBLE
            need = need * 5 + known
        return need

    def mismatched(self, cell: i64) -> bool:
        """Whether a side of the tile shows another terrain than the tile it touches."""
        at: i64 = self.oriented(cell) * CORNERS
        for way in range(i64(4)):
            beside = WORLD.near[cell * 4 + way]
            if beside >= 0 and self.is_tile(beside):
                to: i64 = self.oriented(beside) * CORNERS
                for k in range(i64(2)):
                    if TERRAIN_AT[at + OURS[2 * way + k]] != TERRAIN_AT[to + THEIRS[2 * way + k]]:
                        return True
        return False

    # ---- hands, rows and the bag

    def row_places(self) -> i64:
        return ROW[self.seats]

    def row_full(self, seat: i64) -> bool:
        return i64(self.stored[seat]) >= ROW[self.seats]

    def free_hand(self, seat: i64) -> i64:
        """The first empty hand, or -1."""
        for k in range(HANDS):
            if i64(self.hand[seat * HANDS + k]) == 0:
                return k
        return -1

    def hold_tile(self, seat: i64, hand: i64, tile: i64) -> None:
        self.hand[seat * HANDS + hand] = u8(tile + 1)
        self.where[tile] = u8(HAND_OF + seat * HANDS + hand)

    def release(self, seat: i64, hand: i64) -> i64:
        """The tile in the hand, which is empty now."""
        tile = i64(self.hand[seat * HANDS + hand]) - 1
        self.hand[seat * HANDS + hand] = u8(0)
        return tile

    def into_row(self, seat: i64, tile: i64) -> None:
        """Onto the first free place of a row that is not full."""
        place: i64 = seat * MOST_IN_ROW
        while i64(self.row[place]) != 0:
            place += 1
        self.row[place] = u8(tile + 1)
        self.stored[seat] += u8(1)
        self.where[tile] = u8(ROW_OF + seat)

    def out_of_row(self, tile: i64) -> i64:
        """A tile leaves the row it lies in: whose it was."""
        seat = i64(self.where[tile]) - ROW_OF
        place: i64 = seat * MOST_IN_ROW
        while i64(self.row[place]) != tile + 1:
            place += 1
        self.row[place] = u8(0)
        self.stored[seat] -= u8(1)
        return seat

    def into_bag(self, tile: i64) -> None:
        self.where[tile] = u8(IN_BAG)
        self.bag += 1

    def taken_from(self, seat: i64) -> i64:
        """The seat out of whose row the tile in hand was taken, or -1."""
        return (i64(self.taken[seat]) - 1) // 2 if i64(self.taken[seat]) != 0 else i64(-1)

    def taken_hand(self, seat: i64) -> i64:
        """The hand that holds it."""
        return (i64(self.taken[seat]) - 1) % 2

    # ---- gods and prophets

    def owns(self, seat: i64, colour: i64) -> bool:
        return i64(self.owner[colour]) == seat + 1

    def gods_of(self, seat: i64) -> i64:
        """How many gods the seat has taken or was dealt."""
        count: i64 = 0
        for colour in range(TERRAINS):
            if i64(self.owner[colour]) == seat + 1:
                count += 1
        return count

    def in_supply(self, seat: i64) -> i64:
        """How many prophets of all its colours the seat has left."""
        count: i64 = 0
        for colour in range(TERRAINS):
            if i64(self.owner[colour]) == seat + 1:
                count += i64(self.supply[colour])
        return count

    def prophet_of(self, seat: i64, cell: i64) -> bool:
        """Whether one of the seat's prophets stands there."""
        colour = i64(self.prophet[cell])
        return colour != 0 and i64(self.owner[colour - 1]) == seat + 1

    def can_leave(self, seat: i64, cell: i64) -> bool:
        """Whether the seat may move the prophet there: its own, on a tile, and none of its colour in supply."""
        if not self.prophet_of(seat, cell) or not self.is_tile(cell):
            return False
        return i64(self.supply[i64(self.prophet[cell]) - 1]) == 0

    def census(self) -> vec[i64]:
        """Tiles by number, cities, and the prophets of each colour, wherever they are."""
        out = vec[i64]()
        for tile in range(TILES):
            out = append(out, i64(1) if i64(self.where[tile]) == IN_BAG else i64(0))
        bag: i64 = 0
        for tile in range(TILES):
            bag += out[tile]
        for k in range(i64(len(self.hand))):
            if i64(self.hand[k]) != 0:
                out[i64(self.hand[k]) - 1] += 1
        for k in range(i64(len(self.row))):
            if i64(self.row[k]) != 0:
                out[i64(self.row[k]) - 1] += 1
        prophets = vec[i64]([0] * 4)
        cities = self.cities
        for cell in range(CELLS):
            if self.is_tile(cell):
                out[i64(self.laid[cell]) - 1] += 1
            elif self.is_city(cell):
                cities += 1
            if i64(self.prophet[cell]) != 0:
                prophets[i64(self.prophet[cell]) - 1] += 1
        for colour in range(TERRAINS):
            cities += i64(self.ruins[colour])
            out = append(out, prophets[colour] + i64(self.supply[colour]) + i64(self.lost[colour]))
        for seat in range(self.seats):
            cities += i64(self.spoils[seat])
        out = append(out, cities - CITIES)
        return append(out, bag - self.bag)
