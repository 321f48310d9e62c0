"""Matches for tests: set up in one word, and played on at random."""

from tests.games_for_tests.secrets_and_time import VIGIL
from theogony.kernel.dice import Dice, dice_from_seed
from theogony.kernel.game import game
from theogony.match import Declined, Match, Seat, Sitting, commitment_to_nonce

NAMES = ("Ada", "Bo", "Cleo", "Dan")
SEED = bytes(range(32))


def gods(seats: int = 2, seed: int = 7, **options: object) -> Match:
    return Match(game("gods"), [Seat(name) for name in NAMES[:seats]], options, seed=seed)


def vigil(seats: int = 3, seed: int = 7, **options: object) -> Match:
    return Match(VIGIL, [Seat(name) for name in NAMES[:seats]], options, seed=seed)


def nonce_of(seat: int) -> bytes:
    return bytes([seat]) * 16


def agreed(id: str = "vigil", seats: int = 3, unopened: tuple[int, ...] = (), **options: object) -> Match:
    """A match whose seats agreed on the dice; the last seat is a bot without a nonce."""
    sitting = Sitting(seats, SEED)
    for seat in range(seats):
        sitting.sit(seat, commitment_to_nonce(nonce_of(seat)) if seat < seats - 1 else None)
    for seat in range(seats - 1):
        if seat not in unopened:
            sitting.open(seat, nonce_of(seat))
    who = [Seat(name) for name in NAMES[: seats - 1]] + [Seat("Clay", "random")]
    return Match(game(id), who, options, agreement=sitting.agreement())


def awaited_seats(match: Match) -> list[int]:
    """Whom the table waits for; in a race, who may act."""
    bits = match.state.awaited() or match.state.acting()
    return [seat for seat in range(len(match.seats)) if bits >> seat & 1]


def random_step(match: Match, dice: Dice, pace: int = 900) -> None:
    """One legal action of somebody, `pace` milliseconds later, unless the hourglass comes first."""
    before = len(match.log)
    match.tick(match.clock.at + pace)
    seats = awaited_seats(match)
    if len(match.log) == before and seats:
        seat = seats[dice.below(len(seats))]
        legal = match.state.legal(seat)
        match.act(seat, int(legal[dice.below(len(legal))]))


def play_out(match: Match, seed: int = 1, pace: int = 900, undo: bool = False) -> Match:
    """To the end, at random; with `undo`, every now and then somebody takes something back where that is allowed."""
    dice = dice_from_seed(seed)
    while not match.over:
        random_step(match, dice, pace)
        if undo and dice.below(3) == 0:
            try:
                match.undo(dice.below(len(match.seats)))
            except Declined:
                continue
    return match


def to_the_candles(match: Match) -> int:
    """Everybody offers a card; the seat that lights candles now."""
    for seat in range(len(match.seats)):
        match.act(seat, int(match.state.legal(seat)[0]))
    return awaited_seats(match)[0]


def to_the_race(match: Match) -> None:
    keeper = to_the_candles(match)
    match.act(keeper, match.game.space.parse("done"))
