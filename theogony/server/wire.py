"""What a client may send, and how it is read. Everything that is not exactly one of these is refused."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from theogony.table.saying import Said

MOST_BYTES = 16_384
PROTOCOL = 1

Short = Annotated[str, msgspec.Meta(max_length=64)]
Hex = Annotated[str, msgspec.Meta(max_length=128, pattern=r"\A[0-9a-f]*\Z")]
Id = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, msgspec.Meta(ge=-2, le=16)]


class _Message(msgspec.Struct, tag_field="m", rename={"seat": "as"}, forbid_unknown_fields=False):
    pass


class Open(_Message, tag="open"):
    seat: SeatNumber | None = None
    have: int = -1
    lang: Short | None = None
    client: Short = ""  # made up by the tab when it is loaded; with it, answers are remembered across reconnects


class Nonce(_Message, tag="nonce"):
    hash: Hex | None = None
    open: Hex | None = None


class Do(_Message, tag="do"):
    id: Id
    q: int
    say: Annotated[list[Said], msgspec.Meta(min_length=1, max_length=64)]
    seat: SeatNumber | None = None
    sure: bool = False


class Try(_Message, tag="try"):
    id: Id
    q: int
    say: Annotated[list[Said], msgspec.Meta(min_length=1, max_length=64)]
    seat: SeatNumber | None = None


class Why(_Message, tag="why"):
    id: Id
    q: int = 0
    say: Said = {}
    seat: SeatNumber | None = None
    touch: Annotated[str, msgspec.Meta(max_length=200)] | None = None


class Undo(_Message, tag="undo"):
    id: Id
    seat: SeatNumber | None = None


class Say(_Message, tag="chat"):
    text: Annotated[str, msgspec.Meta(max_length=4000)]


class Ping(_Message, tag="ping"):
    t: float = 0


Message = Open | Nonce | Do | Try | Why | Undo | Say | Ping

_decoder = msgspec.json.Decoder(Message)


def read(text: str | bytes) -> Message:
    """The message; msgspec.MsgspecError or UnicodeError if it is none."""
    message: Message = _decoder.decode(text)
    return message


def written(frame: dict[str, Any]) -> str:
    return msgspec.json.encode(frame).decode()
