"""The form of a new table: whatever it lets a host choose gives a table that starts; what is refused is said there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, People
from tests.browser.player import seated
from tests.browser.test_forking import BRING
from theogony.games.dice_forge.components import CHOICES
from theogony.lab.headless import play_match
from theogony.lab.plan import plan
from theogony.match import backup

FEW_CARDS = "packs = 1\n[cards]\nhill = [0, 0, 0, 0, 0]\nforest = [0, 0, 0, 0, 0]\n"  # not enough for five


def field(page: Page, option: str) -> Locator:
    return page.locator(f"[data-option='{option}']")


def choose(page: Page, option: str, k: int) -> None:
    field(page, option).locator("label").nth(k).click()


def form(page: Page, game: str, seats: int = 2) -> None:
    page.goto(f"/new/{game}")
    expect(page.get_by_test_id("make")).to_be_visible()
    for _ in range(seats - 2):
        page.locator("form fieldset").first.locator("button:not(.icon)").click()


def make(page: Page) -> str:
    page.get_by_test_id("make").click()
    return seated(page)


def told(page: Page) -> Locator:
    """What those at the table are told of its options: in a tab beside the board, or behind a button."""
    menu = page.get_by_role("tab", name="Table", exact=True).or_(page.get_by_role("button", name="Table", exact=True))
    menu.first.click()
    return page.locator(".menu dl").first


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_alternate_card_of_dice_forge_can_be_chosen_and_says_what_it_does(
    people: People, size: tuple[int, int]
) -> None:
    page = people("Anna", size)
    form(page, "dice_forge")
    for usual, _ in CHOICES:
        expect(field(page, f"{usual}_slot")).to_have_count(0)
    choose(page, "cards", 2)
    names = []
    for usual, _ in CHOICES:  # all of them at one table
        slot = field(page, f"{usual}_slot")
        expect(slot.locator("label")).to_have_count(2)
        for card in slot.locator("label").all():
            title, about = card.locator("b").inner_text(), card.locator(".small").inner_text()
            assert title and about and "glory" in about
        choose(page, f"{usual}_slot", 1)
        names.append(slot.locator("label b").nth(1).inner_text())
    make(page)
    options = told(page)
    for name in names:
        expect(options).to_contain_text(name)


@pytest.mark.parametrize(
    ("game", "first", "then"),
    [("gods", "bag", "decay"), ("lords_of_creation", "knowledge", "full"), ("theomachy", "advanced", "doom")],
)
def test_an_option_that_needs_another_appears_with_it_and_a_table_starts_either_way(
    people: People, game: str, first: str, then: str
) -> None:
    page = people("Anna", PHONE, locale="de-DE")
    form(page, game)
    expect(field(page, then)).to_have_count(0)
    choose(page, first, 1)
    choose(page, then, 1)
    about = field(page, then).locator(".about")
    expect(about).to_be_visible()
    expect(field(page, then).get_by_role("radiogroup")).to_have_attribute("aria-describedby", f"option-{then}-about")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    make(page)
    form(page, game)
    choose(page, first, 1)
    choose(page, then, 1)
    choose(page, first, 0)  # what was chosen there does not count any more
    expect(field(page, then)).to_have_count(0)
    make(page)


def test_what_is_for_two_players_goes_when_a_third_one_comes(people: People) -> None:
    page = people("Anna")
    form(page, "four_gods")
    choose(page, "mode", 1)
    choose(page, "referee", 2)
    choose(page, "duel", 1)
    page.get_by_role("button", name="Add a seat").click()
    expect(field(page, "duel")).to_have_count(0)
    make(page)


def test_options_are_chosen_with_the_keyboard_alone(people: People) -> None:
    page = people("Anna")
    form(page, "gods")
    field(page, "bag").get_by_role("radio", checked=True).focus()
    page.keyboard.press("ArrowRight")
    expect(field(page, "bag").get_by_role("radio", name="on", exact=True)).to_be_checked()
    page.keyboard.press("Tab")
    expect(field(page, "decay").get_by_role("radio", name="off", exact=True)).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    seated(page)


def test_a_box_with_too_few_cards_for_so_many_is_refused_at_the_field_in_the_hosts_language(people: People) -> None:
    page = people("Anna", locale="de-DE")
    form(page, "lords_of_creation", seats=5)
    choose(page, "box", 1)
    text = page.get_by_test_id("own-box")
    text.fill("humans = 500")
    expect(field(page, "box").get_by_role("alert")).to_contain_text("ganze Zahl von 1 bis 99")
    expect(page.get_by_test_id("make")).to_be_disabled()
    text.fill(FEW_CARDS)
    expect(page.get_by_test_id("make")).to_be_enabled()
    page.get_by_test_id("make").click()
    expect(field(page, "box").get_by_role("alert")).to_contain_text("braucht ihr 35 Karten")
    expect(text).to_be_focused()
    expect(text).to_have_attribute("aria-invalid", "true")
    assert page.url.endswith("/new/lords_of_creation")
    for _ in range(3):
        page.get_by_role("button", name="Platz entfernen").last.click()
    expect(field(page, "box").get_by_role("alert")).to_have_count(0)
    make(page)


def test_a_game_that_is_played_on_has_the_options_it_had(people: People) -> None:
    page = people("Anna")
    options = {"cards": "chosen", "owl_slot": "celestial-ship"}
    file = backup(play_match(plan("dice_forge", 2, ("random",), options, seed=3)))
    old = str(page.evaluate(BRING, file.decode()))
    page.goto(f"/t/{old}/fork?n=20")
    expect(page.locator(".options li", has_text="Celestial Ship")).to_be_visible()
    make(page)
    expect(told(page)).to_contain_text("Celestial Ship")
