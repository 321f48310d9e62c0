"""The rules of Dice Forge by number. 101 and up are rulings on what the rulebook leaves open (Q1 …)."""

from typing import Final

from mypy_extensions import i64

RULES: Final = {
    1: "setup.players",
    2: "setup.dice",
    3: "setup.gold",
    4: "setup.cards",
    5: "setup.sanctuary",
    6: "setup.two-players",
    7: "setup.rounds",
    8: "setup.first-player",
    9: "cards.introductory",
    10: "cards.swap",
    11: "cards.random",
    12: "turn.order",
    13: "turn.blessing",
    14: "turn.twice",
    15: "turn.order-matters",
    16: "turn.reinforcements",
    17: "turn.action",
    18: "turn.extra",
    19: "turn.end",
    20: "blessing.divine",
    21: "blessing.minor",
    22: "blessing.any-order",
    23: "blessing.choice",
    24: "reserve.caps",
    25: "reserve.glory",
    26: "forge.pay",
    27: "forge.different",
    28: "forge.sold-out",
    29: "forge.at-once",
    30: "forge.replace",
    31: "forge.new-face-up",
    32: "feat.cost",
    33: "feat.empty",
    34: "feat.hero",
    35: "feat.oust",
    36: "feat.card-last",
    37: "feat.repeat",
    38: "face.triple",
    39: "face.mirror",
    40: "face.ship",
    41: "face.shield",
    42: "face.boar",
    43: "card.hammer",
    44: "card.chest",
    45: "card.hind",
    46: "card.bear",
    47: "card.satyrs",
    48: "card.boar",
    49: "card.glory-only",
    50: "card.cerberus",
    51: "card.helmet",
    52: "card.cancer",
    53: "card.sentinel",
    54: "card.typhon",
    55: "card.sphinx",
    56: "card.cyclops",
    57: "card.abyss",
    58: "card.triton",
    59: "card.minotaur",
    60: "card.shield",
    61: "card.owl",
    62: "card.celestial-ship",
    63: "card.elder",
    64: "card.wild-spirits",
    65: "end.last-round",
    66: "score.sum",
    67: "score.ties",
    101: "ruling.ousted-is-blessed",
    102: "ruling.twice-every-turn",
    103: "ruling.ten-stacks",
    104: "ruling.boar-colours",
    105: "ruling.triple-boar",
    106: "ruling.two-shields",
    107: "ruling.shield-sees-all",
    108: "ruling.satyrs-mirror",
    109: "ruling.swap-whole-face",
    110: "ruling.extra-after-action",
    111: "ruling.rolled-face-counts",
    112: "ruling.chests-add-up",
    113: "ruling.no-cerberus-on-losses",
    114: "ruling.hammer-per-gain",
    115: "ruling.mirror-of-mirror",
    118: "ruling.even-chances",
    119: "ruling.triton-when-asked",
    120: "ruling.no-refund",
    201: "engine.first-player",
    202: "engine.best-order",
    203: "engine.one-by-one",
    204: "engine.worth-asking",
}

# The rules that refuse.
R_REINFORCEMENTS: Final[i64] = 16
R_ACTION: Final[i64] = 17
R_EXTRA: Final[i64] = 18
R_CHOICE: Final[i64] = 23
R_PAY: Final[i64] = 26
R_DIFFERENT: Final[i64] = 27
R_SOLD_OUT: Final[i64] = 28
R_COST: Final[i64] = 32
R_EMPTY: Final[i64] = 33
R_MIRROR: Final[i64] = 39
R_BOAR_FACE: Final[i64] = 42
R_HAMMER: Final[i64] = 43
R_SATYRS: Final[i64] = 47
R_BOAR: Final[i64] = 48
R_TRITON: Final[i64] = 58
R_SHIELD: Final[i64] = 60
R_OWL: Final[i64] = 61
R_ELDER: Final[i64] = 63
R_EXTRA_AFTER_ACTION: Final[i64] = 110
R_TRITON_WHEN_ASKED: Final[i64] = 119
