"""Whose choices are better, decision by decision: `python bench/choices.py dice_forge --bots greedy,adept/20`.

Games are mostly luck, and it takes hundreds of them to tell two bots apart that differ a little. Here they are asked
about the same positions, from games of `greedy`, and what they choose is tried many times by one search, with the same
luck for every choice where the game has it. What that judge does not know (how rivals really play) it cannot tell:
duels have the last word.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from statistics import mean, stdev

from mypy_extensions import i64

from theogony.bots import new_bot
from theogony.bots.crew import MOST_EDGES
from theogony.bots.greedy import strategy_of
from theogony.bots.search.search import Search
from theogony.bots.search.shares import ONE
from theogony.bots.search.tree import ROOT
from theogony.kernel.playout import PACE, Chooser
from theogony.kernel.state import State
from theogony.lab.plan import Plan, plan


def positions(seating: Plan, every: int) -> Iterator[tuple[State, int]]:
    """The view and seat of every so-manieth decision in games without end."""
    number = met = 0
    while True:
        state, chance, bots = seating.start(number), seating.chance(number), seating.new_bots(number)
        chooser = Chooser(PACE)
        while (seat := int(chooser.next_seat(state, chance))) >= 0:
            legal = state.legal(i64(seat))
            if len(legal) == 0:
                continue
            view = state.seen_by(i64(seat))
            if len(legal) > 1 and seat < seating.seats:
                met += 1
                if met % every == 0:
                    yield view, seat
            action = int(legal[0]) if len(legal) == 1 or seat == seating.seats else bots[seat].act(view)
            state.apply(i64(seat), i64(action))
        number += 1


def judged(seating: Plan, view: State, seat: int, number: int, choices: set[int], tries: int) -> dict[int, float]:
    """What each choice is worth: the share of rivals it leaves behind."""
    search = Search(view, i64(seat), strategy_of(seating.game), seating.bot_dice(number, 99), i64(MOST_EDGES))
    worth = {}
    for action in sorted(choices):
        search.weigh(i64(action), i64(tries))
        edge = search.tree.find(i64(ROOT), i64(seat), i64(action))
        worth[action] = int(search.tree.won[edge]) / int(search.tree.times[edge]) / int(ONE)
    return worth


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--bots", default="greedy,adept/20,master/20")
    asked.add_argument("--positions", type=int, default=60)
    asked.add_argument("--every", type=int, default=13, help="so-manieth decision of a game")
    asked.add_argument("--tries", type=int, default=2000, help="of each choice by the judge")
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--seed", type=int, default=77)
    said = asked.parse_args()
    names = said.bots.split(",")
    seating = plan(said.game, said.seats, ("greedy",), seed=said.seed)
    rows: list[list[float]] = []
    differ = 0
    for number, (view, seat) in zip(range(said.positions), positions(seating, said.every)):
        chosen = [new_bot(name, seating.game, seat, seating.bot_dice(number, seat)).act(view) for name in names]
        if len(set(chosen)) == 1:
            rows.append([0.0] * len(names))
            continue
        differ += 1
        worth = judged(seating, view, seat, number, set(chosen), said.tries)
        usual = mean(worth[action] for action in chosen)
        rows.append([100 * (worth[action] - usual) for action in chosen])
    print(f"{said.game}: {said.positions} positions, {differ} of which are answered differently")
    for k, name in enumerate(names):
        more = [row[k] - row[0] for row in rows]
        error = stdev(more) / len(more) ** 0.5
        print(f"{name:12} {mean(more):+6.2f} ± {error:.2f} % of a win a decision beside {names[0]}")


if __name__ == "__main__":
    main()
