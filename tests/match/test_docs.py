"""The page about matches tells the truth."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "matches.md"


def test_the_example_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(example, str(PAGE), "exec"), {})
    assert capsys.readouterr().out.startswith("Right: ")
