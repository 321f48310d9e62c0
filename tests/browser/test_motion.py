"""Motion for those who want it: pieces glide, a touch skips it, and whoever was away is caught up with."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.player import Player, new_table

# Every likeness that ever flew over the table
WATCH_FLIGHTS = """
() => {
  window.flights = 0;
  const flies = (node) => (window.flights += node.className === 'flying');
  const seen = (changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(flies));
  new MutationObserver(seen).observe(document.querySelector('.overlay'), { childList: true });
}
"""
SCENE = """
[...document.querySelectorAll('.board .piece[data-h]:not(.would-new)')]
  .map((piece) => piece.dataset.h + piece.getAttribute('transform')).sort().join(' ')
"""
LAST_TURN_AGAIN = f"""
async () => {{
  const again = (button) => button.textContent === 'Show the last turn again';
  [...document.querySelectorAll('.drawer button')].find(again).click();
  await new Promise(requestAnimationFrame);
  return {SCENE};
}}
"""
LOOK_AWAY = """
(away) => {
  Object.defineProperty(document, 'hidden', { get: () => away, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
"""


def scene(page: Page) -> str:
    found: str = page.evaluate(SCENE)
    return found


def at_rest(page: Page) -> None:
    """Waits until it is one's own turn and everything that happened has been shown."""
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.wait_for_function(
        f"() => {{ const now = {SCENE}; const same = now === window.before; window.before = now; return same; }}",
        polling=700,
    )


def test_pieces_glide_and_a_touch_shows_at_once_where_they_end(people: People) -> None:
    page = people("Anna", reduced_motion="no-preference")
    new_table(page, "gods", "me", "bot:random")
    expect(page.locator(".prompt")).to_be_visible()
    page.evaluate(WATCH_FLIGHTS)
    player = Player(page, 4)
    player.play(until=lambda: page.evaluate("window.flights") > 1)
    at_rest(page)
    while page.locator(".held[data-h]").count():
        page.keyboard.press("Escape")
    end = scene(page)
    assert page.evaluate(LAST_TURN_AGAIN) != end, "the last turn begins where it began"
    player.hit(player.look()["lit"][0])
    assert scene(page) == end


def test_who_looked_away_is_caught_up_with_quickly_and_can_skip_that(people: People) -> None:
    bruno, watcher = people("Bruno"), people("Zoe", reduced_motion="no-preference")
    match = new_table(bruno, "gods", "me", "bot:random")
    beats: list[int] = []
    watcher.on("websocket", lambda socket: socket.on("framereceived", lambda text: beats.append(text.count('"v":'))))
    watcher.goto(f"/t/{match}")
    expect(watcher.locator(".prompt")).to_be_visible()
    watcher.evaluate(LOOK_AWAY, True)
    beats.clear()
    left = scene(watcher)
    player = Player(bruno, 5)
    while sum(beats) <= 10:  # looked at often: with too many beats there would be no catching up
        player.act()
        bruno.wait_for_timeout(100)
    watcher.evaluate(LOOK_AWAY, False)
    skip = watcher.get_by_role("button", name="Catching up … skip")
    skip.click()
    expect(skip).to_have_count(0)
    assert scene(watcher) != left
