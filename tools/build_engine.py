"""Compiles the engine into the source tree, so that an editable install runs it. `make build` calls this.

The new libraries replace the old ones by renaming, so that programs that are running keep theirs.
"""

import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parent.parent
OUT = ROOT / "build" / "engine"


SITE = Path(sysconfig.get_paths()["platlib"])


def old_libraries() -> list[Path]:
    return [*ROOT.glob("*.so"), *SITE.glob("theogony__mypyc*.so"), *(ROOT / "theogony").rglob("*.so")]


def place_of(library: Path) -> Path:
    """Beside its source; the one they all share goes to the environment, where imports find it."""
    return SITE / library.name if library.parent == OUT else ROOT / library.relative_to(OUT)


def main() -> int:
    shutil.rmtree(OUT, ignore_errors=True)
    print("Compiling the engine …", flush=True)
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", str(OUT)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        sys.stderr.write(run.stdout + run.stderr)
        sys.stderr.write("The engine could not be compiled; THEOGONY_COMPILE=0 make … builds it interpreted.\n")
        return 1
    built = list(OUT.rglob("*.so"))
    if not built:
        sys.stderr.write(run.stderr)
    stale = set(old_libraries())
    for library in built:
        place = place_of(library)
        fresh = place.with_suffix(".new")
        shutil.copy2(library, fresh)
        fresh.replace(place)
        stale.discard(place)
    for library in stale:
        library.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main())
