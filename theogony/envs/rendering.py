"""What an environment shows of its game: text, a page, or pixels. A picture holds what its viewer may know."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from re import finditer
from textwrap import wrap
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from theogony.kernel.state import State
from theogony.speaking import caption, html_board, text_board

Picture = str | NDArray[np.uint8]
MODES: Final = ("ansi", "html", "rgb_array")
FRAMES_A_SECOND: Final = 2
METADATA: Final[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": FRAMES_A_SECOND}

WIDTH, HEIGHT = 960, 720  # the same for every moment of every game, so that frames make a film
COLUMNS: Final = 108  # longer lines are broken
TALLEST: Final = 18  # pixels of a line
SLIM: Final = 0.48  # how wide a column is, by the height of a line
PAPER, INK = (251, 249, 243), (34, 30, 22)


def checked_mode(mode: str | None) -> str | None:
    """The mode itself; ValueError for one that no environment here has."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"There is no render mode '{mode}'; there are: {', '.join(MODES)}, and None for no pictures.")
    return mode


def rendered(state: State, mode: str | None) -> Picture | None:
    """The table in that mode, as the owner of the view sees it; a full state as a spectator would. None without one."""
    if mode == "ansi":
        return text_board(state)
    if mode == "html":
        return html_board(state)
    return pixels(f"{caption(state)}\n\n{text_board(state)}") if mode == "rgb_array" else None


def pixels(text: str) -> NDArray[np.uint8]:
    """Text as a picture: HEIGHT by WIDTH pixels of red, green and blue."""
    if find_spec("PIL") is None:
        raise ValueError("Pictures of pixels need Pillow: pip install 'theogony[pictures]'. Text and HTML do not.")
    image, draw, font = (import_module(f"PIL.{name}") for name in ("Image", "ImageDraw", "ImageFont"))
    lines = [part for line in text.splitlines() for part in _broken(line)]
    longest = max(len(line) for line in lines)
    tall = min(float(TALLEST), (HEIGHT - 16) / len(lines), (WIDTH - 16) / longest / SLIM)
    letters = font.load_default(tall * 0.85)
    sheet = image.new("RGB", (WIDTH, HEIGHT), PAPER)
    pen = draw.Draw(sheet)
    for row, line in enumerate(lines):
        for word in finditer(r"\S+", line):  # each begins at its column, so that boards stay boards
            pen.text((8 + word.start() * tall * SLIM, 8 + row * tall), word[0], INK, letters)
    return np.asarray(sheet, np.uint8)


def _broken(line: str) -> list[str]:
    return [line] if len(line) <= COLUMNS else wrap(line, COLUMNS, subsequent_indent="    ")
