"""Options as a host gives them: tables of values in TOML or JSON, and what is wrong, in the host's language."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any

from theogony.kernel.game import Game, OptionValue, TableOption, WrongOption
from theogony.server.sorry import Sorry
from theogony.words import option_words


class WrongChoice(Sorry):
    """Options a table cannot be set up with: `option` names the one to change."""

    def __init__(self, game: Game, wrong: WrongOption) -> None:
        super().__init__(f"option.{wrong.why}")
        self.game, self.wrong = game, wrong
        self.option = wrong.option

    def sentence(self, language: str) -> str:
        return option_words.wrong_option(self.game, self.wrong, language)


def checked_choice(game: Game, seats: int, options: dict[str, Any]) -> dict[str, OptionValue]:
    """Every option of a new table; Sorry, naming the option, for what cannot be."""
    low, high = game.seats
    if not low <= seats <= high:
        raise Sorry("seats.count", game=game.title, low=low, high=high, seats=seats)
    try:
        return game.checked_options(seats, options)
    except WrongOption as wrong:
        raise WrongChoice(game, wrong) from None
    except ValueError as wrong:  # a game that has no words for it
        raise Sorry("options.wrong", reason=str(wrong)) from None


def read_option(game: Game, name: str, text: str) -> dict[str, Any]:
    """The whole table the text stands for, checked by the game; Sorry with the reason if it cannot be used."""
    option = next((one for one in game.options if one.name == name and isinstance(one, TableOption)), None)
    if option is None:
        raise Sorry("option.unknown", game=game.title)
    try:
        value = option.check(_parsed(text))
    except WrongOption as wrong:
        raise WrongChoice(game, wrong) from None
    except ValueError as wrong:
        raise Sorry("options.wrong", reason=str(wrong)) from None
    assert isinstance(value, dict)
    return value


def _parsed(text: str) -> Any:
    """What begins with a brace is JSON, everything else TOML."""
    if not text.lstrip().startswith("{"):
        try:
            return tomllib.loads(text)
        except tomllib.TOMLDecodeError as wrong:
            raise _unreadable("toml", *_place(text, str(wrong))) from None
    try:
        return json.loads(text)
    except json.JSONDecodeError as wrong:
        raise _unreadable("json", wrong.lineno, wrong.colno) from None
    except RecursionError:
        raise _unreadable("json", 1, 1) from None


def _unreadable(what: str, line: int, column: int) -> Sorry:
    return Sorry(f"option.no-{what}", line=line, column=column)


def _place(text: str, said: str) -> tuple[int, int]:
    """Line and column, which the reader of TOML says in its sentence alone."""
    found = re.search(r"\(at line (\d+), column (\d+)\)", said)
    if found:
        return int(found[1]), int(found[2])
    last = text.rpartition("\n")[2]
    return text.count("\n") + 1, len(last) + 1
