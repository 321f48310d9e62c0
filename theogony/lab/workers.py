"""Who plays the games of a simulation: this process, others here, or a Ray cluster. The games are the same."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Final, TypeVar

from theogony.bots.levels import level_of

WORTH_A_PROCESS: Final = 100  # games of bots that answer at once
LOOK_EVERY: Final = 0.5  # seconds

Task = TypeVar("Task")
Answer = TypeVar("Answer")
Watch = Callable[[int], None]  # told how many decisions were made since it was told last


class Stopped(Exception):
    """Whoever wanted the games does not want them any longer."""


def nobody(decisions: int) -> None:
    """Watches nothing."""


_watched: Watch = nobody


def decided(decisions: int = 1) -> None:
    """Decisions were made in this process; Stopped if nobody waits for more."""
    _watched(decisions)


class Workers:
    """Does tasks in any order, `at_once` of them at the same time."""

    at_once = 1

    def all(self, do: Callable[[Task], Answer], tasks: Sequence[Task]) -> Iterator[tuple[Task, Answer]]:
        """Answers as they are done, each with its task."""
        left = iter(tasks)
        return self.steadily(do, lambda: next(left, None), nobody)

    def steadily(
        self, do: Callable[[Task], Answer], next_task: Callable[[], Task | None], watch: Watch
    ) -> Iterator[tuple[Task, Answer]]:
        """The same with tasks that are asked for when there is a hand free. None says that there is none now; there may
        be another one after the next answer. While nobody has an answer, `watch` is told of decisions."""
        raise NotImplementedError


class Here(Workers):
    """This process."""

    def steadily(
        self, do: Callable[[Task], Answer], next_task: Callable[[], Task | None], watch: Watch
    ) -> Iterator[tuple[Task, Answer]]:
        global _watched
        while (task := next_task()) is not None:
            _watched = watch
            try:
                done = do(task)
            finally:
                _watched = nobody
            yield task, done


class Processes(Workers):
    """So many processes of this machine. Spawned, not forked: a fork copies whatever other threads (a progress bar's)
    hold locked. When this process stops, or is killed, they end with what they are doing."""

    def __init__(self, jobs: int) -> None:
        self.at_once = jobs

    def steadily(
        self, do: Callable[[Task], Answer], next_task: Callable[[], Task | None], watch: Watch
    ) -> Iterator[tuple[Task, Answer]]:
        spawned = get_context("spawn")
        count, stop = spawned.Value("q", 0), spawned.Event()
        told = 0
        with ProcessPoolExecutor(self.at_once, spawned, _begin, (count, stop)) as pool:
            under_way: dict[Future[Answer], Task] = {}
            try:
                while True:
                    while len(under_way) < self.at_once and (task := next_task()) is not None:
                        under_way[pool.submit(do, task)] = task
                    if not under_way:
                        return
                    for future in wait(under_way, LOOK_EVERY, FIRST_COMPLETED).done:
                        yield under_way.pop(future), future.result()
                    made = count.value
                    if made > told:
                        watch(made - told)
                        told = made
            finally:
                stop.set()


def _begin(count: Any, stop: Any) -> None:
    """In a new process: decisions are counted for the other one, which alone hears Ctrl-C and ends this one."""
    global _watched

    def count_for_others(decisions: int) -> None:
        if stop.is_set():
            raise Stopped
        with count.get_lock():
            count.value += decisions

    _watched = count_for_others
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Cluster(Workers):
    """A Ray cluster: the one at `address`, the one this machine belongs to (`auto`), or one of this machine's own
    (`local`) that ends with the simulation. Theogony has to be installed on every node."""

    def __init__(self, address: str) -> None:
        if find_spec("ray") is None:
            raise ValueError("A simulation on a cluster needs Ray: pip install 'theogony[cluster]'.")
        self.address = address

    def steadily(
        self, do: Callable[[Task], Answer], next_task: Callable[[], Task | None], watch: Watch
    ) -> Iterator[tuple[Task, Answer]]:
        ray: Any = import_module("ray")
        where = None if self.address == "local" else self.address
        try:
            ray.init(address=where, log_to_driver=False, include_dashboard=False if where is None else None)
        except ConnectionError as wrong:
            raise ValueError(f"There is no Ray cluster at '{self.address}': {wrong}") from None
        try:
            self.at_once = max(1, int(ray.cluster_resources().get("CPU", 1)))
            play = ray.remote(num_cpus=1)(_do)
            under_way: dict[Any, Task] = {}
            while True:
                while len(under_way) < self.at_once and (task := next_task()) is not None:
                    under_way[play.remote(do, task)] = task
                if not under_way:
                    return
                done, _ = ray.wait(list(under_way), num_returns=1)
                yield under_way.pop(done[0]), ray.get(done[0])
        finally:
            ray.shutdown()


def _do(do: Callable[[Task], Answer], task: Task) -> Answer:
    return do(task)


def cores_for(games: int, bots: Sequence[str] = ()) -> int:
    """How many processes so many games are worth: all cores, but none for a handful of games of quick bots."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    slow = any(level_of(name) is not None for name in bots)
    return max(1, min(cores, games if slow else games // WORTH_A_PROCESS))


def workers(jobs: int, cluster: str | None = None) -> Workers:
    """Whoever was asked for: `cluster` is an address, else so many processes."""
    if jobs < 1:
        raise ValueError(f"A simulation needs at least one job; {jobs} is none.")
    if cluster is not None:
        return Cluster(cluster)
    return Here() if jobs == 1 else Processes(jobs)
