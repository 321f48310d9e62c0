"""Clergy markers: the compulsory exchange, and paying what is owed."""

from mypy_extensions import i64

from theogony.games.theomachy.actions import BORROWED, CHANGED, STAKED
from theogony.games.theomachy.cards import title_of
from theogony.games.theomachy.components import BELIEVER, CHANGE, ELEMENTS, IN_BOX, PRAYERS, PRIEST, PROPHET
from theogony.games.theomachy.position import COUNTED, SOMEWHERE_OF, TABLE_OF, Position


def exchange(at: Position, seat: i64) -> None:
    """A community without priests or believers changes a marker of the next higher type (exchange.*)."""
    base: i64 = seat * 3
    community = at.community
    changing = True
    while changing:
        changing = False
        for kind in range(PROPHET, BELIEVER):
            if community[base + kind] > 0 and community[base + kind + 1] == 0:
                community[base + kind] -= 1
                community[base + kind + 1] += CHANGE
                at.tell(CHANGED, seat, kind)
                changing = True


def payable(at: Position, seat: i64) -> i64:
    """How many believers the community comes to through exchange."""
    base: i64 = seat * 3
    return at.community[base + BELIEVER] + 2 * at.community[base + PRIEST] + 4 * at.community[base + PROPHET]


def to_stake(at: Position, seat: i64, kind: i64) -> None:
    """One marker from the community to the stake."""
    at.community[seat * 3 + kind] -= 1
    at.stake[seat * 3 + kind] += 1
    at.tell(STAKED, seat, kind)
    exchange(at, seat)


def pay(at: Position, seat: i64) -> None:
    """Pay all that is owed, the highest type first; what is lacking is borrowed from the supply."""
    base: i64 = seat * 3
    for kind in range(PROPHET, BELIEVER + 1):
        while at.owed[base + kind] > 0:
            at.owed[base + kind] -= 1
            if at.community[base + kind] > 0:
                to_stake(at, seat, kind)
            else:
                at.stake[base + kind] += 1
                at.borrowed[base + kind] += 1
                at.tell(BORROWED, seat, kind)


def raises_open(at: Position, seat: i64) -> i64:
    """0 if the community cannot pay all that is owed; else 8, and bits 1, 2, 4 for one marker more of each type."""
    base: i64 = seat * 3
    prophets = at.community[base]
    priests = at.community[base + 1]
    believers = at.community[base + 2]
    prophets -= at.owed[base]
    if prophets < 0:
        return 0
    for _ in range(at.owed[base + 1]):
        if priests == 0:
            return 0
        priests -= 1
        if priests == 0 and prophets > 0:
            prophets -= 1
            priests = CHANGE
        if believers == 0 and priests > 0:
            priests -= 1
            believers = CHANGE
    for _ in range(at.owed[base + 2]):
        if believers == 0:
            return 0
        believers -= 1
        if believers == 0 and priests > 0:
            priests -= 1
            believers = CHANGE
            if priests == 0 and prophets > 0:
                prophets -= 1
                priests = CHANGE
    found: i64 = 8
    if prophets > 0:
        found += 1
    if priests > 0:
        found += 2
    if believers > 0:
        found += 4
    return found


def supply(at: Position, kind: i64) -> i64:
    """Markers of a type that can still be gained or borrowed: without end, unless clergy are counted."""
    if at.now[COUNTED] == 0:
        return i64(PRAYERS)
    left = IN_BOX[kind]
    for seat in range(at.seats):
        left -= at.community[seat * 3 + kind] + at.stake[seat * 3 + kind]
    for card in range(ELEMENTS, PRAYERS):
        zone = i64(at.where[card])
        if TABLE_OF <= zone < SOMEWHERE_OF and at.box.marker[title_of(card)] == kind:
            left -= 1
    return left


def can_borrow(at: Position, seat: i64) -> bool:
    """Whether the supply has what the community lacks to pay all that is owed."""
    if at.now[COUNTED] == 0:
        return True
    after = at.clone()
    assert isinstance(after, Position)
    pay(after, seat)
    for kind in range(BELIEVER + 1):
        if after.borrowed[seat * 3 + kind] > at.borrowed[seat * 3 + kind] and supply(after, kind) < 0:
            return False
    return True


def owes(at: Position, seat: i64) -> bool:
    base: i64 = seat * 3
    return at.owed[base] + at.owed[base + 1] + at.owed[base + 2] > 0
