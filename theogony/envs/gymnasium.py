"""The games as Gymnasium knows them: one seat of a game, bots at the others; or a vector of such games.

    import gymnasium, theogony.envs.gymnasium
    env = gymnasium.make("theogony/gods-v1", seat=0, bots=("greedy",))

Importing this module registers every installed game as `theogony/<game>-v<version of its rules>`.
"""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from mypy_extensions import i64
from numpy.typing import NDArray

from theogony.bots import Bot, checked_bot, new_bot
from theogony.envs.layout import Layout, Mask
from theogony.envs.opening import GameOpening
from theogony.envs.rendering import METADATA, checked_mode, rendered
from theogony.envs.rewards import checked_reward, outcome
from theogony.envs.vector import Tables
from theogony.kernel.dice import dice_from_key, key_of
from theogony.kernel.game import game, games
from theogony.kernel.state import State

Observation = dict[str, NDArray[Any]]
FORFEIT: Final = "forfeit"
RAISE: Final = "raise"


class OneSeat(gymnasium.Env[Observation, np.int64]):
    """One seat's decisions; the other seats are played by `bots`, in turn from the seat behind.

    An illegal action loses the game at once (`illegal="forfeit"`, as tools that do not look at masks need) or raises
    `Refused` with a sentence (`illegal="raise"`). `action_masks()` is what MaskablePPO asks for. `render()` shows the
    table as the seat sees it.
    """

    metadata: Final = METADATA  # type: ignore[misc]

    def __init__(
        self,
        game_id: str,
        seats: int | None = None,
        seat: int = 0,
        bots: tuple[str, ...] = ("random",),
        reward: str = "rank",
        illegal: str = FORFEIT,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.render_mode = checked_mode(render_mode)
        self.game = game(game_id)
        count = self.game.checked_seats(self.game.seats[0] if seats is None else seats)
        if not 0 <= seat < count:
            raise ValueError(f"Seats go from 0 to {count - 1}; {seat} is none of them.")
        if illegal not in (FORFEIT, RAISE):
            raise ValueError(f"An illegal action can be answered by '{FORFEIT}' or '{RAISE}', not by '{illegal}'.")
        self.seat, self.bots, self.illegal = seat, tuple(checked_bot(name) for name in bots), illegal
        self.layout = Layout(self.game, count, **options)
        self.options = options
        self.reward = checked_reward(reward)
        self.action_space = spaces.Discrete(self.layout.actions)
        self.observation_space = observation_space(self.layout)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        own = int(self.np_random.integers(2**62))
        for number in range(self.game.longest):  # in some game the seat comes to decide something
            opening = GameOpening(self.game, self.layout.seats, self.options, own)
            self.course = opening.course(i64(0), i64(number))
            self.players = {
                rival: self._bot(rival, own, number) for rival in range(self.layout.seats) if rival != self.seat
            }
            self._let_others_play()
            if self.course.seat >= 0:
                break
        return self._observation(), {}

    def _bot(self, rival: int, seed: int, number: int) -> Bot:
        name = self.bots[(rival - self.seat - 1) % self.layout.seats % len(self.bots)]
        key = key_of(f"environment {seed}, game {number}, seat {rival}".encode())
        return new_bot(name, self.game, rival, dice_from_key(key))

    def _let_others_play(self) -> None:
        course = self.course
        while course.seat >= 0 and course.seat != self.seat:
            rival = int(course.seat)
            course.act(i64(self.players[rival].act(course.state.seen_by(i64(rival)))))

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        wanted = int(action)
        if self.illegal == FORFEIT:
            rule = int(self.course.state.refusal(i64(self.seat), i64(wanted)))
            if rule != 0:
                return self._observation(), -1.0, True, False, {"refused": self.game.rule_id(rule)}
        self.course.act(i64(wanted))
        self._let_others_play()
        over = bool(self.course.seat < 0)
        earned = outcome(self.course.state, self.reward)[self.seat] if over else 0.0
        return self._observation(), earned, over, False, {}

    def render(self) -> Any:
        return rendered(self.view, self.render_mode)

    def _observation(self) -> Observation:
        return {"observation": self.layout.flat(self.course.state, self.seat), "action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        mask: Mask = np.zeros(self.layout.actions, np.int8)
        if self.course.seat == self.seat:
            mask[np.frombuffer(memoryview(self.course.legal), np.int64)] = 1
        return mask

    @property
    def view(self) -> State:
        """What the seat sees, as a state: for looking closer than an array does."""
        return self.course.state.seen_by(i64(self.seat))


def observation_space(layout: Layout) -> Any:
    low, high = layout.bounds()
    mask = spaces.Box(0, 1, (layout.actions,), np.int8)
    return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.float32), "action_mask": mask})


class ManySeats(VectorEnv[Observation, NDArray[Any], NDArray[Any]]):
    """Many games stepped in compiled code, one seat's decisions in each, the others at random.

    A game that ends is followed by a new one in the same step; its last observation is in `infos["final_obs"]`.
    """

    metadata: Final = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # type: ignore[misc]

    def __init__(
        self,
        game_id: str,
        num_envs: int = 1,
        seats: int | None = None,
        seat: int = 0,
        reward: str = "rank",
        processes: int = 1,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        if render_mode is not None:
            raise ValueError("Many games at once are not drawn: a render_mode is for the one game of gymnasium.make.")
        self.tables = Tables(game_id, num_envs, seats, 0, reward, seat, processes, **options)
        self.num_envs, self.seat = num_envs, seat
        layout = self.tables.layout
        self.single_action_space = spaces.Discrete(layout.actions)
        self.single_observation_space = observation_space(layout)
        self.action_space = spaces.MultiDiscrete(np.full(num_envs, layout.actions))
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        if isinstance(seed, list):
            raise ValueError("The games of all tables follow from one seed: give one number, not a list.")
        super().reset(seed=seed)
        self.tables.deal(int(self.np_random.integers(2**62)))
        return self._observations(), {}

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        tables = self.tables
        tables.step(np.asarray(actions))
        over = tables.over.copy()
        infos: dict[str, Any] = {}
        if over.any():
            infos = {"places": tables.places.copy(), "points": tables.points.copy(), "lengths": tables.lengths.copy()}
            infos["final_obs"] = np.full(self.num_envs, None, object)
            nothing: Mask = np.zeros(tables.layout.actions, np.int8)
            for table in np.flatnonzero(over):
                infos["final_obs"][table] = {"observation": tables.finals[table].copy(), "action_mask": nothing}
            infos["_places"] = infos["_points"] = infos["_lengths"] = infos["_final_obs"] = over
        return self._observations(), tables.rewards[:, self.seat].copy(), over, np.zeros_like(over), infos

    def _observations(self) -> Observation:
        return {"observation": self.tables.observations.copy(), "action_mask": self.tables.masks.copy()}

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each game."""
        return self.tables.random_actions()

    def close_extras(self, **kwargs: Any) -> None:
        self.tables.close()


def register_games() -> None:
    """`gymnasium.make` and `gymnasium.make_vec` know every installed game."""
    for known in games().values():
        gymnasium.register(
            id=f"theogony/{known.id}-v{known.rules_version}",
            entry_point="theogony.envs.gymnasium:OneSeat",
            vector_entry_point="theogony.envs.gymnasium:ManySeats",
            kwargs={"game_id": known.id},
            order_enforce=True,
        )


register_games()
