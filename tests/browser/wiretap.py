"""Listens to what a page and the server say to each other: nothing a person does may be refused or left unanswered.

The page lights what can be done; so a `do` that the server answers with `no` is a fault of one of the two. Only
somebody else may have been quicker.
"""

from __future__ import annotations

import json
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Page, WebSocket

PATIENCE = 5_000  # milliseconds for the answers that are still on their way when a test ends
_taps: WeakKeyDictionary[Page, Wiretap] = WeakKeyDictionary()


class Wiretap:
    """`done` is what was said and done at the table the page is at, in order; `refused` a sentence for each refusal."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.match = ""
        self.seats: list[int] = []
        self.fetched: list[str] = []  # addresses of what the page needs to draw the table
        self.done: list[dict[str, Any]] = []
        self.refused: list[str] = []
        self._live = False
        self._client = ""
        self._guessed: set[str] = set()  # kinds that may be said of any place: the page does not show which fit
        self._said: dict[int, list[dict[str, Any]]] = {}  # what is not answered, by id
        page.on("websocket", self._connected)
        _taps[page] = self

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._sent(json.loads(frame)))
        socket.on("framereceived", lambda frame: self._received(json.loads(frame)))

    def _sent(self, message: dict[str, Any]) -> None:
        if message["m"] == "open" and message.get("client", "") != self._client:  # a page that was loaded anew
            self._client = message.get("client", "")
            self._said.clear()
        elif message["m"] == "do":
            self._said[message["id"]] = message["say"]

    def _received(self, message: dict[str, Any]) -> None:
        what = message["m"]
        if message.get("ask"):
            offers = message["ask"].get("offers") or {}
            self._guessed = {kind for kind, boxes in offers.items() if any("*" in box.values() for box in boxes)}
        if what == "table":
            if message["match"] != self.match:
                self.match, self.done = message["match"], []
            self.fetched = [message[name] for name in ("types", "art", "css") if message.get(name)]
            self.seats, self._live = message["you"], message.get("live", False)
        elif what in ("ok", "held", "no") and message["id"] in self._said:
            say = self._said.pop(message["id"])
            if what == "ok":
                self.done += say
            elif what == "no" and not self._was_slower(message) and say[-1]["k"] not in self._guessed:
                self.refused.append(f"{say} was lit, said, and refused: {message}")

    def _was_slower(self, no: dict[str, Any]) -> bool:
        """Whether somebody else, or the hourglass, was first: in real time, or with the last of the sealed answers."""
        if no.get("by", -1) in self.seats:
            return False
        return (self._live and no["because"] == "late") or (no["because"] == "gone" and no.get("rule") == "engine.late")

    def wrong(self) -> list[str]:
        """Everything that was refused, or has no answer although the page is still there."""
        waited = 0
        while self._said and waited < PATIENCE:
            self.page.wait_for_timeout(50)
            waited += 50
        return self.refused + [f"{say} was said and never answered" for say in self._said.values()]


def wiretap_of(page: Page) -> Wiretap:
    return _taps[page]
