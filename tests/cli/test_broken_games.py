"""A game of somebody else that cannot be loaded is left out with a sentence; all others are there."""

import os
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that looks like one pip has installed two broken games into."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "hydra.py").write_text("raise RuntimeError('two heads grew back')\n")
    (folder / "sphinx.py").write_text("GAME = 'what walks on four legs'\n")
    for name in ("hydra", "sphinx"):
        facts = folder / f"{name}-1.0.dist-info"
        facts.mkdir()
        (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (facts / "entry_points.txt").write_text(f"[theogony.games]\n{name} = {name}:GAME\n")
    return folder


def theogony(site: Path, *asked: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "theogony", *asked]
    return subprocess.run(command, env={**os.environ, "PYTHONPATH": str(site)}, capture_output=True, text=True)


def test_the_other_games_are_there_and_each_broken_one_is_told_once(site: Path) -> None:
    run = theogony(site, "games", "--json")
    assert run.returncode == 0
    assert '"gods"' in run.stdout
    assert sorted(run.stderr.splitlines()) == [
        "The game 'hydra' (hydra:GAME) is left out: RuntimeError: two heads grew back.",
        "The game 'sphinx' (sphinx:GAME) is left out: ValueError: "
        "the entry point must name a Game with the id 'sphinx'.",
    ]


def test_who_asks_for_the_broken_game_is_told_why_there_is_none(site: Path) -> None:
    run = theogony(site, "simulate", "hydra")
    assert run.returncode == 2
    assert run.stderr.splitlines()[-1].endswith("RuntimeError: two heads grew back.")
    assert "Traceback" not in run.stderr


def test_a_game_that_is_not_broken_is_played_all_the_same(site: Path) -> None:
    run = theogony(site, "simulate", "gods", "--games", "2", "--json")
    assert run.returncode == 0
