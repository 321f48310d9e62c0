"""Simulated games as Parquet files: a folder with one file for each stretch of games. The file grows batch by batch, so
that a simulation that was stopped, however suddenly, goes on where it was.

`games-000000.parquet` has one row a game, `decisions-000000.parquet`, where wanted, one a decision. What the folder was
made of is in `simulation.json` and in the metadata of every file; another simulation is refused.
"""

from __future__ import annotations

import json
from array import array
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from theogony.lab.plan import Plan
from theogony.lab.records import Decisions, Records

STRETCH: Final = 500  # games in a file
ABOUT: Final = "simulation.json"


class Store:
    """A folder of results of one plan."""

    def __init__(self, folder: Path, plan: Plan, decisions: bool) -> None:
        if find_spec("pyarrow") is None:
            raise ValueError("Parquet files need PyArrow: pip install 'theogony[tables]'.")
        self.folder, self.plan, self.decisions = folder, plan, decisions
        self.about = describe(plan)
        self._unfinished: dict[int, Records] = {}  # stretches that lack games, by their first one
        folder.mkdir(parents=True, exist_ok=True)
        noted = folder / ABOUT
        if noted.exists() and json.loads(noted.read_text(encoding="utf-8")) != self.about:
            raise ValueError(
                f"'{folder}' has the games of another simulation (see its {ABOUT}); choose another folder."
            )
        noted.write_text(json.dumps(self.about, indent=1, sort_keys=True) + "\n", encoding="utf-8")

    def games_file(self, first: int) -> Path:
        return self.folder / f"games-{first:09d}.parquet"

    def decisions_file(self, first: int) -> Path:
        return self.folder / f"decisions-{first:09d}.parquet"

    def held(self, games: int) -> Iterator[Records]:
        """The first so many games as far as they are there already, with their decisions if those are wanted."""
        for first in range(0, games, STRETCH):
            found = self._read(first)
            if len(found.game) < STRETCH:
                self._unfinished[first] = found
            wanted = found.only([row for row, number in enumerate(found.game) if number < games])
            if len(wanted.game) > 0:
                yield wanted

    def keep(self, records: Records) -> None:
        """Write games that were not there. A file is whole at any time, and holds each game once, in order; the games'
        file comes last."""
        for first in sorted({number - number % STRETCH for number in records.game}):
            here = [row for row, number in enumerate(records.game) if first <= number < first + STRETCH]
            known = self._unfinished.pop(first, None) or self._read(first)
            known.extend(records.only(here))
            known.sort()
            if known.each is not None:
                self._write(known.each.columns(), self.decisions_file(first))
            self._write(known.columns(), self.games_file(first))
            if len(known.game) < STRETCH:
                self._unfinished[first] = known

    def _read(self, first: int) -> Records:
        """What the files of a stretch hold; of games without the decisions that are wanted, nothing."""
        found = Records(self.plan.seats, each=Decisions() if self.decisions else None)
        if not self.games_file(first).exists():
            return found
        for name, column in found.columns().items():
            column.extend(_column(self.games_file(first), name))
        if found.each is not None:
            if self.decisions_file(first).exists():
                for name, column in found.each.columns().items():
                    column.extend(_column(self.decisions_file(first), name))
            noted = Counter(found.each.game)
            rows = zip(found.game, found.decisions)
            found = found.only([row for row, (number, count) in enumerate(rows) if noted[number] == count])
        return found

    def _write(self, columns: dict[str, array[int]], path: Path) -> None:
        pa: Any = import_module("pyarrow")
        table = pa.table({name: pa.array(memoryview(column), pa.int64()) for name, column in columns.items()})
        unfinished = path.with_suffix(".unfinished")
        _parquet().write_table(table.replace_schema_metadata({"theogony": json.dumps(self.about)}), unfinished)
        unfinished.replace(path)


def describe(plan: Plan) -> dict[str, Any]:
    """What the games of a plan follow from."""
    return {
        "game": plan.game_id,
        "rules_version": plan.game.rules_version,
        "space": plan.game.space.digest(),
        "seats": plan.seats,
        "bots": list(plan.bots),
        "options": plan.options,
        "seed": plan.seed,
    }


def _column(path: Path, name: str) -> array[int]:
    return array("q", _parquet().read_table(path, columns=[name]).column(0).to_pylist())


def _parquet() -> Any:
    return import_module("pyarrow.parquet")
