"""The dice are ChaCha8, fair, and the same everywhere."""

import struct
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from theogony.kernel.dice import blank_dice, chacha_block, dice_from_key, dice_from_seed, key_of

# draft-strombergson-chacha-test-vectors, TC1: 256-bit key and nonce all zero, eight rounds
ZERO_KEY_BLOCK_0 = bytes.fromhex(
    "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
    "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
)
ZERO_KEY_BLOCK_1_START = bytes.fromhex("d2aefa0deaa5c151bf0adb6c01f2a5ad")


def chacha_by_the_book(key: bytes, block: int, rounds: int) -> bytes:
    """ChaCha as RFC 8439 words it, with the original 64-bit counter and a nonce of zero."""

    def rotate(word: int, by: int) -> int:
        return (word << by | word >> 32 - by) & 0xFFFFFFFF

    start = list(struct.unpack("<16I", b"expand 32-byte k" + key + block.to_bytes(8, "little") + bytes(8)))
    x = list(start)
    for k in range(rounds):
        for column in range(4):
            shift = k % 2
            a, b, c, d = column, 4 + (column + shift) % 4, 8 + (column + 2 * shift) % 4, 12 + (column + 3 * shift) % 4
            for left, right, by in ((d, b, 16), (b, d, 12), (d, b, 8), (b, d, 7)):
                into = a if left == d else c
                x[into] = (x[into] + x[right]) & 0xFFFFFFFF
                x[left] = rotate(x[left] ^ x[into], by)
    return struct.pack("<16I", *((one + other) & 0xFFFFFFFF for one, other in zip(x, start)))


def engine_block(key: bytes, block: int, rounds: int = 8) -> bytes:
    words = vec[i64]([i64(word) for word in struct.unpack("<8I", key)])
    return struct.pack("<16I", *(int(word) for word in chacha_block(words, block, rounds)))


def test_the_published_test_vectors_hold() -> None:
    assert engine_block(bytes(32), 0) == ZERO_KEY_BLOCK_0
    assert engine_block(bytes(32), 1)[:16] == ZERO_KEY_BLOCK_1_START


@given(key=st.binary(min_size=32, max_size=32), block=st.integers(0, 2**62), rounds=st.sampled_from([8, 12, 20]))
def test_every_block_is_what_the_book_says(key: bytes, block: int, rounds: int) -> None:
    assert engine_block(key, block, rounds) == chacha_by_the_book(key, block, rounds)


def test_the_words_of_the_stream_come_block_by_block() -> None:
    dice = dice_from_key(bytes(32))
    stream = b"".join(struct.pack("<I", int(dice.word())) for _ in range(20))
    assert stream == ZERO_KEY_BLOCK_0 + ZERO_KEY_BLOCK_1_START
    assert dice.rolled() == 20


@given(n=st.one_of(st.integers(1, 40), st.integers(2**31, 2**32)), seed=st.integers(0, 10**6))
def test_below_throws_away_exactly_the_words_that_would_favour_a_side(n: int, seed: int) -> None:
    dice = dice_from_seed(seed)
    twin = dice.clone()
    fair = 2**32 // n * n
    word = int(twin.word())
    while word >= fair:
        word = int(twin.word())
    assert dice.below(n) == word % n
    assert dice.rolled() == twin.rolled()


def test_a_die_has_at_least_one_side() -> None:
    for n in (0, -3, 2**32 + 1):
        with pytest.raises(ValueError, match="from 1 to 2"):
            dice_from_seed(1).below(n)


def test_a_die_of_six_shows_every_face_about_as_often() -> None:
    dice = dice_from_seed(3)
    faces = Counter(int(dice.below(6)) for _ in range(12000))
    assert set(faces) == set(range(6))
    assert all(1850 < count < 2150 for count in faces.values())


def test_a_clone_goes_on_alike_and_a_fork_goes_its_own_way() -> None:
    dice = dice_from_seed(9)
    dice.below(6)
    twin = dice.clone()
    fork = dice.clone().fork()
    rolls = [int(dice.below(1000)) for _ in range(40)]
    assert [int(twin.below(1000)) for _ in range(40)] == rolls
    assert [int(fork.below(1000)) for _ in range(40)] != rolls


def test_dice_that_leap_have_the_same_luck_in_a_turn_whatever_fell_before() -> None:
    one, other = dice_from_seed(5), dice_from_seed(5)
    one.leaps = other.leaps = True
    other.below(6)
    other = other.clone()
    for turn in (1, 2, 3):
        one.leap(turn)
        other.leap(turn)
        rolls = [int(one.below(1000)) for _ in range(20 * turn)]
        assert [int(other.below(1000)) for _ in range(7)] == rolls[:7]
        assert len(set(rolls[:7])) > 1


def test_all_other_dice_take_no_notice_of_turns() -> None:
    dice = dice_from_seed(5)
    rolls = [int(dice.below(1000)) for _ in range(40)]
    dice = dice_from_seed(5)
    again = []
    for turn in range(40):
        dice.leap(turn)
        again.append(int(dice.below(1000)))
    assert again == rolls


def test_the_dice_of_a_view_cannot_be_rolled() -> None:
    with pytest.raises(ValueError, match="A view has no dice"):
        blank_dice().below(6)


def test_keys_have_32_bytes_and_seeds_stand_for_one() -> None:
    with pytest.raises(ValueError, match="this one has 31"):
        dice_from_key(bytes(31))
    assert list(dice_from_seed(7).key) == list(dice_from_key(key_of(b"7")).key)
    assert key_of(b"7") != key_of(b"8")
