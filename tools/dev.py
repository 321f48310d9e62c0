"""`make dev`: the server, interpreted and started again when its source changes, behind the client's own dev server."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
PORT = "8321"  # beside the one of `make play`
LOOK_EVERY = 0.7


def newest() -> float:
    """When the server's source last changed."""
    found = [path for path in (ROOT / "theogony").rglob("*") if path.suffix in (".py", ".ftl", ".svg", ".css")]
    return max(path.stat().st_mtime for path in found if "client" not in path.parts)


def serve() -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "theogony", "serve", "--no-browser", "--port", PORT]
    return subprocess.Popen(command, cwd=ROOT, env={**os.environ, "THEOGONY_INTERPRETED": "1"})


def client() -> subprocess.Popen[bytes]:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    npm = shutil.which("npm", path=path)
    if npm is None:
        sys.exit("There is no npm here; `make dev` installs one, run it instead of this file.")
    environment = {**os.environ, "PATH": path, "THEOGONY_PORT": PORT}
    return subprocess.Popen([npm, "run", "dev"], cwd=ROOT / "web", env=environment)


def main() -> None:
    page, server, seen = client(), serve(), newest()
    try:
        while page.poll() is None:
            time.sleep(LOOK_EVERY)
            if newest() != seen:
                seen = newest()
                server.terminate()
                server.wait()
                server = serve()
    except KeyboardInterrupt:
        pass
    finally:
        for process in (server, page):
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
