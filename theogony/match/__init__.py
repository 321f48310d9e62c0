"""One game being played: seats, log, clock, undo, replay, fair dice, files. No I/O, and no clock is read here.

match = Match(theogony.game("gods"), [Seat("Ada"), Seat("Bo")], {"bag": True}, seed=7)
match.act(0, action, at=1500)
match.undo(0, at=2000)
file = published(match)         # bytes: what everybody may have; with everything in it once the match is over
verify(file)                    # every commitment, roll and action, or a sentence saying which one is wrong
"""

from theogony.match.declined import DECLINED_IDS, Declined, Late
from theogony.match.entries import Entry
from theogony.match.fairness import Agreement, Sitting, commitment_to_nonce
from theogony.match.files import FileError, backup, published
from theogony.match.forking import dice_until, forked
from theogony.match.match import PERSON, Match, Result, Seat
from theogony.match.verify import Verified, follow, restore, verify
from theogony.match.views import entry_seen, replay, view

__all__ = [
    "DECLINED_IDS",
    "PERSON",
    "Agreement",
    "Declined",
    "Entry",
    "FileError",
    "Late",
    "Match",
    "Result",
    "Seat",
    "Sitting",
    "Verified",
    "backup",
    "commitment_to_nonce",
    "dice_until",
    "entry_seen",
    "follow",
    "forked",
    "published",
    "replay",
    "restore",
    "verify",
    "view",
]
