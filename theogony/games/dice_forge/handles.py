"""What the things of Dice Forge are called on the table, and where the places of its two boards are."""

from __future__ import annotations

from theogony.games.dice_forge.actions import FROM_CARD
from theogony.games.dice_forge.components import CARD_NAMES, DIE_NAMES, FACE_NAMES, RESOURCE_NAMES, SHIELD
from theogony.games.dice_forge.rules import DiceForgeState
from theogony.kernel.state import State
from theogony.table import Line, line

REINFORCEMENTS = ("hind", "owl", "elder")  # by number, as in the action

Place = tuple[float, float]  # parts of a board's width

# The temple: the sanctuary's basins by price, a column each, and the beds of the gardens below them.
COLUMNS = {price: 0.078 + 0.1407 * k for k, price in enumerate((2, 3, 4, 5, 6, 8, 12))}
ROWS = (0.165, 0.297, 0.429, 0.561)
BASINS: dict[str, Place] = {
    name: (COLUMNS[price], ROWS[row])
    for price, names in (
        (2, ("gold-3", "moon-1")),
        (3, ("gold-4", "sun-1")),
        (4, ("gold-6", "any-1", "sun-1-glory-1", "gold-2-moon-1")),
        (5, ("gold-3-or-glory-2",)),
        (6, ("moon-2",)),
        (8, ("sun-2", "glory-3")),
        (12, ("glory-4", "glory-2-moon-2", "all-1", "any-2")),
    )
    for row, name in enumerate(names)
}
BEDS: tuple[dict[str, Place], ...] = (
    {
        "boar-red": (COLUMNS[2], 0.505),
        "boar-blue": (COLUMNS[3], 0.505),
        "boar-yellow": (COLUMNS[2], 0.627),
        "boar-green": (COLUMNS[3], 0.627),
    },
    {
        "shield-red": (COLUMNS[5], 0.366),
        "shield-blue": (COLUMNS[6], 0.366),
        "shield-yellow": (COLUMNS[5], 0.488),
        "shield-green": (COLUMNS[6], 0.488),
    },
    {"triple": (COLUMNS[5], 0.627), "mirror": (COLUMNS[6], 0.627), "ship": (COLUMNS[8], 0.627)},
)
TEMPLE_HEIGHT = 720  # of 1000

# The islands: portals around the bay, the stacks beside them, in its middle the starting portals and the rounds.
PORTALS: dict[int, Place] = {
    1: (0.262, 0.5),
    2: (0.262, 0.3),
    3: (0.262, 0.1),
    4: (0.5, 0.048),
    5: (0.738, 0.1),
    6: (0.738, 0.3),
    7: (0.738, 0.5),
}
STACKS: tuple[Place, ...] = (
    (0.062, 0.5),
    (0.172, 0.5),
    (0.172, 0.3),
    (0.062, 0.3),
    (0.062, 0.1),
    (0.172, 0.1),
    (0.394, 0.172),
    (0.5, 0.172),
    (0.606, 0.172),
    (0.828, 0.1),
    (0.938, 0.1),
    (0.828, 0.3),
    (0.938, 0.3),
    (0.828, 0.5),
    (0.938, 0.5),
)
HOMES: tuple[Place, ...] = tuple((0.362 + 0.092 * seat, 0.345) for seat in range(4))
ROUND_TRACK: tuple[Place, ...] = tuple((0.352 + 0.074 * (k % 5), 0.455 + 0.07 * (k // 5)) for k in range(10))
ISLANDS_HEIGHT = 590


def forge_of(view: State) -> DiceForgeState:
    assert isinstance(view, DiceForgeState)
    return view


# ---- handles; those that stand for a value of an action take the view and the seat first


def die_piece(seat: int, die: int) -> str:
    return f"die{seat}-{DIE_NAMES[die]}"


def die_of_all(view: State, seat: int, number: int) -> str | None:
    """The die by its number among everybody's."""
    return die_piece(number // 2, number % 2) if number // 2 < int(view.seats) else None


def side_of_own(view: State, seat: int, number: int) -> str:
    return f"{die_piece(seat, number // 6)}#{number % 6}"


def temple_face(view: State, seat: int, kind: int) -> str | None:
    """A stack of faces in the temple, if one is left."""
    return f"face:{FACE_NAMES[kind]}" if int(forge_of(view).stock[kind]) else None


def shield_face(view: State, seat: int, colour: int) -> str | None:
    return temple_face(view, seat, int(SHIELD) + colour)


def stack_piece(view: State, seat: int, stack: int) -> str | None:
    return f"stack{stack}" if int(forge_of(view).left[stack]) else None


def reinforcement(view: State, seat: int, which: int) -> str | None:
    card = CARD_NAMES.index(REINFORCEMENTS[which])
    return card_piece(seat, card) if int(forge_of(view).card_count(seat, card)) else None


def triton_button(view: State, seat: int, resource: int) -> str:
    """What a triton token is spent for, once it is touched."""
    return f"!triton-{RESOURCE_NAMES[resource]}"


def card_piece(seat: int, card: int) -> str:
    """The cards of one kind that a seat has."""
    return f"card{seat}:{CARD_NAMES[card]}"


def source(seat: int, number: int) -> str:
    """Where a gain of the seat comes from, by the number in its event."""
    if number >= int(FROM_CARD):
        return card_piece(seat, number - int(FROM_CARD))
    return die_piece(seat, max(number, 0))


# ---- words


def face_words(kind: int) -> Line:
    return line(f"face-{FACE_NAMES[kind]}")


def card_words(card: int) -> Line:
    return line(f"card-{CARD_NAMES[card]}")


def amount_words(resource: int, n: int) -> Line:
    return line(f"amount-{RESOURCE_NAMES[resource]}", n=n)
