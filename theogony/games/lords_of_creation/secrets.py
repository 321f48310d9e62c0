"""What a player may not know, and what it might be: hands, stock, sealed cards, held markers, the container."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from theogony.games.lords_of_creation.actions import CARD
from theogony.games.lords_of_creation.components import BARE, CARDS, CELLS, TERRAINS
from theogony.games.lords_of_creation.position import Position
from theogony.kernel.dice import Dice


def hide_from(at: Position, viewer: i64) -> None:
    """Blank what the viewer cannot see. Sizes stay; sealed cards are the agenda's to hide."""
    for seat in range(at.seats):
        if seat != viewer:
            for card in range(CARDS):
                at.hand[seat * CARDS + card] = u8(0)
            for kind in range(TERRAINS):
                at.held[seat * TERRAINS + kind] = u8(0)
    for card in range(CARDS):
        at.stock[card] = u8(0)
    if at.bare > 0:  # afterwards everybody can count what was left over
        for kind in range(TERRAINS):
            at.container[kind] = u8(0)


def fill_in(at: Position, dice: Dice) -> None:
    """Deal what is blank from what the viewer has not seen."""
    if at.bare > 0:
        _deal_markers(at, dice)
    _deal_cards(at, dice)
    for seat in range(at.seats):
        if at.agenda.sealed_unknown(seat):
            hand = at.hand[seat * CARDS : (seat + 1) * CARDS]
            at.agenda.unseal(seat, CARD.base + _draw(hand, at.hand_size, dice))


def _deal_markers(at: Position, dice: Dice) -> None:
    pool = at.markers[:]
    for cell in range(CELLS):
        if i64(at.terrain[cell]) != BARE:
            pool[i64(at.terrain[cell])] -= u8(1)
    for k in range(at.seats * TERRAINS):
        pool[k % TERRAINS] -= at.held[k]
    size = _total(pool)
    for seat in range(at.seats):
        unknown = at.holding[seat] - _total(at.held[seat * TERRAINS : (seat + 1) * TERRAINS])
        for _ in range(unknown):
            kind = _draw(pool, size, dice)
            pool[kind] -= u8(1)
            size -= 1
            at.held[seat * TERRAINS + kind] += u8(1)
    at.container = pool


def _deal_cards(at: Position, dice: Dice) -> None:
    pool = at.deck[:]
    for card in range(CARDS):
        pool[card] -= at.played[card]
    for k in range(at.seats * CARDS):
        pool[k % CARDS] -= at.hand[k]
    size = _total(pool)
    for seat in range(at.seats):
        unknown = at.hand_size - _total(at.hand[seat * CARDS : (seat + 1) * CARDS])
        for _ in range(unknown):
            card = _draw(pool, size, dice)
            pool[card] -= u8(1)
            size -= 1
            at.hand[seat * CARDS + card] += u8(1)
    at.stock = pool


def _total(counts: vec[u8]) -> i64:
    total: i64 = 0
    for k in range(i64(len(counts))):
        total += i64(counts[k])
    return total


def _draw(counts: vec[u8], size: i64, dice: Dice) -> i64:
    """One of `size` things, drawn blindly: its kind."""
    left = dice.below(size)
    kind: i64 = -1
    while left >= 0:
        kind += 1
        left -= i64(counts[kind])
    return kind
