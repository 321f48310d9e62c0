"""`theogony games`: what can be played."""

from __future__ import annotations

import json

from rich.console import Console
from rich.table import Table

import theogony
from theogony.cli.asked import Json


def games(as_json: Json = False) -> None:
    """List the games, with seats and options."""
    if as_json:
        print(json.dumps([_as_json(game) for game in theogony.games().values()], indent=1))
        return
    table = Table("id", "title", "by", "players", "minutes")
    console = Console()
    for game in theogony.games().values():
        low, high = game.seats
        table.add_row(game.id, game.title, game.designers, f"{low}–{high}", str(game.minutes))
    console.print(table)
    for game in theogony.games().values():
        options = [f"{o.name}={'|'.join(str(v).lower() for v in o.values)}" for o in game.options]
        if options:
            console.print(f"Options of {game.id}:", ", ".join(options), highlight=False)


def _as_json(game: theogony.Game) -> dict[str, object]:
    return {
        "id": game.id,
        "title": game.title,
        "designers": game.designers,
        "year": game.year,
        "minutes": game.minutes,
        "seats": list(game.seats),
        "options": {option.name: list(option.values) for option in game.options},
        "rules_version": game.rules_version,
        "actions": int(game.space.size),
    }
