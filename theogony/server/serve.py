"""Running the server."""

from __future__ import annotations

import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from threading import Timer

import uvicorn
from starlette.applications import Starlette

from theogony.server.addresses import own_address
from theogony.server.also import add_games
from theogony.server.app import application
from theogony.server.hall import Hall
from theogony.server.handshake import Handshake
from theogony.server.paces import PACES
from theogony.server.pages import Pages
from theogony.server.storage import default_database, open_storage
from theogony.server.thinkers import Thinkers
from theogony.server.wire import MOST_BYTES

ANYWHERE = ("0.0.0.0", "::")


def serve(
    host: str,
    port: int,
    database: str | None,
    browser: bool,
    also: list[str],
    say: Callable[[str], None],
    pace: float = PACES["usual"],
) -> None:
    """Serve until stopped. Raises StorageError, ValueError or OSError, one sentence, if it cannot."""
    add_games(also)
    open_storage(database or default_database()).close()  # whatever is wrong with it is told before anything starts
    listening = _listening(host, port)
    port = int(listening.getsockname()[1])
    address = f"http://{'localhost' if host in (*ANYWHERE, '127.0.0.1') else host}:{port}"
    say(address)
    if host in ANYWHERE:
        say(f"http://{own_address()}:{port}")

    def make_hall() -> Hall:
        hall = Hall(open_storage(database or default_database()), Pages(), Thinkers(also), pace)
        gc.collect()
        gc.freeze()  # games, words and pages stay for ever: no search for rubbish goes through them again
        return hall

    config = configured(application(make_hall, reachable=host in ANYWHERE))
    if browser:
        opening = Timer(0.7, webbrowser.open, [address])
        opening.daemon = True
        opening.start()
    _prepare_to_be_quick()
    uvicorn.Server(config).run(sockets=[listening])


def _prepare_to_be_quick() -> None:
    """No table waits long for what Python does beside the play.

    The thread that writes gives way at every statement and gets its turn back only when the event loop's thread is
    made to give way: after 5 ms, if nobody says otherwise. Rubbish is looked for rarely, since rooms make no circles.
    """
    sys.setswitchinterval(0.0005)
    gc.set_threshold(50_000, 20, 100)


def configured(app: Starlette) -> uvicorn.Config:
    """uvicorn as Theogony wants it."""
    return uvicorn.Config(
        app,
        ws=Handshake,
        ws_max_size=MOST_BYTES,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        loop="asyncio" if os.name == "nt" else "uvloop",
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=2,
    )


def _listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as wrong:
        listening.close()
        raise OSError(f"The server cannot listen on {host}:{port}: {wrong.strerror}. Try another --port.") from None
    listening.listen(512)
    listening.setblocking(False)
    return listening
