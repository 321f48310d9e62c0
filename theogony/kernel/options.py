"""The choices that are made before a game starts, which of them count together, and what is said of wrong ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

OptionValue = bool | int | str | dict[str, Any] | None


class WrongOption(ValueError):
    """Options that a game cannot be played with.

    `str` is a sentence for who writes `decay=true` in a program or on the command line. Players read words instead:
    `option` says which option they stand at, `why` which words they are, `told` what is filled in. The engine's own
    are `unknown`, `value`, `needs`, `seats`, `table` and `useless`; a game may have more (docs/new-game.md).
    """

    def __init__(self, sentence: str, why: str, option: str = "", /, **told: object) -> None:
        super().__init__(sentence)
        self.why = why
        self.option = option
        self.told = told


class Option:
    """One choice. `values` lists what it can be, the usual value first.

    It may count only where others are chosen so (`needs={"bag": True}`; those come before it in the list of options) or
    only for some numbers of players (`seats=(2, 2)`). Where it does not count it stays as usual: a form does not show
    it, and anything else is refused.
    """

    def __init__(
        self,
        name: str,
        values: tuple[OptionValue, ...],
        needs: Mapping[str, OptionValue] | None = None,
        seats: tuple[int, int] | None = None,
    ) -> None:
        self.name = name
        self.values = values
        self.needs: dict[str, OptionValue] = dict(needs or {})
        self.seats = seats

    @property
    def default(self) -> OptionValue:
        return self.values[0]

    def check(self, value: object) -> OptionValue:
        """The value itself, or read from text (`true`, `30`); WrongOption if the option cannot be that."""
        for known in self.values:
            if type(value) is type(known) and value == known:
                return known
            if isinstance(value, str) and value.lower() == as_text(known):
                return known
        can = ", ".join(as_text(known) for known in self.values)
        sentence = f"Option {self.name} cannot be '{value}': it is one of {can}."
        raise WrongOption(sentence, "value", self.name, value=str(value))

    def counts(self, seats: int, chosen: Mapping[str, OptionValue]) -> bool:
        """Whether the choice makes a difference with so many players and the other options as chosen."""
        return self._for(seats) and all(chosen[other] == value for other, value in self.needs.items())

    def check_counts(self, seats: int, chosen: Mapping[str, OptionValue]) -> None:
        """WrongOption where the option is not as usual although it does not count."""
        if self.counts(seats, chosen) or chosen[self.name] == self.check(self.default):
            return
        if self.seats is not None and not self._for(seats):
            low, high = self.seats
            players = f"{low}" if low == high else f"{low} to {high}"
            sentence = f"Option {self.name} is for {players} players; here are {seats}."
            raise WrongOption(sentence, "seats", self.name, low=low, high=high)
        for other, value in self.needs.items():
            if chosen[other] != value:
                sentence = f"Option {self.name} needs {other}={as_text(value)}."
                raise WrongOption(sentence, "needs", self.name, other=other, value=value)

    def _for(self, seats: int) -> bool:
        return self.seats is None or self.seats[0] <= seats <= self.seats[1]


class TableOption(Option):
    """An option that is a table of values, as a host writes it into a TOML file: nested dicts, lists, numbers and text.

    `complete` checks what was given, raising WrongOption, and answers with the whole table: what was not given is
    filled in as usual, always in the same order, so that a match stores every value it was played with. None, the
    default, stands for the usual table.
    """

    def __init__(self, name: str, complete: Callable[[Mapping[str, object]], dict[str, Any]]) -> None:
        super().__init__(name, (None,))
        self.complete = complete

    def check(self, value: object) -> OptionValue:
        if value is None or value == "none":
            return self.complete({})
        if not isinstance(value, Mapping):
            sentence = f"Option {self.name} is a table of values; '{value}' is none."
            raise WrongOption(sentence, "table", self.name, value=str(value))
        try:
            return self.complete(value)
        except WrongOption as wrong:
            wrong.option = self.name
            raise
        except ValueError as unsaid:  # by a game without words for it
            raise WrongOption(str(unsaid), "useless", self.name, reason=str(unsaid)) from None


def flag(name: str, needs: Mapping[str, OptionValue] | None = None, seats: tuple[int, int] | None = None) -> Option:
    """An option that is off unless wanted."""
    return Option(name, (False, True), needs, seats)


def check_declared(title: str, options: tuple[Option, ...]) -> None:
    """ValueError where an option needs what no option before it can be."""
    before: dict[str, Option] = {}
    for option in options:
        for other, value in option.needs.items():
            if other not in before or value not in before[other].values:
                raise ValueError(
                    f"Option {option.name} of {title} needs {other}={as_text(value)}, which no option before it can be."
                )
        before[option.name] = option


def as_text(value: object) -> str:
    return str(value).lower()
