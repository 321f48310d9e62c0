"""What an observation says: the numbers of a seat's view, flat and of fixed length, each with a name.

An observation is read from the seen state, so it holds what the seat may know and nothing else: first what is the same
in every game (who may act, who is awaited, points, the hourglass, the question asked, the agenda), then the game's own
numbers, then its arrays of small numbers. `Layout` knows which is where; no game is known here by name.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64, u8
from numpy.typing import NDArray

from theogony.envs.stepping.course import FRAMES, public_length, sight, sight_bytes, sight_numbers
from theogony.kernel.game import Game
from theogony.kernel.state import State

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]

MARK: Final = 100_000  # marks an array of numbers while its name is looked for
LARGEST: Final = float(2**24)  # whole numbers up to here are exact as float32
HIGHEST_BYTE: Final = 255.0


@dataclass(frozen=True)
class Part:
    """A named stretch of the observation."""

    name: str
    start: int
    length: int
    small: bool  # 0 to 255

    @property
    def stretch(self) -> slice:
        return slice(self.start, self.start + self.length)


class Layout:
    """Where everything is in the observations of one game with so many seats and these options."""

    def __init__(self, game: Game, seats: int, **options: Any) -> None:
        self.game = game
        self.seats = game.checked_seats(seats)
        state = game.start(self.seats, seed=0, **options)
        self.secretive = hides(state)
        self.parts = tuple(_parts(state))
        self.names = tuple(part.name for part in self.parts)
        self.length = sum(part.length for part in self.parts)
        self.small_from = next((part.start for part in self.parts if part.small), self.length)
        self.actions = int(game.space.size)

    def flat(self, state: State, seat: int) -> Floats:
        """What the seat sees of the state, as whole numbers in a row. A view of the seat is as good as the state."""
        seen = sight(state, i64(seat), self.secretive)
        out = np.empty(self.length, np.float32)
        out[: self.small_from] = np.frombuffer(memoryview(sight_numbers(seen, i64(seat))), np.int64)
        out[self.small_from :] = np.frombuffer(sight_bytes(seen), np.uint8)
        return out

    def by_name(self, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The same observation, or a whole batch of them, by the names of its parts. Nothing is copied."""
        return {part.name: observation[..., part.stretch] for part in self.parts}

    def mask(self, state: State, seat: int) -> Mask:
        """1 for every action of the space that is legal for the seat now."""
        mask = np.zeros(self.actions, np.int8)
        mask[np.frombuffer(memoryview(state.legal(i64(seat))), np.int64)] = 1
        return mask

    def bounds(self) -> tuple[Floats, Floats]:
        """The lowest and the highest every number can be."""
        low = np.full(self.length, -LARGEST, np.float32)
        high = np.full(self.length, LARGEST, np.float32)
        low[self.small_from :] = 0
        high[self.small_from :] = HIGHEST_BYTE
        return low, high


def hides(state: State) -> bool:
    """Whether the game states a `hide` of its own. One that does not has no secrets but sealed answers."""
    return type(state).hide is not State.hide


def public_parts(seats: int) -> list[tuple[str, int]]:
    """Names and lengths of what is the same in every game, as `public_numbers` writes it."""
    own = [("seat", 1), ("acting", seats), ("awaited", seats), ("points", seats), ("hourglass", 1)]
    return own + [("question", 1), ("question_parameters", 4), ("sealed", 1), ("agenda", 5 * int(FRAMES))]


def _parts(state: State) -> list[Part]:
    named = [(name, length, False) for name, length in public_parts(int(state.seats))]
    assert sum(length for _, length, _ in named) == int(public_length(state.seats))
    named += [(name, length, small) for name, length, small in held_parts(state)]
    parts, at = [], 0
    for name, length, small in named:
        parts.append(Part(name, at, length, small))
        at += length
    return parts


def held_parts(state: State) -> list[tuple[str, int, bool]]:
    """Names and lengths of the game's own arrays, numbers first; True for those of small numbers.

    The names are those of the state's attributes. They are found by letting an empty state `hold` marked arrays: what
    comes to lie under a name is what the name stands for. An array whose numbers are attributes of their own (whose
    turn it is, how many actions are left) is taken apart.
    """
    numbers = [len(held) for held in state.numbers_held()]
    small = [len(held) for held in state.bytes_held()]
    marked = [vec[i64]([MARK * (k + 1) + j for j in range(length)]) for k, length in enumerate(numbers)]
    empty = state.blank()
    empty.hold([vec[u8]([u8(k)] * length) for k, length in enumerate(small)], marked)
    arrays: dict[int, str] = {}
    bytes_named: dict[int, str] = {}
    single: dict[int, str] = {}
    for name in sorted(set(dir(empty)) - set(dir(State))):
        value = getattr(empty, name)
        if isinstance(value, int):
            single[value] = name
        elif isinstance(value, vec) and len(value) > 0:
            (arrays if int(value[0]) >= MARK else bytes_named)[int(value[0])] = name
    parts: list[tuple[str, int, bool]] = []
    for k, length in enumerate(numbers):
        if length == 0:
            continue
        begin = MARK * (k + 1)
        if begin in arrays:
            parts.append((arrays[begin], length, False))
        else:
            parts += [(single.get(begin + j, f"numbers_{k}_{j}"), 1, False) for j in range(length)]
    parts += [(bytes_named.get(k, f"bytes_{k}"), length, True) for k, length in enumerate(small) if length > 0]
    return parts
