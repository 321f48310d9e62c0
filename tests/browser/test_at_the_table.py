"""People at a table: two browsers, a lost connection, a spectator, one screen for two, undo, replay, languages."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, RESULTS, People
from tests.browser.player import Finger, Mouse, Player, new_table, play_now, prompt, seated


def log(page: Page) -> list[str]:
    return page.locator(".log p").all_inner_texts()


def scene(page: Page) -> dict[str, str]:
    """What lies on the boards, by handle, and where; ghosts of what would be are left out."""
    found: dict[str, str] = page.evaluate(
        "Object.fromEntries([...document.querySelectorAll('.board .piece[data-h]:not(.would-new)')]"
        ".map(piece => [piece.dataset.h, piece.getAttribute('transform')]))"
    )
    return found


def together(*players: Player, rounds: int) -> None:
    """Both play as they can, for so many gestures or to the end."""
    for _ in range(rounds):
        if any(player.look()["over"] for player in players):
            return
        acted = [player.act() for player in players]
        if not any(acted):
            players[0].page.wait_for_timeout(50)


def test_two_browsers_one_reloads_and_one_loses_its_connection(people: People) -> None:
    anna, bruno = people("Anna"), people("Bruno")
    new_table(anna, "gods", "me", "open")
    link = anna.get_by_role("textbox", name="Invitation link").input_value()
    bruno.goto(link[link.index("/t/") :])
    bruno.get_by_role("button", name="Take a seat").click()
    expect(bruno.locator(".prompt")).to_be_visible()
    expect(anna.locator(".prompt")).to_be_visible()
    one, two = Player(anna, 1), Player(bruno, 2)
    together(one, two, rounds=25)

    anna.reload()
    expect(anna.locator(".prompt")).to_be_visible()
    together(one, two, rounds=15)

    bruno.context.set_offline(True)
    bruno.evaluate("window.dispatchEvent(new Event('offline'))")
    together(one, rounds=12)
    bruno.context.set_offline(False)
    together(one, two, rounds=40)
    anna.wait_for_function("() => !document.querySelector('.lost')")
    settled(anna, bruno)
    assert scene(anna) == scene(bruno)


STILL = """
() => {
  const pieces = [...document.querySelectorAll('.board .piece')];
  const now = pieces.map((one) => one.dataset.h + one.getAttribute('transform')).join(' ');
  const same = window.__before === now;
  window.__before = now;
  return same;
}
"""


def settled(*pages: Page) -> None:
    """Waits until nothing moves on any of the pages."""
    for page in pages:
        page.wait_for_function(STILL, polling=400)


def test_a_spectator_sees_a_public_table_and_cannot_touch_it(people: People) -> None:
    anna, watcher = people("Anna"), people("Zoe", PHONE)
    anna.goto("/new/gods")
    anna.get_by_label("Public").check()
    anna.get_by_role("button", name="Make the table").click()
    match = seated(anna)
    Player(anna, 6).play(until=lambda: len(log(anna)) > 3)
    watcher.goto(f"/t/{match}")
    expect(watcher.locator(".prompt")).to_be_visible()
    settled(anna, watcher)
    assert scene(watcher).keys() == scene(anna).keys()
    assert watcher.locator(".lit").count() == 0


def test_two_people_at_one_screen_play_by_turns(people: People) -> None:
    page = people("Anna")
    new_table(page, "gods", "me", "here")
    Player(page, 7).play(until=lambda: len(log(page)) > 8)
    expect(page.locator(".prompt.mine")).to_be_visible()
    assert page.locator(".curtain").count() == 0


def test_hands_stay_secret_at_one_screen_behind_a_curtain(people: People) -> None:
    page = people("Anna")
    new_table(page, "bazaar", "me", "here")
    player = Player(page, 8)
    mine = page.locator("[data-zone=hand] [data-h^=card-]")
    expect(mine.first).to_be_visible()
    first = {card.get_attribute("data-h") for card in mine.all()}
    player.play(until=lambda: page.locator(".curtain").count() > 0)
    shown = {card.get_attribute("data-h") for card in mine.all()}
    assert shown <= first
    player.play(until=lambda: page.locator(".curtain").count() == 0 and mine.count() > 0)
    assert not {card.get_attribute("data-h") for card in mine.all()} & first


def test_both_at_one_screen_can_play_in_a_race(people: People) -> None:
    page = people("Anna")
    new_table(page, "bazaar", "me", "here")
    jars = page.locator("[data-zone=jars] .lit[data-h^=jar]")
    player = Player(page, 8)
    player.play(until=lambda: jars.count() > 1 and not page.locator(".curtain").count())
    for _ in range(2):
        shown = page.locator(".prompt .other").get_attribute("data-of")
        left = jars.count()
        jars.first.click()
        expect(jars).to_have_count(left - 1)
        page.locator(".prompt .other").click()
        page.locator(".curtain button").click()
        expect(page.locator(".curtain")).to_have_count(0)
        assert page.locator(".prompt .other").get_attribute("data-of") != shown
    told = " ".join(log(page))
    assert " in a jar." in told and " grabs a jar." in told  # what one found, and that the other grabbed
    expect(page.locator(".flying")).to_have_count(0)


@pytest.mark.parametrize("size", [pytest.param(DESKTOP, id="mouse"), pytest.param(PHONE, id="finger")])
def test_guards_are_dragged_along_a_way_and_back(people: People, size: tuple[int, int]) -> None:
    page = people("Anna", size)
    new_table(page, "bazaar", "me", "bot:random")
    page.locator("[data-zone=hand] .lit[data-h^=card-]").first.click()  # the bid; then the bot may have the first turn
    guards, done = page.locator("[data-h='market@0,0'].lit"), page.get_by_test_id("done")
    expect(page.locator(".table:not([data-busy])")).to_be_visible()
    if done.count():  # the bot had bid before
        done.click()
    expect(guards).to_be_visible()
    hand = Finger(page) if size == PHONE else Mouse(page)
    hand.press("market@0,0")
    for cell in ("1,0", "2,0", "3,0", "2,0"):
        hand.move(f"market@{cell}")
        expect(page.locator(f".would-new[data-h='guard0:{cell}']")).to_have_count(1)
    assert len(str(page.locator(".way").get_attribute("points")).split()) == 3
    hand.release()
    expect(page.locator("[data-h='guard0:2,0']:not(.would-new)")).to_have_count(1)
    if size == PHONE:
        page.get_by_role("button", name="Log").click()
    told = log(page)
    assert "Anna sends 3 guards to 1,0." in told and "Anna sends 3 guards to 2,0." in told
    assert "Anna sends 3 guards to 3,0." not in told


def test_undo_takes_the_last_action_back(people: People) -> None:
    page = people("Anna")
    play_now(page)
    undo = page.get_by_role("button", name="Undo")
    expect(page.locator(".lit").first).to_be_visible()
    asked, told = prompt(page), page.locator(".seats").inner_text()
    Player(page, 9).play(until=undo.is_enabled)
    assert (prompt(page), page.locator(".seats").inner_text()) != (asked, told)
    back = page.locator(".log p", has_text="takes an action back")
    while undo.is_enabled():  # a desert that was moved was lifted and put: two steps
        steps = back.count()
        undo.click()
        expect(back).to_have_count(steps + 1)
        settled(page)
    expect(page.locator(".prompt [role=status]")).to_have_text(asked)
    expect(page.locator(".seats")).to_have_text(told, use_inner_text=True)


def test_a_question_mark_lists_the_keys_and_each_does_what_it_says(people: People) -> None:
    page = people("Anna")
    play_now(page)
    expect(page.locator(".lit").first).to_be_visible()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("a list of everything you can touch")
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("i")
    expect(page.get_by_role("tooltip").or_(page.locator(".bubble"))).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    expect(page.locator(".held[data-h]").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".held[data-h]")).to_have_count(0)


def test_turning_with_r_and_f_shows_the_tile_as_it_would_lie(people: People) -> None:
    page = people("Anna")
    new_table(page, "bazaar", "me", "bot:random")
    lit = page.locator(".side [data-h^=stall].lit")
    page.locator("[data-zone=hand] .lit[data-h^=card-]").first.click()
    expect(lit.first.or_(page.get_by_test_id("done"))).to_be_visible()
    if page.get_by_test_id("done").is_visible():
        page.get_by_test_id("done").click()
    expect(lit.first).to_be_visible()
    stall = lit.first.get_attribute("data-h")
    lit.first.click()
    shown = page.locator(f"[data-h={stall}] .art > g").first
    expect(shown).to_have_attribute("transform", re.compile(r"rotate\(0\)"))
    page.keyboard.press("r")
    expect(shown).to_have_attribute("transform", re.compile(r"rotate\(90\)"))
    page.keyboard.press("Shift+R")
    expect(shown).to_have_attribute("transform", re.compile(r"rotate\(0\)"))
    face = shown.locator("use").first
    before = face.get_attribute("href")
    page.keyboard.press("f")
    expect(face).not_to_have_attribute("href", str(before))


def test_what_is_said_in_the_chat_is_read_by_the_others_and_is_text(people: People) -> None:
    anna, bruno = people("Anna"), people("Bruno", PHONE)
    new_table(anna, "gods", "me", "open")
    link = anna.get_by_role("textbox", name="Invitation link").input_value()
    bruno.goto(link[link.index("/t/") :])
    bruno.get_by_role("button", name="Take a seat").click()
    expect(bruno.locator(".prompt")).to_be_visible()
    for page in (anna, bruno):
        page.get_by_role("button", name="Chat").or_(page.get_by_role("tab", name="Chat")).first.click()
    anna.locator(".drawer-place input, .drawer-place textarea").first.fill("Hail <b>Bruno</b>!")
    anna.keyboard.press("Enter")
    expect(bruno.locator(".drawer-place")).to_contain_text("Hail <b>Bruno</b>!")
    expect(anna.locator(".drawer-place")).to_contain_text("Hail <b>Bruno</b>!")


def test_everything_that_can_be_touched_is_listed_in_words(people: People) -> None:
    page = people("Anna")
    play_now(page)
    expect(page.locator(".lit").first).to_be_visible()
    page.keyboard.press("l")
    listed = page.get_by_role("dialog").get_by_role("button")
    expect(listed.first).to_be_visible()
    texts = [text.split("\n")[0].strip() for text in listed.all_inner_texts()]
    assert all(texts)
    assert len(texts) >= page.locator(".lit").count()


def test_a_name_is_typed_once_and_kept(people: People) -> None:
    page = people("Anna")
    name = page.locator("input[name=name]")
    expect(name).to_have_value("Anna")
    name.fill("Berta")
    with page.expect_response("**/api/me"):
        name.blur()
    page.reload()
    expect(name).to_have_value("Berta")


def test_a_finished_game_is_replayed_linked_and_brought_back_from_its_file(people: People) -> None:
    page = people("Anna")
    match = play_now(page)
    Player(page, 1).play()
    page.get_by_test_id("end").get_by_role("link", name="Replay").click()
    page.wait_for_url(f"**/t/{match}/replay**")
    slider = page.get_by_label("Moment")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    assert last > 5
    start = scene(page)
    page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="To the end").click()
    end = scene(page)
    assert len(end) > len(start)
    page.get_by_role("button", name="To the beginning").click()
    assert scene(page) == start

    slider.fill(str(last // 2))
    half = scene(page)
    expect(page).to_have_url(re.compile(r"replay\?n=\d+&as=all"))
    page.reload()
    expect(slider).to_be_visible()
    assert slider.input_value() == str(last // 2)
    assert scene(page) == half
    page.get_by_label("Seen by").select_option("0")
    expect(page).to_have_url(re.compile("as=0"))
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).not_to_have_value(str(last // 2))
    page.screenshot(path=RESULTS / "replay.png")

    file = page.request.get(f"/api/tables/{match}/file").body()
    assert json.loads(file)
    page.goto("/")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": file}
    )
    page.wait_for_url("**/replay**")
    assert match not in page.url
    expect(slider).to_have_attribute("max", str(last))


@pytest.mark.parametrize(
    ("locale", "now", "lay"),
    [("en-GB", "Play now", "lay a hex"), ("de-DE", "Jetzt spielen", "leg"), ("it-IT", "Gioca", "posa")],
)
def test_lobby_and_table_speak_the_language_of_the_browser(people: People, locale: str, now: str, lay: str) -> None:
    page = people("Anna", DESKTOP, locale=locale)
    expect(page.get_by_test_id("play-gods")).to_contain_text(now)
    play_now(page)
    expect(page.locator(".lit").first).to_be_visible()
    assert lay in prompt(page).lower()


def test_another_language_can_be_chosen_and_stays(people: People) -> None:
    page = people("Anna")
    page.get_by_label("Language").select_option("it")
    expect(page.get_by_test_id("play-gods")).to_contain_text("Gioca")
    page.reload()
    expect(page.get_by_test_id("play-gods")).to_contain_text("Gioca")
