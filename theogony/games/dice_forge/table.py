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
    GLORY,
    LAP,
    LAPS,
    PRICE,
    RESOURCE_NAMES,
    RESOURCES,
    ROUNDS,
    TRITON_GIFT,
)
from theogony.games.dice_forge.cues import cues_of
from theogony.games.dice_forge.handles import (
    BASINS,
    BEDS,
    HOMES,
    ISLANDS_HEIGHT,
    PORTALS,
    ROUND_TRACK,
    STACKS,
    TEMPLE_HEIGHT,
    amount_words,
    card_piece,
    die_of_all,
    die_piece,
    face_words,
    forge_of,
    reinforcement,
    shield_face,
    side_of_own,
    stack_piece,
    temple_face,
    triton_button,
)
from theogony.games.dice_forge.position import AS_LOSS
from theogony.games.dice_forge.rules import DiceForgeState
from theogony.kernel.agenda import BIT
from theogony.kernel.state import DUPLICATE, State
from theogony.table import (
    Button,
    Cue,
    Line,
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
    at_piece,
    button,
    line,
    members,
    touch,
    whom_it_waits_for,
)
from theogony.table.scene import Spot
from theogony.table.table import ScoreLine

HEROES = GAME.seats[1]
LASTING = ("hind", "owl", "elder", "bear", "boar")  # cards that are looked at again: their owner has them at hand

SAYS = {
    "gain": Say(resource=button("resource", *(f"!{name}" for name in RESOURCE_NAMES))),
    "copy": Say(die=at_piece("die", die_of_all)),
    "pick": Say(die=members("dice", die_of_all)),
    "first": Say(face=button("face", "!first-0", "!first-1")),
    "hammer": Say(gold=amount("gold")),
    "swap": Say(answer=button("answer", "!keep", "!swap")),
    "again": Say(answer=button("answer", "!enough", "!again")),
    "buy": Say(face=at_piece("face", temple_face), chain=(a.TO_FORGE,)),
    "forge": Say(side=at_piece("side", side_of_own)),
    "feat": Say(stack=at_piece("stack", stack_piece)),
    "shield": Say(face=at_piece("colour", shield_face)),
    "name": Say(rival=at_piece("seat", lambda view, seat, rival: f"seat{rival}")),
    "die": Say(die=at_piece("die", lambda view, seat, die: die_piece(seat, die))),
    "reinforce": Say(card=at_piece("card", reinforcement)),
    "triton": Say(
        token=touch(lambda view, seat: f"triton{seat}"), resource=at_piece("resource", triton_button, after="token")
    ),
    "decline": Say(decline=touch("!decline")),
    "extra": Say(extra=touch("!extra")),
    "end": Say(end=touch("!end")),
}

# The prompts that need no more than the question; while others answer it, `wait-` and the same.
QUESTIONS = {
    a.TO_ACT: "act",
    a.TO_GAIN: "gain",
    a.TO_COPY: "copy",
    a.TO_PICK: "pick",
    a.TO_ORDER: "order",
    a.TO_HAMMER: "hammer",
    a.TO_SWAP: "swap",
    a.TO_REPEAT: "repeat",
    a.TO_SHIP: "ship",
    a.TO_FORGE: "forge",
    a.TO_SHIELD: "shield",
    a.TO_NAME: "name",
    a.TO_DIE: "die",
    a.TO_OWL: "owl",
    a.TO_BOAR: "boar",
}
FOR_GOOD = {"hammer": ("none", "all"), "repeat": ("no",)}  # questions that may be answered once for the whole match


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
        for name in (*RESOURCE_NAMES, "hammer", "removed"):
            types[name] = Type(
                kind="counter",
                name=line(f"type-{name}"),
                about=line(f"type-{name}.about"),
                art=[f"dice_forge-{name}"],
                short=name[0],
                tint=f"--dice_forge-{name}",
            )
        for name in ("triton", "cerberus", "round"):
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
        zones = {"islands": _islands(at), "sanctuary": _temple()}
        for k in range(int(at.seats)):
            zones[f"board{k}"] = Zone("fan", "mine" if k == seat else "seat", line("zone-board"), of=k)
            if k == seat:
                zones[f"cards{k}"] = Zone("fan", "seat", line("zone-cards"), of=k)
        return zones

    def pieces(self, view: State, seat: int) -> Scene:
        at = forge_of(view)
        scene: Scene = {"round": Piece("round", f"islands@round{int(at.round)}")}
        for kind in range(int(FACES)):
            if int(at.stock[kind]):
                name = FACE_NAMES[kind]
                scene[f"face:{name}"] = Piece(f"face-{name}", f"sanctuary@{name}", n=int(at.stock[kind]))
        for stack in range(int(FEATS)):
            if int(at.left[stack]):
                card = CARD_NAMES[int(at.card_at[stack])]
                scene[f"stack{stack}"] = Piece(f"card-{card}", f"islands@stack{stack}", n=int(at.left[stack]))
        for k in range(int(at.seats)):
            portal = int(at.portal[k])
            spot = f"portal{portal}" if portal else f"home{k}"
            scene[f"hero{k}"] = Piece(f"hero-{k}", f"islands@{spot}", of=k)
            scene |= _belongings(at, k, k == seat)
        return scene

    def prompt(self, view: State, seat: int) -> Prompt:
        at = forge_of(view)
        question = int(at.agenda.kind_for(seat))
        key = f"prompt-to-{QUESTIONS[question]}"
        p0, p1, p2 = (int(at.agenda.parameter_for(seat, k)) for k in range(3))
        if question == a.TO_ACT:
            return Prompt(line(f"prompt-to-act{_moment(at, seat)}"))
        if question == a.TO_GAIN:
            if int(at.manner[seat]) & int(AS_LOSS):
                key = "prompt-to-lose"
            return Prompt(line(key, face=face_words(int(at.shown[seat * 2 + p0])), times=p1))
        if question == a.TO_FORGE:
            return Prompt(line(key, face=face_words(p0)), look=f"board{seat}", hand=[f"face:{FACE_NAMES[p0]}"])
        if question == a.TO_SWAP:
            return Prompt(line(key, shards=p1 + p2, gold=p0))
        if question in (a.TO_NAME, a.TO_BOAR):
            return Prompt(line(key, colour=line(f"colour-{COLOUR_NAMES[p0]}")))
        if question in (a.TO_HAMMER, a.TO_SHIP, a.TO_DIE):
            look = {a.TO_SHIP: "sanctuary", a.TO_DIE: f"board{seat}"}.get(question, "")
            return Prompt(line(key, n=p0), look=look)
        return Prompt(line(key), look="sanctuary" if question == a.TO_SHIELD else "")

    def waiting(self, view: State, seat: int) -> Prompt:
        if view.over():
            return Prompt(line("prompt-over"))
        awaited = [k for k in range(int(view.seats)) if view.awaited() & BIT[k]]
        if len(awaited) != 1:
            return Prompt(whom_it_waits_for(view))
        question = QUESTIONS[int(view.agenda.kind_for(awaited[0]))]
        return Prompt(line(f"wait-{question}", player=SeatName(awaited[0])))

    def twins(self, view: State, seat: int) -> dict[str, str]:
        """Equal faces of a die that makes room for another, that a mirror could copy, or that satyrs offer."""
        at = forge_of(view)
        if seat < 0 or not view.acting() & BIT[seat]:
            return {}
        question = int(at.agenda.kind_for(seat))
        if question == a.TO_FORGE:
            sides = [(at.face(seat, k // 6, k % 6), k // 6, side_of_own(view, seat, k)) for k in range(12)]
            return _twins([((int(face), die), handle) for face, die, handle in sides])
        dice: list[int] = []
        if question == a.TO_COPY:
            dice = [k for k in range(2 * int(at.seats)) if at.forbids(seat, int(a.COPY.of1(k))) in (0, DUPLICATE)]
        elif question == a.TO_PICK:
            dice = [k for k in range(2 * int(at.seats)) if k // 2 != seat]
        return _twins([((int(at.face_up(k // 2, k % 2)), 0), die_piece(k // 2, k % 2)) for k in dice])

    def buttons(self, view: State, seat: int) -> dict[str, Button]:
        at = forge_of(view)
        if seat < 0 or not view.acting() & BIT[seat]:
            return {}
        question = int(at.agenda.kind_for(seat))
        buttons = _answers(at, seat, question)
        if at.has_triton(seat):
            for resource in range(3):
                what = amount_words(resource, int(TRITON_GIFT[resource]))
                buttons[triton_button(view, seat, resource)] = Button(
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

    def standing(self) -> dict[str, Standing]:
        return {
            id: Standing(line(f"standing-{id}"), {answer: line(f"standing-{id}-{answer}") for answer in answers})
            for id, answers in FOR_GOOD.items()
        }

    def standing_answers(self, view: State, seat: int) -> tuple[str, dict[str, int]]:
        question = int(view.agenda.kind_for(seat))
        if question == a.TO_HAMMER:
            gold = [int(action) for action in view.legal(seat) if a.HAMMER.has(int(action))]
            return "hammer", {"none": gold[0], "all": gold[-1]}
        return ("repeat", {"no": int(a.AGAIN.of1(a.NO))}) if question == a.TO_REPEAT else ("", {})

    def scores(self, view: State) -> list[ScoreLine]:
        at = forge_of(view)
        seats = range(int(at.seats))
        return [
            ScoreLine(line("score-track"), [int(at.glory(k)) for k in seats]),
            ScoreLine(line("score-cards"), [int(at.card_glory(k)) for k in seats]),
        ]

    def cues(self, before: State, after: State, seat: int) -> list[Cue]:
        return cues_of(after)


def _twins(things: list[tuple[tuple[int, int], str]]) -> dict[str, str]:
    """Every handle whose face was there before, and the first that had it."""
    first: dict[tuple[int, int], str] = {}
    return {handle: first[face] for face, handle in things if first.setdefault(face, handle) != handle}


def _moment(at: DiceForgeState, seat: int) -> str:
    """Which moment of its turn the seat is in."""
    can = {a.SPACE.kinds[int(a.SPACE.index_of(action))].name for action in at.legal(seat)}
    if at.forging:
        return "-forging-extra" if "extra" in can else "-forging"
    if int(at.actions_done) > int(at.extra_paid):
        return "-again" if "extra" in can else "-done"
    if at.extra_paid:
        return "-extra"
    return "-reinforced" if "reinforce" in can else ""


def _islands(at: DiceForgeState) -> Zone:
    stacks = {
        f"stack{k}": Spot(name=line("spot-stack", n=int(FEAT_PORTAL[k])), x=x, y=y, w=0.1)
        for k, (x, y) in enumerate(STACKS)
    }
    portals = {f"portal{p}": Spot(name=line("spot-portal", n=p), x=x, y=y, w=0.07) for p, (x, y) in PORTALS.items()}
    homes = {f"home{k}": Spot(name=line("spot-home"), x=x, y=y, w=0.07) for k, (x, y) in enumerate(HOMES)}
    rounds = {
        f"round{k + 1}": Spot(name=line("spot-round", n=k + 1), x=x, y=y, w=0.06)
        for k, (x, y) in enumerate(ROUND_TRACK[: int(ROUNDS[int(at.seats)])])
    }
    spots = stacks | portals | dict(list(homes.items())[: int(at.seats)]) | rounds
    ground = "dice_forge-islands"
    return Zone("mat", "board", line("zone-islands"), ground=ground, rows=ISLANDS_HEIGHT, cols=1000, spots=spots)


def _temple() -> Zone:
    basins = {
        name: Spot(name=line("spot-basin", n=int(PRICE[FACE_NAMES.index(name)])), x=x, y=y, w=0.112)
        for name, (x, y) in BASINS.items()
    }
    beds = {name: Spot(name=line("spot-bed"), x=x, y=y, w=0.112) for bed in BEDS for name, (x, y) in bed.items()}
    ground = "dice_forge-temple"
    name = line("zone-temple")
    return Zone("mat", "board", name, order=1, ground=ground, rows=TEMPLE_HEIGHT, cols=1000, spots=basins | beds)


def _belongings(at: DiceForgeState, k: int, own: bool) -> Scene:
    """Dice, tracks, tokens and cards of a seat, all on its board; the owner has the cards that are done with apart."""
    scene: Scene = {}
    board = f"board{k}"
    for die, name in enumerate(DIE_NAMES):
        faces = [f"face-{FACE_NAMES[int(at.face(k, die, side))]}" for side in range(6)]
        scene[die_piece(k, die)] = Piece(f"die-{name}", board, of=k, up=int(at.up[k * 2 + die]), faces=faces)
    for resource, name in enumerate(RESOURCE_NAMES):
        cap = None if resource == int(GLORY) else int(at.most(k, resource))
        scene[f"{name}{k}"] = Piece(name, board, of=k, n=int(at.has(k, resource)), cap=cap)
    scene[f"removed{k}"] = Piece("removed", board, of=k, n=int(at.forged(k)))
    hammers = int(at.card_count(k, 0))
    if hammers:
        room = hammers * int(LAP) * int(LAPS)
        scene[f"hammer{k}"] = Piece("hammer", board, of=k, n=int(at.hammered[k]), cap=room)
    for name, tokens in (("cerberus", at.cerberus), ("triton", at.triton)):
        if int(tokens[k]):
            scene[f"{name}{k}"] = Piece(name, board, of=k, n=int(tokens[k]))
    for card in range(int(CARDS)):
        count = int(at.card_count(k, card))
        if count:
            name = CARD_NAMES[card]
            place = board if not own or name in LASTING else f"cards{k}"
            scene[card_piece(k, card)] = Piece(f"card-{name}", place, of=k, n=count)
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
            "!again": Button(line("kind-again-yes")),
        }
    if question == a.TO_SHIP:
        return {"!decline": Button(line("kind-decline"))}
    if question == a.TO_ACT:
        return {"!extra": Button(line("kind-extra"), at=f"sun{seat}"), "!end": Button(line("kind-end"))}
    return {}


TABLE = DiceForgeTable(GAME, SAYS)
