"""The draft: packs go round, everybody takes twelve cards and keeps eight. What went where is remembered.

`pack` holds every pack of every draft round in the order its cards were taken: place k of pack p was taken by
seat (p + k), the last card was set aside. What is not yet taken stands behind, in the order of its numbers.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from theogony.games.theomachy.actions import (
    BEGIN_GAME,
    DECKS,
    DEITY,
    DRAFTED,
    NEXT_PICK,
    PICK,
    REJECT,
    REVEALED,
    TO_DEITY,
    TO_PICK,
    TO_REJECT,
)
from theogony.games.theomachy.cards import DEITY_BASE
from theogony.games.theomachy.components import CHOSEN, DECK, DRAFT_HAND, DRAFT_ROUNDS, MYTHS, PRAYERS, ROW
from theogony.games.theomachy.piles import draw_from_stack, nth_card
from theogony.games.theomachy.position import (
    ADVANCED,
    ASIDE,
    CHOSEN_OF,
    DEITY_OF,
    DRAFT_PICK,
    DRAFT_ROUND,
    IN_ROW,
    MYTHOLOGY,
    PACKED,
    PILE_OF,
    PILES,
    STACK,
    STACKED,
    Y_PILE,
    Y_TOP,
    Position,
)
from theogony.kernel.agenda import BIT
from theogony.kernel.space import Subset

REJECTS: Final = Subset(12, 4, 4).sets


def pack_base(at: Position, draft_round: i64, pack: i64) -> i64:
    """Where a pack begins in `pack`."""
    return (draft_round * at.seats + pack) * DRAFT_HAND[at.seats]


def held_pack(at: Position, seat: i64) -> i64:
    """The pack the seat chooses from now."""
    return (seat - at.now[DRAFT_PICK] + at.seats) % at.seats


def in_pack(at: Position, seat: i64, card: i64) -> bool:
    """Whether the card is among those the seat chooses from."""
    base = pack_base(at, at.now[DRAFT_ROUND], held_pack(at, seat))
    for k in range(at.now[DRAFT_PICK], DRAFT_HAND[at.seats]):
        if i64(at.pack[base + k]) == card:
            return True
    return False


def deal_packs(at: Position) -> None:
    """Everybody draws the cards of a draft round, and is asked for the first of them."""
    size = DRAFT_HAND[at.seats]
    for pack in range(at.seats):
        base = pack_base(at, at.now[DRAFT_ROUND], pack)
        for _ in range(size):
            card = nth_card(at, STACK, at.roll(at.now[STACKED]))
            at.now[STACKED] -= 1
            at.where[card] = u8(PACKED)
        found: i64 = 0
        for card in range(PRAYERS):
            if i64(at.where[card]) == PACKED and not _dealt(at, card, base - pack * size, base):
                at.pack[base + found] = u8(card)
                found += 1
    at.ask_sealed(TO_PICK, BIT[at.seats] - 1)


def _dealt(at: Position, card: i64, start: i64, end: i64) -> bool:
    for k in range(start, end):
        if i64(at.pack[k]) == card:
            return True
    return False


def reveal_picks(at: Position) -> None:
    """All have chosen: the cards are laid aside face down, the packs go on to the left."""
    pick = at.now[DRAFT_PICK]
    size = DRAFT_HAND[at.seats]
    for seat in range(at.seats):
        card = PICK.arg(at.agenda.answer(seat), 0)
        base = pack_base(at, at.now[DRAFT_ROUND], held_pack(at, seat))
        k: i64 = base + pick
        while i64(at.pack[k]) != card:
            k += 1
        while k > base + pick:
            at.pack[k] = at.pack[k - 1]
            k -= 1
        at.pack[k] = u8(card)
        at.where[card] = u8(CHOSEN_OF + seat)
    at.tell(DRAFTED, at.now[DRAFT_ROUND], pick)
    at.now[DRAFT_PICK] = pick + 1
    if pick + 1 == size - 1:
        for pack in range(at.seats):
            at.where[i64(at.pack[pack_base(at, at.now[DRAFT_ROUND], pack) + size - 1])] = u8(ASIDE)
        if at.now[DRAFT_ROUND] + 1 < DRAFT_ROUNDS[at.seats]:
            at.now[DRAFT_ROUND] += 1
            at.now[DRAFT_PICK] = 0
            at.then(NEXT_PICK)
        else:
            at.ask_sealed(TO_REJECT, BIT[at.seats] - 1)
    else:
        at.ask_sealed(TO_PICK, BIT[at.seats] - 1)


def chosen_cards(at: Position, seat: i64) -> vec[i64]:
    """The cards the seat has drafted, by number."""
    out = vec[i64]()
    for card in range(PRAYERS):
        if i64(at.where[card]) == CHOSEN_OF + seat:
            out = append(out, card)
    return out


def reveal_rejects(at: Position) -> None:
    """Eight cards are the draw pile; the others go back into the stack with all that was set aside."""
    for seat in range(at.seats):
        mine = chosen_cards(at, seat)
        away = REJECTS[int(REJECT.arg(at.agenda.answer(seat), 0))]
        for k in range(CHOSEN):
            card = mine[k]
            if int(k) in away:
                at.where[card] = u8(STACK)
            else:
                at.where[card] = u8(PILE_OF + seat)
                at.kept[card] = u8(seat + 1)
        at.put(seat, PILES, DECK)
    for card in range(PRAYERS):
        if i64(at.where[card]) == ASIDE:
            at.where[card] = u8(STACK)
    at.now[STACKED] = PRAYERS - at.seats * DECK
    at.now[DRAFT_ROUND] = -1
    at.now[DRAFT_PICK] = 0
    at.tell(DECKS)
    if at.now[ADVANCED] != 0:
        at.ask_sealed(TO_DEITY, BIT[at.seats] - 1)
    else:
        at.then(BEGIN_GAME)


def reveal_deities(at: Position) -> None:
    for seat in range(at.seats):
        deity = DEITY.arg(at.agenda.answer(seat), 0)
        at.put(seat, DEITY_OF, deity)
        at.add_control(seat, DEITY_BASE + deity, 1)
        at.tell(REVEALED, seat, deity)
    at.then(BEGIN_GAME)


def lay_row(at: Position) -> None:
    for place in range(ROW):
        card = draw_from_stack(at)
        at.where[card] = u8(IN_ROW)
        at.row[place] = u8(card)


def stack_myths(at: Position) -> None:
    """Every player shuffles the five myths of his mythology; the first is turned up."""
    for seat in range(at.seats):
        base: i64 = at.of(seat, MYTHOLOGY) * 5
        for k in range(base, base + 5):
            at.myth[k] = u8(Y_PILE)
        at.myth[base + at.roll(5)] = u8(Y_TOP)


def myth_owner(at: Position, myth: i64) -> i64:
    """The seat of the myth's mythology, or -1."""
    for seat in range(at.seats):
        if at.of(seat, MYTHOLOGY) == myth // 5:
            return seat
    return -1


def top_myth(at: Position, seat: i64) -> i64:
    """The visible myth of the seat's pile, or -1."""
    base: i64 = at.of(seat, MYTHOLOGY) * 5
    if base < 0 or base >= MYTHS:
        return -1
    for k in range(base, base + 5):
        if i64(at.myth[k]) == Y_TOP:
            return k
    return -1
