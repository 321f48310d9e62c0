"""The process in which bots think: views come in, actions go out, until the input ends."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import BinaryIO

import msgspec

from theogony.bots import new_bot
from theogony.bots.bot import Tried
from theogony.bots.searching import SearchBot
from theogony.kernel.dice import dice_from_seed
from theogony.kernel.game import game
from theogony.server.also import add_games
from theogony.server.thinkers import Asked

NICE = 10  # people come first: the table answers them at once while bots search on every core


def think(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answers until the input ends. From its first long search on, the process lets others go first."""
    is_nice = False
    while True:
        head = questions.read(4)
        if len(head) < 4:
            return
        asked = msgspec.msgpack.decode(questions.read(int.from_bytes(head, "little")), type=Asked)
        played = game(asked.game)
        bot = new_bot(asked.bot, played, asked.seat, dice_from_seed(asked.seed))
        if isinstance(bot, SearchBot) and not is_nice:
            be_nice()
            is_nice = True
        view = played.load(asked.view)
        answer = msgspec.msgpack.encode(bot.thoughts(view) if asked.look else [Tried(bot.act(view))])
        answers.write(len(answer).to_bytes(4, "little") + answer)
        answers.flush()


def be_nice() -> None:
    with suppress(AttributeError):  # where there is no such thing
        os.nice(NICE)


if __name__ == "__main__":
    add_games(sys.argv[1:])
    think(sys.stdin.buffer, sys.stdout.buffer)
