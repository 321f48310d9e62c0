"""Lords of Creation played in the browser, to the end, with a box that makes it short."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, People
from tests.browser.player import Player, seated

# Eight cards a hand with five players: the seven they are dealt, and one to draw
SHORT = {"packs": 1, "cards": {name: [2, 2, 2, 2, 2] for name in ("island", "hill", "forest", "grassland")}}


def sit_down(page: Page, bots: Sequence[str], **options: Any) -> None:
    """A table of the person and these bots."""
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    wish = {"game": "lords_of_creation", "options": options, "public": False, "seats": seats}
    match = page.evaluate(
        "wish => fetch('/api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'},"
        " body: JSON.stringify(wish)}).then(answer => answer.json()).then(answer => answer.match)",
        wish,
    )
    page.goto(f"/t/{match}")
    seated(page)


def test_a_game_of_lords_by_clicks_against_four_bots(people: People) -> None:
    page = people("Anna", DESKTOP)
    sit_down(page, ["greedy", "random", "random", "random"], box=SHORT)
    Player(page, 6).play()
    expect(page.get_by_test_id("end")).to_be_visible()


def test_a_game_of_lords_by_touch_on_a_phone(people: People) -> None:
    page = people("Bruno", PHONE)
    sit_down(page, ["random"] * 4, box=SHORT)
    Player(page, 7, tap=True).play()
    expect(page.get_by_test_id("end")).to_be_visible()


def test_played_cards_are_counted_on_a_page_of_their_own(people: People) -> None:
    page = people("Carla", DESKTOP)
    sit_down(page, ["random"] * 4, box=SHORT)
    Player(page, 8).play(until=lambda: page.locator("[data-h^=shown]").count() == 5)
    page.get_by_role("button", name="Played cards").click()
    counted = page.locator("[data-zone=played] .number")
    expect(counted).to_have_count(20)
    assert sum(int(text.split("/")[0]) for text in counted.all_inner_texts()) == 5
    page.get_by_role("button", name="The world").click()
    expect(page.locator("[data-zone=world]")).to_be_visible()
