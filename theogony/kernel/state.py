"""The state of a game: the contract every game fulfils and everything derived from it.

A game subclasses `State`, keeps its position in a handful of `vec[u8]` and `vec[i64]` arrays named after the things
of its box, and writes the methods under "what a game states". All the rest is here: who may act, refusals
that do not depend on the game, applying, views, guesses, copies, and bytes.

Some words used throughout. `seat` is a player's number from 0; TIME, the number of seats, is the hourglass; NOBODY
is a spectator. A *view* (`seen_by`) is a state in which whatever its viewer may not know is blank; it refuses to be
applied to. A *guess* of a view is a full state that looks exactly like the view to its viewer.
"""

from typing import Final
from zlib import crc32

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from theogony.kernel.agenda import ALL, ASK, BIT, DUTY, QUIET, RACE, SEALED, Agenda
from theogony.kernel.dice import Dice, blank_dice
from theogony.kernel.space import Space
from theogony.kernel.trail import Events

NOBODY: Final[i64] = -1  # a spectator
EVERYBODY: Final[i64] = -2  # the eyes of a full state

# Refusals that are the same in every game. A game's own rules have positive numbers.
ALLOWED: Final[i64] = 0
OVER: Final[i64] = -1  # the game is over
NOT_ASKED: Final[i64] = -2  # it is not for this seat to act now
NO_SUCH_ACTION: Final[i64] = -3  # the number is outside the action space
DUPLICATE: Final[i64] = -4  # another action says the same thing; that one stands for both
NOT_THE_QUESTION: Final[i64] = -5  # an action of the game, but not an answer to what is asked

ENGINE_RULES: Final = {
    -1: "engine.over",
    -2: "engine.not-asked",
    -3: "engine.no-such-action",
    -4: "engine.duplicate",
    -5: "engine.not-the-question",
}


class Refused(ValueError):
    """An action that was not done. `rule` is the number `State.refusal` gave; nothing has changed."""

    def __init__(self, sentence: str, seat: int, action: int, rule: int) -> None:
        super().__init__(sentence)
        self.seat = seat
        self.action = action
        self.rule = rule

    def __reduce__(self) -> tuple[object, ...]:
        return (Refused, (str(self), self.seat, self.action, self.rule))


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game, with everything needed to go on from it."""

    seats: i64
    eyes: i64  # whose view this is; EVERYBODY for a full state
    dice: Dice
    agenda: Agenda
    learned: i64  # see barrier()
    timer_length: i64
    timer_serial: i64
    telling: bool  # whether apply leaves a trail
    trail: vec[i64]

    def __init__(self) -> None:
        self.seats = 0
        self.eyes = EVERYBODY
        self.dice = blank_dice()
        self.agenda = Agenda()
        self.learned = 0
        self.timer_length = 0
        self.timer_serial = 0
        self.telling = False
        self.trail = vec[i64]()

    # ---- what a game states

    def blank(self) -> "State":
        """A new, empty state of the same game (`return GodsState()`)."""
        raise NotImplementedError

    def game_id(self) -> str:
        """The id under which the game is registered."""
        raise NotImplementedError

    def space(self) -> Space:
        """The game's action space."""
        raise NotImplementedError

    def events(self) -> Events:
        """The game's kinds of event; none unless it says so."""
        return NO_EVENTS

    def bytes_held(self) -> list[vec[u8]]:
        """The arrays of small numbers (0 to 255), always in the same order. Empty if there are none."""
        return []

    def numbers_held(self) -> list[vec[i64]]:
        """The arrays of other numbers, always in the same order."""
        return []

    def hold(self, small: list[vec[u8]], numbers: list[vec[i64]]) -> None:
        """Take these arrays as one's own: the inverse of `bytes_held` and `numbers_held`."""
        raise NotImplementedError

    def choices(self, seat: i64) -> vec[i64]:
        """Every action with which the seat can answer what it is asked: ascending, no two alike.

        Called only for a seat that may act (`agenda.kind_for(seat)` says on which question), or for TIME while a
        deadline runs.
        """
        raise NotImplementedError

    def forbids(self, seat: i64, action: i64) -> i64:
        """0, or the number of the rule that forbids the action. Stated independently of `choices`.

        Called only for a seat that may act, with an action of the space.
        """
        raise NotImplementedError

    def answer(self, seat: i64, action: i64) -> None:
        """Do what the action says. The question it answers has been taken off the agenda (a race stays);
        `agenda.kind()` and `agenda.p0()` … tell which it was (-1 for TIME). What is asked from here takes its place."""
        raise NotImplementedError

    def reveal(self) -> None:
        """All sealed answers to a question are in: resolve them (`agenda.kind()`, `agenda.answer(seat)`).

        The barrier has grown already: from here on the answers count as known.
        """
        raise NotImplementedError

    def perform(self) -> None:
        """Do the duty that has come up: `agenda.kind()`, `agenda.p0()` …"""
        raise NotImplementedError

    def keeps_question(self, seat: i64, action: i64) -> bool:
        """Whether the action is a standing offer that leaves the seat's question as open as it was."""
        return False

    def hide(self, viewer: i64) -> None:
        """On a copy: blank everything the viewer (a seat or NOBODY) may not know. Nothing to do without secrets."""

    def fill(self, dice: Dice) -> None:
        """On a copy of a view: fill the blanks with something the viewer cannot tell from the truth."""

    def seen_action(self, seat: i64, action: i64, viewer: i64) -> i64:
        """The action as the viewer sees it being done: itself, or a kind's `hidden()` member. Asked before `apply`.

        Unless the game says more, sealed answers are hidden from everybody else. Where answers of several kinds
        are possible, hide them all as the same kind.
        """
        if viewer == seat or viewer == EVERYBODY or seat == self.seats or not self.agenda.seals(seat):
            return action
        return self.space().kinds[int(self.space().index_of(action))].hidden()

    def score(self, seat: i64) -> i64:
        """The points to show for the seat now; on a view, what the view knows of them."""
        raise NotImplementedError

    def places(self) -> vec[i64]:
        """The result, or what it would be now: 1 is first, ties share a place. Rewards come from this."""
        raise NotImplementedError

    def census(self) -> vec[i64]:
        """How many of every component there are, wherever they lie. On a full state it never changes."""
        raise NotImplementedError

    # ---- who may act, and how

    def acting(self) -> i64:
        """Seats that may act now, as bits; bit `seats` (TIME) while a deadline runs. 0: the game is over."""
        acting = self.agenda.acting()
        if self.timer_length > 0 and acting != 0:
            acting |= BIT[self.seats]
        return acting

    def awaited(self) -> i64:
        """Those of the acting seats the table waits for. None in a race."""
        return self.agenda.awaited()

    def over(self) -> bool:
        return self.acting() == 0

    def question(self, seat: i64) -> i64:
        """The serial number of the question the seat's next action answers; 0 if it is asked nothing.

        A new question has a new number; a sealed answer that may still be replaced, and a race, keep theirs.
        """
        if seat < 0 or seat >= self.seats:
            return 0
        return self.agenda.serial_for(seat)

    def legal(self, seat: i64) -> vec[i64]:
        """Every action open to the seat: ascending, no two alike. On a view only for its own eyes."""
        self._own_eyes(seat)
        if not self._may_act(seat):
            return vec[i64]()
        return self.choices(seat)

    def refusal(self, seat: i64, action: i64) -> i64:
        """0 if the seat may do this now, else the number of the rule that forbids it (below 0: ENGINE_RULES)."""
        self._own_eyes(seat)
        if not self.space().holds(action):
            return NO_SUCH_ACTION
        if not self._may_act(seat):
            return OVER if self.acting() == 0 else NOT_ASKED
        return self.forbids(seat, action)

    def _may_act(self, seat: i64) -> bool:
        return 0 <= seat <= self.seats and self.acting() & BIT[seat] != 0

    def _own_eyes(self, seat: i64) -> None:
        if self.eyes != EVERYBODY and self.eyes != seat:
            raise ValueError(f"This is the view of {_viewer(self.eyes)}: it cannot tell what is legal for seat {seat}.")

    def apply(self, seat: i64, action: i64) -> None:
        """Do the action and run on until somebody has to decide, or the game is over.

        Raises `Refused`, and changes nothing, unless `refusal(seat, action)` is 0.
        """
        if self.eyes != EVERYBODY:
            raise ValueError(
                f"This is the view of {_viewer(self.eyes)}; act on the full state, or on a guess of the view."
            )
        rule = self.refusal(seat, action)
        if rule != 0:
            raise Refused(self._sentence(seat, action, rule), int(seat), int(action), int(rule))
        self.apply_legal(seat, action)

    def apply_legal(self, seat: i64, action: i64) -> None:
        """`apply` for an action that was just taken from `legal`. With any other the state is broken."""
        agenda = self.agenda
        if seat == self.seats:
            agenda.stand_aside()
            self.answer(seat, action)
        else:
            at = agenda.frame_of(seat)
            mode = agenda.frames[at + 1]
            if mode == ASK:
                if self.keeps_question(seat, action):
                    agenda.look(at)
                else:
                    agenda.take(at)
                self.answer(seat, action)
            elif mode == RACE:
                agenda.look(at)
                self.answer(seat, action)
            elif agenda.seal(at, seat, action):
                agenda.take(at)
                self.learned += 1
                self.reveal()
        self.run()

    def run(self) -> None:
        """Do every duty that has come up. `apply` ends with it; so must the function that sets a game up."""
        agenda = self.agenda
        at = agenda.next_duty()
        while at >= 0:
            agenda.take(at)
            self.perform()
            at = agenda.next_duty()

    # ---- for rules: asking, rolling, telling

    def ask(self, kind: i64, seat: i64, p0: i64 = 0, p1: i64 = 0, p2: i64 = 0, p3: i64 = 0) -> None:
        """Ask one seat; everybody waits for the answer."""
        self.agenda.put(kind, ASK, BIT[seat], ALL, p0, p1, p2, p3)

    def ask_aside(self, kind: i64, seat: i64, p0: i64 = 0, p1: i64 = 0, p2: i64 = 0, p3: i64 = 0) -> None:
        """Ask one seat beside others that are asked at the same time; only that seat waits for its answer."""
        self.agenda.put(kind, ASK, BIT[seat], BIT[seat], p0, p1, p2, p3)

    def ask_sealed(self, kind: i64, seats: i64, quiet: bool = False, p0: i64 = 0, p1: i64 = 0) -> None:
        """Ask several seats (bits) for secret answers that are revealed together."""
        self.agenda.put(kind, QUIET if quiet else SEALED, seats, ALL, p0, p1, 0, 0)

    def race(self, kind: i64, seats: i64) -> None:
        """Let these seats (bits) act whenever they like, again and again, until the frame is dropped.

        A race holds up nobody and no duty.
        """
        self.agenda.put(kind, RACE, seats, 0, 0, 0, 0, 0)

    def then(self, kind: i64, p0: i64 = 0, p1: i64 = 0, p2: i64 = 0, p3: i64 = 0) -> None:
        """A duty: do this when everything asked before it is answered."""
        self.agenda.put(kind, DUTY, 0, ALL, p0, p1, p2, p3)

    def then_aside(self, kind: i64, seat: i64, p0: i64 = 0, p1: i64 = 0, p2: i64 = 0) -> None:
        """A duty in one seat's own chain: it waits for that seat's questions only. The seat is p3."""
        self.agenda.put(kind, DUTY, 0, BIT[seat], p0, p1, p2, seat)

    def end(self) -> None:
        """The game is over."""
        self.agenda.clear()
        self.timer_length = 0

    def roll(self, n: i64) -> i64:
        """A random number from 0 to n-1. Nothing done before it can be taken back any more."""
        self.learned += 1
        return self.dice.below(n)

    def learn(self) -> None:
        """Somebody learns something (a card turned up, a hand shown): no undo across this."""
        self.learned += 1

    def draw_kind(self, counts: vec[u8]) -> i64:
        """One thing drawn blindly from a bag of counts by kind: its kind. The bag is left for the caller to change."""
        total: i64 = 0
        for k in range(i64(len(counts))):
            total += i64(counts[k])
        if total == 0:
            raise ValueError("Nothing can be drawn from an empty bag.")
        left = self.roll(total)
        kind: i64 = -1
        while left >= 0:
            kind += 1
            left -= i64(counts[kind])
        return kind

    def start_timer(self, milliseconds: i64) -> None:
        """Ask for a deadline; TIME acts when it has passed."""
        self.timer_length = milliseconds
        self.timer_serial += 1

    def stop_timer(self) -> None:
        self.timer_length = 0

    def tell(self, event: i64, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1, e: i64 = -1) -> None:
        """Leave an event that everybody may see on the trail."""
        if self.telling:
            self.tell_to(ALL, event, a, b, c, d, e)

    def tell_to(self, eyes: i64, event: i64, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1, e: i64 = -1) -> None:
        """Leave an event whose secret parameters only these seats (bits) may see."""
        if self.telling:
            trail = append(self.trail, event)
            trail = append(trail, eyes)
            trail = append(trail, a)
            trail = append(trail, b)
            trail = append(trail, c)
            trail = append(trail, d)
            self.trail = append(trail, e)

    # ---- time and undo

    def deadline(self) -> i64:
        """Milliseconds asked for, 0 for none. The clock restarts only when `timer` changes."""
        return self.timer_length

    def timer(self) -> i64:
        """The serial number of the timer."""
        return self.timer_serial

    def barrier(self) -> i64:
        """Grows when dice fall or anybody learns anything: what was done before can no longer be taken back."""
        return self.learned

    # ---- views and copies

    def clone(self) -> "State":
        """An independent copy (a clone of a view is a view)."""
        new = self.blank()
        new.seats = self.seats
        new.eyes = self.eyes
        new.dice = self.dice.clone()
        new.agenda = self.agenda.clone()
        new.learned = self.learned
        new.timer_length = self.timer_length
        new.timer_serial = self.timer_serial
        new.telling = self.telling
        new.trail = self.trail[:]
        small = self.bytes_held()
        for k in range(len(small)):
            small[k] = small[k][:]
        numbers = self.numbers_held()
        for k in range(len(numbers)):
            numbers[k] = numbers[k][:]
        new.hold(small, numbers)
        return new

    def seen_by(self, viewer: i64) -> "State":
        """What the seat (or NOBODY) may know; the rest, the dice among it, is blank."""
        if viewer < NOBODY or viewer >= self.seats:
            raise ValueError(f"There is no seat {viewer}: seats go from 0 to {self.seats - 1}, a spectator is -1.")
        if self.eyes != EVERYBODY and self.eyes != viewer:
            raise ValueError(f"This is the view of {_viewer(self.eyes)}; it cannot show what {_viewer(viewer)} sees.")
        view = self.clone()
        if self.eyes == viewer:
            return view
        view.eyes = viewer
        view.dice = blank_dice()
        view.agenda.blank_for(viewer)
        view.trail = self.events().blanked(self.trail, i64(0) if viewer < 0 else BIT[viewer])
        view.hide(viewer)
        return view

    def guess(self, dice: Dice) -> "State":
        """On a view: a full state that looks the same to its viewer, with dice of its own."""
        if self.eyes == EVERYBODY:
            raise ValueError("A guess is made of a view: call seen_by first.")
        full = self.clone()
        full.eyes = EVERYBODY
        full.dice = dice.fork()
        full.fill(dice)
        for seat in range(self.seats):
            if full.agenda.sealed_unknown(seat):
                raise ValueError(
                    f"{self.game_id()}: fill leaves the sealed answer of seat {seat} blank; "
                    "give it a likely one with agenda.unseal."
                )
        return full

    # ---- bytes

    def dump(self) -> bytes:
        """The whole state as bytes; `Game.load` reads them back. The trail is not part of it."""
        head = vec[i64]([self.seats, self.eyes, self.learned, self.timer_length, self.timer_serial])
        head = append(head, self.dice.block)
        head = append(head, self.dice.used)
        out = [self._mark()]
        arrays = [head, self.dice.key, self.dice.words, self.agenda.numbers(), *self.numbers_held()]
        for numbers in arrays:
            out.append(_sized(len(numbers), bytes(memoryview(numbers))))
        for small in self.bytes_held():
            out.append(_sized(len(small), bytes(memoryview(small))))
        saved = b"".join(out)
        return saved + crc32(saved).to_bytes(4, "little")

    def _mark(self) -> bytes:
        name = self.game_id().encode()
        return _sized(len(name), name)

    def restore(self, saved: bytes) -> None:
        """Become the state that was dumped. Raises ValueError, in a state not to be used, if the bytes are damaged."""
        mark = self._mark()
        if not saved.startswith(mark):
            raise ValueError(f"These bytes are no saved state of {self.game_id()}.")
        body = saved[:-4]
        if crc32(body).to_bytes(4, "little") != saved[-4:]:
            raise ValueError("The saved state is damaged or cut short.")
        rest = _Bytes(body, len(mark))
        head = rest.numbers()
        if len(head) != 7:
            raise ValueError("These bytes are no saved state.")
        self.seats = head[0]
        self.eyes = head[1]
        self.learned = head[2]
        self.timer_length = head[3]
        self.timer_serial = head[4]
        self.dice = Dice(rest.numbers())
        self.dice.words = rest.numbers()
        self.dice.block = head[5]
        self.dice.used = head[6]
        self.agenda.restore(rest.numbers())
        numbers = [rest.numbers() for _ in self.numbers_held()]
        small = [rest.small() for _ in self.bytes_held()]
        if rest.at != len(body):
            raise ValueError("The saved state has bytes left over.")
        self.hold(small, numbers)

    def __reduce__(self) -> tuple[object, ...]:
        from theogony.kernel.game import revive

        return (revive, (self.game_id(), self.dump()))

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def _sentence(self, seat: i64, action: i64, rule: i64) -> str:
        """Why an action is refused, for whoever calls the library; players get the game's own words."""
        if rule == NO_SUCH_ACTION:
            return f"{action} is no action of {self.game_id()}: they go from 0 to {self.space().size - 1}."
        said = f"seat {seat} cannot do '{self.space().notation(int(action))}' ({action})"
        if rule == OVER:
            return f"The game is over: {said}."
        if rule == NOT_ASKED:
            may = [str(k) for k in range(int(self.seats)) if self.acting() & BIT[k] != 0]
            return f"It is not seat {seat}'s turn, so {said}; acting now: {', '.join(may)}."
        open_to = len(self.legal(seat))
        can = f"legal({seat}) lists what it can do: {open_to} {'action' if open_to == 1 else 'actions'}"
        if rule < 0:
            return f"{ENGINE_RULES[int(rule)]}: {said}; {can}."
        from theogony.kernel.game import games

        known = games().get(self.game_id())
        named = f"rule {rule}" if known is None else known.rule_id(int(rule))
        return f"{named} forbids it: {said}; {can}."


class _Bytes:
    """Reads back what `dump` wrote."""

    def __init__(self, saved: bytes, at: int) -> None:
        self.saved = saved
        self.at = at

    def chunk(self, width: int) -> bytes:
        if self.at + 4 > len(self.saved):
            raise ValueError("The saved state is cut short.")
        end = self.at + 4 + width * int.from_bytes(self.saved[self.at : self.at + 4], "little")
        if end > len(self.saved):
            raise ValueError("The saved state is cut short.")
        start = self.at + 4
        self.at = end
        return self.saved[start:end]

    def numbers(self) -> vec[i64]:
        raw = self.chunk(8)
        return vec[i64]([int.from_bytes(raw[k : k + 8], "little", signed=True) for k in range(0, len(raw), 8)])

    def small(self) -> vec[u8]:
        return vec[u8]([u8(b) for b in self.chunk(1)])


def _sized(count: int, raw: bytes) -> bytes:
    """The bytes of an array with the number of its items in front."""
    return count.to_bytes(4, "little") + raw


def _viewer(eyes: i64) -> str:
    return "a spectator" if eyes == NOBODY else f"seat {eyes}"


NO_EVENTS: Final = Events()
