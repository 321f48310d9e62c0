"""Whether the world stays in one piece: only asked when the table chose that it must (option `connected`)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from theogony.games.gods.components import EMPTY, LAID_DESERT, WORLD
from theogony.games.gods.position import Position
from theogony.kernel.arrays import room


class Pieces:
    """The connected pieces of a world: `label[cell]` is 0 for empty, else the number of its piece from 1."""

    label: vec[i64]
    count: i64

    def __init__(self, label: vec[i64], count: i64) -> None:
        self.label = label
        self.count = count

    def joined_at(self, cell: i64) -> bool:
        """Whether a hex on the cell would make all pieces one."""
        if self.count < 2:
            return True
        touched: i64 = 0
        for piece in range(i64(1), self.count + 1):
            for way in range(i64(6)):
                beside = WORLD.near[cell * 6 + way]
                if beside >= 0 and self.label[beside] == piece:
                    touched += 1
                    break
        return touched == self.count


def pieces_without(at: Position, lifted: i64) -> Pieces:
    """The pieces of the world without the hex on cell `lifted` (-1: as it lies). None if it may fall apart."""
    if at.connected == 0:
        return Pieces(vec[i64](), 0)
    label = room(WORLD.size)
    count: i64 = 0
    for cell in range(WORLD.ring_end[at.reach]):
        if label[cell] == 0 and i64(at.laid[cell]) != EMPTY and cell != lifted:
            count += 1
            label[cell] = count
            todo = vec[i64]([cell])
            k: i64 = 0
            while k < i64(len(todo)):
                here = todo[k]
                k += 1
                for way in range(i64(6)):
                    beside = WORLD.near[here * 6 + way]
                    if beside >= 0 and label[beside] == 0 and i64(at.laid[beside]) != EMPTY and beside != lifted:
                        label[beside] = count
                        todo = append(todo, beside)
    return Pieces(label, count)


def may_stand_apart(at: Position, desert: i64) -> bool:
    """Whether the desert can go somewhere else so that the world is in one piece again (ruling.desert-apart)."""
    if at.connected == 0:
        return True
    pieces = pieces_without(at, desert)
    if pieces.count < 2:
        return True
    cells = at.open_cells()
    for k in range(i64(len(cells))):
        if pieces.joined_at(cells[k]):
            return True
    return False


def movable(at: Position) -> i64:
    """How many deserts can be moved."""
    if at.connected == 0:
        return at.deserts_laid()
    count: i64 = 0
    laid = at.laid
    for cell in range(WORLD.ring_end[at.reach]):
        if i64(laid[cell]) == LAID_DESERT and may_stand_apart(at, cell):
            count += 1
    return count
