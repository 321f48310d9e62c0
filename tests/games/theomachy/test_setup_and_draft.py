"""The box, the aim, setting up and the draft."""

import pytest

from tests.games.theomachy.positions import GAME, bidding, community, do, fresh, has, legal, played_to, refused, turn
from theogony.games.theomachy import actions as a
from theogony.games.theomachy import position as p
from theogony.games.theomachy.cards import CARDS, POWER
from theogony.games.theomachy.components import ACTION_CARDS, CLERGY, DEITY_CARDS, MYTH_CARDS, WORTH, face_name
from theogony.games.theomachy.draft import held_pack, pack_base


@pytest.mark.rule(
    "theomachy.box.players", "theomachy.box.elements", "theomachy.box.prayers", "theomachy.box.action-cards"
)
@pytest.mark.rule("theomachy.box.myths", "theomachy.box.deities", "theomachy.box.rest", "theomachy.ruling.numbers")
@pytest.mark.rule("theomachy.engine.copies", "theomachy.word.sphere")
def test_the_box_holds_what_the_rulebook_counts() -> None:
    assert GAME.seats == (2, 4)
    assert len({face_name(face) for face in range(24)}) == 24
    assert 24 + 2 * len(ACTION_CARDS) == 120 == len(set(a.CARD_NAMES))
    kinds = [kind for _, kind, *_ in ACTION_CARDS]
    assert (kinds.count("attack"), kinds.count("effect"), kinds.count("place")) == (20, 20, 8)
    assert (len(DEITY_CARDS), len(MYTH_CARDS)) == (8, 20)
    assert all(sum(price for _, price, *_ in MYTH_CARDS[k : k + 5]) == 10 for k in range(0, 20, 5))
    assert all(CARDS.kind[title] == POWER for title in range(24))
    assert fresh(advanced=True).now[p.WONDERS_LEFT] == 16


@pytest.mark.rule("theomachy.box.clergy", "theomachy.word.clergy")
def test_clergy_are_worth_ten_five_and_two() -> None:
    assert dict(zip(CLERGY, (int(worth) for worth in WORTH))) == {"prophet": 10, "priest": 5, "believer": 2}


@pytest.mark.rule("theomachy.setup.community", "theomachy.setup.supply", "theomachy.setup.stack")
@pytest.mark.rule("theomachy.setup.advanced-only", "theomachy.word.community")
def test_everybody_starts_with_a_community_of_strength_104() -> None:
    state = fresh(4)
    assert [has(state, seat) for seat in range(4)] == [[4, 8, 12]] * 4
    assert state.score(0) == 104
    assert state.now[p.WONDERS_LEFT] == 0 and sum(state.myth) == 0
    assert state.now[p.STACKED] == 120 - 4 * 5


@pytest.mark.rule("theomachy.draft.sizes", "theomachy.draft.draw", "theomachy.draft.choose", "theomachy.draft.twelve")
@pytest.mark.rule("theomachy.draft.keep-eight", "theomachy.advanced.draft")
@pytest.mark.parametrize(("seats", "rounds", "hand"), [(2, 6, 3), (3, 4, 4), (4, 3, 5)])
def test_the_draft_gives_everybody_twelve_cards_in_so_many_rounds(seats: int, rounds: int, hand: int) -> None:
    state = fresh(seats, advanced=True)
    picks = 0
    while state.agenda.kind_for(0) == a.TO_PICK:
        assert len(state.legal(0)) == hand - picks % (hand - 1)
        for seat in range(seats):
            state.apply(seat, state.legal(seat)[0])
        picks += 1
    assert picks == rounds * (hand - 1) == 12
    assert state.agenda.kind_for(0) == a.TO_REJECT and len(state.legal(0)) == 495
    for seat in range(seats):
        state.apply(seat, state.legal(seat)[-1])
    assert [int(state.of(seat, p.PILES)) for seat in range(seats)] == [8] * seats


@pytest.mark.rule("theomachy.draft.pass-left", "theomachy.ruling.pass-left-always", "theomachy.draft.last-card")
@pytest.mark.rule("theomachy.draft.look")
def test_what_is_left_of_a_hand_goes_to_the_left_and_the_last_card_aside() -> None:
    state = fresh(3)
    assert held_pack(state, 1) == 1
    rest = {int(card) for card in state.pack[pack_base(state, 0, 1) : pack_base(state, 0, 2)]}
    mine = int(a.PICK.arg(state.legal(1)[0], 0))
    for seat in range(3):
        state.apply(seat, state.legal(seat)[0])
    assert {int(a.PICK.arg(action, 0)) for action in state.legal(2)} == rest - {mine}
    assert state.seen_by(1).where[mine] == p.CHOSEN_OF + 1  # one's chosen cards can be looked at
    for _ in range(2):
        for seat in range(3):
            state.apply(seat, state.legal(seat)[0])
    assert sum(1 for where in state.where if where == p.ASIDE) == 3
    assert refused(state, 0, f"pick {a.CARD_NAMES[mine]}") == "draft.choose"


@pytest.mark.rule("theomachy.setup.back-into-stack", "theomachy.setup.row", "theomachy.setup.piles")
@pytest.mark.rule("theomachy.turn.first-initiative", "theomachy.turn.initiative")
def test_after_the_draft_the_row_is_laid_and_a_first_player_drawn() -> None:
    firsts = {int(bidding(3, seed).now[p.FIRST]) for seed in range(12)}
    state = bidding(3)
    assert firsts == {0, 1, 2}
    assert turn(state) == state.now[p.FIRST]
    assert sum(1 for where in state.where if where == p.IN_ROW) == 6
    assert state.now[p.STACKED] == 120 - 24 - 6


@pytest.mark.rule("theomachy.advanced.mythology", "theomachy.advanced.deities", "theomachy.advanced.choose")
@pytest.mark.rule("theomachy.ruling.mythology-first", "theomachy.advanced.myths", "theomachy.advanced.wonders")
def test_everybody_gets_a_mythology_before_the_draft_and_chooses_a_deity_after_it() -> None:
    state = fresh(4, advanced=True)
    mythologies = [int(state.of(seat, p.MYTHOLOGY)) for seat in range(4)]
    assert sorted(mythologies) == [0, 1, 2, 3]
    state = played_to(int(a.TO_DEITY), 4, advanced=True)
    for seat in range(4):
        base = int(state.of(seat, p.MYTHOLOGY)) * 2
        assert legal(state, seat) == [f"deity {DEITY_CARDS[k][0]}" for k in (base, base + 1)]
        other = DEITY_CARDS[(base + 2) % 8][0]
        assert refused(state, seat, f"deity {other}") == "advanced.choose"
        state.apply(seat, state.legal(seat)[0])
    assert [int(state.of(seat, p.DEITY_OF)) for seat in range(4)] == [m * 2 for m in mythologies]
    assert sum(1 for where in state.myth if where == p.Y_TOP) == 4
    assert sum(1 for where in state.myth if where == p.Y_PILE) == 16


@pytest.mark.rule("theomachy.goal.last", "theomachy.goal.end", "theomachy.ruling.clergy-tested")
def test_the_game_ends_when_one_player_is_left() -> None:
    state = bidding(2)
    seat = turn(state)
    community(state, seat, 0, 0, 0)
    do(state, seat, "fold")
    assert state.over() and [int(place) for place in state.places()] == ([2, 1] if seat == 0 else [1, 2])
