"""What liars, broken clients and other sites get: a sentence, a closed connection, never a change or a stack trace."""

import json
from contextlib import suppress
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.serving import Chair, Guest, Server, all_started, random_say


@pytest.fixture
def chair(anna: Guest) -> Chair:
    return anna.sit_down(anna.new_table(seats=("me", "here"))).started()


NONSENSE = [
    "",
    "{",
    "[]",
    "null",
    "7",
    '"do"',
    "{}",
    '{"m":"fly"}',
    '{"m":"do"}',
    '{"m":"do","id":1,"q":"x","say":[]}',
    '{"m":"do","id":1,"q":1,"say":[]}',
    '{"m":"do","id":1,"q":1,"say":[{"k":{"a":1}}]}',
    '{"m":"do","id":-1,"q":1,"say":[{"k":"lay"}]}',
    '{"m":"do","id":1e400,"q":1,"say":[{"k":"lay"}]}',
    '{"m":"open","as":99999999999999999999999}',
    '{"m":"open","as":"0"}',
    '{"m":"nonce","hash":"zz"}',
    '{"m":"chat"}',
    "\u0000",
    "[" * 5000,
]


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_is_answered_with_a_sentence_and_changes_nothing(chair: Chair, text: str) -> None:
    n = chair.n
    chair.send(text)
    no = chair.until("no")
    assert no["say"] and isinstance(no["say"][0], str)
    assert "Traceback" not in json.dumps(no)
    chair.open(have=-1)
    assert chair.until("scene")["n"] == n
    chair.close()


SAYS = [
    {"k": "lay", "tile": "temple:0,0", "cell": "world@0,0"},
    {"k": "lay"},
    {"k": "lay", "cell": "world@999,999", "tile": "x"},
    {"k": "lay", "cell": 3, "tile": 4},
    {"k": "fold"},
    {"k": "lay", "extra": "x"},
    {"k": "end", "end": "!end"},
    {"tile": "x"},
    {"k": 7},
    {"k": "convert", "tribe": []},
    {"k": "convert", "tribe": ["a"] * 200},
]


@pytest.mark.parametrize("say", SAYS)
def test_what_cannot_be_meant_or_is_forbidden_is_refused(chair: Chair, say: dict[str, object]) -> None:
    seat = chair.table["as"]
    for sure in (True, False):
        no = chair.do([say], sure=sure, seat=seat)
        assert no["m"] == "no" and no["say"]
    assert chair.attempt([say], seat=seat)["m"] == "no"
    chair.close()


def test_another_persons_seat_cannot_be_played(anna: Guest, bo: Guest) -> None:
    match = anna.new_table(seats=("me", "open"), public=True)
    bo.post(f"/api/tables/{match}/sit", {})
    chairs = [anna.sit_down(match), bo.sit_down(match)]
    all_started(*chairs)
    awaited = next(k for k, seat in enumerate(chairs[0].seats) if seat["awaited"])
    owner, other = chairs[awaited], chairs[1 - awaited]
    say = random_say(owner.ask["offers"], Random(1))
    no = other.do([say], q=owner.ask["q"], seat=awaited)
    assert (no["m"], no["because"]) == ("no", "closed")
    no = other.do([say], q=owner.ask["q"])
    assert no["m"] == "no"
    stranger = Guest(anna.port, "Mallory").sit_down(match)
    stranger.until("scene")
    no = stranger.do([say], q=owner.ask["q"], seat=awaited)
    assert (no["m"], no["because"]) == ("no", "closed")
    assert "offers" not in stranger.ask and "offers" not in other.ask
    assert owner.do([say])["m"] == "ok"
    for one in (*chairs, stranger):
        one.close()


def test_another_persons_view_cannot_be_opened_before_the_end(anna: Guest, bo: Guest) -> None:
    match = anna.new_table("bazaar", seats=("me", "bot"))
    anna.sit_down(match).started().close()
    for view in (0, 1, -2):
        chair = bo.sit_down(match, view=view)
        assert chair.until("no")["because"] == "closed"
        assert chair.until("table")["as"] == -1
        chair.close()
        assert bo.refused(f"/api/tables/{match}/replay?as={'all' if view == -2 else view}", method="GET")[1] == (
            "seat.not-yours"
        )


def test_a_wrong_question_is_gone(chair: Chair) -> None:
    say = random_say(chair.ask["offers"], Random(1))
    no = chair.do([say], q=chair.ask["q"] + 5, seat=chair.table["as"])
    assert (no["m"], no["because"]) == ("no", "gone")
    no = chair.do([say], q=0, seat=chair.table["as"])
    assert (no["m"], no["because"]) == ("no", "turn")
    chair.close()


@pytest.mark.parametrize(
    ("say", "sentence"),
    [
        ({"k": "fly"}, "There is no such action in this game."),
        ({"k": "lay"}, "Something is still missing in that: choose the rest as well."),
        ({"k": "temple", "cell": "world@99,99"}, "That is no longer there."),
    ],
)
def test_what_means_nothing_is_told_apart_from_what_is_gone(chair: Chair, say: dict[str, str], sentence: str) -> None:
    no = chair.do([say], q=chair.ask["q"], seat=chair.table["as"])
    assert (no["m"], no["say"]) == ("no", [sentence])
    chair.close()


def test_a_giant_message_closes_the_connection_and_the_table_goes_on(anna: Guest) -> None:
    match = anna.new_table(seats=("me", "here"))
    chair = anna.sit_down(match).started()
    chair.send(json.dumps({"m": "chat", "text": "x" * 20_000}))
    with pytest.raises(ConnectionClosed):
        while True:
            chair.next()
    again = anna.sit_down(match).started()
    assert again.ask["offers"]
    again.close()
    chair.close()


def test_a_flood_is_slowed_and_then_closed(chair: Chair) -> None:
    with suppress(ConnectionClosed):
        for k in range(900):
            chair.send({"m": "why", "id": k, "q": 0, "say": {"k": "lay"}})
    with pytest.raises(ConnectionClosed):
        while True:
            chair.next()
    assert sum(frame.get("because") == "slow" for frame in chair.frames) > 5
    chair.close()


def test_a_list_that_goes_beyond_a_reveal_is_refused_so_that_it_cannot_tell_the_future(anna: Guest) -> None:
    """Two removals: the second would name what the first one turns up."""
    chair = anna.sit_down(anna.new_table(seats=("me", "here"))).started()
    seat = chair.table["as"]
    random = Random(7)
    for _ in range(60):
        says = [random_say(chair.ask["offers"], random) for _ in range(3)]
        n = chair.n
        answer = chair.do(says, seat=seat)
        if answer["m"] == "no":
            assert chair.n == n
            break
    else:
        pytest.fail("three random actions were never refused")
    chair.close()


def test_a_page_of_another_site_can_neither_post_nor_connect(server: Server, anna: Guest) -> None:
    for origin in ("http://evil.example", "null", ""):
        status, content, _ = anna.ask("POST", "/api/tables", {"game": "gods", "seats": []}, {"Origin": origin})
        assert (status, content["error"]["id"]) == (403, "origin")
    match = anna.new_table(seats=("me", "here"))
    with (
        pytest.raises(InvalidStatus),
        connect(
            f"ws://127.0.0.1:{server.port}/ws/{match}",
            origin="http://evil.example",  # type: ignore[arg-type]
            additional_headers={"Cookie": anna.cookie},
        ),
    ):
        pass


def test_without_a_cookie_one_can_watch_and_nothing_else(server: Server, anna: Guest) -> None:
    match = anna.new_table(seats=("me", "here"))
    anna.sit_down(match).started().close()
    nobody = Guest(server.port)
    nobody.cookie = ""
    chair = nobody.sit_down(match).started()
    assert chair.table["you"] == []
    assert chair.do([{"k": "end", "end": "!end"}], q=1, seat=0)["because"] == "closed"
    nobody.cookie = "theogony=" + "a" * 43
    assert nobody.refused("/api/tables", {"game": "gods", "seats": [{"kind": "me"}, {"kind": "bot"}]})[:2] == (
        401,
        "cookie",
    )
    chair.close()


def test_chat_and_names_are_text_without_marks_that_change_others(anna: Guest) -> None:
    anna.post("/api/me", {"name": " <b>Anna</b>\u202e\n\u0007 of the very long name indeed "})
    assert anna.get("/api/me")["name"] == "<b>Anna</b> of the very "[:24].strip()
    chair = anna.sit_down(anna.new_table(seats=("me", "here"))).started()
    chair.send({"m": "chat", "text": "<script>alert(1)</script>\u0000" + "y" * 1000})
    said = chair.until("chat")
    assert said["text"].startswith("<script>alert(1)</script>") and len(said["text"]) == 500
    chair.send({"m": "chat", "text": " \u202e\n "})
    chair.send({"m": "ping", "t": 3})
    assert chair.next()["m"] == "pong"
    chair.close()


@pytest.mark.parametrize(
    ("path", "body", "status", "id"),
    [
        ("/api/tables", {"game": "chess", "seats": [{"kind": "me"}]}, 404, "game.unknown"),
        ("/api/tables", {"game": "gods", "seats": [{"kind": "me"}]}, 400, "seats.count"),
        ("/api/tables", {"game": "gods", "seats": [{"kind": "me"}] * 9}, 400, "seats.count"),
        ("/api/tables", {"game": "gods", "seats": [{"kind": "me"}] * 99}, 400, "body.wrong"),
        ("/api/tables", {"game": "gods", "seats": [{"kind": "king"}] * 2}, 400, "seat.unknown"),
        ("/api/tables", {"game": "gods", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "x"}]}, 400, "bot.unknown"),
        ("/api/tables", {"game": "gods", "seats": [{"kind": "me"}] * 2, "options": {"x": 1}}, 404, "option.unknown"),
        ("/api/tables", b"\xff\xfe", 400, "body.wrong"),
        ("/api/tables", b"[" * 60_000, 400, "body.wrong"),
        ("/api/tables", b" " * 70_000, 413, "too-large"),
        ("/api/me", {"lang": "fr"}, 400, "lang.unknown"),
        ("/api/me", {"name": " "}, 400, "name.empty"),
        ("/api/tables/nowhere/sit", {}, 404, "table.unknown"),
        ("/api/tables/nowhere/rematch", {}, 404, "table.unknown"),
        ("/api/import", b"{}", 400, "import.wrong"),
        ("/api/import", b"no file", 400, "import.wrong"),
        ("/api/nothing", {}, 400, "page.wrong"),
    ],
)
def test_a_wrong_request_is_answered_with_a_sentence(
    anna: Guest, path: str, body: object, status: int, id: str
) -> None:
    found = anna.refused(path, body)
    assert found[:2] == (status, id)
    assert found[2].endswith((".", "!")) and "Traceback" not in found[2]


def test_sentences_come_in_the_guests_language(anna: Guest) -> None:
    anna.post("/api/me", {"lang": "de"})
    assert "Tisch" in anna.refused("/api/tables/nowhere/sit", {})[2]


def test_every_answer_forbids_inline_scripts_and_framing(anna: Guest) -> None:
    for path in ("/api/me", "/", "/words/en.ftl", "/api/nothing"):
        _, _, headers = anna.ask("GET", path)
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy and "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/assets/../../app.py", "/%2e%2e/%2e%2e/app.py", "/g/gods/../x"]
)
def test_nothing_outside_the_client_is_served(anna: Guest, path: str) -> None:
    status, content, _ = anna.ask("GET", path)
    assert status in (404, 503) or b"<!doctype html>" in bytes(content).lower()


def test_the_cookie_is_for_the_server_alone(server: Server) -> None:
    guest = Guest.__new__(Guest)
    guest.port, guest.origin, guest.cookie = server.port, "", ""
    _, _, headers = guest.ask("GET", "/api/me")
    assert "HttpOnly" in headers["set-cookie"] and "SameSite=lax" in headers["set-cookie"]


def test_who_posts_without_end_is_slowed(server: Server) -> None:
    flooder = Guest(server.port, "Flooder")
    answers = (flooder.ask("POST", "/api/me", {}) for _ in range(2000))  # as many as a slow machine needs
    posted, (status, content, _) = next(found for found in enumerate(answers) if found[1][0] != 200)
    assert (status, content["error"]["id"]) == (429, "slow")
    assert posted > 70


def test_who_chats_without_end_is_slowed(anna: Guest) -> None:
    chair = anna.sit_down(anna.new_table(seats=("me", "here"))).started()
    for k in range(20):
        chair.send({"m": "chat", "text": str(k)})
    assert chair.until("no")["rule"] == "slow"
    assert sum(frame["m"] == "chat" for frame in chair.frames) < 15
    chair.close()
