"""Observations: what they say, that they keep secrets, and that they are the same flat, by name and in a batch."""

from collections.abc import Iterator

import numpy as np
import pytest
from mypy_extensions import i64

from tests.envs import GAMES
from theogony.envs.layout import LARGEST, Layout
from theogony.envs.opening import GameOpening
from theogony.envs.stepping.course import Course
from theogony.kernel.agenda import BIT
from theogony.kernel.dice import dice_from_seed
from theogony.kernel.game import game
from theogony.kernel.state import State


def played(game_id: str, seats: int, decisions: int, seed: int = 1) -> Iterator[Course]:
    """A random game, decision by decision."""
    course = GameOpening(game(game_id), seats, {}, seed).course(i64(0), i64(0))
    for _ in range(decisions):
        if course.seat < 0:
            return
        yield course
        course.act(course.pick())


@pytest.mark.parametrize("game_id", GAMES)
def test_an_observation_has_the_same_length_throughout_and_every_part_a_name_of_its_own(game_id: str) -> None:
    known = game(game_id)
    for seats in range(known.seats[0], known.seats[1] + 1):
        layout = Layout(known, seats)
        assert len(set(layout.names)) == len(layout.names)
        assert not [name for name in layout.names if name.startswith(("numbers_", "bytes_"))]
        for course in played(game_id, seats, 40):
            assert len(layout.flat(course.state, int(course.seat))) == layout.length


@pytest.mark.parametrize("game_id", GAMES)
def test_an_observation_is_the_same_for_two_truths_the_seat_cannot_tell_apart(game_id: str) -> None:
    """Whatever is hidden from the seat is filled in anew by `guess`; no number of the observation may change."""
    layout = Layout(game(game_id), 3)
    dice = dice_from_seed(5)
    for course in played(game_id, 3, 120):
        for seat in range(3):
            guess = course.state.seen_by(i64(seat)).guess(dice)
            assert np.array_equal(layout.flat(course.state, seat), layout.flat(guess, seat))


def test_without_looking_through_the_view_secrets_would_be_seen() -> None:
    """The test above can fail: Theomachy's hands are secret, and a layout that took it for open would show them."""
    layout = Layout(game("theomachy"), 3)
    assert layout.secretive
    layout.secretive = False
    dice = dice_from_seed(5)
    seen_through = [
        np.array_equal(layout.flat(course.state, 0), layout.flat(course.state.seen_by(i64(0)).guess(dice), 0))
        for course in played("theomachy", 3, 120)
    ]
    assert not all(seen_through)


def test_games_without_a_hide_of_their_own_are_known_as_open() -> None:
    assert [known for known in GAMES if not Layout(game(known), 2).secretive] == ["dice_forge", "gods"]


@pytest.mark.parametrize("game_id", GAMES)
def test_numbers_stay_inside_the_bounds_where_they_are_exact(game_id: str) -> None:
    layout = Layout(game(game_id), 2)
    low, high = layout.bounds()
    for course in played(game_id, 2, 300):
        seen = layout.flat(course.state, int(course.seat))
        assert (seen >= low).all() and (seen <= high).all()
        assert abs(seen).max() < LARGEST


def test_an_observation_by_name_says_what_the_state_says() -> None:
    layout = Layout(game("gods"), 3)
    for course in played("gods", 3, 60):
        state: State = course.state
        named = layout.by_name(layout.flat(state, 1))
        assert named["seat"].tolist() == [1]
        assert named["acting"].tolist() == [int(state.acting() & BIT[seat] != 0) for seat in range(3)]
        assert named["points"].tolist() == [int(state.score(i64(seat))) for seat in range(3)]
        assert named["energy"].tolist() == list(state.energy)  # type: ignore[attr-defined]
        assert named["laid"].tolist() == list(state.laid)  # type: ignore[attr-defined]
        assert named["actions_left"].tolist() == [int(state.actions_left)]  # type: ignore[attr-defined]
        assert named["question"].tolist() == [int(state.agenda.kind_for(i64(1)))]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_mask_is_1_exactly_where_an_action_is_legal(game_id: str) -> None:
    layout = Layout(game(game_id), 2)
    for course in played(game_id, 2, 60):
        for seat in range(2):
            assert np.flatnonzero(layout.mask(course.state, seat)).tolist() == list(course.state.legal(i64(seat)))


def test_an_action_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    course = next(played("gods", 2, 1))
    before = course.state.dump()
    illegal = next(action for action in range(int(game("gods").space.size)) if action not in list(course.legal))
    with pytest.raises(ValueError, match="cannot do"):
        course.act(i64(illegal))
    assert course.state.dump() == before
    assert course.done == 0
