"""The wishes of the deities: whoever fulfils his takes a wonder marker, at most one a round."""

from mypy_extensions import i64

from theogony.games.theomachy.actions import WISH
from theogony.games.theomachy.cards import W_ORDER_SYMBOLS, W_SPHERE_WITH_POWER, W_STAKE_PROPHETS, W_WON_WITH_ATTACKS
from theogony.games.theomachy.components import PROPHET
from theogony.games.theomachy.position import ATTACKS, DEITY_OF, POWERS_OF, WISHED, WONDER, WONDERS_LEFT, Position
from theogony.kernel.agenda import BIT


def fulfil(at: Position, seat: i64, wish: i64, n: i64) -> None:
    """The seat has come to n of what the wish asks for."""
    deity = at.of(seat, DEITY_OF)
    if deity < 0 or at.box.wish[deity] != wish or n < at.box.wish_n[deity]:
        return
    grant(at, seat)


def grant(at: Position, seat: i64) -> None:
    if at.of(seat, WISHED) == 0 and at.now[WONDERS_LEFT] > 0:
        at.put(seat, WISHED, 1)
        at.more(seat, WONDER, 1)
        at.now[WONDERS_LEFT] -= 1
        at.tell(WISH, seat)


def at_settlement(at: Position, seat: i64) -> None:
    """Wishes that look at the table as the settlement begins."""
    if at.of(seat, DEITY_OF) < 0:
        return
    fulfil(at, seat, W_STAKE_PROPHETS, at.stake[seat * 3 + PROPHET])
    fulfil(at, seat, W_ORDER_SYMBOLS, at.controls(seat, 4))
    for sphere in range(i64(4)):
        if at.of(seat, POWERS_OF) & BIT[sphere] != 0:
            fulfil(at, seat, W_SPHERE_WITH_POWER, at.controls(seat, sphere))


def won_with_few_attacks(at: Position, seat: i64) -> None:
    """The sole winner of a battle may have wished to win it with few attacks."""
    deity = at.of(seat, DEITY_OF)
    if deity >= 0 and at.box.wish[deity] == W_WON_WITH_ATTACKS and at.of(seat, ATTACKS) <= at.box.wish_n[deity]:
        grant(at, seat)
