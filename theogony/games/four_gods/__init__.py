"""4 Gods by Christophe Boelinger: four gods lay one world together, all at once, and quarrel over its kingdoms."""

from theogony.games.four_gods.actions import SPACE, TO_PLAY, TO_REST
from theogony.games.four_gods.components import HELP
from theogony.games.four_gods.rulebook import RULES
from theogony.games.four_gods.rules import FourGodsState, new_four_gods
from theogony.kernel.game import Game, Option, flag

GAME = Game(
    id="four_gods",
    title="4 Gods",
    designers="Christophe Boelinger",
    year=2016,
    minutes=30,
    seats=(2, 4),
    rules_version=3,
    # Something happens at most 92 times by drawing, 80 by laying and building, 4 by gods; each of the 12 wrong tiles
    # of a table of referees can undo 64 of these. In between, every seat can take and store 12 times, and pass.
    longest=100_000,
    space=SPACE,
    rules=RULES,
    new=new_four_gods,
    empty=FourGodsState,
    package="theogony.games.four_gods",
    options=(
        Option("mode", ("simultaneous", "turns")),
        Option("sand", (30, 60, 120, "none")),
        flag("hidden"),
        flag("duel", seats=(2, 2)),
        Option("referee", ("off", "on", "penalty")),
        Option("help", HELP),
    ),
    asks_anyway=(TO_PLAY,),
    offers=(TO_REST,),
)
