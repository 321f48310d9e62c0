"""How Gods lies on the table: the world, the display and the pile, and what each player has."""

from __future__ import annotations

from theogony.games.gods import GAME
from theogony.games.gods import actions as a
from theogony.games.gods.components import (
    COLOUR_NAMES,
    COLOURS,
    DESERT,
    EMPTY,
    GAME_END,
    LAID_DECAY,
    LAID_DESERT,
    LAID_TRIBE,
    MOST_ENERGY,
    MOVE_PRICE,
    NO_HEX,
    TEMPLE_PRICE,
    TRIBE_PRICE,
    WORLD,
)
from theogony.games.gods.rules import GodsState
from theogony.games.gods.scoring import points_for_victory_tiles, points_for_villages, temple_penalty
from theogony.kernel.state import State
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
    at_cell,
    at_piece,
    button,
    drop,
    line,
    members,
    touch,
)
from theogony.table.scene import PieceKind, Spot
from theogony.table.table import ScoreLine

# Each god has its own silhouette of a temple and its own shape on its tokens
GODS = GAME.seats[1]
# Types of the hexes by their numbers in components
HEX_TYPES = (*(f"tribe-{name}" for name in COLOUR_NAMES), "desert", "mediation", "vortex", "game-end")

PROMPTS = {
    a.TO_ACT: "prompt-to-act",
    a.TO_LIFT: "prompt-to-lift",
    a.TO_PUT: "prompt-to-put",
    a.TO_CONVERT: "prompt-to-convert",
    a.TO_ROB: "prompt-to-rob",
    a.TO_GO_ON: "prompt-to-go-on",
    a.TO_PLAY_LAST: "prompt-to-play-last",
}


def gods(view: State) -> GodsState:
    assert isinstance(view, GodsState)
    return view


def hex_type(view: GodsState, kind: int) -> str:
    return "decay" if kind == GAME_END and view.decay else HEX_TYPES[kind]


def cell_handle(cell: int) -> str:
    return f"world@{WORLD.names[cell]}"


def shown(view: State, seat: int, slot: int) -> str | None:
    """The hex in a display slot."""
    at = gods(view)
    kind = int(at.display[slot])
    return None if kind == NO_HEX else f"{hex_type(at, kind)}:{slot}"


def laid_piece(at: GodsState, cell: int) -> str:
    """The hex on a cell of the world."""
    what = int(at.laid[cell])
    name = WORLD.names[cell]
    if what == LAID_DESERT:
        return f"desert:{name}"
    if what == LAID_DECAY:
        return f"decay:{name}"
    if what >= LAID_TRIBE:
        return f"{HEX_TYPES[what - LAID_TRIBE]}:{name}"
    return f"temple:{name}"


def stock(view: State, seat: int) -> str:
    return f"temples{seat}"


def beside_new_temple(view: State, seat: int, way: int) -> str | None:
    """The tribe in one direction from the temple just built."""
    at = gods(view)
    if at.agenda.kind_for(seat) != a.TO_CONVERT:
        return None
    cell = int(WORLD.neighbour(at.agenda.parameter_for(seat, 0), way))
    return laid_piece(at, cell) if cell >= 0 and int(at.tribe_colour(cell)) >= 0 else None


SAYS = {
    "lay": Say(tile=at_piece("slot", shown), cell=at_cell("cell", "world", WORLD)),
    "temple": Say(stock=touch(stock), cell=at_cell("cell", "world", WORLD)),
    "lift": Say(desert=at_cell("cell", "world", WORLD), chain=True),
    "put": Say(cell=at_cell("cell", "world", WORLD)),
    "use": Say(tile=at_piece("slot", shown), mine=drop(lambda view, seat: f"mine{seat}")),
    "remove": Say(tile=at_piece("slot", shown), out=touch("out", after="tile")),
    "convert": Say(tribe=members("ways", beside_new_temple)),
    "spend": Say(mediation=touch("!extra")),
    "end": Say(end=touch("!end")),
    "last": Say(turn=button("turn", "!skip", "!play")),
    "rob": Say(rival=at_piece("seat", lambda view, seat, rival: f"seat{rival}")),
}


class GodsTable(Table):
    def types(self) -> dict[str, Type]:
        def tile(name: str, short: str, god: str = "") -> Type:
            return Type(
                kind="tile",
                name=line(f"type-{name}"),
                about=line(f"type-{name}.about"),
                art=[f"gods-{name}{god}"],
                short=short,
                shape="hex",
                tint=f"--gods-{name}",
            )

        def token(name: str, short: str, god: str = "", kind: PieceKind = "token") -> Type:
            return Type(
                kind=kind,
                name=line(f"type-{name}"),
                about=line(f"type-{name}.about"),
                art=[f"gods-{name}{god}"],
                short=short,
                tint=f"--gods-{name}",
            )

        types = {f"tribe-{name}": tile(f"tribe-{name}", name[0].upper()) for name in COLOUR_NAMES}
        types |= {
            "desert": tile("desert", "~"),
            "mediation": tile("mediation", "M"),
            "vortex": tile("vortex", "@"),
            "game-end": tile("game-end", "X"),
            "decay": tile("decay", "%"),
            "pile": tile("pile", "#"),
            "crystal": token("crystal", "*", kind="counter"),
        }
        for god in range(GODS):
            types[f"temple-{god}"] = tile("temple", "T", f"-{god}")
            types[f"token-{god}"] = token("token", "o", f"-{god}")
            types[f"tokens-{god}"] = token("token", "o", f"-{god}", kind="counter")
        for name in COLOUR_NAMES:
            types[f"village-{name}"] = _coloured("village", name, "V")
            types[f"victory-{name}"] = _coloured("victory", name, "2")
        return types

    def zones(self, view: State, seat: int) -> dict[str, Zone]:
        zones = {
            "world": Zone("hex", "board", line("zone-world"), open=True, ground="gods-sky"),
            "display": Zone(
                "slots",
                "side",
                line("zone-display"),
                spots={"0": Spot(), "1": Spot()},
            ),
            "pile": Zone("slots", "side", line("zone-pile"), order=1, spots={"0": Spot()}),
            "out": Zone("slots", "side", line("zone-out"), order=2, spots={"0": Spot()}),
        }
        for k in range(int(view.seats)):
            zones[f"has{k}"] = Zone("fan", "seat", line("zone-has"), of=k)
            if k == seat:
                zones[f"mine{k}"] = Zone("fan", "mine", line("zone-stock"), of=k)
        return zones

    def pieces(self, view: State, seat: int) -> Scene:
        at = gods(view)
        scene: Scene = {}
        for cell in range(int(WORLD.ring_end[at.reach])):
            what = int(at.laid[cell])
            if what == EMPTY:
                continue
            id = laid_piece(at, cell)
            owner = int(at.temple_owner(cell))
            if owner >= 0:
                scene[id] = Piece(f"temple-{owner}", cell_handle(cell), of=owner)
            else:
                scene[id] = Piece(id.split(":")[0], cell_handle(cell))
            if int(at.token[cell]):
                god = int(at.token[cell]) - 1
                scene[f"token:{WORLD.names[cell]}"] = Piece(f"token-{god}", id, of=god)
        if at.lifted_from >= 0:
            origin = int(at.lifted_from)
            scene[f"desert:{WORLD.names[origin]}"] = Piece("desert", cell_handle(origin), look=["chosen"])
        for slot in range(2):
            up = shown(view, seat, slot)
            if up is not None:
                scene[up] = Piece(up.split(":")[0], f"display@{slot}")
        scene["pile"] = Piece("pile", "pile@0", n=int(at.pile_size()))
        for k in range(int(at.seats)):
            scene |= self._belongings(at, k, seat)
        return scene

    def _belongings(self, at: GodsState, k: int, seat: int) -> Scene:
        place = f"has{k}"
        scene: Scene = {
            f"crystals{k}": Piece("crystal", place, of=k, n=int(at.energy[k]), cap=int(MOST_ENERGY)),
            f"temples{k}": Piece(f"temple-{k}", f"mine{k}" if k == seat else place, of=k, n=int(at.temples[k])),
            f"tokens{k}": Piece(f"tokens-{k}", place, of=k, n=int(at.tokens[k])),
        }
        if at.mediations_of(k):
            scene[f"mediation{k}"] = Piece(
                "mediation", f"mine{k}" if k == seat else place, of=k, n=int(at.mediations_of(k))
            )
        for colour, name in enumerate(COLOUR_NAMES):
            villages = int(at.villages[k * COLOURS + colour])
            victory = int(at.victory[k * COLOURS + colour])
            tribes = int(at.converted[k * COLOURS + colour])
            if villages:
                scene[f"village-{name}:{k}"] = Piece(f"village-{name}", place, of=k, n=villages)
            if victory:
                scene[f"victory-{name}:{k}"] = Piece(f"victory-{name}", place, of=k, n=victory)
            if tribes:
                scene[f"tribes-{name}:{k}"] = Piece(f"tribe-{name}", place, of=k, n=tribes)
        return scene

    def prompt(self, view: State, seat: int) -> Prompt:
        at = gods(view)
        question = int(at.agenda.kind_for(seat))
        if question == a.TO_CONVERT:
            return Prompt(line("prompt-to-convert", n=int(at.tokens[seat])), look="world")
        if question == a.TO_ACT:
            return Prompt(line("prompt-to-act", left=int(at.actions_left)))
        if question == a.TO_PUT:
            return Prompt(line("prompt-to-put"), hand=[f"desert:{WORLD.names[int(at.lifted_from)]}"])
        return Prompt(line(PROMPTS[question]))

    def waiting(self, view: State, seat: int) -> Prompt:
        if view.over():
            return Prompt(line("prompt-over"))
        return Prompt(line("prompt-waiting", players=SeatName(int(gods(view).active))))

    def buttons(self, view: State, seat: int) -> dict[str, Button]:
        question = int(view.agenda.kind_for(seat)) if seat >= 0 else -1
        if question == a.TO_GO_ON:
            return {
                "!extra": Button(line("kind-spend"), at=f"mediation{seat}"),
                "!end": Button(line("kind-end")),
            }
        if question == a.TO_PLAY_LAST:
            return {"!skip": Button(line("kind-last-skip")), "!play": Button(line("kind-last-play"))}
        return {}

    def note(self, view: State, seat: int, action: int) -> Line | None:
        at = gods(view)
        kind = self.game.space.kind_of(action).name
        if kind == "temple":
            return line("note-price", n=int(at.crowd[int(a.TEMPLE.arg(action, 0))]) * int(TEMPLE_PRICE))
        if kind == "lay":
            if int(at.display[int(a.LAY.arg(action, 0))]) < DESERT:
                return line("note-price", n=int(at.crowd[int(a.LAY.arg(action, 1))]) * int(TRIBE_PRICE))
            return line("note-gain", n=1) if int(at.display[int(a.LAY.arg(action, 0))]) == DESERT else None
        if kind == "put":
            return line("note-price", n=0 if at.vortex_used else int(MOVE_PRICE))
        if kind == "lift" and int(at.agenda.kind_for(seat)) == a.TO_ACT:
            return line("note-price", n=int(MOVE_PRICE))
        return None

    def twins(self, view: State, seat: int) -> dict[str, str]:
        first, second = shown(view, seat, 0), shown(view, seat, 1)
        alike = first is not None and second is not None and first.split(":")[0] == second.split(":")[0]
        return {second: first} if alike and first is not None and second is not None else {}

    def scores(self, view: State) -> list[ScoreLine]:
        at = gods(view)
        seats = range(int(at.seats))
        return [
            ScoreLine(line("score-villages"), [int(points_for_villages(at, k)) for k in seats]),
            ScoreLine(line("score-victory"), [int(points_for_victory_tiles(at, k)) for k in seats]),
            ScoreLine(line("score-temples"), [int(temple_penalty(at, k)) for k in seats]),
        ]

    def refusal_args(self, view: State, seat: int, action: int) -> dict[str, int | str | Line]:
        at = gods(view)
        have = int(at.energy[seat])
        kind = self.game.space.kind_of(action).name
        if kind == "lay":
            return {"price": int(at.crowd[int(a.LAY.arg(action, 1))]) * int(TRIBE_PRICE), "has": have}
        if kind == "temple":
            return {"price": int(at.crowd[int(a.TEMPLE.arg(action, 0))]) * int(TEMPLE_PRICE), "has": have}
        return {"price": int(MOVE_PRICE), "has": have, "n": int(at.tokens[seat])}

    def cues(self, before: State, after: State, seat: int) -> list[Cue]:
        at = gods(after)
        out: list[Cue] = []
        for name, event in a.EVENTS.read(after.trail):
            cue = _CUES[name](at, event) if name in _CUES else Cue("say")
            cue.say = _sentence(at, name, event)
            out.append(cue)
        return out


def _coloured(what: str, colour: str, short: str) -> Type:
    return Type(
        kind="token",
        name=line(f"type-{what}-of", colour=line(f"colour-{colour}")),
        about=line(f"type-{what}.about"),
        art=[f"gods-{what}-{colour}"],
        short=short + colour[0],
        tint=f"--gods-tribe-{colour}",
    )


def _sentence(at: GodsState, name: str, event: dict[str, int]) -> Line:
    """The log's sentence for an event: its numbers, and words for the things they mean."""
    args: dict[str, int | str | Line | SeatName | Link] = dict(event)
    if "seat" in event:
        args["player"] = SeatName(event["seat"])
    if "rival" in event:
        args["rival"] = SeatName(event["rival"])
    if "colour" in event:
        args["colour"] = line(f"colour-{COLOUR_NAMES[event['colour']]}")
    if "hex" in event:
        named = line(f"type-{hex_type(at, event['hex'])}.one")
        args["hex"] = Link(laid_piece(at, event["cell"]), named) if "cell" in event else named
    if "cell" in event:
        args["cell"] = Link(cell_handle(event["cell"]), WORLD.names[event["cell"]])
    return Line(f"event-{name}", args)


def _laid(at: GodsState, event: dict[str, int]) -> Cue:
    id = laid_piece(at, event["cell"])
    return Cue("move", on=[id, f"crystals{event['seat']}"], was={id: f"{hex_type(at, event['hex'])}:{event['slot']}"})


def _built(at: GodsState, event: dict[str, int]) -> Cue:
    id = laid_piece(at, event["cell"])
    return Cue(
        "move", on=[id, f"temples{event['seat']}", f"crystals{event['seat']}"], was={id: f"temples{event['seat']}"}
    )


def _put_down(at: GodsState, event: dict[str, int]) -> Cue:
    id = laid_piece(at, event["cell"])
    return Cue("move", on=[id, f"crystals{event['seat']}"], was={id: f"desert:{WORLD.names[event['start']]}"})


def _token_on(at: GodsState, event: dict[str, int]) -> Cue:
    id = f"token:{WORLD.names[event['cell']]}"
    return Cue("move", on=[id, f"tokens{event['seat']}"], was={id: f"tokens{event['seat']}"})


def _token_off(at: GodsState, event: dict[str, int]) -> Cue:
    id = f"token:{WORLD.names[event['cell']]}"
    return Cue("move", on=[f"tokens{event['seat']}"], into={id: f"tokens{event['seat']}"})


def _turned_up(at: GodsState, event: dict[str, int]) -> Cue:
    id = f"{hex_type(at, event['hex'])}:{event['slot']}"
    return Cue("move", on=[id, "pile"], was={id: "pile"})


def _went_back(at: GodsState, event: dict[str, int]) -> Cue:
    return Cue("shuffle", on=["pile"], into={f"{hex_type(at, event['hex'])}:{event['slot']}": "pile"})


def _removed(at: GodsState, event: dict[str, int]) -> Cue:
    return Cue("move", into={f"{hex_type(at, event['hex'])}:{event['slot']}": "out"})


def _kept(at: GodsState, event: dict[str, int]) -> Cue:
    id = f"mediation{event['seat']}"
    return Cue("move", on=[id], was={id: f"mediation:{event['slot']}"}, into={f"mediation:{event['slot']}": id})


def _vortex(at: GodsState, event: dict[str, int]) -> Cue:
    return Cue("move", into={f"vortex:{event['slot']}": "out"})


def _founded(at: GodsState, event: dict[str, int]) -> Cue:
    colour = event["colour"]
    tribes = [
        laid_piece(at, cell)
        for cell in range(int(WORLD.ring_end[at.reach]))
        if int(at.tribe_colour(cell)) == colour and int(at.token[cell]) == event["seat"] + 1
    ]
    name = COLOUR_NAMES[colour]
    made = [f"village-{name}:{event['seat']}", f"victory-{name}:{event['seat']}"]
    return Cue("mark", on=[*tribes, *made], tint=f"seat{event['seat']}")


def _robbed(at: GodsState, event: dict[str, int]) -> Cue:
    if not event["crystals"]:
        return Cue("say")
    thief, rival = f"crystals{event['seat']}", f"crystals{event['rival']}"
    return Cue("fly", on=[thief, rival], t="crystal", start=rival, to=thief)


def _turn(at: GodsState, event: dict[str, int]) -> Cue:
    return Cue("banner", on=[f"crystals{event['seat']}"], tint=f"seat{event['seat']}")


_CUES = {
    "turn": _turn,
    "laid": _laid,
    "built": _built,
    "put-down": _put_down,
    "token-on": _token_on,
    "token-off": _token_off,
    "turned-up": _turned_up,
    "went-back": _went_back,
    "removed": _removed,
    "mediation-kept": _kept,
    "vortex-used": _vortex,
    "founded": _founded,
    "robbed": _robbed,
}

TABLE = GodsTable(GAME, SAYS)
