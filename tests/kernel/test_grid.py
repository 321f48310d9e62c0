"""Boards of hexes and squares."""

import pytest

from theogony.kernel.grid import HEX_DIRECTIONS, OFF, Grid, HexGrid, SquareGrid, hex_distance


@pytest.mark.parametrize(
    "grid", [HexGrid(0), HexGrid(4), SquareGrid(1, 1), SquareGrid(3, 7)], ids=["hex", "hexes", "square", "squares"]
)
def test_whoever_lies_next_to_me_has_me_next_to_it(grid: Grid) -> None:
    for cell in range(int(grid.size)):
        for beside in grid.neighbours(cell):
            assert cell in grid.neighbours(beside)
            assert cell != beside


def test_a_hex_board_is_numbered_in_rings() -> None:
    grid = HexGrid(5)
    assert grid.size == 91
    assert grid.spots[0] == (0, 0)
    assert [int(end) for end in grid.ring_end] == [1, 7, 19, 37, 61, 91]
    for cell, (q, r) in enumerate(grid.spots):
        assert grid.ring[cell] == hex_distance(q, r)
        assert cell < grid.ring_end[grid.ring[cell]]
    assert sorted(grid.ring) == list(grid.ring)


def test_directions_lead_where_they_say_and_end_at_the_edge() -> None:
    grid = HexGrid(2)
    for way, (q, r) in enumerate(HEX_DIRECTIONS):
        assert grid.neighbour(grid.cell(0, 0), way) == grid.cell(q, r)
    assert grid.neighbour(grid.cell(2, 0), 0) == OFF
    square = SquareGrid(2, 3)
    assert [int(square.neighbour(square.cell(1, 1), way)) for way in range(4)] == [1, 5, OFF, 3]


def test_cells_have_names_and_unknown_ones_are_refused() -> None:
    grid = SquareGrid(2, 3)
    assert grid.names == ["0,0", "0,1", "0,2", "1,0", "1,1", "1,2"]
    with pytest.raises(ValueError, match="no cell 2,0 on this board of 6"):
        grid.cell(2, 0)


def test_within_lists_the_nearest_first() -> None:
    grid = HexGrid(3)
    near = grid.within(grid.cell(0, 0), 2)
    assert len(near) == 18
    assert [int(grid.ring[cell]) for cell in near] == [1] * 6 + [2] * 12
