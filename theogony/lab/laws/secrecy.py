"""Laws about who knows what: views, guesses, and what is told of an action."""

from theogony.kernel.dice import Dice
from theogony.kernel.playout import refusals
from theogony.kernel.state import EVERYBODY, State
from theogony.lab.laws.sentence import hold

MOST_LIKELIES = 3  # actions tried in place of a hidden one


def viewers(state: State) -> range:
    """Every seat, and the spectator."""
    return range(-1, int(state.seats))


def look(state: State) -> tuple[bytes, list[int]]:
    """Everything a view shows: its bytes and its trail."""
    return state.dump(), [int(number) for number in state.trail]


def view_law(state: State, dice: Dice) -> None:
    """A guess of a view looks the same through that view: state, legal, refusals, who acts; and loses no component."""
    for viewer in viewers(state):
        view = state.seen_by(viewer)
        guess = view.guess(dice)
        again = guess.seen_by(viewer)
        hold(view.dice.is_blank(), f"The view of {viewer} shows the dice.")
        hold(look(view.seen_by(viewer)) == look(view), f"The view of {viewer} changes when looked at again.")
        hold(
            look(again) == look(view),
            f"A guess of the view of {viewer} does not look like that view: {_where(view, again)}",
        )
        hold(guess.eyes == EVERYBODY and not guess.dice.is_blank(), f"The guess of {viewer} is no full state.")
        for seen in (view, guess):
            hold(
                seen.acting() == state.acting(), f"The view of {viewer}, or a guess of it, is wrong about who may act."
            )
            hold(seen.barrier() == state.barrier(), f"The view of {viewer}, or a guess of it, has another barrier.")
            hold(seen.timer() == state.timer(), f"The view of {viewer}, or a guess of it, has another timer.")
        lost = [int(n) for n in state.census()] != [int(n) for n in guess.census()]
        hold(not lost, f"A guess of the view of {viewer} has other components than the truth.")
        if viewer >= 0:
            _own_actions_law(state, view, guess, viewer)
        _no_acting_law(view)


def _own_actions_law(state: State, view: State, guess: State, viewer: int) -> None:
    legal = list(state.legal(viewer))
    hold(list(view.legal(viewer)) == legal, f"The view of seat {viewer} lists other legal actions than the truth.")
    hold(list(guess.legal(viewer)) == legal, f"A guess lists other legal actions for seat {viewer} than the truth.")
    if legal:
        answers = list(refusals(state, viewer))
        hold(
            list(refusals(view, viewer)) == answers, f"The view of seat {viewer} refuses by other rules than the truth."
        )
        hold(list(refusals(guess, viewer)) == answers, f"A guess refuses seat {viewer} by other rules than the truth.")


def _no_acting_law(view: State) -> None:
    try:
        view.apply(0, 0)
    except ValueError:
        return
    hold(False, f"The view of {view.eyes} let itself be applied to.")


def told_law(state: State, seat: int, action: int) -> None:
    """Who acts sees all of it; a sealed answer tells the others nothing, whatever it is."""
    hold(state.seen_action(seat, action, seat) == action, f"Seat {seat} is not told its own action {action}.")
    if seat < state.seats and state.agenda.seals(seat):
        options = [int(option) for option in state.legal(seat)]
        for viewer in viewers(state):
            told = {int(state.seen_action(seat, option, viewer)) for option in options}
            hold(
                viewer == seat or len(told) == 1,
                f"What {viewer} is told of seat {seat}'s sealed answers tells them apart.",
            )


def step_law(before: State, seat: int, action: int, after: State, dice: Dice) -> None:
    """An action that leaves the barrier gives a viewer the same view on the truth and on a guess of it.

    Where the viewer is told less than the action, the same holds for every action it could have been.
    """
    if after.barrier() != before.barrier():
        return
    for viewer in viewers(before):
        view = after.seen_by(viewer)
        told = int(before.seen_action(seat, action, viewer))
        guess = before.seen_by(viewer).guess(dice)
        if told >= 0:
            hold(
                told == action, f"Of action {action} the viewer {viewer} was told {told}: neither it nor a hidden one."
            )
            allowed = guess.refusal(seat, action) == 0
            hold(allowed, f"Seat {seat}'s action {action} tells {viewer} that a guess was wrong: call learn() for it.")
            likely = [action]
        else:
            choices = [int(option) for option in guess.legal(seat)]
            likely = [option for option in choices if guess.seen_action(seat, option, viewer) == told][:MOST_LIKELIES]
        for option in likely:
            other = guess.clone()
            other.apply(seat, option)
            same = look(other.seen_by(viewer)) == look(view)
            sentence = f"After {option} instead of {action} by seat {seat}, a guess looks different to {viewer}"
            hold(same, f"{sentence}: {_where(view, other.seen_by(viewer))}")


def _where(one: State, other: State) -> str:
    """Which array first differs between two views."""
    if one.trail != other.trail:
        return "the trails differ."
    if list(one.agenda.numbers()) != list(other.agenda.numbers()):
        return "the agendas differ."
    for k, (a, b) in enumerate(zip(one.bytes_held(), other.bytes_held())):
        if a != b:
            return f"bytes_held()[{k}] is {list(a)} and {list(b)}."
    for k, (x, y) in enumerate(zip(one.numbers_held(), other.numbers_held())):
        if x != y:
            return f"numbers_held()[{k}] is {list(x)} and {list(y)}."
    return "something the engine keeps differs."
