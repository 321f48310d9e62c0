"""The states of a match at every entry, without keeping them all.

Entries that changed the state are points of a tree: an undo goes back to an earlier point, and what is done then
branches off there. Every sixteenth state on a branch is kept; the others are made again from the nearest one.
"""

from librt.vecs import vec
from mypy_extensions import i64

from theogony.kernel.dice import dice_from_key
from theogony.kernel.state import State

KEEP_EVERY = 16
NO_ACTOR = -1


class History:
    def __init__(self, first: State) -> None:
        self._points = [0]  # by entry: the entry whose action led to the state after it; 0 is the start
        self._before = [0]  # by entry: the point an action went on from
        self._moves = [(0, 0)]  # by entry: seat and action
        self._depth = [0]  # by entry: how many actions from the start
        self._barriers = [int(first.barrier())]  # by entry: the barrier after it
        self._dice: dict[int, bytes] = {}  # by entry: the key of the dice taken there
        self._kept = {0: first.clone()}

    @property
    def point(self) -> int:
        """The entry whose action led to the state now."""
        return self._points[-1]

    def before(self, point: int) -> int:
        """The point from which the action of this one was done."""
        return self._before[point]

    def actor(self, point: int) -> int:
        """Who acted at this point (the number of seats: the hourglass)."""
        return self._moves[point][0]

    def acted(self, seat: int, action: int, after: State) -> None:
        """A new entry: an action that led to this state."""
        came_from = self.point
        n = len(self._points)
        self._add(n, came_from, (seat, action), self._depth[came_from] + 1, int(after.barrier()))
        if self._depth[n] % KEEP_EVERY == 0:
            self._kept[n] = after.clone()

    def took_dice(self, key: bytes, barrier: int) -> None:
        """A new entry: other dice from here on. It is nobody's, so nobody takes it back."""
        came_from = self.point
        n = len(self._points)
        self._add(n, came_from, (NO_ACTOR, 0), self._depth[came_from] + 1, barrier)
        self._dice[n] = key

    def acted_before(self, seat: int, action: int, barrier: int) -> None:
        """A new entry from a snapshot: the state after it is made again when somebody wants it."""
        came_from = self.point
        self._add(len(self._points), came_from, (seat, action), self._depth[came_from] + 1, barrier)

    def keep(self, state: State) -> None:
        """The state now, taken from a snapshot: later ones are made from it."""
        self._kept[self.point] = state.clone()

    def barriers(self) -> list[int]:
        """By entry, the start first: the barrier after it."""
        return self._barriers

    def went(self, point: int) -> None:
        """A new entry that is no action: an undo to an earlier point, or anything that leaves the state alone."""
        self._add(point, point, (0, 0), self._depth[point], self._barriers[point])

    def undoable(self, seat: int) -> int:
        """How many actions lie between now and the last thing the seat cannot take back."""
        point, count = self.point, 0
        while point > 0 and self.actor(point) == seat and self._barriers[self.before(point)] == self._barriers[-1]:
            point, count = self.before(point), count + 1
        return count

    def _add(self, point: int, before: int, move: tuple[int, int], depth: int, barrier: int) -> None:
        self._points.append(point)
        self._before.append(before)
        self._moves.append(move)
        self._depth.append(depth)
        self._barriers.append(barrier)

    def state(self, n: int) -> State:
        """The state after entry n, one's own to keep; its trail is what that entry told."""
        point = self._points[n]
        again: list[int] = []
        while point not in self._kept:
            again.append(point)
            point = self._before[point]
        state = self._kept[point].clone()
        for later in reversed(again):
            if later in self._dice:
                take_dice(state, self._dice[later])
            else:
                apply_telling(state, *self._moves[later])
            if self._depth[later] % KEEP_EVERY == 0:
                self._kept[later] = state.clone()
        if self._points[n] != n:
            state.trail = vec[i64]()
        return state


def take_dice(state: State, key: bytes) -> None:
    """Other dice in the same position; nothing is told of it."""
    state.dice = dice_from_key(key)
    state.trail = vec[i64]()


def apply_telling(state: State, seat: int, action: int) -> None:
    """Do the action; afterwards the trail holds what it told and nothing older."""
    older = state.trail
    state.telling = True
    state.trail = vec[i64]()
    try:
        state.apply(i64(seat), i64(action))
    except ValueError:
        state.trail = older
        raise
