"""Acting: through one door, all or nothing, and late is not wrong."""

import pytest

from tests.games_for_tests.secrets_and_time import GRAB, LIGHT
from tests.match.playing import awaited_seats, gods, play_out, to_the_candles, to_the_race, vigil
from theogony.kernel.state import Refused
from theogony.match import DECLINED_IDS, Declined, Late, Match, Seat
from theogony.match.entries import Did
from theogony.words.speech import LANGUAGES, Words


def test_an_action_is_an_entry_in_notation_with_what_it_told() -> None:
    match = vigil()
    keeper = to_the_candles(match)
    (entry,) = match.act(keeper, match.game.space.parse("light 4"), at=1500)
    assert isinstance(entry, Did)
    assert (entry.n, entry.at, entry.seat, entry.say) == (4, 1500, keeper, "light 4")
    assert entry.told == (f"lit seat={keeper} candle=4",)
    assert match.log[-1] is entry


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_matches_end_with_a_result(seats: int) -> None:
    for match in (gods(seats), vigil(seats)):
        assert match.result() is None
        result = play_out(match).result()
        assert result is not None
        assert 1 in result.places
        assert list(result.places) == list(match.state.places())
        with pytest.raises(Declined, match="over") as refused:
            match.act(0, 0)
        assert refused.value.id == "engine.over"


def test_the_log_alone_rebuilds_the_state() -> None:
    match = play_out(vigil(), undo=True)
    again = vigil()
    for entry in match.log:
        if isinstance(entry, Did):
            again.act(entry.seat, again.game.space.parse(entry.say), at=entry.at)
        else:
            again.tick(entry.at) if hasattr(entry, "say") else again.undo(entry.seat, entry.back, at=entry.at)
    assert again.log == match.log
    assert again.state.dump() == match.state.dump()


def test_a_refused_action_changes_nothing() -> None:
    match = vigil()
    keeper = to_the_candles(match)
    before = match.state.dump(), list(match.log), list(match.state.trail)
    with pytest.raises(Refused):
        match.act(keeper, match.game.space.parse("pray sun"))
    with pytest.raises(Refused):
        match.act((keeper + 1) % 3, match.game.space.parse("done"))
    with pytest.raises(Refused):
        match.act(keeper, 10**30)
    with pytest.raises(Declined) as refused:
        match.act(3, match.game.space.parse("run-out"))
    assert refused.value.id == "engine.no-such-seat"
    assert (match.state.dump(), match.log, list(match.state.trail)) == before


def test_a_list_of_actions_is_done_as_a_whole() -> None:
    match = vigil()
    keeper = to_the_candles(match)
    entries = match.act(keeper, [LIGHT.encode(candle=1), LIGHT.encode(candle=2)])
    assert [entry.n for entry in entries] == [4, 5]


def test_a_list_with_one_wrong_action_is_not_done_at_all() -> None:
    match = vigil()
    keeper = to_the_candles(match)
    before = match.state.dump(), list(match.log)
    for wrong in ([1, 1], [1, 2, 3], [1, 0, -1]):
        with pytest.raises(Refused):
            match.act(keeper, [LIGHT.encode(candle=c) if c >= 0 else 10**6 for c in wrong])
        assert (match.state.dump(), match.log) == before
    twin = vigil()
    assert to_the_candles(twin) == keeper
    assert twin.act(keeper, [LIGHT.encode(candle=5)]) == match.act(keeper, [LIGHT.encode(candle=5)])


def test_an_answer_to_an_old_question_is_late() -> None:
    match = vigil()
    keeper = to_the_candles(match)
    asked = int(match.state.question(keeper))
    match.act(keeper, LIGHT.encode(candle=1), question=asked)
    with pytest.raises(Late, match="no longer asked") as late:
        match.act(keeper, LIGHT.encode(candle=2), question=asked)
    assert late.value.id == "engine.late"
    match.act(keeper, LIGHT.encode(candle=2), question=int(match.state.question(keeper)))


def test_a_sealed_answer_may_be_replaced_under_the_same_question() -> None:
    match = vigil()
    asked = int(match.state.question(0))
    first, second = (int(action) for action in match.state.legal(0)[:2])
    match.act(0, first, question=asked)
    match.act(0, second, question=asked)
    assert int(match.state.agenda.sealed_for(0)) == second


def test_in_a_race_whoever_is_slower_is_late_and_not_wrong() -> None:
    match = vigil()
    to_the_race(match)
    seen = len(match.log)
    match.act(0, GRAB.encode(bowl=2), seen=seen)
    with pytest.raises(Late):
        match.act(1, GRAB.encode(bowl=2), seen=seen)
    with pytest.raises(Refused):
        match.act(1, GRAB.encode(bowl=2), seen=len(match.log))
    with pytest.raises(Refused):
        match.act(1, GRAB.encode(bowl=7), seen=seen)


def test_a_bot_takes_a_seat_over_and_gives_it_back() -> None:
    match = gods(3)
    match.take_over(1, "greedy", at=10)
    assert match.players == ["person", "greedy", "person"]
    match.take_over(1, "person", at=20)
    assert match.players == ["person", "person", "person"]
    assert [seat.player for seat in match.seats] == ["person"] * 3
    with pytest.raises(ValueError, match="neither"):
        match.take_over(1, " ")


def test_who_resigns_comes_last_and_a_bot_plays_on() -> None:
    match = gods(3)
    match.resign(2, "random")
    assert not match.over
    assert match.players[2] == "random"
    result = play_out(match).result()
    assert result is not None
    assert result.places[2] == 3


def test_when_all_but_one_have_resigned_the_match_is_over() -> None:
    match = gods(3)
    match.resign(2, "random")
    match.resign(0, "random")
    result = match.result()
    assert match.over
    assert result is not None
    assert result.places == (2, 1, 3)


def test_nothing_can_be_played_during_a_pause() -> None:
    match = gods()
    match.pause(at=5)
    seat = awaited_seats(match)[0]
    with pytest.raises(Declined) as refused:
        match.act(seat, int(match.state.legal(seat)[0]), at=6)
    assert refused.value.id == "engine.paused"
    match.resume(at=7)
    match.act(seat, int(match.state.legal(seat)[0]), at=8)
    with pytest.raises(Declined) as again:
        match.resume(at=9)
    assert again.value.id == "engine.not-paused"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_a_match_declines_has_a_sentence_for_players(language: str) -> None:
    spoken = Words(language, None)
    for id in DECLINED_IDS:
        assert spoken.say(id.replace(".", "-")) not in (id, id.replace(".", "-"))


def test_bad_set_ups_are_refused_with_the_value() -> None:
    match = gods()
    for wrong in (
        lambda: Match(match.game, [Seat("Ada")], seed=1),
        lambda: Match(match.game, [Seat("Ada"), Seat("")], seed=1),
        lambda: Match(match.game, [Seat("Ada"), Seat("Bo", "")], seed=1),
        lambda: Match(match.game, match.seats),
        lambda: Match(match.game, match.seats, seed=1, key=bytes(32)),
        lambda: Match(match.game, match.seats, key=bytes(31)),
        lambda: Match(match.game, match.seats, {"colour": 1}, seed=1),
        lambda: Match(match.game, match.seats, seed=-1),
    ):
        with pytest.raises(ValueError):
            wrong()
