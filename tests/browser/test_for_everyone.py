"""Nothing serious for axe on any page, nothing jumps, every target is large enough for a finger, light and dark."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, RESULTS, ROOT, People
from tests.browser.player import Player, long_game, new_table, play_now
from theogony.kernel.game import games

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")]
in_both_schemes = pytest.mark.parametrize(
    ("size", "scheme"),
    [
        pytest.param(DESKTOP, "light", id="desktop-light"),
        pytest.param(PHONE, "dark", id="phone-dark"),
        pytest.param(DESKTOP, "dark", id="desktop-dark", marks=long_game),
        pytest.param(PHONE, "light", id="phone-light", marks=long_game),
    ],
)

SHIFTS = """
window.__shift = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.__shift += entry.value;
}).observe({ type: 'layout-shift', buffered: true });
"""


def serious(page: Page) -> list[str]:
    """What axe finds serious or critical."""
    # Through the debugger's own world: the page's Content-Security-Policy allows no script but ours
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        "axe.run(document, {resultTypes: ['violations']}).then(answer => answer.violations)"
    )
    return [
        f"{one['id']}: {one['help']} – {one['nodes'][0]['html'][:200]} ({len(one['nodes'])}×)"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def shot(page: Page, name: str, size: tuple[int, int], scheme: str) -> None:
    RESULTS.mkdir(exist_ok=True)
    page.screenshot(path=Path(RESULTS) / f"{name}-{size[0]}-{scheme}.png")


@in_both_schemes
def test_lobby_and_new_table(people: People, size: tuple[int, int], scheme: str) -> None:
    page = people("Anna", size, color_scheme=scheme)
    expect(page.get_by_test_id("play-gods")).to_be_visible()
    assert serious(page) == []
    shot(page, "lobby", size, scheme)
    page.goto("/new/gods")
    expect(page.get_by_role("button", name="Make the table")).to_be_visible()
    assert serious(page) == []
    shot(page, "new", size, scheme)
    new_table(page, "gods", "me", "open")
    expect(page.get_by_test_id("waiting-room")).to_be_visible()
    expect(page.get_by_role("textbox", name="Invitation link")).to_be_visible()
    assert serious(page) == []
    shot(page, "waiting", size, scheme)


@in_both_schemes
def test_table_and_replay(people: People, size: tuple[int, int], scheme: str) -> None:
    page = people("Anna", size, color_scheme=scheme)
    match = play_now(page)
    player = Player(page, 3, tap=size == PHONE)
    player.play(until=lambda: player.gestures > 14)
    page.wait_for_timeout(300)
    assert serious(page) == []
    shot(page, "table", size, scheme)
    page.goto(f"/t/{match}/replay")
    expect(page.get_by_label("Moment")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    assert serious(page) == []
    shot(page, "replay", size, scheme)


@pytest.mark.parametrize("size", SIZES)
def test_nothing_jumps(people: People, size: tuple[int, int]) -> None:
    page = people("Anna", size)
    play_now(page)
    expect(page.locator(".lit").first).to_be_visible()
    page.wait_for_timeout(600)
    page.evaluate(SHIFTS)
    page.wait_for_timeout(100)
    page.evaluate("window.__shift = 0")
    player = Player(page, 4, tap=size == PHONE)
    player.play(until=lambda: player.gestures > 20)
    assert page.evaluate("window.__shift") < 0.02


def test_appearance_follows_the_system_until_one_is_chosen(people: People) -> None:
    page = people("Anna", color_scheme="dark")
    ground = "getComputedStyle(document.body).backgroundColor"
    night = page.evaluate(ground)
    page.emulate_media(color_scheme="light")
    day = page.evaluate(ground)
    assert day != night
    toggle = page.get_by_role("button", name="Appearance")
    toggle.click()
    assert page.evaluate(ground) == day
    toggle.click()
    assert page.evaluate(ground) == night
    page.reload()
    expect(page.get_by_test_id("play-gods")).to_be_visible()
    assert page.evaluate(ground) == night


@pytest.mark.parametrize("path", ["/", "/new/gods"])
def test_every_control_is_large_enough_for_a_finger(people: People, path: str) -> None:
    page = people("Anna", PHONE)
    page.goto(path)
    expect(page.locator("button").first).to_be_visible()
    page.wait_for_timeout(300)
    small = page.evaluate(
        "[...document.querySelectorAll('button, a[href], select, input:not(.unseen):not(.tick > *), .tick')]"
        ".map(element => [element.outerHTML.slice(0, 90), element.getBoundingClientRect().height])"
        ".filter(([, height]) => height > 0 && height < 44)"
    )
    assert small == []


SMALL = """
() => [...document.querySelectorAll('.board .open.lit')].map((cell) => [cell.dataset.h, cell.getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.width, box.height) < 44 && box.y > 140 && box.x > 20 && box.right < 370)
  .map(([handle, box]) => ({ handle, x: box.x + box.width / 2, y: box.y + box.height / 2 }))
  .sort((one, other) => one.y - other.y) // close under the prompt first, whose buttons a bubble must leave free
"""


def test_what_is_too_small_for_a_finger_is_aimed_at_first(people: People) -> None:
    page = people("Anna", PHONE)
    play_now(page)
    held = page.locator(".side .held[data-h]")
    Player(page, 11, tap=True).play(until=lambda: held.count() > 0 and len(page.evaluate(SMALL)) > 2)
    before = page.locator(".log p").count()
    for cell in page.evaluate(SMALL)[:3]:
        page.touchscreen.tap(cell["x"], cell["y"])
        consent = page.locator(".bubble .button")
        expect(consent.first).to_be_visible()
        assert all(
            min(box["width"], box["height"]) >= 44 for box in (one.bounding_box() for one in consent.all()) if box
        )
        page.get_by_role("button", name="Back").click()
        expect(consent).to_have_count(0)
    assert page.locator(".log p").count() == before


def test_parts_too_small_for_a_finger_are_shown_large_on_the_stage(people: People) -> None:
    page = people("Anna", PHONE)
    part = page.locator(".stage .part.lit")
    for seed in range(5, 11):  # in a short game the player may answer before anybody has looked
        new_table(page, "bazaar", "me", "bot:random")
        player = Player(page, seed, tap=True)
        player.play(until=lambda: part.count() > 0)
        if part.count():
            break
    expect(part).to_have_count(3)
    for corner in part.all():
        box = corner.bounding_box()
        assert box is not None and min(box["width"], box["height"]) >= 44
    page.screenshot(path=RESULTS / "stage-parts.png")
    part.first.tap()
    expect(part).to_have_count(0)


def test_the_page_is_no_wider_than_a_phone(people: People) -> None:
    page = people("Anna", PHONE)
    for path in ("/", "/nowhere", *(f"/new/{game}" for game in games())):
        page.goto(path)
        page.wait_for_timeout(200)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], path
