"""What is in the box of Theomachy (Wasilewski, Kwapiński, Bylina; 2013), as tables: one line a card.

The rulebook prints no card list; the cards are a reconstruction around the handful it names. What a card does is
written in the small language that `cards.py` reads; the texts players read are made from the same lines.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SPHERES: Final = ("water", "fire", "earth", "air")
ASPECTS: Final = ("order", "chaos")
CLERGY: Final = ("prophet", "priest", "believer")
MYTHOLOGIES: Final = ("norse", "greek", "celtic", "sumerian")

PROPHET: Final[i64] = 0
PRIEST: Final[i64] = 1
BELIEVER: Final[i64] = 2
ANY: Final[i64] = 3
WORTH: Final = vec[i64]([10, 5, 2])  # strength of a marker
START: Final = vec[i64]([4, 8, 12])  # the community each player begins with
IN_BOX: Final = vec[i64]([17, 33, 50])  # of each type, where they are counted (ruling.supply)
CHANGE: Final[i64] = 2  # markers of the next type for one of this

ORDER: Final[i64] = 0
CHAOS: Final[i64] = 1
NEITHER: Final[i64] = 2

ELEMENTS: Final[i64] = 24  # sphere * 6 + aspect * 3 + symbols - 1; the power cards bear the same faces
PRAYERS: Final[i64] = 120  # 0 to 23 powers, then two copies of each action card
SKY: Final[i64] = 5  # cards of a constellation, the last two face down at first
CLOSED: Final[i64] = 2
HAND: Final[i64] = 5
CHOSEN: Final[i64] = 12  # cards drafted by each player
DECK: Final[i64] = 8  # of which so many are kept
TOP_LEVEL: Final[i64] = 3
BETTING_ROUNDS: Final[i64] = 3
ROW: Final[i64] = 6
PRICES: Final = vec[i64]([PRIEST, PRIEST, BELIEVER, BELIEVER, ANY, ANY])  # by place in the row; ANY: nothing
BONUS: Final = vec[i64]([ANY, ANY, ANY, BELIEVER, PRIEST])  # a sole winner's, by players in the game; ANY: nothing
WONDERS: Final[i64] = 16
MYTHS: Final[i64] = 20
DEITIES: Final[i64] = 8
LAST_ROUND: Final[i64] = 40  # engine.long
FIRST_WARNING: Final[i64] = 10  # with so many rounds left all are told of it,
COUNTDOWN: Final[i64] = 5  # and again in each of the last ones

DRAFT_ROUNDS: Final = vec[i64]([0, 0, 6, 4, 3])  # by players
DRAFT_HAND: Final = vec[i64]([0, 0, 3, 4, 5])

# Action cards: name, type, requirement, marker (places), when, what. Every one is in the box twice.
ACTION_CARDS: Final = (
    ("breaker", "attack", "water 1 order 3", "", "BATTLE", "STR 5"),
    ("tempest", "attack", "water 1 chaos 5", "", "BATTLE", "STR 7"),
    ("flood", "attack", "water 3", "", "BATTLE", "STR 11; REMOVE opp stake believer 2"),
    ("undertow", "attack", "water 2 chaos 3", "", "BATTLE", "STR 4; WITHDRAW opp priest 1"),
    ("mirror-of-the-deep", "attack", "water 1 order 5", "", "BATTLE", "STR 1; STR_PER 1 clergy_in_stake_of opp"),
    ("oracle-spring", "effect", "water 1", "", "BID", "PEEK_ELEMENT self 2"),
    ("ebb", "effect", "water 1 order 3", "", "BID", "WITHDRAW self any 1"),
    ("rising-tide", "effect", "water 1 chaos 2", "", "BID", "DRAW self 2"),
    ("dissolve", "effect", "water 1 chaos 3", "", "REACT PLAYS_EFFECT", "CANCEL trigger"),
    ("baptism", "effect", "water 1 order 2", "", "SETTLE LOST", "WITHDRAW self believer upto 2"),
    ("sacred-spring", "place", "water 1 order 2", "believer", "ROUND_START", "DRAW self 1"),
    ("sunken-temple", "place", "water 2", "believer", "ALWAYS", "CONTROL self water 1"),
    ("sacrifice", "attack", "fire 1 chaos 3", "", "BATTLE", "ADD self believer upto 3"),
    ("wall-of-fire", "attack", "fire 1 order 4", "", "BATTLE", "STR 6"),
    ("firestorm", "attack", "fire 2 chaos 4", "", "BATTLE", "STR 6; REMOVE opps stake believer 1"),
    ("burning-zeal", "attack", "fire 1 order 5", "", "BATTLE", "STR 3; STR_PER 2 priests_in_stake_of self"),
    ("eruption", "attack", "fire 2 chaos 5", "", "BATTLE", "STR 10"),
    ("pillage", "effect", "fire 1 chaos 3", "", "SETTLE WON", "REMOVE any_other community believer 2"),
    ("inquisition", "effect", "fire 1 chaos 4", "", "BID", "REMOVE opp community priest 1"),
    ("zealots", "effect", "fire 1 order 2", "", "LASTING", "STR_PER 1 believers_in_stake_of self"),
    ("trial-by-fire", "effect", "fire 1 chaos 1", "", "REACT RAISES", "REMOVE trigger_player community believer 1"),
    ("scorched-earth", "effect", "fire 1 chaos 3", "", "BID", "DESTROY_PLACE opp 1"),
    ("eternal-flame", "place", "fire 1 order 3", "priest", "IN_BATTLE", "STR 2"),
    ("altar-of-blood", "place", "fire 1 chaos 2", "believer", "ACTIVATE believer", "ROUND_STR 4"),
    ("plague", "attack", "earth 2", "", "BATTLE", "REMOVE opp stake believer all"),
    ("quicksand", "attack", "earth 1 chaos 4", "", "BATTLE", "STR 6"),
    ("earthquake", "attack", "earth 2 chaos 4", "", "BATTLE", "STR 8; DAMAGE_PLACE opps 1"),
    ("bulwark", "attack", "earth 1 order 4", "", "BATTLE", "STR 4; STR_PER 2 places_of self"),
    ("landslide", "attack", "earth 1 order 6", "", "BATTLE", "STR 8"),
    ("harvest", "effect", "earth 1 order 3", "", "BID", "GAIN self believer 2"),
    ("consecration", "effect", "earth 1 order 1", "", "BID", "CONVERT self believer priest 1"),
    ("bastion", "effect", "earth 1 order 2", "", "LASTING", "PROTECT self"),
    ("fissure", "effect", "earth 1 chaos 2", "", "BID", "SWAP_ELEMENT open 1"),
    ("memory-of-stones", "effect", "earth 1 order 3", "", "SETTLE", "KEEP_HAND self upto 2"),
    ("stone-circle", "place", "earth 1 order 2", "believer", "ALWAYS", "CONTROL self order 1"),
    ("catacombs", "place", "earth 1 chaos 3", "believer", "SETTLE LOST", "WITHDRAW self believer 1"),
    ("sheet-lightning", "attack", "air 1 order 5", "", "BATTLE", "STR 7"),
    ("unity", "attack", "air 1 order 4", "", "BATTLE", "STR_PER 1 clergy_in_stake_of self"),
    ("hurricane", "attack", "air 2 chaos 4", "", "BATTLE", "STR 5; REMOVE opp stake priest 1"),
    ("thunderclap", "attack", "air 1 chaos 3", "", "BATTLE", "STR 5"),
    ("crosswinds", "attack", "air 1 chaos 5", "", "BATTLE", "STR 5; ALLOW_SPHERE self 1"),
    ("whisper", "effect", "air 1 order 1", "", "BID", "PEEK_HAND opp"),
    ("gust", "effect", "air 1 chaos 2", "", "BID", "DISCARD opp random 1"),
    ("silence", "effect", "air 1 order 6", "", "REACT PLAYS_ATTACK", "CANCEL trigger"),
    ("second-breath", "effect", "air 1 order 3", "", "BID", "DRAW self 3; DISCARD self choose 1"),
    ("tailwind", "effect", "air 1 chaos 3", "", "REACT RAISES", "FREE_MATCH self"),
    ("cloud-observatory", "place", "air 1 order 1", "believer", "ACTIVATE", "PEEK_ELEMENT self 1"),
    ("tower-of-storms", "place", "air 1 chaos 2", "believer", "ALWAYS", "CONTROL self chaos 1"),
)
TITLES: Final[i64] = 48

# Deities, two a mythology: name, when (ACTIVATE with the marker it costs), ability, wish.
DEITY_CARDS: Final = (
    ("odin", "ACTIVATE priest", "PEEK_ELEMENT self all; DRAW self 2", "STAKE_PROPHETS 1"),
    ("loki", "ACTIVATE believer", "PEEK_ELEMENT self 1; SWAP_ELEMENT seen upto 1", "FOLDED_TO_RAISE 1"),
    ("poseidon", "ALWAYS", "CONTROL self water 1", "ATTACKS 2"),
    ("athena", "ALWAYS", "PREVENT self 1", "WON_WITH_ATTACKS 1"),
    ("danu", "AFTER_LOSS", "GAIN self believer 1", "PLACES 1"),
    ("cernunnos", "ACTIVATE believer", "DRAW self 2; DISCARD self choose 1", "SPHERE_WITH_POWER 3"),
    ("ishtar", "ACTIVATE believer", "WITHDRAW opp priest 1", "STRUCK 1"),
    ("marduk", "ALWAYS", "CONTROL self order 1", "ORDER_SYMBOLS 8"),
)

# Myths, five a mythology: name, price, when, use (once, each round, or a hero), what.
MYTH_CARDS: Final = (
    ("fenrir", 2, "BEFORE_BATTLE", "once", "REMOVE opp stake prophet 1; ELSE REMOVE opp stake priest 1"),
    ("hugin-and-munin", 1, "BEFORE_BETTING", "round", "PEEK_ELEMENT self 1"),
    ("valhalla", 2, "SETTLE LOST_BATTLE", "round", "WITHDRAW self believer upto 2"),
    ("sigurd", 2, "BEFORE_BATTLE", "hero", "STR 6"),
    ("brynhild", 3, "BEFORE_BATTLE", "hero", "STR 5; ALLOW_SPHERE self 1"),
    ("pandoras-box", 2, "BEFORE_BETTING", "once", "REMOVE opps community priest 1"),
    ("oracle-of-delphi", 2, "BEFORE_BETTING", "round", "PEEK_HAND opp"),
    ("trojan-horse", 1, "BEFORE_BATTLE", "once", "WITHDRAW opp any 1"),
    ("heracles", 3, "BEFORE_BATTLE", "hero", "STR 8"),
    ("odysseus", 2, "BEFORE_BATTLE", "hero", "STR 4; DRAW self 2"),
    ("cauldron-of-the-dagda", 2, "SETTLE WON", "round", "CONVERT self believer priest 1"),
    ("samhain", 2, "BEFORE_BETTING", "once", "GAIN self prophet 1"),
    ("stone-of-destiny", 1, "BEFORE_BETTING", "round", "CONTROL self chosen 1"),
    ("cu-chulainn", 3, "BEFORE_BATTLE", "hero", "STR 4; STR_PER 2 attacks_played_by self"),
    ("fionn-mac-cumhaill", 2, "BEFORE_BATTLE", "hero", "STR 3; STR_PER 1 believers_in_stake_of self"),
    ("tablets-of-destiny", 1, "BEFORE_BETTING", "round", "SWAP_ELEMENT open 1"),
    ("great-deluge", 3, "BEFORE_BATTLE", "once", "REMOVE opps stake believer all"),
    ("ziggurat-of-ur", 1, "ROUND_START", "round", "DRAW self 1"),
    ("gilgamesh", 3, "BEFORE_BATTLE", "hero", "STR 5; STR_PER 1 priests_in_stake_of self"),
    ("enkidu", 2, "BEFORE_BATTLE", "hero", "STR 4; ON_LOSS WITHDRAW self any 1"),
)


def face_sphere(face: i64) -> i64:
    """The sphere of an element or power face."""
    return face // 6


def face_aspect(face: i64) -> i64:
    return face % 6 // 3


def face_symbols(face: i64) -> i64:
    return face % 3 + 1


def face_name(face: int) -> str:
    """`water-order-2`."""
    return f"{SPHERES[face // 6]}-{ASPECTS[face % 6 // 3]}-{face % 3 + 1}"
