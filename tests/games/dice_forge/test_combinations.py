"""Every face beside every other: the engine comes to the outcomes the table of combinations tells, and to no others."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import cast

import pytest

from tests.games.dice_forge.model import FACES, NOTHING, PLAIN, Four, Outcome, Way, outcomes, plus, reflected, repeated
from tests.games.dice_forge.position import Table
from theogony.games.dice_forge.components import FACE_NAMES, SANCTUARY
from theogony.games.dice_forge.position import AS_LOSS, AS_ROLLED, REPEATABLE, WITH_CYCLOPS, WITH_SENTINEL
from theogony.games.dice_forge.rules import DiceForgeState

SPECIAL = pytest.mark.rule(
    "dice_forge.face.triple",
    "dice_forge.face.mirror",
    "dice_forge.face.ship",
    "dice_forge.face.shield",
    "dice_forge.face.boar",
)
PAIRS = list(combinations_with_replacement(FACES, 2))
OPPOSITE = (("gold-1", "glory-3"), ("triple", "any-1"), ("shield-red", "mirror"), ("ship", "boar-red"))
PRICES = {"gold-3": 2, "sun-2": 8}  # all that lies in the sanctuary
WAY = Way(PRICES)


def laid(one: str, other: str, opposite: tuple[str, str], **has: int) -> Table:
    """Seat 0 with dice that are all `one` and all `other`, and chests enough; the last seat owns the boar cards."""
    table = Table(3).dice(0, one, other).dice(1, *opposite).dice(2, *opposite).has(0, **has)
    return provided(table, owner=2)


def provided(table: Table, owner: int) -> Table:
    table.card(0, *["chest"] * 6).boar(owner, "red").boar(owner, "blue").boar(owner, "yellow").boar(owner, "green")
    return table.stock(**{name.replace("-", "_"): 4 if name in PRICES else 0 for name in FACE_NAMES[: int(SANCTUARY)]})


def ends(table: Table, start: Four = NOTHING, owner: int = 2) -> set[Outcome]:
    """Everything the open questions can lead to, from what seat 0 had before."""
    found: set[Outcome] = set()
    seen: set[bytes] = set()
    waiting: list[tuple[DiceForgeState, tuple[str, ...]]] = [(table.state, ())]
    here = Table(3)
    while waiting:
        here.state, forged = waiting.pop()
        asked = here.asked()
        if not asked:
            found.add((plus(here.reserve(0), start, -1), forged, here.reserve(owner)))
            continue
        state = here.state
        for said in here.legal(asked[0]):
            here.state = cast(DiceForgeState, state.clone())
            here.do(f"{asked[0]}: {said}")
            bought = (*forged, said.removeprefix("buy ")) if said.startswith("buy ") else forged
            mark = here.state.dump() + repr(bought).encode()
            if mark not in seen:
                seen.add(mark)
                waiting.append((here.state, bought))
        here.state = state
    return found


@SPECIAL
@pytest.mark.parametrize("opposite", OPPOSITE, ids="+".join)
def test_any_two_faces_of_a_divine_blessing(opposite: tuple[str, str]) -> None:
    for one, other in PAIRS:
        engine = ends(laid(one, other, opposite).blessing(0, int(AS_ROLLED)))
        assert engine == outcomes(one, other, reflected(opposite, (one, other)), WAY), (one, other)


@SPECIAL
@pytest.mark.rule("dice_forge.blessing.minor")
@pytest.mark.parametrize("opposite", OPPOSITE, ids="+".join)
def test_any_face_of_a_minor_blessing(opposite: tuple[str, str]) -> None:
    for one in FACES:
        engine = ends(laid(one, "gold-1", opposite).minor(0, "light", int(AS_ROLLED)))
        assert engine == outcomes(one, None, reflected(opposite, (one, "gold-1")), WAY), one


@SPECIAL
@pytest.mark.rule("dice_forge.card.minotaur")
@pytest.mark.parametrize("opposite", OPPOSITE, ids="+".join)
def test_any_two_faces_as_a_loss(opposite: tuple[str, str]) -> None:
    for one, other in PAIRS:
        table = laid(one, other, opposite, gold=20, sun=12, moon=12, glory=40).blessing(0, int(AS_LOSS))
        told = outcomes(one, other, reflected(opposite, (one, other)), Way(PRICES, loss=True))
        assert ends(table, (20, 12, 12, 40)) == told, (one, other)


@SPECIAL
@pytest.mark.rule("dice_forge.card.satyrs", "dice_forge.ruling.satyrs-mirror")
def test_any_two_faces_picked_by_satyrs() -> None:
    """With one rival both its dice are picked; the Cerberus token is of no use."""
    for one, other in PAIRS:
        table = Table(2).dice(0, "sun-1", "gold-6").dice(1, one, other).card(0, "cerberus")
        engine = ends(provided(table, owner=1).take(0, "satyrs"), owner=1)
        assert engine == outcomes(one, other, reflected((one, other), ("sun-1", "gold-6")), WAY), (one, other)


@SPECIAL
@pytest.mark.rule("dice_forge.card.cerberus")
@pytest.mark.parametrize("opposite", [pair for pair in OPPOSITE if "mirror" not in pair], ids="+".join)
def test_any_two_special_faces_repeated_by_cerberus(opposite: tuple[str, str]) -> None:
    for one, other in PAIRS:
        if other not in PLAIN and (one not in PLAIN or one == "all-1"):
            engine = ends(laid(one, other, opposite).card(0, "cerberus").blessing(0, int(REPEATABLE)))
            assert engine == repeated(one, other, reflected(opposite, (one, other)), WAY), (one, other)


@SPECIAL
@pytest.mark.rule("dice_forge.card.cerberus", "dice_forge.blessing.minor")
@pytest.mark.parametrize("opposite", OPPOSITE, ids="+".join)
def test_any_face_of_a_minor_blessing_repeated_by_cerberus(opposite: tuple[str, str]) -> None:
    for one in FACES:
        engine = ends(laid(one, "gold-1", opposite).card(0, "cerberus").minor(0, "light", int(REPEATABLE)))
        assert engine == repeated(one, None, reflected(opposite, (one, "gold-1")), WAY), one


@SPECIAL
@pytest.mark.rule("dice_forge.card.sentinel", "dice_forge.ruling.swap-whole-face")
@pytest.mark.parametrize("opposite", OPPOSITE, ids="+".join)
def test_any_two_faces_with_the_sentinel(opposite: tuple[str, str]) -> None:
    for one, other in PAIRS:
        engine = ends(laid(one, other, opposite).blessing(0, int(WITH_SENTINEL)))
        way = Way(PRICES, glory_for=(0, 2, 2, 0))
        assert engine == outcomes(one, other, reflected(opposite, (one, other)), way), (one, other)


@SPECIAL
@pytest.mark.rule("dice_forge.card.cyclops", "dice_forge.ruling.swap-whole-face")
@pytest.mark.parametrize("opposite", OPPOSITE, ids="+".join)
def test_any_face_with_the_cyclops(opposite: tuple[str, str]) -> None:
    for one in FACES:
        engine = ends(laid(one, "gold-1", opposite).minor(0, "light", int(WITH_CYCLOPS)))
        way = Way(PRICES, glory_for=(1, 0, 0, 0))
        assert engine == outcomes(one, None, reflected(opposite, (one, "gold-1")), way), one
