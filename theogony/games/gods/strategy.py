"""What a bot should know of Gods: believers are worth what a village of them would be, if a rival cannot turn them.

Values are in hundredths of a point.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from theogony.games.gods.actions import LAST, LAY, LIFT, PUT, REMOVE, TEMPLE, USE
from theogony.games.gods.components import (
    COLOURS,
    DESERT,
    EMPTY,
    HEXES,
    INCOME,
    TEMPLE_PENALTY,
    TEMPLE_PRICE,
    VICTORY_POINTS,
    VILLAGE_POINTS,
    VILLAGE_SIZE,
    WORLD,
)
from theogony.games.gods.conversion import religion_for
from theogony.games.gods.position import Position
from theogony.games.gods.scoring import temple_penalty
from theogony.kernel.arrays import filled
from theogony.kernel.state import State
from theogony.kernel.strategy import Strategy, ahead, all_ahead, result

POINT: Final[i64] = 100
TWO_OF_THREE: Final[i64] = 150
ONE_OF_THREE: Final[i64] = 45
CRYSTAL: Final[i64] = 9
TEMPLE_IN_HAND: Final[i64] = 20
MEDIATION_KEPT: Final[i64] = 35
EXPOSED_VILLAGE: Final[i64] = 130  # the tribe it stands on can be turned next turn
EXPOSED_TRIBE: Final[i64] = 12
BEST_COUNTS: Final[i64] = 3  # the best rival, beside the mean of all
ENDS_THE_GAME: Final[i64] = 60  # per point ahead, once one's villages suffice


class GodsStrategy(Strategy):
    def prior(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, Position)
        if LAY.has(action):
            hex_kind = i64(state.display[LAY.arg(action, 0)])
            cell = LAY.arg(action, 1)
            if hex_kind < DESERT:
                return _tribe_prior(state, seat, hex_kind, cell)
            return _desert_prior(state, seat, cell) if hex_kind == DESERT else i64(60)
        if TEMPLE.has(action):
            return _temple_prior(state, seat, TEMPLE.arg(action, 0))
        if PUT.has(action):
            return _desert_prior(state, seat, PUT.arg(action, 0))
        if LIFT.has(action):
            return 25
        if USE.has(action) or REMOVE.has(action) or LAST.has(action):
            return 200
        return 50

    def value(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Position)
        if state.over():
            return result(state, seat)
        return ahead(_standings(state), seat, BEST_COUNTS)

    def values(self, state: State) -> vec[i64]:
        assert isinstance(state, Position)
        return all_ahead(_standings(state), BEST_COUNTS)

    def swing(self, state: State) -> i64:
        assert isinstance(state, Position)
        return 1500 + 40 * min(state.pile_size(), i64(35))


def _tribe_prior(at: Position, seat: i64, colour: i64, cell: i64) -> i64:
    god = religion_for(at, cell)
    price = i64(at.crowd[cell])
    if god == seat:
        return 120 + 80 * (i64(at.converted[seat * COLOURS + colour]) % VILLAGE_SIZE) - 10 * price
    if god >= 0:
        return 5
    return 60 - 8 * price


def _temple_prior(at: Position, seat: i64, cell: i64) -> i64:
    """Believers won, and more so those won from a rival, against the price."""
    won: i64 = 60
    for way in range(i64(6)):
        beside = WORLD.near[cell * 6 + way]
        if beside < 0:
            continue
        colour = at.tribe_colour(beside)
        god = i64(at.token[beside]) - 1
        if colour >= 0 and god != seat:
            won += 50 + 40 * (i64(at.converted[seat * COLOURS + colour]) % VILLAGE_SIZE)
            if god >= 0:
                won += 40
                if i64(at.converted[god * COLOURS + colour]) % VILLAGE_SIZE == 0:
                    won += 80
    return max(i64(1), won - 8 * i64(at.crowd[cell]))


def _desert_prior(at: Position, seat: i64, cell: i64) -> i64:
    """A desert beside one's own believers makes a temple there dearer for everybody else."""
    guarded: i64 = 30
    for way in range(i64(6)):
        beside = WORLD.near[cell * 6 + way]
        if beside >= 0 and i64(at.token[beside]) == seat + 1:
            guarded += 10
    return guarded


def _standings(at: Position) -> vec[i64]:
    exposed = _exposed(at)
    out = vec[i64](capacity=at.seats)
    for seat in range(at.seats):
        out = append(out, _standing(at, seat, exposed))
    return out


def _standing(at: Position, seat: i64, exposed: vec[i64]) -> i64:
    """What the seat has, and may hope for."""
    total: i64 = 0
    for colour in range(COLOURS):
        k: i64 = seat * COLOURS + colour
        total += POINT * (VILLAGE_POINTS * i64(at.villages[k]) + VICTORY_POINTS * i64(at.victory[k]))
        believers = i64(at.converted[k])
        towards = believers % VILLAGE_SIZE
        if towards > 0 and _tribes_to_win(at, seat, colour) >= VILLAGE_SIZE - towards:
            total += TWO_OF_THREE if towards == 2 else ONE_OF_THREE
        if exposed[k] > 0:
            total -= EXPOSED_VILLAGE if towards == 0 else EXPOSED_TRIBE * exposed[k]
    total += CRYSTAL * at.energy[seat] + TEMPLE_IN_HAND * at.temples[seat] + MEDIATION_KEPT * at.mediations_of(seat)
    total += _penalty_to_come(at, seat)
    if at.bag == 0 and (at.village_colours_of(seat) >= 3 or at.villages_of(seat) >= 4):
        total += ENDS_THE_GAME * _points_ahead(at, seat)
    return total


def _tribes_to_win(at: Position, seat: i64, colour: i64) -> i64:
    """Tribes of the colour that are still to come or belong to others."""
    return i64(HEXES[colour]) - i64(at.gone[colour]) - i64(at.converted[seat * COLOURS + colour])


def _penalty_to_come(at: Position, seat: i64) -> i64:
    """The penalty for most temples counts in full at the end of the pile, a fifth of it at the beginning."""
    return temple_penalty(at, seat) * POINT * (60 - at.pile_size()) // 60


def _points_ahead(at: Position, seat: i64) -> i64:
    own = at.score(seat)
    best: i64 = -TEMPLE_PENALTY
    for rival in range(at.seats):
        if rival != seat:
            best = max(best, at.score(rival))
    return own - best


def _exposed(at: Position) -> vec[i64]:
    """By seat and colour: how many believers some rival could turn by one temple in its next turn."""
    out = filled(at.seats * COLOURS, 0)
    near = WORLD.near
    for cell in range(WORLD.ring_end[at.reach]):
        god = i64(at.token[cell]) - 1
        if god < 0:
            continue
        means: i64 = 0
        for rival in range(at.seats):
            if rival != god and at.temples[rival] > 0:
                means = max(means, at.energy[rival] + INCOME)
        for way in range(i64(6)):
            beside = near[cell * 6 + way]
            if beside >= 0 and i64(at.laid[beside]) == EMPTY and i64(at.crowd[beside]) * TEMPLE_PRICE <= means:
                out[god * COLOURS + at.tribe_colour(cell)] += 1
                break
    return out


STRATEGY: Final = GodsStrategy()
