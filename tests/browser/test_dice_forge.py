"""Dice Forge played in the browser."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, People
from tests.browser.player import Player, new_table


def test_a_game_of_dice_forge_by_clicks_against_bots(people: People) -> None:
    page = people("Anna", DESKTOP)
    new_table(page, "dice_forge", "me", "bot:random", "bot:random")
    Player(page, 6).play()
    expect(page.get_by_test_id("end")).to_be_visible()


def test_a_game_of_dice_forge_by_touch_on_a_phone(people: People) -> None:
    page = people("Bruno", PHONE)
    new_table(page, "dice_forge", "me", "bot:random")
    Player(page, 7, tap=True).play()
    expect(page.get_by_test_id("end")).to_be_visible()
