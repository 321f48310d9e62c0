"""A game in the terminal, played by whoever always takes the first choice."""

import subprocess
import sys


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
