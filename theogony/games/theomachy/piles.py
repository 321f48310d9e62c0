"""Drawing, discarding and laying cards, and what others know of them.

A pile nobody has looked into has no order: a card is drawn from it when it is needed.
"""

from mypy_extensions import i64, u8

from theogony.games.theomachy.actions import DISCARDED, DREW, ELEMENTS_SHUFFLED, GOT, SHUFFLED, STAR
from theogony.games.theomachy.cards import PLACE, POWER, title_of
from theogony.games.theomachy.components import ELEMENTS, PRAYERS, TOP_LEVEL, face_sphere
from theogony.games.theomachy.position import (
    DISCARD_OF,
    DISCARDS,
    E_BESIDE,
    E_PILE,
    E_SKY,
    HAND_OF,
    HANDS,
    LEVEL,
    M_PLAYED,
    NO_CARD,
    OPEN_SKY,
    PILE_OF,
    PILES,
    PLACES_OF,
    POWERS_OF,
    PUBLIC,
    STACK,
    STACKED,
    TABLE_OF,
    TOP_CARD,
    Position,
)
from theogony.kernel.agenda import BIT


def nth_card(at: Position, zone: i64, n: i64) -> i64:
    """The n-th card of a zone by number."""
    left = n
    where = at.where
    for card in range(PRAYERS):
        if i64(where[card]) == zone:
            if left == 0:
                return card
            left -= 1
    raise ValueError(f"Zone {zone} has no card number {n}.")


def draw(at: Position, seat: i64, n: i64) -> None:
    """Draw n cards, or as many as there are; an empty draw pile is made from the discard pile."""
    drawn: i64 = 0
    while drawn < n:
        if at.of(seat, PILES) == 0:
            if at.of(seat, DISCARDS) == 0:
                break  # ruling.no-cards
            _shuffle(at, seat)
        card = nth_card(at, PILE_OF + seat, at.roll(at.of(seat, PILES)))
        at.where[card] = u8(HAND_OF + seat)
        at.seen[card] = u8(0)
        at.more(seat, PILES, -1)
        at.more(seat, HANDS, 1)
        at.tell_to(BIT[seat], GOT, seat, card)
        drawn += 1
    if drawn > 0:
        _forget(at, seat)
        at.tell(DREW, seat, drawn)


def _shuffle(at: Position, seat: i64) -> None:
    for card in range(PRAYERS):
        if i64(at.where[card]) == DISCARD_OF + seat:
            at.where[card] = u8(PILE_OF + seat)
    at.put(seat, PILES, at.of(seat, DISCARDS))
    at.put(seat, DISCARDS, 0)
    at.put(seat, TOP_CARD, -1)
    at.tell(SHUFFLED, seat)


def _forget(at: Position, seat: i64) -> None:
    """After a draw nobody else can tell which of the cards are in the hand and which still in the pile."""
    for card in range(PRAYERS):
        if i64(at.where[card]) == PILE_OF + seat:
            at.seen[card] = u8(0)


def lay(at: Position, seat: i64, card: i64) -> None:
    """A card goes from the hand to the table, for everybody to see."""
    at.where[card] = u8(TABLE_OF + seat)
    at.mark[card] = u8(M_PLAYED)
    at.more(seat, HANDS, -1)
    at.public(card)
    at.learn()
    kind = at.box.kind[title_of(card)]
    if kind == PLACE:
        at.more(seat, PLACES_OF, 1)
    if kind == POWER:
        at.put(seat, POWERS_OF, at.of(seat, POWERS_OF) | BIT[face_sphere(card)])
    at.add_control(seat, card, 1)


def discard_laid(at: Position, seat: i64, card: i64) -> None:
    """A card goes from the table to its owner's discard pile. It cannot be played again this round."""
    at.add_control(seat, card, -1)
    if at.box.kind[title_of(card)] == PLACE:
        at.more(seat, PLACES_OF, -1)
    at.where[card] = u8(DISCARD_OF + seat)
    at.mark[card] = u8(M_PLAYED)
    at.aim[card] = u8(0)
    at.more(seat, DISCARDS, 1)
    at.put(seat, TOP_CARD, card)


def discard_from_hand(at: Position, seat: i64, card: i64) -> None:
    """A single card is discarded: it lies on top, open."""
    at.where[card] = u8(DISCARD_OF + seat)
    at.more(seat, HANDS, -1)
    at.more(seat, DISCARDS, 1)
    at.put(seat, TOP_CARD, card)
    at.public(card)
    at.learn()
    at.tell(DISCARDED, seat, card)


def draw_from_stack(at: Position) -> i64:
    """The top card of the prayer stack; the caller lays it somewhere."""
    card = nth_card(at, STACK, at.roll(at.now[STACKED]))
    at.now[STACKED] -= 1
    at.public(card)
    return card


def draw_element(at: Position) -> i64:
    """The top element card; an empty pile is made from the cards beside it (ruling.swap-reshuffles)."""
    if _count(at, E_PILE) == 0:
        shuffle_elements(at)
    left = at.roll(_count(at, E_PILE))
    for face in range(ELEMENTS):
        if i64(at.element[face]) == E_PILE:
            if left == 0:
                at.element[face] = u8(E_SKY)
                return face
            left -= 1
    raise ValueError("The element pile is empty.")


def shuffle_elements(at: Position) -> None:
    """The cards beside the element pile go back into it, and the conflict grows."""
    for face in range(ELEMENTS):
        if i64(at.element[face]) == E_BESIDE:
            at.element[face] = u8(E_PILE)
    if at.now[LEVEL] < TOP_LEVEL:
        at.now[LEVEL] += 1
    at.tell(ELEMENTS_SHUFFLED, at.now[LEVEL])


def elements_left(at: Position) -> i64:
    return _count(at, E_PILE)


def _count(at: Position, zone: i64) -> i64:
    count: i64 = 0
    for face in range(ELEMENTS):
        if i64(at.element[face]) == zone:
            count += 1
    return count


def lay_star(at: Position, slot: i64) -> None:
    """A new card comes to lie in a slot of the constellation, open or closed as the slot is."""
    face = draw_element(at)
    at.sky[slot] = u8(face)
    is_open = slot < at.now[OPEN_SKY]
    at.sky_seen[slot] = u8(PUBLIC) if is_open else u8(0)
    at.tell_to(255 if is_open else 0, STAR, slot, face)


def beside(at: Position, slot: i64) -> None:
    """The card of a slot goes beside the element pile, face up."""
    at.element[i64(at.sky[slot])] = u8(E_BESIDE)
    at.sky[slot] = u8(NO_CARD)
    at.sky_seen[slot] = u8(0)
