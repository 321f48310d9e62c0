"""How Dice Forge lies on the table: the temple, the islands with their heroes, and every player's dice and board."""

from __future__ import annotations

from theogony.games.dice_forge import GAME
from theogony.games.dice_forge import actions as a
from theogony.games.dice_forge.components import (
    AMOUNT,
    BOAR_GLORY,
    CARD_NAMES,
    CARDS,
    COLOUR_NAMES,
    DIE_NAMES,
    FACE_NAMES,
    FACES,
    FEAT_MOON,
    FEAT_PORTAL,
    FEAT_SUN,
    FEATS,
    GARDEN,
    GLORY,
    LAP,
    LAPS,
    PRICE,
    RESOURCE_NAMES,
    RESOURCES,
    ROUNDS,
    SANCTUARY,
    SHIELD,
    TRITON_GIFT,
)
from theogony.games.dice_forge.rules import DiceForgeState
from theogony.kernel.agenda import BIT
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
    amount,
    at_piece,
    button,
    line,
    members,
    touch,
    whom_it_waits_for,
)
from theogony.table.scene import Spot
from theogony.table.table import ScoreLine

Args = dict[str, "int | str | Line | SeatName | Link"]

# Where the sanctuary's faces lie on the temple: basins by price, a column each.
BASINS = {
    "gold-3": (0.09, 0.26),
    "moon-1": (0.09, 0.48),
    "gold-4": (0.23, 0.26),
    "sun-1": (0.23, 0.48),
    "gold-6": (0.37, 0.18),
    "any-1": (0.37, 0.36),
    "sun-1-glory-1": (0.37, 0.54),
    "gold-2-moon-1": (0.37, 0.72),
    "gold-3-or-glory-2": (0.51, 0.26),
    "moon-2": (0.64, 0.26),
    "sun-2": (0.77, 0.26),
    "glory-3": (0.77, 0.48),
    "glory-4": (0.91, 0.18),
    "glory-2-moon-2": (0.91, 0.36),
    "all-1": (0.91, 0.54),
    "any-2": (0.91, 0.72),
}
# Portals around the bay, the starting ones in its middle, and the stacks beside their portal.
PORTAL_SPOTS = {
    1: (0.27, 0.53),
    2: (0.29, 0.33),
    3: (0.27, 0.1),
    4: (0.5, 0.05),
    5: (0.73, 0.1),
    6: (0.71, 0.33),
    7: (0.73, 0.53),
}
STACK_SPOTS = (
    (0.06, 0.53),
    (0.16, 0.53),
    (0.16, 0.31),
    (0.06, 0.31),
    (0.07, 0.1),
    (0.17, 0.1),
    (0.4, 0.16),
    (0.5, 0.17),
    (0.6, 0.16),
    (0.83, 0.1),
    (0.93, 0.1),
    (0.84, 0.31),
    (0.94, 0.31),
    (0.84, 0.53),
    (0.94, 0.53),
)
HEROES = GAME.seats[1]


def forge_of(view: State) -> DiceForgeState:
    assert isinstance(view, DiceForgeState)
    return view


def die_piece(seat: int, die: int) -> str:
    return f"die{seat}-{DIE_NAMES[die]}"


def die_of_all(view: State, seat: int, number: int) -> str | None:
    """The die by its number among everybody's."""
    return die_piece(number // 2, number % 2) if number // 2 < int(view.seats) else None


def side_of_own(view: State, seat: int, number: int) -> str:
    return f"{die_piece(seat, number // 6)}#{number % 6}"


def temple_face(view: State, seat: int, kind: int) -> str | None:
    """A stack of faces in the temple, if one is left."""
    return f"face:{FACE_NAMES[kind]}" if int(forge_of(view).stock[kind]) else None


def shield_face(view: State, seat: int, colour: int) -> str | None:
    return temple_face(view, seat, int(SHIELD) + colour)


def stack_piece(view: State, seat: int, stack: int) -> str | None:
    return f"stack{stack}" if int(forge_of(view).left[stack]) else None


def reinforcement(view: State, seat: int, which: int) -> str | None:
    name = ("hind", "owl", "elder")[which]
    return f"card{seat}:{name}" if int(forge_of(view).card_count(seat, CARD_NAMES.index(name))) else None


SAYS = {
    "gain": Say(resource=button("resource", *(f"!{name}" for name in RESOURCE_NAMES))),
    "copy": Say(die=at_piece("die", die_of_all)),
    "pick": Say(die=members("dice", die_of_all)),
    "first": Say(face=button("face", "!first-0", "!first-1")),
    "hammer": Say(gold=amount("gold")),
    "swap": Say(answer=button("answer", "!keep", "!swap")),
    "again": Say(answer=button("answer", "!enough", "!again")),
    "buy": Say(face=at_piece("face", temple_face), chain=True),
    "forge": Say(side=at_piece("side", side_of_own)),
    "feat": Say(stack=at_piece("stack", stack_piece)),
    "shield": Say(face=at_piece("colour", shield_face)),
    "name": Say(rival=at_piece("seat", lambda view, seat, rival: f"seat{rival}")),
    "die": Say(die=at_piece("die", lambda view, seat, die: die_piece(seat, die))),
    "reinforce": Say(card=at_piece("card", reinforcement)),
    "triton": Say(resource=button("resource", *(f"!triton-{name}" for name in RESOURCE_NAMES[:3]))),
    "decline": Say(decline=touch("!decline")),
    "extra": Say(extra=touch("!extra")),
    "end": Say(end=touch("!end")),
}

PROMPTS = {
    a.TO_COPY: "prompt-to-copy",
    a.TO_PICK: "prompt-to-pick",
    a.TO_ORDER: "prompt-to-order",
    a.TO_REPEAT: "prompt-to-repeat",
    a.TO_SHIELD: "prompt-to-shield",
    a.TO_OWL: "prompt-to-owl",
}


def face_words(kind: int) -> Line:
    return line(f"face-{FACE_NAMES[kind]}")


def card_words(card: int) -> Line:
    return line(f"card-{CARD_NAMES[card]}")


def amount_words(resource: int, n: int) -> Line:
    return line(f"amount-{RESOURCE_NAMES[resource]}", n=n)


class DiceForgeTable(Table):
    def types(self) -> dict[str, Type]:
        types: dict[str, Type] = {}
        for name in FACE_NAMES:
            types[f"face-{name}"] = Type(
                kind="token",
                name=line("type-face-of", what=line(f"face-{name}")),
                about=line(f"face-{name}.about"),
                art=[f"dice_forge-face-{name}"],
                short=name,
                shape="square",
                tint="--dice_forge-face",
            )
        for name in CARD_NAMES:
            types[f"card-{name}"] = Type(
                kind="card",
                name=line("type-card-of", what=line(f"card-{name}")),
                about=line(f"card-{name}.about"),
                art=[f"dice_forge-card-{name}"],
                short=name,
                back="dice_forge-card-back",
                tint="--dice_forge-card",
            )
        for name in DIE_NAMES:
            types[f"die-{name}"] = Type(
                kind="die",
                name=line(f"type-die-{name}"),
                about=line(f"type-die-{name}.about"),
                art=[f"dice_forge-die-{name}"],
                short="D",
                tint=f"--dice_forge-die-{name}",
            )
        for name in (*RESOURCE_NAMES, "hammer", "removed", "round"):
            types[name] = Type(
                kind="counter",
                name=line(f"type-{name}"),
                about=line(f"type-{name}.about"),
                art=[f"dice_forge-{name}"],
                short=name[0],
                tint=f"--dice_forge-{name}",
            )
        for name in ("triton", "cerberus"):
            types[name] = Type(
                kind="token",
                name=line(f"type-{name}"),
                about=line(f"type-{name}.about"),
                art=[f"dice_forge-{name}"],
                short=name[0].upper(),
                shape="round",
                tint=f"--dice_forge-{name}",
            )
        for seat in range(HEROES):
            types[f"hero-{seat}"] = Type(
                kind="figure",
                name=line("type-hero"),
                about=line("type-hero.about"),
                art=[f"dice_forge-hero-{seat}"],
                short="H",
            )
        return types

    def zones(self, view: State, seat: int) -> dict[str, Zone]:
        at = forge_of(view)
        gardens = FACE_NAMES[int(GARDEN) :]
        zones = {
            "islands": Zone(
                "mat",
                "board",
                line("zone-islands"),
                ground="dice_forge-islands",
                rows=640,
                cols=1000,
                spots={
                    **{
                        f"stack{k}": Spot(name=line("spot-stack", n=int(FEAT_PORTAL[k])), x=x, y=y, w=0.085)
                        for k, (x, y) in enumerate(STACK_SPOTS)
                    },
                    **{
                        f"portal{p}": Spot(name=line("spot-portal", n=p), x=x, y=y, w=0.06)
                        for p, (x, y) in PORTAL_SPOTS.items()
                    },
                    **{
                        f"home{k}": Spot(name=line("spot-home"), x=0.38 + 0.08 * k, y=0.5, w=0.06)
                        for k in range(int(at.seats))
                    },
                },
            ),
            "sanctuary": Zone(
                "mat",
                "board",
                line("zone-sanctuary"),
                order=1,
                ground="dice_forge-temple",
                rows=860,
                cols=1000,
                spots={
                    name: Spot(name=line("spot-basin", n=int(PRICE[FACE_NAMES.index(name)])), x=x, y=y, w=0.1)
                    for name, (x, y) in BASINS.items()
                },
            ),
            "gardens": Zone(
                "slots",
                "side",
                line("zone-gardens"),
                order=1,
                fold=True,
                spots={name: Spot() for name in gardens},
            ),
            "rounds": Zone("slots", "side", line("zone-rounds"), spots={"0": Spot()}),
        }
        for k in range(int(at.seats)):
            own = k == seat
            zones[f"dice{k}"] = Zone(
                "slots",
                "mine" if own else "seat",
                line("zone-dice"),
                of=k,
                spots={name: Spot(name=line(f"spot-{name}")) for name in DIE_NAMES},
            )
            zones[f"board{k}"] = Zone("fan", "mine" if own else "seat", line("zone-board"), of=k, order=1)
            zones[f"cards{k}"] = Zone("fan", "mine" if own else "seat", line("zone-cards"), of=k, order=2, fold=not own)
        return zones

    def pieces(self, view: State, seat: int) -> Scene:
        at = forge_of(view)
        scene: Scene = {"round": Piece("round", "rounds@0", n=int(at.round), cap=int(ROUNDS[int(at.seats)]))}
        for kind in range(int(FACES)):
            if int(at.stock[kind]):
                zone = "sanctuary" if kind < int(SANCTUARY) else "gardens"
                name = FACE_NAMES[kind]
                scene[f"face:{name}"] = Piece(f"face-{name}", f"{zone}@{name}", n=int(at.stock[kind]))
        for stack in range(int(FEATS)):
            if int(at.left[stack]):
                card = CARD_NAMES[int(at.card_at[stack])]
                scene[f"stack{stack}"] = Piece(f"card-{card}", f"islands@stack{stack}", n=int(at.left[stack]))
        for k in range(int(at.seats)):
            portal = int(at.portal[k])
            spot = f"portal{portal}" if portal else f"home{k}"
            scene[f"hero{k}"] = Piece(f"hero-{k}", f"islands@{spot}", of=k)
            scene |= _belongings(at, k)
        return scene

    def prompt(self, view: State, seat: int) -> Prompt:
        at = forge_of(view)
        question = int(at.agenda.kind_for(seat))
        p0, p1, p2 = (int(at.agenda.parameter_for(seat, k)) for k in range(3))
        if question == a.TO_ACT:
            if at.actions_done == 0:
                return Prompt(line("prompt-to-act"))
            return Prompt(line("prompt-to-act-forging" if at.forging else "prompt-to-act-again"))
        if question == a.TO_GAIN:
            kind = int(at.shown[seat * 2 + p0])
            loses = bool(int(at.manner[seat]) & 1)
            return Prompt(line("prompt-to-lose" if loses else "prompt-to-gain", face=face_words(kind), times=p1))
        if question == a.TO_FORGE:
            return Prompt(
                line("prompt-to-forge", face=face_words(p0)), look=f"dice{seat}", hand=[f"face:{FACE_NAMES[p0]}"]
            )
        if question == a.TO_HAMMER:
            return Prompt(line("prompt-to-hammer", n=p0))
        if question == a.TO_SHIP:
            return Prompt(line("prompt-to-ship", n=p0), look="sanctuary")
        if question == a.TO_SWAP:
            return Prompt(line("prompt-to-swap", shards=p1 + p2, gold=p0))
        if question == a.TO_NAME:
            return Prompt(line("prompt-to-name", colour=line(f"colour-{COLOUR_NAMES[p0]}")))
        if question == a.TO_BOAR:
            return Prompt(line("prompt-to-boar", colour=line(f"colour-{COLOUR_NAMES[p0]}")))
        if question == a.TO_DIE:
            return Prompt(line("prompt-to-die", n=p0), look=f"dice{seat}")
        return Prompt(line(PROMPTS[question]))

    def waiting(self, view: State, seat: int) -> Prompt:
        if view.over():
            return Prompt(line("prompt-over"))
        return Prompt(whom_it_waits_for(view))

    def buttons(self, view: State, seat: int) -> dict[str, Button]:
        at = forge_of(view)
        if seat < 0 or not view.acting() & BIT[seat]:
            return {}
        question = int(at.agenda.kind_for(seat))
        buttons = _answers(at, seat, question)
        if at.has_triton(seat):
            for resource in range(3):
                what = amount_words(resource, int(TRITON_GIFT[resource]))
                buttons[f"!triton-{RESOURCE_NAMES[resource]}"] = Button(
                    line("button-triton", what=what), at=f"triton{seat}"
                )
        return buttons

    def note(self, view: State, seat: int, action: int) -> Line | None:
        at = forge_of(view)
        if a.BUY.has(action):
            discount = int(at.agenda.parameter_for(seat, 0)) if at.agenda.kind_for(seat) == a.TO_SHIP else 0
            return line("note-price", n=max(0, int(PRICE[int(a.BUY.arg(action, 0))]) - discount))
        if a.FEAT.has(action):
            stack = int(a.FEAT.arg(action, 0))
            portal = int(FEAT_PORTAL[stack])
            cost = line("note-cost", sun=int(FEAT_SUN[stack]), moon=int(FEAT_MOON[stack]))
            for rival in range(int(at.seats)):
                if rival != seat and int(at.portal[rival]) == portal != int(at.portal[seat]):
                    return line("note-oust", cost=cost, rival=SeatName(rival))
            return cost
        return None

    def scores(self, view: State) -> list[ScoreLine]:
        at = forge_of(view)
        seats = range(int(at.seats))
        return [
            ScoreLine(line("score-track"), [int(at.glory(k)) for k in seats]),
            ScoreLine(line("score-cards"), [int(at.card_glory(k)) for k in seats]),
        ]

    def cues(self, before: State, after: State, seat: int) -> list[Cue]:
        out: list[Cue] = []
        events = a.EVENTS.read(after.trail)
        k = 0
        while k < len(events):
            name, event = events[k]
            if name == "rolled":
                run = k
                while run < len(events) and events[run][0] == "rolled":
                    run += 1
                out += _rolls([rolled for _, rolled in events[k:run]])
                k = run
                continue
            cue = _CUES[name](event) if name in _CUES else Cue("say")
            cue.say = _sentence(name, event)
            out.append(cue)
            k += 1
        return out


def _belongings(at: DiceForgeState, k: int) -> Scene:
    scene: Scene = {}
    for die, name in enumerate(DIE_NAMES):
        faces = [f"face-{FACE_NAMES[int(at.face(k, die, side))]}" for side in range(6)]
        scene[die_piece(k, die)] = Piece(
            f"die-{name}", f"dice{k}@{name}", of=k, up=int(at.up[k * 2 + die]), faces=faces
        )
    for resource, name in enumerate(RESOURCE_NAMES):
        cap = None if resource == int(GLORY) else int(at.most(k, resource))
        scene[f"{name}{k}"] = Piece(name, f"board{k}", of=k, n=int(at.has(k, resource)), cap=cap)
    scene[f"removed{k}"] = Piece("removed", f"board{k}", of=k, n=int(at.forged(k)))
    hammers = int(at.card_count(k, 0))
    if hammers:
        scene[f"hammer{k}"] = Piece(
            "hammer", f"board{k}", of=k, n=int(at.hammered[k]), cap=hammers * int(LAP) * int(LAPS)
        )
    for name, tokens in (("cerberus", at.cerberus), ("triton", at.triton)):
        if int(tokens[k]):
            scene[f"{name}{k}"] = Piece(name, f"board{k}", of=k, n=int(tokens[k]))
    for card in range(int(CARDS)):
        count = int(at.card_count(k, card))
        if count:
            scene[f"card{k}:{CARD_NAMES[card]}"] = Piece(f"card-{CARD_NAMES[card]}", f"cards{k}", of=k, n=count)
    return scene


def _answers(at: DiceForgeState, seat: int, question: int) -> dict[str, Button]:
    """The buttons of the question itself."""
    p0, p1 = (int(at.agenda.parameter_for(seat, k)) for k in range(2))
    if question == a.TO_GAIN:
        kind = int(at.shown[seat * 2 + p0])
        amounts = {k: int(AMOUNT[kind * int(RESOURCES) + k]) * p1 for k in range(int(RESOURCES))}
        return {f"!{RESOURCE_NAMES[k]}": Button(amount_words(k, n)) for k, n in amounts.items() if n}
    if question == a.TO_OWL:
        return {f"!{RESOURCE_NAMES[k]}": Button(amount_words(k, 1)) for k in range(3)}
    if question == a.TO_BOAR:
        return {
            f"!{RESOURCE_NAMES[k]}": Button(amount_words(k, int(BOAR_GLORY) if k == int(GLORY) else 1))
            for k in (1, 2, 3)
        }
    if question == a.TO_ORDER:
        return {f"!first-{k}": Button(face_words(int(at.shown[seat * 2 + k]))) for k in range(2)}
    if question == a.TO_SWAP:
        return {"!keep": Button(line("kind-swap-no")), "!swap": Button(line("kind-swap-yes"))}
    if question == a.TO_REPEAT:
        return {
            "!enough": Button(line("kind-again-no")),
            "!again": Button(line("kind-again-yes"), at=f"cerberus{seat}"),
        }
    if question == a.TO_SHIP:
        return {"!decline": Button(line("kind-decline"))}
    if question == a.TO_ACT:
        return {"!extra": Button(line("kind-extra"), at=f"sun{seat}"), "!end": Button(line("kind-end"))}
    return {}


def _rolls(rolled: list[dict[str, int]]) -> list[Cue]:
    """Dice that fall together are one beat; what each player rolled is said one by one."""
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


def _up(event: dict[str, int]) -> Link:
    return Link(die_piece(event["seat"], event["die"]), face_words(event["face"]))


def _sentence(name: str, event: dict[str, int]) -> Line:
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
        args["card"] = line(f"card-{('hind', 'owl', 'elder')[event['card']]}")
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


def _gained(event: dict[str, int]) -> Cue:
    name = RESOURCE_NAMES[event["resource"]]
    track = f"{name}{event['seat']}"
    return Cue("fly", on=[track], t=name, n=event["amount"], start=f"dice{event['seat']}", to=track)


def _lost(event: dict[str, int]) -> Cue:
    return Cue("mark", on=[f"{RESOURCE_NAMES[event['resource']]}{event['seat']}"], tint=f"seat{event['seat']}")


def _hammered(event: dict[str, int]) -> Cue:
    seat = event["seat"]
    return Cue("fly", on=[f"hammer{seat}"], t="gold", n=event["gold"], start=f"dice{seat}", to=f"board{seat}")


def _bought(event: dict[str, int]) -> Cue:
    return Cue("mark", on=[f"gold{event['seat']}", f"face:{FACE_NAMES[event['face']]}"], tint=f"seat{event['seat']}")


def _forged(event: dict[str, int]) -> Cue:
    die = die_piece(event["seat"], event["die"])
    return Cue("move", on=[die, f"face:{FACE_NAMES[event['face']]}", f"removed{event['seat']}"])


def _feat(event: dict[str, int]) -> Cue:
    seat = event["seat"]
    return Cue("move", on=[f"hero{seat}", f"sun{seat}", f"moon{seat}"])


def _ousted(event: dict[str, int]) -> Cue:
    return Cue("move", on=[f"hero{event['rival']}"])


def _card_taken(event: dict[str, int]) -> Cue:
    card, stack = f"card{event['seat']}:{CARD_NAMES[event['card']]}", f"stack{event['stack']}"
    return Cue("move", on=[card, stack], was={card: stack}, into={stack: card})


def _glory(event: dict[str, int]) -> Cue:
    return Cue("mark", on=[f"glory{event['seat']}"], tint=f"seat{event['seat']}")


def _cerberus(event: dict[str, int]) -> Cue:
    return Cue("mark", on=[f"cerberus{event['seat']}"], tint=f"seat{event['seat']}")


def _triton(event: dict[str, int]) -> Cue:
    return Cue("mark", on=[f"triton{event['seat']}"], tint=f"seat{event['seat']}")


def _extra(event: dict[str, int]) -> Cue:
    return Cue("mark", on=[f"sun{event['seat']}"], tint=f"seat{event['seat']}")


def _turn(event: dict[str, int]) -> Cue:
    return Cue("banner", on=["round"], tint=f"seat{event['seat']}")


_CUES = {
    "turn": _turn,
    "gained": _gained,
    "lost": _lost,
    "hammered": _hammered,
    "bought": _bought,
    "forged": _forged,
    "feat-begun": _feat,
    "ousted": _ousted,
    "card-taken": _card_taken,
    "lap-done": _glory,
    "bear-paid": _glory,
    "typhon-paid": _glory,
    "repeated": _cerberus,
    "triton-spent": _triton,
    "paid-extra": _extra,
}

TABLE = DiceForgeTable(GAME, SAYS)
