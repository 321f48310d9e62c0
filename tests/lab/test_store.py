"""Simulations kept as Parquet: what is in the files, and that one that was stopped goes on where it was."""

import json
import os
from importlib.util import find_spec
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from theogony.cli import main
from theogony.lab import batches, store
from theogony.lab import simulate as lab
from theogony.lab.plan import Plan, plan
from theogony.lab.simulate import Result, play_batch, simulate
from theogony.lab.store import Store, describe

WHAT = plan("gods", 3, ("random",), {"bag": True}, seed=5)


def outcome(result: Result) -> tuple[object, ...]:
    return (result.games, result.decisions, result.seats)


@pytest.fixture
def small_stretches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "STRETCH", 4)


def rows(folder: Path, what: str) -> list[dict[str, int]]:
    return [row for path in sorted(folder.glob(f"{what}-*.parquet")) for row in pq.read_table(path).to_pylist()]


@pytest.mark.usefixtures("small_stretches")
def test_there_is_one_row_a_game_and_one_a_decision(tmp_path: Path) -> None:
    result = simulate(WHAT, 10, out=tmp_path, decisions=True)
    games, decisions = rows(tmp_path, "games"), rows(tmp_path, "decisions")
    assert [row["game"] for row in games] == list(range(10))
    assert len(decisions) == result.decisions == sum(row["decisions"] for row in games)
    for row in games:
        assert sorted(row[f"place_{seat}"] for seat in range(3))[0] == 1
    last = [row for row in decisions if row["game"] == 9]
    assert [row["step"] for row in last] == list(range(games[9]["decisions"]))
    assert all(0 <= row["seat"] < 3 and row["legal"] >= 1 for row in last)


def test_the_decisions_of_a_game_replay_into_its_result(tmp_path: Path) -> None:
    what = plan("dice_forge", 2, ("random", "greedy"), seed=8)
    simulate(what, 1, out=tmp_path, decisions=True)
    state = what.start(0)
    for row in rows(tmp_path, "decisions"):
        state.apply(row["seat"], row["action"])
    kept = rows(tmp_path, "games")[0]
    assert state.over()
    assert [int(place) for place in state.places()] == [kept["place_0"], kept["place_1"]]
    assert [int(state.score(seat)) for seat in range(2)] == [kept["score_0"], kept["score_1"]]


def test_noting_every_decision_plays_the_same_games() -> None:
    noted, unnoted = play_batch(WHAT, range(5), decisions=True), play_batch(WHAT, range(5))
    assert noted.columns() == unnoted.columns()


@pytest.mark.usefixtures("small_stretches")
def test_a_simulation_that_was_stopped_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = simulate(WHAT, 10)
    simulate(WHAT, 6, out=tmp_path)
    played: list[int] = []

    def watched(what: Plan, numbers: range, decisions: bool = False, seconds: float | None = None) -> object:
        played.extend(numbers)
        return play_batch(what, numbers, decisions)

    monkeypatch.setattr(lab, "play_batch", watched)
    resumed = simulate(WHAT, 10, out=tmp_path)
    assert played == [6, 7, 8, 9]
    assert outcome(resumed) == outcome(whole)
    played.clear()
    assert outcome(simulate(WHAT, 10, out=tmp_path)) == outcome(whole)
    assert outcome(simulate(WHAT, 5, out=tmp_path)) == outcome(simulate(WHAT, 5)) and len(played) == 5
    assert [row["game"] for row in rows(tmp_path, "games")] == list(range(10))


@pytest.mark.usefixtures("small_stretches")
def test_decisions_that_are_wanted_later_are_played_again_once(tmp_path: Path) -> None:
    simulate(WHAT, 6, out=tmp_path)
    simulate(WHAT, 7, out=tmp_path, decisions=True)
    simulate(WHAT, 7, out=tmp_path / "at once", decisions=True)
    for what in ("games", "decisions"):
        assert rows(tmp_path, what) == rows(tmp_path / "at once", what)


@pytest.mark.usefixtures("small_stretches")
def test_a_file_that_was_being_written_when_the_power_failed_counts_for_nothing(tmp_path: Path) -> None:
    simulate(WHAT, 4, out=tmp_path)
    Store(tmp_path, WHAT, False).games_file(0).rename(tmp_path / "games-000000000.unfinished")
    assert simulate(WHAT, 4, out=tmp_path).games == 4
    assert [row["game"] for row in rows(tmp_path, "games")] == list(range(4))


@pytest.mark.usefixtures("small_stretches")
@pytest.mark.parametrize("seconds", [0.0, 0.02, 60.0])
def test_the_files_are_the_same_whoever_plays_and_however_long_a_batch_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    simulate(WHAT, 9, out=tmp_path / "usual", decisions=True)
    monkeypatch.setattr(lab, "SECONDS", seconds)
    for jobs in (1, 2) if seconds == 0 else (1,):
        simulate(WHAT, 9, jobs, out=tmp_path / str(jobs), decisions=True)
        for path in sorted((tmp_path / "usual").glob("*.parquet")):
            assert path.read_bytes() == (tmp_path / str(jobs) / path.name).read_bytes()


def test_batches_end_by_time_and_every_game_is_handed_out_once() -> None:
    missing = batches.Missing([0, 1, 2, 3, 7, 8, 20])
    taken: list[int] = []
    while (batch := missing.take(hands=2)) is not None:
        taken += batch[:1]  # a slow game: time is up after each
        missing.give_back(batch[1:])
    assert sorted(taken) == [0, 1, 2, 3, 7, 8, 20] and missing.left == 0
    assert len(play_batch(WHAT, range(50), seconds=0).game) == 1
    assert len(play_batch(WHAT, range(50)).game) == 50


def test_every_file_says_what_it_was_made_of(tmp_path: Path) -> None:
    simulate(WHAT, 2, out=tmp_path)
    noted = pq.read_table(next(tmp_path.glob("*.parquet"))).schema.metadata[b"theogony"]
    assert json.loads(noted) == describe(WHAT) == json.loads((tmp_path / "simulation.json").read_text())


def test_the_folder_of_another_simulation_is_refused(tmp_path: Path) -> None:
    simulate(WHAT, 1, out=tmp_path)
    with pytest.raises(ValueError, match="has the games of another simulation"):
        simulate(plan("gods", 3, seed=6), 1, out=tmp_path)


def test_the_command_keeps_games_and_refuses_decisions_without_a_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "gods", "--games", "3", "--out", str(tmp_path), "--decisions", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["decisions"] == len(rows(tmp_path, "decisions"))
    assert main(["simulate", "gods", "--games", "3", "--decisions"]) == 2
    assert "name one (--out)" in capsys.readouterr().err


@pytest.mark.skipif(
    find_spec("ray") is None and not os.environ.get("CI"), reason="Ray is not installed (pip install '.[cluster]')"
)
@pytest.mark.filterwarnings("ignore")
@pytest.mark.usefixtures("small_stretches")
def test_a_ray_cluster_plays_the_same_games(tmp_path: Path) -> None:
    here = simulate(WHAT, 9, out=tmp_path / "here")
    there = simulate(WHAT, 9, cluster="local", out=tmp_path / "there")
    assert outcome(here) == outcome(there)
    for path in sorted((tmp_path / "here").glob("*.parquet")):
        assert path.read_bytes() == (tmp_path / "there" / path.name).read_bytes()
