"""A real server, a real Chromium, and people in front of it. What a page throws fails the test."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.wiretap import Wiretap
from tools.find_chromium import system_chromium

ROOT = Path(__file__).parent.parent.parent
RESULTS = ROOT / "test-results"
CLIENT = ROOT / "theogony" / "server" / "client" / "index.html"
FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--disable-dev-shm-usage"),
)
PATIENCE = 30_000  # milliseconds a page may take for one thing, on a machine with much else to do
DESKTOP = (1280, 800)
PHONE = (390, 844)

# Bots answer almost at once, quiet questions are open only for a moment; the made-up game is there too
SERVE = """
import sys
from theogony.server import driving
from theogony.server.serve import serve
driving.QUIET_MS = 60
also = ["tests.games_for_tests.bazaar:GAME", "tests.games_for_tests.secrets_and_time:VIGIL"]
serve("127.0.0.1", 0, sys.argv[1], False, also, lambda address: print(address, flush=True), pace=0.02)
"""

People = Callable[..., Page]
PROVOKES = "provokes(why): the test says what the table must refuse"
expect.set_options(timeout=PATIENCE)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", PROVOKES)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Which kinds of action arrived, by device, if they were tried."""
    from tests.browser.gestures import report

    rows = report.rows_in(one for found in terminalreporter.stats.values() for one in found)
    if rows:
        RESULTS.mkdir(exist_ok=True)
        (RESULTS / "gestures.txt").write_text(report.as_text(rows), encoding="utf-8")
        terminalreporter.write_sep("-", f"gestures, also in {RESULTS.name}/gestures.txt")
        terminalreporter.write(report.as_text(rows))


@contextmanager
def served(database: Path) -> Iterator[str]:
    """A server of its own on this database: its address."""
    assert CLIENT.exists(), "The client is not built: run `make client` first."
    command = [sys.executable, "-c", SERVE, str(database)]
    server = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        yield server.stdout.readline().strip()
    finally:
        server.terminate()
        server.wait(10)
        server.stdout.close()


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server of these tests keeps its tables."""
    return tmp_path_factory.mktemp("tables") / "tables.db"


@pytest.fixture(scope="module")
def address(database: Path) -> Iterator[str]:
    with served(database) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=system_chromium(), args=list(FLAGS))
        yield running
        running.close()


@pytest.fixture
def people(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[People]:
    """Opens a browser of its own for a person: `people("Anna", PHONE, locale="de-DE")`."""
    pages: list[Page] = []
    taps: list[Wiretap] = []
    broken: list[str] = []

    def come(name: str, size: tuple[int, int] = DESKTOP, **more: Any) -> Page:
        touch = size == PHONE
        here = {"viewport": {"width": size[0], "height": size[1]}, "has_touch": touch, "is_mobile": touch}
        settings = {"locale": "en-GB", "reduced_motion": "reduce", **here, **more}
        context = browser.new_context(base_url=address, **settings)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        taps.append(Wiretap(page))
        page.on("pageerror", lambda wrong: broken.append(str(wrong)))
        page.on("console", lambda said: broken.append(said.text) if _is_wrong(said.type, said.text) else None)
        headers = {"Origin": address.rstrip("/"), "Accept-Language": settings["locale"]}
        called = context.request.post("/api/me", data={"name": name}, headers=headers)
        assert called.ok, called.text()
        page.goto("/", wait_until="domcontentloaded")
        pages.append(page)
        return page

    yield come
    wrong = [said for tap in taps for said in tap.wrong()]
    RESULTS.mkdir(exist_ok=True)
    name = re.sub(r"[^\w-]+", "-", request.node.name).strip("-")
    for k, page in enumerate(pages):
        page.screenshot(path=RESULTS / f"{name}-{k}.png")
        page.context.close()
    assert broken == [], "a page broke"
    assert wrong == [] or request.node.get_closest_marker("provokes"), "the table refused what it had lit"


def _is_wrong(type: str, text: str) -> bool:
    """Errors of the page itself; that a cut connection is told of is no fault."""
    return type == "error" and "WebSocket" not in text and "net::ERR" not in text and "status of 4" not in text
