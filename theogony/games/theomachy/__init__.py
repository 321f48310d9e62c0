"""Theomachy by Jakub Wasilewski, Adam Kwapiński and Tomasz Bylina: gods bet their clergy under a sky of elements."""

from theogony.games.theomachy.actions import SPACE, TO_FIGHT
from theogony.games.theomachy.card_table import complete_cards
from theogony.games.theomachy.rulebook import RULES
from theogony.games.theomachy.rules import TheomachyState, new_theomachy
from theogony.kernel.game import Game, TableOption, flag

GAME = Game(
    id="theomachy",
    title="Theomachy",
    designers="Jakub Wasilewski, Adam Kwapiński, Tomasz Bylina",
    year=2013,
    minutes=60,
    seats=(2, 4),
    rules_version=3,
    # Forty rounds (engine.long); in each at most some sixty raises, each answered by three players and three windows.
    longest=25_000,
    space=SPACE,
    rules=RULES,
    new=new_theomachy,
    empty=TheomachyState,
    package="theogony.games.theomachy",
    options=(
        flag("advanced"),
        flag("doom", needs={"advanced": True}),
        flag("counted"),
        TableOption("cards", complete_cards),
    ),
    asks_anyway=(TO_FIGHT,),
)
