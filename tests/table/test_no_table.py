"""A game without a table, or with half of one, is answered by a sentence at the door."""

import sys
from collections.abc import Iterator
from types import ModuleType

import pytest

import theogony
from tests.games_for_tests import registered
from tests.games_for_tests.secrets_and_time import VIGIL
from tests.games_for_tests.table import SAYS, VigilTable
from theogony.kernel.game import Game
from theogony.server.pages import Pages
from theogony.table import NoTable, Table, table_of


def elsewhere(package: str) -> Game:
    """Vigil, its table looked for in another package."""
    game = Game.__new__(Game)
    game.__dict__.update(vars(VIGIL) | {"package": package})
    return game


@pytest.fixture
def empty_module() -> Iterator[str]:
    """A package whose module `table` has no TABLE."""
    sys.modules |= {"half": ModuleType("half"), "half.table": ModuleType("half.table")}
    yield "half"
    del sys.modules["half"], sys.modules["half.table"]


def test_a_game_without_a_table_cannot_be_shown() -> None:
    with pytest.raises(NoTable, match=r"Vigil cannot be shown: it has no module nowhere.table"):
        table_of(elsewhere("nowhere"))


def test_a_module_without_the_table_says_what_it_lacks(empty_module: str) -> None:
    with pytest.raises(ValueError, match=r"half.table must have a Table under the name TABLE"):
        table_of(elsewhere(empty_module))


def test_a_table_that_leaves_something_out_is_refused_when_it_is_made() -> None:
    class Half(VigilTable):
        pieces = Table.pieces
        cues = Table.cues

    with pytest.raises(ValueError, match="The table of vigil does not state pieces, cues"):
        Half(VIGIL, SAYS)


def test_without_a_table_boards_are_refused_by_a_sentence_and_refusals_are_still_explained() -> None:
    with registered(elsewhere("nowhere")):
        state = theogony.game("vigil").start(seed=1)
        with pytest.raises(ValueError, match="Vigil cannot be shown"):
            theogony.text_board(state)
        with pytest.raises(ValueError, match="Vigil cannot be shown"):
            theogony.in_words(state, 0, int(state.legal(0)[0]))
        wrong = next(a for a in range(12) if state.refusal(0, a))
        assert theogony.why_not(state, 0, wrong) == "rule-offer-own-hand"


def test_a_game_without_a_table_is_not_in_the_lobby_and_the_others_are() -> None:
    with registered(elsewhere("nowhere")):
        assert "vigil" in theogony.games()
        shown = Pages().games
    assert "gods" in shown
    assert "vigil" not in shown
