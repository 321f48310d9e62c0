"""Which sentences of the card language make a card that can be played: when a type acts, and what it may do then."""

from typing import Any, Final

from theogony.kernel.options import WrongOption

# What an action card of a type, a place, a deity or a myth may do, by when it acts
AT_ONCE: Final = (
    *("REMOVE", "WITHDRAW", "ADD", "GAIN", "CONVERT", "DRAW", "DISCARD", "PEEK_ELEMENT", "PEEK_HAND"),
    *("SWAP_ELEMENT", "DAMAGE_PLACE", "DESTROY_PLACE"),
)
FIGHTS: Final = ("STR", "STR_PER")
GRAMMAR: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "attack": {"BATTLE": (*FIGHTS, "ALLOW_SPHERE", *AT_ONCE)},
    "effect": {
        "BID": (*AT_ONCE, "ROUND_STR"),
        "LASTING": ("STR_PER", "STR", "PROTECT"),
        "SETTLE": ("REMOVE", "WITHDRAW", "GAIN", "CONVERT", "KEEP_HAND"),
        "RAISES": ("FREE_MATCH", "REMOVE", "GAIN", "DRAW"),
        "PLAYS_EFFECT": ("CANCEL",),
        "PLAYS_ATTACK": ("CANCEL",),
    },
    "place": {
        "ROUND_START": ("DRAW", "GAIN"),
        "ALWAYS": ("CONTROL",),
        "IN_BATTLE": FIGHTS,
        "ACTIVATE": (*AT_ONCE, "ROUND_STR"),
        "SETTLE": ("WITHDRAW", "GAIN"),
    },
    "deity": {
        "ACTIVATE": (*AT_ONCE, "ROUND_STR"),
        "ALWAYS": ("CONTROL", "PREVENT"),
        "AFTER_LOSS": ("GAIN",),
    },
    "once": {"BEFORE_BETTING": AT_ONCE, "BEFORE_BATTLE": AT_ONCE},
    "round": {
        "BEFORE_BETTING": (*AT_ONCE, "CONTROL"),
        "SETTLE": ("WITHDRAW", "GAIN", "CONVERT"),
        "ROUND_START": ("DRAW", "GAIN"),
    },
    "hero": {"BEFORE_BATTLE": (*FIGHTS, "ALLOW_SPHERE", "DRAW")},
}
ON_OPPONENT: Final = ("PEEK_HAND", "DAMAGE_PLACE", "DESTROY_PLACE")
ON_ONESELF: Final = (
    *("ADD", "GAIN", "CONVERT", "DRAW", "KEEP_HAND", "PEEK_ELEMENT", "CONTROL", "ALLOW_SPHERE", "PROTECT"),
    *("PREVENT", "FREE_MATCH"),
)
MOST: Final = 20  # of anything but "all"


def wrong_card(id: str, why: str, reason: str, **told: object) -> WrongOption:
    """What is wrong with a card of the host's."""
    return WrongOption(f"Card '{id}': {reason}", why, card=id, **told)


def part_of(id: str, sentence: str, why: str, reason: str, **told: object) -> WrongOption:
    """What is wrong with a sentence of a card of the host's."""
    return WrongOption(f"Card '{id}': '{sentence}': {reason}", why, card=id, sentence=sentence, **told)


def check_card(id: str, card: dict[str, Any]) -> None:
    """WrongOption, naming the card, where words of the language do not make a card."""
    sort = card["type"] if "type" in card else "deity" if "wish" in card else card["use"]
    if sort not in GRAMMAR:
        sorts = ", ".join(GRAMMAR)
        raise wrong_card(
            id, "sort", f"'{sort}' is no type or use of such a card; there are: {sorts}.", word=sort, has=sorts
        )
    if "type" in card:
        if sort not in ("attack", "effect", "place"):
            reason = f"an action card is an attack, an effect or a place, not '{sort}'."
            raise wrong_card(id, "action", reason, word=sort)
        if (sort == "place") != bool(card["marker"]):
            raise wrong_card(id, "marker", "a place has a marker on it, and only a place has.")
        if len(card["needs"].split()) not in (2, 4):
            needs = card["needs"]
            reason = f"a requirement is said like 'earth 1' or 'earth 1 chaos 4'; '{needs}' is not."
            raise wrong_card(id, "requirement", reason, word=needs)
    elif sort in ("attack", "effect", "place"):
        raise wrong_card(
            id, "myth", f"a myth is used once, each round, or is a hero; '{sort}' is none of these.", word=sort
        )
    if "wish" in card and len(card["wish"].split()) != 2:
        raise wrong_card(id, "wish", f"a wish is said like 'PLACES 1'; '{card['wish']}' is not.", word=card["wish"])
    words = card["when"].split()
    reacts = bool(words) and words[0] == "REACT"
    when = words[1] if reacts and len(words) > 1 else words[0] if words else ""
    if when not in GRAMMAR[sort] or reacts != (when in ("RAISES", "PLAYS_EFFECT", "PLAYS_ATTACK")):
        can = ", ".join(f"REACT {w}" if w in ("RAISES", "PLAYS_EFFECT", "PLAYS_ATTACK") else w for w in GRAMMAR[sort])
        reason = f"a card of the sort {sort} cannot act at '{card['when']}'; it can at: {can}."
        raise wrong_card(id, "when", reason, sort=sort, word=card["when"], has=can)
    if len(words) > (2 if reacts or when in ("SETTLE", "ACTIVATE") else 1):
        raise wrong_card(id, "too-long", f"'{card['when']}' has a word too many.", word=card["when"])
    parts = [part.split() for part in card["does"].split(";") if part.strip()]
    if not parts:
        raise wrong_card(id, "nothing", "it does nothing: 'does' is empty.")
    for k, part in enumerate(parts):
        _check_part(id, sort, when, part, k == 0, parts)


def _check_part(id: str, sort: str, when: str, part: list[str], first: bool, parts: list[list[str]]) -> None:
    sentence = " ".join(part)
    falls = part[0] == "ON_LOSS"
    if falls:
        if sort != "hero" or len(part) < 2 or part[1] != "WITHDRAW" or first:
            raise part_of(id, sentence, "on-loss", "only a hero has ON_LOSS, after what else he does, with WITHDRAW.")
        part = part[1:]
    if part[0] == "ELSE":
        if first or len(part) < 2 or part[1] not in ("REMOVE", "WITHDRAW"):
            raise part_of(id, sentence, "else", "ELSE comes after a REMOVE or WITHDRAW that may move nothing.")
        part = part[1:]
    verb, args = part[0], part[1:]
    if not falls and verb not in GRAMMAR[sort][when]:
        can = ", ".join(GRAMMAR[sort][when])
        reason = f"a card of the sort {sort} at {when} can only do: {can}."
        raise part_of(id, sentence, "verb", reason, sort=sort, when=when, has=can)
    words = len(args) - args.count("upto")
    if words != WORDS_AFTER.get(verb, 1):
        wrong = "is cut short" if words < WORDS_AFTER.get(verb, 1) else "has a word too many"
        why = "short" if words < WORDS_AFTER.get(verb, 1) else "long"
        reason = f"'{sentence}' {wrong}; it is said like '{EXAMPLES[verb]}'."
        raise wrong_card(id, why, reason, sentence=sentence, example=EXAMPLES[verb])
    chooses = verb in ("ADD", "KEEP_HAND") or (verb == "SWAP_ELEMENT" and args[0] == "seen")
    if args.count("upto") > 1 or (verb != "WITHDRAW" and ("upto" in args) != chooses):
        how = "'upto' once" if chooses or verb == "WITHDRAW" else "no 'upto'"
        once = chooses or verb == "WITHDRAW"
        raise part_of(id, sentence, "upto" if once else "no-upto", f"{verb} is said here with {how}.", verb=verb)
    who = args[2] if verb == "STR_PER" else args[0]
    if verb in ON_ONESELF and who != "self":
        raise part_of(id, sentence, "oneself", f"{verb} is for oneself; say 'self'.", verb=verb)
    if verb in ON_OPPONENT and who != "opp" and (verb == "PEEK_HAND" or who != "opps"):
        raise part_of(id, sentence, "opponent", f"{verb} is against an opponent; say 'opp'.", verb=verb)
    if verb == "STR_PER" and who not in ("self", "opp"):
        raise part_of(id, sentence, "counted", "count for 'self' or for 'opp'.")
    if verb == "STR_PER" and who == "opp" and sort != "attack":
        raise part_of(id, sentence, "attack-counts", "only an attack counts what an opponent has.")
    if who == "any_other" and when != "SETTLE":
        raise part_of(id, sentence, "any-other", "any other player can be named only in the settlement.")
    if who in ("opp", "opps") and when in ("SETTLE", "ROUND_START", "RAISES"):
        reason = f"at {when} there is no opponent to name; say 'any_other' or 'self'."
        raise part_of(id, sentence, "no-opponent", reason, when=when)
    if who == "trigger_player" and when != "RAISES":
        raise part_of(id, sentence, "trigger", "only a reaction to a raise is against whoever raised.")
    if who == "opp" and sort == "place":
        raise part_of(id, sentence, "place", "a place names no opponent; say 'opps' or 'self'.")
    if verb == "WITHDRAW" and (who not in ("self", "opp") or ("upto" in args and who != "self")):
        reason = "markers are withdrawn from 'self' (perhaps 'upto') or from 'opp'."
        raise part_of(id, sentence, "withdraw", reason)
    if verb == "WITHDRAW" and args[1] == "any" and args[-2:] != ["any", "1"]:
        raise part_of(id, sentence, "withdraw-any", "of any type one marker at a time is withdrawn.")
    if verb == "REMOVE" and (who == "self" or args[2] == "any"):
        raise part_of(id, sentence, "remove", "markers of one type are removed, from others.")
    if verb in ("GAIN", "ADD") and args[1] == "any":
        raise part_of(id, sentence, "which", "say which type of marker.")
    if verb == "ADD" and (args[1] != "believer" or "upto" not in args):
        raise part_of(id, sentence, "like", f"it is said like '{EXAMPLES[verb]}'.", example=EXAMPLES[verb])
    if verb == "DISCARD" and (who, args[1]) not in (("self", "choose"), ("opp", "random")):
        reason = "one discards by 'self choose' or makes an 'opp random' discard."
        raise part_of(id, sentence, "discard", reason)
    if verb == "SWAP_ELEMENT" and args[0] not in ("open", "seen"):
        raise part_of(id, sentence, "star", "the star is 'open', or just 'seen'.")
    if verb == "SWAP_ELEMENT" and args[0] == "seen" and not any(p[0] == "PEEK_ELEMENT" for p in parts):
        raise part_of(id, sentence, "no-star", "no star was seen before.")
    if verb == "CONTROL" and (args[1] == "chosen") == (when == "ALWAYS"):
        raise part_of(id, sentence, "aspect", "an aspect is chosen before the betting, and only there.")
    if verb == "PREVENT" and not first:
        raise part_of(id, sentence, "prevent", "PREVENT comes first.")
    count = args[0] if verb in ("STR", "ROUND_STR", "STR_PER") else args[-1]
    limits = {"ADD": 3, "KEEP_HAND": 3, "WITHDRAW": 3 if "upto" in args else MOST, "PEEK_ELEMENT": 2, "SWAP_ELEMENT": 1}
    limits |= {"DAMAGE_PLACE": 1, "DESTROY_PLACE": 1, "PREVENT": 1}
    if verb not in ("PROTECT", "PEEK_HAND", "FREE_MATCH", "CANCEL"):
        most = limits.get(verb, MOST)
        everything = count == "all" and verb in ("REMOVE", "PEEK_ELEMENT")
        if not everything and (not count.isdigit() or not 1 <= int(count) <= most):
            times = f"1 to {most} times" if most > 1 else "once"
            reason = f"{verb} is done {times}, not '{count}'."
            raise part_of(id, sentence, "times", reason, verb=verb, most=most, word=count)


# Words after the verb where it is not one; "upto" is not counted
WORDS_AFTER: Final = {
    "STR_PER": 3,
    "REMOVE": 4,
    "WITHDRAW": 3,
    "ADD": 3,
    "GAIN": 3,
    "CONVERT": 4,
    "DRAW": 2,
    "DISCARD": 3,
    "KEEP_HAND": 2,
    "PEEK_ELEMENT": 2,
    "SWAP_ELEMENT": 2,
    "CONTROL": 3,
    "ALLOW_SPHERE": 2,
    "PREVENT": 2,
    "DAMAGE_PLACE": 2,
    "DESTROY_PLACE": 2,
}
EXAMPLES: Final = {
    "STR": "STR 6",
    "ROUND_STR": "ROUND_STR 4",
    "STR_PER": "STR_PER 1 clergy_in_stake_of self",
    "REMOVE": "REMOVE opp stake believer 2",
    "WITHDRAW": "WITHDRAW self believer upto 2",
    "ADD": "ADD self believer upto 3",
    "GAIN": "GAIN self believer 2",
    "CONVERT": "CONVERT self believer priest 1",
    "DRAW": "DRAW self 2",
    "DISCARD": "DISCARD self choose 1",
    "KEEP_HAND": "KEEP_HAND self upto 2",
    "PEEK_ELEMENT": "PEEK_ELEMENT self 1",
    "PEEK_HAND": "PEEK_HAND opp",
    "SWAP_ELEMENT": "SWAP_ELEMENT open 1",
    "CONTROL": "CONTROL self order 1",
    "ALLOW_SPHERE": "ALLOW_SPHERE self 1",
    "PROTECT": "PROTECT self",
    "PREVENT": "PREVENT self 1",
    "DAMAGE_PLACE": "DAMAGE_PLACE opp 1",
    "DESTROY_PLACE": "DESTROY_PLACE opp 1",
    "FREE_MATCH": "FREE_MATCH self",
    "CANCEL": "CANCEL trigger",
}
