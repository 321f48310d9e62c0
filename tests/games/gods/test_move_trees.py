"""Counted move trees: how many lines of play lead out of a position, by the engine and by counting on our fingers.

The naive count below knows the board as a dictionary and the rules from the rulebook; it shares nothing with the
engine but the coordinates. Trees are counted within one turn, where no dice fall.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

import pytest

from tests.games.gods.position import Table
from theogony.kernel.state import State

Spot = tuple[int, int]
World = dict[Spot, str]
AROUND = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def perft(state: State, seat: int, depth: int) -> int:
    """Lines of `depth` decisions of the seat, or of fewer where its turn ends."""
    if depth == 0 or not state.acting() >> seat & 1:
        return 1
    total = 0
    for action in state.legal(seat):
        after = state.clone()
        after.apply_legal(seat, action)
        total += perft(after, seat, depth - 1)
    return total


class Naive:
    """A turn counted by hand: a world of names, the crystals, the display, actions left, temple built."""

    def __init__(
        self, world: World, energy: int, display: tuple[str, ...], actions: int = 2, built: bool = False
    ) -> None:
        self.world, self.energy, self.display, self.actions, self.built = world, energy, display, actions, built

    def beside(self, spot: Spot) -> list[Spot]:
        return [(spot[0] + q, spot[1] + r) for q, r in AROUND]

    def price(self, spot: Spot) -> int:
        return sum(1 for other in self.beside(spot) if other in self.world)

    def free(self) -> set[Spot]:
        return set(chain.from_iterable(self.beside(spot) for spot in self.world)) - set(self.world)

    def lines(self, depth: int) -> int:
        if depth == 0 or self.actions == 0:
            return 1
        ways = self.ways()
        if len(ways) == 1:
            return ways[0](depth)
        return sum(way(depth - 1) for way in ways)

    def ways(self) -> list[Callable[[int], int]]:
        out: list[Callable[[int], int]] = []
        for hex_name in sorted(set(self.display)):
            rest = list(self.display)
            rest.remove(hex_name)
            kept = tuple(rest)
            out.append(self._then(self.world, self.energy, kept))
            for spot in self.free():
                if hex_name == "desert":
                    out.append(self._then(self.world | {spot: "desert"}, min(12, self.energy + 1), kept))
                elif self.price(spot) <= self.energy:
                    out.append(self._then(self.world | {spot: hex_name}, self.energy - self.price(spot), kept))
        for spot in self.free():
            if not self.built and 3 * self.price(spot) <= self.energy:
                world = self.world | {spot: "temple"}
                out.append(self._then(world, self.energy - 3 * self.price(spot), self.display, built=True))
        if self.energy >= 2:
            for spot in [spot for spot, name in self.world.items() if name == "desert"]:
                out.append(self._moving(spot))
        return out

    def _then(self, world: World, energy: int, display: tuple[str, ...], built: bool = False) -> Callable[[int], int]:
        return Naive(world, energy, display, self.actions - 1, self.built or built).lines

    def _moving(self, spot: Spot) -> Callable[[int], int]:
        lifted = {other: name for other, name in self.world.items() if other != spot}
        targets = Naive(lifted, 0, ()).free() - {spot}

        def lines(depth: int) -> int:
            if depth == 0:
                return 1
            after = (self._then(lifted | {target: "desert"}, self.energy - 2, self.display) for target in targets)
            return sum(way(depth - 1) for way in after)

        return lines


PAIR: World = {(0, 0): "temple", (1, 0): "rival"}
OASIS: World = {**PAIR, (0, 1): "desert", (2, 0): "amber"}


def table(world: World, energy: int, display: tuple[str, str]) -> Table:
    table = Table(2, display, energy)
    for spot, name in world.items():
        if name in ("temple", "rival"):
            table.temple(int(name == "rival"), spot)
        elif name == "desert":
            table.desert(spot)
        else:
            table.tribe(name, spot)
    return table


@pytest.mark.parametrize(
    ("world", "energy", "display", "counts"),
    [
        (PAIR, 5, ("amber", "jade"), (24, 430, 430)),
        (PAIR, 12, ("amber", "desert"), (26, 542, 590)),
        (OASIS, 6, ("amber", "desert"), (35, 835, 1535)),
        (OASIS, 3, ("coral", "coral"), (20, 157, 300)),
    ],
)
def test_the_engine_counts_as_many_lines_of_play_as_fingers_do(
    world: World, energy: int, display: tuple[str, str], counts: tuple[int, ...]
) -> None:
    engine = [perft(table(world, energy, display).state, 0, depth) for depth in (1, 2, 3)]
    assert engine == [Naive(world, energy, display).lines(depth) for depth in (1, 2, 3)]
    assert tuple(engine) == counts
