"""What goes on at a table by itself: bots act, hourglasses run out, what need not be asked is answered.

A seat has one task at most, and so has the hourglass. A task goes on as long as there is something to do for it, and
looks again whenever something happened (`drive`): another question, another player, a pause, a match read anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from theogony.kernel.agenda import BIT
from theogony.kernel.state import Refused
from theogony.match import PERSON, Declined
from theogony.match.entries import Did
from theogony.server import paces
from theogony.server.asking import answer_for
from theogony.server.resolving import No
from theogony.server.room import Room, now_ms
from theogony.server.sorry import Sorry

if TYPE_CHECKING:
    from theogony.server.hall import Hall

QUIET_MS = 1200  # a quiet question stays open so long whoever can answer it, so that time tells nothing
FIRST_WAIT, LONGEST_WAIT = 0.25, 15.0  # seconds before what went wrong is tried again, and at last

Concern = tuple[str, int]  # who acts by itself, a bot or the server for a person, and the question that is answered


def drive(hall: Hall, room: Room) -> None:
    """Start whatever has to happen by itself from here on and is not under way; what is under way looks again."""
    room.stir()
    match = room.match
    if match is None or not _goes_on(room):
        return
    if match.due() is not None:
        begin(room, "time", lambda: _run_out(room))
    acting = int(match.state.acting())
    for seat in range(len(match.players)):
        if acting & int(BIT[seat]):
            quiet_until(room, seat)  # from here on the time is counted, for all alike
            if not under_way(room, f"seat {seat}") and _concern(room, seat) is not None:
                begin(room, f"seat {seat}", lambda seat=seat: _play(hall, room, seat))  # type: ignore[misc]


def begin(room: Room, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Start the task of this name, unless it is under way."""
    if under_way(room, name):
        return
    task = asyncio.create_task(work(), name=f"{room.record.match} {name}")
    room.tasks[name] = task

    def ended(done: asyncio.Task[None]) -> None:
        if room.tasks.get(name) is done:
            del room.tasks[name]
        room.idle_since = now_ms()
        if not done.cancelled() and done.exception() is not None:
            room.hall.complain(done.exception())

    task.add_done_callback(ended)


def under_way(room: Room, name: str) -> bool:
    task = room.tasks.get(name)
    return task is not None and not task.done()


def quiet_until(room: Room, seat: int) -> int | None:
    """When an answer to the seat's quiet question may be taken; None if it is asked no such question."""
    match = room.match
    if match is None or not match.state.agenda.quiet_for(i64(seat)):
        return None
    opened = room.quiet_since.setdefault((seat, int(match.state.question(i64(seat)))), now_ms())
    return opened + QUIET_MS


async def wait_quietly(room: Room, seat: int) -> None:
    until = quiet_until(room, seat)
    if until is not None:
        await asyncio.sleep(max(0, until - now_ms()) / 1000)


def wait_after(failures: int) -> float:
    """Seconds before something that failed so often in a row is tried again."""
    return float(min(LONGEST_WAIT, FIRST_WAIT * 2 ** min(failures, 10)))


def _goes_on(room: Room) -> bool:
    return room.match is not None and room.gone is None and not room.match.over and not room.match.paused


def _concern(room: Room, seat: int) -> Concern | None:
    """What has to be done by itself for the seat now; None if nothing."""
    match = room.match
    if match is None or not _goes_on(room) or not int(match.state.acting()) & int(BIT[seat]):
        return None
    awaited = bool(int(match.state.awaited()) & int(BIT[seat]))
    player = match.players[seat]
    if player == PERSON:
        due = awaited and answer_for(room, seat) is not None
    else:
        racing = not match.state.agenda.seals(i64(seat)) and match.game.expects(match.state, seat)
        due = awaited or (racing and len(match.state.legal(i64(seat))) > 0)
    return (player, int(match.state.question(i64(seat)))) if due else None


async def _run_out(room: Room) -> None:
    failures = 0
    while _goes_on(room):
        match = room.match
        assert match is not None
        due = match.due()
        if due is None:
            return
        left = due + room.record.started - now_ms()
        if left > 0:
            await room.rest(left / 1000)
            continue
        try:
            async with room.lock:
                if room.match is match:
                    await room.tick()
            failures = 0
        except Sorry:  # it was complained of where it happened
            failures += 1
            await asyncio.sleep(wait_after(failures))


async def _play(hall: Hall, room: Room, seat: int) -> None:
    """Act for the seat as long as there is something to do; what is refused or goes wrong is thought about anew."""
    refused = failures = 0
    while (concern := _concern(room, seat)) is not None:
        try:
            if concern[0] == PERSON:
                await _answer_for(hall, room, seat, concern)
            else:
                await _let_act(hall, room, seat, concern)
            refused = failures = 0
        except (No, Declined, Refused):  # somebody was quicker; once more at once, but not for ever
            refused += 1
            await asyncio.sleep(0 if refused == 1 else wait_after(refused - 2))
        except Exception as wrong:
            if not isinstance(wrong, Sorry):  # that one was complained of where it happened
                hall.complain()
            failures += 1
            await asyncio.sleep(wait_after(failures))


async def _let_act(hall: Hall, room: Room, seat: int, concern: Concern) -> None:
    began, match = now_ms(), room.match
    assert match is not None
    known, view = len(match.log), match.state.seen_by(i64(seat))
    action = await hall.thinkers.act(concern[0], view, seat)
    usual = hall.pace if room.record.pace is None else room.record.pace
    racing = int(view.awaited()) & int(BIT[seat]) == 0
    until = began + 1000 * paces.about(paces.in_race(usual) if racing else usual)

    def still() -> bool:
        return _concern(room, seat) == concern and not _acted_since(room, seat, known)

    if quiet_until(room, seat) is None:
        while still() and (left := until - now_ms()) > 0:
            await room.rest(left / 1000)
    await wait_quietly(room, seat)
    await _act(room, seat, action, concern, still)


async def _answer_for(hall: Hall, room: Room, seat: int, concern: Concern) -> None:
    """What need not be asked is answered when the time of a quiet question is over, or as fast as a bot would."""
    until = now_ms() + 1000 * (hall.pace if room.record.pace is None else room.record.pace)

    def still() -> bool:
        return _concern(room, seat) == concern

    if quiet_until(room, seat) is None:
        while still() and (left := until - now_ms()) > 0:
            await room.rest(left / 1000)
    await wait_quietly(room, seat)
    answer = answer_for(room, seat)  # what was set may have been taken back meanwhile
    if answer is not None:
        await _act(room, seat, answer, concern, still)


async def _act(room: Room, seat: int, action: int, concern: Concern, still: Callable[[], bool]) -> None:
    async with room.lock:
        match = room.match
        if match is None or not still():
            return
        at = room.at()
        await room.change(lambda: match.act(seat, action, at=at, question=concern[1]))


def _acted_since(room: Room, seat: int, known: int) -> bool:
    """Whether the seat has acted meanwhile: another process plays the same bot."""
    match = room.match
    return match is not None and any(isinstance(entry, Did) and entry.seat == seat for entry in match.log[known:])
