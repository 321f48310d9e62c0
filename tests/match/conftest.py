from collections.abc import Iterator

import pytest

from tests.games_for_tests import registered
from tests.games_for_tests.secrets_and_time import VIGIL


@pytest.fixture(autouse=True)
def _vigil_is_known() -> Iterator[None]:
    with registered(VIGIL):
        yield
