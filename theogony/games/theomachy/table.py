"""How Theomachy lies on the table: a night sky with the constellation and the courts, the prayers, and the hands."""

from __future__ import annotations

from theogony.games.theomachy import GAME
from theogony.games.theomachy import actions as a
from theogony.games.theomachy import position as p
from theogony.games.theomachy.battle import strength
from theogony.games.theomachy.card_text import markers, missing
from theogony.games.theomachy.cards import (
    CARDS,
    EFFECT,
    MYTH_TITLE,
    ON_ATTACK,
    ON_EFFECT,
    ON_RAISE,
    PLACE,
    title_of,
)
from theogony.games.theomachy.components import (
    CLERGY,
    ELEMENTS,
    PRAYERS,
    ROW,
    SKY,
    WORTH,
    face_name,
)
from theogony.games.theomachy.courts import height, spots
from theogony.games.theomachy.cues import cues
from theogony.games.theomachy.draft import top_myth
from theogony.games.theomachy.handles import BUTTONS, SAYS, deities_before, myth_handle, star_handle, theomachy
from theogony.games.theomachy.knowledge import holds
from theogony.games.theomachy.markers import supply
from theogony.games.theomachy.piles import elements_left
from theogony.games.theomachy.printed import DEITY_IDS, MYTH_IDS, card_types, piece_types
from theogony.games.theomachy.prompts import on_button, prompt
from theogony.games.theomachy.rules import TheomachyState
from theogony.kernel.agenda import BIT
from theogony.kernel.state import EVERYBODY, State
from theogony.table import (
    Button,
    Cue,
    Line,
    Piece,
    Prompt,
    Scene,
    SeatName,
    Standing,
    Table,
    Type,
    Zone,
    line,
    whom_it_waits_for,
)
from theogony.table.scene import Look, Spot
from theogony.table.table import ScoreLine

PRICE_KEYS = {0: "priest", 1: "priest", 2: "believer", 3: "believer", 4: "free", 5: "free"}
NO_EVENT = -1  # it is the settlement that is asked about
QUIET_QUESTIONS = {int(ON_RAISE): "raise", int(ON_EFFECT): "effect", int(ON_ATTACK): "attack", NO_EVENT: "settle"}
TYPES = piece_types(CARDS)
HAND_SIZE = 1.5  # a hand is read


class TheomachyTable(Table):
    def types(self) -> dict[str, Type]:
        return TYPES

    def own_types(self, view: State) -> dict[str, Type]:
        cards = theomachy(view).box
        if not cards.own:
            return {}
        types = card_types(cards)
        return {id: types[id] for id in cards.own}

    def zones(self, view: State, seat: int) -> dict[str, Zone]:
        seats = int(view.seats)
        zones = {
            "sky": Zone(
                "mat",
                "board",
                line("zone-sky"),
                frame="theomachy-night",
                ground=f"theomachy-courts-{seats}",
                rows=round(height(seats) * 1000),
                cols=1000,
                spots=spots(seats, seat),
            ),
            "row": Zone(
                "slots",
                "board",
                line("zone-row"),
                order=1,
                spots={str(k): Spot(note=line(f"spot-price-{PRICE_KEYS[k]}")) for k in range(int(ROW))}
                | {"stack": Spot(note=line("spot-stack"))},
            ),
        }
        for k in range(seats):
            own = k == seat
            has = ("pile", "discard") if own else ("hand", "pile", "discard")
            zones[f"has{k}"] = Zone(
                "slots", "seat", line("zone-has"), of=k, spots={spot: Spot(line(f"spot-{spot}")) for spot in has}
            )
            zones[f"table{k}"] = Zone(
                "fan", "mine" if own else "seat", line("zone-table"), of=k, order=2, bare=True, size=1.1 if own else 1.5
            )
        if seat >= 0:
            zones["hand"] = Zone("fan", "mine", line("zone-hand"), of=seat, bare=True, size=HAND_SIZE)
            zones["pack"] = Zone("fan", "mine", line("zone-pack"), of=seat, order=1, bare=True, size=HAND_SIZE)
            zones["chosen"] = Zone("fan", "board", line("zone-chosen"), of=seat, order=2, bare=True)
            zones["discard"] = Zone("fan", "board", line("zone-discard"), of=seat, order=3, bare=True)
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
        scene["elements"] = Piece("elements", "sky@pile", n=_elements(at))
        scene["level"] = Piece("level", "sky@level", n=int(at.now[p.LEVEL]), note=_supply(at))
        scene["stack"] = Piece("stack", "row@stack", n=int(at.now[p.STACKED]))
        for place in range(int(ROW)):
            card = int(at.row[place])
            if card != p.NO_CARD:
                scene[a.CARD_NAMES[card]] = _card(card, f"row@{place}", note=_shortfall(at, seat, card))
        first = int(at.now[p.FIRST])
        drawn = first >= 0
        note = None if drawn else line("note-not-drawn")
        scene["initiative"] = Piece("initiative", f"sky@first{first}" if drawn else "sky@first", note=note)
        answer = int(at.agenda.sealed_for(seat)) if seat >= 0 else -1
        for card in range(int(PRAYERS)):
            piece = _lying(at, seat, card, answer)
            if piece is not None:
                scene[a.CARD_NAMES[card]] = piece
        _mark_copies(scene)
        for k in range(int(at.seats)):
            scene |= _court(at, k) | _belongings(at, k, seat)
        for myth in range(len(MYTH_IDS)):
            if myth_handle(view, seat, myth) is not None:
                scene[MYTH_IDS[myth]] = _myth(at, myth)
        return scene

    # ---- what is asked

    def prompt(self, view: State, seat: int) -> Prompt:
        return prompt(theomachy(view), seat)

    def waiting(self, view: State, seat: int) -> Prompt:
        if view.over():
            return Prompt(line("prompt-over", why=int(theomachy(view).now[p.WHY])))
        return Prompt(whom_it_waits_for(view))

    def buttons(self, view: State, seat: int) -> dict[str, Button]:
        out: dict[str, Button] = {}
        if seat < 0 or not view.acting() & BIT[seat]:
            return out
        at = theomachy(view)
        for number in view.legal(seat):
            kind = self.game.space.kind_of(int(number))
            if kind.name in BUTTONS:
                handles = BUTTONS[kind.name]
                handle = handles[int(kind.arg(int(number), 0)) if len(handles) > 1 else 0]
                out[handle] = Button(on_button(at, seat, kind.name, handle))
        return out

    def note(self, view: State, seat: int, action: int) -> Line | None:
        at = theomachy(view)
        if a.PRAY.has(action) and int(a.PRAY.arg(action, 0)) < ROW:
            return line(f"spot-price-{PRICE_KEYS[int(a.PRAY.arg(action, 0))]}")
        if a.TOP.has(action) and int(a.TOP.arg(action, 0)) == 0:
            return line("note-price", n=int(at.box.price[int(MYTH_TITLE) + int(top_myth(at, seat))]))
        return None

    def standing(self) -> dict[str, Standing]:
        quiet = {
            id: Standing(line(f"standing-{id}"), {"pass": line("standing-pass")}) for id in QUIET_QUESTIONS.values()
        }
        return quiet | {"order": Standing(line("standing-order"), {"as-it-comes": line("standing-as-it-comes")})}

    def standing_answers(self, view: State, seat: int) -> tuple[str, dict[str, int]]:
        question = int(view.agenda.kind_for(seat))
        if question == a.TO_ORDER:
            return "order", {"as-it-comes": int(a.PASS.of0())}
        if question not in (a.TO_REACT, a.TO_SETTLE):
            return "", {}
        event = int(view.agenda.parameter_for(seat, 0)) if question == a.TO_REACT else NO_EVENT
        return QUIET_QUESTIONS[event], {"pass": int(a.PASS.of0())}

    def scores(self, view: State) -> list[ScoreLine]:
        at = theomachy(view)
        seats = range(int(at.seats))
        lent = [sum(int(at.borrowed[k * 3 + kind]) * int(WORTH[kind]) for kind in range(3)) for k in seats]
        return [
            ScoreLine(line("score-community"), [int(at.worth_of(at.community, k)) for k in seats]),
            ScoreLine(line("score-stake"), [int(at.worth_of(at.stake, k)) - lent[k] for k in seats]),
        ]

    def cues(self, before: State, after: State, seat: int) -> list[Cue]:
        return cues(theomachy(after).box, after, seat)


def _supply(at: TheomachyState) -> Line | None:
    """What is left in the supply, where clergy are counted."""
    if not at.now[p.COUNTED]:
        return None
    left = [markers(kind, max(0, int(supply(at, kind)))) for kind in range(len(CLERGY))]
    return line("note-supply", one=left[0], two=left[1], three=left[2])


def _elements(at: TheomachyState) -> int:
    """Cards of the element pile: in a view they are not told from dark stars, but there are so many of those."""
    unknown = sum(1 for where in at.element if where == p.UNKNOWN)
    dark = sum(1 for face in at.sky if face == p.UNKNOWN)
    return int(elements_left(at)) + unknown - dark


def _court(at: TheomachyState, k: int) -> Scene:
    """What stands in a player's court: community and stake, what is owed, and how the round goes."""
    scene: Scene = {f"standard{k}": Piece(f"standard{k}", f"sky@court{k}", of=k)}
    for kind, name in enumerate(CLERGY):
        kept, staked = int(at.community[k * 3 + kind]), int(at.stake[k * 3 + kind])
        borrowed, owed = int(at.borrowed[k * 3 + kind]), int(at.owed[k * 3 + kind])
        if kept:
            scene[f"{name}:community{k}"] = Piece(name, f"sky@{name}-community{k}", of=k, n=kept)
        if staked:
            note = line("note-borrowed", n=borrowed) if borrowed else None
            look: list[Look] = ["borrowed"] if borrowed else []
            scene[f"{name}:stake{k}"] = Piece(name, f"sky@{name}-stake{k}", of=k, n=staked, look=look, note=note)
        if owed and at.in_round(k):
            scene[f"{name}:owed{k}"] = Piece(f"owed-{name}", f"sky@{name}-owed{k}", of=k, n=owed)
    if at.of(k, p.DESPAIRS):
        scene[f"despair{k}"] = Piece("despair", f"sky@despair{k}", of=k)
    if at.drafting() or not at.now[p.OPEN_SKY]:
        return scene
    if at.in_round(k):
        scene[f"strength{k}"] = Piece("strength", f"sky@strength{k}", of=k, n=int(strength(at, k)))
    if at.now[p.WINNERS] & BIT[k]:
        scene[f"state{k}"] = Piece("winner", f"sky@state{k}", of=k)
    elif not at.in_round(k):
        scene[f"state{k}"] = Piece("folded", f"sky@state{k}", of=k)
    elif at.now[p.LAST_RAISER] == k:
        scene[f"state{k}"] = Piece("raiser", f"sky@state{k}", of=k)
    return scene


def _belongings(at: TheomachyState, k: int, seat: int) -> Scene:
    """What a player has beside the court: cards unseen, the piles, wonders, the deity."""
    scene: Scene = {}
    unseen = int(at.of(k, p.HANDS)) - _known_in_hand(at, k)
    if k != seat and (unseen > 0 or not at.of(k, p.HANDS)):
        scene[f"back:hand{k}"] = Piece("held", f"has{k}@hand", of=k, n=unseen)
    if at.now[p.ADVANCED]:
        scene[f"wonders{k}"] = Piece("wonder", f"table{k}", of=k, n=int(at.of(k, p.WONDER)))
    scene[f"pile{k}"] = Piece("pile", f"has{k}@pile", of=k, n=int(at.of(k, p.PILES)))
    scene[f"discards{k}"] = Piece("discards", f"has{k}@discard", of=k, n=int(at.of(k, p.DISCARDS)))
    chosen = int(at.agenda.sealed_for(k)) if k == seat and at.agenda.kind_for(k) == a.TO_DEITY else -1
    for deity in deities_before(at, k):
        picked = chosen >= 0 and a.DEITY.has(chosen) and a.DEITY.arg(chosen, 0) == deity
        used = bool(at.of(k, p.ABILITY_USED)) and at.of(k, p.DEITY_OF) == deity
        look: list[Look] = ["chosen"] if picked else ["spent"] if used else []
        scene[DEITY_IDS[deity]] = Piece(DEITY_IDS[deity], f"table{k}", of=k, look=look)
    return scene


def _known_in_hand(at: TheomachyState, k: int) -> int:
    return sum(1 for where in at.where if where == p.HAND_OF + k)


def _card(
    card: int, place: str, of: int | None = None, look: list[Look] | None = None, note: Line | None = None
) -> Piece:
    """A prayer card that lies open."""
    type = face_name(card) if card < ELEMENTS else CARDS.names[int(title_of(card))]
    return Piece(type, place, of=of, look=look or [], note=note)


def _mark_copies(scene: Scene) -> None:
    """Where both copies of a card are to be seen they are told apart by their marks a and b (engine.copies)."""
    for card in range(int(ELEMENTS), int(PRAYERS), 2):
        pair = [scene.get(a.CARD_NAMES[card + k]) for k in range(2)]
        for mark, piece in zip("ab", pair):
            if piece is not None and None not in pair:
                piece.tag = mark
                copy = line(f"note-copy-{mark}")
                piece.note = copy if piece.note is None else line("text-both", one=piece.note, two=copy)


def _shortfall(at: TheomachyState, seat: int, card: int) -> Line | None:
    """What the viewer lacks to play an action card now, while there are stars to look at."""
    if seat < 0 or card < ELEMENTS or not at.now[p.OPEN_SKY]:
        return None
    return missing(at, seat, int(title_of(card)))


def _lying(at: TheomachyState, seat: int, card: int, answer: int) -> Piece | None:
    """Where a prayer card lies for this viewer, unless it is in the row or unseen."""
    zone = int(at.where[card])
    picked: list[Look] = ["chosen"] if answer >= 0 and a.PICK.has(answer) and a.PICK.arg(answer, 0) == card else []
    if zone == p.PACKED and seat == EVERYBODY:
        return next((_card(card, f"has{k}", of=k) for k in range(int(at.seats)) if holds(at, k, card)), None)
    if zone == p.PACKED and seat >= 0:
        return _card(card, "pack", look=picked)
    if p.CHOSEN_OF <= zone < p.HAND_OF:
        k = zone - int(p.CHOSEN_OF)
        if seat == EVERYBODY:
            return _card(card, f"has{k}", of=k, look=["chosen"])
        return _card(card, "chosen") if k == seat else None
    if p.HAND_OF <= zone < p.PILE_OF:
        k = zone - int(p.HAND_OF)
        if k != seat:
            return _card(card, f"has{k}@hand", of=k, look=["peeked"])
        lacks = _shortfall(at, seat, card)
        kept: list[Look] = ["locked"] if int(at.mark[card]) & int(p.M_KEPT) else ["unmet"] if lacks else []
        return _card(card, "hand", of=k, look=kept, note=lacks)
    if p.DISCARD_OF <= zone < p.TABLE_OF:
        k = zone - int(p.DISCARD_OF)
        if k == seat:
            return _card(card, "discard", of=k)
        return _card(card, f"has{k}@discard", of=k) if at.of(k, p.TOP_CARD) == card else None
    if p.TABLE_OF <= zone < p.SOMEWHERE_OF:
        return _laid(at, card, zone - int(p.TABLE_OF))
    return None


def _laid(at: TheomachyState, card: int, k: int) -> Piece:
    mark = int(at.mark[card])
    title = int(title_of(card))
    look: list[Look] = ["damaged"] if mark & int(p.M_DAMAGED) else []
    note: Line | None = None
    if mark & int(p.M_CANCELLED):
        look.append("dim")
    if mark & int(p.M_USED):
        look.append("spent")
    if at.box.kind[title] == PLACE:
        note = line("note-marker", what=markers(int(at.box.marker[title]), 1))
    elif at.box.kind[title] != EFFECT and at.aim[card] != k and at.box.named[title]:
        note = line("note-against", player=SeatName(int(at.aim[card])))
    piece = _card(card, f"table{k}", of=k, look=look, note=note)
    piece.rot = 1 if mark & int(p.M_DAMAGED) else 0
    return piece


def _myth(at: TheomachyState, myth: int) -> Piece:
    owner = next(k for k in range(int(at.seats)) if at.of(k, p.MYTHOLOGY) == myth // 5)
    where = int(at.myth[myth])
    if where == p.Y_JOINED:
        return Piece(MYTH_IDS[myth], f"sky@hero{owner}", of=owner)
    look: list[Look] = ["locked"] if where == p.Y_TOP else ["spent"] if at.myth_used[myth] else []
    price = line("note-price", n=int(at.box.price[int(MYTH_TITLE) + myth])) if where == p.Y_TOP else None
    return Piece(MYTH_IDS[myth], f"table{owner}", of=owner, look=look, note=price)


TABLE = TheomachyTable(GAME, SAYS)
