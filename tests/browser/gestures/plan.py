"""What a person has to touch, turn and count to say an action: from the game's own says, for any game."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from tests.browser.gestures.positions import Position
from theogony.kernel.state import State
from theogony.table import Table, table_of
from theogony.words import words

MOST_LINKS = 6


@dataclass
class Saying:
    """One action: `name` is what the page calls its kind, `touches` what is touched, in order."""

    notation: str
    name: str
    touches: list[str]
    flips: bool = False  # the last touch is the flip gesture
    turns: dict[str, int] = field(default_factory=dict)  # `side` and `rot`, from 0, of what is held
    held: str = ""  # what the question has put into the hand
    amount: int | None = None
    drops: list[str] = field(default_factory=list)  # touched only if the page still asks for them


def sayings(position: Position) -> list[Saying]:
    """How the action of a position is said, with what it asks its player before it is done."""
    table, state, chance = table_of(position.game), position.state(), Random(0)
    out: list[Saying] = []
    action = position.action
    for _ in range(MOST_LINKS):
        out.append(_saying(table, state, position.seat, action))
        barrier, belongs = state.barrier(), table.says[position.game.space.kind_of(action).name].chain
        state.apply(position.seat, action)
        if state.barrier() != barrier or int(state.agenda.kind_for(position.seat)) not in belongs:
            break
        legal = [int(one) for one in state.legal(position.seat)]
        last = [one for one in legal if not table.says[position.game.space.kind_of(one).name].chain]
        action = chance.choice(last or legal)
    return out


def _saying(table: Table, state: State, seat: int, action: int) -> Saying:
    space = table.game.space
    kind, view = space.kind_of(action), state.seen_by(seat)
    say, said = table.says[kind.name], table.said(view, seat, action)
    held = table.prompt(view, seat).hand
    name = words("en", table.game).say(say.name or f"kind-{kind.name}")
    out = Saying(space.notation(action), name, [])
    for slot_name, slot in say.slots.items():
        word = said[slot_name]
        if slot.kind in ("touch", "flip") and word in held:
            out.held = str(word)
        elif slot.kind in ("touch", "flip"):
            out.touches.append(str(word))
            out.flips = slot.kind == "flip"
        elif slot.kind == "drop":
            out.drops.append(str(word))
        elif slot.kind == "members":
            assert isinstance(word, list)
            out.touches += word
        elif slot.kind == "turn":
            out.turns[slot_name] = int(str(word))
        elif slot.kind == "amount":
            out.amount = int(str(word))
    return out
