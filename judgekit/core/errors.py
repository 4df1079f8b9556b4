"""Errors: what a caller did that cannot be answered; the command line shows each in one or two lines."""

from __future__ import annotations

from judgekit.core.wording import phrase


class JudgekitError(Exception):
    """A fault of the call, shown without traceback.

    Attributes:
        exit_code: what the process returns (1 nothing found, 2 wrong usage, 3 corpus or store unreadable).
        hint: what to do about it, one line, may be empty.
        parts: where it stands for several faults, each of them; shown on a line of its own.
        lines: lines that may be written in the place of what is at fault; shown right below.
        notes: what else is said of it below; each a line of its own.
        brief: what is shown above such lines; empty: the message.
    """

    exit_code = 1
    parts: tuple[JudgekitError, ...] = ()
    lines: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    brief = ""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.hint = hint


class RuleNotFound(JudgekitError):
    """A number that no loaded edition has.

    Attributes:
        nearest: the nearest numbers that exist.
    """

    def __init__(self, message: str, nearest: tuple[str, ...] = ()) -> None:
        super().__init__(message, phrase("nearest: {near}", near=", ".join(nearest)) if nearest else "")
        self.nearest = nearest


class BookNotFound(JudgekitError):
    """A book or edition that is not loaded."""

    exit_code = 3


class UsageFault(JudgekitError):
    """A call that makes no sense: a number that is none, an option that does not fit."""

    exit_code = 2


class DocumentUnreadable(JudgekitError):
    """A file that cannot be read or is no rulebook that judgekit knows."""

    exit_code = 3


class StoreUnreadable(JudgekitError):
    """The store can be neither opened nor built."""

    exit_code = 3
