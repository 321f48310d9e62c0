"""The 92 tiles: what the reconstruction promises, and how areas lie on a face."""

from collections import Counter

import pytest

from theogony.games.four_gods.components import FACES, TERRAIN_LETTERS, TILE_FACES
from theogony.games.four_gods.faces import FIRST_ALIKE, FITS, NEEDS, TERRAIN_AT, areas_of
from theogony.games.four_gods.rulebook import RULES


def test_there_are_92_tiles_with_70_different_faces() -> None:
    assert len(TILE_FACES) == 92
    assert len(FACES) == 70
    assert all(first != second for first, second in TILE_FACES)


@pytest.mark.rule("four_gods.raze.four-terrains")
def test_no_tile_shows_all_four_terrains_even_on_both_sides_together() -> None:
    assert max(len(set(first[:4] + second[:4])) for first, second in TILE_FACES) == 3


def test_all_terrains_are_alike() -> None:
    faces = [face for tile in TILE_FACES for face in tile]
    assert Counter(len(set(face[:4])) for face in faces) == {1: 4, 2: 72, 3: 108}
    assert Counter("".join(face[:4] for face in faces)) == dict.fromkeys(TERRAIN_LETTERS, 184)
    pairs = Counter((len(set(a[:4])), len(set(b[:4]))) for a, b in TILE_FACES)
    assert pairs == {(2, 3): 72, (1, 3): 4, (3, 3): 16}


def test_thirty_six_orientations_look_like_another() -> None:
    assert sum(int(FIRST_ALIKE[k]) != k % 8 for k in range(736)) == 36


@pytest.mark.rule("four_gods.ruling.named-area", "four_gods.prophet.one-area")
def test_areas_join_over_sides_and_over_the_middle_where_the_face_says_so() -> None:
    assert areas_of("SSSS") == [0, 0, 0, 0]
    assert areas_of("SSSP") == [0, 0, 0, 1]
    assert areas_of("SSPP") == [0, 0, 1, 1]
    assert areas_of("SPSF") == [0, 1, 0, 2]
    assert areas_of("SPSP+S") == [0, 1, 0, 2]
    assert areas_of("SPSP+P") == [0, 1, 2, 1]
    assert areas_of("SFFP") == [0, 1, 1, 2]


def test_the_table_of_fits_is_what_comparing_corner_by_corner_gives() -> None:
    for tile in (0, 5, 18, 40, 91):
        for need in range(0, 625, 7):
            wanted = [need // 125, need // 25 % 5, need // 5 % 5, need % 5]
            fits = 0
            for o in range(8):
                corners = [int(TERRAIN_AT[(tile * 8 + o) * 4 + k]) for k in range(4)]
                if int(FIRST_ALIKE[tile * 8 + o]) == o and all(w in (4, c) for w, c in zip(wanted, corners)):
                    fits |= 1 << o
            assert int(FITS[tile * int(NEEDS) + need]) == fits


def test_rules_are_numbered_without_gaps() -> None:
    assert list(RULES) == [*range(1, 87), *range(101, 133), *range(201, 214)]
