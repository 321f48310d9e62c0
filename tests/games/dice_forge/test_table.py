"""How Dice Forge lies on the table: where gains come from, what equals what, what others are doing."""

from __future__ import annotations

from typing import cast

import pytest

from tests.games.dice_forge.position import DICE_FORGE, OTHER_CARDS, Table
from theogony.games.dice_forge.rules import DiceForgeState
from theogony.games.dice_forge.table import TABLE


def flights(table: Table, *notations: str) -> list[tuple[str, str, int]]:
    """What flies from where to where while these actions are done, and how many."""
    state = table.state
    state.telling = True
    state.trail = state.trail[:0]
    before = cast(DiceForgeState, state.clone())
    table.do(*notations)
    return [(cue.start, cue.to, cue.n) for cue in TABLE.cues(before, state, 0) if cue.v == "fly"]


def test_what_a_die_gives_flies_from_that_die() -> None:
    table = Table(2).dice(0, "gold-3", "glory-2").dice(1, "moon-1", "sun-1").turn(1)
    assert ("die0-light", "gold0", 3) in flights(table, "end")
    assert ("die0-dark", "glory0", 2) in flights(table.turn(1), "end")
    hind = Table(2).dice(0, "gold-3", "sun-2").card(0, "hind").has(0, gold=2).do("reinforce hind")
    assert flights(hind, "die dark") == [("die0-dark", "sun0", 2)]


def test_what_a_card_gives_flies_from_the_card() -> None:
    owl = Table(2).card(0, "owl", "elder", "hammer").has(0, gold=8).do("reinforce owl", "gain gold")
    assert flights(owl, "hammer 1") == [("card0:owl", "hammer0", 1)]
    assert flights(owl, "reinforce elder") == [("card0:elder", "glory0", 4)]
    wild = Table(2).has(0, sun=1, gold=2).card(0, "owl")
    assert flights(wild, "feat wild-spirits")[:2] == [
        ("card0:wild-spirits", "moon0", 3),
        ("card0:wild-spirits", "gold0", 3),
    ]
    triton = Table(2, **OTHER_CARDS).card(0, "triton").has(0, gold=2)
    assert flights(triton, "triton sun") == [("card0:triton", "sun0", 2)]
    bear = Table(2, **OTHER_CARDS).has(0, moon=4, sun=3).hero(1, 3).card(1, "bear").dice(1, "gold-1", "gold-1")
    assert flights(bear, "feat ferryman")[0] == ("card1:bear", "glory1", 3)


def test_what_satyrs_and_boars_bring_flies_from_their_cards() -> None:
    table = Table(2).has(0, moon=3, gold=5, sun=2).dice(1, "gold-3", "glory-2")
    found = flights(table, "feat satyrs")
    assert ("card0:satyrs", "gold0", 3) in found and ("card0:satyrs", "glory0", 2) in found
    boar = Table(2).dice(0, "boar-red", "gold-1").boar(1, "red").card(1, "boar").blessing(0).do("0: gain sun")
    assert flights(boar, "1: gain glory")[0] == ("card1:boar", "glory1", 3)


def test_a_forged_face_flies_from_the_temple_to_its_die() -> None:
    table = Table(2).has(0, gold=6).do("buy gold-4")
    assert flights(table, "forge dark-0") == [("sanctuary@gold-4", "die0-dark", 1)]


@pytest.mark.rule("dice_forge.forge.replace", "dice_forge.face.mirror")
def test_equal_faces_can_be_touched_either_way() -> None:
    forging = Table(2).has(0, gold=6).do("buy gold-4")
    assert TABLE.twins(forging.state, 0) == {
        **{f"die0-light#{side}": "die0-light#0" for side in (1, 2, 3, 4)},
        **{f"die0-dark#{side}": "die0-dark#0" for side in (1, 2, 3)},
    }
    mirror = Table(3).dice(0, "mirror", "gold-4").dice(1, "gold-4", "sun-1").dice(2, "sun-1", "gold-4").blessing(0)
    assert TABLE.twins(mirror.state, 0) == {"die2-light": "die1-dark", "die2-dark": "die1-light"}


@pytest.mark.rule("dice_forge.card.satyrs")
def test_the_satyrs_take_any_two_dice_that_show_the_same_faces() -> None:
    table = Table(3).dice(1, "gold-1", "gold-1").dice(2, "gold-1", "sun-1").take(0, "satyrs")
    assert table.legal() == ["pick 2+3", "pick 2+5"]
    dice = ["die1-light", "die1-dark", "die2-light", "die2-dark"]
    assert TABLE.ask(table.state, 0).offers["pick"] == [{"die": {"of": dice, "min": 2, "max": 2}}]
    for chosen, meant in ((dice[1:3], "pick 2+3"), (dice[2:], "pick 2+5"), (dice[1::2], "pick 2+5")):
        assert DICE_FORGE.space.notation(TABLE.meant(table.state, 0, {"k": "pick", "die": chosen})) == meant
    with pytest.raises(ValueError, match="means nothing"):
        TABLE.meant(table.state, 0, {"k": "pick", "die": [dice[0], dice[0]]})


def test_those_who_wait_read_what_is_going_on() -> None:
    table = Table(3).dice(0, "mirror", "gold-1").dice(1, "gold-4", "sun-1").dice(2, "sun-2", "gold-3").blessing(0)
    assert TABLE.waiting(table.state, 1).text.key == "wait-copy"
    several = Table(3).dice(0, "any-1", "gold-1").dice(1, "any-1", "gold-1").dice(2, "gold-1", "gold-1").step_one()
    assert TABLE.waiting(several.state, 2).text.key == "waiting-for"


@pytest.mark.parametrize(
    ("key", "has", "done"),
    [
        ("prompt-to-act", {"gold": 3}, ()),
        ("prompt-to-act-forging", {"gold": 9}, ("buy gold-3", "forge light-0")),
        ("prompt-to-act-forging-extra", {"gold": 9, "sun": 2}, ("buy gold-3", "forge light-0")),
        ("prompt-to-act-again", {"gold": 9, "sun": 2, "moon": 1}, ("feat chest",)),
        ("prompt-to-act-extra", {"gold": 9, "sun": 2, "moon": 1}, ("feat chest", "extra")),
    ],
)
def test_the_prompt_tells_what_can_be_done_at_each_moment_of_a_turn(
    key: str, has: dict[str, int], done: tuple[str, ...]
) -> None:
    assert TABLE.prompt(Table(2).has(0, **has).do(*done).state, 0).text.key == key


def test_reinforcements_are_spoken_of_while_there_are_any() -> None:
    table = Table(2).has(0, gold=3).card(0, "owl")
    assert TABLE.prompt(table.state, 0).text.key == "prompt-to-act-reinforced"
