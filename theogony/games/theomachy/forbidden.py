"""Which rule stands against an action of Theomachy. Written apart from `possible`; a law asks both."""

from typing import Final

from mypy_extensions import i64

from theogony.games.theomachy.actions import (
    ABILITY,
    ASPECT,
    CARD,
    DEITY,
    DESPAIR,
    ELEMENT,
    FOLD,
    MARKER,
    MATCH,
    MYTH,
    NUMBER,
    PASS,
    PICK,
    PLAY,
    PRAY,
    RAISE,
    REJECT,
    TARGET,
    TO_ASPECT,
    TO_BID,
    TO_DEITY,
    TO_DISCARD,
    TO_ELEMENT,
    TO_FIGHT,
    TO_KEEP,
    TO_LAY,
    TO_MARKER,
    TO_MYTH,
    TO_NUMBER,
    TO_ORDER,
    TO_PICK,
    TO_PLACE,
    TO_PRAY,
    TO_PREPARE,
    TO_REACT,
    TO_REJECT,
    TO_SETTLE,
    TO_TARGET,
    TOP,
    USE,
    WAIT,
)
from theogony.games.theomachy.battle import may_attack_with
from theogony.games.theomachy.cards import (
    ACTIVATE,
    ANY_OTHER,
    ATTACK,
    BATTLE,
    DEITY_BASE,
    EFFECT,
    HERO,
    IN_BID,
    INSTRUCTION,
    LASTING,
    MYTH_TITLE,
    PEEK_ELEMENT,
    PLACE,
    POWER,
    SETTLE,
    title_of,
)
from theogony.games.theomachy.components import ANY, PRICES, ROW
from theogony.games.theomachy.draft import in_pack, myth_owner, top_myth
from theogony.games.theomachy.markers import can_borrow, raises_open
from theogony.games.theomachy.position import (
    ABILITY_USED,
    DEITY_OF,
    HAND_OF,
    LAST_RAISER,
    M_KEPT,
    M_PLAYED,
    M_USED,
    MYTHOLOGY,
    NO_CARD,
    OPEN_SKY,
    STACKED,
    TABLE_OF,
    WONDER,
    Y_BOUGHT,
    Position,
)
from theogony.games.theomachy.prayers import can_bury
from theogony.games.theomachy.reactions import holds
from theogony.kernel.agenda import BIT
from theogony.kernel.state import NOT_THE_QUESTION

# The rules that refuse, by their numbers in RULES
R_CHOOSE_ONE: Final[i64] = 18
R_PLACE_MARKER: Final[i64] = 41
R_NOBODY_RAISED: Final[i64] = 43
R_SOMEBODY_RAISED: Final[i64] = 44
R_REQUIREMENT: Final[i64] = 52
R_DESPERATION: Final[i64] = 58
R_ATTACKS_ONLY: Final[i64] = 64
R_ONE_SPHERE: Final[i64] = 65
R_SETTLE_ONLY: Final[i64] = 71
R_REACTION_ONLY: Final[i64] = 88
R_POWERS_FIRST: Final[i64] = 89
R_ORDER: Final[i64] = 93
R_STILL_IN: Final[i64] = 95
R_OWN_DEITIES: Final[i64] = 102
R_ABILITY_COST: Final[i64] = 106
R_ABILITY_ONCE: Final[i64] = 107
R_MYTH_TOP: Final[i64] = 111
R_MYTH_WHEN: Final[i64] = 113
R_HERO_BATTLE: Final[i64] = 116
R_RAISE_NEEDS_ALL: Final[i64] = 207
R_SUPPLY: Final[i64] = 214
R_EFFECTS_IN_BATTLE: Final[i64] = 223
R_PRICE_MISSING: Final[i64] = 237
R_STACK_EMPTY: Final[i64] = 238
R_ONCE_A_ROUND: Final[i64] = 241
R_NOT_IN_HAND: Final[i64] = 301
R_NOT_THERE: Final[i64] = 302


def forbids(at: Position, seat: i64, action: i64) -> i64:
    question = at.agenda.kind_for(seat)
    if question == TO_BID:
        return _forbids_bid(at, seat, action)
    if question == TO_FIGHT:
        return _forbids_fight(at, seat, action)
    if question == TO_REACT:
        if PASS.has(action):
            return 0
        if not PLAY.has(action):
            return NOT_THE_QUESTION
        return _forbids_reaction(at, seat, PLAY.arg(action, 0), at.agenda.parameter_for(seat, 0))
    if question == TO_SETTLE:
        return _forbids_settling(at, seat, action)
    if question == TO_PICK:
        if not PICK.has(action):
            return NOT_THE_QUESTION
        return i64(0) if in_pack(at, seat, PICK.arg(action, 0)) else R_CHOOSE_ONE
    if question == TO_REJECT:
        return i64(0) if REJECT.has(action) else NOT_THE_QUESTION
    if question == TO_DEITY:
        if not DEITY.has(action):
            return NOT_THE_QUESTION
        return i64(0) if DEITY.arg(action, 0) // 2 == at.of(seat, MYTHOLOGY) else R_OWN_DEITIES
    if question == TO_PRAY:
        return _forbids_prayer(at, seat, PRAY.arg(action, 0)) if PRAY.has(action) else NOT_THE_QUESTION
    if question == TO_MYTH:
        return _forbids_myth_phase(at, seat, action)
    if question == TO_PREPARE:
        return _forbids_preparing(at, seat, action)
    return _forbids_choice(at, seat, action, question)


def _in_hand(at: Position, seat: i64, card: i64) -> i64:
    """0 if the card can still be played from the seat's hand this round."""
    if i64(at.where[card]) != HAND_OF + seat:
        return R_NOT_IN_HAND
    return R_ONCE_A_ROUND if i64(at.mark[card]) & M_PLAYED != 0 else i64(0)


def _forbids_bid(at: Position, seat: i64, action: i64) -> i64:
    raised = at.now[LAST_RAISER] >= 0
    if FOLD.has(action):
        return 0
    if WAIT.has(action):
        return R_SOMEBODY_RAISED if raised else i64(0)
    if MATCH.has(action) or DESPAIR.has(action):
        if not raised:
            return R_NOBODY_RAISED
        lacking = raises_open(at, seat) == 0
        if lacking != DESPAIR.has(action):
            return R_DESPERATION
        return i64(0) if not lacking or can_borrow(at, seat) else R_SUPPLY
    if RAISE.has(action):
        return i64(0) if raises_open(at, seat) & BIT[RAISE.arg(action, 0)] != 0 else R_RAISE_NEEDS_ALL
    if PLAY.has(action):
        card = PLAY.arg(action, 0)
        rule = _in_hand(at, seat, card)
        return rule if rule != 0 else _forbids_card_in_bid(at, seat, title_of(card))
    if USE.has(action):
        card = USE.arg(action, 0)
        title = title_of(card)
        if at.box.kind[title] != PLACE or i64(at.where[card]) != TABLE_OF + seat or at.box.when[title] != ACTIVATE:
            return R_NOT_THERE
        if i64(at.mark[card]) & M_USED != 0:
            return R_ONCE_A_ROUND
        return _forbids_cost(at, seat, at.box.cost[title])
    if ABILITY.has(action):
        deity = at.of(seat, DEITY_OF)
        if deity < 0 or at.box.when[title_of(DEITY_BASE + deity)] != ACTIVATE or at.of(seat, ABILITY_USED) != 0:
            return R_ABILITY_ONCE
        return _forbids_cost(at, seat, at.box.cost[title_of(DEITY_BASE + deity)])
    if MYTH.has(action):
        return _forbids_late_myth(at, seat, MYTH.arg(action, 0))
    return NOT_THE_QUESTION


def _forbids_cost(at: Position, seat: i64, cost: i64) -> i64:
    return i64(0) if cost == ANY or at.community[seat * 3 + cost] > 0 else R_ABILITY_COST


def _forbids_card_in_bid(at: Position, seat: i64, title: i64) -> i64:
    kind = at.box.kind[title]
    when = at.box.when[title]
    if kind == POWER:
        return 0
    if kind == ATTACK:
        return R_ATTACKS_ONLY
    if kind == EFFECT and when == SETTLE:
        return R_SETTLE_ONLY
    if kind == EFFECT and when != IN_BID and when != LASTING:
        return R_REACTION_ONLY
    if not at.meets(seat, title):
        return R_REQUIREMENT
    if kind == PLACE and at.community[seat * 3 + at.box.marker[title]] == 0:
        return R_PLACE_MARKER
    return 0


def _forbids_fight(at: Position, seat: i64, action: i64) -> i64:
    if PASS.has(action):
        return 0
    if MYTH.has(action):
        return _forbids_late_myth(at, seat, MYTH.arg(action, 0))
    if ABILITY.has(action):
        return R_ABILITY_ONCE
    if not PLAY.has(action):
        return NOT_THE_QUESTION
    card = PLAY.arg(action, 0)
    rule = _in_hand(at, seat, card)
    if rule != 0:
        return rule
    title = title_of(card)
    kind = at.box.kind[title]
    if kind == POWER:
        return 0
    if kind != ATTACK or at.box.when[title] != BATTLE:
        return R_EFFECTS_IN_BATTLE
    if not may_attack_with(at, seat, at.box.sphere[title]):
        return R_ONE_SPHERE
    return i64(0) if at.meets(seat, title) else R_REQUIREMENT


def _forbids_reaction(at: Position, seat: i64, card: i64, event: i64) -> i64:
    rule = _in_hand(at, seat, card)
    if rule != 0:
        return rule
    title = title_of(card)
    if at.box.kind[title] != EFFECT or at.box.when[title] != event:
        return R_REACTION_ONLY
    return i64(0) if at.could_meet(seat, title) else R_POWERS_FIRST


def _forbids_settling(at: Position, seat: i64, action: i64) -> i64:
    if PASS.has(action):
        return 0
    if MYTH.has(action):
        myth = MYTH.arg(action, 0)
        title = MYTH_TITLE + myth
        bought = myth_owner(at, myth) == seat and i64(at.myth[myth]) == Y_BOUGHT
        if not bought or at.box.when[title] != SETTLE or i64(at.myth_used[myth]) != 0:
            return R_MYTH_WHEN
        return i64(0) if holds(at, seat, at.box.condition[title]) else R_MYTH_WHEN
    if not PLAY.has(action):
        return NOT_THE_QUESTION
    card = PLAY.arg(action, 0)
    rule = _in_hand(at, seat, card)
    if rule != 0:
        return rule
    title = title_of(card)
    if at.box.kind[title] != EFFECT or at.box.when[title] != SETTLE or not holds(at, seat, at.box.condition[title]):
        return R_SETTLE_ONLY
    return i64(0) if at.could_meet(seat, title) else R_REQUIREMENT


def _forbids_late_myth(at: Position, seat: i64, myth: i64) -> i64:
    hero = at.box.use[MYTH_TITLE + myth] == HERO
    return R_HERO_BATTLE if hero else R_MYTH_WHEN


def _forbids_preparing(at: Position, seat: i64, action: i64) -> i64:
    if PASS.has(action):
        return 0
    if not MYTH.has(action):
        return NOT_THE_QUESTION
    myth = MYTH.arg(action, 0)
    if myth_owner(at, myth) != seat or i64(at.myth[myth]) != Y_BOUGHT or i64(at.myth_used[myth]) != 0:
        return R_NOT_THERE
    if at.box.when[MYTH_TITLE + myth] != at.agenda.parameter_for(seat, 0):
        return _forbids_late_myth(at, seat, myth)
    return 0


def _forbids_prayer(at: Position, seat: i64, place: i64) -> i64:
    if place == ROW:
        return i64(0) if at.now[STACKED] > 0 else R_STACK_EMPTY
    if i64(at.row[place]) == NO_CARD:
        return R_NOT_THERE
    price = PRICES[place]
    return i64(0) if price == ANY or at.community[seat * 3 + price] > 0 else R_PRICE_MISSING


def _forbids_myth_phase(at: Position, seat: i64, action: i64) -> i64:
    if PASS.has(action):
        return 0
    if not TOP.has(action):
        return NOT_THE_QUESTION
    top = top_myth(at, seat)
    if top < 0:
        return R_NOT_THERE
    if TOP.arg(action, 0) == 0:
        return i64(0) if at.of(seat, WONDER) >= at.box.price[MYTH_TITLE + top] else R_MYTH_TOP
    return i64(0) if can_bury(at, seat) else R_MYTH_TOP


def _forbids_choice(at: Position, seat: i64, action: i64, question: i64) -> i64:
    """Choices a program leaves."""
    p3 = at.agenda.parameter_for(seat, 3)
    if question == TO_TARGET and TARGET.has(action):
        other = TARGET.arg(action, 0)
        if other >= at.seats or other == seat or not at.in_game(other):
            return R_STILL_IN
        anybody = at.agenda.parameter_for(seat, 1) == ANY_OTHER
        return i64(0) if anybody or at.in_round(other) else R_STILL_IN
    if question == TO_LAY and PLAY.has(action):
        card = PLAY.arg(action, 0)
        rule = _in_hand(at, seat, card)
        return rule if rule != 0 else (i64(0) if card < 24 else R_POWERS_FIRST)
    if question == TO_MARKER and MARKER.has(action):
        return i64(0) if at.stake[p3 * 3 + MARKER.arg(action, 0)] > 0 else R_NOT_THERE
    if question == TO_NUMBER and NUMBER.has(action):
        return i64(0) if NUMBER.arg(action, 0) <= p3 else R_NOT_THERE
    if question == TO_ELEMENT and ELEMENT.has(action):
        source = at.agenda.parameter_for(seat, 0)
        step: i64 = (at.box.start[title_of(source)] + at.agenda.parameter_for(seat, 2)) * INSTRUCTION
        closed = ELEMENT.arg(action, 0) >= at.now[OPEN_SKY]
        return i64(0) if closed == (at.box.program[step] == PEEK_ELEMENT) else R_NOT_THERE
    if question == TO_ASPECT and ASPECT.has(action):
        return 0
    if question == TO_PLACE and CARD.has(action):
        return i64(0) if at.is_place(CARD.arg(action, 0), (seat + p3) % at.seats) else R_NOT_THERE
    if question == TO_DISCARD and CARD.has(action):
        return i64(0) if i64(at.where[CARD.arg(action, 0)]) == HAND_OF + seat else R_NOT_IN_HAND
    if question == TO_KEEP:
        if PASS.has(action):
            return 0
        if CARD.has(action):
            card = CARD.arg(action, 0)
            fresh = i64(at.where[card]) == HAND_OF + seat and i64(at.mark[card]) & M_KEPT == 0
            return i64(0) if fresh else R_NOT_IN_HAND
    if question == TO_ORDER:
        if PASS.has(action):
            return 0
        if CARD.has(action):
            card = CARD.arg(action, 0)
            held = i64(at.where[card]) == HAND_OF + seat and i64(at.mark[card]) & M_KEPT == 0
            laid = i64(at.where[card]) == TABLE_OF + seat and not at.is_place(card, seat)
            return i64(0) if held or laid else R_ORDER
    return NOT_THE_QUESTION
