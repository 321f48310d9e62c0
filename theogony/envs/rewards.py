"""What a game was worth to each seat once it is over: by place or by points. Both add up to nothing at each table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from theogony.kernel.state import State

Rewards = NDArray[np.float32]
Reward = Callable[[NDArray[Any], NDArray[Any]], Rewards]


def by_rank(places: NDArray[Any], points: NDArray[Any]) -> Rewards:
    """1 for being before all others, -1 for being behind all, in even steps; who share a place share its reward."""
    rivals = max(places.shape[-1] - 1, 1)
    own, others = places[..., :, None], places[..., None, :]
    ahead = (others > own).sum(-1) - (others < own).sum(-1)
    return np.asarray(ahead / rivals, np.float32)


def by_score(places: NDArray[Any], points: NDArray[Any]) -> Rewards:
    """A seat's points above the mean of the others'."""
    rivals = max(points.shape[-1] - 1, 1)
    others = (points.sum(-1, keepdims=True) - points) / rivals
    return np.asarray(points - others, np.float32)


REWARDS: Final[dict[str, Reward]] = {"rank": by_rank, "score": by_score}


def checked_reward(name: str) -> Reward:
    if name not in REWARDS:
        raise ValueError(f"There is no reward by '{name}'; there are: {', '.join(REWARDS)}.")
    return REWARDS[name]


def outcome(state: State, reward: Reward) -> list[float]:
    """The rewards of a game that is over, by seat."""
    places = np.array(list(state.places()))
    points = np.array([int(state.score(seat)) for seat in range(int(state.seats))])
    return [float(each) for each in reward(places, points)]
