"""The end of a round: everybody takes a prayer card; in the advanced game, myths are bought."""

from mypy_extensions import i64, u8

from theogony.games.theomachy.actions import (
    BEGIN_ROUND,
    LOST,
    MYTH_BOUGHT,
    MYTH_BURIED,
    NEXT_MYTH,
    PRAYED,
    ROW_MOVED,
    TO_MYTH,
    TO_PRAY,
)
from theogony.games.theomachy.cards import MYTH_TITLE
from theogony.games.theomachy.components import ANY, PRICES, ROW
from theogony.games.theomachy.draft import top_myth
from theogony.games.theomachy.markers import exchange
from theogony.games.theomachy.piles import draw_from_stack
from theogony.games.theomachy.position import (
    ADVANCED,
    BOX,
    DISCARD_OF,
    DISCARDS,
    IN_ROW,
    MYTHOLOGY,
    NO_CARD,
    STACKED,
    TOP_CARD,
    WONDER,
    WONDERS_LEFT,
    Y_BOUGHT,
    Y_BURIED,
    Y_PILE,
    Y_TOP,
    Position,
)


def affordable(at: Position, seat: i64, place: i64) -> bool:
    """Whether the seat can take the card at this place of the row (ROW: the stack)."""
    if place == ROW:
        return at.now[STACKED] > 0
    price = PRICES[place]
    return i64(at.row[place]) != NO_CARD and (price == ANY or at.community[seat * 3 + price] > 0)


def next_prayer(at: Position, k: i64) -> None:
    for turn in range(k, at.seats):
        seat = at.from_first(turn)
        if not at.in_game(seat):
            continue
        count: i64 = 0
        only: i64 = 0
        for place in range(ROW + 1):
            if affordable(at, seat, place):
                count += 1
                only = place
        if count > 1:
            at.ask(TO_PRAY, seat, turn)
            return
        if count == 1:
            pray(at, seat, only)
    _move_row(at)
    if at.now[ADVANCED] != 0:
        at.then(NEXT_MYTH, 0)
    else:
        at.then(BEGIN_ROUND)


def pray(at: Position, seat: i64, place: i64) -> None:
    """A card from the row for its price, or the top card of the stack; it goes on the own discard pile."""
    price = ANY
    if place == ROW:
        card = draw_from_stack(at)
    else:
        card = i64(at.row[place])
        at.row[place] = u8(NO_CARD)
        price = PRICES[place]
        if price != ANY:
            at.community[seat * 3 + price] -= 1
            at.tell(LOST, seat, price, 1, 0)
            exchange(at, seat)
    at.where[card] = u8(DISCARD_OF + seat)
    at.public(card)
    at.more(seat, DISCARDS, 1)
    at.put(seat, TOP_CARD, card)
    at.tell(PRAYED, seat, card, price)


def _move_row(at: Position) -> None:
    """The oldest free card goes to the box, the others slide right, new ones come from the left."""
    oldest = i64(at.row[ROW - 1])
    if oldest != NO_CARD:
        at.where[oldest] = u8(BOX)
        at.row[ROW - 1] = u8(NO_CARD)
    to: i64 = ROW - 1
    place: i64 = ROW - 1
    while place >= 0:
        card = at.row[place]
        if i64(card) != NO_CARD:
            at.row[place] = u8(NO_CARD)
            at.row[to] = card
            to -= 1
        place -= 1
    while to >= 0 and at.now[STACKED] > 0:
        new = draw_from_stack(at)
        at.where[new] = u8(IN_ROW)
        at.row[to] = u8(new)
        to -= 1
    at.tell(ROW_MOVED, oldest if oldest != NO_CARD else i64(-1))


# ---- myths


def can_buy(at: Position, seat: i64) -> bool:
    top = top_myth(at, seat)
    return top >= 0 and at.of(seat, WONDER) >= at.box.price[MYTH_TITLE + top]


def can_bury(at: Position, seat: i64) -> bool:
    return top_myth(at, seat) >= 0 and _below_top(at, seat) > 0


def _below_top(at: Position, seat: i64) -> i64:
    base: i64 = at.of(seat, MYTHOLOGY) * 5
    count: i64 = 0
    for myth in range(base, base + 5):
        if i64(at.myth[myth]) == Y_PILE or Y_BURIED <= i64(at.myth[myth]) < Y_BOUGHT:
            count += 1
    return count


def next_myth(at: Position, k: i64) -> None:
    for turn in range(k, at.seats):
        seat = at.from_first(turn)
        if at.in_game(seat) and (can_buy(at, seat) or can_bury(at, seat)):
            at.ask(TO_MYTH, seat, turn)
            return
    at.then(BEGIN_ROUND)


def buy_myth(at: Position, seat: i64) -> None:
    top = top_myth(at, seat)
    price = at.box.price[MYTH_TITLE + top]
    at.more(seat, WONDER, -price)
    at.now[WONDERS_LEFT] += price
    at.myth[top] = u8(Y_BOUGHT)
    at.tell(MYTH_BOUGHT, seat, top)
    _turn_up(at, seat)


def bury_myth(at: Position, seat: i64) -> None:
    top = top_myth(at, seat)
    base: i64 = at.of(seat, MYTHOLOGY) * 5
    depth: i64 = 0
    for myth in range(base, base + 5):
        if Y_BURIED <= i64(at.myth[myth]) < Y_BOUGHT:
            depth += 1
    _turn_up(at, seat)
    at.myth[top] = u8(Y_BURIED + depth - (i64(1) if _raised_buried(at, seat, depth) else i64(0)))
    at.tell(MYTH_BURIED, seat, top)


def _raised_buried(at: Position, seat: i64, before: i64) -> bool:
    """Whether the card turned up was one of the buried ones."""
    base: i64 = at.of(seat, MYTHOLOGY) * 5
    depth: i64 = 0
    for myth in range(base, base + 5):
        if Y_BURIED <= i64(at.myth[myth]) < Y_BOUGHT:
            depth += 1
    return depth < before


def _turn_up(at: Position, seat: i64) -> None:
    """The next card of the pile: one not seen yet by chance, else the buried ones in their order."""
    base: i64 = at.of(seat, MYTHOLOGY) * 5
    fresh: i64 = 0
    for myth in range(base, base + 5):
        if i64(at.myth[myth]) == Y_PILE:
            fresh += 1
    if fresh > 0:
        left = at.roll(fresh)
        for myth in range(base, base + 5):
            if i64(at.myth[myth]) == Y_PILE:
                if left == 0:
                    at.myth[myth] = u8(Y_TOP)
                    return
                left -= 1
    for myth in range(base, base + 5):
        if i64(at.myth[myth]) == Y_BURIED:
            at.myth[myth] = u8(Y_TOP)
        elif Y_BURIED < i64(at.myth[myth]) < Y_BOUGHT:
            at.myth[myth] -= u8(1)
