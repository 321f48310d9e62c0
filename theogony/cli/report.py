"""`theogony report`: how a game plays, on one page of HTML."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from theogony.bots import checked_bot
from theogony.cli import asked
from theogony.kernel.game import game
from theogony.lab.report import report as written
from theogony.lab.workers import cores_for, workers


def report(
    game_id: asked.GameId,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to; GAME-report.html if not given.")] = None,
    games: Annotated[
        str, typer.Option(metavar="N", help="Games with each number of players and each variant.")
    ] = "200",
    bot: Annotated[str, typer.Option(help="Who plays.")] = "greedy",
    seed: asked.Seed = "0",
    jobs: Annotated[str, typer.Option(metavar="N", help="How many processes; the page is the same.")] = "all",
    cluster: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: its address, auto, or local for one of its own."),
    ] = None,
) -> None:
    """Play tournaments and write a balance report for whoever designs the game."""
    count, known = asked.read_number("--games", games), game(game_id)
    processes = cores_for(count) if jobs == "all" else asked.read_number("--jobs", jobs)
    team = workers(processes, cluster)
    path = out or Path(f"{known.id}-report.html")
    with Console(stderr=True).status("") as status:
        if not sys.stderr.isatty():
            status.stop()
        text = written(
            known,
            checked_bot(bot),
            count,
            asked.read_seed(seed),
            team,
            lambda what: status.update(f"Playing: {what} …"),
        )
    path.write_text(text, encoding="utf-8")
    print(path)
