"""What a player says in handles, resolved in the state it meets; and what it would do, tried on guesses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from mypy_extensions import i64

from theogony.kernel.dice import dice_from_seed
from theogony.kernel.state import NO_SUCH_ACTION, Refused, State
from theogony.server.lens import Lens
from theogony.table import Table
from theogony.table.lines import Spoken
from theogony.table.saying import Said
from theogony.table.table import Unsayable

MOST_SAID = 64  # actions in one list
GUESSES = 4  # what is the same in so many guesses does not depend on dice


class No(Exception):
    """A refusal on its way to the player who is refused."""

    def __init__(
        self, because: str, say: Spoken, rule: str = "", on: Sequence[str] = (), by: int | None = None
    ) -> None:
        super().__init__(because)
        self.because = because
        self.say = say
        self.rule = rule
        self.on = list(on)
        self.by = by

    def frame(self, id: int) -> dict[str, Any]:
        out: dict[str, Any] = {"m": "no", "id": id, "because": self.because, "say": self.say}
        if self.rule:
            out["rule"] = self.rule
        if self.on:
            out["on"] = self.on
        if self.by is not None:
            out["by"] = self.by
        return out


class Outlook(msgspec.Struct):
    """What a list of actions leads to, as far as its player can know."""

    states: list[State]  # by guess, at the end
    views: list[list[State]]  # by guess: the player's view after each action
    cut: bool  # the last action rolls or reveals
    final: bool  # cut, or the seat is left without a question


def resolve(lens: Lens, state: State, seat: int, says: Sequence[Said]) -> list[int]:
    """The actions these says mean on this state, each legal after those before it; `No` otherwise.

    Only the last one may roll or reveal: a list that is taken back when it fails must not tell the future.
    """
    now = state.clone()
    barrier = int(now.barrier())
    actions: list[int] = []
    for said in says:
        if int(now.barrier()) != barrier:
            raise No("rule", lens.say("no-beyond-reveal"), "engine.beyond-reveal", touched(said))
        actions.append(_meant(lens, now, seat, said))
        try:
            now.apply(i64(seat), i64(actions[-1]))
        except Refused as refused:
            raise _refused(lens, now, seat, said, refused.rule, actions[-1]) from None
    return actions


def outlook(lens: Lens, seat: int, says: Sequence[Said]) -> Outlook:
    """Plays the list on guesses of the lens's own view, up to the first roll or reveal. `No` if it cannot be done."""
    assert lens.view is not None
    first = _play(lens, seat, says, 0)
    played = [first]
    if first[2]:
        played += [_play(lens, seat, says, guess) for guess in range(1, GUESSES)]
    final = first[2] or int(first[0].question(i64(seat))) == 0
    return Outlook([end for end, _, _ in played], [views for _, views, _ in played], first[2], final)


def _play(lens: Lens, seat: int, says: Sequence[Said], guess: int) -> tuple[State, list[State], bool]:
    assert lens.view is not None
    now = lens.view.guess(dice_from_seed(guess))
    now.telling = True
    barrier = int(now.barrier())
    views: list[State] = []
    for said in says:
        action = _meant(lens, now, seat, said)
        now.trail = now.trail[:0]
        try:
            now.apply(i64(seat), i64(action))
        except Refused as refused:
            raise _refused(lens, now, seat, said, refused.rule, action) from None
        views.append(now.seen_by(i64(seat)))
        if int(now.barrier()) != barrier:
            return now, views, True
    return now, views, False


def why(lens: Lens, seat: int, said: Said, touch: str | None) -> None:
    """`No` with the rule that forbids what was said or half said; nothing if it can be done."""
    assert lens.view is not None
    table = lens.table
    best: tuple[int, int] | None = None
    for whole in _completed(table, said, touch):
        rule, action = table.why(lens.view, seat, whole)
        if rule == 0:
            return
        if (
            best is None
            or (rule > 0 and best[0] <= 0)
            or (rule != int(NO_SUCH_ACTION) and best[0] == int(NO_SUCH_ACTION))
        ):
            best = (rule, action)
    rule, action = best or (int(NO_SUCH_ACTION), -1)
    id, sentence = lens.refusal(rule, action)
    raise No("rule", sentence, id, [touch] if touch else touched(said))


def _completed(table: Table, said: Said, touch: str | None) -> list[Said]:
    """The say itself, or with a touched handle in each slot it might be meant for."""
    name = said.get("k")
    kinds = [name] if isinstance(name, str) else list(table.says)
    out: list[Said] = []
    for kind in kinds:
        whole: Said = {**said, "k": kind}
        if touch is None:
            out.append(whole)
        elif kind in table.says:
            free = [slot for slot, how in table.says[kind].slots.items() if slot not in whole and how.kind == "touch"]
            out += [{**whole, slot: touch} for slot in free]
    return out


def touched(said: Said) -> list[str]:
    """The handles of a say."""
    out: list[str] = []
    for slot, word in said.items():
        if slot != "k":
            out += [word] if isinstance(word, str) else word if isinstance(word, list) else []
    return out


def _meant(lens: Lens, state: State, seat: int, said: Said) -> int:
    view = state.seen_by(i64(seat))
    try:
        return lens.table.meant(view, seat, said)
    except Unsayable as unsayable:
        if unsayable.found > 1:
            raise No("rule", lens.say("no-half-said"), "engine.no-such-action", touched(said)) from None
        key = "no-such-say" if said.get("k") in lens.table.says else "engine-no-such-action"
        raise No("gone", lens.say(key), "engine.no-such-action", touched(said)) from None


def _refused(lens: Lens, state: State, seat: int, said: Said, rule: int, action: int) -> No:
    """The rule's sentence, with the prices and numbers of the state it was tried in."""
    there = Lens(lens.table, seat, lens.language, lens.voice.names)
    there.view = state.seen_by(i64(seat))
    id, sentence = there.refusal(rule, action)
    return No("rule", sentence, id, touched(said))
