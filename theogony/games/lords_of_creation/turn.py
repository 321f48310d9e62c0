"""A player's turn: placing, then steps, civilising and altars in any order. Attacks are in `combat`."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from theogony.games.lords_of_creation.actions import (
    ALTAR,
    ATTACK,
    BUILT,
    CIVILISE,
    CIVILISED,
    END,
    MANY,
    NEXT_TURN,
    NO_HEX,
    NO_HUMANS,
    NOT_PLACED,
    PLACE,
    PLACED,
    STEP,
    STEPPED,
    TO_ACT,
    TO_PLACE,
    TO_STEP,
    TURN,
)
from theogony.games.lords_of_creation.board import BETWEEN, NEIGHBOURS, OR_BETWEEN, REACHED, WAYS
from theogony.games.lords_of_creation.components import CELLS, CONGREGATION, ISLAND, MOST_WALKED, PARTY, SEA
from theogony.games.lords_of_creation.position import Position


def begin_turn(at: Position, seat: i64) -> None:
    card = at.shown[seat]
    at.active = seat
    at.civilised_now = 0
    at.built_now = 0
    at.walked = 0
    at.dice.leap(at.round * at.seats + at.turn_at + 1)
    at.tell(TURN, seat, card)
    hexes = place_choices(at, seat)
    if at.supply[seat] == 0 or len(hexes) == 0:  # placing.skipped
        at.tell(NOT_PLACED, seat, NO_HUMANS if at.supply[seat] == 0 else NO_HEX)
        go_on(at, seat)
    elif len(hexes) == 1:
        place(at, seat, PLACE.arg(hexes[0], 0))
    else:
        at.ask(TO_PLACE, seat)


def place_choices(at: Position, seat: i64) -> vec[i64]:
    out = vec[i64](capacity=32)
    ground = at.card_terrain(at.shown[seat])
    for cell in range(CELLS):
        if i64(at.terrain[cell]) == ground and (i64(at.owner[cell]) == 0 or i64(at.owner[cell]) == seat + 1):
            out = append(out, PLACE.of1(cell))
    return out


def place(at: Position, seat: i64, cell: i64) -> None:
    """As many as the card says, or as are left (ruling.small-supply), on the side of those already there."""
    n = min(at.card_value(at.shown[seat]), at.supply[seat])
    at.supply[seat] -= n
    at.put_people(seat, cell, n)
    at.tell(PLACED, seat, cell, n)
    go_on(at, seat)


def go_on(at: Position, seat: i64) -> None:
    """Ask for the next action, unless there is none but ending the turn."""
    if can_act(at, seat):
        at.ask(TO_ACT, seat)
    else:
        end_turn(at)


def end_turn(at: Position) -> None:
    at.turn_at += 1
    at.then(NEXT_TURN)


# ---- what is possible


def turn_choices(at: Position, seat: i64) -> vec[i64]:
    """In the order of the space: steps, attacks, civilising, altars, the end of the turn."""
    out = vec[i64](capacity=64)
    owner = at.owner
    people = at.people
    civil = at.civil
    own = seat + 1
    stacks = vec[i64](capacity=32)
    for cell in range(CELLS):
        if i64(owner[cell]) == own and i64(people[cell]) > 1:
            stacks = append(stacks, cell)
    count: i64 = len(stacks)
    for k in range(count):
        out = _steps_from(at, stacks[k], out)
    for k in range(count):
        if i64(civil[stacks[k]]) == 0:
            out = _attacks_from(at, stacks[k], out)
    if at.civilised_now == 0:
        anywhere = at.taught[seat] == 0
        beside = at.beside_civil
        for cell in range(CELLS):
            if i64(owner[cell]) != 0 and i64(civil[cell]) == 0 and (anywhere or i64(beside[cell]) > 0):
                out = append(out, CIVILISE.of1(cell))
    if at.built_now == 0 and at.altars > 0:
        for k in range(count):
            if i64(civil[stacks[k]]) != 0 and i64(at.altar[stacks[k]]) == 0:
                out = append(out, ALTAR.of1(stacks[k]))
    return append(out, END.of0())


def can_act(at: Position, seat: i64) -> bool:
    """Whether `turn_choices` holds more than the end of the turn."""
    nothing = vec[i64]()
    for cell in range(CELLS):
        if i64(at.owner[cell]) == 0:
            continue
        teachable = i64(at.civil[cell]) == 0 and at.civilised_now == 0
        if teachable and (at.taught[seat] == 0 or i64(at.beside_civil[cell]) > 0):
            return True
        if i64(at.owner[cell]) != seat + 1 or i64(at.people[cell]) < 2:
            continue
        if i64(at.civil[cell]) != 0 and i64(at.altar[cell]) == 0 and at.built_now == 0 and at.altars > 0:
            return True
        if len(_steps_from(at, cell, nothing)) > 0:
            return True
        if i64(at.civil[cell]) == 0 and len(_attacks_from(at, cell, nothing)) > 0:
            return True
    return False


def _steps_from(at: Position, cell: i64, out: vec[i64]) -> vec[i64]:
    """Steps of a stack of at least two."""
    ground = i64(at.terrain[cell])
    own = i64(at.owner[cell])
    civil = i64(at.civil[cell])
    may_walk = at.walked < MOST_WALKED
    for way in range(WAYS if ground == ISLAND else NEIGHBOURS):
        target = REACHED[cell * WAYS + way]
        if target < 0 or i64(at.terrain[target]) != ground:
            continue
        there = i64(at.owner[target])
        if there == 0:
            if civil != 0:
                continue
        elif there != own or i64(at.civil[target]) != civil or not may_walk:
            continue
        if way < NEIGHBOURS or over_sea(at, cell * WAYS + way):
            out = append(out, STEP.of2(cell, way))
    return out


def _attacks_from(at: Position, cell: i64, out: vec[i64]) -> vec[i64]:
    """Attacks by a stack of at least two barbarians."""
    own = i64(at.owner[cell])
    for way in range(WAYS if i64(at.terrain[cell]) == ISLAND else NEIGHBOURS):
        target = REACHED[cell * WAYS + way]
        if target < 0 or i64(at.owner[target]) == 0 or i64(at.owner[target]) == own:
            continue
        if way < NEIGHBOURS or over_sea(at, cell * WAYS + way):
            out = append(out, ATTACK.of2(cell, way))
    return out


def over_sea(at: Position, leg: i64) -> bool:
    """Whether a sea lies between the ends of a way of two hexes (leg: cell * WAYS + way)."""
    first = BETWEEN[leg]
    if first >= 0 and i64(at.terrain[first]) == SEA:
        return True
    second = OR_BETWEEN[leg]
    return second >= 0 and i64(at.terrain[second]) == SEA


def many_choices(at: Position, start: i64) -> vec[i64]:
    """How many may leave the hex: all but one at most."""
    out = vec[i64](capacity=16)
    for n in range(i64(1), i64(at.people[start])):
        out = append(out, MANY.of1(n - 1))
    return out


# ---- what it does


def begin_step(at: Position, seat: i64, start: i64, way: i64) -> None:
    target = REACHED[start * WAYS + way]
    if i64(at.people[start]) == PARTY:
        step(at, seat, start, target, 1)
    else:
        at.ask(TO_STEP, seat, start, target)


def step(at: Position, seat: i64, start: i64, target: i64, n: i64) -> None:
    if i64(at.owner[target]) == 0:
        at.walked = 0  # a hex once settled is never left empty: this cannot be walked back
    else:
        at.walked += 1
    move(at, seat, start, target, n)
    at.tell(STEPPED, seat, start, target, n)
    go_on(at, seat)


def move(at: Position, seat: i64, start: i64, target: i64, n: i64) -> None:
    at.people[start] -= u8(n)
    at.put_people(seat, target, n)


def civilise(at: Position, seat: i64, cell: i64) -> None:
    at.turn_people(cell)
    at.civilised_now = 1
    at.taught[seat] = 1
    at.walked = 0
    at.tell(CIVILISED, seat, i64(at.owner[cell]) - 1, cell)
    go_on(at, seat)


def build(at: Position, seat: i64, cell: i64) -> None:
    """One of at least two gives place to the altar, so the hex is never emptied."""
    assert i64(at.people[cell]) >= CONGREGATION
    at.lose_one(cell)
    at.altar[cell] = u8(1)
    at.altars -= 1
    at.built_now = 1
    at.walked = 0
    at.tell(BUILT, seat, cell)
    go_on(at, seat)
