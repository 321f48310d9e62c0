"""The battle: attacks of one sphere, until all pass one after another; and the strength of everybody in it."""

from mypy_extensions import i64

from theogony.games.theomachy.actions import FIGHT_ON, NEXT_FIGHTER, PASSED, SETTLEMENT, TO_FIGHT
from theogony.games.theomachy.cards import (
    ATTACK,
    COUNT_ATTACKS,
    COUNT_BELIEVERS,
    COUNT_CLERGY,
    COUNT_PLACES,
    COUNT_PRIESTS,
    EFFECT,
    IN_BATTLE,
    INSTRUCTION,
    LASTING,
    MYTH_BASE,
    PLACE,
    POWER,
    SELF,
    STR,
    STR_PER,
    W_ATTACKS,
    title_of,
)
from theogony.games.theomachy.components import BELIEVER, ELEMENTS, MYTHS, PRAYERS, PRIEST
from theogony.games.theomachy.piles import lay
from theogony.games.theomachy.position import (
    ATTACKS,
    HANDS,
    M_CANCELLED,
    MYTHOLOGY,
    PASSES,
    ROUND_STRENGTH,
    SPHERES_MORE,
    SPHERES_USED,
    STRUCK_NOW,
    TABLE_OF,
    Y_JOINED,
    Position,
)
from theogony.games.theomachy.reactions import declare, lay_power
from theogony.games.theomachy.wishes import fulfil
from theogony.kernel.agenda import BIT


def next_fighter(at: Position, seat: i64) -> None:
    """The turn goes on clockwise; whoever holds no card passes."""
    turn = seat
    while at.now[PASSES] < at.contenders():
        turn = (turn + 1) % at.seats
        if not at.in_round(turn):
            continue
        if at.of(turn, HANDS) > 0:
            at.now[STRUCK_NOW] = 0
            at.ask(TO_FIGHT, turn)
            return
        at.now[PASSES] += 1
        at.tell(PASSED, turn)
    at.then(SETTLEMENT)


def attack(at: Position, seat: i64, card: i64) -> None:
    if at.box.kind[title_of(card)] == POWER:
        lay_power(at, seat, card)
    else:
        at.now[STRUCK_NOW] += 1
        at.now[PASSES] = 0
        at.more(seat, ATTACKS, 1)
        sphere = at.box.sphere[title_of(card)]
        at.put(seat, SPHERES_USED, at.of(seat, SPHERES_USED) | BIT[sphere])
        fulfil(at, seat, W_ATTACKS, at.of(seat, ATTACKS))
        lay(at, seat, card)
        declare(at, card, seat)
    at.then(FIGHT_ON, seat)


def fight_on(at: Position, seat: i64) -> None:
    if at.of(seat, HANDS) > 0:
        at.ask(TO_FIGHT, seat)
    else:
        end_turn(at, seat)


def end_turn(at: Position, seat: i64) -> None:
    if at.now[STRUCK_NOW] == 0:
        at.now[PASSES] += 1
        at.tell(PASSED, seat)
    at.then(NEXT_FIGHTER, seat)


def may_attack_with(at: Position, seat: i64, sphere: i64) -> bool:
    """One sphere a battle, and one more for each card that allows it."""
    used = at.of(seat, SPHERES_USED)
    if used & BIT[sphere] != 0:
        return True
    count: i64 = 0
    for other in range(i64(4)):
        if used & BIT[other] != 0:
            count += 1
    return count < 1 + at.of(seat, SPHERES_MORE)


def strength(at: Position, seat: i64) -> i64:
    """Clergy in the stake, attacks, lasting effects, places, heroes, and what was promised for the round."""
    total = at.worth_of(at.stake, seat) + at.of(seat, ROUND_STRENGTH)
    cards = at.box
    for card in range(ELEMENTS, PRAYERS):
        if i64(at.where[card]) == TABLE_OF + seat and i64(at.mark[card]) & M_CANCELLED == 0:
            title = title_of(card)
            kind = cards.kind[title]
            counts = kind == ATTACK or (kind == EFFECT and cards.when[title] == LASTING)
            if counts or (kind == PLACE and cards.when[title] == IN_BATTLE):
                total += _adds(at, card, seat, i64(at.aim[card]))
    base: i64 = at.of(seat, MYTHOLOGY) * 5
    if base >= 0:
        for myth in range(base, min(base + 5, MYTHS)):
            if i64(at.myth[myth]) == Y_JOINED:
                total += _adds(at, MYTH_BASE + myth, seat, seat)
    return total


def _adds(at: Position, source: i64, user: i64, target: i64) -> i64:
    title = title_of(source)
    program = at.box.program
    total: i64 = 0
    for k in range(at.box.length[title]):
        base: i64 = (at.box.start[title] + k) * INSTRUCTION
        if program[base] == STR:
            total += program[base + 3]
        elif program[base] == STR_PER:
            whose = user if program[base + 1] == SELF else target
            total += program[base + 3] * _count(at, program[base + 2], whose)
    return total


def _count(at: Position, counter: i64, seat: i64) -> i64:
    if counter == COUNT_CLERGY:
        return at.stake[seat * 3] + at.stake[seat * 3 + 1] + at.stake[seat * 3 + 2]
    if counter == COUNT_BELIEVERS:
        return at.stake[seat * 3 + BELIEVER]
    if counter == COUNT_PRIESTS:
        return at.stake[seat * 3 + PRIEST]
    if counter == COUNT_PLACES:
        return at.place_count(seat)
    return at.of(seat, ATTACKS) if counter == COUNT_ATTACKS else i64(0)
