"""Theomachy by Jakub Wasilewski, Adam Kwapiński and Tomasz Bylina: gods bet their clergy under a sky of elements."""

from theogony.games.theomachy.actions import SPACE, TO_FIGHT
from theogony.games.theomachy.card_table import complete_cards
from theogony.games.theomachy.rulebook import RULES
from theogony.games.theomachy.rules import TheomachyState, new_theomachy
from theogony.kernel.game import Game, OptionValue, TableOption, flag


def _check(seats: int, options: dict[str, OptionValue]) -> None:
    if options["doom"] and not options["advanced"]:
        raise ValueError("Heroes are part of the advanced game: option doom needs advanced=true.")


GAME = Game(
    id="theomachy",
    title="Theomachy",
    designers="Jakub Wasilewski, Adam Kwapiński, Tomasz Bylina",
    year=2013,
    minutes=60,
    seats=(2, 4),
    rules_version=2,
    # Forty rounds (engine.long); in each at most some sixty raises, each answered by three players and three windows.
    longest=25_000,
    space=SPACE,
    rules=RULES,
    new=new_theomachy,
    empty=TheomachyState,
    package="theogony.games.theomachy",
    options=(flag("advanced"), flag("doom"), flag("counted"), TableOption("cards", complete_cards)),
    check_options=_check,
    asks_anyway=(TO_FIGHT,),
)
