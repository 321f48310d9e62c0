"""Playing on from a moment of a finished game: a new table that stands where the old one stood, with new dice."""

import json
from random import Random
from typing import Any
from urllib.parse import quote

import pytest

from tests.server.serving import Guest, all_started, merge, serving
from theogony.lab.headless import play_match
from theogony.lab.plan import plan
from theogony.match import backup, verify

ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture(scope="module")
def finished() -> bytes:
    return backup(play_match(plan("gods", 2, ("random",), seed=1)))


@pytest.fixture
def old(anna: Guest, finished: bytes) -> str:
    return str(anna.post("/api/import", finished)["match"])


def moment(anna: Guest, match: str, n: int) -> dict[str, Any]:
    return dict(anna.get(f"/api/tables/{match}/fork?n={n}"))


def seat_to_act(anna: Guest, match: str, n: int) -> int:
    return next(k for k, seat in enumerate(moment(anna, match, n)["seats"]) if seat["awaited"])


def seats_for(mine: int) -> list[dict[str, str]]:
    return [ME_AND_BOT[0] if k == mine else ME_AND_BOT[1] for k in range(2)]


def test_the_moment_is_told_before_anybody_sits_down(anna: Guest, old: str) -> None:
    told = moment(anna, old, 10)
    assert told["game"] == "gods" and told["n"] == 10 and told["of"] > 20
    assert [seat["awaited"] for seat in told["seats"]].count(True) == 1
    assert all(seat["bot"] == "random" and not seat["mine"] for seat in told["seats"])


def test_the_new_table_stands_where_the_old_one_stood_and_is_played_to_its_end(anna: Guest, old: str) -> None:
    mine = seat_to_act(anna, old, 10)
    made = anna.post(f"/api/tables/{old}/fork", {"n": 10, "seats": seats_for(mine)})["match"]
    chair = anna.sit_down(made).started()
    replay = anna.get(f"/api/tables/{old}/replay?as={mine}")
    shown = {id: dict(piece) for id, piece in replay["scene"]["pieces"].items()}
    for news in replay["news"]:
        if news["n"] <= 10:
            merge(shown, news["patch"])
    assert chair.table["origin"] == {"match": old, "n": 10}
    first = next(frame for frame in chair.frames if frame["m"] == "scene")
    assert first["pieces"] == shown
    assert "a game of its own" in str(first["log"][-1]["say"])
    chair.play_on(Random(3))
    file = anna.ask("GET", f"/api/tables/{made}/file")[1]
    assert file["entries"][10]["do"] == "fork"
    assert file["entries"][:10] == anna.ask("GET", f"/api/tables/{old}/file")[1]["entries"][:10]
    assert anna.get(f"/api/tables/{made}/verify")["ok"] is True
    brought = anna.post("/api/import", anna.ask("GET", f"/api/tables/{made}/file")[1])["match"]
    assert anna.get(f"/api/tables/{brought}/replay")["news"][-1]["n"] == len(file["entries"])
    chair.close()


def test_two_games_from_the_same_moment_have_other_dice(anna: Guest, old: str) -> None:
    files = []
    for _ in range(2):
        made = anna.post(f"/api/tables/{old}/fork", {"n": 4, "seats": seats_for(seat_to_act(anna, old, 4))})["match"]
        anna.sit_down(made).started().close()
        files.append(anna.ask("GET", f"/api/tables/{made}/file")[1])
    assert files[0]["dice"]["commitment"] != files[1]["dice"]["commitment"]
    assert files[0]["earlier"] == files[1]["earlier"]


def test_friends_can_be_invited_to_a_moment(anna: Guest, bo: Guest, old: str) -> None:
    wanted = {"n": 6, "seats": [{"kind": "me"}, {"kind": "open"}], "hints": True}
    made = anna.post(f"/api/tables/{old}/fork", wanted)
    chair = anna.sit_down(made["match"])
    assert chair.until("table")["status"] == "open"
    bo.post(f"/api/tables/{made['match']}/sit", {"invite": made["invite"].rpartition("invite=")[2]})
    other = bo.sit_down(made["match"])
    all_started(chair, other)
    assert chair.table["hints"] is True
    for one in (chair, other):
        one.close()


def test_a_forked_table_nobody_is_left_at_is_gone(anna: Guest, old: str) -> None:
    wanted = {"n": 6, "seats": [{"kind": "me"}, {"kind": "open"}]}
    made = anna.post(f"/api/tables/{old}/fork", wanted)["match"]
    assert anna.post(f"/api/tables/{made}/leave", {})["gone"] is True
    assert anna.refused(f"/api/tables/{made}/fork?n=0", method="GET")[1] == "table.unknown"


def test_what_cannot_be_played_on_is_refused_in_a_sentence(anna: Guest, old: str) -> None:
    last = moment(anna, old, 0)["of"]
    running = anna.new_table(seats=("me", "bot"))
    for match, n, id, said in (
        (running, 0, "fork.running", "not over yet"),
        (old, last + 1, "fork.moment", f"no moment {last + 1}"),
        (old, last, "fork.end", "the game is over"),
        ("nowhere", 0, "table.unknown", "no such table"),
    ):
        got = anna.refused(f"/api/tables/{match}/fork", {"n": n, "seats": ME_AND_BOT})
        assert got[1] == id and said in got[2] and got[0] in (404, 409)
        assert anna.refused(f"/api/tables/{match}/fork?n={n}", method="GET")[1] == id
    assert anna.refused(f"/api/tables/{old}/fork", {"n": -1, "seats": ME_AND_BOT})[1] == "fork.moment"
    assert anna.refused(f"/api/tables/{old}/fork", {"n": 2**70, "seats": ME_AND_BOT})[0] < 500
    assert anna.refused(f"/api/tables/{old}/fork", {"n": "soon", "seats": ME_AND_BOT})[1] == "body.wrong"
    for said in ("soon", "-1", "", "1e3", "9" * 400, "²"):
        assert anna.refused(f"/api/tables/{old}/fork?n={quote(said)}", method="GET")[1] == "body.wrong"
    assert anna.refused(f"/api/tables/{old}/fork", {"n": 3, "seats": ME_AND_BOT * 2})[1] == "fork.seats"
    wrong = [{"kind": "me"}, {"kind": "bot", "bot": "hydra"}]
    assert anna.refused(f"/api/tables/{old}/fork", {"n": 3, "seats": wrong})[1] == "bot.unknown"


def test_a_forked_game_outlives_its_server(tmp_path: Any, made_up: list[str], finished: bytes) -> None:
    with serving(tmp_path, also=made_up) as server:
        anna = Guest(server.port, "Anna")
        cookie = anna.cookie
        old = anna.post("/api/import", finished)["match"]
        mine = seat_to_act(anna, old, 10)
        made = anna.post(f"/api/tables/{old}/fork", {"n": 10, "seats": seats_for(mine)})["match"]
        chair = anna.sit_down(made).started()
        chair.play_on(Random(1), most=30)
        chair.close()
    with serving(tmp_path, also=made_up) as server:
        anna = Guest(server.port)
        anna.cookie = cookie
        chair = anna.sit_down(made).started()
        chair.play_on(Random(1))
        chair.close()
        file = anna.ask("GET", f"/api/tables/{made}/file")[1]
        assert verify(json.dumps(file)).goes_on_after == 10
