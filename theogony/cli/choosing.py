"""Saying an action in the terminal: slot by slot, by numbers, in the same handles and words as on the table."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from theogony.kernel.state import State
from theogony.table import Ask, Table
from theogony.table.lines import Voice
from theogony.table.names import Names
from theogony.table.saying import Said
from theogony.table.table import note_key

# Asks for a line of input, given the choices; returns the index of the one chosen.
Choose = Callable[[str, list[str]], int]


class Chooser:
    """Finds out which of the legal actions is meant, by one question for each slot that leaves a choice."""

    def __init__(self, table: Table, voice: Voice, names: Names, ask: Ask, choose: Choose) -> None:
        self.table = table
        self.voice = voice
        self.names = names
        self.ask = ask
        self.choose = choose

    def action(self, view: State, seat: int, pass_by: str = "") -> int | None:
        """The action chosen; None if it is none of them, which the words `pass_by`, if there are any, offer."""
        legal = [int(action) for action in view.legal(seat)]
        left = [(action, self.table.said(view, seat, action)) for action in legal]
        heads = list(dict.fromkeys(self._head(said) for _, said in left))
        offered = [self._head_words(head, left) for head in heads] + ([pass_by] if pass_by else [])
        number = self.choose(self.voice.text(self.ask.text), offered)
        if number == len(heads):
            return None
        chosen = heads[number]
        left = [(action, said) for action, said in left if self._head(said) == chosen]
        for slot in self._slots(chosen[0]):
            words = list(dict.fromkeys(_text(said.get(slot, "")) for _, said in left))
            if len(words) > 1:
                lines = [self._words(slot, word, left) for word in words]
                picked = words[self.choose(self.voice.words.say(f"kind-{chosen[0]}"), lines)]
                left = [(action, said) for action, said in left if _text(said.get(slot, "")) == picked]
        return left[0][0]

    def _slots(self, kind: str) -> list[str]:
        return list(self.table.says[kind].slots)

    def _head(self, said: Said) -> tuple[str, str]:
        """What the first list offers: the kind of action and, where the kind has more than one slot, its first word."""
        kind = str(said["k"])
        slots = self._slots(kind)
        first = _text(said.get(slots[0], "")) if slots and len(slots) > 1 else ""
        return kind, first

    def _head_words(self, head: tuple[str, str], left: list[tuple[int, Said]]) -> str:
        kind, first = head
        here = [said for _, said in left if self._head(said) == head]
        if len(here) == 1 and not first:
            first = " + ".join(_text(word) for name, word in here[0].items() if name != "k")
        words = self.voice.words.say(f"kind-{kind}")
        named = self._name(first) if first else ""
        note = self._note(here[0]) if len(here) == 1 else ""
        return f"{words}: {named}{note}" if named and named != words else f"{words}{note}"

    def _words(self, slot: str, word: str, left: list[tuple[int, Said]]) -> str:
        here = [said for _, said in left if _text(said.get(slot, "")) == word]
        return self._name(word) + (self._note(here[0]) if len(here) == 1 else "")

    def _name(self, word: str) -> str:
        return " + ".join(self.names.name(handle) for handle in word.split(" + "))

    def _note(self, said: Said) -> str:
        kind = str(said["k"])
        notes = self.ask.notes.get(kind, {})
        note = notes.get(note_key(self.table.says[kind], said)) or notes.get("*")
        return f" ({self._without_symbols(self.voice.text(note))})" if note is not None else ""

    def _without_symbols(self, note: str) -> str:
        """A note in words alone: a symbol is called by the type it is the art of."""
        called = {symbol: type.name for type in self.table.types().values() for symbol in type.art}
        for symbol in re.findall(r"{([\w-]+)}", note):
            name = called.get(f"{self.table.game.id}-{symbol}")
            note = note.replace(f"{{{symbol}}}", symbol if name is None else self.voice.text(name))
        return note


def _text(word: object) -> str:
    return " + ".join(str(part) for part in word) if isinstance(word, list) else str(word)


def price_marks(ask: Ask, voice: Voice) -> Mapping[str, str]:
    """The first number of each cell's note, for the text board."""
    marks: dict[str, str] = {}
    for notes in ask.notes.values():
        for key, note in notes.items():
            digits = "".join(c for c in voice.text(note) if c.isdigit())
            marks.setdefault(key.split("|")[-1], digits)
    return {handle: mark for handle, mark in marks.items() if "@" in handle}
