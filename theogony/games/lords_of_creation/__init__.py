"""Lords of Creation by Martin Wallace: gods make a world, people it, civilise it, and are worshipped for it."""

from theogony.games.lords_of_creation.actions import SPACE, TO_LAY
from theogony.games.lords_of_creation.box import check_box, complete_box, counts
from theogony.games.lords_of_creation.components import RULES
from theogony.games.lords_of_creation.rules import LordsState, new_lords
from theogony.kernel.game import Game, OptionValue, TableOption, flag


def _check(seats: int, options: dict[str, OptionValue]) -> None:
    box = options["box"]
    assert isinstance(box, dict)
    check_box(seats, box)


GAME = Game(
    id="lords_of_creation",
    title="Lords of Creation",
    designers="Martin Wallace",
    year=1993,
    minutes=150,
    seats=(2, 5),
    rules_version=1,
    # A turn per card, at most 240 in any box. Between two things that cannot be walked back lie at most 90 steps of
    # two decisions (engine.steps). Attacks end when doubles fall: more than 2,500 in a game are beyond all chance.
    longest=500_000,
    space=SPACE,
    rules=RULES,
    new=new_lords,
    empty=LordsState,
    package="theogony.games.lords_of_creation",
    options=(flag("knowledge"), flag("full", needs={"knowledge": True}), TableOption("box", complete_box)),
    check_options=_check,
    asks_anyway=(TO_LAY,),
    figures=lambda options: counts(options["box"]),
)
