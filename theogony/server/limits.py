"""How much one connection, or one guest, may send: buckets of tokens that fill up again with time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

MESSAGES_A_SECOND = 20.0
BURST = 60.0
CHATS_A_SECOND, CHAT_BURST = 1.0, 10.0
POSTS_A_SECOND, POST_BURST = 5.0, 80.0
MOST_KNOWN = 10_000
PATIENCE = 200  # messages too many before the connection is closed


class Bucket:
    def __init__(
        self, rate: float = MESSAGES_A_SECOND, burst: float = BURST, clock: Callable[[], float] = monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._tokens = burst
        self._at = clock()
        self.refused = 0

    def take(self) -> bool:
        """Whether one more is all right now."""
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            self.refused += 1
            return False
        self._tokens -= 1
        self.refused = max(0, self.refused - 1)
        return True

    @property
    def out_of_patience(self) -> bool:
        return self.refused > PATIENCE


class Crowd:
    """A bucket for everybody who posts, by cookie or address; the longest silent are forgotten."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        bucket = self._buckets.setdefault(who, Bucket(POSTS_A_SECOND, POST_BURST))
        self._buckets.move_to_end(who)
        if len(self._buckets) > MOST_KNOWN:
            self._buckets.popitem(last=False)
        return bucket.take()
