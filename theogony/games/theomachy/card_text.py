"""What a card says, put together from what it does: the same table of numbers that the interpreter runs."""

from theogony.games.theomachy.cards import (
    ADD,
    ALLOW_SPHERE,
    BEFORE_BATTLE,
    BEFORE_BETTING,
    BY_CHOICE,
    CANCEL,
    CHOSEN_ASPECT,
    CONDITIONS,
    CONTROL,
    CONVERT,
    COUNTERS,
    DAMAGE_PLACE,
    DEITY_TITLE,
    DESTROY_PLACE,
    DISCARD,
    DRAW,
    FREE_MATCH,
    GAIN,
    HERO,
    INSTRUCTION,
    KEEP_HAND,
    LOSS_TITLE,
    MYTH_TITLE,
    OPEN,
    OTHERWISE,
    PEEK_ELEMENT,
    PEEK_HAND,
    PREVENT,
    PROTECT,
    REMOVE,
    ROUND_STR,
    SETTLE,
    STAKE,
    STR,
    STR_PER,
    SWAP_ELEMENT,
    TYPES,
    UP_TO,
    USES,
    WHENS,
    WISHES,
    Cards,
)
from theogony.games.theomachy.components import ANY, ASPECTS, CLERGY, MYTHOLOGIES, NEITHER, SPHERES
from theogony.games.theomachy.position import Position
from theogony.table import Line, line

WHO_KEYS = ("who-self", "who-opp", "who-opps", "who-any-other", "who-trigger")
COUNT_KEYS = ("clergy", "believers", "priests", "places", "attacks")
PLAIN = {
    int(STR): "do-str",
    int(ROUND_STR): "do-round-str",
    int(DRAW): "do-draw",
    int(KEEP_HAND): "do-keep",
    int(PEEK_ELEMENT): "do-peek",
    int(ALLOW_SPHERE): "do-allow",
}
FIXED = {
    int(CANCEL): "do-cancel",
    int(PROTECT): "do-protect",
    int(PREVENT): "do-prevent",
    int(FREE_MATCH): "do-free-match",
}
ON_PLAYER = {int(PEEK_HAND): "do-look-hand", int(DAMAGE_PLACE): "do-damage", int(DESTROY_PLACE): "do-destroy"}
assert len(COUNTERS) == len(COUNT_KEYS)


def markers(kind: int, n: int) -> Line:
    """So many markers of a type."""
    return line(f"markers-{'any' if kind == ANY else CLERGY[kind]}", n=n)


def _does(verb: int, who: int, what: int, n: int, how: int) -> Line:
    """One instruction as a sentence."""
    named = line(WHO_KEYS[who])
    if verb in PLAIN:
        return line(PLAIN[verb], n=n)
    if verb in FIXED:
        return line(FIXED[verb])
    if verb in ON_PLAYER:
        return line(ON_PLAYER[verb], who=named)
    if verb == STR_PER:
        return line("do-str-per", n=n, what=line(f"count-{COUNT_KEYS[what]}-{'opp' if who else 'self'}"))
    if verb == REMOVE:
        zone = "stake" if what >= STAKE else "community"
        return line(f"do-remove-{zone}", who=named, markers=markers(what % int(STAKE), n))
    if verb == ADD:
        return line("do-add", markers=markers(what, n))
    if verb == GAIN:
        return line("do-gain", markers=markers(what, n))
    if verb == CONVERT:
        return line("do-convert", one=markers(what // 4, n), other=markers(what % 4, n))
    if verb == DISCARD:
        return line("do-discard-choose", n=n) if what == BY_CHOICE else line("do-discard-random", n=n, who=named)
    if verb == SWAP_ELEMENT:
        return line("do-swap-open" if what == OPEN else "do-swap-seen")
    if verb == CONTROL:
        if what == CHOSEN_ASPECT:
            return line("do-control-chosen", n=n)
        if what >= 4:
            return line("do-control-symbol", n=n, what=line(f"aspect-{ASPECTS[what - 4]}"))
        return line("do-control-card", n=n, what=line(f"sphere-{SPHERES[what]}"))
    return line("do-withdraw-upto" if how == UP_TO else "do-withdraw", who=named, markers=markers(what, n))


def _what(cards: Cards, title: int) -> Line | None:
    """All instructions of a title, one after another."""
    said: Line | None = None
    for k in range(int(cards.length[title])):
        base = (int(cards.start[title]) + k) * int(INSTRUCTION)
        code = [int(cards.program[base + j]) for j in range(int(INSTRUCTION))]
        sentence = _does(code[0], code[1], code[2], code[3], code[4])
        if code[4] == OTHERWISE:
            sentence = line("do-else", what=sentence)
        said = sentence if said is None else line("text-both", one=said, two=sentence)
    return said


def _when(cards: Cards, title: int) -> Line:
    when = int(cards.when[title])
    key = "when-" + WHENS[when].lower().replace("_", "-")
    if when == SETTLE and cards.condition[title]:
        key += "-" + CONDITIONS[int(cards.condition[title])].lower().replace("_", "-")
    if when in (BEFORE_BETTING, BEFORE_BATTLE):
        key += "-" + USES[int(cards.use[title])]
    if cards.cost[title] != ANY:
        return line(f"{key}-for", marker=markers(int(cards.cost[title]), 1))
    return line(key)


def _needs(cards: Cards, title: int) -> Line:
    sphere = line(f"sphere-{SPHERES[int(cards.sphere[title])]}")
    n = int(cards.spheres_needed[title])
    if cards.aspect[title] == NEITHER:
        return line("needs-sphere", sphere=sphere, n=n)
    aspect = line(f"aspect-{ASPECTS[int(cards.aspect[title])]}")
    return line("needs-both", sphere=sphere, n=n, aspect=aspect, m=int(cards.symbols_needed[title]))


def card_sort(cards: Cards, title: int) -> Line:
    """What sort of card it is, in a word or two; for a place with the marker that lies on it."""
    if title >= MYTH_TITLE:
        return line("face-hero" if cards.use[title] == HERO else "face-myth")
    if title >= DEITY_TITLE:
        return line("face-deity")
    sort = TYPES[int(cards.kind[title])]
    marker = int(cards.marker[title])
    return line(f"face-{sort}", marker=line(f"type-{CLERGY[marker]}")) if marker != ANY else line(f"sort-{sort}")


def face_text(cards: Cards, title: int) -> Line:
    """The text of a card without what its symbols and its sort tell already."""
    said = line("text-both", one=_when(cards, title), two=_whole(cards, title))
    if DEITY_TITLE <= title < MYTH_TITLE:
        said = line("face-wishing", text=said, wish=_wish(cards, title))
    return said


def _whole(cards: Cards, title: int) -> Line:
    """All a title does, with the last deed of a hero."""
    what = _what(cards, title)
    assert what is not None
    falls = _what(cards, title - int(MYTH_TITLE) + int(LOSS_TITLE)) if title >= MYTH_TITLE else None
    return what if falls is None else line("text-both", one=what, two=line("do-falls", what=falls))


def _wish(cards: Cards, title: int) -> Line:
    deity = title - int(DEITY_TITLE)
    wish = WISHES[int(cards.wish[deity])].lower().replace("_", "-")
    return line(f"wish-{wish}", n=int(cards.wish_n[deity]))


def card_name(cards: Cards, title: int) -> Line:
    """What a title is called; a card of the host's own table as that table calls it."""
    id = cards.names[title]
    if id in cards.own_names:
        names = cards.own_names[id]
        return line("card-own", which=line("card-language"), en=names["en"], de=names["de"], it=names["it"])
    return line(f"card-{id}")


def card_text(cards: Cards, title: int) -> Line:
    """The text of an action card, a deity or a myth."""
    what = _whole(cards, title)
    if title >= MYTH_TITLE:
        mythology = line(f"mythology-{MYTHOLOGIES[(title - int(MYTH_TITLE)) // 5]}")
        return line(
            "text-myth", mythology=mythology, price=int(cards.price[title]), when=_when(cards, title), what=what
        )
    if title >= DEITY_TITLE:
        mythology = line(f"mythology-{MYTHOLOGIES[(title - int(DEITY_TITLE)) // 2]}")
        return line("text-deity", mythology=mythology, when=_when(cards, title), what=what, wish=_wish(cards, title))
    sort = TYPES[int(cards.kind[title])]
    marker = int(cards.marker[title])
    named = line(f"sort-{sort}", marker=line(f"type-{CLERGY[marker]}")) if marker != ANY else line(f"sort-{sort}")
    return line("text-card", type=named, needs=_needs(cards, title), when=_when(cards, title), what=what)


def missing(at: Position, seat: int, title: int) -> Line | None:
    """What the seat still has to control before it can play an action card; None if nothing is missing."""
    cards = at.box
    sphere = int(cards.spheres_needed[title]) - int(at.controls(seat, cards.sphere[title]))
    needed = int(cards.symbols_needed[title])
    symbols = needed - int(at.controls(seat, 4 + cards.aspect[title])) if needed else 0
    kind = line(f"sphere-{SPHERES[int(cards.sphere[title])]}")
    if needed and symbols > 0:
        aspect = line(f"aspect-{ASPECTS[int(cards.aspect[title])]}")
        if sphere > 0:
            return line("note-missing-both", sphere=kind, n=sphere, aspect=aspect, m=symbols)
        return line("note-missing-symbols", aspect=aspect, m=symbols)
    return line("note-missing-sphere", sphere=kind, n=sphere) if sphere > 0 else None
