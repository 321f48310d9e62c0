"""Simulations a second of our search, beside OpenSpiel's MCTS in C++ on connect_four: `python bench/search.py`.

Both run in this process, one after the other, measured in processor time. The work of a simulation differs: ours
guesses what is hidden, goes down the tree and values half a dozen positions; OpenSpiel's goes down the tree and plays
one random game to its end.
"""

from __future__ import annotations

import argparse
import json
import time
from importlib.util import find_spec

from mypy_extensions import i64

from theogony.bots.greedy import strategy_of
from theogony.bots.search.search import Search
from theogony.kernel.dice import dice_from_seed
from theogony.kernel.game import Game, games
from theogony.kernel.playout import random_playout
from theogony.kernel.state import State

POSITIONS = 6


def positions(game: Game) -> list[tuple[State, int]]:
    """Views from games of chance in which the seat has a choice."""
    found: list[tuple[State, int]] = []
    seed = 0
    while len(found) < POSITIONS:
        state = game.start(game.seats[0], seed=seed)
        random_playout(state, dice_from_seed(seed), i64(10 * (1 + seed % POSITIONS)))
        seats = [seat for seat in range(int(state.seats)) if len(state.legal(i64(seat))) > 4]
        if seats:
            found.append((state.seen_by(i64(seats[0])), seats[0]))
        seed += 1
    return found


def ours(game: Game, simulations: int) -> float:
    spent = 0.0
    for view, seat in positions(game):
        search = Search(view, i64(seat), strategy_of(game), dice_from_seed(1), i64(400_000))
        begun = time.process_time()
        search.run(i64(simulations))
        spent += time.process_time() - begun
    return POSITIONS * simulations / spent


def open_spiel(simulations: int) -> float:
    import pyspiel

    game = pyspiel.load_game("connect_four")
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 7), 2.0, simulations, 1000, False, 7, False)
    spent = 0.0
    for _ in range(POSITIONS):
        begun = time.process_time()
        bot.mcts_search(game.new_initial_state())
        spent += time.process_time() - begun
    return POSITIONS * simulations / spent


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--simulations", type=int, default=2000, help="of each of six searches (default 2000)")
    simulations = asked.parse_args().simulations
    figures = {game.id: round(ours(game, simulations)) for game in games().values()}
    if find_spec("pyspiel") is not None:
        figures["OpenSpiel's connect_four"] = round(open_spiel(simulations))
    print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
