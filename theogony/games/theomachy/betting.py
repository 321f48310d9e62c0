"""The three betting rounds: wait, raise, match, fold; and cards and abilities in one's own turn."""

from mypy_extensions import i64, u8

from theogony.games.theomachy.actions import (
    ABILITY,
    AFTER_BID,
    BET,
    BETTING,
    BID_ON,
    DESPAIR,
    FOLD,
    FOLDED,
    LAID,
    LOST,
    MATCH,
    MATCHED,
    PLAY,
    PREPARE,
    RAISE,
    RAISED,
    RUN,
    SETTLEMENT,
    TO_BID,
    TURNED_UP,
    USE,
    USED,
    WAIT,
    WAITED,
    WINDOW,
)
from theogony.games.theomachy.cards import (
    BEFORE_BATTLE,
    DEITY_BASE,
    ON_RAISE,
    PLACE,
    POWER,
    W_FOLDED_TO_RAISE,
    title_of,
)
from theogony.games.theomachy.components import ANY, BELIEVER, BETTING_ROUNDS
from theogony.games.theomachy.markers import exchange, pay, to_stake
from theogony.games.theomachy.piles import lay
from theogony.games.theomachy.position import (
    ABILITY_USED,
    ACTED,
    BET_NO,
    DEITY_OF,
    DESPAIRS,
    FIRST,
    FREED_OF,
    IN_ROUND,
    LAST_RAISER,
    M_USED,
    OPEN_SKY,
    PUBLIC,
    RAISED_TYPE,
    Position,
)
from theogony.games.theomachy.reactions import declare, lay_power
from theogony.games.theomachy.wishes import fulfil
from theogony.kernel.agenda import BIT


def bet(at: Position, number: i64) -> None:
    """A betting round begins; from the second on another card of the constellation is turned up."""
    at.now[BET_NO] = number
    at.tell(BETTING, number)
    if number > 1:
        slot = at.now[OPEN_SKY]
        at.sky_seen[slot] = u8(PUBLIC)
        at.now[OPEN_SKY] += 1
        at.learn()
        at.tell(TURNED_UP, slot, i64(at.sky[slot]))
    at.now[LAST_RAISER] = -1
    at.now[ACTED] = 0
    for k in range(at.seats * 3):
        at.owed[k] = 0
    at.ask(TO_BID, next_in_round(at, (at.now[FIRST] + at.seats - 1) % at.seats))


def next_in_round(at: Position, seat: i64) -> i64:
    """The next player clockwise who is still in the round."""
    for k in range(1, at.seats + 1):
        if at.in_round((seat + k) % at.seats):
            return (seat + k) % at.seats
    return seat


def bid(at: Position, seat: i64, action: i64) -> None:
    """What a player does in his turn of a betting round."""
    if PLAY.has(action):
        play_card(at, seat, PLAY.arg(action, 0))
        at.then(BID_ON, seat)
    elif USE.has(action):
        use_place(at, seat, USE.arg(action, 0))
        at.then(BID_ON, seat)
    elif ABILITY.has(action):
        use_ability(at, seat)
        at.then(BID_ON, seat)
    elif WAIT.has(action):
        at.tell(WAITED, seat)
        at.then(AFTER_BID, seat)
    elif RAISE.has(action):
        _raise(at, seat, RAISE.arg(action, 0))
    elif MATCH.has(action) or DESPAIR.has(action):
        if DESPAIR.has(action):
            at.put(seat, DESPAIRS, 1)
        pay(at, seat)
        at.tell(MATCHED, seat)
        at.then(AFTER_BID, seat)
    elif FOLD.has(action):
        at.put(seat, IN_ROUND, 0)
        at.tell(FOLDED, seat)
        if at.now[LAST_RAISER] >= 0:
            fulfil(at, at.now[LAST_RAISER], W_FOLDED_TO_RAISE, 1)
        at.then(AFTER_BID, seat)


def play_card(at: Position, seat: i64, card: i64) -> None:
    """A power, an effect or a place from the hand."""
    title = title_of(card)
    kind = at.box.kind[title]
    if kind == POWER:
        lay_power(at, seat, card)
        return
    lay(at, seat, card)
    if kind == PLACE:
        marker = at.box.marker[title]
        at.community[seat * 3 + marker] -= 1
        exchange(at, seat)
        at.tell(LAID, seat, card)
        return
    declare(at, card, seat)


def pay_cost(at: Position, seat: i64, cost: i64) -> None:
    if cost != ANY:
        at.community[seat * 3 + cost] -= 1
        at.tell(LOST, seat, cost, 1, 0)
        exchange(at, seat)


def use_place(at: Position, seat: i64, card: i64) -> None:
    at.mark[card] = u8(i64(at.mark[card]) | M_USED)
    pay_cost(at, seat, at.box.cost[title_of(card)])
    at.tell(USED, seat, card)
    at.then(RUN, card, seat, seat, 0)


def use_ability(at: Position, seat: i64) -> None:
    source = DEITY_BASE + at.of(seat, DEITY_OF)
    at.put(seat, ABILITY_USED, 1)
    pay_cost(at, seat, at.box.cost[title_of(source)])
    declare(at, source, seat)


def _raise(at: Position, seat: i64, kind: i64) -> None:
    """First match, then one marker more; the others owe it."""
    pay(at, seat)
    to_stake(at, seat, kind)
    at.tell(RAISED, seat, kind)
    for other in range(at.seats):
        if other != seat and at.in_round(other):
            at.owed[other * 3 + kind] += 1
    at.now[LAST_RAISER] = seat
    at.now[RAISED_TYPE] = kind
    at.now[FREED_OF] = 0
    at.then(WINDOW, ON_RAISE, seat)
    at.then(AFTER_BID, seat)


def after_bid(at: Position, seat: i64) -> None:
    """The next player's turn, or the end of the betting round."""
    at.now[ACTED] |= BIT[seat]
    if at.contenders() == 1:
        at.then(SETTLEMENT)
        return
    follower = next_in_round(at, seat)
    raiser = at.now[LAST_RAISER]
    done = follower == raiser if raiser >= 0 else at.now[ACTED] & BIT[follower] != 0
    if not done:
        at.ask(TO_BID, follower)
    elif at.now[BET_NO] < BETTING_ROUNDS:
        at.then(BET, at.now[BET_NO] + 1)
    else:
        at.then(PREPARE, BEFORE_BATTLE, 0)


def owed_worth(at: Position, seat: i64) -> i64:
    """What the seat still owes, as strength."""
    return at.owed[seat * 3] * 10 + at.owed[seat * 3 + 1] * 5 + at.owed[seat * 3 + BELIEVER] * 2
