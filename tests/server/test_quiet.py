"""Quiet questions: neither frames nor time tell who has answered, or who could."""

import json
import time
from random import Random

import pytest

from tests.server.serving import Guest, Server, all_started
from theogony.server import driving
from theogony.server.driving import QUIET_MS


def test_nobody_is_told_that_somebody_has_answered_in_secret(server: Server, anna: Guest, bo: Guest) -> None:
    match = anna.new_table("vigil", seats=("me", "open"), public=True, options={"quiet": True})
    bo.post(f"/api/tables/{match}/sit", {})
    chairs = [anna.sit_down(match), bo.sit_down(match)]
    all_started(*chairs)
    watcher = Guest(server.port).sit_down(match).started()
    for looker in (chairs[1], watcher):
        looker.frames.clear()
    n = watcher.n
    hand = chairs[0].ask["offers"]["offer"][0]["card"]
    for card in hand[:2]:
        assert chairs[0].do([{"k": "offer", "card": card}])["m"] == "ok"
    for looker in (chairs[1], watcher):
        looker.send({"m": "ping", "t": 1})
        looker.until("pong")
        assert [frame["m"] for frame in looker.frames if frame["m"] not in ("people", "chat")] == ["pong"]
        assert looker.ask["wait"] == [0, 1]
    again = Guest(server.port).sit_down(match).started()
    assert again.n == n and not [entry for entry in again.frames[-1].get("log", []) if entry["by"] == 0]
    replay = Guest(server.port).get(f"/api/tables/{match}/replay")
    assert replay["news"] == [] and not any(f'"{card}"' in json.dumps(replay) for card in hand)
    card = chairs[1].ask["offers"]["offer"][0]["card"][0]
    assert chairs[1].do([{"k": "offer", "card": card}])["m"] == "ok"
    revealed = watcher.until("news")
    assert revealed["by"] is None and f'"{hand[1]}"' in json.dumps(revealed)
    for chair in (*chairs, watcher, again):
        chair.close()


def test_an_answer_to_a_quiet_question_counts_after_the_same_time_for_all(anna: Guest) -> None:
    match = anna.new_table("vigil", seats=("me", "bot"), options={"quiet": True})
    began = time.time()
    chair = anna.sit_down(match).started()
    card = chair.ask["offers"]["offer"][0]["card"][0]
    chair.do([{"k": "offer", "card": card}])
    while all(frame["m"] != "news" or not frame["cues"] for frame in chair.frames):
        chair.next()
    assert time.time() - began >= QUIET_MS / 1000 - 0.05
    chair.close()


def test_entries_before_a_quiet_question_stay_counted_while_it_is_open(
    anna: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driving, "QUIET_MS", 1)
    match = anna.new_table("theomachy", seats=("me", "bot"))
    chair = anna.sit_down(match).started()
    chair.play_on(Random(3), 40)
    counts = [frame["n"] for frame in chair.frames if frame["m"] == "news"]
    assert len(counts) > 40 and counts == sorted(counts)
    chair.close()
