"""wrong.penalty: a prophet for a wrong tile. Where there is a choice, the player makes it before all else."""

from mypy_extensions import i64, u8

from theogony.games.four_gods.actions import OWES, PROPHET_LOST
from theogony.games.four_gods.components import CELLS, TERRAINS
from theogony.games.four_gods.position import Position


def punish(at: Position, culprit: i64, colour: i64) -> None:
    """The prophet of this colour, who stood on the wrong tile, is lost; below 0 there was none, and another is."""
    if colour >= 0:
        forfeit(at, culprit, colour)
        return
    at.owes[culprit] += u8(1)
    settle(at)
    if i64(at.owes[culprit]) != 0:
        at.tell(OWES, culprit)


def forfeit(at: Position, seat: i64, colour: i64) -> None:
    """One out of the supply."""
    at.supply[colour] -= u8(1)
    at.lost[colour] += u8(1)
    at.tell(PROPHET_LOST, seat, colour)


def remove(at: Position, seat: i64, cell: i64) -> None:
    """One from a tile."""
    colour = i64(at.prophet[cell]) - 1
    at.prophet[cell] = u8(0)
    at.area[cell] = u8(0)
    at.lost[colour] += u8(1)
    for other in range(at.seats):
        if i64(at.lifted[other]) == cell + 1:
            at.lifted[other] = u8(0)
    at.tell(PROPHET_LOST, seat, colour)


def settle(at: Position) -> None:
    """Who owes a prophet and has only one way to pay pays; who has none is let off."""
    for seat in range(at.seats):
        while i64(at.owes[seat]) != 0 and ways_to_pay(at, seat) < 2:
            _pay(at, seat)


def settle_all(at: Position) -> None:
    """engine.penalty-prophet: what was not chosen before the end is taken as it comes."""
    for seat in range(at.seats):
        while i64(at.owes[seat]) != 0:
            _pay(at, seat)


def ways_to_pay(at: Position, seat: i64) -> i64:
    """Between how many prophets the seat can choose; those in one supply are all alike."""
    count: i64 = 0
    for colour in range(TERRAINS):
        if at.owns(seat, colour) and i64(at.supply[colour]) > 0:
            count += 1
    if count > 0:
        return count
    for cell in range(CELLS):
        if at.prophet_of(seat, cell) and at.is_tile(cell):
            count += 1
    return count


def _pay(at: Position, seat: i64) -> None:
    """With the first prophet there is: of the larger supply, or from the first tile, row by row."""
    at.owes[seat] -= u8(1)
    chosen: i64 = -1
    for colour in range(TERRAINS):
        more = chosen < 0 or at.supply[colour] > at.supply[chosen]
        if at.owns(seat, colour) and i64(at.supply[colour]) > 0 and more:
            chosen = colour
    if chosen >= 0:
        forfeit(at, seat, chosen)
        return
    for cell in range(CELLS):
        if at.prophet_of(seat, cell) and at.is_tile(cell):
            remove(at, seat, cell)
            return
