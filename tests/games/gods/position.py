"""Any position of Gods in a few words: `Table(2).temple(0, (0, 0)).tribe("amber", (1, 0), god=1)`.

Cells are (q, r). Hexes that are laid come out of the pile, tokens and temples out of the players' hands, so that
nothing is created or lost. It is seat 0's turn with two actions to do unless said otherwise.
"""

from __future__ import annotations

from typing import cast

import theogony
from theogony.games.gods.actions import SPACE, TO_ACT
from theogony.games.gods.components import (
    CELLS,
    COLOUR_NAMES,
    COLOURS,
    EMPTY,
    HEX_KINDS,
    HEXES,
    LAID_DECAY,
    LAID_DESERT,
    LAID_TEMPLE,
    LAID_TRIBE,
    NO_HEX,
    TEMPLES,
    TOKENS,
    WORLD,
)
from theogony.games.gods.rules import GodsState
from theogony.kernel.arrays import zeros

GODS = theogony.game("gods")
Spot = tuple[int, int]
HEX = {name: k for k, name in enumerate((*COLOUR_NAMES, "desert", "mediation", "vortex", "game end"))} | {
    "decay": 7,
    "-": int(NO_HEX),
}


class Table:
    """A position being set up, then played."""

    def __init__(
        self,
        seats: int = 2,
        display: tuple[str, str] = ("amber", "desert"),
        energy: int = 12,
        actions: int = 2,
        seed: int = 1,
        **options: bool,
    ) -> None:
        self.state = state = cast(GodsState, GODS.start(seats, seed, **options))
        state.laid, state.token, state.crowd = zeros(CELLS), zeros(CELLS), zeros(CELLS)
        state.reach = 0
        state.gone = zeros(HEX_KINDS)
        state.pile = HEXES[:]
        if state.bag and not state.decay:
            state.pile[HEX["game end"]] = 0
        for seat in range(seats):
            state.energy[seat], state.temples[seat], state.tokens[seat] = energy, TEMPLES, TOKENS
        for slot, name in enumerate(display):
            state.display[slot] = HEX[name]
            if name != "-":
                state.pile[HEX[name]] -= 1
        self.turn(0, actions)

    # setting up

    def turn(self, seat: int, actions: int = 2) -> Table:
        """It is this seat's turn, with so many actions left."""
        self.state.agenda.clear()
        self.state.active, self.state.actions_left, self.state.temple_built = seat, actions, 0
        self.state.ask(TO_ACT, seat)
        return self

    def temple(self, seat: int, *spots: Spot) -> Table:
        for spot in spots:
            self.state.lay(WORLD.cell(*spot), LAID_TEMPLE + seat)
            self.state.temples[seat] -= 1
        return self

    def desert(self, *spots: Spot) -> Table:
        for spot in spots:
            self.state.lay(WORLD.cell(*spot), LAID_DESERT)
            self.state.pile[HEX["desert"]] -= 1
        return self

    def tribe(self, colour: str, *spots: Spot, god: int | None = None) -> Table:
        for spot in spots:
            self.state.lay(WORLD.cell(*spot), LAID_TRIBE + HEX[colour])
            self.state.pile[HEX[colour]] -= 1
            if god is not None:
                self.state.token[WORLD.cell(*spot)] = god + 1
                self.state.tokens[god] -= 1
                self.state.converted[god * COLOURS + HEX[colour]] += 1
        return self

    def village(self, seat: int, *colours: str, victory: bool = True) -> Table:
        """Three tribes of the seat far off in a row of their own, with the tiles they earned."""
        for colour in colours:
            row = 10 if self._empty(-12, 10) else -10 if self._empty(2, -10) else 8 if self._empty(-12, 8) else -8
            first = -12 if row > 0 else 2
            while not self._empty(first, row):
                first += 1
            self.tribe(colour, *((first + k, row) for k in range(3)), god=seat)
            self.state.villages[seat * COLOURS + HEX[colour]] += 1
            self.state.victory[seat * COLOURS + HEX[colour]] += int(victory)
        return self

    def _empty(self, q: int, r: int) -> bool:
        return bool(self.state.laid[WORLD.cell(q, r)] == EMPTY)

    def victory_tiles(self, seat: int, colour: str, count: int) -> Table:
        self.state.victory[seat * COLOURS + HEX[colour]] = count
        return self

    def energy(self, *crystals: int) -> Table:
        for seat, count in enumerate(crystals):
            self.state.energy[seat] = count
        return self

    def tokens(self, seat: int, left: int) -> Table:
        """The seat's other tokens are not to be had."""
        self.state.tokens[seat] = left
        return self

    def mediations(self, seat: int, count: int) -> Table:
        self.state.mediations[seat] = count
        self.state.pile[HEX["mediation"]] -= count
        return self

    def pile(self, **counts: int) -> Table:
        """Exactly these are still to come (`end=1` for the game-end hex); the others were used up."""
        for kind in range(HEX_KINDS):
            name = next(name for name, k in HEX.items() if k == kind)
            left = counts.get("end" if name == "game end" else name, 0)
            self.state.gone[kind] += self.state.pile[kind] - left if self.state.pile[kind] > left else 0
            self.state.pile[kind] = left
        return self

    # playing

    def do(self, *actions: str, seat: int | None = None) -> Table:
        """Actions in notation, by the seat whose turn it is."""
        for action in actions:
            self.state.apply(self.state.active if seat is None else seat, SPACE.parse(action))
        return self

    def refusal(self, action: str) -> str:
        """The rule that forbids the active seat the action, or 'allowed'."""
        rule = int(self.state.refusal(self.state.active, SPACE.parse(action)))
        return "allowed" if rule == 0 else GODS.rule_id(rule).removeprefix("gods.")

    def legal(self, kind: str = "") -> list[str]:
        """What the active seat may do, in notation: all, or what starts with these words."""
        actions = [SPACE.notation(int(action)) for action in self.state.legal(self.state.active)]
        return [action for action in actions if action.startswith(kind)]

    # looking

    def god(self, *spot: int) -> int | None:
        """Whose token the tribe carries."""
        token = int(self.state.token[WORLD.cell(*spot)])
        return token - 1 if token else None

    def crystals(self, seat: int = 0) -> int:
        return int(self.state.energy[seat])

    def villages(self, seat: int, colour: str) -> int:
        return int(self.state.villages[seat * COLOURS + HEX[colour]])

    def victories(self, seat: int, colour: str) -> int:
        return int(self.state.victory[seat * COLOURS + HEX[colour]])

    def lies(self, *spot: int) -> str:
        """What lies on a cell: 'temple 0', 'amber', 'desert', 'decay' or ''."""
        what = int(self.state.laid[WORLD.cell(*spot)])
        if what == EMPTY:
            return ""
        if what < LAID_TRIBE:
            return f"temple {what - LAID_TEMPLE}"
        return {int(LAID_DESERT): "desert", int(LAID_DECAY): "decay"}.get(what) or COLOUR_NAMES[what - int(LAID_TRIBE)]

    def shown(self) -> tuple[str, str]:
        """The display."""
        names = {k: name for name, k in HEX.items() if name != "decay"}
        return names[int(self.state.display[0])], names[int(self.state.display[1])]

    def left(self, name: str) -> int:
        """How many of a hex are in the pile or bag."""
        return int(self.state.pile[HEX[name]])
