"""Every kind of action of every game can be done by a person, with a mouse, a finger or keys: the match's log has it.

The kinds come from the games, the positions in which they can be done from random games; so a new kind of action needs
no new test, only a gesture that arrives. Each question in which a kind is met, and up to six ways in all, is tried on
one device, chosen by its name; a kind that asks its player something before it is done on all of them. `make soak`
tries every way on every device.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from zlib import crc32

import pytest

from tests.browser.conftest import RESULTS
from tests.browser.gestures.campaign import DEVICES, Seated
from tests.browser.gestures.positions import GAMES, Case, Position, kinds_of, positions
from tests.browser.gestures.report import ARRIVED, FAILED, NOT_REACHED, PROPERTY, Row
from tests.laws.subjects import SOAKING
from theogony.table import table_of

# Kinds of action that nobody was ever asked for in a random game: game, kind, and why.
NEVER: dict[tuple[str, str], str] = {}

MOST_WAYS = 6  # of one kind in `make test`: some are met in twenty

KINDS = [
    pytest.param(name, kind, id=f"{name}-{kind}", marks=pytest.mark.xdist_group(f"gestures-{name}"))
    for name, game in GAMES.items()
    for kind in kinds_of(game)
]


def devices_for(case: Case, first: bool) -> list[str]:
    """`first` is the first case of its question and kind."""
    if SOAKING or (first and table_of(GAMES[case.game]).says[case.kind].chain):
        return list(DEVICES)
    return [list(DEVICES)[crc32(str(case).encode()) % len(DEVICES)]]


def some_of(found: dict[Case, Position]) -> dict[Case, Position]:
    """The first way in each question, and others until there are enough."""
    if SOAKING:
        return found
    questions = {case.question: case for case in reversed(found)}
    first = [case for case in found if questions[case.question] == case]
    others = [case for case in found if case not in first][: max(0, MOST_WAYS - len(first))]
    return {case: position for case, position in found.items() if case in first or case in others}


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_every_kind_of_action_arrives(
    game: str, kind: str, seated: Seated, record_property: Callable[[str, object], None]
) -> None:
    found = {case: position for case, position in positions(game).items() if case.kind == kind}
    if (game, kind) in NEVER:
        assert not found, f"{kind} can be done after all: it needs no exception"
        return
    assert found, f"no random game of {game} came to '{kind}'"
    rows, wrong, asked = list[Row](), list[str](), set[str]()
    for case, position in some_of(found).items():
        devices = devices_for(case, case.question not in asked)
        asked.add(case.question)
        for device in devices:
            said = seated(device).do(position)
            how = ARRIVED if not said else NOT_REACHED if said.startswith(NOT_REACHED) else FAILED
            rows.append((game, kind, device, how))
            if said:
                wrong.append(f"{device}: {case}: {said}")
                name = re.sub(r"[^\w]+", "-", f"{device} {case}")
                RESULTS.mkdir(exist_ok=True)
                seated(device).page.screenshot(path=RESULTS / f"gesture-{name}.png")
    record_property(PROPERTY, rows)
    assert wrong == [], "\n".join(["what a person did at the table did not arrive:", *wrong])
