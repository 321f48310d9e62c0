"""A game as the rest of Theogony knows it: its id, seats, options, rules, and how to start it.

Games register under the entry point group `theogony.games`, so that a game can live in any package:

    [project.entry-points."theogony.games"]
    gods = "theogony.games.gods:GAME"
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Collection, Mapping
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from mypy_extensions import i64

from theogony.kernel.agenda import MOST_SEATS
from theogony.kernel.dice import Dice, dice_from_key, dice_from_seed
from theogony.kernel.options import Option as Option
from theogony.kernel.options import OptionValue as OptionValue
from theogony.kernel.options import TableOption as TableOption
from theogony.kernel.options import WrongOption as WrongOption
from theogony.kernel.options import check_declared
from theogony.kernel.options import flag as flag
from theogony.kernel.space import Space
from theogony.kernel.state import ENGINE_RULES, State

GROUP: Final = "theogony.games"


class Game:
    """What a game's package hands to the engine. `start` is the door to playing it.

    `rules` maps the number of every rule, as in the game's rule list, to its id without the game's name
    (`24: "tribe.price"`). `new` makes the first state: `new(seats, dice, options)`. `package` is where
    `table`, `strategy`, `words/` and `art/` are found. `longest` is a number of actions no game exceeds.
    `check_options` raises WrongOption for what `needs` and `seats` of the options do not say. `asks_anyway` are the
    kinds of question that are asked although there is one answer: because it ends a row of small steps, or because not
    asking would tell what a player holds. `offers` are the kinds of question nobody expects an answer to, in a race:
    who passed may take that back; bots are not asked them. `figures` tells from the options what the rulebook's words
    may mention: numbers that are not the same at every table.
    """

    def __init__(
        self,
        *,
        id: str,
        title: str,
        designers: str,
        year: int,
        minutes: int,
        seats: tuple[int, int],
        rules_version: int,
        longest: int,
        space: Space,
        rules: Mapping[int, str],
        new: Callable[[int, Dice, dict[str, OptionValue]], State],
        empty: Callable[[], State],
        package: str,
        options: tuple[Option, ...] = (),
        check_options: Callable[[int, dict[str, OptionValue]], None] | None = None,
        asks_anyway: Collection[int] = (),
        offers: Collection[int] = (),
        figures: Callable[[dict[str, OptionValue]], dict[str, int | str]] | None = None,
    ) -> None:
        if not 1 <= seats[0] <= seats[1] <= int(MOST_SEATS):
            raise ValueError(f"{title} cannot seat {seats[0]} to {seats[1]}: a game has 1 to {MOST_SEATS} seats.")
        check_declared(title, options)
        self.id = id
        self.title = title
        self.designers = designers
        self.year = year
        self.minutes = minutes
        self.seats = seats
        self.rules_version = rules_version
        self.longest = longest
        self.space = space
        self.rules = dict(rules)
        self.options = options
        self.package = package
        self.asks_anyway = frozenset(int(kind) for kind in asks_anyway)
        self.offers = frozenset(int(kind) for kind in offers)
        self._new = new
        self._empty = empty
        self._check_options = check_options
        self._figures = figures

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    def expects(self, state: State, seat: int) -> bool:
        """Whether the seat, which may act, is asked for something: not if it is only offered something."""
        return int(state.agenda.kind_for(i64(seat))) not in self.offers

    def start(
        self, seats: int | None = None, seed: int | None = None, *, key: bytes | None = None, **options: object
    ) -> State:
        """A new game. `seed` is a number (simulations, tests); `key`, instead, the 32 bytes a match agreed on."""
        chosen = self.checked_options(self.checked_seats(self.seats[0] if seats is None else seats), options)
        if key is not None:
            if seed is not None:
                raise ValueError("Give a seed or a key, not both.")
            dice = dice_from_key(key)
        else:
            dice = dice_from_seed(checked_seed(0 if seed is None else seed))
        return self.deal(self.seats[0] if seats is None else seats, dice, chosen)

    def deal(self, seats: int, dice: Dice, options: dict[str, OptionValue]) -> State:
        """`start` for who starts many games alike: seats and options are checked already."""
        return self._new(seats, dice, options)

    def checked_seats(self, seats: object) -> int:
        low, high = self.seats
        if isinstance(seats, bool) or not isinstance(seats, int):
            raise ValueError(f"A number of seats is a whole number; {seats!r} is not.")
        if not low <= seats <= high:
            raise ValueError(f"{self.title} is played by {low} to {high}; {seats} cannot.")
        return seats

    def checked_options(self, seats: int, options: Mapping[str, object]) -> dict[str, OptionValue]:
        """Every option with a value: the given ones checked, the others as usual. WrongOption says what is wrong."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                has = ", ".join(known) or "none"
                raise WrongOption(f"{self.title} has no option '{name}'; it has: {has}.", "unknown", name)
        chosen = {name: option.check(options.get(name, option.default)) for name, option in known.items()}
        for option in self.options:
            option.check_counts(seats, chosen)
        if self._check_options is not None:
            self._check_options(seats, chosen)
        return chosen

    def counting(self, seats: int, chosen: Mapping[str, OptionValue]) -> list[Option]:
        """The options that make a difference with so many players and everything chosen."""
        return [option for option in self.options if option.name in chosen and option.counts(seats, chosen)]

    def figures(self, options: Mapping[str, object] | None = None) -> dict[str, int | str]:
        """What the words of the rulebook may mention at a table with these options; without any, at the usual one."""
        if self._figures is None:
            return {}
        given = options or {}
        return self._figures({one.name: one.check(given.get(one.name, one.default)) for one in self.options})

    def load(self, saved: bytes) -> State:
        """The state that `State.dump` saved, of this game and rules version."""
        state = self._empty()
        state.restore(saved)
        return state

    def rule_id(self, rule: int) -> str:
        """The full id of a rule by its number: `gods.tribe.price`, `engine.not-asked`."""
        if rule in ENGINE_RULES:
            return ENGINE_RULES[rule]
        if rule not in self.rules:
            raise ValueError(f"{self.title} has no rule number {rule}.")
        return f"{self.id}.{self.rules[rule]}"

    def time_seat(self, state: State) -> int:
        """The number under which the hourglass acts."""
        return int(state.seats)


def checked_seed(seed: object) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 2**63:
        raise ValueError(f"A seed is a whole number from 0 to 2**63 - 1; '{seed}' is not.")
    return seed


class LeftOut(UserWarning):
    """A game that is installed and cannot be played."""


_games: dict[str, Game] = {}
_left_out: dict[str, str] = {}  # by the name of the entry point: a sentence that says why


def games() -> dict[str, Game]:
    """Every game installed, by id, in alphabetical order. One that cannot be loaded is left out, with a warning."""
    if not _games:
        for entry in entry_points(group=GROUP):
            try:
                _games[entry.name] = _loaded(entry)
            except Exception as wrong:  # somebody else's code: whatever is wrong with it, the other games go on
                _left_out[entry.name] = (
                    f"The game '{entry.name}' ({entry.value}) is left out: {type(wrong).__name__}: {wrong}."
                )
        for sentence in _left_out.values():
            warnings.warn(sentence, LeftOut, stacklevel=2)
    return dict(sorted(_games.items()))


def _loaded(entry: EntryPoint) -> Game:
    loaded = entry.load()
    if not isinstance(loaded, Game) or loaded.id != entry.name:
        raise ValueError(f"the entry point must name a Game with the id '{entry.name}'")
    return loaded


def register(new: Game) -> None:
    """Add a game without an entry point: for tests and notebooks."""
    games()
    if _games.get(new.id, new) is not new:
        raise ValueError(f"There is already a game '{new.id}'.")
    _games[new.id] = new


def game(id: str) -> Game:
    """The game of that id."""
    found = games().get(id)
    if found is None and id in _left_out:
        raise ValueError(_left_out[id])
    if found is None:
        raise ValueError(f"There is no game '{id}'; there are: {', '.join(games())}.")
    return found


def installed(id: str) -> bool:
    """Whether every process finds the game: it has an entry point, and was not merely registered in this one."""
    return any(entry.name == id for entry in entry_points(group=GROUP))


def revive(id: str, saved: bytes) -> State:
    """Unpickles a state."""
    return game(id).load(saved)
