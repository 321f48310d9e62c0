"""Sees to it that there is a Chromium for the tests in tests/browser: the system's, Debian's, or Playwright's own."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def system_chromium() -> str | None:
    """The Chromium that is installed here, or the one THEOGONY_CHROMIUM names."""
    return os.environ.get("THEOGONY_CHROMIUM") or next((path for name in NAMES if (path := shutil.which(name))), None)


def from_debian() -> bool:
    """Installs Debian's package where that is possible without asking anybody."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return False
    print("Installing Debian's Chromium for the tests in the browser …", flush=True)
    subprocess.run(["apt-get", "update", "-qq"], check=False)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"], env=quiet, check=False)
    return system_chromium() is not None


def from_playwright() -> bool:
    """Has Playwright download its own."""
    print("Asking Playwright to download Chromium for the tests in the browser …", flush=True)
    return subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False).returncode == 0


def main() -> int:
    if system_chromium() or from_debian() or from_playwright():
        return 0
    print("The tests in the browser need Chromium: install it (on Debian: apt-get install chromium),")
    print("or say where it is: THEOGONY_CHROMIUM=/path/to/chromium make test")
    return 1


if __name__ == "__main__":
    sys.exit(main())
