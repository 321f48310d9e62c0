"""`theogony tournament`: bots against each other in every seating, rated."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from theogony.cli import asked
from theogony.kernel.game import game
from theogony.lab.tournament import play_all
from theogony.lab.tournament import tournament as planned
from theogony.lab.tournament_page import page, percent
from theogony.lab.tournament_standings import Standings, standings


def tournament(
    game_id: asked.GameId,
    bots: Annotated[str, typer.Option(help="Who takes part, with commas.")] = "random,greedy,novice,apprentice",
    seats: asked.Seats = None,
    rounds: Annotated[
        str, typer.Option(metavar="N", help="Deals for each line-up, each played from every seat.")
    ] = "10",
    option: asked.Options = None,
    seed: asked.Seed = "0",
    jobs: Annotated[str, typer.Option(metavar="N", help="How many processes; the results are the same.")] = "1",
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep every game in this file, and go on from what it holds.")
    ] = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a page with plots, too.")] = None,
    as_json: asked.Json = False,
) -> None:
    """Let bots play a round robin and rate them."""
    count, processes = asked.read_number("--rounds", rounds), asked.read_number("--jobs", jobs)
    what = planned(
        game_id,
        asked.read_bots(bots),
        asked.read_seats(seats),
        count,
        asked.read_options(option),
        asked.read_seed(seed),
    )
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    quiet = as_json or not sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), disable=quiet, transient=True) as bar:
        task = bar.add_task(game(game_id).title, total=what.games)
        played = play_all(what, processes, resume, lambda done: bar.advance(task, done))
    result = standings(what, played)
    if html is not None:
        html.write_text(page(result), encoding="utf-8")
    if as_json:
        print(json.dumps(result.plain(), indent=1))
    else:
        _show(result)


def _show(result: Standings) -> None:
    console = Console(highlight=False)
    table = Table("bot", "rating", "95 %", "wins", "games", "mean place", "mean score")
    for row in result.standings:
        low, high = row.rating.interval
        figures = (f"{row.rating.mu:.1f}", f"{low:.1f}–{high:.1f}", percent(row.wins), str(row.wins.of))
        table.add_row(row.bot, *figures, f"{row.mean_place:.2f}", f"{row.mean_score:.1f}")
    console.print(table)
    names = [row.bot for row in result.standings]
    duels = Table("ended before", *names)
    shares = {(duel.bot, duel.rival): duel.ahead for duel in result.duels}
    for bot in names:
        cells = [percent(shares[bot, rival]) if (bot, rival) in shares else "" for rival in names]
        duels.add_row(bot, *cells)
    console.print(duels)
