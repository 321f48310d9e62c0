"""A lens: one viewer in one language. What it shows of a match is all that viewer ever gets.

It looks at full states only through `seen_by`, and speaks only what the game's table says about that view. A viewer is
a seat, NOBODY for a spectator, or EVERYBODY once the match is over.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any
from zlib import crc32

import msgspec
from mypy_extensions import i64

from theogony.kernel.state import EVERYBODY, State
from theogony.match.entries import Did, Entry, Forked, Paused, RanOut, Resigned, Resumed, TakenOver, Undone, Unopened
from theogony.match.match import PERSON
from theogony.table import Ask, Cue, Line, Scene, SeatName, Table, Type, Zone, line
from theogony.table.lines import Spoken, Voice
from theogony.table.names import Names
from theogony.words import words

Shown = dict[str, dict[str, Any]]
Step = tuple[Entry, State]  # an entry, and the full state it led to


class Lens:
    def __init__(self, table: Table, viewer: int, language: str, names: Sequence[str]) -> None:
        self.table = table
        self.viewer = viewer
        self.seat = viewer  # whom the table is asked about
        self.language = language
        self.voice = Voice(words(language, table.game), names)
        self.types = _types(table)
        self.own: dict[str, Type] = {}  # those of this match alone
        self.view: State | None = None
        self.pieces: Scene = {}
        self.shown: Shown = {}
        self.hash = ""
        self._known_zones: dict[str, Zone] = {}
        self._named: Names | None = None  # as of the last ask

    # ---- looking

    def see(self, state: State) -> State:
        return state.clone() if self.viewer == int(EVERYBODY) else state.seen_by(i64(self.viewer))

    def look(self, state: State) -> None:
        """Take the state as what is on the table now, whatever was there before."""
        self.view = self.see(state)
        self.own = self.table.own_types(self.view)
        self.types = {**_types(self.table), **self.own}
        self._lay(self.table.pieces(self.view, self.seat))

    def _lay(self, pieces: Scene) -> None:
        self.shown = self._localised(pieces)
        self.pieces = pieces
        self.hash = hash_of(self.shown)

    def _localised(self, pieces: Scene) -> Shown:
        """The pieces as they are sent. What lies there unchanged is the same object as in what is shown now."""
        shown: Shown = {}
        for id, piece in pieces.items():
            if id in self.pieces and self.pieces[id] == piece:
                shown[id] = self.shown[id]
            else:
                shown[id] = msgspec.to_builtins(piece)
                if piece.note is not None:
                    shown[id]["note"] = self.voice.text(piece.note)
        return shown

    def go_on(self, steps: Sequence[Step]) -> dict[str, Any]:
        """What these entries changed for this viewer: patch, was, into, cues."""
        assert self.view is not None
        before, old, old_shown = self.view, self.pieces, self.shown
        views = [self.see(state) for _, state in steps]
        new = self.table.pieces(views[-1], self.seat)
        cues: list[Cue] = []
        for (entry, _), view in zip(steps, views):
            cues += self._beats(entry, before, view, old, new)
            before = view
        self.view = before
        self._lay(new)
        return self._change(old_shown, self.shown, cues)

    def _beats(self, entry: Entry, before: State, view: State, old: Scene, new: Scene) -> list[Cue]:
        if isinstance(entry, (Did, RanOut)):
            return self.table.beats(before, view, self.seat, old, new)
        return [Cue("say", say=sentence_of(entry))]

    def _change(self, old: Shown, new: Shown, cues: Sequence[Cue]) -> dict[str, Any]:
        was: dict[str, str] = {}
        into: dict[str, str] = {}
        for cue in cues:
            was.update(cue.was)
            into.update(cue.into)
        out: dict[str, Any] = {"patch": merge_patch(old, new), "cues": [self.cue(cue) for cue in cues]}
        if was:
            out["was"] = was
        if into:
            out["into"] = into
        return out

    def ghost(self, states: Sequence[State], steps: Sequence[Sequence[State]]) -> dict[str, Any]:
        """What some actions would change, told on guesses of the view that end in `states`.

        With several guesses, only what is the same in all of them: the rest depends on dice. `steps` are the views
        after each action, by guess.
        """
        assert self.view is not None
        told: list[list[dict[str, Any]]] = []
        scenes: list[Shown] = []
        moved: list[dict[str, Any]] = []
        for state, views in zip(states, steps):
            new = self.table.pieces(self.see(state), self.seat)
            before, cues = self.view, []
            for view in views:
                cues += self.table.beats(before, view, self.seat, self.pieces, new)
                before = view
            shown = self._localised(new)
            change = self._change(self.shown, shown, cues)
            scenes.append(shown)
            told.append(change["cues"])
            moved.append(change)
        common = scenes[0]
        for other in scenes[1:]:
            common = _alike(common, other, self.shown)
        first = moved[0]
        out: dict[str, Any] = {"patch": merge_patch(self.shown, common), "cues": _same_beginning(told)}
        for name in ("was", "into"):
            kept = {id: place for id, place in first.get(name, {}).items() if (id in common) == (name == "was")}
            if kept:
                out[name] = kept
        return out

    # ---- speaking

    def cue(self, cue: Cue) -> dict[str, Any]:
        out: dict[str, Any] = msgspec.to_builtins(cue)
        out.pop("was", None)
        out.pop("into", None)
        if cue.say is not None:
            out["say"] = self.voice.spoken(cue.say)
        return out

    def ask(self, undo: int = 0, state: State | None = None, pieces: Scene | None = None) -> dict[str, Any]:
        """What the viewer is asked now, or would be asked in a state of its own guessing."""
        view = self.view if state is None else self.see(state)
        assert view is not None
        scene = self.pieces if pieces is None else pieces
        ask = self.table.ask(view, self.seat)
        out = self._asked(ask)
        question, answers = self.table.standing_answers(view, self.seat) if ask.must else ("", {})
        if answers:
            out["standing"] = {"question": question, "answers": list(answers)}
        if ask.look:
            out["look"] = ask.look
        if ask.hand:
            out["hand"] = ask.hand
        if ask.offers:
            names = Names(self.voice, self.types, self._zones(view), scene, ask.buttons, self._named)
            if state is None:
                self._named = names
            out["offers"] = ask.offers
            out["names"] = {handle: names.name(handle) for handle in _handles(ask)}
        if ask.notes:
            out["notes"] = {
                kind: {key: self.voice.text(note) for key, note in notes.items()} for kind, notes in ask.notes.items()
            }
        if ask.buttons:
            out["buttons"] = {
                handle: {
                    "name": self.voice.text(button.name),
                    **({"at": button.at} if button.at else {}),
                    **({"quiet": True} if button.quiet else {}),
                }
                for handle, button in ask.buttons.items()
            }
        if undo:
            out["undo"] = undo
        return out

    def rest(self, view: State) -> dict[str, Any]:
        """What the viewer reads who sees this while its question is answered without asking."""
        return self._asked(self.table.rest(view, self.seat))

    def _asked(self, ask: Ask) -> dict[str, Any]:
        return {"q": ask.q, "must": ask.must, "wait": ask.wait, "text": self.voice.spoken(ask.text)}

    def standing(self) -> dict[str, Any]:
        """The questions that may be answered for good, in words."""
        return {
            id: {
                "about": self.voice.text(question.about),
                "answers": {answer: self.voice.text(name) for answer, name in question.answers.items()},
            }
            for id, question in self.table.standing().items()
        }

    def _zones(self, view: State) -> dict[str, Zone]:
        """Made once: they are the same for the whole match."""
        if not self._known_zones:
            self._known_zones = self.table.zones(view, self.seat)
        return self._known_zones

    def zones(self) -> dict[str, Any]:
        assert self.view is not None
        out: dict[str, Any] = {}
        for id, zone in self._zones(self.view).items():
            said = msgspec.to_builtins(zone)
            said["name"] = self.voice.text(zone.name)
            for spot, known in zone.spots.items():
                for field in ("name", "note"):
                    words_of_it = getattr(known, field)
                    if words_of_it is not None:
                        said["spots"][spot][field] = self.voice.text(words_of_it)
            out[id] = said
        return out

    def kinds(self) -> dict[str, Any]:
        out: dict[str, Any] = {}
        for name, say in self.table.says.items():
            slots = []
            for slot_name, slot in say.slots.items():
                said: dict[str, Any] = {"name": slot_name, "as": slot.kind}
                if slot.after is not None:
                    said["after"] = slot.after
                if slot.start:
                    said["start"] = slot.start
                slots.append(said)
            spoken_name = self.voice.text(line(say.name or f"kind-{name}"))
            chain = bool(say.chain)
            out[name] = {"name": spoken_name, "slots": slots, "hold": say.hold, "chain": chain, "way": say.walks}
            if say.sure:
                out[name]["sure"] = self.voice.text(line(say.sure))
        return out

    def refusal(self, rule: int, action: int) -> tuple[str, Spoken]:
        """A rule's id, and the sentence with which it refuses this action."""
        from theogony.words.rulebook import rule_key

        game = self.table.game
        args: dict[str, Any] = {}
        if action >= 0 and rule > 0 and self.view is not None:
            args = self.table.refusal_args(self.view, self.seat, action)
        key = rule_key(game, rule)
        short = key.replace("rule-", "refusal-", 1)
        said = Line(short if self.voice.words.has(short) else key, args)
        return game.rule_id(rule), self.voice.spoken(said)

    def say(self, key: str, **args: int | str | Line | SeatName) -> Spoken:
        """A message of the frame."""
        return self.voice.spoken(Line(key, dict(args)))

    def log_lines(self, entry: Entry, before: State, after: State) -> list[dict[str, Any]]:
        """The sentences of an entry, for the log."""
        seen = self.see(after)
        was = self.see(before)
        if isinstance(entry, (Did, RanOut)):
            cues = self.table.cues(was, seen, self.seat)
        else:
            cues = [Cue("say", say=sentence_of(entry))]
        by = self.author(entry, was)
        return [{"n": entry.n, "by": by, "say": self.voice.spoken(cue.say)} for cue in cues if cue.say is not None]

    def author(self, entry: Entry, before: State | None) -> int | None:
        """Whose entry it is; None for the hourglass, and where who has answered is nobody's business."""
        seat = getattr(entry, "seat", None)
        if seat is None or before is None or not isinstance(entry, Did) or seat == self.viewer:
            return seat
        return None if before.agenda.quiet_for(i64(seat)) else seat

    def hides(self, entry: Entry, before: State, after: State) -> bool:
        """Whether the viewer may not know of the entry: another seat's answer to a quiet question still open."""
        if not isinstance(entry, Did) or entry.seat == self.viewer or self.viewer == int(EVERYBODY):
            return False
        seat = i64(entry.seat)
        return before.agenda.quiet_for(seat) and after.question(seat) == before.question(seat)


@cache
def _types(table: Table) -> dict[str, Type]:
    return table.types()


def sentence_of(entry: Entry) -> Line:
    """What the log says of an entry that is no action of the game."""
    match entry:
        case Undone(seat=seat):
            return line("log-undone", player=SeatName(seat))
        case TakenOver(seat=seat, player=player) if player == PERSON:
            return line("log-back", player=SeatName(seat))
        case TakenOver(seat=seat, player=player):
            return line("log-bot-plays", player=SeatName(seat), bot=player)
        case Resigned(seat=seat):
            return line("log-resigned", player=SeatName(seat))
        case Unopened(seat=seat):
            return line("log-unopened", player=SeatName(seat))
        case Forked():
            return line("log-forked")
        case Paused():
            return line("log-paused")
        case Resumed():
            return line("log-resumed")
        case _:
            raise TypeError(f"{entry} is an action: the game's table tells it.")


def hash_of(shown: Shown) -> str:
    """CRC-32 of the canonical JSON: keys sorted, no spaces, UTF-8."""
    return f"{crc32(msgspec.json.encode(shown, order='sorted')):08x}"


def merge_patch(old: Shown, new: Shown) -> dict[str, Any]:
    """What changed between two scenes, as a JSON merge patch."""
    out: dict[str, Any] = {}
    for id, piece in new.items():
        before = old.get(id)
        if before is None:
            out[id] = piece
        elif before is not piece and before != piece:
            changes = {field: value for field, value in piece.items() if before.get(field) != value}
            changes.update({field: None for field in before if field not in piece})
            out[id] = changes
    for id in old:
        if id not in new:
            out[id] = None
    return out


def _handles(ask: Ask) -> Iterable[str]:
    seen: dict[str, None] = {}
    for boxes in ask.offers.values():
        for box in boxes:
            for said in box.values():
                handles = said.get("of", ()) if isinstance(said, Mapping) else said
                if not isinstance(handles, str):
                    seen.update({handle: None for handle in handles if isinstance(handle, str)})
    return seen


def _alike(one: Shown, other: Shown, before: Shown) -> Shown:
    """The scene `before` with the changes on which both agree."""
    out = {id: piece for id, piece in before.items() if id in one or id in other}
    for id, piece in one.items():
        if other.get(id) == piece:
            out[id] = piece
    return out


def _same_beginning(told: Sequence[list[dict[str, Any]]]) -> list[dict[str, Any]]:
    out = []
    for beats in zip(*told):
        if any(beat != beats[0] for beat in beats):
            break
        out.append(beats[0])
    return out
