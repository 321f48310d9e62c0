"""Bots think beside the server, and those that answer at once do not wait for those that look ahead."""

import asyncio
from contextlib import suppress

from theogony.kernel.game import game
from theogony.server.thinkers import Thinkers


def test_a_bot_that_answers_at_once_does_not_wait_for_one_that_looks_ahead() -> None:
    async def both() -> bool:
        thinkers = Thinkers([], 1)
        state = game("gods").start(seats=2, seed=7)
        seat = next(seat for seat in range(2) if state.legal(seat))
        view = state.seen_by(seat)
        long_thought = asyncio.create_task(thinkers.act("search-99999999", view, seat))
        await asyncio.sleep(0)
        action = await thinkers.act("random", view, seat)
        still_thinking = not long_thought.done()
        long_thought.cancel()
        with suppress(asyncio.CancelledError):
            await long_thought
        await thinkers.close()
        return still_thinking and action in view.legal(seat)

    assert asyncio.run(both())
