"""How the games of an environment begin: everything follows from its seed, the table and the number of the game."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from theogony.envs.stepping.batch import Opening
from theogony.envs.stepping.course import Course
from theogony.kernel.dice import dice_from_key, key_of
from theogony.kernel.game import Game


class GameOpening(Opening):
    """Opens games of one kind. Game n at table t of a seed is the same game wherever and whenever it is played."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any], seed: int) -> None:
        self.game = game
        self.seats = seats
        self.options = game.checked_options(seats, options)
        self.seed = seed

    def course(self, table: i64, number: i64) -> Course:
        name = f"environment {self.seed}, table {table}, game {number}"
        state = self.game.deal(self.seats, dice_from_key(key_of(f"{name}, table".encode())), self.options)
        return Course(state, dice_from_key(key_of(f"{name}, chance".encode())))
