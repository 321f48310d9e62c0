"""Attacks: two dice against one, losses on both sides, the advance into an emptied hex."""

from mypy_extensions import i64

from theogony.games.lords_of_creation.actions import (
    ADVANCED,
    ALTAR_FELL,
    ATTACKED,
    DOUBLES,
    LOST,
    ROLLED,
    TO_ADVANCE,
)
from theogony.games.lords_of_creation.board import REACHED, WAYS
from theogony.games.lords_of_creation.components import DIE, HIT_OTHER, HIT_SAME
from theogony.games.lords_of_creation.position import Position
from theogony.games.lords_of_creation.turn import end_turn, go_on, move


def attack(at: Position, seat: i64, start: i64, way: i64) -> None:
    target = REACHED[start * WAYS + way]
    at.tell(ATTACKED, seat, i64(at.owner[target]) - 1, start, target)
    first = at.roll(DIE) + 1
    second = at.roll(DIE) + 1
    third = at.roll(DIE) + 1
    fight(at, seat, start, target, first, second, third)


def fight(at: Position, seat: i64, start: i64, target: i64, first: i64, second: i64, third: i64) -> None:
    """The attack with these dice: the attacker's two, then the defender's."""
    rival = i64(at.owner[target]) - 1
    at.walked = 0
    at.rolled[0] = first
    at.rolled[1] = second
    at.rolled[2] = third
    at.rolled[3] = seat
    at.rolled[4] = rival
    at.tell(ROLLED, seat, first, second, rival, third)
    same = at.terrain[start] == at.terrain[target]
    hit = first + second >= (HIT_SAME if same else HIT_OTHER)
    hit_back = third > first and third > second
    if hit:
        _lose(at, rival, target)
    if hit_back:  # attack.both: at the same time
        _lose(at, seat, start)
    if first == second:
        at.tell(DOUBLES, seat)
        end_turn(at)
    elif i64(at.owner[target]) == 0 and same and i64(at.people[start]) > 1:
        if i64(at.people[start]) == 2:
            advance(at, seat, start, target, 1)
        else:
            at.ask(TO_ADVANCE, seat, start, target)
    else:
        go_on(at, seat)


def _lose(at: Position, seat: i64, cell: i64) -> None:
    altar = i64(at.altar[cell])
    at.lose_one(cell)
    at.tell(LOST, seat, cell)
    if altar != 0 and i64(at.altar[cell]) == 0:
        at.tell(ALTAR_FELL, seat, cell)


def advance(at: Position, seat: i64, start: i64, target: i64, n: i64) -> None:
    move(at, seat, start, target, n)
    at.tell(ADVANCED, seat, start, target, n)
    go_on(at, seat)
