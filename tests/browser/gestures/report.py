"""The table of kinds of action and devices: what arrived, what could not be touched, what failed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from tests.browser.gestures.campaign import DEVICES

PROPERTY = "gestures"
ARRIVED, NOT_REACHED, FAILED = "arrived", "not reached", "failed"
Row = tuple[str, str, str, str]  # game, kind, device, how it went


def rows_in(reports: Iterable[Any]) -> list[Row]:
    """What the tests have noted; of a test that was run again, only the last time."""
    found: list[Row] = []
    for report in reports:
        if getattr(report, "when", "") == "call" and report.outcome in ("passed", "failed"):
            found += [tuple(row) for name, rows in report.user_properties if name == PROPERTY for row in rows]
    return found


def as_text(rows: list[Row]) -> str:
    """One line for each kind, one column for each device: `3` arrived, `2 of 3` did, with why the others did not."""
    counts = Counter((f"{game} {kind}", device, how) for game, kind, device, how in rows)
    kinds = sorted({kind for kind, _, _ in counts})
    width = max((len(kind) for kind in kinds), default=4)
    lines = [f"{'kind of action':<{width}}  " + "  ".join(f"{device:<22}" for device in DEVICES)]
    for kind in kinds:
        cells = []
        for device in DEVICES:
            went = {how: counts[kind, device, how] for how in (ARRIVED, NOT_REACHED, FAILED)}
            wrong = ", ".join(f"{n} {how}" for how, n in went.items() if n and how != ARRIVED)
            cells.append(f"{went[ARRIVED]}{f' ({wrong})' if wrong else ''}" if sum(went.values()) else "-")
        lines.append(f"{kind:<{width}}  " + "  ".join(f"{cell:<22}" for cell in cells).rstrip())
    total = Counter(how for _, _, _, how in rows)
    lines.append(
        f"{len(rows)} gestures for {len(kinds)} kinds of action: " + ", ".join(f"{n} {how}" for how, n in total.items())
    )
    return "\n".join(lines) + "\n"
