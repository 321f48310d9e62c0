"""The example of docs/new-game.md is a game: installed as a package of its own, it is found and played."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "new-game.md"
BLOCK = re.compile(r"^```python\n# (\S+\.py)\n(.*?)^```", re.MULTILINE | re.DOTALL)

PLAYING = """
import json, pickle
import theogony
from theogony import interpreted
from theogony.kernel.dice import dice_from_seed
from theogony.kernel.playout import random_playout
from theogony.lab import laws

game = theogony.game("omen")
state = game.start(seats=3, seed=7)
assert pickle.loads(pickle.dumps(state)).dump() == state.dump()
random_playout(state, dice_from_seed(1), game.longest)
gods = theogony.game("gods").start(seats=2, seed=1)
random_playout(gods, dice_from_seed(1), 1000)
print(json.dumps({
    "compiled": interpreted.compiled(),
    "games": sorted(theogony.games()),
    "over": state.over() and gods.over(),
    "digests": [laws.digest(game, seats, seed, {}) for seats in (2, 3, 4) for seed in range(5)],
}))
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that looks like one pip has installed the example into."""
    site = tmp_path_factory.mktemp("site")
    for name, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        path = site / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    facts = site / "omen-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: omen\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text("[theogony.games]\nomen = omen:GAME\n")
    return site


def python(site: Path, *command: str, plain: bool = False) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(site), **({"THEOGONY_INTERPRETED": "1"} if plain else {})}
    return subprocess.run([sys.executable, *command], env=env, cwd=site, capture_output=True, text=True, check=False)


def run(site: Path, *command: str, plain: bool = False) -> str:
    done = python(site, *command, plain=plain)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_example_is_found_by_its_entry_point_and_plays_the_same_compiled_and_interpreted(installed: Path) -> None:
    usual = json.loads(run(installed, "-c", PLAYING))
    plain = json.loads(run(installed, "-c", PLAYING, plain=True))
    assert usual["games"] == plain["games"]
    assert "omen" in usual["games"]
    assert usual["over"]
    assert plain["compiled"] is False
    assert usual["digests"] == plain["digests"]


def test_the_test_of_the_example_passes(installed: Path) -> None:
    run(installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_omen.py")


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("        for card in unseen:\n            self.card[card] = ASIDE\n", ""),
        ("            if self.card[card] == HELD + seat:\n", "            if self.card[card] >= HELD:\n"),
    ],
    ids=["fill loses cards", "choices lists too much"],
)
def test_the_laws_find_what_the_page_says_they_find(installed: Path, right: str, wrong: str) -> None:
    rules = installed / "omen" / "rules.py"
    text = rules.read_text(encoding="utf-8")
    assert text.count(right) == 1
    rules.write_text(text.replace(right, wrong), encoding="utf-8")
    try:
        done = python(installed, "-B", "-c", "from omen import GAME; from theogony.lab import laws; laws.check(GAME)")
    finally:
        rules.write_text(text, encoding="utf-8")
    assert "Broken: omen, 2 seats" in done.stderr


def test_the_command_line_knows_the_example(installed: Path) -> None:
    told = run(
        installed,
        *("-c", "from theogony.cli import main; main()"),
        *("simulate", "omen", "--seats", "3", "--games", "4", "--bots", "random", "--json"),
    )
    assert json.loads(told)["games"] == 4
