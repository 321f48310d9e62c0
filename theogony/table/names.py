"""The name of every handle in words, made of facts joined by commas: for screen readers, the keyboard and the terminal.

No two things lit by one question have the same name; a law checks it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from theogony.kernel.grid import HEX_DIRECTIONS, SQUARE_DIRECTIONS
from theogony.table.lines import SeatName, Voice
from theogony.table.scene import Button, Piece, Type, Zone

HEX_SIDES = ("side-e", "side-ne", "side-nw", "side-w", "side-sw", "side-se")  # of a pointy hex, as HEX_DIRECTIONS
SQUARE_SIDES = ("side-n", "side-e", "side-s", "side-w")


class Names:
    """Names the handles of one scene in one language. `before` are the same viewer's names of an earlier scene of the
    match: what was found out then and still holds is not found out again."""

    def __init__(
        self,
        voice: Voice,
        types: Mapping[str, Type],
        zones: Mapping[str, Zone],
        pieces: Mapping[str, Piece],
        buttons: Mapping[str, Button],
        before: Names | None = None,
    ) -> None:
        self.voice = voice
        self.types = types
        self.zones = zones
        self.pieces = pieces
        self.buttons = buttons
        self.lying: dict[str, list[str]] = {}
        for id, piece in pieces.items():
            self.lying.setdefault(piece.at, []).append(id)
        self._known: dict[str, list[str]] = {}  # facts of a piece: it is the neighbour of several cells
        self._types: dict[str, str] = {}  # names of types
        self._whole: dict[str, str] = {}  # the same, as one text
        self._cells: dict[str, str] = {}  # names of cells: what lies there and beside them
        if before is not None:
            self._remember(before)

    def _remember(self, before: Names) -> None:
        self._types, self._known = before._types, before._known.copy()
        self._whole, self._cells = before._whole.copy(), before._cells.copy()
        old, new = before.pieces, self.pieces
        for id in [id for id in new if id not in old or old[id] != new[id]]:
            self._forget(id, new)
            self._forget(id, old)
        for id in [id for id in old if id not in new]:
            self._forget(id, old)

    def _forget(self, id: str, pieces: Mapping[str, Piece]) -> None:
        """A piece has changed: so have what it lies on, its cell, and the cells beside that."""
        while id in pieces:
            self._known.pop(id, None)
            self._whole.pop(id, None)
            id = pieces[id].at
        zone_id, _, spot = id.partition("@")
        zone = self.zones.get(zone_id)
        if zone is not None:
            for cell in [id, *(place for _, place in _beside(zone.layout, zone_id, spot))]:
                self._cells.pop(cell, None)

    def name(self, handle: str) -> str:
        """The handle's name; the handle itself if nothing is known of it."""
        if handle in self.buttons:
            return self.voice.text(self.buttons[handle].name)
        if handle.startswith("seat") and handle[4:].isdigit():
            return self.voice.text(SeatName(int(handle[4:])))
        if handle in self.pieces:
            return ", ".join([*self._facts(handle), self._place(self.pieces[handle].at)])
        if "#" in handle:
            return self._part(*handle.split("#", 1))
        if handle not in self._cells:
            self._cells[handle] = self._place(handle, beside=True)
        return self._cells[handle]

    def _facts(self, id: str) -> list[str]:
        """What a piece is, without where: number, type, owner, looks, note, and what lies on it."""
        if id not in self._known:
            self._known[id] = self._found(id)
        return self._known[id]

    def _found(self, id: str) -> list[str]:
        piece = self.pieces[id]
        facts = [self._called(piece.t) if piece.n is None else self.voice.counted(self.types[piece.t].name, piece.n)]
        if piece.of is not None:
            facts.append(self.voice.text(SeatName(piece.of)))
        facts += [self.voice.words.say(f"look-{look}") for look in piece.look]
        if piece.note is not None:
            facts.append(self.voice.text(piece.note))
        for lying in self.lying.get(id, []):
            facts += self._facts(lying)
        return facts

    def _called(self, type: str) -> str:
        if type not in self._types:
            self._types[type] = self.voice.text(self.types[type].name)
        return self._types[type]

    def _part(self, id: str, part: str) -> str:
        piece = self.pieces.get(id)
        if piece is None:
            return f"{id}#{part}"
        parts = self.types[piece.t].parts
        named = parts[piece.side] if piece.side < len(parts) else []
        words = next((self.voice.text(p.name) for p in named if p.id == part), "")
        if not words and piece.faces is not None and part.isdigit():
            words = f"{part}: {self.voice.text(self.types[piece.faces[int(part)]].name)}"
        return ", ".join([words or part, *self._facts(id)])

    def _place(self, place: str, beside: bool = False) -> str:
        if place in self.pieces:
            return ", ".join([*self._facts(place), self._place(self.pieces[place].at)])
        zone_id, _, spot = place.partition("@")
        zone = self.zones.get(zone_id)
        if zone is None:
            return place
        if not spot:
            return self.voice.text(zone.name)
        known = zone.spots.get(spot)
        words = [self.voice.text(known.name) if known is not None and known.name is not None else spot]
        if beside:
            for id in self.lying.get(place, []):
                words += self._facts(id)
            words += self._neighbours(zone_id, zone, spot)
        return ", ".join(words)

    def _neighbours(self, zone_id: str, zone: Zone, spot: str) -> list[str]:
        out = []
        for side, place in _beside(zone.layout, zone_id, spot):
            there = self.lying.get(place)
            if there:
                out.append(f"{self.voice.words.say(side)}: {self._text(there[0])}")
        return out

    def _text(self, id: str) -> str:
        if id not in self._whole:
            self._whole[id] = " ".join(self._facts(id))
        return self._whole[id]


@lru_cache(10_000)
def _beside(layout: str, zone: str, spot: str) -> list[tuple[str, str]]:
    """The cells next to one of a board, each with the word for its direction; none in other zones."""
    if layout not in ("hex", "square") or "," not in spot:
        return []
    a, b = (int(number) for number in spot.split(","))
    ways = zip(HEX_SIDES, HEX_DIRECTIONS) if layout == "hex" else zip(SQUARE_SIDES, SQUARE_DIRECTIONS)
    return [(side, f"{zone}@{a + da},{b + db}") for side, (da, db) in ways]
