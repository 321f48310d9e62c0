"""How a game lies on the table: scenes, what can be touched, and what is said. No input or output, no game.

A game's `table.py` makes a `Table`; everything a screen, a terminal or a screen reader shows comes from it.
"""

from theogony.table.lines import Line, Link, SeatName, line, seat_names
from theogony.table.offers import Offer, boxes, unboxed
from theogony.table.saying import Say, Slot, amount, at_cell, at_piece, button, drop, members, touch, turn
from theogony.table.scene import Button, Cue, Part, Piece, Scene, Spot, Type, Zone, inverse, patch, patched
from theogony.table.table import Ask, NoTable, Prompt, ScoreLine, Standing, Table, table_of, whom_it_waits_for

__all__ = [
    "Ask",
    "Button",
    "Cue",
    "Line",
    "Link",
    "NoTable",
    "Offer",
    "Part",
    "Piece",
    "Prompt",
    "Say",
    "Scene",
    "ScoreLine",
    "SeatName",
    "Slot",
    "Spot",
    "Standing",
    "Table",
    "Type",
    "Zone",
    "amount",
    "at_cell",
    "at_piece",
    "boxes",
    "button",
    "drop",
    "inverse",
    "line",
    "members",
    "patch",
    "patched",
    "seat_names",
    "table_of",
    "touch",
    "turn",
    "unboxed",
    "whom_it_waits_for",
]
