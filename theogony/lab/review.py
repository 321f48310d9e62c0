"""The review of a finished match: how the chances went, what luck gave and took, and what decisions did.

Every position is judged from what each seat knew: guesses of its view, valued by the game's strategy. A decision is
judged by a search on the view of who decided: what the best action promised, less what the one taken did. Luck is what
the dice made of an action against what they make of it on average: the same action in the same position, rolled and
drawn again and again. Where that changes nothing by itself (something was turned up that anybody may take), it is
judged one action later. Where nothing was rolled or drawn there is no luck. The same match and seed give the same
review.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from math import exp
from typing import Any, Final

from mypy_extensions import i64

from theogony.bots.bot import Tried
from theogony.bots.greedy import strategy_of
from theogony.bots.levels import Level
from theogony.bots.search.greedy import best_action
from theogony.bots.searching import SearchBot
from theogony.kernel.dice import Dice, dice_from_key, key_of
from theogony.kernel.state import State
from theogony.kernel.strategy import Strategy
from theogony.match import Match
from theogony.match.entries import Did, RanOut

BLUNDER: Final = 0.1  # of a share lost by one decision
MOST_TURNS: Final = 5
REROLLS: Final = 4  # times the guesses: what dice do on average has to be known better than what they did
MOST_ALTERNATIVES: Final = 3

Progress = Callable[[int], None]  # told after each entry


@dataclass(frozen=True)
class Alternative:
    say: str  # the action in the game's notation
    share: float


@dataclass(frozen=True)
class Moment:
    """One entry of the log, as the review sees it."""

    n: int
    seat: int  # who acted; the number of seats for the hourglass
    say: str
    chances: tuple[float, ...]  # of each seat to win, after it
    luck: tuple[float, ...]  # what chance gave each seat here, or took
    lost: float  # what the decision gave away, as a share of the rivals left behind; 0 if there was no choice
    best: tuple[Alternative, ...]  # what the search would have done, the best first; empty if there was no choice


@dataclass(frozen=True)
class SeatReview:
    name: str
    luck: float
    lost: float
    decisions: int
    blunders: tuple[int, ...]  # numbers of entries


@dataclass(frozen=True)
class Review:
    game: str
    simulations: int
    start: tuple[float, ...]  # the chances before anything was done
    moments: tuple[Moment, ...]
    seats: tuple[SeatReview, ...]
    turns: tuple[int, ...]  # entries after which the chances had changed most

    def plain(self) -> dict[str, Any]:
        return asdict(self)


def review(
    match: Match, simulations: int = 200, guesses: int = 8, seed: int = 0, progress: Progress | None = None
) -> Review:
    """The review of a match that is over. So many simulations judge each decision, so many guesses each position."""
    if not match.over:
        raise ValueError(f"This match of {match.game.title} is not over: a review would tell what nobody may know.")
    if simulations < 1 or guesses < 1:
        raise ValueError(f"A review needs simulations and guesses; {simulations} and {guesses} are too few.")
    judge = _Judge(match, simulations, guesses, dice_from_key(key_of(f"review {seed}".encode())))
    start = chances = judge.chances(match.state_at(0))
    moments = []
    for entry in match.log:
        if isinstance(entry, (Did, RanOut)):
            moment = judge.moment(entry)
            moments.append(moment)
        if progress is not None:
            progress(entry.n)
    swings = []
    for moment in moments:
        swings.append((max(abs(a - b) for a, b in zip(moment.chances, chances)), moment.n))
        chances = moment.chances
    turns = sorted(n for _, n in sorted(swings, reverse=True)[:MOST_TURNS])
    seats = tuple(_seat_review(match, seat, moments) for seat in range(len(match.seats)))
    return Review(match.game.id, simulations, start, tuple(moments), seats, tuple(turns))


def _seat_review(match: Match, seat: int, moments: Sequence[Moment]) -> SeatReview:
    own = [moment for moment in moments if moment.seat == seat and moment.best]
    blunders = tuple(moment.n for moment in own if moment.lost >= BLUNDER)
    luck = sum(moment.luck[seat] for moment in moments)
    return SeatReview(match.seats[seat].name, luck, sum(moment.lost for moment in own), len(own), blunders)


class _Judge:
    def __init__(self, match: Match, simulations: int, guesses: int, dice: Dice) -> None:
        self.match = match
        self.strategy = strategy_of(match.game)
        self.level = Level(simulations=simulations)
        self.guesses = guesses
        self.dice = dice

    def chances(self, state: State) -> tuple[float, ...]:
        """Of each seat to win, as it could judge itself by what it saw; together they are 1."""
        if state.over():
            return win_shares(state)
        own = []
        for seat in range(int(state.seats)):
            view = state.seen_by(i64(seat))
            own.append(sum(likely_winners(view.guess(self.dice), self.strategy)[seat] for _ in range(self.guesses)))
        return tuple(chance / sum(own) for chance in own)

    def moment(self, entry: Did | RanOut) -> Moment:
        before, after = self.match.state_at(entry.n - 1), self.match.state_at(entry.n)
        seat = entry.seat if isinstance(entry, Did) else int(before.seats)
        action = self.match.game.space.parse(entry.say)
        chances = self.chances(after)
        luck = tuple(0.0 for _ in chances)
        if after.dice.rolled() != before.dice.rolled():
            luck = self._luck(before, after, seat, action)
        lost, best = self._judged(before, seat, action) if isinstance(entry, Did) else (0.0, ())
        return Moment(entry.n, seat, entry.say, chances, luck, lost, best)

    def _luck(self, before: State, after: State, seat: int, action: int) -> tuple[float, ...]:
        """What each seat got from these dice, against what it gets from others on average."""
        others = []
        for _ in range(self.guesses * REROLLS):
            again = before.clone()
            again.dice = self.dice.fork()
            again.apply(i64(seat), i64(action))
            others.append(again)
        now = likely_winners(after, self.strategy)
        usual = [likely_winners(other, self.strategy) for other in others]
        if all(chances == now for chances in usual):
            now = _means([self._ahead(after) for _ in range(self.guesses)])
            usual = [self._ahead(other) for other in others]
        return tuple(got - mean for got, mean in zip(now, _means(usual)))

    def _ahead(self, state: State) -> tuple[float, ...]:
        """The chances in a full state after the next action, which is what its seat likes best at once."""
        seat = next((k for k in range(int(state.seats)) if int(state.awaited()) >> k & 1), None)
        if seat is None:
            return likely_winners(state, self.strategy)
        ahead = state.clone()
        ahead.dice = self.dice.fork()
        ahead.apply(i64(seat), best_action(state.seen_by(i64(seat)), i64(seat), self.strategy, self.dice))
        return likely_winners(ahead, self.strategy)

    def _judged(self, before: State, seat: int, action: int) -> tuple[float, tuple[Alternative, ...]]:
        """What the action gave away, and what would have been better."""
        view = before.seen_by(i64(seat))
        if len(view.legal(i64(seat))) < 2:
            return 0.0, ()
        tried = SearchBot(self.match.game, seat, self.dice, self.level).thoughts(view, [action])
        done = next(one for one in tried if one.action == action)
        lost = max(0.0, _share(tried[0]) - _share(done))
        return lost, tuple(self._said(one) for one in tried[:MOST_ALTERNATIVES])

    def _said(self, one: Tried) -> Alternative:
        return Alternative(self.match.game.space.notation(one.action), _share(one))


def _means(rows: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple(sum(column) / len(rows) for column in zip(*rows))


def _share(one: Tried) -> float:
    return 0.0 if one.share is None else one.share


def likely_winners(state: State, strategy: Strategy) -> tuple[float, ...]:
    """The chance of each seat to win a full state, by the strategy's values (Plackett-Luce); together they are 1."""
    if state.over():
        return win_shares(state)
    swing = max(1, int(strategy.swing(state)))
    values = [int(strategy.value(state, i64(seat))) / swing for seat in range(int(state.seats))]
    force = [exp(max(-40.0, value - max(values))) for value in values]
    return tuple(one / sum(force) for one in force)


def win_shares(state: State) -> tuple[float, ...]:
    """Of a game that is over: who are first share the win."""
    places = [int(place) for place in state.places()]
    return tuple(1 / places.count(1) if place == 1 else 0.0 for place in places)
