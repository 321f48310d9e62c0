"""How Lords of Creation lies on the table: the world, the queue of the round, the dice, and what each player has."""

from __future__ import annotations

from functools import cache

from theogony.games.lords_of_creation import GAME
from theogony.games.lords_of_creation import actions as a
from theogony.games.lords_of_creation.board import NEIGHBOURS, REACHED, WAYS
from theogony.games.lords_of_creation.components import (
    BARE,
    BOARD,
    CARD_NAMES,
    CARDS,
    CELLS,
    HABITABLE,
    HOLD,
    ISLAND,
    TERRAIN_NAMES,
    TERRAINS,
)
from theogony.games.lords_of_creation.cues import CUES
from theogony.games.lords_of_creation.handles import card_piece, cell_handle, lords, marker_piece, people_piece
from theogony.games.lords_of_creation.odds import THROWS, chances
from theogony.games.lords_of_creation.rounds import equal_cards_end
from theogony.games.lords_of_creation.rules import LordsState
from theogony.games.lords_of_creation.scoring import hexes_of
from theogony.kernel.state import EVERYBODY, State
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
    amount,
    at_cell,
    at_piece,
    line,
    touch,
    whom_it_waits_for,
)
from theogony.table.saying import Slot, Values
from theogony.table.scene import Look, PieceKind, Spot
from theogony.table.table import ScoreLine

ART = GAME.id
VARIANTS = 3  # drawings of each terrain
SIZES = 3  # a camp or town grows with its people
PIPS = [f"pips-{k}" for k in range(1, 7)]
# Where two terrains meet, the higher one is drawn over the other's edge; 0 is water. By number of the terrain.
HEIGHT = (0, 3, 4, 2, 0, 5, 1)


def held_marker(view: State, seat: int, terrain: int) -> str | None:
    at = lords(view)
    return marker_piece(terrain) if int(at.held[seat * int(TERRAINS) + terrain]) else None


def card_in_hand(view: State, seat: int, card: int) -> str | None:
    at = lords(view)
    return card_piece(card) if int(at.hand[seat * int(CARDS) + card]) else None


def _reached(view: State, seat: int, values: Values) -> str | None:
    target = int(REACHED[values["cell"] * int(WAYS) + values["way"]])
    return cell_handle(target) if target >= 0 else None


def reached() -> Slot:
    """The hex a way leads to; touched after the one it starts from."""
    return Slot("touch", "way", _reached, after="start")


SAYS = {
    "lay": Say(marker=at_piece("terrain", held_marker), cell=at_cell("cell", "world", BOARD), hold="never"),
    "keep": Say(keep=touch("!keep"), hold="never"),
    "card": Say(card=at_piece("card", card_in_hand)),
    "place": Say(cell=at_cell("cell", "world", BOARD)),
    "step": Say(start=at_cell("cell", "world", BOARD), to=reached(), walks=True),
    "attack": Say(start=at_cell("cell", "world", BOARD), to=reached(), hold="never"),
    "civilise": Say(verb=touch("!civilise"), cell=at_cell("cell", "world", BOARD, after="verb")),
    "altar": Say(verb=touch("!altar"), cell=at_cell("cell", "world", BOARD, after="verb")),
    "many": Say(n=amount("n", offset=1)),
    "end": Say(end=touch("!end"), hold="never"),
}


class LordsTable(Table):
    def types(self) -> dict[str, Type]:
        return _types()

    def zones(self, view: State, seat: int) -> dict[str, Zone]:
        seats = range(int(view.seats))
        places = {str(k + 1): Spot() for k in seats}
        dice = {"1": Spot(), "2": Spot(), "3": Spot()}
        kinds = {name: Spot() for name in CARD_NAMES}
        zones = {
            "world": Zone("hex", "board", line("zone-world"), cells=BOARD.names, ground=f"{ART}-night"),
            "played": Zone("slots", "board", line("zone-played"), order=1, spots=kinds, cols=int(HABITABLE), size=0.5),
            "queue": Zone("slots", "side", line("zone-queue"), spots=places, room="card", size=0.6),
            "box": Zone("fan", "side", line("zone-box"), order=1, size=0.4),
            "dice": Zone("slots", "stage", line("zone-dice"), spots=dice, size=0.65),
        }
        for k in seats:
            zones[f"has{k}"] = Zone("fan", "seat", line("zone-has"), of=k)
        if seat >= 0:
            zones[f"hand{seat}"] = Zone("fan", "mine", line("zone-hand"), of=seat, order=1)
            zones[f"held{seat}"] = Zone("fan", "mine", line("zone-held"), of=seat)
        return zones

    def pieces(self, view: State, seat: int) -> Scene:
        at = lords(view)
        scene: Scene = {}
        for cell in range(int(CELLS)):
            scene |= _on_cell(at, cell)
        scene |= _queue(at)
        scene |= _dice(at)
        scene |= _played(at)
        if at.bare:
            scene["back:container"] = Piece("container", "box", n=int(at.container_size()))
        closed: list[Look] = ["spent"] if at.stock_closed else []
        scene["back:stock"] = Piece("stock", "box", n=int(at.stock_size), look=closed)
        scene["altars"] = Piece("altars", "box", n=int(at.altars))
        for k in range(int(at.seats)):
            scene |= _belongings(at, k, seat)
            if seat in (k, EVERYBODY):
                scene |= _in_hand(at, k, open_to_all=seat == EVERYBODY)
        return scene

    def prompt(self, view: State, seat: int) -> Prompt:
        at = lords(view)
        question = int(at.agenda.kind_for(seat))
        if question == a.TO_LAY:
            held = int(at.holding[seat])
            full = held > HOLD or not at.drawn
            return Prompt(line("prompt-to-lay-now") if full else line("prompt-to-lay", held=held))
        if question == a.TO_CHOOSE:
            key = "prompt-to-choose-last" if equal_cards_end(at) else "prompt-to-choose"
            return Prompt(line(key), look=f"hand{seat}")
        if question == a.TO_PLACE:
            n = min(int(at.card_value(at.shown[seat])), int(at.supply[seat]))
            return Prompt(line("prompt-to-place", n=n, card=card_name(int(at.shown[seat]), ".the")), look="world")
        if question == a.TO_ACT:
            return Prompt(line("prompt-to-act"))
        start = people_piece(int(at.agenda.parameter_for(seat, 0)))
        said = "prompt-to-step" if question == a.TO_STEP else "prompt-to-advance"
        return Prompt(line(said), look="world", hand=[start])

    def waiting(self, view: State, seat: int) -> Prompt:
        if view.over():
            return Prompt(line("prompt-over"))
        if any(view.agenda.seals(k) for k in range(int(view.seats))):
            return Prompt(line("prompt-waiting-cards"))
        return Prompt(whom_it_waits_for(view))

    def buttons(self, view: State, seat: int) -> dict[str, Button]:
        question = int(view.agenda.kind_for(seat)) if seat >= 0 else -1
        if question == a.TO_LAY:
            return {"!keep": Button(line("kind-keep"))}
        if question == a.TO_ACT:
            return {f"!{kind}": Button(line(f"kind-{kind}")) for kind in ("civilise", "altar", "end")}
        return {}

    def note(self, view: State, seat: int, action: int) -> Line | None:
        """What an attack may come to."""
        if not a.ATTACK.has(action):
            return None
        at = lords(view)
        start = int(a.ATTACK.arg(action, 0))
        target = int(REACHED[start * int(WAYS) + int(a.ATTACK.arg(action, 1))])
        hit, back, _ = chances(at.terrain[start] == at.terrain[target])
        return line("note-odds", hit=_per_cent(hit), back=_per_cent(back))

    def scores(self, view: State) -> list[ScoreLine]:
        hexes = [hexes_of(lords(view), k) for k in range(int(view.seats))]
        names = ("barbarian", "civilised", "altars")
        return [
            ScoreLine(line(f"score-{name}"), [(k + 1) * int(held[k]) for held in hexes]) for k, name in enumerate(names)
        ]

    def cues(self, before: State, after: State, seat: int) -> list[Cue]:
        then, now = lords(before), lords(after)
        out: list[Cue] = []
        for name, event in a.EVENTS.read(after.trail):
            cue = CUES[name](then, now, event, seat) if name in CUES else Cue("say")
            cue.say = _sentence(name, event)
            out.append(cue)
        return out


@cache
def _types() -> dict[str, Type]:
    types = {
        "marker": _type("tile", "marker", "?", shape=True),
        "altar": _type("token", "altar", "A"),
        "altars": _type("counter", "altar", "A"),
        "container": _type("counter", "container", "?", "marker"),
        "stock": _type("counter", "stock", "#", "card-back"),
        "card-back": _type("card", "card-back", "#"),
        "blow": Type("token", line("type-blow"), art=[f"{ART}-blow"], short="x"),
        "loss": Type("token", line("type-loss"), art=[f"{ART}-loss"], short="-"),
        "attack-die": _type("die", "attack-die", "d", "pips-6"),
        "defence-die": _type("die", "defence-die", "d", "pips-6"),
    }
    for name in TERRAIN_NAMES:
        for variant in range(VARIANTS):
            types[f"terrain-{name}-{variant}"] = _type(
                "tile", f"terrain-{name}", name[0], f"terrain-{name}-{variant}", shape=True
            )
    for card, name in enumerate(CARD_NAMES):
        types[f"card-{name}"] = Type(
            kind="card",
            name=card_name(card),
            about=line("type-card.about"),
            art=[f"{ART}-card-{name}"],
            short=f"{name[0].upper()}{name[-1]}",
            back=f"{ART}-card-back",
            tint=f"--{ART}-terrain-{name[:-2]}",
        )
        types[f"played-{name}"] = Type(
            kind="counter",
            name=card_name(card),
            about=line("about-played"),
            art=[f"{ART}-card-{name}"],
            short=f"{name[0].upper()}{name[-1]}",
        )
    for k, name in enumerate(PIPS):
        types[name] = Type(kind="token", name=line(f"type-{name}"), art=[f"{ART}-{name}"], short=str(k + 1))
    for seat in range(GAME.seats[1]):
        types[f"people-{seat}"] = _type("counter", "people", "p", f"camp-1-{seat}")
        for size in range(1, SIZES + 1):
            types[f"camp-{size}-{seat}"] = _type("token", "camp", "b", f"camp-{size}-{seat}")
            types[f"town-{size}-{seat}"] = _type("token", "town", "c", f"town-{size}-{seat}")
    return types


def _type(kind: PieceKind, name: str, short: str, art: str = "", *, shape: bool = False) -> Type:
    return Type(
        kind=kind,
        name=line(f"type-{name}"),
        about=line(f"type-{name}.about"),
        art=[f"{ART}-{art or name}"],
        short=short,
        shape="hex" if shape else "",
        tint=f"--{ART}-{name}",
        back=f"{ART}-card-back" if kind == "card" else "",
    )


def card_name(card: int, attribute: str = "") -> Line:
    """A card in words: its terrain and its number."""
    terrain = TERRAIN_NAMES[card % int(HABITABLE)]
    return line(f"type-card{attribute}", terrain=line(f"card-{terrain}"), value=card // int(HABITABLE) + 1)


def _on_cell(at: LordsState, cell: int) -> Scene:
    terrain = int(at.terrain[cell])
    if terrain == BARE:
        return {}
    place, name = cell_handle(cell), BOARD.names[cell]
    drawn = f"terrain-{TERRAIN_NAMES[terrain]}-{cell * 7 % VARIANTS}"
    scene: Scene = {f"tile:{name}": Piece(drawn, place, deco=_borders(at, cell))}
    n = int(at.people[cell])
    if n:
        owner = int(at.owner[cell]) - 1
        size = 1 if n == 1 else 2 if n < 4 else SIZES
        side = int(at.civil[cell])
        dwelling = f"{'town' if side else 'camp'}-{size}-{owner}"
        scene[people_piece(cell)] = Piece(dwelling, place, of=owner, n=n, z=2)
    if at.altar[cell]:
        scene[f"altar:{name}"] = Piece("altar", place, of=int(at.owner[cell]) - 1, z=1)
    return scene


def _per_cent(throws: int) -> int:
    return round(100 * throws / int(THROWS))


def _borders(at: LordsState, cell: int) -> list[str]:
    """What neighbouring terrain does to a hex: the higher one grows over its edge, islands join hands."""
    own = int(at.terrain[cell])
    borders = []
    for side in range(int(NEIGHBOURS)):
        beside = int(REACHED[cell * int(WAYS) + side])
        other = int(at.terrain[beside]) if beside >= 0 else int(BARE)
        if other == BARE:
            continue
        if own == other == ISLAND:
            borders.append((0, f"isthmus-{side}"))
        elif HEIGHT[other] > HEIGHT[own]:
            borders.append((HEIGHT[other], f"edge-{TERRAIN_NAMES[other]}-{side}"))
            if not HEIGHT[own]:
                borders.append((0, f"foam-{side}"))
    return [f"{ART}-{name}" for _, name in sorted(borders)]


def _played(at: LordsState) -> Scene:
    """The discard pile, counted: how many of each card have been played, of how many there are."""
    return {
        f"played:{name}": Piece(f"played-{name}", f"played@{name}", n=int(at.played[card]), cap=int(at.deck[card]))
        for card, name in enumerate(CARD_NAMES)
    }


def _queue(at: LordsState) -> Scene:
    """Cards face down while they are chosen; turned up, they lie in the order of the round."""
    scene: Scene = {}
    for k in range(int(at.seats)):
        if int(at.shown[k]) >= 0:
            place = list(at.order).index(k)
            done = place < int(at.turn_at)
            due = place == int(at.turn_at) and not at.over()
            look: list[Look] = ["spent"] if done else ["chosen"] if due else []
            card = f"card-{CARD_NAMES[int(at.shown[k])]}"
            scene[f"shown{k}"] = Piece(card, f"queue@{place + 1}", of=k, look=look, deco=[f"{ART}-seal-{k}"])
        elif at.agenda.seals(k) and not int(at.awaited()) >> k & 1:
            scene[f"back:sealed{k}"] = Piece("card-back", f"queue@{k + 1}", of=k, deco=[f"{ART}-seal-{k}"])
    return scene


def _dice(at: LordsState) -> Scene:
    if not int(at.rolled[0]):
        return {}
    attacker, defender = int(at.rolled[3]), int(at.rolled[4])
    scene: Scene = {}
    for k, (kind, of) in enumerate((("attack", attacker), ("attack", attacker), ("defence", defender))):
        up = int(at.rolled[k]) - 1
        scene[f"die{k}"] = Piece(f"{kind}-die", f"dice@{k + 1}", of=of, faces=PIPS, up=up)
    return scene


def _belongings(at: LordsState, k: int, seat: int) -> Scene:
    scene: Scene = {f"people{k}": Piece(f"people-{k}", f"has{k}", of=k, n=int(at.supply[k]))}
    if seat in (k, EVERYBODY):
        return scene
    if at.hand_size:
        scene[f"back:hand{k}"] = Piece("card-back", f"has{k}", of=k, n=int(at.hand_size))
    if int(at.holding[k]):
        scene[f"back:held{k}"] = Piece("marker", f"has{k}", of=k, n=int(at.holding[k]))
    return scene


def _in_hand(at: LordsState, seat: int, *, open_to_all: bool) -> Scene:
    """A seat's cards and markers: before its own eyes alone, or beside its name when everything lies open."""
    scene: Scene = {}
    of = seat if open_to_all else None
    hand, held = (f"has{seat}", f"has{seat}") if open_to_all else (f"hand{seat}", f"held{seat}")
    chosen = int(at.agenda.sealed_for(seat)) - int(a.CARD.base) if at.agenda.seals(seat) else -1
    for card in range(int(CARDS)):
        n = int(at.hand[seat * int(CARDS) + card])
        if n:
            look: list[Look] = ["chosen"] if card == chosen else []
            scene[card_piece(card, of)] = Piece(f"card-{CARD_NAMES[card]}", hand, of=of, n=n, look=look)
    for terrain, name in enumerate(TERRAIN_NAMES):
        n = int(at.held[seat * int(TERRAINS) + terrain])
        if n:
            scene[marker_piece(terrain, of)] = Piece(f"terrain-{name}-0", held, of=of, n=n)
    return scene


def _sentence(name: str, event: dict[str, int]) -> Line:
    """The log's sentence for an event: its numbers, and words for the things they mean."""
    args: dict[str, int | str | Line | SeatName | Link] = dict(event)
    if "seat" in event:
        args["player"] = SeatName(event["seat"])
    if "rival" in event:
        args["rival"] = SeatName(event["rival"])
    for place in ("cell", "start"):
        if place in event:
            args[place] = Link(cell_handle(event[place]), BOARD.names[event[place]])
    if "terrain" in event:
        known = event["terrain"] >= 0
        args["terrain"] = line(f"type-terrain-{TERRAIN_NAMES[event['terrain']]}.one" if known else "type-marker.one")
    if "card" in event:
        args["card"] = card_name(event["card"], ".the") if event["card"] >= 0 else line("type-card-back.the")
    return Line(f"event-{name}", args)


TABLE = LordsTable(GAME, SAYS)
