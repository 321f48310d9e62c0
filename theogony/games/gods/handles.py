"""What the things of Gods are called on the table."""

from theogony.games.gods.components import (
    COLOUR_NAMES,
    GAME_END,
    LAID_DECAY,
    LAID_DESERT,
    LAID_TRIBE,
    NO_HEX,
    WORLD,
)
from theogony.games.gods.rules import GodsState
from theogony.kernel.state import State

# Types of the hexes by their numbers in components
HEX_TYPES = (*(f"tribe-{name}" for name in COLOUR_NAMES), "desert", "mediation", "vortex", "game-end")


def gods(view: State) -> GodsState:
    assert isinstance(view, GodsState)
    return view


def hex_type(view: GodsState, kind: int) -> str:
    return "decay" if kind == GAME_END and view.decay else HEX_TYPES[kind]


def cell_handle(cell: int) -> str:
    return f"world@{WORLD.names[cell]}"


def shown(view: State, seat: int, slot: int) -> str | None:
    """The hex in a display slot."""
    at = gods(view)
    kind = int(at.display[slot])
    return None if kind == NO_HEX else f"{hex_type(at, kind)}:{slot}"


def laid_piece(at: GodsState, cell: int) -> str:
    """The hex on a cell of the world."""
    what = int(at.laid[cell])
    name = WORLD.names[cell]
    if what == LAID_DESERT:
        return f"desert:{name}"
    if what == LAID_DECAY:
        return f"decay:{name}"
    if what >= LAID_TRIBE:
        return f"{HEX_TYPES[what - LAID_TRIBE]}:{name}"
    return f"temple:{name}"
