"""What can go wrong between a job and the database, and what is known about the job afterwards."""

from __future__ import annotations

from typing import Literal


class StorageError(ValueError):
    """The database cannot be used; one sentence says why and what to do."""


class Conflict(Exception):
    """Somebody else wrote first; nothing was written."""


class Broken(Exception):
    """The connection is of no use any more; what was asked last may or may not have been done."""


class Down(Exception):
    """The database did not do it, and trying once more did not help.

    `what` was not done: nothing was written, nothing was read, or it is not known whether something was written.
    """

    def __init__(self, reason: object, what: Literal["written", "read", "known"] = "written") -> None:
        super().__init__(f"Nothing was {what}: {one_line(reason)}")
        self.what = what


def one_line(reason: object) -> str:
    """What a database says, for a sentence."""
    return " ".join(str(reason).split()).rstrip(".") or type(reason).__name__
