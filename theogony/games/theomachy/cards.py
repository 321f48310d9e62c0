"""The language of the cards, and all cards read from it into flat tables of integers.

A card is a program: instructions of five numbers (verb, who, what, n, how), run by `program.py`. No card has a
function of its own; a new card is a new line in `components.py`.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from theogony.games.theomachy.components import (
    ACTION_CARDS,
    ANY,
    ASPECTS,
    CLERGY,
    DEITY_CARDS,
    MYTH_CARDS,
    NEITHER,
    SPHERES,
)
from theogony.kernel.options import WrongOption

# Verbs
STR: Final[i64] = 0
STR_PER: Final[i64] = 1
ROUND_STR: Final[i64] = 2
REMOVE: Final[i64] = 3
WITHDRAW: Final[i64] = 4
ADD: Final[i64] = 5
GAIN: Final[i64] = 6
CONVERT: Final[i64] = 7
DRAW: Final[i64] = 8
DISCARD: Final[i64] = 9
KEEP_HAND: Final[i64] = 10
PEEK_ELEMENT: Final[i64] = 11
PEEK_HAND: Final[i64] = 12
SWAP_ELEMENT: Final[i64] = 13
CANCEL: Final[i64] = 14
CONTROL: Final[i64] = 15
ALLOW_SPHERE: Final[i64] = 16
PROTECT: Final[i64] = 17
PREVENT: Final[i64] = 18
DAMAGE_PLACE: Final[i64] = 19
DESTROY_PLACE: Final[i64] = 20
FREE_MATCH: Final[i64] = 21
VERBS: Final = [
    "STR",
    "STR_PER",
    "ROUND_STR",
    "REMOVE",
    "WITHDRAW",
    "ADD",
    "GAIN",
    "CONVERT",
    "DRAW",
    "DISCARD",
    "KEEP_HAND",
    "PEEK_ELEMENT",
    "PEEK_HAND",
    "SWAP_ELEMENT",
    "CANCEL",
    "CONTROL",
    "ALLOW_SPHERE",
    "PROTECT",
    "PREVENT",
    "DAMAGE_PLACE",
    "DESTROY_PLACE",
    "FREE_MATCH",
]

# Who
SELF: Final[i64] = 0
OPP: Final[i64] = 1  # one opponent still in the round, named when the card is played
OPPS: Final[i64] = 2  # every opponent still in the round
ANY_OTHER: Final[i64] = 3  # any other player not eliminated
TRIGGER: Final[i64] = 4  # whoever did what is reacted to
WHO: Final = ("self", "opp", "opps", "any_other", "trigger_player")

# What REMOVE takes from: a marker type, and STAKE added for the stake
STAKE: Final[i64] = 4
# What STR_PER counts
COUNTERS: Final = (
    "clergy_in_stake_of",
    "believers_in_stake_of",
    "priests_in_stake_of",
    "places_of",
    "attacks_played_by",
)
COUNT_CLERGY: Final[i64] = 0
COUNT_BELIEVERS: Final[i64] = 1
COUNT_PRIESTS: Final[i64] = 2
COUNT_PLACES: Final[i64] = 3
COUNT_ATTACKS: Final[i64] = 4
# What CONTROL gives: a sphere 0 to 3, order 4, chaos 5, or CHOSEN_ASPECT
CHOSEN_ASPECT: Final[i64] = 6
# How DISCARD chooses, and which card SWAP_ELEMENT takes
AT_RANDOM: Final[i64] = 0
BY_CHOICE: Final[i64] = 1
OPEN: Final[i64] = 0
JUST_SEEN: Final[i64] = 1

MOST: Final[i64] = 99  # "all"

# How
EXACTLY: Final[i64] = 0
UP_TO: Final[i64] = 1
OTHERWISE: Final[i64] = 2  # only if the instruction before moved nothing

INSTRUCTION: Final[i64] = 5

# Types of card
POWER: Final[i64] = 0
ATTACK: Final[i64] = 1
EFFECT: Final[i64] = 2
PLACE: Final[i64] = 3
ABILITY: Final[i64] = 4
MYTH: Final[i64] = 5
TYPES: Final = ("power", "attack", "effect", "place", "ability", "myth")

# When a card acts
WHENS: Final = (
    "BID",
    "LASTING",
    "BATTLE",
    "SETTLE",
    "RAISES",
    "PLAYS_EFFECT",
    "PLAYS_ATTACK",
    "ALWAYS",
    "ROUND_START",
    "IN_BATTLE",
    "ACTIVATE",
    "AFTER_LOSS",
    "BEFORE_BETTING",
    "BEFORE_BATTLE",
)
IN_BID: Final[i64] = 0
LASTING: Final[i64] = 1
BATTLE: Final[i64] = 2
SETTLE: Final[i64] = 3
ON_RAISE: Final[i64] = 4
ON_EFFECT: Final[i64] = 5
ON_ATTACK: Final[i64] = 6
ALWAYS: Final[i64] = 7
ROUND_START: Final[i64] = 8
IN_BATTLE: Final[i64] = 9
ACTIVATE: Final[i64] = 10
AFTER_LOSS: Final[i64] = 11
BEFORE_BETTING: Final[i64] = 12
BEFORE_BATTLE: Final[i64] = 13

CONDITIONS: Final = ("", "WON", "LOST", "LOST_BATTLE")
IF_WON: Final[i64] = 1
IF_LOST: Final[i64] = 2
IF_LOST_BATTLE: Final[i64] = 3

USES: Final = ("", "once", "round", "hero")
ONCE: Final[i64] = 1
EACH_ROUND: Final[i64] = 2
HERO: Final[i64] = 3

WISHES: Final = (
    "STAKE_PROPHETS",
    "FOLDED_TO_RAISE",
    "ATTACKS",
    "WON_WITH_ATTACKS",
    "PLACES",
    "SPHERE_WITH_POWER",
    "STRUCK",
    "ORDER_SYMBOLS",
)
W_STAKE_PROPHETS: Final[i64] = 0
W_FOLDED_TO_RAISE: Final[i64] = 1
W_ATTACKS: Final[i64] = 2
W_WON_WITH_ATTACKS: Final[i64] = 3
W_PLACES: Final[i64] = 4
W_SPHERE_WITH_POWER: Final[i64] = 5
W_STRUCK: Final[i64] = 6
W_ORDER_SYMBOLS: Final[i64] = 7

# Whatever can be played or used has a number of its own: prayers as they are, then deities, myths, and what a hero does
# when his battle is lost.
DEITY_BASE: Final[i64] = 120
MYTH_BASE: Final[i64] = 128
LOSS_BASE: Final[i64] = 148
# Tables are by title: 24 powers, 48 action cards, 8 deities, 20 myths, 20 last deeds of heroes
DEITY_TITLE: Final[i64] = 72
MYTH_TITLE: Final[i64] = 80
LOSS_TITLE: Final[i64] = 100
ALL_TITLES: Final[i64] = 120


def title_of(source: i64) -> i64:
    """The title of whatever can be played or used."""
    if source < 24:
        return source
    if source < DEITY_BASE:
        return 24 + (source - 24) // 2
    return source - DEITY_BASE + DEITY_TITLE


LANGUAGES: Final = ("en", "de", "it")


class Cards:
    """Every title as numbers; arrays are by title unless they say otherwise."""

    names: list[str]  # ids
    own: list[str]  # ids of those that are not the usual ones
    own_names: dict[str, dict[str, str]]  # by id and language, where a card is not called as usual
    worths: vec[i64]  # what bots think of them, once they have thought
    kind: vec[i64]
    sphere: vec[i64]  # of action cards
    spheres_needed: vec[i64]
    aspect: vec[i64]  # of the requirement; NEITHER
    symbols_needed: vec[i64]
    marker: vec[i64]  # that lies on a place; ANY for none
    when: vec[i64]
    condition: vec[i64]
    cost: vec[i64]  # marker a use costs; ANY for none
    named: vec[i64]  # OPP or ANY_OTHER if an opponent is named, else SELF
    start: vec[i64]  # first instruction
    length: vec[i64]
    use: vec[i64]  # of myths
    price: vec[i64]
    wish: vec[i64]  # by deity
    wish_n: vec[i64]
    program: vec[i64]

    def __init__(self) -> None:
        self.names = []
        self.own = []
        self.own_names = {}
        self.worths = vec[i64]()
        self.kind = vec[i64]()
        self.sphere = vec[i64]()
        self.spheres_needed = vec[i64]()
        self.aspect = vec[i64]()
        self.symbols_needed = vec[i64]()
        self.marker = vec[i64]()
        self.when = vec[i64]()
        self.condition = vec[i64]()
        self.cost = vec[i64]()
        self.named = vec[i64]()
        self.start = vec[i64]()
        self.length = vec[i64]()
        self.use = vec[i64]()
        self.price = vec[i64]()
        self.wish = vec[i64]()
        self.wish_n = vec[i64]()
        self.program = vec[i64]()

    def add(self, name: str, kind: str, needs: str, marker: str, when: str, use: str, price: int, what: str) -> None:
        """One more title. Raises WrongOption, naming the card, where a word is not of the language."""
        try:
            self._add(name, kind, needs.split(), marker, when.split(), use, price, what)
        except WrongOption as wrong:
            raise WrongOption(f"Card '{name}': {wrong}", wrong.why, card=name, **wrong.told) from None
        except IndexError:
            raise ValueError(f"Card '{name}': a word is missing.") from None

    def _add(
        self, name: str, kind: str, needs: list[str], marker: str, when: list[str], use: str, price: int, what: str
    ) -> None:
        self.names.append(name)
        self.kind = append(self.kind, _number(kind, TYPES, "a type of card"))
        self.sphere = append(self.sphere, _number(needs[0], SPHERES, "a sphere") if needs else i64(0))
        self.spheres_needed = append(self.spheres_needed, _count(needs[1]) if needs else i64(0))
        two = len(needs) > 2
        self.aspect = append(self.aspect, _number(needs[2], ASPECTS, "an aspect") if two else NEITHER)
        self.symbols_needed = append(self.symbols_needed, _count(needs[3]) if two else i64(0))
        self.marker = append(self.marker, _number(marker, CLERGY, "a marker") if marker else ANY)
        words = when[1:] if when[0] == "REACT" else when
        timing = _number(words[0], WHENS, "a time to act")
        self.when = append(self.when, timing)
        rest = words[1] if len(words) > 1 else ""
        activated = timing == ACTIVATE
        self.condition = append(self.condition, i64(0) if activated else _number(rest, CONDITIONS, "a condition"))
        self.cost = append(self.cost, _number(rest, CLERGY, "a marker") if activated and rest else ANY)
        self.use = append(self.use, _number(use, USES, "a use"))
        self.price = append(self.price, i64(price))
        self.start = append(self.start, i64(len(self.program)) // INSTRUCTION)
        named: i64 = SELF
        count: i64 = 0
        for part in what.split(";"):
            if part.strip():
                code = _instruction(part.split())
                for number in code:
                    self.program = append(self.program, number)
                if code[1] == OPP or code[1] == ANY_OTHER:
                    named = code[1]
                count += 1
        self.length = append(self.length, count)
        self.named = append(self.named, named)


def _number(word: str, words: tuple[str, ...], what: str) -> i64:
    if word not in words:
        has = ", ".join(known for known in words if known)
        raise WrongOption(f"'{word}' is not {what}; there are: {has}.", "word", word=word, has=has)
    return i64(words.index(word))


def _count(word: str) -> i64:
    if word == "all":
        return MOST
    if not word.isdigit() or not 0 < int(word) < 99:
        raise WrongOption(f"'{word}' is not a number from 1 to 98.", "number", word=word)
    return i64(int(word))


def _instruction(words: list[str]) -> vec[i64]:
    """`REMOVE opp stake believer 2` as (verb, who, what, n, how)."""
    how: i64 = EXACTLY
    if words[0] == "ELSE":
        how = OTHERWISE
        words = words[1:]
    if "upto" in words:
        how = UP_TO
        words = [word for word in words if word != "upto"]
    if words[0] not in VERBS:
        has = ", ".join(VERBS)
        raise WrongOption(f"'{words[0]}' is not a verb; there are: {has}.", "word", word=words[0], has=has)
    verb = i64(VERBS.index(words[0]))
    args = words[1:]
    who: i64 = SELF
    what: i64 = 0
    if verb == STR or verb == ROUND_STR:
        pass
    elif verb == STR_PER:
        return vec[i64](
            [verb, _number(args[2], WHO, "a player"), _number(args[1], COUNTERS, "a count"), _count(args[0]), how]
        )
    elif verb == SWAP_ELEMENT:
        what = OPEN if args[0] == "open" else JUST_SEEN
    elif verb == CANCEL:
        return vec[i64]([verb, SELF, 0, 1, how])
    else:
        who = _number(args[0], WHO, "a player")
        types = (*CLERGY, "any")
        if verb == REMOVE:
            if args[1] not in ("stake", "community"):
                reason = f"'{args[1]}' is neither stake nor community."
                raise WrongOption(reason, "word", word=args[1], has="stake, community")
            what = _number(args[2], types, "a marker") + (STAKE if args[1] == "stake" else i64(0))
        elif verb == WITHDRAW or verb == ADD or verb == GAIN:
            what = _number(args[1], types, "a marker")
        elif verb == CONVERT:
            what = _number(args[1], CLERGY, "a marker") * 4 + _number(args[2], CLERGY, "a marker")
        elif verb == DISCARD:
            what = AT_RANDOM if args[1] == "random" else BY_CHOICE
        elif verb == CONTROL:
            what = _number(args[1], (*SPHERES, *ASPECTS, "chosen"), "a sphere or an aspect")
        elif verb == PROTECT or verb == PEEK_HAND or verb == FREE_MATCH:
            return vec[i64]([verb, who, 0, 1, how])
    return vec[i64]([verb, who, what, _count(args[-1]), how])


def read_cards(
    actions: tuple[tuple[str, str, str, str, str, str], ...],
    deities: tuple[tuple[str, str, str, str], ...],
    myths: tuple[tuple[str, int, str, str, str], ...],
) -> Cards:
    """All titles in the order of their numbers."""
    cards = Cards()
    for face in range(24):
        cards.add(f"power-{face}", "power", f"{SPHERES[face // 6]} 1", "", "BID", "", 0, "")
    for name, kind, needs, marker, when, what in actions:
        cards.add(name, kind, needs, marker, when, "", 0, what)
    for name, when, what, wish in deities:
        cards.add(name, "ability", "", "", when, "", 0, what)
        words = wish.split()
        cards.wish = append(cards.wish, _number(words[0], WISHES, "a wish"))
        cards.wish_n = append(cards.wish_n, _count(words[1]))
    for name, price, when, use, what in myths:
        parts = [part.strip() for part in what.split(";")]
        now = "; ".join(part for part in parts if not part.startswith("ON_LOSS"))
        cards.add(name, "myth", "", "", when, use, price, now)
    for name, price, when, use, what in myths:
        parts = [part.strip() for part in what.split(";")]
        later = "; ".join(part[len("ON_LOSS ") :] for part in parts if part.startswith("ON_LOSS"))
        cards.add(f"{name}-falls", "myth", "", "", when, use, price, later)
    return cards


CARDS: Final = read_cards(ACTION_CARDS, DEITY_CARDS, MYTH_CARDS)
