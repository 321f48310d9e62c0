"""A touch acts on what lies under it or on nothing: never on a neighbour."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from mypy_extensions import i64
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import DESKTOP, PHONE, People
from tests.browser.gestures.campaign import DRAWN
from tests.browser.player import Player, settled
from tests.browser.prepared import lay
from tests.browser.wiretap import wiretap_of
from theogony.kernel.agenda import BIT
from theogony.kernel.game import game
from theogony.kernel.state import State

GODS = game("gods")

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


# Places whose hex can be taken up with an empty hand: touched with a full one, it is taken up instead
TO_TAKE_UP = "[...document.querySelectorAll('.board .open.taken.lit')].map((cell) => cell.dataset.h)"
HEX_THERE = "({ x, y }) => document.elementFromPoint(x, y).closest('.tile')?.dataset.h ?? ''"
# A bubble grows with the answer, and moves in the next frame: before that, it may come to lie over what is touched next
COME_TO_REST = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
HELD = "[...document.querySelectorAll('.held')].map((piece) => piece.dataset.h)"


def with_a_desert_to_lift() -> tuple[State, int]:
    """A game in which hexes were laid until the one to move may also lift one: the position, and who that is."""
    state = GODS.start(2, seed=7)
    while True:
        seat = next(seat for seat in range(2) if state.awaited() & BIT[seat])
        said = {GODS.space.notation(int(action)): action for action in state.legal(i64(seat))}
        if any(one.startswith("lift") for one in said):
            return state, seat
        state.apply(i64(seat), next(action for one, action in said.items() if one.startswith("lay")))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["mouse", "touch"])
def test_beside_a_lit_cell_nothing_is_laid_and_the_rule_is_told(
    people: People, database: Path, size: tuple[int, int]
) -> None:
    page = people("Anna", size)
    heard = said(page)
    guest = page.request.get("/api/me").json()["id"]
    state, seat = with_a_desert_to_lift()
    page.goto(f"/t/{lay(database, GODS, state, {seat: guest})}")
    player = Player(page, 5, tap=size == PHONE)
    hand = page.locator("[data-zone=display] .tile.lit[data-h], [data-zone^=mine] .tile.lit[data-h]")
    expect(hand.first).to_be_visible()
    page.wait_for_function(DRAWN, arg=wiretap_of(page).fetched, polling=40)  # a piece grows when its picture comes
    to_take_up = page.evaluate(TO_TAKE_UP)

    def can_be_taken_up(point: dict[str, float]) -> bool:
        return f"world@{page.evaluate(HEX_THERE, point).partition(':')[2]}" in to_take_up

    beside, taken_up = 0, 0
    for handle in [hand.nth(k).get_attribute("data-h") for k in range(hand.count())]:
        take = page.locator(f"[data-h='{handle}']").first
        take.click()
        settled(page)
        points = page.evaluate(BESIDE)
        for point in [*[point for point in points if can_be_taken_up(point)][:1], *points[::11]]:
            if handle not in page.evaluate(HELD):
                take.click()
            if not page.evaluate(BARE, point):
                continue  # what was told last lies over it
            there, instead, before = page.evaluate(HEX_THERE, point), can_be_taken_up(point), len(heard)
            player.hit(point)
            if instead:
                page.wait_for_function(f"there => {HELD}.includes(there)", arg=there)
                assert handle not in page.evaluate(HELD)
                assert "do" not in [message["m"] for message in heard[before:]]
                page.keyboard.press("Escape")
                expect(page.locator(".held")).to_have_count(0)
                taken_up += 1
                continue
            expect(page.locator(".bubble .no, .bubble .soft").first).to_be_visible()
            page.evaluate(COME_TO_REST)
            answered = [message["m"] for message in heard[before:] if message["m"] in ("do", "why")]
            assert answered == ["why"], f"{point} is on no lit cell"
            assert not page.locator(".aimed, .prompt [data-testid=done]").count(), f"{point} was taken for a neighbour"
            beside += 1
        page.keyboard.press("Escape")
    assert beside > 5
    assert taken_up > 0
