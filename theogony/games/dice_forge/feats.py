"""Heroic feats: the hero moves, perhaps ousts another, and the card does what it says."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from theogony.games.dice_forge.actions import (
    BEAR_PAID,
    BOAR_NAMED,
    CARD,
    CARD_TAKEN,
    DIVINE,
    FEAT_BEGUN,
    FROM_CARD,
    MINOR,
    OUSTED,
    PICK_ONE,
    PICK_OTHER,
    PICKED,
    TO_DIE,
    TO_FORGE,
    TO_NAME,
    TO_PICK,
    TO_SHIELD,
    TYPHON_PAID,
)
from theogony.games.dice_forge.blessing import apply_faces, bless, bless_all, roll_both
from theogony.games.dice_forge.components import (
    BEAR_GLORY,
    BOAR,
    C_ABYSS,
    C_BEAR,
    C_BOAR,
    C_CANCER,
    C_CERBERUS,
    C_CYCLOPS,
    C_HELMET,
    C_MINOTAUR,
    C_SATYRS,
    C_SENTINEL,
    C_SHIELD,
    C_SHIP,
    C_SPHINX,
    C_TRITON,
    C_TYPHON,
    C_WILD,
    CARDS,
    COLOURS,
    FEAT_MOON,
    FEAT_PORTAL,
    FEAT_SUN,
    GLORY,
    HOME,
    MIRROR,
    MOON,
    SHIELD,
    SHIP,
    SUN,
    TRIPLE,
    WILD_GIFT,
)
from theogony.games.dice_forge.position import (
    AS_LOSS,
    OF_OTHERS,
    REPEATABLE,
    WITH_CYCLOPS,
    WITH_SENTINEL,
    Position,
)
from theogony.games.dice_forge.resources import gain, gain_gold, pay


def begin_feat(at: Position, seat: i64, stack: i64) -> None:
    """Pay, move the hero, oust whoever stands there; the card comes when the ousted one's blessing is done."""
    pay(at, seat, SUN, FEAT_SUN[stack])
    pay(at, seat, MOON, FEAT_MOON[stack])
    portal = FEAT_PORTAL[stack]
    at.tell(FEAT_BEGUN, seat, stack, i64(at.card_at[stack]), portal)
    if at.portal[seat] != portal:
        at.portal[seat] = portal
        for rival in range(at.seats):
            if rival != seat and at.portal[rival] == portal:
                _oust(at, seat, rival)
                at.then(CARD, seat, stack)
                return
    take_card(at, seat, stack)


def _oust(at: Position, seat: i64, rival: i64) -> None:
    """feat.oust, ruling.ousted-is-blessed; card.bear: glory for both sides before the dice fall."""
    at.tell(OUSTED, seat, rival, at.portal[rival])
    at.portal[rival] = HOME
    _pay_bears(at, seat)
    _pay_bears(at, rival)
    roll_both(at, rival)
    bless(at, rival, REPEATABLE)


def _pay_bears(at: Position, seat: i64) -> None:
    glory: i64 = BEAR_GLORY * at.card_count(seat, C_BEAR)
    if glory > 0:
        at.tell(BEAR_PAID, seat, glory)
        gain(at, seat, GLORY, glory, FROM_CARD + C_BEAR)


def take_card(at: Position, seat: i64, stack: i64) -> None:
    """The top card of the stack, and what it does at once."""
    card = i64(at.card_at[stack])
    at.tell(CARD_TAKEN, seat, stack, card)
    taken: i64 = at.seats - i64(at.left[stack])  # copies taken before
    at.left[stack] -= u8(1)
    at.cards[seat * CARDS + card] += u8(1)
    if card == C_SATYRS:
        _satyrs(at, seat)
    elif card == C_BOAR:
        _boar(at, seat, taken)
    elif card == C_CERBERUS:
        at.cerberus[seat] += 1
    elif card == C_TRITON:
        at.triton[seat] += 1
    elif card == C_HELMET:
        at.ask(TO_FORGE, seat, TRIPLE)
    elif card == C_ABYSS:
        at.ask(TO_FORGE, seat, MIRROR)
    elif card == C_SHIP:
        at.ask(TO_FORGE, seat, SHIP)
    elif card == C_SHIELD:
        _shield(at, seat)
    elif card == C_CANCER or card == C_SENTINEL:
        manner: i64 = REPEATABLE + (WITH_SENTINEL if card == C_SENTINEL else i64(0))
        at.then(DIVINE, seat, manner)
        at.then(DIVINE, seat, manner)
    elif card == C_SPHINX or card == C_CYCLOPS:
        at.ask(TO_DIE, seat, 4, REPEATABLE + (WITH_CYCLOPS if card == C_CYCLOPS else i64(0)))
    elif card == C_TYPHON:
        at.tell(TYPHON_PAID, seat, at.forged(seat))
        gain(at, seat, GLORY, at.forged(seat), FROM_CARD + C_TYPHON)
    elif card == C_MINOTAUR:
        _roll_others(at, seat)
        bless_all(at, seat, AS_LOSS)
    elif card == C_WILD:
        gain(at, seat, MOON, WILD_GIFT, FROM_CARD + C_WILD)
        gain_gold(at, seat, WILD_GIFT, FROM_CARD + C_WILD)


def minor_blessings(at: Position, seat: i64, die: i64, count: i64, manner: i64) -> None:
    """One after the other, each with all that follows from it."""
    for _ in range(count):
        at.then(MINOR, seat, manner, die)


def _roll_others(at: Position, seat: i64) -> None:
    for k in range(at.seats - 1):
        roll_both(at, (seat + 1 + k) % at.seats)


def _satyrs(at: Position, seat: i64) -> None:
    """Where all dice of the others show the same faces, or there are just two, there is nothing to pick."""
    _roll_others(at, seat)
    found = picks(at, seat)
    if len(found) > 1:
        at.ask(TO_PICK, seat)
    else:
        pick(at, seat, found[0])


def picks(at: Position, seat: i64) -> vec[i64]:
    """Two dice of other players; of all that come to the same two faces the first."""
    out = vec[i64](capacity=16)
    for value in range(i64(len(PICK_ONE))):
        one = PICK_ONE[value] // 2
        other = PICK_OTHER[value] // 2
        if one == seat or other == seat or one >= at.seats or other >= at.seats:
            continue
        known = False
        for k in range(i64(len(out))):
            known = known or _same_faces(at, out[k], value)
        if not known:
            out = append(out, value)
    return out


def _same_faces(at: Position, a: i64, b: i64) -> bool:
    """Whether two picks come to the same two faces."""
    one = _face_of(at, PICK_ONE[a])
    other = _face_of(at, PICK_OTHER[a])
    third = _face_of(at, PICK_ONE[b])
    fourth = _face_of(at, PICK_OTHER[b])
    return (one == third and other == fourth) or (one == fourth and other == third)


def _face_of(at: Position, die: i64) -> i64:
    return at.face_up(die // 2, die % 2)


def pick(at: Position, seat: i64, value: i64) -> None:
    """card.satyrs: the two faces count as the seat's own blessing; no cerberus token can repeat it."""
    at.tell(PICKED, seat, PICK_ONE[value], PICK_OTHER[value])
    apply_faces(at, seat, _face_of(at, PICK_ONE[value]), _face_of(at, PICK_OTHER[value]), OF_OTHERS)


def _boar(at: Position, seat: i64, colour: i64) -> None:
    """The cards lie in the order of the colours (ruling.boar-colours)."""
    at.boar_owner[colour] = u8(seat + 1)
    if at.seats == 2:
        name(at, seat, 1 - seat, colour)
    else:
        at.ask(TO_NAME, seat, colour)


def name(at: Position, seat: i64, rival: i64, colour: i64) -> None:
    at.tell(BOAR_NAMED, seat, rival, colour)
    at.ask(TO_FORGE, rival, BOAR + colour)


def _shield(at: Position, seat: i64) -> None:
    left: i64 = 0
    only: i64 = 0
    for colour in range(COLOURS):
        if at.stock[SHIELD + colour] > u8(0):
            left += 1
            only = colour
    if left > 1:
        at.ask(TO_SHIELD, seat)
    else:
        at.ask(TO_FORGE, seat, SHIELD + only)
