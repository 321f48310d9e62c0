"""Bots where nobody waits for anybody: one bot is one task and acts at its pace, whatever happens at the table."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from tests.laws.subjects import SOAKING
from tests.server.serving import Guest, Server, random_say, serving
from theogony.match.entries import Did, TakenOver
from theogony.server import paces
from theogony.server.paces import PACES
from theogony.server.thinkers import Thinkers

SECONDS = 60.0 if SOAKING else 7.0
QUICKEST = 0.8  # of its pace: how early a bot may act


@pytest.fixture
def hall(tmp_path: Path, made_up: list[str]) -> Iterator[Server]:
    """A server with the pace of a real one."""
    with serving(tmp_path, also=made_up, pace=PACES["usual"]) as server:
        yield server


def tasks_of(server: Server, match: str) -> Counter[str]:
    """How many tasks of each name the table has alive; those the room knows of are all there are."""
    assert server.hall is not None and server.hall._sweeper is not None
    room = server.hall.rooms[match]

    async def alive() -> Counter[str]:
        found = [task for task in asyncio.all_tasks() if task.get_name().startswith(f"{match} ")]
        assert set(found) <= set(room.tasks.values())
        return Counter(task.get_name() for task in found)

    return asyncio.run_coroutine_threadsafe(alive(), server.hall._sweeper.get_loop()).result(30)


def watch(server: Server, matches: Sequence[str], seconds: float) -> int:
    """The most tasks of one seat that were ever alive at once."""
    most, until = 0, time.monotonic() + seconds
    while time.monotonic() < until:
        for match in matches:
            most = max(most, *tasks_of(server, match).values(), 0)
        time.sleep(0.05)
    return most


def races_of(server: Server, match: str) -> list[list[int]]:
    """By seat: when it acted without being waited for, in milliseconds."""
    assert server.hall is not None
    played = server.hall.rooms[match].match
    assert played is not None
    times: list[list[int]] = [[] for _ in played.seats]
    for entry in list(played.log):
        if isinstance(entry, Did) and not played.state_at(entry.n - 1).awaited() >> entry.seat & 1:
            times[entry.seat].append(entry.at)
    return times


@pytest.mark.parametrize(("game", "seats"), [("four_gods", 4), ("vigil", 3), ("bazaar", 4)])
def test_a_bot_in_a_race_has_one_task_and_its_pace(hall: Server, game: str, seats: int) -> None:
    host = Guest(hall.port, "Anna")
    tables = {pace: host.new_table(game, seats=("bot",) * seats, pace=pace) for pace in PACES}
    assert watch(hall, list(tables.values()), SECONDS if game == "four_gods" else SECONDS / 2) == 1
    for pace, match in tables.items():
        least = 1000 * QUICKEST * paces.in_race(PACES[pace])
        for times in races_of(hall, match):
            assert all(later - earlier >= least - 30 for earlier, later in pairwise(times)), (pace, times)
    if game == "four_gods":  # one race from the beginning: everybody acts all the time
        acted = {pace: sum(map(len, races_of(hall, match))) for pace, match in tables.items()}
        assert acted["quick"] > acted["person"] and acted["usual"] >= acted["slow"], acted
        until = time.monotonic() + 60
        while not all(any(races_of(hall, match)) for match in tables.values()):
            assert time.monotonic() < until, "a bot never acts"
            time.sleep(0.2)


def test_a_slower_pace_is_slower_in_turns_and_in_races() -> None:
    assert list(PACES) == ["quick", "usual", "person", "slow"]
    for how in (float, paces.in_race):
        seconds = [how(one) for one in PACES.values()]
        assert all(one < other for one, other in pairwise(seconds))
    assert all(paces.in_race(seconds) > seconds for seconds in PACES.values())


def test_bots_taking_turns_keep_their_pace(hall: Server) -> None:
    host = Guest(hall.port, "Anna")
    tables = {pace: host.new_table("gods", seats=("bot", "bot"), pace=pace) for pace in ("usual", "person")}
    assert watch(hall, list(tables.values()), 6.0) == 1
    assert hall.hall is not None
    for pace, match in tables.items():
        played = hall.hall.rooms[match].match
        assert played is not None
        acted = [entry.at for entry in played.log if isinstance(entry, Did)]
        assert acted and all(later - earlier >= 800 * PACES[pace] - 30 for earlier, later in pairwise(acted))


def test_a_bot_stays_one_through_hand_overs_pauses_and_tables_read_anew(hall: Server) -> None:
    host = Guest(hall.port, "Anna")
    match = host.new_table("four_gods", seats=("me", "here", "bot", "bot"), pace="quick")
    chair = host.sit_down(match, view=0).started()
    assert hall.hall is not None and hall.hall._sweeper is not None
    room, loop = hall.hall.rooms[match], hall.hall._sweeper.get_loop()

    async def read_anew() -> None:
        async with room.lock:
            await room.reload()
            await room.catch_up()

    for turn in range(6):
        host.post(f"/api/tables/{match}/seat/1", {"bot": "random"})
        for _ in range(2):
            asyncio.run_coroutine_threadsafe(read_anew(), loop).result(10)
        host.post(f"/api/tables/{match}/pause", {"pause": True})
        time.sleep(0.1)
        assert room.match is not None
        before = len(room.match.log)
        time.sleep(0.5)
        assert len(room.match.log) == before, "a bot acted during the pause"
        host.post(f"/api/tables/{match}/pause", {"pause": False})
        assert watch(hall, [match], 0.3) <= 1
        host.post(f"/api/tables/{match}/seat/1", {"back": True})
        if turn == 3 and chair.ask.get("offers"):
            chair.do([random_say(chair.ask["offers"], Random(turn))], seat=0)
    assert room.match is not None
    taken_over = [entry.n for entry in room.match.log if isinstance(entry, TakenOver)]
    assert len(taken_over) == 12
    least = 1000 * QUICKEST * paces.LEAST_RACING
    for seat in (2, 3):
        times = races_of(hall, match)[seat]
        assert all(later - earlier >= least - 30 for earlier, later in pairwise(times))
    chair.close()


def test_a_bot_that_cannot_think_is_asked_again_and_does_not_keep_the_server_busy(
    hall: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[float] = []
    act = Thinkers.act

    async def broken(self: Thinkers, *asking: object) -> int:
        asked.append(time.monotonic())
        raise EOFError("the process is gone")

    monkeypatch.setattr(Thinkers, "act", broken)
    host = Guest(hall.port, "Anna")
    match = host.new_table("gods", seats=("me", "bot"), pace="quick")
    chair = host.sit_down(match).started()
    while chair.ask.get("offers"):
        chair.do([random_say(chair.ask["offers"], Random(1))])
    assert watch(hall, [match], 3.0) == 1
    assert 2 <= len(asked) <= 6
    monkeypatch.setattr(Thinkers, "act", act)
    assert chair.my_turn(timeout=20)
    chair.close()


def test_a_bot_whose_action_is_refused_every_time_does_not_keep_the_server_busy(
    hall: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[float] = []

    async def wrong(self: Thinkers, *asking: object) -> int:
        asked.append(time.monotonic())
        return 2**40

    monkeypatch.setattr(Thinkers, "act", wrong)
    host = Guest(hall.port, "Anna")
    match = host.new_table("gods", seats=("bot", "bot"), pace="quick")
    assert watch(hall, [match], 3.0) == 1
    assert 2 <= len(asked) <= 8
