"""Any position of 4 Gods in a few words: `World().tile("0,0", "SSSP").hold(0, "left", "SSPP").own(0, "blue")`.

Faces are corners clockwise from the north-west as they lie; whatever tile of the bag shows them is used. Nobody holds
a tile unless told so.
"""

from __future__ import annotations

from itertools import pairwise
from typing import cast

import theogony
from theogony.games.four_gods.actions import HAND_NAMES, SIDE_NAMES, SPACE
from theogony.games.four_gods.components import (
    CITY_HERE,
    COLOUR_NAMES,
    IN_BAG,
    TERRAIN_LETTERS,
    TILE_FACES,
    WORLD,
)
from theogony.games.four_gods.faces import PART_AT, PART_COUNT, PART_TERRAIN, PARTS, TERRAIN_AT
from theogony.games.four_gods.rules import FourGodsState

FOUR_GODS = theogony.game("four_gods")


def cell_of(name: str) -> int:
    return WORLD.names.index(name)


def orientations(tile: int, face: str) -> list[int]:
    """How the tile can lie so that its corners read like this."""
    wanted = [TERRAIN_LETTERS.index(letter) for letter in face]
    return [o for o in range(8) if [int(TERRAIN_AT[(tile * 8 + o) * 4 + k]) for k in range(4)] == wanted]


class World:
    """A position being set up, then played."""

    def __init__(self, seats: int = 4, seed: int = 1, **options: object) -> None:
        self.state = cast(FourGodsState, FOUR_GODS.start(seats, seed, key=None, **options))
        for seat in range(seats):
            for hand in range(2):
                if int(self.state.hand[2 * seat + hand]):
                    self.state.into_bag(self.state.release(seat, hand))

    # setting up

    def _find(self, face: str) -> tuple[int, int] | None:
        for tile in range(len(TILE_FACES)):
            if int(self.state.where[tile]) == IN_BAG:
                for orientation in orientations(tile, face):
                    return tile, orientation
        return None

    def _out_of_bag(self, face: str) -> tuple[int, int]:
        found = self._find(face)
        assert found is not None, f"no tile left in the bag shows {face}"
        self.state.bag -= 1
        return found

    def tile(self, name: str, face: str, by: int = 0) -> World:
        tile, orientation = self._out_of_bag(face)
        self.state.put_tile(cell_of(name), tile, orientation, by)
        return self

    def strip(self, row: int, top: str = "", bottom: str = "") -> World:
        """A row of tiles from the west along a line of corners; the other line is of other terrains, as can be had."""
        line = top or bottom
        chosen = self._other_line(line, bool(top), "")
        assert chosen is not None, "the bag cannot make such a strip"
        for k, (a, b) in enumerate(pairwise(line)):
            c, d = chosen[k], chosen[k + 1]
            self.tile(f"{row},{k}", f"{a}{b}{d}{c}" if top else f"{c}{d}{b}{a}")
        return self

    def _other_line(self, line: str, on_top: bool, so_far: str) -> str | None:
        if len(so_far) == len(line):
            used: list[int] = []
            for k, (a, b) in enumerate(pairwise(line)):
                c, d = so_far[k], so_far[k + 1]
                face = f"{a}{b}{d}{c}" if on_top else f"{c}{d}{b}{a}"
                fitting = [
                    t
                    for t in range(len(TILE_FACES))
                    if t not in used and int(self.state.where[t]) == IN_BAG and orientations(t, face)
                ]
                if not fitting:
                    return None
                used.append(fitting[0])
            return so_far
        for letter in TERRAIN_LETTERS:
            if letter != line[len(so_far)] and not so_far.endswith(letter * 2):
                found = self._other_line(line, on_top, so_far + letter)
                if found is not None:
                    return found
        return None

    def hold(self, seat: int, hand: str, face: str) -> World:
        tile, _ = self._out_of_bag(face)
        self.state.hold_tile(seat, HAND_NAMES.index(hand), tile)
        return self

    def store(self, seat: int, *faces: str) -> World:
        for face in faces:
            tile, _ = self._out_of_bag(face)
            self.state.into_row(seat, tile)
        return self

    def fill_row(self, seat: int, leave: int = 0) -> World:
        while int(self.state.stored[seat]) < int(self.state.row_places()) - leave:
            tile = max(t for t in range(len(TILE_FACES)) if int(self.state.where[t]) == IN_BAG)
            self.state.bag -= 1
            self.state.into_row(seat, tile)
        return self

    def own(self, seat: int, *colours: str) -> World:
        for colour in colours:
            self.state.owner[COLOUR_NAMES.index(colour)] = seat + 1
        return self

    def city(self, name: str, colour: str) -> World:
        self.state.laid[cell_of(name)] = CITY_HERE
        self.state.gaps -= 1
        self.state.cities -= 1
        return self._stand(name, colour, 0)

    def prophet(self, name: str, terrain: str, colour: str) -> World:
        """A prophet on the first area of that terrain."""
        side = int(self.state.side_up(cell_of(name)))
        areas = [int(PART_TERRAIN[side * int(PARTS) + k]) for k in range(int(PART_COUNT[side]))]
        return self._stand(name, colour, areas.index(TERRAIN_LETTERS.index(terrain)))

    def _stand(self, name: str, colour: str, area: int) -> World:
        k = COLOUR_NAMES.index(colour)
        self.state.prophet[cell_of(name)] = k + 1
        self.state.area[cell_of(name)] = area
        self.state.supply[k] -= 1
        return self

    def supply(self, colour: str, left: int) -> World:
        """Only so many in supply; the others are out of the game."""
        k = COLOUR_NAMES.index(colour)
        self.state.lost[k] += self.state.supply[k] - left
        self.state.supply[k] = left
        return self

    def bag(self, left: int) -> World:
        """Only so many tiles in the bag; the others count as laid aside."""
        for tile in range(len(TILE_FACES)):
            if int(self.state.bag) > left and int(self.state.where[tile]) == IN_BAG:
                self.state.where[tile] = 1
                self.state.bag -= 1
        return self

    # playing

    def laying(self, seat: int, name: str, face: str, hand: str = "left", kind: str = "lay") -> str:
        """The action in notation that lays the held tile so that it shows this face."""
        tile = int(self.state.hand[2 * seat + HAND_NAMES.index(hand)]) - 1
        o = orientations(tile, face)[0]
        return f"{kind} {hand} {name} {SIDE_NAMES[o // 4]} {o % 4}"

    def do(self, seat: int, *actions: str) -> World:
        for action in actions:
            self.state.apply(seat, SPACE.parse(action))
        return self

    def refusal(self, seat: int, action: str) -> str:
        rule = int(self.state.refusal(seat, SPACE.parse(action)))
        return "allowed" if rule == 0 else FOUR_GODS.rule_id(rule).removeprefix("four_gods.")

    def legal(self, seat: int, kind: str = "") -> list[str]:
        found = [SPACE.notation(int(action)) for action in self.state.legal(seat)]
        return [said for said in found if said.startswith(kind)]

    def time_up(self) -> World:
        return self.do(int(self.state.seats), "time-up")

    # looking

    def held(self, seat: int) -> list[int]:
        """The numbers of the tiles in the seat's hands."""
        return [int(t) for t in self.state.hand[2 * seat : 2 * seat + 2] if int(t)]

    def row(self, seat: int) -> list[int]:
        return [int(t) for t in self.state.row[20 * seat : 20 * seat + 20] if int(t)]

    def prophet_at(self, name: str) -> str | None:
        k = int(self.state.prophet[cell_of(name)])
        return COLOUR_NAMES[k - 1] if k else None

    def in_supply(self, colour: str) -> int:
        return int(self.state.supply[COLOUR_NAMES.index(colour)])

    def area_at(self, name: str, corner: int) -> int:
        return int(PART_AT[int(self.state.oriented(cell_of(name))) * 4 + corner])
