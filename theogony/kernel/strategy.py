"""What a bot should know of a game: the contract of every game's `strategy.py`.

A game that has something to say subclasses `Strategy` in its module `strategy` and calls the instance `STRATEGY`:

    class GodsStrategy(Strategy):
        def value(self, state: State, seat: i64) -> i64: ...

    STRATEGY: Final = GodsStrategy()

Bots find it by that name; a game without the module plays with `Strategy` itself, which knows nothing but places and
points. A strategy keeps nothing between calls and never changes the state it is shown. It may look at everything
in it: bots show it views and guesses of views only, so it cannot know more than the seat does.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from theogony.kernel.state import State

NOT_TOLD: Final[i64] = -4500000000000000000  # by `expected`, of an action that has to be tried
WON: Final[i64] = 1000000  # per rival left behind at the end: more than anything that is merely hoped for

# How many actions a bot that looks ahead tries at each question of one seat's chain, the likeliest first.
WIDTHS: Final = vec[i64]([40, 10, 4, 2])


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategy:
    """Knows of no game in particular: every action is as likely as the next, points are what counts."""

    def prior(self, state: State, seat: i64, action: i64) -> i64:
        """How promising the legal action looks before it is tried: a weight, 1 being hopeless.

        What has 0 is not tried at all; at every question at least one legal action has more. Cheap, for it is
        asked about every legal action; the state may be a view of the seat.
        """
        return 1

    def value(self, state: State, seat: i64) -> i64:
        """How well the seat stands in a full state; higher is better, and only the order matters.

        Once the game is over it should be `result`, so that winning outweighs everything.
        """
        if state.over():
            return result(state, seat)
        return lead(state, seat)

    def values(self, state: State) -> vec[i64]:
        """`value` of every seat while the game is not over: for a game that finds out for all what it needs for one."""
        out = vec[i64](capacity=state.seats)
        for seat in range(state.seats):
            out = append(out, self.value(state, seat))
        return out

    def swing(self, state: State) -> i64:
        """How much of `value` may still change hands: of two seats whose values differ by this much, the better one
        ends before the other in 73 of 100 games. It turns values into chances; 1 or more."""
        return 5

    def width(self, depth: i64) -> i64:
        """How many actions are worth trying at the depth-th question of one's own chain of decisions (0: none)."""
        return WIDTHS[depth] if depth < i64(len(WIDTHS)) else i64(0)

    def expected(self, state: State, seat: i64, action: i64) -> i64:
        """The mean of `value` over all that dice may make of the legal action in a full state.

        NOT_TOLD, as here, where it is not known without trying the action; then dice fall once.
        """
        return NOT_TOLD

    def steps(self) -> i64:
        """How many decisions what players call a move usually takes, 1 or more: who thinks by the clock shares its time
        among them."""
        return 1

    def beyond(self) -> bool:
        """Whether a search looks into the turns of others. If not, its tree ends with the seat's own turn, or where all
        have answered if the decision is a secret one.

        Not where turns are long: what rivals do next would count against ending one's own, and never against going on.
        """
        return True

    def ending(self, state: State) -> i64:
        """The action that ends a turn, if a search that looks no further than its own should see what rivals make of
        what it leaves: in every simulation its turn then ends, and they have theirs by the likeliest actions until
        secret answers are due. -1 if not, as here."""
        return -1

    def rounds(self) -> i64:
        """How many rounds more all seats then play by the likeliest actions, from one secret choice to the next."""
        return 0

    def end_swing(self) -> i64:
        """If this is not 0, simulations are played on to the end of the game by the likeliest action at every question:
        where plans take many turns to pay, and the priors are good enough to play by. Ends are judged by `values` with
        this swing, which says more than who won."""
        return 0

    def prior_swing(self) -> i64:
        """If this is not 0, what actions look worth at first is told by their priors, not by a look at what they come
        to: what a difference of the swing is between values, one of this is between priors."""
        return 0

    def throws(self, state: State, seat: i64, action: i64) -> i64:
        """How many throws a first look at the legal action takes the mean of: more than 1 where it throws dice that the
        actions beside it do not. Dice that fall whatever is done fall alike for all that is looked at."""
        return 1


def ahead(standing: vec[i64], seat: i64, best_counts: i64) -> i64:
    """Four times what the seat has and may hope for, given what every seat has, less what the rivals have on the mean
    and so many times what the best of them has."""
    rivals: i64 = len(standing) - 1
    best: i64 = NOT_TOLD
    rest: i64 = 0
    for rival in range(rivals + 1):
        if rival != seat:
            best = max(best, standing[rival])
            rest += standing[rival]
    return 4 * standing[seat] - best_counts * best - rest // rivals if rivals > 0 else 4 * standing[seat]


def all_ahead(standing: vec[i64], best_counts: i64) -> vec[i64]:
    """`ahead` of every seat."""
    seats: i64 = len(standing)
    out = vec[i64](capacity=seats)
    for seat in range(seats):
        out = append(out, ahead(standing, seat, best_counts))
    return out


def result(state: State, seat: i64) -> i64:
    """The value of a game that is over: places first, then the lead in points."""
    places = state.places()
    behind: i64 = 0
    for rival in range(state.seats):
        if places[rival] > places[seat]:
            behind += 2
        elif places[rival] == places[seat] and rival != seat:
            behind += 1
    return (behind - (state.seats - 1)) * WON + lead(state, seat)


def lead(state: State, seat: i64) -> i64:
    """The seat's points ahead of the best rival's, negative if behind; its points if it plays alone."""
    own = state.score(seat)
    best: i64 = 0
    found = False
    for rival in range(state.seats):
        if rival != seat and (not found or state.score(rival) > best):
            best = state.score(rival)
            found = True
    return own - best
