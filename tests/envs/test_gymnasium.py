"""Gymnasium's own kit on every game, and playing one seat against bots."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.envs import GAMES
from theogony.envs.gymnasium import ManySeats, OneSeat
from theogony.kernel.game import games
from theogony.kernel.state import Refused


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_passes_the_environment_checker(game_id: str) -> None:
    version = games()[game_id].rules_version
    env = gymnasium.make(f"theogony/{game_id}-v{version}")
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*unable to check.*|.*Not able to test.*")
        check_env(env.unwrapped)


@pytest.mark.parametrize("game_id", [known for known in GAMES if known != "lords_of_creation"])
def test_one_seat_plays_a_whole_game_against_bots(game_id: str) -> None:
    env = OneSeat(
        game_id, games()[game_id].seats[1], seat=1, bots=("random", "greedy") if game_id == "gods" else ("random",)
    )
    observation, _ = env.reset(seed=5)
    over = False
    while not over:
        legal = np.flatnonzero(observation["action_mask"])
        observation, reward, over, _, told = env.step(legal[len(legal) // 2])
        assert "refused" not in told
    assert env.course.state.over()
    assert -1 <= reward <= 1


def test_an_illegal_action_loses_at_once_or_raises_as_wanted() -> None:
    env = OneSeat("gods")
    observation, _ = env.reset(seed=1)
    illegal = int(np.argmin(observation["action_mask"]))
    _, reward, over, _, told = env.step(illegal)
    assert (reward, over) == (-1.0, True)
    assert told["refused"].startswith(("gods.", "engine."))
    strict = OneSeat("gods", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(Refused):
        strict.step(illegal)


def test_the_vector_environment_is_made_by_gymnasium_and_resets_where_a_game_has_ended() -> None:
    env = gymnasium.make_vec("theogony/gods-v1", num_envs=8, seats=2)
    assert isinstance(env.unwrapped, ManySeats)
    observations, _ = env.reset(seed=3)
    assert observations["observation"].shape == env.observation_space["observation"].shape
    ended = 0
    for _ in range(120):
        mask = observations["action_mask"]
        observations, rewards, over, cut, infos = env.step(mask.argmax(axis=1))
        assert (observations["action_mask"].sum(axis=1) > 0).all()
        assert (rewards[~over] == 0).all() and not cut.any()
        ended += int(over.sum())
        if over.any():
            assert (infos["lengths"][over] > 0).all()
            assert all((final is not None) == ended for final, ended in zip(infos["final_obs"], over))
            last = infos["final_obs"][over][0]["observation"]
            assert env.unwrapped.tables.layout.by_name(last)["acting"].sum() == 0
    assert ended > 0
    env.close()


def test_the_vector_environment_gives_the_same_games_for_the_same_seed() -> None:
    env = ManySeats("dice_forge", 4)
    first = env.reset(seed=9)[0]["observation"]
    assert not np.array_equal(first, env.reset()[0]["observation"])
    assert np.array_equal(first, env.reset(seed=9)[0]["observation"])
