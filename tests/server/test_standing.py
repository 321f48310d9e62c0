"""Standing answers: a question answered for good is not asked, nobody else can tell, and it can be taken back."""

import json
import time
from pathlib import Path
from random import Random

import pytest

from tests.server.serving import Chair, Guest, Server, all_started, random_say, serving
from theogony.server import driving


@pytest.fixture(autouse=True)
def short_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driving, "QUIET_MS", 300)


def two_at_vigil(anna: Guest, bo: Guest) -> tuple[str, Chair, Chair]:
    match = anna.new_table("vigil", seats=("me", "open"), public=True, options={"quiet": True, "sand": 4})
    bo.post(f"/api/tables/{match}/sit", {})
    chairs = anna.sit_down(match), bo.sit_down(match)
    all_started(*chairs)
    return match, *chairs


def lowest_always(guest: Guest, match: str, **more: object) -> None:
    guest.post(f"/api/tables/{match}/standing", {"question": "offer", "answer": "lowest", **more})


def until_revealed(chair: Chair) -> None:
    while not any(frame["m"] == "news" and "event-offered" in json.dumps(frame["cues"]) for frame in chair.frames):
        chair.next()


def seen_by_a_stranger(stranger: Guest, match: str) -> list[object]:
    """What somebody who does not sit there gets of a public table."""
    card = next(card for card in stranger.get("/api/lobby")["open"] if card["match"] == match)
    return [card, stranger.get(f"/api/tables/{match}/replay"), stranger.get(f"/api/tables/{match}/file")]


def played_on(chair: Chair, hands: set[int] | None = None) -> set[str]:
    """Plays to the end: the kinds of action that were asked for, and how many cards there were to choose from."""
    asked: set[str] = set()
    random = Random(4)
    while chair.over is None:
        offers = chair.ask.get("offers", {})
        asked |= set(offers)
        if "offer" in offers and hands is not None:
            hands.add(len(offers["offer"][0]["card"]))
        if offers:
            chair.do([random_say(offers, random)])
        else:
            chair.next()
    return asked


def entries(server: Server, match: str) -> int:
    assert server.hall is not None
    room = server.hall.rooms[match]
    return 0 if room.match is None else len(room.match.log)


def settled(*chairs: Chair) -> None:
    """Everything that was told so far has been heard."""
    for chair in chairs:
        chair.send({"m": "ping", "t": 1})
        chair.until("pong")


def test_a_question_answered_for_good_is_answered_without_asking(anna: Guest, bo: Guest) -> None:
    match, one, two = two_at_vigil(anna, bo)
    assert one.ask["standing"] == {"question": "offer", "answers": ["lowest"]}
    lowest = min(one.ask["offers"]["offer"][0]["card"], key=lambda card: int(card[4:]))
    lowest_always(anna, match)
    assert one.until("standing")["set"] == {"0": {"offer": "lowest"}}
    one.until("news")
    assert "offers" not in one.ask and not one.ask["must"] and one.ask["wait"] == [1]
    assert not one.seats[0]["awaited"]
    two.do([{"k": "offer", "card": two.ask["offers"]["offer"][0]["card"][0]}])
    until_revealed(two)
    assert two.pieces[lowest]["at"] == "has0"
    for chair in (one, two):
        chair.close()


def test_nobody_else_can_tell_that_an_answer_is_for_good(server: Server, anna: Guest, bo: Guest) -> None:
    match, one, two = two_at_vigil(anna, bo)
    watcher, stranger = Guest(server.port).sit_down(match).started(), Guest(server.port)
    settled(two, watcher)
    before = [len(looker.frames) for looker in (two, watcher)]
    public = seen_by_a_stranger(stranger, match)
    lowest_always(anna, match)
    while not entries(server, match):  # the quiet wait is over when the answer is in
        time.sleep(0.02)
    settled(two, watcher)
    for looker, heard in zip((two, watcher), before):
        assert [frame["m"] for frame in looker.frames[heard:]] == ["pong"]
        assert looker.ask["wait"] == [0, 1] and looker.seats[0]["awaited"]
    assert seen_by_a_stranger(stranger, match) == public
    again = bo.sit_down(match).started()
    assert again.table["standing"]["set"] == {"1": {}}
    for chair in (one, two, watcher, again):
        chair.close()


def test_what_was_answered_for_good_is_asked_again_when_it_is_taken_back(anna: Guest, bo: Guest) -> None:
    match, one, two = two_at_vigil(anna, bo)
    lowest_always(anna, match)
    one.until("standing")
    anna.post(f"/api/tables/{match}/standing", {"question": "offer", "answer": None})
    assert one.until("standing")["set"] == {"0": {}}
    while "offer" not in one.ask.get("offers", {}):
        one.next()
    lowest = min(one.ask["offers"]["offer"][0]["card"], key=lambda card: int(card[4:]))
    other = next(card for card in one.ask["offers"]["offer"][0]["card"] if card != lowest)
    assert one.do([{"k": "offer", "card": other}])["m"] == "ok"
    two.do([{"k": "offer", "card": two.ask["offers"]["offer"][0]["card"][0]}])
    until_revealed(two)
    assert two.pieces[other]["at"] == "has0" and lowest not in two.pieces
    for chair in (one, two):
        chair.close()


def test_an_open_question_is_answered_for_good_too(anna: Guest) -> None:
    match = anna.new_table("vigil", seats=("me", "bot"), options={"sand": 4})
    anna.sit_down(match).close()
    chair = anna.sit_down(match).started()
    for question, answer in (("offer", "lowest"), ("pray", "moon")):
        anna.post(f"/api/tables/{match}/standing", {"seat": 0, "question": question, "answer": answer})
    while "offer" in chair.ask.get("offers", {}):
        chair.next()
    assert not played_on(chair) & {"offer", "pray"}
    log = anna.get(f"/api/tables/{match}/file")["entries"]
    prayers = [entry["say"] for entry in log if entry.get("seat") == 0 and entry.get("say", "").startswith("pray")]
    assert len(prayers) == 3 and set(prayers) == {"pray moon"}
    chair.close()


def test_it_survives_a_reload_and_a_restart_of_the_server(tmp_path: Path, made_up: list[str]) -> None:
    with serving(tmp_path, also=made_up) as server:
        anna, bo = Guest(server.port, "Anna"), Guest(server.port, "Bo")
        match, one, two = two_at_vigil(anna, bo)
        lowest_always(anna, match)
        for chair in (one, two):
            chair.close()
        again = anna.sit_down(match).started()
        assert again.table["standing"]["set"] == {"0": {"offer": "lowest"}}
        again.close()
    with serving(tmp_path, also=made_up) as server:
        cookies = anna.cookie, bo.cookie
        anna, bo = Guest(server.port), Guest(server.port)
        anna.cookie, bo.cookie = cookies
        one, two = anna.sit_down(match).started(), bo.sit_down(match).started()
        assert one.table["standing"]["set"] == {"0": {"offer": "lowest"}} and "offers" not in one.ask
        assert two.table["standing"]["set"] == {"1": {}}
        two.do([{"k": "offer", "card": two.ask["offers"]["offer"][0]["card"][0]}])
        until_revealed(two)
        for chair in (one, two):
            chair.close()


def test_only_the_seats_owner_sets_it_and_only_for_questions_there_are(server: Server, anna: Guest, bo: Guest) -> None:
    match, one, two = two_at_vigil(anna, bo)
    path = f"/api/tables/{match}/standing"
    assert bo.refused(path, {"question": "offer", "answer": "lowest", "seat": 0})[1] == "seat.not-yours"
    assert Guest(server.port).refused(path, {"question": "offer", "answer": "lowest"})[1] == "table.not-yours"
    for wrong in ({"question": "tea", "answer": "lowest"}, {"question": "offer", "answer": "highest"}):
        assert anna.refused(path, wrong)[:2] == (404, "standing.unknown")
    waiting = anna.new_table("vigil", seats=("me", "open"))
    assert anna.refused(f"/api/tables/{waiting}/standing", {"question": "offer"})[1] == "table.not-started"
    for chair in (one, two):
        chair.close()


def test_who_has_but_one_quiet_answer_is_not_asked_and_is_waited_for_as_long(anna: Guest) -> None:
    """In the last night of Vigil everybody holds one card."""
    match = anna.new_table("vigil", seats=("me", "bot"), options={"quiet": True, "sand": 4})
    chair = anna.sit_down(match).started()
    nights: set[int] = set()
    played_on(chair, nights)
    assert nights == {3, 2}, "with the last card there is nothing to ask"
    log = anna.get(f"/api/tables/{match}/file")["entries"]
    first, last = [k for k, entry in enumerate(log) if entry.get("say", "").startswith("offer")][-2:]
    opened = log[first - 1]["at"]
    assert all(log[k]["at"] - opened >= driving.QUIET_MS - 20 for k in (first, last))
    chair.close()


def test_in_theomachy_nobody_is_asked_who_could_only_pass(anna: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driving, "QUIET_MS", 1)
    match = anna.new_table("theomachy", seats=("me", "bot"))
    chair = anna.sit_down(match).started()
    chair.play_on(Random(3), 60)
    asks = [frame["ask"] for frame in chair.frames if frame.get("ask")]
    only_pass = [ask for ask in asks if list(ask.get("offers", {})) == ["pass"]]
    assert {ask["buttons"]["!pass"]["name"] for ask in only_pass} <= {"Done"}  # a turn in battle, without attacks
    chair.close()
