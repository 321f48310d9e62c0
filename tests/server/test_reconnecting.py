"""Lost connections, repeated messages, several tabs: every click is done once."""

from random import Random
from typing import Any

import pytest

from tests.server.serving import Guest, random_say
from theogony.server import frames


def test_a_message_sent_again_after_a_reconnect_is_answered_again_and_done_once(anna: Guest) -> None:
    match = anna.new_table(seats=("me", "here"))
    chair = anna.sit_down(match, client="tab-1").started()
    message = {
        "m": "do",
        "id": 7,
        "as": chair.table["as"],
        "q": chair.ask["q"],
        "say": [random_say(chair.ask["offers"], Random(1))],
        "sure": True,
    }
    chair.send(message)
    first = chair.answer(7)
    assert first["m"] == "ok"
    n = chair.n
    chair.reconnect()
    chair.until("people")
    chair.send(message)
    assert chair.answer(7) == first
    chair.reconnect(have=-1)
    assert chair.until("scene")["n"] == n
    chair.close()


def test_a_tab_of_its_own_has_ids_of_its_own(anna: Guest) -> None:
    match = anna.new_table(seats=("me", "here"))
    one = anna.sit_down(match, client="one").started()
    two = anna.sit_down(match, client="two").started()
    random = Random(2)
    assert one.do([random_say(one.ask["offers"], random)], seat=one.table["as"])["m"] == "ok"
    two.until("news")
    while not two.ask.get("offers"):
        two.next()
    assert two.do([random_say(two.ask["offers"], random)], seat=two.table["as"])["m"] == "ok"
    assert one.id == two.id == 1
    one.close()
    two.close()


def test_of_two_tabs_racing_one_acts_and_the_other_is_told_it_is_gone(anna: Guest) -> None:
    match = anna.new_table(seats=("me", "here"))
    tabs = [anna.sit_down(match, client=f"tab-{k}").started() for k in range(2)]
    say = random_say(tabs[0].ask["offers"], Random(4))
    q, seat = tabs[0].ask["q"], tabs[0].table["as"]
    for tab in tabs:
        tab.send({"m": "do", "id": 1, "as": seat, "q": q, "say": [say], "sure": True})
    answers = [tab.answer(1) for tab in tabs]
    assert sorted(answer["m"] for answer in answers) == ["no", "ok"]
    no = next(answer for answer in answers if answer["m"] == "no")
    assert no["because"] == "gone"
    for tab in tabs:
        tab.close()


def test_who_comes_back_is_told_what_was_missed_entry_by_entry(anna: Guest) -> None:
    match = anna.new_table(seats=("me", "here"))
    chair = anna.sit_down(match).started()
    watcher = anna.sit_down(match, view=-1).started()
    had = watcher.n
    watcher.close()
    random = Random(5)
    for _ in range(5):
        assert chair.my_turn()
        chair.do([random_say(chair.ask["offers"], random)], seat=chair.table["as"])
        while not chair.ask.get("offers"):
            chair.next()
    watcher.socket = watcher.connected()
    watcher.open(view=-1, have=had)
    watcher.frames.clear()
    while watcher.n < chair.n:
        watcher.next()
    assert [frame["m"] for frame in watcher.frames if frame["m"] in ("scene", "news")] == ["news"] * (chair.n - had)
    assert watcher.ask["wait"] == chair.ask["wait"]
    watcher.close()
    chair.close()


def test_a_client_that_disagrees_gets_the_whole_scene(anna: Guest) -> None:
    chair = anna.sit_down(anna.new_table(seats=("me", "here"))).started()
    chair.open(have=-1)
    assert chair.until("scene")["pieces"] == chair.pieces
    chair.close()


def test_a_change_of_language_changes_the_words_and_nothing_else(anna: Guest) -> None:
    chair = anna.sit_down(anna.new_table(seats=("me", "here"))).started()
    english, offers = chair.ask["names"], chair.ask["offers"]
    chair.open(lang="it")
    chair.until("scene")
    assert chair.ask["offers"] == offers
    assert chair.ask["names"].keys() == english.keys()
    assert chair.ask["names"] != english
    chair.close()


def test_what_a_game_cannot_put_into_news_is_done_all_the_same_and_shown_as_a_whole(
    anna: Guest, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    match = anna.new_table(seats=("me", "here"))
    chair = anna.sit_down(match).started()
    n, seat = chair.n, chair.table["as"]

    def broken(*_: object) -> dict[str, Any]:
        raise KeyError("no such piece")

    with monkeypatch.context() as faulty:
        faulty.setattr(frames, "news", broken)
        assert chair.do([random_say(chair.ask["offers"], Random(6))], seat=seat)["m"] == "ok"
        assert chair.n > n
    assert "Something went wrong." in caplog.text
    while not chair.ask.get("offers"):
        chair.next()
    assert chair.do([random_say(chair.ask["offers"], Random(6))], seat=chair.table["as"])["m"] == "ok"
    chair.close()
