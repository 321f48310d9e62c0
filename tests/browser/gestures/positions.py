"""Finds, for every way in which a kind of action can be asked for, a position in which a person may do it.

Random games from fixed seeds, at every table a game can be played at. What is told apart is what a person at the table
would meet differently: the question, the kind of action, how the question is put, whether what fits is shown, where the
things lie that have to be touched, and, of what is collected before it is done, what comes after it.
"""

from __future__ import annotations

import sys
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

import theogony
from tests.games_for_tests.bazaar import GAME as BAZAAR
from tests.laws.subjects import SOAKING
from theogony.bots.greedy import GreedyBot
from theogony.kernel.agenda import ASK, BIT, MODE, QUIET, RACE, SEALED
from theogony.kernel.dice import dice_from_seed, key_of
from theogony.kernel.game import Game, OptionValue
from theogony.kernel.playout import PACE, Chooser
from theogony.kernel.state import State
from theogony.lab.laws.campaign import variants
from theogony.table import Table, table_of
from theogony.table.scene import Type

GAMES: dict[str, Game] = {**theogony.games(), BAZAAR.id: BAZAAR}
MODES = {int(ASK): "asked", int(SEALED): "sealed", int(QUIET): "quiet", int(RACE): "race"}
SEEDS = 20 if SOAKING else 6  # games at each table of a game
RARE = 300  # games of greedy players, as long as a kind of action was not met
LOOKS = 6  # times a kind is looked at closely each time, at each table and question
MOST_DONE = 600  # actions before the action: longer matches are long to lay
ASIDE = 0.1  # how often somebody acts whom the table does not wait for
SAMPLE = 3  # actions of a kind that are looked at in one position

Doings = list[tuple[int, int]]  # (seat, action), in order
Choose = Callable[[State, int, list[int]], int]


@dataclass(frozen=True)
class Case:
    """One thing to be done by a person: `shape` says how it is met."""

    game: str
    question: str
    kind: str
    shape: str

    def __str__(self) -> str:
        return f"{self.game}: {self.kind}, asked {self.question}, {self.shape}"


@dataclass(frozen=True)
class Position:
    """Where a case can be met: the match so far, whose action is missing, and which."""

    case: Case
    seats: int
    options: dict[str, OptionValue]
    key: bytes
    done: Doings
    seat: int
    action: int

    @property
    def game(self) -> Game:
        return GAMES[self.case.game]

    def state(self) -> State:
        state = self.game.start(self.seats, key=self.key, **self.options)
        for seat, action in self.done:
            state.apply(seat, action)
        return state


def by_chance(game: Game, random: Random) -> Choose:
    return lambda state, seat, legal: random.choice(legal)


def by_greed(game: Game, random: Random) -> Choose:
    """Takes what looks best, mostly."""
    dice = dice_from_seed(random.randrange(2**62))

    def choose(state: State, seat: int, legal: list[int]) -> int:
        if seat == state.seats or random.random() < 0.2:
            return random.choice(legal)
        return GreedyBot(game, seat, dice).act(state.seen_by(seat))

    return choose


def kinds_of(game: Game) -> list[str]:
    """Every kind of action that somebody at the table does."""
    return [kind.name for kind in game.space.kinds if not kind.for_time]


@cache
def positions(name: str) -> dict[Case, Position]:
    """For every case of a game that was met, the position with the shortest match so far."""
    game, found = GAMES[name], dict[Case, Position]()
    for number, (seats, options) in enumerate(variants(game)):
        looks: Counter[tuple[int, int]] = Counter()
        for seed in range(SEEDS):
            for one in _met(game, seats, options, f"gestures {name} {number} {seed}", looks):
                known = found.get(one.case)
                if known is None or len(one.done) < len(known.done):
                    found[one.case] = one
    for one in _rare(game, set(kinds_of(game)) - {case.kind for case in found}):
        found.setdefault(one.case, one)
    return dict(sorted(found.items(), key=lambda item: str(item[0])))


def _rare(game: Game, kinds: set[str]) -> Iterator[Position]:
    """Kinds that almost no game comes to: the first time each is met in games of greedy players."""
    tables = variants(game)
    for seed in range(RARE if kinds else 0):
        seats, options = tables[seed % len(tables)]
        for one in _met(game, seats, options, f"gestures {game.id} rare {seed}", Counter(), frozenset(kinds)):
            kinds.discard(one.case.kind)
            yield one
        if not kinds:
            return


def _met(
    game: Game,
    seats: int,
    options: dict[str, OptionValue],
    name: str,
    looks: Counter[tuple[int, int]],
    only: Collection[str] = (),
) -> Iterator[Position]:
    """The cases met in one random game; `only` of some kinds."""
    table, key, random = table_of(game), key_of(name.encode()), Random(name)
    choose = (by_greed if only else by_chance)(game, random)
    state = game.start(seats, key=key, **options)
    chance, chooser = dice_from_seed(random.randrange(2**62)), Chooser(PACE)
    done: Doings = []
    while len(done) < MOST_DONE and (seat := int(chooser.next_seat(state, chance))) >= 0:
        for other in range(seats):
            legal = [int(action) for action in state.legal(other)] if state.acting() & BIT[other] else []
            if not legal or not _is_asked(state, other, legal):
                continue
            question = int(state.agenda.kind_for(other))
            sight: Sight | None = None
            for kind, actions in _by_kind(game, legal):
                called = game.space.kinds[kind].name
                looks[question, kind] += not only or called in only
                if (only and called not in only) or not _is_looked_at(looks[question, kind]):
                    continue
                sight = sight or Sight(table, state, other)
                for action in random.sample(actions, min(SAMPLE, len(actions))):
                    case = Case(game.id, question_name(game, question), called, sight.shape(action))
                    yield Position(case, seats, options, key, list(done), other, action)
        if seat < seats and random.random() < ASIDE:  # somebody acts whom the table does not wait for
            seat = random.choice([other for other in range(seats) if state.acting() & BIT[other]])
        legal = [int(action) for action in state.legal(seat)]
        if legal:
            done.append((seat, choose(state, seat, legal)))
            state.apply_legal(*done[-1])


def _is_looked_at(times: int) -> bool:
    """The first times a kind is met, and then ever more rarely."""
    return times <= LOOKS or times & (times - 1) == 0


def _is_asked(state: State, seat: int, legal: list[int]) -> bool:
    """A quiet question with one answer is put to nobody; one that was answered may be over at any moment."""
    if state.agenda.seals(seat) and not state.awaited() & BIT[seat]:
        return False
    return len(legal) > 1 or not state.agenda.quiet_for(seat)


def _by_kind(game: Game, legal: list[int]) -> Iterator[tuple[int, list[int]]]:
    """Ascending actions, kind by kind."""
    at = 0
    while at < len(legal):
        kind = game.space.kind_of(legal[at])
        end = bisect_left(legal, int(kind.base + kind.size), at)
        yield int(kind.index), legal[at:end]
        at = end


def question_name(game: Game, question: int) -> str:
    """What the rules call a question: the TO_… with its number among a game's actions."""
    known = vars(sys.modules.get(f"{game.package}.actions", sys))
    return next((name for name, value in known.items() if name.startswith("TO_") and value == question), str(question))


class Sight:
    """What a seat has before its eyes when it is asked."""

    def __init__(self, table: Table, state: State, seat: int) -> None:
        self.table, self.state, self.seat = table, state, seat
        self.view = state.seen_by(seat)
        self.scene = table.pieces(self.view, seat)
        self.zones = table.zones(self.view, seat)
        self.unhelped = table.unhelped(self.view, seat)
        self.types = _types(table) | table.own_types(self.view)

    def shape(self, action: int) -> str:
        """How the action is met, in words: two actions with the same shape are done alike."""
        agenda, kind = self.state.agenda, self.table.game.space.kind_of(action)
        said, say = self.table.said(self.view, self.seat, action), self.table.says[kind.name]
        words = [MODES[int(agenda.frames[agenda.frame_of(self.seat) + MODE])]]
        if kind.name in self.unhelped:
            words.append("unhelped")
        for name, slot in say.slots.items():
            word = said.get(name)
            if isinstance(word, str):
                words.append(f"{name}={self._place(word)}")
            elif isinstance(word, list):
                words.append(f"{name}={len(word)}")
            elif slot.kind == "turn":
                words.append(f"{name}={'as it is' if word == 0 else 'turned'}")
        if say.chain:
            words.append(f"then {self._then(action, say.chain)}")
        return " ".join(words)

    def _then(self, action: int, belongs: Collection[int]) -> str:
        """What an action asks its player before it is done."""
        after = self.state.clone()
        after.apply(self.seat, action)
        if after.barrier() != self.state.barrier():
            return "something is learned"
        question = int(after.agenda.kind_for(self.seat))
        if question < 0:
            return "nothing"
        return question_name(self.table.game, question) if question in belongs else "something else"

    def _place(self, handle: str) -> str:
        """Where on the table a handle is, as far as a hand cares, and which sort of card it is."""
        if handle.startswith("!"):
            return "button"
        if handle.startswith("seat") and handle[4:].isdigit():
            return "seat"
        at, part, depth = handle.partition("#")[0], "#" in handle, 0
        face = self.types[self.scene[at].t].face if at in self.scene else None
        sort = f"-{face.sort.key}" if face is not None and face.sort is not None else ""
        while at in self.scene:
            at, depth = self.scene[at].at.partition("#")[0], depth + 1
        zone = self.zones.get(at.partition("@")[0])
        where = "nowhere" if zone is None else zone.dock
        if zone is not None and zone.dock == "seat":
            where = "own seat" if zone.of == self.seat else "other seat"
        lies = ("place" if "@" in at else "zone", "piece", "piece on piece")[min(depth, 2)]
        return f"{where}-{'part' if part else lies}{sort}"


@cache
def _types(table: Table) -> dict[str, Type]:
    return table.types()
