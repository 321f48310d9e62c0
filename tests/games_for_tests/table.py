"""The table of Vigil: as little as there has to be. Its words are their own keys."""

from __future__ import annotations

from tests.games_for_tests.secrets_and_time import (
    CANDLES,
    CARDS,
    EVENTS,
    HELD,
    MOST_BOWLS,
    PRAY,
    SPENT,
    TO_OFFER,
    TO_PRAY,
    UNKNOWN,
    VIGIL,
    VigilState,
)
from theogony.kernel.state import State
from theogony.table import (
    Button,
    Cue,
    Piece,
    Prompt,
    Say,
    Scene,
    Standing,
    Table,
    Type,
    Zone,
    at_piece,
    button,
    line,
    touch,
)


def vigil(view: State) -> VigilState:
    assert isinstance(view, VigilState)
    return view


def own_card(view: State, seat: int, card: int) -> str | None:
    return f"card{card}" if vigil(view).card[card] == HELD + seat else None


SAYS = {
    "offer": Say(card=at_piece("card", own_card), hold="never"),
    "light": Say(candle=at_piece("candle", lambda view, seat, candle: f"candle{candle}")),
    "done": Say(done=touch("!done")),
    "grab": Say(bowl=at_piece("bowl", lambda view, seat, bowl: f"bowl{bowl}"), hold="never"),
    "pray": Say(to=button("to", "!sun", "!moon")),
}


class VigilTable(Table):
    def types(self) -> dict[str, Type]:
        return {name: Type("token", line(f"type-{name}")) for name in ("card", "candle", "bowl", "coins")}

    def zones(self, view: State, seat: int) -> dict[str, Zone]:
        zones = {"middle": Zone("fan", "board", line("zone-middle"))}
        zones |= {f"has{k}": Zone("fan", "seat", line("zone-has"), of=k) for k in range(int(view.seats))}
        return zones

    def pieces(self, view: State, seat: int) -> Scene:
        at = vigil(view)
        scene: Scene = {}
        for card in range(CARDS):
            where = int(at.card[card])
            if where != UNKNOWN and where:
                scene[f"card{card}"] = Piece("card", f"has{where - (SPENT if where >= SPENT else HELD)}", tag=str(card))
        for candle in range(CANDLES):
            by = int(at.candle[candle])
            scene[f"candle{candle}"] = Piece("candle", "middle", tag=str(candle), of=by - 1 if by else None)
        for bowl in range(MOST_BOWLS):
            if at.bowl[bowl]:
                scene[f"bowl{bowl}"] = Piece("bowl", "middle", tag=str(bowl))
        for k in range(int(at.seats)):
            if at.coins[k] != UNKNOWN:
                scene[f"coins{k}"] = Piece("coins", f"has{k}", of=k, n=int(at.coins[k]))
        return scene

    def prompt(self, view: State, seat: int) -> Prompt:
        return Prompt(line("prompt"))

    def waiting(self, view: State, seat: int) -> Prompt:
        return Prompt(line("waiting"))

    def buttons(self, view: State, seat: int) -> dict[str, Button]:
        return {handle: Button(line(f"button-{handle[1:]}")) for handle in ("!done", "!sun", "!moon")}

    def standing(self) -> dict[str, Standing]:
        return {
            "offer": Standing(line("standing-offer"), {"lowest": line("standing-lowest")}),
            "pray": Standing(line("standing-pray"), {name: line(f"standing-{name}") for name in ("sun", "moon")}),
        }

    def standing_answers(self, view: State, seat: int) -> tuple[str, dict[str, int]]:
        kind = view.agenda.kind_for(seat)
        if kind == TO_OFFER:
            return "offer", {"lowest": int(view.legal(seat)[0])}
        return ("pray", {"sun": int(PRAY.of1(0)), "moon": int(PRAY.of1(1))}) if kind == TO_PRAY else ("", {})

    def cues(self, before: State, after: State, seat: int) -> list[Cue]:
        return [Cue("say", say=line(f"event-{name}", **event)) for name, event in EVENTS.read(after.trail)]


TABLE = VigilTable(VIGIL, SAYS)
