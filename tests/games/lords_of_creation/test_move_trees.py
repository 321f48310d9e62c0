"""Counted move trees: how many lines of play lead out of a position, by the engine and by counting on our fingers.

The naive count below knows the board as dictionaries and the rules from the rulebook; it shares nothing with the engine
but the coordinates. Trees are counted within one turn, where no dice fall: nobody can be attacked.
"""

from __future__ import annotations

import pytest

from tests.games.lords_of_creation.position import World
from theogony.kernel.state import State

Spot = tuple[int, int]
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


class Stack:
    """Some people of one owner on a hex."""

    def __init__(self, owner: int, n: int, civil: bool = False, altar: bool = False) -> None:
        self.owner, self.n, self.civil, self.altar = owner, n, civil, altar


class Naive:
    """The turn of seat 0 counted by hand."""

    def __init__(self, land: dict[Spot, str], stacks: dict[Spot, Stack], first: bool, civilised: bool, built: bool):
        self.land, self.stacks = land, stacks
        self.first, self.civilised, self.built = first, civilised, built

    def beside(self, spot: Spot) -> list[Spot]:
        return [(spot[0] + q, spot[1] + r) for q, r in AROUND]

    def reach(self, spot: Spot) -> set[Spot]:
        """Hexes of the same terrain one step away, for islanders also across one sea hex."""
        near = set(self.beside(spot))
        if self.land[spot] == "island":
            for sea in self.beside(spot):
                if self.land.get(sea) == "sea":
                    near |= set(self.beside(sea))
        return {other for other in near - {spot} if self.land.get(other) == self.land[spot]}

    def enterable(self, mover: Stack, target: Spot) -> bool:
        there = self.stacks.get(target)
        if there is None:
            return not mover.civil
        return there.owner == 0 and there.civil == mover.civil

    def but(self, **changes: bool) -> Naive:
        flags = {"first": self.first, "civilised": self.civilised, "built": self.built, **changes}
        return Naive(self.land, dict(self.stacks), **flags)

    def moved(self, start: Spot, target: Spot, n: int) -> Naive:
        after = self.but()
        mover = self.stacks[start]
        there = self.stacks.get(target, Stack(0, 0, mover.civil))
        after.stacks[start] = Stack(0, mover.n - n, mover.civil, mover.altar)
        after.stacks[target] = Stack(0, there.n + n, there.civil, there.altar)
        return after

    def lines(self, depth: int) -> int:
        if depth == 0:
            return 1
        total, ways = 0, 0
        for start, mover in self.stacks.items():
            if mover.owner != 0 or mover.n < 2:
                continue
            for target in self.reach(start):
                if not self.enterable(mover, target):
                    continue
                ways += 1
                if mover.n == 2:
                    total += self.moved(start, target, 1).lines(depth - 1)
                elif depth == 1:
                    total += 1
                else:
                    total += sum(self.moved(start, target, n).lines(depth - 2) for n in range(1, mover.n))
            if mover.civil and not mover.altar and not self.built:
                ways += 1
                after = self.but(built=True)
                after.stacks[start] = Stack(0, mover.n - 1, True, True)
                total += after.lines(depth - 1)
        for spot, stack in self.stacks.items():
            taught = any(other in self.stacks and self.stacks[other].civil for other in self.beside(spot))
            if not stack.civil and not self.civilised and (self.first or taught):
                ways += 1
                after = self.but(first=False, civilised=True)
                after.stacks[spot] = Stack(stack.owner, stack.n, True)
                total += after.lines(depth - 1)
        return total + 1 if ways else 1


LAND = {(0, 0): "hill", (1, 0): "hill", (2, 0): "hill", (1, 1): "hill", (-2, 0): "island", (-3, 1): "sea"} | {
    (-4, 1): "island",
    (-4, 2): "island",
    (0, 3): "forest",
}
CAMPS = {(0, 0): Stack(0, 3), (-2, 0): Stack(0, 2), (0, 3): Stack(1, 2)}
TOWNS = {(0, 0): Stack(0, 3, civil=True), (1, 0): Stack(0, 2, civil=True), (2, 0): Stack(0, 2), (0, 3): Stack(1, 1)}


@pytest.mark.parametrize(
    ("stacks", "taught", "counts"),
    [(CAMPS, False, (7, 26, 61)), (CAMPS, True, (4, 7, 17)), (TOWNS, True, (7, 32, 120))],
    ids=["camps", "camps-taught", "towns"],
)
def test_the_engine_counts_as_many_lines_of_play_as_fingers_do(
    stacks: dict[Spot, Stack], taught: bool, counts: tuple[int, ...]
) -> None:
    world = World()
    for spot, terrain in LAND.items():
        world.land(terrain, spot)
    for spot, stack in stacks.items():
        world.people(stack.owner, spot, stack.n, stack.civil, stack.altar)
    if taught:
        world.taught(0)
    world.turn(0)
    engine = [perft(world.state, 0, depth) for depth in (1, 2, 3)]
    assert engine == [Naive(LAND, stacks, not taught, False, False).lines(depth) for depth in (1, 2, 3)]
    assert tuple(engine) == counts
