"""Laws about questions, races and the hourglass: what is begun is ended."""

from theogony.kernel.agenda import ASKED, KIND, MODE, RACE, STRIDE
from theogony.kernel.game import Game
from theogony.kernel.state import State
from theogony.lab.laws.sentence import hold


def start_law(game: Game, state: State) -> None:
    """A new game is the game's own, asks somebody, and has no duty left undone."""
    hold(state.game_id() == game.id, f"Its game_id() is '{state.game_id()}'; the Game has the id '{game.id}'.")
    hold(state.space() is game.space, "Its space() is not the space of the Game.")
    undone = int(state.agenda.next_duty()) >= 0
    hold(not undone, "A duty is left undone at the start: the function that makes the first state ends with run().")
    hold(not state.over(), "The game is over before anybody has acted: nothing is asked at the start.")


def race_law(state: State) -> None:
    """No race is begun while an earlier one of its kind still asks the same seat."""
    racing: dict[int, int] = {}
    frames = state.agenda.frames
    for at in range(0, int(state.agenda.depth) * int(STRIDE), int(STRIDE)):
        if frames[at + int(MODE)] == RACE:
            kind, asked = int(frames[at + int(KIND)]), int(frames[at + int(ASKED)])
            twice = racing.get(kind, 0) & asked
            hold(not twice, f"A race (question kind {kind}) begins while an earlier one goes on: agenda.drop ends one.")
            racing[kind] = racing.get(kind, 0) | asked


def hourglass_law(before: State, after: State) -> None:
    """An hourglass that has acted is stopped or started anew; else it would act again at once, and for ever."""
    stands = after.deadline() > 0 and after.timer() == before.timer()
    hold(not stands, "The hourglass has acted and has run out still: call stop_timer() or start_timer().")
