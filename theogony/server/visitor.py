"""One open socket at a table, as the room sees it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from theogony.server.limits import CHAT_BURST, CHATS_A_SECOND, Bucket
from theogony.server.storage import Guest

MOST_WAITING = 400  # frames a slow connection may be behind before it is closed
MOST_ANSWERS = 64
TOO_MUCH, AGAIN = 4429, 4503  # why a connection is closed: too far behind; the table is fetched anew

Answers = OrderedDict[int, str]  # what a client's last messages were answered, by their id


class Visitor:
    """`viewer` is whose view it gets; `follows` that the view goes to whichever of its seats is awaited."""

    def __init__(self, guest: Guest | None, language: str) -> None:
        self.guest = guest
        self.language = language
        self.client = ""
        self.viewer = -1
        self.follows = False
        self.opened = False
        self.frames: asyncio.Queue[str | None] = asyncio.Queue()
        self.closing = TOO_MUCH  # why the server closes the connection, if it does
        self.answers: Answers = OrderedDict()
        self.chatting = Bucket(CHATS_A_SECOND, CHAT_BURST)

    @property
    def guest_id(self) -> str:
        return "" if self.guest is None else self.guest.id

    def tell(self, frame: str) -> None:
        """Put a frame on its way; None, the end, if the connection is hopelessly behind."""
        if self.frames.qsize() > MOST_WAITING:
            self.frames = asyncio.Queue()
            self.frames.put_nowait(None)
        else:
            self.frames.put_nowait(frame)

    def send_away(self, frame: str) -> None:
        """A last frame, then the end; whoever still looks comes back."""
        self.tell(frame)
        self.closing = AGAIN
        self.frames.put_nowait(None)

    def remember(self, id: int, answer: str) -> None:
        self.answers[id] = answer
        while len(self.answers) > MOST_ANSWERS:
            self.answers.popitem(last=False)
