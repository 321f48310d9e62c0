"""A game under way in simulated time: whose decision it is, what it can be, and what the seat sees in numbers.

Whoever drives a game from outside (environments, vector environments) needs the same few things at each decision. The
hourglass is nobody's decision: it acts by itself when the simulated time of `Chooser` has run out.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from theogony.kernel.agenda import ANSWERS, BIT, KIND, NO_ANSWER, P0, STRIDE
from theogony.kernel.dice import Dice
from theogony.kernel.playout import PACE, Chooser
from theogony.kernel.state import EVERYBODY, State

FRAMES: Final[i64] = 4  # how many frames of the agenda are shown
NONE: Final[i64] = -1  # in the numbers of a sight: nothing there


class Course:
    """One game and its next decision: `seat` is to choose one of `legal`; -1 when the game is over.

    `chance` becomes its own: it decides who is first where several may act, and what the hourglass does.
    """

    state: State
    chance: Dice
    chooser: Chooser
    seat: i64
    legal: vec[i64]
    done: i64  # decisions so far, the hourglass's not among them

    def __init__(self, state: State, chance: Dice) -> None:
        self.state = state
        self.chance = chance
        self.chooser = Chooser(PACE)
        self.seat = -1
        self.legal = vec[i64]()
        self.done = 0
        self.advance()

    def advance(self) -> None:
        """Go on to the next decision of a seat, or to the end."""
        state = self.state
        while True:
            seat = self.chooser.next_seat(state, self.chance)
            if seat < 0:
                self.seat = -1
                self.legal = vec[i64]()
                return
            legal = state.legal(seat)
            if len(legal) == 0:  # in a race a seat may have nothing to do until time passes
                if state.deadline() == 0:
                    raise ValueError(f"Seat {seat} is to act and has no legal action, and no time runs.")
            elif seat == state.seats:
                state.apply_legal(seat, legal[self.chance.below(i64(len(legal)))])
            else:
                self.seat = seat
                self.legal = legal
                return

    def act(self, action: i64) -> None:
        """The seat's decision, and on to the next one. Raises `Refused`, and changes nothing, if it is not legal."""
        self.state.apply(self.seat, action)
        self.done += 1
        self.advance()

    def act_legally(self, action: i64) -> None:
        """`act` for one of `legal`; with any other the state is broken."""
        self.state.apply_legal(self.seat, action)
        self.done += 1
        self.advance()

    def pick(self) -> i64:
        """Any of the legal actions, each as likely as the next."""
        return self.legal[self.chance.below(i64(len(self.legal)))]


def public_length(seats: i64) -> i64:
    """How many numbers `public_numbers` writes for so many seats."""
    return 3 * seats + 8 + FRAMES * 5


def sight(state: State, seat: i64, secretive: bool) -> State:
    """The state to read the seat's observation from: its view, or the state itself where nothing could be hidden.

    `secretive` says whether the game states a `hide`; one that does not has no secrets but sealed answers, which
    `public_numbers` leaves out, and who gave a quiet one.
    """
    if state.eyes == EVERYBODY and (secretive or state.agenda.quiet()):
        return state.seen_by(seat)
    return state


def public_numbers(seen: State, seat: i64, out: vec[i64], at: i64) -> None:
    """Write what is the same in every game from `at` on: the seat, who may act, who is awaited, everybody's points, the
    hourglass, the seat's own question and sealed answer, and the uppermost frames of the agenda."""
    seats = seen.seats
    acting = seen.acting()
    awaited = seen.awaited()
    out[at] = seat
    at += 1
    for k in range(seats):
        out[at + k] = i64(1) if acting & BIT[k] != 0 else i64(0)
        out[at + seats + k] = i64(1) if awaited & BIT[k] != 0 else i64(0)
        out[at + 2 * seats + k] = seen.score(k)
    at += 3 * seats
    out[at] = seen.deadline() // 1000
    agenda = seen.agenda
    frames = agenda.frames
    own = agenda.frame_of(seat)
    out[at + 1] = frames[own + KIND] if own >= 0 else NONE
    for k in range(i64(4)):
        out[at + 2 + k] = frames[own + P0 + k] if own >= 0 else NONE
    sealed = frames[own + ANSWERS + seat] if own >= 0 else NO_ANSWER
    out[at + 6] = NONE if sealed == NO_ANSWER else sealed
    at += 7
    for k in range(FRAMES):
        frame = (agenda.depth - 1 - k) * STRIDE
        out[at] = frames[frame + KIND] if frame >= 0 else NONE
        for j in range(i64(4)):
            out[at + 1 + j] = frames[frame + P0 + j] if frame >= 0 else NONE
        at += 5


def held_numbers(seen: State, out: vec[i64], at: i64) -> None:
    """Write the game's own numbers from `at` on, array after array."""
    for numbers in seen.numbers_held():
        for k in range(i64(len(numbers))):
            out[at] = numbers[k]
            at += 1


def numbers_length(state: State) -> i64:
    """How many numbers a sight of the state has besides its bytes."""
    total = public_length(state.seats)
    for numbers in state.numbers_held():
        total += i64(len(numbers))
    return total


def sight_numbers(seen: State, seat: i64) -> vec[i64]:
    """All numbers of a sight: the public ones, then the game's own."""
    out = vec[i64]()
    for _ in range(numbers_length(seen)):
        out = append(out, i64(0))
    public_numbers(seen, seat, out, 0)
    held_numbers(seen, out, public_length(seen.seats))
    return out


def sight_bytes(seen: State) -> bytes:
    """All small numbers of a sight, array after array."""
    return b"".join(seen.bytes_held())
