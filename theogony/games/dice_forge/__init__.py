"""Dice Forge by Régis Bonnessée: heroes forge the faces of their own dice to win a place among the gods."""

from theogony.games.dice_forge.actions import SPACE
from theogony.games.dice_forge.components import CHOICES
from theogony.games.dice_forge.rule_list import RULES
from theogony.games.dice_forge.rules import DiceForgeState
from theogony.games.dice_forge.start import CHOSEN, INTRODUCTORY, RANDOM, new_dice_forge, option_name
from theogony.kernel.game import Game, Option

GAME = Game(
    id="dice_forge",
    title="Dice Forge",
    designers="Régis Bonnessée",
    year=2017,
    minutes=45,
    seats=(2, 4),
    rules_version=2,
    # Forty turns at most. A blessing asks a seat for less than twenty decisions even if it is repeated; a turn has four
    # of them, twelve reinforcements and two actions that shards and gold pay for, at most four blessings each.
    longest=20000,
    space=SPACE,
    rules=RULES,
    new=new_dice_forge,
    empty=DiceForgeState,
    package="theogony.games.dice_forge",
    options=(
        Option("cards", (INTRODUCTORY, RANDOM, CHOSEN)),
        *(Option(option_name(card), (card, other), needs={"cards": CHOSEN}) for card, other in CHOICES),
    ),
)
