"""The end of the settlement: everybody puts the cards away in the order of the owner's choice, then the stars.

Nobody but the owner sees more of a discard pile than its top card, and it is shuffled before it is drawn from: of an
order only what lies on top matters, so that is what is asked (piles.order).
"""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from theogony.games.theomachy.actions import (
    BY_DRAW,
    BY_LAST,
    CARD,
    KEPT,
    NEXT_PRAYER,
    TO_ORDER,
    TOPPED,
    TURNED_UP,
)
from theogony.games.theomachy.cards import PLACE, title_of
from theogony.games.theomachy.components import ELEMENTS, PRAYERS, SKY
from theogony.games.theomachy.piles import beside, discard_laid
from theogony.games.theomachy.position import (
    DISCARD_OF,
    DISCARDS,
    HAND_OF,
    HANDS,
    LENT_ORDER,
    M_DAMAGED,
    M_KEPT,
    OPEN_SKY,
    OUTS,
    POWERS_OF,
    PUBLIC,
    TABLE_OF,
    TOP_CARD,
    WINNERS,
    Position,
)
from theogony.games.theomachy.rounds import go_out, over
from theogony.kernel.agenda import BIT


def goes_away(at: Position, seat: i64, card: i64) -> bool:
    """Whether the seat puts this card on its discard pile now: from the hand unless it is kept, or laid this round."""
    zone = i64(at.where[card])
    if zone == HAND_OF + seat:
        return i64(at.mark[card]) & M_KEPT == 0
    return zone == TABLE_OF + seat and at.box.kind[title_of(card)] != PLACE


def ask_for_order(at: Position) -> None:
    """All whose order matters choose at once, in secret; not if the game is over anyway."""
    asked: i64 = 0
    if _with_clergy(at) > 1:
        for seat in range(at.seats):
            if at.in_game(seat) and _order_matters(at, seat):
                asked |= BIT[seat]
    if asked != 0:
        at.ask_sealed(TO_ORDER, asked)
    else:
        _put_away(at, 0)


def reveal_order(at: Position) -> None:
    _put_away(at, at.agenda.asked())


def _order_matters(at: Position, seat: i64) -> bool:
    """Whether it is the owner's choice which cards others see: there is one from the hand, and another one."""
    unseen: i64 = 0
    cards: i64 = 0
    for card in range(PRAYERS):
        if goes_away(at, seat, card):
            cards += 1
            if i64(at.where[card]) == HAND_OF + seat:
                unseen += 1
    return unseen > 0 and cards > 1


def _put_away(at: Position, chose: i64) -> None:
    """Cards and stars are put away; `chose` are the seats (bits) that were asked for the order."""
    for seat in range(at.seats):
        if at.in_game(seat):
            top: i64 = -1
            if chose & BIT[seat] != 0 and CARD.has(at.agenda.answer(seat)):
                top = CARD.arg(at.agenda.answer(seat), 0)
            _clear_table(at, seat, top)
    for slot in range(SKY):
        if slot >= at.now[OPEN_SKY]:
            at.tell(TURNED_UP, slot, i64(at.sky[slot]))
        beside(at, slot)
    at.learn()
    at.now[OPEN_SKY] = 0
    for card in range(PRAYERS):
        at.mark[card] = u8(i64(at.mark[card]) & M_DAMAGED)
    _end_check(at)


def _clear_table(at: Position, seat: i64, top: i64) -> None:
    """Hands, powers, attacks and lasting effects go to the discard pile, `top` above all; -1: as it comes."""
    kept: i64 = 0
    away = vec[i64]()
    for card in range(PRAYERS):
        if i64(at.where[card]) == HAND_OF + seat:
            if i64(at.mark[card]) & M_KEPT != 0:
                kept += 1
            else:
                at.where[card] = u8(DISCARD_OF + seat)
                at.more(seat, HANDS, -1)
                at.more(seat, DISCARDS, 1)
                away = append(away, card)
    if kept > 0:
        at.tell(KEPT, seat, kept)
        for card in range(PRAYERS):
            zone = i64(at.where[card])
            fresh = zone == HAND_OF + seat or (zone == DISCARD_OF + seat and i64(at.seen[card]) != PUBLIC)
            if fresh:
                at.seen[card] = u8(0)
    laid = False
    for card in range(PRAYERS):
        if i64(at.where[card]) == TABLE_OF + seat and at.box.kind[title_of(card)] != PLACE:
            discard_laid(at, seat, card)
            laid = True
    if top >= 0:
        _show_top(at, seat, top)
    elif len(away) > 0 and not laid:
        _show_top(at, seat, _tells_least(at, away))
    at.put(seat, POWERS_OF, 0)
    for aspect in range(i64(2)):
        at.control[seat * 6 + 4 + aspect] -= at.of(seat, LENT_ORDER + aspect)
        at.put(seat, LENT_ORDER + aspect, 0)


def _show_top(at: Position, seat: i64, card: i64) -> None:
    at.put(seat, TOP_CARD, card)
    at.public(card)
    at.tell(TOPPED, seat, card)


def _tells_least(at: Position, away: vec[i64]) -> i64:
    """Of a hand that is discarded with nothing open, a card that tells little, by chance (engine.hand-under)."""
    least: i64 = 3
    best = vec[i64]()
    for k in range(i64(len(away))):
        card = away[k]
        tells: i64 = 0 if i64(at.whose[card]) == PUBLIC else 1 if card < ELEMENTS else 2
        if tells < least:
            least = tells
            best = vec[i64]()
        if tells == least:
            best = append(best, card)
    return best[at.roll(i64(len(best)))]


def _with_clergy(at: Position) -> i64:
    """How many players still have clergy."""
    count: i64 = 0
    for seat in range(at.seats):
        if at.in_game(seat) and at.clergy(seat) > 0:
            count += 1
    return count


def _end_check(at: Position) -> None:
    """The game ends as soon as only one player has clergy; with none, the winners of the round share it."""
    with_clergy = _with_clergy(at)
    if with_clergy > 1:
        at.then(NEXT_PRAYER, 0)
        return
    when = at.now[OUTS] + 1
    for seat in range(at.seats):
        if at.in_game(seat) and at.clergy(seat) == 0 and (with_clergy == 1 or at.now[WINNERS] & BIT[seat] == 0):
            go_out(at, seat, when)
    at.now[OUTS] = when
    over(at, BY_LAST if with_clergy == 1 else BY_DRAW)
