"""Gods by Michael Schacht: gods spread their religions over a world of hexes."""

from theogony.games.gods.actions import SPACE
from theogony.games.gods.components import RULES
from theogony.games.gods.rules import GodsState, new_gods
from theogony.kernel.game import Game, flag

GAME = Game(
    id="gods",
    title="Gods",
    designers="Michael Schacht",
    year=2000,
    minutes=45,
    seats=(2, 4),
    rules_version=1,
    # A turn without a displayed hex costs a temple (five each) or four crystals against an income of three, so
    # there are at most 160 turns (ruling.ends), each of two actions of three decisions, and a few extra.
    longest=1000,
    space=SPACE,
    rules=RULES,
    new=new_gods,
    empty=GodsState,
    package="theogony.games.gods",
    options=(flag("bag"), flag("decay", needs={"bag": True}), flag("connected")),
)
