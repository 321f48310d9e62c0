"""`python -m tests.record_golden` records the golden games anew. Look at the diff: a changed line is a changed rule.

A change of what may happen raises the game's `rules_version`.
"""

import theogony
from tests.golden import RECORDED, path_of, recording


def main() -> None:
    for name, games in RECORDED.items():
        game = theogony.game(name)
        for seats, seed, options in games:
            path = path_of(game, seats, seed, options)
            path.parent.mkdir(exist_ok=True)
            path.write_text(recording(game, seats, seed, options), encoding="utf-8")
            print(path.name)


if __name__ == "__main__":
    main()
