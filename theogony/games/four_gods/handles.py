"""What the pieces and places of the table are called."""

from __future__ import annotations

from theogony.games.four_gods.components import COLOUR_NAMES, GOD_NAMES, ROW_OF, WORLD
from theogony.games.four_gods.faces import PART_COUNT
from theogony.games.four_gods.rules import FourGodsState
from theogony.kernel.state import State


def four_gods(view: State) -> FourGodsState:
    assert isinstance(view, FourGodsState)
    return view


def cell_handle(cell: int) -> str:
    return f"world@{WORLD.names[cell]}"


def cell_name(cell: int) -> str:
    """The letter of the column and the number of the row, as carved into the frame."""
    return f"{'ABCDEFGH'[cell % 8]}{cell // 8 + 1}"


def tile_piece(tile: int) -> str:
    return f"t{tile + 1}"


def city_piece(cell: int) -> str:
    return f"city:{WORLD.names[cell]}"


def prophet_piece(cell: int) -> str:
    """The prophet who stands on a tile or in a city."""
    return f"prophet:{WORLD.names[cell]}"


def supply(colour: int) -> str:
    return f"supply-{COLOUR_NAMES[colour]}"


def face_name(face: str) -> str:
    return face.lower().replace("+", "-")


def face_symbol(face: str) -> str:
    return f"four_gods-face-{face_name(face)}"


def area_symbol(face: str, area: int) -> str:
    """The outline of one area of a face."""
    return f"four_gods-area-{face_name(face)}-{area}"


# Which handle an action's parameter means; None where it is not on the table now


def held(view: State, seat: int, hand: int) -> str | None:
    """The tile in one's hand."""
    tile = int(four_gods(view).hand[2 * seat + hand])
    return tile_piece(tile - 1) if tile else None


def how_many(view: State, seat: int, more: int) -> str | None:
    """The bag itself gives two tiles, the last one too; a button gives only one."""
    left = int(four_gods(view).bag)
    if more:
        return "bag" if left > 1 else None
    return "bag" if left == 1 else "!draw-one"


def in_row(view: State, seat: int, tile: int) -> str | None:
    """A tile that lies in a row."""
    return tile_piece(tile) if int(four_gods(view).where[tile]) >= ROW_OF else None


def city_on(view: State, seat: int, cell: int) -> str | None:
    return city_piece(cell) if four_gods(view).is_city(cell) else None


def tile_on(view: State, seat: int, cell: int) -> str | None:
    at = four_gods(view)
    return tile_piece(int(at.laid[cell]) - 1) if at.is_tile(cell) else None


def prophet_on(view: State, seat: int, cell: int) -> str | None:
    return prophet_piece(cell) if int(four_gods(view).prophet[cell]) else None


def area_of_new_tile(view: State, seat: int, area: int) -> str | None:
    """An area of the tile the seat has just laid."""
    at = four_gods(view)
    cell = int(at.fresh[seat]) - 1
    if cell < 0 or area >= PART_COUNT[at.side_up(cell)]:
        return None
    return f"{tile_on(view, seat, cell)}#{area}"


def god_to_take(view: State, seat: int, colour: int) -> str | None:
    return None if four_gods(view).hidden else f"god-{GOD_NAMES[colour]}"
