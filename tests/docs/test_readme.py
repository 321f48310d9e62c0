"""What the README shows works: its Python runs, its commands exist, what it links to is there."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[2] / "README.md"
TEXT = README.read_text(encoding="utf-8")


def test_the_python_of_the_readme_runs_from_top_to_bottom(capsys: pytest.CaptureFixture[str]) -> None:
    seen: dict[str, object] = {}
    for block in re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL):
        exec(block, seen)
    printed = capsys.readouterr().out
    assert "gods.temple.adjacent" in printed
    assert "A temple has to stand next to a hex that is already there." in printed


def test_every_page_the_readme_links_to_exists() -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", TEXT):
        assert (README.parent / link).exists(), f"README links to {link}, which is not there."


def test_every_command_the_readme_names_exists() -> None:
    from typer.main import get_command

    from theogony.cli import app

    known = set(get_command(app).commands)  # type: ignore[attr-defined]
    named = set(re.findall(r"`(?:\.venv/bin/)?theogony ([a-z]+)", TEXT))
    assert named and named <= known, f"README names {sorted(named - known)}, which is no command."


def test_every_make_target_the_readme_names_exists() -> None:
    makefile = (README.parent / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"^    make (\w+)", TEXT, re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), f"README names make {target}."
