"""Who believes in whom: tokens on tribes, and the villages that follow from them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from theogony.games.gods.actions import FOUNDED, TOKEN_OFF, TOKEN_ON, VILLAGE_LOST
from theogony.games.gods.components import COLOURS, VILLAGE_SIZE, WORLD
from theogony.games.gods.position import Position

NO_GOD: Final[i64] = -1
SEVERAL: Final[i64] = -2

WAY_BIT: Final = vec[i64]([1, 2, 4, 8, 16, 32])  # of the six directions


def religion_for(at: Position, cell: i64) -> i64:
    """The god whose token a tribe laid on the cell gets, or a negative number for none."""
    by_temples: i64 = NO_GOD
    by_tribes: i64 = NO_GOD
    near = WORLD.near
    for way in range(i64(6)):
        beside = near[cell * 6 + way]
        if beside < 0:
            continue
        owner = at.temple_owner(beside)
        if owner >= 0:
            by_temples = _also(by_temples, owner)
        elif at.token[beside] > u8(0):  # a tribe without a token is ignored: ruling.tokenless-ignored
            by_tribes = _also(by_tribes, i64(at.token[beside]) - 1)
    if by_temples != NO_GOD:
        return by_temples  # tribe.one-temple, tribe.two-temples
    return by_tribes  # tribe.one-religion, tribe.two-religions, tribe.alone


def _also(known: i64, god: i64) -> i64:
    return god if known == NO_GOD or known == god else SEVERAL


def put_token(at: Position, seat: i64, cell: i64) -> None:
    """The god's token comes on the tribe; the caller has made sure there is one (general.no-tokens)."""
    at.token[cell] = u8(seat + 1)
    at.tokens[seat] -= 1
    at.converted[seat * COLOURS + at.tribe_colour(cell)] += u8(1)
    at.tell(TOKEN_ON, seat, cell)


def take_token(at: Position, cell: i64) -> None:
    """The token on the tribe goes back to its owner (temple.replaces)."""
    seat = i64(at.token[cell]) - 1
    at.token[cell] = u8(0)
    at.tokens[seat] += 1
    at.converted[seat * COLOURS + at.tribe_colour(cell)] -= u8(1)
    at.tell(TOKEN_OFF, seat, cell)


def lose_villages(at: Position) -> None:
    """Villages with fewer than three tribes to each are given back; victory tiles stay (village.keep-points)."""
    for k in range(at.seats * COLOURS):
        while i64(at.villages[k]) > i64(at.converted[k]) // VILLAGE_SIZE:
            at.villages[k] -= u8(1)
            at.tell(VILLAGE_LOST, k // COLOURS, k % COLOURS)


def found_villages(at: Position) -> None:
    """Every third tribe of a colour makes a village, with a victory tile while there are any."""
    for k in range(at.seats * COLOURS):
        while i64(at.villages[k]) < i64(at.converted[k]) // VILLAGE_SIZE:
            at.villages[k] += u8(1)
            points: i64 = 0
            if at.victory_supply(k % COLOURS) > 0:  # village.no-points-left
                at.victory[k] += u8(1)
                points = 1
            at.tell(FOUNDED, k // COLOURS, k % COLOURS, points)


def needy_beside(at: Position, cell: i64, seat: i64) -> i64:
    """The directions, as bits, in which a tribe beside the cell is without the seat's token."""
    bits: i64 = 0
    for way in range(i64(6)):
        beside = WORLD.near[cell * 6 + way]
        if beside >= 0 and at.tribe_colour(beside) >= 0 and i64(at.token[beside]) != seat + 1:
            bits |= WAY_BIT[way]
    return bits


def bit_count(bits: i64) -> i64:
    count: i64 = 0
    for way in range(i64(6)):
        count += (bits >> way) & 1
    return count
