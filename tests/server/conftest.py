"""Servers for tests: one for every module that only plays, made-up games included."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Guest, Server, serving
from theogony.kernel import game as kernel_game
from theogony.kernel.game import games
from theogony.server.also import add_games

BAZAAR = "tests.games_for_tests.bazaar:GAME"
VIGIL = "tests.games_for_tests.secrets_and_time:VIGIL"


@pytest.fixture(scope="module")
def made_up() -> Iterator[list[str]]:
    """Bazaar and Vigil, known to this process, for the time of a module, and to the bots'."""
    before = dict(games())
    add_games([BAZAAR, VIGIL])
    yield [BAZAAR, VIGIL]
    for id in set(games()) - set(before):
        del kernel_game._games[id]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, made_up: list[str]) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), also=made_up) as running:
        yield running


@pytest.fixture
def anna(server: Server) -> Guest:
    return Guest(server.port, "Anna")


@pytest.fixture
def bo(server: Server) -> Guest:
    return Guest(server.port, "Bo")


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a real PostgreSQL that lives as long as the tests."""
    pgserver = pytest.importorskip("pgserver", reason="PostgreSQL is not tested: pip install pgserver")
    folder: Path = tmp_path_factory.mktemp("postgres")
    running = pgserver.get_server(folder, cleanup_mode="stop")
    yield str(running.get_uri())
    running.cleanup()
