"""A table of values that a host pastes or uploads, as TOML or JSON."""

from __future__ import annotations

import json
import tomllib
from typing import Any

from theogony.kernel.game import Game, TableOption
from theogony.server.sorry import Sorry


def read_option(game: Game, name: str, text: str) -> dict[str, Any]:
    """The whole table the text stands for, checked by the game; Sorry with the reason if it cannot be used."""
    option = next((one for one in game.options if one.name == name and isinstance(one, TableOption)), None)
    if option is None:
        raise Sorry("option.unknown", game=game.title)
    try:
        value = option.check(_parsed(text))
    except ValueError as wrong:
        raise Sorry("option.wrong", reason=str(wrong)) from None
    assert isinstance(value, dict)
    return value


def _parsed(text: str) -> dict[str, Any]:
    """What begins with a brace is JSON, everything else TOML."""
    if not text.lstrip().startswith("{"):
        try:
            return tomllib.loads(text)
        except tomllib.TOMLDecodeError as wrong:
            raise ValueError(f"This is no TOML: {wrong}.") from None
    try:
        found: dict[str, Any] = json.loads(text)
    except (json.JSONDecodeError, RecursionError) as wrong:
        raise ValueError(f"This is no JSON: {wrong}.") from None
    return found
