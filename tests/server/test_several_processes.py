"""With PostgreSQL several servers share all tables: people at one table may sit at different servers."""

from collections.abc import Iterator
from random import Random
from threading import Thread

import pytest

from tests.server.serving import Guest, Server, all_started, random_say


@pytest.fixture
def pair(postgres: str, made_up: list[str]) -> Iterator[tuple[Server, Server]]:
    with Server(postgres, also=made_up) as one, Server(postgres, also=made_up) as other:
        yield one, other


def elsewhere(guest: Guest, server: Server) -> Guest:
    """The same browser, at another server."""
    same = Guest.__new__(Guest)
    same.port, same.origin, same.cookie, same.id = (
        server.port,
        f"http://127.0.0.1:{server.port}",
        guest.cookie,
        guest.id,
    )
    return same


def test_two_people_at_two_servers_play_a_whole_game(pair: tuple[Server, Server]) -> None:
    anna, bo = Guest(pair[0].port, "Anna"), Guest(pair[1].port, "Bo")
    match = anna.new_table(seats=("me", "open"), public=True)
    bo.post(f"/api/tables/{match}/sit", {})
    chairs = [anna.sit_down(match), bo.sit_down(match)]
    all_started(*chairs)
    players = [Thread(target=chair.play_on, args=(Random(k),)) for k, chair in enumerate(chairs)]
    for player in players:
        player.start()
    for player in players:
        player.join(100)
    assert chairs[0].over is not None and chairs[0].over == chairs[1].over
    assert bo.get(f"/api/tables/{match}/verify")["ok"]
    for chair in chairs:
        chair.close()


def test_of_two_tabs_at_two_servers_one_acts_and_the_other_is_told_it_is_gone(pair: tuple[Server, Server]) -> None:
    anna = Guest(pair[0].port, "Anna")
    match = anna.new_table(seats=("me", "here"))
    tabs = [anna.sit_down(match), elsewhere(anna, pair[1]).sit_down(match)]
    all_started(*tabs)
    random = Random(5)
    for _ in range(8):
        for tab in tabs:
            while not tab.ask.get("offers"):
                tab.next()
        asked = [(tab.ask["q"], tab.table["as"]) for tab in tabs]
        if asked[0] != asked[1]:
            break
        say = random_say(tabs[0].ask["offers"], random)
        ids = []
        for tab in tabs:
            tab.id += 1
            ids.append(tab.id)
            tab.send({"m": "do", "id": tab.id, "as": asked[0][1], "q": asked[0][0], "say": [say], "sure": True})
        answers = sorted(tab.answer(id)["m"] for tab, id in zip(tabs, ids))
        assert answers == ["no", "ok"]
        for tab in tabs:
            tab.open(have=-1)
            tab.until("scene")
        assert tabs[0].n == tabs[1].n and tabs[0].pieces == tabs[1].pieces
    for tab in tabs:
        tab.close()


def test_chat_reaches_the_other_server_once(pair: tuple[Server, Server]) -> None:
    anna, bo = Guest(pair[0].port, "Anna"), Guest(pair[1].port, "Bo")
    match = anna.new_table(seats=("me", "here"))
    chair = anna.sit_down(match).started()
    other = bo.sit_down(match).started()
    other.until("people")
    chair.send({"m": "chat", "text": "hello"})
    assert chair.until("chat")["text"] == other.until("chat")["text"] == "hello"
    for one in (chair, other):
        one.send({"m": "ping", "t": 1})
        one.until("pong")
        assert sum(frame["m"] == "chat" for frame in one.frames) == 1
        one.close()


def test_a_standing_answer_set_at_one_server_holds_at_the_other_and_is_told_to_nobody_else(
    pair: tuple[Server, Server],
) -> None:
    anna, bo = Guest(pair[0].port, "Anna"), Guest(pair[1].port, "Bo")
    match = anna.new_table("vigil", seats=("me", "open"), public=True, options={"quiet": True, "sand": 4})
    bo.post(f"/api/tables/{match}/sit", {})
    tabs = [anna.sit_down(match), elsewhere(anna, pair[1]).sit_down(match)]
    rival = bo.sit_down(match)
    all_started(*tabs, rival)
    rival.frames.clear()
    anna.post(f"/api/tables/{match}/standing", {"question": "offer", "answer": "lowest"})
    for tab in tabs:
        assert tab.until("standing")["set"] == {"0": {"offer": "lowest"}}
        while tab.ask.get("offers"):
            tab.next()
    rival.send({"m": "ping", "t": 1})
    rival.until("pong")
    assert {frame["m"] for frame in rival.frames} <= {"pong", "people"}
    for chair in (*tabs, rival):
        chair.close()
