"""Work that is not left half done: whoever is cancelled meanwhile waits for its end first."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


async def to_the_end(work: Coroutine[Any, Any, T]) -> T:
    """What the work returns or raises. Between a change in memory and its being written nobody may stop."""
    task = asyncio.ensure_future(work)
    cancelled = False
    while not task.done():
        try:
            await asyncio.wait({task})
        except asyncio.CancelledError:
            cancelled = True
    if cancelled:
        if not task.cancelled():
            task.exception()  # whoever would hear of it has gone
        raise asyncio.CancelledError
    return task.result()
