"""What every bot has in common: a seat, dice of its own, and eyes that see what the seat sees."""

from collections.abc import Sequence
from dataclasses import dataclass

from theogony.kernel.dice import Dice
from theogony.kernel.game import Game
from theogony.kernel.state import State


@dataclass(frozen=True)
class Tried:
    """What a bot thinks of an action: how often it tried it, and the share of its rivals the seat is likely to leave
    behind by it (0 to 1; between two, the chance to win). None if it does not know."""

    action: int
    times: int = 0
    share: float | None = None


class Bot:
    """A player that is a program. Made for one seat of one game; `act` is the only door."""

    def __init__(self, game: Game, seat: int, dice: Dice) -> None:
        self.game = game
        self.seat = seat
        self.dice = dice

    def act(self, view: State) -> int:
        """The bot's action, one of `view.legal(seat)`. Anything but the view of its own seat is refused."""
        self._look_at(view)
        return self.choose(view)

    def thoughts(self, view: State, about: Sequence[int] = ()) -> list[Tried]:
        """What the bot thinks of the actions it looked at, the best first: one that does not think names one. It looks
        at those it is asked `about`, and at what it likes."""
        self._look_at(view)
        return self.looked(view, about)

    def _look_at(self, view: State) -> None:
        if view.game_id() != self.game.id:
            raise ValueError(f"This bot plays {self.game.title}; it was shown a state of '{view.game_id()}'.")
        if int(view.eyes) != self.seat:
            raise ValueError(
                f"The bot at seat {self.seat} may see only what its seat sees: show it state.seen_by({self.seat})."
            )

    def looked(self, view: State, about: Sequence[int] = ()) -> list[Tried]:
        """What a kind of bot may state: what it found out about each action it tried."""
        return [Tried(self.choose(view))]

    def choose(self, view: State) -> int:
        """What a kind of bot states: an action of `view.legal(self.seat)`, of which there is at least one."""
        raise NotImplementedError
