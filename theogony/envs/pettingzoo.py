"""The games as PettingZoo knows them.

    env = aec_env("gods", seats=2)         # one decision after the other
    env = parallel_env("four_gods")        # whoever may act acts at once

Agents are `seat_0` to `seat_n`. An observation is a dict: `observation`, the flat array of `Layout`, and `action_mask`.
Rewards come at the end of the game. The same seed and actions give the same game.
"""

from __future__ import annotations

from functools import cache
from secrets import randbits
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from mypy_extensions import i64
from pettingzoo import AECEnv, ParallelEnv

from theogony.envs.layout import Floats, Layout, Mask
from theogony.envs.opening import GameOpening
from theogony.envs.rendering import METADATA, Picture, checked_mode, rendered
from theogony.envs.rewards import checked_reward, outcome
from theogony.envs.stepping.course import Course
from theogony.kernel.agenda import BIT
from theogony.kernel.game import game
from theogony.kernel.playout import PACE
from theogony.kernel.state import State

Observation = dict[str, Any]
NEVER: Final = -1


class AgentNames:
    """What both kinds of environment share: the game, its agents and their spaces."""

    def __init__(self, game_id: str, seats: int | None, reward: str, options: dict[str, object], waits: bool) -> None:
        self.game = game(game_id)
        count = self.game.checked_seats(self.game.seats[0] if seats is None else seats)
        self.options = options
        self.layout = Layout(self.game, count, **options)
        self.reward = checked_reward(reward)
        self.agents = [f"seat_{seat}" for seat in range(count)]
        self.actions = self.layout.actions + (1 if waits else 0)
        self.seed = randbits(62)
        self.number = NEVER

    @cache  # noqa: B019 - PettingZoo wants the same space each time; an environment lives as long as its spaces
    def observation_space(self, agent: str) -> spaces.Dict:
        low, high = self.layout.bounds()
        return spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    @cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Discrete:
        return spaces.Discrete(self.actions)

    def next_course(self, seed: int | None) -> Course:
        """The next game: the first one of a seed where one is given."""
        if seed is not None:
            self.seed, self.number = int(seed), NEVER
        self.number += 1
        count = len(self.agents)
        return GameOpening(self.game, count, self.options, self.seed).course(i64(0), i64(self.number))


class SeatsInTurn(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One decision after the other. Where several seats may act at once, chance says who is first; in simulated time,
    so the hourglass plays its part by itself."""

    def __init__(
        self,
        game_id: str,
        seats: int | None = None,
        reward: str = "rank",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self.names = AgentNames(game_id, seats, reward, options, waits=False)
        self.layout = self.names.layout
        self.possible_agents = list(self.names.agents)
        self.agents: list[str] = []
        self.metadata = {"name": f"{self.names.game.id}_v{self.names.game.rules_version}", **METADATA}
        self.render_mode = checked_mode(render_mode)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.names.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.names.action_space(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.course = self.names.next_course(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[int(self.course.seat)]

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        mask: Mask = np.zeros(self.layout.actions, np.int8)
        if seat == self.course.seat:
            mask[np.frombuffer(memoryview(self.course.legal), np.int64)] = 1
        return {"observation": self.layout.flat(self.course.state, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The selected agent's action; `Refused`, with a sentence, if it is not legal."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{self.agent_selection} is to act: None is for agents whose game is over.")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.course.act(i64(int(action)))
        if self.course.seat >= 0:
            self.agent_selection = self.possible_agents[int(self.course.seat)]
        else:
            self.rewards = dict(zip(self.agents, outcome(self.course.state, self.names.reward)))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> Picture | None:
        """The table as a spectator sees it."""
        return rendered(self.course.state, self.render_mode)

    def state(self) -> Floats:
        """What a spectator of everything would see: the observations of all seats, one after the other."""
        return np.concatenate([self.layout.flat(self.course.state, seat) for seat in range(len(self.possible_agents))])

    def close(self) -> None:
        pass


class SeatsAtOnce(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """Everybody acts at each step. The last action of the space is waiting: all there is for a seat that may not act,
    and a choice of its own in a race.

    Actions of one step arrive in an order that chance decides. One that has become illegal by the time it arrives is
    late: it is not done, and the agent's info says under `refused` which rule forbids it. Where agents only wait, the
    game is cut off after as many steps as the longest game has actions.
    """

    def __init__(
        self,
        game_id: str,
        seats: int | None = None,
        reward: str = "rank",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.names = AgentNames(game_id, seats, reward, options, waits=True)
        self.layout = self.names.layout
        self.wait = self.layout.actions
        self.possible_agents = list(self.names.agents)
        self.agents: list[str] = []
        self.metadata = {"name": f"{self.names.game.id}_v{self.names.game.rules_version}", **METADATA}
        self.render_mode = checked_mode(render_mode)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.names.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.names.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        course = self.names.next_course(seed)
        self.table, self.chance = course.state, course.chance
        self.timer, self.elapsed, self.steps = -1, 0, 0
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        state, infos = self.table, {agent: dict[str, Any]() for agent in self.agents}
        said = [seat for seat, agent in enumerate(self.agents) if int(actions.get(agent, self.wait)) != self.wait]
        while said:
            seat = said.pop(int(self.chance.below(i64(len(said)))))
            action = int(actions[self.agents[seat]])
            rule = int(state.refusal(i64(seat), i64(action)))
            if rule == 0:
                state.apply_legal(i64(seat), i64(action))
            else:
                infos[self.agents[seat]]["refused"] = self.names.game.rule_id(rule)
        self._let_time_pass()
        self.steps += 1
        over = state.over()
        too_long = not over and self.steps >= self.names.game.longest
        observations = self._observations()
        earned = outcome(state, self.names.reward) if over else [0.0] * len(self.agents)
        rewards = dict(zip(self.agents, earned))
        ended, cut = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, too_long)
        if over or too_long:
            self.agents = []
        return observations, rewards, ended, cut, infos

    def _let_time_pass(self) -> None:
        """A step takes the pace of simulated play. The hourglass acts when it has run out."""
        state = self.table
        if state.deadline() == 0 or state.over():
            return
        if int(state.timer()) != self.timer:
            self.timer, self.elapsed = int(state.timer()), 0
        self.elapsed += int(PACE)
        if self.elapsed >= int(state.deadline()):
            open_to_time = state.legal(state.seats)
            state.apply_legal(state.seats, open_to_time[self.chance.below(i64(len(open_to_time)))])

    def _observations(self) -> dict[str, Observation]:
        return {
            agent: {"observation": self.layout.flat(self.table, seat), "action_mask": self._mask(self.table, seat)}
            for seat, agent in enumerate(self.agents)
        }

    def _mask(self, state: State, seat: int) -> Mask:
        mask: Mask = np.zeros(self.wait + 1, np.int8)
        mask[: self.wait] = self.layout.mask(state, seat)
        mask[self.wait] = not int(state.awaited()) & int(BIT[seat])
        return mask

    def render(self) -> Picture | None:
        """The table as a spectator sees it."""
        return rendered(self.table, self.render_mode)

    def state(self) -> Floats:
        return np.concatenate([self.layout.flat(self.table, seat) for seat in range(len(self.possible_agents))])

    def close(self) -> None:
        pass


def aec_env(
    game_id: str, seats: int | None = None, reward: str = "rank", render_mode: str | None = None, **options: object
) -> SeatsInTurn:
    """A game as an agent-environment cycle: one decision after the other."""
    return SeatsInTurn(game_id, seats, reward, render_mode, **options)


def parallel_env(
    game_id: str, seats: int | None = None, reward: str = "rank", render_mode: str | None = None, **options: object
) -> SeatsAtOnce:
    """A game as a parallel environment: at each step every seat acts, or waits."""
    return SeatsAtOnce(game_id, seats, reward, render_mode, **options)
