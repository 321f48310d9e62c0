"""Makes the gesture for a position at the page and looks for the action in the match's log."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.gestures.hands import PATIENCE, Finger, Hand, Keys, Pointer, Unreached
from tests.browser.gestures.laying import Tables
from tests.browser.gestures.plan import Saying, sayings
from tests.browser.gestures.positions import Position
from tests.browser.wiretap import Wiretap

Seated = Callable[[str], "Sitter"]  # who sits at a device
DEVICES: dict[str, type[Hand]] = {"mouse": Pointer, "touch": Finger, "keys": Keys}

# Everything is there, and nothing has moved for a moment
DRAWN = """
(fetched) => {
  const there = performance.getEntriesByType('resource').map((one) => one.name);
  const drawn = document.querySelectorAll('.table *').length;
  const lies = [...document.querySelectorAll('.board g')].slice(0, 1).map((one) => one.getAttribute('transform'));
  const now = `${drawn} ${lies} ${document.querySelectorAll('symbol').length}`;
  const still = window.__drawn === now;
  window.__drawn = now;
  return still && fetched.every((address) => there.some((one) => one.endsWith(address)));
}
"""


class Sitter:
    """A person at one device, who goes from table to table."""

    def __init__(self, browser: Browser, address: str, tables: Tables, device: str) -> None:
        self.tables = tables
        self.device = device
        width, height = PHONE if device == "touch" else DESKTOP
        here: dict[str, Any] = {"viewport": {"width": width, "height": height}}
        if device == "touch":
            here |= {"has_touch": True, "is_mobile": True}
        context = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce", **here)
        self.page: Page = context.new_page()
        self.tap = Wiretap(self.page)
        self.broken: list[str] = []
        self.page.on("pageerror", lambda wrong: self.broken.append(str(wrong)))
        headers = {"Origin": address.rstrip("/"), "Accept-Language": "en-GB"}
        called = context.request.post("/api/me", data={"name": "Anna"}, headers=headers)
        self.guest = str(called.json()["id"])
        self.hand = DEVICES[device](self.page)

    def do(self, position: Position) -> str:
        """Sits down in the position and does its action. Empty if it arrived, else what went wrong."""
        wanted = sayings(position)
        try:
            match, entries = self.sit_down(position)
            self._say_all(wanted, lambda: self.tables.done_by(match, position.seat, entries))
        except Unreached as unreached:
            return f"not reached: {unreached}"
        done = self.tables.done_by(match, position.seat, entries)
        said = [one.notation for one in wanted]
        if self.tap.refused or self.broken:
            return f"refused: {[*self.tap.refused, *self.broken]}"
        if done[: len(said)] != said:  # what comes after it the server has answered
            return f"did not arrive: {said} was meant, the log has {done}; the page: {self._page()}"
        return ""

    def sit_down(self, position: Position) -> tuple[str, int]:
        """Comes to a table at which the position is reached: its name, and how many entries its log has."""
        match, entries = self.tables.lay(position, self.guest)
        self.tap.refused.clear()
        self.broken.clear()
        self.page.goto(f"/t/{match}", wait_until="commit")
        self.hand.settle()
        self.page.wait_for_function(DRAWN, arg=self.tap.fetched, polling=40)
        return match, entries

    def _say_all(self, wanted: list[Saying], done: Callable[[], list[str]]) -> None:
        for saying in wanted:
            self.hand.say(saying)
            now = self.hand.settle()
            while self.hand.answer(saying, now):
                now = self.hand.settle()
        until = time.monotonic() + PATIENCE
        while len(done()) < len(wanted) and time.monotonic() < until:
            self.page.wait_for_timeout(20)
            if self.hand.answer(wanted[-1], self.hand.look()):
                continue

    def _page(self) -> dict[str, Any]:
        now = self.hand.look()
        return {key: now[key] for key in ("prompt", "refused", "held", "chips", "aim", "done", "gathering", "stepper")}
