"""Random games under the eyes of all laws, over every seat count and combination of options."""

from collections.abc import Iterable, Mapping
from hashlib import sha256
from itertools import product

from theogony.kernel.dice import Dice, dice_from_seed
from theogony.kernel.game import Game, OptionValue
from theogony.kernel.playout import PACE, Chooser
from theogony.kernel.state import State
from theogony.lab.laws.asking import hourglass_law, race_law, start_law
from theogony.lab.laws.legality import agreement_law, result_law, turn_laws
from theogony.lab.laws.order import commutation_law
from theogony.lab.laws.secrecy import step_law, told_law, view_law
from theogony.lab.laws.sentence import Broken, hold, in_a_sentence
from theogony.lab.laws.tables import check_table
from theogony.lab.laws.wording import check_words

Variant = tuple[int, dict[str, OptionValue]]

MOST_COMBINATIONS = 8  # of options, for each seat count


class Seen:
    """What a campaign came across: rules that refused something, kinds of action done, decisions, states looked at."""

    def __init__(self) -> None:
        self.rules: set[int] = set()
        self.kinds: set[str] = set()
        self.decisions = 0
        self.looked = 0


def variants(game: Game) -> list[Variant]:
    """Every seat count with every combination of options that go together.

    Where a seat count would get more than MOST_COMBINATIONS, a sample: those that differ from the usual game in one
    option at most, and others spread evenly over all of them.
    """
    found: list[Variant] = []
    for seats in range(game.seats[0], game.seats[1] + 1):
        fitting: list[dict[str, OptionValue]] = []
        for values in product(*(option.values for option in game.options)):
            options = {option.name: value for option, value in zip(game.options, values)}
            try:
                game.checked_options(seats, options)
            except ValueError:
                continue
            fitting.append(options)
        if len(fitting) > MOST_COMBINATIONS:
            usual = {option.name: option.default for option in game.options}
            near = [options for options in fitting if len(options.items() - usual.items()) <= 1]
            step = (len(fitting) - 1) / MOST_COMBINATIONS
            spread = [fitting[round(k * step)] for k in range(1, MOST_COMBINATIONS + 1)]
            fitting = near + [options for options in spread if options not in near]
        found += [(seats, options) for options in fitting]
    return found


def check(game: Game, seeds: Iterable[int] = range(2), every: int = 7) -> Seen:
    """All laws, on random games: one per seed and variant, the dear laws at each `every`-th state.

    Where the game has a table or words, their laws are checked too.
    """
    seen = Seen()
    seeds = list(seeds)
    for seats, options in variants(game):
        for seed in seeds:
            check_one(game, seats, seed, options, every, seen)
    check_words(game)
    check_table(game)
    return seen


def check_one(
    game: Game,
    seats: int,
    seed: int,
    options: dict[str, OptionValue],
    every: int = 7,
    seen: Seen | None = None,
) -> Seen:
    """All laws, on one random game."""
    seen = Seen() if seen is None else seen
    number = 0
    try:
        for number in _play(game, seats, seed, options, every, seen):  # noqa: B007
            pass
    except Exception as wrong:  # a law that does not hold, or whatever the game's own code raised
        chosen = ", ".join(f"{name}={value}" for name, value in options.items()) or "no options"
        where = f"{game.id}, {seats} seats, seed {seed}, {chosen}, action {number + 1}"
        raise Broken(f"{where}: {in_a_sentence(wrong)}") from wrong
    return seen


def _start(game: Game, seats: int, seed: int, options: Mapping[str, object]) -> State:
    return game.start(seats, seed, key=None, **options)


class _Copy:
    """A state saved in mid-game and played on beside the true one."""

    def __init__(self, game: Game, state: State) -> None:
        saved = state.dump()
        self.state = game.load(saved)
        hold(self.state.dump() == saved, "A state loaded from its bytes dumps other bytes.")


def _play(
    game: Game,
    seats: int,
    seed: int,
    options: dict[str, OptionValue],
    every: int,
    seen: Seen,
) -> Iterable[int]:
    state = _start(game, seats, seed, options)
    replay = _start(game, seats, seed, options)
    hold(state.dump() == replay.dump(), "Two games from the same seed start differently.")
    start_law(game, state)
    state.telling = True
    chance = dice_from_seed(seed + 1)
    other_chance = dice_from_seed(seed + 2)
    chooser = Chooser(PACE)
    census = list(state.census())
    copies: list[_Copy] = []
    done = 0
    while (seat := int(chooser.next_seat(state, chance))) >= 0:
        legal = state.legal(seat)
        if len(legal) == 0:
            hold(state.deadline() > 0 and state.awaited() == 0, f"Seat {seat} is to act and has no legal action.")
            continue
        turn_laws(state, game.asks_anyway)
        race_law(state)
        dear = (done + seed) % every == 0
        if dear:
            seen.looked += 1
            seen.rules |= agreement_law(game, state)
            view_law(state, other_chance)
            result_law(state, False)
            commutation_law(state, other_chance)
            copies = [*copies[-2:], _Copy(game, state)]
        action = int(legal[chance.below(len(legal))])
        told_law(state, seat, action)
        before = state.clone()
        bytes_before = state.dump()
        hold(before.dump() == bytes_before, "A clone differs from its original.")
        state.trail = state.trail[:0]
        before.trail = before.trail[:0]
        state.apply(seat, action)
        hold(before.dump() == bytes_before, f"Action {action} by seat {seat} changed a clone made before it.")
        if dear:
            step_law(before, seat, action, state, other_chance)
        for twin in [replay, *(copy.state for copy in copies)]:
            twin.apply(seat, action)
            hold(twin.dump() == state.dump(), f"Action {action} by seat {seat} is not the same from the same bytes.")
        hold(list(state.census()) == census, f"Action {action} by seat {seat} created or lost a component.")
        hold(state.barrier() >= before.barrier(), "The barrier fell.")
        if seat == seats:
            hourglass_law(before, state)
        seen.kinds.add(state.space().kind_of(action).name)
        seen.decisions += 1
        done += 1
        hold(done <= game.longest, f"The game goes on after {done} actions; it declares {game.longest} as its longest.")
        yield done
    result_law(state, True)
    seen.rules |= agreement_law(game, state)
    view_law(state, other_chance)


def digest(game: Game, seats: int, seed: int, options: dict[str, OptionValue], limit: int = 1_000_000) -> str:
    """A number for everything a random game goes through: every list of legal actions, every action, every state."""
    state = _start(game, seats, seed, options)
    chance: Dice = dice_from_seed(seed + 1)
    chooser = Chooser(PACE)
    told = sha256(state.dump())
    for _ in range(limit):
        seat = int(chooser.next_seat(state, chance))
        if seat < 0:
            break
        legal = [int(action) for action in state.legal(seat)]
        if not legal:
            continue
        action = legal[int(chance.below(len(legal)))]
        state.apply(seat, action)
        told.update(f"{seat} {action} {legal}".encode())
        told.update(state.dump())
    return told.hexdigest()
