"""Which figures of a strategy win points: `python tools/tune.py dice_forge priors.AT_ONCE priors.PER_TURN --by priors`.

Plays the game with two players. Each has the figures of the vecs named (a module of the game and its variable), every
one that is not 0 a little off by chance; least squares over all games say how many points a figure would win if it were
larger. Move the figures that way, build, and run it again until nothing is sure any more. `--by priors` plays the
likeliest action at every question, which is thousands of games a second; `--by greedy` plays as that bot does.
"""

from __future__ import annotations

import argparse
import math
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

FAR_AHEAD = 40  # points; more is luck


class Figures:
    """The figures of a strategy that are not 0, as one list."""

    def __init__(self, package: str, names: list[str]) -> None:
        self.places: list[tuple[str, vec[i64], int]] = []
        for name in names:
            module, _, variable = name.rpartition(".")
            figures = getattr(import_module(f"{package}.{module}"), variable)
            self.places += [(f"{variable}[{k}]", figures, k) for k in range(len(figures)) if int(figures[k]) != 0]
        self.before = [int(figures[k]) for _, figures, k in self.places]

    def put(self, off: list[float]) -> None:
        """Make every figure so many times as large."""
        for (_, figures, k), figure, times in zip(self.places, self.before, off, strict=True):
            figures[k] = round(figure * times)


class Tuned(Bot):
    """Plays with figures of its own."""

    def __init__(self, seating: Plan, number: int, seat: int, figures: Figures, off: list[float], by: str) -> None:
        super().__init__(seating.game, seat, seating.bot_dice(number, seat))
        self.figures, self.off = figures, off
        self.greedy = new_bot("greedy", seating.game, seat, self.dice) if by == "greedy" else None

    def choose(self, view: State) -> int:
        self.figures.put(self.off)
        if self.greedy is not None:
            return self.greedy.act(view)
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
        off = [[math.exp(sigma * one) for one in of_seat] for of_seat in sigmas]
        yield [a - b for a, b in zip(*sigmas, strict=True)], lead(seating, number, figures, off, by)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("vecs", nargs="+", help="module.VARIABLE of the game's package")
    asked.add_argument("--by", choices=("priors", "greedy"), default="greedy")
    asked.add_argument("--games", type=int, default=2000)
    asked.add_argument("--sigma", type=float, default=0.4, help="how far off: a figure is multiplied by e to this")
    asked.add_argument("--seed", type=int, default=1)
    said = asked.parse_args()
    figures = Figures(game(said.game).package, said.vecs)
    seating = plan(said.game, 2, seed=said.seed)
    more, leads = zip(*rows(said.games, seating, figures, said.sigma, said.by), strict=True)
    left = np.column_stack([np.array(more), np.ones(said.games)])
    right = np.clip(np.array(leads, dtype=float), -FAR_AHEAD, FAR_AHEAD)
    points = np.linalg.lstsq(left, right, rcond=None)[0]
    rest = right - left @ points
    errors = np.sqrt(np.diag(np.linalg.inv(left.T @ left)) * rest.var())
    for (name, _, _), figure, won, error in zip(figures.places, figures.before, points, errors, strict=False):
        print(f"{name:16} {figure:6}  {math.exp(said.sigma):.2f} times as much wins {won:6.2f} ± {error:.2f} points")


if __name__ == "__main__":
    main()
