"""Every sort of card of Theomachy laid by a person at the table, and found in what the server has stored.

From arranged positions, in which the rivals hold nothing: what is played takes effect at once.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, People
from tests.browser.player import long_game, prompt, settled
from tests.browser.prepared import done_at, lay
from tests.games.theomachy.positions import (
    GAME,
    all_wait,
    as_deity,
    battle,
    bidding,
    control_all,
    hold,
    own_myths,
    put_place,
    stake,
    stars,
    turn,
)
from theogony.games.theomachy import actions as a
from theogony.games.theomachy import position as p
from theogony.games.theomachy.cards import BEFORE_BETTING
from theogony.games.theomachy.components import LAST_ROUND
from theogony.games.theomachy.rules import TheomachyState

MOST_KEYS = 120
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")


class Hand:
    """A person's hand with a mouse."""

    size = DESKTOP

    def __init__(self, page: Page) -> None:
        self.page = page

    def at(self, handle: str) -> Locator:
        return self.page.locator(f"[data-h='{handle}']").first

    def touch(self, handle: str) -> None:
        settled(self.page)
        expect(self.at(handle)).to_be_visible()
        self.press(handle)
        settled(self.page)

    def press(self, handle: str) -> None:
        self.at(handle).click()

    def sure(self, named: str) -> None:
        """What cannot be taken back waits for a button that names it."""
        button = self.page.get_by_test_id("done")
        expect(button).to_contain_text(named)
        self.press_button(button)
        settled(self.page)

    def press_button(self, button: Locator) -> None:
        button.click()


class Finger(Hand):
    size = PHONE

    def press(self, handle: str) -> None:
        self.at(handle).tap()

    def press_button(self, button: Locator) -> None:
        button.tap()


class Keys(Hand):
    """Nothing but arrows, Tab and Enter: it looks around until what it wants has the focus."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.chance = Random(3)

    def press(self, handle: str) -> None:
        if handle.startswith("!"):
            return self.press_button(self.at(handle))
        for _ in range(MOST_KEYS):
            if self.page.evaluate("handle => document.activeElement?.dataset.h === handle", handle):
                return self.page.keyboard.press("Enter")
            self.page.keyboard.press(self.chance.choice(ARROWS))
        raise AssertionError(f"{MOST_KEYS} arrows and {handle} has no focus")

    def press_button(self, button: Locator) -> None:
        for _ in range(MOST_KEYS):
            if button.evaluate("button => document.activeElement === button"):
                return self.page.keyboard.press("Enter")
            self.page.keyboard.press("Shift+Tab")
        raise AssertionError(f"{MOST_KEYS} times Tab, and the button has no focus")


HANDS: dict[str, type[Hand]] = {"mouse": Hand, "touch": Finger, "keys": Keys}
# Every kind of action by every device is another test's business; here the mouse does for `make test`
every_hand = pytest.mark.parametrize(
    "device", ["mouse", pytest.param("touch", marks=long_game), pytest.param("keys", marks=long_game)]
)
Sitting = Callable[..., tuple[Hand, Callable[[], list[str]]]]


@pytest.fixture
def sit_down(people: People, database: Path) -> Sitting:
    """Sits a person down in an arranged position: its hand, and what its seat has done since."""

    def sits(
        state: TheomachyState, seat: int, device: str = "mouse", advanced: bool = False, **more: str
    ) -> tuple[Hand, Callable[[], list[str]]]:
        kind = HANDS[device]
        page = people("Anna", kind.size, **more)
        guest = page.request.get("/api/me").json()["id"]
        match = lay(database, GAME, state, {seat: guest}, {"advanced": advanced})
        page.goto(f"/t/{match}")
        hand = kind(page)
        expect(page.locator(".prompt")).to_be_visible()
        return hand, lambda: [said for who, said in done_at(database, match) if who == seat]

    return sits


def turn_with(*cards: str, seats: int = 2) -> tuple[TheomachyState, int]:
    """The first betting turn, with these cards and everything they need."""
    state = bidding(seats)
    one = turn(state)
    hold(state, one, *cards)
    control_all(state, one)
    return state, one


@every_hand
def test_a_power_is_laid(sit_down: Sitting, device: str) -> None:
    state, one = turn_with("fire-chaos-2", "plague")
    hand, done = sit_down(state, one, device)
    hand.touch("fire-chaos-2")
    hand.sure("Power of fire")
    expect(hand.page.locator(f"[data-zone=table{one}] [data-h='fire-chaos-2']").first).to_be_visible()
    assert done() == ["play fire-chaos-2"]


@every_hand
def test_an_effect_is_played_and_does_what_it_says(sit_down: Sitting, device: str) -> None:
    state, one = turn_with("harvest", "plague")
    hand, done = sit_down(state, one, device)
    believers = hand.at(f"believer:community{one}")
    expect(believers).to_contain_text("11")
    hand.touch("harvest-a")
    hand.sure("Harvest")
    expect(believers).to_contain_text("13")
    assert done() == ["play harvest-a"]


@every_hand
def test_a_place_is_laid_with_a_marker_on_it(sit_down: Sitting, device: str) -> None:
    state, one = turn_with("stone-circle", "plague")
    hand, done = sit_down(state, one, device)
    hand.touch("stone-circle-a")
    hand.sure("Stone Circle")
    expect(hand.at(f"believer:community{one}")).to_contain_text("10")
    assert done() == ["play stone-circle-a"]


@every_hand
def test_an_attack_is_played_in_battle_and_the_turn_ended(sit_down: Sitting, device: str) -> None:
    state, one = battle(("quicksand", "breaker"), ("flood",))
    control_all(state, one)
    hold(state, 1 - one)
    hand, done = sit_down(state, one, device)
    assert "pass" in prompt(hand.page)
    hand.touch("quicksand-a")
    hand.sure("Quicksand")
    expect(hand.at(f"strength{one}")).to_contain_text("8")
    assert "end your turn" in prompt(hand.page)
    hand.touch("!pass")
    assert done() == ["play quicksand-a", "pass"]


@every_hand
def test_a_reaction_is_played_with_the_power_it_needs(sit_down: Sitting, device: str) -> None:
    state = bidding(2)
    one, rival = 1 - turn(state), turn(state)
    hold(state, one, "trial-by-fire", "fire-chaos-1", "plague")
    stars(state, "water-order-1", "earth-order-1", "air-order-1")
    state.apply(rival, GAME.space.parse("raise priest"))
    assert state.agenda.kind_for(one) == a.TO_REACT
    hand, done = sit_down(state, one, device)
    assert "raises by a priest. Do you react?" in prompt(hand.page)
    hand.touch("trial-by-fire-a")
    hand.sure("Trial by Fire")
    expect(hand.at(f"believer:community{rival}")).to_contain_text("10")
    assert done()[0] == "play trial-by-fire-a"


@every_hand
def test_a_settlement_effect_is_played_and_asks_how_many(sit_down: Sitting, device: str) -> None:
    state = bidding(2)
    one = turn(state)
    hold(state, one, "baptism", "plague")
    control_all(state, one)
    stake(state, one, 0, 0, 3)
    state.apply(one, GAME.space.parse("fold"))
    hand, done = sit_down(state, one, device)
    assert prompt(hand.page).startswith("Settlement")
    hand.touch("baptism-a")
    hand.sure("Baptism")
    expect(hand.page.locator(".prompt")).to_contain_text("up to 2 believers")
    hand.touch("!n2")
    expect(hand.at(f"believer:community{one}")).to_contain_text("13")
    assert done()[:2] == ["play baptism-a", "number 2"]


@every_hand
def test_a_place_is_used_and_can_be_left_alone_until_its_star_is_named(sit_down: Sitting, device: str) -> None:
    state, one = turn_with()
    put_place(state, one, "cloud-observatory")
    hand, done = sit_down(state, one, device)
    hand.touch("cloud-observatory-a")
    assert "which dark star" in prompt(hand.page) and done() == []
    hand.page.get_by_role("button", name="Back").click()
    assert prompt(hand.page).startswith("Your turn")
    hand.touch("cloud-observatory-a")
    hand.touch("back:sky4")
    hand.sure("Cloud Observatory")
    expect(hand.page.locator(".stage")).to_contain_text("looks at a dark star")
    assert done() == ["use cloud-observatory-a", "element 4"]


@every_hand
def test_an_ability_is_used_with_the_star_it_looks_at_and_replaces(sit_down: Sitting, device: str) -> None:
    state, one = as_deity("loki")
    hand, done = sit_down(state, one, device, advanced=True)
    hand.touch("loki")
    hand.touch("back:sky3")
    hand.sure("Loki")
    assert "replace the star you have seen" in prompt(hand.page)
    hand.touch("!n1")
    hand.sure("Replace it")
    assert done() == ["ability", "element 3", "number 1"]


@every_hand
def test_a_myth_is_used_before_the_betting(sit_down: Sitting, device: str) -> None:
    state, one = as_deity("odin")
    own_myths(state, "hugin-and-munin")
    state.agenda.clear()
    state.then(a.PREPARE, BEFORE_BETTING, 0)
    state.run()
    assert state.agenda.kind_for(one) == a.TO_PREPARE
    hand, done = sit_down(state, one, device, advanced=True)
    hand.touch("hugin-and-munin")
    hand.touch("back:sky4")
    hand.sure("Hugin and Munin")
    expect(hand.page.locator(".stage")).to_contain_text("looks at a dark star")
    assert done()[:2] == ["myth hugin-and-munin", "element 4"]


@every_hand
def test_a_hero_joins_the_stake_before_the_battle(sit_down: Sitting, device: str) -> None:
    state, one = as_deity("odin")
    own_myths(state, "sigurd")
    hold(state, one, "plague")
    for _ in range(3):
        all_wait(state)
    assert state.agenda.kind_for(one) == a.TO_PREPARE
    hand, done = sit_down(state, one, device, advanced=True)
    hand.touch("sigurd")
    if hand.page.get_by_test_id("done").count():
        hand.sure("Sigurd")
    expect(hand.at(f"strength{one}")).to_contain_text("8")
    assert done()[0] == "myth sigurd"


@every_hand
def test_a_card_against_a_rival_asks_whom(sit_down: Sitting, device: str) -> None:
    state, one = turn_with("inquisition", "plague", seats=3)
    rival = (one + 2) % 3
    hand, done = sit_down(state, one, device)
    hand.touch("inquisition-a")
    hand.sure("Inquisition")
    assert prompt(hand.page) == "Inquisition: against whom?"
    hand.touch(f"seat{rival}")
    expect(hand.at(f"priest:community{rival}")).to_contain_text("7")
    assert done() == ["play inquisition-a", f"target {rival}"]


@every_hand
def test_who_puts_cards_away_chooses_what_lies_on_top(sit_down: Sitting, device: str) -> None:
    state, one = turn_with("plague", "unity", "air-order-2")
    state.apply(one, GAME.space.parse("fold"))
    while state.agenda.kind_for(one) == a.TO_SETTLE:
        state.apply(one, a.PASS.of0())
    assert state.agenda.kind_for(one) == a.TO_ORDER
    hand, done = sit_down(state, one, device)
    assert "lies on top" in prompt(hand.page)
    hand.touch("unity-a")
    hand.sure("Unity")
    expect(hand.page.locator(".prompt")).not_to_contain_text("on top")
    assert done() == ["card unity-a"]


def test_as_it_comes_is_said_for_good_at_the_question(sit_down: Sitting) -> None:
    state, one = turn_with("plague", "unity", "air-order-2")
    state.apply(one, GAME.space.parse("fold"))
    while state.agenda.kind_for(one) == a.TO_SETTLE:
        state.apply(one, a.PASS.of0())
    hand, done = sit_down(state, one)
    hand.page.get_by_test_id("standing").click()
    hand.page.get_by_test_id("standing-answers").get_by_role("button", name="as it comes").click()
    expect(hand.page.locator(".prompt")).not_to_contain_text("on top")
    assert done() == ["pass"]


def test_a_look_at_a_dark_star_ends_when_the_star_is_turned_up(sit_down: Sitting) -> None:
    state, one = turn_with("oracle-spring")
    hand, _ = sit_down(state, one)
    hand.touch("oracle-spring-a")
    hand.sure("Oracle Spring")
    stage = hand.page.locator(".stage")
    expect(stage).to_contain_text("looks at 2 dark stars")
    expect(stage.get_by_role("button", name="Seen")).to_be_visible()
    assert stage.locator("[data-h^='star.']").count() == 2
    hand.touch("!fold")
    hand.sure("Fold")  # the round is over: all stars are put away
    expect(stage.get_by_role("button", name="Seen")).to_have_count(0)


def test_the_last_round_says_so_and_the_end_says_why(people: People, database: Path) -> None:
    state = bidding(2)
    one = turn(state)
    state.now[p.ROUND_NO] = LAST_ROUND
    page = people("Anna")
    guest = page.request.get("/api/me").json()["id"]
    page.goto(f"/t/{lay(database, GAME, state, {one: guest, 1 - one: 'bot:random'})}")
    hand = Hand(page)
    assert prompt(page).endswith("This is the last round: after it the strongest community wins.")
    hand.touch("!fold")
    hand.sure("Fold")
    hand.touch("stack")
    hand.sure("prayer stack")
    expect(page.get_by_test_id("end")).to_contain_text("forty rounds have been played")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_hand_and_piles_of_a_rival_are_told_apart_at_a_glance(
    people: People, database: Path, size: tuple[int, int]
) -> None:
    state = bidding(2)
    one, rival = turn(state), 1 - turn(state)
    hold(state, rival, "plague", "unity", "flood")
    page = people("Anna", size)
    page.goto(f"/t/{lay(database, GAME, state, {one: page.request.get('/api/me').json()['id']})}")
    chip = page.locator(f".seat[data-of='{rival}']")
    expect(chip).to_be_visible()
    pictures = chip.locator("use").evaluate_all("all => all.map(one => one.getAttribute('href'))")
    assert {f"#theomachy-{what}" for what in ("held", "pile", "discards")} <= set(pictures)
    if size == DESKTOP:
        for said in ("Hand", "Draw pile", "Discards"):
            expect(chip.get_by_text(said, exact=True)).to_be_visible()
    counts = {int(state.of(rival, what)) for what in (p.HANDS, p.PILES, p.DISCARDS)}
    assert all(str(count) in chip.inner_text() for count in counts)
