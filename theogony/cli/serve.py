"""`theogony serve`: the table in the browser."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from theogony.cli.asked import read_number

PORT: Final = "8320"
LAST_PORT: Final = 65535


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 for other machines too.")] = "127.0.0.1",
    port: Annotated[str, typer.Option(metavar="N", help="The port; 0 takes a free one.")] = PORT,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="A file, or postgresql://…; by default a file in your data folder."),
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open a browser.")] = False,
    also: Annotated[
        list[str] | None, typer.Option(metavar="MODULE:GAME", help="A game that is not installed; can be repeated.")
    ] = None,
) -> None:
    """Serve the tables to browsers."""
    from theogony.server.serve import serve as run  # here, so that no other command waits for the web's packages

    number = read_number("--port", port)
    if not 0 <= number <= LAST_PORT:
        raise ValueError(f"--port goes from 0 to {LAST_PORT}; {number} is outside.")
    run(host, number, database, not no_browser, also or [], lambda address: typer.echo(f"The table is laid: {address}"))
