"""Dice nobody can choose: commitments first, then nonces, the seed last."""

import pytest

from tests.match.playing import SEED, agreed, nonce_of
from theogony.match import Sitting, commitment_to_nonce
from theogony.match.entries import Unopened
from theogony.match.fairness import commitment_to_seed, key_from


def filled(seats: int = 3) -> Sitting:
    sitting = Sitting(seats, SEED)
    for seat in range(seats):
        sitting.sit(seat, commitment_to_nonce(nonce_of(seat)))
    return sitting


def test_the_server_commits_when_the_last_seat_is_filled() -> None:
    sitting = Sitting(2, SEED)
    sitting.sit(0, commitment_to_nonce(nonce_of(0)))
    with pytest.raises(ValueError, match="still free: 1"):
        sitting.commitment()
    with pytest.raises(ValueError, match="all seats are filled"):
        sitting.open(0, nonce_of(0))
    sitting.sit(1)
    assert sitting.commitment() == commitment_to_seed(SEED)


def test_a_seat_can_be_left_until_then() -> None:
    sitting = Sitting(2, SEED)
    sitting.sit(0)
    sitting.leave(0)
    sitting.sit(0)
    with pytest.raises(ValueError, match="taken"):
        sitting.sit(0)
    sitting.sit(1)
    with pytest.raises(ValueError, match="any more"):
        sitting.leave(0)


def test_only_the_nonce_committed_to_can_be_opened() -> None:
    sitting = filled()
    with pytest.raises(ValueError, match="another nonce"):
        sitting.open(0, nonce_of(1))
    with pytest.raises(ValueError, match="no seat 3"):
        sitting.open(3, nonce_of(3))
    sitting.open(0, nonce_of(0))


def test_a_bot_has_no_nonce_to_open() -> None:
    sitting = Sitting(1, SEED)
    sitting.sit(0)
    with pytest.raises(ValueError, match="not committed"):
        sitting.open(0, nonce_of(0))
    assert sitting.agreement().unopened() == []


def test_seeds_and_nonces_too_short_to_be_secret_are_refused() -> None:
    with pytest.raises(ValueError, match="16 to 64"):
        Sitting(2, b"short")
    with pytest.raises(ValueError, match="64 hexadecimal"):
        Sitting(2, SEED).sit(0, "abc")


def test_every_seat_and_the_server_change_the_key() -> None:
    nonces = [nonce_of(0), nonce_of(1)]
    keys = {
        key_from(SEED, nonces),
        key_from(SEED[1:] + b"x", nonces),
        key_from(SEED, [nonce_of(2), nonces[1]]),
        key_from(SEED, [nonces[0], b""]),
        key_from(SEED, nonces[::-1]),
        key_from(SEED, [nonces[0] + nonces[1], b""]),
    }
    assert len(keys) == 6
    assert all(len(key) == 32 for key in keys)


def test_a_nonce_not_opened_counts_as_empty_and_is_noted() -> None:
    match = agreed(unopened=(1,))
    assert match.key == key_from(SEED, [nonce_of(0), b"", b""])
    (entry,) = match.log
    assert isinstance(entry, Unopened)
    assert (entry.n, entry.seat) == (1, 1)


def test_when_all_are_opened_nothing_is_noted() -> None:
    match = agreed()
    assert match.log == []
    assert match.key == key_from(SEED, [nonce_of(0), nonce_of(1), b""])
