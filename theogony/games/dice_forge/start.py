"""The table laid for the first turn."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from theogony.games.dice_forge.actions import BEGIN_TURN
from theogony.games.dice_forge.components import (
    CARD_NAMES,
    CARDS,
    FACES,
    FEATS,
    GARDEN,
    GARDEN_SIZE,
    GOLD,
    HOME,
    ISLAND_TABLE,
    MIXED_STACKS,
    NO_FACE,
    RESOURCES,
    SANCTUARY,
    STACK_SIZE,
    START_FACES,
    START_GOLD,
)
from theogony.games.dice_forge.rules import DiceForgeState
from theogony.kernel.arrays import filled, zeros
from theogony.kernel.dice import Dice
from theogony.kernel.game import OptionValue
from theogony.kernel.state import State

INTRODUCTORY = "introductory"
RANDOM = "random"
CHOSEN = "chosen"


def new_dice_forge(seats: int, dice: Dice, options: dict[str, OptionValue]) -> State:
    """Dice, gold by turn order from a first player by lot (engine.first-player), sanctuary, gardens and islands."""
    at = DiceForgeState()
    at.seats = i64(seats)
    at.dice = dice
    at.sides = vec[u8]()
    for _ in range(at.seats):
        for k in range(i64(12)):
            at.sides = append(at.sides, u8(START_FACES[k]))
    at.up = zeros(at.seats * 2)
    at.removed = zeros(at.seats * FACES)
    at.cards = zeros(at.seats * CARDS)
    at.boar_owner = zeros(4)
    at.used = zeros(3)
    at.rolled = _faceless(at.seats * 2)
    at.shown = _faceless(at.seats * 2)
    at.yielded = zeros(at.seats * 2)
    at.manner = filled(at.seats, 0)
    at.reserve = filled(at.seats * RESOURCES, 0)
    at.hammered = filled(at.seats, 0)
    at.cerberus = filled(at.seats, 0)
    at.triton = filled(at.seats, 0)
    at.portal = filled(at.seats, HOME)
    _lay_temple(at)
    _lay_islands(at, options)
    at.first = at.roll(at.seats)
    for k in range(at.seats):
        at.reserve[((at.first + k) % at.seats) * RESOURCES + GOLD] = START_GOLD[k]
    at.active = at.first
    at.round = 1
    at.then(BEGIN_TURN)
    at.run()
    return at


def _faceless(n: i64) -> vec[u8]:
    out = zeros(n)
    for k in range(n):
        out[k] = u8(NO_FACE)
    return out


def _lay_temple(at: DiceForgeState) -> None:
    """setup.sanctuary, setup.two-players: with two players half of every stack is taken away by lot."""
    at.stock = zeros(FACES)
    for kind in range(SANCTUARY):
        at.stock[kind] = u8(STACK_SIZE[kind])
    for k in range(FACES - GARDEN):
        at.stock[GARDEN + k] = u8(GARDEN_SIZE[k])
    if at.seats == 2:
        for kind in range(SANCTUARY):
            if STACK_SIZE[kind] > 1:
                at.stock[kind] = u8(STACK_SIZE[kind] // 2)
        for first in MIXED_STACKS:
            for _ in range(2):
                gone: i64 = at.draw_kind(at.stock[i64(first) : i64(first) + 4])
                at.stock[i64(first) + gone] = u8(0)


def _lay_islands(at: DiceForgeState, options: dict[str, OptionValue]) -> None:
    at.left = zeros(FEATS)
    at.card_at = zeros(FEATS)
    by_lot = options["cards"] == RANDOM
    for stack in range(FEATS):
        option, usual, other = SLOTS[stack]
        card = usual
        if option and (at.roll(2) == 1 if by_lot else options[option] == CARD_NAMES[other]):  # ruling.even-chances
            card = other
        at.left[stack] = u8(at.seats)
        at.card_at[stack] = u8(i64(card))


def option_name(card: str) -> str:
    """The option that says which card lies in the slot of this introductory one."""
    return f"{card}_slot"


# For each stack the option that swaps it, its introductory card and the other one; no option where it never changes.
SLOTS: Final = [
    (option_name(row[3]) if row[4] else "", CARD_NAMES.index(row[3]), CARD_NAMES.index(row[4] or row[3]))
    for row in ISLAND_TABLE
]
