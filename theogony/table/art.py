"""The drawings of a game: its SVG files as symbols, and its colours."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from theogony.kernel.game import Game

_SYMBOLS = re.compile(r"<symbol\b.*?</symbol>", re.DOTALL)
_DRAWING = re.compile(r"<svg\b([^>]*)>(.*)</svg>", re.DOTALL)
_ID = re.compile(r'<symbol\b[^>]*\bid="([^"]*)"')
_VIEW_BOX = re.compile(r'viewBox="([^"]*)"')


@cache
def symbols(game: Game) -> Mapping[str, str]:
    """The game's drawings as symbols, by id: sheets as they are, a single drawing under its file's name."""
    found: dict[str, str] = {}
    for file in _art(game, ".svg"):
        text = file.read_text(encoding="utf-8")
        sheets = _SYMBOLS.findall(text)
        for symbol in sheets:
            named = _ID.search(symbol)
            found[named[1] if named else f"{file.name}-{len(found)}"] = symbol
        drawing = None if sheets else _DRAWING.search(text)
        if drawing is not None:
            box = _VIEW_BOX.search(drawing[1])
            view = f' viewBox="{box[1]}"' if box is not None else ""
            stem = file.name.removesuffix(".svg").removeprefix(f"{game.id}-")
            found[f"{game.id}-{stem}"] = f'<symbol id="{game.id}-{stem}"{view}>{drawing[2].strip()}</symbol>'
    return found


def sheet(game: Game) -> bytes:
    """The game's drawings as one sheet of symbols."""
    return ('<svg xmlns="http://www.w3.org/2000/svg">' + "\n".join(symbols(game).values()) + "</svg>").encode()


def box_of(symbol: str) -> tuple[float, float, float, float]:
    """Where a symbol lies in the units of the table, in which a tile is 100 wide: x, y, width, height."""
    found = _VIEW_BOX.search(symbol)
    x, y, w, h = (
        (float(part) for part in re.split(r"[\s,]+", found[1].strip())) if found else (-50.0, -50.0, 100.0, 100.0)
    )
    return x, y, w, h


def style(game: Game) -> bytes:
    """The game's style sheets, one after the other."""
    return "\n".join(file.read_text(encoding="utf-8") for file in _art(game, ".css")).encode()


def _art(game: Game, ending: str) -> list[Traversable]:
    try:
        folder = files(game.package).joinpath("art")
    except (ModuleNotFoundError, TypeError, ValueError):
        return []
    if not folder.is_dir():
        return []
    return sorted((file for file in folder.iterdir() if file.name.endswith(ending)), key=lambda file: file.name)
