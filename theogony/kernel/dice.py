"""The dice of a match: the stream cipher ChaCha with 8 rounds, keyed by the match's seed.

The same key gives the same numbers on every machine, compiled or interpreted, so that whoever knows the
key after the game can check every roll and every draw. All arithmetic is on 32-bit words held in `i64`.
"""

from hashlib import sha256
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF
ROUNDS: Final[i64] = 8
KEY_WORDS: Final[i64] = 8
BLOCKS_PER_TURN: Final[i64] = 1024  # kept for each

# "expand 32-byte k", the constant words of ChaCha
SIGMA: Final = vec[i64]([0x61707865, 0x3320646E, 0x79622D32, 0x6B206574])


def _quarter(x: vec[i64], a: i64, b: i64, c: i64, d: i64) -> None:
    xa: i64 = x[a]
    xb: i64 = x[b]
    xc: i64 = x[c]
    xd: i64 = x[d]
    xa = (xa + xb) & WORD
    xd ^= xa
    xd = ((xd << 16) | (xd >> 16)) & WORD
    xc = (xc + xd) & WORD
    xb ^= xc
    xb = ((xb << 12) | (xb >> 20)) & WORD
    xa = (xa + xb) & WORD
    xd ^= xa
    xd = ((xd << 8) | (xd >> 24)) & WORD
    xc = (xc + xd) & WORD
    xb ^= xc
    xb = ((xb << 7) | (xb >> 25)) & WORD
    x[a] = xa
    x[b] = xb
    x[c] = xc
    x[d] = xd


def chacha_block(key: vec[i64], block: i64, rounds: i64) -> vec[i64]:
    """The sixteen words of one block of the key stream (nonce zero, 64-bit block counter)."""
    first = SIGMA[:]
    for k in range(KEY_WORDS):
        first = append(first, key[k])
    first = append(first, block & WORD)
    first = append(first, (block >> 32) & WORD)
    first = append(first, i64(0))
    first = append(first, i64(0))
    x = first[:]
    for _ in range(rounds // 2):
        _quarter(x, 0, 4, 8, 12)
        _quarter(x, 1, 5, 9, 13)
        _quarter(x, 2, 6, 10, 14)
        _quarter(x, 3, 7, 11, 15)
        _quarter(x, 0, 5, 10, 15)
        _quarter(x, 1, 6, 11, 12)
        _quarter(x, 2, 7, 8, 13)
        _quarter(x, 3, 4, 9, 14)
    for k in range(i64(16)):
        x[k] = (x[k] + first[k]) & WORD
    return x


def key_of(seed: bytes) -> bytes:
    """The 32-byte key that a seed of any length stands for."""
    return sha256(b"theogony dice\0" + seed).digest()


class Dice:
    """One stream of random numbers. A blank one (in a view) refuses to roll."""

    key: vec[i64]  # empty in a view
    block: i64  # number of the next block of the key stream
    words: vec[i64]  # the current block; replaced whole, never changed in place, so clones may share it
    used: i64  # how many of its sixteen words are used up
    leaps: bool  # for simulations: what falls in a turn does not depend on how much fell before it

    def __init__(self, key: vec[i64]) -> None:
        self.key = key
        self.block = 0
        self.words = vec[i64]()
        self.used = 16
        self.leaps = False

    def word(self) -> i64:
        """The next 32 random bits."""
        if self.used >= 16:
            if len(self.key) == 0:
                raise ValueError("A view has no dice: roll on the full state, or on a guess of the view.")
            self.words = chacha_block(self.key, self.block, ROUNDS)
            self.block += 1
            self.used = 0
        word = self.words[self.used]
        self.used += 1
        return word

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, each exactly as likely as the others. n is from 1 to 2**32."""
        if n < 1 or n > WORD + 1:
            raise ValueError(f"A die has from 1 to 2**32 sides; {n} is outside.")
        limit: i64 = WORD + 1 - (WORD + 1) % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def leap(self, turn: i64) -> None:
        """A turn of this number begins: a game may say so where what falls in turns does not depend on decisions.

        Dice that leap go on at a place of their stream that is kept for it: of two simulations with the same dice
        and different decisions, both then have the same luck in every turn. All others take no notice."""
        if self.leaps:
            self.block = turn * BLOCKS_PER_TURN
            self.used = 16

    def fork(self) -> "Dice":
        """New dice keyed by numbers from these: independent from here on."""
        key = vec[i64]()
        for _ in range(KEY_WORDS):
            key = append(key, self.word())
        return Dice(key)

    def clone(self) -> "Dice":
        new = Dice(self.key)
        new.block = self.block
        new.words = self.words
        new.used = self.used
        new.leaps = self.leaps
        return new

    def is_blank(self) -> bool:
        return len(self.key) == 0

    def rolled(self) -> i64:
        """How many words have been taken from the stream."""
        return self.block * 16 - (16 - self.used)


def dice_from_key(key: bytes) -> Dice:
    """Dice for a key of exactly 32 bytes."""
    if len(key) != 32:
        raise ValueError(f"A dice key has 32 bytes; this one has {len(key)}.")
    words = vec[i64]()
    for k in range(8):
        words = append(words, i64(int.from_bytes(key[4 * k : 4 * k + 4], "little")))
    return Dice(words)


def dice_from_seed(seed: int) -> Dice:
    """Dice for a seed that is a number: simulations, tests, notebooks."""
    return dice_from_key(key_of(str(seed).encode()))


def blank_dice() -> Dice:
    """The dice of a view: there, but they cannot be rolled."""
    return Dice(vec[i64]())
