"""Opening a long game is quick: from a snapshot, with the same result as from all its entries."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from zlib import crc32

import pytest
from msgspec import msgpack
from mypy_extensions import i64

from theogony.kernel.agenda import BIT
from theogony.kernel.game import game
from theogony.match import Match, Seat, follow
from theogony.match.snapshot import snapshot, started_at
from theogony.server.room import SNAPSHOT_EVERY, rebuilt
from theogony.server.storage import SeatRecord, Summary, TableRecord, open_storage

SEATS = [Seat("Ada"), Seat("Bo")]


def played(seed: int, undo: bool = True) -> tuple[Match, dict[int, bytes]]:
    """A whole game with some actions taken back, and a snapshot after every entry."""
    match = Match(game("gods"), SEATS, seed=seed)
    kept: dict[int, bytes] = {}
    turn = 0
    while not match.over:
        turn += 1
        seat = next(k for k in range(2) if match.state.awaited() & BIT[k])
        legal = match.state.legal(i64(seat))
        match.act(seat, int(legal[turn * 7919 % len(legal)]), at=turn * 100)
        kept[len(match.log)] = snapshot(match)
        if undo and turn % 5 == 0 and match.undoable(seat) and not match.over:
            match.undo(seat, at=turn * 100 + 50)
            kept[len(match.log)] = snapshot(match)
    return match, kept


@pytest.mark.parametrize("seed", range(3))
def test_a_match_from_a_snapshot_is_the_match_from_all_its_entries(seed: int) -> None:
    match, kept = played(seed)
    for n in range(3, len(match.log), 7):
        again = Match(game("gods"), SEATS, seed=seed)
        assert started_at(again, match.log, kept[n]) == n
        for entry in match.log[n:]:
            follow(again, entry)
        assert again.state.dump() == match.state.dump()
        assert again.log == match.log
        assert (again.clock.at, again.clock.thought) == (match.clock.at, match.clock.thought)
        assert [again.undoable(k) for k in range(2)] == [match.undoable(k) for k in range(2)]
        for m in (0, n - 1, n, len(match.log) - 1):
            assert again.state_at(m).dump() == match.state_at(m).dump()
            assert list(again.state_at(m).trail) == list(match.state_at(m).trail)


def test_what_can_be_taken_back_is_told_beforehand() -> None:
    match = Match(game("gods"), SEATS, seed=4)
    seen = set()
    for turn in range(60):
        if match.over:
            break
        for seat in range(2):
            count = match.undoable(seat)
            seen.add(count)
            if count:
                before = len(match.log)
                match.undo(seat)
                assert len(match.log) == before + 1
            else:
                with pytest.raises(ValueError):
                    match.undo(seat)
        seat = next(k for k in range(2) if match.state.awaited() & BIT[k])
        legal = match.state.legal(i64(seat))
        match.act(seat, int(legal[turn * 31 % len(legal)]))
        if match.undoable(seat) and turn % 3:
            legal = match.state.legal(i64(seat))
            if len(legal):
                match.act(seat, int(legal[turn * 17 % len(legal)]))
    assert len(seen) > 1


def stored_as(match: Match) -> TableRecord:
    seats = [SeatRecord("person", seat.name, "guest") for seat in SEATS]
    rules = match.game.rules_version
    return TableRecord(
        "long", "gods", rules, match.options, seats, "guest", "", 1, key=match.key.hex(), status="running"
    )


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "nothing": lambda kept: b"",
    "garbage": lambda kept: b"garbage" * 100,
    "cut off": lambda kept: kept[: len(kept) // 2],
    "one bit": lambda kept: kept[:40] + bytes([kept[40] ^ 1]) + kept[41:],
    "another layout": lambda kept: _sealed(msgpack.encode([1, "x", {}])),
    "a state of another layout": lambda kept: _with(kept, 2, b"\x00" * 50),
    "another state": lambda kept: _with(kept, 2, game("gods").start(seats=2, seed=99).dump()),
    "later than the log": lambda kept: _with(kept, 0, 10_000),
}


def _sealed(body: bytes) -> bytes:
    return crc32(body).to_bytes(4, "big") + body


def _with(kept: bytes, at: int, value: object) -> bytes:
    fields = msgpack.decode(kept[4:])
    fields[at] = value
    return _sealed(msgpack.encode(fields))


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_snapshot_that_cannot_be_used_is_said_in_the_log_and_the_entries_are_used(
    damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    match, kept = played(1)
    again = rebuilt(stored_as(match), match.log, DAMAGES[damage](kept[20]))
    assert again.log == match.log and again.state.dump() == match.state.dump()
    assert "Table long: its snapshot cannot be used" in caplog.text


def test_a_snapshot_of_another_match_is_not_used(caplog: pytest.LogCaptureFixture) -> None:
    match, _ = played(1)
    _, kept = played(2)
    assert rebuilt(stored_as(match), match.log, kept[10]).log == match.log
    assert "does not belong to these" in caplog.text


def test_a_snapshot_that_can_be_used_is_used_in_silence(caplog: pytest.LogCaptureFixture) -> None:
    match, kept = played(1)
    assert rebuilt(stored_as(match), match.log, kept[20]).state.dump() == match.state.dump()
    assert not caplog.text


def test_a_room_opens_from_its_snapshot(tmp_path: Path) -> None:
    async def play() -> None:
        storage = open_storage(str(tmp_path / "tables.sqlite"))
        match, kept = played(3)
        record = stored_as(match)
        n = SNAPSHOT_EVERY
        assert len(match.log) > n
        await storage.add_table(record, Summary())
        await storage.append("long", match.log[:n], Summary(), None, kept[n])
        await storage.append("long", match.log[n:], Summary(), None)
        stored = await storage.load("long")
        assert stored is not None and stored.snapshot is not None
        assert rebuilt(stored.record, stored.entries, stored.snapshot).state.dump() == match.state.dump()
        storage.close()

    asyncio.run(play())
