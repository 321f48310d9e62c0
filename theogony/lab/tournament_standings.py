"""What came out of a tournament: ratings with intervals, shares of wins with intervals, and who beat whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

from theogony.lab.tournament import Played, Tournament
from theogony.lab.tournament_ratings import SURE, Rating, rated


@dataclass(frozen=True)
class Share:
    """How much of something was won, and where the true share lies with a chance of 95 % (Wilson's interval)."""

    won: float  # what was shared counts in part
    of: int
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    bot: str
    rating: Rating
    wins: Share  # of its games
    mean_place: float
    mean_score: float


@dataclass(frozen=True)
class Duel:
    """Of the games in which both played: how often the one ended before the other, ties counting half."""

    bot: str
    rival: str
    ahead: Share


@dataclass(frozen=True)
class Standings:
    tournament: Tournament
    games: int
    standings: tuple[Standing, ...]  # the best first
    duels: tuple[Duel, ...]

    def plain(self) -> dict[str, Any]:
        return asdict(self)

    def duel(self, bot: str, rival: str) -> Duel:
        return next(duel for duel in self.duels if (duel.bot, duel.rival) == (bot, rival))


def standings(what: Tournament, games: Sequence[Played]) -> Standings:
    """The standings after these games, rated in their order."""
    ratings = dict.fromkeys(what.bots, Rating())
    for game in games:
        for bot, after in zip(game.bots, rated([ratings[bot] for bot in game.bots], game.places)):
            ratings[bot] = after
    rows = [_standing(bot, ratings[bot], games) for bot in what.bots]
    duels = [_duel(bot, rival, games) for bot in what.bots for rival in what.bots if bot != rival]
    order = sorted(rows, key=lambda row: row.rating.mu, reverse=True)
    return Standings(what, len(games), tuple(order), tuple(duel for duel in duels if duel.ahead.of > 0))


def share_of(won: float, of: int) -> Share:
    """Wilson's interval for a share; everything is possible while nothing was played."""
    if of == 0:
        return Share(0, 0, 0.5, 0, 1)
    share = won / of
    middle = share + SURE**2 / (2 * of)
    side = SURE * sqrt(share * (1 - share) / of + SURE**2 / (4 * of**2))
    scale = 1 + SURE**2 / of
    return Share(won, of, share, max(0.0, (middle - side) / scale), min(1.0, (middle + side) / scale))


def _standing(bot: str, rating: Rating, games: Sequence[Played]) -> Standing:
    won, places, scores = 0.0, [], []
    for game in games:
        first = game.places.count(1)
        for name, place, score in zip(game.bots, game.places, game.scores):
            if name == bot:
                won += 1 / first if place == 1 else 0
                places.append(place)
                scores.append(score)
    seen = max(1, len(places))
    return Standing(bot, rating, share_of(won, len(places)), sum(places) / seen, sum(scores) / seen)


def _duel(bot: str, rival: str, games: Sequence[Played]) -> Duel:
    ahead, of = 0.0, 0
    for game in games:
        for name, place in zip(game.bots, game.places):
            for other, theirs in zip(game.bots, game.places):
                if (name, other) == (bot, rival):
                    of += 1
                    ahead += 1 if place < theirs else 0.5 if place == theirs else 0
    return Duel(bot, rival, share_of(ahead, of))
