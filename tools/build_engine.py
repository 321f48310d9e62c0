"""Compiles the engine into the source tree, so that an editable install runs it. `make build` calls this.

Only what changed is compiled again, on all cores. The new libraries replace the old ones by renaming, so that programs
that are running keep theirs.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parent.parent
UNIT = os.environ.get("THEOGONY_UNIT", "rooms")
OUT = ROOT / "build" / f"engine-{UNIT}"
SITE = Path(sysconfig.get_paths()["platlib"])


def old_libraries() -> list[Path]:
    return [*ROOT.glob("*.so"), *SITE.glob("theogony__mypyc*.so"), *(ROOT / "theogony").rglob("*.so")]


def place_of(library: Path) -> Path:
    """Beside its source; the one they all share goes to the environment, where imports find it."""
    return SITE / library.name if library.parent == OUT else ROOT / library.relative_to(OUT)


def has_source(library: Path) -> bool:
    """False for what an older build left of a module that is gone."""
    name = library.name.partition(".")[0]
    folder = ROOT / library.parent.relative_to(OUT)
    shared = name.removesuffix("_engine__mypyc")
    rooms = [ROOT / "theogony" / inside for inside in ("", "bots", "envs", "games")]
    return (
        (folder / f"{name}.py").exists() or name == "engine__mypyc" or any((room / shared).is_dir() for room in rooms)
    )


def main() -> int:
    print("Compiling the engine …", flush=True)
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", str(OUT)]
    command += ["--build-temp", str(OUT.with_name(f"objects-{UNIT}")), "--parallel", str(os.cpu_count() or 1)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        sys.stderr.write(run.stdout + run.stderr)
        sys.stderr.write("The engine could not be compiled; THEOGONY_COMPILE=0 make … builds it interpreted.\n")
        return 1
    built = [library for library in OUT.rglob("*.so") if has_source(library)]
    if not built:
        sys.stderr.write(run.stderr)
    stale = set(old_libraries())
    for library in built:
        place = place_of(library)
        fresh = place.with_suffix(".new")
        shutil.copy(library, fresh)  # with the time of this build, so that it is not older than any source
        fresh.replace(place)
        stale.discard(place)
    for library in stale:
        library.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main())
