"""What a bot should know of Dice Forge: faces and feats are worth what they bring in the rounds that are left.

Values are in hundredths of a glory point.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from theogony.games.dice_forge.components import (
    BOAR,
    C_BEAR,
    C_ELDER,
    C_HIND,
    C_OWL,
    COLOURS,
    GLORY,
    GOLD,
    LAP,
    MIRROR,
    MOON,
    RESOURCES,
    ROUNDS,
    SHIELD,
    SHIP,
    SUN,
    TRIPLE,
)
from theogony.games.dice_forge.position import Position
from theogony.games.dice_forge.priors import GIFT, POINT, blessings, own_turns, prior_of
from theogony.games.dice_forge.worths import (
    BEARS,
    BOARS,
    CERBERUS,
    CHESTS,
    COMING,
    ELDERS,
    HAMMER_GOLD,
    HINDS,
    IN_PARTS,
    KINDS,
    LAP_BEGUN,
    MIRRORS,
    MOON_RICH,
    MORE_ELDERS,
    OWLS,
    OWN_BOARS,
    SHIELDS,
    SHIPS,
    STOCK,
    SUN_RICH,
    TRITONS,
    TURNS,
    WORTHS,
)
from theogony.kernel.arrays import filled
from theogony.kernel.state import State
from theogony.kernel.strategy import Strategy, ahead, all_ahead, result

LEAD: Final[i64] = 16 * POINT  # at the end: what simulations take for a swing


class DiceForgeStrategy(Strategy):
    def prior(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, Position)
        return prior_of(state, seat, action)

    def value(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Position)
        if state.over():
            return result(state, seat)
        return ahead(_standings(state), seat, 0)

    def values(self, state: State) -> vec[i64]:
        assert isinstance(state, Position)
        return all_ahead(_standings(state), 0)

    def beyond(self) -> bool:
        return False

    def end_swing(self) -> i64:
        return 5 * LEAD  # `ahead` has five times the lead of one of two seats

    def prior_swing(self) -> i64:
        return LEAD

    def swing(self, state: State) -> i64:
        assert isinstance(state, Position)
        left: i64 = ROUNDS[state.seats] - state.round
        return 3200 + 400 * left + 750 * left * left


def hopes(at: Position, seat: i64) -> vec[i64]:
    """How many of each kind the seat has."""
    turns = own_turns(at, seat)
    rolls = blessings(at, seat)
    out = filled(KINDS, 0)
    out[TURNS] = 1
    _count_dice(at, seat, rolls, out)
    for colour in range(COLOURS):
        if i64(at.boar_owner[colour]) == seat + 1:
            out[OWN_BOARS] += 36 * rolls
    if at.hammer_room(seat) > 0:
        out[HAMMER_GOLD] = out[COMING + GOLD]
        done = at.hammered[seat] % LAP
        if done + out[COMING + GOLD] // 36 >= LAP:
            out[LAP_BEGUN] = done
    if turns == 0:
        return out
    for resource in range(GLORY):
        out[STOCK + resource] = at.has(seat, resource)
    out[SUN_RICH] = max(i64(0), at.has(seat, SUN) - 3)
    out[MOON_RICH] = max(i64(0), at.has(seat, MOON) - 3)
    out[HINDS] = at.card_count(seat, C_HIND)
    out[BEARS] = at.card_count(seat, C_BEAR)
    out[OWLS] = at.card_count(seat, C_OWL)
    out[ELDERS] = at.card_count(seat, C_ELDER)
    out[MORE_ELDERS] = max(i64(0), at.card_count(seat, C_ELDER) - 1)
    out[CHESTS] = at.chests(seat)
    out[CERBERUS] = at.cerberus[seat]
    out[TRITONS] = at.triton[seat]
    return out


def _count_dice(at: Position, seat: i64, rolls: i64, out: vec[i64]) -> None:
    """What the dice will bring in so many rolls; a triple adds twice what the other die shows."""
    for die in range(i64(2)):
        times: i64 = 6
        for side in range(i64(6)):
            if at.face(seat, 1 - die, side) == TRIPLE:
                times += 2
        times *= rolls
        for side in range(i64(6)):
            kind = at.face(seat, die, side)
            if kind == MIRROR:
                out[MIRRORS] += times
            elif kind == SHIP:
                out[SHIPS] += times
            else:
                for resource in range(RESOURCES):
                    out[COMING + resource] += GIFT[kind * RESOURCES + resource] * times // 2
                if kind >= BOAR:
                    out[BOARS] += times
                elif kind >= SHIELD:
                    out[SHIELDS] += times


def _standings(at: Position) -> vec[i64]:
    out = vec[i64](capacity=at.seats)
    for seat in range(at.seats):
        out = append(out, _standing(at, seat))
    return out


def _standing(at: Position, seat: i64) -> i64:
    """What the seat has, and may hope for."""
    has: i64 = POINT * (at.glory(seat) + at.card_glory(seat))
    if at.over():
        return has
    first: i64 = own_turns(at, seat) * KINDS
    counts = hopes(at, seat)
    hoped: i64 = 0
    for kind in range(IN_PARTS):
        hoped += counts[kind] * WORTHS[first + kind]
    hoped //= 36
    for kind in range(IN_PARTS, KINDS):
        hoped += counts[kind] * WORTHS[first + kind]
    return has + hoped


STRATEGY: Final = DiceForgeStrategy()
