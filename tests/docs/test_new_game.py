"""The examples of docs/new-game.md and docs/table.md are games: installed like any package, found and played."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
PAGES = (DOCS / "new-game.md", DOCS / "table.md")
BLOCK = re.compile(r"^```(?:python|ftl)\n# (\S+\.(?:py|ftl))\n(.*?)^```", re.MULTILINE | re.DOTALL)

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
    """A folder that looks like one pip has installed the examples into."""
    site = tmp_path_factory.mktemp("site")
    for page in PAGES:
        for name, text in BLOCK.findall(page.read_text(encoding="utf-8")):
            path = site / name
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
    for game in ("omen", "flare"):
        facts = site / f"{game}-1.0.dist-info"
        facts.mkdir()
        (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {game}\nVersion: 1.0\n")
        (facts / "entry_points.txt").write_text(f"[theogony.games]\n{game} = {game}:GAME\n")
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


def test_the_race_of_the_page_keeps_the_laws_and_bots_play_it(installed: Path) -> None:
    run(installed, "-c", "from flare import GAME; from theogony.lab import laws; laws.check(GAME)")
    for bots in ("random", "greedy"):
        run(installed, "-m", "theogony", "simulate", "flare", "--seats", "3", "--games", "3", "--bots", bots)
    shown = python(installed, "-m", "theogony", "play", "flare")
    assert (shown.returncode, shown.stderr) == (2, "Flare cannot be shown: it has no module flare.table.\n")


@pytest.mark.parametrize(
    ("file", "right", "wrong", "sentence"),
    [
        (
            "table.py",
            '"hand" if seat >= 0',
            '"lap" if seat >= 0',
            "lies at 'lap', which is nowhere",
        ),
        (
            "table.py",
            "seat in (place - HELD, EVERYBODY)",
            "seat == place - HELD",
            "the hand of seat 0 does not lie open",
        ),
        ("table.py", "    def waiting(", "    def wait(", "The table of omen does not state waiting"),
        ("table.py", 'line("zone-hand")', 'line("zone-lap")', "There is no 'zone-lap' in the words"),
        ("words/en.ftl", "kind-cast = Cast", "kind-cast Cast", "Fluent does not understand 'kind-cast Cast'"),
        ("words/en.ftl", "kind-cast = Cast\n", "", "The words of omen lack kind-cast"),
    ],
)
def test_the_laws_find_what_is_wrong_with_table_and_words(
    installed: Path, file: str, right: str, wrong: str, sentence: str
) -> None:
    path = installed / "omen" / file
    text = path.read_text(encoding="utf-8")
    assert text.count(right) == 1
    path.write_text(text.replace(right, wrong), encoding="utf-8")
    try:
        checks = "laws.check_words(GAME); laws.check_table(GAME)"
        done = python(installed, "-B", "-c", f"from omen import GAME; from theogony.lab import laws; {checks}")
    finally:
        path.write_text(text, encoding="utf-8")
    assert sentence in done.stderr


def test_the_example_is_played_in_the_terminal(installed: Path) -> None:
    command = [sys.executable, "-m", "theogony", "play", "omen", "--seats", "3", "--bots", "random", "--seed", "2"]
    env = {**os.environ, "PYTHONPATH": str(installed)}
    done = subprocess.run(command, input="1\n" * 20, env=env, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Eagle offered omen" in done.stdout
    assert " wins." in done.stdout or " share " in done.stdout


def test_the_command_line_knows_the_example(installed: Path) -> None:
    told = run(
        installed,
        *("-c", "from theogony.cli import main; main()"),
        *("simulate", "omen", "--seats", "3", "--games", "4", "--bots", "random", "--json"),
    )
    assert json.loads(told)["games"] == 4
