"""Everything that is shown can be seen: nothing lies over it, it stands out, and the page is as large as the screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from mypy_extensions import i64
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, People
from tests.browser.pixels import Pixels, luminance, pixels, print_contrast
from tests.browser.player import Player, new_table, play_now
from tests.browser.prepared import lay
from tests.browser.test_forking import BRING
from tests.browser.test_lords_of_creation import SHORT
from tests.games_for_tests.secrets_and_time import VIGIL
from tests.match.playing import play_out
from theogony.games.lords_of_creation.handles import lords
from theogony.kernel.agenda import BIT
from theogony.kernel.game import game, games
from theogony.match import Match, Seat, backup

NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve")
TOLD_APART = 1.5  # the contrast of a pixel that has changed
PART_OF_IT = 0.04  # so much of a cell has changed clearly if it is lit,
PART_OF_PIECE = 0.25  # and so much of a piece without a picture
READABLE = 4.5  # the contrast that WCAG asks of small print
both_sizes = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])

# The parts of a number's badge that something else lies on
COVERED = """
() => [...document.querySelectorAll('.board .count')].flatMap((count) => {
  const box = count.getBoundingClientRect();
  const [x, y, r] = [box.x + box.width / 2, box.y + box.height / 2, box.width / 2 - 2];
  return [[-r, 0], [r, 0], [0, -r], [0, r]].filter(([dx, dy]) => {
    const top = document.elementFromPoint(x + dx, y + dy);
    return top?.closest('.board') && !count.contains(top);
  }).map(([dx, dy]) => `${count.closest('[data-h]').dataset.h} ${Math.sign(dx)} ${Math.sign(dy)}`);
})
"""
# By how much the page is larger than the screen, and what reaches out of it
SCROLLS = """
() => {
  const { scrollHeight, scrollWidth } = document.documentElement;
  if (scrollHeight <= innerHeight && scrollWidth <= innerWidth) return [];
  const reaches = (box) => box.width && (box.bottom > innerHeight || box.right > innerWidth);
  const far = [...document.querySelectorAll('*')].filter((one) => reaches(one.getBoundingClientRect()));
  const which = far.slice(-3).map((one) => one.outerHTML.slice(0, 200));
  return [scrollHeight - innerHeight, scrollWidth - innerWidth, ...which];
}
"""
# The controls of a replay that cannot be touched in their middle
OUT_OF_REACH = """
() => [...document.querySelectorAll('.bar :is(button, a, select, input)')].filter((one) => {
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !one.contains(top);
}).map((one) => one.ariaLabel)
"""


@pytest.fixture(scope="module")
def lords_match() -> Match:
    """A game of Lords of Creation with five players and few cards, played at random."""
    seats = [Seat(name, "random") for name in NAMES]
    return play_out(Match(game("lords_of_creation"), seats, {"box": SHORT}, seed=5))


def fights(match: Match) -> Iterator[tuple[int, int, int]]:
    """Each fight: the number of its entry, who attacked, and whom."""
    for entry in match.log:
        rolled = lords(match.state_at(entry.n)).rolled
        if int(rolled[0]):
            yield entry.n, int(rolled[3]), int(rolled[4])


def replay(page: Page, match: str, n: int, view: str = "all") -> None:
    page.goto(f"/t/{match}/replay?n={n}&as={view}")
    expect(page.locator(".bar")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_dice_can_be_read_whoever_attacks_and_defends(people: People, lords_match: Match, scheme: str) -> None:
    page = people("Anna", DESKTOP, color_scheme=scheme)
    match = page.evaluate(BRING, backup(lords_match).decode())
    attacked = {attacker: n for n, attacker, _ in fights(lords_match)}
    defended = {defender: n for n, _, defender in fights(lords_match)}
    assert len(attacked) == len(defended) == len(NAMES)
    read = {}
    replay(page, match, 0)
    for die, moments in (("die0", attacked), ("die2", defended)):
        for seat, n in moments.items():
            page.get_by_role("slider").fill(str(n))
            expect(page.locator(f"[data-h={die}][data-of='{seat}']")).to_be_visible()
            read[die, seat] = print_contrast(pixels(page, page.locator(f"[data-h={die}]")))
    assert {which: seen for which, seen in read.items() if seen < READABLE} == {}


@both_sizes
def test_dice_lie_beside_the_controls_of_a_replay(people: People, lords_match: Match, size: tuple[int, int]) -> None:
    page = people("Anna", size)
    match = page.evaluate(BRING, backup(lords_match).decode())
    replay(page, match, max(n for n, _, _ in fights(lords_match)))
    stage, controls = page.locator(".stage").bounding_box(), page.locator(".controls").bounding_box()
    assert stage is not None and controls is not None
    assert stage["y"] + stage["height"] <= controls["y"]
    assert page.evaluate(OUT_OF_REACH) == []


@both_sizes
def test_no_neighbouring_tile_covers_a_number(people: People, lords_match: Match, size: tuple[int, int]) -> None:
    page = people("Anna", size)
    match = page.evaluate(BRING, backup(lords_match).decode())
    altars = [sum(map(int, lords(lords_match.state_at(entry.n)).altar)) for entry in lords_match.log]
    most = max(altars)
    assert most > 3
    replay(page, match, lords_match.log[altars.index(most)].n)
    assert page.locator(".board .count").count() > 5
    assert page.evaluate(COVERED) == []


def test_everything_open_shows_all_hands(people: People, lords_match: Match) -> None:
    page = people("Anna", DESKTOP)
    match = page.evaluate(BRING, backup(lords_match).decode())
    first = next(entry.n for entry in lords_match.log if int(lords(lords_match.state_at(entry.n)).round) == 1)
    replay(page, match, first)
    for seat in range(len(NAMES)):
        cards = page.locator(f".seats .seat[data-of='{seat}'] [data-h^=card]")
        more = sum(int(number) - 1 for number in cards.locator(".number").all_inner_texts())
        assert cards.count() + more == 7, f"of seat {seat}"
    replay(page, match, first, "spectator")
    expect(page.locator(".seats [data-h^=card]")).to_have_count(0)


@both_sizes
def test_a_table_is_as_large_as_the_screen(people: People, size: tuple[int, int]) -> None:
    page = people("Anna", size)
    scrolls = {}
    for id in games():
        play_now(page, id)
        page.wait_for_function("() => document.querySelector('.unseen use, .unseen symbol')")
        scrolls[id] = page.evaluate(SCROLLS)
    assert {id: by for id, by in scrolls.items() if by} == {}


def told_apart(lit: Pixels, unlit: Pixels) -> float:
    """The part of a picture that has clearly become lighter or darker."""
    one, other = luminance(lit) + 0.05, luminance(unlit) + 0.05
    return float((np.maximum(one / other, other / one) > TOLD_APART).mean())


@both_sizes
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_lit_cell_is_told_from_an_unlit_one_at_a_glance(people: People, size: tuple[int, int], scheme: str) -> None:
    """The same cell of the made-up market, of sand, before and after a stall is taken up that can be laid there."""
    page = people("Anna", size, color_scheme=scheme)
    new_table(page, "bazaar", "me", "bot:random")
    stall = page.locator(".side [data-h^=stall].lit")
    Player(page, 3, tap=size == PHONE).play(until=lambda: stall.count() > 0)
    taken = page.locator(f"[data-h='{stall.first.get_attribute('data-h')}']").first
    taken.click()
    cell = page.locator(".open.lit").last.get_attribute("data-h")
    corner = page.locator(f"[data-h='{cell}'].cell")
    page.mouse.move(1, 1)
    lit = pixels(page, corner, around=2)
    page.keyboard.press("Escape")
    expect(page.locator(f"[data-h='{cell}'].open.lit")).to_have_count(0)
    assert told_apart(lit, pixels(page, corner, around=2)) > PART_OF_IT


@both_sizes
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_lit_piece_without_art_is_told_from_an_unlit_one(
    people: People, database: Path, size: tuple[int, int], scheme: str
) -> None:
    """Candles of the made-up vigil, which has no pictures: lit for the night's keeper, not for the rival."""
    state = VIGIL.start(2, seed=3)
    for seat in range(2):
        state.apply(i64(seat), state.legal(i64(seat))[0])
    keeper = next(seat for seat in range(2) if state.awaited() & BIT[seat])
    page = people("Anna", size, color_scheme=scheme)
    guest = page.request.get("/api/me").json()["id"]
    seen = []
    for seat in (keeper, 1 - keeper):
        page.goto(f"/t/{lay(database, VIGIL, state.clone(), {seat: guest})}")
        expect(page.locator("[data-h^=candle]")).to_have_count(12)
        expect(page.locator("[data-h^=candle].lit")).to_have_count(12 if seat == keeper else 0)
        page.mouse.move(1, 1)
        seen.append(pixels(page, page.locator("[data-h=candle5]")))
    lit, unlit = seen
    assert told_apart(lit, unlit) > PART_OF_PIECE
