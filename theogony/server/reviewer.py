"""The process that looks back at a finished match: its file comes in, progress and at last the review go out."""

from __future__ import annotations

import json
import sys

from theogony.lab.review import review
from theogony.match import restore
from theogony.server.also import add_games
from theogony.server.thinker import be_nice

SIMULATIONS = 150


def main() -> None:
    match = restore(sys.stdin.buffer.read())
    found = review(match, SIMULATIONS, progress=lambda n: print(n, flush=True))
    print(json.dumps(found.plain()), flush=True)


if __name__ == "__main__":
    add_games(sys.argv[1:])
    be_nice()
    main()
