"""The laws find what is wrong with a game, and say where: Vigil, broken on purpose in one place after the other."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games_for_tests.broken_vigils import (
    FallsOver,
    IdlesInTheRace,
    ListsTooMuch,
    NeverDrops,
    NeverStops,
    NeverUnseals,
    OtherName,
    Sound,
    vigil_of,
)
from tests.games_for_tests.secrets_and_time import VigilState, new_vigil
from theogony.kernel.dice import Dice
from theogony.kernel.game import OptionValue
from theogony.kernel.state import State
from theogony.lab import laws


def test_a_sound_game_keeps_the_laws() -> None:
    laws.check(vigil_of(Sound))


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        (NeverUnseals, r"fill leaves the sealed answer of seat \d blank; give it a likely one with agenda.unseal"),
        (OtherName, r"game_id\(\) is 'vespers'; the Game has the id 'vigil'"),
        (NeverStops, r"The hourglass has acted and has run out still: call stop_timer\(\) or start_timer\(\)"),
        (NeverDrops, r"A race \(question kind 2\) begins while an earlier one goes on"),
        (ListsTooMuch, r"legal lists it, refusal forbids it|Refused: vigil.offer.own-hand forbids it"),
        (FallsOver, r"IndexError: list index out of range"),
    ],
)
def test_the_laws_find_it_and_say_where(kind: type[VigilState], sentence: str) -> None:
    with pytest.raises(laws.Broken, match=r"^vigil, 2 seats, seed \d, sand=4, quiet=\w+, action \d+: .*" + sentence):
        laws.check(vigil_of(kind), range(6))


@pytest.mark.parametrize(
    ("begin", "sentence"),
    [
        (lambda state: state.then(4), "A duty is left undone at the start"),
        (lambda state: None, "The game is over before anybody has acted"),
    ],
    ids=["a duty", "nothing"],
)
def test_a_first_state_that_does_not_begin_is_found(begin: Callable[[State], None], sentence: str) -> None:
    def new(seats: int, dice: Dice, options: dict[str, OptionValue]) -> State:
        state = new_vigil(seats, dice, options)
        state.end()
        begin(state)
        return state

    with pytest.raises(laws.Broken, match=sentence):
        laws.check(vigil_of(VigilState, new=new))


def test_in_a_race_a_seat_may_have_nothing_to_do_while_time_runs() -> None:
    laws.check(vigil_of(IdlesInTheRace))
