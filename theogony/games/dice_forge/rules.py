"""The rules of Dice Forge: a turn from everybody's blessing to its end, and what every answer does.

What may be answered is in `choices`, what forbids it in `refusals`, how faces are applied in `blessing`, what cards do
in `feats`.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from theogony.games.dice_forge.actions import (
    ACT,
    AGAIN,
    BEGIN_TURN,
    BLESS,
    BUY,
    CALL_ELDER,
    CALL_HIND,
    CARD,
    COPY,
    DECLINE,
    DIE,
    DIVINE,
    END,
    EXTRA,
    FEAT,
    FIRST,
    FIX_MIRROR,
    FORGE,
    FROM_CARD,
    FROM_DICE,
    GAIN,
    GAME_OVER,
    HAMMER,
    MINOR,
    NAME,
    OFFER_REPEAT,
    PAID_EXTRA,
    PICK,
    REINFORCE,
    REINFORCED,
    SETTLE,
    SHIELD_OF,
    STEP_ONE,
    SWAP,
    TAKE_FACE,
    TAKE_FACES,
    TO_ACT,
    TO_BOAR,
    TO_COPY,
    TO_DIE,
    TO_FORGE,
    TO_GAIN,
    TO_HAMMER,
    TO_NAME,
    TO_ORDER,
    TO_OWL,
    TO_PICK,
    TO_REPEAT,
    TO_SHIELD,
    TO_SHIP,
    TO_SWAP,
    TRITON,
    TRITON_SPENT,
    TURN,
    YES,
)
from theogony.games.dice_forge.blessing import (
    apply_faces,
    bless,
    bless_all,
    choose,
    copy,
    fix_mirror,
    offer_repeat,
    pay_boar,
    repeat,
    roll_both,
    roll_die,
    swap,
    take_face,
    take_faces,
    take_in_order,
)
from theogony.games.dice_forge.choices import choices, surely_something_to_do, turn_choices
from theogony.games.dice_forge.components import (
    C_ELDER,
    C_OWL,
    C_TRITON,
    ELDER_GLORY,
    ELDER_PRICE,
    EXTRA_PRICE,
    FACE_BIT,
    GLORY,
    GOLD,
    NO_FACE,
    ROUNDS,
    SHIELD,
    SUN,
    TRITON_GIFT,
)
from theogony.games.dice_forge.feats import begin_feat, minor_blessings, name, pick, take_card
from theogony.games.dice_forge.forging import buy, forge
from theogony.games.dice_forge.position import REPEATABLE, Position
from theogony.games.dice_forge.refusals import forbids
from theogony.games.dice_forge.resources import gain, gain_gold, pay, split_gold
from theogony.games.dice_forge.scoring import places, score
from theogony.kernel.state import State


class DiceForgeState(Position):
    def blank(self) -> State:
        return DiceForgeState()

    def score(self, seat: i64) -> i64:
        return score(self, seat)

    def places(self) -> vec[i64]:
        return places(self)

    def choices(self, seat: i64) -> vec[i64]:
        return choices(self, seat)

    def forbids(self, seat: i64, action: i64) -> i64:
        return forbids(self, seat, action)

    def keeps_question(self, seat: i64, action: i64) -> bool:
        return TRITON.has(action)

    # ---- answers

    def answer(self, seat: i64, action: i64) -> None:
        if TRITON.has(action):
            self._spend_triton(seat, TRITON.arg(action, 0))
            return
        question = self.agenda.kind()
        p0 = self.agenda.p0()
        p1 = self.agenda.p1()
        if question == TO_ACT:
            self._act(seat, action)
        elif question == TO_FORGE:
            forge(self, seat, FORGE.arg(action, 0) // 6, FORGE.arg(action, 0) % 6, p0)
        elif question == TO_GAIN:
            choose(self, seat, p0, p1, GAIN.arg(action, 0))
        elif question == TO_HAMMER:
            split_gold(self, seat, p0, HAMMER.arg(action, 0), p1)
        elif question == TO_SHIP:
            if not DECLINE.has(action):
                buy(self, seat, BUY.arg(action, 0), p0)
        elif question == TO_COPY:
            copy(self, seat, p0, self.face_up(COPY.arg(action, 0) // 2, COPY.arg(action, 0) % 2))
        elif question == TO_PICK:
            pick(self, seat, PICK.arg(action, 0))
        elif question == TO_ORDER:
            take_in_order(self, seat, FIRST.arg(action, 0))
        elif question == TO_SWAP:
            with_it = self.agenda.p3()
            swap(self, seat, p0, p1, self.agenda.p2(), SWAP.arg(action, 0) == YES)
            gain_gold(self, seat, with_it, FROM_DICE)
        elif question == TO_REPEAT:
            if AGAIN.arg(action, 0) == YES:
                repeat(self, seat)
        elif question == TO_BOAR:
            pay_boar(self, seat, p0, GAIN.arg(action, 0))
        elif question == TO_OWL:
            if GAIN.arg(action, 0) == GOLD:
                gain_gold(self, seat, 1, FROM_CARD + C_OWL)
            else:
                gain(self, seat, GAIN.arg(action, 0), 1, FROM_CARD + C_OWL)
        elif question == TO_DIE:
            minor_blessings(self, seat, DIE.arg(action, 0), p0, p1)
        elif question == TO_NAME:
            name(self, seat, NAME.arg(action, 0), p0)
        elif question == TO_SHIELD:
            self.ask(TO_FORGE, seat, SHIELD + SHIELD_OF.arg(action, 0))

    def _act(self, seat: i64, action: i64) -> None:
        if END.has(action):
            self._end_turn()
            return
        open_before = self.agenda.depth
        if BUY.has(action):
            kind = BUY.arg(action, 0)
            if self.forging == 0:
                self.actions_done += 1
                self.forging = 1
            self.bought |= FACE_BIT[kind]
            buy(self, seat, kind, 0)
        elif FEAT.has(action):
            self.actions_done += 1
            self.forging = 0
            self.bought = 0
            begin_feat(self, seat, FEAT.arg(action, 0))
        elif EXTRA.has(action):
            pay(self, seat, SUN, EXTRA_PRICE)
            self.extra_paid = 1
            self.forging = 0
            self.bought = 0
            self.tell(PAID_EXTRA, seat)
        else:
            self._reinforce(seat, REINFORCE.arg(action, 0))
        self._act_after(open_before)

    def _act_after(self, open_before: i64) -> None:
        """The turn goes on when everything asked since is answered: at once if nothing was."""
        if self.agenda.depth == open_before:
            self._ask_to_act()
        else:
            self.then(ACT)

    def _reinforce(self, seat: i64, which: i64) -> None:
        self.used[which] += u8(1)
        self.tell(REINFORCED, seat, which)
        if which == CALL_HIND:
            self.ask(TO_DIE, seat, 1, REPEATABLE)
        elif which == CALL_ELDER:
            pay(self, seat, GOLD, ELDER_PRICE)
            gain(self, seat, GLORY, ELDER_GLORY, FROM_CARD + C_ELDER)
        else:
            self.ask(TO_OWL, seat)

    def _spend_triton(self, seat: i64, resource: i64) -> None:
        """card.triton: the question stays open, unless it has but one answer left."""
        self.triton[seat] -= 1
        amount = TRITON_GIFT[resource]
        self.tell(TRITON_SPENT, seat, resource, amount)
        if resource == GOLD:
            gain_gold(self, seat, amount, FROM_CARD + C_TRITON)
        else:
            gain(self, seat, resource, amount, FROM_CARD + C_TRITON)
        self.then_aside(SETTLE, seat)

    # ---- duties

    def perform(self) -> None:
        duty = self.agenda.kind()
        p0 = self.agenda.p0()
        p1 = self.agenda.p1()
        seat = self.agenda.p3()
        if duty == ACT:
            self._ask_to_act()
        elif duty == BEGIN_TURN:
            self._begin_turn()
        elif duty == STEP_ONE:
            self._step_one(p0)
        elif duty == TAKE_FACE:
            take_face(self, seat, p0)
        elif duty == TAKE_FACES:
            take_faces(self, seat)
        elif duty == FIX_MIRROR:
            fix_mirror(self, seat, p0)
        elif duty == OFFER_REPEAT:
            offer_repeat(self, seat)
        elif duty == SETTLE:
            self._settle(seat)
        elif duty == BLESS:
            bless(self, p0, p1)
        elif duty == DIVINE:
            roll_both(self, p0)
            bless(self, p0, p1)
        elif duty == MINOR:
            die = self.agenda.p2()
            roll_die(self, p0, die)
            up = self.face_up(p0, die)
            if die == 0:
                apply_faces(self, p0, up, NO_FACE, p1)
            else:
                apply_faces(self, p0, NO_FACE, up, p1)
        elif duty == CARD:
            take_card(self, p0, p1)

    def _begin_turn(self) -> None:
        self.actions_done = 0
        self.extra_paid = 0
        self.forging = 0
        self.bought = 0
        for which in range(i64(3)):
            self.used[which] = u8(0)
        self.tell(TURN, self.active, self.round)
        self._step_one(0)

    def _step_one(self, second_time: i64) -> None:
        """turn.blessing, turn.twice: all dice fall before anything is asked."""
        open_before = self.agenda.depth
        self.dice.leap((self.round * self.seats + self.active) * 2 + second_time)
        for k in range(self.seats):
            roll_both(self, (self.active + k) % self.seats)
        bless_all(self, -1, REPEATABLE)
        if self.seats == 2 and second_time == 0:
            self.then(STEP_ONE, 1)
        else:
            self._act_after(open_before)

    def _ask_to_act(self) -> None:
        """A turn in which nothing is left to do ends by itself."""
        seat = self.active
        if surely_something_to_do(self, seat) or len(turn_choices(self, seat)) > 1:
            self.ask(TO_ACT, seat)
        else:
            self._end_turn()

    def _settle(self, seat: i64) -> None:
        answers = choices(self, seat)
        if len(answers) == 1:
            self.agenda.take(self.agenda.frame_of(seat))
            self.answer(seat, answers[0])

    def _end_turn(self) -> None:
        self.active = (self.active + 1) % self.seats
        if self.active == self.first:
            if self.round == ROUNDS[self.seats]:
                self.tell(GAME_OVER)
                self.end()
                return
            self.round += 1
        self.then(BEGIN_TURN)
