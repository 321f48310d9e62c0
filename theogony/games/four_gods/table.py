"""How 4 Gods lies on the table: the world in its frame, the hands and rows around it, gods, cities and the bag."""

from __future__ import annotations

from collections.abc import Callable

from theogony.games.four_gods import GAME
from theogony.games.four_gods import actions as a
from theogony.games.four_gods.components import (
    CELLS,
    COLOUR_NAMES,
    GOD_NAMES,
    HELP,
    MOST_IN_ROW,
    NO_GOD,
    ROW_OF,
    TERRAIN_NAMES,
    TERRAINS,
    TILE_FACES,
    TILES,
    WORLD,
)
from theogony.games.four_gods.faces import PART_COUNT, PARTS, areas_of, terrains_of
from theogony.games.four_gods.kingdoms import realms
from theogony.games.four_gods.rules import FourGodsState
from theogony.games.four_gods.scoring import HELD, KINGDOMS, LARGEST, MOST, RUINS, deciding_colour, tally
from theogony.kernel.state import State
from theogony.table import (
    Button,
    Cue,
    Line,
    Link,
    Offer,
    Piece,
    Prompt,
    Say,
    Scene,
    SeatName,
    Slot,
    Table,
    Type,
    Zone,
    amount,
    at_cell,
    at_piece,
    line,
    touch,
    turn,
    whom_it_waits_for,
)
from theogony.table.scene import Part, Spot
from theogony.table.table import ScoreLine

Event = dict[str, int]

CORNER_SPOTS = ((0.24, 0.24), (0.76, 0.24), (0.76, 0.76), (0.24, 0.76))
SCORE_LINES = {HELD: "cities", RUINS: "ruins", KINGDOMS: "kingdoms", LARGEST: "largest", MOST: "most"}


def four_gods(view: State) -> FourGodsState:
    assert isinstance(view, FourGodsState)
    return view


def cell_handle(cell: int) -> str:
    return f"world@{WORLD.names[cell]}"


def tile_piece(tile: int) -> str:
    return f"t{tile + 1}"


def face_symbol(face: str) -> str:
    return f"four_gods-face-{face.lower().replace('+', '-')}"


def supply(colour: int) -> str:
    return f"supply-{COLOUR_NAMES[colour]}"


def held(view: State, seat: int, hand: int) -> str | None:
    """The tile in one's hand."""
    tile = int(four_gods(view).hand[2 * seat + hand])
    return tile_piece(tile - 1) if tile else None


def in_row(view: State, seat: int, tile: int) -> str | None:
    """A tile that lies in a row."""
    return tile_piece(tile) if int(four_gods(view).where[tile]) >= ROW_OF else None


def city_on(view: State, seat: int, cell: int) -> str | None:
    return f"city:{WORLD.names[cell]}" if four_gods(view).is_city(cell) else None


def tile_on(view: State, seat: int, cell: int) -> str | None:
    at = four_gods(view)
    return tile_piece(int(at.laid[cell]) - 1) if at.is_tile(cell) else None


def prophet_on(view: State, seat: int, cell: int) -> str | None:
    return f"prophet:{WORLD.names[cell]}" if int(four_gods(view).prophet[cell]) else None


def area_of_new_tile(view: State, seat: int, area: int) -> str | None:
    """An area of the tile the seat has just laid."""
    at = four_gods(view)
    cell = int(at.fresh[seat]) - 1
    if cell < 0 or area >= PART_COUNT[at.side_up(cell)]:
        return None
    return f"{tile_on(view, seat, cell)}#{area}"


def god_to_take(view: State, seat: int, colour: int) -> str | None:
    return None if four_gods(view).hidden else f"god-{GOD_NAMES[colour]}"


def _whose_supply() -> Slot:
    """Out of which supply the prophet comes: touched only by who has two."""
    return Slot("drop", "colour", lambda view, seat, values: supply(values["colour"]))


SAYS = {
    "lay": Say(
        hold="never",
        tile=at_piece("hand", held),
        cell=at_cell("cell", "world", WORLD),
        side=turn("side"),
        rot=turn("turn"),
    ),
    "raze": Say(
        hold="never",
        tile=at_piece("hand", held),
        city=at_piece("cell", city_on),
        side=turn("side"),
        rot=turn("turn"),
    ),
    "take": Say(hold="never", chain=True, tile=at_piece("tile", in_row)),
    "store": Say(hold="never", tile=at_piece("hand", held), row=touch(lambda view, seat: f"row{seat}")),
    "return": Say(hold="never", back=touch("!return")),
    "draw": Say(hold="never", bag=touch("bag"), n=amount("tiles", offset=1)),
    "god": Say(hold="always", god=at_piece("colour", god_to_take)),
    "prophet": Say(hold="never", area=at_piece("area", area_of_new_tile), supply=_whose_supply()),
    "move": Say(hold="never", prophet=at_piece("cell", prophet_on), area=at_piece("area", area_of_new_tile)),
    "lift": Say(hold="never", chain=True, stock=touch("cities"), prophet=at_piece("cell", prophet_on)),
    "city": Say(hold="never", stock=touch("cities"), cell=at_cell("cell", "world", WORLD), supply=_whose_supply()),
    "pass": Say(hold="never", word=touch("!pass")),
    "end": Say(hold="never", word=touch("!end")),
    "object": Say(hold="never", word=touch("!object"), tile=at_piece("cell", tile_on, after="word")),
}


class FourGodsTable(Table):
    def types(self) -> dict[str, Type]:
        return TYPES

    def zones(self, view: State, seat: int) -> dict[str, Zone]:
        at = four_gods(view)
        both = {"left": Spot(line("spot-left")), "right": Spot(line("spot-right"))}
        places = {str(k): Spot() for k in range(int(at.row_places()))}
        zones = {
            "world": Zone(
                "square",
                "board",
                line("zone-world"),
                rows=int(WORLD.rows),
                cols=int(WORLD.columns),
                frame="four_gods-frame",
                ground="four_gods-void",
            ),
            "bag": Zone("slots", "side", line("zone-bag"), spots={"0": Spot()}),
            "gods": Zone("fan", "side", line("zone-gods"), order=1),
        }
        for k in range(int(at.seats)):
            mine = k == seat
            zones[f"hands{k}"] = Zone(
                "slots", "mine" if mine else "seat", line("zone-hands" if mine else "zone-held"), of=k, spots=both
            )
            zones[f"row{k}"] = Zone("slots", "mine" if mine else "seat", line("zone-row"), of=k, order=1, spots=places)
            zones[f"has{k}"] = Zone("fan", "seat", line("zone-has"), of=k, order=2)
        return zones

    def pieces(self, view: State, seat: int) -> Scene:
        at = four_gods(view)
        scene: Scene = {}
        for cell in range(int(CELLS)):
            scene |= _on_cell(at, cell)
        for k in range(int(at.seats)):
            for hand, name in enumerate(a.HAND_NAMES):
                tile = int(at.hand[2 * k + hand])
                if tile:
                    scene[f"t{tile}"] = Piece(f"tile-{tile}", f"hands{k}@{name}")
            for place in range(int(at.row_places())):
                tile = int(at.row[k * int(MOST_IN_ROW) + place])
                if tile:
                    scene[f"t{tile}"] = Piece(f"tile-{tile}", f"row{k}@{place}")
        scene["bag"] = Piece("bag", "bag@0", n=int(at.bag))
        scene["cities"] = Piece("city", "gods", n=int(at.cities))
        for colour in range(int(TERRAINS)):
            scene |= _belongings(at, colour)
        return scene

    def prompt(self, view: State, seat: int) -> Prompt:
        at = four_gods(view)
        if int(at.agenda.kind_for(seat)) == a.TO_WATCH:
            return Prompt(line("prompt-to-watch"))
        if int(at.taken[seat]):
            taken = held(view, seat, int(at.taken_hand(seat)))
            return Prompt(line("prompt-taken"), hand=[taken] if taken else [])
        if int(at.lifted[seat]):
            return Prompt(line("prompt-lifted"), look="world")
        if int(at.fresh[seat]) and at.gods_of(seat):
            return Prompt(line("prompt-new-tile"), look="world")
        return Prompt(line("prompt-to-play" if at.turns else "prompt-to-race"))

    def waiting(self, view: State, seat: int) -> Prompt:
        at = four_gods(view)
        if at.over():
            return Prompt(line("prompt-over"))
        if at.turns:
            return Prompt(whom_it_waits_for(at))
        return Prompt(line("prompt-passed" if seat >= 0 and int(at.passed[seat]) else "prompt-all-play"))

    def buttons(self, view: State, seat: int) -> dict[str, Button]:
        at = four_gods(view)
        if seat < 0 or int(at.agenda.kind_for(seat)) < 0:
            return {}
        if int(at.taken[seat]):
            return {"!return": Button(line("kind-return"))}
        shown = {"!object": Button(line("kind-object"))} if at.referee else {}
        word = "end" if int(at.agenda.kind_for(seat)) == a.TO_PLAY else "pass"
        return shown | {f"!{word}": Button(line(f"kind-{word}"))}

    def note(self, view: State, seat: int, action: int) -> Line | None:
        return line("note-ruin") if a.RAZE.has(action) else None

    def unhelped(self, view: State, seat: int) -> dict[str, list[Offer]]:
        at = four_gods(view)
        helped = HELP[int(at.help)]
        if int(at.agenda.kind_for(seat)) == a.TO_WATCH:
            return {}
        out: dict[str, list[Offer]] = {}
        rows = [tile_piece(k) for k in range(int(TILES)) if int(at.where[k]) >= ROW_OF]
        if helped != "all" and rows and at.free_hand(seat) >= 0 and not int(at.taken[seat]):
            out["take"] = [{"tile": rows}]
        if helped == "none" or at.referee:  # who may lay wrong is not shown what is right
            hands = [int(at.taken_hand(seat))] if int(at.taken[seat]) else [0, 1]
            mine = [id for id in (held(view, seat, hand) for hand in hands) if id is not None]
            cities = [f"city:{WORLD.names[cell]}" for cell in range(int(CELLS)) if at.is_city(cell)]
            turns = {"side": [0, 1], "rot": [0, 1, 2, 3]}
            if mine:
                out["lay"] = [{"tile": mine, "cell": "*", **turns}]
            if mine and cities and at.gods_of(seat):
                out["raze"] = [{"tile": mine, "city": cities, **turns}]
        return out

    def scores(self, view: State) -> list[ScoreLine]:
        at = four_gods(view)
        points = tally(at)
        chosen = [int(deciding_colour(at, k, points)) for k in range(int(at.seats))]
        return [
            ScoreLine(
                line(f"score-{name}"),
                [int(points[int(row) * int(TERRAINS) + colour]) if colour >= 0 else 0 for colour in chosen],
            )
            for row, name in SCORE_LINES.items()
        ]

    def cues(self, before: State, after: State, seat: int) -> list[Cue]:
        at = four_gods(after)
        out: list[Cue] = []
        for name, event in a.EVENTS.read(after.trail):
            cue = _CUES[name](at, event) if name in _CUES else Cue("say")
            cue.say = _sentence(name, event)
            out.append(cue)
        return out


def _types() -> dict[str, Type]:
    types = {f"tile-{k + 1}": _tile_type(k) for k in range(int(TILES))}
    types |= {name: _token(name, short) for name, short in (("city", "C"), ("ruin", "R"), ("bag", "#"))}
    for colour, name in enumerate(COLOUR_NAMES):
        types[f"prophet-{name}"] = Type(
            kind="figure",
            name=line("type-prophet", colour=line(f"colour-{name}")),
            about=line("type-prophet.about"),
            art=[f"four_gods-prophet-{name}"],
            short=name[0] if name != "green" else "e",
            tint=f"--four_gods-{name}",
        )
        types[f"god-{GOD_NAMES[colour]}"] = _god_type(GOD_NAMES[colour], name)
    types["god-unknown"] = _god_type("unknown", "unknown")
    return types


def _token(name: str, short: str) -> Type:
    return Type(
        kind="token",
        name=line(f"type-{name}"),
        about=line(f"type-{name}.about"),
        art=[f"four_gods-{name}"],
        short=short,
        shape="round",
        tint=f"--four_gods-{name}",
    )


def _god_type(god: str, colour: str) -> Type:
    return Type(
        kind="card",
        name=line("type-god", god=line(f"god-{god}")),
        about=line("type-god.about"),
        art=[f"four_gods-god-{god}"],
        short=god[:2],
        tint=f"--four_gods-{colour}",
    )


def _tile_type(tile: int) -> Type:
    faces = TILE_FACES[tile]
    return Type(
        kind="tile",
        name=line("type-tile", number=str(tile + 1)),
        about=line("type-tile.about"),
        art=[face_symbol(face) for face in faces],
        short=faces[0][:2].lower(),
        shape="square",
        turns=4,
        parts=[_parts(face) for face in faces],
    )


def _parts(face: str) -> list[Part]:
    """The areas of a face: each in the middle of its corners, a second one of the same terrain named apart."""
    lands, areas = terrains_of(face), areas_of(face)
    parts: list[Part] = []
    for area in range(max(areas) + 1):
        corners = [k for k in range(4) if areas[k] == area]
        terrain = TERRAIN_NAMES[lands[corners[0]]]
        again = any(lands[k] == lands[corners[0]] and areas[k] < area for k in range(4))
        x = sum(CORNER_SPOTS[k][0] for k in corners) / len(corners)
        y = sum(CORNER_SPOTS[k][1] for k in corners) / len(corners)
        parts.append(Part(str(area), round(x, 2), round(y, 2), line(f"part-{terrain}{'-again' if again else ''}")))
    return parts


def _on_cell(at: FourGodsState, cell: int) -> Scene:
    """The tile or city on a cell, and the prophet on it."""
    scene: Scene = {}
    place = ""
    colour = int(at.prophet[cell]) - 1
    owner = int(at.owner[colour]) - 1 if colour >= 0 else None
    if at.is_tile(cell):
        tile = int(at.laid[cell])
        lies = int(at.face[cell])
        place = f"t{tile}#{int(at.area[cell])}"
        scene[f"t{tile}"] = Piece(f"tile-{tile}", cell_handle(cell), side=lies // 4, rot=lies % 4)
    elif at.is_city(cell):
        place = f"city:{WORLD.names[cell]}"
        scene[place] = Piece("city", cell_handle(cell), of=owner)
    if colour >= 0:
        chosen = any(int(at.lifted[k]) == cell + 1 for k in range(int(at.seats)))
        scene[f"prophet:{WORLD.names[cell]}"] = Piece(
            f"prophet-{COLOUR_NAMES[colour]}", place, of=owner, look=["chosen"] if chosen else []
        )
    return scene


def _belongings(at: FourGodsState, colour: int) -> Scene:
    """A colour's god, supply and ruins: with its owner, or beside the frame."""
    owner = int(at.owner[colour]) - 1
    place = f"has{owner}" if owner >= 0 else "gods"
    of = owner if owner >= 0 else None
    name = COLOUR_NAMES[colour]
    scene: Scene = {supply(colour): Piece(f"prophet-{name}", place, of=of, n=int(at.supply[colour]))}
    if int(at.ruins[colour]):
        scene[f"ruins-{name}"] = Piece("ruin", place, of=of, n=int(at.ruins[colour]))
    god = int(at.god[colour])
    if at.hidden:
        if owner >= 0:
            shown = "unknown" if god == NO_GOD else GOD_NAMES[god]
            scene[f"god-of-{name}"] = Piece(f"god-{shown}", place, of=of)
    else:
        scene[f"god-{GOD_NAMES[god]}"] = Piece(f"god-{GOD_NAMES[god]}", place, of=of)
    return scene


def _sentence(name: str, event: Event) -> Line:
    """The log's sentence for an event: its numbers, and words for the things they mean."""
    args: dict[str, int | str | Line | SeatName | Link] = dict(event)
    if "seat" in event:
        args["player"] = SeatName(event["seat"])
    if "rival" in event:
        args["rival"] = SeatName(event["rival"])
    if "colour" in event:
        args["colour"] = line(f"colour-{COLOUR_NAMES[event['colour']]}")
    if "god" in event:
        args["god"] = line(f"god-{GOD_NAMES[event['god']]}")
    if "tile" in event:
        args["tile"] = Link(tile_piece(event["tile"]), line("type-tile", number=str(event["tile"] + 1)))
    for place in ("cell", "start"):
        if place in event:
            args[place] = Link(cell_handle(event[place]), WORLD.names[event[place]])
    return Line(f"event-{name}", args)


def _tile_moves(at: FourGodsState, event: Event) -> Cue:
    return Cue("move", on=[tile_piece(event["tile"])])


def _drew(at: FourGodsState, event: Event) -> Cue:
    id = tile_piece(event["tile"])
    return Cue("move", on=[id, "bag"], was={id: "bag"})


def _into_bag(at: FourGodsState, event: Event) -> Cue:
    return Cue("move", on=["bag"], into={tile_piece(event["tile"]): "bag"})


def _fell(at: FourGodsState, event: Event) -> Cue:
    return _into_bag(at, event)


def _razed(at: FourGodsState, event: Event) -> Cue:
    name = WORLD.names[event["cell"]]
    gone = {f"city:{name}": f"seat{event['seat']}", f"prophet:{name}": f"seat{event['seat']}"}
    return Cue("move", on=[tile_piece(event["tile"])], into=gone)


def _chose_god(at: FourGodsState, event: Event) -> Cue:
    return Cue("move", on=[f"god-{GOD_NAMES[event['god']]}", supply(event["god"])])


def _prophet_came(at: FourGodsState, event: Event) -> Cue:
    id = f"prophet:{WORLD.names[event['cell']]}"
    return Cue("move", on=[id, supply(event["colour"])], was={id: supply(event["colour"])})


def _prophet_went(at: FourGodsState, event: Event) -> Cue:
    id = f"prophet:{WORLD.names[event['cell']]}"
    return Cue("move", on=[id], was={id: f"prophet:{WORLD.names[event['start']]}"})


def _prophet_home(at: FourGodsState, event: Event) -> Cue:
    home = supply(event["colour"])
    return Cue("move", on=[home], into={f"prophet:{WORLD.names[event['cell']]}": home})


def _built(at: FourGodsState, event: Event) -> Cue:
    name = WORLD.names[event["cell"]]
    was = {f"city:{name}": "cities", f"prophet:{name}": supply(event["colour"])}
    return Cue("move", on=[*was, "cities", supply(event["colour"])], was=was)


def _city_fell(at: FourGodsState, event: Event) -> Cue:
    return Cue("move", on=["cities"], into={f"city:{WORLD.names[event['cell']]}": "cities"})


def _here(at: FourGodsState, event: Event) -> Cue:
    """What stands on the cell, lit in the colour it counts for."""
    return Cue("mark", on=list(_on_cell(at, event["cell"])), tint=f"--four_gods-{COLOUR_NAMES[event['colour']]}")


def _kingdom(at: FourGodsState, event: Event) -> Cue:
    """Every tile of the kingdom, outlined in the colour it counts for."""
    world = realms(at)
    realm = world.realm[event["cell"] * int(PARTS) + event["area"]]
    tiles = [tile_piece(int(at.laid[int(cell)]) - 1) for cell in world.cells_of(realm)]
    return Cue("mark", on=tiles, tint=f"--four_gods-{COLOUR_NAMES[event['colour']]}")


_CUES: dict[str, Callable[[FourGodsState, Event], Cue]] = {
    "drew": _drew,
    "stored": _tile_moves,
    "took": _tile_moves,
    "gave-back": _tile_moves,
    "into-bag": _into_bag,
    "laid": _tile_moves,
    "razed": _razed,
    "chose-god": _chose_god,
    "prophet-came": _prophet_came,
    "prophet-went": _prophet_went,
    "built": _built,
    "taken-back": _tile_moves,
    "fell": _fell,
    "city-fell": _city_fell,
    "prophet-home": _prophet_home,
    "scored-city": _here,
    "stood-alone": _here,
    "scored-kingdom": _kingdom,
    "scored-largest": _kingdom,
}

TYPES = _types()
TABLE = FourGodsTable(GAME, SAYS)
