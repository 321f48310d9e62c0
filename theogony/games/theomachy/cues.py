"""What is told and shown of everything that happens in Theomachy."""

from __future__ import annotations

from theogony.games.theomachy import actions as a
from theogony.games.theomachy.card_text import markers
from theogony.games.theomachy.cards import DEITY_BASE, MYTH_BASE, Cards
from theogony.games.theomachy.components import ANY, CLERGY, face_name
from theogony.games.theomachy.printed import DEITY_IDS, MYTH_IDS, face_words, source_name
from theogony.kernel.state import NOBODY, State
from theogony.table import Cue, Line, Link, SeatName, line

LOOKS = ("peeked", "looked")


def cues(cards: Cards, after: State, seat: int) -> list[Cue]:
    """The beats of the last action as the viewer may see them; what is told twice in a row is told once."""
    out: list[Cue] = []
    ante = -1  # whose first stake was told last: its markers are no news
    looks = ""  # what was looked at last: several stars, or cards of a hand, are one look
    for name, event in a.EVENTS.read(after.trail):
        if (name == "star" and event["element"] < 0) or (name == "got" and event["card"] < 0):
            continue
        said = _sentence(cards, name, event)
        cue = _cue(name, event, seat)
        if name == "staked" and event["seat"] == ante:
            out[-1].on += cue.on
            continue
        ante = event["seat"] if name == "ante" else -1
        if looks == name and name in LOOKS:
            out[-1].on += [id for id in cue.on if id not in out[-1].on]
            out[-1].say = _looked_again(out[-1].say)
            continue
        looks = name
        if out and out[-1].say == said:
            out[-1].on += [id for id in cue.on if id not in out[-1].on]
            continue
        cue.say = said
        out.append(cue)
    return out


def _looked_again(said: Line | None) -> Line | None:
    """The sentence of a look at one thing more: a hand is one thing, stars are counted."""
    if said is None or said.key == "event-looked":
        return said
    n = said.args.get("n", 1)
    return line("told-stars", player=said.args["player"], n=int(str(n)) + 1)


def _sentence(cards: Cards, name: str, event: dict[str, int]) -> Line:
    """The log's sentence for an event: its numbers, and words for the things they mean."""
    args: dict[str, int | str | Line | SeatName | Link] = dict(event)
    if "seat" in event:
        args["player"] = SeatName(event["seat"])
    for other in ("rival", "target"):
        if event.get(other, -1) >= 0:
            args[other] = SeatName(event[other])
    if "card" in event and event["card"] >= 0:
        args["card"] = Link(a.CARD_NAMES[event["card"]], source_name(cards, event["card"]))
    if "source" in event:
        args["source"] = source_name(cards, event["source"])
    if event.get("element", -1) >= 0:
        face = event["element"]
        args["element"] = Link(f"star.{face_name(face)}", face_words("type-element", face))
    if "deity" in event:
        args["deity"] = Link(DEITY_IDS[event["deity"]], source_name(cards, int(DEITY_BASE) + event["deity"]))
    if "myth" in event:
        args["myth"] = Link(MYTH_IDS[event["myth"]], source_name(cards, int(MYTH_BASE) + event["myth"]))
    if "clergy" in event and event["clergy"] != ANY:
        args["clergy"] = markers(event["clergy"], event.get("n", 1))
    if name == "drafted":
        args |= {"round": event["round"] + 1, "pick": event["pick"] + 1}
    return Line(f"event-{name}", args)


def _cue(name: str, event: dict[str, int], seat: int) -> Cue:
    k = event.get("seat", int(NOBODY))
    card = a.CARD_NAMES[event["card"]] if event.get("card", -1) >= 0 else ""
    home = "hand" if k == seat else f"has{k}@hand"
    if name in ("played", "laid", "discarded", "topped"):
        return Cue("move", on=[card, f"back:hand{k}"], was={card: home})
    if name == "got":
        return Cue("move", on=[card, f"pile{k}"], was={card: f"pile{k}"})
    if name == "drew":
        return Cue("move", on=[f"back:hand{k}", f"pile{k}"])
    if name == "peeked":
        star = f"star.{face_name(event['element'])}" if event["element"] >= 0 else f"back:sky{event['slot']}"
        return Cue("mark", on=[star], stay=k == seat)
    if name == "looked":
        return Cue("mark", on=[card] if card else [f"back:hand{event['rival']}"], stay=k == seat)
    if name in ("star", "turned-up", "swapped"):
        star = f"star.{face_name(event['element'])}"
        return Cue("move", on=[star, f"back:sky{event['slot']}", "elements"], was={star: f"sky@{event['slot']}"})
    if name in ("staked", "raised", "borrowed", "withdrew", "lost", "gained", "changed"):
        kind = CLERGY[event["clergy"]]
        return Cue("move", on=[f"{kind}:community{k}", f"{kind}:stake{k}", f"strength{k}", f"{kind}:owed{k}"])
    if name == "prayed":
        return Cue("move", on=[card, "stack", f"discards{k}"])
    if name in ("won", "strength", "out", "wish"):
        return Cue("mark", on=[f"strength{k}", *(f"{kind}:stake{k}" for kind in CLERGY)], tint=f"seat{k}")
    if name in ("round", "last-rounds", "betting", "battle", "game-over"):
        return Cue("banner")
    if name in ("shuffled", "elements-shuffled"):
        return Cue("shuffle", on=["elements"] if name != "shuffled" else [f"pile{k}"])
    if name in ("joined", "myth-bought"):
        return Cue("move", on=[MYTH_IDS[event["myth"]]])
    return Cue("say")
