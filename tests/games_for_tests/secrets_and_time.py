"""Vigil: a made-up game with hidden hands, a sealed question, a turn of small steps, a race against an hourglass,
and a question to everybody at once. Two to four watchers keep three nights.

Each night:

1. Everybody offers one card of the hand face down; all are turned up together. The highest is the night's keeper.
2. The keeper lights up to two candles, one by one, and is done.
3. Everybody grabs bowls, as fast as can be, until the hourglass runs out or no bowl is left. Only who took a
   bowl looks into it: one to three coins.
4. Everybody prays to the sun or the moon, openly, in any order.

At dawn a candle counts two points for who lit it, a coin one, a prayer to the sun one if the same seat prayed to
the moon as well. Candles are 12, cards 12 (0 to 11), three in each hand at the start, the others aside and never seen.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from theogony.kernel.agenda import BIT
from theogony.kernel.arrays import zeros
from theogony.kernel.dice import Dice
from theogony.kernel.game import Game, Option, OptionValue, flag
from theogony.kernel.space import Space
from theogony.kernel.state import NOBODY, NOT_THE_QUESTION, State
from theogony.kernel.trail import Events

CARDS: Final = 12
HAND: Final = 3
NIGHTS: Final = 3
CANDLES: Final = 12
CANDLES_A_NIGHT: Final = 2
MOST_BOWLS: Final = 8
MOST_COINS: Final = 3

SPACE: Final = Space("vigil")
OFFER: Final = SPACE.kind("offer", card=CARDS)
LIGHT: Final = SPACE.kind("light", candle=CANDLES)
DONE: Final = SPACE.kind("done")
GRAB: Final = SPACE.kind("grab", bowl=MOST_BOWLS)
PRAY: Final = SPACE.kind("pray", to=("sun", "moon"))
RUN_OUT: Final = SPACE.time_kind("run-out")

EVENTS: Final = Events()
OFFERED: Final = EVENTS.event("offered", "seat", "card")
LIT: Final = EVENTS.event("lit", "seat", "candle")
LOOKED: Final = EVENTS.event("looked", "seat", "bowl", "coins", secret=("coins",))
SAND: Final = EVENTS.event("sand-ran-out", "bowls")
PRAYED: Final = EVENTS.event("prayed", "seat", "to")
DAWN: Final = EVENTS.event("dawn")

RULES: Final = {1: "offer.own-hand", 2: "light.burning", 3: "light.two", 4: "grab.gone"}
OWN_HAND, BURNING, TWO_CANDLES, GONE = 1, 2, 3, 4

# Questions, then duties
TO_OFFER, TO_LIGHT, TO_GRAB, TO_PRAY, NEXT_NIGHT, GRABBING, PRAYING = range(7)

# Where a card is: aside, unknown (in a view), in the hand of HELD + seat, offered by SPENT + seat
ASIDE: Final = 0
UNKNOWN: Final = 255
HELD: Final = 1
SPENT: Final = 11


class VigilState(State):
    """Cards, candles and bowls by number; coins, bowls and prayers by seat."""

    def __init__(self) -> None:
        super().__init__()
        self.card: vec[u8] = vec[u8]()
        self.candle: vec[u8] = vec[u8]()  # 0, or 1 + the seat that lit it
        self.bowl: vec[u8] = vec[u8]()  # 1 while it stands there
        self.coins: vec[u8] = vec[u8]()  # by seat, secret; UNKNOWN in a view
        self.grabbed: vec[u8] = vec[u8]()  # by seat: bowls taken so far
        self.prayers: vec[u8] = vec[u8]()  # by seat: to the sun, to the moon
        self.night: i64 = 0
        self.lit_tonight: i64 = 0
        self.sand: i64 = 0  # milliseconds in the hourglass
        self.quiet: i64 = 0  # 1 if nobody is told who has offered yet
        self.dawn: i64 = 0  # 1 when all coins lie open

    def blank(self) -> State:
        return VigilState()

    def game_id(self) -> str:
        return "vigil"

    def space(self) -> Space:
        return SPACE

    def events(self) -> Events:
        return EVENTS

    def bytes_held(self) -> list[vec[u8]]:
        return [self.card, self.candle, self.bowl, self.coins, self.grabbed, self.prayers]

    def numbers_held(self) -> list[vec[i64]]:
        return [vec[i64]([self.night, self.lit_tonight, self.sand, self.quiet, self.dawn])]

    def hold(self, small: list[vec[u8]], numbers: list[vec[i64]]) -> None:
        self.card, self.candle, self.bowl, self.coins, self.grabbed, self.prayers = small
        self.night, self.lit_tonight, self.sand, self.quiet, self.dawn = numbers[0]

    # what may be done

    def choices(self, seat: i64) -> vec[i64]:
        out = vec[i64]()
        if seat == self.seats:
            return append(out, RUN_OUT.of0())
        kind = self.agenda.kind_for(seat)
        if kind == TO_OFFER:
            for card in self.hand(seat):
                out = append(out, OFFER.of1(card))
        elif kind == TO_LIGHT:
            for candle in range(CANDLES):
                if self.candle[candle] == 0 and self.lit_tonight < CANDLES_A_NIGHT:
                    out = append(out, LIGHT.of1(candle))
            out = append(out, DONE.of0())
        elif kind == TO_GRAB:
            for bowl in range(MOST_BOWLS):
                if self.bowl[bowl] == 1:
                    out = append(out, GRAB.of1(bowl))
        else:
            out = append(append(out, PRAY.of1(0)), PRAY.of1(1))
        return out

    def forbids(self, seat: i64, action: i64) -> i64:
        if seat == self.seats:
            return 0 if RUN_OUT.has(action) else NOT_THE_QUESTION
        kind = self.agenda.kind_for(seat)
        if kind == TO_OFFER and OFFER.has(action):
            return 0 if self.card[OFFER.arg(action, 0)] == HELD + seat else OWN_HAND
        if kind == TO_LIGHT and LIGHT.has(action):
            if self.lit_tonight >= CANDLES_A_NIGHT:
                return TWO_CANDLES
            return 0 if self.candle[LIGHT.arg(action, 0)] == 0 else BURNING
        if kind == TO_LIGHT and DONE.has(action):
            return 0
        if kind == TO_GRAB and GRAB.has(action):
            return 0 if self.bowl[GRAB.arg(action, 0)] == 1 else GONE
        if kind == TO_PRAY and PRAY.has(action):
            return 0
        return NOT_THE_QUESTION

    # what it does

    def answer(self, seat: i64, action: i64) -> None:
        if RUN_OUT.has(action):
            self.tell(SAND, sum(self.bowl))
            self.end_race()
        elif LIGHT.has(action):
            self.candle[LIGHT.arg(action, 0)] = 1 + seat
            self.lit_tonight += 1
            self.tell(LIT, seat, LIGHT.arg(action, 0))
            self.ask(TO_LIGHT, seat)
        elif GRAB.has(action):
            self.grab(seat, GRAB.arg(action, 0))
        elif PRAY.has(action):
            self.prayers[seat * 2 + PRAY.arg(action, 0)] += 1
            self.tell(PRAYED, seat, PRAY.arg(action, 0))

    def grab(self, seat: i64, bowl: i64) -> None:
        coins = 1 + self.roll(MOST_COINS)
        self.bowl[bowl] = 0
        self.coins[seat] += coins
        self.grabbed[seat] += 1
        self.tell_to(BIT[seat], LOOKED, seat, bowl, coins)
        if sum(self.bowl) == 0:
            self.end_race()

    def end_race(self) -> None:
        self.stop_timer()
        self.agenda.drop(TO_GRAB, BIT[self.seats] - 1)
        self.then(PRAYING)

    def reveal(self) -> None:
        highest, keeper = -1, 0
        for seat in range(self.seats):
            card = OFFER.arg(self.agenda.answer(seat), 0)
            self.card[card] = SPENT + seat
            self.tell(OFFERED, seat, card)
            if card > highest:
                highest, keeper = card, seat
        self.lit_tonight = 0
        self.ask(TO_LIGHT, keeper)
        self.then(GRABBING)

    def perform(self) -> None:
        duty = self.agenda.kind()
        if duty == GRABBING:
            for bowl in range(2 * self.seats):
                self.bowl[bowl] = 1
            self.race(TO_GRAB, BIT[self.seats] - 1)
            self.start_timer(self.sand)
        elif duty == PRAYING:
            for bowl in range(MOST_BOWLS):
                self.bowl[bowl] = 0
            for seat in range(self.seats):
                self.ask_aside(TO_PRAY, seat)
            self.then(NEXT_NIGHT)
        elif self.night + 1 < NIGHTS:
            self.night += 1
            self.ask_sealed(TO_OFFER, BIT[self.seats] - 1, self.quiet == 1)
        else:
            self.dawn = 1
            self.learn()
            self.tell(DAWN)
            self.end()

    # secrets

    def hide(self, viewer: i64) -> None:
        for card in range(CARDS):
            if self.card[card] < SPENT and (viewer == NOBODY or self.card[card] != HELD + viewer):
                self.card[card] = UNKNOWN
        for seat in range(self.seats):
            if seat != viewer and self.dawn == 0:
                self.coins[seat] = UNKNOWN

    def fill(self, dice: Dice) -> None:
        unseen = [card for card in range(CARDS) if self.card[card] == UNKNOWN]
        for seat in range(self.seats):
            while len(self.hand(seat)) < self.hand_size(seat):
                self.card[unseen.pop(dice.below(len(unseen)))] = HELD + seat
            if self.coins[seat] == UNKNOWN:
                self.coins[seat] = sum(1 + dice.below(MOST_COINS) for _ in range(self.grabbed[seat]))
            if self.agenda.sealed_unknown(seat):
                hand = self.hand(seat)
                self.agenda.unseal(seat, OFFER.of1(hand[dice.below(len(hand))]))
        for card in unseen:
            self.card[card] = ASIDE

    def seen_action(self, seat: i64, action: i64, viewer: i64) -> i64:
        return OFFER.hidden() if OFFER.has(action) and viewer != seat else action

    # counting

    def hand(self, seat: i64) -> list[int]:
        return [card for card in range(CARDS) if self.card[card] == HELD + seat]

    def hand_size(self, seat: i64) -> int:
        return HAND - sum(1 for where in self.card if where == SPENT + seat)

    def score(self, seat: i64) -> i64:
        coins = 0 if self.coins[seat] == UNKNOWN else self.coins[seat]
        candles = sum(1 for by in self.candle if by == 1 + seat)
        return 2 * candles + coins + min(self.prayers[2 * seat], self.prayers[2 * seat + 1])

    def places(self) -> vec[i64]:
        scores = [self.score(seat) for seat in range(self.seats)]
        return vec[i64]([1 + sum(1 for other in scores if other > mine) for mine in scores])

    def census(self) -> vec[i64]:
        """Cards in and out of hands and aside, places for candles and bowls."""
        known = sum(1 for where in self.card if where != UNKNOWN)
        return vec[i64]([known, len(self.card), len(self.candle), len(self.bowl)])


def new_vigil(seats: int, dice: Dice, options: dict[str, OptionValue]) -> State:
    """Three cards each, and the first night's question."""
    at = VigilState()
    at.seats = seats
    at.dice = dice
    at.card = zeros(CARDS)
    at.candle = zeros(CANDLES)
    at.bowl = zeros(MOST_BOWLS)
    at.coins = zeros(seats)
    at.grabbed = zeros(seats)
    at.prayers = zeros(2 * seats)
    at.sand = 1000 * int(options["sand"] or 0)
    at.quiet = 1 if options["quiet"] else 0
    for seat in range(seats):
        for _ in range(HAND):
            aside = [card for card in range(CARDS) if at.card[card] == ASIDE]
            at.card[aside[at.roll(len(aside))]] = HELD + seat
    at.ask_sealed(TO_OFFER, BIT[seats] - 1, at.quiet == 1)
    at.run()
    return at


VIGIL: Final = Game(
    id="vigil",
    title="Vigil",
    designers="The Theogony developers",
    year=2026,
    minutes=5,
    seats=(2, 4),
    rules_version=1,
    # in each of three nights every seat offers and prays, the keeper lights two candles and is done, at most
    # eight bowls are grabbed and the sand runs out once; sealed answers may be replaced, hence the rest
    longest=3 * (4 + 4 + 3 + 8 + 1) * 20,
    space=SPACE,
    rules=RULES,
    new=new_vigil,
    empty=VigilState,
    package="tests.games_for_tests",
    options=(Option("sand", (4, 30)), flag("quiet")),
    asks_anyway=(TO_LIGHT,),
)
