"""What a bot should know of Dice Forge: faces and feats are worth what they bring in the rounds that are left.

Values are in hundredths of a glory point.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from theogony.games.dice_forge.actions import AGAIN, BUY, EXTRA, FEAT, FORGE, REINFORCE, TRITON
from theogony.games.dice_forge.components import (
    AMOUNT,
    BOAR,
    C_BEAR,
    C_ELDER,
    C_HIND,
    C_OWL,
    CARD_GLORY,
    EITHER,
    ELDER_GLORY,
    ELDER_PRICE,
    GLORY,
    GOLD,
    MIRROR,
    MOON,
    PRICE,
    RESOURCES,
    ROUNDS,
    SHIELD,
    SHIELD_GLORY,
    SHIP,
    SUN,
    TRIPLE,
)
from theogony.games.dice_forge.position import Position
from theogony.kernel.arrays import filled
from theogony.kernel.state import State
from theogony.kernel.strategy import Strategy, ahead, all_ahead, result

POINT: Final[i64] = 100
SUN_WORTH: Final[i64] = 230
MOON_WORTH: Final[i64] = 210
GOLD_WORTH: Final[i64] = 22  # in the last turns, and
GOLD_GROWTH: Final[i64] = 7  # more for every own turn in which a face can still pay for itself
HAMMER_GOLD: Final[i64] = 50
CHEST_WORTH: Final[i64] = 35  # per own turn
BEAR_WORTH: Final[i64] = 60
MIRROR_WORTH: Final[i64] = 330
SHIP_WORTH: Final[i64] = 150
CERBERUS_WORTH: Final[i64] = 130  # in hundredths of what the dice give at a time
TOKEN_WORTH: Final[i64] = 380
UNLOVED: Final[i64] = 60  # a boar on one's own dice feeds somebody else


class DiceForgeStrategy(Strategy):
    def prior(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, Position)
        if FEAT.has(action):
            return 200 + 5 * CARD_GLORY[i64(state.card_at[FEAT.arg(action, 0)])]
        if BUY.has(action):
            return 100 + 8 * PRICE[BUY.arg(action, 0)]
        if FORGE.has(action):
            worth = _worths(state, seat)
            kind = i64(state.sides[seat * 12 + FORGE.arg(action, 0)])
            return max(i64(1), 1000 - _face_worth(kind, worth))
        if REINFORCE.has(action):
            return 400
        if EXTRA.has(action) or AGAIN.has(action):
            return 150
        return i64(20) if TRITON.has(action) else i64(60)

    def value(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Position)
        if state.over():
            return result(state, seat)
        return ahead(_standings(state), seat, 0)

    def values(self, state: State) -> vec[i64]:
        assert isinstance(state, Position)
        return all_ahead(_standings(state), 0)

    def swing(self, state: State) -> i64:
        assert isinstance(state, Position)
        return 5000 + 2500 * (ROUNDS[state.seats] - state.round)


def own_turns(at: Position, seat: i64) -> i64:
    """Turns the seat will still have an action in, this one included until it has acted."""
    turns: i64 = ROUNDS[at.seats] - at.round
    now: i64 = (at.active - at.first + at.seats) % at.seats
    its: i64 = (seat - at.first + at.seats) % at.seats
    if its > now or (its == now and at.actions_done == 0):
        turns += 1
    return turns


def blessings(at: Position, seat: i64) -> i64:
    """Divine blessings still to come at the start of turns, as far as anything can be bought with them."""
    now: i64 = (at.active - at.first + at.seats) % at.seats
    turns: i64 = (ROUNDS[at.seats] - at.round) * at.seats + at.seats - 1 - now
    return turns * 2 if at.seats == 2 else turns


def _worths(at: Position, seat: i64) -> vec[i64]:
    """What one of each resource is worth to the seat."""
    turns = own_turns(at, seat)
    out = filled(RESOURCES, 0)
    out[GLORY] = POINT
    if at.hammer_room(seat) > 0:
        out[GOLD] = HAMMER_GOLD
    if turns > 0:
        out[GOLD] = max(out[GOLD], GOLD_WORTH + GOLD_GROWTH * (turns - 1))
        out[SUN] = SUN_WORTH
        out[MOON] = MOON_WORTH
    return out


def _face_worth(kind: i64, worth: vec[i64]) -> i64:
    """What the face brings when it is rolled beside nothing in particular."""
    if kind == MIRROR:
        return MIRROR_WORTH
    if kind == SHIP:
        return SHIP_WORTH
    best: i64 = 0
    total: i64 = 0
    for resource in range(RESOURCES):
        part: i64 = AMOUNT[kind * RESOURCES + resource] * worth[resource]
        total += part
        best = max(best, part)
    if kind >= BOAR:
        return best - UNLOVED
    if kind >= SHIELD:
        return (2 * total + SHIELD_GLORY * worth[GLORY]) // 3
    return best if EITHER[kind] != 0 else total


def _roll_worth(at: Position, seat: i64, worth: vec[i64]) -> i64:
    """What a divine blessing gives on average, times 36."""
    sums = filled(2, 0)
    triples = filled(2, 0)
    for die in range(i64(2)):
        for side in range(i64(6)):
            kind = at.face(seat, die, side)
            if kind == TRIPLE:
                triples[die] += 1
            else:
                sums[die] += _face_worth(kind, worth)
    # A triple adds twice what the other die shows.
    return sums[0] * (6 + 2 * triples[1]) + sums[1] * (6 + 2 * triples[0])


def _best_die(at: Position, seat: i64, worth: vec[i64]) -> i64:
    """What a minor blessing with the better die gives on average."""
    best: i64 = 0
    for die in range(i64(2)):
        total: i64 = 0
        for side in range(i64(6)):
            total += _face_worth(at.face(seat, die, side), worth)
        best = max(best, total)
    return best // 6


def _standings(at: Position) -> vec[i64]:
    out = vec[i64](capacity=at.seats)
    for seat in range(at.seats):
        out = append(out, _standing(at, seat))
    return out


def _standing(at: Position, seat: i64) -> i64:
    """What the seat has, and may hope for."""
    worth = _worths(at, seat)
    turns = own_turns(at, seat)
    total: i64 = POINT * (at.glory(seat) + at.card_glory(seat))
    for resource in range(GLORY):
        total += at.has(seat, resource) * worth[resource]
    roll = _roll_worth(at, seat, worth) // 36
    total += roll * blessings(at, seat)
    total += turns * at.card_count(seat, C_HIND) * _best_die(at, seat, worth)
    total += turns * at.card_count(seat, C_OWL) * max(worth[SUN], worth[GOLD])
    total += turns * at.card_count(seat, C_ELDER) * (ELDER_GLORY * POINT - ELDER_PRICE * worth[GOLD]) * 3 // 5
    total += turns * at.card_count(seat, C_BEAR) * BEAR_WORTH
    total += turns * at.chests(seat) * CHEST_WORTH
    total += at.cerberus[seat] * roll * CERBERUS_WORTH // 100
    if turns > 0:
        total += at.triton[seat] * TOKEN_WORTH
    return total + _hammer_worth(at, seat)


def _hammer_worth(at: Position, seat: i64) -> i64:
    """Gold on the hammer counts as far as the lap can still be finished."""
    if at.hammer_room(seat) == 0:
        return 0
    gold: i64 = 0
    for die in range(i64(2)):
        for side in range(i64(6)):
            gold += AMOUNT[at.face(seat, die, side) * RESOURCES + GOLD]
    to_come = gold * blessings(at, seat) // 6
    done = at.hammered[seat] % 15
    if done + to_come < 15:
        return 0
    return done * POINT * 2 // 3 + min(to_come, at.hammer_room(seat)) * 20


STRATEGY: Final = DiceForgeStrategy()
