"""What several commands ask for, and how it is read: game, seats, bots, options, seed."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Annotated, Final

import typer

from theogony.kernel.game import checked_seed

GameId = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game; `theogony games` lists them.")]
Seats = Annotated[str | None, typer.Option(metavar="N", help="How many play; as few as the game allows if not given.")]
Bots = Annotated[str, typer.Option(help="Bots by seat, with commas; they repeat if there are more seats.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="KEY=VALUE",
        help="An option of the game; may be given several times. @FILE is a table of values in TOML or JSON.",
    ),
]
Seed = Annotated[str, typer.Option(metavar="N", help="Where all dice come from: the same seed, the same games.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
Language = Annotated[str, typer.Option("--lang", help="en, de or it.")]

LONGEST_NUMBER: Final = 40  # digits: longer ones are not worth reading to be refused


def read_bots(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(","))


def read_options(pairs: list[str] | None) -> dict[str, object]:
    """`bag=true` and so on, as text, or `box=@mine.toml`, the table in that file; the game checks names and values."""
    read: dict[str, object] = {}
    for pair in pairs or []:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise ValueError(f"An option is given as KEY=VALUE; '{pair}' is not.")
        if key in read:
            raise ValueError(f"Option {key} is given twice, as '{read[key]}' and as '{value}'.")
        read[key] = read_table(value[1:]) if value.startswith("@") else value
    return read


def read_table(name: str) -> dict[str, object]:
    """The table in a TOML or a JSON file."""
    try:
        text = Path(name).read_text(encoding="utf-8")
        if not name.endswith(".json"):
            return tomllib.loads(text)
        table = json.loads(text)
    except OSError as wrong:
        raise ValueError(f"The file '{name}' cannot be read: {wrong.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
        raise ValueError(f"The file '{name}' is no TOML: {wrong}.") from None
    except json.JSONDecodeError as wrong:
        raise ValueError(f"The file '{name}' is no JSON: {wrong}.") from None
    if not isinstance(table, dict):
        raise ValueError(f"The file '{name}' has no table of values in it.")
    return table


def read_number(what: str, text: str) -> int:
    """A whole number, `what` naming the option in the complaint about anything else."""
    digits = text.removeprefix("-")
    if not digits.isdecimal() or len(digits) > LONGEST_NUMBER:
        raise ValueError(f"{what} is a whole number; '{text}' is not.")
    return int(text)


def read_seats(text: str | None) -> int | None:
    return None if text is None else read_number("--seats", text)


def read_seed(text: str) -> int:
    return checked_seed(int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else text)
