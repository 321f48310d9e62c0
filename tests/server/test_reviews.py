"""The review of a finished game: made once in the background, kept, and told in the guest's language."""

import time

from tests.server.serving import Guest
from theogony.lab.headless import play_match
from theogony.lab.plan import plan
from theogony.match import backup


def test_a_finished_game_is_reviewed_once_and_kept(anna: Guest, bo: Guest) -> None:
    game = backup(play_match(plan("gods", 2, ("random",), seed=1)))
    match = anna.post("/api/import", game)["match"]
    assert anna.get(f"/api/tables/{match}/review") == {"status": "none"}
    said = anna.post(f"/api/tables/{match}/review", {})
    assert said["status"] == "running" and 0 <= said["done"] <= said["of"]
    while said["status"] == "running":
        time.sleep(0.2)
        said = bo.get(f"/api/tables/{match}/review")
    assert said["status"] == "done"
    review = said["review"]
    assert all(abs(sum(moment["chances"]) - 1) < 1e-9 for moment in review["moments"])
    told = [moment for moment in review["moments"] if "text" in moment]
    assert {moment["n"] for moment in told} >= set(review["turns"])
    assert all(one["text"] for moment in told for one in moment["best"])
    assert anna.post(f"/api/tables/{match}/review", {})["status"] == "done"


def test_a_running_game_is_not_reviewed(anna: Guest) -> None:
    match = anna.new_table(seats=("me", "open"))
    assert anna.refused(f"/api/tables/{match}/review", {})[1] == "table.not-over"
