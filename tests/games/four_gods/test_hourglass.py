"""The hourglass of 4 Gods: it runs on the table's time, outlives the server, and stands in the log for every replay."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.games.four_gods.position import FOUR_GODS
from tests.server.serving import Guest, serving
from tests.server.test_killed import started
from theogony.games.four_gods.actions import SPACE
from theogony.match import Match, Seat, backup, restore, verify
from theogony.match.entries import RanOut
from theogony.server.storage import open_storage

HOURGLASS = 30_000
SLOW_SAND = 120_000  # longer than a slow machine needs to start the server


def in_the_last_period() -> Match:
    """Three people have laid, drawn and stored, one second after the other, until the bag was empty."""
    match = Match(FOUR_GODS, [Seat("Anna"), Seat("Bo"), Seat("Carla")], {}, key=bytes(32))
    while match.due() is None:
        seat = len(match.log) % 3
        legal = {SPACE.kind_of(int(action)).name: int(action) for action in match.state.legal(seat)}
        kind = next(kind for kind in ("lay", "draw", "store", "take", "pass") if kind in legal)
        match.act(seat, legal[kind], at=match.clock.at + 1000)
    return match


@pytest.mark.rule("four_gods.end.final-period", "four_gods.ruling.time")
def test_the_last_period_ends_when_it_was_to_end_also_in_a_match_taken_from_its_file() -> None:
    match = in_the_last_period()
    due = match.log[-1].at + 3 * HOURGLASS
    again = restore(backup(match))
    for one in (match, again):
        assert one.due() == due
        assert one.tick(due - 1) == [] and not one.over
        (entry,) = one.tick(due + 60_000)
        assert isinstance(entry, RanOut) and (entry.at, entry.say) == (due, "time-up")
        assert one.over


@pytest.mark.rule("four_gods.turns.hourglass", "four_gods.turns.time-up")
def test_the_sand_runs_on_while_the_server_is_down(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with started(database) as process:
        anna = Guest(process.port, "Anna")
        match = anna.new_table("four_gods", seats=("me", "here"), options={"mode": "turns", "sand": SLOW_SAND // 1000})
        (first,) = anna.sit_down(match).started().ask["wait"]
        chair = anna.sit_down(match, view=first).started()
        clock = chair.clock
        assert clock is not None and clock["len"] == SLOW_SAND
        assert chair.do([{"k": "draw", "tiles": "bag"}], seat=first)["m"] == "ok"
        process.kill()
    asyncio.run(down_for(database, match, SLOW_SAND))
    with started(database, process.port):
        chair = anna.sit_down(match).started()
        while chair.ask["wait"] == [first]:
            chair.next()
        assert chair.clock is not None and chair.clock["ends"] == clock["ends"]  # of the next turn, an hourglass later
        held = [piece["at"] for piece in chair.pieces.values() if piece["at"].startswith(("hands", "row"))]
        assert sorted(held) == [f"row{first}@0", f"row{first}@1"]
        ran_out = [entry for frame in chair.frames if frame["m"] == "scene" for entry in frame["log"]]
        assert any(entry["by"] is None for entry in ran_out)
        chair.close()


async def down_for(database: Path, match: str, milliseconds: int) -> None:
    """As if nobody had started the server for so long: the table began so much earlier."""
    storage = open_storage(str(database))
    stored = await storage.load(match)
    assert stored is not None
    stored.record.started -= milliseconds
    due = stored.record.started + SLOW_SAND
    await storage.change_table(stored.record, stored.version, stored.summary, wake=due)
    storage.close()


def played_at_once() -> Match:
    """Two people take gods, build and pass, at times of their own."""
    match = Match(FOUR_GODS, [Seat("Anna"), Seat("Bo")], {"duel": True}, key=bytes(32))
    for seat, action, at in (
        (1, "god grey", 700),
        (0, "god blue", 950),
        (0, "city blue 0,0", 5_000),
        (0, "pass", 26_000),
        (1, "pass", 26_001),
    ):
        match.act(seat, SPACE.parse(action), at=at)
    return match


def played_in_turns() -> Match:
    """Two people who let the sand run out, three times each."""
    match = Match(FOUR_GODS, [Seat("Anna"), Seat("Bo")], {"mode": "turns"}, key=bytes(32))
    while not match.over:
        match.tick(match.clock.at + HOURGLASS)
    return match


@pytest.mark.parametrize("played", [played_at_once, played_in_turns])
def test_a_replay_carries_the_times_of_the_log_and_what_the_hourglass_did(played: object, tmp_path: Path) -> None:
    match = played()  # type: ignore[operator]
    with serving(tmp_path) as server:
        anna = Guest(server.port, "Anna")
        brought = anna.post("/api/import", backup(match))["match"]
        replay = anna.get(f"/api/tables/{brought}/replay")
    assert replay["table"]["live"]
    assert [(news["n"], news["at"]) for news in replay["news"]] == [(entry.n, entry.at) for entry in match.log]
    by = [entry.seat if not isinstance(entry, RanOut) else None for entry in match.log]
    assert [news["by"] for news in replay["news"]] == by


def test_a_replay_shows_how_much_sand_was_left(tmp_path: Path) -> None:
    match = Match(FOUR_GODS, [Seat("Anna"), Seat("Bo")], {"mode": "turns"}, key=bytes(32))
    match.pause(at=1000)
    match.resume(at=500_000)
    while not match.over:
        match.tick(match.clock.at + HOURGLASS)
    with serving(tmp_path) as server:
        anna = Guest(server.port, "Anna")
        replay = anna.get(f"/api/tables/{anna.post('/api/import', backup(match))['match']}/replay")
    left = [moment["sand"] and moment["sand"]["left"] for moment in (replay["scene"], *replay["news"])]
    assert left == [HOURGLASS, HOURGLASS - 1000, HOURGLASS - 1000, *[HOURGLASS] * 5, None]
    assert replay["scene"]["sand"]["len"] == HOURGLASS


def test_a_game_that_the_sand_has_ended_is_proved_by_its_file_although_nobody_looked_at_once() -> None:
    match = Match(FOUR_GODS, [Seat("Anna"), Seat("Bo")], {"mode": "turns"}, key=bytes(32))
    while not match.over:
        due = match.due()
        assert due is not None
        match.tick(due + 7)
    assert match.clock.at == match.log[-1].at
    assert verify(backup(match)).match is not None
