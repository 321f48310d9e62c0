"""The command line: `theogony --help`. One file for each command.

Whatever was asked wrongly is answered by one sentence on stderr and exit status 2; `verify` answers a file that is
wrong with 1.
"""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Sequence
from typing import Annotated, Final

import typer

import theogony
from theogony.cli import bench, export, games, report, review, rules, serve, simulate, terminal, tournament, verify
from theogony.kernel.game import LeftOut

OK: Final = 0
ASKED_WRONGLY: Final = 2
INTERRUPTED: Final = 130

# Typer brings a Click of its own or takes the installed one, depending on its version; all its complaints share a base.
_Complaint: type[Exception] = next(kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "ClickException")

app = typer.Typer(
    help="Board games about gods: play them, simulate them, check that they were fair.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.command("games")(games.games)
app.command("rules")(rules.rules)
app.command("play")(terminal.play)
app.command("serve")(serve.serve)
app.command("simulate")(simulate.simulate)
app.command("tournament")(tournament.tournament)
app.command("report")(report.report)
app.command("export")(export.export)
app.command("verify")(verify.verify)
app.command("review")(review.review)
app.command("bench")(bench.bench)


@app.callback(invoke_without_command=True)
def theogony_itself(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and exit.")] = False,
) -> None:
    if version:
        typer.echo(f"theogony {theogony.__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit status."""
    with warnings.catch_warnings(record=False):
        warnings.filterwarnings("always", category=LeftOut)
        warnings.showwarning = _warn
        return _run(arguments)


def _run(arguments: Sequence[str] | None) -> int:
    command = typer.main.get_command(app)
    asked = list(sys.argv[1:] if arguments is None else arguments)
    try:
        return int(command.main(args=asked, prog_name="theogony", standalone_mode=False) or OK)
    except _Complaint as complaint:
        message = getattr(complaint, "format_message", complaint.__str__)()
        return _refuse(message)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever read us has read enough
        return OK
    except OSError as wrong:
        return _refuse(f"{wrong.filename}: {wrong.strerror}" if wrong.filename else str(wrong))
    except ValueError as wrong:
        return _refuse(str(wrong))
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED


def _refuse(message: str) -> int:
    _complain(message)
    return ASKED_WRONGLY


def _warn(message: Warning | str, *where: object, **more: object) -> None:
    """A warning as what it says, without the line of code it came from."""
    _complain(str(message))


def _complain(message: str) -> None:
    sentence = " ".join(message.split())
    print(sentence if sentence.endswith((".", "?", "!")) else f"{sentence}.", file=sys.stderr)
