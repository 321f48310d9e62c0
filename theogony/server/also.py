"""Games that are not installed: `--also module:GAME`, for somebody who writes one, and for tests."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from theogony.kernel.game import Game, register


def add_games(named: Sequence[str]) -> None:
    """ValueError, one sentence, if there is no such game. Modules are also looked for in the current folder."""
    if named and str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))
    for name in named:
        module, _, variable = name.partition(":")
        try:
            found = getattr(import_module(module), variable or "GAME")
        except (ImportError, AttributeError) as wrong:
            raise ValueError(f"There is no game '{name}' (say module:GAME): {wrong}.") from None
        if not isinstance(found, Game):
            raise ValueError(f"'{name}' is no game.")
        register(found)
