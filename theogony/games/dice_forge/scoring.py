"""Points and places of Dice Forge."""

from librt.vecs import append, vec
from mypy_extensions import i64

from theogony.games.dice_forge.position import Position


def score(at: Position, seat: i64) -> i64:
    """score.sum: glory on the track and on the cards. What is left of gold, shards and tokens is worth nothing."""
    return at.glory(seat) + at.card_glory(seat)


def places(at: Position) -> vec[i64]:
    """score.ties: whoever is tied shares the place."""
    out = vec[i64]()
    for seat in range(at.seats):
        ahead: i64 = 0
        for other in range(at.seats):
            if score(at, other) > score(at, seat):
                ahead += 1
        out = append(out, ahead + 1)
    return out
