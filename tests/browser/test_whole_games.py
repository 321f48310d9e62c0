"""Whole games by clicks, by taps, by keys: whoever sits down can play to the end without knowing a rule."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, People
from tests.browser.player import Player, Typist, long_game, new_table, play_now


@long_game
def test_a_game_of_gods_by_clicks_against_a_bot(people: People) -> None:
    page = people("Anna", DESKTOP)
    play_now(page)
    Player(page, 1).play()
    expect(page.get_by_test_id("end")).to_be_visible()


def test_a_game_of_gods_by_touch_on_a_phone(people: People) -> None:
    page = people("Bruno", PHONE)
    play_now(page)
    Player(page, 2, tap=True).play()
    expect(page.get_by_test_id("end")).to_be_visible()


def test_a_game_of_gods_with_the_keyboard_alone(people: People) -> None:
    page = people("Carla", DESKTOP)
    play_now(page)
    Typist(page, 3).play()
    expect(page.get_by_test_id("end")).to_be_visible()


def test_dice_cards_amounts_turning_tiles_and_a_race_by_clicks(people: People) -> None:
    page = people("Dario", DESKTOP)
    new_table(page, "bazaar", "me", "bot:random")
    Player(page, 4).play()
    expect(page.get_by_test_id("end")).to_be_visible()


def test_dice_cards_amounts_turning_tiles_and_a_race_by_touch(people: People) -> None:
    page = people("Elsa", PHONE)
    new_table(page, "bazaar", "me", "bot:random", "bot:random")
    Player(page, 5, tap=True).play()
    expect(page.get_by_test_id("end")).to_be_visible()
