"""What the pieces and places of the table are called."""

from theogony.games.lords_of_creation.components import BOARD, CARD_NAMES, TERRAIN_NAMES
from theogony.games.lords_of_creation.rules import LordsState
from theogony.kernel.state import EVERYBODY, State


def lords(view: State) -> LordsState:
    assert isinstance(view, LordsState)
    return view


def cell_handle(cell: int) -> str:
    return f"world@{BOARD.names[cell]}"


def people_piece(cell: int) -> str:
    """The people who live on a hex."""
    return f"people:{BOARD.names[cell]}"


def marker_piece(terrain: int, of: int | None = None) -> str:
    """Terrain markers of one kind in the viewer's own hand, or in a seat's where all hands are open."""
    return f"marker{'' if of is None else of}:{TERRAIN_NAMES[terrain]}"


def card_piece(card: int, of: int | None = None) -> str:
    """Equal cards in the viewer's own hand, or in a seat's where all hands are open."""
    return f"card{'' if of is None else of}:{CARD_NAMES[card]}"


def held_as(viewer: int, seat: int, terrain: int) -> str:
    """What a marker in a seat's hand is called for this viewer: only those who see it know which it is."""
    if viewer == EVERYBODY:
        return marker_piece(terrain, seat)
    return marker_piece(terrain) if viewer == seat and terrain >= 0 else f"back:held{seat}"


def in_hand_as(viewer: int, seat: int, card: int) -> str:
    """The same of a card."""
    if viewer == EVERYBODY:
        return card_piece(card, seat)
    return card_piece(card) if viewer == seat and card >= 0 else f"back:hand{seat}"
