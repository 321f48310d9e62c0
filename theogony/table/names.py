"""The name of every handle in words, made of facts joined by commas: for screen readers, the keyboard and the terminal.

No two things lit by one question have the same name; a law checks it.
"""

from __future__ import annotations

from collections.abc import Mapping

from theogony.kernel.grid import HEX_DIRECTIONS, SQUARE_DIRECTIONS
from theogony.table.lines import SeatName, Voice
from theogony.table.scene import Button, Piece, Type, Zone

HEX_SIDES = ("side-e", "side-ne", "side-nw", "side-w", "side-sw", "side-se")  # of a pointy hex, as HEX_DIRECTIONS
SQUARE_SIDES = ("side-n", "side-e", "side-s", "side-w")


class Names:
    """Names the handles of one scene in one language."""

    def __init__(
        self,
        voice: Voice,
        types: Mapping[str, Type],
        zones: Mapping[str, Zone],
        pieces: Mapping[str, Piece],
        buttons: Mapping[str, Button],
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
        return self._place(handle, beside=True)

    def _facts(self, id: str) -> list[str]:
        """What a piece is, without where: number, type, owner, looks, note, and what lies on it."""
        if id not in self._known:
            self._known[id] = self._found(id)
        return self._known[id]

    def _found(self, id: str) -> list[str]:
        piece = self.pieces[id]
        type = self.types[piece.t]
        facts = [self.voice.text(type.name) if piece.n is None else self.voice.counted(type.name, piece.n)]
        if piece.of is not None:
            facts.append(self.voice.text(SeatName(piece.of)))
        facts += [self.voice.words.say(f"look-{look}") for look in piece.look]
        if piece.note is not None:
            facts.append(self.voice.text(piece.note))
        for lying in self.lying.get(id, []):
            facts += self._facts(lying)
        return facts

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
        words = [self.voice.text(zone.name)]
        if spot:
            known = zone.spots.get(spot)
            words = [self.voice.text(known.name) if known is not None and known.name is not None else spot]
        if beside and spot:
            for id in self.lying.get(place, []):
                words += self._facts(id)
            words += self._neighbours(zone_id, zone, spot)
        return ", ".join(words)

    def _neighbours(self, zone_id: str, zone: Zone, spot: str) -> list[str]:
        if zone.layout not in ("hex", "square") or "," not in spot:
            return []
        a, b = (int(number) for number in spot.split(","))
        hexes = zone.layout == "hex"
        ways = zip(HEX_SIDES, HEX_DIRECTIONS) if hexes else zip(SQUARE_SIDES, SQUARE_DIRECTIONS)
        out = []
        for side, (da, db) in ways:
            there = self.lying.get(f"{zone_id}@{a + da},{b + db}", [])
            if there:
                facts = " ".join(self._facts(there[0]))
                out.append(f"{self.voice.words.say(side)}: {facts}")
        return out
