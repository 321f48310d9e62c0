"""The agenda: which questions are open, to whom, and what is to be done after them.

A *question* asks one seat, or several at once, for an action. A *duty* asks nobody: it is something the rules
still have to do ("refill, then the next turn") once everything above it is answered. Frames lie on each
other; what lies on top comes first, and a frame can make the seats in its `blocks` wait for it.

Three ways to ask:

* ASK     one seat; the answer counts at once. Several such frames side by side, each blocking only its own
          seat, are an *open* question: everybody answers at once and the order does not matter.
* SEALED  several seats; answers are kept face down and may be replaced until the last one is in.
          QUIET is the same where even who has answered yet is nobody's business.
* RACE    several seats, again and again; the frame stays until the rules drop it.

What an answer leads to takes the place of the question it answered, first asked first. Only a question that
one seat's own chain puts to another seat waits behind what that seat has open: so two chains of questions side
by side give the same state in whichever order they are answered. Chains that put questions to each other, or to
the same third seat, give the same frames only up to their order and serial numbers: ask such things one by one.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

MOST_SEATS: Final[i64] = 6
BIT: Final = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128, 256])
ALL: Final[i64] = 255  # every seat and the hourglass

ASK: Final[i64] = 0
SEALED: Final[i64] = 1
QUIET: Final[i64] = 2
RACE: Final[i64] = 3
DUTY: Final[i64] = 4

NO_ANSWER: Final[i64] = -1000000  # no action, hidden or not, has this number

# A frame is STRIDE numbers.
KIND: Final[i64] = 0
MODE: Final[i64] = 1
ASKED: Final[i64] = 2
ANSWERED: Final[i64] = 3
BLOCKS: Final[i64] = 4
SERIAL: Final[i64] = 5
P0: Final[i64] = 6
P1: Final[i64] = 7
P2: Final[i64] = 8
P3: Final[i64] = 9
ANSWERS: Final[i64] = 10
STRIDE: Final[i64] = 16


class Agenda:
    """Frames from the bottom (0) to the top (`depth` - 1), and the one being worked on.

    The frame last taken off stays readable as `kind`, `mode`, `p0` … `p3` and `answer(seat)` while the rules
    work on it; what they then ask goes to its place.
    """

    frames: vec[i64]
    depth: i64
    serials: vec[i64]  # number of the newest question of each seat; counted by seat, so that chains commute
    place: i64  # where the next frame goes
    current: vec[i64]  # the frame being worked on

    def __init__(self) -> None:
        self.frames = vec[i64]()
        self.depth = 0
        self.serials = vec[i64]([0] * 6)
        self.place = 0
        self.current = vec[i64]([0] * 16)

    # who may act

    def acting(self) -> i64:
        """Seats that may answer something now."""
        acting: i64 = 0
        blocked: i64 = 0
        f = self.frames
        at: i64 = (self.depth - 1) * STRIDE
        while at >= 0:
            if f[at + MODE] != DUTY:
                acting |= f[at + ASKED] & ~blocked
            blocked |= f[at + BLOCKS]
            at -= STRIDE
        return acting

    def awaited(self) -> i64:
        """Those of them the table waits for: none in a race, none whose sealed answer is in."""
        awaited: i64 = 0
        blocked: i64 = 0
        f = self.frames
        at: i64 = (self.depth - 1) * STRIDE
        while at >= 0:
            if f[at + MODE] < RACE:
                awaited |= f[at + ASKED] & ~f[at + ANSWERED] & ~blocked
            blocked |= f[at + BLOCKS]
            at -= STRIDE
        return awaited

    def frame_of(self, seat: i64) -> i64:
        """Where the frame starts that the seat's next action answers; -1 if it is asked nothing."""
        blocked: i64 = 0
        bit = BIT[seat]
        f = self.frames
        at: i64 = (self.depth - 1) * STRIDE
        while at >= 0:
            if f[at + MODE] != DUTY and f[at + ASKED] & bit != 0 and blocked & bit == 0:
                return at
            blocked |= f[at + BLOCKS]
            at -= STRIDE
        return -1

    def kind_for(self, seat: i64) -> i64:
        """The kind of question the seat is asked; -1 if none."""
        at = self.frame_of(seat)
        return self.frames[at + KIND] if at >= 0 else i64(-1)

    def serial_for(self, seat: i64) -> i64:
        """The serial number of the question the seat is asked; 0 if none."""
        at = self.frame_of(seat)
        return self.frames[at + SERIAL] if at >= 0 else i64(0)

    def parameter_for(self, seat: i64, k: i64) -> i64:
        """The k-th parameter of the question the seat is asked."""
        return self.frames[self.frame_of(seat) + P0 + k]

    def sealed_for(self, seat: i64) -> i64:
        """The answer the seat has given to its sealed question so far, or NO_ANSWER."""
        at = self.frame_of(seat)
        return self.frames[at + ANSWERS + seat] if at >= 0 else NO_ANSWER

    def seals(self, seat: i64) -> bool:
        """Whether the seat's next action is a sealed answer."""
        at = self.frame_of(seat)
        return at >= 0 and (self.frames[at + MODE] == SEALED or self.frames[at + MODE] == QUIET)

    def quiet_for(self, seat: i64) -> bool:
        """Whether the seat is asked a QUIET question: then others may not know whether it has answered."""
        at = self.frame_of(seat)
        return at >= 0 and self.frames[at + MODE] == QUIET

    def quiet(self) -> bool:
        """Whether any QUIET question is open, to whomever."""
        for k in range(self.depth):
            if self.frames[k * STRIDE + MODE] == QUIET:
                return True
        return False

    # asking

    def put(self, kind: i64, mode: i64, asked: i64, blocks: i64, p0: i64, p1: i64, p2: i64, p3: i64) -> None:
        """Lay a frame at the current place: above what was there before, below what was put there since."""
        at: i64 = self.place
        if mode < RACE and asked & ~self.current[BLOCKS] != 0:
            at = self._behind(asked, at)
        f = self.frames
        need: i64 = (self.depth + 1) * STRIDE
        while i64(len(f)) < need:
            f = append(f, i64(0))
        self.frames = f
        k: i64 = need - 1
        low: i64 = (at + 1) * STRIDE
        while k >= low:
            f[k] = f[k - STRIDE]
            k -= 1
        base: i64 = at * STRIDE
        f[base + KIND] = kind
        f[base + MODE] = mode
        f[base + ASKED] = asked
        f[base + ANSWERED] = 0
        f[base + BLOCKS] = blocks
        f[base + SERIAL] = self._number(asked)
        f[base + P0] = p0
        f[base + P1] = p1
        f[base + P2] = p2
        f[base + P3] = p3
        for seat in range(MOST_SEATS):
            f[base + ANSWERS + seat] = NO_ANSWER
        self.depth += 1
        if at < self.place:
            self.place += 1

    def _number(self, asked: i64) -> i64:
        """The next serial number common to these seats; 0 for nobody."""
        number: i64 = 0
        if asked == 0:
            return number
        for seat in range(MOST_SEATS):
            if asked & BIT[seat] != 0 and self.serials[seat] >= number:
                number = self.serials[seat] + 1
        for seat in range(MOST_SEATS):
            if asked & BIT[seat] != 0:
                self.serials[seat] = number
        return number

    def _behind(self, asked: i64, place: i64) -> i64:
        """The place for a question to these seats: not in front of one they still have open."""
        f = self.frames
        for k in range(place):
            at: i64 = k * STRIDE
            if f[at + MODE] < RACE and f[at + ASKED] & ~f[at + ANSWERED] & asked != 0:
                return k
        return place

    # answering

    def take(self, at: i64) -> None:
        """Take the frame at this offset off; it becomes the current one and its place the next place."""
        f = self.frames
        c = self.current
        for k in range(STRIDE):
            c[k] = f[at + k]
        end: i64 = (self.depth - 1) * STRIDE
        k2: i64 = at
        while k2 < end:
            f[k2] = f[k2 + STRIDE]
            k2 += 1
        self.depth -= 1
        self.place = at // STRIDE

    def look(self, at: i64) -> None:
        """Work on a frame that stays (a race): what is asked now goes on top of it."""
        f = self.frames
        c = self.current
        for k in range(STRIDE):
            c[k] = f[at + k]
        self.place = at // STRIDE + 1

    def stand_aside(self) -> None:
        """The hourglass acts: no frame is worked on (`kind` is -1), what is asked now goes on top."""
        for k in range(STRIDE):
            self.current[k] = 0
        self.current[KIND] = -1
        self.place = self.depth

    def seal(self, at: i64, seat: i64, action: i64) -> bool:
        """Keep a sealed answer; True if it was the last one missing."""
        f = self.frames
        f[at + ANSWERS + seat] = action
        f[at + ANSWERED] |= BIT[seat]
        return f[at + ANSWERED] & f[at + ASKED] == f[at + ASKED]

    def next_duty(self) -> i64:
        """Where the topmost duty starts that nothing above it holds up; -1 if there is none."""
        blocked: i64 = 0
        f = self.frames
        at: i64 = (self.depth - 1) * STRIDE
        while at >= 0:
            if f[at + MODE] == DUTY and f[at + BLOCKS] & blocked == 0:
                return at
            blocked |= f[at + BLOCKS]
            at -= STRIDE
        return -1

    def drop(self, kind: i64, seats: i64) -> None:
        """Take off every frame of this kind that asks or holds up any of these seats."""
        k: i64 = self.depth - 1
        while k >= 0:
            at: i64 = k * STRIDE
            f = self.frames
            if f[at + KIND] == kind and (f[at + ASKED] | f[at + BLOCKS]) & seats != 0:
                end: i64 = (self.depth - 1) * STRIDE
                j: i64 = at
                while j < end:
                    f[j] = f[j + STRIDE]
                    j += 1
                self.depth -= 1
                if k < self.place:
                    self.place -= 1
            k -= 1

    def clear(self) -> None:
        """Nobody is asked anything any more: the game is over."""
        self.depth = 0
        self.place = 0

    # the frame being worked on

    def kind(self) -> i64:
        return self.current[KIND]

    def p0(self) -> i64:
        return self.current[P0]

    def p1(self) -> i64:
        return self.current[P1]

    def p2(self) -> i64:
        return self.current[P2]

    def p3(self) -> i64:
        return self.current[P3]

    def asked(self) -> i64:
        return self.current[ASKED]

    def answer(self, seat: i64) -> i64:
        """The sealed answer of a seat; NO_ANSWER if it was not asked."""
        return self.current[ANSWERS + seat]

    # copies

    def clone(self) -> "Agenda":
        new = Agenda()
        new.frames = self.frames[: self.depth * STRIDE]
        new.depth = self.depth
        new.serials = self.serials[:]
        return new

    def blank_for(self, viewer: i64) -> None:
        """Forget what the viewer may not know: sealed answers of others, and who gave a QUIET one."""
        f = self.frames
        for k in range(self.depth):
            at: i64 = k * STRIDE
            if f[at + MODE] == SEALED or f[at + MODE] == QUIET:
                for seat in range(MOST_SEATS):
                    if seat != viewer:
                        f[at + ANSWERS + seat] = NO_ANSWER
                        if f[at + MODE] == QUIET:
                            f[at + ANSWERED] &= ~BIT[seat]

    def unseal(self, seat: i64, action: i64) -> None:
        """On a guess: what the seat might have answered to its sealed question."""
        at = self.frame_of(seat)
        if at >= 0:
            self.frames[at + ANSWERS + seat] = action

    def sealed_unknown(self, seat: i64) -> bool:
        """On a guess: whether the seat has answered a sealed question and the view did not say what."""
        at = self.frame_of(seat)
        if at < 0 or self.frames[at + MODE] == ASK or self.frames[at + MODE] == RACE:
            return False
        return self.frames[at + ANSWERED] & BIT[seat] != 0 and self.frames[at + ANSWERS + seat] == NO_ANSWER

    def numbers(self) -> vec[i64]:
        """Everything, flat, for `State.dump`."""
        out = vec[i64]([self.depth])
        for seat in range(MOST_SEATS):
            out = append(out, self.serials[seat])
        for k in range(self.depth * STRIDE):
            out = append(out, self.frames[k])
        return out

    def restore(self, numbers: vec[i64]) -> None:
        if i64(len(numbers)) < 1 + MOST_SEATS:
            raise ValueError("The saved agenda is cut short.")
        self.depth = numbers[0]
        for seat in range(MOST_SEATS):
            self.serials[seat] = numbers[1 + seat]
        self.frames = numbers[1 + MOST_SEATS :]
        if i64(len(self.frames)) != self.depth * STRIDE:
            raise ValueError("The saved agenda is cut short.")
