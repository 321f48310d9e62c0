"""What a match does not do, and why: a sentence with an id, like the rules of a game have them.

The rules' own refusals are `theogony.kernel.state.Refused`. In both cases nothing has changed.
"""

from typing import Final

LATE: Final = "engine.late"
OVER: Final = "engine.over"
PAUSED: Final = "engine.paused"
NOT_PAUSED: Final = "engine.not-paused"
NO_SUCH_SEAT: Final = "engine.no-such-seat"
UNDO_NOTHING: Final = "engine.undo-nothing"
UNDO_OTHERS: Final = "engine.undo-others"
UNDO_BARRIER: Final = "engine.undo-barrier"
UNDO_QUIET: Final = "engine.undo-quiet"

DECLINED_IDS: Final = (
    LATE,
    OVER,
    PAUSED,
    NOT_PAUSED,
    NO_SUCH_SEAT,
    UNDO_NOTHING,
    UNDO_OTHERS,
    UNDO_BARRIER,
    UNDO_QUIET,
)


class Declined(ValueError):
    """Something a match did not do. `id` is one of DECLINED_IDS."""

    def __init__(self, id: str, sentence: str) -> None:
        super().__init__(sentence)
        self.id = id


class Late(Declined):
    """The action was right when it was sent, but something happened first. Not an error: show it softly."""

    def __init__(self, sentence: str) -> None:
        super().__init__(LATE, sentence)
