"""A round of the second phase: cards chosen in secret, turned up together, drawn anew, and the order they make."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from theogony.games.lords_of_creation.actions import (
    BY_EQUAL_CARDS,
    BY_LAST_CARD,
    CARD,
    GAME_OVER,
    NEXT_TURN,
    ROUND,
    SHOWED,
    STOCK_EMPTY,
    TIE_ROLL,
    TO_CHOOSE,
    TOOK_CARD,
)
from theogony.games.lords_of_creation.components import CARDS, DIE, HAND
from theogony.games.lords_of_creation.position import Position
from theogony.kernel.agenda import BIT


def deal(at: Position) -> None:
    """setup.hands; with complete knowledge everything that can be dealt equally (knowledge.deal)."""
    each = at.stock_size // at.seats if at.knowledge != 0 else HAND
    for seat in range(at.seats):
        for _ in range(each):
            take_card(at, seat)
    at.hand_size = each
    at.stock_closed = at.knowledge


def take_card(at: Position, seat: i64) -> None:
    card = at.draw_kind(at.stock)
    at.stock[card] -= u8(1)
    at.stock_size -= 1
    at.hand[seat * CARDS + card] += u8(1)
    at.tell_to(BIT[seat], TOOK_CARD, seat, card)


def next_round(at: Position) -> None:
    if at.hand_size == 0:
        at.tell(GAME_OVER, BY_LAST_CARD)
        at.end()
        return
    at.round += 1
    at.tell(ROUND, at.round)
    for seat in range(at.seats):
        at.shown[seat] = -1
    if at.hand_size == 1:  # everybody knows that nobody has a choice
        at.learn()
        for seat in range(at.seats):
            at.shown[seat] = _only_card(at, seat)
        turn_up(at)
    else:
        everybody: i64 = 0
        for seat in range(at.seats):
            everybody |= BIT[seat]
        at.ask_sealed(TO_CHOOSE, everybody)


def _only_card(at: Position, seat: i64) -> i64:
    card: i64 = 0
    while i64(at.hand[seat * CARDS + card]) == 0:
        card += 1
    return card


def card_choices(at: Position, seat: i64) -> vec[i64]:
    out = vec[i64](capacity=8)
    for card in range(CARDS):
        if i64(at.hand[seat * CARDS + card]) > 0:
            out = append(out, CARD.base + card)
    return out


def turn_up(at: Position) -> None:
    """All cards are chosen and stand in `shown`: order, early end, drawing. The dice of the last round are cleared."""
    for k in range(i64(5)):
        at.rolled[k] = 0
    equal = False
    for seat in range(at.seats):
        card = at.shown[seat]
        at.hand[seat * CARDS + card] -= u8(1)
        at.played[card] += u8(1)
        at.tell(SHOWED, seat, card)
        for other in range(seat):
            if at.shown[other] == card:
                equal = True
    ends = equal and equal_cards_end(at)
    at.hand_size -= 1
    _sort(at)
    if ends:
        at.tell(GAME_OVER, BY_EQUAL_CARDS)
        at.end()
        return
    if at.stock_closed == 0:
        _draw_anew(at)
    at.then(NEXT_TURN)


def equal_cards_end(at: Position) -> bool:
    """Whether equal cards at the next reveal end the game: it is one of the last seven (ruling.last-seven)."""
    last = at.stock_closed != 0 or at.stock_size < at.seats
    return last and at.hand_size <= HAND and at.full_length == 0


def _draw_anew(at: Position) -> None:
    if at.stock_size < at.seats:  # cards.stock
        at.stock_closed = 1
        return
    for seat in range(at.seats):
        take_card(at, seat)
    at.hand_size += 1
    if at.stock_size < at.seats:
        at.tell(STOCK_EMPTY)


def _sort(at: Position) -> None:
    """Lowest card first; equal cards lie side by side until their owners are due."""
    for k in range(at.seats):
        seat: i64 = k
        j: i64 = k
        while j > 0 and at.shown[at.order[j - 1]] > at.shown[seat]:
            at.order[j] = at.order[j - 1]
            j -= 1
        at.order[j] = seat
    at.turn_at = 0
    at.settled = 0


def settle_tie(at: Position) -> None:
    """cards.late-ties: whoever has the same card as the player now due rolls for the order."""
    end: i64 = at.turn_at + 1
    while end < at.seats and at.shown[at.order[end]] == at.shown[at.order[at.turn_at]]:
        end += 1
    if end - at.turn_at > 1:
        _roll_off(at, at.turn_at, end)
    at.settled = end


def _roll_off(at: Position, start: i64, end: i64) -> None:
    """The highest roll goes first; equal ones roll again among themselves."""
    rolled = vec[i64]()
    for k in range(start, end):
        die = at.roll(DIE) + 1
        at.tell(TIE_ROLL, at.order[k], die)
        rolled = append(rolled, die)
    tied = at.order[start:end]
    place: i64 = start
    for below in range(DIE):
        first: i64 = place
        for k in range(end - start):
            if rolled[k] == DIE - below:
                at.order[place] = tied[k]
                place += 1
        if place - first > 1:
            _roll_off(at, first, place)
