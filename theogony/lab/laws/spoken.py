"""The law of the spoken table: whatever a table says is in the language itself, with every variable filled."""

from __future__ import annotations

from functools import cache

from theogony.kernel.game import Game
from theogony.kernel.state import NOBODY, State
from theogony.lab.laws.sentence import Broken, hold
from theogony.table import Line, Table
from theogony.table.lines import Voice
from theogony.words import Words

PEOPLE = ("Anna", "Bruno", "Carla", "Dario", "Elsa", "Fabio")


class Strict(Words):
    """Words that do not forgive: what is missing in the language itself, or cannot be filled in, breaks the law."""

    def say(self, key: str, **args: object) -> str:
        return self._strictly(key, "", args)

    def attribute(self, key: str, name: str, **args: object) -> str:
        return self._strictly(key, name, args)

    def _strictly(self, key: str, name: str, args: dict[str, object]) -> str:
        bundle = self._bundles[0]
        hold(bundle.has_message(key), f"There is no '{key}' in the words of the language '{self.language}'.")
        message = bundle.get_message(key)
        pattern = message.attributes.get(name) if name else message.value
        whole = f"{key}.{name}" if name else key
        if pattern is None:
            raise Broken(f"There is no '{whole}' in the words of the language '{self.language}'.")
        said, errors = bundle.format_pattern(pattern, args)
        hold(not errors, f"'{whole}' cannot be said in '{self.language}' with {args}: {errors}.")
        return str(said)


@cache
def _voice(language: str, game: Game) -> Voice:
    return Voice(Strict(language, game), PEOPLE)


def speaking_law(table: Table, language: str, before: State, after: State) -> None:
    """Every line of types, standing questions, zones, prompt, buttons, notes, cues and scores, for every viewer."""
    voice = _voice(language, table.game)
    for type in table.types().values():
        voice.text(type.name)
        if type.about is not None:
            voice.text(type.about)
    for question in table.standing().values():
        for said in (question.about, *question.answers.values()):
            voice.text(said)
    for seat in range(int(NOBODY), int(after.seats)):
        for line in lines(table, before.seen_by(seat), after.seen_by(seat), seat):
            voice.text(line)


def lines(table: Table, before: State, view: State, seat: int) -> list[Line]:
    """All that is said to the viewer about a state and how it came about."""
    ask = table.ask(view, seat)
    said = [ask.text, *(button.name for button in ask.buttons.values())]
    said += [note for notes in ask.notes.values() for note in notes.values()]
    said += [zone.name for zone in table.zones(view, seat).values()]
    said += [piece.note for piece in table.pieces(view, seat).values() if piece.note is not None]
    said += [cue.say for cue in table.cues(before, view, seat) if cue.say is not None]
    return said + [category.name for category in table.scores(view)]
