"""What is in the box of Dice Forge (Régis Bonnessée, 2017), as tables that read like the box."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# What a track of a hero's board counts.
GOLD: Final[i64] = 0
SUN: Final[i64] = 1
MOON: Final[i64] = 2
GLORY: Final[i64] = 3
RESOURCES: Final[i64] = 4
RESOURCE_NAMES: Final = ("gold", "sun", "moon", "glory")

# A face: its name, the gold, sun shards, moon shards and glory on it, and "or" where only one of them is taken.
# The first sixteen lie in the sanctuary, basin by basin; for a shield this is what it gives without a match.
FACE_TABLE: Final[tuple[tuple[str, int, int, int, int, str], ...]] = (
    ("gold-3", 3, 0, 0, 0, ""),
    ("moon-1", 0, 0, 1, 0, ""),
    ("gold-4", 4, 0, 0, 0, ""),
    ("sun-1", 0, 1, 0, 0, ""),
    ("gold-6", 6, 0, 0, 0, ""),
    ("any-1", 1, 1, 1, 0, "or"),
    ("sun-1-glory-1", 0, 1, 0, 1, ""),
    ("gold-2-moon-1", 2, 0, 1, 0, ""),
    ("gold-3-or-glory-2", 3, 0, 0, 2, "or"),
    ("moon-2", 0, 0, 2, 0, ""),
    ("sun-2", 0, 2, 0, 0, ""),
    ("glory-3", 0, 0, 0, 3, ""),
    ("glory-4", 0, 0, 0, 4, ""),
    ("glory-2-moon-2", 0, 0, 2, 2, ""),
    ("all-1", 1, 1, 1, 1, ""),
    ("any-2", 2, 2, 2, 0, "or"),
    ("gold-1", 1, 0, 0, 0, ""),
    ("glory-2", 0, 0, 0, 2, ""),
    ("triple", 0, 0, 0, 0, ""),
    ("mirror", 0, 0, 0, 0, ""),
    ("ship", 0, 0, 0, 0, ""),
    ("shield-red", 0, 2, 0, 0, ""),
    ("shield-blue", 0, 0, 2, 0, ""),
    ("shield-yellow", 3, 0, 0, 0, ""),
    ("shield-green", 0, 0, 0, 3, ""),
    ("boar-red", 0, 1, 1, 0, "or"),
    ("boar-blue", 0, 1, 1, 0, "or"),
    ("boar-yellow", 0, 1, 1, 0, "or"),
    ("boar-green", 0, 1, 1, 0, "or"),
)
FACES: Final[i64] = 29
NO_FACE: Final[i64] = 29
FACE_BIT: Final = vec[i64]([2**kind for kind in range(29)])  # for sets of kinds
FACE_NAMES: Final = tuple(row[0] for row in FACE_TABLE)
AMOUNT: Final = vec[i64]([amount for row in FACE_TABLE for amount in row[1:5]])  # face * 4 + resource
EITHER: Final = vec[i64]([1 if row[5] == "or" else 0 for row in FACE_TABLE] + [0])

SANCTUARY: Final[i64] = 16  # kinds of face
MOON_1: Final[i64] = 1
SUN_1: Final[i64] = 3
ANY_1: Final[i64] = 5
ANY_2: Final[i64] = 15
GOLD_1: Final[i64] = 16
GLORY_2: Final[i64] = 17
GARDEN: Final[i64] = 18  # from here on the faces of the gardens
TRIPLE: Final[i64] = 18
MIRROR: Final[i64] = 19
SHIP: Final[i64] = 20
SHIELD: Final[i64] = 21  # + colour
BOAR: Final[i64] = 25  # + colour
COLOURS: Final[i64] = 4
COLOUR_NAMES: Final = ("red", "blue", "yellow", "green")
SHIELD_MATCH: Final = vec[i64]([SUN, MOON, GOLD, GLORY])  # the resource of the other die that makes the shield shine
SHIELD_GLORY: Final[i64] = 5

PRICE: Final = vec[i64]([2, 2, 3, 3, 4, 4, 4, 4, 5, 6, 8, 8, 12, 12, 12, 12])
STACK_SIZE: Final = vec[i64]([4, 4, 4, 4, 1, 1, 1, 1, 4, 4, 4, 4, 1, 1, 1, 1])
MIXED_STACKS: Final = (4, 12)  # the first face of each stack of four different ones
GARDEN_SIZE: Final = vec[i64]([4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1])  # from TRIPLE on

DICE: Final[i64] = 2
SIDES: Final[i64] = 6
DIE_NAMES: Final = ("light", "dark")
START_FACES: Final = vec[i64](
    [GOLD_1, GOLD_1, GOLD_1, GOLD_1, GOLD_1, SUN_1, GOLD_1, GOLD_1, GOLD_1, GOLD_1, MOON_1, GLORY_2]
)

# Heroic feats: the name, the glory printed on the card.
CARD_TABLE: Final = (
    ("hammer", 0),
    ("chest", 2),
    ("hind", 2),
    ("bear", 2),
    ("satyrs", 6),
    ("boar", 4),
    ("ferryman", 12),
    ("cerberus", 6),
    ("helmet", 4),
    ("cancer", 8),
    ("sentinel", 6),
    ("hydra", 26),
    ("typhon", 16),
    ("sphinx", 10),
    ("cyclops", 8),
    ("abyss", 10),
    ("gorgon", 14),
    ("triton", 8),
    ("minotaur", 8),
    ("shield", 6),
    ("owl", 4),
    ("celestial-ship", 4),
    ("elder", 0),
    ("wild-spirits", 2),
)
CARDS: Final[i64] = 24
CARD_NAMES: Final = tuple(row[0] for row in CARD_TABLE)
CARD_GLORY: Final = vec[i64]([row[1] for row in CARD_TABLE])
C_HAMMER: Final[i64] = 0
C_CHEST: Final[i64] = 1
C_HIND: Final[i64] = 2
C_BEAR: Final[i64] = 3
C_SATYRS: Final[i64] = 4
C_BOAR: Final[i64] = 5
C_CERBERUS: Final[i64] = 7
C_HELMET: Final[i64] = 8
C_CANCER: Final[i64] = 9
C_SENTINEL: Final[i64] = 10
C_TYPHON: Final[i64] = 12
C_SPHINX: Final[i64] = 13
C_CYCLOPS: Final[i64] = 14
C_ABYSS: Final[i64] = 15
C_TRITON: Final[i64] = 17
C_MINOTAUR: Final[i64] = 18
C_SHIELD: Final[i64] = 19
C_OWL: Final[i64] = 20
C_SHIP: Final[i64] = 21
C_ELDER: Final[i64] = 22
C_WILD: Final[i64] = 23

# The islands: portal, cost in sun and moon shards, the introductory card and the other one that fits there.
ISLAND_TABLE: Final[tuple[tuple[int, int, int, str, str], ...]] = (
    (1, 0, 1, "hammer", ""),
    (1, 0, 1, "chest", ""),
    (2, 0, 2, "hind", "bear"),
    (2, 0, 3, "satyrs", "boar"),
    (3, 0, 4, "ferryman", "cerberus"),
    (3, 0, 5, "helmet", ""),
    (4, 0, 6, "cancer", "sentinel"),
    (4, 5, 5, "hydra", "typhon"),
    (4, 6, 0, "sphinx", "cyclops"),
    (5, 4, 0, "gorgon", "triton"),
    (5, 5, 0, "abyss", ""),
    (6, 2, 0, "owl", "celestial-ship"),
    (6, 3, 0, "minotaur", "shield"),
    (7, 1, 0, "elder", ""),
    (7, 1, 0, "wild-spirits", ""),
)
FEATS: Final[i64] = 15  # stacks of cards
PORTALS: Final[i64] = 7
HOME: Final[i64] = 0  # a hero's own starting portal
FEAT_PORTAL: Final = vec[i64]([row[0] for row in ISLAND_TABLE])
FEAT_SUN: Final = vec[i64]([row[1] for row in ISLAND_TABLE])
FEAT_MOON: Final = vec[i64]([row[2] for row in ISLAND_TABLE])
CHOICES: Final = tuple((row[3], row[4]) for row in ISLAND_TABLE if row[4])  # the nine slots that can be swapped

START_GOLD: Final = vec[i64]([3, 2, 1, 0])
ROUNDS: Final = vec[i64]([0, 0, 9, 10, 9])  # by number of players
CAPACITY: Final = vec[i64]([12, 6, 6])
CHEST_ROOM: Final = vec[i64]([4, 3, 3])
EXTRA_PRICE: Final[i64] = 2
SHIP_DISCOUNT: Final[i64] = 2
LAP: Final[i64] = 15  # gold to go round the hammer once
LAPS: Final[i64] = 2
LAP_GLORY: Final = vec[i64]([10, 15])
BEAR_GLORY: Final[i64] = 3
BOAR_GLORY: Final[i64] = 3
SENTINEL_GLORY: Final[i64] = 2  # per shard
CYCLOPS_GLORY: Final[i64] = 1  # per gold
ELDER_PRICE: Final[i64] = 3
ELDER_GLORY: Final[i64] = 4
WILD_GIFT: Final[i64] = 3  # gold, and as many moon shards
TRITON_GIFT: Final = vec[i64]([6, 2, 2])
MOST_GOLD_AT_ONCE: Final[i64] = 18
