"""What is in the box of Lords of Creation (Martin Wallace, edition of 1998), and the names of its rules.

How many there are of each thing is not printed in the rulebook: BOX is a reconstruction, and a host can lay another box
on the table (option `box`, see `box.py`).
"""

from typing import Final

from mypy_extensions import i64

from theogony.kernel.grid import HexGrid

BOARD: Final = HexGrid(5)  # a hexagon with six hexes along each side
CELLS: Final[i64] = 91

# Terrains. The first four are habitable and are on the cards, in the order that decides between equal numbers.
ISLAND: Final[i64] = 0
HILL: Final[i64] = 1
FOREST: Final[i64] = 2
GRASSLAND: Final[i64] = 3
SEA: Final[i64] = 4
MOUNTAIN: Final[i64] = 5
DESERT: Final[i64] = 6
TERRAINS: Final[i64] = 7
HABITABLE: Final[i64] = 4
BARE: Final[i64] = 7  # a hex without a terrain marker
TERRAIN_NAMES: Final = ("island", "hill", "forest", "grassland", "sea", "mountain", "desert")

# A card is (value - 1) * HABITABLE + terrain, so that the lower number comes first in the round.
VALUES: Final[i64] = 5
CARDS: Final[i64] = 20  # different ones
CARD_NAMES: Final = tuple(f"{name}-{value}" for value in range(1, 6) for name in TERRAIN_NAMES[:4])

BOX: Final = {
    "terrain": {"island": 16, "hill": 16, "forest": 16, "grassland": 16, "sea": 16, "mountain": 16, "desert": 16},
    # how many of 1, 2, 3, 4 and 5 in one pack
    "cards": {
        "island": [2, 3, 3, 3, 2],
        "hill": [2, 3, 3, 3, 2],
        "forest": [2, 3, 3, 3, 2],
        "grassland": [2, 3, 3, 3, 2],
    },
    "packs": 2,
    "humans": 60,  # for each player
    "altars": 40,
}
# The most of each thing that another box may hold.
MOST_MARKERS: Final = 91  # terrain markers of one kind
MOST_COPIES: Final = 6  # of one card in one pack
MOST_PACKS: Final = 2
MOST_HUMANS: Final = 99
MOST_ALTARS: Final = 91

HAND: Final[i64] = 7
HOLD: Final[i64] = 3  # terrain markers a player may keep
DIE: Final[i64] = 6
HIT_SAME: Final[i64] = 6  # sum of the attacker's dice against the same terrain
HIT_OTHER: Final[i64] = 8
PARTY: Final[i64] = 2  # barbarians it takes to attack
CONGREGATION: Final[i64] = 2  # civilised people it takes to build an altar
MOST_WALKED: Final[i64] = 90  # engine.steps

BARBARIAN_POINTS: Final[i64] = 1
CIVILISED_POINTS: Final[i64] = 2
ALTAR_POINTS: Final[i64] = 3

# The rules by their number in the rule list; 101 and up are rulings on what the rulebook leaves open (B1 …).
RULES: Final = {
    1: "setup.players",
    2: "setup.packs",
    3: "setup.humans",
    4: "setup.hands",
    5: "setup.container",
    6: "setup.phases",
    7: "creation.start-player",
    8: "creation.lay",
    9: "creation.keep",
    10: "creation.end",
    11: "creation.left-over",
    12: "terrain.habitable",
    13: "terrain.uninhabitable",
    14: "cards.face",
    15: "cards.choose",
    16: "cards.order",
    17: "cards.equal-numbers",
    18: "cards.ties",
    19: "cards.late-ties",
    20: "cards.draw",
    21: "cards.stock",
    22: "turn.actions",
    23: "turn.placing-first",
    24: "turn.end",
    25: "people.sides",
    26: "people.barbarians",
    27: "people.civilised",
    28: "people.defence",
    29: "people.terrain",
    30: "placing.one-hex",
    31: "placing.own-or-empty",
    32: "placing.no-limit",
    33: "placing.same-side",
    34: "placing.skipped",
    35: "moving.any-distance",
    36: "moving.leave-one",
    37: "moving.islanders",
    38: "moving.sides",
    39: "attack.any-time",
    40: "attack.two-barbarians",
    41: "attack.adjacent",
    42: "attack.across-sea",
    43: "attack.dice",
    44: "attack.hit",
    45: "attack.defender-hits",
    46: "attack.both",
    47: "attack.losses",
    48: "attack.advance",
    49: "attack.doubles",
    50: "attack.raids",
    51: "civilise.once",
    52: "civilise.where",
    53: "civilise.no-sea",
    54: "civilise.all",
    55: "civilise.others",
    56: "civilise.optional",
    57: "civilise.return",
    58: "civilise.worth",
    59: "altar.once",
    60: "altar.replaces",
    61: "altar.lasts",
    62: "altar.worth",
    63: "end.all-cards",
    64: "end.equal-cards",
    65: "score.hexes",
    66: "score.ties",
    67: "knowledge.deal",
    68: "knowledge.early-end",
    69: "overview.advance",
    101: "ruling.held-markers",
    102: "ruling.empty-container",
    103: "ruling.equal-rolls",
    104: "ruling.start-player-forgotten",
    105: "ruling.drawing-order",
    106: "ruling.last-seven",
    107: "ruling.leftover-cards",
    108: "ruling.small-supply",
    109: "ruling.placing-compulsory",
    110: "ruling.placing-under-altar",
    111: "ruling.steps",
    112: "ruling.civilised-stay",
    113: "ruling.no-entering",
    114: "ruling.sea-crossing",
    115: "ruling.targets",
    116: "ruling.who-defends",
    117: "ruling.at-the-same-time",
    118: "ruling.advance-over-sea",
    119: "ruling.how-many-advance",
    120: "ruling.emptied-hex",
    121: "ruling.what-to-civilise",
    122: "ruling.civilised-hex",
    123: "ruling.first-civilising",
    124: "ruling.altar-at-once",
    125: "ruling.one-altar",
    126: "ruling.own-altar",
    127: "ruling.replaced-marker",
    128: "ruling.no-altars-left",
    129: "ruling.leaving-an-altar",
    130: "ruling.whose-doubles",
    131: "ruling.ending-early",
    132: "ruling.without-people",
    133: "ruling.counting-people",
    134: "ruling.knowledge-and-end",
    135: "ruling.this-edition",
    201: "engine.steps",
    202: "engine.edge",
}
