"""A touch acts on what lies under it or on nothing: never on a neighbour."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket

from tests.browser.conftest import DESKTOP, PHONE, People
from tests.browser.player import Player, play_now, settled

# Points of the board just outside the circle around a lit cell, and of every other lit one
BESIDE = """
() => {
  const middles = [...document.querySelectorAll('.board .open.lit polygon')].map((cell) => {
    const box = cell.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, r: box.height * 0.55 };
  });
  const out = [];
  for (const { x: cx, y: cy, r } of middles) {
    for (let k = 0; k < 12; k++) {
      const [x, y] = [cx + r * Math.cos((k * Math.PI) / 6), cy + r * Math.sin((k * Math.PI) / 6)];
      const there = document.elementFromPoint(x, y);
      if (!there?.closest('.board') || there.closest('button, .lit, .held')) continue;
      if (middles.every((other) => Math.hypot(other.x - x, other.y - y) > r * 0.98)) out.push({ x, y });
    }
  }
  return out;
}
"""
BARE = "({ x, y }) => document.elementFromPoint(x, y)?.closest('.board, button')?.matches('.board') ?? false"


def said(page: Page) -> list[dict[str, Any]]:
    """What the page says to the server from now on."""
    out: list[dict[str, Any]] = []

    def hear(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: out.append(json.loads(frame)))

    page.on("websocket", hear)
    return out


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["mouse", "touch"])
def test_beside_a_lit_cell_nothing_is_laid_and_the_rule_is_told(people: People, size: tuple[int, int]) -> None:
    page = people("Anna", size)
    heard = said(page)
    play_now(page, "gods")
    player = Player(page, 5, tap=size == PHONE)
    hand = page.locator("[data-zone=display] .lit, [data-zone^=mine] .lit")
    player.play(until=lambda: hand.count() > 0 and not page.locator(".held").count())
    beside = 0
    for handle in [hand.nth(k).get_attribute("data-h") for k in range(hand.count())]:
        take = page.locator(f"[data-h='{handle}']").first
        take.click()
        settled(page)
        for point in page.evaluate(BESIDE)[::5]:
            if handle not in page.locator(".held").evaluate_all("all => all.map(one => one.dataset.h)"):
                take.click()
            if not page.evaluate(BARE, point):
                continue  # what was told last lies over it
            before = len(heard)
            player.hit(point)
            for _ in range(100):
                page.wait_for_timeout(20)
                if answered := [message["m"] for message in heard[before:] if message["m"] in ("do", "why")]:
                    break
            assert answered == ["why"], f"{point} is on no lit cell"
            assert not page.locator(".aimed, .prompt [data-testid=done]").count(), f"{point} was taken for a neighbour"
            beside += 1
        page.keyboard.press("Escape")
    assert beside > 5
