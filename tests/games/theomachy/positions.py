"""Positions of Theomachy to test in: a game after the draft, and ways to arrange what a test is about."""

from __future__ import annotations

from mypy_extensions import i64, u8

import theogony
from theogony.games.theomachy import actions as a
from theogony.games.theomachy import position as p
from theogony.games.theomachy.components import face_name
from theogony.games.theomachy.rules import TheomachyState
from theogony.kernel.dice import dice_from_seed

GAME = theogony.game("theomachy")
FACES = {face_name(face): face for face in range(24)}


def number(name: str) -> int:
    """The number of a prayer card by its name; `plague` is its first copy."""
    return a.CARD_NAMES.index(name if name in a.CARD_NAMES else f"{name}-a")


def fresh(seats: int = 2, seed: int = 1, **options: bool) -> TheomachyState:
    """A game at its very beginning."""
    state = GAME.start(seats, seed, **options)
    assert isinstance(state, TheomachyState)
    return state


def played_to(question: int, seats: int = 2, seed: int = 1, **options: bool) -> TheomachyState:
    """A random game up to the first question of this kind."""
    state = fresh(seats, seed, **options)
    chance = dice_from_seed(seed)
    while not any(state.agenda.kind_for(seat) == question for seat in range(seats)):
        seat = next(seat for seat in range(seats) if int(state.awaited()) >> seat & 1)
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])
    return state


def bidding(seats: int = 2, seed: int = 1, **options: bool) -> TheomachyState:
    """The first turn of the first betting round; nobody holds a card."""
    state = played_to(int(a.TO_BID), seats, seed, **options)
    for seat in range(seats):
        hold(state, seat)
    return state


def turn(state: TheomachyState) -> int:
    """The one seat the table waits for."""
    waiting = [seat for seat in range(int(state.seats)) if int(state.awaited()) >> seat & 1]
    assert len(waiting) == 1, waiting
    return waiting[0]


def hold(state: TheomachyState, seat: int, *names: str) -> None:
    """The seat's hand becomes exactly these cards; what it held before goes back to its draw pile."""
    for card in range(120):
        if state.where[card] == p.HAND_OF + seat:
            state.where[card] = u8(p.PILE_OF + seat)
            state.more(seat, p.HANDS, -1)
            state.more(seat, p.PILES, 1)
    cards = [number(name) for name in names]
    for card in cards:
        spare = next(c for c in range(120) if state.where[c] == p.PILE_OF + seat and c not in cards)
        if state.where[card] != p.PILE_OF + seat:
            if state.where[card] == p.IN_ROW:
                place = next(k for k in range(6) if state.row[k] == card)
                state.row[place] = u8(spare)
            state.where[spare], state.where[card] = state.where[card], u8(p.PILE_OF + seat)
            state.kept[card], state.kept[spare] = state.kept[spare], state.kept[card]
        state.where[card] = u8(p.HAND_OF + seat)
        state.more(seat, p.HANDS, 1)
        state.more(seat, p.PILES, -1)


def stars(state: TheomachyState, *names: str) -> None:
    """The constellation, from left to right."""
    for slot, name in enumerate(names):
        face = FACES[name]
        old = int(state.sky[slot])
        if old == face:
            continue
        if state.element[face] == p.E_SKY:
            other = next(k for k in range(5) if state.sky[k] == face)
            state.sky[other] = u8(old)
        else:
            state.element[old] = state.element[face]
            state.element[face] = u8(p.E_SKY)
        state.sky[slot] = u8(face)


def community(state: TheomachyState, seat: int, *markers: int) -> None:
    for kind, n in enumerate(markers):
        state.community[seat * 3 + kind] = n


def stake(state: TheomachyState, seat: int, *markers: int) -> None:
    for kind, n in enumerate(markers):
        state.stake[seat * 3 + kind] = n


def has(state: TheomachyState, seat: int) -> list[int]:
    return [int(state.community[seat * 3 + kind]) for kind in range(3)]


def staked(state: TheomachyState, seat: int) -> list[int]:
    return [int(state.stake[seat * 3 + kind]) for kind in range(3)]


def do(state: TheomachyState, seat: int, said: str) -> None:
    """One action in notation; quiet questions of others are passed."""
    state.apply(seat, GAME.space.parse(said))
    pass_all(state)


def pass_all(state: TheomachyState) -> None:
    """Everybody who is asked in secret for a reaction, or for something to play in the settlement, passes."""
    quiet = (a.TO_REACT, a.TO_SETTLE)
    while any(state.agenda.kind_for(seat) in quiet for seat in range(int(state.seats))):
        seat = next(seat for seat in range(int(state.seats)) if int(state.awaited()) >> seat & 1)
        state.apply(seat, a.PASS.of0())


def all_wait(state: TheomachyState) -> None:
    """One betting round in which nobody raises."""
    for _ in range(int(state.contenders())):
        do(state, turn(state), "wait")


def to_battle(state: TheomachyState) -> None:
    """Three quiet betting rounds."""
    for _ in range(3):
        all_wait(state)


def refused(state: TheomachyState, seat: int, said: str) -> str:
    """The id of the rule that forbids it; empty if nothing does."""
    rule = int(state.refusal(seat, GAME.space.parse(said)))
    return GAME.rule_id(rule).removeprefix("theomachy.") if rule else ""


def legal(state: TheomachyState, seat: int) -> list[str]:
    return [GAME.space.notation(int(action)) for action in state.legal(seat)]


def settle(state: TheomachyState) -> None:
    """To the end of the settlement: fighters pass."""
    while any(state.agenda.kind_for(seat) == a.TO_FIGHT for seat in range(int(state.seats))):
        do(state, turn(state), "pass")
    pass_all(state)


def put_place(state: TheomachyState, seat: int, name: str) -> int:
    """A place already lies before the seat."""
    hold(state, seat, name)
    card = number(name)
    state.where[card] = u8(p.TABLE_OF + seat)
    state.more(seat, p.HANDS, -1)
    state.more(seat, p.PLACES_OF, 1)
    state.public(i64(card))
    state.add_control(i64(seat), i64(card), i64(1))
    return card
