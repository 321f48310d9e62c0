"""Dice nobody chose: nonces are committed to and opened by the wire, and the file can be checked."""

from hashlib import sha256
from pathlib import Path
from random import Random

from tests.server.serving import Guest, Server, serving
from theogony.match import verify


def test_the_finished_file_proves_that_every_browsers_nonce_went_into_the_dice(server: Server, anna: Guest) -> None:
    match = anna.new_table(seats=("me", "bot"))
    chair = anna.sit_down(match)
    chair.play_on(Random(5))
    file = anna.get(f"/api/tables/{match}/file")
    assert file["seats"][0]["nonce"] == chair.nonce.hex()
    fair = next(frame["fair"] for frame in chair.frames if frame["m"] == "table" and "fair" in frame)
    assert file["dice"]["commitment"] == fair
    assert sha256(b"theogony seed\0" + bytes.fromhex(file["dice"]["seed"])).hexdigest() == fair
    assert anna.get(f"/api/tables/{match}/verify")["ok"]
    chair.close()


def test_the_seed_is_in_no_file_while_the_match_runs(anna: Guest) -> None:
    match = anna.new_table(seats=("me", "here"))
    anna.sit_down(match).started().close()
    file = anna.get(f"/api/tables/{match}/file")
    assert "seed" not in file["dice"] and "key" not in file["dice"]
    found = anna.get(f"/api/tables/{match}/verify")
    assert found["ok"] and "secret" in found["says"][0]


def test_who_says_no_nonce_or_does_not_open_it_holds_nobody_up_for_long(tmp_path: Path) -> None:
    with serving(tmp_path, patience=0.2) as server:
        silent = Guest(server.port, "Silent")
        match = silent.new_table(seats=("me", "bot"))
        chair = silent.sit_down(match)
        chair.promise = lambda table: None  # type: ignore[method-assign, assignment, misc]
        chair.started()
        chair.close()
        liar = Guest(server.port, "Liar")
        match = liar.new_table(seats=("me", "bot"))
        chair = liar.sit_down(match)
        chair.nonce = b"0" * 16
        chair.until("table")
        chair.nonce = b"1" * 16
        chair.started()
        lines = [str(entry["say"]) for frame in chair.frames if frame["m"] == "scene" for entry in frame["log"]]
        assert any("nonce" in line for line in lines)
        chair.play_on(Random(1))
        _, content, _ = liar.ask("GET", f"/api/tables/{match}/file")
        assert content["entries"][0]["do"] == "unopened"
        assert liar.get(f"/api/tables/{match}/verify")["ok"]
        chair.close()


def test_a_file_can_be_brought_back_and_replayed(server: Server, anna: Guest, bo: Guest) -> None:
    match = anna.new_table(seats=("me", "bot"))
    chair = anna.sit_down(match)
    chair.play_on(Random(8))
    _, _, _ = anna.ask("GET", f"/api/tables/{match}/file")
    raw = bytes_of(anna, f"/api/tables/{match}/file")
    assert verify(raw).complete
    brought = bo.post("/api/import", raw)["match"]
    one = anna.get(f"/api/tables/{match}/replay?as=all")
    other = bo.get(f"/api/tables/{brought}/replay?as=all")
    assert [news["h"] for news in one["news"]] == [news["h"] for news in other["news"]]
    tampered = raw.replace(b'"at":', b'"at":1', 1)
    assert bo.refused("/api/import", tampered)[1] == "import.wrong"
    running = anna.new_table(seats=("me", "here"))
    anna.sit_down(running).started().close()
    assert bo.refused("/api/import", bytes_of(anna, f"/api/tables/{running}/file"))[1] == "import.running"
    chair.close()


def bytes_of(guest: Guest, path: str) -> bytes:
    from http.client import HTTPConnection

    connection = HTTPConnection("127.0.0.1", guest.port)
    connection.request("GET", path)
    content = connection.getresponse().read()
    connection.close()
    return content
