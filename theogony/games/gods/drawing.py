"""Refilling the display: from the pile with the game-end hex among its last three, or from the bag.

Nobody may look at the pile, so it has no order here: the next hex is drawn when it is turned up, with the chances a
shuffled pile would give.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from theogony.games.gods.actions import TURNED_UP, WENT_BACK
from theogony.games.gods.components import GAME_END, HEX_KINDS, LAST_PLACES, NO_HEX
from theogony.games.gods.position import Position

FULL: Final[i64] = 0
GAME_END_CAME: Final[i64] = 1
BAG_TOO_SMALL: Final[i64] = 2


def refill(at: Position) -> i64:
    """Make the display two hexes again; FULL, or why that ended the game."""
    return _from_bag(at) if at.bag != 0 else _from_pile(at)


def _from_pile(at: Position) -> i64:
    for slot in range(i64(2)):
        if i64(at.display[slot]) == NO_HEX:
            kind = _next_of_pile(at)
            _show(at, slot, kind)
            if kind == GAME_END:
                return GAME_END_CAME  # end.game-end: nothing more is drawn (ruling.end-while-refilling)
    return FULL


def _next_of_pile(at: Position) -> i64:
    """setup.game-end: with r hexes left it comes next with chance 1/r, once only three are left; before that never."""
    left = at.pile_size()
    if left <= LAST_PLACES and at.roll(left) == 0:
        return GAME_END
    return at.draw_kind(at.pile[:GAME_END])


def _from_bag(at: Position) -> i64:
    missing: i64 = 0
    for slot in range(i64(2)):
        if i64(at.display[slot]) == NO_HEX:
            missing += 1
    if at.pile_size() < missing:
        return BAG_TOO_SMALL  # bag.end
    if missing == 0:
        return FULL
    for slot in range(i64(2)):
        if i64(at.display[slot]) == NO_HEX:
            _show(at, slot, at.draw_kind(at.pile))
    if at.display[0] == at.display[1]:
        _draw_two_different(at)
    return FULL


def _draw_two_different(at: Position) -> None:
    """bag.different: both go back and two are drawn until they differ, here as one draw among the pairs that do."""
    same = i64(at.display[0])
    at.pile[same] += u8(2)
    pairs: i64 = 0
    for a in range(HEX_KINDS):
        for b in range(HEX_KINDS):
            if a != b:
                pairs += i64(at.pile[a]) * i64(at.pile[b])
    if pairs == 0:  # ruling.identical-stay
        at.pile[same] -= u8(2)
        return
    for slot in range(i64(2)):
        at.tell(WENT_BACK, slot, same)
    left = at.roll(pairs)
    for a in range(HEX_KINDS):
        for b in range(HEX_KINDS):
            if a != b and left >= 0:
                left -= i64(at.pile[a]) * i64(at.pile[b])
                if left < 0:
                    _show(at, 0, a)
                    _show(at, 1, b)


def _show(at: Position, slot: i64, kind: i64) -> None:
    """A hex out of the bag or pile is turned up in the slot."""
    at.pile[kind] -= u8(1)
    at.display[slot] = u8(kind)
    at.tell(TURNED_UP, slot, kind)


def full_pile(hexes: vec[u8], bag: bool, decay: bool) -> vec[u8]:
    """What is in the pile or bag before the start layout is laid."""
    pile = hexes[:]
    if bag and not decay:
        pile[GAME_END] = u8(0)  # bag.draw
    return pile
