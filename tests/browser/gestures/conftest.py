"""One server for all tables of the campaign, and one page for each device."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import served
from tests.browser.gestures.campaign import Seated, Sitter
from tests.browser.gestures.laying import Tables


@pytest.fixture(scope="session")
def seated(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Seated]:
    """The person at a device, who goes from table to table."""
    database = tmp_path_factory.mktemp("gestures") / "tables.db"
    with served(database) as address:
        tables, sitters = Tables(database), dict[str, Sitter]()

        def at(device: str) -> Sitter:
            if device not in sitters:
                sitters[device] = Sitter(browser, address, tables, device)
            return sitters[device]

        yield at
        for sitter in sitters.values():
            sitter.page.context.close()
        tables.close()
