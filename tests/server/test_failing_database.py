"""People and bots play while the database fails: what was acknowledged is there, nobody is stuck, every game ends."""

import asyncio
import sqlite3
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from tests.laws.subjects import SOAKING
from tests.server.faults import Cuts, Proxy, postgres_through, socket_of, sqlite_with
from tests.server.players import Player, compare
from tests.server.serving import Guest, Server, random_say
from theogony.server.storage import Storage, open_storage
from theogony.server.storage.sqlite import SqliteConnection

CUTS = 2500 if SOAKING else 120
MOST_SECONDS = 1500.0 if SOAKING else 60.0  # of cutting, on a busy machine


@contextmanager
def failing(request: pytest.FixtureRequest, tmp_path: Path, cuts: Cuts) -> Iterator[tuple[Callable[[], Storage], str]]:
    """How the server opens a database that can be cut, and where it is."""
    if request.param == "sqlite":
        path = tmp_path / "tables.sqlite"
        yield lambda: sqlite_with(path, cuts), str(path)
    else:
        url = request.getfixturevalue("postgres")
        proxy = Proxy(socket_of(url), cuts)
        yield lambda: postgres_through(proxy), url
        proxy.close()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Callable[[], Storage], str, Cuts]]:
    cuts = Cuts()
    with failing(request, tmp_path, cuts) as (opening, where):
        yield opening, where, cuts


def players_at(server: Server, enough: threading.Event) -> list[Player]:
    tables = ({"game": "gods"}, {"game": "gods", "seats": ("me", "bot", "bot")}, {"game": "dice_forge"})
    players = [Player(server.port, f"Player {k}", enough, k, **table) for k, table in enumerate(tables)]
    for player in players:
        player.start()
    return players


def ended(players: list[Player], seconds: float) -> None:
    until = time.monotonic() + seconds
    for player in players:
        player.join(max(0.1, until - time.monotonic()))
        if player.wrong is not None:
            raise player.wrong
        assert not player.is_alive(), f"{player.name} does not come to an end"


def compared(where: str, players: list[Player]) -> tuple[int, int]:
    """Read beside the server, through nothing that fails."""

    async def look() -> list[tuple[int, int]]:
        storage = open_storage(where)
        try:
            return [await compare(storage, player) for player in players]
        finally:
            storage.close()

    acknowledged, entries = zip(*asyncio.run(look()))
    return sum(acknowledged), sum(entries)


def test_connections_cut_at_random_moments_while_people_and_bots_play(
    database: tuple[Callable[[], Storage], str, Cuts],
) -> None:
    opening, where, cuts = database
    enough = threading.Event()
    with Server(opening) as server:
        players = players_at(server, enough)
        time.sleep(0.5)
        cuts.at_random(Random(7))
        until = time.monotonic() + MOST_SECONDS
        while cuts.done < CUTS and time.monotonic() < until and all(player.wrong is None for player in players):
            time.sleep(0.05)
        cuts.stop()
        enough.set()
        ended(players, 150)
        acknowledged, entries = compared(where, players)
    refused = [why for player in players for told in player.told for why in told.refused]
    unsure = sum(told.unsure for player in players for told in player.told)
    print(
        f"{cuts.done} cuts, {acknowledged} acknowledged of {entries} entries, {len(refused)} refused, {unsure} unsure"
    )
    assert cuts.done >= min(CUTS, 60) and acknowledged > 20


def test_backends_of_postgresql_are_terminated_while_people_and_bots_play(postgres: str) -> None:
    """As an administrator does it: every connection but the own one is ended, again and again."""
    psycopg = pytest.importorskip("psycopg")
    enough, rounds = threading.Event(), 60 if SOAKING else 8
    with Server(postgres) as server, psycopg.connect(postgres, autocommit=True) as admin:
        players = players_at(server, enough)
        for _ in range(rounds):
            time.sleep(0.7)
            admin.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
            )
        enough.set()
        ended(players, 150)
        acknowledged, _ = compared(postgres, players)
    assert acknowledged > 20
    assert not [why for player in players for told in player.told for why in told.refused if "storage" in why]


@pytest.fixture
def own_postgres(tmp_path: Path) -> Iterator[tuple[str, Callable[[], None], Callable[[], None]]]:
    """A PostgreSQL that can be stopped, as if its machine had lost power, and started again."""
    pgserver = pytest.importorskip("pgserver", reason="PostgreSQL is not tested: pip install pgserver")
    running = pgserver.get_server(tmp_path / "postgres", cleanup_mode="stop")

    def stop() -> None:
        pgserver.pg_ctl(["-w", "-m", "immediate", "stop"], pgdata=running.pgdata, user=running.system_user)

    def start() -> None:
        until = time.monotonic() + 30
        while True:
            try:
                running.ensure_postgres_running()
                return
            except subprocess.SubprocessError:  # a process of the one that crashed is still going
                assert time.monotonic() < until
                time.sleep(0.5)

    yield str(running.get_uri()), stop, start
    running.cleanup()


def test_a_database_that_crashes_and_comes_back_later(
    own_postgres: tuple[str, Callable[[], None], Callable[[], None]],
) -> None:
    url, stop, start = own_postgres
    enough = threading.Event()
    with Server(url, pace=0.05) as server:
        players = players_at(server, enough)
        host = Guest(server.port, "Host")
        alone = host.new_table(seats=("bot", "bot"), pace=0.3)  # nobody looks at it
        for _ in range(6 if SOAKING else 2):
            time.sleep(2)
            stop()
            time.sleep(2)
            status, said, _ = host.ask("GET", "/api/lobby", headers={"Accept-Language": "de"})
            assert status == 503 and "Datenbank" in said["error"]["say"]
            start()
        enough.set()
        ended(players, 200)
        acknowledged, _ = compared(url, players)
        assert acknowledged > 10
        goes_on(host, alone)


def goes_on(guest: Guest, match: str) -> None:
    """Bots that nobody looks at act, or have come to the end."""

    def moves() -> tuple[int, str]:
        lobby = guest.get("/api/lobby")
        card = next(card for card in (*lobby["mine"], *lobby["finished"]) if card["match"] == match)
        return card["moves"], card["status"]

    then, until = moves(), time.monotonic() + 40
    while moves()[0] == then[0] and moves()[1] != "over":
        assert time.monotonic() < until, "the bots do not go on"
        time.sleep(0.2)


class Small(SqliteConnection):
    """A disk that is full once the file has so many pages."""

    full = False

    def begin(self, writing: bool) -> None:
        pages = self._db.execute("PRAGMA page_count").fetchone()[0]
        self._db.execute(f"PRAGMA max_page_count = {pages if Small.full else 1_000_000}")
        super().begin(writing)


@contextmanager
def full_disk(request: pytest.FixtureRequest, where: str) -> Iterator[None]:
    if "sqlite" in request.node.name:
        Small.full = True
        yield
        Small.full = False
        return
    import psycopg

    with psycopg.connect(where, autocommit=True) as db:
        db.execute(
            "CREATE OR REPLACE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS"
            " $$ BEGIN RAISE EXCEPTION 'no space left on device' USING ERRCODE = 'disk_full'; END $$"
        )
        db.execute("CREATE TRIGGER full_disk BEFORE INSERT ON entries EXECUTE FUNCTION full_disk()")
        yield
        db.execute("DROP TRIGGER full_disk ON entries")


@pytest.mark.parametrize("database", ["sqlite", "postgres"], indirect=True)
def test_a_full_disk_refuses_every_move_until_there_is_room_again(
    request: pytest.FixtureRequest, database: tuple[Callable[[], Storage], str, Cuts]
) -> None:
    opening, where, cuts = database
    if "sqlite" in request.node.name:
        opening = lambda: sqlite_with(Path(where), cuts, Small)  # noqa: E731
    with Server(opening, pace=0.05) as server:
        anna = Guest(server.port, "Anna")
        chair = anna.sit_down(anna.new_table(seats=("me", "here"))).started()
        bots = anna.new_table(seats=("bot", "bot"))
        random = Random(3)
        chair.play_on(random, 1)
        with full_disk(request, where):
            for _ in range(60):  # what was free in the last pages of the file is used first
                assert chair.my_turn()
                n = chair.n
                answer = chair.do([random_say(chair.ask["offers"], random)], seat=chair.table["as"])
                if answer["m"] == "no" and answer.get("rule") == "storage":
                    break
            assert answer["rule"] == "storage" and "nothing was done" in answer["say"][0]
            chair.open(have=-1)
            chair.until("scene")
            assert chair.n == n
        while chair.my_turn():
            chair.do([random_say(chair.ask["offers"], random)], seat=chair.table["as"])
        assert chair.over is not None and anna.get(f"/api/tables/{chair.match}/verify")["ok"]
        goes_on(anna, bots)
        chair.close()


class Slow(SqliteConnection):
    """A disk that takes its time to flush."""

    seconds = 0.0

    def begin(self, writing: bool) -> None:
        self.writing = writing
        super().begin(writing)

    def commit(self) -> None:
        if self.writing:
            time.sleep(Slow.seconds)
        super().commit()


def test_a_slow_disk_keeps_nobody_else_waiting_and_nothing_is_told_before_it_is_written(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with Server(lambda: sqlite_with(path, Cuts(), Slow)) as server:
        anna, bo = Guest(server.port, "Anna"), Guest(server.port, "Bo")
        chair = anna.sit_down(anna.new_table(seats=("me", "here"))).started()
        other = bo.sit_down(bo.new_table(seats=("me", "here"))).started()
        beside = sqlite3.connect(path)
        Slow.seconds = 1.5
        try:
            n, began = chair.n, time.monotonic()
            say = random_say(chair.ask["offers"], Random(1))
            chair.send({"m": "do", "id": 1, "q": chair.ask["q"], "as": chair.table["as"], "say": [say], "sure": True})
            longest = 0.0
            while time.monotonic() - began < 1.2:
                asked = time.monotonic()
                other.send({"m": "ping", "t": 1})
                other.until("pong")
                assert other.attempt([random_say(other.ask["offers"], Random(2))])["m"] in ("tried", "no")
                bo.get("/api/lobby")
                longest = max(longest, time.monotonic() - asked)
                time.sleep(0.1)  # no browser may say more
            assert longest < 0.8
            assert chair.n == n
            assert chair.answer(1)["m"] == "ok" and time.monotonic() - began >= 1.5
            written = beside.execute("SELECT MAX(n) FROM entries WHERE match = ?", (chair.match,)).fetchone()[0]
            assert written == chair.n > n
        finally:
            Slow.seconds = 0.0
            beside.close()
        for one in (chair, other):
            one.close()
