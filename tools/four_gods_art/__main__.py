"""Draws the art of 4 Gods: `python tools/four_gods_art` writes the SVG files and style.css of its package.

With a folder as its argument, it writes them there instead.
"""

from __future__ import annotations

import sys
from pathlib import Path

from faces import faces
from figures import figures
from land import style
from world import world

ART = Path(__file__).parents[2] / "theogony/games/four_gods/art"


def draw_into(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    for name, svg in {**faces(), **figures(), **world()}.items():
        (folder / f"{name}.svg").write_text(svg, encoding="utf-8")
    (folder / "style.css").write_text(style(), encoding="utf-8")


draw_into(Path(sys.argv[1]) if len(sys.argv) > 1 else ART)
