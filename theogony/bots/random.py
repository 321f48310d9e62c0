"""The bot that knows nothing: every legal action is as likely as the next."""

from mypy_extensions import i64

from theogony.bots.bot import Bot
from theogony.kernel.state import State


class RandomBot(Bot):
    def choose(self, view: State) -> int:
        actions = view.legal(i64(self.seat))
        if len(actions) == 0:
            raise ValueError(f"Seat {self.seat} has nothing to decide.")
        return int(actions[int(self.dice.below(i64(len(actions))))])
