"""The rules of Theomachy at work: each question and each duty of the agenda goes to the module of its phase."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from theogony.games.theomachy.actions import (
    AFTER_BID,
    BEGIN_GAME,
    BEGIN_ROUND,
    BET,
    BID_ON,
    CARD,
    FIGHT_ON,
    JOINED,
    LAY_SKY,
    MYTH,
    NEXT_FIGHTER,
    NEXT_MYTH,
    NEXT_PICK,
    NEXT_PRAYER,
    PASS,
    PLAY,
    PRAY,
    PREPARE,
    RUN,
    SETTLE_ON,
    SETTLE_STAKES,
    SETTLEMENT,
    TARGET,
    TO_BID,
    TO_DEITY,
    TO_FIGHT,
    TO_KEEP,
    TO_LAY,
    TO_MYTH,
    TO_ORDER,
    TO_PICK,
    TO_PRAY,
    TO_PREPARE,
    TO_REACT,
    TO_REJECT,
    TO_SETTLE,
    TO_TARGET,
    TOP,
    WINDOW,
)
from theogony.games.theomachy.battle import attack, end_turn, fight_on, next_fighter
from theogony.games.theomachy.betting import after_bid, bet, bid
from theogony.games.theomachy.card_table import as_bytes, cards_of
from theogony.games.theomachy.cards import HERO, MYTH_BASE, MYTH_TITLE
from theogony.games.theomachy.components import (
    DRAFT_HAND,
    DRAFT_ROUNDS,
    ELEMENTS,
    MYTHOLOGIES,
    MYTHS,
    PRAYERS,
    ROW,
    SKY,
    START,
    WONDERS,
)
from theogony.games.theomachy.draft import deal_packs, reveal_deities, reveal_picks, reveal_rejects
from theogony.games.theomachy.forbidden import forbids
from theogony.games.theomachy.knowledge import fill, hide
from theogony.games.theomachy.position import (
    ADVANCED,
    BET_NO,
    COUNTED,
    DEITY_OF,
    FIRST,
    HEROES_DIE,
    LAST_RAISER,
    LEVEL,
    MYTHOLOGY,
    NO_CARD,
    NOW,
    OWN,
    STACKED,
    TOP_CARD,
    VIEWER,
    WHY,
    WONDERS_LEFT,
    Y_JOINED,
    Position,
)
from theogony.games.theomachy.possible import choices
from theogony.games.theomachy.prayers import bury_myth, buy_myth, next_myth, next_prayer, pray
from theogony.games.theomachy.program import answer_choice, run
from theogony.games.theomachy.putting_away import reveal_order
from theogony.games.theomachy.reactions import (
    announce,
    declare,
    lay_power,
    open_window,
    play_with_powers,
    reveal_reactions,
)
from theogony.games.theomachy.rounds import begin_game, begin_round, lay_sky, prepare
from theogony.games.theomachy.scoring import places, score
from theogony.games.theomachy.settlement import ask_to_settle, reveal_settling, settle, settle_stakes
from theogony.kernel.arrays import filled, zeros
from theogony.kernel.dice import Dice
from theogony.kernel.game import OptionValue
from theogony.kernel.state import EVERYBODY, State

BUY: Final[i64] = 0


class TheomachyState(Position):
    def blank(self) -> State:
        new = TheomachyState()
        new.box = self.box
        return new

    def score(self, seat: i64) -> i64:
        return score(self, seat)

    def places(self) -> vec[i64]:
        return places(self)

    def choices(self, seat: i64) -> vec[i64]:
        return choices(self, seat)

    def forbids(self, seat: i64, action: i64) -> i64:
        return forbids(self, seat, action)

    # ---- secrets

    def hide(self, viewer: i64) -> None:
        hide(self, viewer)

    def fill(self, dice: Dice) -> None:
        fill(self, dice)

    def seen_action(self, seat: i64, action: i64, viewer: i64) -> i64:
        """Sealed answers look alike, whatever they are; which cards are kept in hand is nobody else's business."""
        if viewer == seat or viewer == EVERYBODY or seat == self.seats:
            return action
        kind = self.agenda.kind_for(seat)
        if kind == TO_REACT or kind == TO_SETTLE or kind == TO_ORDER:
            return PASS.hidden()
        if kind == TO_KEEP and CARD.has(action):
            return CARD.hidden()
        return super().seen_action(seat, action, viewer)

    # ---- what it does

    def answer(self, seat: i64, action: i64) -> None:
        question = self.agenda.kind()
        if question == TO_BID:
            bid(self, seat, action)
        elif question == TO_FIGHT:
            if PASS.has(action):
                end_turn(self, seat)
            else:
                attack(self, seat, PLAY.arg(action, 0))
        elif question == TO_LAY:
            card = self.agenda.p0()
            trigger = self.agenda.p1()
            lay_power(self, seat, PLAY.arg(action, 0))
            play_with_powers(self, card, seat, trigger)
        elif question == TO_TARGET:
            announce(self, self.agenda.p0(), seat, TARGET.arg(action, 0))
        elif question == TO_PRAY:
            turn = self.agenda.p0()
            pray(self, seat, PRAY.arg(action, 0))
            self.then(NEXT_PRAYER, turn + 1)
        elif question == TO_MYTH:
            turn = self.agenda.p0()
            if TOP.has(action):
                if TOP.arg(action, 0) == BUY:
                    buy_myth(self, seat)
                else:
                    bury_myth(self, seat)
            self.then(NEXT_MYTH, turn + 1)
        elif question == TO_PREPARE:
            self._prepare(seat, action, self.agenda.p0(), self.agenda.p1())
        else:
            answer_choice(self, seat, action)

    def _prepare(self, seat: i64, action: i64, when: i64, turn: i64) -> None:
        if not MYTH.has(action):
            self.then(PREPARE, when, turn + 1)
            return
        myth = MYTH.arg(action, 0)
        self.myth_used[myth] = u8(1)
        if self.box.use[MYTH_TITLE + myth] == HERO:
            self.myth[myth] = u8(Y_JOINED)
            self.tell(JOINED, seat, myth)
            self.then(RUN, MYTH_BASE + myth, seat, seat, 0)
        else:
            declare(self, MYTH_BASE + myth, seat)
        self.then(PREPARE, when, turn)

    def reveal(self) -> None:
        question = self.agenda.kind()
        if question == TO_PICK:
            reveal_picks(self)
        elif question == TO_REJECT:
            reveal_rejects(self)
        elif question == TO_DEITY:
            reveal_deities(self)
        elif question == TO_REACT:
            reveal_reactions(self)
        elif question == TO_SETTLE:
            reveal_settling(self)
        elif question == TO_ORDER:
            reveal_order(self)

    def perform(self) -> None:
        duty = self.agenda.kind()
        p0 = self.agenda.p0()
        p1 = self.agenda.p1()
        if duty == RUN:
            run(self, p0, p1, self.agenda.p2(), self.agenda.p3())
        elif duty == WINDOW:
            open_window(self, p0, p1)
        elif duty == BID_ON:
            self.ask(TO_BID, p0)
        elif duty == AFTER_BID:
            after_bid(self, p0)
        elif duty == BET:
            bet(self, p0)
        elif duty == FIGHT_ON:
            fight_on(self, p0)
        elif duty == NEXT_FIGHTER:
            next_fighter(self, p0)
        elif duty == PREPARE:
            prepare(self, p0, p1)
        elif duty == SETTLEMENT:
            settle(self)
        elif duty == SETTLE_ON:
            ask_to_settle(self, p0)
        elif duty == SETTLE_STAKES:
            settle_stakes(self)
        elif duty == NEXT_PRAYER:
            next_prayer(self, p0)
        elif duty == NEXT_MYTH:
            next_myth(self, p0)
        elif duty == BEGIN_ROUND:
            begin_round(self)
        elif duty == LAY_SKY:
            lay_sky(self)
        elif duty == NEXT_PICK:
            deal_packs(self)
        elif duty == BEGIN_GAME:
            begin_game(self)


def new_theomachy(seats: int, dice: Dice, options: dict[str, OptionValue]) -> State:
    """The table laid for the draft: communities, mythologies in the advanced game, the first packs dealt."""
    at = TheomachyState()
    n = i64(seats)
    at.seats = n
    at.dice = dice
    at.where = zeros(PRAYERS)
    at.mark = zeros(PRAYERS)
    at.aim = zeros(PRAYERS)
    at.whose = zeros(PRAYERS)
    at.seen = zeros(PRAYERS)
    at.kept = zeros(PRAYERS)
    at.pack = zeros(DRAFT_ROUNDS[n] * n * DRAFT_HAND[n])
    at.element = zeros(ELEMENTS)
    at.sky = zeros(SKY)
    at.sky_seen = zeros(SKY)
    at.row = zeros(ROW)
    at.myth = zeros(MYTHS)
    at.myth_used = zeros(MYTHS)
    at.chain = zeros(16)
    table = options["cards"]
    assert isinstance(table, dict)
    at.box = cards_of(table)
    at.printed = as_bytes(table)
    at.community = filled(n * 3, 0)
    at.stake = filled(n * 3, 0)
    at.borrowed = filled(n * 3, 0)
    at.owed = filled(n * 3, 0)
    at.control = filled(n * 6, 0)
    at.own = filled(n * OWN, 0)
    at.now = filled(NOW, 0)
    for slot in range(SKY):
        at.sky[slot] = u8(NO_CARD)
    for place in range(ROW):
        at.row[place] = u8(NO_CARD)
    for seat in range(n):
        at.put(seat, TOP_CARD, -1)
        at.put(seat, DEITY_OF, -1)
        at.put(seat, MYTHOLOGY, -1)
        for kind in range(i64(3)):
            at.community[seat * 3 + kind] = START[kind]
    at.now[LEVEL] = 1
    at.now[FIRST] = -1
    at.now[LAST_RAISER] = -1
    at.now[BET_NO] = 0
    at.now[WHY] = -1
    at.now[VIEWER] = EVERYBODY
    at.now[STACKED] = PRAYERS
    at.now[COUNTED] = i64(1) if options["counted"] else i64(0)
    if options["advanced"]:
        at.now[ADVANCED] = 1
        at.now[HEROES_DIE] = i64(1) if options["doom"] else i64(0)
        at.now[WONDERS_LEFT] = WONDERS
        left = list(range(len(MYTHOLOGIES)))
        for seat in range(n):
            at.put(seat, MYTHOLOGY, i64(left.pop(int(at.roll(i64(len(left)))))))
    at.then(NEXT_PICK)
    at.run()
    return at
