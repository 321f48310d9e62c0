"""Match files: they read well, come back byte for byte, and keep the seed until the end."""

import json
from contextlib import suppress

import msgspec
import pytest

from tests.match.playing import SEED, agreed, gods, play_out, random_step, to_the_candles, vigil
from theogony.kernel.dice import dice_from_seed
from theogony.kernel.state import NOBODY
from theogony.match import Entry, FileError, Match, backup, follow, published, restore, verify


def eventful(match: Match, entries: int = 30) -> Match:
    """A match with every kind of entry in it, still running."""
    dice = dice_from_seed(4)
    keeper = to_the_candles(match)
    match.act(keeper, match.game.space.parse("light 1"), at=1000)
    match.undo(keeper, at=1100)
    match.pause(at=1200)
    match.take_over(0, "random", at=1300)
    match.resume(at=1400)
    match.resign(2, "random", at=1500)
    while len(match.log) < entries:
        random_step(match, dice)
    assert not match.over
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_finished_matches_come_back_byte_for_byte(seats: int) -> None:
    for match in (
        play_out(gods(seats)),
        play_out(gods(seats, bag=True, decay=True), undo=True),
        play_out(vigil(seats, quiet=True), undo=True),
        play_out(agreed("gods", seats)),
        play_out(agreed("vigil", seats, unopened=(0,))),
    ):
        file = published(match)
        again = restore(file)
        assert published(again) == backup(again) == file
        assert again.state.dump() == match.state.dump()
        assert again.result() == match.result()


def test_a_running_match_goes_on_from_its_backup_as_if_nothing_had_happened() -> None:
    match = eventful(agreed(unopened=(1,)))
    again = restore(backup(match))
    assert backup(again) == backup(match)
    assert again.players == match.players
    assert again.resigned == match.resigned
    assert play_out(again).log == play_out(match).log


def test_a_match_at_its_very_start_comes_back_too() -> None:
    assert backup(restore(backup(gods()))) == backup(gods())


def test_the_file_reads_one_line_for_each_entry_in_notation() -> None:
    match = agreed()
    keeper = to_the_candles(match)
    match.act(keeper, match.game.space.parse("light 4"), at=1500)
    lines = [line.strip().rstrip(",") for line in backup(match).decode().splitlines()]
    entry = json.loads(next(line for line in lines if '"say":"light 4"' in line))
    assert entry.pop("check")
    assert entry == {
        "do": "action",
        "n": 4,
        "at": 1500,
        "seat": keeper,
        "say": "light 4",
        "told": [f"lit seat={keeper} candle=4"],
    }


def test_the_published_file_of_a_running_match_keeps_seed_and_secrets() -> None:
    match = agreed()
    match.act(0, int(match.state.legal(0)[0]))
    card = match.log[0].say  # type: ignore[union-attr]
    for viewer in (NOBODY, 1, 2):
        text = published(match, viewer).decode()
        assert SEED.hex() not in text
        assert match.key.hex() not in text
        assert card not in text
        assert '"offer ?"' in text
        assert match.log[0].check not in text
        assert match.start_check not in text
    assert card in published(match, 0).decode()
    assert SEED.hex() not in published(match, 0).decode()
    assert match.agreement is not None
    assert match.agreement.commitment() in published(match).decode()


def test_the_key_of_a_match_with_given_dice_is_kept_as_well() -> None:
    match = gods()
    assert match.key.hex() not in published(match).decode()
    assert match.key.hex() in backup(match).decode()
    assert match.key.hex() in published(play_out(match)).decode()


def test_a_running_match_as_published_can_be_verified_only_in_part() -> None:
    match = eventful(agreed())
    found = verify(published(match))
    assert not found.complete
    assert "not over" in found.sentence()
    with pytest.raises(FileError, match="backup"):
        restore(published(match))
    broken = json.loads(published(match))
    broken["seats"][0]["nonce"] = "ab" * 16
    with pytest.raises(FileError, match="nonce of seat 0"):
        verify(json.dumps(broken))
    broken = json.loads(published(match))
    broken["entries"][3]["n"] = 9
    with pytest.raises(FileError, match="Entry 5 comes after entry 9"):
        verify(json.dumps(broken))
    broken = json.loads(published(match))
    broken["entries"][9]["at"] = 1
    with pytest.raises(FileError, match="Entry 10 is at 1 ms"):
        verify(json.dumps(broken))


def test_a_right_file_is_called_right() -> None:
    match = play_out(agreed("gods"))
    found = verify(published(match))
    assert found.complete
    assert found.entries == len(match.log)
    assert found.sentence().startswith("Right")


def test_a_match_can_be_followed_entry_by_entry_from_storage() -> None:
    match = eventful(agreed(unopened=(0, 1)))
    again = agreed(unopened=(0, 1))
    for stored in [msgspec.json.encode(entry) for entry in match.log]:
        follow(again, msgspec.json.decode(stored, type=Entry))
    assert again.log == match.log
    assert again.state.dump() == match.state.dump()


def test_a_gap_in_the_storage_is_found() -> None:
    match = eventful(vigil())
    again = vigil()
    follow(again, match.log[0])
    with pytest.raises(FileError, match="Entry 3 comes after entry 1"):
        follow(again, match.log[2])


def test_whatever_happens_at_a_table_comes_back_from_its_backup() -> None:
    for seed in range(12):
        dice = dice_from_seed(seed)
        match = agreed(["vigil", "gods"][seed % 2], 2 + seed % 3)
        for _ in range(120):
            at = match.clock.at + dice.below(1500)
            seat = dice.below(len(match.seats))
            legal = [] if match.over else match.state.legal(seat)
            with suppress(ValueError):
                match dice.below(12):
                    case 0:
                        match.undo(seat, 1 + dice.below(3), at=at)
                    case 1:
                        match.pause(at=at)
                    case 2 | 3:
                        match.resume(at=at)
                    case 4:
                        match.take_over(seat, ["random", "person"][dice.below(2)], at=at)
                    case 5:
                        match.tick(at)
                    case 6 if dice.below(8) == 0:
                        match.resign(seat, "random", at=at)
                    case 7 if len(legal) > 1:
                        match.act(seat, [int(legal[0]), int(legal[1])], at=at)
                    case _:
                        match.act(seat, int(legal[dice.below(len(legal))]), at=at)
        again = restore(backup(match))
        assert backup(again) == backup(match)
        assert again.due() == match.due()
        assert again.clock.thought == match.clock.thought
        assert (again.paused, again.players, again.over) == (match.paused, match.players, match.over)
