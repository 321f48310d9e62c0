"""How a round begins: cards, the constellation, the ante; who goes out; and the steps in which myths are used."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from theogony.games.theomachy.actions import (
    ANTE,
    BATTLE_BEGAN,
    BEGIN_ROUND,
    BET,
    BY_LAST,
    BY_LENGTH,
    BY_STRENGTH,
    GAME_OVER,
    LAST_ROUNDS,
    LAY_SKY,
    NEXT_FIGHTER,
    OUT,
    PREPARE,
    ROUND,
    RUN,
    TO_PREPARE,
)
from theogony.games.theomachy.cards import BEFORE_BETTING, HERO, MYTH_BASE, MYTH_TITLE, ROUND_START, title_of
from theogony.games.theomachy.components import (
    BELIEVER,
    CLOSED,
    COUNTDOWN,
    FIRST_WARNING,
    HAND,
    LAST_ROUND,
    MYTHS,
    PRAYERS,
    SKY,
)
from theogony.games.theomachy.draft import lay_row, stack_myths
from theogony.games.theomachy.markers import payable, to_stake
from theogony.games.theomachy.piles import draw, elements_left, lay_star, shuffle_elements
from theogony.games.theomachy.position import (
    ABILITY_USED,
    ADVANCED,
    ATTACKS,
    BATTLE_ON,
    BOX,
    CHAIN,
    DESPAIRS,
    DISCARD_OF,
    DISCARDS,
    FIRST,
    HAND_OF,
    HANDS,
    HIT_RIVAL,
    IN_ROUND,
    LAST_RAISER,
    LEVEL,
    MYTHOLOGY,
    OPEN_SKY,
    OUT_AT,
    OUTS,
    PASSES,
    PILE_OF,
    PILES,
    PLACES_OF,
    PREVENTED_ONE,
    PROTECTED,
    ROUND_NO,
    ROUND_STRENGTH,
    SPHERES_MORE,
    SPHERES_USED,
    TABLE_OF,
    TOP_CARD,
    WHY,
    WINNERS,
    WISHED,
    WONDER,
    WONDERS_LEFT,
    Y_BOUGHT,
    Y_DEAD,
    Position,
)

# Numbers of a seat that begin every round at 0
FRESH: Final = vec[i64](
    [
        ATTACKS,
        SPHERES_USED,
        SPHERES_MORE,
        ROUND_STRENGTH,
        PROTECTED,
        PREVENTED_ONE,
        DESPAIRS,
        ABILITY_USED,
        WISHED,
        HIT_RIVAL,
    ]
)


def begin_game(at: Position) -> None:
    lay_row(at)
    if at.now[ADVANCED] != 0:
        stack_myths(at)
    at.now[FIRST] = at.roll(at.seats)
    at.then(BEGIN_ROUND)


def begin_round(at: Position) -> None:
    """Phase 1: everybody draws up to five cards; what acts at the beginning of a round acts."""
    if at.now[ROUND_NO] == LAST_ROUND:
        over(at, BY_LENGTH)
        return
    at.now[ROUND_NO] += 1
    at.now[WINNERS] = 0
    at.now[BATTLE_ON] = 0
    at.now[CHAIN] = 0
    at.now[LAST_RAISER] = -1
    at.now[PASSES] = 0
    for myth in range(MYTHS):
        at.myth_used[myth] = u8(0)
    at.tell(ROUND, at.now[ROUND_NO], at.now[LEVEL], at.now[FIRST])
    left: i64 = LAST_ROUND + 1 - at.now[ROUND_NO]
    if left == FIRST_WARNING or left <= COUNTDOWN:
        at.tell(LAST_ROUNDS, left)
    for k in range(at.seats):
        seat = at.from_first(k)
        if at.in_game(seat):
            for j in range(i64(len(FRESH))):
                at.put(seat, FRESH[j], 0)
            at.put(seat, IN_ROUND, 1)
            if at.of(seat, HANDS) < HAND:
                draw(at, seat, HAND - at.of(seat, HANDS))
    for k in range(at.seats):
        seat = at.from_first(k)
        if at.in_game(seat):
            _start_passives(at, seat)
    at.then(LAY_SKY)


def _start_passives(at: Position, seat: i64) -> None:
    if at.place_count(seat) > 0:
        for card in range(PRAYERS):
            if at.is_place(card, seat) and at.box.when[title_of(card)] == ROUND_START:
                at.then(RUN, card, seat, seat, 0)
    for myth in range(MYTHS):
        mine = at.of(seat, MYTHOLOGY) == myth // 5
        if mine and i64(at.myth[myth]) == Y_BOUGHT and at.box.when[MYTH_TITLE + myth] == ROUND_START:
            at.then(RUN, MYTH_BASE + myth, seat, seat, 0)


def lay_sky(at: Position) -> None:
    """The constellation and the ante."""
    if elements_left(at) < SKY:
        shuffle_elements(at)
    at.now[OPEN_SKY] = SKY - CLOSED
    for slot in range(SKY):
        lay_star(at, slot)
    able: i64 = 0
    for seat in range(at.seats):
        if at.in_game(seat) and payable(at, seat) >= at.now[LEVEL]:
            able += 1
    if able == 0:
        over(at, BY_STRENGTH)  # ruling.nobody-pays
        return
    for k in range(at.seats):
        seat = at.from_first(k)
        if at.in_game(seat):
            if payable(at, seat) < at.now[LEVEL]:
                go_out(at, seat, at.now[OUTS] + 1)
            else:
                at.tell(ANTE, seat, at.now[LEVEL])
                for _ in range(at.now[LEVEL]):
                    to_stake(at, seat, BELIEVER)
    at.now[OUTS] += 1
    if able == 1:
        over(at, BY_LAST)
        return
    if not at.in_game(at.now[FIRST]):  # ruling.initiative-gone
        at.now[FIRST] = next_in_game(at, at.now[FIRST])
    at.then(PREPARE, BEFORE_BETTING, 0)


def next_in_game(at: Position, seat: i64) -> i64:
    for k in range(1, at.seats + 1):
        if at.in_game((seat + k) % at.seats):
            return (seat + k) % at.seats
    return seat


def go_out(at: Position, seat: i64, when: i64) -> None:
    """A player is out of the game: his markers go to the supply, his cards and myths to the box, for all to see."""
    at.put(seat, OUT_AT, when)
    at.put(seat, IN_ROUND, 0)
    for kind in range(BELIEVER + 1):
        at.community[seat * 3 + kind] = 0
        at.stake[seat * 3 + kind] = 0
        at.borrowed[seat * 3 + kind] = 0
    for k in range(i64(6)):
        at.control[seat * 6 + k] = 0
    at.now[WONDERS_LEFT] += at.of(seat, WONDER)
    at.put(seat, WONDER, 0)
    for myth in range(MYTHS):
        if at.of(seat, MYTHOLOGY) == myth // 5:
            at.myth[myth] = u8(Y_DEAD)
    for card in range(PRAYERS):
        zone = i64(at.where[card])
        if zone == HAND_OF + seat or zone == PILE_OF + seat or zone == DISCARD_OF + seat or zone == TABLE_OF + seat:
            at.where[card] = u8(BOX)
            at.mark[card] = u8(0)
            at.aim[card] = u8(0)
            at.public(card)
    at.put(seat, HANDS, 0)
    at.put(seat, PILES, 0)
    at.put(seat, DISCARDS, 0)
    at.put(seat, PLACES_OF, 0)
    at.put(seat, TOP_CARD, -1)
    at.learn()
    at.tell(OUT, seat)


def over(at: Position, why: i64) -> None:
    at.now[WHY] = why
    at.tell(GAME_OVER, why)
    at.end()


# ---- the steps before the first betting round and before the battle


def usable_myth(at: Position, seat: i64, myth: i64, when: i64) -> bool:
    """Whether the seat may use this myth in this step."""
    return (
        at.of(seat, MYTHOLOGY) == myth // 5
        and i64(at.myth[myth]) == Y_BOUGHT
        and at.myth_used[myth] == u8(0)
        and at.box.when[MYTH_TITLE + myth] == when
    )


def has_myth(at: Position, seat: i64, when: i64) -> bool:
    base: i64 = at.of(seat, MYTHOLOGY) * 5
    if base < 0:
        return False
    for myth in range(base, base + 5):
        if usable_myth(at, seat, myth, when):
            return True
    return False


def prepare(at: Position, when: i64, k: i64) -> None:
    """Whoever has a myth for this step decides in turn; then the phase begins."""
    for turn in range(k, at.seats):
        seat = at.from_first(turn)
        if at.in_round(seat) and has_myth(at, seat, when):
            at.ask(TO_PREPARE, seat, when, turn)
            return
    if when == BEFORE_BETTING:
        at.then(BET, 1)
    else:
        at.now[BATTLE_ON] = 1
        at.tell(BATTLE_BEGAN)
        at.then(NEXT_FIGHTER, (at.now[FIRST] + at.seats - 1) % at.seats)


def is_hero(at: Position, myth: i64) -> bool:
    return at.box.use[MYTH_TITLE + myth] == HERO
