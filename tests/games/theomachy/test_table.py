"""How Theomachy lies on the table: what is told apart, and where things lie before anybody has them."""

from __future__ import annotations

import pytest

from tests.games.theomachy.positions import GAME, bidding, control_all, do, fresh, hold, number, played_to, turn
from theogony.games.theomachy import actions as a
from theogony.games.theomachy import position as p
from theogony.table.table import table_of

TABLE = table_of(GAME)


@pytest.mark.rule("theomachy.turn.first-initiative")
@pytest.mark.parametrize("advanced", [False, True], ids=["basic", "advanced"])
def test_the_initiative_lies_with_nobody_until_it_is_drawn(advanced: bool) -> None:
    states = [fresh(3, 2, advanced=advanced), played_to(int(a.TO_REJECT), 3, 2, advanced=advanced)]
    if advanced:
        states.append(played_to(int(a.TO_DEITY), 3, 2, advanced=True))
    for state in states:
        for seat in (-1, 0, 2):
            lies = TABLE.pieces(state.seen_by(seat), seat)["initiative"]
            assert lies.at == "sky@first" and lies.note is not None
    state = played_to(int(a.TO_BID), 3, 2, advanced=advanced)
    assert TABLE.pieces(state.seen_by(0), 0)["initiative"].at == f"sky@first{int(state.now[p.FIRST])}"


def test_hand_draw_pile_and_discard_pile_of_a_rival_have_names_places_and_looks_of_their_own() -> None:
    state = bidding(3)
    one, rival = turn(state), (turn(state) + 1) % 3
    hold(state, rival, "plague", "unity")
    scene, types = TABLE.pieces(state.seen_by(one), one), TABLE.types()
    things = [scene[id] for id in (f"back:hand{rival}", f"pile{rival}", f"discards{rival}")]
    assert [piece.n for piece in things] == [2, int(state.of(rival, p.PILES)), int(state.of(rival, p.DISCARDS))]
    assert len({piece.at for piece in things}) == 3
    assert len({types[piece.t].art[0] for piece in things}) == 3 == len({types[piece.t].name.key for piece in things})
    spots = TABLE.zones(state.seen_by(one), one)[f"has{rival}"].spots
    assert all(piece.at.split("@")[1] in spots and spots[piece.at.split("@")[1]].name for piece in things)
    assert f"back:hand{one}" not in scene  # the own hand is open


def test_what_a_viewer_has_seen_of_a_hand_lies_in_it_open_and_is_counted_once() -> None:
    state = bidding(2)
    one, rival = turn(state), 1 - turn(state)
    hold(state, one, "whisper")
    hold(state, rival, "plague", "unity")
    control_all(state, one)
    do(state, one, "play whisper-a")
    scene = TABLE.pieces(state.seen_by(one), one)
    assert scene["plague-a"].at == scene["unity-a"].at == f"has{rival}@hand"
    assert scene["plague-a"].look == ["peeked"] and f"back:hand{rival}" not in scene
    state.put(rival, p.TOP_CARD, number("plague"))
    do(state, one, "fold")
    top = TABLE.pieces(state.seen_by(one), one)
    assert all(piece.look == [] for piece in top.values() if piece.at == f"has{rival}@discard")


def test_a_look_at_several_things_is_told_once_and_shows_them_to_who_looked_alone() -> None:
    state = bidding(3)
    one, rival = turn(state), (turn(state) + 1) % 3
    hold(state, one, "oracle-spring", "whisper")
    hold(state, rival, "plague", "unity")
    control_all(state, one)
    do(state, one, "play whisper-a")
    state.telling = True
    for said, key, shown in ((f"target {rival}", "event-looked", 2), ("play oracle-spring-a", "told-stars", 2)):
        state.trail = state.trail[:0]
        before = state.clone()
        do(state, one, said)
        for seat in range(3):
            told = TABLE.cues(before.seen_by(seat), state.seen_by(seat), seat)
            looks = [cue for cue in told if cue.say is not None and cue.say.key == key]
            assert len(looks) == 1 and looks[0].stay == (seat == one)
            scene = TABLE.pieces(state.seen_by(seat), seat)
            assert sum("peeked" in scene[id].look for id in looks[0].on if id in scene) == (shown if seat == one else 0)
