"""`theogony bench`: how fast the engine is here."""

from __future__ import annotations

import json
import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from theogony.cli.asked import Json
from theogony.lab.bench import Report
from theogony.lab.bench import bench as measure_all


def bench(
    seconds: Annotated[str, typer.Option(metavar="S", help="How long each contender plays.")] = "2",
    as_json: Json = False,
) -> None:
    """Measure the engine: random games of every game, on one core."""
    length = _read_seconds(seconds)
    with Console(stderr=True).status("") as status:
        if as_json or not sys.stderr.isatty():
            status.stop()
        report = measure_all(length, lambda name: status.update(f"Measuring {name} …"))
    if as_json:
        print(json.dumps(report.as_json(), indent=1))
    else:
        _show(report)


def _read_seconds(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise ValueError(f"--seconds is a number; '{text}' is not.") from None


def _show(report: Report) -> None:
    console = Console(highlight=False)
    table = Table("game", "engine", "decisions/s", "from Python", "clone", "state", "ratio")
    for line in report.games:
        found = line.figures
        engine = "compiled" if found.compiled else "interpreted rules" if report.compiled else "interpreted"
        clone, size = f"{found.clone_microseconds:.2f} µs", f"{found.state_bytes} B"
        table.add_row(
            found.game, engine, f"{found.decisions_per_second:,.0f}", f"{found.from_python:,.0f}", clone, size, ""
        )
        if line.interpreted_decisions_per_second is not None:
            slow = f"{line.interpreted_decisions_per_second:,.0f}"
            table.add_row("", "interpreted", slow, "", "", "", f"1 : {line.times_interpreted:.1f}")
        for name, times in line.times_open_spiel.items():
            speed = f"{report.open_spiel[name]:,.0f}"
            table.add_row("", f"OpenSpiel {name}", "", speed, "", "", f"1 : {times:.1f}")
    console.print(table)
    console.print("ratio: how many decisions the game's first line makes in the time of one.")
    if not report.open_spiel:
        console.print("OpenSpiel is not installed (pip install 'theogony\\[bench]'), so it is not compared.")
