"""Playing on from a moment of a finished match: the old log stays true, the dice are new, all of it can be checked."""

import json

import pytest

from tests.match.playing import agreed, gods, nonce_of, play_out, vigil
from tests.match.test_files import eventful
from tests.match.test_tampering import changed, complaint, leaves, other, value_at
from theogony.lab.headless import play_match
from theogony.lab.plan import plan
from theogony.match import (
    Agreement,
    Declined,
    Match,
    Seat,
    backup,
    commitment_to_nonce,
    forked,
    published,
    restore,
    verify,
)
from theogony.match.entries import Did, Forked, Resigned, Unopened
from theogony.match.match import PERSON
from theogony.match.snapshot import snapshot, started_at

NEW = (Seat("Eve"), Seat("Finn"), Seat("Gaia", "greedy"))


def old() -> Match:
    return play_out(eventful(agreed(unopened=(1,))))


def new_agreement(unopened: bool = False) -> Agreement:
    nonces = (nonce_of(7), None if unopened else nonce_of(8), None)
    committed = (commitment_to_nonce(nonce_of(7)), commitment_to_nonce(nonce_of(8)), None)
    return Agreement(bytes(range(1, 33)), committed, nonces)


def test_the_new_match_begins_with_the_old_log_and_stands_where_it_stood() -> None:
    first = old()
    for n in range(len(first.log)):
        again = forked(first, n, NEW, seed=5)
        notes = [entry for entry in again.log if isinstance(entry, Unopened)]
        assert again.log[:n] == first.log[:n]
        assert isinstance(again.log[-1], Forked) and len(again.log) == max(n, len(notes)) + 1
        assert again.state.dump() == _with_dice_of(first, n, again)
        assert again.clock.at == (first.log[n - 1].at if n else 0)


def _with_dice_of(match: Match, n: int, other: Match) -> bytes:
    state = match.state_at(n)
    state.dice = other.state.dice
    return state.dump()


def test_the_dice_after_the_fork_are_new_and_those_before_it_the_old_ones() -> None:
    first = play_out(gods(2, bag=True))
    seats = [Seat("Eve"), Seat("Finn")]
    games = [play_out(forked(first, 10, seats, seed=seed)) for seed in (1, 2)]
    told = [[entry.told for entry in game.log if isinstance(entry, Did)] for game in (first, *games)]
    assert told[1][:10] == told[2][:10] == told[0][:10]
    assert told[1] != told[2] and told[1][10:] != told[0][10:]
    assert play_out(forked(first, 10, seats, seed=1)).log == games[0].log


def test_who_had_given_up_plays_again_and_no_pause_is_left() -> None:
    first = old()
    n = next(entry.n for entry in first.log if isinstance(entry, Resigned))
    again = forked(first, n, NEW, seed=5)
    assert again.resigned == [] and again.players == [PERSON, PERSON, "greedy"] and not again.paused
    paused = next(entry.n for entry in first.log if type(entry).__name__ == "Paused")
    assert not forked(first, paused, NEW, seed=5).paused


def test_a_match_that_somebody_gave_up_can_be_played_on_from_its_end() -> None:
    first = gods(2)
    first.act(*_first_move(first))
    first.resign(0, "random")
    assert first.over
    again = forked(first, len(first.log), [Seat("Eve"), Seat("Finn")], seed=5)
    assert not again.over
    assert play_out(again).result() is not None


def _first_move(match: Match) -> tuple[int, int]:
    seat = next(seat for seat in range(len(match.seats)) if int(match.state.awaited()) >> seat & 1)
    return seat, int(match.state.legal(seat)[0])


@pytest.mark.parametrize("n", [0, 1, 4, 12, 29])
def test_a_forked_match_comes_back_from_its_file_and_is_verified(n: int) -> None:
    again = forked(old(), n, NEW, agreement=new_agreement(unopened=True))
    assert backup(restore(backup(again))) == backup(again)
    play_out(again, seed=9)
    file = published(again)
    assert published(restore(file)) == file
    found = verify(file)
    at = next(entry.n for entry in again.log if isinstance(entry, Forked))
    assert found.goes_on_after == at - 1
    assert found.sentence().endswith(f"It goes on from another match after entry {at - 1}, with dice of its own.")


def test_a_fork_of_a_fork_keeps_all_dice_apart() -> None:
    second = play_out(forked(old(), 12, NEW, agreement=new_agreement()), seed=9)
    for n in (3, 12, 13, 14, 20):
        third = play_out(forked(second, n, NEW, seed=6), seed=2)
        assert len(third.earlier) == (1 if n <= 12 else 2)
        assert published(restore(published(third))) == published(third)


def test_nothing_before_the_fork_is_taken_back() -> None:
    first = play_out(gods(2))
    again = forked(first, 1, [Seat("Eve"), Seat("Finn")], seed=5)
    assert [again.undoable(seat) for seat in (0, 1)] == [0, 0]
    for seat in (0, 1):
        with pytest.raises(Declined, match="this match began in entry 2"):
            again.undo(seat)
    seat, action = _first_move(again)
    before = again.state.dump()
    again.act(seat, action)
    if again.undoable(seat):
        again.undo(seat)
        assert again.state.dump() == before


def test_a_snapshot_after_a_fork_leads_to_the_same_states() -> None:
    again = play_out(forked(old(), 12, NEW, agreement=new_agreement()), seed=9)
    fresh = Match(again.game, NEW, again.options, agreement=new_agreement(), earlier=again.earlier)
    assert started_at(fresh, again.log, snapshot(again)) == len(again.log)
    for n in range(len(again.log) + 1):
        assert fresh.state_at(n).dump() == again.state_at(n).dump()
    assert fresh.forks == again.forks


def test_a_running_match_is_not_played_on_from() -> None:
    with pytest.raises(ValueError, match="Only a match that is over"):
        forked(vigil(), 0, NEW, seed=1)


def test_moments_that_are_not_there_and_the_very_end_are_refused() -> None:
    first = old()
    for n in (-1, len(first.log) + 1):
        with pytest.raises(ValueError, match=f"There is no entry {n}"):
            forked(first, n, NEW, seed=1)
    with pytest.raises(ValueError, match="nothing to play on"):
        forked(first, len(first.log), NEW, seed=1)
    with pytest.raises(ValueError, match="3 seats; 2"):
        forked(first, 3, NEW[:2], seed=1)


def test_every_single_field_of_the_earlier_dice_that_is_changed_is_found() -> None:
    file = json.loads(published(play_out(forked(old(), 12, NEW, agreement=new_agreement()), seed=9)))
    for path in leaves(file["earlier"]):
        if value_at(file, ("earlier", *path)) is None:
            continue
        for value in other(value_at(file, ("earlier", *path))):
            sentence = complaint(changed(file, ("earlier", *path), value))
            assert "earlier match 1" in sentence or "This is no match file" in sentence, (path, value, sentence)
    at = next(k for k, entry in enumerate(file["entries"]) if entry["do"] == "fork")
    for name, value in file["entries"][at].items():
        for another in other(value):
            assert f"Entry {at + 1}" in complaint(changed(file, ("entries", at, name), another)) or name == "do"
    without = {name: value for name, value in file.items() if name != "earlier"}
    assert "set-up" in complaint(without)
    twice = {**file, "earlier": file["earlier"] * 2}
    assert "2 earlier ones" in complaint(twice) or "Entry" in complaint(twice)


@pytest.mark.parametrize("id", ["gods", "dice_forge", "four_gods", "lords_of_creation", "theomachy"])
def test_every_game_is_played_on_from_its_middle_and_verified(id: str) -> None:
    first = play_match(plan(id, 2, ("random",), seed=3))
    again = play_out(forked(first, len(first.log) // 2, NEW[:2], seed=9))
    found = verify(published(again))
    assert found.complete and found.goes_on_after == len(first.log) // 2
