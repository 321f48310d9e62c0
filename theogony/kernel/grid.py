"""Boards made of cells: the hexagon of hexagons and the rectangle of squares.

A grid is a table made once at import. Cells are numbered from 0; `near` lists each cell's neighbours in a
fixed order of directions, `OFF` where the board ends. `names` are the cells' names in notation.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

OFF: Final[i64] = -1

# Neighbours of a hex in axial coordinates, counter-clockwise from east.
HEX_DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
# Neighbours of a square as (row, column): north, east, south, west.
SQUARE_DIRECTIONS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))


class Grid:
    """What both kinds of board have in common: numbered, named cells and who lies next to whom."""

    size: i64  # number of cells
    ways: i64  # neighbours a cell can have: 6 or 4
    near: vec[i64]  # near[cell * ways + direction] = neighbour or OFF
    names: list[str]
    spots: list[tuple[int, int]]  # (q, r) of a hex, (row, column) of a square
    number: dict[tuple[int, int], int]

    def __init__(self, spots: list[tuple[int, int]], directions: tuple[tuple[int, int], ...]) -> None:
        self.spots = spots
        self.size = i64(len(spots))
        self.ways = i64(len(directions))
        self.number = {spot: i for i, spot in enumerate(spots)}
        self.names = [f"{a},{b}" for a, b in spots]
        near = vec[i64]()
        for a, b in spots:
            for da, db in directions:
                near = append(near, i64(self.number.get((a + da, b + db), -1)))
        self.near = near

    def neighbour(self, cell: i64, direction: i64) -> i64:
        """The cell in that direction, or OFF."""
        return self.near[cell * self.ways + direction]

    def neighbours(self, cell: i64) -> list[int]:
        """The neighbours that exist, in the order of the directions. Not for hot loops: use `near`."""
        found = [int(self.near[cell * self.ways + way]) for way in range(int(self.ways))]
        return [cell for cell in found if cell >= 0]

    def cell(self, a: int, b: int) -> int:
        """The number of the cell at (q, r) or (row, column)."""
        if (a, b) not in self.number:
            raise ValueError(f"There is no cell {a},{b} on this board of {self.size} cells.")
        return self.number[(a, b)]


class HexGrid(Grid):
    """A hexagon of hexes, `radius` rings around the middle one.

    Cells are numbered in rings from the middle outwards, so that `ring_end[k]` cells make the board of
    radius k: rules of a world that grows look only at the cells it has reached.
    """

    radius: i64
    ring: vec[i64]  # ring[cell] = distance from the middle
    ring_end: vec[i64]  # ring_end[k] = number of cells within distance k

    def __init__(self, radius: int) -> None:
        spots = [(q, r) for q in range(-radius, radius + 1) for r in range(-radius, radius + 1) if abs(q + r) <= radius]
        spots.sort(key=lambda spot: (hex_distance(spot[0], spot[1]), spot[1], spot[0]))
        super().__init__(spots, HEX_DIRECTIONS)
        self.radius = i64(radius)
        self.ring = vec[i64]([i64(hex_distance(q, r)) for q, r in spots])
        self.ring_end = vec[i64]([i64(3 * k * (k + 1) + 1) for k in range(radius + 1)])

    def within(self, cell: int, distance: int) -> list[int]:
        """Every other cell at most that far away, nearest first."""
        q, r = self.spots[cell]
        near = [(hex_distance(a - q, b - r), i) for i, (a, b) in enumerate(self.spots) if i != cell]
        return [i for far, i in sorted(near) if far <= distance]


class SquareGrid(Grid):
    """A rectangle of squares, numbered row by row from the north-west."""

    rows: i64
    columns: i64

    def __init__(self, rows: int, columns: int) -> None:
        super().__init__([(r, c) for r in range(rows) for c in range(columns)], SQUARE_DIRECTIONS)
        self.rows = i64(rows)
        self.columns = i64(columns)


def hex_distance(q: int, r: int) -> int:
    """Steps from the middle of the board to the hex at (q, r)."""
    return max(abs(q), abs(r), abs(q + r))
