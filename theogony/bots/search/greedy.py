"""The best answer as far as one's own decisions reach.

Each candidate is done on a copy of one guess of the view. Where the same seat is asked again at once, and no dice have
fallen in between, its next decisions are tried too: a turn of several actions is judged by what it comes to. Where
dice fall, the game's strategy may tell what to expect; else they fall once.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from theogony.bots.search.order import Order
from theogony.kernel.agenda import BIT, NO_ANSWER
from theogony.kernel.dice import Dice
from theogony.kernel.state import State
from theogony.kernel.strategy import NOT_TOLD, Strategy

ALL: Final[i64] = 1000000  # that the strategy wants to try
FEW: Final[i64] = 2
LONGEST: Final[i64] = 4000  # actions of a game that is played on
TO_THE_END: Final[i64] = 1000000  # rounds
WORST: Final[i64] = -4000000000000000000


def best_action(view: State, seat: i64, strategy: Strategy, dice: Dice) -> i64:
    """The action of `view.legal(seat)` with the best value; the dice decide among equals."""
    actions = view.legal(seat)
    if len(actions) == 0:
        raise ValueError(f"Seat {seat} has nothing to decide.")
    if len(actions) == 1:
        return actions[0]
    return best_of(view.guess(dice), seat, actions, strategy, 0, dice, ALL)


def best_of(state: State, seat: i64, actions: vec[i64], strategy: Strategy, depth: i64, dice: Dice, most: i64) -> i64:
    """The best of the likeliest actions in a full state, at the depth-th question of the seat's chain of decisions: as
    many at each question as the strategy says, but `most` at most."""
    tried = likeliest(state, seat, actions, strategy, min(most, strategy.width(depth)), dice)
    best: i64 = WORST
    found = vec[i64]()
    for k in range(i64(len(tried))):
        value = _value_after(state, seat, tried[k], strategy, depth + 1, dice, most)
        if value > best:
            best = value
            found = vec[i64]()
        if value == best:
            found = append(found, tried[k])
    return found[dice.below(i64(len(found)))]


def settle(state: State, seat: i64, barrier: i64, strategy: Strategy, dice: Dice) -> None:
    """Let the seat go on as long as it is asked at once and the barrier stands: a turn of several decisions is judged
    by what it comes to. Few ways to go on are tried: a search does this thousands of times."""
    depth: i64 = 1
    while state.awaited() & BIT[seat] != 0 and state.barrier() == barrier and not state.agenda.seals(seat):
        if strategy.width(depth) == 0:
            return
        legal = state.legal(seat)
        n: i64 = len(legal)
        state.apply_legal(seat, legal[0] if n == 1 else best_of(state, seat, legal, strategy, depth, dice, FEW))
        depth += 1


def play_on(state: State, own: i64, ending: i64, rounds: i64, strategy: Strategy, dice: Dice) -> None:
    """Let all seats play by the likeliest action at every question, until secret answers are due and so many rounds of
    them have passed, or the game is over. The seat `own`, which decided last, takes `ending` instead where it can until
    the first of them."""
    order = Order(own)
    for _ in range(LONGEST):
        seat = order.next_seat(state)
        if seat < 0:
            return
        if state.agenda.seals(seat) and not somebody_answered(state):
            if rounds == 0:
                return
            rounds -= 1
            ending = -1
        legal = state.legal(seat)
        n: i64 = len(legal)
        if n == 1:
            state.apply_legal(seat, legal[0])
        elif n > 1 and seat == state.seats:
            state.apply_legal(seat, legal[dice.below(n)])
        elif n > 1 and seat == own and holds(legal, ending):
            state.apply_legal(seat, ending)
        elif n > 1:
            state.apply_legal(seat, likeliest(state, seat, legal, strategy, 1, dice)[0])


def likeliest(state: State, seat: i64, actions: vec[i64], strategy: Strategy, count: i64, dice: Dice) -> vec[i64]:
    """At most `count` of the actions, those of the highest priors; the dice decide among equals."""
    n: i64 = len(actions)
    if n <= count:
        return worth_trying(state, seat, actions, strategy)
    left = actions[:]
    priors = vec[i64](capacity=n)
    for k in range(n):
        priors = append(priors, strategy.prior(state, seat, left[k]))
    shift: i64 = dice.below(n)
    out = vec[i64](capacity=count)
    for _ in range(count):
        best: i64 = -1
        for j in range(n):
            k2: i64 = j + shift
            if k2 >= n:
                k2 -= n
            if priors[k2] > 0 and (best < 0 or priors[k2] > priors[best]):
                best = k2
        if best < 0:
            break
        out = append(out, left[best])
        priors[best] = 0
    return out


def worth_trying(state: State, seat: i64, actions: vec[i64], strategy: Strategy) -> vec[i64]:
    """The actions that do not look pointless from the start: those with a prior."""
    out = vec[i64](capacity=len(actions))
    for k in range(i64(len(actions))):
        if len(actions) == 1 or strategy.prior(state, seat, actions[k]) > 0:
            out = append(out, actions[k])
    return out


def _value_after(state: State, seat: i64, action: i64, strategy: Strategy, depth: i64, dice: Dice, most: i64) -> i64:
    """What the action comes to if the seat decides well in what it is asked next; on the mean, if dice fall."""
    told = strategy.expected(state, seat, action)
    if told != NOT_TOLD:
        return told
    after = state.clone()
    after.apply_legal(seat, action)
    _let_others_answer(after, seat)
    if after.barrier() != state.barrier() or after.awaited() & BIT[seat] == 0:
        return strategy.value(after, seat)
    width = min(most, strategy.width(depth))
    if width == 0:
        return strategy.value(after, seat)
    tried = likeliest(after, seat, after.legal(seat), strategy, width, dice)
    best: i64 = WORST
    for k in range(i64(len(tried))):
        value = _value_after(after, seat, tried[k], strategy, depth + 1, dice, most)
        best = max(best, value)
    return best


def _let_others_answer(guess: State, seat: i64) -> None:
    """A sealed answer counts when all are in: on a guess the others give theirs by chance, with its dice."""
    while guess.agenda.sealed_for(seat) != NO_ANSWER and guess.awaited() != 0:
        other: i64 = 0
        while guess.awaited() & BIT[other] == 0:
            other += 1
        actions = guess.legal(other)
        guess.apply_legal(other, actions[guess.dice.below(i64(len(actions)))])


def somebody_answered(guess: State) -> bool:
    """Whether a secret answer has been given that counts when all are in."""
    for seat in range(guess.seats):
        if guess.agenda.sealed_for(seat) != NO_ANSWER:
            return True
    return False


def holds(actions: vec[i64], action: i64) -> bool:
    """Whether the action is among these, which are ascending."""
    low: i64 = 0
    high: i64 = len(actions)
    while low < high:
        middle: i64 = (low + high) // 2
        if actions[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < i64(len(actions)) and actions[low] == action
