"""The bench: it measures every game, compiled beside interpreted."""

import json

import pytest

from theogony import interpreted
from theogony.cli import main
from theogony.lab.bench import bench
from theogony.lab.headless import play_match
from theogony.lab.plan import plan
from theogony.match import backup, verify


def test_the_report_has_every_game_with_its_ratios() -> None:
    report = bench(0.05)
    line = next(line for line in report.games if line.figures.game == "gods")
    assert line.figures.decisions_per_second > 0
    assert line.figures.from_python > 0
    assert 0 < line.figures.state_bytes < 10_000
    assert report.compiled == interpreted.compiled()
    assert (line.times_interpreted is not None) == report.compiled
    assert set(line.times_open_spiel) == set(report.open_spiel)


def test_bench_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", "0.05", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert {"compiled", "seconds", "games", "open_spiel"} == set(said)
    assert "gods" in [line["game"] for line in said["games"]]


def test_a_match_without_anybody_watching_can_be_verified() -> None:
    match = play_match(plan("gods", 4, ("greedy", "random"), {"bag": True}, seed=8))
    assert match.over
    assert verify(backup(match)).complete
