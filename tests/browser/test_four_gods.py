"""4 Gods in the browser, to the end: in turns and in real time, with hidden gods, as referees, against each other."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import DESKTOP, PHONE, People
from tests.browser.player import Player, long_game, seated
from tests.browser.test_end import IMPORTED
from theogony.lab.headless import play_match
from theogony.lab.plan import plan
from theogony.match import backup

ME = {"kind": "me"}


def sit_down(page: Page, bots: Sequence[str] = (), seats: Sequence[dict[str, str]] = (), **options: Any) -> str:
    """A table of the person and these bots, or these seats: its address."""
    wish = {
        "game": "four_gods",
        "options": options,
        "public": True,
        "seats": seats or [ME, *({"kind": "bot", "bot": bot} for bot in bots)],
    }
    match = page.evaluate(
        "wish => fetch('/api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'},"
        " body: JSON.stringify(wish)}).then(answer => answer.json()).then(answer => answer.match)",
        wish,
    )
    page.goto(f"/t/{match}")
    seated(page)
    return str(match)


def ended(page: Page) -> None:
    expect(page.get_by_test_id("end")).to_be_visible()
    expect(page.get_by_test_id("end").locator("table")).to_contain_text("Largest kingdom")


def in_hand(page: Page, seat: int) -> str:
    """The first tile in the seat's hands."""
    tile = page.locator(f"[data-zone=hands{seat}] .piece.tile").first
    return str(tile.get_attribute("data-h"))


def lay(page: Page, seat: int, cell: str) -> str:
    """Lays the first tile in hand as it is: which one."""
    tile = in_hand(page, seat)
    page.locator(f"[data-zone=hands{seat}] [data-h={tile}]").click()
    page.locator(f'.open[data-h="world@{cell}"]').click()
    return tile


class SlowLine:
    """A line on which what the server says waits while it is held."""

    def __init__(self, page: Page) -> None:
        self.waiting: list[Any] = []
        self.held = False
        self.to: WebSocketRoute | None = None
        page.route_web_socket("**/ws/*", self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        self.to = socket
        server = socket.connect_to_server()
        socket.on_message(lambda message: server.send(message))
        server.on_message(self.hear)

    def hear(self, message: Any) -> None:
        assert self.to is not None
        if self.held:
            self.waiting.append(message)
        else:
            self.to.send(message)

    def release(self) -> None:
        assert self.to is not None
        self.held = False
        for message in self.waiting:
            self.to.send(message)


def two_browsers(people: People, sizes: Sequence[tuple[int, int]], **options: Any) -> tuple[list[Page], SlowLine]:
    pages = [people(name, size) for name, size in zip(("Anna", "Bo"), sizes, strict=True)]
    line = SlowLine(pages[0])
    match = sit_down(pages[0], seats=[ME, {"kind": "open"}], **options)
    pages[1].evaluate("match => fetch(`/api/tables/${match}/sit`, {method: 'POST', body: '{}'})", match)
    pages[1].goto(f"/t/{match}")
    for page in pages:
        expect(page.locator(".prompt [role=status]")).to_be_visible()
    return pages, line


@pytest.mark.parametrize("sizes", [(DESKTOP, DESKTOP)])
def test_a_move_is_shown_at_once_and_taken_back_if_somebody_was_first(
    people: People, sizes: Sequence[tuple[int, int]]
) -> None:
    (anna, bo), line = two_browsers(people, sizes, sand="none")
    tile = in_hand(anna, 0)
    line.held = True
    first = lay(bo, 1, "0,0")
    expect(bo.locator(f"[data-zone=world] [data-h={first}]")).to_be_visible()
    lay(anna, 0, "0,0")
    expect(anna.locator(f"[data-zone=world] [data-h={tile}]")).to_be_visible()
    line.release()
    expect(anna.locator(f"[data-zone=hands0] [data-h={tile}]")).to_be_visible()
    expect(anna.get_by_role("alert")).to_contain_text("Bo was first")
    expect(anna.locator(f"[data-zone=world] [data-h={first}]")).to_be_visible()
    expect(anna.locator(f"[data-zone=world] [data-h={tile}]")).to_have_count(0)


def test_a_tile_is_turned_by_wheel_and_keys_and_lies_as_it_was_turned(people: People) -> None:
    page = people("Anna", DESKTOP)
    sit_down(page, ["random"], mode="turns", sand="none", seats=[ME, {"kind": "here", "name": "Bo"}])
    curtain = page.locator(".curtain button")
    expect(page.locator(".piece.lit[data-h=bag]").or_(curtain)).to_be_visible()
    if curtain.is_visible():
        curtain.click()
    page.locator(".piece.lit[data-h=bag]").click()
    expect(page.locator("[data-zone^=hands] .piece.tile")).to_have_count(2)
    seat = 0 if page.locator("[data-zone=hands0] .piece.tile").count() else 1
    tile = in_hand(page, seat)
    shown = page.locator(f"[data-zone=hands{seat}] [data-h={tile}]")
    shown.click()
    before = shown.inner_html()
    page.mouse.wheel(0, 100)
    expect(shown.locator("g[transform*='rotate(90)']")).to_be_attached()
    page.keyboard.press("f")
    page.keyboard.press("r")
    expect(shown.locator("g[transform*='rotate(180)']")).to_be_attached()
    assert shown.inner_html() != before
    page.locator('.open[data-h="world@0,0"]').click()
    if page.get_by_role("button", name="Lay the tile").is_visible():  # a look that comes up sooner is the same
        page.get_by_role("button", name="Lay the tile").click()
    expect(page.locator(f"[data-zone=world] [data-h={tile}]")).to_be_visible()


def test_in_turns_by_clicks_with_one_god_each(people: People) -> None:
    page = people("Anna", DESKTOP)
    sit_down(page, ["greedy"], mode="turns", sand="none", duel=True)
    Player(page, 1).play()
    ended(page)


@long_game
def test_in_turns_by_touch_with_two_gods_each(people: People) -> None:
    page = people("Bruno", PHONE)
    sit_down(page, ["greedy"], mode="turns", sand="none")
    Player(page, 2, tap=True).play()
    ended(page)


@long_game
def test_in_real_time_by_clicks_against_three_with_hidden_gods(people: People) -> None:
    page = people("Carla", DESKTOP)
    sit_down(page, ["greedy", "random", "greedy"], hidden=True, sand="none")
    expect(page.locator("[data-zone=row3] .slot")).to_have_count(10)
    Player(page, 3).play()
    ended(page)


@long_game
@pytest.mark.provokes("without help the table does not show what is right")
def test_in_real_time_by_touch_against_two_without_help(people: People) -> None:
    page = people("Dario", PHONE)
    sit_down(page, ["greedy", "random"], sand="none", help="none")
    player = Player(page, 4, tap=True)
    player.guesses = True
    player.play()
    ended(page)


@long_game
@pytest.mark.provokes("who may lay wrong is not shown what is right")
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_as_referees_with_the_penalty(people: People, size: tuple[int, int]) -> None:
    page = people("Elsa", size)
    sit_down(page, ["greedy"], referee="penalty", sand="none", duel=True)
    expect(page.get_by_role("button", name="Object")).to_be_visible()
    player = Player(page, 5, tap=size == PHONE)
    player.guesses = True
    player.play()
    ended(page)


def test_a_prophet_wears_the_mark_of_its_player_whatever_its_own_colour(people: People) -> None:
    (anna, bo), _ = two_browsers(people, (DESKTOP, DESKTOP), sand="none")
    bo.locator("[data-zone=gods] .lit[data-h^=god-]").first.click()
    bo.get_by_test_id("done").click()
    for page in (anna, bo):
        worn = page.locator("[data-zone=has1] [data-h^=supply] .worn use")
        expect(worn).to_have_attribute("href", "#seat-shape-1")


def test_passing_is_small_asks_once_and_can_be_taken_back(people: People) -> None:
    (anna, bo), _ = two_browsers(people, (DESKTOP, DESKTOP), sand="none")
    passing = anna.locator(".prompt [data-h='!pass']")
    expect(passing).to_have_class(re.compile(r"\bquiet\b"))
    passing.click()
    words = anna.locator(".prompt [role=status]")
    expect(words).to_contain_text("When everybody has passed, the game is over")
    expect(anna.locator(".log")).not_to_contain_text("passes")
    anna.get_by_test_id("done").click()
    expect(words).to_contain_text("You have passed")
    expect(bo.locator(".prompt [role=status]")).to_contain_text("If you pass too, the game is over")
    anna.get_by_role("button", name="Go on playing").click()
    expect(words).to_contain_text("as fast as you can")
    bo.locator(".prompt [data-h='!pass']").click()
    bo.get_by_test_id("done").click()
    expect(bo.locator(".prompt [role=status]")).to_contain_text("You have passed")
    lay(anna, 0, "0,0")
    expect(bo.locator(".prompt [role=status]")).to_contain_text("as fast as you can")
    expect(bo.get_by_test_id("end")).to_have_count(0)


# Prophets on tiles of which another tile of the world lies on top
HIDDEN = """
() => {
  const world = document.querySelector("[data-zone=world]");
  const tiles = [...world.querySelectorAll(".piece.tile")];
  const prophets = [...world.querySelectorAll("[data-h^='prophet:']")];
  const later = (one, other) => one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  return { all: prophets.length, under: prophets.filter((one) => tiles.some((tile) => later(one, tile))).length };
}
"""


def test_no_tile_lies_over_a_prophet(people: People) -> None:
    file = backup(play_match(plan("four_gods", 3, ("greedy",) * 3, seed=3))).decode()
    page = people("Anna", DESKTOP)
    match = page.evaluate(IMPORTED, file)["match"]
    page.goto(f"/t/{match}")
    page.get_by_role("button", name="Look at the board").click()
    expect(page.locator("[data-zone=world] [data-h^='prophet:']").first).to_be_attached()
    found = page.evaluate(HIDDEN)
    assert found["all"] > 5 and found["under"] == 0, found
