"""The settlement, step by step in the order of the rulebook."""

from mypy_extensions import i64, u8

from theogony.games.theomachy.actions import (
    FELL,
    INITIATIVE,
    MYTH,
    PASS,
    PLAY,
    RUN,
    SETTLE_ON,
    SETTLE_STAKES,
    STAKE_BACK,
    STAKE_LOST,
    STRENGTH,
    TO_SETTLE,
    WON,
)
from theogony.games.theomachy.battle import strength
from theogony.games.theomachy.cards import (
    AFTER_LOSS,
    DEITY_BASE,
    HERO,
    IF_LOST_BATTLE,
    LOSS_BASE,
    LOSS_TITLE,
    MYTH_BASE,
    MYTH_TITLE,
    SETTLE,
    W_PLACES,
    W_STRUCK,
    title_of,
)
from theogony.games.theomachy.components import ANY, BELIEVER, BONUS, MYTHS, PRAYERS, PROPHET
from theogony.games.theomachy.markers import exchange
from theogony.games.theomachy.position import (
    BATTLE_ON,
    DEITY_OF,
    FIRST,
    HANDS,
    HEROES_DIE,
    HIT_RIVAL,
    MYTHOLOGY,
    WINNERS,
    Y_BOUGHT,
    Y_DEAD,
    Y_JOINED,
    Position,
)
from theogony.games.theomachy.program import gain, run, strike_place
from theogony.games.theomachy.putting_away import ask_for_order
from theogony.games.theomachy.reactions import declare, holds, play_with_powers
from theogony.games.theomachy.rounds import has_myth, usable_myth
from theogony.games.theomachy.wishes import at_settlement, fulfil, won_with_few_attacks
from theogony.kernel.agenda import BIT


def settle(at: Position) -> None:
    """Who has won; what acts by itself before stakes are lost; then effects may be played."""
    best: i64 = -1
    winners: i64 = 0
    battle = at.contenders() > 1
    for k in range(at.seats):
        seat = at.from_first(k)
        if at.in_round(seat):
            total: i64 = 0
            if battle:
                total = strength(at, seat)
                at.tell(STRENGTH, seat, total)
            if total > best:
                best = total
                winners = 0
            if total == best:
                winners |= BIT[seat]
    at.now[WINNERS] = winners
    for k in range(at.seats):
        seat = at.from_first(k)
        if winners & BIT[seat] != 0:
            at.tell(WON, seat, at.now[BATTLE_ON])
            if winners == BIT[seat] and battle:
                won_with_few_attacks(at, seat)
    for k in range(at.seats):
        seat = at.from_first(k)
        if at.in_game(seat):
            at_settlement(at, seat)
            _passives(at, seat)
    at.then(SETTLE_ON)


def _passives(at: Position, seat: i64) -> None:
    if at.place_count(seat) > 0:
        for card in range(PRAYERS):
            title = title_of(card)
            if at.is_place(card, seat) and at.box.when[title] == SETTLE and holds(at, seat, at.box.condition[title]):
                at.then(RUN, card, seat, seat, 0)
    for myth in range(MYTHS):
        mine = at.of(seat, MYTHOLOGY) == myth // 5
        falls = mine and i64(at.myth[myth]) == Y_JOINED and holds(at, seat, IF_LOST_BATTLE)
        if falls and at.box.length[LOSS_TITLE + myth] > 0:
            at.then(RUN, LOSS_BASE + myth, seat, seat, 0)


def settle_myth(at: Position, seat: i64, myth: i64) -> bool:
    """Whether the seat may use this myth in the settlement."""
    return usable_myth(at, seat, myth, SETTLE) and holds(at, seat, at.box.condition[MYTH_TITLE + myth])


def ask_to_settle(at: Position, begin: i64) -> None:
    """Whoever holds a card or has a myth for it may play, once round clockwise from the initiative holder.

    Those whose turn has not gone by are asked at the same time and in secret; the first of them who plays is at turn,
    and who comes after is asked again.
    """
    asked: i64 = 0
    for turn in range(begin, at.seats):
        seat = at.from_first(turn)
        if at.in_game(seat) and (at.of(seat, HANDS) > 0 or has_myth(at, seat, SETTLE)):
            asked |= BIT[seat]
    if asked != 0:
        at.ask_sealed(TO_SETTLE, asked, True, begin)
    else:
        at.then(SETTLE_STAKES)


def reveal_settling(at: Position) -> None:
    for turn in range(at.agenda.p0(), at.seats):
        seat = at.from_first(turn)
        if at.agenda.asked() & BIT[seat] == 0:
            continue
        action = at.agenda.answer(seat)
        if not PASS.has(action):
            if MYTH.has(action):
                at.myth_used[MYTH.arg(action, 0)] = u8(1)
                declare(at, MYTH_BASE + MYTH.arg(action, 0), seat)
            else:
                play_with_powers(at, PLAY.arg(action, 0), seat, -1)
            at.then(SETTLE_ON, turn)
            return
    at.then(SETTLE_STAKES)


def settle_stakes(at: Position) -> None:
    """From the losers' stakes to the initiative: settle.stakes-lost to settle.initiative."""
    winners = at.now[WINNERS]
    for k in range(at.seats):
        seat = at.from_first(k)
        if at.in_game(seat) and winners & BIT[seat] == 0:
            _lose(at, seat)
    for seat in range(at.seats):
        if winners == BIT[seat]:
            _bonus(at, seat)
    for seat in range(at.seats):
        if winners & BIT[seat] != 0:
            _take_back(at, seat)
    for seat in range(at.seats):
        _heroes(at, seat)
        if at.in_game(seat):
            fulfil(at, seat, W_PLACES, at.place_count(seat))
            fulfil(at, seat, W_STRUCK, at.of(seat, HIT_RIVAL))
    for k in range(at.seats):
        seat = at.from_first(k)
        if winners & BIT[seat] != 0:
            at.now[FIRST] = seat
            at.tell(INITIATIVE, seat)
            break
    ask_for_order(at)


def _lose(at: Position, seat: i64) -> None:
    at.tell(STAKE_LOST, seat)
    for kind in range(BELIEVER + 1):
        at.stake[seat * 3 + kind] = 0
        at.borrowed[seat * 3 + kind] = 0
    deity = at.of(seat, DEITY_OF)
    if deity >= 0 and at.box.when[title_of(DEITY_BASE + deity)] == AFTER_LOSS:
        run(at, DEITY_BASE + deity, seat, seat, 0)
    if at.place_count(seat) > 0:
        for card in range(PRAYERS):
            if at.is_place(card, seat):
                strike_place(at, seat, card, False)


def _bonus(at: Position, seat: i64) -> None:
    """A sole winner's reward: by players in the game, and a prophet if his community has none."""
    marker = BONUS[at.players()]
    had_prophet = at.community[seat * 3 + PROPHET] > 0
    if marker != ANY:
        gain(at, seat, marker, 1)
    if not had_prophet:
        gain(at, seat, PROPHET, 1)


def _take_back(at: Position, seat: i64) -> None:
    for kind in range(BELIEVER + 1):
        at.community[seat * 3 + kind] += at.stake[seat * 3 + kind] - at.borrowed[seat * 3 + kind]
        at.stake[seat * 3 + kind] = 0
        at.borrowed[seat * 3 + kind] = 0
    at.tell(STAKE_BACK, seat)
    exchange(at, seat)


def _heroes(at: Position, seat: i64) -> None:
    """Heroes in the stake die after a lost battle and come home after a won one."""
    for myth in range(MYTHS):
        if at.of(seat, MYTHOLOGY) != myth // 5:
            continue
        lost = holds(at, seat, IF_LOST_BATTLE)
        hero = at.box.use[MYTH_TITLE + myth] == HERO
        if i64(at.myth[myth]) == Y_JOINED:
            at.myth[myth] = u8(Y_DEAD) if lost else u8(Y_BOUGHT)
            if lost:
                at.tell(FELL, seat, myth)
        elif hero and i64(at.myth[myth]) == Y_BOUGHT and lost and at.now[HEROES_DIE] != 0:
            at.myth[myth] = u8(Y_DEAD)
            at.tell(FELL, seat, myth)
