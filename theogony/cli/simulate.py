"""`theogony simulate`: many games between bots, and how they came out."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from theogony.cli import asked
from theogony.lab.plan import plan
from theogony.lab.simulate import Result
from theogony.lab.simulate import simulate as play_all
from theogony.lab.workers import cores_for


def simulate(
    game_id: asked.GameId,
    seats: asked.Seats = None,
    games: Annotated[str, typer.Option(metavar="N", help="How many games.")] = "100",
    bots: asked.Bots = "random",
    option: asked.Options = None,
    seed: asked.Seed = "0",
    jobs: Annotated[str, typer.Option(metavar="N", help="How many processes; the results are the same.")] = "all",
    cluster: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: its address, auto, or local for one of its own."),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Keep the games as Parquet; what is there already is not played again."),
    ] = None,
    decisions: Annotated[bool, typer.Option("--decisions", help="Keep every decision too, one row each.")] = False,
    as_json: asked.Json = False,
) -> None:
    """Let bots play many games, on all cores or a cluster."""
    count = asked.read_number("--games", games)
    processes = cores_for(count) if jobs == "all" else asked.read_number("--jobs", jobs)
    what = plan(
        game_id, asked.read_seats(seats), asked.read_bots(bots), asked.read_options(option), asked.read_seed(seed)
    )
    with Progress(console=Console(stderr=True), disable=as_json or not sys.stderr.isatty(), transient=True) as bar:
        task = bar.add_task(what.game.title, total=count)
        result = play_all(
            what,
            count,
            processes,
            lambda done: bar.advance(task, done),
            cluster=cluster,
            out=out,
            decisions=decisions,
        )
    if as_json:
        print(json.dumps(asdict(result), indent=1))
    else:
        _show(result)


def _show(result: Result) -> None:
    table = Table("seat", "bot", "wins", "of games", "mean score")
    for seat, row in enumerate(result.seats):
        share = f"{100 * row.wins / result.games:.1f} %"
        table.add_row(str(seat), row.bot, f"{row.wins:g}", share, f"{row.mean_score:.2f}")
    console = Console(highlight=False)
    console.print(table)
    console.print(
        f"{result.games} games, {result.decisions} decisions ({result.mean_decisions:.1f} a game) in "
        f"{result.seconds:.2f} s: {result.decisions_per_second:,.0f} decisions a second."
    )
