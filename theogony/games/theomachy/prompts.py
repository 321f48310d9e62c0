"""What a player of Theomachy is asked, and what stands on the buttons."""

from __future__ import annotations

from theogony.games.theomachy import actions as a
from theogony.games.theomachy import position as p
from theogony.games.theomachy.card_text import markers
from theogony.games.theomachy.cards import ADD, INSTRUCTION, ON_RAISE, PEEK_ELEMENT, SWAP_ELEMENT, WITHDRAW, title_of
from theogony.games.theomachy.components import CLERGY, FIRST_WARNING, LAST_ROUND
from theogony.games.theomachy.printed import source_name
from theogony.games.theomachy.rules import TheomachyState
from theogony.table import Line, Link, Prompt, SeatName, line

QUESTIONS = {name: value for name, value in vars(a).items() if name.startswith("TO_")}
PROMPTS = {value: f"prompt-{name.lower().replace('_', '-')}" for name, value in QUESTIONS.items()}
OF_A_PROGRAM = (
    a.TO_LAY,
    a.TO_TARGET,
    a.TO_MARKER,
    a.TO_NUMBER,
    a.TO_ELEMENT,
    a.TO_ASPECT,
    a.TO_PLACE,
    a.TO_DISCARD,
)
LOOK_AT = {
    int(a.TO_BID): "sky",
    int(a.TO_FIGHT): "sky",
    int(a.TO_ELEMENT): "sky",
    int(a.TO_MARKER): "sky",
    int(a.TO_PRAY): "row",
    int(a.TO_REJECT): "chosen",
}
VERBS = {int(ADD): "add", int(WITHDRAW): "withdraw", int(PEEK_ELEMENT): "peek"}
BUTTON_KEYS = {
    "!n0": "kind-number-0",
    "!n1": "kind-number-1",
    "!n2": "kind-number-2",
    "!n3": "kind-number-3",
    "!order": "kind-aspect-order",
    "!chaos": "kind-aspect-chaos",
    "!buy": "kind-top-buy",
    "!bury": "kind-top-bury",
}
PASS_KEYS = {
    int(a.TO_KEEP): "kind-pass-done",
    int(a.TO_PREPARE): "kind-pass-done",
    int(a.TO_ORDER): "kind-pass-as-it-comes",
}


def prompt(at: TheomachyState, seat: int) -> Prompt:
    """What the player is asked, in words."""
    question = int(at.agenda.kind_for(seat))
    key, look = PROMPTS[question], LOOK_AT.get(question, "")
    if question in (a.TO_REACT, a.TO_SETTLE) and len(at.legal(seat)) == 1:
        return Prompt(line("prompt-idle"))
    if question == a.TO_BID:
        return Prompt(_bidding(at, seat), look=look)
    if question == a.TO_REACT:
        event, actor = (int(at.agenda.parameter_for(seat, k)) for k in range(2))
        raised = markers(int(at.now[p.RAISED_TYPE]), 1) if event == ON_RAISE else ""
        return Prompt(line(key, event=event, player=SeatName(actor), clergy=raised))
    if question in OF_A_PROGRAM:
        said: dict[str, int | str | Line | SeatName | Link] = {
            "source": source_name(at.box, int(at.agenda.parameter_for(seat, 0)))
        }
        if question in (a.TO_NUMBER, a.TO_ELEMENT):
            verb, what = _instruction(at, seat)
            said["verb"] = VERBS.get(verb, "swap")
            if verb in (ADD, WITHDRAW):
                said["markers"] = markers(what, int(at.agenda.parameter_for(seat, 3)))
        return Prompt(Line(key, said), look=look)
    if question == a.TO_FIGHT and at.now[p.STRUCK_NOW]:
        key = "prompt-to-fight-on"
    return Prompt(line(key), look=look)


def _bidding(at: TheomachyState, seat: int) -> Line:
    """What a turn of betting is about; in the last rounds also how many are left (engine.long)."""
    said, left = _raised(at, seat), int(LAST_ROUND) + 1 - int(at.now[p.ROUND_NO])
    return said if left > FIRST_WARNING else line("text-both", one=said, two=line("prompt-last-rounds", n=left))


def _raised(at: TheomachyState, seat: int) -> Line:
    """Whether somebody has raised, and what it costs to stay."""
    raiser = int(at.now[p.LAST_RAISER])
    if raiser < 0:
        return line("prompt-to-bid")
    owed = _owed(at, seat)
    if owed is None:
        return line("prompt-to-bid-free", player=SeatName(raiser))
    return line("prompt-to-bid-owed", player=SeatName(raiser), markers=owed)


def _owed(at: TheomachyState, seat: int) -> Line | None:
    """The markers the seat owes, in words."""
    said: Line | None = None
    for kind in range(len(CLERGY)):
        n = int(at.owed[seat * 3 + kind])
        if n:
            one = markers(kind, n)
            said = one if said is None else line("markers-and", one=said, two=one)
    return said


def _instruction(at: TheomachyState, seat: int) -> tuple[int, int]:
    """What the instruction does that asks for a number or for a star, and to which markers."""
    source, step = (int(at.agenda.parameter_for(seat, k)) for k in (0, 2))
    base = (int(at.box.start[int(title_of(source))]) + step) * int(INSTRUCTION)
    return int(at.box.program[base]), int(at.box.program[base + 2])


def on_button(at: TheomachyState, seat: int, kind: str, handle: str) -> Line:
    if kind == "number" and _instruction(at, seat)[0] == SWAP_ELEMENT:
        return line("kind-number-leave" if handle == "!n0" else "kind-number-swap")
    if handle in BUTTON_KEYS:
        return line(BUTTON_KEYS[handle])
    if kind == "pass":
        question = int(at.agenda.kind_for(seat))
        ends = question == a.TO_FIGHT and at.now[p.STRUCK_NOW]
        return line("kind-pass-turn" if ends else PASS_KEYS.get(question, "kind-pass"))
    if kind in ("match", "despair"):
        owed = _owed(at, seat)
        return line("kind-match-free") if owed is None else line(f"kind-{kind}-for", markers=owed)
    return line(f"kind-{kind}")
