"""What is seen and said of each event: what moves from where to where, what flies, what is lit."""

from collections.abc import Callable
from typing import Final

from theogony.games.gods.components import COLOUR_NAMES, WORLD
from theogony.games.gods.handles import cell_handle, hex_type, laid_piece
from theogony.games.gods.rules import GodsState
from theogony.table import Cue, Line, Link, SeatName, line

Event = dict[str, int]


def cue_of(at: GodsState, name: str, event: Event) -> Cue:
    """Of an event of the position it led to."""
    cue = CUES[name](at, event) if name in CUES else Cue("say")
    cue.say = _sentence(at, name, event)
    return cue


def _sentence(at: GodsState, name: str, event: Event) -> Line:
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


def _laid(at: GodsState, event: Event) -> Cue:
    id = laid_piece(at, event["cell"])
    return Cue("move", on=[id, f"crystals{event['seat']}"], was={id: f"{hex_type(at, event['hex'])}:{event['slot']}"})


def _built(at: GodsState, event: Event) -> Cue:
    id = laid_piece(at, event["cell"])
    return Cue(
        "move", on=[id, f"temples{event['seat']}", f"crystals{event['seat']}"], was={id: f"temples{event['seat']}"}
    )


def _put_down(at: GodsState, event: Event) -> Cue:
    id = laid_piece(at, event["cell"])
    return Cue("move", on=[id, f"crystals{event['seat']}"], was={id: f"desert:{WORLD.names[event['start']]}"})


def _token_on(at: GodsState, event: Event) -> Cue:
    id = f"token:{WORLD.names[event['cell']]}"
    return Cue("move", on=[id, f"tokens{event['seat']}"], was={id: f"tokens{event['seat']}"})


def _token_off(at: GodsState, event: Event) -> Cue:
    id = f"token:{WORLD.names[event['cell']]}"
    return Cue("move", on=[f"tokens{event['seat']}"], into={id: f"tokens{event['seat']}"})


def _turned_up(at: GodsState, event: Event) -> Cue:
    id = f"{hex_type(at, event['hex'])}:{event['slot']}"
    return Cue("move", on=[id, "pile"], was={id: "pile"})


def _went_back(at: GodsState, event: Event) -> Cue:
    return Cue("shuffle", on=["pile"], into={f"{hex_type(at, event['hex'])}:{event['slot']}": "pile"})


def _removed(at: GodsState, event: Event) -> Cue:
    return Cue("move", into={f"{hex_type(at, event['hex'])}:{event['slot']}": "out"})


def _kept(at: GodsState, event: Event) -> Cue:
    id = f"mediation{event['seat']}"
    return Cue("move", on=[id], was={id: f"mediation:{event['slot']}"}, into={f"mediation:{event['slot']}": id})


def _vortex(at: GodsState, event: Event) -> Cue:
    return Cue("move", into={f"vortex:{event['slot']}": "out"})


def _founded(at: GodsState, event: Event) -> Cue:
    colour = event["colour"]
    tribes = [
        laid_piece(at, cell)
        for cell in range(int(WORLD.ring_end[at.reach]))
        if int(at.tribe_colour(cell)) == colour and int(at.token[cell]) == event["seat"] + 1
    ]
    name = COLOUR_NAMES[colour]
    made = [f"village-{name}:{event['seat']}", f"victory-{name}:{event['seat']}"]
    return Cue("mark", on=[*tribes, *made], tint=f"seat{event['seat']}")


def _robbed(at: GodsState, event: Event) -> Cue:
    if not event["crystals"]:
        return Cue("say")
    thief, rival = f"crystals{event['seat']}", f"crystals{event['rival']}"
    return Cue("fly", on=[thief, rival], t="crystal", start=rival, to=thief)


def _turn(at: GodsState, event: Event) -> Cue:
    return Cue("banner", on=[f"crystals{event['seat']}"], tint=f"seat{event['seat']}")


CUES: Final[dict[str, Callable[[GodsState, Event], Cue]]] = {
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
