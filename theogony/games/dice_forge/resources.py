"""What goes onto the tracks of a hero's board and off them."""

from mypy_extensions import i64

from theogony.games.dice_forge.actions import FROM_CARD, GAINED, HAMMERED, LAP_DONE, LOST, TO_HAMMER, WASTED
from theogony.games.dice_forge.components import C_HAMMER, GLORY, GOLD, LAP, LAP_GLORY, LAPS, RESOURCES
from theogony.games.dice_forge.position import Position


def gain(at: Position, seat: i64, resource: i64, amount: i64, source: i64) -> None:
    """reserve.caps: what the board cannot hold is wasted. Glory has no end."""
    if amount <= 0:
        return
    k: i64 = seat * RESOURCES + resource
    kept = amount
    if resource != GLORY:
        room = at.most(seat, resource) - at.reserve[k]
        if kept > room:
            kept = room
            at.tell(WASTED, seat, resource, amount - kept)
    if kept > 0:
        at.reserve[k] += kept
        at.tell(GAINED, seat, resource, kept, source)


def gain_gold(at: Position, seat: i64, amount: i64, source: i64) -> None:
    """card.hammer: whoever has a hammer with room on it is asked how much of the gold goes there."""
    if amount <= 0:
        return
    if at.hammer_room(seat) > 0:
        at.ask_aside(TO_HAMMER, seat, amount, source)
    else:
        gain(at, seat, GOLD, amount, source)


def split_gold(at: Position, seat: i64, amount: i64, onto_hammer: i64, source: i64) -> None:
    """Part of a gain of gold goes onto the hammer; every lap finished gives glory at once."""
    if onto_hammer > 0:
        laps = at.hammered[seat] // LAP
        at.hammered[seat] += onto_hammer
        at.tell(HAMMERED, seat, onto_hammer, source)
        while laps < at.hammered[seat] // LAP:
            glory = LAP_GLORY[laps % LAPS]
            at.tell(LAP_DONE, seat, glory)
            gain(at, seat, GLORY, glory, FROM_CARD + C_HAMMER)
            laps += 1
    gain(at, seat, GOLD, amount - onto_hammer, source)


def lose(at: Position, seat: i64, resource: i64, amount: i64) -> None:
    """A loss stops at zero."""
    k: i64 = seat * RESOURCES + resource
    lost = amount
    lost = min(lost, at.reserve[k])
    if lost > 0:
        at.reserve[k] -= lost
        at.tell(LOST, seat, resource, lost)


def pay(at: Position, seat: i64, resource: i64, amount: i64) -> None:
    at.reserve[seat * RESOURCES + resource] -= amount
