"""A position of Gods: what lies where and who has what. The rules that change it are in the modules around."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from theogony.games.gods.actions import EVENTS, SPACE
from theogony.games.gods.components import (
    COLOURS,
    DESERT,
    EMPTY,
    GAME_END,
    HEX_KINDS,
    HEXES,
    LAID_DECAY,
    LAID_DESERT,
    LAID_TEMPLE,
    LAID_TRIBE,
    MEDIATION,
    NO_HEX,
    WORLD,
)
from theogony.kernel.arrays import room
from theogony.kernel.space import Space
from theogony.kernel.state import State
from theogony.kernel.trail import Events

ROOM_TO_GROW: Final[i64] = 60


class Position(State):
    """Arrays are by cell, by seat, by kind of hex, or by seat and tribe colour (seat * COLOURS + colour)."""

    laid: vec[u8]  # by cell: EMPTY, a temple, a tribe, a desert or decay
    token: vec[u8]  # by cell: 0, or 1 + the seat whose god the tribe believes in
    crowd: vec[u8]  # by cell: how many neighbouring cells hold a hex
    pile: vec[u8]  # by kind: how many are still to come
    gone: vec[u8]  # by kind: how many were used up or removed
    display: vec[u8]  # two slots
    converted: vec[u8]  # by seat and colour: tribes with the seat's token
    villages: vec[u8]  # by seat and colour: village tiles
    victory: vec[u8]  # by seat and colour: victory-point tiles
    energy: vec[i64]  # by seat
    temples: vec[i64]  # by seat, in hand
    tokens: vec[i64]  # by seat, in hand
    mediations: vec[i64]  # by seat, ready to be spent

    active: i64  # whose turn it is
    actions_left: i64
    temple_built: i64  # 1 if the active player has built one this turn
    fresh_mediations: i64  # taken this turn, so not to be spent in it
    last_turn: i64  # 1 if the game ends with this turn
    lifted_from: i64  # the cell of a desert in the air, or -1
    vortex_used: i64  # 1 if the desert in the air was lifted by a vortex
    reach: i64  # no hex lies further out than this ring
    bag: i64  # options: 1 if chosen
    decay: i64
    connected: i64

    open: vec[i64]  # no part of the state: the open cells, ascending, once somebody has asked for them
    open_count: i64  # how many they are; -1 if nobody has

    def __init__(self) -> None:
        super().__init__()
        none = vec[u8]()
        self.laid = none
        self.token = none
        self.crowd = none
        self.pile = none
        self.gone = none
        self.display = none
        self.converted = none
        self.villages = none
        self.victory = none
        nothing = vec[i64]()
        self.energy = nothing
        self.temples = nothing
        self.tokens = nothing
        self.mediations = nothing
        self.active = 0
        self.actions_left = 0
        self.temple_built = 0
        self.fresh_mediations = 0
        self.last_turn = 0
        self.lifted_from = -1
        self.vortex_used = 0
        self.reach = 0
        self.bag = 0
        self.decay = 0
        self.connected = 0
        self.open = nothing
        self.open_count = -1

    def game_id(self) -> str:
        return "gods"

    def space(self) -> Space:
        return SPACE

    def events(self) -> Events:
        return EVENTS

    def bytes_held(self) -> list[vec[u8]]:
        return [
            self.laid,
            self.token,
            self.crowd,
            self.pile,
            self.gone,
            self.display,
            self.converted,
            self.villages,
            self.victory,
        ]

    def numbers_held(self) -> list[vec[i64]]:
        turn = room(11)
        turn[0] = self.active
        turn[1] = self.actions_left
        turn[2] = self.temple_built
        turn[3] = self.fresh_mediations
        turn[4] = self.last_turn
        turn[5] = self.lifted_from
        turn[6] = self.vortex_used
        turn[7] = self.reach
        turn[8] = self.bag
        turn[9] = self.decay
        turn[10] = self.connected
        return [self.energy, self.temples, self.tokens, self.mediations, turn]

    def hold(self, small: list[vec[u8]], numbers: list[vec[i64]]) -> None:
        self.open_count = -1
        self.laid = small[0]
        self.token = small[1]
        self.crowd = small[2]
        self.pile = small[3]
        self.gone = small[4]
        self.display = small[5]
        self.converted = small[6]
        self.villages = small[7]
        self.victory = small[8]
        self.energy = numbers[0]
        self.temples = numbers[1]
        self.tokens = numbers[2]
        self.mediations = numbers[3]
        turn = numbers[4]
        self.active = turn[0]
        self.actions_left = turn[1]
        self.temple_built = turn[2]
        self.fresh_mediations = turn[3]
        self.last_turn = turn[4]
        self.lifted_from = turn[5]
        self.vortex_used = turn[6]
        self.reach = turn[7]
        self.bag = turn[8]
        self.decay = turn[9]
        self.connected = turn[10]

    # ---- the world

    def lay(self, cell: i64, what: i64) -> None:
        """A hex comes to lie on an empty cell."""
        self.laid[cell] = u8(what)
        near = WORLD.near
        self._close(cell)
        for way in range(i64(6)):
            beside = near[cell * 6 + way]
            if beside >= 0:
                self.crowd[beside] += u8(1)
                if i64(self.crowd[beside]) == 1 and i64(self.laid[beside]) == EMPTY:
                    self._open(beside)
        self.reach = max(self.reach, WORLD.ring[cell])

    def lift(self, cell: i64) -> None:
        """The hex on the cell is taken away."""
        self.laid[cell] = u8(EMPTY)
        self.open_count = -1
        near = WORLD.near
        for way in range(i64(6)):
            beside = near[cell * 6 + way]
            if beside >= 0:
                self.crowd[beside] -= u8(1)

    def open_cells(self) -> vec[i64]:
        """Every cell where a hex may lie as far as the world goes: empty, and next to another hex."""
        if self.open_count < 0:
            laid = self.laid
            crowd = self.crowd
            end: i64 = WORLD.ring_end[min(self.reach + 1, WORLD.radius)]
            out = room(end + ROOM_TO_GROW)
            found: i64 = 0
            for cell in range(end):
                if i64(crowd[cell]) > 0 and i64(laid[cell]) == EMPTY:
                    out[found] = cell
                    found += 1
            self.open = out
            self.open_count = found
        return self.open[: self.open_count]

    def _open(self, cell: i64) -> None:
        """A cell becomes open, if those that are were asked for."""
        k = self.open_count
        cells = self.open
        if k < 0 or k == i64(len(cells)):
            self.open_count = -1
            return
        while k > 0 and cells[k - 1] > cell:
            cells[k] = cells[k - 1]
            k -= 1
        cells[k] = cell
        self.open_count += 1

    def _close(self, cell: i64) -> None:
        """A cell is open no more, if it was one of those that were asked for."""
        cells = self.open
        k: i64 = 0
        while k < self.open_count and cells[k] < cell:
            k += 1
        if k < self.open_count and cells[k] == cell:
            self.open_count -= 1
            while k < self.open_count:
                cells[k] = cells[k + 1]
                k += 1

    def temple_owner(self, cell: i64) -> i64:
        """The seat whose temple lies on the cell, or -1."""
        what = i64(self.laid[cell])
        if LAID_TEMPLE <= what < LAID_TRIBE:
            return what - LAID_TEMPLE
        return -1

    def tribe_colour(self, cell: i64) -> i64:
        """The colour of the tribe on the cell, or -1."""
        what = i64(self.laid[cell])
        if LAID_TRIBE <= what < LAID_DESERT:
            return what - LAID_TRIBE
        return -1

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

    def temples_laid(self, seat: i64) -> i64:
        return i64(6) - self.temples[seat]

    def deserts_laid(self) -> i64:
        """Those that are neither to come, nor on display, nor in the air, nor gone."""
        count: i64 = i64(HEXES[DESERT]) - i64(self.pile[DESERT]) - i64(self.gone[DESERT])
        for slot in range(i64(2)):
            if i64(self.display[slot]) == DESERT:
                count -= 1
        return count if self.lifted_from < 0 else count - 1

    def energy_supply(self) -> i64:
        total: i64 = 50
        for seat in range(self.seats):
            total -= self.energy[seat]
        return total

    def villages_of(self, seat: i64) -> i64:
        total: i64 = 0
        for colour in range(COLOURS):
            total += i64(self.villages[seat * COLOURS + colour])
        return total

    def village_colours_of(self, seat: i64) -> i64:
        total: i64 = 0
        for colour in range(COLOURS):
            if self.villages[seat * COLOURS + colour] > u8(0):
                total += 1
        return total

    def victory_supply(self, colour: i64) -> i64:
        left: i64 = 3
        for seat in range(self.seats):
            left -= i64(self.victory[seat * COLOURS + colour])
        return left

    def pile_size(self) -> i64:
        total: i64 = 0
        for kind in range(HEX_KINDS):
            total += i64(self.pile[kind])
        return total

    def mediations_of(self, seat: i64) -> i64:
        """All a player holds, also those that cannot be spent this turn."""
        held = self.mediations[seat]
        if seat == self.active:
            held += self.fresh_mediations
        return held

    def census(self) -> vec[i64]:
        """Hexes by kind, then each seat's temples and tokens. Crystals and tiles not held are the supply: no count."""
        out = vec[i64]()
        for kind in range(HEX_KINDS):
            out = append(out, i64(self.pile[kind]) + i64(self.gone[kind]))
        for slot in range(i64(2)):
            if i64(self.display[slot]) != NO_HEX:
                out[i64(self.display[slot])] += 1
        for seat in range(self.seats):
            out[MEDIATION] += self.mediations_of(seat)
        if self.lifted_from >= 0:
            out[DESERT] += 1
        temples = self.temples[:]
        tokens = self.tokens[:]
        for cell in range(WORLD.size):
            what = i64(self.laid[cell])
            if what >= LAID_TRIBE:
                kind = GAME_END if what == LAID_DECAY else what - LAID_TRIBE
                out[kind] += 1
            elif what != EMPTY:
                temples[what - LAID_TEMPLE] += 1
            if self.token[cell] > u8(0):
                tokens[i64(self.token[cell]) - 1] += 1
        for seat in range(self.seats):
            out = append(out, temples[seat])
            out = append(out, tokens[seat])
        return out
