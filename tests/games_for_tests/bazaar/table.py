"""Bazaar on the table: a square market, stalls with sides and corners, dice with changing faces, cards, amounts."""

from __future__ import annotations

from tests.games_for_tests.bazaar import GAME
from tests.games_for_tests.bazaar.actions import (
    BID,
    CARDS,
    CORNERS,
    EVENTS,
    FACES,
    HAMMER,
    HELD,
    JARS,
    MARKET,
    RENOVATE,
    SELL,
    SIDES,
    SPENT,
    STALLS,
    TO_BID,
    TO_GRAB,
    TO_SETTLE,
    TO_THROW,
    TO_TRADE,
    UNKNOWN,
    WELL,
)
from tests.games_for_tests.bazaar.rules import BazaarState
from theogony.kernel.agenda import NO_ANSWER
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
    Standing,
    Table,
    Type,
    Zone,
    amount,
    at_cell,
    at_piece,
    line,
    members,
    touch,
    turn,
)
from theogony.table.saying import Slot, Values
from theogony.table.scene import Part, PieceKind, Spot
from theogony.table.table import ScoreLine

CORNER_NAMES = ("north", "east", "west")
PROMPTS = {
    TO_BID: "prompt-to-bid",
    TO_TRADE: "prompt-to-trade",
    TO_SETTLE: "prompt-to-settle",
    TO_THROW: "prompt-to-throw",
    TO_GRAB: "prompt-to-grab",
}


def bazaar(view: State) -> BazaarState:
    assert isinstance(view, BazaarState)
    return view


def cell_handle(cell: int) -> str:
    return f"market@{MARKET.names[cell]}"


def own_card(view: State, seat: int, card: int) -> str | None:
    return f"card-{card + 1}" if bazaar(view).card[card] == HELD + seat else None


def corner(view: State, seat: int, corner: int) -> str | None:
    """A corner of the stall just laid."""
    if view.agenda.kind_for(seat) != TO_SETTLE:
        return None
    return f"stall{view.agenda.parameter_for(seat, 0)}#{CORNER_NAMES[corner]}"


def next_cell(view: State, seat: int, values: Values) -> str | None:
    """The cell guards walk to, from where they start."""
    cell = int(MARKET.neighbour(values["start"], values["way"]))
    return None if cell < 0 else cell_handle(cell)


def stall(view: State, seat: int, stall: int) -> str:
    return f"stall{stall}"


SAYS = {
    "bid": Say(card=at_piece("card", own_card)),
    "hammer": Say(
        face=at_piece("face", lambda view, seat, face: f"face-{FACES[face]}"),
        place=at_piece("place", lambda view, seat, place: f"die{seat}#{place}"),
    ),
    "lay": Say(
        stall=at_piece("stall", stall),
        cell=at_cell("cell", "market", MARKET),
        side=turn("side"),
        rot=turn("rot"),
        hold="never",
        chain=(TO_SETTLE,),
    ),
    "settle": Say(corner=at_piece("corner", corner), chain=(TO_TRADE,)),
    "leave": Say(leave=touch("!leave"), chain=(TO_TRADE,)),
    "renovate": Say(stall=Slot("flip", "stall", lambda view, seat, values: f"stall{values['stall']}")),
    "send": Say(
        start=at_cell("start", "market", MARKET),
        to=Slot("touch", "way", next_cell, after="start"),
        guards=amount("guards", start="max", offset=1),
        walks=True,
    ),
    "sell": Say(cards=members("cards", own_card)),
    "done": Say(done=touch("!done")),
    "throw": Say(coins=amount("coins", start="min")),
    "grab": Say(jar=at_piece("jar", lambda view, seat, jar: f"jar{jar}"), hold="never"),
}


def _type(kind: PieceKind, name: str, short: str) -> Type:
    return Type(
        kind=kind, name=line(f"type-{name}"), about=line(f"type-{name}.about"), art=[f"bazaar-{name}"], short=short
    )


class BazaarTable(Table):
    def types(self) -> dict[str, Type]:
        types = {f"face-{name}": _type("token", f"face-{name}", short=str(k + 1)) for k, name in enumerate(FACES)}
        for card in range(CARDS):
            types[f"card-{card + 1}"] = Type(
                kind="card",
                name=line("type-card", value=card + 1),
                about=line("type-card.about"),
                art=["bazaar-card"],
                back="bazaar-back",
                short=str(card + 1),
            )
        corners = [Part(name, *at, name=line(f"corner-{name}")) for name, at in zip(CORNER_NAMES, SPREAD)]
        types |= {
            "stall": Type(
                kind="tile",
                name=line("type-stall"),
                about=line("type-stall.about"),
                art=["bazaar-stall", "bazaar-tent"],
                short="S",
                shape="square",
                turns=4,
                parts=[corners, corners],
            ),
            "die": _type("die", "die", short="d"),
            "back": _type("card", "back", short="?"),
            "well": _type("tile", "well", short="o"),
            "guard": _type("figure", "guard", short="g"),
            "merchant": _type("figure", "merchant", short="m"),
            "jar": _type("token", "jar", short="u"),
            "coin": _type("counter", "coin", short="*"),
            "purse": _type("counter", "purse", short="P"),
        }
        return types

    def zones(self, view: State, seat: int) -> dict[str, Zone]:
        numbered = {str(k): Spot(name=line("spot-number", n=k + 1)) for k in range(STALLS)}
        faces = {str(k): Spot(note=line("note-price", n=k + 1)) for k in range(len(FACES))}
        jars = {str(k): Spot(x=0.1 + 0.16 * k, y=0.5, w=0.14, name=line("spot-number", n=k + 1)) for k in range(JARS)}
        bids = {str(k): Spot(name=line("spot-bid", player=SeatName(k))) for k in range(int(view.seats))}
        zones = {
            "market": Zone("square", "board", line("zone-market"), rows=4, cols=4, ground="bazaar-ground"),
            "stalls": Zone("slots", "side", line("zone-stalls"), spots=numbered),
            "faces": Zone("slots", "side", line("zone-faces"), order=1, spots=faces),
            "jars": Zone("mat", "side", line("zone-jars"), order=2, spots=jars, ground="bazaar-shelf"),
            "bids": Zone("slots", "stage", line("zone-bids"), spots=bids),
            "well": Zone("slots", "side", line("zone-well"), order=3, spots={"0": Spot()}),
        }
        for k in range(int(view.seats)):
            zones[f"has{k}"] = Zone("fan", "seat", line("zone-has"), of=k)
        if seat >= 0:
            zones["hand"] = Zone("fan", "mine", line("zone-hand"), of=seat)
        return zones

    def pieces(self, view: State, seat: int) -> Scene:
        at = bazaar(view)
        scene: Scene = {"well": Piece("well", cell_handle(WELL))}
        for k, name in enumerate(FACES):
            scene[f"face-{name}"] = Piece(f"face-{name}", f"faces@{k}")
        for k in range(STALLS):
            place = f"stalls@{k}" if at.stall[k] == 0 else cell_handle(int(at.stall[k]) - 1)
            scene[f"stall{k}"] = Piece("stall", place, side=int(at.side[k]), rot=int(at.rot[k]))
            if at.merchant[k]:
                owner, where = divmod(int(at.merchant[k]) - 1, CORNERS)
                scene[f"merchant{k}"] = Piece("merchant", f"stall{k}#{CORNER_NAMES[where]}", of=owner)
        for k in range(JARS):
            if at.jar[k]:
                scene[f"jar{k}"] = Piece("jar", f"jars@{k}")
        if sum(at.thrown):
            scene["thrown"] = Piece("coin", "well@0", n=sum(at.thrown))
        for k in range(int(at.seats)):
            scene |= self._belongings(at, k, seat)
        return scene

    def _belongings(self, at: BazaarState, k: int, seat: int) -> Scene:
        place = f"has{k}"
        faces = [f"face-{FACES[int(at.face[k * SIDES + side])]}" for side in range(SIDES)]
        scene: Scene = {
            f"die{k}": Piece("die", "hand" if k == seat else place, of=k, up=int(at.up[k]), faces=faces),
            f"coins{k}": Piece("coin", place, of=k, n=int(at.coins[k])),
        }
        if at.purse[k] == UNKNOWN:
            scene[f"purse{k}"] = Piece("purse", place, of=k, note=line("note-jars", n=int(at.grabbed[k])))
        else:
            scene[f"purse{k}"] = Piece("purse", place, of=k, n=int(at.purse[k]))
        for cell in range(int(MARKET.size)):
            guards = int(at.guard[k * int(MARKET.size) + cell])
            if guards:
                scene[f"guard{k}:{MARKET.names[cell]}"] = Piece("guard", cell_handle(cell), of=k, n=guards)
        bid = int(at.agenda.sealed_for(k)) if at.agenda.kind_for(k) == TO_BID else int(NO_ANSWER)
        given = bid != NO_ANSWER
        if seat in (k, EVERYBODY):
            for card in at.hand(k):
                chosen = given and bid == BID.of1(card)
                home = f"bids@{k}" if chosen else "hand" if k == seat else place
                scene[f"card-{card + 1}"] = Piece(f"card-{card + 1}", home, look=["chosen"] if chosen else [])
        else:
            held = at.hand_size(k) - (1 if given else 0)
            if held:
                scene[f"back:{k}"] = Piece("back", place, of=k, n=held)
            if given:
                scene[f"back:bid{k}"] = Piece("back", f"bids@{k}", of=k)
        for card in range(CARDS):
            if at.card[card] == SPENT + k:
                scene[f"card-{card + 1}"] = Piece(f"card-{card + 1}", f"bids@{k}", look=["spent"])
        return scene

    def prompt(self, view: State, seat: int) -> Prompt:
        question = int(view.agenda.kind_for(seat))
        if question == TO_TRADE:
            return Prompt(line("prompt-to-trade", left=int(bazaar(view).left)), look="market")
        if question == TO_SETTLE:
            return Prompt(line("prompt-to-settle"), hand=[f"stall{view.agenda.parameter_for(seat, 0)}"], look="market")
        return Prompt(line(PROMPTS[question]))

    def waiting(self, view: State, seat: int) -> Prompt:
        return Prompt(line("prompt-over" if view.over() else "prompt-waiting"))

    def buttons(self, view: State, seat: int) -> dict[str, Button]:
        question = int(view.agenda.kind_for(seat)) if seat >= 0 else -1
        if question == TO_TRADE:
            return {"!done": Button(line("kind-done"))}
        if question == TO_SETTLE:
            return {"!leave": Button(line("kind-leave"), at=f"stall{view.agenda.parameter_for(seat, 0)}")}
        return {}

    def note(self, view: State, seat: int, action: int) -> Line | None:
        if HAMMER.has(action):
            return line("note-price", n=int(HAMMER.arg(action, 0)) + 1)
        if RENOVATE.has(action):
            return line("note-price", n=1)
        if SELL.has(action):
            subset = SELL.parameters[0].subset
            assert subset is not None
            return line("note-gain", n=2 * len(subset.sets[int(SELL.arg(action, 0))]) - 1)
        return None

    def standing(self) -> dict[str, Standing]:
        return {"bid": Standing(line("standing-bid"), {"lowest": line("standing-lowest")})}

    def standing_answers(self, view: State, seat: int) -> tuple[str, dict[str, int]]:
        asked = view.agenda.kind_for(seat) == TO_BID
        return ("bid", {"lowest": int(view.legal(seat)[0])}) if asked else ("", {})

    def scores(self, view: State) -> list[ScoreLine]:
        at = bazaar(view)
        seats = range(int(at.seats))
        even = sum(at.thrown) % 2 == 0
        return [
            ScoreLine(line("score-coins"), [int(at.coins[k]) for k in seats]),
            ScoreLine(line("score-purse"), [0 if at.purse[k] == UNKNOWN else int(at.purse[k]) for k in seats]),
            ScoreLine(line("score-merchants"), [3 * at.merchants(k) for k in seats]),
            ScoreLine(line("score-well"), [2 * int(at.thrown[k]) if even else 0 for k in seats]),
        ]

    def cues(self, before: State, after: State, seat: int) -> list[Cue]:
        out: list[Cue] = []
        for name, event in EVENTS.read(after.trail):
            cue = _CUES[name](event) if name in _CUES else Cue("say")
            cue.say = _sentence(name, event)
            out.append(cue)
        return out


SPREAD = ((0.5, 0.2), (0.8, 0.75), (0.2, 0.75))  # where the corners of a stall are


def _sentence(name: str, event: dict[str, int]) -> Line:
    args: dict[str, int | str | Line | SeatName | Link] = {key: value for key, value in event.items() if value >= 0}
    if "seat" in event:
        args["player"] = SeatName(event["seat"])
    if "cell" in event:
        args["cell"] = Link(cell_handle(event["cell"]), MARKET.names[event["cell"]])
    if "card" in event:
        args["card"] = event["card"] + 1
    if "face" in event:
        args["face"] = line(f"type-face-{FACES[event['face']]}")
    if name == "looked":
        return Line("event-looked-unseen" if event["coins"] < 0 else "event-looked", args)
    return Line(f"event-{name}", args)


def _bidden(event: dict[str, int]) -> Cue:
    id = f"card-{event['card'] + 1}"
    return Cue("move", on=[id], was={id: f"bids@{event['seat']}"}, into={f"back:bid{event['seat']}": id})


def _sent(event: dict[str, int]) -> Cue:
    old, new = (f"guard{event['seat']}:{MARKET.names[event[end]]}" for end in ("start", "cell"))
    return Cue("move", on=[old, new], was={new: old}, into={old: new})


def _thrown(event: dict[str, int]) -> Cue:
    purse = f"coins{event['seat']}"
    return Cue("fly", on=["thrown", purse], t="coin", n=event["coins"], start=purse, to="well@0")


def _looked(event: dict[str, int]) -> Cue:
    purse = f"purse{event['seat']}"
    return Cue("move", on=[purse], into={f"jar{event['jar']}": purse}, stay=event["coins"] >= 0)


_CUES = {
    "bidden": _bidden,
    "rolled": lambda event: Cue("roll", on=[f"die{event['seat']}", f"coins{event['seat']}"]),
    "hammered": lambda event: Cue("move", on=[f"die{event['seat']}", f"coins{event['seat']}"]),
    "laid": lambda event: Cue("move", on=[f"stall{event['stall']}"]),
    "settled": lambda event: Cue("move", on=[f"merchant{event['stall']}"]),
    "renovated": lambda event: Cue("move", on=[f"stall{event['stall']}", f"coins{event['seat']}"]),
    "sent": _sent,
    "thrown": lambda event: _thrown(event) if event["coins"] else Cue("say"),
    "looked": _looked,
    "closed": lambda event: Cue("banner"),
}

TABLE = BazaarTable(GAME, SAYS)
