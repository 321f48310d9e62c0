"""Reviews of finished matches: made in the background, one at a time, and kept."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import msgspec
from mypy_extensions import i64

from theogony.kernel.state import EVERYBODY
from theogony.match import backup
from theogony.server.hints import in_words
from theogony.server.room import Room
from theogony.server.sorry import Sorry

MOST_LINE = 16_000_000  # bytes of a review


class Reviewing:
    """A review that is being made."""

    def __init__(self, of: int) -> None:
        self.done = 0
        self.of = of


async def shown(room: Room, language: str) -> dict[str, Any]:
    """The review, or how far it is: `none`, `running` with numbers, or `done`."""
    _check(room)
    if room.reviewing is not None:
        return {"status": "running", "done": room.reviewing.done, "of": room.reviewing.of}
    kept = await room.hall.storage.review(room.record.match)
    if kept is None:
        return {"status": "none"}
    return {"status": "done", "review": _in_words(room, msgspec.json.decode(kept), language)}


async def begin(room: Room) -> None:
    """Start a review in the background, unless there is one or it is being made."""
    _check(room)
    if room.reviewing is not None or await room.hall.storage.review(room.record.match) is not None:
        return
    match = room.match
    assert match is not None
    room.reviewing = Reviewing(len(match.log))
    task = asyncio.create_task(_make(room, backup(match)))
    room.tasks["review"] = task
    task.add_done_callback(lambda done: _ended(room, done))


def _check(room: Room) -> None:
    if room.match is None or not room.match.over:
        raise Sorry("table.not-over")


def _ended(room: Room, task: asyncio.Task[None]) -> None:
    room.tasks.pop("review", None)
    room.reviewing = None
    if not task.cancelled() and task.exception() is not None:
        room.hall.complain(task.exception())


async def _make(room: Room, file: bytes) -> None:
    async with room.hall.reviewing_one:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "theogony.server.reviewer",
            *room.hall.thinkers.also,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=MOST_LINE,
        )
        try:
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write(file)
            await process.stdin.drain()
            process.stdin.close()
            while line := await process.stdout.readline():
                if line.startswith(b"{"):
                    await room.hall.storage.keep_review(room.record.match, line)
                elif room.reviewing is not None:
                    room.reviewing.done = int(line)
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()


def _in_words(room: Room, review: dict[str, Any], language: str) -> dict[str, Any]:
    """The review with sentences: what was done at each moment, and what would have been better at the blunders."""
    match = room.match
    assert match is not None
    lens = room.new_lens(int(EVERYBODY), language)
    parse = match.game.space.parse
    told = set(review["turns"]).union(*(seat["blunders"] for seat in review["seats"]))
    for moment in review["moments"]:
        if moment["n"] not in told:
            del moment["best"]
            continue
        before = match.state_at(moment["n"] - 1)
        lines = lens.log_lines(match.log[moment["n"] - 1], before, match.state_at(moment["n"]))
        moment["text"] = [one["say"] for one in lines]
        own = room.new_lens(moment["seat"], language) if moment["best"] else lens
        view = before.seen_by(i64(moment["seat"])) if moment["best"] else before
        for one in moment["best"]:
            one["text"] = in_words(own, view, moment["seat"], parse(one["say"]))
    return review
