"""A real `theogony simulate --out` that is killed, or interrupted, in the middle: what is in its folder then."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from theogony.lab.plan import plan
from theogony.lab.simulate import play_batch, simulate

GAMES = 100_000
COMMAND = [sys.executable, "-m", "theogony", "simulate", "gods", "--games", str(GAMES), "--seed", "4", "--jobs", "2"]
BOTS = ("greedy", "random")  # at their pace a hundred thousand games take an hour
Begin = Callable[[list[str]], "subprocess.Popen[str]"]
PATIENCE = 120.0  # seconds, on a machine with much else to do


def rows(folder: Path) -> list[dict[str, int]]:
    return [row for path in sorted(folder.glob("games-*.parquet")) for row in pq.read_table(path).to_pylist()]


def numbers(folder: Path) -> list[int]:
    """The games in the folder, each file read whole."""
    return [row["game"] for row in rows(folder)]


def children(pid: int) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False)
    return [int(line) for line in found.stdout.split()]


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_for(what: object, sentence: str) -> None:
    until = time.monotonic() + PATIENCE
    while not what():  # type: ignore[operator]
        assert time.monotonic() < until, sentence
        time.sleep(0.1)


@pytest.fixture
def begun() -> Iterator[Begin]:
    """Begins a command, and sees to it that it ends with the test."""
    running: list[subprocess.Popen[str]] = []

    def begin(command: list[str]) -> subprocess.Popen[str]:
        pipe = subprocess.PIPE
        running.append(subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=True))
        return running[-1]

    yield begin
    for one in running:
        one.kill()
        one.communicate()


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for orphans in /proc")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_a_simulation_that_is_stopped_leaves_whole_files_without_doubles_and_goes_on(
    tmp_path: Path, begun: Begin, how: signal.Signals
) -> None:
    folder = tmp_path / "results"
    command = [*COMMAND, "--bots", ",".join(BOTS), "--out", str(folder)]
    running = begun(command)
    wait_for(lambda: len(numbers(folder)) > 0, "No batch was written.")
    first = len(numbers(folder))
    wait_for(lambda: len(numbers(folder)) > first, "No second batch was written.")
    assert running.poll() is None
    helpers = children(running.pid)
    assert len(helpers) >= 2
    before = set(numbers(folder))
    if how == signal.SIGINT:
        os.killpg(running.pid, how)  # as Ctrl-C does: everybody hears it
    else:
        running.kill()
    said = running.communicate(timeout=PATIENCE)[1]
    after = numbers(folder)
    assert before <= set(after) and len(after) == len(set(after)) < GAMES
    wait_for(lambda: not any(alive(pid) for pid in helpers), "Processes went on without the one that began them.")
    assert "Traceback" not in said
    if how == signal.SIGINT:
        assert running.returncode == 130
        assert f"Stopped: {len(after)} of {GAMES} games are in {folder}. The same command goes on from there." in said
    what = plan("gods", bots=BOTS, seed=4)
    more = next(number for number in range(GAMES) if number not in set(after)) + 3
    assert simulate(what, more, out=folder).games == more
    assert sorted(numbers(folder)) == sorted({*after, *range(more)})
    for row in rows(folder)[:: max(1, len(after) // 5)]:
        alone = play_batch(what, range(row["game"], row["game"] + 1)).columns()
        assert row == {name: column[0] for name, column in alone.items()}


def test_slow_bots_show_that_they_are_at_work(tmp_path: Path, begun: Begin) -> None:
    """The first game of two adepts takes a minute or more; decisions are told long before."""
    command = [*COMMAND[:5], "--games", "2", "--bots", "adept", "--out", str(tmp_path)]
    running = begun(command)
    assert running.stderr is not None
    line = running.stderr.readline()
    assert "Gods: 0 of 2 games, " in line and " decisions." in line
    assert int(line.split(", ")[1].split()[0].replace(",", "")) > 0
    running.send_signal(signal.SIGINT)
    running.communicate(timeout=PATIENCE)
    assert running.returncode == 130


def test_progress_on_a_terminal_is_no_part_of_the_results() -> None:
    done = subprocess.run([*COMMAND[:5], "--games", "3", "--json"], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["games"] == 3 and done.stderr == ""
