"""Thousands of games at once: stepped in compiled code, seen as NumPy arrays with one row a table.

    tables = Tables("gods", 1024, seats=2, seed=1)
    while True:
        actions = policy(tables.observations, tables.masks)
        tables.step(actions)               # also sets up a new game wherever one has ended

The arrays are the environment's own and change with each step: copy what you keep. Table t of a seed plays the same
games however many tables or processes there are.
"""

from __future__ import annotations

from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Final, Self

import numpy as np
from mypy_extensions import i64
from numpy.typing import NDArray

from theogony.envs.layout import Floats, Layout, Mask
from theogony.envs.opening import GameOpening
from theogony.envs.rewards import Rewards, checked_reward
from theogony.envs.stepping.batch import Batch
from theogony.kernel.game import checked_seed, game

EVERY_SEAT: Final = -1
ITEM: Final = 8  # shared arrays begin at multiples of this many bytes


class Rows:
    """The arrays of so many tables, in memory of their own or in a stretch of shared memory."""

    def __init__(self, layout: Layout, tables: int, memory: memoryview | None = None) -> None:
        self.observations: Floats
        self.masks: Mask
        shapes: dict[str, tuple[Any, tuple[int, ...]]] = {
            "observations": (np.float32, (tables, layout.length)),
            "masks": (np.int8, (tables, layout.actions)),
            "seats": (np.int64, (tables,)),
            "over": (np.bool_, (tables,)),
            "places": (np.int64, (tables, layout.seats)),
            "points": (np.int64, (tables, layout.seats)),
            "lengths": (np.int64, (tables,)),
            "actions": (np.int64, (tables,)),
            "finals": (np.float32, (tables, layout.length)),
        }
        at = 0
        for name, (kind, shape) in shapes.items():
            count = int(np.prod(shape))
            if memory is None:
                array = np.zeros(shape, kind)
            else:
                array = np.frombuffer(memory, kind, count, at).reshape(shape)
            setattr(self, name, array)
            at += -(-count * np.dtype(kind).itemsize // ITEM) * ITEM
        self.bytes = at
        self.seats: NDArray[np.int64]
        self.over: NDArray[np.bool_]
        self.places: NDArray[np.int64]
        self.points: NDArray[np.int64]
        self.lengths: NDArray[np.int64]
        self.actions: NDArray[np.int64]
        self.finals: Floats


class Stretch:
    """A run of tables stepped in this process, written into its part of the rows."""

    def __init__(self, layout: Layout, opening: GameOpening, rows: Rows, first: int, size: int, learner: int) -> None:
        self.rows, self.here = rows, slice(first, first + size)
        self.batch = Batch(opening, i64(first), i64(size), i64(learner), layout.secretive)
        self.layout, self.small_from, self.learner = layout, layout.small_from, learner
        batch = self.batch
        # The batch writes, NumPy looks on: these arrays are the batch's own memory.
        self.numbers = np.frombuffer(memoryview(batch.numbers), np.int64).reshape(size, -1)
        self.masks = np.frombuffer(memoryview(batch.masks), np.int8).reshape(size, -1)
        self.seats = np.frombuffer(memoryview(batch.acting), np.int64)
        self.picks = np.frombuffer(memoryview(batch.picks), np.int64)
        self.over = np.frombuffer(memoryview(batch.over), np.bool_)
        self.places = np.frombuffer(memoryview(batch.places), np.int64).reshape(size, -1)
        self.points = np.frombuffer(memoryview(batch.points), np.int64).reshape(size, -1)
        self.lengths = np.frombuffer(memoryview(batch.lengths), np.int64)
        if size == len(rows.seats):  # all there is: its masks need no copy
            rows.masks = self.masks
        self.write()

    def step(self) -> None:
        self.batch.step(self.rows.actions[self.here].tolist())
        self.write()

    def pick(self) -> None:
        self.batch.pick()
        self.rows.actions[self.here] = self.picks

    def write(self) -> None:
        rows, here = self.rows, self.here
        rows.observations[here, : self.small_from] = self.numbers
        if self.batch.small:
            small = np.frombuffer(self.batch.small, np.uint8)
            rows.observations[here, self.small_from :] = small.reshape(len(self.seats), -1)
        if rows.masks is not self.masks:
            rows.masks[here] = self.masks
        rows.seats[here] = self.seats
        rows.over[here] = self.over
        if self.over.any():
            rows.places[here] = self.places
            rows.points[here] = self.points
            rows.lengths[here] = self.lengths
            if self.learner != EVERY_SEAT:
                self._write_finals()

    def _write_finals(self) -> None:
        """What the learner saw of each game that ended."""
        tables = self.here.start + np.flatnonzero(self.over)
        for table, course in zip(tables, self.batch.ended):
            self.rows.finals[table] = self.layout.flat(course.state, self.learner)


class Tables:
    """Many games of one kind. `observations`, `masks`, `seats` (who is to decide) are of now; `over`, `rewards`,
    `places`, `points` and `lengths` are of the games that ended with the last step, and so is `finals`, what a learner
    saw at their end.

    With `learner` only that seat's decisions are asked for, and the others play at random. With `processes` the tables
    are split among so many processes that share the arrays; the games are the same.
    """

    def __init__(
        self,
        game_id: str,
        tables: int,
        seats: int | None = None,
        seed: int = 0,
        reward: str = "rank",
        learner: int | None = None,
        processes: int = 1,
        **options: object,
    ) -> None:
        if tables < 1:
            raise ValueError(f"There has to be at least one table; {tables} is none.")
        if not 1 <= processes <= tables:
            raise ValueError(f"{tables} tables can be split among 1 to {tables} processes; {processes} cannot.")
        self.game = game(game_id)
        count = self.game.checked_seats(self.game.seats[0] if seats is None else seats)
        if learner is not None and not 0 <= learner < count:
            raise ValueError(f"The learner sits on seat 0 to {count - 1}; {learner} is none of them.")
        self.layout = Layout(self.game, count, **options)
        self.tables = tables
        self.reward = checked_reward(reward)
        self.options = options
        self.learner = EVERY_SEAT if learner is None else learner
        self.processes = processes
        self._helpers: list[_Helper] = []
        self._memory: SharedMemory | None = None
        self.deal(seed)

    def deal(self, seed: int) -> None:
        """Begin again, at every table, with the first game of the seed."""
        self.close()
        self.seed = checked_seed(seed)
        opening = (self.game.id, self.layout.seats, self.options, self.seed)
        if self.processes == 1:
            self._rows = Rows(self.layout, self.tables)
            self._here = Stretch(
                self.layout, GameOpening(self.game, *opening[1:]), self._rows, 0, self.tables, self.learner
            )
        else:
            need = Rows(self.layout, self.tables).bytes
            self._memory = SharedMemory(create=True, size=need)
            self._rows = Rows(self.layout, self.tables, self._memory.buf)
            edges = [self.tables * k // self.processes for k in range(self.processes + 1)]
            self._helpers = [
                _Helper(self._memory.name, opening, self.tables, first, end - first, self.learner)
                for first, end in pairwise(edges)
            ]
            self._all("ready")
        self.rewards: Rewards = np.zeros((self.tables, self.layout.seats), np.float32)

    @property
    def observations(self) -> Floats:
        return self._rows.observations

    @property
    def masks(self) -> Mask:
        return self._rows.masks

    @property
    def seats(self) -> NDArray[np.int64]:
        return self._rows.seats

    @property
    def over(self) -> NDArray[np.bool_]:
        return self._rows.over

    @property
    def places(self) -> NDArray[np.int64]:
        return self._rows.places

    @property
    def points(self) -> NDArray[np.int64]:
        return self._rows.points

    @property
    def lengths(self) -> NDArray[np.int64]:
        return self._rows.lengths

    @property
    def finals(self) -> Floats:
        return self._rows.finals

    def step(self, actions: NDArray[Any]) -> None:
        """One action for each table, by the seat that is to decide there. `Refused` if one of them is not legal."""
        if len(actions) != self.tables:
            raise ValueError(f"There are {self.tables} tables and {len(actions)} actions; give one for each table.")
        self._rows.actions[:] = actions
        if self._helpers:
            self._check(actions)
            self._all("step")
        else:
            self._here.step()
        self.rewards[:] = 0
        if self.over.any():
            self.rewards[self.over] = self.reward(self.places[self.over], self.points[self.over])

    def _check(self, actions: NDArray[Any]) -> None:
        """Before anything is sent: an illegal action changes nothing in any process."""
        inside = (actions >= 0) & (actions < self.layout.actions)
        legal = inside & (self.masks[np.arange(self.tables), np.where(inside, actions, 0)] == 1)
        if not legal.all():
            table = int(np.argmin(legal))
            raise ValueError(f"{actions[table]} is not legal for seat {self.seats[table]} at table {table}.")

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each table, each as likely as the next. They follow from the seed."""
        if self._helpers:
            self._all("pick")
        else:
            self._here.pick()
        return self._rows.actions.copy()

    def by_name(self) -> dict[str, NDArray[Any]]:
        """The observations by the names of their parts."""
        return self.layout.by_name(self.observations)

    def _all(self, order: str) -> None:
        if order != "ready":
            for helper in self._helpers:
                helper.line.send(order)
        answers = [helper.line.recv() for helper in self._helpers]
        for wrong in answers:
            if isinstance(wrong, Exception):
                raise wrong

    def close(self) -> None:
        """Let the other processes go."""
        for helper in self._helpers:
            helper.line.send("go")
        for helper in self._helpers:
            helper.process.join()
            helper.line.close()
        self._helpers = []
        if self._memory is not None:
            del self._rows
            self._memory.close()
            self._memory.unlink()
            self._memory = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, at: TracebackType | None) -> None:
        self.close()


class _Helper:
    """Another process with a stretch of the tables, and the line to it."""

    def __init__(
        self,
        memory: str,
        opening: tuple[str, int, dict[str, object], int],
        tables: int,
        first: int,
        size: int,
        learner: int,
    ) -> None:
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(
            target=_help, args=(theirs, memory, opening, tables, first, size, learner), daemon=True
        )
        self.process.start()
        theirs.close()


def _help(
    line: Connection,
    memory: str,
    opening: tuple[str, int, dict[str, object], int],
    tables: int,
    first: int,
    size: int,
    learner: int,
) -> None:
    """Steps its stretch of the tables when told to, until told to go."""
    shared = SharedMemory(memory)
    game_id, seats, options, seed = opening
    layout = Layout(game(game_id), seats, **options)
    rows = Rows(layout, tables, shared.buf)
    stretch = Stretch(layout, GameOpening(game(game_id), seats, options, seed), rows, first, size, learner)
    line.send(None)
    while (order := line.recv()) != "go":
        try:
            stretch.step() if order == "step" else stretch.pick()
            line.send(None)
        except Exception as wrong:
            line.send(wrong)
    del rows, stretch
    shared.close()
