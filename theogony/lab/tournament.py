"""A tournament: bots against each other in every seating, on as many processes as wanted, with the same results.

Which games are played follows from the tournament alone, and so does everything that happens in them if its bots are
bounded by simulations and not by time. The bots of one line-up play the same deal from every seat before the next.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from theogony.bots import checked_bot, new_bot
from theogony.kernel.game import OptionValue
from theogony.lab.plan import Plan, plan
from theogony.lab.simulate import play_out

Progress = Callable[[int], None]  # told how many more games are done


@dataclass(frozen=True)
class Tournament:
    """Made by `tournament`, which checks everything."""

    game_id: str
    seats: int
    bots: tuple[str, ...]
    rounds: int  # deals for each line-up
    options: dict[str, OptionValue]
    seed: int

    @property
    def line_ups(self) -> list[tuple[str, ...]]:
        """Who sits together: all choices of as many bots as there are seats, or all bots again and again if too few."""
        if len(self.bots) >= self.seats:
            return list(combinations(self.bots, self.seats))
        return [tuple(self.bots[k % len(self.bots)] for k in range(self.seats))]

    @property
    def games(self) -> int:
        return self.rounds * len(self.line_ups) * self.seats

    def plan(self, number: int) -> tuple[Plan, int]:
        """Game number n: who sits where, and the number of its deal."""
        deal, turned = divmod(number, self.seats)
        line_up = self.line_ups[deal % len(self.line_ups)]
        at_seats = line_up[turned:] + line_up[:turned]
        return Plan(self.game_id, self.seats, at_seats, self.options, self.seed), deal


@dataclass(frozen=True)
class Played:
    """One game of a tournament, by seat."""

    number: int
    bots: tuple[str, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int


def tournament(
    game_id: str,
    bots: tuple[str, ...],
    seats: int | None = None,
    rounds: int = 10,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
) -> Tournament:
    """A checked tournament: ValueError, as a sentence, for what cannot be played."""
    if len(set(bots)) < len(bots):
        raise ValueError(f"A bot takes part once; these are not all different: {', '.join(bots)}.")
    if len(bots) < 2:
        raise ValueError(f"A tournament needs at least two bots; there is only: {', '.join(bots) or 'none'}.")
    if rounds < 1:
        raise ValueError(f"A tournament has at least one round; {rounds} is none.")
    for bot in bots:
        checked_bot(bot)
    checked = plan(game_id, seats, bots[:1], options, seed)
    return Tournament(game_id, checked.seats, bots, rounds, checked.options, checked.seed)


def play_game(what: Tournament, number: int) -> Played:
    """Game number n of the tournament, to its end."""
    seating, deal = what.plan(number)
    state = seating.start(deal)
    bots = [new_bot(name, seating.game, seat, seating.bot_dice(number, seat)) for seat, name in enumerate(seating.bots)]
    decisions = play_out(state, bots, seating.chance(number), seating.game.longest)
    if not state.over():
        raise RuntimeError(f"Game {number} of {what} did not end within {seating.game.longest} actions.")
    places = tuple(int(place) for place in state.places())
    scores = tuple(int(state.score(seat)) for seat in range(what.seats))
    return Played(number, seating.bots, places, scores, decisions)


def play_all(
    what: Tournament, jobs: int = 1, record: Path | None = None, progress: Progress | None = None
) -> list[Played]:
    """Every game of the tournament, in order. With a record, what it holds already is not played again, and each game
    is added to it as soon as it is over."""
    if jobs < 1:
        raise ValueError(f"A tournament needs at least one job; {jobs} is none.")
    done = {} if record is None else _resumed(what, record)
    if progress is not None:
        progress(len(done))
    missing = [number for number in range(what.games) if number not in done]
    for played in _played(what, missing, jobs):
        done[played.number] = played
        if record is not None:
            with record.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(played)) + "\n")
        if progress is not None:
            progress(1)
    return [done[number] for number in range(what.games)]


def _played(what: Tournament, numbers: list[int], jobs: int) -> Iterator[Played]:
    if jobs == 1 or len(numbers) < 2:
        for number in numbers:
            yield play_game(what, number)
        return
    # Spawned, not forked: a fork copies whatever other threads (a progress bar's) hold locked.
    with ProcessPoolExecutor(min(jobs, len(numbers)), get_context("spawn")) as pool:
        for game in as_completed([pool.submit(play_game, what, number) for number in numbers]):
            yield game.result()


def _resumed(what: Tournament, record: Path) -> dict[int, Played]:
    """The games a record holds; a new record is begun if there is none. More rounds than it was begun with are fine."""
    head = asdict(what) | {"bots": list(what.bots)}
    if not record.exists():
        record.write_text(json.dumps(head) + "\n", encoding="utf-8")
        return {}
    whole, newline, cut_short = record.read_text(encoding="utf-8").rpartition("\n")
    try:
        began, *lines = [json.loads(line) for line in whole.splitlines()]
        same = began | {"rounds": 0} == head | {"rounds": 0}
        games = [_read(line) for line in lines]
    except (ValueError, KeyError, TypeError):
        raise ValueError(f"'{record}' is no record of a tournament.") from None
    if not same:
        raise ValueError(f"'{record}' is the record of another tournament: {json.dumps(began)}.")
    if cut_short:  # the tournament was interrupted while it wrote
        record.write_text(whole + newline, encoding="utf-8")
    return {game.number: game for game in games if game.number < what.games}


def _read(line: dict[str, Any]) -> Played:
    bots, places, scores = (tuple(line[name]) for name in ("bots", "places", "scores"))
    return Played(line["number"], bots, places, scores, line["decisions"])
