"""What every bot has in common: a seat, dice of its own, and eyes that see what the seat sees."""

from theogony.kernel.dice import Dice
from theogony.kernel.game import Game
from theogony.kernel.state import State


class Bot:
    """A player that is a program. Made for one seat of one game; `act` is the only door."""

    def __init__(self, game: Game, seat: int, dice: Dice) -> None:
        self.game = game
        self.seat = seat
        self.dice = dice

    def act(self, view: State) -> int:
        """The bot's action, one of `view.legal(seat)`. Anything but the view of its own seat is refused."""
        if view.game_id() != self.game.id:
            raise ValueError(f"This bot plays {self.game.title}; it was shown a state of '{view.game_id()}'.")
        if int(view.eyes) != self.seat:
            raise ValueError(
                f"The bot at seat {self.seat} may see only what its seat sees: show it state.seen_by({self.seat})."
            )
        return self.choose(view)

    def choose(self, view: State) -> int:
        """What a kind of bot states: an action of `view.legal(self.seat)`, of which there is at least one."""
        raise NotImplementedError
