"""Buying faces and forging them onto dice."""

from mypy_extensions import i64, u8

from theogony.games.dice_forge.actions import BOUGHT, FORGED, TO_FORGE, TO_SHIP
from theogony.games.dice_forge.components import FACES, GOLD, PRICE
from theogony.games.dice_forge.position import Position
from theogony.games.dice_forge.resources import pay


def buy(at: Position, seat: i64, kind: i64, discount: i64) -> None:
    """A face of the sanctuary is paid (ruling.no-refund) and has to be forged at once."""
    price = PRICE[kind] - discount
    price = max(price, i64(0))
    pay(at, seat, GOLD, price)
    at.tell(BOUGHT, seat, kind, price)
    at.ask_aside(TO_FORGE, seat, kind)


def forge(at: Position, seat: i64, die: i64, side: i64, kind: i64) -> None:
    """The new face leaves the temple and lies up; the old one is laid aside for good."""
    at.stock[kind] -= u8(1)
    k: i64 = seat * 12 + die * 6 + side
    old = i64(at.sides[k])
    at.removed[seat * FACES + old] += u8(1)
    at.sides[k] = u8(kind)
    at.up[seat * 2 + die] = u8(side)
    at.tell(FORGED, seat, die, side, kind, old)


def offer_ship(at: Position, seat: i64, discount: i64) -> None:
    """face.ship: one face of the sanctuary at a discount, if the seat likes."""
    if at.has_triton(seat) or at.any_affordable(at.has(seat, GOLD), discount):
        at.ask_aside(TO_SHIP, seat, discount)
