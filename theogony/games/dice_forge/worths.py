"""What a seat of Dice Forge may hope for, by kind, and what one of each is worth to a bot.

The figures were tuned by play, each side with figures a little off, thousands of games a round; what won points was
kept. They are what a bot should give for something if it looks no further, not what it brings: a sun shard is worth the
second action it buys, and an elder more than it is paid.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# What the dice will bring in the blessings to come, and how often they will show the faces of the gardens: in 36ths.
COMING: Final[i64] = 0  # gold, sun, moon, glory
MIRRORS: Final[i64] = 4
SHIPS: Final[i64] = 5
SHIELDS: Final[i64] = 6
BOARS: Final[i64] = 7
OWN_BOARS: Final[i64] = 8  # boar cards, as often as anybody's dice are rolled
HAMMER_GOLD: Final[i64] = 9  # gold to come while there is room on the hammer
IN_PARTS: Final[i64] = 10
# In reserve
STOCK: Final[i64] = 10  # gold, sun, moon
SUN_RICH: Final[i64] = 13  # suns and moons beyond three
MOON_RICH: Final[i64] = 14
CERBERUS: Final[i64] = 15  # tokens
TRITONS: Final[i64] = 16
LAP_BEGUN: Final[i64] = 17  # gold on a lap of the hammer that can still be finished
# What is worth so much for every own turn to come
EVERY_TURN: Final[i64] = 18
TURNS: Final[i64] = 18  # the turn itself
HINDS: Final[i64] = 19
BEARS: Final[i64] = 20
OWLS: Final[i64] = 21
ELDERS: Final[i64] = 22
MORE_ELDERS: Final[i64] = 23  # than one
CHESTS: Final[i64] = 24
KINDS: Final[i64] = 25

MOST_TURNS: Final[i64] = 10
MIDDLE: Final[i64] = 4  # own turns to come for which the table holds

# In that order: what it is worth, in hundredths of a glory point, and by how many hundredths of it a turn more raises
# it.
TABLE: Final[tuple[tuple[int, int], ...]] = (
    (9, -1),  # a gold to come
    (200, 16),  # a sun
    (72, -4),  # a moon
    (64, 1),  # a point of glory
    (220, 0),  # a mirror
    (100, 0),  # a ship
    (90, 0),  # a shield
    (80, 0),  # a boar
    (45, 0),  # a boar card
    (11, 0),  # a gold for the hammer
    (19, 0),  # a gold in reserve
    (98, 0),  # a sun
    (80, 0),  # a moon
    (-5, 0),  # of many suns
    (3, 0),  # of many moons
    (320, 0),  # a cerberus token
    (400, 0),  # a triton token
    (50, 0),  # a gold on a lap
    (900, 0),  # a turn
    (76, 0),  # a hind
    (64, 0),  # a bear
    (230, 5),  # an owl
    (540, 10),  # an elder
    (-85, 0),  # one more elder
    (38, 0),  # a chest
)


def grown(worth: int, growth: int, turns: int) -> i64:
    """What is worth so much with MIDDLE own turns to come, and so many hundredths more for each above that."""
    return i64(worth * (100 + growth * (turns - int(MIDDLE))) // 100)


def _by_turns() -> vec[i64]:
    out = vec[i64]()
    for turns in range(MOST_TURNS + 1):
        for kind in range(KINDS):
            worth, growth = TABLE[int(kind)]
            now = grown(worth, growth, turns)
            out = append(out, now * turns if kind >= EVERY_TURN else now)
    return out


WORTHS: Final = _by_turns()  # by own turns to come, and kind
