"""How far many games are: a bar in a terminal, a line now and then in a log. On stderr, for stdout is for results."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

FIRST_LINE: Final = 5.0  # seconds
NEXT_LINE: Final = 30.0


class Progress:
    """Games that are over, and decisions, which show that slow bots are at work before the first game is over."""

    def __init__(self, title: str, games: int, quiet: bool = False) -> None:
        self.title, self.of = title, games
        self.played, self.decided = 0, 0
        self._bar: Bar | None = None
        self._lines = not quiet and not sys.stderr.isatty()
        self._next_line = time.monotonic() + FIRST_LINE
        if not quiet and sys.stderr.isatty():
            columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("games"))
            more = (TextColumn("{task.fields[decided]:,} decisions"), TimeElapsedColumn(), TimeRemainingColumn())
            self._bar = Bar(*columns, *more, console=Console(stderr=True), transient=True)
            self._task = self._bar.add_task(title, total=games, decided=0)

    def __enter__(self) -> Progress:
        if self._bar is not None:
            self._bar.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, at: TracebackType | None) -> None:
        if self._bar is not None:
            self._bar.stop()

    def games(self, more: int) -> None:
        self.played += more
        if self._bar is not None:
            self._bar.advance(self._task, more)
        self._tell()

    def decisions(self, more: int) -> None:
        self.decided += more
        if self._bar is not None:
            self._bar.update(self._task, decided=self.decided)
        self._tell()

    def _tell(self) -> None:
        if self._lines and time.monotonic() >= self._next_line:
            self._next_line = time.monotonic() + NEXT_LINE
            self.say(f"{self.title}: {self.played} of {self.of} games, {self.decided:,} decisions.")

    def say(self, sentence: str) -> None:
        if self._bar is not None:
            self._bar.stop()
        print(sentence, file=sys.stderr, flush=True)
