"""What concerns the table and not the game: an own box, leaving, letting a bot play, giving up."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, People
from tests.browser.player import play_now


def test_a_host_brings_a_box_and_everybody_sees_that_it_is_not_the_usual_one(people: People) -> None:
    anna = people("Anna")
    anna.goto("/new/lords_of_creation")
    anna.get_by_text("My own").click()
    box, make = anna.get_by_test_id("own-box"), anna.get_by_role("button", name="Make the table")
    box.fill("humns = 50")
    expect(anna.locator(".notice.bad")).to_contain_text("humns")
    expect(make).to_be_disabled()
    box.fill("humans = 50")
    expect(anna.get_by_text("The game can be played with this.")).to_be_visible()
    anna.locator("form select[aria-label='Seat 2']").select_option("open")
    make.click()
    expect(anna.locator(".chip.lit", has_text="its own")).to_be_visible()

    anna.get_by_test_id("leave").click()
    expect(anna.get_by_role("heading", name="Games", exact=True)).to_be_visible()


def test_a_bot_plays_for_a_person_who_comes_back_and_gives_up(people: People) -> None:
    anna = people("Anna", PHONE)
    play_now(anna, "gods")
    anna.get_by_role("button", name="Table", exact=True).click()
    anna.get_by_test_id("step-out").click()
    anna.get_by_test_id("come-back").click()
    expect(anna.get_by_test_id("step-out")).to_be_visible()
    anna.get_by_test_id("give-up").click()
    anna.get_by_test_id("give-up-sure").click()
    expect(anna.get_by_role("heading", name="wins.")).to_be_visible()
