"""From the replay of a finished game to a table that plays on from there."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, People
from tests.browser.player import Player, seated
from theogony.lab.headless import play_match
from theogony.lab.plan import plan
from theogony.match import backup

BRING = "async file => (await (await fetch('/api/import', {method: 'POST', body: file})).json()).match"


def finished(page: Page, game: str = "gods") -> str:
    """A game that was played elsewhere, brought here: the match."""
    file = backup(play_match(plan(game, 2, ("greedy", "random"), seed=3)))
    return str(page.evaluate(BRING, file.decode()))


def test_a_moment_of_a_replay_is_played_on_at_a_new_table(people: People) -> None:
    anna = people("Anna", PHONE)
    old = finished(anna)
    anna.goto(f"/t/{old}/replay?n=20")
    anna.get_by_test_id("fork").click()
    anna.wait_for_url(f"**/t/{old}/fork?n=20")
    expect(anna.get_by_text("From move 20 of")).to_be_visible()
    expect(anna.locator("select[aria-label^='Seat ']")).to_have_count(2)
    expect(anna.get_by_role("button", name="Add a seat")).to_have_count(0)
    expect(anna.get_by_text("to act")).to_have_count(1)
    anna.get_by_test_id("make").click()
    new = seated(anna)
    assert new != old
    anna.get_by_role("button", name="Table", exact=True).click()
    expect(anna.get_by_role("link", name="Look at this moment")).to_have_attribute("href", f"/t/{old}/replay?n=20")
    anna.get_by_role("button", name="Fold away").click()
    player = Player(anna, tap=True)
    player.play(until=lambda: player.gestures >= 6)


def test_the_end_of_a_game_cannot_be_played_on(people: People) -> None:
    anna = people("Anna")
    old = finished(anna)
    anna.goto(f"/t/{old}/replay?n=9999")
    expect(anna.get_by_test_id("fork")).to_have_attribute("aria-disabled", "true")
    anna.goto(f"/t/{old}/fork?n=9999")
    expect(anna.locator(".notice.bad")).to_contain_text("There is no moment")
