"""Compiles the engine with mypyc where there is a C compiler; builds plain Python where there is none."""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).parent
# Not compiled: what is only called once per game, and what games in other packages may subclass freely.
PLAIN = {"__init__.py", "table.py", "cues.py", "handles.py", "game.py"}
COMPILED_ROOMS = ("theogony/kernel", "theogony/games", "theogony/bots/search")


def compiled_modules() -> list[str]:
    """The hot rooms: the kernel, the rules of every game, the search."""
    found = [path for room in COMPILED_ROOMS for path in sorted((ROOT / room).rglob("*.py"))]
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

    extensions = mypycify(
        ["--strict", "--no-warn-unused-configs", *compiled_modules()],
        opt_level="3",
        debug_level="0",
        group_name="theogony.engine",  # inside the package, so that it is found wherever the package is
        multi_file=False,
    )
    if sys.platform != "win32":
        for extension in extensions:  # so that small functions are inlined, across modules too
            extension.extra_compile_args.append("-fno-semantic-interposition")

if "bdist_wheel" in sys.argv and not (ROOT / "theogony/server/client/index.html").exists():
    print("theogony: this wheel will lack the table in the browser; `make wheel` builds it first.", file=sys.stderr)

setup(ext_modules=extensions)
