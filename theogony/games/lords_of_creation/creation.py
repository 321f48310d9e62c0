"""The first phase: the players draw terrain markers and cover the world with them."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from theogony.games.lords_of_creation.actions import (
    CREATED,
    DREW,
    GAVE_BACK,
    KEEP,
    KEPT,
    LAID,
    LAY,
    NEXT_ROUND,
    NEXT_TO_CREATE,
    START_ROLL,
    TO_LAY,
)
from theogony.games.lords_of_creation.components import BARE, CELLS, DIE, HOLD, TERRAINS
from theogony.games.lords_of_creation.position import Position
from theogony.kernel.agenda import BIT


def roll_for_start(at: Position) -> i64:
    """One die each, the highest begins; those who tie for it roll again (ruling.equal-rolls)."""
    rolling: i64 = 0
    for seat in range(at.seats):
        rolling |= BIT[seat]
    while True:
        best: i64 = 0
        leaders: i64 = 0
        first: i64 = 0
        for seat in range(at.seats):
            if rolling & BIT[seat] != 0:
                die = at.roll(DIE) + 1
                at.tell(START_ROLL, seat, die)
                if die > best:
                    best = die
                    leaders = 0
                    first = seat
                if die == best:
                    leaders |= BIT[seat]
        if leaders == BIT[first]:
            return first
        rolling = leaders


def next_to_create(at: Position) -> None:
    """The active player draws a marker and is asked, even for the only answer left: which that is, is a secret."""
    seat = at.active
    at.drawn = 0
    if at.container_size() > 0:
        kind = at.draw_kind(at.container)
        at.container[kind] -= u8(1)
        at.held[seat * TERRAINS + kind] += u8(1)
        at.holding[seat] += 1
        at.drawn = 1
        at.tell_to(BIT[seat], DREW, seat, kind)
    if at.holding[seat] > 0:
        at.ask(TO_LAY, seat)
    else:  # ruling.empty-container: nothing to draw and nothing kept
        _pass_on(at)


def creation_choices(at: Position, seat: i64) -> vec[i64]:
    out = vec[i64](capacity=128)
    for kind in range(TERRAINS):
        if i64(at.held[seat * TERRAINS + kind]) > 0:
            for cell in range(CELLS):
                if i64(at.terrain[cell]) == BARE:
                    out = append(out, LAY.of2(kind, cell))
    if at.drawn != 0 and at.holding[seat] <= HOLD:
        out = append(out, KEEP.of0())
    return out


def lay(at: Position, seat: i64, kind: i64, cell: i64) -> None:
    at.terrain[cell] = u8(kind)
    at.held[seat * TERRAINS + kind] -= u8(1)
    at.holding[seat] -= 1
    at.bare -= 1
    at.learn()
    at.tell(LAID, seat, kind, cell)
    if at.bare == 0:
        _finish(at)
    else:
        _pass_on(at)


def keep(at: Position, seat: i64) -> None:
    at.tell(KEPT, seat, at.holding[seat])
    _pass_on(at)


def _pass_on(at: Position) -> None:
    at.active = (at.active + 1) % at.seats
    at.then(NEXT_TO_CREATE)


def _finish(at: Position) -> None:
    """creation.left-over: held markers go back unseen."""
    for seat in range(at.seats):
        if at.holding[seat] > 0:
            at.tell(GAVE_BACK, seat, at.holding[seat])
        at.holding[seat] = 0
        for kind in range(TERRAINS):
            at.container[kind] += at.held[seat * TERRAINS + kind]
            at.held[seat * TERRAINS + kind] = u8(0)
    at.tell(CREATED)
    at.then(NEXT_ROUND)
