"""What every test relies on: a compiled engine that is not older than its source, and the marker `rule`."""

from pathlib import Path

import pytest

from theogony import interpreted

ROOM = Path(__file__).parent.parent / "theogony"


def stale_libraries() -> list[str]:
    """Compiled modules whose source has changed since."""
    stale = []
    for library in ROOM.rglob("*.so"):
        source = library.with_name(library.name.split(".")[0] + ".py")
        if source.exists() and source.stat().st_mtime > library.stat().st_mtime:
            stale.append(str(source.relative_to(ROOM.parent)))
    return sorted(stale)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules, by full id (gods.tribe.price), that the test states")
    if interpreted.compiled():
        stale = stale_libraries()
        if stale:
            raise pytest.UsageError(
                f"The compiled engine is older than its source ({', '.join(stale[:3])}): run `make build` first."
            )
