"""Bazaar: a made-up game with one of everything the table can show and Gods lacks. Two to four merchants, two days.

Each day:

1. Everybody bids one card of the hand, face down; it may be changed until the last bid is in. The highest begins.
2. In turn everybody rolls the own die for coins and then does up to three things:
   hammer a new face onto the die · lay a stall (either side, turned so that its door looks at the well or at another
   stall) and at once set a merchant on one of its corners or nobody · renovate a stall, which turns it over ·
   send guards to the next square · sell two or three cards · be done.
3. Everybody throws up to three coins into the well, in any order.
4. Everybody grabs jars, as fast as can be, until the sand has run out. Only who took a jar looks into it.

A coin is a point, so is what lies in a jar; a merchant counts three, a coin in the well two if their sum is even.
"""

from typing import Final

from tests.games_for_tests.bazaar.actions import SPACE
from tests.games_for_tests.bazaar.rules import BazaarState, new_bazaar
from theogony.kernel.game import Game, Option

GAME: Final = Game(
    id="bazaar",
    title="Bazaar",
    designers="The Theogony developers",
    year=2026,
    minutes=5,
    seats=(2, 4),
    rules_version=1,
    # two days of: a bid and its changes, three things of which one asks twice, a throw, jars, the sand
    longest=2 * (4 * 20 + 4 * 4 + 4 + 8 + 1) * 4,
    space=SPACE,
    rules={
        1: "bid.own",
        2: "hammer.price",
        3: "hammer.same",
        4: "stall.free",
        5: "stall.door",
        6: "stall.gone",
        7: "renovate.laid",
        8: "renovate.price",
        9: "guard.there",
        10: "guard.edge",
        11: "sell.own",
        12: "well.coins",
        13: "jar.gone",
    },
    new=new_bazaar,
    empty=BazaarState,
    package="tests.games_for_tests.bazaar",
    options=(Option("sand", (20, 4)),),
)
