"""Theomachy played in the browser: whole games, what a card says, what it costs to stay."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, People
from tests.browser.player import Look, Player, long_game, new_table, prompt
from tests.browser.prepared import lay
from tests.games.theomachy.positions import GAME, bidding, do, turn


class Zealot(Player):
    """Plays anything, but raises with the dearest figure wherever it can: such games are short."""

    def act(self, now: Look | None = None) -> bool:
        now = now or self.look()
        dear = [thing for thing in now["lit"] if thing["handle"].endswith(":community0")]
        if dear and not now["done"] and not now["bubble"] and not now["held"] and self.chance.random() < 0.6:
            self.hit(dear[0])
            return True
        return super().act(now)


@long_game
def test_a_basic_game_of_two_by_clicks(people: People) -> None:
    page = people("Anna", DESKTOP)
    new_table(page, "theomachy", "me", "bot:random")
    Zealot(page, 6).play()
    expect(page.get_by_test_id("end")).to_be_visible()


@long_game
def test_an_advanced_game_of_four_by_clicks(people: People) -> None:
    page = people("Anna", DESKTOP)
    new_table(page, "theomachy", "me", "bot:random", "bot:random", "bot:random", options=("Deities and myths",))
    Zealot(page, 8).play()
    expect(page.get_by_test_id("end")).to_be_visible()


def test_a_basic_game_of_two_by_touch_on_a_phone(people: People) -> None:
    page = people("Bruno", PHONE)
    new_table(page, "theomachy", "me", "bot:random")
    Zealot(page, 9, tap=True).play()
    expect(page.get_by_test_id("end")).to_be_visible()


@long_game
def test_an_advanced_game_of_three_by_touch_on_a_phone(people: People) -> None:
    page = people("Bruno", PHONE)
    new_table(page, "theomachy", "me", "bot:random", "bot:random", options=("Deities and myths",))
    Zealot(page, 7, tap=True).play()
    expect(page.get_by_test_id("end")).to_be_visible()


def test_a_card_tells_its_name_its_sort_and_its_text_and_hovering_enlarges_it(people: People) -> None:
    page = people("Anna", DESKTOP)
    new_table(page, "theomachy", "me", "bot:random")
    player = Player(page, 3)
    player.play(until=lambda: page.locator("[data-zone=pack] .face").count() > 0)
    face = page.locator("[data-zone=pack] .face").first
    name = face.locator(".name").inner_text()
    assert len(face.locator(".text").inner_text()) > 10 and face.locator(".mark").count() >= 1
    page.locator("[data-zone=pack] .piece", has=page.locator(".face")).first.hover()
    large = page.locator("[role=tooltip] .card")
    expect(large).to_contain_text(name)
    assert large.bounding_box()["width"] > face.bounding_box()["width"] * 1.5  # type: ignore[index]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_in_the_betting_everybody_sees_communities_stakes_and_strength(
    people: People, database: Path, size: tuple[int, int]
) -> None:
    """One's rival has raised: played for, a bot might have folded, and the betting been over before anybody looked."""
    state = bidding(2)
    rival = turn(state)
    do(state, rival, "raise priest")
    page = people("Anna", size)
    guest = page.request.get("/api/me").json()["id"]
    page.goto(f"/t/{lay(database, GAME, state, {1 - rival: guest})}")
    for seat in range(2):
        for handle in (f"believer:community{seat}", f"believer:stake{seat}", f"strength{seat}", f"standard{seat}"):
            expect(page.locator(f"[data-h='{handle}']").first).to_be_visible()
    chips = page.locator(".seats .seat")
    wide = page.evaluate("els => els.every(el => el.scrollWidth <= el.clientWidth + 1)", chips.element_handles())
    assert wide, "a chip overflows"
    assert "star." in (page.locator("[data-zone=sky] [data-h^='star.']").first.get_attribute("data-h") or "")
    assert page.locator("[data-zone=sky] [data-h^='star.'], [data-zone=sky] [data-h^='back:sky']").count() == 5
    assert prompt(page)
