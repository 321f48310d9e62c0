"""What the games of a plan were like: the figures of a balance report, from its records and their decisions."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field

from theogony.kernel.state import State
from theogony.lab.chances import Share, mean
from theogony.lab.plan import Plan
from theogony.lab.records import Records
from theogony.lab.simulate import play_batch
from theogony.lab.workers import Workers
from theogony.table import Table, table_of
from theogony.table.lines import Line

PARTS = 10  # of a game, for how much there is to choose from as it goes on
BATCH = 20  # games a worker plays at a time

Thing = tuple[str, str]  # kind of action, type of piece


NOTHING_KNOWN = Share(0, 0)


@dataclass
class Played:
    """Games of one plan."""

    plan: Plan
    records: Records
    things: dict[Thing, Share] = field(default_factory=dict)  # whoever did this won so many of so many games
    names: dict[str, Line] = field(default_factory=dict)  # of the types of pieces
    kept_the_lead: Share = NOTHING_KNOWN  # of those who led alone half-way, so many won

    @property
    def games(self) -> int:
        return len(self.records.game)

    def winners(self, row: int) -> list[int]:
        return [seat for seat in range(self.plan.seats) if self.records.places[seat][row] == 1]

    def wins(self, seat: int) -> Share:
        won = [1 / len(first) for first in map(self.winners, range(self.games)) if seat in first]
        return Share(sum(won), self.games)

    def wins_in_order(self) -> list[Share]:
        """By who decided first in the game: 0 for the seat that did, then as seats follow."""
        assert self.records.each is not None
        first: dict[int, int] = {}
        for number, seat in zip(self.records.each.game, self.records.each.seat):
            if seat < self.plan.seats:
                first.setdefault(number, seat)
        won = [0.0] * self.plan.seats
        for row, number in enumerate(self.records.game):
            winners = self.winners(row)
            for seat in winners:
                won[(seat - first.get(number, 0)) % self.plan.seats] += 1 / len(winners)
        return [Share(part, self.games) for part in won]

    @property
    def lengths(self) -> list[int]:
        return list(self.records.decisions)

    def scores(self, won: bool) -> list[int]:
        return [
            self.records.scores[seat][row]
            for row in range(self.games)
            for seat in range(self.plan.seats)
            if (self.records.places[seat][row] == 1) == won
        ]

    @property
    def margins(self) -> list[int]:
        """How far the best score was from the next."""
        out = []
        for row in range(self.games):
            best, second, *_ = sorted((scores[row] for scores in self.records.scores), reverse=True)
            out.append(best - second)
        return out

    def choices_in_time(self) -> list[float]:
        """How many actions were open on average, in each tenth of a game."""
        assert self.records.each is not None
        lengths = dict(zip(self.records.game, self.records.decisions))
        seen: list[list[int]] = [[] for _ in range(PARTS)]
        each = self.records.each
        for number, step, seat, legal in zip(each.game, each.step, each.seat, each.legal):
            if seat < self.plan.seats:
                seen[step * PARTS // lengths[number]].append(legal)
        return [mean(part) for part in seen]

    @property
    def choices(self) -> list[int]:
        assert self.records.each is not None
        return [legal for legal, seat in zip(self.records.each.legal, self.records.each.seat) if seat < self.plan.seats]


def play(plan: Plan, games: int, team: Workers) -> Played:
    """Play the first games of the plan, noting every decision."""
    whole = Records(plan.seats)
    batches = [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    for records in sorted((done for _, done in team.all(_Batch(plan), batches)), key=lambda done: done.game[0]):
        whole.extend(records)
    return Played(plan, whole)


@dataclass(frozen=True)
class _Batch:
    plan: Plan

    def __call__(self, numbers: range) -> Records:
        return play_batch(self.plan, numbers, decisions=True)


def note_things(played: Played, games: int) -> None:
    """Play the first games again: which pieces every action touched, who won with them, and who led half-way."""
    plan, table = played.plan, table_of(played.plan.game)
    assert played.records.each is not None
    by_game: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for number, seat, action in zip(played.records.each.game, played.records.each.seat, played.records.each.action):
        by_game[number].append((seat, action))
    did: dict[Thing, list[float]] = defaultdict(list)
    led: list[float] = []
    for row, number in enumerate(played.records.game[:games]):
        state = plan.start(number)
        touched: dict[int, set[Thing]] = defaultdict(set)
        winners = played.winners(row)
        for step, (seat, action) in enumerate(by_game[number]):
            if step == len(by_game[number]) // 2:
                leaders = [leader for leader, place in enumerate(state.places()) if place == 1]
                if len(leaders) == 1:
                    led.append(1 / len(winners) if leaders[0] in winners else 0.0)
            if seat < plan.seats:
                touched[seat] |= things_of(table, state, seat, action)
            state.apply(seat, action)
        for seat, things in touched.items():
            for thing in things:
                did[thing].append(1 / len(winners) if seat in winners else 0.0)
    played.things = {thing: Share(sum(won), len(won)) for thing, won in did.items()}
    played.kept_the_lead = Share(sum(led), len(led))
    types = table.types()
    played.names = {type: types[type].name for _, type in did if type in types}


def things_of(table: Table, state: State, seat: int, action: int) -> set[Thing]:
    """The kind of the action with the type of each piece it touches; the kind alone where it touches none."""
    view = state.seen_by(seat)
    said = table.said(view, seat, action)
    pieces = table.pieces(view, seat)
    kind = str(said["k"])
    handles = [
        handle for name, word in said.items() if name != "k" for handle in (word if isinstance(word, list) else [word])
    ]
    on = [str(handle).partition("#")[0] for handle in handles]
    types = {pieces[handle].t for handle in on if handle in pieces}
    return {(kind, type) for type in types} or {(kind, "")}
