"""Draws the art of Gods: `python tools/gods_art` writes the SVG files and style.css of theogony/games/gods/art.

With a folder as its argument, it writes them there instead.
"""

from __future__ import annotations

import sys
from pathlib import Path

from cover import cover
from hexes import hexes
from palette import style
from sky import ground
from small import small
from temples import temples
from tribes import tribes

ART = Path(__file__).parents[2] / "theogony/games/gods/art"


def draw_into(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    for symbol in [*tribes(), *hexes(), *temples(), *small(), ground(), cover()]:
        symbol.write(folder)
    (folder / "style.css").write_text(style(), encoding="utf-8")


draw_into(Path(sys.argv[1]) if len(sys.argv) > 1 else ART)
