"""Dice Forge played in the browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, People
from tests.browser.player import Player, long_game, new_table


@long_game
@pytest.mark.parametrize("bots", [1, 3])
def test_a_game_of_dice_forge_by_clicks_against_bots(people: People, bots: int) -> None:
    page = people("Anna", DESKTOP)
    new_table(page, "dice_forge", "me", *["bot:random"] * bots)
    Player(page, 6).play()
    expect(page.get_by_test_id("end")).to_be_visible()


@pytest.mark.parametrize("bots", [1, pytest.param(3, marks=long_game)])
def test_a_game_of_dice_forge_by_touch_on_a_phone(people: People, bots: int) -> None:
    page = people("Bruno", PHONE)
    new_table(page, "dice_forge", "me", *["bot:random"] * bots)
    Player(page, 7, tap=True).play()
    expect(page.get_by_test_id("end")).to_be_visible()


def test_a_die_unfolds_where_a_face_is_forged_and_any_of_equal_faces_can_be_touched(people: People) -> None:
    page = people("Carla", DESKTOP)
    new_table(page, "dice_forge", "me", "bot:random")
    expect(page.locator(".prompt")).to_contain_text("Forge faces")
    page.get_by_role("button", name="Temple").click()
    page.locator("[data-h='face:gold-3']").click()
    expect(page.locator(".prompt")).to_contain_text("which face of your dice makes room")
    lit = [thing["handle"] for thing in Player(page).look()["lit"]]
    assert lit == [f"die0-{die}#{side}" for die in ("light", "dark") for side in range(6)]
    page.locator("[data-h='die0-light#3']").click()
    expect(page.locator("[data-h='die0-light'] .cube")).to_be_visible()
    expect(page.get_by_text("Carla forges a face onto the light die")).to_be_visible()


def test_pointing_at_a_die_shows_its_six_faces(people: People) -> None:
    page = people("Dario", DESKTOP)
    new_table(page, "dice_forge", "me", "bot:random")
    page.locator("[data-h='die0-dark']").hover()
    faces = page.get_by_role("tooltip").locator("li")
    expect(faces).to_have_count(6)
    expect(faces.first).to_have_attribute("title", "1 gold")


def test_on_a_phone_ones_own_dice_and_tracks_stand_clear_of_each_other_and_a_tapped_die_shows_its_faces(
    people: People,
) -> None:
    page = people("Elsa", PHONE)
    new_table(page, "dice_forge", "me", *["bot:random"] * 3)
    expect(page.locator(".prompt.mine")).to_be_visible()
    handles = ["die0-light", "die0-dark", "gold0", "sun0", "moon0", "glory0", "removed0"]
    boxes = [page.locator(f".mine [data-h='{handle}']").bounding_box() for handle in handles]
    for k, a in enumerate(boxes):
        for b in boxes[:k]:
            assert a is not None and b is not None
            apart = a["x"] >= b["x"] + b["width"] or b["x"] >= a["x"] + a["width"]
            assert apart or a["y"] >= b["y"] + b["height"] or b["y"] >= a["y"] + a["height"], (a, b)
    gold = page.locator(".mine [data-h='gold0'] .number").inner_text().partition("/")[0]
    expect(page.locator(".chip-seat").first.locator(".few-one").first).to_have_text(gold)
    page.locator(".mine [data-h='die0-dark']").tap()
    expect(page.locator("main .faces li")).to_have_count(6)
