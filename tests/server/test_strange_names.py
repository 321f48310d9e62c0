"""Names no table and no page can have: 404 with a sentence, whatever the database."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.serving import Guest, Server
from theogony.server.socket import UNKNOWN

STRANGE = ["%00", "x%00y", "a" * 10_000, "%F0%9F%8E%B2", "%0a", "%ff%fe", "%E2%80%AE", "'"]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def guest(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    path = tmp_path_factory.mktemp("names") / "tables.sqlite"
    with Server(str(path) if request.param == "sqlite" else request.getfixturevalue("postgres")) as server:
        yield Guest(server.port, "Anna")


@pytest.mark.parametrize("name", STRANGE, ids=lambda name: name[:12])
def test_a_table_that_cannot_be_is_unknown(guest: Guest, name: str) -> None:
    for method, rest in (("GET", "invite"), ("GET", "replay"), ("POST", "sit"), ("POST", "seat/0"), ("GET", "review")):
        status, content, _ = guest.ask(method, f"/api/tables/{name}/{rest}", {} if method == "POST" else None)
        assert status == 404 and content["error"]["say"], (method, rest, content)
    address = f"ws://127.0.0.1:{guest.port}/ws/{name}"
    if len(name) > 1000:
        with pytest.raises(InvalidStatus) as refused:
            connect(address, origin=Origin(guest.origin))
        assert refused.value.response.status_code == 414
        return
    with connect(address, origin=Origin(guest.origin)) as socket:
        assert json.loads(socket.recv())["rule"] == "table.unknown"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == UNKNOWN


PAGES = ["/%00", "/t/%00", "/" + "x" * 10_000, "/assets/%00.js", "/t/" + "9" * 9_000, "/g/%00"]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path[:14])
def test_a_page_that_cannot_be_is_unknown(guest: Guest, path: str) -> None:
    status, content, _ = guest.ask("GET", path)
    assert status == 404 and content["error"]["id"] == "page.unknown"


def test_numbers_that_are_none_are_refused(guest: Guest) -> None:
    match = guest.new_table(seats=("me", "here"))
    guest.sit_down(match).started().close()
    assert guest.ask("GET", f"/api/tables/{match}/replay?as=%C2%B2")[0] == 400
    assert guest.ask("POST", f"/api/tables/{match}/seat/{'9' * 400}", {"back": True})[0] in (400, 404)
    assert guest.ask("GET", f"/api/tables/{match}/fork?n={'9' * 400}")[0] in (400, 404, 409)


def test_where_the_client_lies_is_found_as_before(guest: Guest, tmp_path: Path) -> None:
    assert guest.ask("GET", "/t/abcdefghjk")[0] in (200, 503)  # 503: the client is not built
