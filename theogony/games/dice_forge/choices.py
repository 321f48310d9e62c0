"""What can be answered to each question: written apart from `refusals`, and tested against it."""

from librt.vecs import append, vec
from mypy_extensions import i64

from theogony.games.dice_forge.actions import (
    AGAIN,
    BUY,
    CALL_ELDER,
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
from theogony.games.dice_forge.blessing import copies
from theogony.games.dice_forge.components import (
    AMOUNT,
    BOAR,
    C_ELDER,
    C_HIND,
    C_OWL,
    COLOURS,
    ELDER_PRICE,
    EXTRA_PRICE,
    FACE_BIT,
    FACES,
    FEATS,
    GLORY,
    GOLD,
    MOON,
    PRICE,
    RESOURCES,
    SANCTUARY,
    SHIELD,
    SUN,
)
from theogony.games.dice_forge.feats import picks
from theogony.games.dice_forge.position import Position


def choices(at: Position, seat: i64) -> vec[i64]:
    """The answers to what the seat is asked, with the triton tokens it may spend meanwhile."""
    question = at.agenda.kind_for(seat)
    if question == TO_ACT:
        return turn_choices(at, seat)
    out = _answers(at, seat, question)
    return _with_triton(at, seat, out)


def _answers(at: Position, seat: i64, question: i64) -> vec[i64]:
    out = vec[i64](capacity=24)
    p0 = at.agenda.parameter_for(seat, 0)
    if question == TO_GAIN:
        kind = i64(at.shown[seat * 2 + p0])
        for resource in range(RESOURCES):
            if AMOUNT[kind * RESOURCES + resource] > 0:
                out = append(out, GAIN.of1(resource))
    elif question == TO_FORGE:
        out = _sides(at, seat, out)
    elif question == TO_HAMMER:
        most = p0
        most = min(most, at.hammer_room(seat))
        for gold in range(most + 1):
            out = append(out, HAMMER.of1(gold))
    elif question == TO_SHIP:
        gold = at.has(seat, GOLD)
        for kind in range(SANCTUARY):
            if at.affordable(kind, gold, p0):
                out = append(out, BUY.of1(kind))
        out = append(out, DECLINE.of0())
    elif question == TO_COPY:
        out = _mirror_targets(at, seat, out)
    elif question == TO_PICK:
        found = picks(at, seat)
        for k in range(i64(len(found))):
            out = append(out, PICK.of1(found[k]))
    elif question == TO_BOAR:
        out = append(append(append(out, GAIN.of1(SUN)), GAIN.of1(MOON)), GAIN.of1(GLORY))
    elif question == TO_OWL:
        out = append(append(append(out, GAIN.of1(GOLD)), GAIN.of1(SUN)), GAIN.of1(MOON))
    elif question == TO_NAME:
        for rival in range(at.seats):
            if rival != seat:
                out = append(out, NAME.of1(rival))
    elif question == TO_SHIELD:
        for colour in range(COLOURS):
            if i64(at.stock[SHIELD + colour]) > 0:
                out = append(out, SHIELD_OF.of1(colour))
    elif question == TO_ORDER:
        out = append(append(out, FIRST.of1(0)), FIRST.of1(1))
    elif question == TO_DIE:
        out = append(append(out, DIE.of1(0)), DIE.of1(1))
    elif question == TO_SWAP:
        out = append(append(out, SWAP.of1(0)), SWAP.of1(1))
    elif question == TO_REPEAT:
        out = append(append(out, AGAIN.of1(0)), AGAIN.of1(1))
    return out


def _sides(at: Position, seat: i64, out: vec[i64]) -> vec[i64]:
    """The sides that can make room; of equal ones of a die the first, because replacing either is the same."""
    met: i64 = 0  # kinds of face on this die so far, as bits
    for k in range(i64(12)):
        if k == 6:
            met = 0
        kind = i64(at.sides[seat * 12 + k])
        if kind < BOAR and met & FACE_BIT[kind] == 0:
            met |= FACE_BIT[kind]
            out = append(out, FORGE.base + k)
    return out


def _mirror_targets(at: Position, seat: i64, out: vec[i64]) -> vec[i64]:
    found = copies(at, seat)
    for die in range(at.seats * 2):
        for kind in range(FACES):
            if found[kind] == die:
                out = append(out, COPY.of1(die))
    return out


def _with_triton(at: Position, seat: i64, out: vec[i64]) -> vec[i64]:
    """The standing offer, put where it belongs among the answers."""
    if not at.has_triton(seat):
        return out
    mixed = vec[i64](capacity=i64(len(out)) + 3)
    k: i64 = 0
    while k < i64(len(out)) and out[k] < TRITON.base:
        mixed = append(mixed, out[k])
        k += 1
    for resource in range(i64(3)):
        mixed = append(mixed, TRITON.of1(resource))
    while k < i64(len(out)):
        mixed = append(mixed, out[k])
        k += 1
    return mixed


def turn_choices(at: Position, seat: i64) -> vec[i64]:
    """Reinforcements before the first action, an action, more faces in a forge action, an extra action, the end."""
    out = vec[i64](capacity=40)
    free = at.actions_done == at.extra_paid
    gold = at.has(seat, GOLD)
    sun = at.has(seat, SUN)
    moon = at.has(seat, MOON)
    if free or at.forging != 0:
        for kind in range(SANCTUARY):
            if PRICE[kind] > gold:
                break
            if i64(at.stock[kind]) > 0 and at.bought & FACE_BIT[kind] == 0:
                out = append(out, BUY.base + kind)
    if free and sun + moon > 0:
        for stack in range(FEATS):
            if at.feat_payable(stack, sun, moon):
                out = append(out, FEAT.base + stack)
    if at.actions_done == 0:
        if i64(at.used[CALL_HIND]) < at.card_count(seat, C_HIND):
            out = append(out, REINFORCE.of1(CALL_HIND))
        if i64(at.used[CALL_OWL]) < at.card_count(seat, C_OWL):
            out = append(out, REINFORCE.of1(CALL_OWL))
        if i64(at.used[CALL_ELDER]) < at.card_count(seat, C_ELDER) and gold >= ELDER_PRICE:
            out = append(out, REINFORCE.of1(CALL_ELDER))
    if at.triton[seat] > 0:
        for resource in range(i64(3)):
            out = append(out, TRITON.of1(resource))
    if at.actions_done == 1 and at.extra_paid == 0 and extra_is_possible(at, seat):
        out = append(out, EXTRA.of0())
    return append(out, END.of0())


def surely_something_to_do(at: Position, seat: i64) -> bool:
    """A quick answer for the usual case: a first action, and means for one of the cheap faces or feats."""
    if at.actions_done != 0:
        return False
    if at.has(seat, GOLD) >= PRICE[0] and (i64(at.stock[0]) > 0 or i64(at.stock[1]) > 0):
        return True
    return at.has(seat, MOON) > 0 and (i64(at.left[0]) > 0 or i64(at.left[1]) > 0)


def extra_is_possible(at: Position, seat: i64) -> bool:
    """Whether the seat can pay for an extra action and has something to do with it."""
    sun: i64 = at.has(seat, SUN) - EXTRA_PRICE
    if sun < 0:
        return False
    if at.any_affordable(at.has(seat, GOLD), 0):
        return True
    moon = at.has(seat, MOON)
    for stack in range(FEATS):
        if at.feat_payable(stack, sun, moon):
            return True
    return False
