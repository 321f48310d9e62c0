"""The rules of Bazaar, interpreted: written to be read, not to be fast."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from tests.games_for_tests.bazaar.actions import (
    ASIDE,
    BID,
    BIDDEN,
    CARDS,
    CLOSED,
    CORNERS,
    DAYS,
    DONE,
    EVENTS,
    GRAB,
    GRABBING,
    HAMMER,
    HAMMERED,
    HAND,
    HELD,
    JARS,
    LAID,
    LAY,
    LEAVE,
    LOOKED,
    MARKET,
    MOST_GUARDS,
    NEXT_DAY,
    R_CELL_FREE,
    R_COINS,
    R_DOOR,
    R_EDGE,
    R_FACE_PRICE,
    R_GUARDS,
    R_JAR_GONE,
    R_LAID,
    R_OWN_CARD,
    R_RENOVATION,
    R_SAME_FACE,
    R_SELL_OWN,
    R_STALL_GONE,
    RENOVATE,
    RENOVATED,
    ROLLED,
    RUN_OUT,
    SAND,
    SELL,
    SEND,
    SENT,
    SETTLE,
    SETTLED,
    SIDES,
    SOLD,
    SPACE,
    SPENT,
    STALLS,
    THINGS,
    THROW,
    THROWING,
    THROWN,
    TO_BID,
    TO_GRAB,
    TO_SETTLE,
    TO_THROW,
    TO_TRADE,
    TURN,
    UNKNOWN,
    WELL,
)
from theogony.kernel.agenda import BIT
from theogony.kernel.arrays import zeros
from theogony.kernel.dice import Dice
from theogony.kernel.game import OptionValue
from theogony.kernel.space import Space
from theogony.kernel.state import NOT_THE_QUESTION, State
from theogony.kernel.trail import Events


class BazaarState(State):
    """Cards, stalls and jars by number; dice, coins, jars' coins and guards by seat."""

    def __init__(self) -> None:
        super().__init__()
        self.card: vec[u8] = vec[u8]()
        self.face: vec[u8] = vec[u8]()  # [seat * SIDES + place]
        self.up: vec[u8] = vec[u8]()  # by seat
        self.coins: vec[u8] = vec[u8]()  # by seat
        self.purse: vec[u8] = vec[u8]()  # by seat, secret: what was in the jars
        self.grabbed: vec[u8] = vec[u8]()  # by seat: jars taken
        self.thrown: vec[u8] = vec[u8]()  # by seat
        self.stall: vec[u8] = vec[u8]()  # 0, or 1 + the cell it lies on
        self.side: vec[u8] = vec[u8]()
        self.rot: vec[u8] = vec[u8]()
        self.merchant: vec[u8] = vec[u8]()  # by stall: 0, or 1 + seat * CORNERS + corner
        self.guard: vec[u8] = vec[u8]()  # [seat * cells + cell]
        self.jar: vec[u8] = vec[u8]()
        self.day: i64 = 0
        self.left: i64 = 0  # things the seat in turn may still do
        self.sand: i64 = 0
        self.closed: i64 = 0  # 1 when all purses lie open

    def blank(self) -> State:
        return BazaarState()

    def game_id(self) -> str:
        return "bazaar"

    def space(self) -> Space:
        return SPACE

    def events(self) -> Events:
        return EVENTS

    def bytes_held(self) -> list[vec[u8]]:
        return [
            self.card,
            self.face,
            self.up,
            self.coins,
            self.purse,
            self.grabbed,
            self.thrown,
            self.stall,
            self.side,
            self.rot,
            self.merchant,
            self.guard,
            self.jar,
        ]

    def numbers_held(self) -> list[vec[i64]]:
        return [vec[i64]([self.day, self.left, self.sand, self.closed])]

    def hold(self, small: list[vec[u8]], numbers: list[vec[i64]]) -> None:
        self.card, self.face, self.up, self.coins, self.purse, self.grabbed, self.thrown = small[:7]
        self.stall, self.side, self.rot, self.merchant, self.guard, self.jar = small[7:]
        self.day, self.left, self.sand, self.closed = numbers[0]

    # what may be done: everything the rules do not forbid

    def choices(self, seat: i64) -> vec[i64]:
        out = vec[i64]()
        names = ("run-out",) if seat == self.seats else ANSWERS[self.agenda.kind_for(seat)]
        for kind in (SPACE.by_name[name] for name in names):
            for action in range(kind.base, kind.base + kind.size):
                if self.forbids(seat, action) == 0:
                    out = append(out, action)
        return out

    def forbids(self, seat: i64, action: i64) -> i64:
        if seat == self.seats:
            return 0 if RUN_OUT.has(action) else NOT_THE_QUESTION
        question = self.agenda.kind_for(seat)
        kind = SPACE.kind_of(action)
        if question not in ANSWERS or kind.name not in ANSWERS[question]:
            return NOT_THE_QUESTION
        values = kind.decode(action)
        if kind is BID:
            return 0 if self.card[values["card"]] == HELD + seat else R_OWN_CARD
        if kind is HAMMER:
            if self.coins[seat] < 1 + values["face"]:
                return R_FACE_PRICE
            return 0 if self.face[seat * SIDES + values["place"]] != values["face"] else R_SAME_FACE
        if kind is LAY:
            return self.forbids_laying(values["stall"], values["cell"], values["rot"])
        if kind is RENOVATE:
            if self.stall[values["stall"]] == 0:
                return R_LAID
            return 0 if self.coins[seat] > 0 else R_RENOVATION
        if kind is SEND:
            if self.guard[seat * MARKET.size + values["start"]] <= values["guards"]:
                return R_GUARDS
            return 0 if MARKET.neighbour(values["start"], values["way"]) >= 0 else R_EDGE
        if kind is SELL:
            cards = SELL.parameters[0].subset.sets[values["cards"]]  # type: ignore[union-attr]
            return 0 if all(self.card[card] == HELD + seat for card in cards) else R_SELL_OWN
        if kind is THROW:
            return 0 if values["coins"] <= self.coins[seat] else R_COINS
        if kind is GRAB:
            return 0 if self.jar[values["jar"]] == 1 else R_JAR_GONE
        return 0

    def forbids_laying(self, stall: int, cell: int, rot: int) -> int:
        if self.stall[stall] != 0:
            return R_STALL_GONE
        if cell == WELL or self.stall_on(cell) >= 0:
            return R_CELL_FREE
        door = int(MARKET.neighbour(cell, rot))
        return 0 if door == WELL or (door >= 0 and self.stall_on(door) >= 0) else R_DOOR

    # what it does

    def answer(self, seat: i64, action: i64) -> None:
        kind = SPACE.kind_of(action)
        values = kind.decode(action)
        if kind is RUN_OUT:
            self.tell(SAND)
            self.end_race()
        elif kind is GRAB:
            self.grab(seat, values["jar"])
        elif kind is THROW:
            self.coins[seat] -= values["coins"]
            self.thrown[seat] += values["coins"]
            self.tell(THROWN, seat, values["coins"])
        elif kind is SETTLE:
            stall = self.agenda.p0()
            self.merchant[stall] = 1 + seat * CORNERS + values["corner"]
            self.tell(SETTLED, seat, stall, values["corner"])
        elif kind is not LEAVE and kind is not DONE:
            self.trade(seat, kind.name, values)

    def trade(self, seat: i64, kind: str, values: dict[str, int]) -> None:
        """One of the things of a turn; then the next one is asked."""
        self.left -= 1
        if kind == "hammer":
            self.coins[seat] -= 1 + values["face"]
            self.face[seat * SIDES + values["place"]] = values["face"]
            self.tell(HAMMERED, seat, values["face"], values["place"])
        elif kind == "lay":
            stall = values["stall"]
            self.stall[stall] = 1 + values["cell"]
            self.side[stall], self.rot[stall] = values["side"], values["rot"]
            self.tell(LAID, seat, stall, values["cell"])
            self.ask(TO_SETTLE, seat, stall)
        elif kind == "renovate":
            self.coins[seat] -= 1
            self.side[values["stall"]] = 1 - self.side[values["stall"]]
            self.tell(RENOVATED, seat, values["stall"])
        elif kind == "send":
            guards, start = values["guards"] + 1, values["start"]
            cell = int(MARKET.neighbour(start, values["way"]))
            self.guard[seat * MARKET.size + start] -= guards
            self.guard[seat * MARKET.size + cell] += guards
            self.tell(SENT, seat, guards, start, cell)
        elif kind == "sell":
            cards = SELL.parameters[0].subset.sets[values["cards"]]  # type: ignore[union-attr]
            for card in cards:
                self.card[card] = SPENT + seat
            self.coins[seat] += 2 * len(cards) - 1
            self.learn()
            self.tell(SOLD, seat, 2 * len(cards) - 1)
        if self.left > 0:
            self.ask(TO_TRADE, seat)

    def grab(self, seat: i64, jar: int) -> None:
        coins = 1 + self.roll(3)
        self.jar[jar] = 0
        self.purse[seat] += coins
        self.grabbed[seat] += 1
        self.tell_to(BIT[seat], LOOKED, seat, jar, coins)
        if sum(self.jar) == 0:
            self.end_race()

    def end_race(self) -> None:
        self.stop_timer()
        self.agenda.drop(TO_GRAB, BIT[self.seats] - 1)
        self.then(NEXT_DAY)

    def reveal(self) -> None:
        bids = [int(BID.arg(self.agenda.answer(seat), 0)) for seat in range(self.seats)]
        for seat, card in enumerate(bids):
            self.card[card] = SPENT + seat
            self.tell(BIDDEN, seat, card)
        first = bids.index(max(bids))
        for k in range(self.seats):
            self.then(TURN, (first + k) % self.seats)
        self.then(THROWING)

    def perform(self) -> None:
        duty = self.agenda.kind()
        if duty == TURN:
            seat = self.agenda.p0()
            place = self.roll(SIDES)
            self.up[seat] = place
            coins = 1 + self.face[seat * SIDES + place]
            self.coins[seat] += coins
            self.tell(ROLLED, seat, place, coins)
            self.left = THINGS
            self.ask(TO_TRADE, seat)
        elif duty == THROWING:
            for seat in range(self.seats):
                self.ask_aside(TO_THROW, seat)
            self.then(GRABBING)
        elif duty == GRABBING:
            for jar in range(JARS):
                self.jar[jar] = 1
            self.race(TO_GRAB, BIT[self.seats] - 1)
            self.start_timer(self.sand)
        elif self.day + 1 < DAYS:
            self.day += 1
            self.open_day()
        else:
            self.closed = 1
            self.learn()
            self.tell(CLOSED)
            self.end()

    def open_day(self) -> None:
        """Everybody who still has a card bids; nobody can have sold all: a hand of four loses at most three a day."""
        for seat in range(self.seats):
            for card in range(CARDS):
                if self.card[card] == SPENT + seat:
                    self.card[card] = ASIDE
        for jar in range(JARS):
            self.jar[jar] = 0
        self.deal()
        self.ask_sealed(TO_BID, BIT[self.seats] - 1)

    def deal(self) -> None:
        """Hands are filled up to an even share of the cards."""
        share = min(HAND, CARDS // int(self.seats))
        for seat in range(self.seats):
            while len(self.hand(seat)) < share:
                aside = [card for card in range(CARDS) if self.card[card] == ASIDE]
                self.card[aside[self.roll(len(aside))]] = HELD + seat

    # secrets

    def hide(self, viewer: i64) -> None:
        own = HELD + viewer if viewer >= 0 else UNKNOWN
        for card in range(CARDS):
            if self.card[card] < SPENT and self.card[card] != own:
                self.card[card] = UNKNOWN
        for seat in range(self.seats):
            if seat != viewer and self.closed == 0:
                self.purse[seat] = UNKNOWN

    def fill(self, dice: Dice) -> None:
        unseen = [card for card in range(CARDS) if self.card[card] == UNKNOWN]
        for seat in range(self.seats):
            while len(self.hand(seat)) < self.hand_size(seat):
                self.card[unseen.pop(dice.below(len(unseen)))] = HELD + seat
            if self.purse[seat] == UNKNOWN:
                self.purse[seat] = sum(1 + dice.below(3) for _ in range(self.grabbed[seat]))
            if self.agenda.sealed_unknown(seat):
                hand = self.hand(seat)
                self.agenda.unseal(seat, BID.of1(hand[dice.below(len(hand))]))
        for card in unseen:
            self.card[card] = ASIDE

    def seen_action(self, seat: i64, action: i64, viewer: i64) -> i64:
        return BID.hidden() if BID.has(action) and viewer != seat else action

    # counting

    def stall_on(self, cell: int) -> int:
        """The stall that lies there, or -1."""
        return next((stall for stall in range(STALLS) if self.stall[stall] == 1 + cell), -1)

    def hand(self, seat: int) -> list[int]:
        return [card for card in range(CARDS) if self.card[card] == HELD + seat]

    def hand_size(self, seat: int) -> int:
        """Public: the share dealt, less what lies open before the seat."""
        share = min(HAND, CARDS // int(self.seats))
        return share - sum(1 for where in self.card if where == SPENT + seat)

    def merchants(self, seat: int) -> int:
        return sum(1 for who in self.merchant if who > 0 and (who - 1) // CORNERS == seat)

    def score(self, seat: i64) -> i64:
        purse = 0 if self.purse[seat] == UNKNOWN else self.purse[seat]
        well = 2 * self.thrown[seat] if sum(self.thrown) % 2 == 0 else 0
        return self.coins[seat] + purse + 3 * self.merchants(seat) + well

    def places(self) -> vec[i64]:
        scores = [self.score(seat) for seat in range(self.seats)]
        return vec[i64]([1 + sum(1 for other in scores if other > mine) for mine in scores])

    def census(self) -> vec[i64]:
        """Cards, stalls, guards."""
        return vec[i64]([sum(1 for where in self.card if where != UNKNOWN), len(self.stall), sum(self.guard)])


ANSWERS = {
    TO_BID: ("bid",),
    TO_TRADE: ("hammer", "lay", "renovate", "send", "sell", "done"),
    TO_SETTLE: ("settle", "leave"),
    TO_THROW: ("throw",),
    TO_GRAB: ("grab",),
}
CORNERS_OF_THE_MARKET = (0, 3, 15, 12)


def new_bazaar(seats: int, dice: Dice, options: dict[str, OptionValue]) -> State:
    """Two coins, three guards in a corner and a die of ones for everybody; the first bid."""
    at = BazaarState()
    at.seats = seats
    at.dice = dice
    at.card = zeros(CARDS)
    at.face = zeros(seats * SIDES)
    at.up = zeros(seats)
    at.coins = vec[u8]([2] * seats)
    at.purse = zeros(seats)
    at.grabbed = zeros(seats)
    at.thrown = zeros(seats)
    at.stall = zeros(STALLS)
    at.side = zeros(STALLS)
    at.rot = zeros(STALLS)
    at.merchant = zeros(STALLS)
    at.guard = zeros(seats * int(MARKET.size))
    at.jar = zeros(JARS)
    at.sand = 1000 * int(options["sand"] or 0)
    for seat in range(seats):
        at.guard[seat * int(MARKET.size) + CORNERS_OF_THE_MARKET[seat]] = MOST_GUARDS
    at.deal()
    at.ask_sealed(TO_BID, BIT[seats] - 1)
    at.run()
    return at
