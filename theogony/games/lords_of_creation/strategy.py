"""What a bot should know of Lords of Creation: land is worth what it may still become, if it can be held.

Values are in hundredths of a point.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theogony.games.lords_of_creation.actions import (
    ATTACK,
    END,
    MANY,
    TO_ADVANCE,
    TO_PLACE,
)
from theogony.games.lords_of_creation.around import free_beside
from theogony.games.lords_of_creation.board import NEIGHBOURS, REACHED, WAYS
from theogony.games.lords_of_creation.combat import fight
from theogony.games.lords_of_creation.components import (
    CARDS,
    CELLS,
    HABITABLE,
    ISLAND,
)
from theogony.games.lords_of_creation.odds import ON_OTHER, ON_SAME, OUTCOME, THROWS
from theogony.games.lords_of_creation.position import Position
from theogony.games.lords_of_creation.priors import prior_of, rounds_left
from theogony.games.lords_of_creation.turn import over_sea
from theogony.kernel.arrays import filled
from theogony.kernel.state import State
from theogony.kernel.strategy import NOT_TOLD, Strategy, ahead, all_ahead, result

POINT: Final[i64] = 100
ROAM: Final[i64] = 220  # a barbarian hex can spread and strike, if more than NEAR rounds are left, the more so
NEAR: Final[i64] = 2
FAR: Final[i64] = 4  # up to so many more of them
CAMP_HOPE: Final[i64] = 80  # and it can still be civilised
TOWN_HOPE: Final[i64] = 20  # a civilised hex can still get its altar
MARKER: Final[i64] = 3  # anybody on the board
GUARD: Final[i64] = 7  # the second and third in a hex that can be attacked
STRIKER: Final[i64] = 7  # a barbarian who has somebody to attack
FREE_LAND: Final[i64] = 22  # an empty hex that one's barbarians can settle
LONE: Final[i64] = 30  # what a threatened hex loses
FREE_CHOICE: Final[i64] = 3  # the first civilising still to come, for each of up to eight rounds left
WALK: Final[i64] = 2  # a step that came to nothing
STEPS: Final[i64] = 10  # a turn and its card are nine or ten small decisions
ROUNDS: Final[i64] = 2  # played on after a turn: more of them are too much luck for the time there is
PRIOR_SWING: Final[i64] = 4000
BEST_COUNTS: Final[i64] = 2  # the best rival, beside the mean of all
FITTING: Final[i64] = 4  # a hex of terrain one has a card for, while the world is created


class LordsStrategy(Strategy):
    def prior(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, Position)
        return prior_of(state, seat, action)

    def value(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Position)
        if state.over():
            return result(state, seat)
        return ahead(standings(state), seat, BEST_COUNTS)

    def values(self, state: State) -> vec[i64]:
        assert isinstance(state, Position)
        return all_ahead(standings(state), BEST_COUNTS)

    def swing(self, state: State) -> i64:
        assert isinstance(state, Position)
        left = rounds_left(state)
        return 400 + 300 * left if left < 4 else min(i64(15000), 700 * left - 800)

    def expected(self, state: State, seat: i64, action: i64) -> i64:
        """Of an attack: the mean over the 216 throws, each with the better advance."""
        if not ATTACK.has(action):
            return NOT_TOLD
        assert isinstance(state, Position)
        start = ATTACK.arg(action, 0)
        target = REACHED[start * WAYS + ATTACK.arg(action, 1)]
        outcomes = ON_SAME if state.terrain[start] == state.terrain[target] else ON_OTHER
        total: i64 = 0
        for k in range(i64(len(outcomes)) // OUTCOME):
            after = state.clone()
            assert isinstance(after, Position)
            after.agenda.take(after.agenda.frame_of(seat))
            fight(
                after,
                seat,
                start,
                target,
                outcomes[k * OUTCOME + 1],
                outcomes[k * OUTCOME + 2],
                outcomes[k * OUTCOME + 3],
            )
            after.run()
            total += outcomes[k * OUTCOME] * self._advanced(after, seat)
        return total // THROWS

    def _advanced(self, after: Position, seat: i64) -> i64:
        """The value after a fight; if an advance is due, with one who goes or with all who may."""
        if after.agenda.kind_for(seat) != TO_ADVANCE:
            return self.value(after, seat)
        most = i64(after.people[after.agenda.parameter_for(seat, 0)]) - 1
        all_go = after.clone()
        all_go.apply_legal(seat, MANY.of1(most - 1))
        after.apply_legal(seat, MANY.of1(0))
        return max(self.value(after, seat), self.value(all_go, seat))

    def steps(self) -> i64:
        return STEPS

    def beyond(self) -> bool:
        return False

    def ending(self, state: State) -> i64:
        assert isinstance(state, Position)
        return END.of0() if state.bare == 0 else i64(-1)

    def rounds(self) -> i64:
        return ROUNDS

    def prior_swing(self) -> i64:
        return PRIOR_SWING

    def width(self, depth: i64) -> i64:
        if depth == 0:
            return 40
        return 6 if depth == 1 else i64(0)


def standings(at: Position) -> vec[i64]:
    """By seat: points, what the hexes may still become, and how safely they are held."""
    out = filled(at.seats, 0)
    if at.bare > 0:
        for seat in range(at.seats):
            out[seat] = _fitting_land(at, seat)
        return out
    left = rounds_left(at)
    dangers = _dangers(at)
    camps = filled(at.seats, 0)
    roam = _roam(left)
    for cell in range(CELLS):
        whose = i64(at.owner[cell]) - 1
        if whose < 0:
            continue
        danger = min(dangers[cell], i64(3))
        safe: i64 = max(i64(10), 100 - LONE * danger // (i64(at.people[cell]) + 1))
        out[whose] += _held(at, cell, whose, danger, safe, left)
        if i64(at.altar[cell]) == 0 and i64(at.civil[cell]) == 0:
            camps[whose] += safe
            out[whose] += roam * safe // 100
    for seat in range(at.seats):
        out[seat] += CAMP_HOPE * min(camps[seat], 100 * left) // 100 + _promise(at, seat)
        if at.taught[seat] == 0:
            out[seat] += FREE_CHOICE * min(left, i64(8))
        if at.active == seat:
            out[seat] -= WALK * at.walked
    return out


def _held(at: Position, cell: i64, seat: i64, danger: i64, safe: i64, left: i64) -> i64:
    """What a hex is worth to the seat that holds it with this safety (in hundredths), with so many rounds left."""
    people = i64(at.people[cell])
    total: i64 = MARKER * people
    worth: i64 = POINT
    if i64(at.altar[cell]) != 0:
        worth = 3 * POINT
    elif i64(at.civil[cell]) != 0:
        worth = 2 * POINT
        if people > 1 and left > 0:
            worth += TOWN_HOPE
    if danger > 0:
        total += GUARD * (min(people, i64(4)) - 1)
    if i64(at.civil[cell]) == 0 and people > 1:
        total += _prospects(at, cell, seat)
    return total + worth * safe // 100


def _fitting_land(at: Position, seat: i64) -> i64:
    total: i64 = 0
    for cell in range(CELLS):
        if i64(at.terrain[cell]) < HABITABLE:
            total += FITTING * _cards_of(at, seat, i64(at.terrain[cell]))
    return total


def _cards_of(at: Position, seat: i64, terrain: i64) -> i64:
    """How many cards of a terrain are in the seat's hand."""
    total: i64 = 0
    for card in range(CARDS):
        if card % HABITABLE == terrain:
            total += i64(at.hand[seat * CARDS + card])
    return total


def _promise(at: Position, seat: i64) -> i64:
    """What the card turned up is worth to a seat that has not placed its people yet."""
    if at.shown[seat] < 0 or at.supply[seat] == 0:
        return 0
    turn: i64 = 0
    while at.order[turn] != seat:
        turn += 1
    if turn < at.turn_at or (turn == at.turn_at and at.agenda.kind_for(seat) != TO_PLACE):
        return 0
    ground = at.card_terrain(at.shown[seat])
    n = min(at.card_value(at.shown[seat]), at.supply[seat])
    best: i64 = 0
    for cell in range(CELLS):
        if i64(at.terrain[cell]) != ground:
            continue
        if i64(at.owner[cell]) == 0:
            best = max(best, POINT + ROAM + CAMP_HOPE + FREE_LAND * min(n - 1, free_beside(at, cell)))
        elif i64(at.owner[cell]) == seat + 1:
            best = max(best, FREE_LAND * min(n, free_beside(at, cell)))
    return best + MARKER * n


def _roam(left: i64) -> i64:
    """What a barbarian hex is worth for spreading and striking, with so many rounds left."""
    return ROAM * max(i64(0), min(left - NEAR, FAR)) // FAR


def _dangers(at: Position) -> vec[i64]:
    """By cell: how many hexes somebody else could attack this one from."""
    out = filled(CELLS, 0)
    owner = at.owner
    for start in range(CELLS):
        whose = i64(owner[start])
        if whose == 0 or i64(at.civil[start]) != 0 or i64(at.people[start]) < 2:
            continue
        for way in range(WAYS if i64(at.terrain[start]) == ISLAND else NEIGHBOURS):
            target = REACHED[start * WAYS + way]
            if target < 0 or i64(owner[target]) == 0 or i64(owner[target]) == whose:
                continue
            if way < NEIGHBOURS or over_sea(at, start * WAYS + way):
                out[target] += 1
    return out


def _prospects(at: Position, cell: i64, seat: i64) -> i64:
    """What a stack of barbarians has around it: land to settle, rivals to strike."""
    ground = i64(at.terrain[cell])
    spare = i64(at.people[cell]) - 1
    total: i64 = 0
    for way in range(NEIGHBOURS):
        beside = REACHED[cell * WAYS + way]
        if beside < 0:
            continue
        if i64(at.owner[beside]) == 0:
            if i64(at.terrain[beside]) == ground and spare > 0:
                total += FREE_LAND
                spare -= 1
        elif i64(at.owner[beside]) != seat + 1:
            total += STRIKER
    return total


STRATEGY: Final = LordsStrategy()
