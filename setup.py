"""Compiles the engine with mypyc where there is a C compiler; builds plain Python where there is none."""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).parent
# Not compiled: what is only called once per game, and what games in other packages may subclass freely.
PLAIN = {"__init__.py", "table.py", "cues.py", "handles.py", "game.py", "options.py"}
OPTIONS = ("--strict", "--no-warn-unused-configs", "--cache-dir=build/mypyc-cache")
GAMES = sorted(path.name for path in (ROOT / "theogony/games").iterdir() if path.is_dir())
HOT = ("theogony/kernel", "theogony/bots/search", "theogony/envs/stepping")
ROOMS = (*HOT, *(f"theogony/games/{name}" for name in GAMES))


def compiled_groups() -> list[tuple[list[str], str]]:
    """The hot rooms and the rules of every game, each a library of its own: all cores compile, and a change compiles
    one room. `THEOGONY_UNIT=whole` makes them one library, which takes four times as long to
    compile and is faster by a tenth, because calls between rooms are inlined."""
    rooms = [(compiled_modules(room), f"theogony.{room.rpartition('/')[2]}_engine") for room in ROOMS]
    rooms = [(modules, name) for modules, name in rooms if modules]
    if os.environ.get("THEOGONY_UNIT") == "whole":
        return [([module for modules, _ in rooms for module in modules], "theogony.engine")]
    return rooms


def compiled_modules(room: str) -> list[str]:
    found = sorted((ROOT / room).rglob("*.py"))
    return [str(path.relative_to(ROOT)) for path in found if path.name not in PLAIN]


def why_not_compiled() -> str:
    """Empty if the engine can be compiled here."""
    if os.environ.get("THEOGONY_COMPILE") == "0":
        return "THEOGONY_COMPILE=0 asks for plain Python"
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if not any(shutil.which(name) for name in (compiler.split()[0], "cc", "gcc", "clang")):
        return "there is no C compiler"
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").exists():
        return "the header files of Python are missing (on Debian: python3-dev)"
    return ""


reason = why_not_compiled()
if reason:
    print(f"theogony: the engine will run interpreted, because {reason}.", file=sys.stderr)
    extensions = []
else:
    from mypyc.build import mypycify

    groups = compiled_groups()
    # mypyc reads modules of an earlier run back without the order of their attributes and stops: always from the source
    shutil.rmtree(ROOT / "build/mypyc-cache", ignore_errors=True)
    extensions = mypycify(
        [*OPTIONS, *(module for modules, _ in groups for module in modules)],
        opt_level="3" if len(groups) == 1 else "2",  # rooms are compiled often, in three quarters of the time
        debug_level="0",
        separate=groups,
        target_dir=f"build/c-{len(groups)}",
    )
    if sys.platform != "win32":
        for extension in extensions:  # so that small functions are inlined, across modules too
            extension.extra_compile_args.append("-fno-semantic-interposition")

if "bdist_wheel" in sys.argv and not (ROOT / "theogony/server/client/index.html").exists():
    print("theogony: this wheel will lack the table in the browser; `make wheel` builds it first.", file=sys.stderr)

setup(ext_modules=extensions)
