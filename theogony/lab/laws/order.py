"""The law of order: answers of two awaited seats give the same state whichever comes first."""

from itertools import combinations

from theogony.kernel.dice import Dice
from theogony.kernel.state import State
from theogony.lab.laws.legality import seats_in
from theogony.lab.laws.sentence import hold


def commutation_law(state: State, dice: Dice) -> None:
    """For every two awaited seats, with an answer of each by chance."""
    for one, other in combinations(seats_in(int(state.awaited()), int(state.seats)), 2):
        first = _any_answer(state, one, dice)
        second = _any_answer(state, other, dice)
        here = _both(state, (one, first), (other, second))
        there = _both(state, (other, second), (one, first))
        sentence = f"Seat {one}'s {first} and seat {other}'s {second} give different states in different order."
        hold(here.dump() == there.dump(), sentence)


def _any_answer(state: State, seat: int, dice: Dice) -> int:
    legal = state.legal(seat)
    return int(legal[dice.below(len(legal))])


def _both(state: State, first: tuple[int, int], second: tuple[int, int]) -> State:
    copy = state.clone()
    question = copy.question(second[0])
    copy.apply(*first)
    still = copy.question(second[0]) == question and copy.refusal(*second) == 0
    hold(still, f"Seat {first[0]}'s {first[1]} takes from seat {second[0]} the answer {second[1]} it had.")
    copy.apply(*second)
    return copy
