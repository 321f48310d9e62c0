"""Any position of Dice Forge in a few words: `Table(2).dice(0, "gold-3", "mirror").blessing(0)`.

A die made of six equal faces falls as the test wants it. It is seat 0's turn unless said otherwise.
"""

from __future__ import annotations

from typing import cast

import theogony
from theogony.games.dice_forge.actions import DIVINE, EVENTS, MINOR, SPACE, STEP_ONE, TO_ACT
from theogony.games.dice_forge.components import (
    CARD_NAMES,
    CARDS,
    COLOUR_NAMES,
    FACE_NAMES,
    FACES,
    ISLAND_TABLE,
    RESOURCE_NAMES,
    RESOURCES,
)
from theogony.games.dice_forge.feats import take_card
from theogony.games.dice_forge.position import REPEATABLE
from theogony.games.dice_forge.rules import DiceForgeState

DICE_FORGE = theogony.game("dice_forge")
OTHER_CARDS = {
    "cards": "chosen",
    **{f"{row[3]}_slot": row[4] for row in ISLAND_TABLE if row[4]},
}


def face(name: str) -> int:
    return FACE_NAMES.index(name)


class Table:
    """A position being set up, then played."""

    def __init__(self, seats: int = 2, seed: int = 1, **options: str) -> None:
        self.state = state = cast(DiceForgeState, DICE_FORGE.start(seats, seed, **options))
        for k in range(seats * int(RESOURCES)):
            state.reserve[k] = 0
        state.first = 0
        self.turn(0)

    # setting up

    def turn(self, seat: int, round_number: int = 1) -> Table:
        """It is this seat's turn, and it has done nothing yet."""
        state = self.state
        state.agenda.clear()
        state.active, state.round = seat, round_number
        state.actions_done, state.extra_paid, state.forging, state.bought = 0, 0, 0, 0
        state.ask(TO_ACT, seat)
        return self

    def dice(self, seat: int, light: str, dark: str) -> Table:
        """Dice that show the same face whatever is rolled."""
        return self.faces(seat, "light", *[light] * 6).faces(seat, "dark", *[dark] * 6)

    def faces(self, seat: int, die: str, *names: str) -> Table:
        for side, name in enumerate(names):
            self.state.sides[seat * 12 + (6 if die == "dark" else 0) + side] = face(name)
        return self

    def has(self, seat: int, **amounts: int) -> Table:
        for name, amount in amounts.items():
            self.state.reserve[seat * int(RESOURCES) + RESOURCE_NAMES.index(name)] = amount
        return self

    def card(self, seat: int, *names: str) -> Table:
        """Cards the seat took earlier, with their tokens."""
        for name in names:
            self.state.cards[seat * int(CARDS) + CARD_NAMES.index(name)] += 1
            if name == "cerberus":
                self.state.cerberus[seat] += 1
            if name == "triton":
                self.state.triton[seat] += 1
        return self

    def boar(self, owner: int, colour: str) -> Table:
        """The seat has the boar card of this colour."""
        self.state.boar_owner[COLOUR_NAMES.index(colour)] = owner + 1
        return self

    def stock(self, **faces: int) -> Table:
        """How many faces are left in the temple; `gold_3=1`."""
        for name, count in faces.items():
            self.state.stock[face(name.replace("_", "-"))] = count
        return self

    def hero(self, seat: int, portal: int) -> Table:
        self.state.portal[seat] = portal
        return self

    # letting things happen

    def _alone(self) -> None:
        self.state.agenda.clear()
        self.state.agenda.stand_aside()

    def blessing(self, seat: int, manner: int = int(REPEATABLE)) -> Table:
        """The seat rolls both dice and receives a divine blessing; nothing comes after it."""
        self._alone()
        self.state.then(DIVINE, seat, manner)
        self.state.run()
        return self

    def minor(self, seat: int, die: str = "light", manner: int = int(REPEATABLE)) -> Table:
        self._alone()
        self.state.then(MINOR, seat, manner, 1 if die == "dark" else 0)
        self.state.run()
        return self

    def step_one(self) -> Table:
        """Everybody's blessing; in a game of two only once."""
        self._alone()
        self.state.then(STEP_ONE, 1)
        self.state.run()
        return self

    def take(self, seat: int, card: str) -> Table:
        """The seat takes the card, unpaid; nothing comes after it."""
        self._alone()
        stack = [CARD_NAMES[kind] for kind in self.state.card_at].index(card)
        take_card(self.state, seat, stack)
        self.state.run()
        return self

    def do(self, *notations: str) -> Table:
        """Actions one after the other by whoever is asked; `2: gain sun` where several are."""
        for text in notations:
            who, _, said = text.rpartition(": ")
            seat = int(who) if who else self.asked()[0]
            self.state.apply(seat, SPACE.parse(said))
        return self

    # looking

    def told(self, *notations: str) -> list[tuple[str, dict[str, int]]]:
        """What is told while these actions are done."""
        self.state.telling = True
        self.state.trail = self.state.trail[:0]
        self.do(*notations)
        return EVENTS.read(self.state.trail)

    def asked(self) -> list[int]:
        return [seat for seat in range(int(self.state.seats)) if int(self.state.acting()) >> seat & 1]

    def legal(self, seat: int | None = None) -> list[str]:
        asked = self.asked()[0] if seat is None else seat
        return [SPACE.notation(int(action)) for action in self.state.legal(asked)]

    def refusal(self, text: str, seat: int | None = None) -> str:
        """The id of the rule that forbids the action, without the game's name; empty if nothing does."""
        asked = self.asked()[0] if seat is None else seat
        rule = int(self.state.refusal(asked, SPACE.parse(text)))
        return DICE_FORGE.rule_id(rule).removeprefix("dice_forge.") if rule else ""

    def reserve(self, seat: int) -> tuple[int, int, int, int]:
        """Gold, sun shards, moon shards, glory."""
        gold, sun, moon, glory = (int(self.state.has(seat, k)) for k in range(4))
        return gold, sun, moon, glory

    def up(self, seat: int) -> tuple[str, str]:
        """The faces that lie up."""
        return FACE_NAMES[int(self.state.face_up(seat, 0))], FACE_NAMES[int(self.state.face_up(seat, 1))]

    def die(self, seat: int, die: str) -> list[str]:
        start = seat * 12 + (6 if die == "dark" else 0)
        return [FACE_NAMES[kind] for kind in self.state.sides[start : start + 6]]

    def removed(self, seat: int) -> dict[str, int]:
        start = seat * int(FACES)
        counts = self.state.removed[start : start + int(FACES)]
        return {FACE_NAMES[kind]: int(count) for kind, count in enumerate(counts) if count}

    def left(self, name: str) -> int:
        return int(self.state.stock[face(name)])

    def portal(self, seat: int) -> int:
        return int(self.state.portal[seat])
