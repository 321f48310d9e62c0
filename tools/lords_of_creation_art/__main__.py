"""Draws the art of Lords of Creation: SVG files and style.css. `python tools/lords_of_creation_art` writes them.

With a folder as its argument, it writes them there instead.
"""

from __future__ import annotations

import sys
from pathlib import Path

from borders import borders
from cards import cards
from dwellings import dwellings
from ink import Symbol, style
from land import lands
from scenes import scenes
from things import things

ART = Path(__file__).parents[2] / "theogony/games/lords_of_creation/art"


def draw_into(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    symbols: list[Symbol] = [*lands(), *borders(), *dwellings(), *things(), *cards(), *scenes()]
    for symbol in symbols:
        symbol.write(folder)
    (folder / "style.css").write_text(style(), encoding="utf-8")


draw_into(Path(sys.argv[1]) if len(sys.argv) > 1 else ART)
