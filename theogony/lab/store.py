"""Simulated games as Parquet files: a folder with one file for each stretch of games, so that a simulation that was
stopped goes on where it was.

`games-000000.parquet` has one row a game, `decisions-000000.parquet`, where wanted, one a decision. What the folder was
made of is in `simulation.json` and in the metadata of every file; another simulation is refused.
"""

from __future__ import annotations

import json
from array import array
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from theogony.lab.plan import Plan
from theogony.lab.records import Records

STRETCH: Final = 500  # games in a file
ABOUT: Final = "simulation.json"


class Store:
    """A folder of results of one plan."""

    def __init__(self, folder: Path, plan: Plan, decisions: bool) -> None:
        if find_spec("pyarrow") is None:
            raise ValueError("Parquet files need PyArrow: pip install 'theogony[tables]'.")
        self.folder, self.plan, self.decisions = folder, plan, decisions
        self.about = describe(plan)
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

    def held(self, stretch: range) -> Records | None:
        """The games of the stretch if all of them are there already, with their decisions if they are wanted."""
        path = self.games_file(stretch.start)
        if not path.exists() or (self.decisions and not self.decisions_file(stretch.start).exists()):
            return None
        columns = _parquet().read_table(path).to_pydict()
        if columns["game"] != list(stretch):
            return None
        seats = range(self.plan.seats)
        return Records(
            self.plan.seats,
            array("q", columns["game"]),
            array("q", columns["decisions"]),
            [array("q", columns[f"place_{seat}"]) for seat in seats],
            [array("q", columns[f"score_{seat}"]) for seat in seats],
        )

    def keep(self, records: Records) -> None:
        """Write a stretch of games; a file is there whole or not at all, the games' file last."""
        first = records.game[0]
        if records.each is not None:
            self._write(records.each.columns(), self.decisions_file(first))
        self._write(records.columns(), self.games_file(first))

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


def _parquet() -> Any:
    return import_module("pyarrow.parquet")
