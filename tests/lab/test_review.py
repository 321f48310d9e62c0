"""The review of a finished match: chances, luck and decisions, from what each seat knew."""

import json
from functools import cache
from pathlib import Path
from statistics import mean, stdev

import pytest

from theogony.cli import main
from theogony.kernel.dice import dice_from_seed
from theogony.kernel.game import game
from theogony.lab.headless import play_match
from theogony.lab.plan import plan
from theogony.lab.review import Review, _Judge, review
from theogony.match import Match, Seat, backup
from theogony.match.entries import Did


@cache
def played() -> Match:
    return play_match(plan("gods", 2, ("greedy", "random"), seed=3))


@cache
def reviewed() -> Review:
    return review(played(), simulations=30, guesses=3)


def test_chances_add_up_and_end_with_the_result() -> None:
    found = reviewed()
    for moment in found.moments:
        assert sum(moment.chances) == pytest.approx(1) and min(moment.chances) >= 0
    places = played().result().places
    assert found.moments[-1].chances == tuple(1.0 if place == 1 else 0.0 for place in places)


def test_who_plays_at_random_gives_more_away() -> None:
    greedy, chance = reviewed().seats
    assert chance.lost / chance.decisions > 2 * greedy.lost / greedy.decisions
    assert len(chance.blunders) > len(greedy.blunders)


def test_only_what_falls_by_chance_is_luck() -> None:
    match, found = played(), reviewed()
    for moment in found.moments:
        if match.state_at(moment.n).barrier() == match.state_at(moment.n - 1).barrier():
            assert moment.luck == (0.0, 0.0)
    assert any(moment.luck != (0.0, 0.0) for moment in found.moments)


def begun(id: str, rolls: int = 6) -> Match:
    """A match that was given up after so many actions with dice in them."""
    match, dice = Match(game(id), [Seat("Ada"), Seat("Bo")], seed=4), dice_from_seed(2)
    rolled = 0
    while rolled < rolls:
        before = match.state.dice.rolled()
        seat = next(seat for seat in range(2) if match.state.awaited() >> seat & 1)
        legal = match.state.legal(seat)
        match.act(seat, int(legal[dice.below(len(legal))]))
        rolled += match.state.dice.rolled() != before
    match.resign(0, "random")
    return match


def test_dice_are_luck_for_one_seat_and_as_much_bad_luck_for_the_other() -> None:
    match = begun("dice_forge")
    found = review(match, simulations=1, guesses=4)
    lucky = [moment for moment in found.moments if max(moment.luck) > 0.002]
    assert len(lucky) >= 2
    for moment in found.moments:
        assert sum(moment.luck) == pytest.approx(0, abs=1e-9)
        if match.state_at(moment.n).dice.rolled() == match.state_at(moment.n - 1).dice.rolled():
            assert moment.luck == (0.0, 0.0)
    assert found.seats[0].luck == pytest.approx(sum(moment.luck[0] for moment in found.moments))


def test_a_battle_is_luck_for_one_and_bad_luck_for_the_other() -> None:
    match = play_match(plan("lords_of_creation", 2, ("greedy", "random"), seed=3))
    attacks = [entry for entry in match.log if isinstance(entry, Did) and entry.say.startswith("attack")][:12]
    judge = _Judge(match, 1, 4, dice_from_seed(1))
    lucks = [judge.moment(entry).luck for entry in attacks]
    assert all(sum(luck) == pytest.approx(0, abs=1e-9) for luck in lucks)
    assert max(max(luck) for luck in lucks) > 0.002
    assert {luck[0] > 0 for luck in lucks} == {True, False}


def test_luck_comes_to_nothing_on_average() -> None:
    match = begun("dice_forge", rolls=1)
    n = len(match.log) - 1
    before, done = match.state_at(n - 1), match.log[n - 1]
    assert isinstance(done, Did)
    action = match.game.space.parse(done.say)
    judge, others = _Judge(match, 1, 8, dice_from_seed(1)), dice_from_seed(9)
    lucks = []
    for _ in range(200):
        after = before.clone()
        after.dice = others.fork()
        after.apply(done.seat, action)
        lucks.append(judge._luck(before, after, done.seat, action)[0])
    assert max(lucks) > 0.005 and min(lucks) < -0.005
    assert abs(mean(lucks)) < stdev(lucks) / 4


def test_the_alternatives_are_legal_actions_the_best_first() -> None:
    match, found = played(), reviewed()
    for moment in found.moments:
        if moment.best:
            legal = {match.game.space.notation(int(a)) for a in match.state_at(moment.n - 1).legal(moment.seat)}
            assert {one.say for one in moment.best} <= legal
            assert moment.lost >= 0


def test_the_same_seed_gives_the_same_review() -> None:
    assert review(played(), simulations=30, guesses=3) == reviewed()


def test_turning_points_are_the_largest_changes() -> None:
    found = reviewed()
    before = found.start
    swings = {}
    for moment in found.moments:
        swings[moment.n] = max(abs(a - b) for a, b in zip(moment.chances, before))
        before = moment.chances
    least = min(swings[n] for n in found.turns)
    assert all(swing <= least for n, swing in swings.items() if n not in found.turns)


def test_a_running_match_is_not_reviewed() -> None:
    with pytest.raises(ValueError, match="is not over"):
        review(Match(game("gods"), [Seat("Ada"), Seat("Bo")], seed=1))


def test_the_command_reads_a_file_and_prints_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(backup(played()))
    asked = ["review", str(file), "--simulations", "2", "--guesses", "1"]
    assert main([*asked, "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["game"] == "gods" and len(said["moments"]) == len(played().log)
    assert main(asked) == 0
    assert "given away" in capsys.readouterr().out
