"""What is true in every position of a random game."""

import pytest

from tests.games.theomachy.positions import fresh
from theogony.games.theomachy import position as p
from theogony.games.theomachy.cards import ALWAYS, CARDS, CONTROL, INSTRUCTION, PLACE, POWER, title_of
from theogony.games.theomachy.rules import TheomachyState
from theogony.kernel.dice import dice_from_seed


def counted(state: TheomachyState, zone: int) -> int:
    return sum(1 for where in state.where if where == zone)


def control_by_hand(state: TheomachyState, seat: int) -> list[int]:
    """What powers, places, the deity and the myths of the round give, counted anew."""
    out = [0] * 6
    sources = [card for card in range(120) if state.where[card] == p.TABLE_OF + seat]
    if state.of(seat, p.DEITY_OF) >= 0:
        sources.append(120 + int(state.of(seat, p.DEITY_OF)))
    for source in sources:
        title = int(title_of(source))
        if CARDS.kind[title] == POWER:
            out[source // 6] += 1
            out[4 + source % 6 // 3] += source % 3 + 1
        elif CARDS.when[title] == ALWAYS:
            at = int(CARDS.start[title]) * int(INSTRUCTION)
            if CARDS.program[at] == CONTROL:
                out[int(CARDS.program[at + 2])] += int(CARDS.program[at + 3])
    out[4] += int(state.of(seat, p.LENT_ORDER))
    out[5] += int(state.of(seat, p.LENT_CHAOS))
    return out


def look(state: TheomachyState) -> None:
    for seat in range(int(state.seats)):
        prophets, priests, believers = (int(state.community[seat * 3 + kind]) for kind in range(3))
        assert priests > 0 or prophets == 0, "exchange.prophet"
        assert believers > 0 or priests == 0, "exchange.priest"
        assert min(prophets, priests, believers) >= 0
        for kind in range(3):
            assert 0 <= state.borrowed[seat * 3 + kind] <= state.stake[seat * 3 + kind]
        if state.drafting() or not state.in_game(seat):
            continue
        assert state.of(seat, p.HANDS) == counted(state, int(p.HAND_OF) + seat)
        assert state.of(seat, p.PILES) == counted(state, int(p.PILE_OF) + seat)
        assert state.of(seat, p.DISCARDS) == counted(state, int(p.DISCARD_OF) + seat)
        places = [c for c in range(120) if state.where[c] == p.TABLE_OF + seat and CARDS.kind[title_of(c)] == PLACE]
        assert state.place_count(seat) == len(places)
        assert [int(state.control[seat * 6 + k]) for k in range(6)] == control_by_hand(state, seat)
    if not state.drafting():
        assert state.now[p.STACKED] == counted(state, int(p.STACK))
        assert sum(1 for card in state.row if card < p.NO_CARD) == counted(state, int(p.IN_ROW))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("advanced", [False, True])
def test_counts_communities_and_control_agree_with_the_table(seats: int, advanced: bool) -> None:
    for seed in range(4):
        state = fresh(seats, seed, advanced=advanced)
        chance = dice_from_seed(seed)
        while not state.over():
            seat = next(seat for seat in range(seats) if int(state.awaited()) >> seat & 1)
            legal = state.legal(seat)
            state.apply(seat, legal[chance.below(len(legal))])
            look(state)
        alive = [seat for seat in range(seats) if state.in_game(seat)]
        assert [int(place) for place in state.places()].count(1) == 1 or len(alive) > 1
