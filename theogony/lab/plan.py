"""What a simulation plays: the game, its options, the bots at the seats, and the seed everything follows from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from theogony.bots import Bot, checked_bot, new_bot
from theogony.kernel.dice import Dice, dice_from_key, key_of
from theogony.kernel.game import Game, OptionValue, checked_seed, game
from theogony.kernel.state import State


@dataclass(frozen=True)
class Plan:
    """Made by `plan`, which checks everything. Game number n of a plan is the same game wherever it is played."""

    game_id: str
    seats: int
    bots: tuple[str, ...]  # by seat
    options: dict[str, OptionValue]
    seed: int

    @property
    def game(self) -> Game:
        return game(self.game_id)

    def start(self, number: int) -> State:
        """The first state of game number n."""
        options: dict[str, Any] = dict(self.options)
        return self.game.start(self.seats, key=self.key(number), **options)

    def key(self, number: int) -> bytes:
        """The key of the dice on the table in game number n."""
        return self._key(number, "table")

    def chance(self, number: int) -> Dice:
        """What decides in game number n who comes first where several may act."""
        return dice_from_key(self._key(number, "chance"))

    def bot_dice(self, number: int, seat: int) -> Dice:
        """The dice of the bot at the seat in game number n."""
        return dice_from_key(self._key(number, f"seat {seat}"))

    def new_bots(self, number: int) -> list[Bot]:
        """The bots of game number n, by seat."""
        return [new_bot(name, self.game, seat, self.bot_dice(number, seat)) for seat, name in enumerate(self.bots)]

    def _key(self, number: int, use: str) -> bytes:
        return key_of(f"simulation {self.seed}, game {number}, {use}".encode())


def plan(
    game_id: str,
    seats: int | None = None,
    bots: tuple[str, ...] = ("random",),
    options: Mapping[str, object] | None = None,
    seed: int = 0,
) -> Plan:
    """A checked plan: ValueError, as a sentence, for what the game does not have. Seat i plays bots[i % len(bots)]."""
    found = game(game_id)
    count = found.checked_seats(found.seats[0] if seats is None else seats)
    if not bots:
        raise ValueError("Name at least one bot.")
    if len(bots) > count:
        raise ValueError(f"There are {len(bots)} bots for {count} seats: {', '.join(bots)}.")
    at_seats = tuple(checked_bot(bots[seat % len(bots)]) for seat in range(count))
    chosen = found.checked_options(count, options or {})
    return Plan(found.id, count, at_seats, chosen, checked_seed(seed))
