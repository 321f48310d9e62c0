"""How Gods lies on the table: the world, the display and the pile, and what each player has."""

from __future__ import annotations

from theogony.games.gods import GAME
from theogony.games.gods import actions as a
from theogony.games.gods.components import (
    COLOUR_NAMES,
    COLOURS,
    DESERT,
    EMPTY,
    MOST_ENERGY,
    MOVE_PRICE,
    TEMPLE_PRICE,
    TRIBE_PRICE,
    WORLD,
)
from theogony.games.gods.cues import cue_of
from theogony.games.gods.handles import cell_handle, gods, laid_piece, shown
from theogony.games.gods.rules import GodsState
from theogony.games.gods.scoring import points_for_victory_tiles, points_for_villages, temple_penalty
from theogony.kernel.state import State
from theogony.table import (
    Button,
    Cue,
    Line,
    Piece,
    Prompt,
    Say,
    Scene,
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
    whom_it_waits_for,
)
from theogony.table.scene import PieceKind, Spot
from theogony.table.table import ScoreLine

# Each god has its own silhouette of a temple and its own shape on its tokens
GODS = GAME.seats[1]
PROMPTS = {
    a.TO_ACT: "prompt-to-act",
    a.TO_LIFT: "prompt-to-lift",
    a.TO_PUT: "prompt-to-put",
    a.TO_CONVERT: "prompt-to-convert",
    a.TO_ROB: "prompt-to-rob",
    a.TO_GO_ON: "prompt-to-go-on",
    a.TO_PLAY_LAST: "prompt-to-play-last",
}


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
    "lift": Say(desert=at_cell("cell", "world", WORLD), chain=(a.TO_PUT,)),
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
        return Prompt(whom_it_waits_for(view))

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
        return [cue_of(gods(after), name, event) for name, event in a.EVENTS.read(after.trail)]


def _coloured(what: str, colour: str, short: str) -> Type:
    return Type(
        kind="token",
        name=line(f"type-{what}-of", colour=line(f"colour-{colour}")),
        about=line(f"type-{what}.about"),
        art=[f"gods-{what}-{colour}"],
        short=short + colour[0],
        tint=f"--gods-tribe-{colour}",
    )


TABLE = GodsTable(GAME, SAYS)
