"""Bots think in processes of their own, so that no table waits for another table's bot.

A thinker gets a view as bytes and answers with an action. It ends when its input ends, also when the server is killed.
"""

from __future__ import annotations

import asyncio
import os
import sys
from secrets import randbits

import msgspec

from theogony.bots.bot import Tried
from theogony.bots.levels import level_of
from theogony.kernel.state import State

LONGEST = 60.0  # seconds a bot may think before it is started anew
Desk = asyncio.LifoQueue[asyncio.subprocess.Process | None]  # who is free; None: one to be started


class Asked(msgspec.Struct, array_like=True):
    """What a thinker is asked. The seed is for the bot's own dice."""

    bot: str
    game: str
    seat: int
    seed: int
    view: bytes
    look: bool = False  # what it thinks of every action, not only what it does


class Thinkers:
    """A few processes that answer one question each at a time; they start when they are first needed.

    Bots that look ahead have processes of their own: who answers at once never waits for one that thinks for seconds.
    """

    def __init__(self, also: list[str], most: int | None = None) -> None:
        self.also = also
        self._quick: Desk = asyncio.LifoQueue()
        self._deep: Desk = asyncio.LifoQueue()
        self._all: set[asyncio.subprocess.Process] = set()
        for _ in range(most or min(4, os.cpu_count() or 2)):
            self._quick.put_nowait(None)
            self._deep.put_nowait(None)

    async def act(self, bot: str, view: State, seat: int) -> int:
        """The bot's action on the view of its own seat."""
        return (await self._asked(Asked(bot, view.game_id(), seat, randbits(62), view.dump())))[0].action

    async def look(self, bot: str, view: State, seat: int) -> list[Tried]:
        """What the bot thinks of the actions open to its own seat, the best first."""
        return await self._asked(Asked(bot, view.game_id(), seat, randbits(62), view.dump(), True))

    async def _asked(self, asked: Asked) -> list[Tried]:
        question = msgspec.msgpack.encode(asked)
        idle = self._quick if level_of(asked.bot) is None else self._deep
        process = await idle.get()
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            async with asyncio.timeout(LONGEST):
                answer = await _put(process, question)
        except BaseException:
            if process is not None:
                _kill(process)
            idle.put_nowait(None)
            raise
        idle.put_nowait(process)
        return answer

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "theogony.server.thinker",
            *self.also,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        self._all = {one for one in self._all if one.returncode is None} | {process}
        return process

    async def close(self) -> None:
        for process in self._all:
            _kill(process)
            await process.wait()


def _kill(process: asyncio.subprocess.Process) -> None:
    if process.returncode is None:
        process.kill()


async def _put(process: asyncio.subprocess.Process, question: bytes) -> list[Tried]:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(len(question).to_bytes(4, "little") + question)
    await process.stdin.drain()
    length = int.from_bytes(await process.stdout.readexactly(4), "little")
    return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=list[Tried])
