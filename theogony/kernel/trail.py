"""Events: what `apply` tells about itself while it runs, for the log, the animation and the bots that count.

    EVENTS = Events()
    DREW = EVENTS.event("drew", "seat", "card", secret=("card",))

A state that is being shown keeps a trail of them (`State.tell`); simulations and search leave it off. Each entry
says who may see its secret parameters; `seen_by` blanks them for everybody else.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

ENTRY: Final[i64] = 7  # numbers in an entry: event, who sees its secrets, five parameters
EVERYONE: Final[i64] = 255
UNKNOWN: Final[i64] = -1  # a blanked parameter


class Event:
    """One kind of event: its name, the names of its parameters, and which of them can be secret."""

    name: str
    index: i64
    parameters: tuple[str, ...]
    secret: vec[i64]  # 1 for a parameter that only some may see

    def __init__(self, name: str, index: i64, parameters: tuple[str, ...], secret: tuple[str, ...]) -> None:
        if len(parameters) > 5:
            raise ValueError(f"Event {name} has {len(parameters)} parameters; five is the most.")
        self.name = name
        self.index = index
        self.parameters = parameters
        marks = vec[i64]()
        for parameter in parameters:
            marks = append(marks, i64(1) if parameter in secret else i64(0))
        self.secret = marks


class Events:
    """All kinds of event of one game."""

    events: list[Event]

    def __init__(self) -> None:
        self.events = []

    def event(self, name: str, *parameters: str, secret: tuple[str, ...] = ()) -> i64:
        """Declare a kind of event; the number returned is what `State.tell` takes."""
        event = Event(name, i64(len(self.events)), parameters, secret)
        self.events.append(event)
        return event.index

    def read(self, trail: vec[i64]) -> list[tuple[str, dict[str, int]]]:
        """The trail as names and parameters, in the order it happened."""
        out: list[tuple[str, dict[str, int]]] = []
        for k in range(len(trail) // int(ENTRY)):
            at = k * int(ENTRY)
            event = self.events[int(trail[at])]
            values = {name: int(trail[at + 2 + j]) for j, name in enumerate(event.parameters)}
            out.append((event.name, values))
        return out

    def blanked(self, trail: vec[i64], viewer_bit: i64) -> vec[i64]:
        """The trail as a viewer may see it (bit 0 for a spectator)."""
        out = trail[:]
        for k in range(i64(len(trail)) // ENTRY):
            at: i64 = k * ENTRY
            if out[at + 1] != EVERYONE and out[at + 1] & viewer_bit == 0:
                event = self.events[int(out[at])]
                for j in range(i64(len(event.secret))):
                    if event.secret[j] != 0:
                        out[at + 2 + j] = UNKNOWN
            out[at + 1] = EVERYONE
        return out
