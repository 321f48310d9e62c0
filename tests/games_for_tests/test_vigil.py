"""The made-up game keeps the laws it is made to test others with."""

from collections.abc import Iterator

import pytest

from tests.games_for_tests import registered
from tests.games_for_tests.secrets_and_time import GRAB, RUN_OUT, VIGIL
from theogony.kernel.dice import dice_from_seed
from theogony.kernel.playout import PACE, Chooser
from theogony.kernel.state import NOBODY, State


@pytest.fixture(autouse=True)
def _known() -> Iterator[None]:
    with registered(VIGIL):
        yield


def states(seats: int, seed: int, **options: object) -> Iterator[tuple[State, int, int]]:
    """A random game: every state with the seat about to act and its action; the last with seat -1."""
    state = VIGIL.start(seats, seed, **options)
    dice = dice_from_seed(seed)
    chooser = Chooser(PACE)
    while (seat := chooser.next_seat(state, dice)) >= 0:
        legal = state.legal(seat)
        action = legal[dice.below(len(legal))]
        yield state, seat, action
        state.apply(seat, action)
    yield state, -1, -1


GAMES = [(seats, quiet) for seats in (2, 3, 4) for quiet in (False, True)]


@pytest.mark.parametrize(("seats", "quiet"), GAMES)
def test_legal_and_refusal_agree(seats: int, quiet: bool) -> None:
    for state, _, _ in states(seats, 1, quiet=quiet):
        for seat in range(seats + 1):
            allowed = [action for action in range(VIGIL.space.size) if state.refusal(seat, action) == 0]
            assert list(state.legal(seat)) == allowed


@pytest.mark.parametrize(("seats", "quiet"), GAMES)
def test_a_guess_looks_like_its_view(seats: int, quiet: bool) -> None:
    for state, _, _ in states(seats, 2, quiet=quiet):
        for viewer in range(NOBODY, seats):
            view = state.seen_by(viewer)
            guess = view.guess(dice_from_seed(5))
            assert guess.seen_by(viewer).dump() == view.dump()
            assert list(guess.census()) == list(state.census())


@pytest.mark.parametrize(("seats", "quiet"), GAMES)
def test_what_leaves_the_barrier_alone_teaches_nobody_anything(seats: int, quiet: bool) -> None:
    for state, seat, action in states(seats, 3, quiet=quiet):
        after = state.clone()
        if seat < 0:
            continue
        after.apply(seat, action)
        if after.barrier() == state.barrier():
            for viewer in range(NOBODY, seats):
                guess = state.seen_by(viewer).guess(dice_from_seed(6))
                if guess.refusal(seat, action) == 0:
                    guess.apply(seat, action)
                    assert guess.seen_by(viewer).dump() == after.seen_by(viewer).dump()


def test_a_short_hourglass_runs_out_and_a_long_one_does_not() -> None:
    short = [action for _, _, action in states(3, 4, sand=4)]
    long = [action for _, _, action in states(3, 4, sand=30)]
    assert short.count(RUN_OUT.of0()) == 3
    assert long.count(RUN_OUT.of0()) == 0
    assert sum(1 for action in long if GRAB.has(action)) == 18


def test_bytes_and_copies_keep_everything() -> None:
    for state, _, _ in states(4, 8):
        assert VIGIL.load(state.dump()).dump() == state.dump() == state.clone().dump()
