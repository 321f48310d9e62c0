"""The guide to the lab is true: its Python runs, its tables are those of the games, its commands exist."""

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")


@pytest.mark.filterwarnings("ignore:.*Overriding environment.*")
def test_the_python_of_the_guide_runs_from_top_to_bottom() -> None:
    seen: dict[str, object] = {}
    for block in re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL):
        exec(block, seen)


def test_the_tables_of_observations_are_those_of_the_games() -> None:
    written = runpy.run_path(str(ROOT / "tools" / "lab_tables.py"))["written"]
    assert written(GUIDE) == GUIDE, "run `python tools/lab_tables.py`"


def test_every_part_of_an_observation_has_a_meaning() -> None:
    without = [line for line in GUIDE.splitlines() if re.match(r"\| `\w+` \|.*\|\s*\|$", line)]
    assert not without


def test_every_command_and_file_the_guide_names_exists() -> None:
    from typer.main import get_command

    from theogony.cli import app

    known = get_command(app).commands  # type: ignore[attr-defined]
    for line in re.findall(r"^    theogony (.*)$", GUIDE, re.MULTILINE):
        name, *words = line.split("  ")[0].split()
        options = {option for parameter in known[name].params for option in parameter.opts}
        assert {word for word in words if word.startswith("--")} <= options
    for path in re.findall(r"`((?:examples|bench|theogony)/[\w/.]+)`", GUIDE):
        assert (ROOT / path).exists()
