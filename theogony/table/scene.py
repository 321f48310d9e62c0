"""Scenes: zones, the pieces that lie in them, and how one scene becomes the next.

Places are handles: a zone `world`, a cell `world@2,-1`, a piece `stock0`, a part of a piece `die0#3`, a seat
`seat2`, a button `!done`. What has a number in the box keeps it as its id (`t17`); everything else is called by what
and where it is (`desert:0,0`), so that a stale word can never hit something else. A face-down piece is called by
its place alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from theogony.table.lines import Line

Layout = Literal["hex", "square", "slots", "fan", "mat"]
Dock = Literal["board", "rim", "side", "mine", "seat", "stage"]
Side = Literal["south", "west", "north", "east"]
PieceKind = Literal["tile", "card", "die", "token", "figure", "counter"]
Look = Literal["spent", "chosen", "pending", "borrowed", "locked", "damaged", "peeked", "dim", "unmet"]


class Spot(msgspec.Struct, omit_defaults=True):
    """A place of a `slots` or `mat` zone. On a mat, x, y and w are parts of its width, 0 to 1."""

    name: Line | None = None
    note: Line | None = None
    x: float = 0.0
    y: float = 0.0
    w: float = 0.0


class Zone(msgspec.Struct, omit_defaults=True, rename={"layout": "as"}):
    """A part of the table. `dock` says where the frame puts it, `of` whose it is."""

    layout: Layout
    dock: Dock
    name: Line
    of: int | None = None
    fold: bool = False  # closed at first where space is short
    order: int = 0
    ground: str = ""  # symbol drawn underneath
    open: bool = False  # hex: grows with what lies on it
    cells: list[str] = []  # hex: the cells, if not open; "q,r"
    pointy: bool = True  # hex: a corner on top
    rows: int = 0  # square
    cols: int = 0  # square; slots: so many to a row
    frame: str = ""  # symbol of the frame around a square or hex board, and of what lies behind a mat
    line: Literal["row", "column", "ring", "points"] = "row"  # slots
    along: list[Side] = []  # slots at the rim: the sides of the board they lie along
    spots: dict[str, Spot] = {}  # slots and mat, in order
    room: Literal["tile", "card"] = "tile"  # slots: what an empty one has room for
    size: float = 1.0  # slots and fan: how large its pieces are, compared with others around the board
    cap: int = 0  # fan: room for so many
    bare: bool = False  # slots and fan: not there while nothing lies in it


class Piece(msgspec.Struct, omit_defaults=True):
    """A thing on the table: its type and place, and what sets it apart from others of its type."""

    t: str
    at: str
    of: int | None = None  # owner: tint and shape
    n: int | None = None  # how many
    cap: int | None = None  # at most so many
    side: int = 0
    rot: int = 0
    up: int | None = None  # die: which face is up
    faces: list[str] | None = None  # die: its faces, as types
    z: int = 0
    look: list[Look] = []
    deco: list[str] = []  # symbols laid over it
    tag: str = ""  # a badge
    note: Line | None = None  # what the fields do not say


class Part(msgspec.Struct, omit_defaults=True):
    """A part of a piece that can be touched: where its middle is, 0 to 1, its name, and the symbol of its outline."""

    id: str
    x: float
    y: float
    name: Line
    art: str = ""


class Face(msgspec.Struct, omit_defaults=True):
    """What is printed on a card beside its name and its picture: its sort, symbols that are counted, and its text."""

    text: Line
    sort: Line | None = None
    marks: list[tuple[str, int]] = []  # symbol, how many of it


class Type(msgspec.Struct, omit_defaults=True):
    """What pieces of a type look like and are called. `short` is for boards of text."""

    kind: PieceKind
    name: Line
    about: Line | None = None  # what it is and does, on hover
    art: list[str] = []  # symbol of each side
    short: str = ""
    shape: Literal["hex", "square", "round", ""] = ""
    turns: int = 1  # tile: how many orientations make a difference
    size: float = 1.0
    back: str = ""  # card: symbol of its back
    tint: str = ""  # custom property with its colour
    face: Face | None = None  # card: what is printed on it
    parts: list[list[Part]] = []  # per side


class Button(msgspec.Struct, omit_defaults=True):
    """Something to press that is no piece: drawn at the prompt, or at the piece `at`. `quiet` is what few will want."""

    name: Line
    at: str = ""
    quiet: bool = False


CueVerb = Literal["move", "fly", "roll", "clash", "mark", "count", "shuffle", "banner", "say"]


class Cue(msgspec.Struct, omit_defaults=True):
    """One beat of what happened: what moves or is lit, and what is said in the log.

    The changes of the pieces in `on` become visible with this beat; `set` gives the value for now where a piece
    changes twice. `fly` moves `n` things of type `t`, which have no id, from one handle to another. `count` is a
    step of the scoring: `on` is lit in `tint` and the sentence shown above the board, long enough to read it.
    """

    v: CueVerb
    on: list[str] = []
    t: str = ""
    n: int = 1
    start: str = ""
    to: str = ""
    tint: str = ""
    set: dict[str, dict[str, Any]] = {}
    was: dict[str, str] = {}  # new piece -> handle it comes from
    into: dict[str, str] = {}  # piece that vanishes -> handle it goes to
    say: Line | None = None
    stay: bool = False  # a private look: remains until dismissed, or until nothing in `on` lies as it was seen


Scene = dict[str, Piece]
Patch = dict[str, dict[str, Any] | None]


def patch(old: Mapping[str, Piece], new: Mapping[str, Piece]) -> Patch:
    """What changed, as a JSON merge patch: null takes a piece or a field away."""
    out: Patch = {}
    for id, piece in new.items():
        before = old.get(id)
        if before is None:
            out[id] = msgspec.to_builtins(piece)
        elif before != piece:
            was, now = msgspec.to_builtins(before), msgspec.to_builtins(piece)
            changes = {field: value for field, value in now.items() if was.get(field) != value}
            changes.update({field: None for field in was if field not in now})
            out[id] = changes
    for id in old:
        if id not in new:
            out[id] = None
    return out


def patched(old: Mapping[str, Piece], change: Patch) -> Scene:
    """The scene after the patch."""
    out: Scene = {id: piece for id, piece in old.items() if id not in change or change[id] is not None}
    for id, fields in change.items():
        if fields is None:
            continue
        merged = msgspec.to_builtins(out[id]) if id in out else {}
        for field, value in fields.items():
            if value is None:
                merged.pop(field, None)
            else:
                merged[field] = value
        out[id] = msgspec.convert(merged, Piece)
    return out


def inverse(old: Mapping[str, Piece], change: Patch) -> Patch:
    """The patch that takes the change back."""
    return patch(patched(old, change), old)
