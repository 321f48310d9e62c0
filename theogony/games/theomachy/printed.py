"""What the pieces of Theomachy look like and what is printed on them: the types of its table."""

from theogony.games.theomachy.card_text import card_name, card_sort, card_text, face_text
from theogony.games.theomachy.cards import DEITY_TITLE, HERO, MYTH_TITLE, TYPES, Cards, title_of
from theogony.games.theomachy.components import (
    ASPECTS,
    CLERGY,
    DEITY_CARDS,
    ELEMENTS,
    MYTH_CARDS,
    MYTHOLOGIES,
    NEITHER,
    SPHERES,
    face_name,
)
from theogony.table import Line, Type, line
from theogony.table.scene import Face, PieceKind

DEITY_IDS = tuple(name for name, *_ in DEITY_CARDS)
MYTH_IDS = tuple(name for name, *_ in MYTH_CARDS)
SEATS = 4


def face_words(key: str, face: int) -> Line:
    """The name of an element or a power, or with `.about` what it is."""
    sphere, aspect = SPHERES[face // 6], ASPECTS[face % 6 // 3]
    return line(key, sphere=line(f"sphere-{sphere}"), aspect=line(f"aspect-{aspect}"), n=face % 3 + 1)


def source_name(cards: Cards, source: int) -> Line:
    """The name of whatever is played or used."""
    title = int(title_of(source))
    if title < ELEMENTS:
        return face_words("type-power", title)
    if title >= int(MYTH_TITLE) + len(MYTH_IDS):
        title -= len(MYTH_IDS)
    return card_name(cards, title)


def _face_type(key: str, face: int, art: str) -> Type:
    sphere = SPHERES[face // 6]
    return Type(
        kind="card",
        name=face_words(f"type-{key}", face),
        about=face_words(f"type-{key}.about", face),
        art=[art],
        short=f"{sphere[0].upper()}{ASPECTS[face % 6 // 3][0]}{face % 3 + 1}",
        back="theomachy-back",
        tint=f"--theomachy-{sphere}",
    )


def _marks(cards: Cards, title: int) -> list[tuple[str, int]]:
    """The requirement of an action card, or the price of a myth, in symbols."""
    if title >= MYTH_TITLE:
        return [("theomachy-wonder", int(cards.price[title]))]
    if title >= DEITY_TITLE:
        return []
    out = [(f"theomachy-{SPHERES[int(cards.sphere[title])]}", int(cards.spheres_needed[title]))]
    if cards.aspect[title] != NEITHER:
        out.append((f"theomachy-{ASPECTS[int(cards.aspect[title])]}", int(cards.symbols_needed[title])))
    return out


def _printed(cards: Cards, title: int, art: str, tint: str) -> Type:
    return Type(
        kind="card",
        name=card_name(cards, title),
        about=card_text(cards, title),
        art=[f"theomachy-{art}"],
        short=cards.names[title][:3],
        back="theomachy-back",
        tint=f"--theomachy-{tint}",
        face=Face(face_text(cards, title), card_sort(cards, title), _marks(cards, title)),
    )


def _thing(kind: PieceKind, name: str, short: str, art: str = "") -> Type:
    return Type(
        kind=kind,
        name=line(f"type-{name}"),
        about=line(f"type-{name}.about"),
        art=[f"theomachy-{art or name}"],
        short=short,
    )


def card_types(cards: Cards) -> dict[str, Type]:
    """Action cards, deities and myths by id, as a table of cards has them."""
    types: dict[str, Type] = {}
    for title in range(int(ELEMENTS), int(DEITY_TITLE)):
        sphere = SPHERES[int(cards.sphere[title])]
        types[cards.names[title]] = _printed(cards, title, f"{TYPES[int(cards.kind[title])]}-{sphere}", sphere)
    for number, name in enumerate((*DEITY_IDS, *MYTH_IDS)):
        title = int(DEITY_TITLE) + number
        what = "deity" if number < len(DEITY_IDS) else "hero" if cards.use[title] == HERO else "myth"
        mythology = MYTHOLOGIES[number // 2 if what == "deity" else (number - len(DEITY_IDS)) // 5]
        types[name] = _printed(cards, title, f"{what}-{mythology}", mythology)
    return types


def piece_types(cards: Cards) -> dict[str, Type]:
    faces = [(face, face_name(face)) for face in range(int(ELEMENTS))]
    types = {f"star.{name}": _face_type("element", face, f"theomachy-star-{name}") for face, name in faces}
    types |= {name: _face_type("power", face, f"theomachy-{name}") for face, name in faces}
    types |= card_types(cards)
    types |= {
        "dark": _thing("card", "dark", "?"),
        "held": _thing("counter", "held", "#"),
        "wonder": _thing("counter", "wonder", "*"),
        "pile": _thing("counter", "pile", "="),
        "discards": _thing("counter", "discards", "%"),
        "stack": _thing("card", "stack", "=", "back"),
        "elements": _thing("card", "elements", "="),
        "level": _thing("counter", "level", "!"),
        "strength": _thing("counter", "strength", "+"),
        "despair": _thing("token", "despair", "~"),
        "initiative": _thing("token", "initiative", ">"),
        "raiser": _thing("token", "raiser", "^"),
        "folded": _thing("token", "folded", "x"),
        "winner": _thing("token", "winner", "W"),
    }
    types |= {f"standard{k}": _thing("token", "standard", "|", f"standard-{k}") for k in range(SEATS)}
    for short, name in zip("PpB", CLERGY):
        types[name] = _thing("figure", name, short)
        types[f"owed-{name}"] = _thing("figure", f"owed-{name}", short.lower())
    return types
