"""The table of one game: what its `table.py` states, and what follows from that for every game."""

from __future__ import annotations

from collections import Counter
from importlib import import_module

import msgspec

from theogony.kernel.agenda import BIT
from theogony.kernel.game import Game
from theogony.kernel.space import Kind
from theogony.kernel.state import NO_SUCH_ACTION, State
from theogony.table.lines import Line, line, seat_names
from theogony.table.offers import Offer, boxes
from theogony.table.saying import Said, Say
from theogony.table.scene import Button, Cue, Scene, Type, Zone

MOST_COMPLETIONS = 2000  # how many actions a half-said "why can't I?" looks at


class Prompt(msgspec.Struct, omit_defaults=True):
    """What a player is told to do now, the zone to look at, and what is in the hand already."""

    text: Line
    look: str = ""
    hand: list[str] = []


class Ask(msgspec.Struct, omit_defaults=True):
    """What one viewer is asked: see the table protocol. `wait` are the seats the table waits for."""

    q: int
    wait: list[int]
    text: Line
    must: bool = False
    look: str = ""
    hand: list[str] = []
    offers: dict[str, list[Offer]] = {}
    notes: dict[str, dict[str, Line]] = {}
    buttons: dict[str, Button] = {}


def whom_it_waits_for(view: State) -> Line:
    """Everybody the table waits for, in a sentence for those who wait."""
    return _waits_for([k for k in range(int(view.seats)) if view.awaited() & BIT[k]])


def _waits_for(awaited: list[int]) -> Line:
    return line("waiting-for", players=seat_names(awaited)) if awaited else line("waiting-a-moment")


class Standing(msgspec.Struct):
    """A question that comes again and again: what it is about, and the answers a player may give for good, by id."""

    about: Line
    answers: dict[str, Line]


class ScoreLine(msgspec.Struct):
    """One category of the result: its name and the points of every seat."""

    name: Line
    points: list[int]


class Unsayable(ValueError):
    """A say that means no single action of the game in the view it met. `found` is how many it could mean."""

    def __init__(self, sentence: str, found: int) -> None:
        super().__init__(sentence)
        self.found = found


class Table:
    """A game subclasses this in its `table.py` and calls the one instance TABLE.

    Every method gets a *view*: what it shows cannot leak. `seat` is the viewer, NOBODY for a spectator.
    """

    def __init__(self, game: Game, says: dict[str, Say]) -> None:
        self.game = game
        self.says = says
        missing = [name for name in STATED if getattr(type(self), name) is getattr(Table, name)]
        if missing:
            raise ValueError(f"The table of {game.id} does not state {', '.join(missing)}.")
        for kind in game.space.kinds:
            if kind.for_time:
                continue
            if kind.name not in says:
                raise ValueError(f"The table of {game.id} does not say how '{kind.name}' is said.")
            says[kind.name].check(kind)

    # ---- what a game states

    def types(self) -> dict[str, Type]:
        """Every type of piece, by name."""
        raise NotImplementedError

    def own_types(self, view: State) -> dict[str, Type]:
        """Types that are different in this match, because its host brought something along; by name."""
        return {}

    def zones(self, view: State, seat: int) -> dict[str, Zone]:
        """The parts of the table for this viewer; the same for the whole match."""
        raise NotImplementedError

    def pieces(self, view: State, seat: int) -> Scene:
        """Everything that lies on the table, by id."""
        raise NotImplementedError

    def prompt(self, view: State, seat: int) -> Prompt:
        """What the viewer reads above the board while asked."""
        raise NotImplementedError

    def waiting(self, view: State, seat: int) -> Prompt:
        """What the viewer reads while others are asked, or after the end."""
        raise NotImplementedError

    def cues(self, before: State, after: State, seat: int) -> list[Cue]:
        """What happened between two views, from `after.trail`, in the order it should be seen."""
        raise NotImplementedError

    def note(self, view: State, seat: int, action: int) -> Line | None:
        """A short note to a legal action: its price, its odds."""
        return None

    def buttons(self, view: State, seat: int) -> dict[str, Button]:
        """The buttons the offers speak of."""
        return {}

    def twins(self, view: State, seat: int) -> dict[str, str]:
        """Handles that mean the same as another (two equal hexes, equal faces of a die): twin -> the one that stands
        for both in actions. Touching either says the same."""
        return {}

    def scores(self, view: State) -> list[ScoreLine]:
        """The points of every seat by category; they add up to `State.score`."""
        return []

    def standing(self) -> dict[str, Standing]:
        """Questions a player may answer once for the rest of a match, by id."""
        return {}

    def standing_answers(self, view: State, seat: int) -> tuple[str, dict[str, int]]:
        """Which of them the seat is asked now, and the legal action that each answer is; none if it is another."""
        return "", {}

    def unhelped(self, view: State, seat: int) -> dict[str, list[Offer]]:
        """Kinds whose offers must not tell what is legal, because finding it is the skill: what is sent instead.

        They follow from what lies open and name at least every legal action; `"*"` in a slot is any place at all.
        """
        return {}

    def refusal_args(self, view: State, seat: int, action: int) -> dict[str, int | str | Line]:
        """What the sentence of a refusal can mention: prices, what the player has."""
        return {}

    # ---- what follows

    def ask(self, view: State, seat: int) -> Ask:
        """What the viewer can do now, and everything needed to say it."""
        wait = [k for k in range(int(view.seats)) if view.awaited() & BIT[k]]
        if seat < 0 or not view.acting() & BIT[seat]:
            rest = self.waiting(view, seat)
            return Ask(q=0, wait=wait, text=rest.text, look=rest.look)
        prompt = self.prompt(view, seat)
        twins = self.twins(view, seat)
        unhelped = self.unhelped(view, seat)
        rows: dict[str, list[Said]] = {}
        notes: dict[str, dict[str, Line]] = {}
        for number in view.legal(seat):
            action = int(number)
            kind = self.game.space.kind_of(action)
            if kind.name in unhelped:
                continue
            note = self.note(view, seat, action)
            said = self._said(view, seat, kind, action)
            for one in with_twins(said, twins) if twins else (said,):
                rows.setdefault(kind.name, []).append(one)
                if note is not None:
                    notes.setdefault(kind.name, {})[note_key(self.says[kind.name], one)] = note
        return Ask(
            q=int(view.question(seat)),
            wait=wait,
            must=seat in wait,
            text=prompt.text,
            look=prompt.look,
            hand=prompt.hand,
            offers={name: boxes(self.says[name], said) for name, said in rows.items()} | unhelped,
            notes={name: _shortened(keyed, len(rows[name])) for name, keyed in notes.items()},
            buttons=self.buttons(view, seat),
        )

    def rest(self, view: State, seat: int) -> Ask:
        """What a viewer reads whose question is answered without asking: whom else the table waits for."""
        others = [k for k in range(int(view.seats)) if k != seat and view.awaited() & BIT[k]]
        return Ask(q=0, wait=others, text=_waits_for(others))

    def beats(self, before: State, after: State, seat: int, old: Scene, new: Scene) -> list[Cue]:
        """The cues, without what came and went between the two scenes and can be seen in neither.

        Places (`world@0,1`), parts of pieces and seats stay.
        """
        out = self.cues(before, after, seat)
        for cue in out:
            cue.on = [handle for handle in cue.on if can_be_seen(handle, new)]
            cue.was = {id: start for id, start in cue.was.items() if id in new and id not in old}
            cue.into = {id: end for id, end in cue.into.items() if id in old and id not in new}
        return out

    def said(self, view: State, seat: int, action: int) -> Said:
        """The action in handles."""
        return self._said(view, seat, self.game.space.kind_of(action), action)

    def _said(self, view: State, seat: int, kind: Kind, action: int) -> Said:
        said = self.says[kind.name].said(view, seat, kind, action)
        if said is None:
            raise ValueError(f"'{self.game.space.notation(action)}' has no handle on the table of {self.game.id}.")
        return said

    def meant(self, view: State, seat: int, said: Said) -> int:
        """The one action a complete say means in this view, legal or not."""
        found = self._meanings(view, seat, said, 2)
        if len(found) != 1:
            raise Unsayable(f"'{_as_text(said)}' means nothing on this table now.", len(found))
        return found[0]

    def why(self, view: State, seat: int, said: Said) -> tuple[int, int]:
        """Why a say, complete or not, cannot be done: the rule named most often, and an action it forbids.

        (0, action) if it can be done after all.
        """
        found = self._meanings(view, seat, said, MOST_COMPLETIONS)
        if not found:
            return int(NO_SUCH_ACTION), -1
        rules = Counter[int]()
        example: dict[int, int] = {}
        for action in found:
            rule = int(view.refusal(seat, action))
            if rule == 0:
                return 0, action
            rules[rule] += 1
            example.setdefault(rule, action)
        rule = max(rules, key=lambda r: (r > 0, rules[r]))  # a rule of the game tells more than one of the engine
        return rule, example[rule]

    def _meanings(self, view: State, seat: int, said: Said, most: int) -> list[int]:
        name = said.get("k")
        if not isinstance(name, str) or name not in self.says:
            return []
        said = without_twins(said, self.twins(view, seat))
        say = self.says[name]
        if any(slot != "k" and slot not in say.slots for slot in said):
            return []
        return say.meanings(view, seat, self.game.space.by_name[name], said, most)


def with_twins(said: Said, twins: dict[str, str]) -> list[Said]:
    """The say, and every other way to say the same by touching a twin instead."""
    out = [said]
    for twin, first in twins.items():
        out += [
            {**one, slot: _with_twin(word, first, twin)}
            for one in out
            for slot, word in one.items()
            if slot != "k" and (first in word and twin not in word if isinstance(word, list) else word == first)
        ]
    return out


def _with_twin(word: str | int | list[str], first: str, twin: str) -> str | list[str]:
    return [twin if handle == first else handle for handle in word] if isinstance(word, list) else twin


def without_twins(said: Said, twins: dict[str, str]) -> Said:
    """The same say by the handles that stand for their twins; of a set, the first so many that mean the same."""

    def first(word: str | int | list[str]) -> str | int | list[str]:
        if isinstance(word, list):
            return _first_ones(word, twins)
        return twins.get(word, word) if isinstance(word, str) else word

    return {slot: first(word) if slot != "k" else word for slot, word in said.items()}


def _first_ones(chosen: list[str], twins: dict[str, str]) -> list[str]:
    if len(set(chosen)) < len(chosen):
        return chosen
    out: list[str] = []
    for handle in chosen:
        first = twins.get(handle, handle)
        out.append(next(one for one in (first, *(twin for twin in twins if twins[twin] == first)) if one not in out))
    return out


def can_be_seen(handle: str, scene: Scene) -> bool:
    """Whether something on the table answers to the handle: a place, a seat, a piece in the scene or a part of one."""
    return "@" in handle or handle.partition("#")[0] in scene or (handle[:4] == "seat" and handle[4:].isdigit())


def note_key(say: Say, said: Said) -> str:
    """Under which key a note stands: the touched handles, joined."""
    return "|".join([str(said[name]) for name in say.touched if name in said])


def _shortened(notes: dict[str, Line], rows: int) -> dict[str, Line]:
    """The same note on every action of a kind is sent once, under `*`."""
    values = list(notes.values())
    return {"*": values[0]} if len(notes) == rows > 1 and all(value == values[0] for value in values) else notes


def _as_text(said: Said) -> str:
    return " ".join([str(said.get("k")), *(f"{name}={word}" for name, word in said.items() if name != "k")])


STATED = ("types", "zones", "pieces", "prompt", "waiting", "cues")  # no table goes without these


class NoTable(ValueError):
    """A game that can be simulated, but has no `table.py` to be shown by."""


def table_of(game: Game) -> Table:
    """The table of a game: TABLE in its package's `table` module. NoTable if there is no such module."""
    name = f"{game.package}.table"
    try:
        module = import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{name}.".startswith(f"{missing.name}."):
            raise
        raise NoTable(f"{game.title} cannot be shown: it has no module {name}.") from None
    table = getattr(module, "TABLE", None)
    if not isinstance(table, Table):
        raise ValueError(f"{name} must have a Table under the name TABLE.")
    return table
