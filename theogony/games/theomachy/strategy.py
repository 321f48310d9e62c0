"""What a bot should know of Theomachy: what a hand is worth under these stars, and so what a stake may cost.

Values are in tenths of a point of strength. A stake is worth what it brings with the chance of winning it: rivals may
fold to a raise, and who stakes much is believed to hold much. Now and then greedy bluffs: it bets as if its hand were
strong.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from theogony.games.theomachy.actions import (
    ABILITY,
    CARD,
    DESPAIR,
    FOLD,
    MATCH,
    PASS,
    PICK,
    PLAY,
    RAISE,
    REJECT,
    TO_BID,
    TO_ORDER,
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
from theogony.games.theomachy.components import ANY, BELIEVER, BONUS, MYTHS, PRAYERS, PROPHET, SKY, WORTH
from theogony.games.theomachy.draft import REJECTS, chosen_cards
from theogony.games.theomachy.position import (
    BATTLE_ON,
    CHOSEN_OF,
    DISCARD_OF,
    HAND_OF,
    HANDS,
    LAST_RAISER,
    LEVEL,
    M_PLAYED,
    MYTHOLOGY,
    OPEN_SKY,
    PILE_OF,
    WINNERS,
    WONDER,
    Y_BOUGHT,
    Position,
)
from theogony.games.theomachy.scoring import score
from theogony.kernel.agenda import BIT
from theogony.kernel.state import State
from theogony.kernel.strategy import NOT_TOLD, Strategy, result

TENTHS: Final[i64] = 10
# In hundredths: how often so many cards of a sphere, or so many symbols of an aspect, are among five stars
SPHERE_EASE: Final = vec[i64]([100, 76, 37, 12, 3])
SYMBOL_EASE: Final = vec[i64]([100, 96, 92, 86, 76, 64, 52, 40, 30, 20])
HAND_CARD: Final[i64] = 8
PLACE_KEPT: Final[i64] = 35
WONDER_KEPT: Final[i64] = 30
MYTH_KEPT: Final[i64] = 40  # per wonder it cost
UNSEEN_HAND: Final[i64] = 55  # what a rival's cards are likely to add in battle
MOST_HOLDS: Final[i64] = 60  # so much more at most, if a rival stakes much on them
STRONG_HAND: Final[i64] = 130  # what a bluff pretends to
ONE_IN: Final[i64] = 8  # so many turns of betting a bluff comes once
BLUFF_BELOW: Final[i64] = 12  # strength staked
NEVER: Final[i64] = 2000


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
        if CARD.has(action) and state.agenda.kind_for(seat) == TO_ORDER:
            return 0  # as it comes tells least
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
        return _value(state, seat, hand_strength(state, seat))

    def expected(self, state: State, seat: i64, action: i64) -> i64:
        """A bluff is judged by the hand it pretends to; folding before anybody has raised is given up for nothing.
        Cards that are put away change nothing but what others see."""
        assert isinstance(state, Position)
        question = state.agenda.kind_for(seat)
        if question == TO_ORDER:
            return i64(0) if PASS.has(action) else i64(-1)
        if question != TO_BID:
            return NOT_TOLD
        ends = RAISE.has(action) or MATCH.has(action) or DESPAIR.has(action) or WAIT.has(action) or FOLD.has(action)
        given_up = FOLD.has(action) and state.now[LAST_RAISER] < 0
        pretends = ends and bluffs(state, seat)
        if not given_up and not pretends:
            return NOT_TOLD
        after = state.clone()
        assert isinstance(after, Position)
        after.apply_legal(seat, action)
        if after.over():
            return result(after, seat)
        told = _value(after, seat, STRONG_HAND if pretends else hand_strength(after, seat))
        return told - NEVER if given_up else told

    def swing(self, state: State) -> i64:
        return 900


def bluffs(at: Position, seat: i64) -> bool:
    """Whether the seat bluffs now, with a poor hand and little at stake: as the dice fell for its bot's guess."""
    poor = hand_strength(at, seat) < UNSEEN_HAND and at.worth_of(at.stake, seat) < BLUFF_BELOW
    return poor and at.dice.key[0] % ONE_IN == 0


def _value(at: Position, seat: i64, hand: i64) -> i64:
    """What the seat has more than its rivals have, and what the round may bring it with this hand."""
    rivals: i64 = 0
    count: i64 = 0
    for other in range(at.seats):
        if other != seat and at.in_game(other):
            rivals += standing(at, other)
            count += 1
    return standing(at, seat) + expected(at, seat, hand) - (rivals // count if count > 0 else i64(0))


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
    """What the best sphere of attacks in the hand can add, all powers laid; some of what dark stars may still allow."""
    best: i64 = 0
    closed: i64 = SKY - at.now[OPEN_SKY]
    for sphere in range(i64(4)):
        if at.now[BATTLE_ON] != 0 and not may_attack_with(at, seat, sphere):
            continue
        total: i64 = 0
        for card in range(i64(24), PRAYERS):
            if i64(at.where[card]) == HAND_OF + seat and i64(at.mark[card]) & M_PLAYED == 0:
                title = title_of(card)
                if at.box.kind[title] == ATTACK and at.box.sphere[title] == sphere:
                    worth = _attack_worth(at, title)
                    total += worth if at.could_meet(seat, title) else worth * closed // 6
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


def expected(at: Position, seat: i64, hand: i64) -> i64:
    """What the round comes to: my stake if I win it back, the rivals' if they lose theirs, and the winner's bonus."""
    winners = at.now[WINNERS]
    if winners != 0:
        mine = own_stake(at, seat) * TENTHS if winners & BIT[seat] != 0 else i64(0)
        return mine + _bonus(at, seat, winners) - _of_rivals(at, seat, winners, 100)
    still: i64 = 0
    for other in range(at.seats):
        if at.in_round(other) and other != seat:
            still |= BIT[other]
    if not at.in_round(seat):
        return -_of_rivals(at, seat, still, 100 // max(i64(1), at.contenders()))
    mine = strength(at, seat) * TENTHS + hand * 9 // 10
    chance: i64 = 100
    called: i64 = 0
    for other in range(at.seats):
        if still & BIT[other] != 0:
            theirs = strength(at, other) * TENTHS + _rival_hand(at, seat, other) + owed_worth(at, other) * TENTHS
            beats = max(i64(5), min(i64(95), 50 + (mine - theirs) // 2))
            folds = _folds(at, other)
            called += owed_worth(at, other) * TENTHS * (100 - folds) * beats // 10000
            chance = chance * (folds * 100 + (100 - folds) * beats) // 10000
    wins = own_stake(at, seat) * TENTHS + _bonus(at, seat, BIT[seat])
    rivals = max(i64(1), at.players() - 1)
    lost = (100 - chance) // max(i64(1), at.contenders() - 1)
    return wins * chance // 100 + called // rivals - _of_rivals(at, seat, still, lost)


def _bonus(at: Position, seat: i64, winners: i64) -> i64:
    """What the supply gives the seat if it is the sole winner."""
    if winners != BIT[seat]:
        return 0
    marker = BONUS[at.players()]
    worth = WORTH[marker] if marker != ANY else i64(0)
    if at.community[seat * 3 + PROPHET] == 0:
        worth += WORTH[PROPHET]
    return worth * TENTHS


def _of_rivals(at: Position, seat: i64, likely: i64, chance: i64) -> i64:
    """What rivals (bits) get back and gain, on the mean of all rivals, if each wins with this chance in hundredths."""
    total: i64 = 0
    count: i64 = 0
    for other in range(at.seats):
        if other != seat and at.in_game(other):
            count += 1
            if likely & BIT[other] != 0:
                alone = BIT[other] if at.now[WINNERS] == 0 else at.now[WINNERS]
                total += own_stake(at, other) * TENTHS + _bonus(at, other, alone)
    return total * chance // (100 * count) if count > 0 else i64(0)


def _rival_hand(at: Position, seat: i64, other: i64) -> i64:
    """What a rival's hand is likely to add: exactly, if the seat has seen all of it; more, the more is staked on it."""
    held = at.of(other, HANDS)
    if held == 0:
        return 0
    seen: i64 = 0
    for card in range(PRAYERS):
        if i64(at.where[card]) == HAND_OF + other and i64(at.seen[card]) & BIT[seat] != 0:
            seen += 1
    if seen == held:
        return hand_strength(at, other) * 9 // 10
    return UNSEEN_HAND + min(MOST_HOLDS, (at.worth_of(at.stake, other) - at.now[LEVEL] * WORTH[BELIEVER]) * 2)


def _folds(at: Position, other: i64) -> i64:
    """In hundredths, how likely a rival folds to what is owed: the dearer beside what is at stake, the likelier."""
    price = owed_worth(at, other)
    if price == 0 or at.clergy(other) == 0:
        return 0
    pot: i64 = 0
    for seat in range(at.seats):
        pot += at.worth_of(at.stake, seat)
    return price * 35 // (price + pot)


STRATEGY: Final = TheomachyStrategy()
