"""A tournament: every seating is played, results follow from the tournament alone, ratings are those of OpenSkill."""

import json
from collections import Counter
from dataclasses import asdict
from functools import cache
from pathlib import Path

import pytest

from theogony.cli import main
from theogony.lab.tournament import Played, play_all, tournament
from theogony.lab.tournament_page import page
from theogony.lab.tournament_ratings import Rating, rated
from theogony.lab.tournament_standings import share_of, standings

SMALL = tournament("gods", ("random", "greedy", "search-2"), rounds=1, seed=4)


@cache
def small_games() -> list[Played]:
    return play_all(SMALL)


def test_every_pair_plays_every_deal_from_both_seats() -> None:
    what = tournament("gods", ("random", "greedy", "novice"), rounds=3)
    seatings = Counter(what.plan(number)[0].bots for number in range(what.games))
    assert len(seatings) == 6 and set(seatings.values()) == {3}
    for number in range(0, what.games, 2):
        (first, deal), (second, same) = what.plan(number), what.plan(number + 1)
        assert first.bots == second.bots[::-1] and deal == same and first.key(deal) == second.key(same)


def test_with_fewer_bots_than_seats_each_sits_everywhere() -> None:
    what = tournament("gods", ("random", "greedy"), seats=3, rounds=2)
    seatings = [what.plan(number)[0].bots for number in range(what.games)]
    assert seatings[:3] == [
        ("random", "greedy", "random"),
        ("greedy", "random", "random"),
        ("random", "random", "greedy"),
    ]


def test_any_number_of_processes_gives_the_same_games() -> None:
    assert small_games() == play_all(SMALL, jobs=2)


def test_an_interrupted_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, record = small_games(), tmp_path / "record"
    head = asdict(SMALL) | {"bots": list(SMALL.bots)}
    lines = [json.dumps(line) for line in (head, *map(asdict, whole))]
    record.write_text("\n".join(lines[:3]) + "\n" + lines[3][:20])
    told: list[int] = []
    assert play_all(SMALL, record=record, progress=told.append) == whole
    assert told == [2, 1, 1, 1, 1]
    assert play_all(SMALL, record=record, progress=told.append) == whole and told[5:] == [6]


def test_more_rounds_can_be_added_to_a_record(tmp_path: Path) -> None:
    record = tmp_path / "record"
    one, two = (tournament("gods", ("random", "greedy"), rounds=n) for n in (1, 2))
    assert play_all(two, record=record)[:2] == play_all(one, record=record)


def test_the_record_of_another_tournament_is_refused(tmp_path: Path) -> None:
    record = tmp_path / "record"
    play_all(tournament("gods", ("random", "greedy"), rounds=1), record=record)
    with pytest.raises(ValueError, match="is the record of another tournament"):
        play_all(tournament("gods", ("random", "greedy"), rounds=1, seed=1), record=record)
    record.write_text("something else\n")
    with pytest.raises(ValueError, match="is no record of a tournament"):
        play_all(tournament("gods", ("random", "greedy"), rounds=1), record=record)


def test_ratings_are_those_openskill_publishes() -> None:
    winner, loser = rated([Rating(), Rating()], [1, 2])
    assert (winner.mu, winner.sigma) == (pytest.approx(27.63523138347365), pytest.approx(8.065506316323548))
    assert (loser.mu, loser.sigma) == (pytest.approx(22.36476861652635), pytest.approx(8.065506316323548))


def test_a_tie_between_equals_changes_no_rating_but_makes_it_surer() -> None:
    for after in rated([Rating()] * 3, [1, 1, 1]):
        assert after.mu == pytest.approx(25) and after.sigma < 25 / 3


def test_the_better_a_place_the_more_it_gives() -> None:
    first, second, third, fourth = rated([Rating()] * 4, [1, 2, 3, 4])
    assert first.mu > second.mu > third.mu > fourth.mu


def test_the_interval_of_a_share_is_wilsons() -> None:
    share = share_of(15, 20)
    assert (share.low, share.high) == (pytest.approx(0.531, abs=0.001), pytest.approx(0.888, abs=0.001))
    assert share_of(20, 20).high == pytest.approx(1) and share_of(0, 20).low == pytest.approx(0)


def test_standings_tell_who_ended_before_whom() -> None:
    what = tournament("gods", ("random", "greedy"), rounds=2)
    games = [
        Played(0, ("random", "greedy"), (2, 1), (3, 9), 40),
        Played(1, ("greedy", "random"), (1, 2), (9, 3), 40),
        Played(2, ("random", "greedy"), (1, 1), (5, 5), 40),
    ]
    result = standings(what, games)
    assert [row.bot for row in result.standings] == ["greedy", "random"]
    assert result.duel("greedy", "random").ahead.won == 2.5 and result.duel("random", "greedy").ahead.won == 0.5
    assert result.standings[0].wins.won == 2.5 and result.standings[0].mean_score == pytest.approx(23 / 3)


def test_the_page_shows_every_bot_and_needs_nothing_else() -> None:
    drawn = page(standings(SMALL, small_games()))
    assert drawn.count("<svg") == 2 and all(f">{bot}<" in drawn for bot in SMALL.bots)
    assert "http" not in drawn and "<script" not in drawn
    assert "theogony tournament gods --bots" in drawn and f"{SMALL.rounds} --seed {SMALL.seed}" in drawn


def test_the_command_prints_json_and_writes_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = [
        "tournament",
        "gods",
        "--bots",
        "random,greedy",
        "--rounds",
        "1",
        "--json",
        "--html",
        str(tmp_path / "page"),
    ]
    assert main(asked) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["games"] == 2 and {row["bot"] for row in said["standings"]} == {"random", "greedy"}
    assert (tmp_path / "page").read_text().startswith("<!doctype html>")
    assert main(asked[:6]) == 0
    assert "ended before" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"bots": ("greedy",)}, "at least two bots"),
        ({"bots": ("greedy", "greedy")}, "A bot takes part once"),
        ({"bots": ("greedy", "clever")}, "There is no bot 'clever'"),
        ({"rounds": 0}, "at least one round"),
        ({"seats": 9}, "Gods is played by 2 to 4"),
    ],
)
def test_a_tournament_that_cannot_be_played_is_refused(wrong: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        tournament(**({"game_id": "gods", "bots": ("random", "greedy")} | wrong))
