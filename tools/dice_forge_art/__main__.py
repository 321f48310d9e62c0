"""Draws the art of Dice Forge: `python tools/dice_forge_art` writes the SVG files and style.css of its package.

With a folder as its argument, it writes them there instead.
"""

from __future__ import annotations

import sys
from pathlib import Path

from boards import cover, islands, temple
from cards import cards
from palette import TINTS
from pieces import counters, dice, faces, heroes

ART = Path(__file__).parents[2] / "theogony/games/dice_forge/art"


def style() -> str:
    tints = "".join(f"    --dice_forge-{name}: {colour};\n" for name, colour in TINTS.items())
    said = "/* Written by tools/dice_forge_art: tints of the types. */\n"
    return f'{said}@layer game {{\n  [data-game="dice_forge"] {{\n{tints}  }}\n}}\n'


def draw_into(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    for name, text in [*faces(), *dice(), *heroes(), *counters(), *cards(), islands(), temple(), cover()]:
        (folder / f"{name}.svg").write_text(text, encoding="utf-8")
    (folder / "style.css").write_text(style(), encoding="utf-8")


draw_into(Path(sys.argv[1]) if len(sys.argv) > 1 else ART)
