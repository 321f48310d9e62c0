"""What a bot should know of Theomachy: what a hand is worth under these stars, and so what a stake may cost.

Values are in tenths of a point of strength.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from theogony.games.theomachy.actions import (
    ABILITY,
    DESPAIR,
    FOLD,
    MATCH,
    PASS,
    PICK,
    PLAY,
    RAISE,
    REJECT,
    TOP,
    WAIT,
)
from theogony.games.theomachy.battle import may_attack_with, strength
from theogony.games.theomachy.betting import owed_worth
from theogony.games.theomachy.cards import (
    ADD,
    ATTACK,
    CONVERT,
    DRAW,
    GAIN,
    INSTRUCTION,
    MYTH_TITLE,
    POWER,
    REMOVE,
    STR,
    STR_PER,
    WITHDRAW,
    Cards,
    title_of,
)
from theogony.games.theomachy.components import ANY, MYTHS, PRAYERS, WORTH
from theogony.games.theomachy.draft import REJECTS, chosen_cards
from theogony.games.theomachy.position import (
    BATTLE_ON,
    CHOSEN_OF,
    DISCARD_OF,
    HAND_OF,
    HANDS,
    M_PLAYED,
    MYTHOLOGY,
    PILE_OF,
    WINNERS,
    WONDER,
    Y_BOUGHT,
    Position,
)
from theogony.games.theomachy.scoring import score
from theogony.kernel.agenda import BIT
from theogony.kernel.state import State
from theogony.kernel.strategy import Strategy, result

TENTHS: Final[i64] = 10
# In hundredths: how often so many cards of a sphere, or so many symbols of an aspect, are among five stars
SPHERE_EASE: Final = vec[i64]([100, 76, 37, 12, 3])
SYMBOL_EASE: Final = vec[i64]([100, 96, 92, 86, 76, 64, 52, 40, 30, 20])
HAND_CARD: Final[i64] = 8
PLACE_KEPT: Final[i64] = 35
WONDER_KEPT: Final[i64] = 30
MYTH_KEPT: Final[i64] = 40  # per wonder it cost
UNSEEN_HAND: Final[i64] = 55  # what a rival's cards are likely to add in battle
FOLDS_A_RAISE: Final[i64] = 18  # in hundredths, per rival, and more for a dear one


def _title_worth(cards: Cards, title: i64) -> i64:
    """What a card is worth in a deck: what it does, as often as it can be played."""
    if cards.kind[title] == POWER:
        return 25 + 8 * (title % 3)
    total: i64 = 0
    for k in range(cards.length[title]):
        base: i64 = (cards.start[title] + k) * INSTRUCTION
        verb = cards.program[base]
        what = cards.program[base + 2]
        n = cards.program[base + 3]
        if verb == STR:
            total += n * TENTHS
        elif verb == STR_PER:
            total += n * 35
        elif verb == REMOVE or verb == WITHDRAW or verb == ADD or verb == GAIN:
            kind = what % 4
            total += min(n, 3) * (WORTH[kind] if kind != ANY else i64(6)) * TENTHS
        elif verb == CONVERT:
            total += 30
        elif verb == DRAW:
            total += n * 25
        else:
            total += 40
    ease = SPHERE_EASE[min(cards.spheres_needed[title], 4)] * SYMBOL_EASE[min(cards.symbols_needed[title], 9)] // 100
    return total * ease // 100


def _worths(cards: Cards) -> vec[i64]:
    out = vec[i64]()
    for title in range(i64(72)):
        out = append(out, _title_worth(cards, title))
    return out


def worth_of_titles(cards: Cards) -> vec[i64]:
    """By title; found out once for every table of cards."""
    if len(cards.worths) == 0:
        cards.worths = _worths(cards)
    return cards.worths


class TheomachyStrategy(Strategy):
    def prior(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, Position)
        if REJECT.has(action):
            mine = chosen_cards(state, seat)
            away: i64 = 0
            worths = worth_of_titles(state.box)
            for k in REJECTS[int(REJECT.arg(action, 0))]:
                away += worths[title_of(mine[i64(k)])]
            return max(i64(1), 2000 - away)
        if PICK.has(action):
            return 1 + worth_of_titles(state.box)[title_of(PICK.arg(action, 0))]
        if PLAY.has(action):
            return 60
        if MATCH.has(action) or WAIT.has(action) or PASS.has(action):
            return 50
        if RAISE.has(action):
            return 45
        if FOLD.has(action) or DESPAIR.has(action):
            return 40
        if TOP.has(action) or ABILITY.has(action):
            return 55
        return 30

    def value(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Position)
        if state.over():
            return result(state, seat)
        if state.drafting():
            return _cards_in(state, CHOSEN_OF + seat)
        own = standing(state, seat)
        rivals: i64 = 0
        count: i64 = 0
        for other in range(state.seats):
            if other != seat and state.in_game(other):
                rivals += standing(state, other)
                count += 1
        return own + expected(state, seat) - (rivals // count if count > 0 else i64(0))

    def swing(self, state: State) -> i64:
        return 900


def _cards_in(at: Position, zone: i64) -> i64:
    total: i64 = 0
    worths = worth_of_titles(at.box)
    for card in range(PRAYERS):
        if i64(at.where[card]) == zone:
            total += worths[title_of(card)]
    return total


def standing(at: Position, seat: i64) -> i64:
    """What the seat has for good: community, cards, places, wonders, myths. Stakes come in with `expected`."""
    total = at.worth_of(at.community, seat) * TENTHS
    total += at.place_count(seat) * PLACE_KEPT + at.of(seat, HANDS) * HAND_CARD + at.of(seat, WONDER) * WONDER_KEPT
    deck: i64 = 0
    cards: i64 = 0
    worths = worth_of_titles(at.box)
    for card in range(PRAYERS):
        zone = i64(at.where[card])
        if zone == PILE_OF + seat or zone == DISCARD_OF + seat or zone == HAND_OF + seat:
            deck += worths[title_of(card)]
            cards += 1
    if cards > 0:
        total += deck * 3 // cards
    for myth in range(MYTHS):
        if at.of(seat, MYTHOLOGY) == myth // 5 and i64(at.myth[myth]) == Y_BOUGHT:
            total += at.box.price[MYTH_TITLE + myth] * MYTH_KEPT
    return total


def own_stake(at: Position, seat: i64) -> i64:
    """The strength of what the seat itself has staked."""
    total = score(at, seat) - at.worth_of(at.community, seat)
    return total


def hand_strength(at: Position, seat: i64) -> i64:
    """What the best sphere of attacks in the hand can add, all powers laid."""
    best: i64 = 0
    for sphere in range(i64(4)):
        if at.now[BATTLE_ON] != 0 and not may_attack_with(at, seat, sphere):
            continue
        total: i64 = 0
        for card in range(i64(24), PRAYERS):
            if i64(at.where[card]) == HAND_OF + seat and i64(at.mark[card]) & M_PLAYED == 0:
                title = title_of(card)
                if at.box.kind[title] == ATTACK and at.box.sphere[title] == sphere and at.could_meet(seat, title):
                    total += _attack_worth(at, title)
        best = max(best, total)
    return best


def _attack_worth(at: Position, title: i64) -> i64:
    total: i64 = 0
    for k in range(at.box.length[title]):
        base: i64 = (at.box.start[title] + k) * INSTRUCTION
        if at.box.program[base] == STR:
            total += at.box.program[base + 3] * TENTHS
        else:
            total += 35
    return total


def expected(at: Position, seat: i64) -> i64:
    """What the stakes of the round come to: mine if I win them back, the rivals' if they lose theirs."""
    if at.now[WINNERS] != 0:
        won = at.now[WINNERS] & BIT[seat] != 0
        return (own_stake(at, seat) * TENTHS if won else i64(0)) - _rival_stakes(at, seat, 0 if won else 60)
    if not at.in_round(seat):
        return -_rival_stakes(at, seat, 70)
    mine = strength(at, seat) * TENTHS + hand_strength(at, seat) * 9 // 10
    chance: i64 = 100
    for other in range(at.seats):
        if other != seat and at.in_round(other):
            theirs = strength(at, other) * TENTHS + (UNSEEN_HAND if at.of(other, HANDS) > 0 else i64(0))
            theirs += owed_worth(at, other) * TENTHS
            gap = (mine - theirs) // 3
            beats = max(i64(6), min(i64(94), 50 + gap))
            if at.now[BATTLE_ON] == 0:
                beats = (beats * 3 + 50) // 4
            folds = min(i64(45), FOLDS_A_RAISE + owed_worth(at, other)) if owed_worth(at, other) > 0 else i64(0)
            chance = chance * (folds * 100 + (100 - folds) * beats) // 10000
    stake = own_stake(at, seat) * TENTHS
    return stake * chance // 100 - _rival_stakes(at, seat, 100 - chance)


def _rival_stakes(at: Position, seat: i64, kept: i64) -> i64:
    """What the rivals' stakes are worth to them, if they keep so many hundredths of them."""
    total: i64 = 0
    count: i64 = 0
    for other in range(at.seats):
        if other != seat and at.in_game(other):
            count += 1
            if at.in_round(other) or at.now[WINNERS] != 0:
                total += own_stake(at, other) * TENTHS
    return total * kept // (100 * count) if count > 0 else i64(0)


STRATEGY: Final = TheomachyStrategy()
