"""Stable-Baselines3 on the games. It brings PyTorch, so it is not installed for every test run: then the calls that its
`make_vec_env` makes are made here in its stead."""

import re
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.wrappers import RecordEpisodeStatistics

from tests.envs import GAMES
from theogony.kernel.game import games


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_takes_what_make_vec_env_asks_of_it(game_id: str) -> None:
    name = f"theogony/{game_id}-v{games()[game_id].rules_version}"
    made = []
    for rank in range(2):
        env = gymnasium.make(name, render_mode="rgb_array", bots=("random",))
        env.action_space.seed(7 + rank)
        made.append(RecordEpisodeStatistics(env))  # as its Monitor does
    assert made[0].action_space == made[1].action_space and made[0].observation_space == made[1].observation_space
    for rank, env in enumerate(made):
        observation, _ = env.reset(seed=7 + rank)
        assert env.get_wrapper_attr("action_masks")().any()
        for _ in range(30):
            assert env.observation_space.contains(observation)
            legal = np.flatnonzero(env.get_wrapper_attr("action_masks")())
            observation, _, over, cut, told = env.step(int(legal[-1]))
            if over or cut:
                assert told["episode"]["l"] > 0
                observation, _ = env.reset()
        assert env.render().dtype == np.uint8
        env.close()


def test_make_vec_env_makes_games_and_ppo_learns_on_them() -> None:
    baselines = pytest.importorskip("stable_baselines3", reason="pip install stable-baselines3")
    util = pytest.importorskip("stable_baselines3.common.env_util")
    name = f"theogony/gods-v{games()['gods'].rules_version}"
    env = util.make_vec_env(name, n_envs=2, seed=3, env_kwargs={"bots": ("random",)})
    model = baselines.PPO("MultiInputPolicy", env, n_steps=32, batch_size=32, policy_kwargs={"net_arch": [16]})
    assert model.learn(128).num_timesteps == 128
    assert len(model.ep_info_buffer) > 0
    assert env.render().dtype == np.uint8


def test_the_guide_to_the_lab_learns() -> None:
    pytest.importorskip("sb3_contrib", reason="pip install sb3-contrib")
    guide = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"```py\n(.*?)```", guide, re.DOTALL)
    seen: dict[str, Any] = {}
    exec(block, seen)
    assert seen["model"].num_timesteps >= 512


def test_maskable_ppo_plays_legal_actions_only() -> None:
    contrib = pytest.importorskip("sb3_contrib", reason="pip install sb3-contrib")
    util = pytest.importorskip("stable_baselines3.common.env_util")
    name = f"theogony/gods-v{games()['gods'].rules_version}"
    env = util.make_vec_env(name, n_envs=2, seed=3, env_kwargs={"illegal": "raise"})
    model = contrib.MaskablePPO("MultiInputPolicy", env, n_steps=32, batch_size=32, policy_kwargs={"net_arch": [16]})
    assert model.learn(128).num_timesteps == 128  # an illegal action would raise
