"""What concerns the table and not the game: an own box or cards, standing answers, the clock, leaving, giving up."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, People
from tests.browser.player import Player, new_table, seated
from theogony.bots import BOTS


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
    anna.goto("/new/gods")
    anna.get_by_test_id("pace").select_option(label="Slowly")
    anna.get_by_test_id("make").click()
    seated(anna)
    anna.get_by_role("button", name="Table", exact=True).click()
    which = anna.get_by_test_id("which-bot")
    levels = which.locator("option").evaluate_all("all => all.map(one => one.value)")
    assert levels == list(BOTS)
    for level, title in (("novice", "Novice"), ("master", "Master")):
        which.select_option(level)
        anna.get_by_test_id("step-out").click()
        expect(anna.get_by_text("A bot plays for you.")).to_contain_text(title)
        anna.get_by_test_id("come-back").click()
        expect(anna.get_by_test_id("step-out")).to_be_visible()
    anna.get_by_test_id("give-up").click()
    anna.get_by_test_id("give-up-sure").click()
    expect(anna.get_by_role("heading", name="wins.")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_question_is_answered_for_the_rest_of_the_game_until_one_wants_to_be_asked(
    people: People, size: tuple[int, int]
) -> None:
    page = people("Anna", size)
    new_table(page, "bazaar", "me", "bot:random")
    again = page.get_by_test_id("standing")
    again.click()
    page.get_by_role("button", name="my lowest card").click()
    expect(again).to_have_count(0)
    expect(page.locator("[data-zone=bids] [data-h^=card-]").first).to_be_visible()
    page.reload()
    page.locator("nav button, [role=tab]").get_by_text("Table", exact=True).last.click()
    bids = page.get_by_test_id("standing-bid")
    expect(bids).to_have_value("lowest")
    bids.select_option("ask me")
    Player(page, 3, tap=size == PHONE).play(until=again.is_visible)


def test_the_host_switches_hints_off_and_the_table_says_so(people: People) -> None:
    anna = people("Anna")
    anna.goto("/new/gods")
    hints = anna.get_by_test_id("hints")
    expect(hints).to_be_checked()
    anna.locator("form select[aria-label='Seat 2']").select_option("open")
    expect(hints).not_to_be_checked()
    anna.locator("form select[aria-label='Seat 2']").select_option("bot:random")
    expect(hints).to_be_checked()
    hints.uncheck()
    anna.get_by_test_id("make").click()
    expect(anna.locator(".prompt")).to_be_visible()
    expect(anna.get_by_test_id("hint")).to_have_count(0)
    anna.get_by_role("tab", name="Table", exact=True).click()
    expect(anna.get_by_test_id("hints-here")).to_have_text("not allowed")

    new_table(anna, "gods", "me", "bot:random")
    expect(anna.get_by_test_id("hint")).to_be_visible()


def test_the_clock_stops_when_both_want_it_and_runs_when_one_does(people: People) -> None:
    anna, bruno = people("Anna"), people("Bruno")
    new_table(anna, "bazaar", "me", "open")
    link = anna.get_by_role("textbox", name="Invitation link").input_value()
    bruno.goto(link[link.index("/t/") :])
    bruno.get_by_role("button", name="Take a seat").click()
    for page in (anna, bruno):
        page.get_by_role("tab", name="Table").click()
    anna.get_by_test_id("pause").click()
    expect(bruno.get_by_text("Wants to stop the clock: Anna")).to_be_visible()
    bruno.get_by_test_id("pause").click()
    for page in (anna, bruno):
        expect(page.get_by_text("The clock stands still.")).to_be_visible()
    anna.get_by_test_id("resume").click()
    for page in (anna, bruno):
        expect(page.get_by_test_id("pause")).to_be_visible()


def test_a_host_uploads_a_file_with_own_cards(people: People) -> None:
    page = people("Anna")
    page.goto("/new/theomachy")
    page.get_by_text("My own").click()
    make, file = page.get_by_role("button", name="Make the table"), page.locator("input[type=file]")
    file.set_input_files({"name": "cards.toml", "mimeType": "text/plain", "buffer": b"[unicorn]\nprice = 1\n"})
    expect(page.locator(".notice.bad")).to_contain_text("unicorn")
    expect(make).to_be_disabled()
    own = b'[quicksand]\nname = "Deep Mud"\ndoes = "STR 9"\n'
    file.set_input_files({"name": "cards.toml", "mimeType": "text/plain", "buffer": own})
    expect(page.get_by_text("The game can be played with this.")).to_be_visible()
    assert "Deep Mud" in page.get_by_test_id("own-cards").input_value()
    make.click()
    seated(page)
    page.get_by_role("tab", name="Table").click()
    expect(page.locator(".chip.lit", has_text="not the usual one")).to_be_visible()
