"""Laws of a game's table: whatever can be done can be said, and whatever is shown lies somewhere.

They are checked in one random game for each number of seats. A game without a `table.py` keeps them all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from theogony.kernel.agenda import BIT
from theogony.kernel.dice import dice_from_seed
from theogony.kernel.game import Game
from theogony.kernel.playout import PACE, Chooser
from theogony.kernel.state import EVERYBODY, NOBODY, State
from theogony.lab.laws.sentence import Broken, hold, in_a_sentence
from theogony.lab.laws.spoken import speaking_law
from theogony.lab.laws.wording import has_words
from theogony.table import Ask, NoTable, Table, table_of
from theogony.words import LANGUAGES

LOOK_AT_EVERY = 3  # one state in so many, and the last


class Step(NamedTuple):
    """One action of a game: the states around it, the later one with the trail that led to it."""

    before: State
    after: State


def check_table(game: Game) -> None:
    """`Broken`, a sentence, unless the game's table keeps the laws, and has words for all it says if there are any."""
    try:
        table = table_of(game)
    except NoTable:
        return
    except Exception as wrong:
        raise Broken(f"The table of {game.id} cannot be made: {in_a_sentence(wrong)}") from wrong
    languages = [language for language in LANGUAGES if has_words(game, language)]
    for seats in range(game.seats[0], game.seats[1] + 1):
        for number, step in enumerate(steps(game, seats), 1):
            if number % LOOK_AT_EVERY and not step.after.over():
                continue
            try:
                _look(table, step)
                for language in languages:
                    speaking_law(table, language, step.before, step.after)
            except Exception as wrong:
                raise Broken(f"Table of {game.id}, {seats} seats, action {number}: {in_a_sentence(wrong)}") from wrong


def steps(game: Game, seats: int) -> Iterator[Step]:
    """A random game with the usual options."""
    state = game.start(seats, seed=seats)
    state.telling = True
    dice = dice_from_seed(seats)
    chooser = Chooser(PACE)
    while (seat := int(chooser.next_seat(state, dice))) >= 0:
        legal = state.legal(seat)
        if len(legal) == 0:
            continue
        before = state.clone()
        state.trail = state.trail[:0]
        state.apply(seat, legal[dice.below(len(legal))])
        yield Step(before, state.clone())


def _look(table: Table, step: Step) -> None:
    everything = Shown(table, step.after, int(EVERYBODY))
    scene_law(everything)
    cue_law(table, step.before, step.after, int(EVERYBODY), everything)
    for seat in range(int(NOBODY), int(step.after.seats)):
        before, view = step.before.seen_by(seat), step.after.seen_by(seat)
        there = Shown(table, view, seat)
        scene_law(there)
        open_law(everything, there, seat)
        if seat >= 0 and int(view.acting()) & int(BIT[seat]):
            saying_law(table, view, seat)
            offer_law(there)
        cue_law(table, before, view, seat, there)
    if step.after.over():
        score_law(table, step.after)


class Shown:
    """What lies on the table for a viewer, and what can be pressed."""

    def __init__(self, table: Table, view: State, seat: int) -> None:
        self.types, self.zones, self.scene = table.types(), table.zones(view, seat), table.pieces(view, seat)
        self.ask: Ask = table.ask(view, seat)
        self.seats = int(view.seats)

    def has(self, handle: str) -> bool:
        """Whether there is something on the table that the handle means."""
        if handle.startswith("!"):
            return handle in self.ask.buttons
        if handle in self.scene or handle in self.zones:
            return True
        if handle.startswith("seat") and handle[4:].isdigit():
            return int(handle[4:]) < self.seats
        if "#" in handle:
            return self._has_part(*handle.split("#", 1))
        zone_id, _, spot = handle.partition("@")
        zone = self.zones.get(zone_id)
        if zone is None or not spot:
            return False
        if zone.layout == "hex":
            return zone.open or spot in zone.cells
        if zone.layout == "square":
            row, column = (int(number) for number in spot.split(","))
            return 0 <= row < zone.rows and 0 <= column < zone.cols
        return spot in zone.spots

    def in_hand(self, seat: int, *docks: str) -> Counter[str]:
        """What lies face up in the seat's zones at these docks: how many of each type."""
        found: Counter[str] = Counter()
        for id, piece in self.scene.items():
            zone = self.zones.get(piece.at.partition("@")[0])
            if zone is not None and zone.of == seat and zone.dock in docks and not id.startswith("back:"):
                found[piece.t] += piece.n or 1
        return found

    def _has_part(self, id: str, part: str) -> bool:
        piece = self.scene.get(id)
        if piece is None:
            return False
        sides = self.types[piece.t].parts[piece.side : piece.side + 1]
        face = piece.faces is not None and part.isdigit() and int(part) < len(piece.faces)
        return face or any(part == known.id for side in sides for known in side)


def scene_law(there: Shown) -> None:
    """Every piece has a type of the table and lies in a zone, at a place of one, or on another piece."""
    for id, piece in there.scene.items():
        hold(piece.t in there.types, f"The piece '{id}' is of the type '{piece.t}', which types() does not have.")
        hold(there.has(piece.at), f"The piece '{id}' lies at '{piece.at}', which is nowhere on the table.")


def open_law(everything: Shown, own: Shown, seat: int) -> None:
    """What a player has in hand lies open, with its owner, where everything is shown."""
    closed = own.in_hand(seat, "mine") - everything.in_hand(seat, "mine", "seat", "rim", "stage")
    hold(not closed, f"To EVERYBODY the hand of seat {seat} does not lie open: there is no {', '.join(closed)}.")


def saying_law(table: Table, view: State, seat: int) -> None:
    """Every legal action has a say, and the say means that action."""
    for number in view.legal(seat):
        action = int(number)
        said = table.said(view, seat, action)
        meant = table.meant(view, seat, said)
        hold(meant == action, f"'{table.game.space.notation(action)}' is said as {said}, which means another action.")


def offer_law(there: Shown) -> None:
    """Whatever is lit is on the table."""
    for kind, offers in there.ask.offers.items():
        for box in offers:
            for words in box.values():
                listed = words.get("of", []) if isinstance(words, dict) else words
                for handle in listed:
                    lit = not isinstance(handle, str) or handle == "*" or there.has(handle)
                    hold(lit, f"'{kind}' lights '{handle}', which is not on the table.")


def cue_law(table: Table, before: State, view: State, seat: int, there: Shown) -> None:
    """A beat speaks of pieces, places and types that are or were there."""
    old = table.pieces(before, seat)
    for cue in table.beats(before, view, seat, old, there.scene):
        hold(not cue.t or cue.t in there.types, f"A cue '{cue.v}' moves the type '{cue.t}', which types() has not.")
        for handle in [*cue.was.values(), *cue.into.values(), cue.start, cue.to]:
            known = not handle or handle in old or there.has(handle)
            hold(known, f"A cue '{cue.v}' names '{handle}', which never was on the table.")


def score_law(table: Table, end: State) -> None:
    """At the end the categories add up to the points; a table without categories shows the points alone."""
    categories = table.scores(end)
    for seat in range(int(end.seats)) if categories else []:
        total = sum(category.points[seat] for category in categories)
        points = int(end.score(seat))
        hold(total == points, f"The categories of seat {seat} add up to {total}; score({seat}) is {points}.")
