"""Ways over the board: to the six neighbours, and to the twelve hexes behind them that a sea may lie before."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from theogony.games.lords_of_creation.components import BOARD
from theogony.kernel.grid import HEX_DIRECTIONS

NEIGHBOURS: Final[i64] = 6
WAYS: Final[i64] = 18
SIDES: Final = ("e", "ne", "nw", "w", "sw", "se")


def _ways() -> list[tuple[str, list[int]]]:
    """Name and directions to go of each way: the neighbours, then two steps straight on or around a corner."""
    near = [(name, [k]) for k, name in enumerate(SIDES)]
    far = []
    for k, name in enumerate(SIDES):
        far.append((f"{name}-{name}", [k, k]))
        far.append((f"{name}-{SIDES[(k + 1) % 6]}", [k, (k + 1) % 6]))
    return near + far


WAY_NAMES: Final = tuple(name for name, _ in _ways())


def _reached() -> vec[i64]:
    out = vec[i64]()
    for q, r in BOARD.spots:
        for _, steps in _ways():
            a, b = q, r
            for step in steps:
                a, b = a + HEX_DIRECTIONS[step][0], b + HEX_DIRECTIONS[step][1]
            out = append(out, i64(BOARD.number.get((a, b), -1)))
    return out


def _between(which: int) -> vec[i64]:
    out = vec[i64]()
    for q, r in BOARD.spots:
        for _, steps in _ways():
            over = (
                (q + HEX_DIRECTIONS[steps[which]][0], r + HEX_DIRECTIONS[steps[which]][1]) if len(steps) > 1 else None
            )
            out = append(out, i64(-1 if over is None else BOARD.number.get(over, -1)))
    return out


# By cell * WAYS + way: the hex reached, or -1 beyond the edge; and the one or two hexes between, -1 if there is none.
REACHED: Final = _reached()
BETWEEN: Final = _between(0)
OR_BETWEEN: Final = _between(-1)
