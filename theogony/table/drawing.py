"""A scene as SVG in a piece of HTML: for notebooks and reports. It needs no script and nothing from outside."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from math import cos, pi, sin, sqrt

from theogony.kernel.game import Game
from theogony.table.art import box_of, style, symbols
from theogony.table.lines import Voice
from theogony.table.scene import Piece, Type, Zone

TILE = 100.0  # a tile is so wide, as on the table
MAT = 1000.0  # and a mat
RISE = sqrt(3) / 2
LYING = 26.0  # how far apart things lie that share a place
COLOURS = ("#2672cf", "#bf2d24", "#45b060", "#fbd957", "#a9b0ba", "#8a5bc4")  # of the seats
SMALL = 0.5  # of the size on the board: pieces beside it
MOST_CARDS = 3  # drawn of a stack

Box = tuple[float, float, float, float]


class Drawing:
    """Draws every zone of a scene that has something in it: boards first, then what lies around them, seat by seat."""

    def __init__(
        self,
        game: Game,
        voice: Voice,
        types: Mapping[str, Type],
        zones: Mapping[str, Zone],
        pieces: Mapping[str, Piece],
    ) -> None:
        self.game, self.voice, self.types, self.zones, self.pieces = game, voice, types, zones, pieces
        self.symbols = symbols(game)
        self.used: dict[str, None] = {}
        self.lying: dict[str, list[str]] = {}
        for id, piece in sorted(pieces.items(), key=lambda item: item[1].z):
            self.lying.setdefault(piece.at.split("#")[0], []).append(id)

    def html(self, caption: str = "") -> str:
        boards, rows = [], []
        for id, zone in sorted(self.zones.items(), key=lambda item: item[1].order):
            if zone.dock == "board" and zone.layout in ("hex", "square", "mat"):
                boards.append(self._board(id, zone))
            else:
                row = self._row(id, zone)
                if row:
                    rows.append((-1 if zone.of is None else zone.of, row))
        beside = "".join(row for _, row in sorted(rows, key=lambda item: item[0]))
        defs = "".join(self.symbols[name] for name in self.used)
        return (
            f'<div class="theogony-drawing" data-game="{self.game.id}" '
            'style="color-scheme:light;font:13px/1.4 system-ui,'
            'sans-serif;color:#2b2530;background:#f6f1e7;border-radius:10px;padding:12px;max-width:860px">'
            f"<style>{style(self.game).decode()}</style>"
            f'<svg width="0" height="0" style="position:absolute" aria-hidden="true">{defs}</svg>'
            f'<div style="margin-bottom:8px">{escape(caption)}</div>'
            f'<div style="display:flex;flex-wrap:wrap;gap:10px">{"".join(boards)}</div>'
            f'<div style="display:flex;flex-wrap:wrap;gap:4px 18px;margin-top:8px">{beside}</div></div>'
        )

    # ---- boards

    def _board(self, id: str, zone: Zone) -> str:
        cells = self._cells(id, zone)
        spots = {cell: middle(zone, cell) for cell in cells}
        x, y, w, h = self._around(zone, list(spots.values()))
        parts = []
        if zone.ground in self.symbols:
            self.used[zone.ground] = None
            if zone.layout == "mat":
                parts.append(f'<use href="#{zone.ground}" x="0" y="0" width="{w:g}" height="{h:g}"/>')
            else:
                parts.append(
                    f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" fill="var(--board-ground,#d8cdb6)"/>'
                )
        if zone.layout != "mat" and not zone.open:
            shape = outline(zone)
            parts += [
                f'<polygon points="{shape}" transform="translate({px:.1f} {py:.1f})" fill="#0001" stroke="#0003"/>'
                for px, py in spots.values()
            ]
        for cell, (px, py) in sorted(spots.items(), key=lambda item: (item[1][1], item[1][0])):
            parts.append(self._heap(self.lying.get(f"{id}@{cell}", []), px, py, LYING * 1.3))
        width = "100%" if zone.layout == "hex" else "min(100%,420px)"
        return (
            f'<svg viewBox="{x:.1f} {y:.1f} {w:.1f} {h:.1f}" role="img" '
            f'aria-label="{escape(self.voice.text(zone.name))}"'
            f' style="width:{width};max-height:460px;border-radius:8px;background:var(--board-ground,#d8cdb6)">'
            f"{''.join(parts)}</svg>"
        )

    def _cells(self, id: str, zone: Zone) -> list[str]:
        cells = dict.fromkeys(zone.cells)
        if zone.layout == "square":
            cells |= dict.fromkeys(f"{row},{col}" for row in range(zone.rows) for col in range(zone.cols))
        if zone.layout == "mat":
            cells |= dict.fromkeys(zone.spots)
        cells |= dict.fromkeys(at.partition("@")[2] for at in self.lying if at.startswith(f"{id}@"))
        return list(cells)

    def _around(self, zone: Zone, spots: list[tuple[float, float]]) -> Box:
        if zone.layout == "mat":
            return 0.0, 0.0, MAT, MAT * (zone.rows / zone.cols if zone.rows and zone.cols else 0.62)
        if not spots:
            return -TILE, -TILE, 2 * TILE, 2 * TILE
        pad = 0.7 * TILE
        left, top = min(x for x, _ in spots) - pad, min(y for _, y in spots) - pad
        return left, top, max(x for x, _ in spots) + pad - left, max(y for _, y in spots) + pad - top

    # ---- rows beside the board

    def _row(self, id: str, zone: Zone) -> str:
        here = [piece for spot in zone.spots for piece in self.lying.get(f"{id}@{spot}", [])]
        here += [piece for piece in self.lying.get(id, []) if piece not in here]
        here += [
            piece
            for at, lying in self.lying.items()
            if at.startswith(f"{id}@") and at.partition("@")[2] not in zone.spots
            for piece in lying
        ]
        if not here:
            return ""
        drawn = []
        for piece in here:
            x, y, w, h = self._extent(self.types[self.pieces[piece].t], self.pieces[piece])
            name = escape(self.voice.text(self.types[self.pieces[piece].t].name))
            drawn.append(
                f'<svg viewBox="{x - 16:g} {y - 12:g} {w + 32:g} {h + 24:g}" width="{(w + 32) * SMALL:g}" '
                f'height="{(h + 24) * SMALL:g}" role="img" aria-label="{name}"><title>{name}</title>'
                f"{self._piece(piece, 0, 0)}</svg>"
            )
        mark = "" if zone.of is None else f"border-left:4px solid {COLOURS[zone.of]};padding-left:6px;"
        return (
            f'<div style="{mark}"><div style="font-size:11px;opacity:.75">{escape(self.voice.text(zone.name))}</div>'
            f'<div style="display:flex;flex-wrap:wrap;align-items:center;gap:2px">{"".join(drawn)}</div></div>'
        )

    # ---- pieces

    def _heap(self, ids: list[str], x: float, y: float, apart: float) -> str:
        tiles = [id for id in ids if self.types[self.pieces[id].t].kind == "tile"]
        others = [id for id in ids if id not in tiles]
        drawn = [self._piece(id, x, y) for id in tiles]
        for k, id in enumerate(others):
            dx, dy = spread(k, len(others), apart)
            drawn.append(self._piece(id, x + dx, y + dy))
        return "".join(drawn)

    def _piece(self, id: str, x: float, y: float) -> str:
        piece = self.pieces[id]
        type = self.types[piece.t]
        box = self._extent(type, piece)
        per_turn = type.turns if type.turns > 1 else 4 if type.shape == "square" or type.kind == "card" else 6
        copies = min(MOST_CARDS, max(1, piece.n or 1)) if type.kind in ("figure", "card") else 1
        angle = piece.rot * 360 / per_turn
        drawn = "".join(
            f'<g transform="translate({(copies - 1 - k) * 4} {(copies - 1 - k) * -6}) rotate({angle:g}) '
            f'scale({type.size:g})">{self._face(type, piece, box)}</g>'
            for k in range(copies)
        )
        for deco in piece.deco:
            if deco in self.symbols:
                drawn += self._use(deco)
        above = self.lying.get(id, [])
        for k, other in enumerate(above):
            dx, dy = self._part(type, piece, box, self.pieces[other].at) or spread(k, len(above), LYING)
            drawn += self._piece(other, dx, dy)
        if piece.n is not None and (piece.n > 1 or type.kind == "counter"):
            corner = f"{min(22.0, box[0] + box[2]):g} {min(22.0, box[1] + box[3] - 8):g}"
            drawn += (
                f'<g transform="translate({corner})"><circle r="17" fill="#fffd" stroke="#0006"/>'
                f'<text y="7" font-size="20" font-weight="700" text-anchor="middle" fill="#222">{piece.n}</text></g>'
            )
        if piece.tag:
            drawn += f'<text y="{box[1]:g}" font-size="20" text-anchor="middle">{escape(piece.tag)}</text>'
        faint = ' opacity="0.55"' if {"spent", "dim"} & set(piece.look) else ""
        tint = f"--tint:var({type.tint});" if type.tint else ""
        of = "" if piece.of is None else f"--of:{COLOURS[piece.of]};--of-ink:#fff;"
        return f'<g transform="translate({x:.1f} {y:.1f})" style="{tint}{of}"{faint}>{drawn}</g>'

    def _face(self, type: Type, piece: Piece, box: Box) -> str:
        symbol = self._symbol(type, piece)
        if symbol in self.symbols:
            return self._use(symbol)
        x, y, w, h = box
        fill = "var(--of,var(--tint,#fff8e8))"
        shape = (
            f'<circle r="{w / 2:g}" fill="{fill}" stroke="#0006"/>'
            if type.kind in ("token", "counter", "figure") or type.shape == "round"
            else f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="8" fill="{fill}" stroke="#0006"/>'
        )
        words = escape(type.short or piece.t[:2])
        return f'{shape}<text y="9" font-size="26" font-weight="600" text-anchor="middle">{words}</text>'

    def _symbol(self, type: Type, piece: Piece) -> str:
        if type.kind == "die" and piece.faces:
            art = self.types[piece.faces[piece.up or 0]].art
            return art[0] if art else ""
        if type.art:
            return type.art[piece.side] if piece.side < len(type.art) else type.art[0]
        return ""

    def _use(self, symbol: str) -> str:
        self.used[symbol] = None
        x, y, w, h = box_of(self.symbols[symbol])
        return f'<use href="#{symbol}" x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}"/>'

    def _extent(self, type: Type, piece: Piece) -> Box:
        symbol = self._symbol(type, piece)
        if symbol in self.symbols:
            return box_of(self.symbols[symbol])
        sizes = {"card": (100.0, 140.0), "token": (48.0, 48.0), "counter": (48.0, 48.0), "figure": (60.0, 80.0)}
        w, h = sizes.get(type.kind, (80.0, 80.0) if type.kind == "die" else (TILE, TILE))
        return -w / 2, -h / 2, w, h

    def _part(self, type: Type, piece: Piece, box: Box, at: str) -> tuple[float, float] | None:
        wanted = at.partition("#")[2]
        sides = type.parts[piece.side] if piece.side < len(type.parts) else []
        for part in sides:
            if part.id == wanted:
                return (part.x - 0.5) * box[2], (part.y - 0.5) * box[3]
        return None


def middle(zone: Zone, spot: str) -> tuple[float, float]:
    """The middle of a cell or spot of a board."""
    if zone.layout == "mat":
        known = zone.spots.get(spot)
        return (0.5 * MAT, 0.5 * MAT) if known is None else (known.x * MAT, known.y * MAT)
    a, b = (float(part) for part in spot.split(","))
    if zone.layout == "square":
        return TILE * b, TILE * a
    return (TILE * (a + b / 2), TILE * RISE * b) if zone.pointy else (TILE * RISE * a, TILE * (b + a / 2))


def outline(zone: Zone) -> str:
    """The outline of a cell around the origin, as points of a polygon."""
    if zone.layout == "square":
        return "-48,-48 48,-48 48,48 -48,48"
    start = pi / 6 if zone.pointy else 0.0
    radius = TILE / sqrt(3) - 2
    corners = [(radius * cos(start + k * pi / 3), radius * sin(start + k * pi / 3)) for k in range(6)]
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)


def spread(k: int, count: int, step: float) -> tuple[float, float]:
    """Where the k-th of several things at one place lies, seen from its middle."""
    if count < 2:
        return 0.0, 0.0
    per_row = -int(-sqrt(count) // 1)
    rows = -(-count // per_row)
    row = k // per_row
    in_row = min(per_row, count - row * per_row)
    return (k % per_row - (in_row - 1) / 2) * step, (row - (rows - 1) / 2) * step
