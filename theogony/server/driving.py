"""What goes on at a table by itself: bots act, hourglasses run out, what need not be asked is answered."""

from __future__ import annotations

import asyncio
from random import uniform
from typing import TYPE_CHECKING

from mypy_extensions import i64

from theogony.kernel.agenda import BIT
from theogony.kernel.state import Refused
from theogony.match import PERSON, Declined
from theogony.server.asking import answer_for
from theogony.server.resolving import No
from theogony.server.room import Room, now_ms
from theogony.server.sorry import Sorry

if TYPE_CHECKING:
    from theogony.server.hall import Hall

RACING = 3  # in a race a bot takes so many times as long: about as long as a person
QUIET_MS = 1200  # a quiet question stays open so long whoever can answer it, so that time tells nothing


def drive(hall: Hall, room: Room) -> None:
    """Start whatever has to happen by itself from here on and is not under way."""
    match = room.match
    if match is None or match.over or match.paused:
        return
    due = match.due()
    if due is not None:
        _begin(room, f"time {int(match.state.timer())}", _run_out(room, int(match.state.timer())))
    acting, awaited = int(match.state.acting()), int(match.state.awaited())
    for seat, player in enumerate(match.players):
        bit = int(BIT[seat])
        if not acting & bit:
            continue
        question = int(match.state.question(i64(seat)))
        quiet_until(room, seat)  # from here on the time is counted, for all alike
        if player != PERSON:
            racing = not awaited & bit and not match.state.agenda.seals(i64(seat))
            if awaited & bit or (racing and len(match.state.legal(i64(seat))) > 0):
                _begin(room, f"bot {seat} {question}", _let_act(hall, room, seat, player, question))
        elif awaited & bit and answer_for(room, seat) is not None:
            _begin(room, f"for {seat} {question}", _answer_for(hall, room, seat, question))


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


def _begin(room: Room, name: str, work: object) -> None:
    if name in room.tasks:
        work.close()  # type: ignore[attr-defined]
        return
    task: asyncio.Task[None] = asyncio.create_task(work)  # type: ignore[arg-type]
    room.tasks[name] = task

    def ended(done: asyncio.Task[None]) -> None:
        room.tasks.pop(name, None)
        room.idle_since = now_ms()
        if not done.cancelled() and done.exception() is not None:
            room.hall.complain(done.exception())

    task.add_done_callback(ended)


async def _run_out(room: Room, timer: int) -> None:
    while True:
        match = room.match
        if match is None or match.over or int(match.state.timer()) != timer:
            return
        due = match.due()
        if due is None:
            return
        left = due + room.record.started - now_ms()
        if left > 0:
            await asyncio.sleep(left / 1000)
            continue
        async with room.lock:
            if room.match is match and int(match.state.timer()) == timer:
                room.tasks.pop(f"time {timer}", None)
                await room.tick()
                return


async def _let_act(hall: Hall, room: Room, seat: int, bot: str, question: int) -> None:
    began = now_ms()
    match = room.match
    assert match is not None
    if int(match.state.question(i64(seat))) != question or len(match.state.legal(i64(seat))) == 0:
        return  # in a race, others may have been quicker
    view = match.state.seen_by(i64(seat))
    action = await hall.thinkers.act(bot, view, seat)
    racing = int(view.awaited()) & int(BIT[seat]) == 0
    usual = hall.pace * (RACING if racing else 1)
    pace = (usual if room.record.pace is None else room.record.pace) * uniform(0.8, 1.4)
    if quiet_until(room, seat) is None:
        await asyncio.sleep(max(0.0, pace - (now_ms() - began) / 1000))
    await wait_quietly(room, seat)
    await _act_for(room, seat, action, question, bot, f"bot {seat} {question}")


async def _answer_for(hall: Hall, room: Room, seat: int, question: int) -> None:
    """What need not be asked is answered when the time of a quiet question is over, or as fast as a bot would."""
    if quiet_until(room, seat) is None:
        await asyncio.sleep(hall.pace if room.record.pace is None else room.record.pace)
    await wait_quietly(room, seat)
    match = room.match
    if match is None or int(match.state.question(i64(seat))) != question:
        return
    answer = answer_for(room, seat)  # what was set may have been taken back meanwhile
    if answer is not None:
        await _act_for(room, seat, answer, question, PERSON, f"for {seat} {question}")


async def _act_for(room: Room, seat: int, action: int, question: int, player: str, name: str) -> None:
    async with room.lock:
        match = room.match
        if match is None or match.over or match.players[seat] != player:
            return
        at = room.at()
        room.tasks.pop(name, None)  # what the action leads to may have the same name
        try:
            await room.change(lambda: match.act(seat, action, at=at, question=question))
        except (No, Declined, Refused, Sorry):
            room.hall.drive(room)
