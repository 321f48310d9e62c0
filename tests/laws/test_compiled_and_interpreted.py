"""The compiled and the interpreted engine go through the same games, byte for byte."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.laws.subjects import SOAK, SUBJECTS, tables
from theogony import interpreted
from theogony.lab import laws

ROOT = Path(__file__).parents[2]


def digests() -> dict[str, str]:
    """What some games at every table come to."""
    return {
        f"{name} {seats} {options} {seed}": laws.digest(game, seats, seed, options)
        for name, game in SUBJECTS.items()
        for seats, options in tables(name, 4)
        for seed in range(SOAK)
    }


@pytest.mark.skipif(not interpreted.compiled(), reason="there is no compiled engine here to compare with")
def test_the_compiled_engine_plays_the_same_games_as_the_interpreted_one() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.laws.test_compiled_and_interpreted"],
        env={**os.environ, "THEOGONY_INTERPRETED": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    said = json.loads(run.stdout)
    assert said["compiled"] is False
    assert said["digests"] == digests()


if __name__ == "__main__":
    print(json.dumps({"compiled": interpreted.compiled(), "digests": digests()}))
