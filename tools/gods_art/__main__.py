"""Draws the art of Gods: `python tools/gods_art` writes theogony/games/gods/art/*.svg and style.css."""

from __future__ import annotations

from pathlib import Path

from cover import cover
from hexes import hexes
from palette import style
from sky import ground
from small import small
from temples import temples
from tribes import tribes

ART = Path(__file__).parents[2] / "theogony/games/gods/art"


def main() -> None:
    ART.mkdir(exist_ok=True)
    for symbol in [*tribes(), *hexes(), *temples(), *small(), ground(), cover()]:
        symbol.write(ART)
    (ART / "style.css").write_text(style(), encoding="utf-8")


main()
