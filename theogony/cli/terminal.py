"""`theogony play`: what was asked for, handed to the game in the terminal."""

from __future__ import annotations

from typing import Annotated, Final

import typer
from rich.console import Console
from rich.theme import Theme

import theogony
from theogony.bots import checked_bot
from theogony.cli import asked
from theogony.cli import play as in_terminal

# What each seat does is written in its colour.
SEATS: Final = Theme(
    {f"seat{k}": colour for k, colour in enumerate(("bold", "cyan", "yellow", "magenta", "green", "blue"))}
)


def play(
    game_id: asked.GameId,
    seats: asked.Seats = None,
    bots: Annotated[str, typer.Option(help="Bots at the other seats, with commas; they repeat.")] = "greedy",
    option: asked.Options = None,
    seed: Annotated[
        str | None, typer.Option(metavar="N", help="Where all dice come from; by chance if not given.")
    ] = None,
    language: asked.Language = "en",
) -> None:
    """Play in this terminal against bots."""
    game = theogony.game(game_id)
    wanted = asked.read_seats(seats)
    count = game.checked_seats(game.seats[0] if wanted is None else wanted)
    names = [checked_bot(name) for name in asked.read_bots(bots)]
    options: dict[str, object] = dict(game.checked_options(count, asked.read_options(option)))
    number = None if seed is None else asked.read_seed(seed)
    in_terminal.play(game, count, names, language, number, options, Console(theme=SEATS))
