"""Which rule forbids an action: written apart from `choices`, and tested against it."""

from mypy_extensions import i64, u8

from theogony.games.dice_forge.actions import (
    AGAIN,
    BUY,
    CALL_HIND,
    CALL_OWL,
    COPY,
    DECLINE,
    DIE,
    END,
    EXTRA,
    FEAT,
    FIRST,
    FORGE,
    GAIN,
    HAMMER,
    NAME,
    PICK,
    PICK_ONE,
    PICK_OTHER,
    REINFORCE,
    SHIELD_OF,
    SWAP,
    TO_ACT,
    TO_BOAR,
    TO_COPY,
    TO_DIE,
    TO_FORGE,
    TO_GAIN,
    TO_HAMMER,
    TO_NAME,
    TO_ORDER,
    TO_OWL,
    TO_PICK,
    TO_REPEAT,
    TO_SHIELD,
    TO_SHIP,
    TO_SWAP,
    TRITON,
)
from theogony.games.dice_forge.components import (
    AMOUNT,
    BOAR,
    C_ELDER,
    C_HIND,
    C_OWL,
    CARDS,
    ELDER_PRICE,
    EXTRA_PRICE,
    FACE_BIT,
    FEAT_MOON,
    FEAT_SUN,
    FEATS,
    GLORY,
    GOLD,
    LAP,
    LAPS,
    MIRROR,
    MOON,
    PRICE,
    RESOURCES,
    SANCTUARY,
    SHIELD,
    SUN,
)
from theogony.games.dice_forge.position import Position
from theogony.games.dice_forge.rule_list import (
    R_ACTION,
    R_BOAR,
    R_BOAR_FACE,
    R_CHOICE,
    R_COST,
    R_DIFFERENT,
    R_ELDER,
    R_EMPTY,
    R_EXTRA,
    R_EXTRA_AFTER_ACTION,
    R_HAMMER,
    R_MIRROR,
    R_OWL,
    R_PAY,
    R_REINFORCEMENTS,
    R_SATYRS,
    R_SHIELD,
    R_SOLD_OUT,
    R_TRITON,
    R_TRITON_WHEN_ASKED,
)
from theogony.kernel.state import DUPLICATE, NOT_THE_QUESTION


def forbids(at: Position, seat: i64, action: i64) -> i64:
    if TRITON.has(action):
        if at.triton[seat] == 0:
            return R_TRITON
        return i64(0) if seat == at.active else R_TRITON_WHEN_ASKED
    question = at.agenda.kind_for(seat)
    if question == TO_ACT:
        return _in_turn(at, seat, action)
    p0 = at.agenda.parameter_for(seat, 0)
    if question == TO_GAIN:
        return _choosing(at, seat, action, p0)
    if question == TO_FORGE:
        return _forging(at, seat, action)
    if question == TO_HAMMER:
        if not HAMMER.has(action):
            return NOT_THE_QUESTION
        gold = HAMMER.arg(action, 0)
        room = i64(at.cards[seat * CARDS]) * LAP * LAPS - at.hammered[seat]
        return R_HAMMER if gold > p0 or gold > room else i64(0)
    if question == TO_SHIP:
        if DECLINE.has(action):
            return 0
        return _buying(at, seat, BUY.arg(action, 0), p0) if BUY.has(action) else NOT_THE_QUESTION
    if question == TO_COPY:
        return _copying(at, seat, COPY.arg(action, 0)) if COPY.has(action) else NOT_THE_QUESTION
    if question == TO_PICK:
        return _picking(at, seat, PICK.arg(action, 0)) if PICK.has(action) else NOT_THE_QUESTION
    if question == TO_BOAR:
        if not GAIN.has(action):
            return NOT_THE_QUESTION
        return R_BOAR_FACE if GAIN.arg(action, 0) == GOLD else i64(0)
    if question == TO_OWL:
        if not GAIN.has(action):
            return NOT_THE_QUESTION
        return R_OWL if GAIN.arg(action, 0) == GLORY else i64(0)
    if question == TO_NAME:
        if not NAME.has(action):
            return NOT_THE_QUESTION
        return R_BOAR if NAME.arg(action, 0) == seat or NAME.arg(action, 0) >= at.seats else i64(0)
    if question == TO_SHIELD:
        if not SHIELD_OF.has(action):
            return NOT_THE_QUESTION
        return R_SHIELD if at.stock[SHIELD + SHIELD_OF.arg(action, 0)] == u8(0) else i64(0)
    fits = (
        (question == TO_ORDER and FIRST.has(action))
        or (question == TO_DIE and DIE.has(action))
        or (question == TO_SWAP and SWAP.has(action))
        or (question == TO_REPEAT and AGAIN.has(action))
    )
    return i64(0) if fits else NOT_THE_QUESTION


def _choosing(at: Position, seat: i64, action: i64, slot: i64) -> i64:
    if not GAIN.has(action):
        return NOT_THE_QUESTION
    kind = i64(at.shown[seat * 2 + slot])
    if AMOUNT[kind * RESOURCES + GAIN.arg(action, 0)] > 0:
        return 0
    return R_BOAR_FACE if kind >= BOAR else R_CHOICE


def _forging(at: Position, seat: i64, action: i64) -> i64:
    if not FORGE.has(action):
        return NOT_THE_QUESTION
    chosen = FORGE.arg(action, 0)
    first: i64 = seat * 12 + chosen // 6 * 6
    old = i64(at.sides[seat * 12 + chosen])
    if old >= BOAR:
        return R_BOAR
    side: i64 = 0
    while i64(at.sides[first + side]) != old:
        side += 1
    return i64(0) if side == chosen % 6 else DUPLICATE


def _buying(at: Position, seat: i64, kind: i64, discount: i64) -> i64:
    if at.stock[kind] == u8(0):
        return R_SOLD_OUT
    return R_PAY if PRICE[kind] > at.has(seat, GOLD) + discount else i64(0)


def _copying(at: Position, seat: i64, die: i64) -> i64:
    other = die // 2
    if other >= at.seats:
        return R_MIRROR
    kind = at.face_up(other, die % 2)
    if kind == MIRROR or (other == seat and not _sees_itself(at, seat)):
        return R_MIRROR
    for earlier in range(die):
        if at.face_up(earlier // 2, earlier % 2) == kind and (earlier // 2 != seat or _sees_itself(at, seat)):
            return DUPLICATE
    return 0


def _sees_itself(at: Position, seat: i64) -> bool:
    """Whether a mirror lies opposite."""
    for k in range(at.seats * 2):
        if k // 2 != seat and at.face_up(k // 2, k % 2) == MIRROR:
            return True
    return False


def _picking(at: Position, seat: i64, value: i64) -> i64:
    if not _of_others(at, seat, value):
        return R_SATYRS
    for earlier in range(value):
        if _of_others(at, seat, earlier) and _faces_picked(at, earlier) == _faces_picked(at, value):
            return DUPLICATE
    return 0


def _of_others(at: Position, seat: i64, value: i64) -> bool:
    most: i64 = at.seats * 2
    return PICK_ONE[value] // 2 != seat and PICK_OTHER[value] // 2 != seat and PICK_OTHER[value] < most


def _faces_picked(at: Position, value: i64) -> i64:
    """The two faces in one number, whichever die shows which."""
    one = FACE_BIT[at.face_up(PICK_ONE[value] // 2, PICK_ONE[value] % 2)]
    return one + FACE_BIT[at.face_up(PICK_OTHER[value] // 2, PICK_OTHER[value] % 2)]


def _in_turn(at: Position, seat: i64, action: i64) -> i64:
    if END.has(action):
        return 0
    free = at.actions_done == 0 or (at.actions_done == 1 and at.extra_paid == 1)
    if BUY.has(action):
        kind = BUY.arg(action, 0)
        if not free and at.forging == 0:
            return R_ACTION
        if (at.bought >> kind) & 1 == 1:
            return R_DIFFERENT
        return _buying(at, seat, kind, 0)
    if FEAT.has(action):
        return _feat(at, seat, FEAT.arg(action, 0), 0) if free else R_ACTION
    if REINFORCE.has(action):
        return _reinforcing(at, seat, REINFORCE.arg(action, 0))
    if EXTRA.has(action):
        if at.actions_done == 0:
            return R_EXTRA_AFTER_ACTION
        if at.extra_paid == 1 or at.has(seat, SUN) < EXTRA_PRICE:
            return R_EXTRA
        for kind in range(SANCTUARY):
            if _buying(at, seat, kind, 0) == 0:
                return 0
        for stack in range(FEATS):
            if _feat(at, seat, stack, EXTRA_PRICE) == 0:
                return 0
        return R_EXTRA
    return NOT_THE_QUESTION


def _feat(at: Position, seat: i64, stack: i64, sun_needed: i64) -> i64:
    """Whether the feat could be paid if this many sun shards were needed for something else."""
    if at.left[stack] == u8(0):
        return R_EMPTY
    short = FEAT_SUN[stack] + sun_needed > at.has(seat, SUN) or FEAT_MOON[stack] > at.has(seat, MOON)
    return R_COST if short else i64(0)


def _reinforcing(at: Position, seat: i64, which: i64) -> i64:
    card = C_HIND if which == CALL_HIND else C_OWL if which == CALL_OWL else C_ELDER
    if at.actions_done > 0 or at.used[which] >= at.cards[seat * CARDS + card]:
        return R_REINFORCEMENTS
    return R_ELDER if card == C_ELDER and at.has(seat, GOLD) < ELDER_PRICE else i64(0)
