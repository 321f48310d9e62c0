"""States draw themselves: a notebook shows the table as the viewer sees it."""

import xml.etree.ElementTree as ET

import pytest

import theogony
from tests.envs import GAMES
from theogony.kernel.dice import dice_from_seed
from theogony.kernel.game import Game, games
from theogony.kernel.playout import random_playout
from theogony.kernel.state import State
from theogony.table import table_of
from theogony.table.art import symbols

DRAWN = tuple(games()[name] for name in GAMES)


def in_the_middle(game: Game, decisions: int = 40) -> State:
    state = game.start(game.seats[1], seed=3)
    random_playout(state, dice_from_seed(3), decisions)
    return state


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.id)
def test_the_drawing_is_whole_and_brings_all_it_needs(game: Game) -> None:
    drawn = in_the_middle(game).seen_by(0)._repr_html_()  # type: ignore[attr-defined]
    page = ET.fromstring(drawn.replace("<style>", "<style><![CDATA[").replace("</style>", "]]></style>"))
    used = {element.get("href", "").removeprefix("#") for element in page.iter() if element.tag.endswith("use")}
    brought = {element.get("id") for element in page.iter() if element.tag.endswith("symbol")}
    assert used and used <= brought
    assert "http://" not in drawn.replace("http://www.w3.org", "") and "<script" not in drawn


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.id)
def test_every_piece_on_the_table_is_drawn(game: Game) -> None:
    view = in_the_middle(game).seen_by(0)
    table = table_of(game)
    drawn = theogony.html_board(view)
    for piece in table.pieces(view, 0).values():
        art = table.types()[piece.t].art
        if len(art) == 1 and art[0] in symbols(game) and not piece.faces:
            assert f'href="#{art[0]}"' in drawn, piece


def test_a_view_is_drawn_through_its_own_eyes_and_a_full_state_through_a_spectators() -> None:
    state = in_the_middle(theogony.game("theomachy"))
    assert theogony.html_board(state) == theogony.html_board(state.seen_by(theogony.NOBODY))
    assert len({theogony.html_board(state.seen_by(seat)) for seat in range(4)}) == 4
    truth = theogony.html_board(state.seen_by(1))
    guess = state.seen_by(1).guess(dice_from_seed(9)).seen_by(1)
    assert theogony.html_board(guess) == truth


def test_the_caption_tells_points_and_what_is_to_be_done_in_the_language_wanted() -> None:
    state = theogony.game("gods").start(2, seed=1)
    assert "Gods: " in theogony.html_board(state)
    assert theogony.html_board(state, "de") != theogony.html_board(state, "en")
