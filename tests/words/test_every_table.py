"""What the table of a game says from beginning to end is there in every language, with every variable filled."""

from random import Random
from typing import Any

import pytest

import theogony
from tests.table.walks import unusual
from theogony import NOBODY, Game
from theogony.kernel.state import State
from theogony.lab.laws.spoken import PEOPLE, Strict, lines
from theogony.table import Table, table_of
from theogony.table.lines import Line, Voice
from theogony.words import LANGUAGES

ALL_SPOKEN, LATER_EVERY = 60, 9  # the first steps of a game are spoken one and all, later ones here and there


def speak_all(table: Table, voice: Voice, state: State, before: State, seat: int) -> None:
    view = state.seen_by(seat)
    spoken = lines(table, before.seen_by(seat), view, seat)
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
    for question in table.standing().values():
        assert all(voice.text(said) for said in (question.about, *question.answers.values()))
    usual: dict[str, Any] = {}
    for options in (usual, unusual(game, game.seats[1])):
        state = game.start(seats=game.seats[1], seed=3, **options)
        state.telling = True
        before = state.clone()
        done = 0
        while not state.over():
            done += 1
            seat = next(seat for seat in range(game.seats[1] + 1) if int(state.awaited() or state.acting()) >> seat & 1)
            if done <= ALL_SPOKEN or done % LATER_EVERY == 0:
                speak_all(table, voice, state, before, seat)
            before = state.clone()
            state.trail = state.trail[:0]
            state.apply(seat, chance.choice(list(state.legal(seat))))
        speak_all(table, voice, state, before, NOBODY)
