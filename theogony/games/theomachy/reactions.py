"""Declaring what is played or used, and the windows in which others may react.

A window is a quiet sealed question to everybody in the round who holds a card, so that nobody can tell from it who
could react. The first reaction clockwise from the actor takes effect, with a window of its own; then all are asked
again.
"""

from mypy_extensions import i64, u8

from theogony.games.theomachy.actions import (
    CANCELLED,
    LAID,
    PASS,
    PLAY,
    PLAYED,
    RUN,
    TO_LAY,
    TO_REACT,
    TO_TARGET,
    USED,
    WINDOW,
)
from theogony.games.theomachy.cards import (
    ANY_OTHER,
    ATTACK,
    DEITY_BASE,
    EFFECT,
    IF_LOST,
    IF_LOST_BATTLE,
    IF_WON,
    ON_ATTACK,
    ON_EFFECT,
    SELF,
    title_of,
)
from theogony.games.theomachy.components import ELEMENTS
from theogony.games.theomachy.piles import lay
from theogony.games.theomachy.position import (
    BATTLE_ON,
    CHAIN,
    HAND_OF,
    HANDS,
    M_CANCELLED,
    M_PLAYED,
    WINNERS,
    Position,
)
from theogony.kernel.agenda import BIT


def can_be_named(at: Position, user: i64, seat: i64, who: i64) -> bool:
    """Whether a card may name this player: one still in the round, or anybody in the game in settlement."""
    if seat < 0 or seat >= at.seats or seat == user:
        return False
    return at.in_game(seat) if who == ANY_OTHER else at.in_round(seat)


def holds(at: Position, seat: i64, condition: i64) -> bool:
    """Whether the condition of a card for the settlement is true of the seat."""
    won = at.now[WINNERS] & BIT[seat] != 0
    if condition == IF_WON:
        return won
    if condition == IF_LOST:
        return not won
    if condition == IF_LOST_BATTLE:
        return not won and at.now[BATTLE_ON] != 0 and at.in_round(seat)
    return True


def declare(at: Position, source: i64, user: i64) -> None:
    """Something is played or used: an opponent is named if there is one to name, then others may react."""
    who = at.box.named[title_of(source)]
    if who == SELF:
        announce(at, source, user, user)
        return
    count: i64 = 0
    only: i64 = user
    for seat in range(at.seats):
        if can_be_named(at, user, seat, who):
            count += 1
            only = seat
    if count > 1:
        at.ask(TO_TARGET, user, source, who)
    else:
        announce(at, source, user, only)


def announce(at: Position, source: i64, user: i64, target: i64) -> None:
    kind = at.box.kind[title_of(source)]
    if source < DEITY_BASE:
        at.aim[source] = u8(target)
        at.tell(PLAYED, user, source, target if target != user else i64(-1))
    else:
        at.tell(USED, user, source, target if target != user else i64(-1))
    if kind == EFFECT or kind == ATTACK:
        at.chain[at.now[CHAIN]] = u8(0)
        at.now[CHAIN] += 1
        at.then(WINDOW, ON_EFFECT if kind == EFFECT else ON_ATTACK, user)
    at.then(RUN, source, user, target, 0)


def present(at: Position, seat: i64) -> bool:
    """Who takes part: those in the round, and in settlement everybody in the game."""
    return at.in_game(seat) if at.now[WINNERS] != 0 else at.in_round(seat)


def open_window(at: Position, event: i64, actor: i64) -> None:
    if (event == ON_EFFECT or event == ON_ATTACK) and at.chain[at.now[CHAIN] - 1] != u8(0):
        return
    if at.now[CHAIN] == i64(len(at.chain)):
        return  # only with own cards can so many plays wait for one another
    asked: i64 = 0
    for seat in range(at.seats):
        if seat != actor and present(at, seat) and at.of(seat, HANDS) > 0:
            asked |= BIT[seat]
    if asked != 0:
        at.ask_sealed(TO_REACT, asked, True, event, actor)


def reveal_reactions(at: Position) -> None:
    event = at.agenda.p0()
    actor = at.agenda.p1()
    for k in range(1, at.seats):
        seat = (actor + k) % at.seats
        if at.agenda.asked() & BIT[seat] != 0 and not PASS.has(at.agenda.answer(seat)):
            play_with_powers(at, PLAY.arg(at.agenda.answer(seat), 0), seat, actor)
            at.then(WINDOW, event, actor)
            return


def play_with_powers(at: Position, card: i64, seat: i64, trigger: i64) -> None:
    """Play a card out of turn: first the powers it needs are laid."""
    if at.meets(seat, title_of(card)):
        lay(at, seat, card)
        if trigger >= 0:
            announce(at, card, seat, trigger)
        else:
            declare(at, card, seat)
        return
    powers: i64 = 0
    only: i64 = 0
    for face in range(ELEMENTS):
        if i64(at.where[face]) == HAND_OF + seat and i64(at.mark[face]) & M_PLAYED == 0:
            powers += 1
            only = face
    if powers == 1:
        lay_power(at, seat, only)
        play_with_powers(at, card, seat, trigger)
    else:
        at.ask(TO_LAY, seat, card, trigger)


def lay_power(at: Position, seat: i64, card: i64) -> None:
    lay(at, seat, card)
    at.tell(LAID, seat, card)


def cancel_trigger(at: Position, user: i64, source: i64) -> None:
    """The play this one reacts to has no effect."""
    if at.now[CHAIN] >= 2:
        at.chain[at.now[CHAIN] - 2] = u8(1)
        at.tell(CANCELLED, user, source)


def is_cancelled(at: Position, source: i64) -> bool:
    kind = at.box.kind[title_of(source)]
    return (kind == EFFECT or kind == ATTACK) and at.chain[at.now[CHAIN] - 1] != u8(0)


def mark_cancelled(at: Position, source: i64) -> None:
    at.mark[source] = u8(i64(at.mark[source]) | M_CANCELLED)
