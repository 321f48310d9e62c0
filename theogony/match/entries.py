"""The log of a match: numbered entries, never changed and never taken out again.

Entries read the same in memory and in a file. Actions stand there in notation (`lay 1 3,-1`), with what the game
told when they were done (`turned-up slot=0 hex=5`). `at` is milliseconds since the start of the match. `check` is
a running hash over every entry so far and the states they led to, so that a changed file shows where.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated

from msgspec import Meta, Struct, json
from msgspec.structs import replace

from theogony.kernel.trail import ENTRY, UNKNOWN, Events

Count = Annotated[int, Meta(ge=0)]
CHECK_LENGTH = 16


class _Numbered(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="do"):
    n: int
    at: Count


class Did(_Numbered, frozen=True, tag="action"):
    """A seat acted."""

    seat: int
    say: str
    told: tuple[str, ...] = ()
    check: str = ""


class RanOut(_Numbered, frozen=True, tag="time"):
    """The hourglass acted."""

    say: str
    told: tuple[str, ...] = ()
    check: str = ""


class Undone(_Numbered, frozen=True, tag="undo"):
    """A seat took its last actions back."""

    seat: int
    back: int
    check: str = ""


class TakenOver(_Numbered, frozen=True, tag="takeover"):
    """From now on the seat is played by a bot of this name, or by a person."""

    seat: int
    player: str
    check: str = ""


class Paused(_Numbered, frozen=True, tag="pause"):
    """Nobody can act and no clock runs until the match is resumed."""

    check: str = ""


class Resumed(_Numbered, frozen=True, tag="resume"):
    check: str = ""


class Resigned(_Numbered, frozen=True, tag="resign"):
    """The seat gave up; while others go on, this player acts for it."""

    seat: int
    player: str
    check: str = ""


class Unopened(_Numbered, frozen=True, tag="unopened"):
    """The seat had committed to a nonce and did not open it: it counts as empty."""

    seat: int
    check: str = ""


class Forked(_Numbered, frozen=True, tag="fork"):
    """Up to here this was another match. From now on the seats are this match's, and so are the dice."""

    check: str = ""


Entry = Did | RanOut | Undone | TakenOver | Paused | Resumed | Resigned | Unopened | Forked


def short_hash(*parts: bytes) -> str:
    """The checks in files: long enough to find a mistake by, short enough to read past."""
    whole = sha256()
    for part in parts:
        whole.update(len(part).to_bytes(8, "little") + part)
    return whole.hexdigest()[:CHECK_LENGTH]


def sealed(entry: Entry, before: str, state: bytes) -> Entry:
    """The entry with its check, which depends on the check before it and on the state it led to."""
    return replace(entry, check=short_hash(before.encode(), json.encode(replace(entry, check="")), state))


def told(events: Events, trail: object) -> tuple[str, ...]:
    """A trail in words; a parameter that was blanked is a question mark."""
    numbers = [int(number) for number in trail]  # type: ignore[attr-defined]
    out = []
    for at in range(0, len(numbers), int(ENTRY)):
        event = events.events[numbers[at]]
        words = [event.name]
        for k, name in enumerate(event.parameters):
            value = numbers[at + 2 + k]
            hidden = value == UNKNOWN and int(event.secret[k]) != 0
            words.append(f"{name}=?" if hidden else f"{name}={value}")
        out.append(" ".join(words))
    return tuple(out)
