"""A scene as text: for the terminal, notebooks, and whoever wants to see a board in a log."""

from __future__ import annotations

from collections.abc import Mapping

from theogony.table.lines import SeatName, Voice
from theogony.table.scene import Piece, Type, Zone

CELL = 4  # characters of a cell


class TextBoard:
    """Draws every zone of a scene. Lit cells show their note, or a dot."""

    def __init__(
        self, voice: Voice, types: Mapping[str, Type], zones: Mapping[str, Zone], pieces: Mapping[str, Piece]
    ) -> None:
        self.voice = voice
        self.types = types
        self.zones = zones
        self.pieces = pieces
        self.lying: dict[str, list[str]] = {}
        for id, piece in pieces.items():
            self.lying.setdefault(piece.at, []).append(id)

    def text(self, lit: Mapping[str, str] | None = None) -> str:
        """The whole table; `lit` are cells that can be touched, with a short note each."""
        marks = lit or {}
        parts = []
        for id, zone in sorted(self.zones.items(), key=lambda item: (item[1].dock != "board", item[1].order)):
            if zone.layout in ("hex", "square"):
                parts.append(self._board(id, zone, marks))
            else:
                row = self._row(id, zone)
                if row:
                    parts.append(row)
        return "\n".join(parts)

    def _board(self, id: str, zone: Zone, lit: Mapping[str, str]) -> str:
        prefix = f"{id}@"
        used = {p.at for p in self.pieces.values() if p.at.startswith(prefix)} | {
            h for h in lit if h.startswith(prefix)
        }
        used |= {f"{prefix}{cell}" for cell in zone.cells}
        if zone.rows:
            used |= {f"{prefix}{r},{c}" for r in range(zone.rows) for c in range(zone.cols)}
        spots = [tuple(int(n) for n in handle[len(prefix) :].split(",")) for handle in used]
        if not spots:
            return ""
        hexes = zone.layout == "hex"
        # A hex (q, r) stands in row r, half a cell further right for each row down; a square (row, column) in its row.
        rows = {(b if hexes else a) for a, b in spots}
        left = min((2 * a + b if hexes else 2 * b) for a, b in spots)
        lines = []
        for row in range(min(rows), max(rows) + 1):
            here = sorted((2 * a + b if hexes else 2 * b, (a, b)) for a, b in spots if (b if hexes else a) == row)
            text = ""
            for column, (a, b) in here:
                text = text.ljust((column - left) * CELL // 2)
                text += self._cell(f"{prefix}{a},{b}", lit).center(CELL)
            names = [spot for _, spot in here]
            label = f"{names[0][0]},{names[0][1]}" if names else ""
            lines.append(f"{label:>7}  {text}")
        return "\n".join(lines)

    def _cell(self, handle: str, lit: Mapping[str, str]) -> str:
        ids = self.lying.get(handle, [])
        if not ids:
            return f"({lit[handle]})" if handle in lit else "·"
        return "".join(self._short(id) for id in ids)[: CELL - 1]

    def _short(self, id: str) -> str:
        piece = self.pieces[id]
        type = self.types[piece.t]
        text = type.short or piece.t[:1]
        if piece.of is not None:
            text += str(piece.of)
        owners = [self.pieces[on] for on in self.lying.get(id, [])]
        return text + "".join(str(p.of) for p in owners if p.of is not None)

    def _row(self, id: str, zone: Zone) -> str:
        here = [
            (piece.at, other) for other, piece in self.pieces.items() if piece.at == id or piece.at.startswith(f"{id}@")
        ]
        if not here:
            return ""
        name = self.voice.text(zone.name)
        if zone.of is not None:
            name = f"{self.voice.text(SeatName(zone.of))}, {name}"
        words = [self._thing(other) for _, other in sorted(here)]
        return f"{name}: {' · '.join(words)}"

    def _thing(self, id: str) -> str:
        piece = self.pieces[id]
        name = self.types[piece.t].name
        return self.voice.text(name) if piece.n is None else self.voice.counted(name, piece.n)
