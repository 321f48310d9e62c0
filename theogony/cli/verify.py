"""`theogony verify`: whether a game file tells the truth, and if not, the first thing in it that does not."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from theogony.match import FileError
from theogony.match import verify as verify_file
from theogony.match.files import read

WRONG: Final = 1


def verify(file: Annotated[Path, typer.Argument(metavar="FILE", help="The game file.")]) -> None:
    """Check every commitment, roll, shuffle and action of a game file."""
    content = file.read_bytes()
    read(content)
    try:
        print(verify_file(content).sentence())
    except FileError as wrong:
        print(wrong, file=sys.stderr)
        raise typer.Exit(WRONG) from None
