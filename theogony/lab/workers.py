"""Who plays the games of a simulation: this process, others here, or a Ray cluster. The games are the same."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from typing import Any, Final, Protocol, TypeVar

WORTH_A_PROCESS: Final = 100  # games

Task = TypeVar("Task")
Answer = TypeVar("Answer")


class Workers(Protocol):
    """Does tasks in any order: answers come as they are done, each with its task."""

    def all(self, do: Callable[[Task], Answer], tasks: Sequence[Task]) -> Iterator[tuple[Task, Answer]]: ...


class Here:
    """This process."""

    def all(self, do: Callable[[Task], Answer], tasks: Sequence[Task]) -> Iterator[tuple[Task, Answer]]:
        for task in tasks:
            yield task, do(task)


class Processes:
    """So many processes of this machine. Spawned, not forked: a fork copies whatever other threads (a progress bar's)
    hold locked."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def all(self, do: Callable[[Task], Answer], tasks: Sequence[Task]) -> Iterator[tuple[Task, Answer]]:
        with ProcessPoolExecutor(min(self.jobs, len(tasks)), get_context("spawn")) as pool:
            waiting = {pool.submit(do, task): task for task in tasks}
            for done in as_completed(waiting):
                yield waiting[done], done.result()


class Cluster:
    """A Ray cluster: the one at `address`, the one this machine belongs to (`auto`), or one of this machine's own
    (`local`) that ends with the simulation. Theogony has to be installed on every node."""

    def __init__(self, address: str) -> None:
        if find_spec("ray") is None:
            raise ValueError("A simulation on a cluster needs Ray: pip install 'theogony[cluster]'.")
        self.address = address

    def all(self, do: Callable[[Task], Answer], tasks: Sequence[Task]) -> Iterator[tuple[Task, Answer]]:
        ray: Any = import_module("ray")
        where = None if self.address == "local" else self.address
        try:
            ray.init(address=where, log_to_driver=False, include_dashboard=False if where is None else None)
        except ConnectionError as wrong:
            raise ValueError(f"There is no Ray cluster at '{self.address}': {wrong}") from None
        try:
            play = ray.remote(num_cpus=1)(_do)
            waiting = {play.remote(do, task): task for task in tasks}
            while waiting:
                done, _ = ray.wait(list(waiting), num_returns=1)
                yield waiting.pop(done[0]), ray.get(done[0])
        finally:
            ray.shutdown()


def _do(do: Callable[[Task], Answer], task: Task) -> Answer:
    return do(task)


def cores_for(games: int) -> int:
    """How many processes so many games are worth: all cores, but none for a handful of games."""
    return max(
        1,
        min(
            len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1,
            games // WORTH_A_PROCESS,
        ),
    )


def workers(jobs: int, cluster: str | None = None) -> Workers:
    """Whoever was asked for: `cluster` is an address, else so many processes."""
    if jobs < 1:
        raise ValueError(f"A simulation needs at least one job; {jobs} is none.")
    if cluster is not None:
        return Cluster(cluster)
    return Here() if jobs == 1 else Processes(jobs)
