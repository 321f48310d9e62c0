"""Information-set Monte-Carlo tree search, seen from one seat, open loop.

Each simulation guesses what the seat cannot see, with new dice, and goes down one tree of decisions that all
guesses share, as far as it has been before and one decision further. What the position there is worth to each seat goes
back up: every seat is taken to want the most for itself. At a new question the likeliest answers by the game's priors
are looked at at once, each on a copy, as `greedy` would: that counts like a number of tries, so that a few unlucky
simulations do not outweigh it; more answers are opened as visits grow. A position is valued when whoever decided
last is not asked again at once: turns of several decisions are judged by what they come to. Where the game's strategy
wants it, the tree ends with the seat's own turn, and the game is played on to its end by the likeliest actions, with
the same luck for every action of the seat; priors may then say what actions look worth. Or the seat ends its turn
wherever the simulation has come to, the others have theirs, and some rounds more are played by the likeliest actions:
a position is judged by what comes of it.

Seats that answer in secret choose at the same node, each by what it got itself, and none sees what another chose
before all are in. Numbers are whole throughout: the same dice give the same search, compiled or interpreted.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from theogony.bots.search.greedy import TO_THE_END, best_action, holds, play_on, settle, somebody_answered
from theogony.bots.search.order import Order
from theogony.bots.search.shares import ONE, chances, shares
from theogony.bots.search.tree import NONE, ROOT, TRUST, TRUST_IN_PRIORS, Tree, root
from theogony.kernel.agenda import BIT
from theogony.kernel.dice import Dice
from theogony.kernel.state import State
from theogony.kernel.strategy import Strategy

EXPLORE: Final[i64] = 150  # in hundredths of a node's spread
EXPLORE_LATER: Final[i64] = 50  # below the root, where games are played to their end: most of that spread is luck
FEWEST: Final[i64] = 6  # actions open at a node before visits ask for more
ALWAYS: Final[i64] = 1000000000  # the prior of what is tried before all else
MOST_IDLE: Final[i64] = 100  # in a row
DEEPEST: Final[i64] = 400  # actions of one simulation
# Natural logarithms of powers of two, in hundredths
LOG_OF_TWO: Final[i64] = 69


class Search:
    """What one seat can find out about its next decision. `run` as long as there is time, then see what was `tried`."""

    view: State
    seat: i64
    strategy: Strategy
    dice: Dice
    tree: Tree
    beyond: bool  # whether simulations go on when another seat's turn begins
    secret: bool  # whether the decision is a secret one
    first: i64  # what `greedy` would do: it is always tried
    end_swing: i64  # not 0: simulations are played on to the end of the game
    prior_swing: i64  # not 0: what actions look worth is told by their priors
    key: vec[i64]  # of the dice that simulations of all actions have in common
    simulations: i64
    wanted: i64  # the action that the simulations under way begin with; NONE: the most promising one
    decider: i64  # who decided last in the simulation under way, and
    barrier: i64  # the barrier then
    farther: bool  # whether the simulation under way has come to a question nobody had looked at
    path: vec[i64]  # edges of the simulation under way, and
    nodes: vec[i64]  # where they were chosen

    def __init__(self, view: State, seat: i64, strategy: Strategy, dice: Dice, most: i64) -> None:
        """A search over the view of the seat, which has something to decide. The tree has at most `most` edges."""
        self.view = view
        self.seat = seat
        self.strategy = strategy
        self.dice = dice
        self.end_swing = strategy.end_swing()
        self.prior_swing = strategy.prior_swing()
        self.tree = Tree(most, TRUST if self.prior_swing == 0 else TRUST_IN_PRIORS)
        self.beyond = strategy.beyond()
        self.secret = view.agenda.seals(seat)
        self.first = best_action(view, seat, strategy, dice)
        self.key = dice.fork().key
        self.simulations = 0
        self.wanted = NONE
        self.decider = NONE
        self.barrier = 0
        self.farther = False
        self.path = vec[i64]()
        self.nodes = vec[i64]()

    def run(self, simulations: i64) -> None:
        """Do so many more simulations."""
        for _ in range(simulations):
            self._simulate()
        self.simulations += simulations

    def weigh(self, action: i64, tries: i64) -> None:
        """Try the legal action until it has been tried so many times, however little it promises."""
        self.wanted = action
        edge = self.tree.find(ROOT, self.seat, action)
        missing = tries - (self.tree.times[edge] if edge >= 0 else i64(0))
        if missing > 0:
            self.run(missing)
        self.wanted = NONE

    def tried(self) -> vec[i64]:
        """The edges of the actions tried, the newest first: see `tree`."""
        tree = self.tree
        out = vec[i64]()
        edge = tree.first[ROOT]
        while edge >= 0:
            if tree.seat[edge] == self.seat and tree.is_open(edge):
                out = append(out, edge)
            edge = tree.following[edge]
        return out

    def _simulate(self) -> None:
        state = self.view.guess(self.dice)
        self.path = vec[i64]()
        self.nodes = vec[i64]()
        self._descend(state)
        self._come_to_rest(state)
        if self.end_swing > 0:
            play_on(state, self.seat, NONE, TO_THE_END, self.strategy, self.dice)
            got = chances(self.strategy.values(state), self.end_swing)
        else:
            self._round_out(state)
            got = shares(state, self.strategy)
        for k in range(i64(len(self.path))):
            self.tree.count(self.nodes[k], self.path[k], got[self.tree.seat[self.path[k]]])

    def _descend(self, state: State) -> None:
        """Act on the guess as the tree says, down to the first question nobody has looked at before, and answer it."""
        tree = self.tree
        order = Order(self.seat)
        at: i64 = ROOT  # where the history stands
        asked_at: i64 = ROOT  # the node of the question; stays behind while answers are kept secret
        sealed_since: i64 = NONE  # the barrier when the last secret answer was given
        self.decider = NONE
        self.farther = False
        idle: i64 = 0
        for step in range(DEEPEST):
            seat = self.seat if step == 0 else order.next_seat(state)
            if seat < 0:
                return
            sealed = state.agenda.seals(seat)
            if not self.beyond and (sealed != self.secret or (seat != self.seat and not sealed)):
                return
            legal = state.legal(seat)
            n: i64 = len(legal)
            if n == 0:  # in a race a seat may have nothing to do until time passes
                idle += 1
                if idle > MOST_IDLE:
                    return
                continue
            idle = 0
            if n == 1 or seat == state.seats:
                state.apply_legal(seat, legal[0] if n == 1 else legal[self.dice.below(n)])
                continue
            barrier = state.barrier()
            if not sealed or sealed_since != barrier:
                if self.farther:
                    return
                asked_at = at
            if step == 0 and self.wanted >= 0:
                edge = self._opened(state, self.wanted)
            else:
                edge = self._chosen(state, asked_at, seat, legal)
            if edge < 0:
                return
            if step == 0 and (self.end_swing > 0 or not self.beyond):
                state.dice = self._luck(tree.times[edge])
            self.decider = seat
            self.barrier = barrier
            self.path = append(self.path, edge)
            self.nodes = append(self.nodes, asked_at)
            state.apply_legal(seat, tree.action[edge])
            sealed_since = barrier if sealed else NONE
            at = tree.child[edge] if asked_at == at else self._apart(at, seat, tree.action[edge])
            if at < 0:
                return

    def _luck(self, number: i64) -> Dice:
        """The dice of the simulations that try an action of the seat for the so-manieth time: the same for all actions,
        so that none looks better for having had more luck."""
        key = self.key[:]
        key[0] = number
        dice = Dice(key)
        dice.leaps = True
        return dice

    def _come_to_rest(self, state: State) -> None:
        """Let secret answers that are missing come in, and whoever decided last go on while it is asked at once."""
        _let_all_answer(state)
        if self.decider >= 0 and self.end_swing == 0:
            settle(state, self.decider, self.barrier, self.strategy, self.dice)

    def _round_out(self, state: State) -> None:
        """Where the strategy wants it, the seat ends its turn and the others have theirs before the position is judged.
        If it chose in secret, its own turn of that round is yet to come: it has it like theirs."""
        ending = self.strategy.ending(state)
        if ending >= 0:
            rounds = self.strategy.rounds()
            play_on(state, self.seat, NONE if self.secret else ending, rounds, self.strategy, self.dice)

    def _apart(self, node: i64, seat: i64, action: i64) -> i64:
        """Where the history goes on after a secret answer that was chosen further up; NONE if the tree is full."""
        kept = self.tree.find(node, seat, action)
        if kept < 0:
            kept = self.tree.grow(node, seat, action)
        return self.tree.child[kept] if kept >= 0 else NONE

    def _chosen(self, state: State, node: i64, seat: i64, legal: vec[i64]) -> i64:
        """The edge to follow: the most promising of those that are open here. NONE if the tree is full."""
        open_here = self._count_open(node, seat, legal)
        if open_here == 0:
            self.farther = True
        room = min(i64(len(legal)), self._wide(node)) - open_here
        if room > 0:
            self._open(state, node, seat, legal, room)
        tree = self.tree
        unit = self._explore(node) * tree.spread(node) // 100
        drift = tree.drift(node)
        logarithm = LOG_OF_TWO * _bits(tree.visits[node] + 1)
        best: i64 = NONE
        most: i64 = 0
        edge = tree.first[node]
        while edge >= 0:
            if tree.seat[edge] == seat and tree.is_open(edge) and holds(legal, tree.action[edge]):
                tries = tree.times[edge] + tree.trust
                hope = tree.mean(edge, drift) + unit * root(logarithm * 10000 // tries) // 1000
                if best < 0 or hope > most:
                    best = edge
                    most = hope
            edge = tree.following[edge]
        return best

    def _explore(self, node: i64) -> i64:
        return EXPLORE if self.end_swing == 0 or node == ROOT else EXPLORE_LATER

    def _count_open(self, node: i64, seat: i64, legal: vec[i64]) -> i64:
        tree = self.tree
        count: i64 = 0
        edge = tree.first[node]
        while edge >= 0:
            if tree.seat[edge] == seat and tree.is_open(edge) and holds(legal, tree.action[edge]):
                count += 1
            edge = tree.following[edge]
        return count

    def _wide(self, node: i64) -> i64:
        """How many actions are open at the node after the visits it has had."""
        least = self.strategy.width(0) if node == ROOT else FEWEST
        return max(least, FEWEST + root(self.tree.visits[node]) // 2)

    def _opened(self, state: State, action: i64) -> i64:
        """The edge of this action of the seat at the root, opened if it was not. NONE if the tree is full."""
        tree = self.tree
        edge = tree.find(ROOT, self.seat, action)
        if edge < 0:
            edge = tree.grow(ROOT, self.seat, action)
        if edge >= 0 and not tree.is_open(edge):
            tree.hoped[edge] = self._hope(state, self.seat, action)
        return edge

    def _open(self, state: State, node: i64, seat: i64, legal: vec[i64], room: i64) -> None:
        """Open so many actions more, the likeliest first. The dice decide among equals.

        What they look worth is compared on the same guess: if others were opened before, on another one, the best known
        of them is looked at again, and the new ones are set right by the difference."""
        tree = self.tree
        n: i64 = len(legal)
        shift: i64 = self.dice.below(n)
        known: i64 = NONE
        priors = vec[i64](capacity=n)
        for k in range(n):
            edge = tree.find(node, seat, legal[k])
            if edge >= 0 and tree.is_open(edge):
                priors = append(priors, i64(0))
                if known < 0 or tree.times[edge] > tree.times[known]:
                    known = edge
            else:
                always = node == ROOT and legal[k] == self.first
                priors = append(priors, ALWAYS if always else self.strategy.prior(state, seat, legal[k]))
        level: i64 = 0
        if known >= 0:
            level = tree.hoped[known] - self._hope(state, seat, tree.action[known])
        for _ in range(room):
            best: i64 = NONE
            most: i64 = 0
            for j in range(n):
                k2: i64 = j + shift
                if k2 >= n:
                    k2 -= n
                if priors[k2] > most:
                    most = priors[k2]
                    best = k2
            if best < 0:
                return
            priors[best] = 0
            opened = tree.find(node, seat, legal[best])
            if opened < 0:
                opened = tree.grow(node, seat, legal[best])
            if opened < 0:
                return
            tree.hoped[opened] = self._hope(state, seat, legal[best]) + level

    def _hope(self, state: State, seat: i64, action: i64) -> i64:
        """What the action looks worth to the seat before it is tried."""
        if self.prior_swing > 0:
            return self.strategy.prior(state, seat, action) * ONE // (4 * self.prior_swing)
        return self._look(state, seat, action)

    def _look(self, state: State, seat: i64, action: i64) -> i64:
        """What the action looks worth to the seat, with what it goes on to decide at once."""
        throws = self.strategy.throws(state, seat, action)
        total: i64 = 0
        for k in range(throws):
            after = state.clone()
            if k > 0:
                after.dice = self.dice.fork()
            after.apply_legal(seat, action)
            _let_all_answer(after)
            settle(after, seat, state.barrier(), self.strategy, self.dice)
            self._round_out(after)
            total += shares(after, self.strategy)[seat]
        return total // throws


def _bits(n: i64) -> i64:
    count: i64 = 0
    while n > 0:
        n >>= 1
        count += 1
    return count


def _let_all_answer(guess: State) -> None:
    """A sealed answer counts when all are in: those still missing come by chance, with the guess's dice."""
    while True:
        awaited = guess.awaited()
        seat: i64 = 0
        while seat < guess.seats and (awaited & BIT[seat] == 0 or not guess.agenda.seals(seat)):
            seat += 1
        if seat == guess.seats or not somebody_answered(guess):
            return
        actions = guess.legal(seat)
        guess.apply_legal(seat, actions[guess.dice.below(i64(len(actions)))])
