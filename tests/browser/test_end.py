"""The end of a game: its result fits the screen, whatever the game and however many played."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, RESULTS, People
from tests.match.playing import play_out
from theogony.kernel.game import games
from theogony.match import Match, Seat, published

NAMES = ("Anna", "Hyperion", "Okeanos", "Maria Longobardi", "Themis", "Phoibe")

# What holds more than it has room for; names may be cut, and names for readers are not seen at all
TOO_WIDE = """
(end) => [end, ...end.querySelectorAll('*:not(.name):not(.who):not(.unseen)')]
  .filter((one) => one.clientWidth && one.scrollWidth > one.clientWidth + 1).map((one) => one.outerHTML)
"""

IMPORTED = "file => fetch('/api/import', {method: 'POST', body: file}).then(answer => answer.json())"


@pytest.fixture(scope="module")
def finished() -> dict[str, str]:
    """A file of a finished game of each kind, with as many players as it takes."""
    seats = {id: [Seat(name, "random") for name in NAMES[: game.seats[1]]] for id, game in games().items()}
    return {id: published(play_out(Match(game, seats[id], {}, seed=5))).decode() for id, game in games().items()}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_points_of_all_players_fit_the_screen(
    people: People, finished: dict[str, str], size: tuple[int, int]
) -> None:
    page = people("Anna", size, locale="it-IT")
    for id, file in finished.items():
        body = page.evaluate(IMPORTED, file)
        page.goto(f"/t/{body['match']}")
        end = page.get_by_test_id("end")
        expect(end).to_be_visible()
        too_wide = end.evaluate(TOO_WIDE)
        assert too_wide == [], id
        box = end.bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= size[0]
        page.screenshot(path=RESULTS / f"end-{id}-{size[0]}.png")


def test_who_looked_at_the_board_comes_back_to_the_result(people: People, finished: dict[str, str]) -> None:
    page = people("Anna", PHONE)
    body = page.evaluate(IMPORTED, finished["gods"])
    page.goto(f"/t/{body['match']}")
    end = page.get_by_test_id("end")
    end.get_by_role("button", name="Look at the board").click()
    expect(end).to_have_count(0)
    page.get_by_role("button", name="How it ended").click()
    expect(end).to_be_visible()
