"""What the pieces of Theomachy look like and what is printed on them: the types of its table."""

from theogony.games.theomachy.card_text import card_name, card_sort, card_text, face_text
from theogony.games.theomachy.cards import CARDS, DEITY_TITLE, HERO, MYTH_TITLE, TYPES, title_of
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


def source_name(source: int) -> Line:
    """The name of whatever is played or used."""
    title = int(title_of(source))
    if title < ELEMENTS:
        return face_words("type-power", title)
    if title >= int(MYTH_TITLE) + len(MYTH_IDS):
        title -= len(MYTH_IDS)
    return card_name(title)


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


def _marks(title: int) -> list[tuple[str, int]]:
    """The requirement of an action card, or the price of a myth, in symbols."""
    if title >= MYTH_TITLE:
        return [("theomachy-wonder", int(CARDS.price[title]))]
    if title >= DEITY_TITLE:
        return []
    out = [(f"theomachy-{SPHERES[int(CARDS.sphere[title])]}", int(CARDS.spheres_needed[title]))]
    if CARDS.aspect[title] != NEITHER:
        out.append((f"theomachy-{ASPECTS[int(CARDS.aspect[title])]}", int(CARDS.symbols_needed[title])))
    return out


def _printed(title: int, art: str, tint: str) -> Type:
    return Type(
        kind="card",
        name=card_name(title),
        about=card_text(title),
        art=[f"theomachy-{art}"],
        short=CARDS.names[title][:3],
        back="theomachy-back",
        tint=f"--theomachy-{tint}",
        face=Face(face_text(title), card_sort(title), _marks(title)),
    )


def _thing(kind: PieceKind, name: str, short: str, art: str = "") -> Type:
    return Type(
        kind=kind,
        name=line(f"type-{name}"),
        about=line(f"type-{name}.about"),
        art=[f"theomachy-{art or name}"],
        short=short,
    )


def piece_types() -> dict[str, Type]:
    faces = [(face, face_name(face)) for face in range(int(ELEMENTS))]
    types = {f"star.{name}": _face_type("element", face, f"theomachy-star-{name}") for face, name in faces}
    types |= {name: _face_type("power", face, f"theomachy-{name}") for face, name in faces}
    for title in range(int(ELEMENTS), int(DEITY_TITLE)):
        sphere = SPHERES[int(CARDS.sphere[title])]
        types[CARDS.names[title]] = _printed(title, f"{TYPES[int(CARDS.kind[title])]}-{sphere}", sphere)
    for number, name in enumerate((*DEITY_IDS, *MYTH_IDS)):
        title = int(DEITY_TITLE) + number
        what = "deity" if number < len(DEITY_IDS) else "hero" if CARDS.use[title] == HERO else "myth"
        mythology = MYTHOLOGIES[number // 2 if what == "deity" else (number - len(DEITY_IDS)) // 5]
        types[name] = _printed(title, f"{what}-{mythology}", mythology)
    types |= {
        "dark": _thing("card", "dark", "?"),
        "back": _thing("card", "back", "#"),
        "wonder": _thing("counter", "wonder", "*"),
        "pile": _thing("card", "pile", "=", "back"),
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
