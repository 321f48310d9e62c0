"""Lords of Creation played in the browser, to the end, with a box that makes it short."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from mypy_extensions import i64
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, People
from tests.browser.player import Mouse, Player, long_game, prompt, seated, settled
from tests.browser.prepared import lay
from theogony.games.lords_of_creation.rules import LordsState
from theogony.kernel.game import game

LORDS = game("lords_of_creation")

# Eight cards a hand with five players: the seven they are dealt, and one to draw
SHORT = {"packs": 1, "cards": {name: [2, 2, 2, 2, 2] for name in ("island", "hill", "forest", "grassland")}}
# A world of grass, people by fours and fives
MEADOW = {
    "terrain": {"island": 0, "hill": 0, "forest": 0, "grassland": 91, "sea": 0, "mountain": 0, "desert": 0},
    "cards": {"island": [0] * 5, "hill": [0] * 5, "forest": [0] * 5, "grassland": [0, 0, 0, 6, 6]},
}
ALL = [(q, r) for q in range(-5, 6) for r in range(-5, 6) if abs(q + r) <= 5]


def sit_down(page: Page, bots: Sequence[str], **options: Any) -> None:
    """A table of the person and these bots."""
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    wish = {"game": "lords_of_creation", "options": options, "public": False, "seats": seats}
    match = page.evaluate(
        "wish => fetch('/api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'},"
        " body: JSON.stringify(wish)}).then(answer => answer.json()).then(answer => answer.match)",
        wish,
    )
    page.goto(f"/t/{match}")
    seated(page)


def asked(state: LordsState) -> int:
    return next(seat for seat in range(int(state.seats)) if int(state.awaited()) >> seat & 1)


def says(state: LordsState, kind: str) -> bool:
    """Can whoever is asked do this?"""
    return any(LORDS.space.notation(int(action)).startswith(kind) for action in state.legal(i64(asked(state))))


def sit_down_in(page: Page, database: Path, seats: int, until: Callable[[LordsState], bool], **options: Any) -> None:
    """A random game, played until this holds, with the person in the seat of whoever is asked then."""
    state, chance = LORDS.start(seats, seed=2, **options), Random(2)
    assert isinstance(state, LordsState)
    while not until(state):
        state.apply(i64(asked(state)), chance.choice(list(state.legal(i64(asked(state))))))
    guest = page.request.get("/api/me").json()["id"]
    page.goto(f"/t/{lay(database, LORDS, state, {asked(state): guest}, options)}")
    seated(page)


@long_game
def test_a_game_of_lords_by_clicks_against_four_bots(people: People) -> None:
    page = people("Anna", DESKTOP)
    sit_down(page, ["random"] * 4, box=SHORT)
    Player(page, 6).play()
    expect(page.get_by_test_id("end")).to_be_visible()


def test_a_game_of_lords_by_touch_on_a_phone(people: People) -> None:
    page = people("Bruno", PHONE)
    sit_down(page, ["random"] * 4, box=SHORT)
    Player(page, 7, tap=True).play()
    expect(page.get_by_test_id("end")).to_be_visible()


def test_played_cards_are_counted_on_a_page_of_their_own(people: People, database: Path) -> None:
    page = people("Carla", DESKTOP)
    sit_down_in(page, database, 5, lambda state: all(int(card) >= 0 for card in list(state.shown)[:5]), box=SHORT)
    expect(page.locator("[data-h^=shown]")).to_have_count(5)
    page.get_by_role("button", name="Played cards").click()
    counted = page.locator("[data-zone=played] .number")
    expect(counted).to_have_count(20)
    assert sum(int(text.split("/")[0]) for text in counted.all_inner_texts()) == 5
    page.get_by_role("button", name="The world").click()
    expect(page.locator("[data-zone=world]")).to_be_visible()


def test_a_marker_that_is_dragged_to_a_hex_lies_there_though_another_was_clicked_before(people: People) -> None:
    page = people("Elsa", DESKTOP)
    sit_down(page, ["random"])
    expect(page.locator(".prompt [role=status]")).to_contain_text("Lay")
    settled(page)
    free = [f"world@{q},{r}" for q, r in ALL if not page.locator(f"[data-h='tile:{q},{r}']").count()]
    clicked, wanted = free[0], free[40]
    mouse = Mouse(page)
    page.mouse.click(*mouse.spot(clicked))
    expect(page.locator(f".open.held[data-h='{clicked}']")).to_be_visible()
    mouse.press(page.locator(".mine [data-h^='marker:']").first.get_attribute("data-h") or "")
    mouse.move(wanted)
    mouse.release()
    expect(page.locator(f"[data-h='tile:{wanted.partition('@')[2]}']")).to_be_visible()
    settled(page)
    mine = page.locator(".log").get_by_text("Elsa lays")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text(wanted.partition("@")[2])


def living(page: Page, *spots: tuple[int, int]) -> list[int]:
    """How many live on each of the hexes; a lone one shows no number."""
    settled(page)
    found = []
    for q, r in spots:
        people = page.locator(f".board [data-h='people:{q},{r}']:not(.would-new)")
        number = people.locator(".count text")
        found.append(int(number.text_content() or 0) if number.count() else people.count())
    return found


def free_way(page: Page) -> list[tuple[int, int]]:
    """Four empty hexes in a row."""
    ways = ([(q + k, r) for k in range(4)] for q, r in ALL if (q + 3, r) in ALL)
    return next(way for way in ways if not any(living(page, *way)))


def test_a_stack_goes_a_way_by_clicks_or_dragged_and_leaves_one_behind_in_every_hex(
    people: People, database: Path
) -> None:
    page = people("Dario", DESKTOP)
    sit_down_in(page, database, 3, lambda state: says(state, "place"), box=MEADOW, knowledge=True, full=True)
    assert "place" in prompt(page)
    way = free_way(page)
    first, second, third, fourth = (f"world@{q},{r}" for q, r in way)
    mouse = Mouse(page)
    page.mouse.click(*mouse.spot(first))
    expect(page.get_by_role("button", name="End turn")).to_be_visible()
    (many,) = living(page, way[0])
    assert many in (4, 5)

    page.mouse.click(*mouse.spot(first))
    page.mouse.click(*mouse.spot(second))
    page.get_by_role("button", name="Go", exact=True).click()
    expect(page.get_by_role("button", name="End turn")).to_be_visible()
    assert living(page, *way) == [1, many - 1, 0, 0]

    mouse.press(second)
    mouse.move(third)
    mouse.move(fourth)
    mouse.release()
    expect(page.locator(".log")).to_contain_text(f"to {way[3][0]},{way[3][1]}")
    assert living(page, *way) == [1, 1, 1, many - 3]
