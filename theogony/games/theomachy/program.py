"""The interpreter of the cards: runs the instructions of whatever was played or used, one after another.

An instruction that leaves a choice asks for it, and goes on with the answer.
"""

from mypy_extensions import i64, u8

from theogony.games.theomachy.actions import (
    ASPECT,
    CARD,
    DAMAGED,
    ELEMENT,
    FREED,
    GAINED,
    LOOKED,
    LOST,
    MARKER,
    NUMBER,
    PASS,
    PEEKED,
    PREVENTED,
    RAZED,
    RUN,
    SWAPPED,
    TO_ASPECT,
    TO_DISCARD,
    TO_ELEMENT,
    TO_KEEP,
    TO_MARKER,
    TO_NUMBER,
    TO_PLACE,
    WITHDREW,
)
from theogony.games.theomachy.cards import (
    ADD,
    ALLOW_SPHERE,
    ALWAYS,
    AT_RANDOM,
    ATTACK,
    CANCEL,
    CHOSEN_ASPECT,
    CONTROL,
    CONVERT,
    DAMAGE_PLACE,
    DEITY_BASE,
    DESTROY_PLACE,
    DISCARD,
    DRAW,
    EFFECT,
    FREE_MATCH,
    GAIN,
    HERO,
    INSTRUCTION,
    JUST_SEEN,
    KEEP_HAND,
    LASTING,
    LOSS_BASE,
    MOST,
    MYTH_BASE,
    ONCE,
    OPPS,
    OTHERWISE,
    PEEK_ELEMENT,
    PEEK_HAND,
    PREVENT,
    PROTECT,
    REMOVE,
    ROUND_STR,
    SELF,
    STAKE,
    SWAP_ELEMENT,
    UP_TO,
    WITHDRAW,
    title_of,
)
from theogony.games.theomachy.components import ANY, BELIEVER, PRAYERS, SKY
from theogony.games.theomachy.markers import exchange, payable, supply, to_stake
from theogony.games.theomachy.piles import beside, discard_from_hand, discard_laid, draw, lay_star, nth_card
from theogony.games.theomachy.position import (
    CHAIN,
    DEITY_OF,
    FREED_OF,
    HAND_OF,
    HANDS,
    HIT_RIVAL,
    LENT_ORDER,
    M_CANCELLED,
    M_DAMAGED,
    M_KEPT,
    MOVED,
    OPEN_SKY,
    PREVENTED_ONE,
    PROTECTED,
    PUBLIC,
    RAISED_TYPE,
    ROUND_STRENGTH,
    SEEN_SLOT,
    SPHERES_MORE,
    Y_DEAD,
    Position,
)
from theogony.games.theomachy.reactions import cancel_trigger, is_cancelled, mark_cancelled
from theogony.kernel.agenda import BIT


def run(at: Position, source: i64, user: i64, target: i64, step: i64) -> None:
    """Go on at this instruction until something is asked or the program is over."""
    title = title_of(source)
    cards = at.box
    if step == 0:
        at.now[MOVED] = 0
        if is_cancelled(at, source):
            mark_cancelled(at, source)
            finish(at, source, user)
            return
    k = step
    while k < cards.length[title]:
        if not _do(at, source, user, target, k):
            return
        k += 1
    finish(at, source, user)


def finish(at: Position, source: i64, user: i64) -> None:
    """The program is over: an effect is discarded unless it lasts, a myth for one use goes to the box."""
    title = title_of(source)
    kind = at.box.kind[title]
    if kind == EFFECT or kind == ATTACK:
        at.now[CHAIN] -= 1
    if kind == EFFECT:
        if at.box.when[title] != LASTING or i64(at.mark[source]) & M_CANCELLED != 0:
            discard_laid(at, user, source)
    elif MYTH_BASE <= source < LOSS_BASE and at.box.use[title] == ONCE:
        at.myth[source - MYTH_BASE] = u8(Y_DEAD)


def _do(at: Position, source: i64, user: i64, target: i64, step: i64) -> bool:
    """One instruction; False if it asked something."""
    cards = at.box
    title = title_of(source)
    base: i64 = (cards.start[title] + step) * INSTRUCTION
    verb = cards.program[base]
    what = cards.program[base + 2]
    n = cards.program[base + 3]
    how = cards.program[base + 4]
    who = cards.program[base + 1]
    if how == OTHERWISE and at.now[MOVED] > 0:
        return True
    if verb == REMOVE:
        at.now[MOVED] = 0
        for k in range(1, at.seats + 1):
            seat = (user + k) % at.seats
            if (who == OPPS and seat != user and at.in_round(seat)) or (
                who != OPPS and seat == _one(who, user, target)
            ):
                _remove(at, source, user, seat, what, n)
    elif verb == WITHDRAW:
        at.now[MOVED] = 0
        return _withdraw(at, source, user, target, step, _one(who, user, target), what, n, how)
    elif verb == ROUND_STR:
        at.more(user, ROUND_STRENGTH, n)
    elif verb == ADD:
        most = min(n, payable(at, user))
        if most > 0:
            at.ask(TO_NUMBER, user, source, target, step, most)
            return False
    elif verb == GAIN:
        gain(at, user, what, n)
    elif verb == CONVERT:
        convert(at, user, what // 4, what % 4, n)
    elif verb == DRAW:
        draw(at, user, n)
    elif verb == DISCARD:
        return _discard(at, source, user, target, step, _one(who, user, target), what, n)
    elif verb == KEEP_HAND:
        return _keep(at, source, user, target, step, n)
    elif verb == PEEK_ELEMENT:
        return _peek(at, source, user, target, step, n)
    elif verb == PEEK_HAND:
        look_at_hand(at, user, target)
    elif verb == SWAP_ELEMENT:
        return _swap(at, source, user, target, step, what)
    elif verb == CANCEL:
        cancel_trigger(at, user, source)
    elif verb == CONTROL:
        if what == CHOSEN_ASPECT:
            at.ask(TO_ASPECT, user, source, target, step, n)
            return False
    elif verb == ALLOW_SPHERE:
        at.more(user, SPHERES_MORE, n)
    elif verb == PROTECT:
        at.put(user, PROTECTED, 1)
    elif verb == DAMAGE_PLACE or verb == DESTROY_PLACE:
        return _strike_places(at, source, user, target, step, who, verb, i64(1))
    elif verb == FREE_MATCH:
        free_of_raise(at, user)
    return True


def _one(who: i64, user: i64, target: i64) -> i64:
    return user if who == SELF else target


def _go_on(at: Position, source: i64, user: i64, target: i64, step: i64) -> None:
    at.then(RUN, source, user, target, step + 1)


# ---- markers


def shielded(at: Position, user: i64, seat: i64) -> bool:
    """Whether an opposing card cannot take from the seat's stake: protected, or prevented this once."""
    if user == seat:
        return False
    if at.of(seat, PROTECTED) != 0:
        at.tell(PREVENTED, seat)
        return True
    deity = at.of(seat, DEITY_OF)
    if deity >= 0 and at.of(seat, PREVENTED_ONE) == 0:
        title = title_of(DEITY_BASE + deity)
        if at.box.when[title] == ALWAYS and at.box.program[at.box.start[title] * INSTRUCTION] == PREVENT:
            at.put(seat, PREVENTED_ONE, 1)
            at.tell(PREVENTED, seat)
            return True
    return False


def _hit(at: Position, source: i64, user: i64, seat: i64) -> None:
    """For the wish of striking a rival: by a card, not by the deity's own ability."""
    if user != seat and not DEITY_BASE <= source < MYTH_BASE:
        at.put(user, HIT_RIVAL, 1)


def _remove(at: Position, source: i64, user: i64, seat: i64, what: i64, n: i64) -> None:
    if what >= STAKE:
        kind = what - STAKE
        gone = min(n, at.stake[seat * 3 + kind])
        if gone == 0 or shielded(at, user, seat):
            return
        at.stake[seat * 3 + kind] -= gone
        if at.borrowed[seat * 3 + kind] > at.stake[seat * 3 + kind]:
            at.borrowed[seat * 3 + kind] = at.stake[seat * 3 + kind]
        at.tell(LOST, seat, kind, gone, 1)
    else:
        kind = what
        gone = 0
        while gone < n and at.community[seat * 3 + kind] > 0:
            at.community[seat * 3 + kind] -= 1
            gone += 1
            at.tell(LOST, seat, kind, 1, 0)
            exchange(at, seat)
        if gone == 0:
            return
    at.now[MOVED] += gone
    _hit(at, source, user, seat)


def _withdraw(
    at: Position, source: i64, user: i64, target: i64, step: i64, seat: i64, what: i64, n: i64, how: i64
) -> bool:
    if what == ANY:
        kinds: i64 = 0
        only: i64 = 0
        for kind in range(BELIEVER + 1):
            if at.stake[seat * 3 + kind] > 0:
                kinds += 1
                only = kind
        if kinds > 1:
            at.ask(TO_MARKER, user, source, target, step, seat)
            return False
        if kinds == 1:
            withdraw(at, source, user, seat, only, 1)
        return True
    most = min(n, at.stake[seat * 3 + what])
    if how == UP_TO and most > 0:
        at.ask(TO_NUMBER, user, source, target, step, most)
        return False
    withdraw(at, source, user, seat, what, most)
    return True


def withdraw(at: Position, source: i64, user: i64, seat: i64, kind: i64, n: i64) -> None:
    """Markers go from the stake to the community: one's own first, borrowed ones to the supply."""
    if n == 0 or shielded(at, user, seat):
        return
    for _ in range(n):
        own = at.stake[seat * 3 + kind] - at.borrowed[seat * 3 + kind]
        at.stake[seat * 3 + kind] -= 1
        if own > 0:
            at.community[seat * 3 + kind] += 1
            at.tell(WITHDREW, seat, kind, 1)
            exchange(at, seat)
        else:
            at.borrowed[seat * 3 + kind] -= 1
            at.tell(LOST, seat, kind, 1, 1)
    at.now[MOVED] += n
    _hit(at, source, user, seat)


def gain(at: Position, seat: i64, kind: i64, n: i64) -> None:
    """Markers from the supply to the community, as many as there are."""
    found = min(n, supply(at, kind))
    if found > 0:
        at.community[seat * 3 + kind] += found
        at.tell(GAINED, seat, kind, found)
        exchange(at, seat)


def convert(at: Position, seat: i64, old: i64, new: i64, n: i64) -> None:
    for _ in range(n):
        if at.community[seat * 3 + old] > 0 and supply(at, new) > 0:
            at.community[seat * 3 + old] -= 1
            at.tell(LOST, seat, old, 1, 0)
            at.community[seat * 3 + new] += 1
            at.tell(GAINED, seat, new, 1)
            exchange(at, seat)


def answer_number(at: Position, seat: i64, n: i64) -> None:
    source = at.agenda.p0()
    step = at.agenda.p2()
    title = title_of(source)
    base: i64 = (at.box.start[title] + step) * INSTRUCTION
    verb = at.box.program[base]
    if verb == ADD:
        for _ in range(n):
            to_stake(at, seat, at.box.program[base + 2])
    elif verb == WITHDRAW:
        withdraw(at, source, seat, seat, at.box.program[base + 2], n)
    elif n > 0:
        swap(at, seat, at.now[SEEN_SLOT])
    _go_on(at, source, seat, at.agenda.p1(), step)


def answer_marker(at: Position, seat: i64, kind: i64) -> None:
    withdraw(at, at.agenda.p0(), seat, at.agenda.p3(), kind, 1)
    _go_on(at, at.agenda.p0(), seat, at.agenda.p1(), at.agenda.p2())


def answer_aspect(at: Position, seat: i64, aspect: i64) -> None:
    at.more(seat, LENT_ORDER + aspect, at.agenda.p3())
    at.control[seat * 6 + 4 + aspect] += at.agenda.p3()
    _go_on(at, at.agenda.p0(), seat, at.agenda.p1(), at.agenda.p2())


def free_of_raise(at: Position, seat: i64) -> None:
    """The last raise counts as matched; a second card does not free from the raises before it."""
    if at.now[FREED_OF] & BIT[seat] == 0:
        at.now[FREED_OF] |= BIT[seat]
        at.owed[seat * 3 + at.now[RAISED_TYPE]] -= 1
        at.tell(FREED, seat)


# ---- cards


def _discard(at: Position, source: i64, user: i64, target: i64, step: i64, seat: i64, what: i64, n: i64) -> bool:
    if what == AT_RANDOM or at.of(seat, HANDS) <= 1:
        for _ in range(min(n, at.of(seat, HANDS))):
            discard_from_hand(at, seat, nth_card(at, HAND_OF + seat, at.roll(at.of(seat, HANDS))))
        return True
    at.ask(TO_DISCARD, seat, source, target, step, n)
    return False


def answer_discard(at: Position, seat: i64, card: i64) -> None:
    discard_from_hand(at, seat, card)
    left = at.agenda.p3() - 1
    if left > 0 and at.of(seat, HANDS) > 0:
        at.ask(TO_DISCARD, seat, at.agenda.p0(), at.agenda.p1(), at.agenda.p2(), left)
    else:
        _go_on(at, at.agenda.p0(), seat, at.agenda.p1(), at.agenda.p2())


def kept_cards(at: Position, seat: i64) -> i64:
    count: i64 = 0
    for card in range(PRAYERS):
        if i64(at.where[card]) == HAND_OF + seat and i64(at.mark[card]) & M_KEPT != 0:
            count += 1
    return count


def _keep(at: Position, source: i64, user: i64, target: i64, step: i64, left: i64) -> bool:
    if left > 0 and kept_cards(at, user) < at.of(user, HANDS):
        at.ask(TO_KEEP, user, source, target, step, left)
        return False
    return True


def answer_keep(at: Position, seat: i64, action: i64) -> None:
    source = at.agenda.p0()
    target = at.agenda.p1()
    step = at.agenda.p2()
    at.learn()
    if not PASS.has(action):
        card = CARD.arg(action, 0)
        at.mark[card] = u8(i64(at.mark[card]) | M_KEPT)
        if not _keep(at, source, seat, target, step, at.agenda.p3() - 1):
            return
    _go_on(at, source, seat, target, step)


def look_at_hand(at: Position, user: i64, seat: i64) -> None:
    at.learn()
    for card in range(PRAYERS):
        if i64(at.where[card]) == HAND_OF + seat:
            at.whose[card] = u8(i64(at.whose[card]) | BIT[user])
            at.seen[card] = u8(i64(at.seen[card]) | BIT[user])
            at.tell_to(BIT[user] | BIT[seat], LOOKED, user, seat, card)


# ---- the constellation


def _peek(at: Position, source: i64, user: i64, target: i64, step: i64, n: i64) -> bool:
    closed = SKY - at.now[OPEN_SKY]
    if n < closed and n != MOST:
        at.ask(TO_ELEMENT, user, source, target, step, n)
        return False
    for slot in range(at.now[OPEN_SKY], SKY):
        peek(at, user, slot)
    return True


def peek(at: Position, seat: i64, slot: i64) -> None:
    at.sky_seen[slot] = u8(i64(at.sky_seen[slot]) | BIT[seat])
    at.now[SEEN_SLOT] = slot
    at.learn()
    at.tell_to(BIT[seat], PEEKED, seat, slot, i64(at.sky[slot]))


def _swap(at: Position, source: i64, user: i64, target: i64, step: i64, what: i64) -> bool:
    if what == JUST_SEEN:
        if at.now[OPEN_SKY] == SKY:
            return True
        at.ask(TO_NUMBER, user, source, target, step, 1)
    else:
        at.ask(TO_ELEMENT, user, source, target, step, 1)
    return False


def swap(at: Position, seat: i64, slot: i64) -> None:
    """The card of a slot is replaced by the top element card, open or closed as it was."""
    at.learn()
    at.tell(SWAPPED, seat, slot, i64(at.sky[slot]))
    beside(at, slot)
    lay_star(at, slot)
    if slot < at.now[OPEN_SKY]:
        at.sky_seen[slot] = u8(PUBLIC)


def answer_element(at: Position, seat: i64, slot: i64) -> None:
    source = at.agenda.p0()
    step = at.agenda.p2()
    title = title_of(source)
    if at.box.program[(at.box.start[title] + step) * INSTRUCTION] == PEEK_ELEMENT:
        peek(at, seat, slot)
    else:
        swap(at, seat, slot)
    _go_on(at, source, seat, at.agenda.p1(), step)


# ---- places


def _strike_places(
    at: Position, source: i64, user: i64, target: i64, step: i64, who: i64, verb: i64, first: i64
) -> bool:
    """Opponents clockwise from the user; which of several places is the user's choice."""
    for k in range(first, at.seats):
        seat = (user + k) % at.seats
        if not (at.in_round(seat) if who == OPPS else seat == target):
            continue
        if at.place_count(seat) == 0:
            continue
        if at.place_count(seat) > 1:
            at.ask(TO_PLACE, user, source, target, step, k)
            return False
        for card in range(PRAYERS):
            if at.is_place(card, seat):
                _strike(at, source, user, seat, card, verb == DESTROY_PLACE)
                break
    return True


def _strike(at: Position, source: i64, user: i64, seat: i64, card: i64, destroy: bool) -> None:
    """A card strikes a place; with one that is destroyed its owner loses a marker."""
    if strike_place(at, seat, card, destroy):
        _hit(at, source, user, seat)


def strike_place(at: Position, seat: i64, card: i64, destroy: bool) -> bool:
    """Damage a place; a damaged one is destroyed: the card to its owner's discard pile, the marker to the supply.
    Whether it was."""
    if not destroy and i64(at.mark[card]) & M_DAMAGED == 0:
        at.mark[card] = u8(i64(at.mark[card]) | M_DAMAGED)
        at.tell(DAMAGED, seat, card)
        return False
    at.tell(RAZED, seat, card)
    discard_laid(at, seat, card)
    at.tell(LOST, seat, at.box.marker[title_of(card)], 1, 2)
    return True


def answer_place(at: Position, seat: i64, card: i64) -> None:
    source = at.agenda.p0()
    target = at.agenda.p1()
    step = at.agenda.p2()
    k = at.agenda.p3()
    base: i64 = (at.box.start[title_of(source)] + step) * INSTRUCTION
    verb = at.box.program[base]
    _strike(at, source, seat, (seat + k) % at.seats, card, verb == DESTROY_PLACE)
    if _strike_places(at, source, seat, target, step, at.box.program[base + 1], verb, k + 1):
        _go_on(at, source, seat, target, step)


def is_hero(at: Position, source: i64) -> bool:
    return MYTH_BASE <= source < LOSS_BASE and at.box.use[title_of(source)] == HERO


def answer_choice(at: Position, seat: i64, action: i64) -> None:
    """The answer to whichever choice a program left."""
    kind = at.agenda.kind()
    if kind == TO_NUMBER:
        answer_number(at, seat, NUMBER.arg(action, 0))
    elif kind == TO_MARKER:
        answer_marker(at, seat, MARKER.arg(action, 0))
    elif kind == TO_ASPECT:
        answer_aspect(at, seat, ASPECT.arg(action, 0))
    elif kind == TO_ELEMENT:
        answer_element(at, seat, ELEMENT.arg(action, 0))
    elif kind == TO_PLACE:
        answer_place(at, seat, CARD.arg(action, 0))
    elif kind == TO_DISCARD:
        answer_discard(at, seat, CARD.arg(action, 0))
    else:
        answer_keep(at, seat, action)
