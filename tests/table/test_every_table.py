"""The laws of the table, kept by the table of every game: what is said and what is shown, by random play."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.table.walks import WALKS, Walk, some, steps, viewers
from theogony.kernel.agenda import BIT
from theogony.kernel.dice import dice_from_seed
from theogony.kernel.state import EVERYBODY, NOBODY, State
from theogony.lab.laws import tables as laws
from theogony.table import Ask, Table, inverse, patch, patched, table_of, unboxed
from theogony.table.lines import Voice
from theogony.table.names import Names
from theogony.table.table import can_be_seen
from theogony.words import words

in_every_walk = pytest.mark.parametrize("walk", WALKS, ids=str)
HANDLE = re.compile(r"^!?[\w.-]+(:[\w.,-]+)?(@[\w,.-]+)?(#[\w.-]+)?$")


def asked(state: State) -> Iterator[int]:
    """The seats that may act, the hourglass left out."""
    yield from (seat for seat in range(int(state.seats)) if int(state.acting()) & int(BIT[seat]))


def handles(ask: Ask) -> list[str]:
    """Everything an ask lights, each once."""
    found: dict[str, None] = {}
    for offers in ask.offers.values():
        for box in offers:
            for words_ in box.values():
                if words_ == "*":
                    continue
                listed = words_["of"] if isinstance(words_, dict) and "of" in words_ else words_
                found.update(dict.fromkeys(word for word in listed if isinstance(word, str)))
    return [handle for handle in found if handle not in ("min", "max")]


class Shown:
    """What lies on the table for a viewer, and what can be pressed."""

    def __init__(self, table: Table, view: State, seat: int, ask: Ask) -> None:
        self.types, self.zones, self.scene = table.types(), table.zones(view, seat), table.pieces(view, seat)
        self.seats, self.buttons = int(view.seats), ask.buttons


def exists(there: Shown, handle: str) -> bool:
    """Whether there is something on the table that the handle means."""
    scene, zones = there.scene, there.zones
    if handle.startswith("!"):
        return handle in there.buttons
    if handle in scene or handle in zones:
        return True
    if handle.startswith("seat") and handle[4:].isdigit():
        return int(handle[4:]) < there.seats
    if "#" in handle:
        id, part = handle.split("#", 1)
        piece = scene.get(id)
        if piece is None:
            return False
        sides = there.types[piece.t].parts
        return part in {p.id for side in sides[piece.side : piece.side + 1] for p in side} or (
            piece.faces is not None and part.isdigit() and int(part) < len(piece.faces)
        )
    zone_id, _, spot = handle.partition("@")
    zone = zones.get(zone_id)
    if zone is None or not spot:
        return False
    if zone.layout == "hex":
        return zone.open or spot in zone.cells
    if zone.layout == "square":
        row, column = (int(number) for number in spot.split(","))
        return 0 <= row < zone.rows and 0 <= column < zone.cols
    return spot in zone.spots


@in_every_walk
def test_every_legal_action_is_said_in_one_way_and_means_itself(walk: Walk) -> None:
    table = table_of(walk.game)
    for step in some(walk):
        for seat in asked(step.before):
            view = step.before.seen_by(seat)
            said = set()
            for action in step.before.legal(seat):
                word = table.said(view, seat, int(action))
                assert table.meant(view, seat, word) == int(action), word
                slots = table.says[str(word["k"])].slots
                assert any(slots[name].kind not in ("turn", "drop") for name in word if name != "k"), word
                said.add(msgspec.json.encode(word))
            assert len(said) == len(step.before.legal(seat))


@in_every_walk
def test_offers_hold_exactly_what_is_legal(walk: Walk) -> None:
    table = table_of(walk.game)
    for step in some(walk):
        for seat in asked(step.before):
            view = step.before.seen_by(seat)
            ask = table.ask(view, seat)
            unhelped = table.unhelped(view, seat)
            offered = [
                table.meant(view, seat, said)
                for kind, offers in ask.offers.items()
                if kind not in unhelped
                for said in unboxed(table.says[kind], kind, offers)
            ]
            legal = [int(a) for a in step.before.legal(seat) if walk.game.space.kind_of(int(a)).name not in unhelped]
            assert sorted(set(offered)) == legal
            assert len(offered) == len(legal) or table.twins(view, seat), "only twins are said in two ways"


@in_every_walk
def test_what_is_left_to_find_is_offered_among_what_is_not_to_be_had(walk: Walk) -> None:
    table = table_of(walk.game)
    for step in some(walk):
        for seat in asked(step.before):
            view = step.before.seen_by(seat)
            for kind, offers in table.unhelped(view, seat).items():
                for action in step.before.legal(seat):
                    said = table.said(view, seat, int(action))
                    if said["k"] == kind:
                        assert any(_holds(box, said) for box in offers), said


def _holds(box: dict[str, Any], said: dict[str, Any]) -> bool:
    return all(box.get(name) == "*" or word in box.get(name, ()) for name, word in said.items() if name != "k")


@in_every_walk
def test_what_is_lit_is_on_the_table_and_told_apart_by_its_words(walk: Walk) -> None:
    table = table_of(walk.game)
    for step in steps(walk):
        for seat in asked(step.before):
            view = step.before.seen_by(seat)
            ask = table.ask(view, seat)
            voice = Voice(words("en", walk.game), [f"Player {k}" for k in range(walk.seats)])
            there = Shown(table, view, seat, ask)
            names = Names(voice, there.types, there.zones, there.scene, ask.buttons)
            lit = handles(ask)
            for handle in lit:
                assert HANDLE.match(handle), handle
                assert exists(there, handle), f"{handle} is not on the table"
                assert names.name(handle) != handle, f"{handle} has no words"
            twice = [name for name, n in Counter(names.name(handle) for handle in lit).items() if n > 1]
            assert twice == [], "lit at the same time, called the same"


@in_every_walk
def test_names_remembered_from_an_earlier_scene_are_those_found_out_anew(walk: Walk) -> None:
    table = table_of(walk.game)
    voice = Voice(words("en", walk.game), [f"Player {k}" for k in range(walk.seats)])
    remembered: dict[int, Names] = {}
    for step in steps(walk):
        for seat in asked(step.before):
            view = step.before.seen_by(seat)
            ask = table.ask(view, seat)
            there = Shown(table, view, seat, ask)
            anew = Names(voice, there.types, there.zones, there.scene, ask.buttons)
            known = Names(voice, there.types, there.zones, there.scene, ask.buttons, remembered.get(seat))
            for handle in [*handles(ask), *there.scene]:
                assert known.name(handle) == anew.name(handle)
            remembered[seat] = known


@in_every_walk
def test_a_hand_and_a_look_are_things_on_the_table(walk: Walk) -> None:
    table = table_of(walk.game)
    for step in steps(walk):
        for seat in asked(step.before):
            view = step.before.seen_by(seat)
            ask = table.ask(view, seat)
            assert set(ask.hand) <= table.pieces(view, seat).keys()
            assert not ask.look or ask.look in table.zones(view, seat)
            assert all(not button.at or button.at in table.pieces(view, seat) for button in ask.buttons.values())


@in_every_walk
def test_a_patch_leads_to_the_next_scene_and_its_inverse_back(walk: Walk) -> None:
    table = table_of(walk.game)
    for step in steps(walk):
        for seat in viewers(walk):
            old = table.pieces(step.before.seen_by(seat), seat)
            new = table.pieces(step.after.seen_by(seat), seat)
            change = patch(old, new)
            assert patched(old, change) == new
            assert patched(new, inverse(old, change)) == old
            assert patch(new, new) == {}


@in_every_walk
def test_every_piece_has_a_type_and_lies_somewhere(walk: Walk) -> None:
    table = table_of(walk.game)
    types = table.types()
    for step in steps(walk):
        for seat in viewers(walk):
            view = step.after.seen_by(seat)
            there = Shown(table, view, seat, table.ask(view, seat))
            for id, piece in there.scene.items():
                assert piece.t in types, f"{id} is of no known type"
                assert exists(there, piece.at), f"{id} lies at {piece.at}, which is nowhere"
                assert piece.at != id and HANDLE.match(id) and "@" not in id and "#" not in id and id[0] != "!"
                assert all(face in types for face in piece.faces or [])
                if piece.faces is not None:
                    assert piece.up is not None and 0 <= piece.up < len(piece.faces)


@in_every_walk
def test_beats_speak_of_what_was_or_is_there(walk: Walk) -> None:
    table = table_of(walk.game)
    for step in steps(walk):
        for seat in viewers(walk):
            before, after = step.before.seen_by(seat), step.after.seen_by(seat)
            old, new = table.pieces(before, seat), table.pieces(after, seat)
            there = Shown(table, after, seat, table.ask(after, seat))
            for cue in table.beats(before, after, seat, old, new):
                assert all(can_be_seen(handle, new) for handle in cue.on)
                assert set(cue.set) <= new.keys()
                assert all(id in new and id not in old for id in cue.was)
                assert all(id in old and id not in new for id in cue.into)
                for handle in [*cue.was.values(), *cue.into.values(), cue.start, cue.to]:
                    known = not handle or handle in old or handle in new or exists(there, handle)
                    assert known, f"{cue.v} names {handle}, which never was"
                assert not cue.t or cue.t in table.types()


@in_every_walk
def test_nobody_can_tell_the_truth_from_a_guess_by_looking_at_the_table(walk: Walk) -> None:
    """Scene, ask, beats and what a try would show are the same bytes for two truths the viewer cannot tell apart."""
    table = table_of(walk.game)
    for step in some(walk):
        for seat in viewers(walk):
            view = step.before.seen_by(seat)
            twin = view.guess(dice_from_seed(3)).seen_by(seat)
            assert shown(table, view, seat) == shown(table, twin, seat)
            if seat >= 0 and step.seat == seat:
                assert tried(table, step.before, seat, step.action, 4) == tried(
                    table, step.before, seat, step.action, 5
                )


@in_every_walk
def test_what_happens_looks_the_same_to_who_cannot_know_better(walk: Walk) -> None:
    """The same action done to the truth and to a guess of it tells a viewer who knows the action the same."""
    table = table_of(walk.game)
    for step in some(walk):
        if step.after.barrier() != step.before.barrier() or step.seat == walk.seats:
            continue
        for seat in viewers(walk):
            guess = step.before.seen_by(seat).guess(dice_from_seed(9))
            guess.telling = True
            guess.trail = guess.trail[:0]
            if guess.refusal(step.seat, step.action) == 0:
                guess.apply(step.seat, step.action)
                assert told(table, step.before, step.after, seat) == told(table, step.before, guess, seat)


def shown(table: Table, view: State, seat: int) -> bytes:
    """Everything the viewer is sent about a state."""
    scores = table.scores(view)
    return msgspec.json.encode([table.pieces(view, seat), table.zones(view, seat), table.ask(view, seat), scores])


def told(table: Table, before: State, after: State, seat: int) -> bytes:
    """Everything the viewer is sent about an action."""
    old, new = before.seen_by(seat), after.seen_by(seat)
    scenes = table.pieces(old, seat), table.pieces(new, seat)
    return msgspec.json.encode([table.beats(old, new, seat, *scenes), patch(*scenes), table.ask(new, seat)])


def tried(table: Table, state: State, seat: int, action: int, chance: int) -> bytes:
    """What trying the action on a guess shows, unless it rolls or reveals: then the try is cut before it."""
    guess = state.seen_by(seat).guess(dice_from_seed(chance))
    guess.telling = True
    guess.trail = guess.trail[:0]
    learned = guess.barrier()
    guess.apply(seat, action)
    return b"" if guess.barrier() != learned else told(table, state, guess, seat)


@in_every_walk
def test_after_the_end_everything_can_be_shown_and_scores_add_up(walk: Walk) -> None:
    table = table_of(walk.game)
    end = steps(walk)[-1].after
    assert end.over()
    assert int(end.eyes) == int(EVERYBODY)
    assert table.pieces(end, int(EVERYBODY)).keys() >= table.pieces(end.seen_by(NOBODY), int(NOBODY)).keys() - hidden(
        table, end
    )
    totals = [sum(line.points[seat] for line in table.scores(end)) for seat in range(walk.seats)]
    assert totals == [int(end.score(seat)) for seat in range(walk.seats)]


def hidden(table: Table, end: State) -> set[str]:
    """Pieces a spectator sees face down: they have other names when they lie open."""
    return {id for id in table.pieces(end.seen_by(NOBODY), int(NOBODY)) if id.startswith("back:")}


@in_every_walk
def test_a_standing_answer_is_legal_whenever_its_question_is_asked(walk: Walk) -> None:
    table = table_of(walk.game)
    known = table.standing()
    for step in some(walk):
        for seat in asked(step.before):
            question, answers = table.standing_answers(step.before.seen_by(seat), seat)
            assert (question in known and answers) or not (question or answers)
            assert set(answers) <= set(known[question].answers if question else ())
            assert set(answers.values()) <= {int(action) for action in step.before.legal(seat)}


@in_every_walk
def test_everything_open_shows_what_each_seat_has_in_its_own_hand(walk: Walk) -> None:
    """To EVERYBODY the full state is shown: all that only its owner sees lies open, with its owner."""
    table = table_of(walk.game)
    for step in some(walk):
        everything = laws.Shown(table, step.after, int(EVERYBODY))
        for seat in range(walk.seats):
            laws.open_law(everything, laws.Shown(table, step.after.seen_by(seat), seat), seat)
