"""A server killed without warning comes back with every acknowledged action, and its clocks have not stood still."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from threading import Timer

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from tests.server.conftest import BAZAAR
from tests.server.serving import Chair, Guest, random_say

KILLS = 6
GONE = (ConnectionClosed, ConnectionError, InvalidMessage, TimeoutError, EOFError, OSError)


class Process:
    """`theogony serve`, as anybody would start it."""

    def __init__(self, database: Path, port: int = 0) -> None:
        command = [sys.executable, "-c", "import sys; from theogony.cli import main; sys.exit(main())", "serve"]
        self.running = subprocess.Popen(
            [*command, "--port", str(port), "--database", str(database), "--no-browser", "--also", BAZAAR],
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
            text=True,
        )
        assert self.running.stdout is not None
        self.port = int(self.running.stdout.readline().rpartition(":")[2])
        self.wait()

    def wait(self) -> None:
        until = time.monotonic() + 20
        while time.monotonic() < until:
            with suppress(OSError):
                Guest(self.port)
                return
            time.sleep(0.05)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        self.running.send_signal(signal.SIGKILL)
        self.running.wait()
        assert self.running.stdout is not None
        self.running.stdout.close()

    def children(self) -> list[int]:
        mine = []
        for status in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                if status.read_text().rpartition(")")[2].split()[1] == str(self.running.pid):
                    mine.append(int(status.parent.name))
        return mine


@contextmanager
def started(database: Path, port: int = 0) -> Iterator[Process]:
    process = Process(database, port)
    try:
        yield process
    finally:
        if process.running.poll() is None:
            process.kill()


def play_until_killed(chair: Chair, random: Random) -> int:
    """Random says; the number of entries up to the last acknowledged one."""
    acknowledged = chair.n
    with suppress(*GONE):
        while chair.my_turn():
            answer = chair.do([random_say(chair.ask["offers"], random)], seat=chair.table["as"])
            if answer["m"] == "ok":
                acknowledged = chair.n
    return acknowledged


def test_every_acknowledged_action_survives_kill_after_kill(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    random = Random(11)
    process = Process(database)
    guest = Guest(process.port, "Anna")
    match = guest.new_table(seats=("me", "here"))
    guest.sit_down(match).started().close()
    for _ in range(KILLS):
        chair = guest.sit_down(match).started()
        killer = Timer(random.uniform(0.05, 0.5), process.kill)
        killer.start()
        acknowledged = play_until_killed(chair, random)
        killer.join()
        with suppress(*GONE):
            chair.close()
        process = Process(database, process.port)
        again = guest.sit_down(match).started()
        assert again.n >= acknowledged
        if chair.pieces and again.n == chair.n and again.table["as"] == chair.table["as"]:
            assert again.pieces == chair.pieces
        again.close()
    chair = guest.sit_down(match).started()
    play_until_killed(chair, random)
    assert chair.over is not None
    assert guest.get(f"/api/tables/{match}/verify")["ok"]
    chair.close()
    process.kill()


def test_a_deadline_stays_where_it_was_and_passes_while_the_server_is_down(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with started(database) as process:
        guest = Guest(process.port, "Anna")
        match = guest.new_table("bazaar", seats=("me", "here"), options={"sand": 4})
        chairs = [guest.sit_down(match, view=seat).started() for seat in (0, 1)]
        random = Random(2)
        while chairs[0].clock is None:
            for seat, chair in enumerate(chairs):
                with suppress(TimeoutError):
                    while True:
                        chair.next(0.05)
                if chair.ask.get("must"):
                    chair.do([random_say(chair.ask["offers"], random)], seat=seat)
        ends = chairs[0].clock["ends"]
        process.kill()
    with started(database, process.port) as process:
        chair = guest.sit_down(match, view=0).started()
        assert chair.clock is None or chair.clock["ends"] == ends
        process.kill()
    time.sleep(max(0.0, ends / 1000 - time.time()) + 0.2)
    with started(database, process.port):
        chair = guest.sit_down(match, view=0).started()
        assert chair.clock is None or chair.clock["ends"] != ends
        sand = [
            entry for frame in chair.frames if frame["m"] == "scene" for entry in frame["log"] if entry["by"] is None
        ]
        assert sand
        chair.close()


def test_a_bot_goes_on_by_itself_and_dies_with_its_server(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with started(database) as process:
        guest = Guest(process.port, "Anna")
        match = guest.new_table(seats=("me", "bot"))
        chair = guest.sit_down(match).started()
        random = Random(1)
        while chair.ask.get("offers"):
            chair.do([random_say(chair.ask["offers"], random)])
        chair.until("news")
        thinking = process.children()
        process.kill()
    if Path("/proc").exists():
        assert thinking
        until = time.monotonic() + 10
        while any(Path(f"/proc/{pid}/fd").exists() for pid in thinking) and time.monotonic() < until:
            time.sleep(0.05)
        assert not any(_alive(pid) for pid in thinking)
    with started(database, process.port):
        again = guest.sit_down(match)
        assert again.my_turn(timeout=30)
        again.close()


def _alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in ("Z", "X")
    except OSError:
        return False


def test_a_database_that_cannot_be_used_ends_the_command_with_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_bytes(b"nonsense" * 1000)
    command = [sys.executable, "-c", "import sys; from theogony.cli import main; sys.exit(main())", "serve"]
    ended = subprocess.run([*command, "--database", str(file)], capture_output=True, text=True, timeout=60)
    assert ended.returncode == 2
    assert ended.stderr.strip() == f"The database {file} cannot be opened: file is not a database."


@pytest.mark.parametrize("name", ["nothing.at.all:GAME", "json:GAME", "json:dumps"])
def test_a_game_that_is_none_ends_the_command_with_one_sentence(tmp_path: Path, name: str) -> None:
    command = [sys.executable, "-c", "import sys; from theogony.cli import main; sys.exit(main())", "serve"]
    ended = subprocess.run(
        [*command, "--also", name, "--database", str(tmp_path / "x")], capture_output=True, text=True, timeout=60
    )
    assert ended.returncode == 2 and name in ended.stderr and len(ended.stderr.strip().splitlines()) == 1
