"""The search against another bot, by processor time: `python bench/duel.py gods --against greedy --seconds 0.25`.

Two players, every deal from both seats. A search bounded by processor time is as strong on a busy machine as on a quiet
one, where it is the level that thinks so long. `--against open_spiel` is OpenSpiel's IS-MCTS (python, random rollouts)
through our adapter, `--against plain` our own search without what the game's strategy knows, both with as much
processor time for each decision as the search. `--against less` is the same search with a quarter of the time, while
this one has two trees: that is `adept` against `master` at `--seconds 4`. `--resume` keeps every game in a file.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

from mypy_extensions import i64

from theogony.bots import Bot, new_bot
from theogony.bots.crew import search_alone
from theogony.bots.found import Found
from theogony.bots.greedy import strategy_of
from theogony.bots.levels import LEVELS, UNBOUNDED
from theogony.cli.asked import read_options
from theogony.kernel.dice import Dice
from theogony.kernel.game import Game
from theogony.kernel.state import State
from theogony.kernel.strategy import Strategy
from theogony.lab.plan import plan
from theogony.lab.simulate import play_out

OPEN_SPIEL, PLAIN, LESS = "open_spiel", "plain", "less"
LEAST = 4  # simulations: with fewer it has no answer


class Timed(Bot):
    """Looks ahead for so many seconds of processor time at every decision."""

    def __init__(
        self, game: Game, seat: int, dice: Dice, seconds: float, strategy: Strategy | None = None, trees: int = 1
    ) -> None:
        super().__init__(game, seat, dice)
        self.seconds = seconds
        self.strategy = strategy or strategy_of(game)
        self.trees = trees
        self.decisions = self.simulations = 0

    def choose(self, view: State) -> int:
        legal = view.legal(i64(self.seat))
        if len(legal) == 1:
            return int(legal[0])
        self.decisions += 1
        return self.thought_out(view)

    def thought_out(self, view: State) -> int:
        found = self.searched(view)
        for _ in range(self.trees - 1):
            found.add(self.searched(view))
        self.simulations += found.simulations
        return found.ranked()[0].action

    def searched(self, view: State) -> Found:
        return search_alone(self.strategy, view, self.seat, self.dice, UNBOUNDED, self.seconds, time.process_time)


class OpenSpiel(Timed):
    """OpenSpiel's IS-MCTS: as many simulations as fit into the time at the speed of its last decision."""

    def __init__(self, game: Game, seat: int, dice: Dice, seconds: float) -> None:
        super().__init__(game, seat, dice, seconds)
        import numpy
        import pyspiel
        from open_spiel.python.algorithms import ismcts, mcts

        import theogony.envs.openspiel

        self.spiel: Any = pyspiel.load_game(f"{theogony.envs.openspiel.short_name(game)}(seats=2)")
        self.chance = numpy.random.RandomState(int(dice.below(i64(1000000))))
        self.rollouts = mcts.RandomRolloutEvaluator(1, self.chance)
        self.ismcts = ismcts.ISMCTSBot
        self.each = seconds / LEAST  # what a simulation takes

    def thought_out(self, view: State) -> int:
        state = self.spiel.new_initial_state()
        state.table, state.asked = view.guess(self.dice), self.seat
        count = max(LEAST, round(self.seconds / self.each))
        bot = self.ismcts(self.spiel, self.rollouts, 2.0, count, random_state=self.chance)
        begun = time.process_time()
        action = int(bot.step(state))
        self.each = max(1e-6, (time.process_time() - begun) / count)
        self.simulations += count
        return action


def bot_of(name: str, game: Game, seat: int, dice: Dice, seconds: float) -> Bot:
    if name == OPEN_SPIEL:
        return OpenSpiel(game, seat, dice, seconds)
    if name == PLAIN:
        return Timed(game, seat, dice, seconds, Strategy())
    if name == LESS:
        master, adept = LEVELS["master"].seconds, LEVELS["adept"].seconds
        assert master is not None and adept is not None
        return Timed(game, seat, dice, seconds * adept / master)
    return new_bot(name, game, seat, dice)


def played(
    game_id: str, against: str, seconds: float, number: int, seed: int, options: dict[str, object]
) -> dict[str, Any]:
    """Game number n: the search has seat n % 2."""
    seating = plan(game_id, 2, seed=seed, options=options)
    deal, seat = divmod(number, 2)
    state = seating.start(deal)
    trees = LEVELS["master"].workers if against == LESS else 1
    search = Timed(seating.game, seat, seating.bot_dice(number, seat), seconds, trees=trees)
    rival = bot_of(against, seating.game, 1 - seat, seating.bot_dice(number, 1 - seat), seconds)
    bots: list[Bot] = [search, rival] if seat == 0 else [rival, search]
    play_out(state, bots, seating.chance(number), seating.game.longest)
    places = [int(place) for place in state.places()]
    won = 0.5 + (places[1 - seat] > places[seat]) / 2 - (places[1 - seat] < places[seat]) / 2
    counts = [round(bot.simulations / max(1, bot.decisions)) for bot in (search, rival) if isinstance(bot, Timed)]
    points = [int(state.score(i64(seat))), int(state.score(i64(1 - seat)))]
    return {"number": number, "won": won, "points": points, "simulations": counts, "decisions": search.decisions}


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--against", default="greedy", help=f"the name of a bot, or {OPEN_SPIEL}, {PLAIN} or {LESS}")
    asked.add_argument("--seconds", type=float, default=1.0, help="of processor time for a decision (default 1)")
    asked.add_argument("--games", type=int, default=20)
    asked.add_argument("--seed", type=int, default=77)
    asked.add_argument("--resume", type=Path)
    asked.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="of the game")
    said = asked.parse_args()
    head = {"game": said.game, "against": said.against, "seconds": said.seconds, "seed": said.seed}
    options = read_options(said.option)
    if options:
        head["options"] = options
    lines = [] if said.resume is None or not said.resume.exists() else said.resume.read_text().splitlines()
    done = [line for line in map(json.loads, lines) if head.items() <= line.items()]
    known = {line["number"] for line in done}
    for number in range(said.games):
        if number in known:
            continue
        line = head | played(said.game, said.against, said.seconds, number, said.seed, options)
        done.append(line)
        if said.resume is not None:
            with said.resume.open("a") as file:
                file.write(json.dumps(line) + "\n")
        print(json.dumps(line), flush=True)
    print(f"{said.game}: won {sum(line['won'] for line in done)} of {len(done)} against {said.against}")


if __name__ == "__main__":
    main()
