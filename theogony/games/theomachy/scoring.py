"""Who is ahead, and who has won."""

from librt.vecs import vec
from mypy_extensions import i64

from theogony.games.theomachy.actions import BY_DRAW
from theogony.games.theomachy.components import WORTH
from theogony.games.theomachy.position import FIRST, OUT_AT, WHY, Position
from theogony.kernel.arrays import filled


def score(at: Position, seat: i64) -> i64:
    """The strength of all the seat's own clergy: community and stake, without what is borrowed."""
    total = at.worth_of(at.community, seat) + at.worth_of(at.stake, seat)
    for kind in range(i64(3)):
        total -= at.borrowed[seat * 3 + kind] * WORTH[kind]
    return total


def places(at: Position) -> vec[i64]:
    """Whoever is in the game is ahead of whoever went out, and who went out later of who went earlier.

    Among those in the game strength decides; when the game is over the holder of the initiative, then clockwise.
    """
    out = filled(at.seats, 1)
    for seat in range(at.seats):
        for other in range(at.seats):
            if other != seat and _ahead(at, other, seat):
                out[seat] += 1
    return out


def _ahead(at: Position, one: i64, other: i64) -> bool:
    one_out = at.of(one, OUT_AT)
    other_out = at.of(other, OUT_AT)
    if one_out != 0 or other_out != 0:
        return other_out != 0 and (one_out == 0 or one_out > other_out)
    if at.now[WHY] == BY_DRAW:
        return False
    if score(at, one) != score(at, other):
        return score(at, one) > score(at, other)
    return at.now[WHY] >= 0 and _distance(at, one) < _distance(at, other)


def _distance(at: Position, seat: i64) -> i64:
    """Clockwise from the holder of the initiative."""
    return (seat - at.now[FIRST] + at.seats) % at.seats
