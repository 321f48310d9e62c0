"""Where the players are the referees: what happens to a tile that lies wrong, and to all that leaned on it."""

from mypy_extensions import i64, u8

from theogony.games.four_gods.actions import (
    CITY_FELL,
    FELL,
    INTO_BAG,
    OBJECTED,
    PROPHET_HOME,
    TAKEN_BACK,
)
from theogony.games.four_gods.components import CELLS, EDGES_NEEDED, EMPTY, REFEREE_PENALTY
from theogony.games.four_gods.penalties import punish
from theogony.games.four_gods.position import Position


def object_to(at: Position, seat: i64, cell: i64) -> bool:
    """Somebody says that the tile lies wrong. Whether it does; then it and all that falls with it are gone."""
    right = at.wrong[cell] != u8(0) and lies_wrong(at, cell)
    at.tell(OBJECTED, seat, cell, i64(1) if right else i64(0))
    if right:
        _take_back(at, cell)
    return right


def forgive(at: Position) -> None:
    """What was laid wrong and lies right by now answers no more for a wrong tile that comes beside it."""
    for cell in range(CELLS):
        if at.wrong[cell] != u8(0) and not lies_wrong(at, cell):
            at.wrong[cell] = u8(0)


def lies_wrong(at: Position, cell: i64) -> bool:
    return i64(at.edges[cell]) < EDGES_NEEDED or at.mismatched(cell)


def _take_back(at: Position, cell: i64) -> None:
    culprit = i64(at.layer[cell]) - 1
    colour = i64(at.prophet[cell]) - 1
    hand = at.free_hand(culprit)
    at_once = i64(at.fresh[culprit]) == cell + 1 and hand >= 0
    if colour >= 0:
        _send_home(at, cell)
    tile = at.pull_tile(cell)
    at.tell(TAKEN_BACK, culprit, tile, cell)
    _forget(at, cell)
    if at_once:
        at.hold_tile(culprit, hand, tile)
    elif not at.row_full(culprit):
        at.into_row(culprit, tile)
    else:
        at.into_bag(tile)
        at.tell(INTO_BAG, tile)
    while _something_falls(at):
        pass
    if at.referee == REFEREE_PENALTY:
        punish(at, culprit, colour)


def _something_falls(at: Position) -> bool:
    """wrong.cascade: one round of it."""
    fell = False
    for cell in range(CELLS):
        if i64(at.laid[cell]) == EMPTY:
            continue
        loose = i64(at.edges[cell]) < EDGES_NEEDED
        if at.is_city(cell):
            if loose:
                colour = i64(at.prophet[cell]) - 1
                at.tell(CITY_FELL, colour, cell)
                _send_home(at, cell)
                at.laid[cell] = u8(EMPTY)
                at.gaps += 1
                at.cities += 1
                _forget(at, cell)
                fell = True
        elif loose or (at.wrong[cell] != u8(0) and at.mismatched(cell)):
            if i64(at.prophet[cell]) != 0:
                _send_home(at, cell)
            tile = at.pull_tile(cell)
            at.into_bag(tile)
            at.tell(FELL, tile, cell)
            _forget(at, cell)
            fell = True
    return fell


def _send_home(at: Position, cell: i64) -> None:
    colour = i64(at.prophet[cell]) - 1
    at.prophet[cell] = u8(0)
    at.area[cell] = u8(0)
    at.supply[colour] += u8(1)
    at.tell(PROPHET_HOME, colour, cell)


def _forget(at: Position, cell: i64) -> None:
    """Nobody's last tile or chosen prophet is there any more."""
    for seat in range(at.seats):
        if i64(at.fresh[seat]) == cell + 1:
            at.fresh[seat] = u8(0)
        if i64(at.lifted[seat]) == cell + 1:
            at.lifted[seat] = u8(0)
