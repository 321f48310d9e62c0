"""Homage, and who is first."""

import pytest

from tests.games.lords_of_creation.position import World

HILLS = tuple((q, r) for q in range(-3, 4) for r in (-2, 0, 2) if abs(q + r) <= 5)


def standing(*hands: tuple[int, int, int, int]) -> World:
    """For each seat: barbarian hexes, civilised hexes, altars, and people over one in its first hex."""
    world = World(max(2, len(hands))).land("hill", *HILLS)
    free = iter(HILLS)
    for seat, (barbarian, civilised, altars, more) in enumerate(hands):
        for k in range(barbarian + civilised + altars):
            n = 1 + (more if k == 0 else 0)
            world.people(seat, next(free), n, civil=k >= barbarian, altar=k >= barbarian + civilised)
    return world


@pytest.mark.rule("lords_of_creation.score.hexes")
def test_a_hex_counts_one_two_or_three_whatever_lives_there() -> None:
    world = standing((2, 3, 1, 5), (1, 0, 0, 0))
    assert world.state.score(0) == 2 + 6 + 3
    assert world.state.score(1) == 1


@pytest.mark.rule("lords_of_creation.score.ties", "lords_of_creation.ruling.counting-people")
def test_points_then_hexes_then_people_on_the_board_decide() -> None:
    assert list(standing((3, 2, 1, 0), (0, 5, 0, 9)).state.places()) == [1, 2]  # X18: 10-10, 6-5
    assert list(standing((2, 4, 0, 3), (2, 4, 0, 6)).state.places()) == [2, 1]  # 10-10, 6-6, 9-12
    assert list(standing((2, 4, 0, 3), (2, 4, 0, 3)).state.places()) == [1, 1]
    assert list(standing((2, 1, 1, 0), (2, 1, 1, 0), (1, 0, 0, 9)).state.places()) == [1, 1, 3]
