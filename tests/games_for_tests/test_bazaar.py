"""Bazaar keeps the laws it is made to test others with, shows all it is made for, and speaks every language."""

from collections import Counter

import pytest

from tests.games_for_tests import registered
from tests.games_for_tests.bazaar import GAME
from tests.table.walks import Walk, steps
from tests.words.fluent_files import texts
from theogony.kernel.dice import dice_from_seed
from theogony.kernel.state import NOBODY
from theogony.table import table_of
from theogony.words import LANGUAGES

GAMES = [Walk(GAME, seats, seats, False) for seats in (2, 3, 4)]


@pytest.mark.parametrize("walk", GAMES, ids=str)
def test_legal_and_refusal_agree(walk: Walk) -> None:
    for step in steps(walk)[::5]:
        for seat in range(walk.seats + 1):
            allowed = [action for action in range(GAME.space.size) if step.before.refusal(seat, action) == 0]
            assert list(step.before.legal(seat)) == allowed


@pytest.mark.parametrize("walk", GAMES, ids=str)
def test_a_guess_looks_like_its_view(walk: Walk) -> None:
    for step in steps(walk):
        for viewer in range(NOBODY, walk.seats):
            view = step.before.seen_by(viewer)
            guess = view.guess(dice_from_seed(5))
            assert guess.seen_by(viewer).dump() == view.dump()
            assert list(guess.census()) == list(step.before.census())


def test_everything_it_is_made_for_happens() -> None:
    with registered(GAME):
        done: Counter[str] = Counter()
        for seed in range(4):
            for step in steps(Walk(GAME, 3, seed, seed % 2 == 1)):
                done[GAME.space.kind_of(step.action).name] += 1
        assert done.keys() == {kind.name for kind in GAME.space.kinds}
        slots = {slot.kind for say in table_of(GAME).says.values() for slot in say.slots.values()}
        assert slots == {"touch", "turn", "amount", "flip", "members"}
        assert {type.kind for type in table_of(GAME).types().values()} == {
            *("tile", "card", "die", "token", "figure", "counter")
        }


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_it_says_the_same_in_every_language(language: str) -> None:
    english, other = texts(GAME.package, "en"), texts(GAME.package, language)
    assert english.keys() == other.keys()
    assert {key: text.variables for key, text in english.items()} == {
        key: text.variables for key, text in other.items()
    }
