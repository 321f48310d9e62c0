"""How Theomachy lies on the table: the sky, the stakes, the prayers, and what each player has."""

from __future__ import annotations

from theogony.games.theomachy import GAME
from theogony.games.theomachy import actions as a
from theogony.games.theomachy import position as p
from theogony.games.theomachy.betting import owed_worth
from theogony.games.theomachy.card_text import card_name, card_text
from theogony.games.theomachy.cards import (
    CARDS,
    DEITY_BASE,
    DEITY_TITLE,
    HERO,
    MYTH_BASE,
    MYTH_TITLE,
    TYPES,
    title_of,
)
from theogony.games.theomachy.components import (
    ANY,
    ASPECTS,
    CLERGY,
    DEITY_CARDS,
    MYTH_CARDS,
    MYTHOLOGIES,
    PRAYERS,
    ROW,
    SKY,
    SPHERES,
    WORTH,
    face_name,
)
from theogony.games.theomachy.draft import chosen_cards, top_myth
from theogony.games.theomachy.piles import elements_left
from theogony.games.theomachy.rules import TheomachyState
from theogony.kernel.agenda import BIT
from theogony.kernel.state import NOBODY, State
from theogony.table import (
    Button,
    Cue,
    Line,
    Link,
    Piece,
    Prompt,
    Say,
    Scene,
    SeatName,
    Table,
    Type,
    Zone,
    at_piece,
    button,
    drop,
    line,
    members,
    touch,
    whom_it_waits_for,
)
from theogony.table.scene import Look, PieceKind, Spot
from theogony.table.table import ScoreLine

DEITY_IDS = tuple(name for name, *_ in DEITY_CARDS)
MYTH_IDS = tuple(name for name, *_ in MYTH_CARDS)
PRICE_KEYS = {0: "priest", 1: "priest", 2: "believer", 3: "believer", 4: "free", 5: "free"}
QUESTIONS = {name: value for name, value in vars(a).items() if name.startswith("TO_")}
PROMPTS = {value: f"prompt-{name.lower().replace('_', '-')}" for name, value in QUESTIONS.items()}
OF_A_PROGRAM = (
    a.TO_LAY,
    a.TO_TARGET,
    a.TO_MARKER,
    a.TO_NUMBER,
    a.TO_ELEMENT,
    a.TO_ASPECT,
    a.TO_PLACE,
    a.TO_DISCARD,
)
# Kinds of action that are buttons, with the words on them
BUTTONS = {
    "wait": ("!wait",),
    "match": ("!match",),
    "despair": ("!despair",),
    "fold": ("!fold",),
    "pass": ("!pass",),
    "number": ("!n0", "!n1", "!n2", "!n3"),
    "aspect": ("!order", "!chaos"),
    "top": ("!buy", "!bury"),
}
BUTTON_KEYS = {
    "!n0": "kind-number-0",
    "!n1": "kind-number-1",
    "!n2": "kind-number-2",
    "!n3": "kind-number-3",
    "!order": "kind-aspect-order",
    "!chaos": "kind-aspect-chaos",
    "!buy": "kind-top-buy",
    "!bury": "kind-top-bury",
}


def theomachy(view: State) -> TheomachyState:
    assert isinstance(view, TheomachyState)
    return view


# ---- handles


def card_handle(view: State, seat: int, card: int) -> str | None:
    """A prayer card where the viewer can touch it: in the own hand, among packs and chosen cards, in the row, laid."""
    zone = int(theomachy(view).where[card])
    laid = p.TABLE_OF <= zone < p.SOMEWHERE_OF
    own = zone in (p.HAND_OF + seat, p.CHOSEN_OF + seat, p.PACKED)
    return a.CARD_NAMES[card] if laid or own or zone == p.IN_ROW else None


def chosen_handle(view: State, seat: int, member: int) -> str | None:
    cards = chosen_cards(theomachy(view), seat)
    return a.CARD_NAMES[int(cards[member])] if member < len(cards) else None


def deity_handle(view: State, seat: int, deity: int) -> str | None:
    at = theomachy(view)
    shown = any(deity in _deities(at, k) for k in range(int(at.seats)))
    return DEITY_IDS[deity] if shown else None


def own_deity(view: State, seat: int) -> str | None:
    deity = int(theomachy(view).of(seat, p.DEITY_OF))
    return DEITY_IDS[deity] if deity >= 0 else None


def myth_handle(view: State, seat: int, myth: int) -> str | None:
    where = int(theomachy(view).myth[myth])
    return MYTH_IDS[myth] if where in (p.Y_TOP, p.Y_BOUGHT, p.Y_JOINED) else None


def seat_handle(view: State, seat: int, other: int) -> str | None:
    return f"seat{other}" if other < view.seats else None


def community_handle(view: State, seat: int, kind: int) -> str | None:
    return f"{CLERGY[kind]}:community{seat}" if theomachy(view).community[seat * 3 + kind] > 0 else None


def stake_handle(view: State, seat: int, kind: int) -> str | None:
    """A marker of the stake that a card takes from."""
    at = theomachy(view)
    if at.agenda.kind_for(seat) != a.TO_MARKER:
        return None
    owner = int(at.agenda.parameter_for(seat, 3))
    return f"{CLERGY[kind]}:stake{owner}" if at.stake[owner * 3 + kind] > 0 else None


def star_handle(view: State, seat: int, slot: int) -> str | None:
    """The card in a slot of the constellation; by its place alone while it is dark."""
    face = int(theomachy(view).sky[slot])
    if face == p.NO_CARD:
        return None
    return f"back:sky{slot}" if face == p.UNKNOWN else f"star.{face_name(face)}"


def prayer_handle(view: State, seat: int, place: int) -> str | None:
    at = theomachy(view)
    if place == ROW:
        return "stack" if at.now[p.STACKED] > 0 else None
    card = int(at.row[place])
    return None if card == p.NO_CARD else a.CARD_NAMES[card]


SAYS = {
    "pick": Say(card=at_piece("card", card_handle)),
    "reject": Say(four=members("four", chosen_handle)),
    "deity": Say(deity=at_piece("deity", deity_handle), hold="always"),
    "play": Say(card=at_piece("card", card_handle), chain=True),
    "use": Say(card=at_piece("card", card_handle), chain=True),
    "ability": Say(deity=touch(own_deity), chain=True),
    "myth": Say(myth=at_piece("myth", myth_handle), chain=True),
    "card": Say(card=at_piece("card", card_handle)),
    "target": Say(seat=at_piece("seat", seat_handle)),
    "marker": Say(marker=at_piece("clergy", stake_handle)),
    "number": Say(n=button("n", *BUTTONS["number"])),
    "element": Say(star=at_piece("slot", star_handle)),
    "aspect": Say(aspect=button("aspect", *BUTTONS["aspect"])),
    "wait": Say(wait=touch("!wait")),
    "raise": Say(marker=at_piece("clergy", community_handle), stake=drop(lambda view, seat: f"stakes@{seat}")),
    "match": Say(match=touch("!match")),
    "despair": Say(despair=touch("!despair")),
    "fold": Say(fold=touch("!fold"), hold="always"),
    "pass": Say(done=touch("!pass")),
    "pray": Say(card=at_piece("place", prayer_handle)),
    "top": Say(way=button("way", *BUTTONS["top"])),
}


def _deities(at: TheomachyState, seat: int) -> list[int]:
    """The deities that lie before a seat: both of its mythology until one is chosen."""
    chosen = int(at.of(seat, p.DEITY_OF))
    mythology = int(at.of(seat, p.MYTHOLOGY))
    if chosen >= 0:
        return [chosen]
    return [] if mythology < 0 else [mythology * 2, mythology * 2 + 1]


# ---- types


def _face_type(key: str, face: int) -> Type:
    sphere, aspect = SPHERES[face // 6], ASPECTS[face % 6 // 3]
    args: dict[str, int | str | Line | SeatName | Link] = {
        "sphere": line(f"sphere-{sphere}"),
        "aspect": line(f"aspect-{aspect}"),
        "n": face % 3 + 1,
    }
    return Type(
        kind="card",
        name=Line(f"type-{key}", args),
        about=Line(f"type-{key}.about", args),
        art=[f"theomachy-{face_name(face)}"],
        short=f"{sphere[0].upper()}{aspect[0]}{face % 3 + 1}",
        back="theomachy-back",
        tint=f"--theomachy-{sphere}",
    )


def _thing(kind: PieceKind, name: str, short: str, art: str = "") -> Type:
    return Type(
        kind=kind,
        name=line(f"type-{name}"),
        about=line(f"type-{name}.about"),
        art=[f"theomachy-{art or name}"],
        short=short,
    )


def _types() -> dict[str, Type]:
    types = {f"star.{face_name(face)}": _face_type("element", face) for face in range(24)}
    types |= {face_name(face): _face_type("power", face) for face in range(24)}
    for title in range(24, int(DEITY_TITLE)):
        sphere = SPHERES[int(CARDS.sphere[title])]
        types[CARDS.names[title]] = Type(
            kind="card",
            name=card_name(title),
            about=card_text(title),
            art=[f"theomachy-{TYPES[int(CARDS.kind[title])]}-{sphere}"],
            short=CARDS.names[title][:3],
            back="theomachy-back",
            tint=f"--theomachy-{sphere}",
        )
    for number, name in enumerate((*DEITY_IDS, *MYTH_IDS)):
        title = int(DEITY_TITLE) + number
        what = "deity" if number < len(DEITY_IDS) else "hero" if CARDS.use[title] == HERO else "myth"
        mythology = number // 2 if what == "deity" else (number - len(DEITY_IDS)) // 5
        types[name] = Type(
            kind="card",
            name=card_name(title),
            about=card_text(title),
            art=[f"theomachy-{what}-{MYTHOLOGIES[mythology]}"],
            short=name[:3],
            back="theomachy-back",
            tint=f"--theomachy-{MYTHOLOGIES[mythology]}",
        )
    types |= {
        "dark": _thing("card", "dark", "?"),
        "back": _thing("card", "back", "#"),
        "wonder": _thing("counter", "wonder", "*"),
        "pile": _thing("card", "pile", "=", "back"),
        "stack": _thing("card", "stack", "=", "back"),
        "elements": _thing("card", "elements", "=", "dark"),
        "level": _thing("counter", "level", "!"),
        "despair": _thing("token", "despair", "~"),
        "initiative": _thing("token", "initiative", ">"),
    }
    for short, name in zip("PpB", CLERGY):
        types[name] = _thing("figure", name, short)
    return types


TYPES_OF_PIECES = _types()


class TheomachyTable(Table):
    def types(self) -> dict[str, Type]:
        return TYPES_OF_PIECES

    def zones(self, view: State, seat: int) -> dict[str, Zone]:
        seats = range(int(view.seats))
        zones = {
            "sky": Zone(
                "slots",
                "board",
                line("zone-sky"),
                ground="theomachy-night",
                spots={str(slot): Spot(name=line("spot-star", n=slot + 1)) for slot in range(int(SKY))},
            ),
            "stakes": Zone(
                "slots",
                "board",
                line("zone-stakes"),
                order=1,
                spots={str(k): Spot(name=line("spot-stake", player=SeatName(k))) for k in seats},
            ),
            "row": Zone(
                "slots",
                "side",
                line("zone-row"),
                spots={str(k): Spot(note=line(f"spot-price-{PRICE_KEYS[k]}")) for k in range(int(ROW))}
                | {"stack": Spot(note=line("spot-stack"))},
            ),
            "elements": Zone("slots", "side", line("zone-elements"), order=1, spots={"pile": Spot(), "level": Spot()}),
        }
        for k in seats:
            zones[f"has{k}"] = Zone("fan", "seat", line("zone-has"), of=k)
            zones[f"table{k}"] = Zone("fan", "mine" if k == seat else "seat", line("zone-table"), of=k, order=2)
        if seat >= 0:
            zones["hand"] = Zone("fan", "mine", line("zone-hand"), of=seat)
            zones["community"] = Zone("fan", "mine", line("zone-community"), of=seat, order=1)
            zones["pack"] = Zone("fan", "mine", line("zone-pack"), of=seat, order=3)
            zones["chosen"] = Zone("fan", "mine", line("zone-chosen"), of=seat, order=4)
            zones["discard"] = Zone("fan", "mine", line("zone-discard"), of=seat, order=5, fold=True)
        return zones

    # ---- the scene

    def pieces(self, view: State, seat: int) -> Scene:
        at = theomachy(view)
        scene: Scene = {}
        for slot in range(int(SKY)):
            id = star_handle(view, seat, slot)
            if id is not None:
                dark = slot >= at.now[p.OPEN_SKY]
                type = "dark" if id.startswith("back:") else id
                look: list[Look] = ["peeked"] if dark and type != "dark" else []
                scene[id] = Piece(type, f"sky@{slot}", look=look)
        scene["elements"] = Piece("elements", "elements@pile", n=_elements(at))
        scene["level"] = Piece("level", "elements@level", n=int(at.now[p.LEVEL]))
        scene["stack"] = Piece("stack", "row@stack", n=int(at.now[p.STACKED]))
        for place in range(int(ROW)):
            card = int(at.row[place])
            if card != p.NO_CARD:
                scene[a.CARD_NAMES[card]] = _card(card, f"row@{place}")
        if not at.drafting():
            scene["initiative"] = Piece("initiative", f"has{int(at.now[p.FIRST])}")
        answer = int(at.agenda.sealed_for(seat)) if seat >= 0 else -1
        for card in range(int(PRAYERS)):
            piece = _lying(at, seat, card, answer)
            if piece is not None:
                scene[a.CARD_NAMES[card]] = piece
        for k in range(int(at.seats)):
            scene |= self._belongings(at, k, seat)
        for myth in range(len(MYTH_IDS)):
            if myth_handle(view, seat, myth) is not None:
                scene[MYTH_IDS[myth]] = _myth(at, myth)
        return scene

    def _belongings(self, at: TheomachyState, k: int, seat: int) -> Scene:
        place = f"has{k}"
        scene: Scene = {}
        owed = int(owed_worth(at, k))
        for kind, name in enumerate(CLERGY):
            kept, staked = int(at.community[k * 3 + kind]), int(at.stake[k * 3 + kind])
            borrowed = int(at.borrowed[k * 3 + kind])
            if kept:
                scene[f"{name}:community{k}"] = Piece(name, "community" if k == seat else place, of=k, n=kept)
            if staked:
                note = line("note-borrowed", n=borrowed) if borrowed else None
                look: list[Look] = ["borrowed"] if borrowed else []
                scene[f"{name}:stake{k}"] = Piece(name, f"stakes@{k}", of=k, n=staked, look=look, note=note)
        if owed and at.in_round(k):
            scene[f"owes{k}"] = Piece("level", f"stakes@{k}", of=k, n=owed, note=line("note-owed", n=owed))
        unseen = int(at.of(k, p.HANDS)) - _known_in_hand(at, k)
        if unseen > 0:
            scene[f"back:hand{k}"] = Piece("back", place, of=k, n=unseen)
        scene[f"pile{k}"] = Piece("pile", place, of=k, n=int(at.of(k, p.PILES)))
        if at.now[p.ADVANCED]:
            scene[f"wonders{k}"] = Piece("wonder", place, of=k, n=int(at.of(k, p.WONDER)))
        if at.of(k, p.DESPAIRS):
            scene[f"despair{k}"] = Piece("despair", f"stakes@{k}", of=k)
        chosen = int(at.agenda.sealed_for(k)) if k == seat and at.agenda.kind_for(k) == a.TO_DEITY else -1
        for deity in _deities(at, k):
            picked = chosen >= 0 and a.DEITY.has(chosen) and a.DEITY.arg(chosen, 0) == deity
            scene[DEITY_IDS[deity]] = Piece(DEITY_IDS[deity], f"table{k}", of=k, look=["chosen"] if picked else [])
        return scene

    # ---- what is asked

    def prompt(self, view: State, seat: int) -> Prompt:
        at = theomachy(view)
        question = int(at.agenda.kind_for(seat))
        key = PROMPTS[question]
        if question == a.TO_BID:
            return Prompt(line(key, owed=int(owed_worth(at, seat))), look="stakes")
        if question == a.TO_REACT:
            event, actor = (int(at.agenda.parameter_for(seat, k)) for k in range(2))
            return Prompt(line(key, event=event, player=SeatName(actor)))
        if question in OF_A_PROGRAM:
            return Prompt(line(key, source=_source(int(at.agenda.parameter_for(seat, 0)))))
        return Prompt(line(key))

    def waiting(self, view: State, seat: int) -> Prompt:
        if view.over():
            return Prompt(line("prompt-over"))
        return Prompt(whom_it_waits_for(view))

    def buttons(self, view: State, seat: int) -> dict[str, Button]:
        out: dict[str, Button] = {}
        if seat < 0 or not view.acting() & BIT[seat]:
            return out
        for number in view.legal(seat):
            kind = self.game.space.kind_of(int(number))
            if kind.name in BUTTONS:
                handles = BUTTONS[kind.name]
                handle = handles[int(kind.arg(int(number), 0)) if len(handles) > 1 else 0]
                done = kind.name == "pass" and view.agenda.kind_for(seat) in (a.TO_KEEP, a.TO_PREPARE, a.TO_FIGHT)
                key = BUTTON_KEYS.get(handle, "kind-pass-done" if done else f"kind-{kind.name}")
                out[handle] = Button(line(key))
        return out

    def note(self, view: State, seat: int, action: int) -> Line | None:
        at = theomachy(view)
        if a.MATCH.has(action) or a.DESPAIR.has(action):
            return line("note-owed", n=int(owed_worth(at, seat)))
        if a.PRAY.has(action) and int(a.PRAY.arg(action, 0)) < ROW:
            return line(f"spot-price-{PRICE_KEYS[int(a.PRAY.arg(action, 0))]}")
        if a.TOP.has(action) and int(a.TOP.arg(action, 0)) == 0:
            return line("note-price", n=int(CARDS.price[int(MYTH_TITLE) + int(top_myth(at, seat))]))
        return None

    def scores(self, view: State) -> list[ScoreLine]:
        at = theomachy(view)
        seats = range(int(at.seats))
        lent = [sum(int(at.borrowed[k * 3 + kind]) * int(WORTH[kind]) for kind in range(3)) for k in seats]
        return [
            ScoreLine(line("score-community"), [int(at.worth_of(at.community, k)) for k in seats]),
            ScoreLine(line("score-stake"), [int(at.worth_of(at.stake, k)) - lent[k] for k in seats]),
        ]

    # ---- what happened

    def cues(self, before: State, after: State, seat: int) -> list[Cue]:
        out: list[Cue] = []
        for name, event in a.EVENTS.read(after.trail):
            if any(event.get(secret) == -1 for secret in ("element",)) or (name == "got" and event["card"] < 0):
                continue
            said = _sentence(name, event)
            if out and out[-1].say == said:
                continue
            cue = _cue(name, event, seat)
            cue.say = said
            out.append(cue)
        return out


def _elements(at: TheomachyState) -> int:
    """Cards of the element pile: in a view they are not told from dark stars, but there are so many of those."""
    unknown = sum(1 for where in at.element if where == p.UNKNOWN)
    dark = sum(1 for face in at.sky if face == p.UNKNOWN)
    return int(elements_left(at)) + unknown - dark


def _known_in_hand(at: TheomachyState, k: int) -> int:
    return sum(1 for where in at.where if where == p.HAND_OF + k)


def _card(
    card: int, place: str, of: int | None = None, look: list[Look] | None = None, note: Line | None = None
) -> Piece:
    """A prayer card that lies open; copies of action cards are told apart by their marks."""
    title = int(title_of(card))
    if card < 24:
        return Piece(face_name(card), place, of=of, look=look or [], note=note)
    mark = note or line(f"note-copy-{'ab'[card % 2]}")
    return Piece(CARDS.names[title], place, of=of, look=look or [], tag="ab"[card % 2], note=mark)


def _lying(at: TheomachyState, seat: int, card: int, answer: int) -> Piece | None:
    """Where a prayer card lies for this viewer, unless it is in the row or unseen."""
    zone = int(at.where[card])
    picked: list[Look] = ["chosen"] if answer >= 0 and a.PICK.has(answer) and a.PICK.arg(answer, 0) == card else []
    if zone == p.PACKED and seat >= 0:
        return _card(card, "pack", look=picked)
    if p.CHOSEN_OF <= zone < p.HAND_OF:
        return _card(card, "chosen") if zone == p.CHOSEN_OF + seat else None
    if p.HAND_OF <= zone < p.PILE_OF:
        k = zone - int(p.HAND_OF)
        kept: list[Look] = ["locked"] if int(at.mark[card]) & int(p.M_KEPT) else []
        return _card(card, "hand", of=k, look=kept) if k == seat else _card(card, f"has{k}", of=k, look=["peeked"])
    if p.DISCARD_OF <= zone < p.TABLE_OF:
        k = zone - int(p.DISCARD_OF)
        if k == seat:
            return _card(card, "discard", of=k)
        return _card(card, f"has{k}", of=k, look=["spent"]) if at.of(k, p.TOP_CARD) == card else None
    if p.TABLE_OF <= zone < p.SOMEWHERE_OF:
        return _laid(at, card, zone - int(p.TABLE_OF))
    return None


def _laid(at: TheomachyState, card: int, k: int) -> Piece:
    mark = int(at.mark[card])
    look: list[Look] = ["damaged"] if mark & int(p.M_DAMAGED) else []
    if mark & int(p.M_CANCELLED):
        look.append("dim")
    if mark & int(p.M_USED):
        look.append("spent")
    return _card(card, f"table{k}", of=k, look=look)


def _myth(at: TheomachyState, myth: int) -> Piece:
    owner = next(k for k in range(int(at.seats)) if at.of(k, p.MYTHOLOGY) == myth // 5)
    where = int(at.myth[myth])
    if where == p.Y_JOINED:
        return Piece(MYTH_IDS[myth], f"stakes@{owner}", of=owner)
    look: list[Look] = ["locked"] if where == p.Y_TOP else ["spent"] if at.myth_used[myth] else []
    price = line("note-price", n=int(CARDS.price[int(MYTH_TITLE) + myth])) if where == p.Y_TOP else None
    return Piece(MYTH_IDS[myth], f"table{owner}", of=owner, look=look, note=price)


def _source(source: int) -> Line:
    """The name of whatever is played or used."""
    title = int(title_of(source))
    if title < 24:
        return _face_type("power", title).name
    if title >= int(MYTH_TITLE) + len(MYTH_IDS):
        title -= len(MYTH_IDS)
    return card_name(title)


def _sentence(name: str, event: dict[str, int]) -> Line:
    """The log's sentence for an event: its numbers, and words for the things they mean."""
    args: dict[str, int | str | Line | SeatName | Link] = dict(event)
    if "seat" in event:
        args["player"] = SeatName(event["seat"])
    for other in ("rival", "target"):
        if event.get(other, -1) >= 0:
            args[other] = SeatName(event[other])
    if "card" in event and event["card"] >= 0:
        args["card"] = Link(a.CARD_NAMES[event["card"]], _source(event["card"]))
    if "source" in event:
        args["source"] = _source(event["source"])
    if "element" in event:
        face = event["element"]
        args["element"] = Link(f"star.{face_name(face)}", _face_type("element", face).name)
    if "deity" in event:
        args["deity"] = Link(DEITY_IDS[event["deity"]], _source(int(DEITY_BASE) + event["deity"]))
    if "myth" in event:
        args["myth"] = Link(MYTH_IDS[event["myth"]], _source(int(MYTH_BASE) + event["myth"]))
    if "clergy" in event and event["clergy"] != ANY:
        args["clergy"] = line(f"type-{CLERGY[event['clergy']]}")
    return Line(f"event-{name}", args)


def _cue(name: str, event: dict[str, int], seat: int) -> Cue:
    k = event.get("seat", int(NOBODY))
    card = a.CARD_NAMES[event["card"]] if event.get("card", -1) >= 0 else ""
    home = "hand" if k == seat else f"has{k}"
    if name in ("played", "laid", "discarded"):
        return Cue("move", on=[card, f"back:hand{k}"], was={card: home})
    if name == "got":
        return Cue("move", on=[card, f"pile{k}"], was={card: f"pile{k}"})
    if name == "drew":
        return Cue("move", on=[f"back:hand{k}", f"pile{k}"])
    if name in ("star", "turned-up", "swapped"):
        star = f"star.{face_name(event['element'])}"
        return Cue("move", on=[star, f"back:sky{event['slot']}", "elements"], was={star: f"sky@{event['slot']}"})
    if name in ("staked", "raised", "borrowed", "withdrew", "lost", "gained", "changed"):
        kind = CLERGY[event["clergy"]]
        return Cue("move", on=[f"{kind}:community{k}", f"{kind}:stake{k}"])
    if name == "prayed":
        return Cue("move", on=[card, "stack"], was={card: f"has{k}"})
    if name in ("won", "strength", "out", "wish"):
        return Cue("mark", on=[f"{kind}:stake{k}" for kind in CLERGY], tint=f"seat{k}")
    if name in ("round", "betting", "battle", "game-over"):
        return Cue("banner")
    if name in ("shuffled", "elements-shuffled"):
        return Cue("shuffle", on=["elements"] if name != "shuffled" else [f"pile{k}"])
    if name in ("joined", "myth-bought"):
        return Cue("move", on=[MYTH_IDS[event["myth"]]])
    return Cue("say")


TABLE = TheomachyTable(GAME, SAYS)
