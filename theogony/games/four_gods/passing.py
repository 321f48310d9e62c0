"""Who has nothing more to do as things are: passing, taking that back, and what makes everybody think again.

Whoever has passed is no longer in the race, or waits for the next turn, and may take it back. As soon as anybody does
anything, nobody has passed any more: ruling.passing. Only when all have is the game over.
"""

from mypy_extensions import i64, u8

from theogony.games.four_gods.actions import PASSED, RESUMED, TO_RACE, TO_REST, TO_WATCH
from theogony.games.four_gods.components import MOST_IDLE, REFEREE_OFF
from theogony.games.four_gods.position import Position
from theogony.kernel.agenda import BIT


def leave_race(at: Position, seat: i64) -> None:
    """Played at once: nothing more to do as things are."""
    at.passed[seat] = u8(1)
    at.tell(PASSED, seat)
    at.agenda.drop(TO_RACE, BIT[seat])
    _rest(at, seat)


def leave_turn(at: Position, seat: i64) -> None:
    """The seat's turn is over: until the next one it can object, or take back that it passed."""
    if at.referee != REFEREE_OFF:
        at.race(TO_WATCH, BIT[seat])
    elif i64(at.passed[seat]) != 0:
        _rest(at, seat)


def _rest(at: Position, seat: i64) -> None:
    """engine.idle: not for ever."""
    if i64(at.idle[seat]) < MOST_IDLE:
        at.race(TO_REST, BIT[seat])


def tire(at: Position, seat: i64) -> None:
    """Whoever has passed and objected too often in vain has nothing left to do."""
    if at.turns == 0 and i64(at.idle[seat]) >= MOST_IDLE:
        at.agenda.drop(TO_REST, BIT[seat])


def begin_turn(at: Position, seat: i64) -> None:
    at.passed[seat] = u8(0)
    at.agenda.drop(TO_WATCH, BIT[seat])
    at.agenda.drop(TO_REST, BIT[seat])


def resume(at: Position, seat: i64) -> None:
    at.idle[seat] += u8(1)
    at.tell(RESUMED, seat)
    _come_back(at, seat)


def all_passed(at: Position) -> bool:
    for seat in range(at.seats):
        if i64(at.passed[seat]) == 0:
            return False
    return True


def wake(at: Position) -> None:
    """Something was done: whoever passed may want to act again."""
    at.busy = 1
    at.still = 0
    for seat in range(at.seats):
        if i64(at.passed[seat]) != 0:
            _come_back(at, seat)


def _come_back(at: Position, seat: i64) -> None:
    at.passed[seat] = u8(0)
    if at.turns == 0:
        at.agenda.drop(TO_REST, BIT[seat])
        at.race(TO_RACE, BIT[seat])
    elif at.referee == REFEREE_OFF:
        at.agenda.drop(TO_REST, BIT[seat])


def look_away(at: Position, seat: i64) -> None:
    """While others have their turn: nothing to object to."""
    at.agenda.drop(TO_WATCH, BIT[seat])
    at.race(TO_REST, BIT[seat])


def look_again(at: Position) -> None:
    """There may be something to object to again."""
    for seat in range(at.seats):
        if at.agenda.kind_for(seat) == TO_REST:
            at.agenda.drop(TO_REST, BIT[seat])
            at.race(TO_WATCH, BIT[seat])
