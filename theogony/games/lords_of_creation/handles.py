"""What the pieces and places of the table are called."""

from theogony.games.lords_of_creation.components import BOARD, CARD_NAMES, TERRAIN_NAMES
from theogony.games.lords_of_creation.rules import LordsState
from theogony.kernel.state import State


def lords(view: State) -> LordsState:
    assert isinstance(view, LordsState)
    return view


def cell_handle(cell: int) -> str:
    return f"world@{BOARD.names[cell]}"


def people_piece(cell: int) -> str:
    """The people who live on a hex."""
    return f"people:{BOARD.names[cell]}"


def marker_piece(terrain: int) -> str:
    """Terrain markers of one kind in the viewer's own hand."""
    return f"marker:{TERRAIN_NAMES[terrain]}"


def card_piece(card: int) -> str:
    """Equal cards in the viewer's own hand."""
    return f"card:{CARD_NAMES[card]}"
