"""One game being played: the seats, the log, the state it has led to.

A match is its log. Game, options, seats, dice key and entries rebuild everything else; there is no other way to
change a match than to add an entry. Whoever keeps a clock passes the time in (`at`, milliseconds since the
start); without it no time passes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from msgspec import Struct, json
from mypy_extensions import i64

from theogony.kernel.dice import key_of
from theogony.kernel.game import Game, OptionValue, checked_seed
from theogony.kernel.state import Refused, State
from theogony.match import declined
from theogony.match.clock import Clock
from theogony.match.declined import Declined, Late
from theogony.match.entries import (
    Did,
    Entry,
    Forked,
    Paused,
    RanOut,
    Resigned,
    Resumed,
    TakenOver,
    Undone,
    Unopened,
    sealed,
    short_hash,
    told,
)
from theogony.match.fairness import Agreement, DiceSource, key_from_source, unopened_in
from theogony.match.history import NO_ACTOR, History, apply_telling, take_dice

PERSON = "person"
MOST_LETTERS = 60


class Seat(Struct, frozen=True):
    """Who sat down: a name, and `person` or the name of the bot that plays."""

    name: str
    player: str = PERSON


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """By seat: the points shown, and the place, 1 for the first, ties shared."""

    scores: tuple[int, ...]
    places: tuple[int, ...]


class Match:
    """A running or finished match. `log` is only for reading; entry number n is `log[n - 1]`."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        options: Mapping[str, object] | None = None,
        *,
        agreement: Agreement | None = None,
        key: bytes | None = None,
        seed: int | None = None,
        earlier: Sequence[DiceSource] = (),
    ) -> None:
        """The dice come from what the seats agreed on; for the lab and tests from a key or a number.

        `earlier` are the dice of the matches this one goes on from, the first of them first: with them it starts, and
        at each `fork` it takes the next, at last its own.
        """
        if sum(given is not None for given in (agreement, key, seed)) != 1:
            raise ValueError("A match needs an agreement, a key or a seed for its dice: exactly one of them.")
        if agreement is not None:
            if len(agreement.committed) != len(seats):
                raise ValueError(f"{len(agreement.committed)} seats agreed on the dice, {len(seats)} play.")
            key = agreement.key()
        elif key is None:
            key = key_of(str(checked_seed(seed)).encode())
        self.game = game
        self.seats = tuple(_checked_seat(seat) for seat in seats)
        self.options: dict[str, OptionValue] = game.checked_options(game.checked_seats(len(seats)), options or {})
        self.agreement = agreement
        self.key = key
        own: DiceSource = key if agreement is None else agreement
        self.earlier = tuple(earlier)
        self.dice = (*self.earlier, own)  # in the order in which they are taken
        self.forks = 0  # how often other dice were taken
        chosen: dict[str, Any] = dict(self.options)
        self.state: State = game.start(len(seats), key=key_from_source(self.dice[0]), **chosen)
        self.state.telling = True
        self.state.trail = vec[i64]()
        self.log: list[Entry] = []
        self.players = [seat.player for seat in self.seats]
        self.resigned: list[int] = []  # in the order they gave up
        self.clock = Clock(len(seats))
        self.clock.read_timer(self.state)
        self.history = History(self.state)
        self.start_check = short_hash(
            game.id.encode(),
            str(game.rules_version).encode(),
            game.space.digest().encode(),
            json.encode(self.options),
            self.state.dump(),
        )
        self._note_unopened()

    # ---- what is going on

    @property
    def over(self) -> bool:
        return self.state.over() or len(self.resigned) >= max(1, len(self.seats) - 1)

    @property
    def paused(self) -> bool:
        return self.clock.paused

    def result(self) -> Result | None:
        """None until the match is over. Who resigned comes after everybody who did not, the first to do so last."""
        if not self.over:
            return None
        scores = tuple(int(self.state.score(i64(seat))) for seat in range(len(self.seats)))
        ranks = []
        for seat, place in enumerate(self.state.places()):
            gave_up = len(self.resigned) - self.resigned.index(seat) if seat in self.resigned else 0
            ranks.append((gave_up, 0 if gave_up else int(place)))
        return Result(scores, tuple(1 + sum(other < rank for other in ranks) for rank in ranks))

    def state_at(self, n: int) -> State:
        """The full state after entry n (0: at the start), a copy. Its trail is what that entry told."""
        if not 0 <= n <= len(self.log):
            raise ValueError(f"There is no entry {n}: the log goes from 1 to {len(self.log)}.")
        return self.history.state(n)

    def due(self) -> int | None:
        """When to call `tick`, if nothing happens before; None while no hourglass runs."""
        return None if self.over else self.clock.due(self.state)

    # ---- playing

    def act(
        self,
        seat: int,
        actions: int | Sequence[int],
        *,
        at: int | None = None,
        question: int | None = None,
        seen: int | None = None,
    ) -> list[Entry]:
        """The seat does one action, or a list of them: all or, if one is refused, none.

        `question` is the number of the question the (first) action answers, `seen` that of the last entry the
        player had seen; with them an action that comes too late is told apart (`Late`) from a wrong one. An
        hourglass that has run out by `at` acts first.
        """
        self._open_door(seat, at)
        wanted = [actions] if isinstance(actions, int) else list(actions)
        if question is not None and int(self.state.question(i64(seat))) != question:
            raise Late(f"Seat {seat} answered question {question}, which is no longer asked.")
        try:
            rehearsal = self.state.clone() if len(wanted) != 1 else None
            for action in wanted if rehearsal is not None else []:
                rehearsal.apply(i64(seat), i64(_fits(action)))  # type: ignore[union-attr]
            return [self._do(seat, _fits(action)) for action in wanted]
        except Refused as refused:
            if seen is not None and wanted and self._was_allowed(seat, wanted[0], seen):
                raise Late(f"Something happened first. {refused}") from refused
            raise

    def _do(self, seat: int, action: int) -> Entry:
        apply_telling(self.state, seat, action)
        self.history.acted(seat, action, self.state)
        say = self.game.space.notation(action)
        what = told(self.state.events(), self.state.trail)
        if seat == len(self.seats):
            return self._write(RanOut(n=self._next(), at=self.clock.at, say=say, told=what))
        return self._write(Did(n=self._next(), at=self.clock.at, seat=seat, say=say, told=what))

    def _was_allowed(self, seat: int, action: int, seen: int) -> bool:
        if not 0 <= seen < len(self.log):
            return False
        return int(self.state_at(seen).refusal(i64(seat), i64(_fits(action)))) == 0

    def tick(self, at: int) -> list[Entry]:
        """It is `at` now: the hourglass acts if it has run out, as often as it has."""
        written: list[Entry] = []
        if self.over:
            return written
        due = self.due()
        while due is not None and due <= at:
            self.clock.pass_to(due, self.state)
            time = len(self.seats)
            written.append(self._do(time, int(self.state.legal(i64(time))[0])))
            due = self.due()
        if not self.over:  # the clock of a match that is over stands still, however late somebody looks at it
            self.clock.pass_to(at, self.state)
        return written

    def undo(self, seat: int, back: int = 1, *, at: int | None = None) -> Entry:
        """The seat takes its last actions back, as long as nobody has acted, rolled or learned anything since.

        While a quiet question is open nobody can: else trying would tell whether somebody has answered it.
        """
        self._open_door(seat, at)
        if back < 1:
            raise Declined(declined.UNDO_NOTHING, f"Seat {seat} cannot take back {back} actions.")
        said = f"Seat {seat} cannot take back its last {'action' if back == 1 else f'{back} actions'}"
        if self.state.agenda.quiet():
            raise Declined(declined.UNDO_QUIET, f"{said} now; an answer given in secret can be replaced instead.")
        point = self.history.point
        for done in range(back):
            if point == 0:
                raise Declined(declined.UNDO_NOTHING, f"{said}: there are {done} to take back.")
            actor = self.history.actor(point)
            if actor != seat:
                raise Declined(declined.UNDO_OTHERS, f"{said}: {self._who(actor)} in entry {point}.")
            point = self.history.before(point)
        earlier = self.history.state(point)
        if earlier.barrier() != self.state.barrier():
            raise Declined(declined.UNDO_BARRIER, f"{said}: something was rolled, drawn or revealed since.")
        earlier.trail = vec[i64]()
        self.state = earlier
        self.history.went(point)
        return self._write(Undone(n=self._next(), at=self.clock.at, seat=seat, back=back))

    def _who(self, actor: int) -> str:
        if actor == NO_ACTOR:
            return "this match began"
        return "the hourglass acted" if actor == len(self.seats) else f"seat {actor} acted"

    def undoable(self, seat: int) -> int:
        """How many of its actions the seat could take back now, one by one."""
        return 0 if self.over or self.paused or self.state.agenda.quiet() else self.history.undoable(seat)

    # ---- around the game

    def take_over(self, seat: int, player: str, *, at: int | None = None) -> Entry:
        """From now on the seat is played by this bot, or again by a `person`."""
        self._open_door(seat, at, even_paused=True)
        self.players[seat] = _checked_player(player)
        return self._note(TakenOver(n=self._next(), at=self.clock.at, seat=seat, player=player))

    def resign(self, seat: int, player: str, *, at: int | None = None) -> Entry:
        """The seat gives up. The match is over when one seat is left; until then the bot `player` acts for it."""
        self._open_door(seat, at, even_paused=True)
        if seat in self.resigned:
            raise Declined(declined.OVER, f"Seat {seat} has given up already.")
        self.players[seat] = _checked_player(player)
        self.resigned.append(seat)
        return self._note(Resigned(n=self._next(), at=self.clock.at, seat=seat, player=player))

    def pause(self, *, at: int | None = None) -> Entry:
        self._open_door(0, at)
        self.clock.paused = True
        return self._note(Paused(n=self._next(), at=self.clock.at))

    def resume(self, *, at: int | None = None) -> Entry:
        self._open_door(0, at, even_paused=True)
        if not self.paused:
            raise Declined(declined.NOT_PAUSED, "The match is not paused.")
        self.clock.paused = False
        return self._note(Resumed(n=self._next(), at=self.clock.at))

    def fork(self) -> list[Entry]:
        """The other match ends here and this one begins: its seats, its dice, nobody has given up, no pause."""
        if self.state.over():
            raise ValueError(f"The game is over after entry {len(self.log)}: there is nothing to play on.")
        before = len(self.log)
        key = self.next_dice()
        take_dice(self.state, key)
        self.history.took_dice(key, int(self.state.barrier()))
        self.players[:] = [seat.player for seat in self.seats]
        self.resigned.clear()
        self.clock.paused = False
        self._write(Forked(n=self._next(), at=self.clock.at))
        self._note_unopened()
        return self.log[before:]

    def next_dice(self) -> bytes:
        """The key of the dice that are taken at the next fork, which is counted."""
        if self.forks == len(self.earlier):
            raise ValueError(f"This match has taken its own dice already, at the last of {self.forks} forks.")
        self.forks += 1
        return key_from_source(self.dice[self.forks])

    # ---- the log

    def _note_unopened(self) -> None:
        for seat in unopened_in(self.dice[self.forks]):
            self._note(Unopened(n=self._next(), at=self.clock.at, seat=seat))

    def _open_door(self, seat: int, at: int | None, even_paused: bool = False) -> None:
        """Whether anything can be done at all; then time passes."""
        if not 0 <= seat < len(self.seats):
            last = len(self.seats) - 1
            raise Declined(declined.NO_SUCH_SEAT, f"There is no seat {seat}: seats go from 0 to {last}.")
        self.tick(self.clock.at if at is None else at)
        if self.over:
            raise Declined(declined.OVER, "The match is over.")
        if self.paused and not even_paused:
            raise Declined(declined.PAUSED, "The match is paused; it has to be resumed first.")

    def _next(self) -> int:
        return len(self.log) + 1

    def _note(self, entry: Entry) -> Entry:
        """Write an entry that leaves the state alone."""
        self.history.went(self.history.point)
        return self._write(entry)

    def _write(self, entry: Entry) -> Entry:
        entry = sealed(entry, self.log[-1].check if self.log else self.start_check, self.state.dump())
        self.log.append(entry)
        self.clock.read_timer(self.state)
        return entry


def _checked_seat(seat: Seat) -> Seat:
    if not 0 < len(seat.name.strip()) <= MOST_LETTERS:
        raise ValueError(f"A name has 1 to {MOST_LETTERS} letters; '{seat.name}' has not.")
    _checked_player(seat.player)
    return seat


def _checked_player(player: str) -> str:
    if not 0 < len(player.strip()) <= MOST_LETTERS:
        raise ValueError(f"A seat is played by a '{PERSON}' or by a bot with a name; '{player}' is neither.")
    return player


def _fits(action: int) -> int:
    """The action, or, if it is too large for the engine's numbers, one that is refused just the same."""
    return action if -(2**62) < action < 2**62 else -(2**62)
