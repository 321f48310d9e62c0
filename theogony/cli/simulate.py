"""`theogony simulate`: many games between bots, and how they came out."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from theogony.cli import asked
from theogony.cli.progress import Progress
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
    names = asked.read_bots(bots)
    processes = cores_for(count, names) if jobs == "all" else asked.read_number("--jobs", jobs)
    what = plan(game_id, asked.read_seats(seats), names, asked.read_options(option), asked.read_seed(seed))
    with Progress(what.game.title, count, quiet=as_json) as told:
        try:
            result = play_all(
                what, count, processes, told.games, watch=told.decisions, cluster=cluster, out=out, decisions=decisions
            )
        except KeyboardInterrupt:
            told.say(_stopped(told.played, count, out))
            raise
    if as_json:
        print(json.dumps(asdict(result), indent=1))
    else:
        _show(result)


def _stopped(played: int, count: int, out: Path | None) -> str:
    if out is None:
        return f"Stopped after {played} of {count} games. With --out FOLDER a simulation can go on where it was."
    return f"Stopped: {played} of {count} games are in {out}. The same command goes on from there."


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
