"""What a client is told when something cannot be done: an id, and a sentence in the guest's language.

The sentence of `table.full` is the frame's message `sorry-table-full`.
"""

from __future__ import annotations

from theogony.server.storage import Down
from theogony.words import LANGUAGES, words

STATUS = {
    "cookie": 401,
    "origin": 403,
    "seat.not-yours": 403,
    "table.not-host": 403,
    "table.not-yours": 403,
    "table.unknown": 404,
    "game.unknown": 404,
    "page.unknown": 404,
    "seat.taken": 409,
    "seat.resigned": 409,
    "option.unknown": 404,
    "table.starting": 409,
    "table.full": 409,
    "table.not-full": 409,
    "table.running": 409,
    "table.over": 409,
    "table.not-over": 409,
    "fork.running": 409,
    "fork.end": 409,
    "fork.moment": 404,
    "invite.wrong": 403,
    "too-large": 413,
    "standing.unknown": 404,
    "hint.not-here": 403,
    "hint.not-asked": 409,
    "slow": 429,
    "storage": 503,
    "storage.away": 503,
    "storage.unsure": 503,
    "broken": 500,
}


PASSING = {"storage", "storage.away", "storage.unsure", "table.changed"}


class Sorry(Exception):
    """Something a guest asked for and does not get. Nothing has changed."""

    def __init__(self, id: str, **args: object) -> None:
        super().__init__(id)
        self.id = id
        self.args_of_sentence = args
        self.option = ""  # of a game, if that is what is wrong

    @property
    def status(self) -> int:
        return STATUS.get(self.id, 400)

    def sentence(self, language: str) -> str:
        return words(language).say("sorry-" + self.id.replace(".", "-"), **self.args_of_sentence)


def sorry_for(down: Down) -> Sorry:
    """What a guest is told when the database did not do something."""
    return Sorry({"written": "storage", "read": "storage.away", "known": "storage.unsure"}[down.what])


def passes(wrong: Exception) -> bool:
    """Whether the same thing may be done a moment later: the database was away, or another process was quicker."""
    return isinstance(wrong, Down) or (isinstance(wrong, Sorry) and wrong.id in PASSING)


def spoken_here(wanted: str | None) -> str:
    """The first of the languages in an Accept-Language header, or a single one, that we speak; else English."""
    for part in (wanted or "").split(","):
        tongue = part.split(";")[0].strip().split("-")[0].lower()
        if tongue in LANGUAGES:
            return tongue
    return LANGUAGES[0]
