"""What bots make possible beside playing: a hint at the table, and looking back at a finished game."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, People
from tests.browser.player import new_table
from tests.browser.test_forking import BRING
from theogony.kernel.dice import dice_from_seed
from theogony.kernel.game import game
from theogony.match import Match, Seat, backup

CHANCE = re.compile(r"Chance \d+ %")


def given_up(actions: int = 10) -> bytes:
    """A game of Gods played at random and soon given up."""
    match, dice = Match(game("gods"), [Seat("Ada"), Seat("Bo")], seed=3), dice_from_seed(9)
    for _ in range(actions):
        seat = next(seat for seat in range(2) if int(match.state.awaited()) >> seat & 1)
        legal = match.state.legal(seat)
        match.act(seat, int(legal[dice.below(len(legal))]))
    match.resign(0, "random")
    return backup(match)


def test_a_hint_lights_the_best_move_and_tells_the_chances_of_others(people: People) -> None:
    anna = people("Anna", PHONE)
    new_table(anna, "gods", "me", "bot:random")
    hint = anna.get_by_test_id("hint")
    expect(hint).to_be_enabled()
    hint.tap()
    moves = anna.get_by_test_id("hint-moves").locator("li")
    expect(moves.first).to_contain_text("Best, as far as I see")
    expect(moves.first).to_contain_text(CHANCE)
    assert moves.count() > 1
    expect(anna.locator(".hinted").first).to_be_visible()
    moves.nth(1).get_by_role("button").tap()
    expect(moves.nth(1).get_by_role("button")).to_have_class(re.compile("shown"))
    expect(anna.locator(".hinted").first).to_be_visible()
    hint.tap()
    expect(anna.get_by_test_id("hint-moves")).to_have_count(0)
    expect(anna.locator(".hinted")).to_have_count(0)


def test_a_review_shows_chances_luck_and_blunders_and_leads_to_the_board(people: People) -> None:
    anna = people("Anna", DESKTOP)
    match = anna.evaluate(BRING, given_up().decode())
    anna.goto(f"/t/{match}/review")
    with anna.expect_response(lambda sent: sent.request.method == "POST" and sent.url.endswith("/review")) as answer:
        anna.get_by_test_id("review-make").click()
    begun = answer.value.json()
    assert begun["status"] == "running" and begun["of"] == 11
    expect(anna.get_by_test_id("review-chart").locator("polyline")).to_have_count(2)
    seats = anna.get_by_test_id("review-seat")
    expect(seats).to_have_count(2)
    for seat in seats.all():
        expect(seat).to_contain_text(re.compile(r"Luck.*%.*Given away.*%.*Blunders", re.DOTALL))
    blunder = anna.get_by_test_id("review-moment").filter(has_text="Blunder").first
    expect(blunder.get_by_test_id("review-better")).to_contain_text("Better: ")

    anna.get_by_test_id("review-chart").hover(position={"x": 300, "y": 100})
    expect(anna.locator(".told")).to_contain_text("Move ")
    turn = anna.get_by_test_id("review-moment").filter(has_text="Turning point").last
    n = re.search(r"\d+", turn.locator("b").first.inner_text())
    assert n is not None
    turn.get_by_test_id("review-watch").click()
    anna.wait_for_url(f"**/t/{match}/replay?n={n[0]}*")
    expect(anna.locator("output.where")).to_contain_text(f"{n[0]} of")

    anna.goto(f"/t/{match}/review")
    anna.get_by_test_id("review-moment").first.get_by_test_id("review-fork").click()
    expect(anna.get_by_text("From move")).to_be_visible()
