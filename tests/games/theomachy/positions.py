"""Positions of Theomachy to test in: a game after the draft, and ways to arrange what a test is about."""

from __future__ import annotations

from mypy_extensions import i64, u8

import theogony
from theogony.games.theomachy import actions as a
from theogony.games.theomachy import position as p
from theogony.games.theomachy.components import DEITY_CARDS, MYTH_CARDS, face_name
from theogony.games.theomachy.rules import TheomachyState
from theogony.kernel.dice import dice_from_seed

GAME = theogony.game("theomachy")
DEITIES = [name for name, *_ in DEITY_CARDS]
MYTHS = [name for name, *_ in MYTH_CARDS]
T1_SKY = ("earth-chaos-3", "earth-chaos-1", "air-order-3", "air-order-2", "water-order-1")  # the rulebook's example
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
    """Everybody who is asked in secret passes: no reaction, nothing in the settlement, cards put away as they come."""
    quiet = (a.TO_REACT, a.TO_SETTLE, a.TO_ORDER)
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


def settle_but_for_order(state: TheomachyState) -> None:
    """As far into the settlement as it goes before anybody is asked which card lies on top."""
    quiet = (a.TO_REACT, a.TO_SETTLE, a.TO_FIGHT)
    while any(state.agenda.kind_for(seat) in quiet for seat in range(int(state.seats))):
        seat = next(seat for seat in range(int(state.seats)) if int(state.awaited()) >> seat & 1)
        state.apply(seat, a.PASS.of0())


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


def battle(*hands: tuple[str, ...], sky: tuple[str, ...] = (), **options: bool) -> tuple[TheomachyState, int]:
    """A battle with these hands, the first hand with whoever has the initiative; nobody has raised."""
    state = bidding(len(hands), **options)
    first = turn(state)
    stars(state, *sky)
    for _ in range(2):
        all_wait(state)
    for k in range(len(hands)):
        if k == len(hands) - 1:
            for j, names in enumerate(hands):
                hold(state, (first + j) % len(hands), *names)
        do(state, turn(state), "wait")
    stars(state, *sky)
    return state, first


def control_all(state: TheomachyState, seat: int) -> None:
    """The seat meets every requirement."""
    for what in range(6):
        state.control[seat * 6 + what] += 9


def answer_all(state: TheomachyState, **said: str) -> None:
    """Whoever is asked in secret answers this (by seat: `seat1="play dissolve-a"`), else passes, once each."""
    asked = [seat for seat in range(int(state.seats)) if int(state.awaited()) >> seat & 1]
    for seat in asked:
        state.apply(seat, GAME.space.parse(said.get(f"seat{seat}", "pass")))


def as_deity(name: str, seats: int = 2) -> tuple[TheomachyState, int]:
    """An advanced game in which whoever is at turn is this deity, and everybody else one without effect."""
    state = bidding(seats, advanced=True)
    one = turn(state)
    deity = DEITIES.index(name)
    state.now[p.FIRST] = one
    for seat in range(seats):
        old = int(state.of(seat, p.DEITY_OF))
        state.add_control(i64(seat), i64(120 + old), i64(-1))
        state.put(seat, p.DEITY_OF, -1)
        state.put(seat, p.MYTHOLOGY, (deity // 2 + (seat - one)) % 4)
    hold(state, 1 - one if seats == 2 else (one + 1) % seats, "flood")
    state.put(one, p.DEITY_OF, deity)
    state.add_control(i64(one), i64(120 + deity), i64(1))
    for myth in range(20):
        state.myth[myth] = u8(p.Y_AWAY)
    return state, one


def own_myths(state: TheomachyState, *names: str) -> None:
    """These myths have been bought by their mythology's player."""
    for name in names:
        state.myth[MYTHS.index(name)] = u8(p.Y_BOUGHT)
