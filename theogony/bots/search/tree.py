"""The tree of a search: nodes and edges in flat arrays, never more than were asked for.

A node is a history of decisions. An edge leaves it for each action that a seat may try there: it holds what the action
looked worth when it was opened, how often it was tried, and what it brought that seat. Edges of several seats may leave
one node: seats that answer in secret decide at the same node, and chance may give the decision to one seat or another.
"""

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from theogony.bots.search.shares import ONE

NONE: Final[i64] = -1
ROOT: Final[i64] = 0
CLOSED: Final[i64] = -1000000000  # hoped for from an edge nobody has looked at
TRUST: Final[i64] = 16  # what an action looked worth at first counts like so many tries
TRUST_IN_PRIORS: Final[i64] = 64  # if priors said it: simulations are then played on by them, and one says less
DOUBT: Final[i64] = 2  # a node's spread starts as if so many visits had been
FIRST_SPREAD: Final[i64] = ONE // 50  # so far apart


class Tree:
    most: i64  # edges at most
    trust: i64  # what an action looked worth counts like so many tries
    first: vec[i64]  # by node: its newest edge
    visits: vec[i64]
    total: vec[i64]  # what those who decided at the node got
    squares: vec[i64]
    drifts: vec[i64]  # how much more than hoped they got, all times together
    following: vec[i64]  # by edge: the next older edge of its node
    seat: vec[i64]
    action: vec[i64]
    hoped: vec[i64]  # what it looked worth to its seat when it was opened
    times: vec[i64]
    won: vec[i64]  # what the edge's seat got, all times together
    child: vec[i64]

    def __init__(self, most: i64, trust: i64) -> None:
        self.most = most
        self.trust = trust
        self.first = vec[i64]()
        self.visits = vec[i64]()
        self.total = vec[i64]()
        self.squares = vec[i64]()
        self.drifts = vec[i64]()
        self.following = vec[i64]()
        self.seat = vec[i64]()
        self.action = vec[i64]()
        self.hoped = vec[i64]()
        self.times = vec[i64]()
        self.won = vec[i64]()
        self.child = vec[i64]()
        self._node()

    def edges(self) -> i64:
        """How many edges there are."""
        return len(self.seat)

    def _node(self) -> i64:
        new: i64 = len(self.first)
        self.first = append(self.first, NONE)
        self.visits = append(self.visits, i64(0))
        self.total = append(self.total, i64(0))
        self.squares = append(self.squares, i64(0))
        self.drifts = append(self.drifts, i64(0))
        return new

    def grow(self, node: i64, seat: i64, action: i64) -> i64:
        """A new edge with a new node at its end; NONE if the tree is as large as it may become."""
        new: i64 = len(self.seat)
        if new >= self.most:
            return NONE
        self.following = append(self.following, self.first[node])
        self.seat = append(self.seat, seat)
        self.action = append(self.action, action)
        self.hoped = append(self.hoped, CLOSED)
        self.times = append(self.times, i64(0))
        self.won = append(self.won, i64(0))
        self.child = append(self.child, self._node())
        self.first[node] = new
        return new

    def find(self, node: i64, seat: i64, action: i64) -> i64:
        """The edge of this action; NONE if it was never tried."""
        edge = self.first[node]
        while edge >= 0 and (self.seat[edge] != seat or self.action[edge] != action):
            edge = self.following[edge]
        return edge

    def count(self, node: i64, edge: i64, got: i64) -> None:
        """The open edge of the node was tried once more and brought its seat this much."""
        self.times[edge] += 1
        self.won[edge] += got
        self.visits[node] += 1
        self.total[node] += got
        self.squares[node] += got * got // ONE
        self.drifts[node] += got - self.hoped[edge]

    def is_open(self, edge: i64) -> bool:
        """Whether somebody has looked at the action."""
        return self.hoped[edge] != CLOSED

    def drift(self, node: i64) -> i64:
        """How much more than hoped those who decide at the node get on average. What looks good before the others have
        answered looks so for all actions alike: compared with each other, hopes and results have to be level."""
        return self.drifts[node] // self.visits[node] if self.visits[node] > 0 else i64(0)

    def hope(self, edge: i64, drift: i64) -> i64:
        """What was hoped of the open edge, with the drift of its node: a chance, from none to all."""
        return max(i64(0), min(ONE, self.hoped[edge] + drift))

    def mean(self, edge: i64, drift: i64) -> i64:
        """What the open edge is likely to bring its seat: the mean of what it brought and, as if that had been `trust`
        tries more, of what was hoped."""
        return (self.won[edge] + self.trust * self.hope(edge, drift)) // (self.times[edge] + self.trust)

    def spread(self, node: i64) -> i64:
        """The standard deviation of what was got at the node, kept from vanishing while little is known."""
        n = self.visits[node]
        if n == 0:
            return FIRST_SPREAD
        mean = self.total[node] // n
        variance = max(i64(0), self.squares[node] // n - mean * mean // ONE)
        return root((variance * n + DOUBT * (FIRST_SPREAD * FIRST_SPREAD // ONE)) * ONE // (n + DOUBT))


def root(n: i64) -> i64:
    """The square root of a number from 0 to 2**52, rounded down."""
    return i64(int(sqrt(float(n))))
