"""A finger that scrolls one's own things touches none of them, although each would be used by a single touch."""

from __future__ import annotations

from tests.browser.gestures.campaign import Seated
from tests.browser.gestures.hands import Finger
from tests.browser.gestures.positions import positions

SCROLLED = "document.querySelector('.play > .mine').scrollLeft"


def test_swiping_over_a_hand_of_cards_plays_none(seated: Seated) -> None:
    anna = seated("touch")
    position = next(
        one for case, one in positions("theomachy").items() if (case.kind, case.question) == ("play", "TO_BID")
    )
    match, entries = anna.sit_down(position)
    first = anna.page.locator(".play > .mine .lit[data-h]").first.bounding_box()
    assert isinstance(anna.hand, Finger) and first is not None
    anna.hand.scroll(first["x"] + first["width"] / 2 - 60, first["y"] + first["height"] / 2, 120, 0)
    assert anna.page.evaluate(SCROLLED) > 50
    now = anna.hand.settle()
    assert (now["held"], now["done"]) == ([], [])
    assert anna.tables.log(match, entries) == []
