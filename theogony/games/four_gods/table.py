"""How 4 Gods lies on the table: the world in its frame, the hands and rows around it, gods, cities and the bag."""

from __future__ import annotations

from theogony.games.four_gods import GAME
from theogony.games.four_gods import actions as a
from theogony.games.four_gods.components import (
    CELLS,
    COLOUR_NAMES,
    GOD_NAMES,
    HELP,
    IDLE_IS_TOLD,
    MOST_IDLE,
    MOST_IN_ROW,
    NO_GOD,
    ROW_OF,
    STILL_ROUNDS,
    TERRAIN_NAMES,
    TERRAINS,
    TILE_FACES,
    TILES,
    WORLD,
)
from theogony.games.four_gods.cues import CUES, sentence
from theogony.games.four_gods.faces import areas_of, terrains_of
from theogony.games.four_gods.handles import (
    area_of_new_tile,
    area_symbol,
    cell_handle,
    cell_name,
    city_on,
    city_piece,
    face_symbol,
    four_gods,
    god_to_take,
    held,
    how_many,
    in_row,
    prophet_on,
    prophet_piece,
    supply,
    tile_on,
    tile_piece,
)
from theogony.games.four_gods.possible import can_use
from theogony.games.four_gods.rules import FourGodsState
from theogony.games.four_gods.scoring import HELD, KINGDOMS, LARGEST, MOST, RUINS, deciding_colour, tally
from theogony.kernel.state import State
from theogony.table import (
    Button,
    Cue,
    Line,
    Offer,
    Piece,
    Prompt,
    Say,
    Scene,
    Slot,
    Table,
    Type,
    Zone,
    at_cell,
    at_piece,
    button,
    line,
    touch,
    turn,
    whom_it_waits_for,
)
from theogony.table.scene import Part, Side, Spot
from theogony.table.table import ScoreLine

CORNER_SPOTS = ((0.24, 0.24), (0.76, 0.24), (0.76, 0.76), (0.24, 0.76))
# The sides of the frame as the players sit, clockwise from the viewer; two players have two sides each
SIDES: dict[int, list[list[Side]]] = {
    2: [["south", "west"], ["north", "east"]],
    3: [["south"], ["west"], ["east"]],
    4: [["south"], ["west"], ["north"], ["east"]],
}
SCORE_LINES = {HELD: "cities", RUINS: "ruins", KINGDOMS: "kingdoms", LARGEST: "largest", MOST: "most"}


def _whose_supply() -> Slot:
    """Out of which supply the prophet comes: touched only by who has two."""
    return Slot("drop", "colour", lambda view, seat, values: supply(values["colour"]))


TURN = (a.TO_RACE, a.TO_PLAY)  # what is lifted is laid, stored or built by the same question

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
    "take": Say(hold="never", chain=TURN, tile=at_piece("tile", in_row)),
    "store": Say(hold="never", tile=at_piece("hand", held), row=touch(lambda view, seat: f"row{seat}")),
    "return": Say(hold="never", back=touch("!return")),
    "draw": Say(hold="never", tiles=at_piece("tiles", how_many)),
    "god": Say(hold="always", god=at_piece("colour", god_to_take)),
    "prophet": Say(hold="never", area=at_piece("area", area_of_new_tile), supply=_whose_supply()),
    "move": Say(hold="never", prophet=at_piece("cell", prophet_on), area=at_piece("area", area_of_new_tile)),
    "lift": Say(hold="never", chain=TURN, stock=touch("cities"), prophet=at_piece("cell", prophet_on)),
    "city": Say(hold="never", stock=touch("cities"), cell=at_cell("cell", "world", WORLD), supply=_whose_supply()),
    "pass": Say(hold="always", sure="sure-pass", word=touch("!pass")),
    "end": Say(hold="never", word=touch("!end")),
    "object": Say(hold="never", word=touch("!object"), tile=at_piece("cell", tile_on, after="word")),
    "nod": Say(hold="never", word=touch("!nod")),
    "resume": Say(hold="never", word=touch("!resume")),
    "ruin": Say(hold="never", god=button("colour", *(f"!ruin-{name}" for name in COLOUR_NAMES))),
    "forfeit": Say(hold="never", prophet=button("colour", *(f"!forfeit-{name}" for name in COLOUR_NAMES))),
    "remove": Say(hold="always", prophet=at_piece("cell", prophet_on)),
}


class FourGodsTable(Table):
    def types(self) -> dict[str, Type]:
        return TYPES

    def zones(self, view: State, seat: int) -> dict[str, Zone]:
        at = four_gods(view)
        both = {"left": Spot(line("spot-left")), "right": Spot(line("spot-right"))}
        places = {str(k): Spot(line("spot-row", number=k + 1)) for k in range(int(at.row_places()))}
        cells = {name: Spot(line("spot-cell", name=cell_name(k))) for k, name in enumerate(WORLD.names)}
        zones = {
            "world": Zone(
                "square",
                "board",
                line("zone-world"),
                rows=int(WORLD.rows),
                cols=int(WORLD.columns),
                frame="four_gods-frame",
                ground="four_gods-void",
                spots=cells,
            ),
            "pouch": Zone("slots", "side", line("zone-bag"), spots={"0": Spot()}),
            "gods": Zone("fan", "side", line("zone-gods"), order=1),
        }
        seats = int(at.seats)
        for k in range(seats):
            mine = k == seat
            sides = SIDES[seats][(k - max(seat, 0)) % seats]
            hands = line("zone-hands" if mine else "zone-held")
            zones[f"hands{k}"] = Zone("slots", "mine" if mine else "seat", hands, of=k, spots=both)
            zones[f"row{k}"] = Zone("slots", "rim", line("zone-row"), of=k, order=1, spots=places, along=sides)
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
                    scene[tile_piece(tile - 1)] = Piece(f"tile-{tile}", f"hands{k}@{name}")
            for place in range(int(at.row_places())):
                tile = int(at.row[k * int(MOST_IN_ROW) + place])
                if tile:
                    scene[tile_piece(tile - 1)] = Piece(f"tile-{tile}", f"row{k}@{place}")
        scene["bag"] = Piece("bag", "pouch@0", n=int(at.bag))
        scene["cities"] = Piece("city", "gods", n=int(at.cities))
        for colour in range(int(TERRAINS)):
            scene |= _belongings(at, colour)
        return scene

    def prompt(self, view: State, seat: int) -> Prompt:
        at = four_gods(view)
        question = int(at.agenda.kind_for(seat))
        if int(at.owes[seat]):
            return Prompt(line("prompt-owes"), look="" if at.in_supply(seat) else "world")
        if question == a.TO_REST:
            return Prompt(line("prompt-to-rest" if int(at.passed[seat]) else "prompt-looked"))
        if question == a.TO_WATCH:
            return Prompt(line("prompt-to-watch"))
        if int(at.spoils[seat]):
            return Prompt(line("prompt-ruin"))
        if int(at.taken[seat]):
            hand = int(at.taken_hand(seat))
            useless = at.row_full(seat) and not can_use(at, seat, int(at.hand[2 * seat + hand]) - 1)
            taken = held(view, seat, hand)
            return Prompt(line("prompt-give-back" if useless else "prompt-taken"), hand=[taken] if taken else [])
        if int(at.lifted[seat]):
            return Prompt(line("prompt-lifted"), look="world")
        if int(at.fresh[seat]) and at.gods_of(seat):
            return Prompt(line("prompt-new-tile"), look="world")
        return Prompt(_what_next(at, seat))

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
        if int(at.owes[seat]):
            return _by_colour("forfeit")
        if int(at.spoils[seat]):
            return _by_colour("ruin")
        if int(at.taken[seat]):
            return {"!return": Button(line("kind-return"))}
        return {
            "!object": Button(line("kind-object")),
            "!nod": Button(line("kind-nod")),
            "!resume": Button(line("kind-resume")),
            "!draw-one": Button(line("button-draw-one"), quiet=True),
            "!end": Button(line("kind-end")),
            "!pass": Button(line("kind-pass"), quiet=True),
        }

    def note(self, view: State, seat: int, action: int) -> Line | None:
        at = four_gods(view)
        if a.TAKE.has(action) and HELP[int(at.help)] == "all" and can_use(at, seat, int(a.TAKE.arg(action, 0))):
            return line("note-fits")
        return line("note-ruin") if a.RAZE.has(action) else None

    def unhelped(self, view: State, seat: int) -> dict[str, list[Offer]]:
        at = four_gods(view)
        helped = HELP[int(at.help)]
        if int(at.agenda.kind_for(seat)) not in TURN or int(at.owes[seat]) or int(at.spoils[seat]):
            return {}
        out: dict[str, list[Offer]] = {}
        rows = [tile_piece(k) for k in range(int(TILES)) if int(at.where[k]) >= ROW_OF]
        can_take = at.free_hand(seat) >= 0 and not int(at.taken[seat]) and int(at.idle[seat]) < MOST_IDLE
        if helped != "all" and rows and can_take:
            out["take"] = [{"tile": rows}]
        if helped == "none" or at.referee:  # who may lay wrong is not shown what is right
            hands = [int(at.taken_hand(seat))] if int(at.taken[seat]) else [0, 1]
            mine = [id for id in (held(view, seat, hand) for hand in hands) if id is not None]
            cities = [city_piece(cell) for cell in range(int(CELLS)) if at.is_city(cell)]
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
            cue = CUES[name](at, event) if name in CUES else Cue("say")
            cue.say = sentence(name, event)
            out.append(cue)
        return out


def _what_next(at: FourGodsState, seat: int) -> Line:
    """What a player reads whose play is free: first of all what is about to end."""
    left = int(MOST_IDLE) - int(at.idle[seat])
    if left <= MOST_IDLE - IDLE_IS_TOLD:
        return line("prompt-idle", left=left) if left else line("prompt-idle-over")
    if at.ending:
        return line("prompt-last-turn" if at.turns else "prompt-last-period" if at.sand else "prompt-to-race")
    if all(int(at.passed[other]) for other in range(int(at.seats)) if other != seat):
        return line("prompt-last-to-pass")
    if at.turns and at.still >= (STILL_ROUNDS - 1) * at.seats:
        return line("prompt-still")
    godless = "" if at.gods_of(seat) else "-godless"
    return line(f"prompt-to-play{godless}" if at.turns else f"prompt-to-race{godless}")


def _by_colour(word: str) -> dict[str, Button]:
    """A button for each colour; those that cannot be chosen are not lit."""
    return {f"!{word}-{name}": Button(line(f"button-{word}", colour=line(f"colour-{name}"))) for name in COLOUR_NAMES}


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
        name = line(f"part-{terrain}{'-again' if again else ''}")
        parts.append(Part(str(area), round(x, 2), round(y, 2), name, area_symbol(face, area)))
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
        scene[tile_piece(tile - 1)] = Piece(f"tile-{tile}", cell_handle(cell), side=lies // 4, rot=lies % 4)
    elif at.is_city(cell):
        place = city_piece(cell)
        scene[place] = Piece("city", cell_handle(cell), of=owner)
    if colour >= 0:
        chosen = any(int(at.lifted[k]) == cell + 1 for k in range(int(at.seats)))
        scene[prophet_piece(cell)] = Piece(
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


TYPES = _types()
TABLE = FourGodsTable(GAME, SAYS)
