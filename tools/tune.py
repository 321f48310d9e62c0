"""Which figures of a strategy win points: `python tools/tune.py dice_forge priors.AT_ONCE priors.PER_TURN --by priors`.

Plays the game with two players. Each has the figures of the vecs named (a module of the game and its variable), every
one that is not 0 a little off by chance; least squares over all games say how many points a figure would win if it were
larger. Those that are sure are moved that way for the next of the `--rounds`; write what the last one says into the
source when nothing is sure any more. `--by priors` plays the likeliest action at every question, which is hundreds or
thousands of games a second; `--by greedy` plays as that bot does, `--by search-80` as that one.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from importlib import import_module

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from theogony.bots import Bot, new_bot
from theogony.bots.greedy import strategy_of
from theogony.bots.search.greedy import likeliest
from theogony.kernel.game import game
from theogony.kernel.state import State
from theogony.lab.plan import Plan, plan
from theogony.lab.simulate import play_out

PRIORS = "priors"
FAR_AHEAD = 40  # points; more is luck
LEAST = 10  # a figure is off as if it were not smaller than this, so that it may come to change its sign
LARGEST = 400  # or larger: what comes before all else needs not grow for ever
SURE = 1.5  # standard errors
FAST = 2.0  # points: a figure that wins so many is moved by a sigma


class Figures:
    """The figures of a strategy that are not 0, as one list."""

    def __init__(self, package: str, names: list[str]) -> None:
        self.places: list[tuple[str, vec[i64], int]] = []
        for name in names:
            module, _, variable = name.rpartition(".")
            figures = getattr(import_module(f"{package}.{module}"), variable)
            self.places += [(f"{variable}[{k}]", figures, k) for k in range(len(figures)) if int(figures[k]) != 0]
        self.now = [float(int(figures[k])) for _, figures, k in self.places]
        self.put_last: list[float] = []

    def off(self, sigma: float, sigmas: list[float]) -> list[float]:
        """The figures, each so many sigmas larger."""
        scales = [min(LARGEST, max(abs(one), LEAST)) for one in self.now]
        return [one + sigma * by * scale for one, by, scale in zip(self.now, sigmas, scales, strict=True)]

    def put(self, wanted: list[float]) -> None:
        """Where the strategy reads them."""
        if wanted is not self.put_last:
            self.put_last = wanted
            for (_, figures, k), figure in zip(self.places, wanted, strict=True):
                figures[k] = round(figure)


class Tuned(Bot):
    """Plays with figures of its own."""

    def __init__(self, seating: Plan, number: int, seat: int, figures: Figures, off: list[float], by: str) -> None:
        super().__init__(seating.game, seat, seating.bot_dice(number, seat))
        self.figures, self.off = figures, off
        self.bot = None if by == PRIORS else new_bot(by, seating.game, seat, self.dice)

    def choose(self, view: State) -> int:
        self.figures.put(self.off)
        if self.bot is not None:
            return self.bot.act(view)
        legal = view.legal(i64(self.seat))
        return int(likeliest(view, i64(self.seat), legal, strategy_of(self.game), i64(1), self.dice)[0])


def lead(seating: Plan, number: int, figures: Figures, off: list[list[float]], by: str) -> int:
    """How many points seat 0 has more than seat 1 in the end."""
    state = seating.start(number)
    bots: list[Bot] = [Tuned(seating, number, seat, figures, off[seat], by) for seat in range(2)]
    play_out(state, bots, seating.chance(number), seating.game.longest)
    return int(state.score(i64(0))) - int(state.score(i64(1)))


def rows(games: int, seating: Plan, figures: Figures, sigma: float, by: str) -> Iterator[tuple[list[float], int]]:
    """Of every game: how much more, in sigmas, seat 0 had of each figure, and its lead."""
    dice = random.Random(seating.seed)
    for number in range(games):
        sigmas = [[dice.gauss(0, 1) for _ in figures.places] for _ in range(2)]
        off = [figures.off(sigma, of_seat) for of_seat in sigmas]
        yield [a - b for a, b in zip(*sigmas, strict=True)], lead(seating, number, figures, off, by)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("vecs", nargs="+", help="module.VARIABLE of the game's package")
    asked.add_argument("--by", default="greedy", help=f"{PRIORS}, or the name of a bot")
    asked.add_argument("--games", type=int, default=2000)
    asked.add_argument("--rounds", type=int, default=1)
    asked.add_argument("--sigma", type=float, default=0.3, help="how far off, as a part of the figure")
    asked.add_argument("--seed", type=int, default=1)
    said = asked.parse_args()
    figures = Figures(game(said.game).package, said.vecs)
    for round_number in range(said.rounds):
        seating = plan(said.game, 2, seed=said.seed + round_number)
        points, errors = found(seating, said.games, figures, said.sigma, said.by)
        for (name, _, _), figure, won, error in zip(figures.places, figures.now, points, errors, strict=True):
            print(f"{name:16} {figure:8.1f}  {said.sigma:.0%} more wins {won:6.2f} ± {error:.2f} points")
        steps = [max(-1.0, min(1.0, won / FAST)) * (abs(won) > SURE * error) for won, error in zip(points, errors)]
        figures.now = figures.off(said.sigma, steps)
        print(f"after round {round_number}: {' '.join(str(round(figure)) for figure in figures.now)}", flush=True)


def found(seating: Plan, games: int, figures: Figures, sigma: float, by: str) -> tuple[list[float], list[float]]:
    """How many points each figure wins if it is a sigma larger, and the standard errors of that."""
    more, leads = zip(*rows(games, seating, figures, sigma, by), strict=True)
    left = np.column_stack([np.array(more), np.ones(games)])
    right = np.clip(np.array(leads, dtype=float), -FAR_AHEAD, FAR_AHEAD)
    points = np.linalg.lstsq(left, right, rcond=None)[0]
    rest = right - left @ points
    errors = np.sqrt(np.diag(np.linalg.inv(left.T @ left)) * rest.var())
    return list(points)[:-1], list(errors)[:-1]


if __name__ == "__main__":
    main()
