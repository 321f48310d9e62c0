"""What is seen of each event: what moves from where to where, what rolls, what is lit."""

from collections.abc import Callable
from typing import Final

from theogony.games.lords_of_creation.components import BOARD, TERRAINS
from theogony.games.lords_of_creation.handles import cell_handle, held_as, in_hand_as, people_piece
from theogony.games.lords_of_creation.rules import LordsState
from theogony.table import Cue

Event = dict[str, int]


def _drew(before: LordsState, after: LordsState, event: Event, viewer: int) -> Cue:
    drawn = held_as(viewer, event["seat"], event["terrain"])
    return Cue("move", on=[drawn, "back:container"], was={drawn: "back:container"}, into={"back:container": drawn})


def _laid(before: LordsState, after: LordsState, event: Event, viewer: int) -> Cue:
    tile = f"tile:{BOARD.names[event['cell']]}"
    source = held_as(viewer, event["seat"], event["terrain"])
    return Cue("move", on=[tile, source], was={tile: source}, into={source: tile})


def _gave_back(before: LordsState, after: LordsState, event: Event, viewer: int) -> Cue:
    held = {held_as(viewer, event["seat"], kind): "box" for kind in range(int(TERRAINS))}
    return Cue("move", on=["back:container"], into=held)


def _showed(before: LordsState, after: LordsState, event: Event, viewer: int) -> Cue:
    sealed, shown = f"back:sealed{event['seat']}", f"shown{event['seat']}"
    hand = in_hand_as(viewer, event["seat"], event["card"])
    start = sealed if int(before.awaited()) >> event["seat"] & 1 == 0 and before.agenda.seals(event["seat"]) else hand
    return Cue("move", on=[shown, hand], was={shown: start}, into={sealed: "queue"})


def _took_card(before: LordsState, after: LordsState, event: Event, viewer: int) -> Cue:
    taken = in_hand_as(viewer, event["seat"], event["card"])
    return Cue("move", on=[taken, "back:stock"], was={taken: "back:stock"})


def _banner(before: LordsState, after: LordsState, event: Event, viewer: int) -> Cue:
    return Cue("banner")


def _turn(before: LordsState, after: LordsState, event: Event, viewer: int) -> Cue:
    shown = [f"shown{k}" for k in range(int(after.seats))]
    return Cue("banner", on=shown, tint=f"seat{event['seat']}")


def _placed(before: LordsState, after: LordsState, event: Event, viewer: int) -> Cue:
    people, supply = people_piece(event["cell"]), f"people{event['seat']}"
    return Cue("move", on=[people, supply], was={people: supply})


def _stepped(before: LordsState, after: LordsState, event: Event, viewer: int) -> Cue:
    start, target = people_piece(event["start"]), people_piece(event["cell"])
    if int(before.people[event["cell"]]) == 0:
        return Cue("move", on=[start, target], was={target: start})
    side = "town" if int(after.civil[event["cell"]]) else "camp"
    return Cue("fly", on=[start, target], t=f"{side}-1-{event['seat']}", n=event["n"], start=start, to=target)


def _advanced(before: LordsState, after: LordsState, event: Event, viewer: int) -> Cue:
    start, target = people_piece(event["start"]), people_piece(event["cell"])
    return Cue("move", on=[start, target], was={target: start})


def _attacked(before: LordsState, after: LordsState, event: Event, viewer: int) -> Cue:
    return Cue("clash", start=cell_handle(event["start"]), to=cell_handle(event["cell"]))


def _rolled(before: LordsState, after: LordsState, event: Event, viewer: int) -> Cue:
    return Cue("roll", on=["die0", "die1", "die2"])


def _lost(before: LordsState, after: LordsState, event: Event, viewer: int) -> Cue:
    people, supply = people_piece(event["cell"]), f"people{event['seat']}"
    return Cue("move", on=[people, supply], into={people: supply})


def _altar_fell(before: LordsState, after: LordsState, event: Event, viewer: int) -> Cue:
    return Cue("move", on=["altars"], into={f"altar:{BOARD.names[event['cell']]}": "altars"})


def _built(before: LordsState, after: LordsState, event: Event, viewer: int) -> Cue:
    altar = f"altar:{BOARD.names[event['cell']]}"
    on = [altar, "altars", people_piece(event["cell"]), f"people{event['seat']}"]
    return Cue("move", on=on, was={altar: "altars"})


def _civilised(before: LordsState, after: LordsState, event: Event, viewer: int) -> Cue:
    return Cue("mark", on=[people_piece(event["cell"])], tint=f"seat{event['rival']}")


CUES: Final[dict[str, Callable[[LordsState, LordsState, Event, int], Cue]]] = {
    "drew": _drew,
    "laid": _laid,
    "gave-back": _gave_back,
    "created": _banner,
    "round": _banner,
    "showed": _showed,
    "took-card": _took_card,
    "turn": _turn,
    "placed": _placed,
    "stepped": _stepped,
    "attacked": _attacked,
    "rolled": _rolled,
    "lost": _lost,
    "altar-fell": _altar_fell,
    "advanced": _advanced,
    "civilised": _civilised,
    "built": _built,
    "game-over": _banner,
}
