"""`theogony review`: how the chances went in a finished game, what luck gave, and what decisions gave away."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from theogony.cli import asked
from theogony.lab.review import Review
from theogony.lab.review import review as reviewed
from theogony.match import restore


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file of a finished game.")],
    simulations: Annotated[str, typer.Option(metavar="N", help="How long each decision is thought about.")] = "200",
    guesses: Annotated[str, typer.Option(metavar="N", help="How many guesses judge each position.")] = "8",
    seed: asked.Seed = "0",
    as_json: asked.Json = False,
) -> None:
    """Look back at a finished game: chances, luck, blunders, turning points."""
    match = restore(file.read_bytes())
    thinking, guessing = asked.read_number("--simulations", simulations), asked.read_number("--guesses", guesses)
    quiet = as_json or not sys.stderr.isatty()
    with Progress(console=Console(stderr=True), disable=quiet, transient=True) as bar:
        task = bar.add_task(match.game.title, total=len(match.log))
        found = reviewed(match, thinking, guessing, asked.read_seed(seed), lambda n: bar.update(task, completed=n))
    if as_json:
        print(json.dumps(found.plain(), indent=1))
    else:
        _show(found)


def _show(found: Review) -> None:
    console = Console(highlight=False)
    seats = Table("player", "luck", "given away", "decisions", "blunders")
    for one in found.seats:
        blunders = ", ".join(map(str, one.blunders)) or "none"
        seats.add_row(escape(one.name), f"{one.luck:+.2f}", f"{one.lost:.2f}", str(one.decisions), blunders)
    console.print(seats)
    told = Table("entry", "player", "action", "chances after", "given away", "better")
    marked = set(found.turns) | {n for one in found.seats for n in one.blunders}
    for moment in found.moments:
        if moment.n in marked:
            name = found.seats[moment.seat].name if moment.seat < len(found.seats) else "hourglass"
            chances = " ".join(f"{100 * chance:.0f} %" for chance in moment.chances)
            better = moment.best[0].say if moment.best and moment.best[0].say != moment.say else ""
            told.add_row(str(moment.n), escape(name), escape(moment.say), chances, f"{moment.lost:.2f}", escape(better))
    console.print(told)
