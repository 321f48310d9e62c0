"""What is seen and said of each event: what moves from where to where, and the kingdoms as they are counted."""

from __future__ import annotations

from collections.abc import Callable

from theogony.games.four_gods.components import COLOUR_NAMES, GOD_NAMES
from theogony.games.four_gods.faces import PARTS
from theogony.games.four_gods.handles import cell_handle, cell_name, city_piece, prophet_piece, supply, tile_piece
from theogony.games.four_gods.kingdoms import realms
from theogony.games.four_gods.rules import FourGodsState
from theogony.table import Cue, Line, Link, SeatName, line

Event = dict[str, int]


def sentence(name: str, event: Event) -> Line:
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
            args[place] = Link(cell_handle(event[place]), cell_name(event[place]))
    return Line(f"event-{name}", args)


def _tile_moves(at: FourGodsState, event: Event) -> Cue:
    return Cue("move", on=[tile_piece(event["tile"])])


def _drew(at: FourGodsState, event: Event) -> Cue:
    id = tile_piece(event["tile"])
    return Cue("move", on=[id, "bag"], was={id: "bag"})


def _into_bag(at: FourGodsState, event: Event) -> Cue:
    return Cue("move", on=["bag"], into={tile_piece(event["tile"]): "bag"})


def _razed(at: FourGodsState, event: Event) -> Cue:
    cell, to = event["cell"], f"seat{event['seat']}"
    gone = {city_piece(cell): to, prophet_piece(cell): to}
    return Cue("move", on=[tile_piece(event["tile"])], into=gone)


def _chose_god(at: FourGodsState, event: Event) -> Cue:
    return Cue("move", on=[f"god-{GOD_NAMES[event['god']]}", supply(event["god"])])


def _prophet_came(at: FourGodsState, event: Event) -> Cue:
    id = prophet_piece(event["cell"])
    return Cue("move", on=[id, supply(event["colour"])], was={id: supply(event["colour"])})


def _prophet_went(at: FourGodsState, event: Event) -> Cue:
    id = prophet_piece(event["cell"])
    return Cue("move", on=[id], was={id: prophet_piece(event["start"])})


def _prophet_home(at: FourGodsState, event: Event) -> Cue:
    home = supply(event["colour"])
    return Cue("move", on=[home], into={prophet_piece(event["cell"]): home})


def _built(at: FourGodsState, event: Event) -> Cue:
    was = {city_piece(event["cell"]): "cities", prophet_piece(event["cell"]): supply(event["colour"])}
    return Cue("move", on=[*was, "cities", supply(event["colour"])], was=was)


def _city_fell(at: FourGodsState, event: Event) -> Cue:
    return Cue("move", on=["cities"], into={city_piece(event["cell"]): "cities"})


def _here(at: FourGodsState, event: Event) -> Cue:
    """Who stands on the cell, lit in the colour they count for."""
    shown = [prophet_piece(event["cell"]), city_piece(event["cell"])]
    return Cue("count", on=shown, tint=_tint(event))


def _kingdom(at: FourGodsState, event: Event) -> Cue:
    """Every area of the kingdom, in the colour it counts for."""
    areas = int(PARTS)
    shown = [
        f"{tile_piece(int(at.laid[k // areas]) - 1)}#{k % areas}"
        for k, realm in enumerate(realms(at).realm)
        if realm == event["realm"]
    ]
    return Cue("count", on=shown, tint=_tint(event))


def _points(at: FourGodsState, event: Event) -> Cue:
    return Cue("count", tint=_tint(event))


def _tint(event: Event) -> str:
    return f"--four_gods-{COLOUR_NAMES[event['colour']]}"


CUES: dict[str, Callable[[FourGodsState, Event], Cue]] = {
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
    "fell": _into_bag,
    "city-fell": _city_fell,
    "prophet-home": _prophet_home,
    "scored-city": _here,
    "scored-ruins": _points,
    "stood-alone": _here,
    "scored-kingdom": _kingdom,
    "scored-largest": _kingdom,
    "scored-most": _points,
}
