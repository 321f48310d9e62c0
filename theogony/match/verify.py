"""Whether a match file tells the truth: everything in it is derived again, and the first thing that differs is named.

The commitments are checked against what was opened, the dice key is derived from seed and nonces, and every entry is
done again through the same doors as when it was written; what the dice and the game then tell must be what the
file tells.
"""

from __future__ import annotations

from msgspec import Struct

from theogony.kernel.game import game as find_game
from theogony.match.entries import Did, Entry, Forked, Paused, RanOut, Resigned, Resumed, TakenOver, Undone, Unopened
from theogony.match.fairness import Agreement, DiceSource, commitment_to_nonce, commitment_to_seed
from theogony.match.files import EarlierLine, FileError, MatchFile, clock_check, earlier_line, read, seat_check
from theogony.match.match import Match, Seat


class Verified(Struct, frozen=True):
    """What was found right. `complete` is False for a match still running whose seed is not in the file."""

    match: Match | None
    entries: int
    complete: bool
    goes_on_after: int = 0  # the last entry of another match that this one goes on from; 0 if it is one from the start

    def sentence(self) -> str:
        if not self.complete:
            return (
                f"The match is not over and its seed still secret: the commitments and the order of its {self.entries} "
                "entries are right, dice and actions can be verified later."
            )
        right = f"Right: the set-up and all {self.entries} entries follow from the seed, the nonces and the rules."
        if self.match is None or not self.match.earlier:
            return right
        return f"{right} It goes on from another match after entry {self.goes_on_after}, with dice of its own."


def verify(content: bytes | str) -> Verified:
    """FileError, with a sentence that names what is wrong, unless everything that can be checked is right."""
    file = read(content)
    _check_commitments(file)
    if file.dice.seed is None and file.dice.key is None:
        _check_outside(file)
        return Verified(None, len(file.entries), False)
    match = _replayed(file)
    forks = [entry.n - 1 for entry in match.log if isinstance(entry, Forked)]
    return Verified(match, len(file.entries), True, forks[-1] if forks else 0)


def restore(content: bytes | str) -> Match:
    """The match, verified and ready to go on: the same log, the same state, the same clock."""
    match = verify(content).match
    if match is None:
        raise FileError("Only a full backup can be played on; this file does not have the seed of its match.")
    return match


def _check_commitments(file: MatchFile) -> None:
    dice = file.dice
    if dice.key is not None and (dice.commitment is not None or dice.seed is not None):
        raise FileError("The dice have a key and a commitment or seed as well; only one can be true.")
    if dice.seed is not None:
        if dice.commitment is None:
            raise FileError("The seed was never committed to: the field 'commitment' of the dice is missing.")
        if commitment_to_seed(bytes.fromhex(dice.seed)) != dice.commitment:
            raise FileError(f"The seed {dice.seed} is not the one the server committed to ({dice.commitment}).")
    for seat, line in enumerate(file.seats):
        if line.commitment is not None and dice.commitment is None:
            raise FileError(f"Seat {seat} committed to a nonce, but the server to no seed.")
        if line.nonce is not None:
            if line.commitment is None:
                raise FileError(f"Seat {seat} opened a nonce it had not committed to.")
            if commitment_to_nonce(bytes.fromhex(line.nonce)) != line.commitment:
                raise FileError(f"The nonce of seat {seat} is not the one it committed to ({line.commitment}).")


def _check_outside(file: MatchFile) -> None:
    """What can be said without the seed."""
    if file.result is not None:
        raise FileError("The match has a result, but the file lacks the seed or key of its dice.")
    n, at = 0, 0
    for line in file.entries:
        if line.n <= n:
            raise FileError(f"Entry {line.n} comes after entry {n}.")
        if line.at < at:
            raise FileError(f"Entry {line.n} is at {line.at} ms, before entry {n} at {at} ms.")
        n, at = line.n, line.at
    if file.clock.at < at:
        raise FileError(f"The clock stands at {file.clock.at} ms, before the last entry at {at} ms.")


def _replayed(file: MatchFile) -> Match:
    match = _set_up(file)
    for n, line in enumerate(file.entries, 1):
        if line.n != n:
            raise FileError(f"Entry {n} has the number {line.n}.")
        follow(match, line)
    if len(match.log) > len(file.entries):
        missing = match.log[len(file.entries)]
        raise FileError(f"{_name(missing)} is missing in the file.")
    _check_end(file, match)
    return match


def follow(match: Match, line: Entry) -> None:
    """Do the next entry of a log again, as a server does that reads a match from its storage.

    FileError names what differs; the match is then not to be used. What a new match has noted by itself (nonces not
    opened) is compared only.
    """
    if line.n > len(match.log) + 1:
        raise FileError(f"Entry {line.n} comes after entry {len(match.log)}.")
    if line.n == len(match.log) + 1:
        _do_again(match, line)
    if line.n > len(match.log):
        raise FileError(f"{_name(line)}: the hourglass had not run out at {line.at} ms.")
    _compare(line, match.log[line.n - 1])


def _set_up(file: MatchFile) -> Match:
    try:
        game = find_game(file.game)
    except ValueError as wrong:
        raise FileError(str(wrong)) from None
    if file.rules_version != game.rules_version:
        raise FileError(
            f"The match was played by version {file.rules_version} of the rules of {game.title}; "
            f"this is version {game.rules_version}."
        )
    if file.space != game.space.digest():
        raise FileError(
            f"The actions of {game.title} were numbered differently (digest {file.space}, here {game.space.digest()})."
        )
    try:
        match = Match(
            game,
            [Seat(line.name, line.player) for line in file.seats],
            file.options,
            agreement=_agreement(file),
            key=bytes.fromhex(file.dice.key) if file.dice.key is not None else None,
            earlier=[_earlier(k, line, len(file.seats)) for k, line in enumerate(file.earlier, 1)],
        )
    except ValueError as wrong:
        raise FileError(str(wrong)) from None
    if match.options != file.options:
        raise FileError(f"The options {file.options} are not complete: {match.options} was played.")
    for seat, line in enumerate(file.seats):
        if line.check != seat_check(match, seat):
            raise FileError(f"Seat {seat} was changed: name, player, commitment or nonce do not fit its check.")
    if file.start != match.start_check:
        raise FileError(
            f"The set-up is wrong: seed, nonces and options give the check {match.start_check}, "
            f"the file says '{file.start}'."
        )
    return match


def _agreement(file: MatchFile) -> Agreement | None:
    if file.dice.seed is None:
        return None
    return Agreement(
        seed=bytes.fromhex(file.dice.seed),
        committed=tuple(line.commitment for line in file.seats),
        nonces=tuple(None if line.nonce is None else bytes.fromhex(line.nonce) for line in file.seats),
    )


def _earlier(k: int, line: EarlierLine, seats: int) -> DiceSource:
    """The dice of the k-th match this one goes on from, if seed and nonces are those that were committed to."""
    name, dice = f"The dice of earlier match {k}", line.dice
    source: DiceSource
    if dice.key is not None:
        source = bytes.fromhex(dice.key)
    else:
        if dice.seed is None or len(line.committed) != seats or len(line.nonces) != seats:
            raise FileError(f"{name} are not whole: a seed and a nonce of each of {seats} seats belong to them.")
        nonces = tuple(None if nonce is None else bytes.fromhex(nonce) for nonce in line.nonces)
        source = Agreement(bytes.fromhex(dice.seed), line.committed, nonces)
        for seat, nonce in enumerate(nonces):
            if nonce is not None and commitment_to_nonce(nonce) != line.committed[seat]:
                raise FileError(f"{name}: the nonce of seat {seat} is not the one it committed to.")
    if line != earlier_line(source):
        raise FileError(f"{name} were changed: they do not fit their commitment or their check.")
    return source


def _do_again(again: Match, line: Entry) -> None:
    """Through the door by which the entry was written."""
    try:
        match line:
            case Did():
                again.act(line.seat, again.game.space.parse(line.say), at=line.at)
            case RanOut():
                again.tick(line.at)
            case Undone():
                again.undo(line.seat, line.back, at=line.at)
            case TakenOver():
                again.take_over(line.seat, line.player, at=line.at)
            case Resigned():
                again.resign(line.seat, line.player, at=line.at)
            case Paused():
                again.pause(at=line.at)
            case Resumed():
                again.resume(at=line.at)
            case Forked():
                again.fork()
            case Unopened():
                raise FileError(f"seat {line.seat} had no nonce left to open")
    except ValueError as wrong:
        raise FileError(f"{_name(line)}: {wrong}") from None


def _compare(line: Entry, again: Entry) -> None:
    name = _name(line)
    if type(line) is not type(again):
        raise FileError(f"{name}: here the match goes on with {_words(again)}.")
    for field in line.__struct_fields__:
        says, gives = getattr(line, field), getattr(again, field)
        if says == gives:
            continue
        if field == "told":
            raise FileError(f"{name}: {_first_difference(says, gives)}.")
        if field == "check":
            raise FileError(
                f"{name}: its check is '{says}', the replay gives '{gives}'; its time, its seat or what was done "
                "was changed."
            )
        raise FileError(f"{name}: '{field}' is {says}, the replay gives {gives}.")


def _first_difference(says: tuple[str, ...], gives: tuple[str, ...]) -> str:
    for k in range(max(len(says), len(gives))):
        in_file = says[k] if k < len(says) else "nothing more"
        replayed = gives[k] if k < len(gives) else "nothing more"
        if in_file != replayed:
            return f"the file tells '{in_file}', dice and rules give '{replayed}'"
    return "nothing differs"


def _check_end(file: MatchFile, match: Match) -> None:
    try:
        match.tick(file.clock.at)
    except ValueError as wrong:
        raise FileError(f"The clock stands at {file.clock.at} ms. {wrong}") from None
    if len(match.log) > len(file.entries):
        raise FileError(f"The clock stands at {file.clock.at} ms, but the hourglass ran out before that.")
    if file.clock.at != match.clock.at or file.clock.check != clock_check(match, file.clock.at):
        raise FileError(f"The clock was changed: {file.clock.at} ms do not fit its check.")
    if match.forks != len(match.earlier):
        raise FileError(
            f"The match goes on from {len(match.earlier)} earlier ones, but takes other dice {match.forks} times."
        )
    result = match.result()
    if file.result != result:
        if result is None:
            raise FileError(f"The file has a result, but the match is not over after {len(file.entries)} entries.")
        raise FileError(f"The result is wrong: the file says {file.result}, the replay gives {result}.")


def _name(line: Entry) -> str:
    return f"Entry {line.n} ({_words(line)})"


def _words(line: Entry) -> str:
    match line:
        case Did():
            return f"seat {line.seat}: {line.say}"
        case RanOut():
            return f"the hourglass: {line.say}"
        case Undone():
            return f"seat {line.seat}: undo {line.back}"
        case TakenOver():
            return f"seat {line.seat}: taken over by {line.player}"
        case Resigned():
            return f"seat {line.seat}: resigned"
        case Paused():
            return "pause"
        case Resumed():
            return "resume"
        case Forked():
            return "fork"
        case Unopened():
            return f"seat {line.seat}: nonce not opened"
