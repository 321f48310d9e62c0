"""A line: something to be said to a player, before it is known in which language.

`line("event-laid", player=SeatName(0), hex=Link("amber:x0", line("type-tribe-amber")), paid=3)` is spoken by
`spoken` in a language, as one string or as pieces in which links keep their handles.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from theogony.words import Words

# Private-use characters that mark a link inside a formatted message.
_OPEN, _MIDDLE, _CLOSE = "\ue000", "\ue001", "\ue002"


class SeatName(msgspec.Struct, frozen=True, tag="seat"):
    """The name of whoever sits there."""

    seat: int


class Link(msgspec.Struct, frozen=True, tag="link"):
    """Words that light a handle when they are pointed at."""

    handle: str
    words: Line | SeatName | str


class Line(msgspec.Struct, frozen=True, tag="line"):
    """A key of the game's words, or `key.attribute`, with its arguments."""

    key: str
    args: dict[str, int | str | Line | SeatName | Link] = {}


def line(key: str, **args: int | str | Line | SeatName | Link) -> Line:
    return Line(key, args)


def seat_names(seats: Sequence[int]) -> Line | SeatName:
    """The names of at least one seat, as a list in words: "Anna, Bruno and Carla"."""
    out: Line | SeatName = SeatName(seats[0])
    for seat in seats[1:]:
        out = line("list-and" if seat == seats[-1] else "list-comma", first=out, last=SeatName(seat))
    return out


Spoken = list[str | list[str]]  # plain words, and [handle, words] for links


class Voice:
    """Speaks lines in one language, with the names of the people at the table."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names

    def text(self, said: Line | SeatName | Link | str | int) -> str:
        """The line as plain words."""
        if isinstance(said, Line) and _has_no_names(said.args):
            return self._said(said.key, said.args)
        return "".join(part if isinstance(part, str) else part[1] for part in self.spoken(said))

    def counted(self, name: Line, n: int) -> str:
        """So many of a thing: the attribute `count` of its name if there is one, else the number and the name."""
        many = Line(f"{name.key}.count", {**name.args, "n": n})
        return self.text(many) if self.words.has(many.key) else f"{n} {self.text(name)}"

    def spoken(self, said: Line | SeatName | Link | str | int) -> Spoken:
        """The line as words and links."""
        marked = str(self._marked(said))
        if _OPEN not in marked:
            return [marked] if marked else []
        out: Spoken = []
        for chunk in marked.split(_OPEN):
            if _CLOSE in chunk:
                inside, after = chunk.split(_CLOSE, 1)
                handle, words = inside.split(_MIDDLE, 1)
                out.append([handle, words])
                chunk = after
            if chunk:
                out.append(chunk)
        return out

    def _marked(self, said: Line | SeatName | Link | str | int) -> str | int:
        if isinstance(said, SeatName):
            return self.names[said.seat] if 0 <= said.seat < len(self.names) else "?"
        if isinstance(said, Link):
            return f"{_OPEN}{said.handle}{_MIDDLE}{self.text(said.words)}{_CLOSE}"
        if isinstance(said, Line):
            return self._said(said.key, {name: self._marked(arg) for name, arg in said.args.items()})
        return said

    def _said(self, key: str, args: Mapping[str, object]) -> str:
        if "." not in key:
            return self.words.say(key, **args)
        key, _, attribute = key.partition(".")
        return self.words.attribute(key, attribute, **args)


def _has_no_names(args: Mapping[str, object]) -> bool:
    """Whether the arguments can be said as they are: most lines of a table are prices and counts."""
    for arg in args.values():
        if not isinstance(arg, (int, str)):
            return False
    return True
