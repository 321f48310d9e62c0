"""Counted betting rounds: how many ways a betting round can go, by the engine and by counting on our fingers.

The naive count knows communities as tuples and the rules of betting, changing and despairing from the rulebook; it
shares nothing with the engine. Nobody holds a card, so that only the betting itself is counted.
"""

from __future__ import annotations

import pytest

from tests.games.theomachy.positions import bidding, community, turn
from theogony.games.theomachy import position as p
from theogony.games.theomachy.rules import TheomachyState

Clergy = tuple[int, int, int]


def changed(clergy: Clergy) -> Clergy:
    prophets, priests, believers = clergy
    while (prophets and not priests) or (priests and not believers):
        if prophets and not priests:
            prophets, priests = prophets - 1, 2
        else:
            priests, believers = priests - 1, 2
    return prophets, priests, believers


def without(clergy: Clergy, kind: int) -> Clergy | None:
    """The community after one marker is given away; None if there is none of its kind."""
    if clergy[kind] == 0:
        return None
    left = list(clergy)
    left[kind] -= 1
    return changed((left[0], left[1], left[2]))


class Round:
    """One betting round: who is in it with what, the raises so far, and how many of them each has met."""

    def __init__(self, have: dict[int, Clergy], order: tuple[int, ...], turn: int) -> None:
        self.have, self.order, self.turn = have, order, turn
        self.raises: tuple[tuple[int, int], ...] = ()  # who, kind
        self.met: dict[int, int] = dict.fromkeys(order, 0)
        self.acted: frozenset[int] = frozenset()

    def copy(self) -> Round:
        new = Round(dict(self.have), self.order, self.turn)
        new.raises, new.met, new.acted = self.raises, dict(self.met), self.acted
        return new

    def owed(self, seat: int) -> list[int]:
        """Highest first, so that nothing is lacking that need not be."""
        return sorted(kind for who, kind in self.raises[self.met[seat] :] if who != seat)

    def after_match(self, seat: int) -> Clergy | None:
        """What is left when all owed is paid from the community; None if something is lacking."""
        left: Clergy | None = self.have[seat]
        for kind in self.owed(seat):
            if left is None:
                return None
            left = without(left, kind)
        return left

    def in_despair(self, seat: int) -> Clergy:
        left = self.have[seat]
        for kind in self.owed(seat):
            left = without(left, kind) or left
        return left

    def next(self) -> Round | None:
        """After an action: the next turn, or None if the betting round is over."""
        place = self.order.index(self.turn)
        seats = [self.order[(place + k) % len(self.order)] for k in range(1, len(self.order) + 1)]
        follower = next(seat for seat in seats if seat in self.have)
        raiser = self.raises[-1][0] if self.raises else None
        if len(self.have) == 1 or (follower == raiser if raiser is not None else follower in self.acted):
            return None
        new = self.copy()
        new.turn = follower
        return new

    def lines(self, depth: int) -> int:
        if depth == 0:
            return 1
        total = 0
        for after in self.ways():
            then = after.next()
            total += 1 if then is None else then.lines(depth - 1)
        return total

    def ways(self) -> list[Round]:
        seat, out = self.turn, []
        paid = self.after_match(seat)
        stays = self.copy()
        stays.acted |= {seat}
        stays.have[seat] = paid if paid is not None else self.in_despair(seat)
        stays.met[seat] = len(self.raises)
        out.append(stays)  # waiting, matching, or matching in despair
        for kind in range(3):
            left = without(paid, kind) if paid is not None else None
            if left is not None:
                raised = self.copy()
                raised.acted |= {seat}
                raised.have[seat] = left
                raised.raises = (*self.raises, (seat, kind))
                raised.met[seat] = len(raised.raises)
                out.append(raised)
        gone = self.copy()
        gone.acted |= {seat}
        del gone.have[seat]
        out.append(gone)
        return out


def perft(state: TheomachyState, depth: int) -> int:
    if depth == 0 or state.now[p.BET_NO] != 1 or state.now[p.WINNERS] != 0:
        return 1
    seat = turn(state)
    total = 0
    for action in state.legal(seat):
        after = state.clone()
        assert isinstance(after, TheomachyState)
        after.apply(seat, action)
        total += perft(after, depth - 1)
    return total


SMALL: tuple[Clergy, ...] = ((1, 1, 1), (0, 1, 2), (0, 0, 3), (0, 0, 0))
RICH: tuple[Clergy, ...] = ((4, 8, 11), (2, 1, 1), (0, 2, 1), (1, 2, 3))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("have", [SMALL, RICH], ids=["poor", "rich"])
def test_a_betting_round_can_go_in_as_many_ways_as_the_rulebook_says(seats: int, have: tuple[Clergy, ...]) -> None:
    for rotated in range(seats):
        state = bidding(seats)
        mine = {seat: have[(seat + rotated) % seats] for seat in range(seats)}
        for seat, clergy in mine.items():
            community(state, seat, *clergy)
        for depth in range(1, 6 if seats == 2 else 5):
            naive = Round(dict(mine), tuple(range(seats)), turn(state))
            assert perft(state, depth) == naive.lines(depth), (mine, depth)
