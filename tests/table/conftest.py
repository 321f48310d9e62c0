"""Bazaar is known by its id in every test of tables."""

from collections.abc import Iterator

import pytest

from tests.games_for_tests import registered
from tests.games_for_tests.bazaar import GAME


@pytest.fixture(autouse=True, scope="session")
def _bazaar() -> Iterator[None]:
    with registered(GAME):
        yield
