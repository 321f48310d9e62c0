"""Matches as JSON files that read well in a diff: one line for each entry.

`backup` holds everything and is for the server alone while the match runs. `published` is what a viewer may have: the
same once the match is over, before that without seed and checks, and with the log as the viewer saw it.
"""

from __future__ import annotations

import re
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from theogony.kernel.game import OptionValue
from theogony.kernel.state import NOBODY
from theogony.match.entries import Count, Entry, short_hash
from theogony.match.fairness import DiceSource
from theogony.match.match import Match, Result
from theogony.match.views import entry_seen

FORMAT = 1
MOST_LETTERS, SHOWN_LETTERS = 160, 40  # of a word in an error; hashes and seeds are shorter
BYTE_ORDER_MARK = b"\xef\xbb\xbf"

Hash = Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]
Secret = Annotated[str, Meta(pattern=r"\A(?:[0-9a-f]{2}){16,64}\Z")]


class FileError(ValueError):
    """What is wrong with a match file, in one sentence. Of very long words in the file it shows the beginning."""

    def __init__(self, sentence: str) -> None:
        super().__init__(re.sub(rf"\S{{{MOST_LETTERS},}}", lambda word: f"{word[0][:SHOWN_LETTERS]}…", sentence))


class SeatLine(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    name: str
    player: str
    commitment: Hash | None = None  # to the nonce
    nonce: Secret | None = None
    check: str = ""


class DiceLine(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The server's commitment and its seed, or the key of a match whose dice nobody had to agree on."""

    commitment: Hash | None = None
    seed: Secret | None = None
    key: Hash | None = None


class EarlierLine(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The dice of a match this one goes on from. It is over, so nothing of them is secret any more."""

    dice: DiceLine
    committed: tuple[Hash | None, ...] = ()  # by seat
    nonces: tuple[Secret | None, ...] = ()  # by seat
    check: str = ""


class ClockLine(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The latest time the match has heard of; it goes on from there."""

    at: Count
    check: str = ""


class MatchFile(Struct, frozen=True, forbid_unknown_fields=True):
    theogony: int  # the format
    game: str
    rules_version: int
    space: str
    options: dict[str, OptionValue]
    seats: tuple[SeatLine, ...]
    dice: DiceLine
    start: str  # the check of the set-up
    entries: tuple[Entry, ...]
    clock: ClockLine
    result: Result | None
    earlier: tuple[EarlierLine, ...] = ()


def backup(match: Match) -> bytes:
    """Everything, the seed included: `restore` goes on with the match from it."""
    return _text(_file(match, match.log, whole=True))


def published(match: Match, viewer: int = int(NOBODY)) -> bytes:
    """What the viewer may have: everything once the match is over, what it has seen until then."""
    if match.over:
        return backup(match)
    seen = [entry_seen(match, n, viewer) for n in range(1, len(match.log) + 1)]
    return _text(_file(match, [entry for entry in seen if entry is not None], whole=False))


def read(content: bytes | str) -> MatchFile:
    """The file as it stands, well formed but not verified. FileError if it is none."""
    try:
        if (content if isinstance(content, bytes) else content.encode()).startswith(BYTE_ORDER_MARK):
            raise FileError("This is no match file: it begins with a byte order mark. Save it as UTF-8 without one.")
        found = msgspec.json.decode(content, type=dict[str, msgspec.Raw])
        version = msgspec.json.decode(found.get("theogony", b"null"))
        if version != FORMAT:
            raise FileError(f"This is no match file of format {FORMAT}: its field 'theogony' is {version}.")
        return msgspec.json.decode(content, type=MatchFile)
    except UnicodeError:
        raise FileError("This is no match file: it is not text in UTF-8.") from None
    except (msgspec.MsgspecError, RecursionError) as wrong:
        raise FileError(f"This is no match file: {_in_words(str(wrong))}.") from None


def _in_words(wrong: str) -> str:
    """What the decoder says, with entries counted as in the log and patterns called by what they stand for."""
    said = re.sub(r"\$\.entries\[(\d+)\]", lambda at: f"entry {int(at[1]) + 1}", wrong)
    return re.sub(r"`str` matching regex '[^']*'", "hexadecimal digits, as many as there should be", said).rstrip(".")


def seat_check(match: Match, seat: int) -> str:
    line = _seat_line(match, seat)
    return short_hash(str(seat).encode(), msgspec.json.encode(line))


def clock_check(match: Match, at: int) -> str:
    return short_hash(match.log[-1].check.encode() if match.log else b"", str(at).encode())


def _seat_line(match: Match, seat: int) -> SeatLine:
    who = match.seats[seat]
    if match.agreement is None:
        return SeatLine(who.name, who.player)
    nonce = match.agreement.nonces[seat]
    return SeatLine(who.name, who.player, match.agreement.committed[seat], nonce.hex() if nonce is not None else None)


def earlier_line(source: DiceSource) -> EarlierLine:
    line = EarlierLine(_dice_line(source, whole=True))
    if not isinstance(source, bytes):
        nonces = tuple(None if nonce is None else nonce.hex() for nonce in source.nonces)
        line = EarlierLine(line.dice, source.committed, nonces)
    return msgspec.structs.replace(line, check=short_hash(msgspec.json.encode(line)))


def _dice_line(source: DiceSource, whole: bool) -> DiceLine:
    if isinstance(source, bytes):
        return DiceLine(key=source.hex() if whole else None)
    return DiceLine(source.commitment(), source.seed.hex() if whole else None)


def _file(match: Match, entries: list[Entry], whole: bool) -> MatchFile:
    seats = [_seat_line(match, seat) for seat in range(len(match.seats))]
    if whole:
        seats = [msgspec.structs.replace(line, check=seat_check(match, k)) for k, line in enumerate(seats)]
    at = match.clock.at if whole else entries[-1].at if entries else 0  # later moments may be secret answers
    return MatchFile(
        theogony=FORMAT,
        game=match.game.id,
        rules_version=match.game.rules_version,
        space=match.game.space.digest(),
        options=match.options,
        seats=tuple(seats),
        dice=_dice_line(match.key if match.agreement is None else match.agreement, whole),
        start=match.start_check if whole else "",
        entries=tuple(entries),
        clock=ClockLine(at, clock_check(match, at) if whole else ""),
        result=match.result(),
        earlier=tuple(earlier_line(source) for source in match.earlier),
    )


def _text(file: MatchFile) -> bytes:
    """One line for each field, each seat and each entry; of earlier matches only where there are any."""
    lines = []
    for name in file.__struct_fields__:
        value = getattr(file, name)
        if name == "earlier" and not value:
            continue
        if isinstance(value, tuple):
            rows = ",\n".join("  " + msgspec.json.encode(row).decode() for row in value)
            text = f"[\n{rows}\n ]" if rows else "[]"
        else:
            text = msgspec.json.encode(value).decode()
        lines.append(f' "{name}": {text}')
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()
