"""What is in the box of Gods (Michael Schacht, first edition), and the names of its rules."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from theogony.kernel.grid import HexGrid

# The world has no edge; the table does. Ring 15 is further out than any game we have seen needed (engine.edge).
WORLD: Final = HexGrid(15)
CELLS: Final[i64] = 721

COLOURS: Final[i64] = 4  # of tribes; they have nothing to do with the players' colours
COLOUR_NAMES: Final = ("amber", "jade", "coral", "violet")

# Hexes beside the pile, by kind. A display slot or a pile holds these numbers; 0 to 3 are tribes by colour.
TRIBE: Final[i64] = 0
DESERT: Final[i64] = 4
MEDIATION: Final[i64] = 5
VORTEX: Final[i64] = 6
GAME_END: Final[i64] = 7  # in the decay variant: the decay hex
HEX_KINDS: Final[i64] = 8
NO_HEX: Final[i64] = 8  # an empty display slot
HEX_NAMES: Final = (
    "amber tribe",
    "jade tribe",
    "coral tribe",
    "violet tribe",
    "desert",
    "mediation",
    "vortex",
    "game end",
)
HEXES: Final = vec[u8]([8, 8, 8, 8, 11, 2, 2, 1])

# What lies on a cell of the world.
EMPTY: Final[i64] = 0
LAID_TEMPLE: Final[i64] = 1  # + seat
LAID_TRIBE: Final[i64] = 5  # + colour
LAID_DESERT: Final[i64] = 9
LAID_DECAY: Final[i64] = 10

TEMPLES: Final[i64] = 6  # per player
TOKENS: Final[i64] = 15  # per player
CRYSTALS: Final[i64] = 50
VICTORY_TILES: Final[i64] = 3  # per tribe colour
VILLAGE_TILES: Final[i64] = 2  # per tribe colour

START_ENERGY: Final[i64] = 2
INCOME: Final[i64] = 3
MOST_ENERGY: Final[i64] = 12
ACTIONS: Final[i64] = 2
TRIBE_PRICE: Final[i64] = 1  # per neighbouring hex
TEMPLE_PRICE: Final[i64] = 3  # per neighbouring hex
MOVE_PRICE: Final[i64] = 2
DESERT_GIFT: Final[i64] = 1
VILLAGE_SIZE: Final[i64] = 3
LAST_PLACES: Final[i64] = 3  # the game-end hex is one of the last three of the pile

VILLAGE_POINTS: Final[i64] = 3
VICTORY_POINTS: Final[i64] = 2
TEMPLE_PENALTY: Final[i64] = 4

# Where the temples of seats 0, 1, … lie at the start; with four players a desert lies in the middle.
# The pictures are lost: these are the only connected figures that treat every player alike.
LAYOUTS: Final = {
    2: ((0, 0), (1, 0)),
    3: ((0, 0), (1, 0), (0, 1)),
    4: ((1, -1), (1, 0), (-1, 1), (-1, 0)),
}
DESERT_START: Final = {4: (0, 0)}

# The rules by their number in the rule list; 101 and up are rulings on what the rulebook leaves open (A1 …).
RULES: Final = {
    1: "setup.players",
    2: "setup.colours",
    3: "setup.energy",
    4: "setup.unused",
    5: "setup.supply",
    6: "setup.temples",
    7: "setup.desert",
    8: "setup.pile",
    9: "setup.game-end",
    10: "setup.tiles",
    11: "setup.tribe-colours",
    12: "setup.first-player",
    13: "turn.order",
    14: "turn.phases",
    15: "turn.income",
    16: "turn.most-energy",
    17: "turn.public-energy",
    18: "turn.display",
    19: "turn.no-refill",
    20: "turn.two-actions",
    21: "turn.afford",
    22: "turn.repeat",
    23: "tribe.adjacent",
    24: "tribe.price",
    25: "tribe.one-temple",
    26: "tribe.two-temples",
    27: "tribe.one-religion",
    28: "tribe.two-religions",
    29: "tribe.alone",
    30: "tribe.whose-token",
    31: "tribe.only-new",
    32: "temple.adjacent",
    33: "temple.price",
    34: "temple.converts",
    35: "temple.replaces",
    36: "temple.once",
    37: "temple.none-left",
    38: "desert.adjacent",
    39: "desert.gift",
    40: "vortex.moves",
    41: "mediation.keep",
    42: "mediation.extra",
    43: "mediation.one-temple",
    44: "move.price",
    45: "remove.free",
    46: "village.three",
    47: "village.anywhere",
    48: "village.reward",
    49: "village.open",
    50: "village.two",
    51: "village.lost",
    52: "village.keep-points",
    53: "village.no-points-left",
    54: "end.game-end",
    55: "end.three-colours",
    56: "end.four-villages",
    57: "score.tiles",
    58: "score.temples",
    59: "score.ties",
    60: "general.no-stacking",
    61: "general.no-tokens",
    62: "hint.line",
    63: "bag.draw",
    64: "bag.end",
    65: "bag.no-sudden-end",
    66: "bag.different",
    67: "decay.bag",
    68: "decay.rob",
    101: "ruling.different-colours",
    102: "ruling.eight-tribes",
    103: "ruling.two-of-one-colour",
    104: "ruling.tokenless-ignored",
    105: "ruling.tiles-suffice",
    106: "ruling.losses-first",
    107: "ruling.several-villages",
    108: "ruling.too-few-tokens",
    109: "ruling.no-back-fill",
    110: "ruling.desert-apart",
    111: "ruling.no-gift-for-moving",
    112: "ruling.vortex-needs-desert",
    113: "ruling.moving-keeps-tokens",
    114: "ruling.mediation-later",
    115: "ruling.two-mediations",
    116: "ruling.mediation-optional",
    117: "ruling.always-able",
    118: "ruling.last-turn",
    119: "ruling.end-while-refilling",
    120: "ruling.identical-stay",
    121: "ruling.same-hex",
    122: "ruling.display-kept",
    123: "ruling.penalty-ties",
    124: "ruling.decay-names-rival",
    125: "ruling.decay-stays",
    126: "ruling.decay-needs-temple",
    127: "ruling.five-neighbours",
    128: "ruling.refounding",
    129: "ruling.negative",
    130: "ruling.ends",
    201: "engine.edge",
    202: "engine.other-kind",
    203: "engine.empty-slot",
}
