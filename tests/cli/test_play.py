"""A game in the terminal, played by whoever always takes the first choice."""

import subprocess
import sys
from io import StringIO

from rich.console import Console

from tests.games_for_tests import registered
from tests.games_for_tests.secrets_and_time import VIGIL
from theogony.bots import new_bot
from theogony.cli.play import Terminal
from theogony.kernel.dice import dice_from_seed
from theogony.match import Match, Seat


def play(said: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "theogony", "play", "gods", "--bots", "random", "--seed", "1"]
    return subprocess.run(command, input=said, capture_output=True, text=True)


def test_a_whole_game_can_be_played_by_numbers() -> None:
    run = play("1\n" * 600)
    assert (run.returncode, run.stderr) == (0, "")
    assert " wins." in run.stdout or " win." in run.stdout


def test_one_may_leave_and_say_nonsense() -> None:
    run = play("what\n0\n999\nq\n")
    assert (run.returncode, run.stderr) == (0, "")


class Typing:
    """Whoever always answers with the same place in the list: the first choice, or the last."""

    def __init__(self, terminal: Terminal, place: int) -> None:
        self.place = place
        self.offered: list[list[str]] = []
        terminal._choose = self  # type: ignore[method-assign, assignment]

    def __call__(self, prompt: str, lines: list[str]) -> int:
        self.offered.append(lines)
        return self.place % len(lines)


def vigil_in_the_terminal(place: int) -> tuple[Terminal, Typing, str]:
    """Vigil has a race against the hourglass; one person plays against two random bots."""
    told = StringIO()
    with registered(VIGIL):
        match = Match(VIGIL, [Seat("You"), Seat("Rhea", "random"), Seat("Gaia", "random")], {"sand": 4}, seed=5)
        bots = [None, *(new_bot("random", VIGIL, seat, dice_from_seed(seat)) for seat in (1, 2))]
        terminal = Terminal(match, "en", bots, Console(file=told))
        typing = Typing(terminal, place)
        terminal.play()
    return terminal, typing, told.getvalue()


def test_a_race_is_played_by_turns_to_its_end() -> None:
    terminal, typing, told = vigil_in_the_terminal(0)
    assert terminal.match.over
    assert any(lines[-1] == "Let time pass" for lines in typing.offered)
    assert "event-looked" in told


def test_who_lets_time_pass_in_a_race_hears_the_hourglass_run_out() -> None:
    terminal, _, told = vigil_in_the_terminal(-1)
    assert terminal.match.over
    assert int(terminal.match.state.grabbed[0]) == 0  # type: ignore[attr-defined]
    assert "event-sand-ran-out" in told


def test_where_the_table_waits_time_cannot_be_let_pass() -> None:
    _, typing, _ = vigil_in_the_terminal(0)
    assert typing.offered[0][-1] != "Let time pass"
