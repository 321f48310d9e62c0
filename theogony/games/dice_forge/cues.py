"""What is seen and said of each event: what rolls, what flies from where onto which track, what moves."""

from __future__ import annotations

from theogony.games.dice_forge import actions as a
from theogony.games.dice_forge.components import CARD_NAMES, COLOUR_NAMES, DIE_NAMES, FACE_NAMES, RESOURCE_NAMES
from theogony.games.dice_forge.handles import (
    REINFORCEMENTS,
    amount_words,
    card_piece,
    card_words,
    die_piece,
    face_words,
    source,
)
from theogony.kernel.state import State
from theogony.table import Cue, Line, Link, SeatName, line

Event = dict[str, int]
Told = list[tuple[str, Event]]
Args = dict[str, "int | str | Line | SeatName | Link"]


def cues_of(after: State) -> list[Cue]:
    """The beats of one action. Dice that fall together are one; what a seat gains at once is one sentence."""
    out: list[Cue] = []
    told = a.EVENTS.read(after.trail)
    k = 0
    while k < len(told):
        name, event = told[k]
        run = k + 1
        if name == "rolled":
            run = _run(told, k, None)
            out += _rolls([rolled for _, rolled in told[k:run]])
        elif name == "gained":
            run = _run(told, k, event["seat"])
            out += _gains([gained for _, gained in told[k:run]])
        else:
            cue = CUES[name](event) if name in CUES else Cue("say")
            cue.say = _sentence(name, event)
            out.append(cue)
        k = run
    return out


def _run(told: Told, k: int, seat: int | None) -> int:
    """The end of the run of events like the k-th (of one seat, if one is given)."""
    run = k
    while run < len(told) and told[run][0] == told[k][0] and seat in (None, told[run][1]["seat"]):
        run += 1
    return run


def _rolls(rolled: list[Event]) -> list[Cue]:
    """The dice fall in one beat; what each player rolled is said one by one."""
    dice = [die_piece(event["seat"], event["die"]) for event in rolled]
    sides = {die: {"up": event["side"]} for die, event in zip(dice, rolled)}
    out: list[Cue] = []
    k = 0
    while k < len(rolled):
        event = rolled[k]
        cue = Cue("say") if out else Cue("roll", on=dice, set=sides)
        two = k + 1 < len(rolled) and rolled[k + 1]["seat"] == event["seat"] and rolled[k + 1]["die"] != event["die"]
        player = SeatName(event["seat"])
        if two:
            other = rolled[k + 1]
            cue.say = line("said-rolled", player=player, one=_up(event), other=_up(other))
        else:
            cue.say = line("event-rolled", player=player, face=_up(event))
        out.append(cue)
        k += 2 if two else 1
    return out


def _up(event: Event) -> Link:
    return Link(die_piece(event["seat"], event["die"]), face_words(event["face"]))


def _gains(gained: list[Event]) -> list[Cue]:
    """Each gain flies from where it comes from; the sums are said once."""
    out = []
    sums: dict[int, int] = {}
    for event in gained:
        seat, resource, amount = event["seat"], event["resource"], event["amount"]
        sums[resource] = sums.get(resource, 0) + amount
        track = f"{RESOURCE_NAMES[resource]}{seat}"
        start = source(seat, event["source"])
        out.append(Cue("fly", on=[track], t=RESOURCE_NAMES[resource], n=amount, start=start, to=track))
    amounts = [amount_words(resource, total) for resource, total in sorted(sums.items())]
    said = amounts[0]
    for also in amounts[1:]:
        said = line("list-and" if also is amounts[-1] else "list-comma", first=said, last=also)
    out[0].say = line("event-gained", player=SeatName(gained[0]["seat"]), amount=said)
    return out


def _sentence(name: str, event: Event) -> Line:
    """The log's sentence for an event: its numbers, and words for the things they mean."""
    args: Args = dict(event)
    if "seat" in event:
        args["player"] = SeatName(event["seat"])
    if "rival" in event:
        args["rival"] = SeatName(event["rival"])
    if "face" in event:
        args["face"] = face_words(event["face"])
    if "removed" in event:
        args["removed"] = face_words(event["removed"])
        args["die"] = Link(die_piece(event["seat"], event["die"]), line(f"type-die-{DIE_NAMES[event['die']]}.one"))
    if name == "reinforced":
        args["card"] = line(f"card-{REINFORCEMENTS[event['card']]}")
    elif "card" in event:
        args["card"] = card_words(event["card"])
    if "colour" in event:
        args["colour"] = line(f"colour-{COLOUR_NAMES[event['colour']]}")
    if "resource" in event:
        args["amount"] = amount_words(event["resource"], event["amount"])
    if name == "picked":
        for which in ("one", "other"):
            number = event[which]
            args[which] = Link(
                die_piece(number // 2, number % 2),
                line("said-die-of", player=SeatName(number // 2), die=line(f"type-die-{DIE_NAMES[number % 2]}.one")),
            )
    return Line(f"event-{name}", args)


def _mark(event: Event, *on: str) -> Cue:
    return Cue("mark", on=list(on), tint=f"seat{event['seat']}")


def _turn(event: Event) -> Cue:
    return Cue("banner", on=["round"], tint=f"seat{event['seat']}")


def _lost(event: Event) -> Cue:
    return _mark(event, f"{RESOURCE_NAMES[event['resource']]}{event['seat']}")


def _hammered(event: Event) -> Cue:
    hammer, start = f"hammer{event['seat']}", source(event["seat"], event["source"])
    return Cue("fly", on=[hammer], t="gold", n=event["gold"], start=start, to=hammer)


def _shone(event: Event) -> Cue:
    return _mark(event, die_piece(event["seat"], 0), die_piece(event["seat"], 1))


def _boar_paid(event: Event) -> Cue:
    return _mark(event, card_piece(event["seat"], CARD_NAMES.index("boar")))


def _repeated(event: Event) -> Cue:
    return _mark(event, f"cerberus{event['seat']}", die_piece(event["seat"], 0), die_piece(event["seat"], 1))


def _bought(event: Event) -> Cue:
    return _mark(event, f"gold{event['seat']}", f"face:{FACE_NAMES[event['face']]}")


def _forged(event: Event) -> Cue:
    die, name = die_piece(event["seat"], event["die"]), FACE_NAMES[event["face"]]
    on = [die, f"face:{name}", f"removed{event['seat']}"]
    return Cue("fly", on=on, t=f"face-{name}", start=f"sanctuary@{name}", to=die)


def _reinforced(event: Event) -> Cue:
    return _mark(event, f"card{event['seat']}:{REINFORCEMENTS[event['card']]}", f"gold{event['seat']}")


def _extra(event: Event) -> Cue:
    return _mark(event, f"sun{event['seat']}")


def _feat(event: Event) -> Cue:
    seat = event["seat"]
    return Cue("move", on=[f"hero{seat}", f"sun{seat}", f"moon{seat}"])


def _ousted(event: Event) -> Cue:
    return Cue("move", on=[f"hero{event['rival']}"])


def _card_taken(event: Event) -> Cue:
    card, stack = card_piece(event["seat"], event["card"]), f"stack{event['stack']}"
    return Cue("move", on=[card, stack], was={card: stack}, into={stack: card})


def _picked(event: Event) -> Cue:
    return _mark(event, *(die_piece(event[which] // 2, event[which] % 2) for which in ("one", "other")))


def _triton(event: Event) -> Cue:
    return _mark(event, f"triton{event['seat']}")


CUES = {
    "turn": _turn,
    "lost": _lost,
    "hammered": _hammered,
    "shield-shone": _shone,
    "boar-paid": _boar_paid,
    "repeated": _repeated,
    "bought": _bought,
    "forged": _forged,
    "reinforced": _reinforced,
    "paid-extra": _extra,
    "feat-begun": _feat,
    "ousted": _ousted,
    "card-taken": _card_taken,
    "picked": _picked,
    "triton-spent": _triton,
}
