"""Blessings: from the faces that were rolled to what they give, in the order of the cookbook.

Mirrors are fixed first, then either-or faces are chosen and everything is taken; a shield looks at what the other die
yielded; a ship comes when its owner likes; owners of boar cards take theirs; a cerberus token can repeat it all.
Everything asked here is asked aside: where nothing depends on the order, the seats answer at the same time.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from theogony.games.dice_forge.actions import (
    BLESS,
    BOAR_PAID,
    COPIED,
    FIX_MIRROR,
    FROM_CARD,
    FROM_DICE,
    OFFER_REPEAT,
    REPEATED,
    ROLLED,
    SHIELD_SHONE,
    SWAPPED,
    TAKE_FACE,
    TAKE_FACES,
    TO_BOAR,
    TO_COPY,
    TO_GAIN,
    TO_ORDER,
    TO_REPEAT,
    TO_SWAP,
    TRIPLED,
)
from theogony.games.dice_forge.components import (
    AMOUNT,
    BOAR,
    BOAR_GLORY,
    C_BOAR,
    C_CYCLOPS,
    C_SATYRS,
    C_SENTINEL,
    CYCLOPS_GLORY,
    EITHER,
    GARDEN,
    GLORY,
    GOLD,
    MIRROR,
    MOON,
    NO_FACE,
    RESOURCES,
    SENTINEL_GLORY,
    SHIELD,
    SHIELD_GLORY,
    SHIELD_MATCH,
    SHIP,
    SHIP_DISCOUNT,
    SIDES,
    SUN,
    TRIPLE,
)
from theogony.games.dice_forge.forging import offer_ship
from theogony.games.dice_forge.position import (
    AS_LOSS,
    OF_OTHERS,
    REPEATABLE,
    WITH_CYCLOPS,
    WITH_SENTINEL,
    Position,
)
from theogony.games.dice_forge.resources import gain, gain_gold, lose

RESOURCE_BIT: Final = vec[i64]([1, 2, 4, 8])


def roll_die(at: Position, seat: i64, die: i64) -> None:
    side = at.roll(SIDES)
    at.up[seat * 2 + die] = u8(side)
    at.tell(ROLLED, seat, die, side, at.face(seat, die, side))


def roll_both(at: Position, seat: i64) -> None:
    roll_die(at, seat, 0)
    roll_die(at, seat, 1)


def bless_all(at: Position, spared: i64, manner: i64) -> None:
    """Everybody but `spared` (-1: nobody) applies the faces just rolled: at once, or one by one where it matters."""
    one_by_one = order_matters(at, manner)
    for k in range(at.seats):
        seat: i64 = (at.active + k) % at.seats
        if seat != spared:
            if one_by_one:
                at.then(BLESS, seat, manner)
            else:
                bless(at, seat, manner)


def order_matters(at: Position, manner: i64) -> bool:
    """turn.order-matters: ships that want the same faces, mirrors that see forged ones, boars that pay others.

    Nobody forges in a loss.
    """
    ships: i64 = 0
    mirrors: i64 = 0
    for die in range(at.seats * 2):
        kind = i64(at.sides[die * 6 + i64(at.up[die])])
        if kind < MIRROR:
            continue
        if kind >= BOAR:
            return True
        if kind == SHIP and manner & AS_LOSS == 0:
            ships += 1
        elif kind == MIRROR:
            mirrors += 1
    return ships > 1 or (ships == 1 and mirrors > 0)


def bless(at: Position, seat: i64, manner: i64) -> None:
    """A divine blessing with the faces that lie up."""
    apply_faces(at, seat, at.face_up(seat, 0), at.face_up(seat, 1), manner)


def apply_faces(at: Position, seat: i64, one: i64, other: i64, manner: i64) -> None:
    """These two faces (NO_FACE: just one) are the seat's blessing."""
    if (
        EITHER[one] + EITHER[other] == 0
        and (one < GARDEN or one >= NO_FACE)
        and (other < GARDEN or other >= NO_FACE)
        and manner & (AS_LOSS | WITH_SENTINEL | WITH_CYCLOPS) == 0
        and at.cerberus[seat] == 0
        and at.hammer_room(seat) == 0
    ):
        _take_plain(at, seat, one, source_of(0, manner))
        _take_plain(at, seat, other, source_of(1, manner))
        return
    at.rolled[seat * 2] = u8(one)
    at.rolled[seat * 2 + 1] = u8(other)
    at.manner[seat] = manner
    apply_rolled(at, seat)


def _take_plain(at: Position, seat: i64, kind: i64, source: i64) -> None:
    if kind < NO_FACE:
        for resource in range(RESOURCES):
            amount = AMOUNT[kind * RESOURCES + resource]
            if amount > 0:
                gain(at, seat, resource, amount, source)


def source_of(slot: i64, manner: i64) -> i64:
    """The own die that shows the face; for faces of others the satyrs that brought them."""
    return slot if manner & OF_OTHERS == 0 else FROM_CARD + C_SATYRS


def apply_rolled(at: Position, seat: i64) -> None:
    """The faces as they were rolled, with all their choices."""
    mirrors = False
    for slot in range(i64(2)):
        at.shown[seat * 2 + slot] = at.rolled[seat * 2 + slot]
        at.yielded[seat * 2 + slot] = u8(0)
        if i64(at.rolled[seat * 2 + slot]) == MIRROR:
            mirrors = True
            at.then_aside(FIX_MIRROR, seat, slot)
    if mirrors:
        at.then_aside(TAKE_FACES, seat)
    else:
        take_faces(at, seat)
    if at.manner[seat] & REPEATABLE != 0 and at.cerberus[seat] > 0:
        at.then_aside(OFFER_REPEAT, seat)


def offer_repeat(at: Position, seat: i64) -> None:
    """engine.worth-asking: a token is not offered where the faces would bring nobody anything."""
    if at.cerberus[seat] > 0 and (_brings(at, seat, 0) or _brings(at, seat, 1)):
        at.ask_aside(TO_REPEAT, seat)


def _brings(at: Position, seat: i64, slot: i64) -> bool:
    """Whether the face rolled could bring anything if it were applied once more."""
    kind = i64(at.rolled[seat * 2 + slot])
    if kind == NO_FACE or kind == TRIPLE:
        return False
    if kind == MIRROR:
        found = copies(at, seat)
        for shown in range(i64(len(found))):
            if shown != TRIPLE and found[shown] >= 0:
                return True
        return False
    if kind > MIRROR or at.manner[seat] & (WITH_SENTINEL | WITH_CYCLOPS) != 0:
        return True
    k: i64 = kind * RESOURCES
    for resource in range(GLORY):
        if AMOUNT[k + resource] > 0 and at.has(seat, resource) < at.most(seat, resource):
            return True
    return AMOUNT[k + GLORY] > 0 or (AMOUNT[k] > 0 and at.hammer_room(seat) > 0)


def repeat(at: Position, seat: i64) -> None:
    """card.cerberus: the same faces once more, with new choices; one token per roll."""
    at.cerberus[seat] -= 1
    at.manner[seat] &= ~REPEATABLE
    at.tell(REPEATED, seat)
    apply_rolled(at, seat)


# ---- mirrors


def copies(at: Position, seat: i64) -> vec[i64]:
    """By kind of face, the die (seat * 2 + die) that stands for all that show it; -1 where a mirror finds none.

    ruling.mirror-of-mirror: a mirror opposite shows one's own faces too.
    """
    out = _NO_COPIES[:]
    mirrored = False
    for other in range(at.seats):
        if other != seat and (at.face_up(other, 0) == MIRROR or at.face_up(other, 1) == MIRROR):
            mirrored = True
    for k in range(at.seats * 2):
        kind = at.face_up(k // 2, k % 2)
        if kind != MIRROR and (k // 2 != seat or mirrored) and out[kind] < 0:
            out[kind] = k
    return out


_NO_COPIES: Final = vec[i64]([-1] * 29)


def fix_mirror(at: Position, seat: i64, slot: i64) -> None:
    """A mirror with one face to copy copies it unasked; with none it does nothing."""
    found = copies(at, seat)
    kinds: i64 = 0
    only: i64 = NO_FACE
    for kind in range(i64(len(found))):
        if found[kind] >= 0:
            kinds += 1
            only = kind
    if kinds > 1:
        at.ask_aside(TO_COPY, seat, slot)
    else:
        copy(at, seat, slot, only)


def copy(at: Position, seat: i64, slot: i64, kind: i64) -> None:
    at.shown[seat * 2 + slot] = u8(kind)
    if kind != NO_FACE:
        at.tell(COPIED, seat, kind)


# ---- taking what the faces give


def take_faces(at: Position, seat: i64) -> None:
    """Both faces: plain ones, then shields, then ships (engine.best-order), unless the ship might go first."""
    one = i64(at.shown[seat * 2])
    other = i64(at.shown[seat * 2 + 1])
    if one == TRIPLE or other == TRIPLE:
        kind = other if one == TRIPLE else one
        if kind != TRIPLE and kind != NO_FACE:
            at.tell(TRIPLED, seat, kind)
    elif _ship_first_matters(at, seat, one, other):
        at.ask_aside(TO_ORDER, seat)
        return
    take_in_order(at, seat, i64(1) if one == NO_FACE or _rank(one) > _rank(other) else i64(0))


def _rank(kind: i64) -> i64:
    if kind == SHIP:
        return 2
    return i64(1) if SHIELD <= kind < BOAR else i64(0)


def _ship_first_matters(at: Position, seat: i64, one: i64, other: i64) -> bool:
    """blessing.any-order: buying first makes room for gold that would be wasted otherwise."""
    if at.manner[seat] & AS_LOSS != 0 or (one == SHIP) == (other == SHIP):
        return False
    beside = other if one == SHIP else one
    if beside == NO_FACE:
        return False
    gold = at.has(seat, GOLD)
    amount = AMOUNT[beside * RESOURCES + GOLD]
    if amount == 0 or gold + amount <= at.most(seat, GOLD):
        return False
    return at.has_triton(seat) or at.any_affordable(gold, SHIP_DISCOUNT)


def take_in_order(at: Position, seat: i64, first: i64) -> None:
    take_face(at, seat, first)
    second = i64(at.shown[seat * 2 + 1 - first])
    if second != NO_FACE and second != TRIPLE:
        at.then_aside(TAKE_FACE, seat, 1 - first)


def take_face(at: Position, seat: i64, slot: i64) -> None:
    kind = i64(at.shown[seat * 2 + slot])
    if kind == NO_FACE or kind == TRIPLE:
        return
    times: i64 = 3 if i64(at.shown[seat * 2 + 1 - slot]) == TRIPLE else 1
    if kind == SHIP:
        if at.manner[seat] & AS_LOSS == 0:
            offer_ship(at, seat, SHIP_DISCOUNT * times)
    elif EITHER[kind] != 0:
        at.ask_aside(TO_GAIN, seat, slot, times)
        if kind >= BOAR:
            _pay_boar_owner(at, kind - BOAR, times)
    elif kind >= SHIELD:
        _take_shield(at, seat, slot, kind, times)
    else:
        k: i64 = kind * RESOURCES
        deliver(
            at,
            seat,
            slot,
            True,
            AMOUNT[k] * times,
            AMOUNT[k + SUN] * times,
            AMOUNT[k + MOON] * times,
            AMOUNT[k + GLORY] * times,
        )


def _take_shield(at: Position, seat: i64, slot: i64, kind: i64, times: i64) -> None:
    """face.shield: it looks at what the other die yielded; another shield does not count (ruling.two-shields)."""
    match = SHIELD_MATCH[kind - SHIELD]
    if i64(at.yielded[seat * 2 + 1 - slot]) & RESOURCE_BIT[match] != 0:
        at.tell(SHIELD_SHONE, seat, kind)
        deliver(at, seat, slot, False, 0, 0, 0, SHIELD_GLORY)
        return
    k: i64 = kind * RESOURCES
    deliver(
        at,
        seat,
        slot,
        False,
        AMOUNT[k] * times,
        AMOUNT[k + SUN] * times,
        AMOUNT[k + MOON] * times,
        AMOUNT[k + GLORY] * times,
    )


def _pay_boar_owner(at: Position, colour: i64, times: i64) -> None:
    """face.boar, ruling.triple-boar: the owner of the card chooses once for every time the face counts."""
    owner = i64(at.boar_owner[colour]) - 1
    for _ in range(times):
        at.ask(TO_BOAR, owner, colour)


def pay_boar(at: Position, owner: i64, colour: i64, resource: i64) -> None:
    amount = BOAR_GLORY if resource == GLORY else i64(1)
    at.tell(BOAR_PAID, owner, colour, resource, amount)
    gain(at, owner, resource, amount, FROM_CARD + C_BOAR)


def choose(at: Position, seat: i64, slot: i64, times: i64, resource: i64) -> None:
    """One resource of an either-or face is taken."""
    amount = AMOUNT[i64(at.shown[seat * 2 + slot]) * RESOURCES + resource] * times
    deliver(
        at,
        seat,
        slot,
        True,
        amount if resource == GOLD else i64(0),
        amount if resource == SUN else i64(0),
        amount if resource == MOON else i64(0),
        amount if resource == GLORY else i64(0),
    )


def deliver(at: Position, seat: i64, slot: i64, seen: bool, gold: i64, sun: i64, moon: i64, glory: i64) -> None:
    """What one face gives (or takes) goes to the tracks. A shield sees it whatever becomes of it
    (ruling.shield-sees-all), unless it is not to be `seen`: a shield's own."""
    if seen:
        bits: i64 = 1 if gold > 0 else 0
        if sun > 0:
            bits += 2
        if moon > 0:
            bits += 4
        if glory > 0:
            bits += 8
        at.yielded[seat * 2 + slot] = u8(bits)
    manner = at.manner[seat]
    if manner & AS_LOSS != 0:
        lose(at, seat, GOLD, gold)
        lose(at, seat, SUN, sun)
        lose(at, seat, MOON, moon)
        lose(at, seat, GLORY, glory)
        return
    source = source_of(slot, manner)
    gain(at, seat, GLORY, glory, source)
    if manner & WITH_SENTINEL != 0 and sun + moon > 0:
        at.ask_aside(TO_SWAP, seat, 0, sun, moon, gold)
        return
    gain(at, seat, SUN, sun, source)
    gain(at, seat, MOON, moon, source)
    if manner & WITH_CYCLOPS != 0 and gold > 0:
        at.ask_aside(TO_SWAP, seat, gold, 0, 0, 0)
    else:
        gain_gold(at, seat, gold, source)


def swap(at: Position, seat: i64, gold: i64, sun: i64, moon: i64, swapped: bool) -> None:
    """card.sentinel, card.cyclops: all of it becomes glory, or nothing (ruling.swap-whole-face)."""
    if swapped:
        glory: i64 = SENTINEL_GLORY * (sun + moon) + CYCLOPS_GLORY * gold
        at.tell(SWAPPED, seat, sun + moon, gold, glory)
        gain(at, seat, GLORY, glory, FROM_CARD + (C_CYCLOPS if gold > 0 else C_SENTINEL))
    else:
        gain(at, seat, SUN, sun, FROM_DICE)
        gain(at, seat, MOON, moon, FROM_DICE)
        gain_gold(at, seat, gold, FROM_DICE)
