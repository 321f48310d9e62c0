"""Vigil, broken on purpose: each class does one thing wrong, or differently, and is sound otherwise."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from tests.games_for_tests.secrets_and_time import CARDS, OFFER, RULES, SPACE, TO_GRAB, VIGIL, VigilState, new_vigil
from theogony.kernel.dice import Dice
from theogony.kernel.game import Game, Option, OptionValue, flag
from theogony.kernel.state import State


def vigil_of(kind: type[VigilState], **other: Any) -> Game:
    """Vigil with states of another class."""

    def new(seats: int, dice: Dice, options: dict[str, OptionValue]) -> State:
        usual = new_vigil(seats, dice, options)
        state = kind()
        state.seats, state.dice, state.agenda, state.learned = usual.seats, usual.dice, usual.agenda, usual.learned
        state.hold(usual.bytes_held(), usual.numbers_held())
        return state

    facts: dict[str, Any] = {
        "id": "vigil",
        "title": "Vigil",
        "designers": "",
        "year": 2026,
        "minutes": 5,
        "seats": (2, 3),
        "rules_version": 1,
        "longest": VIGIL.longest,
        "space": SPACE,
        "rules": RULES,
        "new": new,
        "empty": kind,
        "package": "no_such_package",
        "options": (Option("sand", (4,)), flag("quiet")),
        "asks_anyway": VIGIL.asks_anyway,
    }
    return Game(**(facts | other))


class Sound(VigilState):
    def blank(self) -> State:
        return type(self)()


class NeverUnseals(Sound):
    def fill(self, dice: Dice) -> None:
        agenda, self.agenda = self.agenda, self.agenda.clone()
        super().fill(dice)
        self.agenda = agenda


class OtherName(Sound):
    def game_id(self) -> str:
        return "vespers"


class NeverStops(Sound):
    def stop_timer(self) -> None:
        pass


class NeverDrops(Sound):
    def end_race(self) -> None:
        agenda = self.agenda
        depth, frames = agenda.depth, agenda.frames[:]
        super().end_race()
        if agenda.depth == depth:  # the race is gone, a duty has come
            agenda.frames = append_frame(frames, agenda.frames, int(depth))
            agenda.depth = depth + 1


def append_frame(kept: vec[i64], now: vec[i64], depth: int) -> vec[i64]:
    """The frames as they were, with the topmost of those that are there now."""
    out = kept[: depth * 16]
    for number in now[(depth - 1) * 16 : depth * 16]:
        out = append(out, number)
    return out


class ListsTooMuch(Sound):
    def choices(self, seat: i64) -> vec[i64]:
        if seat < self.seats and OFFER.has(super().choices(seat)[0]):
            return vec[i64]([OFFER.of1(card) for card in range(CARDS)])
        return super().choices(seat)


class FallsOver(Sound):
    def answer(self, seat: i64, action: i64) -> None:
        super().answer(seat, action)
        if self.night == 1:
            [][1]


class IdlesInTheRace(Sound):
    """Seat 1 races and can do nothing."""

    def choices(self, seat: i64) -> vec[i64]:
        idle = seat == 1 and self.agenda.kind_for(seat) == TO_GRAB
        return vec[i64]() if idle else super().choices(seat)

    def forbids(self, seat: i64, action: i64) -> i64:
        idle = seat == 1 and self.agenda.kind_for(seat) == TO_GRAB
        return super().forbids(seat, action) or (4 if idle else 0)
