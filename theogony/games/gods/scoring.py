"""Points and places at the end of Gods."""

from librt.vecs import append, vec
from mypy_extensions import i64

from theogony.games.gods.components import COLOURS, TEMPLE_PENALTY, VICTORY_POINTS, VILLAGE_POINTS
from theogony.games.gods.position import Position


def points_for_villages(at: Position, seat: i64) -> i64:
    return VILLAGE_POINTS * at.villages_of(seat)


def points_for_victory_tiles(at: Position, seat: i64) -> i64:
    total: i64 = 0
    for colour in range(COLOURS):
        total += VICTORY_POINTS * i64(at.victory[seat * COLOURS + colour])
    return total


def temple_penalty(at: Position, seat: i64) -> i64:
    """score.temples: whoever has most temples on the table loses four points, everybody who is tied for it too."""
    for other in range(at.seats):
        if at.temples_laid(other) > at.temples_laid(seat):
            return 0
    return -TEMPLE_PENALTY


def score(at: Position, seat: i64) -> i64:
    return points_for_villages(at, seat) + points_for_victory_tiles(at, seat) + temple_penalty(at, seat)


def places(at: Position) -> vec[i64]:
    """score.ties: most points, then most crystals; still tied is shared."""
    out = vec[i64]()
    for seat in range(at.seats):
        ahead: i64 = 0
        for other in range(at.seats):
            if score(at, other) > score(at, seat) or (
                score(at, other) == score(at, seat) and at.energy[other] > at.energy[seat]
            ):
                ahead += 1
        out = append(out, ahead + 1)
    return out
