"""Small made-up games for what the games of the box do not have. They are known by id only while `registered`."""

from collections.abc import Iterator
from contextlib import contextmanager

from theogony.kernel import game as registry


@contextmanager
def registered(*games: registry.Game) -> Iterator[None]:
    """Within the block `theogony.game(id)` finds these games too."""
    before = registry.games()
    try:
        for game in games:
            registry.register(game)
        yield
    finally:
        registry._games.clear()
        registry._games.update(before)
