"""What the table of a game says from beginning to end is there in every language, with every variable filled."""

from random import Random
from typing import Any

import pytest

import theogony
from theogony import NOBODY, Game
from theogony.kernel.state import State
from theogony.table import Table, table_of
from theogony.table.lines import Line, Voice
from theogony.words import LANGUAGES, Words

PEOPLE = ("Anna", "Bruno", "Carla", "Dario", "Elsa", "Fabio")


class Strict(Words):
    """Words that do not forgive: what is missing in the language itself, or cannot be filled in, fails."""

    def say(self, key: str, **args: object) -> str:
        return self._strictly(key, "", args)

    def attribute(self, key: str, name: str, **args: object) -> str:
        return self._strictly(key, name, args)

    def _strictly(self, key: str, name: str, args: dict[str, object]) -> str:
        bundle = self._bundles[0]
        assert bundle.has_message(key), f"there is no '{key}' in {self.language}"
        message = bundle.get_message(key)
        pattern = message.attributes.get(name) if name else message.value
        assert pattern is not None, f"'{key}' has no '{name}' in {self.language}"
        said, errors = bundle.format_pattern(pattern, args)
        assert errors == [], f"{key} with {args}"
        return str(said)


def speak_all(table: Table, voice: Voice, state: State, before: State, seat: int) -> None:
    view = state.seen_by(seat)
    ask = table.ask(view, seat)
    spoken = [ask.text, *(button.name for button in ask.buttons.values())]
    spoken += [note for notes in ask.notes.values() for note in notes.values()]
    spoken += [zone.name for zone in table.zones(view, seat).values()]
    spoken += [cue.say for cue in table.cues(before.seen_by(seat), view, seat) if cue.say is not None]
    spoken += [score.name for score in table.scores(view)]
    for piece in table.pieces(view, seat).values():
        if piece.n is not None:
            name = table.types()[piece.t].name
            spoken.append(Line(f"{name.key}.count", {**name.args, "n": piece.n}))
    for said in spoken:
        assert voice.text(said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", theogony.games().values(), ids=theogony.games().keys())
def test_a_game_is_spoken_from_beginning_to_end(game: Game, language: str) -> None:
    table, voice, chance = table_of(game), Voice(Strict(language, game), PEOPLE), Random(11)
    for type in table.types().values():
        assert voice.text(type.name)
        assert type.about is None or voice.text(type.about)
    usual: dict[str, Any] = {}
    unusual: dict[str, Any] = {option.name: option.values[-1] for option in game.options}
    for options in (usual, unusual):
        state = game.start(seats=game.seats[1], seed=3, **options)
        state.telling = True
        before = state.clone()
        while not state.over():
            seat = next(seat for seat in range(game.seats[1] + 1) if int(state.awaited() or state.acting()) >> seat & 1)
            speak_all(table, voice, state, before, seat)
            before = state.clone()
            state.trail = state.trail[:0]
            state.apply(seat, chance.choice(list(state.legal(seat))))
        speak_all(table, voice, state, before, NOBODY)
