"""Dice nobody can choose and everybody can check.

1. Each seat thinks of a nonce and, sitting down, hands in `commitment_to_nonce(nonce)`.
2. When the last seat is filled the server shows `commitment_to_seed(seed)`: from then on it cannot choose its seed.
3. At the start the nonces are opened. One that is not opened counts as empty, and the log says so.
4. The dice key is `key_from(seed, nonces)`. The seed is revealed when the match is over.

Bots give no nonce. The seed comes from the caller: this room makes no random numbers of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from msgspec import Struct

LEAST_BYTES = 16
MOST_BYTES = 64


def commitment_to_nonce(nonce: bytes) -> str:
    return sha256(b"theogony nonce\0" + nonce).hexdigest()


def commitment_to_seed(seed: bytes) -> str:
    return sha256(b"theogony seed\0" + seed).hexdigest()


def key_from(seed: bytes, nonces: Sequence[bytes]) -> bytes:
    """The 32 bytes for `Game.start(key=…)`; an empty nonce for a seat that gave none."""
    whole = sha256(b"theogony key\0")
    for part in (seed, *nonces):
        whole.update(len(part).to_bytes(4, "little") + part)
    return whole.digest()


class Agreement(Struct, frozen=True):
    """What was committed to and opened before a match, and the seed, which stays secret until it is over."""

    seed: bytes
    committed: tuple[str | None, ...]  # by seat
    nonces: tuple[bytes | None, ...]  # by seat

    def commitment(self) -> str:
        return commitment_to_seed(self.seed)

    def key(self) -> bytes:
        return key_from(self.seed, [nonce or b"" for nonce in self.nonces])

    def unopened(self) -> list[int]:
        """Seats that committed to a nonce and did not open it."""
        return [seat for seat, given in enumerate(self.committed) if given is not None and self.nonces[seat] is None]


DiceSource = Agreement | bytes  # what seats agreed on, or the key of dice nobody had to agree on


def key_from_source(source: DiceSource) -> bytes:
    return source if isinstance(source, bytes) else source.key()


def unopened_in(source: DiceSource) -> list[int]:
    return [] if isinstance(source, bytes) else source.unopened()


class Sitting:
    """The seats being filled, before the match."""

    def __init__(self, seats: int, seed: bytes) -> None:
        self._seed = checked_secret(seed, "A seed")
        self._taken = [False] * seats
        self._committed: list[str | None] = [None] * seats
        self._nonces: list[bytes | None] = [None] * seats

    @property
    def filled(self) -> bool:
        return all(self._taken)

    def sit(self, seat: int, commitment: str | None = None) -> None:
        """Somebody takes the seat; without a commitment (a bot) the seat adds nothing to the dice."""
        self._check_seat(seat)
        if self._taken[seat]:
            raise ValueError(f"Seat {seat} is taken.")
        if commitment is not None and not _is_hash(commitment):
            raise ValueError(f"A commitment is 64 hexadecimal digits; '{commitment}' is not.")
        self._taken[seat] = True
        self._committed[seat] = commitment

    def leave(self, seat: int) -> None:
        """The seat is free again; not possible once the server has committed."""
        self._check_seat(seat)
        if self.filled:
            raise ValueError(f"Seat {seat} cannot be left any more: all seats are taken and the seed is committed to.")
        self._taken[seat] = False
        self._committed[seat] = None

    def commitment(self) -> str:
        """The server's commitment, to be shown to everybody before any nonce is opened."""
        if not self.filled:
            free = ", ".join(str(seat) for seat, taken in enumerate(self._taken) if not taken)
            raise ValueError(f"The seed is committed to when the last seat is filled; still free: {free}.")
        return commitment_to_seed(self._seed)

    def open(self, seat: int, nonce: bytes) -> None:
        """The seat shows its nonce."""
        self._check_seat(seat)
        if not self.filled:
            raise ValueError("Nonces are opened when all seats are filled.")
        committed = self._committed[seat]
        if committed is None:
            raise ValueError(f"Seat {seat} has not committed to a nonce.")
        if commitment_to_nonce(checked_secret(nonce, "A nonce")) != committed:
            raise ValueError(f"Seat {seat} opened another nonce than it committed to.")
        self._nonces[seat] = nonce

    def agreement(self) -> Agreement:
        """Nonces not opened by now count as empty."""
        self.commitment()
        return Agreement(seed=self._seed, committed=tuple(self._committed), nonces=tuple(self._nonces))

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self._taken):
            raise ValueError(f"There is no seat {seat}: seats go from 0 to {len(self._taken) - 1}.")


def checked_secret(secret: bytes, what: str) -> bytes:
    if not LEAST_BYTES <= len(secret) <= MOST_BYTES:
        raise ValueError(f"{what} has {LEAST_BYTES} to {MOST_BYTES} bytes; this one has {len(secret)}.")
    return secret


def _is_hash(text: str) -> bool:
    return len(text) == 64 and all(digit in "0123456789abcdef" for digit in text)
