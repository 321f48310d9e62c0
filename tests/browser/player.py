"""Plays any game by what the page lights: it clicks, taps or types, and knows no rule."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.wiretap import wiretap_of

# What can be done now, by order of what the page wants first; with the middle of each thing that can be seen there
LOOK = """
() => {
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    if (!box.width || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return null;
    const top = document.elementFromPoint(x, y);
    const handle = element.dataset.h;
    const board = element.closest('.board'); // a piece that lies on a lit cell is touched for it
    const lies = board && handle && top?.closest('.board') === board;
    const hit = top && (element.contains(top) || top.contains(element) || lies);
    return hit ? { x, y, handle: handle ?? '', name: element.getAttribute('aria-label') ?? element.textContent } : null;
  };
  const all = (selector) => [...document.querySelectorAll(selector)].map(middle).filter(Boolean);
  return {
    over: document.querySelector('[data-testid=end]') !== null,
    busy: document.querySelector('.table[data-busy]') !== null,
    curtain: all('.curtain button'),
    drawer: innerWidth < 900 ? all('.drawer > .tabs > .icon') : [],
    done: all('[data-testid=done]'),
    bubble: all('.bubble button:not(:disabled):not(.rule):not(.icon):not(.link)'),
    held: document.querySelectorAll('.held[data-h]').length,
    back: all('[data-testid=back]:not(:disabled)'),
    pressed: all('.prompt .button.primary:not(:disabled)'),
    quiet: all('.prompt .button.quiet[data-h]:not(:disabled)'),
    lit: all('.lit[data-h], .lit > .whole[data-h], .seat.lit > .head[data-h]'),
    told: document.querySelector('.bubble') ? all('.prompt .words') : [],
    prompt: document.querySelector('.prompt [role=status]')?.textContent ?? '',
  };
}
"""
Look = dict[str, Any]
WITH_QUIET_QUESTIONS = ("theomachy",)  # where there is one answer, the server gives it for the player
MOST_GESTURES = 900
SELDOM = 0.03  # how often it does what few want although there is something else
QUIET = 20.0  # seconds without anything to do before the table counts as stuck
LULL = 1.0  # seconds after which it looks around although nobody asks it anything
# For games that are like another one here, or long: `make soak` plays them
long_game = pytest.mark.skipif(not os.environ.get("THEOGONY_SOAK"), reason="make soak plays it")


class Player:
    def __init__(self, page: Page, seed: int = 1, *, tap: bool = False) -> None:
        self.page = page
        self.chance = Random(seed)
        self.tap = tap
        self.guesses = False  # whether the table lets it say what is wrong
        self.gestures = 0

    def look(self) -> Look:
        found: Look = self.page.evaluate(LOOK)
        return found

    def hit(self, thing: dict[str, Any]) -> None:
        if self.tap:
            self.page.touchscreen.tap(thing["x"], thing["y"])
        else:
            self.page.mouse.click(thing["x"], thing["y"])
        self.gestures += 1

    def act(self, now: Look | None = None) -> bool:
        """One gesture, if the page offers one; `now` is what was seen a moment ago."""
        now = now or self.look()
        for first in ("curtain", "drawer", "done"):  # a drawer lies over a phone's table if a rule was touched
            if now[first]:
                self.hit(now[first][0])
                return True
        if now["bubble"]:
            self.hit(self.chance.choice(now["bubble"]))
            return True
        lit = now["lit"]
        if now["held"]:  # what completes the say is rather a place than another piece
            lit = [thing for thing in lit if "@" in thing["handle"]] or lit
        choices = [*lit, *now["pressed"]]
        if now["quiet"] and (not choices or self.chance.random() < SELDOM):
            choices = now["quiet"]
        choices = choices or now["told"]  # a bubble lies over everything: a touch beside it takes it away
        if choices:
            self.hit(self.chance.choice(choices))
            return True
        if now["held"] and now["back"]:  # what would complete it is out of sight
            self.hit(now["back"][0])
            return True
        return False

    def play(self, until: Callable[[], bool] | None = None) -> None:
        """Plays until the game is over, or until the condition holds. Fails if the table is stuck.

        It waits for the answer to each gesture, and looks for the condition when it is asked something: what the page
        shows then stays until it acts again. Where nobody asks it for a while, it looks all the same."""
        moved = time.monotonic()
        while self.gestures < MOST_GESTURES:
            now = self.look()
            if now["over"]:
                self.check_log()
                return
            idle = time.monotonic() - moved
            asked = any(now[what] for what in ("curtain", "done", "bubble", "pressed", "quiet", "lit"))
            if not now["busy"] and until is not None and (asked or idle > LULL) and until():
                return
            if not now["busy"] and self.act(now):
                moved = time.monotonic()
            else:
                assert idle < QUIET, f"stuck at: {now}"
                self.page.wait_for_timeout(20)
        raise AssertionError(f"{MOST_GESTURES} gestures and the game is not over: {self.look()}")

    def check_log(self) -> None:
        """What the page was told is done is in the match's log, in order, and nothing else of one's own."""
        tap = wiretap_of(self.page)
        assert self.guesses or tap.wrong() == []
        file = self.page.context.request.get(f"/api/tables/{tap.match}/file").json()
        mine = [entry for entry in file["entries"] if entry["do"] == "action" and entry["seat"] in tap.seats]
        logged, said = [entry["say"].split()[0] for entry in mine], [said["k"] for said in tap.done]
        left = iter(logged)
        assert said and all(kind in left for kind in said), f"{said} was done, the log has {logged}"
        if file["game"] not in WITH_QUIET_QUESTIONS:
            assert len(said) == len(logged), f"{said} was done, the log has {logged}"


ANSWERS = ".bubble button:not(:disabled):not(.rule):not(.icon):not(.link)"
PRESSED = ".prompt .button.primary:not(:disabled)"
MOST_TABS = 60


class Typist(Player):
    """The same with the keyboard alone: keys are all it ever sends to the page."""

    def at(self, selector: str) -> bool:
        found: bool = self.page.evaluate("selector => document.activeElement.matches(selector)", selector)
        return found

    def go_to(self, selector: str, key: str) -> bool:
        """Presses Tab or Shift+Tab until the focus is there; False if it went away meanwhile.

        The page is given a moment to put it there by itself."""
        for _ in range(6):
            if not self.at(selector):
                self.page.wait_for_timeout(20)
        for _ in range(MOST_TABS):
            if self.at(selector):
                return True
            if not self.page.locator(selector).count():
                return False
            self.page.keyboard.press(key)
        raise AssertionError(f"{MOST_TABS} times {key}, and {selector} has no focus: {self.look()}")

    def act(self, now: Look | None = None) -> bool:
        now = now or self.look()
        page = self.page
        if now["done"]:
            page.keyboard.press("Enter")
        elif now["bubble"]:
            if self.go_to(ANSWERS, "Tab"):
                page.keyboard.press("Enter")
        elif now["lit"]:
            for _ in range(self.chance.randrange(1, 4)):
                page.keyboard.press(self.chance.choice(("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")))
            page.keyboard.press("Enter")
        elif now["pressed"]:
            if self.go_to(PRESSED, "Shift+Tab"):
                page.keyboard.press("Enter")
        else:
            return False
        self.gestures += 1
        return True


class Mouse:
    """Drags from place to place with the mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def spot(self, handle: str) -> tuple[float, float]:
        box = self.page.locator(f"[data-h='{handle}']").first.bounding_box()
        assert box is not None, f"{handle} is not on the page"
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def press(self, handle: str) -> None:
        self.page.mouse.move(*self.spot(handle))
        self.page.mouse.down()

    def move(self, handle: str) -> None:
        self.page.mouse.move(*self.spot(handle), steps=4)

    def release(self) -> None:
        self.page.mouse.up()


class Finger(Mouse):
    """The same with a finger on the screen."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.screen = page.context.new_cdp_session(page)
        self.at = (0.0, 0.0)

    def _touch(self, type: str, *at: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        self.screen.send("Input.dispatchTouchEvent", {"type": type, "touchPoints": points})

    def press(self, handle: str) -> None:
        self.at = self.spot(handle)
        self._touch("touchStart", self.at)

    def move(self, handle: str) -> None:
        x, y = self.spot(handle)
        for k in range(1, 5):
            self.at = (self.at[0] + (x - self.at[0]) * k / 4, self.at[1] + (y - self.at[1]) * k / 4)
            self._touch("touchMove", self.at)

    def release(self) -> None:
        self._touch("touchEnd")


def play_now(page: Page, game: str = "gods") -> str:
    """From the lobby against bots, in one click: the match."""
    page.goto("/")
    page.get_by_test_id(f"play-{game}").click()
    return seated(page)


def new_table(page: Page, game: str, *seats: str, options: tuple[str, ...] = ()) -> str:
    """A table by hand: `new_table(page, "gods", "me", "open")`; the match. Seats as the page's own words for them;
    `options` are the titles of those that are switched on."""
    page.goto(f"/new/{game}")
    chairs = page.locator("form select[aria-label^='Seat ']")
    expect(chairs.first).to_be_visible()
    while chairs.count() < len(seats):
        page.get_by_role("button", name="Add a seat").click()
    for k, seat in enumerate(seats):
        chairs.nth(k).select_option(seat)
    for option in options:
        page.get_by_role("radiogroup", name=option).locator("label").last.click()
    page.get_by_role("button", name="Make the table").click()
    return seated(page)


def seated(page: Page) -> str:
    """Waits for the table to be on the screen, or its waiting room."""
    page.wait_for_url("**/t/*")
    expect(page.locator(".prompt, [data-testid=waiting-room]").first).to_be_visible()
    return page.url.rsplit("/", 1)[1].partition("?")[0]


def settled(page: Page) -> None:
    """Waits until the table has answered everything that was said to it."""
    expect(page.locator(".table:not([data-busy])")).to_be_visible()


def prompt(page: Page) -> str:
    settled(page)
    return page.locator(".prompt [role=status]").inner_text()
