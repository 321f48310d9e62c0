"""Replays: every earlier point comes back exactly, and nobody sees in it what was found out later."""

import pytest

from tests.games_for_tests.secrets_and_time import GRAB
from tests.match.playing import gods, play_out, random_step, to_the_candles, to_the_race, vigil
from theogony.kernel.dice import dice_from_seed
from theogony.kernel.state import EVERYBODY, NOBODY
from theogony.match import Declined, Match, entry_seen, published, replay, verify, view
from theogony.match.entries import Did, told


def played_with_states(match: Match) -> list[bytes]:
    """Plays on at random with undos; the bytes of the state after every entry."""
    dice = dice_from_seed(5)
    states = [match.state.dump()]
    while not match.over and len(match.log) < 150:
        random_step(match, dice)
        states += [match.state.dump()] * (len(match.log) + 1 - len(states))
        if dice.below(2) == 0 and not match.over:
            try:
                match.undo(dice.below(len(match.seats)))
                states.append(match.state.dump())
            except Declined:
                continue
    return states


@pytest.mark.parametrize("start", [gods, vigil])
def test_every_earlier_state_comes_back_exactly(start: object) -> None:
    match = start(3)  # type: ignore[operator]
    states = played_with_states(match)
    assert len(states) == len(match.log) + 1 > 40
    for n, state in enumerate(states):
        assert match.state_at(n).dump() == state
    with pytest.raises(ValueError, match="no entry"):
        match.state_at(len(match.log) + 1)


def test_a_state_of_the_past_is_ones_own() -> None:
    match = vigil()
    to_the_candles(match)
    past = match.state_at(1)
    past.apply(1, past.legal(1)[0])
    assert match.state_at(1).dump() != past.dump()


def test_a_sealed_answer_is_a_question_mark_to_others() -> None:
    match = vigil()
    offer = int(match.state.legal(1)[0])
    match.act(1, offer)
    mine, yours, nobodys = (entry_seen(match, 1, viewer) for viewer in (1, 0, NOBODY))
    assert isinstance(mine, Did) and mine.say == match.game.space.notation(offer)
    assert isinstance(yours, Did) and yours.say == "offer ?"
    assert yours == nobodys
    assert yours.check == ""


def test_an_old_entry_never_tells_what_was_revealed_later() -> None:
    match = vigil()
    match.act(0, int(match.state.legal(0)[0]))
    as_it_was = [(entry_seen(match, 1, v), view(match, v, 1).dump()) for v in range(NOBODY, 3)]
    play_out(match)
    assert [(entry_seen(match, 1, v), view(match, v, 1).dump()) for v in range(NOBODY, 3)] == as_it_was


def test_only_who_took_a_bowl_is_told_what_was_in_it() -> None:
    match = vigil()
    to_the_race(match)
    (entry,) = match.act(2, GRAB.encode(bowl=3))
    assert isinstance(entry, Did)
    taker, other = entry_seen(match, entry.n, 2), entry_seen(match, entry.n, 0)
    assert isinstance(taker, Did) and isinstance(other, Did)
    assert taker.told == entry.told
    assert other.told == ("looked seat=2 bowl=3 coins=?",)


def test_a_replay_shows_a_viewer_what_it_saw_then() -> None:
    match = vigil()
    dice = dice_from_seed(2)
    live = [view(match, 1).dump()]
    while not match.over:
        random_step(match, dice)
        live += [view(match, 1).dump()] * (len(match.log) + 1 - len(live))
    shown = list(replay(match, 1))
    assert shown[0][0] is None
    assert [seen.dump() for _, seen in shown] == live
    assert [entry for entry, _ in shown[1:]] == [entry_seen(match, n, 1) for n in range(1, len(match.log) + 1)]


def test_the_trail_of_a_view_is_that_of_its_entry() -> None:
    match = vigil()
    keeper = to_the_candles(match)
    match.act(keeper, match.game.space.parse("light 4"))
    match.undo(keeper)
    for entry, seen in list(replay(match, NOBODY))[1:]:
        assert told(seen.events(), seen.trail) == getattr(entry, "told", ())


def test_everything_is_shown_to_everybody_only_when_the_match_is_over() -> None:
    match = vigil()
    with pytest.raises(ValueError, match="not"):
        view(match, EVERYBODY)
    play_out(match)
    assert [entry for entry, _ in replay(match, EVERYBODY)][1:] == match.log
    assert view(match, EVERYBODY).dump() == match.state.dump()


def test_two_truths_a_viewer_cannot_tell_apart_look_the_same_in_the_log() -> None:
    one, other = vigil(), vigil()
    one.act(1, int(one.state.legal(1)[0]))
    other.act(1, int(other.state.legal(1)[1]))
    for viewer in (0, 2, NOBODY):
        assert entry_seen(one, 1, viewer) == entry_seen(other, 1, viewer)
        assert view(one, viewer).dump() == view(other, viewer).dump()


def test_nobody_is_told_who_has_answered_a_quiet_question() -> None:
    match = vigil(quiet=True)
    match.act(1, int(match.state.legal(1)[0]))
    assert entry_seen(match, 1, 1) is not None
    for viewer in (0, 2, NOBODY):
        assert entry_seen(match, 1, viewer) is None
        assert len(list(replay(match, viewer))) == 1
        assert '"entries": []' in published(match, viewer).decode()
        assert view(match, viewer).dump() == view(match, viewer, 0).dump()


def test_the_answer_that_closes_a_quiet_question_is_shown_as_nobodys() -> None:
    match = vigil(quiet=True)
    for seat in (2, 0, 1):
        match.act(seat, int(match.state.legal(seat)[0]))
    closing = entry_seen(match, 3, 0)
    assert isinstance(closing, Did)
    assert (closing.seat, closing.say) == (NOBODY, "offer ?")
    assert len(closing.told) == 3
    assert not verify(published(match, 0)).complete
