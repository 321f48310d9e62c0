"""The balance report: what its figures count, and that the page says them."""

from array import array
from pathlib import Path

import pytest

from tests.envs import GAMES
from theogony.cli import main
from theogony.kernel.game import game, games
from theogony.lab.chances import Share
from theogony.lab.plan import plan
from theogony.lab.played import Played, note_things, play
from theogony.lab.plots import rounds
from theogony.lab.records import Decisions, Records
from theogony.lab.report import gather, luck_of, page, variants_of
from theogony.lab.workers import Here


def four_games() -> Played:
    """Three players. Seat 0 wins twice, seat 2 once, and once 0 and 1 share; seat 1 always decides first."""
    records = Records(3, array("q", range(4)), array("q", [10, 20, 10, 10]))
    records.places = [array("q", column) for column in ([1, 1, 2, 1], [2, 3, 3, 1], [3, 2, 1, 3])]
    records.scores = [array("q", column) for column in ([9, 8, 5, 7], [6, 2, 1, 7], [3, 7, 6, 0])]
    records.each = Decisions(
        game=array("q", [0, 0, 1, 2, 3]),
        step=array("q", [0, 9, 0, 0, 0]),
        seat=array("q", [1, 0, 1, 1, 1]),
        question=array("q", [0] * 5),
        legal=array("q", [4, 2, 4, 4, 4]),
        action=array("q", [0] * 5),
    )
    return Played(plan("gods", 3), records)


def test_a_shared_win_counts_as_a_share() -> None:
    played = four_games()
    assert [played.wins(seat).part for seat in range(3)] == [2.5, 0.5, 1.0]


def test_wins_are_counted_by_who_decided_first_too() -> None:
    assert [share.part for share in four_games().wins_in_order()] == [0.5, 1.0, 2.5]


def test_scores_lengths_margins_and_choices_are_those_of_the_games() -> None:
    played = four_games()
    assert played.lengths == [10, 20, 10, 10]
    assert played.margins == [3, 1, 1, 0]
    assert sorted(played.scores(won=True)) == [6, 7, 7, 8, 9]
    assert played.choices == [4, 2, 4, 4, 4]
    assert played.choices_in_time()[0] == 4 and played.choices_in_time()[9] == 2


def test_the_interval_of_a_share_is_wilsons() -> None:
    half = Share(50, 100)
    assert (round(half.low, 3), round(half.high, 3)) == (0.404, 0.596)
    never = Share(0, 10)
    assert never.low == 0 and 0.27 < never.high < 0.28


@pytest.mark.parametrize("game_id", GAMES)
def test_what_wins_is_told_for_every_game_by_the_names_of_its_pieces(game_id: str) -> None:
    played = play(plan(game_id, games()[game_id].seats[0], seed=1), 1, Here())
    note_things(played, 1)
    assert played.things
    assert all(share.whole <= played.plan.seats for share in played.things.values())
    assert {type for _, type in played.things if type} <= set(played.names)
    assert played.kept_the_lead.whole <= 1


def test_an_option_that_needs_another_is_tried_with_it() -> None:
    tried = dict(variants_of(game("gods"), 2))
    assert tried == {
        "bag=true": {"bag": True},
        "bag=true, decay=true": {"bag": True, "decay": True},
        "connected=true": {"connected": True},
    }


def test_the_page_tells_everything_and_needs_nothing_from_outside() -> None:
    found = gather(game("gods"), "random", 12, 3, Here())
    text = page(found)
    for heading in (
        "every seat",
        "How long",
        "choose from",
        "scores",
        "luck",
        "What wins",
        "player counts",
        "variants",
    ):
        assert heading in text
    assert "theogony report gods --bot random --games 12 --seed 3" in text
    assert "http" not in text and "<script" not in text and "src=" not in text
    assert text.count("<figure>") == 6 + 3 + 2 + 3
    assert text == page(gather(game("gods"), "random", 12, 3, Here()))
    assert 0 <= luck_of(found, found.by_seats[0]) <= 1


def test_random_play_against_itself_is_all_luck() -> None:
    found = gather(game("gods"), "random", 40, 1, Here())
    assert luck_of(found, found.by_seats[0]) > 0.6


def test_the_command_writes_the_file_and_refuses_too_few_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "gods.html"
    assert main(["report", "gods", "--games", "4", "--bot", "random", "--out", str(out)]) == 0
    assert capsys.readouterr().out.strip() == str(out)
    assert out.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert main(["report", "gods", "--games", "1"]) == 2


@pytest.mark.parametrize(
    ("ends", "marks"),
    [((0, 1), [0, 0.2, 0.4, 0.6, 0.8, 1]), ((-4, 9), [0, 5]), ((0, 230), [0, 50, 100, 150, 200])],
)
def test_axes_have_round_numbers(ends: tuple[float, float], marks: list[float]) -> None:
    assert rounds(*ends) == marks
