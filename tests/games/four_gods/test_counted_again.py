"""Finished worlds, counted a second time by code that shares nothing with the first: points, sets, a flood."""

from __future__ import annotations

import os
from itertools import product

import pytest
from mypy_extensions import i64

from tests.games.four_gods.position import FOUR_GODS, World
from theogony.games.four_gods.components import TILE_FACES
from theogony.games.four_gods.rules import FourGodsState
from theogony.games.four_gods.scoring import tally
from theogony.kernel.dice import dice_from_seed
from theogony.kernel.playout import random_playout

WORLDS = 1500 if os.environ.get("THEOGONY_SOAK") else 15
Corner = tuple[int, int, int]  # row, column, corner clockwise from the north-west
POINTS = ((0, 0), (0, 1), (1, 1), (1, 0))  # of the corners of a cell, seen from its first


def as_it_lies(state: FourGodsState, cell: int) -> tuple[str, str]:
    """The four letters of the tile on the cell, and the letter whose corners meet in the middle."""
    side, turns = divmod(int(state.face[cell]), 4)
    letters, _, middle = TILE_FACES[int(state.laid[cell]) - 1][side].partition("+")
    return letters[4 - turns :] + letters[: 4 - turns], middle


def kingdoms(state: FourGodsState) -> list[set[Corner]]:
    """The areas of the world as sets of corners, found by flooding."""
    lies = {divmod(k, 8): as_it_lies(state, k) for k in range(64) if state.is_tile(k)}
    beside: dict[Corner, set[Corner]] = {(r, c, k): set() for r, c in lies for k in range(4)}
    for (r, c), (letters, middle) in lies.items():
        for a, b in product(range(4), repeat=2):
            if a != b and _touch(letters, middle, a, b):
                beside[r, c, a].add((r, c, b))
        for other in ((r, c + 1), (r + 1, c)):
            for a, b in product(range(4), repeat=2):
                same_point = (r + POINTS[a][0], c + POINTS[a][1]) == (other[0] + POINTS[b][0], other[1] + POINTS[b][1])
                if other in lies and same_point and letters[a] == lies[other][0][b]:
                    beside[r, c, a].add((*other, b))
                    beside[*other, b].add((r, c, a))
    found: list[set[Corner]] = []
    left = set(beside)
    while left:
        flood, edge = set[Corner](), {left.pop()}
        while edge:
            flood |= edge
            edge = {far for near in edge for far in beside[near]} - flood
        left -= flood
        found.append(flood)
    return found


def counted(state: FourGodsState) -> list[list[int]]:
    """By colour: cities, ruins, prophets and kingdoms, largest, most."""
    points = [[0, 0, 0, 0, 0] for _ in range(4)]
    standing: dict[tuple[int, int], tuple[int, int]] = {}  # cell -> colour, and one corner of the area it stands on
    for cell in range(64):
        colour = int(state.prophet[cell]) - 1
        if colour >= 0 and state.is_city(cell):
            points[colour][0] += 5
        elif colour >= 0:
            standing[divmod(cell, 8)] = colour, corner_of_area(state, cell)
    for colour in range(4):
        points[colour][1] = 5 * int(state.ruins[colour])
    largest, many = [0] * 4, [0] * 4
    for kingdom in kingdoms(state):
        tiles = {(r, c) for r, c, _ in kingdom}
        if len(tiles) < 2:
            continue
        there = [colour for (r, c), (colour, k) in standing.items() if (r, c, k) in kingdom]
        for colour in set(there):
            if there.count(colour) == max(there.count(other) for other in set(there)):
                points[colour][2] += len(tiles) - len(there)
        r, c, k = next(iter(kingdom))
        land = "SPFM".index(as_it_lies(state, 8 * r + c)[0][k])
        largest[land] = max(largest[land], len(tiles))
        many[land] += 1
    for line, values in ((3, largest), (4, many)):
        ranked = {k: values[int(state.god[k])] for k in range(4) if int(state.owner[k]) and values[int(state.god[k])]}
        for colour, value in ranked.items():
            places = [p for p, v in enumerate(sorted(ranked.values(), reverse=True)) if v == value]
            points[colour][line] = sum((15, 10, 5, 0)[p] for p in places) // len(places)
    return points


def corner_of_area(state: FourGodsState, cell: int) -> int:
    """A corner of the area the prophet stands on; areas are numbered by their first corners on the unturned face."""
    side, turns = divmod(int(state.face[cell]), 4)
    letters, _, middle = TILE_FACES[int(state.laid[cell]) - 1][side].partition("+")
    areas: list[set[int]] = []
    for k in range(4):
        joined = [area for area in areas if any(_touch(letters, middle, other, k) for other in area)]
        areas = sorted([*(area for area in areas if area not in joined), {k}.union(*joined)], key=min)
    return (min(areas[int(state.area[cell])]) + turns) % 4


def _touch(letters: str, middle: str, a: int, b: int) -> bool:
    across = abs(a - b) == 2
    return letters[a] == letters[b] and (not across or len(set(letters)) == 3 or letters[a] == middle)


@pytest.mark.rule("four_gods.score.four-steps")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {}),
        (4, {"hidden": True, "mode": "turns"}),
        (4, {"referee": "on"}),
        (3, {"mode": "turns", "sand": 60}),
        (2, {"mode": "turns"}),
        (2, {"duel": True, "hidden": True}),
    ],
)
def test_a_second_count_of_finished_worlds_comes_to_the_same(seats: int, options: dict[str, object]) -> None:
    for seed in range(WORLDS):
        state = FOUR_GODS.start(seats, seed, key=None, **options)
        assert isinstance(state, FourGodsState)
        random_playout(state, dice_from_seed(seed), i64(FOUR_GODS.longest))
        first = tally(state)
        assert [[int(first[line * 4 + colour]) for line in range(5)] for colour in range(4)] == counted(state), seed


def test_a_full_world_of_64_tiles_is_counted_the_same_both_ways() -> None:
    """Tiles are laid wherever they fit until nothing fits; what is left is filled with cities, as at a table."""
    for seed in range(WORLDS):
        world = laid_out(seed)
        first = tally(world.state)
        assert [[int(first[line * 4 + colour]) for line in range(5)] for colour in range(4)] == counted(world.state)


def laid_out(seed: int) -> World:
    """A world as full as the box allows, with prophets of four colours on areas drawn by lot."""
    world = World(4, seed).own(0, "blue").own(1, "yellow").own(2, "green").own(3, "grey")
    state, dice = world.state, dice_from_seed(seed)
    laid = True
    while laid and int(state.bag) > 0:
        laid = False
        for tile in range(92):
            if int(state.where[tile]) != 0:
                continue
            state.bag -= 1
            state.hold_tile(0, 0, tile)
            lays = world.legal(0, "lay")
            if not lays:
                state.into_bag(state.release(0, 0))
                continue
            laid = True
            world.do(0, lays[int(dice.below(i64(len(lays))))])
            prophets = [said for said in world.legal(0, "prophet") if said.split()[1] == "blue"]
            if prophets and int(dice.below(i64(3))) == 0:
                chosen = prophets[int(dice.below(i64(len(prophets))))]
                cell = int(state.fresh[0]) - 1
                world.do(0, chosen)
                colour = int(dice.below(i64(4)))
                state.supply[0] += 1
                state.supply[colour] -= 1
                state.prophet[cell] = colour + 1
    return world
