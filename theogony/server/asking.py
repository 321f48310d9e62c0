"""Whom the table asks: a question with one quiet answer, or one a player has answered for good, is put to nobody.

Others cannot tell: they see the same question open for the same time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from theogony.kernel.agenda import BIT
from theogony.kernel.state import State
from theogony.match import PERSON

if TYPE_CHECKING:
    from theogony.server.room import Room


def answer_for(room: Room, seat: int, view: State | None = None) -> int | None:
    """The action with which the server answers for the person in the seat; None if the person is asked.

    `view` is what the seat sees, if that is at hand. It holds also once the answer is in and others' are waited for.
    """
    match = room.match
    if match is None or match.over or match.players[seat] != PERSON:
        return None
    state = match.state if view is None else view
    answered = room.record.seats[seat].standing
    quiet = state.agenda.quiet_for(i64(seat))
    if not (quiet or answered) or not state.acting() & BIT[seat]:
        return None
    seen = state.seen_by(i64(seat)) if view is None else view
    legal = seen.legal(i64(seat))
    if quiet and len(legal) == 1:
        return int(legal[0])
    question, answers = room.table.standing_answers(seen, seat)
    return answers.get(answered.get(question, ""))
