"""`theogony export`: bots play a game, and everything about it goes into a file that `theogony verify` checks."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from theogony.cli import asked
from theogony.lab.headless import play_match
from theogony.lab.plan import plan
from theogony.match import backup


def export(
    game_id: asked.GameId,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The game file to write.")],
    seats: asked.Seats = None,
    bots: asked.Bots = "greedy",
    option: asked.Options = None,
    seed: asked.Seed = "0",
) -> None:
    """Let bots play a game and write it to a file."""
    what = plan(
        game_id, asked.read_seats(seats), asked.read_bots(bots), asked.read_options(option), asked.read_seed(seed)
    )
    if not file.parent.is_dir():
        raise ValueError(f"{file} cannot be written: there is no folder {file.parent}.")
    match = play_match(what)
    file.write_bytes(backup(match))
    result = match.result()
    assert result is not None
    points = ", ".join(f"{seat.name}: {score}" for seat, score in zip(match.seats, result.scores))
    print(f"{what.game.title} in {len(match.log)} entries: {file} ({points}).")
