"""Three ways to say an action at the page: with a mouse, with a finger, with keys alone. None of them knows a game."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.gestures.plan import Saying

LOOK = (Path(__file__).parent / "look.js").read_text(encoding="utf-8")
PATIENCE = 8.0  # seconds for something to come into reach
MOST_KEYS = 80
PANS = {"pan down": (0, 160), "pan up": (0, -320), "pan right": (120, 160), "pan left": (-240, 0)}
WAYS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
Look = dict[str, Any]


class Unreached(AssertionError):
    """There was no way to touch what had to be touched."""


class Hand:
    """What is common to all devices; `press` is how a button of the page is pressed, `reach` how a thing is touched."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def look(self, handle: str = "") -> Look:
        found: Look = self.page.evaluate(LOOK, handle)
        return found

    def settle(self) -> Look:
        """Waits for the answers to what was said."""
        until = time.monotonic() + PATIENCE
        while (now := self.look())["busy"] or not now["ready"]:
            if time.monotonic() > until:
                raise Unreached(f"the page waits for an answer that does not come: {now['prompt']}")
            self.page.wait_for_timeout(10)
        return now

    def say(self, saying: Saying) -> None:
        """Touches, turns and flips; what is asked then is answered by `answer`."""
        if saying.held:
            self._turn(saying, saying.held)
        for k, handle in enumerate(saying.touches):
            self.settle()
            if saying.flips and k == len(saying.touches) - 1:
                self.flip(handle)
            else:
                self.touch(handle)
            if k == 0 and not saying.held:
                self._turn(saying, handle)

    def _turn(self, saying: Saying, handle: str) -> None:
        for slot, steps in saying.turns.items():
            self.turn(slot, steps, handle)

    def answer(self, saying: Saying, now: Look) -> bool:
        """Answers what the page asks about the saying; False if it asks nothing."""
        if now["done"]:
            self.press(now["done"][0], "[data-testid=done]")
        elif now["stepper"] and saying.amount is not None:
            self.count(saying.amount, now)
        elif now["chips"]:
            named = [k for k, chip in enumerate(now["chips"]) if chip["text"].startswith(saying.name)]
            if len(named) != 1:
                raise Unreached(f"{len(named)} of {[c['text'] for c in now['chips']]} are called '{saying.name}'")
            self.press(now["chips"][named[0]], ".bubble[aria-label] .ways .button", named[0])
        elif now["aim"]:
            self.press(now["aim"][0], ".bubble[role=status] .button.primary")
        elif now["gathering"] and now["gathering"][0]["on"]:
            self.press(now["gathering"][0], ".prompt .button.primary:not([data-h])")
        else:
            return self.drop(saying)
        return True

    def drop(self, saying: Saying) -> bool:
        """Where it could go to several places, the place is touched too."""
        lit = [handle for handle in saying.drops if self.look(handle)["shown"]]
        saying.drops = [handle for handle in saying.drops if handle not in lit[:1]]
        for handle in lit[:1]:
            self.touch(handle)
        return bool(lit)

    def count(self, amount: int, now: Look) -> None:
        """Steps to the amount and confirms it."""
        fewer, more, confirm = now["stepper"]["buttons"][:3]
        steps = amount - now["stepper"]["value"]
        for _ in range(abs(steps)):
            self.press(more if steps > 0 else fewer, "")
        self.press(confirm, "")

    def press(self, button: dict[str, Any], selector: str, number: int = 0) -> None:
        raise NotImplementedError

    def touch(self, handle: str) -> None:
        raise NotImplementedError

    def flip(self, handle: str) -> None:
        raise NotImplementedError

    def turn(self, slot: str, steps: int, handle: str) -> None:
        raise NotImplementedError


class Pointer(Hand):
    """A mouse; and, with other ways to click, scroll and turn, a finger."""

    def click(self, x: float, y: float, times: int = 1) -> None:
        self.page.mouse.click(x, y, click_count=times)

    def scroll(self, x: float, y: float, dx: float, dy: float) -> None:
        self.page.mouse.move(x, y)
        self.page.mouse.wheel(dx, dy)

    def drag(self, x: float, y: float, dx: float, dy: float) -> None:
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + dx, y + dy, steps=5)
        self.page.mouse.up()

    def aside(self) -> None:
        """Away from everything that pointing at may have opened."""
        self.page.mouse.move(2, 2)

    def press(self, button: dict[str, Any], selector: str, number: int = 0) -> None:
        if not button["seen"]:
            raise Unreached(f"the button '{button['text']}' is covered or out of sight")
        self.click(button["x"], button["y"])

    def find(self, handle: str) -> tuple[float, float]:
        """Where the thing can be touched; scrolls, turns pages and shows the whole board to get there."""
        tried: set[str] = set()
        until = time.monotonic() + PATIENCE
        while True:
            now = self.look(handle)
            if now["spot"]:
                return now["spot"]["x"], now["spot"]["y"]
            if (
                not now["there"]
                and now["pages"]
                and f"page{len(tried)}" not in tried
                and len(tried) < len(now["pages"])
            ):
                page = now["pages"][len(tried)]
                tried.add(f"page{len(tried)}")
                self.click(page["x"], page["y"])
            elif now["there"] and now["scroll"] and len(tried) < 12:
                tried.add(f"scroll{len(tried)}")
                self.scroll(**now["scroll"])
            elif now["board"] and now["fit"] and "fit" not in tried:
                tried.add("fit")
                self.click(now["fit"][0]["x"], now["fit"][0]["y"])
            elif now["ground"] and (left := [way for way in PANS if way not in tried]):
                tried.add(left[0])
                self.drag(**now["ground"], dx=PANS[left[0]][0], dy=PANS[left[0]][1])
            elif "aside" not in tried:
                tried.add("aside")
                self.aside()
            elif time.monotonic() > until:
                where = f"at {now['middle']}" if now["there"] else "nowhere"
                raise Unreached(f"{handle} is {where} and cannot be touched (tried: {sorted(tried)})")
            self.page.wait_for_timeout(30)

    def touch(self, handle: str) -> None:
        self.click(*self.find(handle))

    def flip(self, handle: str) -> None:
        self.click(*self.find(handle), times=2)

    def turn(self, slot: str, steps: int, handle: str) -> None:
        for _ in range(steps):
            if slot == "side":
                self.page.wait_for_timeout(600)  # two taps close together, apart from the one that took it up
                self.flip(handle)
            else:
                self.page.mouse.wheel(0, 100)
            self.page.wait_for_timeout(30)


class Finger(Pointer):
    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.screen = page.context.new_cdp_session(page)

    def click(self, x: float, y: float, times: int = 1) -> None:
        """Taps; several of them close together by the screen's own clock, however slow the machine is."""
        now = time.time()
        for k in range(times):
            self._fingers("touchStart", (x, y), at=now + 0.1 * k)
            self._fingers("touchEnd", at=now + 0.1 * k + 0.04)

    def aside(self) -> None:
        pass

    def scroll(self, x: float, y: float, dx: float, dy: float) -> None:
        """Swipes, at most half a screen at a time."""
        dx, dy = max(-180.0, min(180.0, dx)), max(-180.0, min(180.0, dy))
        self.drag(x + dx / 2, y + dy / 2, -dx, -dy)

    def drag(self, x: float, y: float, dx: float, dy: float) -> None:
        self._fingers("touchStart", (x, y))
        for k in range(1, 7):
            self._fingers("touchMove", (x + dx * k / 6, y + dy * k / 6))
            self.page.wait_for_timeout(16)
        self.page.wait_for_timeout(120)  # a finger that stops before it is lifted: nothing goes on by itself
        self._fingers("touchEnd")
        self.page.wait_for_timeout(120)

    def turn(self, slot: str, steps: int, handle: str) -> None:
        if slot == "side":
            super().turn(slot, steps, handle)
        else:
            for _ in range(steps):
                self.twist()

    def twist(self) -> None:
        """Two fingers beside each other, turned by a right angle: a piece is turned by one step each 40 degrees."""
        width, height = self.page.viewport_size["width"], self.page.viewport_size["height"]  # type: ignore[index]
        x, y = width / 2, height / 2
        self._fingers("touchStart", (x - 60, y))
        self._fingers("touchStart", (x - 60, y), (x + 60, y))
        self._fingers("touchMove", (x - 40, y - 45), (x + 40, y + 45))
        self._fingers("touchEnd")
        self.page.wait_for_timeout(420)  # fingers that are lifted from a twist do not tap

    def _fingers(self, type: str, *ends: tuple[float, float], at: float | None = None) -> None:
        points = [{"x": x, "y": y, "id": k} for k, (x, y) in enumerate(ends)]
        when = {} if at is None else {"timestamp": at}
        self.screen.send("Input.dispatchTouchEvent", {"type": type, "touchPoints": points, **when})


class Keys(Hand):
    """Keys are all it ever sends to the page."""

    def key(self, key: str) -> None:
        self.page.keyboard.press(key)

    def press(self, button: dict[str, Any], selector: str, number: int = 0) -> None:
        """With Tab to the button, then Enter."""
        wanted = button["text"]
        for _ in range(MOST_KEYS):
            focus = self.look()["focus"]
            if focus and focus["button"] and focus["text"] == wanted:
                self.key("Enter")
                return
            self.key("Tab")
        raise Unreached(f"Tab does not lead to the button '{wanted}'")

    def count(self, amount: int, now: Look) -> None:
        steps = amount - now["stepper"]["value"]
        for _ in range(abs(steps)):
            self.key("+" if steps > 0 else "-")
        self.press(now["stepper"]["buttons"][2], "")

    def go_to(self, handle: str) -> None:
        """With arrows: of those not pressed here yet, the one that leads most nearly there; after all, with Tab."""
        pressed: dict[str, set[str]] = {}
        turned = False  # the page with the other board
        for _ in range(MOST_KEYS):
            now = self.look(handle)
            focus, goal = now["focus"], now["middle"]
            if focus["handle"] == handle:
                return
            here = pressed.setdefault(f"{focus['handle']} {focus['text'][:40]}", set())
            left = [key for key in WAYS if key not in here] if goal else []
            if not now["there"] and now["pages"] and not turned:
                turned = True
                self.press(now["pages"][0], "")
                continue
            if not left:
                self.key("Tab")
                continue
            dx, dy = goal["x"] - focus["middle"]["x"], goal["y"] - focus["middle"]["y"]
            key = max(left, key=lambda one: WAYS[one][0] * dx + WAYS[one][1] * dy)
            here.add(key)
            self.key(key)
        raise Unreached(f"{MOST_KEYS} keys do not lead to {handle}, which is {'lit' if now['shown'] else 'not lit'}")

    def touch(self, handle: str) -> None:
        self.go_to(handle)
        self.key("Enter")

    def flip(self, handle: str) -> None:
        self.go_to(handle)
        self.key("f")

    def turn(self, slot: str, steps: int, handle: str) -> None:
        for _ in range(steps):
            self.key("f" if slot == "side" else "r")
