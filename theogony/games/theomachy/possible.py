"""What the player who is asked can do: every answer to every question, in the order of the action space."""

from librt.vecs import append, vec
from mypy_extensions import i64

from theogony.games.theomachy.actions import (
    ABILITY,
    ASPECT,
    CARD,
    DEITY,
    DESPAIR,
    ELEMENT,
    FOLD,
    MARKER,
    MATCH,
    MYTH,
    NUMBER,
    PASS,
    PICK,
    PLAY,
    PRAY,
    RAISE,
    REJECT,
    TARGET,
    TO_ASPECT,
    TO_BID,
    TO_DEITY,
    TO_DISCARD,
    TO_ELEMENT,
    TO_FIGHT,
    TO_KEEP,
    TO_LAY,
    TO_MARKER,
    TO_MYTH,
    TO_NUMBER,
    TO_ORDER,
    TO_PICK,
    TO_PLACE,
    TO_PRAY,
    TO_PREPARE,
    TO_REACT,
    TO_REJECT,
    TO_TARGET,
    TOP,
    USE,
    WAIT,
)
from theogony.games.theomachy.battle import may_attack_with
from theogony.games.theomachy.cards import (
    ACTIVATE,
    ATTACK,
    DEITY_BASE,
    EFFECT,
    IN_BID,
    INSTRUCTION,
    LASTING,
    PEEK_ELEMENT,
    PLACE,
    POWER,
    SETTLE,
    title_of,
)
from theogony.games.theomachy.components import ANY, DRAFT_HAND, ELEMENTS, MYTHS, PRAYERS, ROW, SKY
from theogony.games.theomachy.draft import held_pack, pack_base
from theogony.games.theomachy.markers import can_borrow, raises_open
from theogony.games.theomachy.position import (
    ABILITY_USED,
    DEITY_OF,
    DRAFT_PICK,
    DRAFT_ROUND,
    HAND_OF,
    LAST_RAISER,
    M_KEPT,
    M_PLAYED,
    M_USED,
    MYTHOLOGY,
    OPEN_SKY,
    Position,
)
from theogony.games.theomachy.prayers import affordable, can_bury, can_buy
from theogony.games.theomachy.putting_away import goes_away
from theogony.games.theomachy.reactions import can_be_named, holds
from theogony.games.theomachy.rounds import usable_myth
from theogony.games.theomachy.settlement import settle_myth
from theogony.kernel.agenda import BIT
from theogony.kernel.arrays import room


def choices(at: Position, seat: i64) -> vec[i64]:
    question = at.agenda.kind_for(seat)
    if question == TO_BID:
        return bids(at, seat)
    if question == TO_REACT:
        return reactions(at, seat, at.agenda.parameter_for(seat, 0))
    if question == TO_FIGHT:
        return attacks(at, seat)
    if question == TO_PICK:
        out = vec[i64](capacity=8)
        base = pack_base(at, at.now[DRAFT_ROUND], held_pack(at, seat))
        for k in range(at.now[DRAFT_PICK], DRAFT_HAND[at.seats]):
            out = append(out, PICK.of1(i64(at.pack[base + k])))
        return out
    if question == TO_REJECT:
        out = room(REJECT.size)
        for k in range(REJECT.size):
            out[k] = REJECT.of1(k)
        return out
    if question <= TO_LAY:
        return settling(at, seat) if question != TO_DEITY and question != TO_LAY else _few(at, seat, question)
    return _few(at, seat, question)


def bids(at: Position, seat: i64) -> vec[i64]:
    """Cards and abilities first, then the action that ends the turn."""
    out = room(PRAYERS + 8)
    found: i64 = 0
    hand = HAND_OF + seat
    cards = at.box
    where = at.where
    for card in range(PRAYERS):
        if i64(where[card]) == hand and i64(at.mark[card]) & M_PLAYED == 0:
            title = title_of(card)
            kind = cards.kind[title]
            if kind == POWER:
                out[found] = PLAY.of1(card)
                found += 1
            elif kind == EFFECT:
                if (cards.when[title] == IN_BID or cards.when[title] == LASTING) and at.meets(seat, title):
                    out[found] = PLAY.of1(card)
                    found += 1
            elif kind == PLACE and at.community[seat * 3 + cards.marker[title]] > 0 and at.meets(seat, title):
                out[found] = PLAY.of1(card)
                found += 1
    if at.place_count(seat) > 0:
        for card in range(ELEMENTS, PRAYERS):
            if at.is_place(card, seat) and cards.when[title_of(card)] == ACTIVATE and i64(at.mark[card]) & M_USED == 0:
                cost = cards.cost[title_of(card)]
                if cost == ANY or at.community[seat * 3 + cost] > 0:
                    out[found] = USE.of1(card)
                    found += 1
    deity = at.of(seat, DEITY_OF)
    if deity >= 0 and at.of(seat, ABILITY_USED) == 0:
        title = title_of(DEITY_BASE + deity)
        cost = cards.cost[title]
        if cards.when[title] == ACTIVATE and (cost == ANY or at.community[seat * 3 + cost] > 0):
            out[found] = ABILITY.of0()
            found += 1
    if at.now[LAST_RAISER] < 0:
        out[found] = WAIT.of0()
        found += 1
    can = raises_open(at, seat)
    for kind in range(i64(3)):
        if can & BIT[kind] != 0:
            out[found] = RAISE.of1(kind)
            found += 1
    if at.now[LAST_RAISER] >= 0 and can != 0:
        out[found] = MATCH.of0()
        found += 1
    elif at.now[LAST_RAISER] >= 0 and can_borrow(at, seat):
        out[found] = DESPAIR.of0()
        found += 1
    out[found] = FOLD.of0()
    return out[: found + 1]


def reactions(at: Position, seat: i64, event: i64) -> vec[i64]:
    out = vec[i64](capacity=8)
    hand = HAND_OF + seat
    cards = at.box
    where = at.where
    for card in range(ELEMENTS, PRAYERS):
        if i64(where[card]) == hand and i64(at.mark[card]) & M_PLAYED == 0:
            title = title_of(card)
            if cards.kind[title] == EFFECT and cards.when[title] == event and at.could_meet(seat, title):
                out = append(out, PLAY.of1(card))
    return append(out, PASS.of0())


def attacks(at: Position, seat: i64) -> vec[i64]:
    out = vec[i64](capacity=16)
    hand = HAND_OF + seat
    cards = at.box
    where = at.where
    for card in range(PRAYERS):
        if i64(where[card]) == hand and i64(at.mark[card]) & M_PLAYED == 0:
            title = title_of(card)
            if cards.kind[title] == POWER or (
                cards.kind[title] == ATTACK and may_attack_with(at, seat, cards.sphere[title]) and at.meets(seat, title)
            ):
                out = append(out, PLAY.of1(card))
    return append(out, PASS.of0())


def settling(at: Position, seat: i64) -> vec[i64]:
    out = vec[i64](capacity=8)
    hand = HAND_OF + seat
    cards = at.box
    for card in range(ELEMENTS, PRAYERS):
        if i64(at.where[card]) == hand and i64(at.mark[card]) & M_PLAYED == 0:
            title = title_of(card)
            mine = cards.kind[title] == EFFECT and cards.when[title] == SETTLE
            if mine and holds(at, seat, cards.condition[title]) and at.could_meet(seat, title):
                out = append(out, PLAY.of1(card))
    for myth in range(MYTHS):
        if settle_myth(at, seat, myth):
            out = append(out, MYTH.of1(myth))
    return append(out, PASS.of0())


def _few(at: Position, seat: i64, question: i64) -> vec[i64]:
    """Questions with a handful of answers."""
    out = vec[i64](capacity=16)
    p3 = at.agenda.parameter_for(seat, 3)
    if question == TO_DEITY:
        base: i64 = at.of(seat, MYTHOLOGY) * 2
        return append(append(out, DEITY.of1(base)), DEITY.of1(base + 1))
    if question == TO_LAY:
        for card in range(ELEMENTS):
            if i64(at.where[card]) == HAND_OF + seat and i64(at.mark[card]) & M_PLAYED == 0:
                out = append(out, PLAY.of1(card))
    elif question == TO_TARGET:
        for other in range(at.seats):
            if can_be_named(at, seat, other, at.agenda.parameter_for(seat, 1)):
                out = append(out, TARGET.of1(other))
    elif question == TO_MARKER:
        for kind in range(i64(3)):
            if at.stake[p3 * 3 + kind] > 0:
                out = append(out, MARKER.of1(kind))
    elif question == TO_NUMBER:
        for n in range(p3 + 1):
            out = append(out, NUMBER.of1(n))
    elif question == TO_ELEMENT:
        source = at.agenda.parameter_for(seat, 0)
        step: i64 = (at.box.start[title_of(source)] + at.agenda.parameter_for(seat, 2)) * INSTRUCTION
        if at.box.program[step] == PEEK_ELEMENT:
            for slot in range(at.now[OPEN_SKY], SKY):
                out = append(out, ELEMENT.of1(slot))
        else:
            for slot in range(at.now[OPEN_SKY]):
                out = append(out, ELEMENT.of1(slot))
    elif question == TO_ASPECT:
        out = append(append(out, ASPECT.of1(0)), ASPECT.of1(1))
    elif question == TO_PLACE:
        owner = (seat + p3) % at.seats
        for card in range(ELEMENTS, PRAYERS):
            if at.is_place(card, owner):
                out = append(out, CARD.of1(card))
    elif question == TO_DISCARD:
        for card in range(PRAYERS):
            if i64(at.where[card]) == HAND_OF + seat:
                out = append(out, CARD.of1(card))
    elif question == TO_KEEP:
        for card in range(PRAYERS):
            if i64(at.where[card]) == HAND_OF + seat and i64(at.mark[card]) & M_KEPT == 0:
                out = append(out, CARD.of1(card))
        out = append(out, PASS.of0())
    elif question == TO_ORDER:
        for card in range(PRAYERS):
            if goes_away(at, seat, card):
                out = append(out, CARD.of1(card))
        out = append(out, PASS.of0())
    elif question == TO_PRAY:
        for place in range(ROW + 1):
            if affordable(at, seat, place):
                out = append(out, PRAY.of1(place))
    elif question == TO_MYTH:
        out = append(out, PASS.of0())
        if can_buy(at, seat):
            out = append(out, TOP.of1(0))
        if can_bury(at, seat):
            out = append(out, TOP.of1(1))
    elif question == TO_PREPARE:
        for myth in range(MYTHS):
            if usable_myth(at, seat, myth, at.agenda.parameter_for(seat, 0)):
                out = append(out, MYTH.of1(myth))
        out = append(out, PASS.of0())
    return out
