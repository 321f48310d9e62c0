"""Many games stepped at once, in compiled code: the ground of the vector environments.

A `Batch` holds a number of tables. `step` does one decision at each of them, sets up a new game where one has ended,
and writes down for every table whose decision is next, what is legal and what the seat sees. It writes into flat arrays
that stay where they are, so that NumPy can look at them without copying: one row a table.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from theogony.envs.stepping.course import (
    Course,
    held_numbers,
    numbers_length,
    public_length,
    public_numbers,
    sight,
)
from theogony.kernel.arrays import filled, zeros


@mypyc_attr(allow_interpreted_subclasses=True)
class Opening:
    """Sets up the games of a batch."""

    def course(self, table: i64, number: i64) -> Course:
        """Game number n (from 0) at the table: the same whenever it is asked for, and however the tables are split."""
        raise NotImplementedError


class Batch:
    """Tables `first` to `first + size - 1`. With `learner` 0 or more the other seats play at random by themselves and
    only that seat's decisions are asked for; with -1 every seat's."""

    opening: Opening
    first: i64
    size: i64
    learner: i64
    secretive: bool
    courses: list[Course]
    numbers_played: vec[i64]  # by table: the number of its game
    seats: i64
    space: i64
    width: i64  # numbers in a row of `numbers`
    masks: vec[u8]  # by table and action
    numbers: vec[i64]  # by table: the numbers of the sight
    small: bytes  # by table: its bytes, new with every step
    acting: vec[i64]  # by table: the seat to decide
    picks: vec[i64]  # by table: what `pick` chose
    over: vec[u8]  # by table: 1 if the last step ended a game
    places: vec[i64]  # by table and seat: of the game that ended
    points: vec[i64]
    lengths: vec[i64]  # by table: decisions of the game that ended
    ended: list[Course]  # of the last step, in the order of the tables

    def __init__(self, opening: Opening, first: i64, size: i64, learner: i64, secretive: bool) -> None:
        self.opening = opening
        self.first = first
        self.size = size
        self.learner = learner
        self.secretive = secretive
        self.courses = []
        self.ended = []
        self.numbers_played = filled(size, 0)
        for k in range(size):
            self.courses.append(self._next(k))
        state = self.courses[0].state
        self.seats = state.seats
        self.space = state.space().size
        self.width = numbers_length(state)
        self.masks = zeros(size * self.space)
        self.numbers = filled(size * self.width, 0)
        self.acting = filled(size, 0)
        self.picks = filled(size, 0)
        self.over = zeros(size)
        self.places = filled(size * self.seats, 0)
        self.points = filled(size * self.seats, 0)
        self.lengths = filled(size, 0)
        held: list[vec[u8]] = []
        for k in range(size):
            self._show(k, held)
        self.small = b"".join(held)

    def step(self, actions: list[int]) -> i64:
        """One decision at every table; how many games ended. Raises `Refused`, and changes nothing, if one action is
        not legal."""
        if i64(len(actions)) != self.size:
            raise ValueError(f"There are {self.size} tables and {len(actions)} actions; give one for each table.")
        space = self.space
        masks = self.masks
        for k in range(self.size):
            action = i64(actions[k])
            if action < 0 or action >= space or masks[k * space + action] == u8(0):
                self.courses[k].act(action)
        self.ended = []
        held: list[vec[u8]] = []
        for k in range(self.size):
            course = self.courses[k]
            legal = course.legal
            at = k * space
            for j in range(i64(len(legal))):
                masks[at + legal[j]] = u8(0)
            course.act_legally(i64(actions[k]))
            if self.learner >= 0:
                self._others(course)
            if course.seat < 0:
                self._note_end(k, course)
                self.courses[k] = self._next(k)
            else:
                self.over[k] = u8(0)
            self._show(k, held)
        self.small = b"".join(held)
        return i64(len(self.ended))

    def pick(self) -> None:
        """Any legal action at every table, into `picks`: random play."""
        picks = self.picks
        for k in range(self.size):
            picks[k] = self.courses[k].pick()

    def _next(self, k: i64) -> Course:
        """The next game at the table in which there is anything to decide."""
        while True:
            course = self.opening.course(self.first + k, self.numbers_played[k])
            self.numbers_played[k] += 1
            if self.learner >= 0:
                self._others(course)
            if course.seat >= 0:
                return course

    def _others(self, course: Course) -> None:
        """Let the seats that are not learning play."""
        while course.seat >= 0 and course.seat != self.learner:
            course.act_legally(course.pick())

    def _note_end(self, k: i64, course: Course) -> None:
        self.over[k] = u8(1)
        self.ended.append(course)
        self.lengths[k] = course.done
        places = course.state.places()
        for seat in range(self.seats):
            self.places[k * self.seats + seat] = places[seat]
            self.points[k * self.seats + seat] = course.state.score(seat)

    def _show(self, k: i64, held: list[vec[u8]]) -> None:
        """Write the rows of the table, and keep what its row of bytes is made of: all rows become bytes at once."""
        course = self.courses[k]
        seat = course.seat
        self.acting[k] = seat
        legal = course.legal
        masks = self.masks
        at = k * self.space
        for j in range(i64(len(legal))):
            masks[at + legal[j]] = u8(1)
        seen = sight(course.state, seat, self.secretive)
        public_numbers(seen, seat, self.numbers, k * self.width)
        held_numbers(seen, self.numbers, k * self.width + public_length(self.seats))
        held.extend(seen.bytes_held())
