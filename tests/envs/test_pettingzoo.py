"""PettingZoo's own kit on every game, and what the kit does not ask."""

import warnings

import numpy as np
import pytest

from tests.envs import GAMES
from tests.games_for_tests import registered
from tests.games_for_tests.secrets_and_time import VIGIL
from theogony.kernel.game import games
from theogony.kernel.state import Refused

with warnings.catch_warnings():  # the kit imports games of its own by a way it calls deprecated
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from theogony.envs.pettingzoo import SeatsAtOnce, aec_env, parallel_env

# The kit expects observations without masks, unless an environment is on its own list of names.
pytestmark = pytest.mark.filterwarnings("ignore:Observation")


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_passes_the_api_test(game_id: str) -> None:
    api_test(aec_env(game_id, games()[game_id].seats[1]), num_cycles=150)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_passes_the_seed_test(game_id: str) -> None:
    seed_test(lambda: aec_env(game_id), num_cycles=40)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_passes_the_parallel_tests(game_id: str) -> None:
    parallel_api_test(parallel_env(game_id), num_cycles=100)
    parallel_seed_test(lambda: parallel_env(game_id), num_cycles=20)


def test_rewards_come_at_the_end_and_add_up_to_nothing() -> None:
    env = aec_env("gods", 3)
    env.reset(seed=4)
    totals = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        totals[agent] += reward
        assert over or reward == 0
        env.step(None if over else int(np.flatnonzero(observation["action_mask"])[0]))
    assert sum(totals.values()) == 0
    assert max(totals.values()) > 0


def test_another_game_follows_a_reset_without_a_seed_and_the_same_one_a_reset_with_it() -> None:
    env = aec_env("gods")
    firsts = []
    for seed in (7, None, 7):
        env.reset(seed=seed)
        firsts.append(env.course.state.dump())
    assert firsts[0] == firsts[2] != firsts[1]


def test_an_illegal_action_is_refused_with_a_sentence() -> None:
    env = aec_env("gods")
    env.reset(seed=1)
    observation = env.observe(env.agent_selection)
    with pytest.raises(Refused, match="cannot do"):
        env.step(int(np.argmin(observation["action_mask"])))


def waits(env: SeatsAtOnce, observations: dict[str, dict[str, np.ndarray]]) -> list[bool]:
    return [bool(observations[agent]["action_mask"][env.wait]) for agent in env.possible_agents]


def test_a_seat_that_is_awaited_may_not_wait_and_one_that_is_not_asked_can_only_wait() -> None:
    env = parallel_env("gods", 3)
    observations, _ = env.reset(seed=2)
    assert sorted(waits(env, observations)) == [False, True, True]
    for agent in env.agents:
        mask = observations[agent]["action_mask"]
        assert mask[env.wait] == 0 or mask.sum() == 1


def test_in_a_race_everybody_may_act_or_wait() -> None:
    env = parallel_env("four_gods", 4)
    observations, _ = env.reset(seed=2)
    dice = np.random.default_rng(1)
    raced = False
    while env.agents:
        masks = {agent: observations[agent]["action_mask"] for agent in env.agents}
        raced = raced or all(mask[env.wait] and mask.sum() > 1 for mask in masks.values())
        observations, *_ = env.step({agent: int(dice.choice(np.flatnonzero(mask))) for agent, mask in masks.items()})
    assert raced and env.table.over()


def test_where_everybody_waits_the_hourglass_goes_on() -> None:
    with registered(VIGIL):
        env = parallel_env("vigil", 2)
        observations, _ = env.reset(seed=2)
        for _ in range(200):
            masks = {agent: observations[agent]["action_mask"] for agent in env.agents}
            idle = {agent: env.wait if mask[env.wait] else int(np.argmax(mask)) for agent, mask in masks.items()}
            observations, *_ = env.step(idle)
            if not env.agents:
                break
    assert env.table.over()


def test_an_endless_wait_is_cut_off() -> None:
    env = parallel_env("gods", 2)
    env.reset(seed=2)
    for _ in range(env.names.game.longest):
        _, _, over, cut, _ = env.step({})
    assert all(cut.values()) and not any(over.values()) and not env.agents


def test_an_action_that_comes_too_late_is_not_done_and_the_info_names_the_rule() -> None:
    env = parallel_env("gods", 2)
    observations, _ = env.reset(seed=3)
    before = env.table.dump()
    idle = next(agent for agent in env.agents if observations[agent]["action_mask"][env.wait])
    _, _, _, _, infos = env.step({agent: 0 if agent == idle else env.wait for agent in env.agents})
    assert infos[idle]["refused"] == "engine.not-asked"
    assert env.table.dump() == before
