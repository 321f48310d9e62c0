"""The art is what its pen draws."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_the_art_of_lords_is_what_its_pen_draws(tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(ROOT / "tools/lords_of_creation_art"), str(tmp_path)], check=True)
    art = ROOT / "theogony/games/lords_of_creation/art"
    assert {file.name for file in art.iterdir()} == {file.name for file in tmp_path.iterdir()}
    stale = [file.name for file in art.iterdir() if file.read_bytes() != (tmp_path / file.name).read_bytes()]
    assert stale == [], "draw them again: python tools/lords_of_creation_art"
