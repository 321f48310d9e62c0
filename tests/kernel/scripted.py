"""A state whose rules are a script: what each question leads to is a table given by the test.

A question or duty has a number as p0. `script[number]` lists what it leads to, each as (how, seat, number) with how one
of "ask", "aside", "then", "then-aside". What happens is written down by seat, in the order it happened there.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from theogony.kernel.space import Space
from theogony.kernel.state import NOT_THE_QUESTION, State
from theogony.kernel.trail import Events

SPACE: Final = Space("scripted")
SAY: Final = SPACE.kind("say", word=3)
RING: Final = SPACE.time_kind("ring")
EVENTS: Final = Events()
HEARD: Final = EVENTS.event("heard", "seat", "word", secret=("word",))

QUESTION: Final = 0
DUTY: Final = 1
MOST: Final = 64

Step = tuple[str, int, int]
Script = dict[int, list[Step]]


class Scripted(State):
    """`done` holds MOST numbers for each seat: how many, then 3 * number + word for answers, -1 - number for duties."""

    def __init__(self) -> None:
        super().__init__()
        self.done: vec[i64] = vec[i64]()
        self.script: Script = {}
        self.kept: set[int] = set()  # questions that stay open

    def blank(self) -> State:
        new = Scripted()
        new.script = self.script
        new.kept = self.kept
        return new

    def game_id(self) -> str:
        return "scripted"

    def space(self) -> Space:
        return SPACE

    def events(self) -> Events:
        return EVENTS

    def numbers_held(self) -> list[vec[i64]]:
        return [self.done]

    def hold(self, small: list[vec[i64]], numbers: list[vec[i64]]) -> None:  # type: ignore[override]
        self.done = numbers[0]

    def write(self, seat: int, number: int) -> None:
        at = seat * MOST
        self.done[at] += 1
        self.done[at + self.done[at]] = number

    def written(self, seat: int) -> list[int]:
        at = seat * MOST
        return [int(self.done[at + 1 + k]) for k in range(int(self.done[at]))]

    def lead(self, number: int) -> None:
        for how, seat, next_number in self.script.get(number, []):
            if how == "ask":
                self.ask(QUESTION, seat, next_number)
            elif how == "aside":
                self.ask_aside(QUESTION, seat, next_number)
            elif how == "then":
                self.then(DUTY, next_number)
            else:
                self.then_aside(DUTY, seat, next_number)

    def choices(self, seat: i64) -> vec[i64]:
        if seat == self.seats:
            return vec[i64]([RING.of0()])
        out = vec[i64]()
        for word in range(3):
            out = append(out, SAY.of1(word))
        return out

    def forbids(self, seat: i64, action: i64) -> i64:
        return 0 if RING.has(action) == (seat == self.seats) else NOT_THE_QUESTION

    def keeps_question(self, seat: i64, action: i64) -> bool:
        return int(self.agenda.parameter_for(seat, 0)) in self.kept

    def answer(self, seat: i64, action: i64) -> None:
        if RING.has(action):
            self.write(0, 1000 + int(self.agenda.kind()))
            self.stop_timer()
            return
        number = int(self.agenda.p0())
        self.write(int(seat), 3 * number + int(SAY.arg(action, 0)))
        self.tell(HEARD, seat, SAY.arg(action, 0))
        self.lead(number)

    def reveal(self) -> None:
        for seat in range(self.seats):
            if self.agenda.asked() >> seat & 1:
                self.write(seat, int(SAY.arg(self.agenda.answer(seat), 0)))

    def perform(self) -> None:
        number = int(self.agenda.p0())
        self.write(int(self.agenda.p3()), -1 - number)
        self.lead(number)


def scripted(seats: int, script: Script) -> Scripted:
    """The state after what number 0 leads to."""
    state = Scripted()
    state.seats = seats
    state.done = vec[i64]([0] * (MOST * seats))
    state.script = script
    state.lead(0)
    state.run()
    return state


def asked(state: State) -> dict[int, int]:
    """The number of the question each acting seat is asked."""
    acting = int(state.acting())
    return {seat: int(state.agenda.parameter_for(seat, 0)) for seat in range(int(state.seats)) if acting >> seat & 1}
