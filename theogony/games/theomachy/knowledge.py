"""What a viewer may know, and guesses of the rest that agree with it: known cards, sizes, and the packs of the draft.

A guess agrees with everything the view shows. It does not draw every conclusion from what happened before.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from theogony.games.theomachy.actions import TO_DEITY, TO_ORDER, TO_PICK, TO_REJECT
from theogony.games.theomachy.components import DECK, DRAFT_HAND, DRAFT_ROUNDS, ELEMENTS, PRAYERS, SKY
from theogony.games.theomachy.draft import held_pack, pack_base
from theogony.games.theomachy.position import (
    ASIDE,
    BOX,
    CHOSEN_OF,
    DISCARD_OF,
    DISCARDS,
    DRAFT_PICK,
    DRAFT_ROUND,
    E_PILE,
    E_SKY,
    HAND_OF,
    HANDS,
    IN_ROW,
    M_KEPT,
    NO_CARD,
    OPEN_SKY,
    PACKED,
    PILE_OF,
    PILES,
    PUBLIC,
    SOMEWHERE_OF,
    STACK,
    TABLE_OF,
    UNKNOWN,
    VIEWER,
    Position,
    viewer_bit,
)
from theogony.kernel.arrays import filled
from theogony.kernel.dice import Dice
from theogony.kernel.state import EVERYBODY

TRIES: Final[i64] = 40


def owner_of(zone: i64) -> i64:
    """The seat in whose hand or piles a card is, or -1."""
    if HAND_OF <= zone < TABLE_OF:
        return zone % 10
    if SOMEWHERE_OF <= zone < UNKNOWN:
        return zone - SOMEWHERE_OF
    return -1


def hide(at: Position, viewer: i64) -> None:
    bit = viewer_bit(viewer)
    at.now[VIEWER] = viewer
    if at.drafting():
        _hide_draft(at, viewer)
    else:
        _hide_cards(at, viewer, bit)
    _hide_packs(at, viewer)
    _hide_sky(at, bit)


def _hide_draft(at: Position, viewer: i64) -> None:
    for card in range(PRAYERS):
        zone = i64(at.where[card])
        mine = viewer >= 0 and zone == CHOSEN_OF + viewer
        if not mine and not (viewer >= 0 and zone == PACKED and holds(at, viewer, card)):
            at.where[card] = u8(UNKNOWN)


def holds(at: Position, seat: i64, card: i64) -> bool:
    """Whether the card is in the pack that the seat chooses from now."""
    base = pack_base(at, at.now[DRAFT_ROUND], held_pack(at, seat))
    for k in range(DRAFT_HAND[at.seats]):
        if i64(at.pack[base + k]) == card:
            return True
    return False


def _hide_cards(at: Position, viewer: i64, bit: i64) -> None:
    for card in range(PRAYERS):
        zone = i64(at.where[card])
        if zone == IN_ROW or zone == BOX or zone >= TABLE_OF:
            continue
        owner = owner_of(zone)
        if owner >= 0 and owner == viewer:
            at.whose[card] = at.whose[card] if at.whose[card] == u8(PUBLIC) else u8(0)
            at.seen[card] = at.seen[card] if at.seen[card] == u8(PUBLIC) else u8(0)
            continue
        knows_whose = i64(at.whose[card]) & bit != 0
        knows_where = i64(at.seen[card]) & bit != 0
        if owner < 0 or not knows_whose:
            at.where[card] = u8(UNKNOWN)
            at.kept[card] = u8(UNKNOWN)
            at.mark[card] = u8(0)
            at.whose[card] = u8(0)
            at.seen[card] = u8(0)
            continue
        if not knows_where:
            at.where[card] = u8(SOMEWHERE_OF + owner)
            at.mark[card] = u8(0)
        else:
            at.mark[card] = u8(i64(at.mark[card]) & ~M_KEPT)
        at.whose[card] = at.whose[card] if at.whose[card] == u8(PUBLIC) else u8(bit)
        at.seen[card] = at.seen[card] if at.seen[card] == u8(PUBLIC) else u8(i64(at.seen[card]) & bit)


def _hide_packs(at: Position, viewer: i64) -> None:
    """Of a pack one knows what was in it when it came, and what one took; not what others took."""
    size = DRAFT_HAND[at.seats]
    for draft_round in range(DRAFT_ROUNDS[at.seats]):
        now = draft_round == at.now[DRAFT_ROUND]
        if at.drafting() and draft_round > at.now[DRAFT_ROUND]:
            continue
        for pack in range(at.seats):
            base = pack_base(at, draft_round, pack)
            mine: i64 = (viewer - pack + at.seats) % at.seats
            if viewer < 0 or (now and at.now[DRAFT_PICK] < mine):
                mine = size
            for k in range(mine):
                at.pack[base + k] = u8(UNKNOWN)
            taken = not now or at.now[DRAFT_PICK] > mine
            _sort(at.pack, base + mine + (i64(1) if taken else i64(0)), base + size)


def _sort(cards: vec[u8], start: i64, end: i64) -> None:
    for k in range(start + 1, end):
        card = cards[k]
        j: i64 = k
        while j > start and cards[j - 1] > card:
            cards[j] = cards[j - 1]
            j -= 1
        cards[j] = card


def _hide_sky(at: Position, bit: i64) -> None:
    for face in range(ELEMENTS):
        if i64(at.element[face]) == E_PILE:
            at.element[face] = u8(UNKNOWN)
    for slot in range(at.now[OPEN_SKY], SKY):
        if i64(at.sky[slot]) >= NO_CARD:
            continue
        if i64(at.sky_seen[slot]) & bit == 0:
            at.element[i64(at.sky[slot])] = u8(UNKNOWN)
            at.sky[slot] = u8(UNKNOWN)
        at.sky_seen[slot] = u8(i64(at.sky_seen[slot]) & bit)


# ---- guesses


def fill(at: Position, dice: Dice) -> None:
    viewer = at.now[VIEWER]
    at.now[VIEWER] = EVERYBODY
    _fill_sky(at, dice)
    if at.drafting():
        owner = _guess_packs(at, viewer, dice, False)
        for card in range(PRAYERS):
            if i64(at.where[card]) == UNKNOWN:
                at.where[card] = u8(STACK)
        _cards_of_packs(at)
    else:
        tries: i64 = 0
        record = at.pack[:]
        owner = filled(0, 0)
        while len(owner) == 0 and tries < TRIES:
            _restore(at.pack, record)
            owner = _guess_packs(at, viewer, dice, True)
            tries += 1
        _deal(at, owner, dice)
    for seat in range(at.seats):
        kind = at.agenda.kind_for(seat)
        sealed = kind == TO_PICK or kind == TO_REJECT or kind == TO_DEITY or kind == TO_ORDER
        if sealed and at.agenda.sealed_unknown(seat):
            answers = at.choices(seat)
            at.agenda.unseal(seat, answers[dice.below(i64(len(answers)))])


def _restore(cards: vec[u8], record: vec[u8]) -> None:
    for k in range(i64(len(record))):
        cards[k] = record[k]


def _fill_sky(at: Position, dice: Dice) -> None:
    for slot in range(at.now[OPEN_SKY], SKY):
        if i64(at.sky[slot]) == UNKNOWN:
            unseen = vec[i64]()
            for face in range(ELEMENTS):
                if i64(at.element[face]) == UNKNOWN:
                    unseen = append(unseen, face)
            face = unseen[dice.below(i64(len(unseen)))]
            at.sky[slot] = u8(face)
            at.element[face] = u8(E_SKY)
    for face in range(ELEMENTS):
        if i64(at.element[face]) == UNKNOWN:
            at.element[face] = u8(E_PILE)


def _guess_packs(at: Position, viewer: i64, dice: Dice, after: bool) -> vec[i64]:
    """Fill the packs. After the draft: by card 1 + the seat that kept it, or nothing if this try does not work out."""
    size = DRAFT_HAND[at.seats]
    rounds = DRAFT_ROUNDS[at.seats] if after else at.now[DRAFT_ROUND] + 1
    in_packs = filled(PRAYERS, 0)
    for k in range(rounds * at.seats * size):
        if i64(at.pack[k]) != UNKNOWN:
            in_packs[i64(at.pack[k])] = 1
    for draft_round in range(rounds):
        now = not after and draft_round == at.now[DRAFT_ROUND]
        for pack in range(at.seats):
            base = pack_base(at, draft_round, pack)
            taken = at.now[DRAFT_PICK] if now else size - 1
            first: i64 = (viewer - pack + at.seats) % at.seats + 1
            if viewer < 0 or taken < first:
                first = taken if viewer >= 0 and taken == first - 1 else size
            _shuffle_pack(at, base, first, taken, pack, dice, after)
    if after:
        _place_known(at, rounds * at.seats * size, size, in_packs, dice)
    for k in range(rounds * at.seats * size):
        if i64(at.pack[k]) == UNKNOWN:
            unseen = vec[i64](capacity=128)
            for card in range(PRAYERS):
                if in_packs[card] == 0 and (not after or i64(at.kept[card]) == UNKNOWN or i64(at.kept[card]) == 0):
                    unseen = append(unseen, card)
            if len(unseen) == 0:
                return filled(0, 0)
            card = unseen[dice.below(i64(len(unseen)))]
            in_packs[card] = 1
            at.pack[k] = u8(card)
    return _keep_eight(at, viewer, dice, rounds, size) if after else filled(0, 0)


def _shuffle_pack(at: Position, base: i64, first: i64, taken: i64, pack: i64, dice: Dice, after: bool) -> None:
    """Who took which of the cards seen going round: known owners first, the others by chance."""
    size = DRAFT_HAND[at.seats]
    if first >= size:
        return
    k: i64 = size - 1
    low: i64 = first if taken > first or after else taken
    while k > low:
        j: i64 = low + dice.below(k - low + 1)
        held = at.pack[base + k]
        at.pack[base + k] = at.pack[base + j]
        at.pack[base + j] = held
        k -= 1
    if not after:
        _sort(at.pack, base + taken, base + size)
        return
    for _ in range(size):
        for j in range(first, size):
            kept = i64(at.kept[i64(at.pack[base + j])])
            if kept != UNKNOWN and kept > 0:
                spot: i64 = (kept - 1 - pack + at.seats) % at.seats
                if first <= spot < size - 1:
                    held = at.pack[base + spot]
                    at.pack[base + spot] = at.pack[base + j]
                    at.pack[base + j] = held


def _place_known(at: Position, end: i64, size: i64, in_packs: vec[i64], dice: Dice) -> None:
    """Cards known to be kept that never passed by were taken from packs before they came."""
    for card in range(PRAYERS):
        kept = i64(at.kept[card])
        if in_packs[card] == 0 and kept != UNKNOWN and kept > 0:
            free = vec[i64]()
            for k in range(end):
                pack = k // size % at.seats
                if i64(at.pack[k]) == UNKNOWN and k % size < size - 1 and (pack + k % size) % at.seats == kept - 1:
                    free = append(free, k)
            if len(free) > 0:
                at.pack[free[dice.below(i64(len(free)))]] = u8(card)
                in_packs[card] = 1


def _keep_eight(at: Position, viewer: i64, dice: Dice, rounds: i64, size: i64) -> vec[i64]:
    owner = filled(PRAYERS, 0)
    for seat in range(at.seats):
        if seat == viewer:
            continue
        open_cards = vec[i64]()
        kept: i64 = 0
        for card in range(PRAYERS):
            if i64(at.kept[card]) == seat + 1:
                kept += 1
        for draft_round in range(rounds):
            for pack in range(at.seats):
                card = i64(at.pack[pack_base(at, draft_round, pack) + (seat - pack + at.seats) % at.seats])
                if i64(at.where[card]) == UNKNOWN:
                    open_cards = append(open_cards, card)
        if kept + i64(len(open_cards)) < DECK:
            return filled(0, 0)
        left: i64 = i64(len(open_cards))
        while kept < DECK:
            j = dice.below(left)
            owner[open_cards[j]] = seat + 1
            left -= 1
            open_cards[j] = open_cards[left]
            kept += 1
    return owner


def _cards_of_packs(at: Position) -> None:
    """During the draft every card is where the packs say."""
    size = DRAFT_HAND[at.seats]
    for draft_round in range(at.now[DRAFT_ROUND] + 1):
        now = draft_round == at.now[DRAFT_ROUND]
        taken = at.now[DRAFT_PICK] if now else size - 1
        for pack in range(at.seats):
            base = pack_base(at, draft_round, pack)
            for k in range(size):
                card = i64(at.pack[base + k])
                if k < taken:
                    at.where[card] = u8(CHOSEN_OF + (pack + k) % at.seats)
                else:
                    at.where[card] = u8(ASIDE) if taken == size - 1 else u8(PACKED)


def _deal(at: Position, owner: vec[i64], dice: Dice) -> None:
    """Unknown cards go to their owners or into the stack; an owner's to his hand and piles, as many as there are."""
    for seat in range(at.seats):
        hand = at.of(seat, HANDS)
        pile = at.of(seat, PILES)
        discard = at.of(seat, DISCARDS)
        loose = vec[i64](capacity=64)
        for card in range(PRAYERS):
            zone = i64(at.where[card])
            if zone == HAND_OF + seat:
                hand -= 1
            elif zone == PILE_OF + seat:
                pile -= 1
            elif zone == DISCARD_OF + seat:
                discard -= 1
            elif zone == SOMEWHERE_OF + seat or (zone == UNKNOWN and len(owner) > 0 and owner[card] == seat + 1):
                loose = append(loose, card)
        while i64(len(loose)) < hand + pile + discard:
            unknown = vec[i64](capacity=128)
            for card in range(PRAYERS):
                if i64(at.where[card]) == UNKNOWN and (len(owner) == 0 or owner[card] == 0) and not _among(loose, card):
                    unknown = append(unknown, card)
            loose = append(loose, unknown[dice.below(i64(len(unknown)))])
        left: i64 = i64(len(loose))
        while left > 0:
            j = dice.below(left)
            card = loose[j]
            left -= 1
            loose[j] = loose[left]
            if i64(at.kept[card]) == UNKNOWN:
                at.kept[card] = u8(seat + 1)
            if hand > 0:
                at.where[card] = u8(HAND_OF + seat)
                hand -= 1
            elif pile > 0:
                at.where[card] = u8(PILE_OF + seat)
                pile -= 1
            else:
                at.where[card] = u8(DISCARD_OF + seat)
    for card in range(PRAYERS):
        if i64(at.where[card]) == UNKNOWN:
            at.where[card] = u8(STACK)
            at.kept[card] = u8(0)


def _among(cards: vec[i64], card: i64) -> bool:
    for k in range(i64(len(cards))):
        if cards[k] == card:
            return True
    return False
