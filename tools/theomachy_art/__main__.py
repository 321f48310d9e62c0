"""Draws the art of Theomachy: `python tools/theomachy_art` writes the SVG files and style.css of its package.

With a folder as its argument, it writes them there instead.
"""

from __future__ import annotations

import sys
from pathlib import Path

from cards import cards
from pen import MYTHOLOGIES, SPHERES
from pieces import pieces
from sky import skies

ART = Path(__file__).parents[2] / "theogony/games/theomachy/art"


def style() -> str:
    tints = "".join(f"    --theomachy-{name}: {colours[0]};\n" for name, colours in (SPHERES | MYTHOLOGIES).items())
    tints += "    --theomachy-night: #101a45;\n    --board-ground: var(--theomachy-night);\n"
    said = "/* Written by tools/theomachy_art: tints of the spheres and the mythologies, and the night. */\n"
    return f'{said}@layer game {{\n  [data-game="theomachy"] {{\n{tints}  }}\n}}\n'


def draw_into(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    for name, text in [*cards(), *pieces(), *skies()]:
        (folder / f"{name}.svg").write_text(text, encoding="utf-8")
    (folder / "style.css").write_text(style(), encoding="utf-8")


draw_into(Path(sys.argv[1]) if len(sys.argv) > 1 else ART)
