"""Theogony: a table for board games about gods, and the same games as a library.

    import theogony

    state = theogony.game("gods").start(seats=3, seed=7, bag=True)
    while not state.over():
        ...

The engine is compiled where it was built with a C compiler. Set THEOGONY_INTERPRETED=1 to run the same source
interpreted: slower, same results.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from theogony import interpreted

interpreted.choose()
import_module("theogony.games")  # now, so that loading a game later cannot put the package in place of games()

from theogony.kernel.game import Game, Option, game, games  # noqa: E402
from theogony.kernel.state import EVERYBODY, NOBODY, Refused, State  # noqa: E402

if TYPE_CHECKING:
    from theogony.speaking import html_board, in_words, text_board, why_not

__version__ = "0.1.0"
__all__ = [
    "EVERYBODY",
    "NOBODY",
    "Game",
    "Option",
    "Refused",
    "State",
    "game",
    "games",
    "html_board",
    "in_words",
    "text_board",
    "why_not",
]


def __getattr__(name: str) -> object:
    """Words are loaded when they are first asked for: simulations never do."""
    if name in ("html_board", "in_words", "text_board", "why_not"):
        from theogony import speaking

        return getattr(speaking, name)
    raise AttributeError(f"theogony has no '{name}'")


def _drawn(state: State) -> str:
    from theogony.speaking import html_board

    return html_board(state)


# The kernel knows no tables: here its states learn to draw themselves in a notebook.
State._repr_html_ = _drawn  # type: ignore[attr-defined]
